//! Topics: read, and checked to be unique.

use super::{Loader, SourceFile, raw};
use crate::pack::Topic;

impl Loader {
    /// Adds the topics of a file.
    pub(super) fn topics(&mut self, file: &SourceFile) {
        let Some((document, groups)) = self.open::<Vec<raw::TopicGroup>>(file) else {
            return;
        };
        for (at, group) in groups.into_iter().enumerate() {
            self.needs_word(&document, &format!("/{at}/group"), format!("group-{}", group.group));
            for (id, title) in group.topics.0 {
                if self.library.topics.iter().any(|topic| topic.id == id) {
                    let place = format!("/{at}/topics/{id}");
                    self.note(&document, &place, "twice", [("name", &id)]);
                    continue;
                }
                self.library.topics.push(Topic { id, group: group.group.clone(), title });
            }
        }
    }

    /// Notes topics that do not exist, each at `place` and its number in the list.
    pub(super) fn known_topics(&mut self, document: &super::Document, place: &str, topics: &[String]) {
        for (at, topic) in topics.iter().enumerate() {
            if !self.library.topics.iter().any(|known| known.id == *topic) {
                let ids = self.library.topics.iter().map(|known| known.id.as_str());
                let near = super::finding::nearest(topic, ids).to_owned();
                self.note(document, &format!("{place}/{at}"), "unknown-topic", [("name", topic), ("near", &near)]);
            }
            if topics[..at].contains(topic) {
                self.note(document, &format!("{place}/{at}"), "twice", [("name", topic)]);
            }
        }
        if topics.is_empty() {
            self.note(document, place, "no-topic", []);
        }
    }
}
