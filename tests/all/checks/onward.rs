//! Every hand-over followed, with what goes along: the other incident must take it up, must not rule the opposite of what sent
//! it, and must not send back.

use super::every::Situation;
use super::found::Found;
use crate::cases::on_disk;
use floorbook::decide::{BoundIncident, HandOverFault, Handed, Next, Ruling};
use floorbook::ids::{BookId, IncidentId};
use floorbook::incident::{Answer, Facts, Incident};
use floorbook::interview::{Known, carried};
use floorbook::locale::{Language, Words};
use std::collections::BTreeMap;

/// The incidents to which others hand over, each bound to a book once.
pub(super) type Targets = BTreeMap<(BookId, IncidentId), BoundIncident<'static>>;

/// Hand-overs that are not taken up, and why they are still there.
const KNOWN: [(&str, &str); 2] = [
    // One table alone: there are no others from which players could come, and the slip of tables does not say so.
    ("halt-play", "bring-players"),
    // Which of the three incidents it is, a line tells; one of them needs a bet to call.
    ("raise-size", "see-chip-rules"),
];

impl Found {
    pub(super) fn follow(
        &mut self,
        targets: &mut Targets,
        bound: &BoundIncident,
        situation: &Situation,
        ruling: &Ruling,
    ) {
        let words = Words::new(Language::En, on_disk());
        for (step, to) in bound.incident.goes_on.iter().filter(|(step, _)| ruling.gives(step)) {
            if KNOWN.contains(&(ruling.incident, step)) {
                continue;
            }
            for id in to {
                let key = (bound.book.clone(), id.clone());
                let target = targets.entry(key).or_insert_with(|| {
                    BoundIncident::new(on_disk(), &bound.book, id).expect("an incident that is there")
                });
                let handed = ruling.hands_over(&bound.incident, id);
                let known = Known { facts: situation.facts, line: None, amounts: &ruling.amounts, handed };
                let ruled = matches!(known.handed, Some(Handed::Act(_)));
                let told = carried(&words, &bound.incident, &known, &target.incident).facts;
                let offered = (ruled && offers(&told)).then(|| "the act is handed over as it was offered".to_owned());
                let wrong = || wrong(&bound.incident, ruling, target, &target.next(&told));
                if let Some(wrong) = offered.or_else(wrong) {
                    let what = format!("{} {}: {step} to {id}: {wrong}", ruling.book, ruling.incident);
                    self.onward.entry(what).or_insert_with(|| situation.from.to_owned());
                }
            }
        }
    }
}

/// Whether a line among facts ends with an offer.
fn offers(facts: &Facts) -> bool {
    facts.given().any(|(_, answer)| matches!(answer, Answer::Round(line) if line.offer.is_some()))
}

/// What is wrong with what an incident makes of a hand-over.
fn wrong(from: &Incident, ruling: &Ruling, target: &BoundIncident, next: &Next) -> Option<String> {
    ruling.hand_over_fault(from, target, next).map(|fault| match fault {
        HandOverFault::Impossible(key) => format!("impossible: {key}"),
        HandOverFault::Back(_) => "sends back".to_owned(),
        HandOverFault::Otherwise(outcome) => format!("{} is {outcome} there", ruling.outcome),
    })
}
