//! The shapes of data as written, before anything is linked. The schemas in `rulings/schema/` are made from them; what is
//! said of a key here is what an editor shows.

mod books;
mod families;
mod incidents;
mod official;
#[cfg(test)]
mod schema;
mod tables;
mod texts;
mod translation;
mod values;

pub(super) use books::{Book, Clause, Example, Held, NextEdition, Reference, Remark, Rule, Section};
pub(super) use families::{Family, FamilyAnswer, FamilyQuestion};
pub(super) use incidents::{Fact, Incident, LineConditions};
pub(super) use official::{OfficialRule, OfficialSource, OfficialWords};
pub(super) use tables::{Cell, OrderEntry, RemarkEntry, RowEntry, Table, TableEntry};
pub(super) use texts::Texts;
pub(super) use translation::{TranslatedClause, TranslatedRule, TranslatedSection};
pub(super) use values::{Given, OneOrMore, Ordered, Position, Scalar, Side, Stated};

use crate::pack::Audience;
use crate::policy::LogPolicy;
use serde::Deserialize;

/// What a whole set of data says of itself.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Whole {
    /// It is laid over no other.
    #[serde(rename = "extends")]
    pub _extends: Nothing,
}

/// The word that there is none.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(super) enum Nothing {
    /// No data underneath.
    Nothing,
}

/// A group of topics.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct TopicGroup {
    /// The key of the group; its name is a message.
    pub group: String,
    /// Who of the staff besides the floor must know its rules: dealers, players. Left out for everybody.
    #[serde(default, rename = "for")]
    pub audience: Vec<Audience>,
    /// Each topic with its title in every language.
    pub topics: Ordered<Texts>,
}

/// A point on which books can differ.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Policy {
    /// `<topic or subject>.<what>`, unique.
    pub policy: String,
    /// The topic it belongs to, from topics.yaml.
    pub topic: String,
    /// `number` or `choice`.
    pub kind: String,
    /// For a number: seconds, minutes, chips, percent, players, hands, rounds, cards, times, years or euro.
    pub unit: Option<String>,
    /// For a number: the least and the most that make sense.
    pub range: Option<Vec<u64>>,
    /// For a choice: two or more words, the order in which they are listed.
    #[serde(default)]
    pub values: Vec<String>,
    /// Further topics on whose clauses a position may rest.
    #[serde(default)]
    pub also: Vec<String>,
    /// The value follows from the words of a clause, or from other numbers in it.
    #[serde(default)]
    pub worked_out: bool,
    /// For a number: the policies of which it is the sum, wherever a book has a number for each of them.
    #[serde(default, rename = "sum-of")]
    pub sum_of: Vec<String>,
    /// The rule of a calculation that it decides, by which bets, raises, counts and odd chips are measured.
    pub feeds: Option<String>,
    /// What of the log of rulings it decides: which penalties count, which the director confirms, which are carried over.
    pub log: Option<LogPolicy>,
    /// Which value the general rule gives where a book has no rule of its own on the point.
    #[serde(rename = "when-silent")]
    pub when_silent: Option<WhenSilent>,
}

/// What the general rule gives where a book has none of its own.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct WhenSilent {
    /// The value.
    pub value: Scalar,
    /// Where the general rule stands: topics, or policies for the clauses of their positions.
    pub cites: Vec<String>,
    /// Why, in each language.
    pub why: Texts,
}
