//! The official words of a book as written beside our restatement.

use serde::Deserialize;

/// The official words of a book, which a house has from its own paper.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct OfficialWords {
    /// Where they come from.
    pub official: OfficialSource,
    /// The rules of which there are official words.
    pub rules: Vec<OfficialRule>,
}

/// Where official words come from.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct OfficialSource {
    /// The document.
    pub source: String,
    /// Its edition.
    pub edition: String,
    /// The day of the edition.
    pub date: Option<String>,
    /// Its language: en, nl, de or sk.
    pub language: String,
}

/// The official words of a rule.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct OfficialRule {
    /// The label of the rule in our restatement.
    pub rule: String,
    /// Its title, as printed.
    pub title: Option<String>,
    /// The words of the rule as a whole, where nobody has said which of them belong to which clause.
    pub text: Option<String>,
    /// The words of its clauses.
    #[serde(default)]
    pub clauses: Vec<OfficialClause>,
}

/// The official words of a clause.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct OfficialClause {
    /// The address of the clause: 43-A, or the label of the rule for a text without one.
    pub clause: String,
    /// What it says, a line for each paragraph.
    pub text: String,
}
