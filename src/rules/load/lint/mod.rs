//! What only the whole of the data shows: gaps, overlaps, rows that nothing reaches, facts that decide nothing, and
//! words that a language lacks.

mod citations;
mod coverage;
mod editions;
mod hygiene;
mod messages;
mod official;
mod positions;
mod questions;
mod replaced;
mod sums;
mod tables;
mod translations;
mod unsaid;
mod words;

pub(super) use replaced::differences;

pub use hygiene::unused_policies;

use super::{IncidentPlaces, Loader};
use crate::incident::{Fact, FactKind, Incident, NOTHING_THERE};

impl Loader {
    /// Checks the whole.
    pub(super) fn lint(&mut self) {
        let incidents = std::mem::take(&mut self.library.incidents);
        let live = self.live_topics();
        for incident in &incidents {
            // What was there before has been proved, for every position that a book can take.
            if let Some(places) = self.incident_places.get(&incident.id).cloned() {
                self.lint_table(&places, incident);
                self.lint_others(&places, incident, &incidents);
                self.uncited(&places, incident, &live);
                self.cites_another_topic(&places, incident);
                self.unsaid_coverage(&places, incident);
                self.contradicted_coverage(&places, incident);
                self.unsaid_outcome(&places, incident);
                self.idle_questions(&places, incident);
                self.changed_incident(&places, incident);
            }
        }
        self.library.incidents = incidents;
        self.lint_positions();
        self.lint_sums();
        self.lint_ancestors();
        self.lint_official();
        self.lint_translations();
        self.lint_words();
    }

    /// The incidents that one names to go on with must be there.
    fn lint_others(&mut self, places: &IncidentPlaces, incident: &Incident, all: &[Incident]) {
        let onward = incident.goes_on.iter().flat_map(|(step, to)| to.iter().map(move |id| (step, id)));
        for (step, id) in onward {
            if !all.iter().any(|known| known.id == *id) {
                self.note(&places.document, &format!("/goes-on/{step}"), "no-such-incident", [("name", id.as_str())]);
            }
        }
        for (at, fact) in incident.facts.iter().enumerate() {
            for (id, name) in fact.same_as.iter().filter(|(_, name)| name != NOTHING_THERE) {
                if !all.iter().any(|known| known.id == *id && says_the_same(known, name, fact)) {
                    let values = [("fact", fact.id.as_str()), ("name", name), ("incident", id)];
                    self.note(&places.document, &format!("/facts/{at}/same-as/{id}"), "nothing-the-same", values);
                }
            }
        }
    }
}

/// Whether an incident has a fact of this name with the same answers, or shows an amount of this name where the fact is one, or
/// the name is that of an answer, which whoever comes from there has given.
fn says_the_same(other: &Incident, name: &str, fact: &Fact) -> bool {
    let amounts = || other.outcomes.iter().flat_map(|outcome| &outcome.amounts);
    match other.fact(name) {
        Some(at) => other.facts[at].shares_answers(fact),
        None if fact.values().iter().any(|value| value == name) => true,
        None => matches!(fact.kind, FactKind::Chips { .. }) && amounts().any(|amount| amount.name == name),
    }
}
