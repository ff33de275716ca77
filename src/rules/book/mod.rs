//! Rulebooks as a house plays by them: identity, sections, rules and clauses.

mod day;
mod label;
mod next;
mod official;
mod rule;
mod sentences;
mod texts;
mod translation;

pub use day::day;
pub use label::{canonical, dotted, spread};
pub use next::{NextChange, NextEdition};
pub use official::{Official, Wording};
pub use rule::{Clause, Example, Given, Item, Reference, Remark, RemarkKind, Rule, RuleHead};
pub use sentences::sentences;
pub use texts::Texts;
pub use translation::Translation;

use crate::ids::BookId;
use serde::{Deserialize, Serialize};

/// A rulebook's identity. Its rules are kept one by one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Book {
    /// The key of the book: `onk-2023`.
    pub id: BookId,
    /// Its title: in its own language, and in others where it says so.
    pub title: Texts,
    /// The edition, as the book names it: in its own language, and in others where it says so.
    pub edition: Texts,
    /// The date of the edition (`2023-05-03`), where the book gives one.
    pub date: Option<String>,
    /// The language in which its rules are restated: `nl`, `de`, `sk` or `en`.
    pub language: String,
    /// Who issued it and what it rests on, in one sentence.
    pub source: Texts,
    /// The book on which this one is laid, if it says only what is different.
    pub extends: Option<BookId>,
    /// The family of texts of which it is an edition, if it is one.
    pub family: Option<Family>,
    /// What is known of the edition after it, where that has not been read.
    pub next: Option<NextEdition>,
    /// Where its official words come from, if a house has put any beside ours.
    pub official: Option<Official>,
}

/// The edition before a book: of its family, the last of an earlier year. None where it is an edition of no family, or the
/// first that is known.
#[must_use]
pub fn edition_before<'b>(books: &'b [Book], book: &Book) -> Option<&'b Book> {
    let own = book.family.as_ref()?;
    let year = |other: &Book| other.family.as_ref().filter(|family| family.id == own.id).map(|family| family.year);
    let earlier = books.iter().filter(|other| year(other).is_some_and(|year| year < own.year));
    earlier.max_by_key(|other| year(other))
}

/// The edition by which a book has been replaced: of its family, the last of a later year. None where it is the newest that is
/// known, or an edition of no family.
#[must_use]
pub fn newest_instead<'b>(books: &'b [Book], book: &Book) -> Option<&'b Book> {
    let own = book.family.as_ref()?;
    let year = |other: &Book| other.family.as_ref().filter(|family| family.id == own.id).map(|family| family.year);
    let later = books.iter().filter(|other| year(other).is_some_and(|year| year > own.year));
    later.max_by_key(|other| year(other))
}

/// The book to begin with in a language: the newest edition of a family that is written in it. None where the newest is in
/// another language.
#[must_use]
pub fn newest_in<'b>(books: &'b [Book], language: &str) -> Option<&'b Book> {
    let newest = |book: &&Book| book.family.is_some() && newest_instead(books, book).is_none();
    books.iter().filter(|book| book.language == language).find(newest)
}

/// An edition of a text that several books hand on: the rules of the Poker TDA, of one year and in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Family {
    /// The key of the family: `poker-tda`.
    pub id: String,
    /// The year of the edition.
    pub year: u64,
}
