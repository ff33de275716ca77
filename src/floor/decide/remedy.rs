//! What an outcome comes to at the table: its amounts, tables, orders, remarks and penalty.

use super::BoundIncident;
use super::bound::step_ids;
use super::left::Left;
use crate::betting::Amount;
use crate::betting::round::PlayerName;
use crate::ids::{PolicyId, StepId};
use crate::incident::{Calculated, Coverage, Facts, PenaltyKind, RowSet, Source, places};
use crate::policy::Stance;

/// One outcome with all that follows from it: a ruling, or one of those from which a ruling is to be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remedy<'a> {
    /// The outcome.
    pub outcome: &'a str,
    /// How far the row that gives it is carried by the book.
    pub coverage: Coverage,
    /// The amounts that the outcome shows, by name, as far as they are known.
    pub amounts: Vec<(&'a str, Amount)>,
    /// Players by what it makes of them, for its words.
    pub names: Vec<(&'static str, Vec<PlayerName>)>,
    /// What is to be done, in order.
    pub orders: Vec<&'a StepId>,
    /// What is to be done, too, and differs by a policy on which the book takes no value.
    pub open: Vec<OpenPoint<'a>>,
    /// What must be added.
    pub remarks: Vec<&'a StepId>,
    /// Whether a penalty follows.
    pub penalty: PenaltyKind,
    /// The orders and remarks as sets, for what they rest on.
    pub(super) steps: [RowSet; 2],
    /// The places of the rows that give it.
    pub(super) rows: RowSet,
}

impl Remedy<'_> {
    /// Whether two are the same for everybody at the table, whatever they rest on, as far as the tables of amounts are.
    #[must_use]
    pub fn same_as(&self, other: &Self) -> bool {
        (self.outcome, self.coverage, self.penalty) == (other.outcome, other.coverage, other.penalty)
            && self.amounts == other.amounts
            && self.names == other.names
            && self.orders == other.orders
            && self.open == other.open
    }

    /// Whether two outcomes come to the same at the table, under whatever names: the same orders with the same amounts. An
    /// amount that only one of them shows is what it was measured by. Without orders only the names tell.
    pub(super) fn comes_to(&self, other: &Self) -> bool {
        let both = |(name, amount): &(&str, Amount)| {
            let there = other.amounts.iter().find(|(known, _)| known == name)?;
            Some(there.1 == *amount)
        };
        self.penalty == other.penalty
            && self.orders == other.orders
            && self.open == other.open
            && !self.orders.is_empty()
            && self.amounts.iter().filter_map(both).all(|same| same)
    }
}

/// A policy on which the book takes no value, and the orders of each of its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenPoint<'a> {
    /// The id of the policy.
    pub policy: &'a PolicyId,
    /// Why the book takes no value.
    pub stance: Stance,
    /// The values that lead to different orders, each with its orders.
    pub options: Vec<(&'a str, Vec<&'a StepId>)>,
    /// Before which of the orders that are given it is to be decided.
    pub before: usize,
}

