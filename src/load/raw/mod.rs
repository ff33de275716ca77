//! The shapes of data as written, before anything is linked.

mod values;

pub use values::{Given, OneOrMore, Ordered, Position, Scalar, Stated};

use crate::book::{FourTexts, RemarkKind};
use crate::incident::{Coverage, PenaltyKind};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TopicGroup {
    pub group: String,
    pub topics: Ordered<FourTexts>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    pub policy: String,
    pub topic: String,
    pub kind: String,
    pub unit: Option<String>,
    #[serde(default)]
    pub values: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Book {
    pub title: String,
    pub edition: String,
    pub date: Option<String>,
    pub language: String,
    pub source: FourTexts,
    pub extends: Option<String>,
    #[serde(default)]
    pub removed: Vec<String>,
    /// The place of the book in lists; the first is the one in force when nothing else is said.
    #[serde(default)]
    pub place: Option<u32>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    pub section: String,
    pub title: String,
    pub rules: Vec<Rule>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    pub label: String,
    pub title: String,
    #[serde(default)]
    pub notice: bool,
    pub clauses: Vec<Clause>,
    #[serde(default)]
    pub refs: Vec<Reference>,
    #[serde(default)]
    pub examples: Vec<Example>,
    #[serde(default)]
    pub remarks: Vec<Remark>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    pub label: Option<String>,
    pub topics: Vec<String>,
    pub text: String,
    #[serde(default)]
    pub items: Vec<Item>,
    pub after: Option<String>,
    #[serde(default)]
    pub excluded: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    pub label: Option<String>,
    pub text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reference {
    pub printed: String,
    pub meant: Option<String>,
    pub why: Option<FourTexts>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    pub clause: Option<String>,
    pub topics: Vec<String>,
    pub text: String,
    #[serde(default)]
    pub given: BTreeMap<String, Given>,
    #[serde(default)]
    pub result: BTreeMap<String, Given>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remark {
    pub kind: RemarkKind,
    pub text: FourTexts,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Incident {
    pub incident: String,
    pub topics: Vec<String>,
    #[serde(default)]
    pub facts: Vec<Fact>,
    pub calculation: Option<String>,
    #[serde(default)]
    pub parameters: Ordered<String>,
    #[serde(default)]
    pub amounts: Ordered<Vec<String>>,
    #[serde(default)]
    pub tables: Ordered<Vec<String>>,
    pub rows: Vec<Row>,
    pub orders: Vec<Order>,
    #[serde(default)]
    pub remarks: Vec<RemarkStep>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Fact {
    pub fact: String,
    pub kind: String,
    #[serde(default)]
    pub values: Vec<String>,
    #[serde(default)]
    pub ask_if: Ordered<OneOrMore>,
    pub assume: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub row: String,
    #[serde(default)]
    pub when: Ordered<OneOrMore>,
    pub outcome: String,
    pub cites: Vec<String>,
    #[serde(default)]
    pub coverage: Coverage,
    #[serde(default)]
    pub penalty: PenaltyKind,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    pub order: String,
    #[serde(default)]
    pub when: Ordered<OneOrMore>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RemarkStep {
    pub remark: String,
    #[serde(default)]
    pub when: Ordered<OneOrMore>,
}
