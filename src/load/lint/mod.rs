//! What only the whole of the data shows: gaps, overlaps, rows that nothing reaches, facts that decide nothing, and
//! words that a language lacks.

mod hygiene;
mod messages;
mod positions;
mod tables;
mod words;

pub use hygiene::unused_policies;

use super::Loader;

impl Loader {
    /// Checks the whole.
    pub(super) fn lint(&mut self) {
        let incidents = std::mem::take(&mut self.library.incidents);
        for incident in &incidents {
            // What was there before has been proved, for every position that a book can take.
            if let Some(places) = self.incident_places.get(&incident.id).cloned() {
                self.lint_table(&places, incident);
            }
        }
        self.library.incidents = incidents;
        self.lint_positions();
        self.lint_words();
    }
}
