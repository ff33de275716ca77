//! Rows that would rule by a rule without a clause to cite: no position on which they hang has one, and the book has none on
//! their topics that applies at its events.

use super::super::{IncidentPlaces, Loader};
use super::hygiene::consulted;
use crate::ids::{BookId, PolicyId, TopicId};
use crate::incident::{Coverage, Incident, Penalty, Source};
use crate::policy::{Effective, Position};
use std::collections::{BTreeMap, BTreeSet};

/// For each book the topics on which it has a clause that applies at its events.
pub(super) type LiveTopics = BTreeMap<BookId, BTreeSet<TopicId>>;

impl Loader {
    /// The topics on which each book has a clause that applies at its events.
    pub(super) fn live_topics(&self) -> LiveTopics {
        let of = |rules: &Vec<crate::book::Rule>| {
            let clauses = rules.iter().flat_map(|rule| &rule.clauses).filter(|clause| !clause.excluded);
            clauses.flat_map(|clause| clause.topics.iter().cloned()).collect()
        };
        self.library.rules.iter().map(|(book, rules)| (book.clone(), of(rules))).collect()
    }

    /// Notes the rows of an incident that would rule by a rule and cite nothing.
    pub(super) fn uncited(&mut self, parts: &IncidentPlaces, incident: &Incident, live: &LiveTopics) {
        for (at, row) in incident.rows.iter().enumerate() {
            if row.coverage != Coverage::Rule {
                continue;
            }
            let without = |(book, positions): &(&BookId, &BTreeMap<PolicyId, Position>)| {
                let topics = live.get(*book);
                let covered = |topic: &TopicId| topics.is_some_and(|topics| topics.contains(topic));
                !row.cites.iter().any(covered) && self.rules_uncited(incident, at, positions)
            };
            let books: Vec<String> =
                self.library.positions.iter().filter(without).map(|(book, _)| book.to_string()).collect();
            if !books.is_empty() {
                let values = [("name", row.id.as_str()), ("books", &books.join(", "))];
                let finding = parts.document.finding(&parts.rows[at], "row-without-clause", values).warning();
                self.findings.push(finding);
            }
        }
    }

    /// Warns of rows that cite what the incident has nothing to do with: neither it nor a policy that it asks for is about it.
    pub(super) fn cites_another_topic(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        let policies: BTreeSet<&str> = consulted(incident).into_iter().collect();
        let policies = self.library.policies.iter().filter(|policy| policies.contains(policy.id.as_str()));
        let of_policies = policies.flat_map(|policy| policy.also.iter().chain([&policy.topic]));
        let known: BTreeSet<&str> = of_policies
            .chain(&incident.topics)
            .map(TopicId::as_str)
            .chain(parts.also.iter().map(String::as_str))
            .collect();
        for (row, place) in incident.rows.iter().zip(&parts.rows) {
            for topic in row.cites.iter().filter(|topic| !known.contains(topic.as_str())) {
                let values = [("name", row.id.as_str()), ("topic", topic.as_str())];
                let place = format!("{place}/cites");
                self.findings.push(parts.document.finding(&place, "cites-another-topic", values).warning());
            }
        }
    }

    /// Whether a row rules under these positions, and none of those on which it hangs has a clause.
    fn rules_uncited(&self, incident: &Incident, row: usize, positions: &BTreeMap<PolicyId, Position>) -> bool {
        let (table, bit) = (&incident.table, 1 << row);
        for (at, column) in incident.columns.iter().enumerate() {
            let Source::Policy(policy) = &column.source else { continue };
            let Some(position) = positions.get(policy) else { return false };
            let place = match position.decides() {
                Effective::Value(value) => column.place_of(value),
                Effective::Stance(stance) => Some(column.place_of_stance(stance)),
            };
            let reached = place.is_some_and(|place| table.rows(at, place) & bit != 0);
            // What is decided by a general rule, and what is left open, has its own.
            let cites = table.restricted(at) & bit != 0 && (!position.clauses().is_empty() || self.has_general(policy));
            if !reached || cites {
                return false;
            }
        }
        let penalty = match &incident.rows[row].penalty {
            Penalty::Policy(policy) => positions.get(policy).is_some_and(|known| !known.clauses().is_empty()),
            Penalty::Kind(_) => false,
        };
        !penalty
    }

    fn has_general(&self, policy: &str) -> bool {
        self.library.policies.iter().any(|known| known.id == *policy && known.when_silent.is_some())
    }
}
