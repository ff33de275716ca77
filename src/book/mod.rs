//! Rulebooks as a house plays by them: identity, sections, rules and clauses.

mod label;
mod rule;

pub use label::{canonical, spread};
pub use rule::{Clause, Example, FourTexts, Given, Item, Reference, Remark, RemarkKind, Rule, RuleHead};

use serde::{Deserialize, Serialize};

/// A rulebook's identity. Its rules are kept one by one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Book {
    /// The key of the book: `onk-2023`.
    pub id: String,
    /// Its title, in its own language.
    pub title: String,
    /// The edition, as the book names it.
    pub edition: String,
    /// The date of the edition (`2023-05-03`), where the book gives one.
    pub date: Option<String>,
    /// The language in which its rules are restated: `nl`, `de`, `sk` or `en`.
    pub language: String,
    /// Who issued it and what it rests on, in one sentence, in each language of the program.
    pub source: FourTexts,
    /// The book on which this one is laid, if it says only what is different.
    pub extends: Option<String>,
}
