//! The parts of a table: its columns, its rows, and what a row says of a ruling.

use super::{Grid, UNKNOWN};
use crate::ids::{PolicyId, RowId, SharedTableId, StepId, TopicId};
use crate::policy::{STANCES, Stance, Value};
use serde::{Deserialize, Serialize};

/// The one value in the column of a policy that is a number: the book names one. Which number it is, the arithmetic sees.
pub const NUMBER: &str = "number";

/// An input column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column {
    /// Where its value comes from.
    pub source: Source,
    /// Its closed set of values.
    pub values: Vec<String>,
}

impl Column {
    /// Whether the value at a place says that the class is not known.
    #[must_use]
    pub fn is_unknown(&self, value: u8) -> bool {
        self.values.get(usize::from(value)).is_some_and(|value| value == UNKNOWN)
    }

    /// The place of a policy's value in its column.
    #[must_use]
    pub fn place_of(&self, value: &Value) -> Option<usize> {
        match value {
            Value::Choice(word) => self.values.iter().position(|known| known == word),
            Value::Number(_) => self.values.iter().position(|known| known == NUMBER),
        }
    }

    /// Whether it only asks if a book names a number. No number can be chosen among, so that a stance leaves no alternatives
    /// here: it is a value like the other, and a table says what it makes of each.
    #[must_use]
    pub fn is_number(&self) -> bool {
        matches!(self.source, Source::Policy(_)) && self.values.first().is_some_and(|first| first == NUMBER)
    }

    /// How many of its values are values: the stances of a policy come after them.
    #[must_use]
    pub fn width(&self) -> usize {
        match self.source {
            Source::Policy(_) if self.is_number() => self.values.len(),
            Source::Policy(_) => self.values.len() - STANCES.len(),
            Source::Fact(_) | Source::Class(_) | Source::Outcome => self.values.len(),
        }
    }

    /// The place of a stance in the column of a policy.
    #[must_use]
    pub fn place_of_stance(&self, stance: Stance) -> usize {
        self.values.len() - STANCES.len() + stance as usize
    }
}

/// Where the value of a column comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A choice fact, by its place.
    Fact(usize),
    /// A class that the calculation makes of numbers, by its place.
    Class(usize),
    /// Where the book stands on a policy, by its id.
    Policy(PolicyId),
    /// The outcome, in a table of steps.
    Outcome,
}

/// A row of the decision table, without its cells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The key, unique in its incident.
    pub id: RowId,
    /// The place of its outcome.
    pub outcome: usize,
    /// The topics whose clauses it cites.
    pub cites: Vec<TopicId>,
    /// How far the book carries the ruling.
    pub coverage: Coverage,
    /// Whether a penalty follows.
    pub penalty: Penalty,
}

/// Where a row takes its penalty from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Penalty {
    /// The row names it.
    Kind(PenaltyKind),
    /// The book does, by its position on a policy whose values are [`PENALTIES`].
    Policy(PolicyId),
}

/// The words for [`PenaltyKind`], in its order: the values of a policy from which a row can take its penalty.
pub const PENALTIES: [&str; 3] = ["none", "may", "will"];

/// How far a book carries a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Coverage {
    /// A rule decides.
    #[default]
    Rule,
    /// The book leaves the decision to the director.
    Discretion,
    /// The book has no rule.
    Silent,
    /// The book excludes the point.
    NotApplicable,
    /// Two of its clauses disagree, and the ruling follows one of them.
    Conflict,
    /// The book has no rule of its own on a point that decides: its general rule does.
    GeneralRule,
}

impl Coverage {
    /// The word for it in the contract of the command line.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Discretion => "discretion",
            Self::Silent => "silent",
            Self::NotApplicable => "not-applicable",
            Self::Conflict => "conflict",
            Self::GeneralRule => "general-rule",
        }
    }
}

/// Whether a penalty follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
pub enum PenaltyKind {
    /// The rule names none.
    #[default]
    None,
    /// It may be given.
    May,
    /// It is given.
    Will,
}

impl PenaltyKind {
    /// The word for it in the contract of the command line.
    #[must_use]
    pub fn key(self) -> &'static str {
        PENALTIES[self as usize]
    }

    /// The penalty for a word.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        [Self::None, Self::May, Self::Will].into_iter().find(|kind| kind.key() == key)
    }
}

/// A table of steps: orders or remarks, each given when its cells match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct Steps {
    /// The keys of the steps, in their order.
    pub ids: Vec<StepId>,
    /// The columns on which they depend.
    pub columns: Vec<Column>,
    /// Their cells.
    pub grid: Grid,
}

/// A table that several incidents use as one column.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedTable {
    /// The name of its file, by which conditions name it.
    pub id: SharedTableId,
    /// Its rows.
    pub rows: Vec<SharedRow>,
}

/// A row of a shared table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedRow {
    /// The key, unique in its table.
    pub id: RowId,
    /// Its conditions: a column, whether the values are those that it does not accept, and the values.
    pub when: Vec<(String, bool, Vec<String>)>,
    /// The value that it gives.
    pub value: String,
}

impl SharedTable {
    /// The values that it gives, each once, in the order of its rows.
    #[must_use]
    pub fn values(&self) -> Vec<&str> {
        let mut values: Vec<&str> = Vec::new();
        for row in &self.rows {
            if !values.contains(&row.value.as_str()) {
                values.push(&row.value);
            }
        }
        values
    }
}
