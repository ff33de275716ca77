//! Rulings: what was decided, in ids and amounts, and why.

use super::bound::step_ids;
use super::{Bound, Citation, Consulted};
use crate::betting::Amount;
use crate::incident::{AmountTable, Coverage, Facts, PenaltyKind, RowSet, Source, Sum, Worked, places};
use std::borrow::Cow;

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
    /// Players by what the ruling makes of them, for its words.
    pub names: Vec<(&'static str, String)>,
    /// Tables of amounts: who owes what, who may raise, which pots there are.
    pub tables: Vec<AmountTable>,
    /// What is to be done, in order.
    pub orders: Vec<&'a str>,
    /// What must be added.
    pub remarks: Vec<&'a str>,
    /// Whether a penalty follows.
    pub penalty: PenaltyKind,
    /// The clauses that say so.
    pub citations: Cow<'a, [Citation]>,
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
        let order_rows = self.applicable(&orders.columns, &orders.grid, order_rows, facts);
        let remarks = &incident.remarks;
        let remark_rows =
            self.narrow(&remarks.columns, &remarks.grid, self.remarks[known.outcome], facts, worked, true);
        // An order that may hold is given; a remark only where it is sure to hold.
        let remark_rows = self.certain(&remarks.columns, &remarks.grid, remark_rows, facts, worked);
        let conflicts = self.conflicts(row, facts, worked);
        let relied = worked.parameters & !self.parameters_in_conflict() & self.serving(row) | conflicts;
        let consulted = self.relied_on(row, [order_rows, remark_rows], relied);
        Ruling {
            book: &self.book,
            incident: &incident.id,
            outcome: &outcome.id,
            coverage: self.coverage(row, remark_rows, conflicts),
            amounts: self.amounts(known.outcome, worked).collect(),
            names: worked.names.clone(),
            tables: worked
                .tables
                .iter()
                .filter(|table| outcome.shows(table.name) && !table.rows.is_empty())
                .cloned()
                .collect(),
            orders: step_ids(orders, order_rows),
            remarks: step_ids(remarks, remark_rows),
            penalty: known.penalty,
            citations: self.citations(row, conflicts),
            because: self.trace(row, facts, worked, consulted),
        }
    }

    /// The amounts that an outcome shows, as far as they are known.
    fn amounts<'a>(&'a self, outcome: usize, worked: &Worked) -> impl Iterator<Item = (&'a str, Amount)> {
        let shown = self.incident.outcomes[outcome].amounts.iter();
        shown.filter_map(|shown| Some((shown.name.as_str(), worked.amount(&shown.of)?)))
    }

    /// The parameters on which the book disagrees with itself, one bit each.
    fn parameters_in_conflict(&self) -> u32 {
        let conflicts = self.consulted.iter().filter(|consulted| consulted.in_conflict());
        conflicts.fold(0, |bits, consulted| bits | consulted.parameters)
    }

    /// Those of them whose other side would give another ruling here, or other amounts: a contradiction that changes
    /// nothing is not worth a word at the table.
    fn conflicts(&self, row: usize, facts: &Facts, worked: &Worked) -> u32 {
        let open = worked.parameters & self.parameters_in_conflict();
        let outcome = self.incident.rows[row].outcome;
        let shows = |table: &&AmountTable| !table.read_back && self.incident.outcomes[outcome].shows(table.name);
        let differs = |parameter: &usize| {
            let other = self.work_with(facts, Some(*parameter));
            let rows = self.find(facts, &other, true);
            rows & (1 << row) == 0
                || !other.tables.iter().filter(shows).eq(worked.tables.iter().filter(shows))
                || other.names != worked.names
                || !self.amounts(outcome, &other).eq(self.amounts(outcome, worked))
        };
        let parameters = (0..u32::BITS as usize).filter(|parameter| open & (1 << parameter) != 0);
        parameters.filter(differs).fold(0, |bits, parameter| bits | 1 << parameter)
    }

    /// A rule that rests on a position in conflict, in its row, in what must be added to it or in its arithmetic, is
    /// covered by a conflict.
    fn coverage(&self, row: usize, remarks: RowSet, conflicts: u32) -> Coverage {
        let known = self.incident.rows[row].coverage;
        match known {
            Coverage::Rule if self.relied_on(row, [0, remarks], conflicts).any(Consulted::in_conflict) => {
                Coverage::Conflict
            }
            other => other,
        }
    }

    /// The positions on which a row, the orders and remarks that are given, and these parameters depend.
    pub(super) fn relied_on(
        &self,
        row: usize,
        [orders, remarks]: [RowSet; 2],
        parameters: u32,
    ) -> impl Iterator<Item = &Consulted> {
        let grids = [
            (&self.incident.table, 1 << row),
            (&self.incident.orders.grid, orders),
            (&self.incident.remarks.grid, remarks),
        ];
        self.consulted.iter().filter(move |consulted| {
            let mut tables = consulted.columns.iter().zip(grids);
            consulted.parameters & parameters != 0
                || tables.any(|(column, (grid, rows))| column.is_some_and(|column| grid.restricted(column) & rows != 0))
        })
    }

    /// Whether a step of the working is worth showing: it proves nothing in particular, or a class on which the row
    /// depends.
    fn shows(&self, row: usize, sum: &Sum) -> bool {
        sum.proves.is_none_or(|class| self.hangs_on(row, class))
    }

    /// The parameters that are a reason for a row, one bit each.
    fn serving(&self, row: usize) -> u32 {
        let parameters = self.incident.calculation().map_or(&[][..], |calculation| calculation.parameters);
        let serving = parameters
            .iter()
            .enumerate()
            .filter(|(_, parameter)| parameter.serves.is_none_or(|class| self.hangs_on(row, class)));
        serving.fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// Whether a row depends on a class.
    fn hangs_on(&self, row: usize, class: &str) -> bool {
        let place = self.incident.calculation().and_then(|calculation| calculation.class(class));
        let Some(place) = place else {
            return true;
        };
        let column = self.incident.columns.iter().position(|column| column.source == Source::Class(place));
        column.is_some_and(|column| self.incident.table.restricted(column) & (1 << row) != 0)
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
        let shown = worked.sums.iter().filter(|sum| self.shows(row, sum));
        because.extend(shown.cloned().map(Because::Sum));
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
