//! Incidents that take the place of one underneath: in what they differ from it, so that a slip among what was meant is seen.

use super::super::{IncidentPlaces, Loader};
use crate::incident::{Column, Fact, Grid, Incident, Penalty, Source, Steps};
use std::collections::BTreeSet;

/// How many differences are named.
const NAMED: usize = 8;

impl Loader {
    /// Warns of an incident that differs from the one whose place it takes.
    pub(super) fn changed_incident(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        let count = parts.differs.len();
        if count == 0 {
            return;
        }
        let mut named = parts.differs[..count.min(NAMED)].join(", ");
        if count > NAMED {
            named.push_str(", ...");
        }
        let values = [("name", incident.id.as_str()), ("found", &named), ("count", &count.to_string())];
        self.findings.push(parts.document.finding("/incident", "changed-incident", values).warning());
    }
}

/// The parts in which two incidents differ, as their files name them: `row full`, `order chips-stay`.
pub(in super::super) fn differences(before: &Incident, now: &Incident) -> Vec<String> {
    let (before, now) = (said(before), said(now));
    let names: BTreeSet<&String> = before.symmetric_difference(&now).map(|(name, _)| name).collect();
    names.into_iter().cloned().collect()
}

/// What an incident says, part by part: the name of the part, and all that it says in words that hang on no place in a list.
fn said(incident: &Incident) -> BTreeSet<(String, String)> {
    let mut said = BTreeSet::new();
    for fact in &incident.facts {
        let conditions = fact.asked_if.iter().map(|condition| {
            let other = &incident.facts[condition.fact];
            let values = condition.values.iter().map(|value| other.values().get(usize::from(*value)));
            (&other.id, values.collect::<Vec<_>>())
        });
        let conditions: Vec<_> = conditions.collect();
        let Fact { kind, line, hand, log, assumed, same_as, .. } = fact;
        let what = format!("{kind:?} {conditions:?} {line:?} {hand:?} {log:?} {assumed:?} {same_as:?}");
        said.insert((format!("fact {}", fact.id), what));
    }
    for (at, row) in incident.rows.iter().enumerate() {
        let penalty = match &row.penalty {
            Penalty::Kind(kind) => kind.key(),
            Penalty::Policy(policy) => policy,
        };
        let cells = cells(incident, &incident.columns, &incident.table, at);
        let outcome = &incident.outcomes[row.outcome].id;
        let what = format!("{outcome} {:?} {} {penalty} {cells:?}", row.cites, row.coverage.key());
        said.insert((format!("row {}", row.id), what));
    }
    for (kind, steps) in [("order", &incident.orders), ("remark", &incident.remarks)] {
        said.extend(steps_said(incident, kind, steps));
    }
    for outcome in &incident.outcomes {
        said.insert((format!("outcome {}", outcome.id), format!("{:?} {:?}", outcome.amounts, outcome.tables)));
    }
    let whole = [
        ("calculation", format!("{:?}", incident.calculation)),
        ("line", format!("{:?}", incident.line)),
        ("excludes", format!("{:?}", incident.excludes)),
        ("goes-on", format!("{:?}", incident.goes_on)),
        ("settled-by", format!("{:?} {:?}", incident.settled_by, incident.as_ruled)),
    ];
    said.extend(whole.map(|(name, what)| (name.to_owned(), what)));
    said
}

fn steps_said<'a>(
    incident: &'a Incident,
    kind: &'a str,
    steps: &'a Steps,
) -> impl Iterator<Item = (String, String)> + 'a {
    steps.ids.iter().enumerate().map(move |(at, id)| {
        let cells = cells(incident, &steps.columns, &steps.grid, at);
        (format!("{kind} {id}"), format!("{cells:?}"))
    })
}

/// What a row or step accepts in the columns that it names.
fn cells<'a>(
    incident: &'a Incident,
    columns: &'a [Column],
    grid: &Grid,
    row: usize,
) -> BTreeSet<(&'a str, Vec<&'a str>)> {
    let named = |at: &usize| grid.restricted(*at) & (1 << row) != 0;
    let accepted = |at: usize| {
        let values = columns[at].values.iter().enumerate();
        values.filter(|(value, _)| grid.rows(at, *value) & (1 << row) != 0).map(|(_, word)| word.as_str()).collect()
    };
    let name = |at: usize| match &columns[at].source {
        Source::Outcome => "outcome",
        Source::Fact(fact) => incident.facts[*fact].id.as_str(),
        Source::Policy(policy) => policy.as_str(),
        Source::Class(class) => incident.calculation().map_or("", |known| known.classes[*class].0),
    };
    (0..columns.len()).filter(named).map(|at| (name(at), accepted(at))).collect()
}
