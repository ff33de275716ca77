//! What a row or an order must say in so many words, since leaving it out by a slip would rule otherwise in silence: how far
//! the book carries a row that does not look like a rule, and that an order is given whatever the outcome.

use super::super::{IncidentPlaces, Loader};
use super::coverage::{OPEN_WORDS, SILENT_WORDS, names_a_stance};
use crate::incident::{Coverage, Incident, Source};
use crate::policy::FAIRNESS;
use std::collections::BTreeSet;

impl Loader {
    /// Warns of rows that look as if no rule carried them and do not say how far the book does.
    pub(super) fn unsaid_coverage(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        let mut told = BTreeSet::new();
        for (at, row) in incident.rows.iter().enumerate() {
            let Some((key, found)) = self.unsaid_of(parts, incident, at) else { continue };
            // A row that a shared table has split is written once.
            if told.insert(&parts.rows[at]) {
                let values = [("name", row.id.as_str()), ("found", &found), ("topic", FAIRNESS)];
                let finding = parts.document.finding(&parts.rows[at], key, values).warning();
                self.findings.push(finding);
            }
        }
    }

    /// What a row leaves out of how far the book carries it, with what shows that it matters.
    fn unsaid_of(&self, parts: &IncidentPlaces, incident: &Incident, at: usize) -> Option<(&'static str, String)> {
        let row = &incident.rows[at];
        let fair = row.cites.iter().any(|topic| *topic == *FAIRNESS);
        let unsaid = |found: String| ("unsaid-coverage", found);
        if parts.covered[at] {
            let silent = matches!(row.coverage, Coverage::Silent | Coverage::NotApplicable);
            (silent && !fair).then(|| ("silent-without-fairness", row.coverage.key().to_owned()))
        } else if fair {
            Some(unsaid("none".to_owned()))
        } else if !row.id.contains('/') && names_a_stance(incident, at) {
            // A row that a shared table has split may have the stance from there.
            Some(unsaid("stance".to_owned()))
        } else {
            [OPEN_WORDS, SILENT_WORDS].iter().find_map(|kind| self.phrase(incident, row, kind)).map(unsaid)
        }
    }

    /// Warns of orders that name no outcome and do not say that they are given whatever it is, and of those that say so and
    /// name one all the same.
    pub(super) fn unsaid_outcome(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        if incident.outcomes.len() < 2 {
            return;
        }
        let orders = &incident.orders;
        let column = orders.columns.iter().position(|column| column.source == Source::Outcome);
        let named = column.map_or(0, |column| orders.grid.restricted(column));
        for (at, id) in orders.ids.iter().enumerate() {
            let key = match (named & (1 << at) != 0, parts.always[at]) {
                (false, false) => "order-without-outcome",
                (true, true) => "always-and-outcome",
                (true, false) | (false, true) => continue,
            };
            let finding = parts.document.finding(&parts.orders[at], key, [("name", id.as_str())]).warning();
            self.findings.push(finding);
        }
    }
}
