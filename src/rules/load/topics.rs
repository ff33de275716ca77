//! Topics: read, and checked to be unique.

use super::{Loader, SourceFile, raw};
use crate::pack::Topic;
use std::collections::BTreeSet;

impl Loader {
    /// Adds the topics of a file.
    pub(super) fn topics(&mut self, file: &SourceFile) {
        let Some((document, groups)) = self.open::<Vec<raw::TopicGroup>>(file) else {
            return;
        };
        let mut known: BTreeSet<String> = self.library.topics.iter().map(|topic| topic.id.to_string()).collect();
        for (at, group) in groups.into_iter().enumerate() {
            self.needs_word(&document, &format!("/{at}/group"), format!("group-{}", group.group));
            for (id, title) in group.topics.0 {
                let place = format!("/{at}/topics/{id}");
                if !known.insert(id.clone()) {
                    self.note(&document, &place, "twice", [("name", &id)]);
                    continue;
                }
                let title = self.texts(&document, &place, title);
                self.library.topics.push(Topic {
                    id: id.into(),
                    group: group.group.clone(),
                    audience: group.audience.clone(),
                    title,
                });
            }
        }
    }

    /// Notes topics that do not exist, each at `place` and its number in the list.
    pub(super) fn known_topics(&mut self, document: &super::Document, place: &str, topics: &[String]) {
        let mut seen = BTreeSet::new();
        for (at, topic) in topics.iter().enumerate() {
            if !self.library.topics.iter().any(|known| known.id == *topic) {
                let ids = self.library.topics.iter().map(|known| known.id.as_str());
                let ids = ids.filter(|_| !self.findings.is_full());
                let near = super::finding::nearest(topic, ids).to_owned();
                self.note(document, &format!("{place}/{at}"), "unknown-topic", [("name", topic), ("near", &near)]);
            }
            if !seen.insert(topic) {
                self.note(document, &format!("{place}/{at}"), "twice", [("name", topic)]);
            }
        }
        if topics.is_empty() {
            self.note(document, place, "no-topic", []);
        }
    }
}
