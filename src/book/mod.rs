//! Rulebooks as a house plays by them: identity, sections, rules and clauses.

mod label;
mod rule;
mod texts;

pub use label::{canonical, dotted, spread};
pub use rule::{Clause, Example, Given, Item, Reference, Remark, RemarkKind, Rule, RuleHead};
pub use texts::Texts;

use crate::ids::BookId;
use serde::{Deserialize, Serialize};

/// A rulebook's identity. Its rules are kept one by one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Book {
    /// The key of the book: `onk-2023`.
    pub id: BookId,
    /// Its title: in its own language, and in others where it says so.
    pub title: Texts,
    /// The edition, as the book names it.
    pub edition: String,
    /// The date of the edition (`2023-05-03`), where the book gives one.
    pub date: Option<String>,
    /// The language in which its rules are restated: `nl`, `de`, `sk` or `en`.
    pub language: String,
    /// Who issued it and what it rests on, in one sentence.
    pub source: Texts,
    /// The book on which this one is laid, if it says only what is different.
    pub extends: Option<BookId>,
}
