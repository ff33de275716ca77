//! What the positions of a book leave of an incident's tables.
//!
//! A value leaves the rows that accept it. A stance leaves the rows of every value: each of them is a ruling to which
//! the book could have led had it taken a value, and together they are the alternatives from which rule 1 or the
//! director chooses. Where rows name the stance themselves, they are what the table says of it.

use super::Consulted;
use crate::incident::{Column, Grid, Incident, Penalty, PenaltyKind, RowSet, Source, Steps, UNKNOWN, places};
use crate::policy::{Effective, Stance, Value};

/// What is left of the tables under the positions of a book.
#[derive(Debug, Clone)]
pub(super) struct Left {
    /// The rows that some value reaches, where the book takes none.
    pub rows: RowSet,
    /// Those that every stance of the book reaches as it is: they name it, or do not look at the policy.
    pub exact: RowSet,
    /// Those that name a stance of the book.
    pub speaking: RowSet,
    /// The columns of the decision table on which the book takes no value, each with the stance that it takes.
    pub stances: Vec<(usize, Stance)>,
    /// For each outcome, the orders that some value reaches.
    pub orders: Vec<RowSet>,
    /// The columns of the orders on which the book takes no value.
    pub order_stances: Vec<(usize, Stance)>,
    /// For each outcome, the remarks that the positions reach as they are.
    pub remarks: Vec<RowSet>,
    /// For each row, the penalty.
    pub penalties: Vec<PenaltyKind>,
}

/// A side of a contradiction that is taken in the place of the one that the book's rulings follow: the place of the
/// position, and the value.
pub(super) type Taken<'a> = (usize, &'a Value);

impl Left {
    pub(super) fn new(incident: &Incident, consulted: &[Consulted], taken: Option<Taken>) -> Self {
        let brings = |policy: &str| -> Option<Effective<'_>> {
            let at = consulted.iter().position(|known| known.policy == policy)?;
            match taken {
                Some((side, value)) if side == at => Some(Effective::Value(value)),
                _ => Some(consulted[at].decides()),
            }
        };
        let rows = under(&incident.columns, &incident.table, brings);
        let orders = under(&incident.orders.columns, &incident.orders.grid, brings);
        let remarks = under(&incident.remarks.columns, &incident.remarks.grid, brings);
        let penalty = |penalty: &Penalty| match penalty {
            Penalty::Kind(kind) => *kind,
            Penalty::Policy(policy) => brings(policy).map_or(PenaltyKind::None, penalty_of),
        };
        let outcomes = incident.outcomes.len();
        let left = Self {
            rows: rows.some,
            exact: rows.exact,
            speaking: rows.speaking & rows.some,
            stances: rows.stances,
            orders: by_outcome(&incident.orders, orders.some, outcomes),
            order_stances: orders.stances,
            remarks: by_outcome(&incident.remarks, remarks.exact, outcomes),
            penalties: incident.rows.iter().map(|row| penalty(&row.penalty)).collect(),
        };
        left.without_displaced(incident)
    }

    /// Takes out the rows of values in whose place rows that name the stance rule in every case.
    fn without_displaced(self, incident: &Incident) -> Self {
        if self.speaking == 0 {
            return self;
        }
        let displaced = |row: &usize| {
            let others = places(self.rows & !(1 << row));
            let instead =
                others.filter(|other| self.exact & (1 << other) != 0 || self.speaks_for(incident, *other, *row));
            take_every_case(incident, instead.fold(0, |rows, other| rows | 1 << other), *row)
        };
        let kept = |row: &usize| self.exact & (1 << row) != 0 || !displaced(row);
        let rows = places(self.rows).filter(kept).fold(0, |rows, row| rows | 1 << row);
        Self { rows, ..self }
    }

    /// Whether a row names a stance of the book where another has values only, and leaves nothing of it besides.
    pub(super) fn speaks_for(&self, incident: &Incident, row: usize, other: usize) -> bool {
        let table = &incident.table;
        let accepts = |row: usize, column: usize, value: usize| table.rows(column, value) & (1 << row) != 0;
        let names = |column: usize, stance: usize| {
            table.rows(column, stance) & table.restricted(column) & (1 << row) != 0 && !accepts(other, column, stance)
        };
        let stance_of = |(column, stance): (usize, Stance)| (column, incident.columns[column].place_of_stance(stance));
        let mut stances = self.stances.iter().copied().map(stance_of);
        let covers = stances.clone().all(|(column, stance)| {
            let mut values = 0..incident.columns[column].width();
            names(column, stance) || values.all(|value| accepts(row, column, value) || !accepts(other, column, value))
        });
        covers && stances.any(|(column, stance)| names(column, stance))
    }
}

