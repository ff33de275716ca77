//! Rulings: what was decided, in ids and amounts, and why.

use super::bound::step_ids;
use super::{Bound, Citation, Consulted};
use crate::betting::Amount;
use crate::incident::{Coverage, Facts, PenaltyKind, RowSet, Sum, Worked, places};
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

impl Bound<'_> {
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
        let consulted = self.relied_on(row, order_rows, remark_rows);
        Ruling {
            book: &self.book,
            incident: &incident.id,
            outcome: &outcome.id,
            coverage: self.coverage(row, remark_rows),
            amounts: outcome.amounts.iter().filter_map(shown).collect(),
            orders: step_ids(orders, order_rows),
            remarks: step_ids(remarks, remark_rows),
            penalty: known.penalty,
            citations: self.citations(row),
            because: self.trace(row, facts, worked, consulted),
        }
    }

    /// A rule that rests on a position in conflict, in its row or in what must be added to it, is covered by a conflict.
    fn coverage(&self, row: usize, remarks: RowSet) -> Coverage {
        let known = self.incident.rows[row].coverage;
        let conflict = |consulted: &Consulted| matches!(consulted.position, Position::Conflict { .. });
        let mut relied_on = self.relied_on(row, 0, remarks);
        match known {
            Coverage::Rule if relied_on.any(conflict) => Coverage::Conflict,
            other => other,
        }
    }

    /// The positions on which a row and the steps that are given depend.
    pub(super) fn relied_on(&self, row: usize, orders: RowSet, remarks: RowSet) -> impl Iterator<Item = &Consulted> {
        let grids = [
            (&self.incident.table, 1 << row),
            (&self.incident.orders.grid, orders),
            (&self.incident.remarks.grid, remarks),
        ];
        self.consulted.iter().filter(move |consulted| {
            let mut tables = consulted.columns.iter().zip(grids);
            tables.any(|(column, (grid, rows))| column.is_some_and(|column| grid.restricted(column) & rows != 0))
        })
    }

    fn trace<'a>(
        &'a self,
        row: usize,
        facts: &Facts,
        worked: &Worked,
        consulted: impl Iterator<Item = &'a Consulted>,
    ) -> Vec<Because<'a>> {
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
        because.extend(consulted.map(Because::Policy));
        because.push(Because::Row(&self.incident.rows[row].id));
        because
    }

    /// The ids of the rows that some case reaches under this book. The tables are proved to have no overlaps, so that a
    /// row which the positions of the book leave is reached by the cases that its own cells describe.
    pub fn reachable(&self) -> impl Iterator<Item = &str> {
        places(self.rows).map(|row| self.incident.rows[row].id.as_str())
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
