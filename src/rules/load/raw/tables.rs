//! The rows and steps of tables as written. An entry of a list is a row, or a section: conditions stated once for the
//! rows below it.

use super::{OneOrMore, Ordered};
use crate::incident::Coverage;
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A row of a decision table, or a section of rows. What a section says besides its conditions holds for every row
/// below it that does not say otherwise.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RowEntry {
    /// The key of the row, unique in its table; a section has none.
    pub row: Option<String>,
    /// The conditions: facts, classes, policies and shared tables with the values that are accepted.
    #[serde(default)]
    pub when: Ordered<Cell>,
    /// What the row rules.
    pub outcome: Option<String>,
    /// The topics whose clauses it cites, besides those of its policies.
    pub cites: Option<Vec<String>>,
    /// How far the book carries it; left out: a rule.
    pub coverage: Option<Coverage>,
    /// none (left out), may, will, or a policy with these values.
    pub penalty: Option<String>,
    /// Of a section: its rows.
    pub rows: Option<Vec<RowEntry>>,
}

/// An order, or a section of orders.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct OrderEntry {
    /// The key of the order; a section has none.
    pub order: Option<String>,
    /// Given whatever the outcome, so that its conditions name none.
    #[serde(default)]
    pub always: bool,
    /// The conditions: facts, classes, policies and shared tables with the values that are accepted.
    #[serde(default)]
    pub when: Ordered<Cell>,
    /// Of a section: its orders.
    pub orders: Option<Vec<OrderEntry>>,
}

/// A remark, or a section of remarks.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RemarkEntry {
    /// The key of the remark; a section has none.
    pub remark: Option<String>,
    /// The conditions: facts, classes, policies and shared tables with the values that are accepted.
    #[serde(default)]
    pub when: Ordered<Cell>,
    /// Of a section: its remarks.
    pub remarks: Option<Vec<RemarkEntry>>,
}

/// A table that several incidents use as one column: `tables/<name>.yaml`.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    /// The name, as the file is named.
    pub table: String,
    /// Its rows.
    pub rows: Vec<TableEntry>,
}

/// A row of a shared table with the value that it gives, or a section of rows.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TableEntry {
    /// The key of the row, unique in its table; a section has none.
    pub row: Option<String>,
    /// The conditions: facts, classes, policies and shared tables with the values that are accepted.
    #[serde(default)]
    pub when: Ordered<Cell>,
    /// The value that the row gives.
    pub value: Option<String>,
    /// Of a section: its rows.
    pub rows: Option<Vec<TableEntry>>,
}

/// The values that a condition accepts: these, or all but these.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Cell {
    pub not: bool,
    pub values: Vec<String>,
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Values;
        impl<'de> Visitor<'de> for Values {
            type Value = Cell;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("kind-cell")
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<Cell, E> {
                Ok(Cell { not: false, values: vec![word.to_owned()] })
            }
            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Cell, A::Error> {
                let OneOrMore(values) = OneOrMore::deserialize(de::value::SeqAccessDeserializer::new(seq))?;
                Ok(Cell { not: false, values })
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Cell, A::Error> {
                let Not { not } = Not::deserialize(de::value::MapAccessDeserializer::new(map))?;
                Ok(Cell { not: true, values: not.0 })
            }
        }
        deserializer.deserialize_any(Values)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Not {
    not: OneOrMore,
}
