//! What is learnt from the sentences of the index, and where it lies in the pack.
//!
//! It is made for the data of the repository only, when it is packed: it takes seconds. A house has what was built in, and an
//! incident of its own is found by the index alone.

use super::library::SMALL_TALK;
use super::sayings::{sayings, texts};
use super::{Library, Pack};
use crate::learnt::{Learnt, Lesson, train};
use crate::locale::Language;
use std::collections::BTreeMap;

/// The kind and the key under which it lies in the pack.
pub(super) const LEARNT: &str = "learnt";

/// The message with what is said at a cash game or another game, a line for each sentence.
const OTHER_GAMES: &str = "search-other-games";

/// What is no incident, each list a class of its own behind the incidents.
pub const NO_INCIDENT: [&str; 2] = [SMALL_TALK, OTHER_GAMES];

/// What a phrase counts by which an incident is called, against a sentence by which it is told.
const PHRASE: f32 = 0.5;

impl Library {
    /// Learns from the sentences, phrases and titles of all incidents in all languages, and from what is no incident.
    pub fn learn(&mut self) {
        let texts = Language::ALL.map(|language| texts(&self.messages, language));
        let ids = self.incidents.iter().map(|incident| incident.id.as_str());
        let classes: Vec<&str> = ids.chain(NO_INCIDENT).collect();
        let lessons: Vec<Lesson> = texts.iter().flat_map(|texts| self.lessons(texts)).collect();
        self.learnt = train(&classes, &lessons);
    }

    /// The lessons of a language.
    fn lessons<'a>(&'a self, texts: &'a BTreeMap<String, String>) -> Vec<Lesson<'a>> {
        let mut lessons = Vec::new();
        let mut learn = |class: usize, text: &'a str, weight: f32| {
            let class = u8::try_from(class).expect("fewer than 256 incidents are built in");
            if !text.is_empty() {
                lessons.push(Lesson { text, class, weight });
            }
        };
        for (class, incident) in self.incidents.iter().enumerate() {
            let said = sayings(incident, texts);
            said.told.iter().chain([&said.title]).for_each(|text| learn(class, text, 1.0));
            said.called.iter().for_each(|text| learn(class, text, PHRASE));
        }
        for (class, list) in (self.incidents.len()..).zip(NO_INCIDENT) {
            let said = texts.get(list).map_or("", String::as_str);
            said.lines().for_each(|line| learn(class, line.trim(), 1.0));
        }
        lessons
    }
}

impl Pack {
    /// What was learnt, as it lies in the pack.
    pub(super) fn learnt_bytes(&self) -> &[u8] {
        self.entries(LEARNT, "").and_then(|entries| entries.get(LEARNT)).unwrap_or_default()
    }

    /// What was learnt from the sentences of the index; none where nothing was, as of data that are only proved.
    #[must_use]
    pub fn learnt(&self) -> Option<Learnt<'_>> {
        Some(self.learnt_bytes()).filter(|bytes| !bytes.is_empty()).map(Learnt::new)
    }
}