impl BoundIncident<'_> {
    /// What the rows of one outcome come to. A policy on which the book takes no value has the values that they accept.
    pub(super) fn remedy(&self, left: &Left, rows: RowSet, facts: &Facts, worked: &Calculated) -> Option<Remedy<'_>> {
        let row = places(rows).next()?;
        let known = &self.incident.rows[row];
        let outcome = &self.incident.outcomes[known.outcome];
        let (orders, open, given) = self.orders(left, rows, known.outcome, facts, worked);
        let remarks = &self.incident.remarks;
        let remark_rows =
            self.narrow(&remarks.columns, &remarks.grid, left.remarks[known.outcome], facts, worked, true);
        // An order that may hold is given; a remark only where it is sure to hold.
        let remark_rows = self.certain(&remarks.columns, &remarks.grid, remark_rows, facts, worked);
        Some(Remedy {
            outcome: &outcome.id,
            coverage: known.coverage,
            amounts: self.amounts(known.outcome, worked).collect(),
            names: worked.names.clone(),
            orders,
            open,
            remarks: step_ids(remarks, remark_rows),
            penalty: left.penalties[row],
            steps: [given, remark_rows],
            rows,
        })
    }

    /// The amounts that an outcome shows, as far as they are known.
    fn amounts<'a>(&'a self, outcome: usize, worked: &Calculated) -> impl Iterator<Item = (&'a str, Amount)> {
        let shown = self.incident.outcomes[outcome].amounts.iter();
        shown.filter_map(|shown| Some((shown.name.as_str(), worked.amount(&shown.of)?)))
    }

    /// The orders that hold, what is left open among them, and all of these as a set.
    fn orders(
        &self,
        left: &Left,
        rows: RowSet,
        outcome: usize,
        facts: &Facts,
        worked: &Calculated,
    ) -> (Vec<&StepId>, Vec<OpenPoint<'_>>, RowSet) {
        let orders = &self.incident.orders;
        let grid = &orders.grid;
        let given = self.narrow(&orders.columns, grid, left.orders[outcome], facts, worked, true);
        let given = self.applicable(&orders.columns, grid, given, facts);
        let (mut sure, mut all, mut open) = (given, given, Vec::new());
        for (at, stance) in &left.order_stances {
            let column = &orders.columns[*at];
            let named = grid.rows(*at, column.place_of_stance(*stance));
            if named & given & grid.restricted(*at) != 0 {
                // The table speaks of the stance itself.
                sure &= named;
                all &= named;
                continue;
            }
            let values = self.values_left(*at, rows);
            let always = values.iter().fold(grid.all, |always, value| always & grid.rows(*at, *value));
            let options: Vec<(&str, RowSet)> = values
                .iter()
                .map(|value| (column.values[*value].as_str(), given & grid.rows(*at, *value) & !always))
                .collect();
            sure &= always;
            all &= options.iter().fold(always, |all, (_, steps)| all | steps);
            if let Some(point) = self.open_point(*at, *stance, &options) {
                open.push(point);
            }
        }
        for point in &mut open {
            // So far the place of its first order in the table.
            point.before = (sure & ((1 << point.before) - 1)).count_ones() as usize;
        }
        (step_ids(orders, sure), open, all)
    }

    /// What a policy of the orders leaves open. A book that has no rule on a step that only some values ask for does
    /// not ask for it; a director may.
    fn open_point<'b>(&'b self, column: usize, stance: Stance, options: &[(&str, RowSet)]) -> Option<OpenPoint<'b>> {
        let orders = &self.incident.orders;
        let first = options.first()?.1;
        let differ = options.iter().any(|(_, steps)| *steps != first);
        let needless = stance != Stance::Discretion && options.iter().any(|(_, steps)| *steps == 0);
        let Source::Policy(policy) = &orders.columns[column].source else {
            return None;
        };
        let steps = options.iter().fold(0, |all, (_, steps)| all | steps);
        let values = orders.columns[column].values.iter();
        let given = |value: &str| options.iter().find(|(known, _)| *known == value).map(|(_, steps)| *steps);
        let option = |value: &'b String| Some((value.as_str(), step_ids(orders, given(value)?)));
        let point = || OpenPoint {
            policy,
            stance,
            options: values.filter_map(option).collect(),
            before: places(steps).next().unwrap_or_default(),
        };
        (differ && !needless).then(point)
    }

    /// The places of the values of a policy, by its column in the orders, that the rows of a ruling accept.
    fn values_left(&self, column: usize, rows: RowSet) -> Vec<usize> {
        let of = &self.incident.orders.columns[column];
        let table = self.incident.columns.iter().position(|other| other.source == of.source);
        let accepted = |value: &usize| match table {
            Some(table) => self.incident.table.rows(table, *value) & rows != 0,
            None => true,
        };
        let values: Vec<usize> = (0..of.width()).filter(accepted).collect();
        // Rows that only name the stance leave every value.
        if values.is_empty() { (0..of.width()).collect() } else { values }
    }
}
