//! What is kept.

use crate::moment::Moment;

/// What an entry is. The kinds that the log itself makes have names here; all others are the caller's.
pub struct Kind;

impl Kind {
    /// Takes an entry back.
    pub const UNDO: &str = "undo";
    /// Brings one back that was taken back.
    pub const REDO: &str = "redo";
    /// A name was forgotten.
    pub const FORGET: &str = "forget";
    /// A copy was made, which the log does not know any more.
    pub const COPY: &str = "copy";
    /// All of these.
    pub(crate) const OWN: [&str; 4] = [Self::UNDO, Self::REDO, Self::FORGET, Self::COPY];
}

/// Whom an entry is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Player {
    /// One of whom the log knows, by the number that it has given.
    Known(i64),
    /// One of whom it does not, by name.
    New(String),
}

/// An entry as it is handed in. What is not said stays out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewEntry {
    /// What makes it one, however often it is sent.
    pub key: String,
    /// What it is: a word of the caller's.
    pub kind: String,
    /// When it happened; none where that is now.
    pub happened: Option<Moment>,
    /// The entry that it is about.
    pub about: Option<i64>,
    /// The table.
    pub place: Option<String>,
    /// The seat.
    pub seat: Option<String>,
    /// The player.
    pub player: Option<Player>,
    /// The initials of who ruled.
    pub by: Option<String>,
    /// The initials of who approved.
    pub approved: Option<String>,
    /// What it is about, as an id that names nobody.
    pub subject: Option<String>,
    /// All that may hold the words of people, each under a name. Names of people are looked for in these when one is forgotten.
    pub parts: Vec<(String, String)>,
}

/// An entry as it was kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1 on.
    pub number: i64,
    /// What makes it one.
    pub key: String,
    /// What it is.
    pub kind: String,
    /// When it happened.
    pub happened: Moment,
    /// When it was entered.
    pub entered: Moment,
    /// The entry that it is about.
    pub about: Option<i64>,
    /// The table.
    pub place: Option<String>,
    /// The seat.
    pub seat: Option<String>,
    /// The number of the player.
    pub player: Option<i64>,
    /// The name of the player; none where there is no player, or where the name was forgotten.
    pub name: Option<String>,
    /// The initials of who ruled.
    pub by: Option<String>,
    /// The initials of who approved.
    pub approved: Option<String>,
    /// What it is about.
    pub subject: Option<String>,
    /// What was typed and told, each under its name.
    pub parts: Vec<(String, String)>,
    /// Whether it was undone, and not redone since.
    pub undone: bool,
}

impl Entry {
    /// One of its parts.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<&str> {
        self.parts.iter().find(|(known, _)| known == name).map(|(_, text)| text.as_str())
    }
}
