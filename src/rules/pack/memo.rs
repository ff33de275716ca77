//! Words with their stems or roots, looked up once: a rule book and what is told of incidents say a few words over and over.

use crate::locale::Language;
use std::cell::RefCell;
use std::collections::HashMap;

/// What a word of a language becomes, kept for the next time.
#[derive(Debug)]
pub(super) struct Memo {
    of: fn(Language, &str) -> String,
    known: RefCell<HashMap<Language, HashMap<String, String>>>,
}

impl Memo {
    /// Over what makes a stem or a root of a word.
    pub(super) fn new(of: fn(Language, &str) -> String) -> Self {
        Self { of, known: RefCell::default() }
    }

    /// What the word becomes.
    pub(super) fn get(&self, language: Language, word: &str) -> String {
        let mut known = self.known.borrow_mut();
        let known = known.entry(language).or_default();
        if let Some(made) = known.get(word) {
            return made.clone();
        }
        let made = (self.of)(language, word);
        known.insert(word.to_owned(), made.clone());
        made
    }
}
