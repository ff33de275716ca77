//! Incidents: what the floor is called for. Facts to ask, a decision table, and the orders that follow.

mod answer;
mod calculation;
mod grid;

pub use answer::{Answer, Facts};
pub use calculation::{
    AmountTable, Calculation, Cell, Impossible, Inputs, Parameter, REGISTRY, Stand, Sum, Term, Trouble, UNKNOWN,
    Worked, Working, calculation,
};
pub use grid::{Grid, MAX_ROWS, RowSet, places};

use crate::policy::{Decides, Position, Value};
use serde::{Deserialize, Serialize};

/// An incident, linked and checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    /// The key of the incident: `four-card-flop`.
    pub id: String,
    /// The group of its file: `betting`, `dealing`.
    pub group: String,
    /// The topics under which it is found, the first of which is its own.
    pub topics: Vec<String>,
    /// The facts in the order in which they are asked.
    pub facts: Vec<Fact>,
    /// The name of the calculation it needs, if any.
    pub calculation: Option<String>,
    /// The policies that it gives to the parameters of its calculation, in their order.
    pub parameters: Vec<String>,
    /// The input columns of its tables, in a fixed order.
    pub columns: Vec<Column>,
    /// The outcomes in the order in which rows first name them.
    pub outcomes: Vec<Outcome>,
    /// The rows of the decision table. Hit policy unique.
    pub rows: Vec<Row>,
    /// The cells of the decision table.
    pub table: Grid,
    /// What is to be done, in order: every step whose conditions hold (hit policy rule order).
    pub orders: Steps,
    /// What must be added to the ruling: every remark whose conditions hold.
    pub remarks: Steps,
}

impl Incident {
    /// The place of a fact in the list of facts.
    #[must_use]
    pub fn fact(&self, id: &str) -> Option<usize> {
        self.facts.iter().position(|fact| fact.id == id)
    }

    /// The messages that it needs, each with the attributes that it must have.
    #[must_use]
    pub fn needed_words(&self) -> Vec<(String, Vec<String>)> {
        let id = &self.id;
        let mut words = vec![(id.clone(), vec!["search".to_owned()]), (format!("group-{}", self.group), Vec::new())];
        for fact in &self.facts {
            let values = match &fact.kind {
                FactKind::Choice { values } if values.iter().any(|value| value != "yes" && value != "no") => {
                    values.clone()
                }
                _ => Vec::new(),
            };
            words.push((format!("{id}-fact-{}", fact.id), values));
        }
        for outcome in &self.outcomes {
            words.push((format!("{id}-outcome-{}", outcome.id), Vec::new()));
            words.extend(outcome.amounts.iter().map(|amount| (amount_message(&amount.name), Vec::new())));
        }
        let amounts = self.calculation().into_iter().flat_map(Calculation::amount_names);
        words.extend(amounts.map(|amount| (amount_message(amount), Vec::new())));
        words.extend(self.orders.ids.iter().map(|order| (format!("{id}-order-{order}"), Vec::new())));
        words.extend(self.remarks.ids.iter().map(|remark| (format!("{id}-remark-{remark}"), Vec::new())));
        words
    }

    /// The calculation it needs, from the registry.
    #[must_use]
    pub fn calculation(&self) -> Option<&'static Calculation> {
        self.calculation.as_deref().and_then(calculation)
    }
}

/// A fact that can change a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    /// The key, unique in its incident.
    pub id: String,
    /// What its answers are.
    pub kind: FactKind,
    /// It only has an answer when these facts have one of these values.
    pub asked_if: Vec<FactCondition>,
    /// The value taken, and said to be taken, when nobody says otherwise.
    pub assumed: Option<u8>,
}

impl Fact {
    /// The keys of the values of a choice; none for other kinds.
    #[must_use]
    pub fn values(&self) -> &[String] {
        match &self.kind {
            FactKind::Choice { values } => values,
            _ => &[],
        }
    }
}

/// A condition on an earlier choice fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactCondition {
    /// The place of the other fact.
    pub fact: usize,
    /// The places of its accepted values.
    pub values: Vec<u8>,
}

/// What the answers to a fact are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum FactKind {
    /// One of a closed set, the likeliest first. Yes or no is one.
    Choice {
        /// The values.
        values: Vec<String>,
    },
    /// An amount in chips, as a number or as piles that add up to it.
    Chips {
        /// Whether nothing at all is an amount here.
        zero: bool,
    },
    /// Chips by their values, since it matters which chips they are.
    Piles,
    /// A betting round on one line.
    Round {
        /// Whether bets and raises of a wrong size are taken as they were made, because they are what the floor is
        /// called for.
        any_size: bool,
    },
    /// Actions in the order in which they were made.
    Actions {
        /// The actions that may be listed.
        allowed: Vec<String>,
    },
}

/// An input column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column {
    /// Where its value comes from.
    pub source: Source,
    /// Its closed set of values.
    pub values: Vec<String>,
}

impl Column {
    /// The place of the value that a position brings, in a column of its policy.
    #[must_use]
    pub fn place_of(&self, position: &Position) -> Option<usize> {
        let word = match position.decides() {
            Decides::Value(Value::Choice(word)) => word.as_str(),
            Decides::Value(Value::Number(_)) => return None,
            Decides::Stance(stance) => stance,
        };
        self.values.iter().position(|value| value == word)
    }
}

/// The id of the message that names an amount.
#[must_use]
pub fn amount_message(amount: &str) -> String {
    format!("amount-{}", amount.replace('_', "-"))
}

/// Where the value of a column comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A choice fact, by its place.
    Fact(usize),
    /// A class that the calculation makes of numbers, by its place.
    Class(usize),
    /// Where the book stands on a policy, by its id.
    Policy(String),
    /// The outcome, in a table of steps.
    Outcome,
}

/// An outcome with the amounts that it shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The key: `full-call-owed`.
    pub id: String,
    /// The amounts to show, in their order.
    pub amounts: Vec<ShownAmount>,
    /// The tables to show; none where every table that the calculation gives is shown.
    pub tables: Option<Vec<String>>,
}

impl Outcome {
    /// Whether the outcome shows a table.
    #[must_use]
    pub fn shows(&self, table: &str) -> bool {
        self.tables.as_ref().is_none_or(|tables| tables.iter().any(|known| known == table))
    }
}

/// An amount that an outcome shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShownAmount {
    /// The name under which it is shown.
    pub name: String,
    /// The name under which the calculation gives it.
    pub of: String,
}

/// A row of the decision table, without its cells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The key, unique in its incident.
    pub id: String,
    /// The place of its outcome.
    pub outcome: usize,
    /// The topics whose clauses it cites.
    pub cites: Vec<String>,
    /// How far the book carries the ruling.
    pub coverage: Coverage,
    /// Whether a penalty follows.
    pub penalty: PenaltyKind,
}

/// How far a book carries a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
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
        match self {
            Self::None => "none",
            Self::May => "may",
            Self::Will => "will",
        }
    }
}

/// A table of steps: orders or remarks, each given when its cells match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct Steps {
    /// The keys of the steps, in their order.
    pub ids: Vec<String>,
    /// The columns on which they depend.
    pub columns: Vec<Column>,
    /// Their cells.
    pub grid: Grid,
}
