//! The shape of an incident as written: what is asked, the tables that decide, and the lines that show it.

use super::{Cell, OneOrMore, OrderEntry, Ordered, RemarkEntry, RowEntry};
use crate::incident::{Counts, Frequency, FromHand, FromLog, HandConditions, RuledAct, Stake};
use serde::Deserialize;

/// What the floor is called for.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Incident {
    /// As the file is named.
    pub incident: String,
    /// Under which it is found, its own first.
    pub topics: Vec<String>,
    /// Further topics on whose clauses a row may rest; mostly left out. Those of the policies that it asks for need not be named.
    #[serde(default)]
    pub also: Vec<String>,
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
    /// Which hands show it that are told up to the showdown.
    pub hand: Option<HandConditions>,
    /// How often a floor is called for it.
    #[serde(default)]
    pub frequency: Frequency,
    /// What is at stake in it.
    #[serde(default)]
    pub stake: Stake,
    /// Orders that cannot be given together, whatever positions a book takes: each with those that it excludes.
    #[serde(default)]
    pub excludes: Ordered<OneOrMore>,
    /// The orders and remarks that hand over to other incidents, and to which.
    #[serde(default, rename = "goes-on")]
    pub goes_on: Ordered<OneOrMore>,
    /// Those of them under which the other incident gives the answer, and what of a line counts there: a line that tells
    /// enough is ruled there.
    #[serde(default, rename = "settled-by")]
    pub settled_by: Ordered<Counts>,
    /// Those of them that hand over the line with the act that was ruled, in the place of what was said and put out.
    #[serde(default, rename = "as-ruled")]
    pub as_ruled: Ordered<RuledAct>,
}

/// Which betting lines show an incident.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct LineConditions {
    /// Its place where a line shows several: the lower is settled first.
    pub settles: u32,
    /// Conditions on what the line shows; one of them is enough.
    pub when: Vec<Ordered<Cell>>,
}

/// A fact that can change the ruling.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Fact {
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
    /// players, facing, last-chips, structure, facing-bet, first-words, first-motion, pot, acted-since, since, pulled, noticed, game,
    /// betting-over, otherwise-clear, shown-amount or stack.
    pub line: Option<String>,
    /// What a hand that is told up to the showdown tells of it.
    pub hand: Option<FromHand>,
    /// What the log of rulings tells of it, where a ruling on a player is to be kept.
    pub log: Option<FromLog>,
    /// Taken, and said to be taken, when nobody says otherwise.
    pub assume: Option<String>,
    /// Of a choice: what few tables ever see, such as another game than hold'em.
    #[serde(default)]
    pub seldom: Vec<String>,
    /// What says the same in other incidents, by incident: a fact, or an amount that an outcome shows, and its answer goes along;
    /// or the answer to this fact that whoever comes from there has given. A hyphen where a fact of the same name is another.
    #[serde(default)]
    pub same_as: Ordered<String>,
}
