//! The level that is played: its blinds and antes are told once, and count for the lines that do not say them until they
//! are changed.

use super::conditions::before;
use super::round::read_line;
use super::{Command, Interview, Prompt};
use crate::betting::Amount;
use crate::betting::round::{Setup, Structure};
use crate::locale::{Words, args, read_amount};

/// The blinds of a level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Level {
    /// As they were told.
    pub told: String,
    /// The big blind, which is the least bet on a later street.
    pub(super) least: Amount,
    /// How much may be bet at it.
    pub(super) structure: Structure,
}

impl Level {
    /// What stands before a line that is played before the flop, or on a later street.
    pub(super) fn setup(&self, words: &Words, later: bool) -> String {
        if later { words.number(self.least) } else { self.told.clone() }
    }
}

impl Interview<'_> {
    /// The level of some blinds.
    ///
    /// # Errors
    /// Why they are none, in words.
    pub(super) fn level_of(&self, told: &str) -> Result<Level, String> {
        let line = self.words.text("level-tried");
        match read_line(self.words, &before(self.words, told, &line)) {
            Some(Ok(line)) if told.contains('/') && !self.tells_acts(told) => {
                let Setup { big_blind: least, structure, .. } = line.setup;
                Ok(Level { told: told.to_owned(), least, structure })
            }
            Some(Err(why)) => Err(why),
            // A least bet alone is no level: before the flop nobody would know the blinds.
            Some(Ok(_)) | None => Err(self.words.text("amounts-level-hint")),
        }
    }

    /// Blinds alone, which name the level where nothing else is asked for.
    pub(super) fn level_alone(&self, typed: &str) -> Option<Command> {
        // What holds before a line holds before this one, too: "blinds 400/800", "PL 400/800".
        let acts = || matches!(read_line(self.words, typed), Some(Ok(line)) if !line.moves.is_empty());
        let alone = typed.contains('/') && !typed.contains([';', ',']) && !acts();
        (alone && self.level_of(typed).is_ok()).then(|| Command::Level(typed.to_owned()))
    }

    /// What to type where two numbers alone may be the blinds and may be something else; none of anything else, or where they
    /// are none of a level.
    pub(super) fn perhaps_level(&self, typed: &str) -> Option<String> {
        let numbers: Vec<&str> = typed.split([' ', '-', '/', ',', ';']).filter(|part| !part.is_empty()).collect();
        let [small, big] = numbers[..] else {
            return None;
        };
        let amount = |part: &str| read_amount(self.words.language(), part).ok();
        let (small, big) = match (amount(small)?, amount(big)?) {
            (one, other) if one > other => (big, small),
            _ => (small, big),
        };
        let level = format!("{small}/{big}");
        let values = args([("typed", typed.into()), ("level", level.as_str().into())]);
        self.level_of(&level).is_ok().then(|| self.words.with("level-perhaps", &values))
    }

    /// What is in force, above the first question: the book, the language, and the level once it is known.
    pub(super) fn in_force(&self) -> String {
        let book = self.pack.book(self.book).map(|book| book.title.name(self.words.language()).to_owned());
        let language = self.words.text(&format!("language-{}", self.words.language().code()));
        let level = |level: &Level| self.words.with("level-in-force", &args([("level", level.told.as_str().into())]));
        let parts = book.into_iter().chain([language]).chain(self.level.as_ref().map(level));
        parts.collect::<Vec<_>>().join(" · ")
    }

    /// The question of which of the blinds of the level count for a line; nothing where no level is known.
    pub(super) fn of_level(&self, prompt: Prompt) -> Prompt {
        let Some(level) = &self.level else {
            return prompt;
        };
        let answer = |later| {
            let setup = args([("setup", level.setup(self.words, later).into())]);
            self.words.with(if later { "level-later" } else { "level-before-flop" }, &setup)
        };
        let answers = vec![answer(false), answer(true)];
        let hint = self.words.text("level-street-hint");
        Prompt { question: self.words.text("ask-line-street"), answers, hint, question_mark: true, ..prompt }
    }
}
