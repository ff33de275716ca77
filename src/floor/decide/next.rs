//! What to do next with the facts at hand: rule, or ask the first question that can still change the ruling.

use super::left::Left;
use super::{BoundIncident, Ruling};
use crate::incident::{CLOSED_INPUTS, Calculated, Facts, Impossible, RowSet, Source, YES_OR_NO, places};
use std::cell::Cell;

/// What to do next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next<'a> {
    /// The facts decide.
    Ruled(Box<Ruling<'a>>),
    /// This fact, by its place, can still change the ruling or its amounts.
    Ask(usize),
    /// The facts cannot all be true.
    Impossible(Impossible),
    /// Everything that could be asked was asked, and nobody knows what decides. The rows that are left, and the facts
    /// that would tell them apart.
    Open(RowSet, Vec<usize>),
}

/// How many combinations of what is still open are tried to see that a question changes nothing. After that it is asked:
/// one question too many is better than a wait, and no table of a house can make the program wait.
pub(super) const MOST_TRIES: u32 = 20_000;

impl BoundIncident<'_> {
    /// What to do next.
    #[must_use]
    pub fn next(&self, facts: &Facts) -> Next<'_> {
        let worked = self.work(facts);
        if let Some(impossible) = &worked.impossible {
            return Next::Impossible((**impossible).clone());
        }
        let settled = self.inputs_settled(facts, &worked);
        let rows = self.find(facts, &worked, settled);
        if let Some(next) = self.unknown_answer(rows, facts, &worked) {
            return next;
        }
        let mut open = self.open_facts(rows, facts, &worked, settled);
        if let Some(fact) = open.iter().find(|fact| facts.get(**fact).is_none()) {
            return Next::Ask(*fact);
        }
        let alike = self.alike(rows);
        if settled && !alike {
            open.extend(self.unknown_inputs(rows, facts, &worked));
        }
        // Rows that no answer tells apart are told apart by policies on which the book takes no value.
        match rows {
            0 => Next::Open(rows, open),
            _ if open.is_empty() || alike => Next::Ruled(Box::new(self.ruling(rows, facts, worked))),
            _ => Next::Open(rows, open),
        }
    }

    /// Every fact that can still change the ruling, in the order in which it would be asked.
    #[must_use]
    pub fn missing(&self, facts: &Facts) -> Vec<usize> {
        let worked = self.work(facts);
        let settled = self.inputs_settled(facts, &worked);
        let rows = self.find(facts, &worked, settled);
        self.open_facts(rows, facts, &worked, settled)
    }

    /// The rows that these facts leave.
    #[must_use]
    pub fn possible(&self, facts: &Facts) -> RowSet {
        let worked = self.work(facts);
        self.find(facts, &worked, self.inputs_settled(facts, &worked))
    }

    /// Every fact that can still tell these rows apart, or change what they order or show.
    fn open_facts(&self, rows: RowSet, facts: &Facts, worked: &Calculated, settled: bool) -> Vec<usize> {
        (0..self.incident.facts.len())
            .filter(|fact| self.applies(facts, *fact) && self.matters(rows, *fact, facts, worked, settled))
            .collect()
    }

    /// Whether the answer to a fact that is not known can change the ruling, its orders or its amounts.
    fn matters(&self, rows: RowSet, fact: usize, facts: &Facts, worked: &Calculated, settled: bool) -> bool {
        let column = self.incident.columns.iter().position(|column| column.source == Source::Fact(fact));
        if self.inputs(worked).any(|input| input == fact) {
            // An answer of yes or no makes classes; amounts hang on the numbers. The table can ask for it itself, too.
            let id = self.incident.facts[fact].id.as_str();
            let numbers = !CLOSED_INPUTS.contains(&(id, YES_OR_NO));
            return facts.get(fact).is_none()
                && self.choice(facts, fact).is_none()
                && (numbers && self.shows_amounts(rows, facts, worked, settled)
                    || self.classes_matter(rows, facts, worked, settled)
                    || self.classes_change_orders(rows, facts, worked, settled)
                    || column.is_some_and(|column| self.splits(rows, column, facts, worked, settled)));
        }
        if self.choice(facts, fact).is_some() {
            return false;
        }
        let gates = || {
            let mut others = self.incident.facts.iter().enumerate();
            others.any(|(at, other)| {
                other.asked_if.iter().any(|condition| condition.fact == fact)
                    && facts.get(at).is_none()
                    && self.matters(rows, at, facts, worked, settled)
            })
        };
        column.is_some_and(|column| self.splits(rows, column, facts, worked, settled))
            || self.changes_orders(rows, fact, facts, worked, settled)
            || gates()
    }

    /// Whether the outcome shows amounts, whatever is still to be answered.
    fn shows_amounts(&self, rows: RowSet, facts: &Facts, worked: &Calculated, settled: bool) -> bool {
        let shows = |row: usize| !self.incident.outcomes[self.incident.rows[row].outcome].amounts.is_empty();
        let table = &self.incident.table;
        let undecided = || {
            let mut columns = 0..self.incident.columns.len();
            columns.any(|column| self.is_open(column, facts, worked, settled) && table.depends(rows, column))
        };
        // Among alternatives, those of one that shows them are worth a question.
        places(rows).all(shows) || !self.left.stances.is_empty() && !undecided() && places(rows).any(shows)
    }

    /// Whether a class of the calculation can still tell rulings apart.
    fn classes_matter(&self, rows: RowSet, facts: &Facts, worked: &Calculated, settled: bool) -> bool {
        let mut columns = self.incident.columns.iter().enumerate();
        !settled
            && columns.any(|(at, column)| {
                matches!(column.source, Source::Class(_))
                    && self.is_open(at, facts, worked, settled)
                    && self.splits(rows, at, facts, worked, settled)
            })
    }

    /// Whether the value of a column can tell rulings apart, whatever the other open columns turn out to be.
    fn splits(&self, rows: RowSet, column: usize, facts: &Facts, worked: &Calculated, settled: bool) -> bool {
        let open: Vec<usize> = (0..self.incident.columns.len())
            .filter(|other| *other != column && self.is_open(*other, facts, worked, settled))
            .collect();
        self.splits_over(rows, column, &open, &Cell::new(MOST_TRIES))
    }

    pub(super) fn splits_over(&self, rows: RowSet, column: usize, open: &[usize], tries: &Cell<u32>) -> bool {
        let table = &self.incident.table;
        tries.set(tries.get().saturating_sub(1));
        if tries.get() == 0 {
            return true;
        }
        if self.same(rows) || !table.depends(rows, column) {
            return false;
        }
        let Some((other, rest)) = open.split_first() else {
            return self.tells_apart(rows, column);
        };
        if !table.depends(rows, *other) {
            return self.splits_over(rows, column, rest, tries);
        }
        table.accepts[*other].iter().any(|accepted| self.splits_over(rows & accepted, column, rest, tries))
    }

    /// Whether the values of a column lead to different rulings where nothing else is open. Under a stance each leads to
    /// alternatives, which can be the same ones.
    fn tells_apart(&self, rows: RowSet, column: usize) -> bool {
        if self.left.stances.is_empty() {
            return true;
        }
        let accepted = self.incident.table.accepts[column].iter().map(|accepted| rows & accepted);
        let mut left = accepted.filter(|rows| *rows != 0).map(|rows| self.ruling_rows(&self.left, rows));
        left.next().is_some_and(|first| left.any(|other| !self.same_rulings(first, other)))
    }

    /// Whether two sets of rows give the same rulings, by the same clauses.
    fn same_rulings(&self, some: RowSet, others: RowSet) -> bool {
        let has = |rows: RowSet, row: usize| places(rows).any(|other| self.same(1 << row | 1 << other));
        places(some).all(|row| has(others, row)) && places(others).all(|row| has(some, row))
    }

    fn is_open(&self, column: usize, facts: &Facts, worked: &Calculated, settled: bool) -> bool {
        match self.incident.columns[column].source {
            Source::Fact(fact) => self.applies(facts, fact) && self.choice(facts, fact).is_none(),
            Source::Class(class) => !settled && worked.settled & (1 << class) == 0,
            Source::Policy(_) | Source::Outcome => false,
        }
    }

    /// Whether an order hangs on a fact under some outcome that is left.
    fn changes_orders(&self, rows: RowSet, fact: usize, facts: &Facts, worked: &Calculated, settled: bool) -> bool {
        let columns = &self.incident.orders.columns;
        let column = columns.iter().position(|column| column.source == Source::Fact(fact));
        column.is_some_and(|column| self.orders_hang_on(rows, column, facts, worked, settled))
    }

    /// Whether an order hangs on a class that is not known yet.
    fn classes_change_orders(&self, rows: RowSet, facts: &Facts, worked: &Calculated, settled: bool) -> bool {
        let mut columns = self.incident.orders.columns.iter().enumerate();
        columns.any(|(at, column)| match column.source {
            Source::Class(class) if !settled && worked.settled & (1 << class) == 0 => {
                self.orders_hang_on(rows, at, facts, worked, settled)
            }
            _ => false,
        })
    }

    /// Whether an order hangs on a column of the orders under some outcome that is left.
    fn orders_hang_on(&self, rows: RowSet, column: usize, facts: &Facts, worked: &Calculated, settled: bool) -> bool {
        let steps = &self.incident.orders;
        places(rows).any(|row| {
            let given = self.left.orders[self.incident.rows[row].outcome];
            let given = self.narrow(&steps.columns, &steps.grid, given, facts, worked, settled);
            steps.grid.depends(self.applicable(&steps.columns, &steps.grid, given, facts), column)
        })
    }

    /// Whether all these rows rule alike, though they may rest on different clauses: enough when what would tell them
    /// apart is not known.
    fn alike(&self, rows: RowSet) -> bool {
        let mut left = places(rows);
        left.next().is_some_and(|first| left.all(|other| self.one_ruling(&self.left, first, other)))
    }

    /// Whether two rows rule alike.
    pub(super) fn one_ruling(&self, left: &Left, row: usize, other: usize) -> bool {
        let ruling = |at: usize| (self.incident.rows[at].outcome, self.incident.rows[at].coverage, left.penalties[at]);
        ruling(row) == ruling(other)
    }

    /// Whether all these rows give the same ruling, by the same clauses of this book.
    fn same(&self, rows: RowSet) -> bool {
        let Some(first) = places(rows).next() else {
            return false;
        };
        let cites = |row: usize| &self.incident.rows[row].cites;
        // Other topics can lead to the same clauses, or to none; they are only looked up where all else is alike.
        self.alike(rows)
            && (places(rows).all(|row| cites(row) == cites(first))
                || places(rows).all(|row| self.cited(row) == self.cited(first)))
    }
}
