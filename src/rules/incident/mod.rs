//! Incidents: what the floor is called for. Facts to ask, a decision table, and the orders that follow.

mod answer;
mod fact;
mod family;
mod grid;
mod hand;
mod logged;
mod proof;
mod table;

pub use answer::{Answer, Facts};
pub use fact::{Fact, FactCondition, FactKind, NOTHING_THERE, ShowdownKind};
pub use family::{Family, FamilyAnswer, FamilyQuestion, Leads};
pub use grid::{Grid, MAX_ROWS, RowSet, places};
pub use hand::{FromHand, HandConditions, HandTells};
pub use logged::FromLog;
pub use proof::{Case, Flaw, MOST_GATES, MOST_VALUES, excluded_together, prove, unreached_steps};
pub use table::{
    Column, Coverage, NUMBER, PENALTIES, Penalty, PenaltyKind, Row, SharedRow, SharedTable, Source, Steps,
};

pub use floorbook_derive::{
    AmountTable, BETTING_LINE, BETTING_RULES, CLOSED_INPUTS, Calculated, Calculation, CalculationError, Cell,
    ClassPlaces, FromLine, Impossible, Inputs, LineTells, MEASURED_EVERY_WAY, PLAYER_NAMES, Parameter, ParameterId,
    ParameterPosition, REGISTRY, ROUND, SAID_IN_TABLES, SHOWDOWN_RULES, Sum, TOURNAMENT_RULES, Term, UNKNOWN, Unit,
    Working, YES_OR_NO, calculation, only_game, with_correction,
};

use crate::ids::{IncidentId, OutcomeId, PolicyId, StepId, TopicId};
use serde::{Deserialize, Serialize};

/// An incident, linked and checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    /// The key of the incident: `four-card-flop`.
    pub id: IncidentId,
    /// The group of its file: `betting`, `dealing`.
    pub group: String,
    /// How often a floor is called for it.
    pub frequency: Frequency,
    /// What is at stake in it.
    pub stake: Stake,
    /// The topics under which it is found, the first of which is its own.
    pub topics: Vec<TopicId>,
    /// The facts in the order in which they are asked.
    pub facts: Vec<Fact>,
    /// The name of the calculation it needs, if any.
    pub calculation: Option<String>,
    /// The policies that it gives to the parameters of its calculation, in their order.
    pub parameters: Vec<PolicyId>,
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
    /// Which lines show it, if a line can.
    pub line: Option<LineConditions>,
    /// Which hands show it that are told up to the showdown, if one can.
    pub hand: Option<HandConditions>,
    /// The orders that cannot be given together, each with those that it excludes.
    pub excludes: Vec<(StepId, Vec<StepId>)>,
    /// The orders and remarks that hand over to other incidents, and to which.
    pub goes_on: Vec<(StepId, Vec<IncidentId>)>,
    /// Those of them under which the other incident gives the answer, and what of a line counts there.
    pub settled_by: Vec<(StepId, Counts)>,
    /// Those of them that hand over the line with the act that was ruled, in the place of what was said and put out.
    pub as_ruled: Vec<(StepId, RuledAct)>,
}

/// How often a floor is called for an incident, the most frequent first: what happens at every table matters more than what
/// one season in three brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Frequency {
    /// In every session.
    Often,
    /// Now and then.
    #[default]
    Sometimes,
    /// Once in a season, or only in games that few tournaments play.
    Rarely,
}

/// What of a line counts where another incident gives the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Counts {
    /// All of it.
    Whole,
    /// All of it, where the line shows that incident by itself.
    Shown,
    /// What was said and put out up to the end of the first motion.
    FirstMotion,
    /// Nothing: it is no matter of a line, and what was answered is ruled on there.
    Answers,
}

/// What a player has done by a ruling, for the incident that goes on from there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RuledAct {
    /// Which act it is.
    pub act: RuledKind,
    /// The amounts of which the first that the ruling shows lies in front then, or was said by the ruling.
    pub with: Vec<String>,
}

/// Which act a ruling makes of what was said and put out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RuledKind {
    /// A bet or a raise.
    Bet,
    /// All-in.
    AllIn,
    /// None yet: the amount stands in the place of the number that was said, and is ruled on like one that was said.
    Amount,
}

impl Frequency {
    /// The next lower.
    #[must_use]
    pub fn lowered(self) -> Self {
        match self {
            Self::Often => Self::Sometimes,
            Self::Sometimes | Self::Rarely => Self::Rarely,
        }
    }
}

/// What is at stake in an incident, the greater first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stake {
    /// Chips or hands can go elsewhere.
    #[default]
    Chips,
    /// Only what is said to a player, and a penalty at most: a language, a phone, an estimate.
    Words,
}

/// Which lines show an incident.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineConditions {
    /// Its place where a line shows several: the order in which a floor settles them.
    pub settles: u32,
    /// The conditions on the classes of a line; one of them is enough.
    pub steps: Steps,
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
        let mut words =
            vec![(id.to_string(), vec!["search".to_owned()]), (format!("group-{}", self.group), Vec::new())];
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

/// The topic of the rule that stands above all others, and what messages of an incident call its number in the book that
/// rules: `{ $fairness }`.
pub const FAIRNESS: &str = "fairness";

/// The id of the message that names an amount.
#[must_use]
pub fn amount_message(amount: &str) -> String {
    format!("amount-{}", amount.replace('_', "-"))
}

/// An outcome with the amounts that it shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The key: `full-call-owed`.
    pub id: OutcomeId,
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
