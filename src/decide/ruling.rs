//! Rulings: what was decided, in ids and amounts, and why.

use super::bound::step_ids;
use super::{Bound, Citation, Consulted};
use crate::betting::Amount;
use crate::incident::{Coverage, Facts, PenaltyKind, Sum, Worked, places};
use crate::policy::Position;

/// A ruling. It borrows its words from the incident and the book; it holds no language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling<'a> {
    /// The id of the book.
    pub book: &'a str,
    /// The id of the incident.
    pub incident: &'a str,
    /// The outcome.
    pub outcome: &'a str,
    /// How far the book carries it.
    pub coverage: Coverage,
    /// The amounts that the outcome shows, by name, as far as they are known.
    pub amounts: Vec<(&'a str, Amount)>,
    /// What is to be done, in order.
    pub orders: Vec<&'a str>,
    /// What must be added.
    pub remarks: Vec<&'a str>,
    /// Whether a penalty follows.
    pub penalty: PenaltyKind,
    /// The clauses that say so.
    pub citations: &'a [Citation],
    /// Why, from the path that decided.
    pub because: Vec<Because<'a>>,
}

/// A step of the trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Because<'a> {
    /// A fact, by its place, and whether it was given or assumed.
    Fact(usize, Used),
    /// A sum that the calculation made.
    Sum(Sum),
    /// A class that the calculation made of the numbers: its name and its value.
    Class(&'a str, &'a str),
    /// Where the book stands on a policy.
    Policy(&'a Consulted),
    /// The row that matched.
    Row(&'a str),
}

/// How a fact came into a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Used {
    /// Somebody said so.
    Given,
    /// Nobody said otherwise.
    Assumed,
}

impl Bound {
    /// The ruling of a row that the facts have left alone.
    #[must_use]
    pub fn ruling(&self, row: usize, facts: &Facts, worked: &Worked) -> Ruling<'_> {
        let known = &self.incident.rows[row];
        let outcome = &self.incident.outcomes[known.outcome];
        let incident = &self.incident;
        let orders = &incident.orders;
        let order_rows = self.narrow(&orders.columns, &orders.grid, self.orders[known.outcome], facts, worked, true);
        let remarks = &incident.remarks;
        let remark_rows =
            self.narrow(&remarks.columns, &remarks.grid, self.remarks[known.outcome], facts, worked, true);
        // An order that may hold is given; a remark only where it is sure to hold.
        let remark_rows = self.certain(&remarks.columns, &remarks.grid, remark_rows, facts);
        let shown = |name: &'_ String| {
            worked.amounts.iter().find(|(known, _)| known == name).map(|(name, amount)| (*name, *amount))
        };
        Ruling {
            book: &self.book,
            incident: &incident.id,
            outcome: &outcome.id,
            coverage: self.coverage(row),
            amounts: outcome.amounts.iter().filter_map(shown).collect(),
            orders: step_ids(orders, order_rows),
            remarks: step_ids(remarks, remark_rows),
            penalty: known.penalty,
            citations: &self.citations[row],
            because: self.trace(row, facts, worked),
        }
    }

    /// A row that rests on a position in conflict is covered by a conflict, whatever it says of itself.
    fn coverage(&self, row: usize) -> Coverage {
        let conflict = |consulted: &Consulted| matches!(consulted.position, Position::Conflict { .. });
        if self.decisive(row).any(conflict) {
            return Coverage::Conflict;
        }
        self.incident.rows[row].coverage
    }

    fn trace(&self, row: usize, facts: &Facts, worked: &Worked) -> Vec<Because<'_>> {
        let mut because = Vec::with_capacity(8);
        for fact in 0..self.incident.facts.len() {
            if facts.get(fact).is_some() {
                because.push(Because::Fact(fact, Used::Given));
            } else if self.incident.facts[fact].assumed.is_some() && self.applies(facts, fact) {
                because.push(Because::Fact(fact, Used::Assumed));
            }
        }
        because.extend(worked.sums.iter().cloned().map(Because::Sum));
        if let Some(calculation) = self.incident.calculation() {
            for ((name, values), value) in calculation.classes.iter().zip(&worked.classes) {
                because.push(Because::Class(name, values[usize::from(*value)]));
            }
        }
        because.extend(self.decisive(row).map(Because::Policy));
        because.push(Because::Row(&self.incident.rows[row].id));
        because
    }

    /// What one row rules, with nothing of the case: to show what an open question hangs on.
    #[must_use]
    pub fn outcome_of(&self, row: usize) -> &str {
        &self.incident.outcomes[self.incident.rows[row].outcome].id
    }

    /// The outcomes that these rows can still give, each once.
    #[must_use]
    pub fn outcomes(&self, rows: u128) -> Vec<&str> {
        let mut outcomes = Vec::new();
        for row in places(rows) {
            let outcome = self.outcome_of(row);
            if !outcomes.contains(&outcome) {
                outcomes.push(outcome);
            }
        }
        outcomes
    }
}
