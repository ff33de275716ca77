//! The trace: what a ruling rests on, from the path that decided.

use super::{Bound, Consulted};
use crate::ids::{PolicyId, RowId};
use crate::incident::{Facts, Penalty, RowSet, Source, Sum, Worked, places};

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

impl Bound<'_> {
    /// The positions on which rows, the orders and remarks that are given, and these parameters depend.
    pub(super) fn relied_on(
        &self,
        rows: RowSet,
        steps: [RowSet; 2],
        parameters: u32,
    ) -> impl Iterator<Item = &Consulted> {
        self.consulted.iter().filter(move |consulted| self.relies_on(consulted, rows, steps, parameters))
    }

    /// Whether rows, orders, remarks or parameters depend on a position.
    pub(super) fn relies_on(
        &self,
        consulted: &Consulted,
        rows: RowSet,
        [orders, remarks]: [RowSet; 2],
        parameters: u32,
    ) -> bool {
        let grids = [
            (&self.incident.table, rows),
            (&self.incident.orders.grid, orders),
            (&self.incident.remarks.grid, remarks),
        ];
        let mut tables = consulted.columns.iter().zip(grids);
        consulted.parameters & parameters != 0
            || self.names_penalty(rows, &consulted.policy)
            || tables.any(|(column, (grid, rows))| column.is_some_and(|column| grid.restricted(column) & rows != 0))
    }

    /// Whether some of these rows take their penalty from a policy.
    fn names_penalty(&self, rows: RowSet, policy: &PolicyId) -> bool {
        places(rows).any(|row| matches!(&self.incident.rows[row].penalty, Penalty::Policy(known) if known == policy))
    }

    /// Whether a step of the working is worth showing: it proves nothing in particular, or a class on which the rows
    /// depend.
    fn shows(&self, rows: RowSet, sum: &Sum) -> bool {
        sum.proves.is_none_or(|class| self.hangs_on(rows, class))
    }

    /// The parameters that are a reason for these rows, one bit each.
    pub(super) fn serving(&self, rows: RowSet) -> u32 {
        let parameters = self.incident.calculation().map_or(&[][..], |calculation| calculation.parameters);
        let serving = parameters
            .iter()
            .enumerate()
            .filter(|(_, parameter)| parameter.serves.is_none_or(|class| self.hangs_on(rows, class)));
        serving.fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// Whether some of these rows depend on a class.
    fn hangs_on(&self, rows: RowSet, class: &str) -> bool {
        let place = self.incident.calculation().and_then(|calculation| calculation.class(class));
        let Some(place) = place else {
            return true;
        };
        let column = self.incident.columns.iter().position(|column| column.source == Source::Class(place));
        column.is_some_and(|column| self.incident.table.restricted(column) & rows != 0)
    }

    pub(super) fn trace<'a>(
        &'a self,
        rows: RowSet,
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
        let shown = worked.sums.iter().filter(|sum| self.shows(rows, sum));
        because.extend(shown.cloned().map(Because::Sum));
        if let Some(calculation) = self.incident.calculation() {
            for ((name, values), value) in calculation.classes.iter().zip(&worked.classes) {
                because.push(Because::Class(name, values[usize::from(*value)]));
            }
        }
        because.extend(consulted.map(Because::Policy));
        because.extend(places(rows).map(|row| Because::Row(&self.incident.rows[row].id)));
        because
    }
}