/// Whether rows together accept every fact and class that another does. A class that is not known is no case of its own
/// where the table has no row for it.
fn take_every_case(incident: &Incident, rows: RowSet, other: usize) -> bool {
    let table = &incident.table;
    let columns = || {
        let columns = incident.columns.iter().enumerate();
        columns.filter(|(_, column)| !matches!(column.source, Source::Policy(_)))
    };
    let cells: Vec<&[RowSet]> = columns().map(|(at, _)| table.accepts[at].as_slice()).collect();
    let cases = columns().map(|(at, column)| {
        let unknown = |value: usize| column.values[value] == UNKNOWN && table.ignores(at, value);
        let values = 0..column.values.len();
        values.filter(|value| table.rows(at, *value) & (1 << other) != 0 && !unknown(*value)).collect()
    });
    all_taken(&cells, rows, cases.collect())
}

/// Whether rows together accept all of these cases: for each column some of its values. What the first of the rows leaves
/// of them, the others have to accept.
fn all_taken(cells: &[&[RowSet]], rows: RowSet, mut cases: Vec<Vec<usize>>) -> bool {
    let accepts = |row: usize, column: usize, value: usize| cells[column][value] & (1 << row) != 0;
    let meets =
        |row: &usize| cases.iter().enumerate().all(|(at, values)| values.iter().any(|value| accepts(*row, at, *value)));
    let meeting = places(rows).filter(meets).fold(0, |rows, row| rows | 1 << row);
    let Some(first) = places(meeting).next() else {
        return false;
    };
    for at in 0..cases.len() {
        let (taken, rest): (Vec<usize>, Vec<usize>) = cases[at].iter().partition(|value| accepts(first, at, **value));
        if !rest.is_empty() {
            let left = cases.iter().enumerate().map(|(column, values)| if column == at { &rest } else { values });
            if !all_taken(cells, meeting, left.cloned().collect()) {
                return false;
            }
        }
        cases[at] = taken;
    }
    true
}

/// The penalty that a position names: a book that leaves it to the director allows one, and one that has no rule names
/// none.
fn penalty_of(decides: Effective) -> PenaltyKind {
    match decides {
        Effective::Value(Value::Choice(word)) => PenaltyKind::of_key(word).unwrap_or_default(),
        Effective::Stance(Stance::Discretion) => PenaltyKind::May,
        Effective::Stance(Stance::Silent | Stance::NotApplicable) | Effective::Value(Value::Number(_)) => {
            PenaltyKind::None
        }
    }
}

/// The rows that some value reaches which a position brings to a column.
pub(super) fn left_by(column: &Column, at: usize, grid: &Grid, brings: &Effective) -> RowSet {
    match brings {
        Effective::Value(value) => column.place_of(value).map_or(grid.all, |place| grid.rows(at, place)),
        Effective::Stance(stance) => {
            let named = grid.rows(at, column.place_of_stance(*stance));
            let values = if column.is_number() { 0..0 } else { 0..column.width() };
            values.fold(named, |rows, value| rows | grid.rows(at, value))
        }
    }
}

/// What positions leave of one table.
struct Under {
    some: RowSet,
    exact: RowSet,
    speaking: RowSet,
    stances: Vec<(usize, Stance)>,
}

fn under<'a>(columns: &[Column], grid: &Grid, brings: impl Fn(&str) -> Option<Effective<'a>>) -> Under {
    let mut under = Under { some: grid.all, exact: grid.all, speaking: 0, stances: Vec::new() };
    for (at, column) in columns.iter().enumerate() {
        let Source::Policy(policy) = &column.source else {
            continue;
        };
        match brings(policy) {
            Some(Effective::Value(value)) => {
                let rows = column.place_of(value).map_or(grid.all, |place| grid.rows(at, place));
                under.some &= rows;
                under.exact &= rows;
            }
            Some(Effective::Stance(stance)) if column.is_number() => {
                let rows = grid.rows(at, column.place_of_stance(stance));
                under.some &= rows;
                under.exact &= rows;
            }
            Some(Effective::Stance(stance)) => {
                let named = grid.rows(at, column.place_of_stance(stance));
                under.some &= (0..column.width()).fold(named, |rows, value| rows | grid.rows(at, value));
                under.exact &= named;
                under.speaking |= named & grid.restricted(at);
                under.stances.push((at, stance));
            }
            None => {}
        }
    }
    under
}

fn by_outcome(steps: &Steps, left: RowSet, outcomes: usize) -> Vec<RowSet> {
    let column = steps.columns.iter().position(|column| column.source == Source::Outcome);
    let with = |outcome| column.map_or(left, |column| left & steps.grid.rows(column, outcome));
    (0..outcomes).map(with).collect()
}
