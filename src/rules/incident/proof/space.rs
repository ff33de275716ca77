//! The space of all cases: its axes, what each row takes on them, and the answers of the facts on which others hang.

use super::super::{Column, Incident, Source, UNKNOWN};
use super::{MOST_GATES, MOST_VALUES};

/// The values of a column that are taken, one bit each; the highest is "none".
pub(super) type Values = u128;

/// That a fact has no answer.
pub(super) const NONE: Values = 1 << MOST_VALUES;

/// A column of the table, or a fact on which one hangs.
pub(super) struct Axis {
    /// The fact that it is.
    pub fact: Option<usize>,
    /// Its column in the table.
    pub column: Option<usize>,
    /// Every value.
    pub values: Values,
    /// Every value and stance.
    pub with_stances: Values,
}

/// The answers of the facts on which others hang, with what is left of every axis.
pub(super) struct Gate {
    /// Without the stances of policies.
    pub values: Vec<Values>,
    /// With them.
    pub with_stances: Vec<Values>,
}

/// The columns of the table, and the facts on which they hang, each below those on which it hangs itself.
pub(super) fn axes(incident: &Incident) -> Vec<Axis> {
    let table = &incident.table;
    let columns = incident.columns.iter().enumerate().map(|(at, column)| {
        let all = bits(column.values.len());
        let values = match column.source {
            Source::Policy(_) => bits(column.width()),
            // A case with an unknown class that no row names stays open; it is not ruled.
            Source::Class(_) => all & !ignored_unknown(column, |value| table.ignores(at, value)),
            Source::Fact(_) | Source::Outcome => all,
        };
        let fact = match column.source {
            Source::Fact(fact) => Some(fact),
            _ => None,
        };
        let with_stances = if matches!(column.source, Source::Policy(_)) { all } else { values };
        Axis { fact, column: Some(at), values, with_stances }
    });
    let mut axes: Vec<Axis> = columns.collect();
    // The facts on which columns hang, and those on which these hang.
    let mut at = 0;
    while at < axes.len() {
        for condition in axes[at].fact.into_iter().flat_map(|fact| &incident.facts[fact].asked_if) {
            if !axes.iter().any(|axis| axis.fact == Some(condition.fact)) {
                let values = bits(incident.facts[condition.fact].values().len());
                axes.push(Axis { fact: Some(condition.fact), column: None, values, with_stances: values });
            }
        }
        at += 1;
    }
    // A fact hangs on facts that stand above it.
    axes.sort_by_key(|axis| (axis.fact.is_none(), axis.fact, axis.column));
    axes
}

fn ignored_unknown(column: &Column, ignores: impl Fn(usize) -> bool) -> Values {
    let unknown = column.values.iter().position(|value| value == UNKNOWN).filter(|value| ignores(*value));
    unknown.map_or(0, |value| 1 << value)
}

fn bits(count: usize) -> Values {
    (1 << count.min(MOST_VALUES)) - 1
}

/// What a row takes on every axis. A fact without an answer is taken by every row.
pub(super) fn row_box(incident: &Incident, axes: &[Axis], row: usize) -> Vec<Values> {
    let accepted = |axis: &Axis| match axis.column {
        None => axis.with_stances,
        Some(column) => {
            let accepts = incident.table.accepts[column].iter().enumerate();
            accepts.filter(|(_, rows)| *rows & (1 << row) != 0).fold(0, |values, (value, _)| values | 1 << value)
        }
    };
    axes.iter().map(|axis| accepted(axis) | NONE).collect()
}

/// Every combination of answers to the facts on which others hang.
pub(super) fn gates(incident: &Incident, axes: &[Axis]) -> Option<Vec<Gate>> {
    let hangs_on = |axis: &Axis| {
        let mut facts = axes.iter().filter_map(|other| other.fact);
        axis.fact.is_some_and(|fact| {
            facts.any(|other| incident.facts[other].asked_if.iter().any(|condition| condition.fact == fact))
        })
    };
    let mut gates: Vec<Vec<Values>> = vec![Vec::new()];
    for axis in axes {
        let mut next = Vec::new();
        for chosen in gates {
            let values = if applies(incident, axes, &chosen, axis) { axis.values } else { NONE };
            if hangs_on(axis) {
                next.extend(singles(values).map(|value| [&chosen[..], &[value]].concat()));
            } else {
                next.push([&chosen[..], &[values]].concat());
            }
            if next.len() > MOST_GATES {
                return None;
            }
        }
        gates = next;
    }
    let gate = |values: Vec<Values>| {
        let stances = |(axis, values): (&Axis, &Values)| values | (axis.with_stances & !axis.values);
        let with_stances = axes.iter().zip(&values).map(stances).collect();
        Gate { values, with_stances }
    };
    Some(gates.into_iter().map(gate).collect())
}

/// Whether a fact has an answer where the facts above it are answered so.
fn applies(incident: &Incident, axes: &[Axis], chosen: &[Values], axis: &Axis) -> bool {
    axis.fact.is_none_or(|fact| {
        incident.facts[fact].asked_if.iter().all(|condition| {
            let at = axes.iter().position(|other| other.fact == Some(condition.fact));
            let answer = at.and_then(|at| chosen.get(at));
            answer.is_none_or(|answer| condition.values.iter().any(|value| answer & (1 << value) != 0))
        })
    })
}

/// Each of several values by itself.
pub(super) fn singles(values: Values) -> impl Iterator<Item = Values> {
    (0..Values::BITS).map(|bit| 1 << bit).filter(move |bit| values & bit != 0)
}
