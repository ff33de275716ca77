//! The shape of a book as written: who wrote it and when, and its rules with their clauses.

use super::{Given, Texts};
use crate::book::RemarkKind;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Who wrote a book, when, in which language.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Book {
    /// Its title: a name, which may stand alone.
    pub title: Texts,
    /// Its edition: a name, which may stand alone.
    pub edition: Texts,
    /// The day of the edition.
    pub date: Option<String>,
    /// The language of its rules: en, nl, de or sk.
    pub language: String,
    /// Where it comes from.
    pub source: Texts,
    /// The family of texts of which it is an edition: poker-tda. Left out where it is a text of its own.
    pub family: Option<String>,
    /// The year of the edition in its family.
    pub year: Option<u64>,
    /// What is known of the edition after it, where that has not been read.
    pub next: Option<NextEdition>,
    /// The book underneath, of which this one says only what is different.
    pub extends: Option<String>,
    /// The labels of rules of the book underneath that do not hold.
    #[serde(default)]
    pub removed: Vec<String>,
    /// The place of the book in lists; the first is the one in force when nothing else is said.
    #[serde(default)]
    pub place: Option<u32>,
    /// How much its own files hold, so that one that is lost or copied half is noticed; `floor check --fix` writes it.
    pub holds: Option<Held>,
}

/// What is known of an edition that has not been read: its numbers, and what is new in it. No ruling rests on it.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NextEdition {
    /// The edition: a name, which may stand alone.
    pub edition: Texts,
    /// The rules that have another number there, by their labels here; all others keep theirs.
    #[serde(default)]
    pub numbers: BTreeMap<String, Vec<String>>,
    /// The clauses that have another letter there, by their addresses here.
    #[serde(default)]
    pub clauses: BTreeMap<String, String>,
    /// The labels there behind which no rule of this book stands.
    #[serde(default)]
    pub new: Vec<String>,
    /// What is known to be new.
    #[serde(default)]
    pub changed: Vec<NextChange>,
}

/// A point that is known to be new in an edition that has not been read.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NextChange {
    /// The rules of this book beside which it is told.
    pub rules: Vec<String>,
    /// The clause there.
    pub clause: String,
    /// What it says.
    pub text: Texts,
}

/// How much the own files of a book hold.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Held {
    /// How many rules are written in `rules/`, notices among them.
    pub rules: usize,
    /// On how many policies `policies/` says where the book stands.
    pub positions: usize,
}

/// A section of a book with its rules.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Section {
    /// The section's own number, or ours in reading order.
    pub section: String,
    /// Its heading, in the language of the book.
    pub title: String,
    /// Its rules in their order.
    pub rules: Vec<Rule>,
}

/// A rule, restated in our own words.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Rule {
    /// As printed: "39", "MEC 7", "RP-5".
    pub label: String,
    /// Restated, in the language of the book.
    pub title: String,
    /// A text around the rules, which does not count as one.
    #[serde(default)]
    pub notice: bool,
    /// The rules of the edition before from which it came, by their labels; none of them where it is new. Left out where
    /// nobody knows.
    #[serde(rename = "came-from")]
    pub came_from: Option<Vec<String>>,
    /// Its clauses in their order.
    pub clauses: Vec<Clause>,
    /// Every cross-reference, in the order of the text.
    #[serde(default)]
    pub refs: Vec<Reference>,
    /// Every worked example, with its amounts.
    #[serde(default)]
    pub examples: Vec<Example>,
    /// What must be told about the print.
    #[serde(default)]
    pub remarks: Vec<Remark>,
}

/// A clause of a rule.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Clause {
    /// As printed; left out for a text without one.
    pub label: Option<String>,
    /// What it is about, from topics.yaml; at least one.
    pub topics: Vec<String>,
    /// What it says.
    pub text: String,
    /// The list that follows the text.
    #[serde(default)]
    pub items: Vec<Item>,
    /// Where the text goes on after the list.
    pub after: Option<String>,
    /// The book says that this does not apply at its events.
    #[serde(default)]
    pub excluded: bool,
}

/// An entry of a list in a clause.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Item {
    /// As printed; left out where the print has none.
    pub label: Option<String>,
    /// What it says.
    pub text: String,
}

/// A cross-reference.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Reference {
    /// As printed.
    pub printed: String,
    /// The label of the rule or clause of this book that is meant; left out where there is none.
    pub meant: Option<String>,
    /// Only where printed and meant differ.
    pub why: Option<Texts>,
}

/// A worked example.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Example {
    /// The label of its clause; left out for the text without one.
    pub clause: Option<String>,
    /// What it illustrates, from topics.yaml.
    pub topics: Vec<String>,
    /// The example, restated.
    pub text: String,
    /// What is given, by name.
    #[serde(default)]
    pub given: BTreeMap<String, Given>,
    /// What comes of it, by name.
    #[serde(default)]
    pub result: BTreeMap<String, Given>,
}

/// What must be told about a print.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Remark {
    /// What is wrong with it.
    pub kind: RemarkKind,
    /// What to tell.
    pub text: Texts,
}
