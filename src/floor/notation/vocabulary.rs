//! The words of the notation, from the messages of every language at once.

use super::Key;
use crate::locale::{Language, MessageSource, Phrase, Words};

/// The words of the notation in every language, looked up one by one; and the language that is typed in, which only decides
/// by which mark amounts are grouped.
#[derive(Clone, Copy, Default)]
pub struct Vocabulary<'a> {
    source: Option<&'a dyn MessageSource>,
    language: Language,
}

impl std::fmt::Debug for Vocabulary<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Vocabulary").finish_non_exhaustive()
    }
}

impl<'a> Vocabulary<'a> {
    /// The words of every language that a source has: the messages `notation-<key>`, each a list of words and phrases
    /// between commas. A message that is missing gives no words.
    #[must_use]
    pub fn new(source: &'a dyn MessageSource) -> Self {
        Self { source: Some(source), language: Language::default() }
    }

    /// The same words, typed in this language.
    #[must_use]
    pub fn typed_in(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The language that is typed in.
    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// What a message says in every language that has it, each with its language.
    pub(super) fn lists(&self, id: &str) -> Vec<(Language, String)> {
        let of = |language: &Language| {
            let words = Words::new(*language, self.source?);
            words.has(id).then(|| (*language, words.text(id)))
        };
        Language::ALL.iter().filter_map(of).collect()
    }

    /// The phrases that begin with a folded word, the longer first, and what each means.
    pub fn beginning_with(&self, word: &str) -> impl Iterator<Item = (Phrase<'a>, Key)> + use<'a> {
        let phrases = self.source.and_then(|source| source.phrases(word)).unwrap_or_default();
        Phrase::all(phrases).filter_map(|phrase| Some((phrase, Key::of(phrase.key)?)))
    }
}
