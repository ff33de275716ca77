//! Taking a name out of everything. It is the one thing that changes what was kept, and it leaves the entries themselves alone.

use crate::add::add;
use crate::entry::{Kind, NewEntry, Player};
use crate::fault::Fault;
use crate::file::Log;
use crate::moment::Moment;
use crate::names::folded;
use rusqlite::{OptionalExtension, Transaction, params};

/// What was done to forget somebody.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// How many entries point at this person.
    pub entries: i64,
    /// How many texts named this person.
    pub texts: usize,
    /// Whether the file was written anew. The name is gone otherwise, too, but nobody has made sure of the gaps between the rows.
    pub rewritten: bool,
}

/// A word of a name shorter than this stands for too much to be looked for by itself.
const SHORTEST: usize = 3;

/// The longest ending with which languages decline a name.
const ENDING: usize = 5;

impl Log {
    /// Forgets somebody: the name, and the name in all that was typed and told, declined, too. `mark` stands in its place.
    ///
    /// # Errors
    /// There is nobody of this number, or the log cannot be written; then nobody is forgotten.
    pub fn forget(&mut self, person: i64, mark: &str, now: &Moment) -> Result<Forgotten, Fault> {
        let transaction = self.writing()?;
        let name = transaction
            .query_row("SELECT name FROM name WHERE id = ?1", [person], |row| row.get::<_, Option<String>>(0))
            .optional()?;
        let Some(name) = name.flatten() else {
            return Err(Fault::Nothing);
        };
        transaction.execute("UPDATE name SET name = NULL WHERE id = ?1", [person])?;
        let texts = blank(&transaction, &name, mark)?;
        let entries: i64 =
            transaction.query_row("SELECT count(*) FROM entry WHERE player = ?1", [person], |row| row.get(0))?;
        let entry = NewEntry {
            key: format!("forget-{person}"),
            kind: Kind::FORGET.to_owned(),
            player: Some(Player::Known(person)),
            ..NewEntry::default()
        };
        add(&transaction, &entry, now)?;
        transaction.commit()?;
        // What was deleted is zeros already. What a page may hold between its rows, from when it was rearranged, goes as well.
        let rewritten = self.connection.execute_batch("VACUUM").is_ok();
        Ok(Forgotten { entries, texts, rewritten })
    }
}

/// Blanks a name in all texts, and says in how many it stood.
fn blank(transaction: &Transaction, name: &str, mark: &str) -> Result<usize, Fault> {
    let looked_for = Looked::new(name);
    let mut statement = transaction.prepare("SELECT entry, part, text FROM part")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let rows: Vec<(i64, String, String)> = rows.collect::<Result<_, _>>()?;
    let mut texts = 0;
    for (entry, part, text) in rows {
        if let Some(without) = looked_for.blanked(&text, mark) {
            transaction
                .execute("UPDATE part SET text = ?3 WHERE entry = ?1 AND part = ?2", params![entry, part, without])?;
            texts += 1;
        }
    }
    Ok(texts)
}

/// A name as it is looked for in texts.
pub(crate) struct Looked {
    /// The whole name, where it is no word: with signs in it, or short.
    whole: String,
    /// The beginnings of its words.
    stems: Vec<String>,
    /// Whether it is joined of several, as an id is.
    joined: bool,
}

impl Looked {
    pub(crate) fn new(name: &str) -> Self {
        let words = name.split(|sign: char| !belongs(sign)).map(folded).filter(|word| word.chars().count() >= SHORTEST);
        let stems = words.map(|word| stem(&word)).collect();
        Self { whole: name.to_owned(), stems, joined: name.contains(['-', '_']) }
    }

    /// The text without the name. None where the name does not stand in it.
    pub(crate) fn blanked(&self, text: &str, mark: &str) -> Option<String> {
        let mut without = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let end = rest.find(|sign: char| !belongs(sign)).unwrap_or(rest.len());
            let length = if end == 0 { first.len_utf8() } else { end };
            let (word, after) = rest.split_at(length);
            let in_an_id = !self.joined && is_in_an_id(&without, word, after);
            let names = end > 0 && !in_an_id && self.is_named(word);
            without += if names { mark } else { word };
            rest = after;
        }
        // A name of signs or of two letters: as it was typed, and not within a word.
        if self.stems.is_empty() && !self.whole.is_empty() {
            without = replaced(&without, &self.whole, mark);
        }
        (without != text).then_some(without)
    }

    fn is_named(&self, word: &str) -> bool {
        let word = folded(word);
        let ending = |stem: &String| word.strip_prefix(stem.as_str()).map(|ending| ending.chars().count());
        self.stems.iter().filter_map(ending).any(|ending| ending <= ENDING)
    }
}

/// Whether a sign belongs to a word.
fn belongs(sign: char) -> bool {
    sign.is_alphanumeric() || is_accent(sign)
}

/// An accent that stands behind its letter, as some keyboards type it.
fn is_accent(sign: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&sign)
}

/// Whether a word is a part of an id, such as `full-call`, where no name stands.
fn is_in_an_id(before: &str, word: &str, after: &str) -> bool {
    let mut before = before.chars().rev();
    let mut after = after.chars();
    let joins = |side: &mut dyn Iterator<Item = char>| {
        side.next().is_some_and(|sign| sign == '-' || sign == '_') && side.next().is_some_and(char::is_alphanumeric)
    };
    word.starts_with(|sign: char| sign.is_ascii_lowercase()) && (joins(&mut before) || joins(&mut after))
}

/// What stays of a name when it is declined: without a vowel at its end, where enough is left.
fn stem(word: &str) -> String {
    let without = word.strip_suffix(['a', 'e', 'i', 'o', 'u', 'y']).unwrap_or(word);
    if without.chars().count() > SHORTEST { without.to_owned() } else { word.to_owned() }
}

/// Replaces what stands by itself.
fn replaced(text: &str, name: &str, mark: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(name) {
        let (before, from) = rest.split_at(at);
        let after = &from[name.len()..];
        let alone = !before.chars().last().is_some_and(belongs) && !after.chars().next().is_some_and(belongs);
        out += before;
        out += if alone { mark } else { name };
        rest = after;
    }
    out + rest
}
