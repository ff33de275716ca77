//! The proof that a decision table gives exactly one row for every case, under every position that a book can take.
//!
//! A row is a box: in each column a set of values. Boxes that do not overlap, taken together, hold as many cases as
//! there are exactly when nothing is left out. So two counts prove a table, and no case is ever listed: the work grows
//! with the square of the rows, whatever the number of columns. Where a count falls short, it falls short in some value
//! of the next column, and so leads to a case that no row takes.
//!
//! Facts that are only asked in certain cases make the space less than a box. A fact that has no answer has the value
//! "none" there, which every row takes; the facts on which others hang are gone through one by one, and the rest of the
//! space is a box again for each of their answers. That is the one thing that is listed, and it is bounded by
//! [`MOST_GATES`].
//!
//! Policies count with their values for what must not be left out: a book that takes no value leaves the rows of all of
//! them. With their stances they count for what must not overlap, since a row may name one.

mod space;

use super::{Incident, RowSet, Source, places};
use crate::ids::StepId;
use space::{Axis, Gate, NONE, Values, axes, gates, row_box, singles};

/// The most combinations of answers that the facts may have on which other facts hang.
pub const MOST_GATES: usize = 1024;

/// The most values that a column may have: one bit each, and one for a fact without an answer.
pub const MOST_VALUES: usize = 127;

/// The most gaps that are told of one table.
pub(super) const MOST_GAPS: usize = 5;

/// A case: for some columns of the table, the place of a value.
pub type Case = Vec<(usize, usize)>;

/// What is wrong with a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// No row takes this case.
    Gap(Case),
    /// Two rows take this case.
    Overlap(usize, usize, Case),
    /// This row names a fact, by its column, that has no answer wherever its other conditions hold.
    Unasked(usize, usize),
    /// There are more combinations than can be counted.
    TooWide,
    /// The facts on which others hang have more combinations than [`MOST_GATES`].
    TooManyGates,
}

/// Proves the decision table of an incident. Gives the first overlap, the first `MOST_GAPS` gaps, and every condition on
/// a fact that is never asked there.
#[must_use]
pub fn prove(incident: &Incident) -> Vec<Flaw> {
    let axes = axes(incident);
    let Some(gates) = gates(incident, &axes) else {
        return vec![Flaw::TooManyGates];
    };
    let boxes: Vec<Vec<Values>> = (0..incident.rows.len()).map(|row| row_box(incident, &axes, row)).collect();
    let mut flaws: Vec<Flaw> = overlap(&axes, &gates, &boxes).into_iter().collect();
    flaws.extend(gaps(&axes, &gates, boxes.clone()));
    flaws.extend(unasked(&axes, &gates, &boxes));
    flaws
}

/// The conditions on facts that have no answer wherever the other conditions of their row hold.
fn unasked(axes: &[Axis], gates: &[Gate], boxes: &[Vec<Values>]) -> Vec<Flaw> {
    let mut unasked = Vec::new();
    for (row, cells) in boxes.iter().enumerate() {
        for (at, axis) in axes.iter().enumerate() {
            let named = axis.values & !cells[at] != 0;
            let mut reached = gates.iter().filter(|gate| meets(cells, &gate.with_stances));
            if let (Some(_), Some(column), true) = (axis.fact, axis.column, named)
                && reached.all(|gate| gate.values[at] == NONE)
            {
                unasked.push(Flaw::Unasked(row, column));
            }
        }
    }
    unasked
}

fn meets(one: &[Values], other: &[Values]) -> bool {
    one.iter().zip(other).all(|(one, other)| one & other != 0)
}

fn both(one: &[Values], other: &[Values]) -> Vec<Values> {
    one.iter().zip(other).map(|(one, other)| one & other).collect()
}

fn overlap(axes: &[Axis], gates: &[Gate], boxes: &[Vec<Values>]) -> Option<Flaw> {
    for (last, row) in boxes.iter().enumerate() {
        for (first, other) in boxes[..last].iter().enumerate().filter(|(_, other)| meets(row, other)) {
            let both_rows = both(row, other);
            if let Some(gate) = gates.iter().find(|gate| meets(&both_rows, &gate.with_stances)) {
                let cases = both(&both_rows, &gate.with_stances);
                return Some(Flaw::Overlap(first, last, shown(axes, &cases, &all(axes))));
            }
        }
    }
    None
}

/// A case of a space, told by the axes on which it is not every value. A value comes before a stance.
fn shown(axes: &[Axis], cases: &[Values], whole: &[Values]) -> Case {
    let narrow = |((_, cases), whole): &((&Axis, &Values), &Values)| **cases != NONE && **cases & **whole != **whole;
    let narrow = axes.iter().zip(cases).zip(whole).filter(narrow);
    narrow.filter_map(|((axis, cases), _)| Some((axis.column?, cases.trailing_zeros() as usize))).collect()
}

