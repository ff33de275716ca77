//! Where a ruling leads: the incidents that its orders and remarks hand over to, and those under which a line finds its answer.

use super::Context;
use super::facts::ToldOf;
use crate::betting::round::HandLine;
use crate::decide::{BoundIncident, Handed, Next, Ruling, looked_at};
use crate::ids::{IncidentId, StepId};
use crate::incident::{Counts, Coverage, Incident, PenaltyKind};
use crate::interview::{Answered, as_ruled};

/// The incidents that a ruling hands over to.
pub(super) fn handed_to<'b>(incident: &'b Incident, ruling: &Ruling) -> Vec<&'b IncidentId> {
    let steps = ruling.steps();
    let named = incident.goes_on.iter().filter(|(step, _)| steps.contains(&step));
    named.flat_map(|(_, to)| to).collect()
}

/// The incidents under one of which the answer is given, where the ruling leaves it to another, each with what of a line
/// counts there.
fn settled_by<'b>(incident: &'b Incident, ruling: &Ruling) -> Vec<(&'b IncidentId, Counts)> {
    let steps = ruling.steps();
    let mut to = Vec::new();
    for (step, counts) in incident.settled_by.iter().filter(|(step, _)| steps.contains(&step)) {
        let named = incident.goes_on.iter().filter(|(known, _)| known == step);
        to.extend(named.flat_map(|(_, to)| to).map(|to| (to, *counts)));
    }
    to
}

/// The incidents of which one gives the answer, where a ruling does nothing but point there: the book has the rule and leaves no
/// choice, and all that is done by it is to go on. Of several, what tells them apart has to be asked.
pub(super) fn points_to<'b>(incident: &'b Incident, ruling: &Ruling) -> Vec<&'b IncidentId> {
    let to = left_to(incident, ruling);
    let leads_there = |step: &StepId| {
        let mut named = incident.goes_on.iter().filter(|(known, _)| known == step).flat_map(|(_, all)| all).peekable();
        named.peek().is_some() && named.all(|one| to.contains(&one))
    };
    let by_rule = ruling.coverage == Coverage::Rule && ruling.alternatives.is_empty() && ruling.open.is_empty();
    let nothing_else = ruling.orders.iter().chain(&ruling.remarks).all(|step| leads_there(step));
    if by_rule && nothing_else && ruling.penalty == PenaltyKind::None { to } else { Vec::new() }
}

/// The incidents to which a ruling leaves the answer, each once, whatever it says besides.
pub(super) fn left_to<'b>(incident: &'b Incident, ruling: &Ruling) -> Vec<&'b IncidentId> {
    let mut to: Vec<&IncidentId> = Vec::new();
    for (one, _) in settled_by(incident, ruling) {
        if !to.contains(&one) {
            to.push(one);
        }
    }
    to
}

/// What is ruled of an incident by what was told of it.
pub(super) fn ruled<'b>(bound: &'b BoundIncident, told: &ToldOf) -> Option<Box<Ruling<'b>>> {
    match bound.next(&told.get(&bound.incident.id)?.facts) {
        Next::Ruled(ruling) => Some(ruling),
        Next::Ask(_) | Next::Impossible(_) | Next::Open(..) => None,
    }
}

/// Adds to the incidents that a line shows those that give the answer, where the line is enough for them: each behind the
/// one that leaves it to them. `known` notes what the line tells of an incident.
pub(super) fn follow<'p>(
    context: &Context<'p>,
    line: &HandLine,
    cases: &mut Vec<BoundIncident<'p>>,
    told: &mut ToldOf,
    mut known: impl FnMut(&BoundIncident<'p>, &HandLine, &mut ToldOf),
) {
    let mut at = 0;
    while let Some(case) = cases.get(at) {
        let ruling = ruled(case, told);
        let to = ruling.as_ref().map(|ruling| settled_by(&case.incident, ruling)).unwrap_or_default();
        let is_ruled =
            |to: &IncidentId| cases.iter().any(|case| case.incident.id == *to && ruled(case, told).is_some());
        let open = !to.iter().any(|(to, _)| is_ruled(to));
        let handed = |to: &IncidentId| ruling.as_ref().and_then(|ruling| ruling.hands_over(&case.incident, to));
        let left: Vec<(IncidentId, Counts, Option<Handed>)> =
            to.into_iter().filter(|_| open).map(|(to, of)| (to.clone(), of, handed(to))).collect();
        at += 1;
        let answer = left
            .into_iter()
            .filter(|(to, of, _)| {
                !matches!(of, Counts::Shown | Counts::Answers) && cases.iter().all(|case| case.incident.id != *to)
            })
            .find_map(|(to, of, handed)| {
                let first = matches!(of, Counts::FirstMotion).then(|| line.first_motion());
                let first = first.or_else(|| handed.map(|handed| as_ruled(line, Some(&handed)).into_owned()));
                // What is left of the line must show the incident by itself; the whole line was held against it already.
                let shown = first.as_ref().is_none_or(|line| shows(context, line, &to));
                let bound = BoundIncident::new(context.pack, &context.book, &to).filter(|_| shown)?;
                known(&bound, first.as_ref().unwrap_or(line), told);
                // What somebody was asked about stays, whether it is ruled now or not.
                let asked = told.get(&to).is_some_and(Answered::was_asked);
                (asked || ruled(&bound, told).is_some()).then_some(bound)
            });
        cases.splice(at..at, answer);
    }
}

fn shows(context: &Context, line: &HandLine, incident: &IncidentId) -> bool {
    let looked = looked_at(context.pack, &context.book, line);
    looked.iter().any(|looked| looked.incident == *incident && looked.against.is_none())
}

/// Of rulings in the order in which they are settled, for each the place of the one that gives its answer.
pub(super) fn answers(rulings: &[(&BoundIncident, Box<Ruling>)]) -> Vec<Option<usize>> {
    let mut answers: Vec<Option<usize>> = Vec::new();
    for (at, (bound, ruling)) in rulings.iter().enumerate() {
        let to = settled_by(&bound.incident, ruling);
        let free = |place: &usize| *place > at || answers.get(*place).is_some_and(Option::is_none);
        let mut gives = (0..rulings.len()).filter(|place| *place != at).filter(free);
        answers.push(gives.find(|place| to.iter().any(|(to, _)| **to == rulings[*place].0.incident.id)));
    }
    answers
}
