//! The trace: what a ruling rests on, from the path that decided.

use super::{BoundIncident, Consulted};
use crate::ids::RowId;
use crate::incident::{Calculated, Facts, RowSet, Sum, places};

/// A step of the trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TraceStep<'a> {
    /// A fact, by its place, and whether it was given or assumed.
    Fact(usize, Used),
    /// A step of the working, by its place in [`Ruling::sums`](super::Ruling::sums).
    Sum(usize),
    /// A class that the calculation made of the numbers: its name and its value.
    Class(&'a str, &'a str),
    /// Where the book stands on a policy.
    Policy(&'a Consulted),
    /// A row that matched: one, or one for each way in which the book could have stood.
    Row(&'a RowId),
}

/// How a fact came into a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Used {
    /// Somebody said so.
    Given,
    /// Nobody said otherwise.
    Assumed,
}

impl BoundIncident<'_> {
    /// Why these rows rule, on these positions.
    pub(super) fn trace<'a>(
        &'a self,
        rows: RowSet,
        facts: &Facts,
        worked: &Calculated,
        consulted: impl Iterator<Item = &'a Consulted>,
    ) -> Vec<TraceStep<'a>> {
        let most = self.incident.facts.len() + worked.sums.len() + worked.classes.len() + self.consulted.len() + 1;
        let mut because = Vec::with_capacity(most);
        for fact in 0..self.incident.facts.len() {
            if facts.get(fact).is_some() {
                because.push(TraceStep::Fact(fact, Used::Given));
            } else if self.incident.facts[fact].assumed.is_some()
                && self.applies(facts, fact)
                && !self.is_idle(worked, fact)
            {
                because.push(TraceStep::Fact(fact, Used::Assumed));
            }
        }
        if let Some(arithmetic) = &self.arithmetic {
            let with_table = |sum: &Sum| sum.table.is_none_or(|table| self.shows_table(rows, table));
            let shown = worked.sums.iter().enumerate();
            let shown = shown.filter(|(_, sum)| arithmetic.shows(rows, sum) && with_table(sum));
            because.extend(shown.map(|(at, _)| TraceStep::Sum(at)));
            for ((name, values), value) in arithmetic.calculation.classes.iter().zip(&worked.classes) {
                because.push(TraceStep::Class(name, values[usize::from(*value)]));
            }
        }
        because.extend(consulted.map(TraceStep::Policy));
        because.extend(places(rows).map(|row| TraceStep::Row(&self.incident.rows[row].id)));
        because
    }
}
