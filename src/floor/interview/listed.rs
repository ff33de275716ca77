//! The incidents that fit what is being typed, below the line.

use super::keys::{Keys, locked};
use super::subject::likely;
use crate::locale::{Language, Words};
use crate::pack::Pack;
use rustyline::completion::Completer;
use rustyline::highlight::Highlighter;
use rustyline::hint::{Hint, Hinter};
use rustyline::validate::Validator;
use rustyline::{Context, Helper};
use std::sync::{Arc, Mutex};

/// What lists them.
pub(super) struct Listed<'p> {
    pack: &'p Pack,
    /// The language of their titles; none where nothing is listed.
    language: Option<Language>,
    rows: usize,
    columns: usize,
    keys: Arc<Mutex<Keys>>,
}

/// The rows of a screen that the question and the line need.
const TAKEN_ROWS: usize = 6;

/// The longest line below which incidents are listed, in bytes: what is longer was pasted, and is found when it is sent.
const LISTED_TO: usize = 500;

/// What stands before the first of the list while no other is chosen: the key that takes it.
const FIRST: char = '→';

impl<'p> Listed<'p> {
    pub(super) fn new(pack: &'p Pack, keys: Arc<Mutex<Keys>>) -> Self {
        Self { pack, language: None, rows: 0, columns: 0, keys }
    }

    /// What holds for the next line.
    pub(super) fn set(&mut self, language: Option<Language>, rows: usize, columns: usize) {
        *self = Self { language, rows, columns, pack: self.pack, keys: Arc::clone(&self.keys) };
    }
}

/// The list as it is shown. None of it is put into the line.
pub(super) struct Below(String);

impl Hint for Below {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Hinter for Listed<'_> {
    type Hint = Below;

    fn hint(&self, line: &str, at: usize, _: &Context<'_>) -> Option<Below> {
        let mut keys = locked(&self.keys);
        keys.edited = (line.to_owned(), at);
        if let Some(picked) = keys.picked(line) {
            return Some(Below(picked.to_owned()));
        }
        let language = self.language?;
        if line.len() > LISTED_TO {
            keys.listed.clear();
        } else if keys.line != line {
            let words = Words::new(language, self.pack);
            let fit = likely(self.pack, &words, line).into_iter().take(self.rows.saturating_sub(TAKEN_ROWS));
            keys.listed = fit.map(|id| (id.clone(), words.text(&id))).collect();
            (keys.line, keys.chosen) = (line.to_owned(), None);
        }
        let width = self.columns.saturating_sub(1);
        let row = |(at, (_, title)): (usize, &(_, String))| {
            let mark = match keys.chosen {
                Some(chosen) if chosen == at => '>',
                None if at == 0 => FIRST,
                _ => ' ',
            };
            console::truncate_str(&format!("{mark} {title}"), width, "…").into_owned()
        };
        let rows: Vec<String> = keys.listed.iter().enumerate().map(row).collect();
        (!rows.is_empty()).then(|| Below(format!("\n{}", rows.join("\n"))))
    }
}

impl Completer for Listed<'_> {
    type Candidate = String;
}

impl Highlighter for Listed<'_> {}

impl Validator for Listed<'_> {}

impl Helper for Listed<'_> {}
