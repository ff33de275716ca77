//! What only the whole of the data shows: gaps, overlaps, rows that nothing reaches, facts that decide nothing, and
//! words that a language lacks.

mod editions;
mod hygiene;
mod messages;
mod official;
mod positions;
mod tables;
mod words;

pub use hygiene::unused_policies;

use super::{IncidentPlaces, Loader};
use crate::incident::Incident;

impl Loader {
    /// Checks the whole.
    pub(super) fn lint(&mut self) {
        let incidents = std::mem::take(&mut self.library.incidents);
        for incident in &incidents {
            // What was there before has been proved, for every position that a book can take.
            if let Some(places) = self.incident_places.get(&incident.id).cloned() {
                self.lint_table(&places, incident);
                self.lint_others(&places, incident, &incidents);
            }
        }
        self.library.incidents = incidents;
        self.lint_positions();
        self.lint_ancestors();
        self.lint_official();
        self.lint_words();
    }

    /// The incidents that one names, as its neighbours or to go on with, must be there.
    fn lint_others(&mut self, places: &IncidentPlaces, incident: &Incident, all: &[Incident]) {
        let neighbours = incident.neighbours.iter().enumerate().map(|(at, id)| (format!("/neighbours/{at}"), id));
        let onward =
            incident.goes_on.iter().flat_map(|(step, to)| to.iter().map(move |id| (format!("/goes-on/{step}"), id)));
        for (place, id) in neighbours.chain(onward) {
            if !all.iter().any(|known| known.id == *id) {
                self.note(&places.document, &place, "unknown-neighbour", [("name", id.as_str())]);
            }
        }
    }
}
