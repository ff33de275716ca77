//! What nobody knows: an answer of "don't know" to a question on which a calculation rests rules nothing by itself.

use super::next::MOST_TRIES;
use super::what_if::changes;
use super::{BoundIncident, Next, Ruling};
use crate::incident::{Answer, CLOSED_INPUTS, Calculated, Facts, RowSet, Source, YES_OR_NO};
use std::cell::Cell;

impl BoundIncident<'_> {
    /// What is next where nobody knows whether something is so on which the calculation rests: open where yes and no lead to
    /// different rulings, or what is next under one of them. None where no such question is left, or its answer changes
    /// nothing. (Of longer lists of answers a calculation has a class of its own for the one that nobody knows.)
    pub(super) fn unknown_answer(&self, rows: RowSet, facts: &Facts, worked: &Calculated) -> Option<Next<'_>> {
        let unknown = |fact: &usize| facts.get(*fact) == Some(&Answer::Unknown);
        let yes_or_no = |fact: &usize| CLOSED_INPUTS.contains(&(self.incident.facts[*fact].id.as_str(), YES_OR_NO));
        let fact = self.inputs(worked).filter(unknown).find(|fact| yes_or_no(fact) && self.applies(facts, *fact))?;
        let values = u8::try_from(self.incident.facts[fact].values().len()).unwrap_or(u8::MAX);
        let mut first: Option<Box<Ruling>> = None;
        for value in 0..values {
            let mut with = facts.clone();
            with.set(fact, Some(Answer::Choice(value)));
            match (self.next(&with), &first) {
                (Next::Ruled(ruling), Some(first)) if changes(&ruling, first) => {
                    return Some(Next::Open(rows, vec![fact]));
                }
                (Next::Ruled(ruling), None) => first = Some(ruling),
                (Next::Ruled(_) | Next::Impossible(_), _) => {}
                (next @ (Next::Ask(_) | Next::Open(..)), _) => return Some(next),
            }
        }
        None
    }

    /// The inputs that nobody knows, where the classes that they would have made tell rulings apart: that is no stance of
    /// the book.
    pub(super) fn unknown_inputs(&self, rows: RowSet, facts: &Facts, worked: &Calculated) -> Vec<usize> {
        let inputs = self.inputs(worked);
        let unknown: Vec<usize> = inputs.filter(|fact| facts.get(*fact) == Some(&Answer::Unknown)).collect();
        if unknown.is_empty() {
            return unknown;
        }
        let columns = &self.incident.columns;
        let is_unknown = |at: &usize| match columns[*at].source {
            Source::Class(class) => worked.classes.get(class).is_some_and(|value| columns[*at].is_unknown(*value)),
            Source::Fact(_) | Source::Policy(_) | Source::Outcome => false,
        };
        let open: Vec<usize> = (0..columns.len()).filter(is_unknown).collect();
        let splits = |column: &usize| {
            let others: Vec<usize> = open.iter().copied().filter(|other| other != column).collect();
            self.splits_over(rows, *column, &others, &Cell::new(MOST_TRIES))
        };
        if open.iter().any(splits) { unknown } else { Vec::new() }
    }
}
