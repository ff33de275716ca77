//! The index of rules: for each stem of each language, the places where it stands and how much it counts there.

use super::memo::Memo;
use crate::book::{Rule, Translation};
use crate::ids::BookId;
use crate::locale::{Language, spoken, stem};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};

/// A rule that a search can find.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleEntry {
    /// The id of the book.
    pub book: BookId,
    /// The label of the rule.
    pub label: String,
}

/// How often a stem stands in a place, a word in a title counting more.
pub type Postings = Vec<(u32, u32)>;

/// What a word in a title counts, against one in the text.
const TITLE: u32 = 4;

/// Collects the words of places.
#[derive(Debug)]
pub(super) struct Index {
    /// The places by their number.
    pub places: Vec<RuleEntry>,
    postings: HashMap<(Language, String), BTreeMap<u32, u32>>,
    stems: Memo,
}

impl Default for Index {
    fn default() -> Self {
        Self { places: Vec::new(), postings: HashMap::new(), stems: Memo::new(stem) }
    }
}

impl Index {
    /// Adds a rule in the language of its book, with the titles of its topics in every language.
    pub(super) fn rule(&mut self, book: &str, language: Language, rule: &Rule, topics: &[(Language, String)]) {
        let place = self.place(RuleEntry { book: book.into(), label: rule.label.clone() });
        self.words(place, language, &rule.title, TITLE);
        for clause in &rule.clauses {
            self.words(place, language, &clause.text, 1);
            for item in &clause.items {
                self.words(place, language, &item.text, 1);
            }
            self.words(place, language, clause.after.as_deref().unwrap_or_default(), 1);
            clause.official.iter().for_each(|text| self.words(place, language, text, 1));
        }
        if let Some(wording) = &rule.official {
            self.words(place, language, wording.title.as_deref().unwrap_or_default(), TITLE);
            wording.text.iter().for_each(|text| self.words(place, language, text, 1));
        }
        for example in &rule.examples {
            self.words(place, language, &example.text, 1);
        }
        for (language, title) in topics {
            self.words(place, *language, title, 1);
        }
    }

    /// Adds the words of the rule that was added last, in another language.
    pub(super) fn translation(&mut self, language: Language, translation: &Translation) {
        let place = u32::try_from(self.places.len().saturating_sub(1)).unwrap_or(u32::MAX);
        for (at, text) in translation.texts.iter().enumerate() {
            self.words(place, language, text, if at == 0 { TITLE } else { 1 });
        }
    }

    /// The postings by language and stem.
    pub(super) fn finish(self) -> impl Iterator<Item = ((Language, String), Postings)> {
        let postings: BTreeMap<_, _> = self.postings.into_iter().collect();
        postings.into_iter().map(|(key, places)| (key, places.into_iter().collect()))
    }

    fn place(&mut self, place: RuleEntry) -> u32 {
        self.places.push(place);
        u32::try_from(self.places.len() - 1).unwrap_or(u32::MAX)
    }

    fn words(&mut self, place: u32, language: Language, text: &str, weight: u32) {
        for word in spoken(text) {
            let stem = (language, self.stems.get(language, &word));
            *self.postings.entry(stem).or_default().entry(place).or_default() += weight;
        }
    }
}
