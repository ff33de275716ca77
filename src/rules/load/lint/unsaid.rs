//! What a row or an order must say in so many words, since leaving it out by a slip would rule otherwise in silence: how far
//! the book carries a row that does not look like a rule, and that an order is given whatever the outcome.

use super::super::{IncidentPlaces, Loader};
use crate::incident::{Coverage, Incident, Row, Source};
use crate::policy::FAIRNESS;
use std::collections::BTreeSet;

/// The message with the phrases by which a headline says that no rule decides.
const OPEN_WORDS: &str = "open-words";

impl Loader {
    /// Warns of rows that look as if no rule carried them and do not say how far the book does.
    pub(super) fn unsaid_coverage(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        let mut told = BTreeSet::new();
        for (at, row) in incident.rows.iter().enumerate() {
            let fair = row.cites.iter().any(|topic| *topic == *FAIRNESS);
            let silent = matches!(row.coverage, Coverage::Silent | Coverage::NotApplicable);
            let name = row.id.as_str();
            let finding = if parts.covered[at] {
                let values = [("name", name), ("found", row.coverage.key()), ("topic", FAIRNESS)];
                (silent && !fair).then_some(("silent-without-fairness", values))
            } else if fair {
                Some(("unsaid-coverage", [("name", name), ("found", "none"), ("topic", FAIRNESS)]))
            } else {
                self.open_phrase(incident, row)
                    .map(|phrase| ("unsaid-coverage", [("name", name), ("found", phrase), ("topic", FAIRNESS)]))
            };
            // A row that a shared table has split is written once.
            if let Some((key, values)) = finding.filter(|_| told.insert(&parts.rows[at])) {
                let finding = parts.document.finding(&parts.rows[at], key, values).warning();
                self.findings.push(finding);
            }
        }
    }

    /// The phrase by which the headline of a row says that no rule decides, in a language that has such phrases.
    fn open_phrase(&self, incident: &Incident, row: &Row) -> Option<&str> {
        let headline = format!("{}-outcome-{}", incident.id, incident.outcomes[row.outcome].id);
        self.library.messages.values().find_map(|messages| {
            let (_, phrases) = messages.get(OPEN_WORDS)?.split_once('=')?;
            let headline = messages.get(&headline)?;
            phrases.split(',').map(str::trim).find(|phrase| headline.contains(phrase))
        })
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
