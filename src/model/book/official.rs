//! The official words of a book, where a house has put them beside our restatement.

use serde::{Deserialize, Serialize};

/// Where official words come from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Official {
    /// The document from which they were taken.
    pub source: String,
    /// Its edition.
    pub edition: String,
    /// The day of the edition (`2023-05-03`), where there is one.
    pub date: Option<String>,
    /// Its language: `nl`, `de`, `sk` or `en`.
    pub language: String,
}

/// The official words of a rule, but those that stand with its clauses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wording {
    /// The title, as printed.
    pub title: Option<String>,
    /// The paragraphs of the rule as a whole, where nobody has said which of them belong to which clause.
    pub text: Vec<String>,
}
