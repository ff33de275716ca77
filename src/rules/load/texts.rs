//! Texts by language: which languages the data must have, and which a text lacks.
//!
//! A whole set of data speaks every language of the program. A house's own needs only the language of its books; in the
//! others, what it says is shown in that one and marked.

use super::{Document, Loader, SourceFile, SourceKind, raw};
use crate::book::Texts;
use crate::locale::Language;

impl Loader {
    /// The languages that a house's own data must speak: those of its books, or without a book those of its messages,
    /// or none in particular.
    pub(super) fn languages_of_house(books: &[(String, Document, raw::Book)], files: &[SourceFile]) -> Vec<Language> {
        let of_books = books.iter().filter_map(|(_, _, book)| Language::of_code(&book.language));
        let of_messages = files.iter().filter_map(|file| match &file.kind {
            SourceKind::Messages { language } => Language::of_code(language),
            _ => None,
        });
        let mut languages: Vec<Language> = of_books.collect();
        if languages.is_empty() {
            languages.extend(of_messages);
        }
        languages.sort();
        languages.dedup();
        languages
    }

    /// A text that belongs to no book.
    pub(super) fn texts(&mut self, document: &Document, place: &str, text: raw::Texts) -> Texts {
        let wanted = self.languages.clone();
        self.texts_in(document, place, text, &wanted)
    }

    /// A text of a book.
    pub(super) fn texts_of(&mut self, book: &str, document: &Document, place: &str, text: raw::Texts) -> Texts {
        let wanted = self.wanted(self.language_of(book));
        self.texts_in(document, place, text, &wanted)
    }

    /// The languages that a text of a book in this language must have. Where the book is a house's own, that one is
    /// enough.
    pub(super) fn wanted(&self, language: Language) -> Vec<Language> {
        if self.house { vec![language] } else { self.languages.clone() }
    }

    /// The language in which a book is written.
    fn language_of(&self, book: &str) -> Language {
        let known = self.library.books.iter().find(|known| known.id == book);
        known.and_then(|known| Language::of_code(&known.language)).unwrap_or(Language::En)
    }

    /// A text, which must be there in each of these languages. One that stands alone is in the only one of them.
    pub(super) fn texts_in(
        &mut self,
        document: &Document,
        place: &str,
        text: raw::Texts,
        wanted: &[Language],
    ) -> Texts {
        let texts: Texts = match (text, wanted) {
            (raw::Texts::One(text), [only]) => [(*only, text)].into_iter().collect(),
            (raw::Texts::One(_), _) => Texts::default(),
            (raw::Texts::Several(texts), _) => texts.into_iter().collect(),
        };
        let has = |language: &Language| texts.iter().any(|(known, _)| known == *language);
        let nowhere = texts.iter().next().is_none();
        let every = if nowhere && wanted.is_empty() { &Language::ALL } else { wanted };
        let lacking: Vec<&str> = every.iter().filter(|language| !has(language)).map(|known| known.code()).collect();
        if !lacking.is_empty() {
            self.note(document, place, "missing-language", [("languages", &lacking.join(", "))]);
        }
        texts
    }
}