/// How many cases a space holds. None for more than can be counted.
fn size(space: &[Values]) -> Option<u128> {
    space.iter().try_fold(1_u128, |size, values| size.checked_mul(values.count_ones().into()))
}

/// The gaps one by one, each taken for filled before the next is looked for.
fn gaps(axes: &[Axis], gates: &[Gate], mut boxes: Vec<Vec<Values>>) -> Vec<Flaw> {
    let mut gaps = Vec::new();
    for gate in gates {
        while gaps.len() < MOST_GAPS {
            match falls_short(&gate.values, &boxes) {
                None => return vec![Flaw::TooWide],
                Some(false) => break,
                Some(true) => {}
            }
            let space = gap(gate, &boxes);
            gaps.push(Flaw::Gap(shown(axes, &space, &all(axes))));
            boxes.push(space);
        }
    }
    gaps
}

/// A part of a space that no row takes, in a space that has one.
fn gap(gate: &Gate, boxes: &[Vec<Values>]) -> Vec<Values> {
    let mut space = gate.values.clone();
    for at in 0..space.len() {
        for value in singles(gate.values[at]) {
            space[at] = value;
            if falls_short(&space, boxes) == Some(true) {
                break;
            }
        }
    }
    widen(&mut space, gate, boxes);
    space
}

/// Takes back every choice of a gap that does not matter: what is told of it is what a row for it would say.
fn widen(space: &mut [Values], gate: &Gate, boxes: &[Vec<Values>]) {
    for at in (0..space.len()).rev() {
        let chosen = std::mem::replace(&mut space[at], gate.values[at]);
        if boxes.iter().any(|row| meets(row, space)) {
            space[at] = chosen;
        }
    }
}

/// Every value of every axis.
fn all(axes: &[Axis]) -> Vec<Values> {
    axes.iter().map(|axis| axis.values).collect()
}

/// Whether rows that do not overlap hold fewer cases than a space does. None where it holds more than can be counted.
fn falls_short(space: &[Values], boxes: &[Vec<Values>]) -> Option<bool> {
    let all = size(space)?;
    let held = boxes.iter().try_fold(0_u128, |held, row| held.checked_add(size(&both(row, space))?));
    // Rows that overlap can hold more together than can be counted; they are told as such.
    Some(held.is_some_and(|held| held < all))
}

/// The steps of a table that no row with their outcome can bring, for every position and every fact.
#[must_use]
pub fn unreached_steps(incident: &Incident, steps: &super::Steps) -> RowSet {
    let brings = |row: usize, step: usize| {
        steps.columns.iter().enumerate().all(|(at, column)| {
            let takes = |value: usize| steps.grid.rows(at, value) & (1 << step) != 0;
            match &column.source {
                Source::Outcome => takes(incident.rows[row].outcome),
                source => {
                    let own = incident.columns.iter().position(|other| other.source == *source);
                    let stances = column.width()..column.values.len();
                    let accepts = |value: &usize| {
                        takes(*value) && own.is_none_or(|own| incident.table.rows(own, *value) & (1 << row) != 0)
                    };
                    (0..column.width()).any(|value| accepts(&value)) || stances.into_iter().any(takes)
                }
            }
        })
    };
    let reached = |step: &usize| (0..incident.rows.len()).any(|row| brings(row, *step));
    places(steps.grid.all).filter(|step| !reached(step)).fold(0, |left, step| left | 1 << step)
}

/// The orders that exclude each other and that some case brings together under some positions: for each, the place among the
/// exclusions and the order that it does not exclude in fact.
#[must_use]
pub fn excluded_together(incident: &Incident) -> Vec<(usize, &StepId)> {
    let steps = &incident.orders;
    let named = |id: &StepId| -> Vec<usize> { (0..steps.ids.len()).filter(|at| steps.ids[*at] == *id).collect() };
    let mut together = Vec::new();
    for (place, (one, others)) in incident.excludes.iter().enumerate() {
        let first = named(one);
        for other in others {
            let meets = |second: usize| first.iter().any(|first| given_together(incident, *first, second));
            if named(other).into_iter().any(meets) {
                together.push((place, other));
            }
        }
    }
    together
}

/// Whether some row brings two orders, for some facts and positions.
fn given_together(incident: &Incident, first: usize, second: usize) -> bool {
    let steps = &incident.orders;
    let both: RowSet = 1 << first | 1 << second;
    (0..incident.rows.len()).any(|row| {
        steps.columns.iter().enumerate().all(|(at, column)| {
            let takes = |value: usize| steps.grid.rows(at, value) & both == both;
            let own = incident.columns.iter().position(|other| other.source == column.source);
            let accepts = |value: usize| own.is_none_or(|own| incident.table.rows(own, value) & (1 << row) != 0);
            match column.source {
                Source::Outcome => takes(incident.rows[row].outcome),
                _ => (0..column.values.len()).any(|value| takes(value) && accepts(value)),
            }
        })
    })
}

#[cfg(test)]
mod tests;
