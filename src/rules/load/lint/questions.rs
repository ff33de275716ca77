//! Questions that are asked where nothing hangs on them: mostly an `ask-if` that was left out or says too much.

use super::super::{Finding, IncidentPlaces, Loader};
use crate::incident::{Column, Grid, Incident, RowSet, Source, Steps, calculation};

impl Loader {
    /// Warns of choices that are asked for under an answer to an earlier one under which they decide nothing, while they do under
    /// another.
    pub(super) fn idle_questions(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        // Where a table has a mistake, what hangs on what is not known.
        if self.findings.iter().any(Finding::is_error) {
            return;
        }
        let asked = |fact: &usize| is_choice(incident, *fact) && is_asked(incident, *fact);
        for fact in (0..incident.facts.len()).filter(asked) {
            for earlier in (0..fact).filter(|earlier| is_choice(incident, *earlier)) {
                let asked = |value: &usize| asked_under(incident, fact, earlier, *value);
                let values: Vec<usize> = (0..incident.facts[earlier].values().len()).filter(asked).collect();
                let (used, idle): (Vec<usize>, Vec<usize>) =
                    values.into_iter().partition(|value| used_under(incident, fact, earlier, *value));
                if !used.is_empty() && !idle.is_empty() {
                    let words = |places: &[usize]| {
                        let values = incident.facts[earlier].values();
                        places.iter().map(|at| values[*at].as_str()).collect::<Vec<_>>().join(", ")
                    };
                    let values = [
                        ("name", incident.facts[fact].id.as_str()),
                        ("other", incident.facts[earlier].id.as_str()),
                        ("found", &words(&idle)),
                        ("values", &words(&used)),
                    ];
                    let place = format!("/facts/{fact}");
                    self.findings.push(parts.document.finding(&place, "idle-question", values).warning());
                    break;
                }
            }
        }
    }
}

fn is_choice(incident: &Incident, fact: usize) -> bool {
    !incident.facts[fact].values().is_empty()
}

/// Whether a fact is ever asked for: a row or an order hangs on it, or another fact. For a remark alone nothing is asked.
fn is_asked(incident: &Incident, fact: usize) -> bool {
    let tables = [(&incident.columns, &incident.table), (&incident.orders.columns, &incident.orders.grid)];
    let hangs = |(columns, grid): (&Vec<Column>, &Grid)| {
        let column = columns.iter().position(|column| column.source == Source::Fact(fact));
        column.is_some_and(|column| grid.restricted(column) != 0)
    };
    tables.into_iter().any(hangs) || incident.facts.iter().any(|other| other.asked_if.iter().any(|c| c.fact == fact))
}

/// Whether a fact is asked for under an answer to another, as far as its own conditions say.
fn asked_under(incident: &Incident, fact: usize, other: usize, value: usize) -> bool {
    let mut conditions = incident.facts[fact].asked_if.iter().filter(|condition| condition.fact == other);
    conditions.all(|condition| condition.values.iter().any(|known| usize::from(*known) == value))
}

/// Whether anything hangs on a fact under an answer to another: a row, a step, the arithmetic, or a fact that is only asked
/// because of it.
fn used_under(incident: &Incident, fact: usize, other: usize, value: usize) -> bool {
    let inputs = incident.calculation.as_deref().and_then(calculation).map_or(&[][..], |known| known.inputs);
    if inputs.contains(&incident.facts[fact].id.as_str()) {
        return true;
    }
    let rows = rows_under(incident, other, value);
    let column = incident.columns.iter().position(|column| column.source == Source::Fact(fact));
    let by_row = column.is_some_and(|column| incident.table.restricted(column) & rows != 0);
    let by_step = |steps: &Steps| {
        let column = |wanted: usize| steps.columns.iter().position(|column| column.source == Source::Fact(wanted));
        let named = column(fact).map_or(0, |column| steps.grid.restricted(column));
        let under = column(other).map_or(steps.grid.all, |column| steps.grid.rows(column, value));
        named & under & with_rows(incident, steps, rows) != 0
    };
    let later = fact + 1..incident.facts.len();
    let mut gated = later.filter(|later| incident.facts[*later].asked_if.iter().any(|known| known.fact == fact));
    by_row
        || by_step(&incident.orders)
        || by_step(&incident.remarks)
        || gated.any(|later| asked_under(incident, later, other, value) && used_under(incident, later, other, value))
}

/// The rows that can rule under an answer to a fact.
fn rows_under(incident: &Incident, fact: usize, value: usize) -> RowSet {
    let column = incident.columns.iter().position(|column| column.source == Source::Fact(fact));
    column.map_or(incident.table.all, |column| incident.table.rows(column, value))
}

/// The steps that go with the outcome of one of these rows.
fn with_rows(incident: &Incident, steps: &Steps, rows: RowSet) -> RowSet {
    let Some(column) = steps.columns.iter().position(|column| column.source == Source::Outcome) else {
        return steps.grid.all;
    };
    let ruled = crate::incident::places(rows).map(|row| incident.rows[row].outcome);
    ruled.fold(0, |with, outcome| with | steps.grid.rows(column, outcome))
}
