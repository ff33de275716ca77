//! The shapes of data as written, before anything is linked. The schemas in `rulings/schema/` are made from them; what is
//! said of a key here is what an editor shows.

mod official;
#[cfg(test)]
mod schema;
mod tables;
mod texts;
mod values;

pub(super) use official::{OfficialRule, OfficialSource, OfficialWords};
pub(super) use tables::{Cell, OrderEntry, RemarkEntry, RowEntry, Table, TableEntry};
pub(super) use texts::Texts;
pub(super) use values::{Given, OneOrMore, Ordered, Position, Scalar, Side, Stated};

use crate::book::RemarkKind;
use crate::incident::Frequency;
use serde::Deserialize;
use std::collections::BTreeMap;

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
    /// The rule of a calculation that it decides, by which bets, raises, counts and odd chips are measured.
    pub feeds: Option<String>,
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

/// Who wrote a book, when, in which language.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Book {
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
    /// The book underneath, of which this one says only what is different.
    pub extends: Option<String>,
    /// The labels of rules of the book underneath that do not hold.
    #[serde(default)]
    pub removed: Vec<String>,
    /// The place of the book in lists; the first is the one in force when nothing else is said.
    #[serde(default)]
    pub place: Option<u32>,
}

/// A section of a book with its rules.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Section {
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
pub(super) struct Rule {
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
pub(super) struct Clause {
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
pub(super) struct Item {
    /// As printed; left out where the print has none.
    pub label: Option<String>,
    /// What it says.
    pub text: String,
}

/// A cross-reference.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Reference {
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
pub(super) struct Example {
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
pub(super) struct Remark {
    /// What is wrong with it.
    pub kind: RemarkKind,
    /// What to tell.
    pub text: Texts,
}

/// What the floor is called for.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Incident {
    /// As the file is named.
    pub incident: String,
    /// Under which it is found, its own first.
    pub topics: Vec<String>,
    /// What is asked, in this order.
    #[serde(default)]
    pub facts: Vec<Fact>,
    /// What makes classes and amounts of its numbers.
    pub calculation: Option<String>,
    /// Which amounts an outcome shows.
    #[serde(default)]
    pub amounts: Ordered<Vec<String>>,
    /// Which tables of the calculation an outcome shows.
    #[serde(default)]
    pub tables: Ordered<Vec<String>>,
    /// The decision table: for every case exactly one row.
    pub rows: Vec<RowEntry>,
    /// What is to be done, in this order.
    pub orders: Vec<OrderEntry>,
    /// What must be added to the ruling.
    #[serde(default)]
    pub remarks: Vec<RemarkEntry>,
    /// Which betting lines show it.
    pub line: Option<LineConditions>,
    /// How often a floor is called for it.
    #[serde(default)]
    pub frequency: Frequency,
    /// The incidents for which it is easily taken: one question tells them apart.
    #[serde(default)]
    pub neighbours: Vec<String>,
    /// The orders and remarks that hand over to other incidents, and to which.
    #[serde(default, rename = "goes-on")]
    pub goes_on: Ordered<OneOrMore>,
}

/// Which betting lines show an incident.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct LineConditions {
    /// Its place where a line shows several: the lower is settled first.
    pub settles: u32,
    /// Conditions on what the line shows; one of them is enough.
    pub when: Vec<Ordered<Cell>>,
}

/// A fact that can change the ruling.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Fact {
    /// Its key.
    pub fact: String,
    /// yes-no, no-yes, choice, chips, chips-above-zero, piles, round, round-of-any-size, actions, count, time, stacks, cards, prizes,
    /// players-out or tables.
    pub kind: String,
    /// Of a choice: the likeliest first. Of actions: those that may be listed.
    #[serde(default)]
    pub values: Vec<String>,
    /// Of a count: the least and the most that make sense.
    pub range: Option<Vec<u64>>,
    /// It only has an answer where these earlier facts have these values.
    #[serde(default)]
    pub ask_if: Ordered<OneOrMore>,
    /// What a line tells of it: said, call-said, call-or-amount, invalid, raise-wording, said-amount, total, put-out, chips, chip, own, left, to-call,
    /// players, facing, last-chips, structure, facing-bet, first-words, first-motion, pot, acted-since or since.
    pub line: Option<String>,
    /// Taken, and said to be taken, when nobody says otherwise.
    pub assume: Option<String>,
    /// What says the same in other incidents, by incident: a fact, or an amount that an outcome shows. Its answer goes along.
    #[serde(default)]
    pub same_as: Ordered<String>,
}
