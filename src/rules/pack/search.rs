//! What the search and the finder of incidents read.

use super::{Pack, Postings, RuleEntry, ShortTable, Term, Weights, decoded};
use crate::ids::IncidentId;

impl Pack {
    /// What the search can find, by number.
    #[must_use]
    pub fn rule_entries(&self) -> Vec<RuleEntry> {
        self.list("places")
    }

    /// The entries of the search index in a language whose stem begins with `prefix`: the rest of the stem, and where it
    /// stands.
    pub fn postings(&self, language: &str, prefix: &str) -> impl Iterator<Item = (&str, Postings)> {
        let stems = self.entries("search", language).into_iter().flat_map(move |stems| stems.starting(prefix));
        stems.map(|(rest, bytes)| (rest, decoded(bytes)))
    }

    /// The stems in the index of incidents of a language, with what is known of them.
    fn terms(&self, language: &str) -> Option<ShortTable<'_>> {
        self.entries("terms", "")?.get(language).map(ShortTable::new)
    }

    /// What is known of a stem in the index of incidents of a language.
    #[must_use]
    pub fn term(&self, language: &str, stem: &str) -> Option<Term> {
        let (place, bytes) = self.terms(language)?.get(stem)?;
        let mut term: Term = decoded(bytes);
        term.number = u16::try_from(place).unwrap_or(u16::MAX);
        Some(term)
    }

    /// What a pair of words or amounts counts for incidents of which it is said in a language.
    #[must_use]
    pub fn pair(&self, language: &str, pair: &str) -> Option<Weights> {
        let pairs = self.entries("pairs", "")?.get(language).map(ShortTable::new)?;
        Some(decoded(pairs.get(pair)?.1))
    }

    /// Whether the index of incidents of a language has a stem.
    #[must_use]
    pub fn has_term(&self, language: &str, stem: &str) -> bool {
        self.terms(language).is_some_and(|terms| terms.get(stem).is_some())
    }

    /// The stems in the index of incidents of a language that begin with `prefix`.
    pub fn stems(&self, language: &str, prefix: &str) -> impl Iterator<Item = &str> {
        self.terms(language).into_iter().flat_map(move |terms| terms.keys(prefix))
    }

    /// The titles of incidents and the phrases by which players of a language call them, to be read by number.
    #[must_use]
    pub fn called(&self, language: &str) -> &[u8] {
        self.entries("called", "").and_then(|called| called.get(language)).unwrap_or_default()
    }

    /// Whether a folded word of a language tells nothing of what happened.
    #[must_use]
    pub fn is_stop_word(&self, language: &str, word: &str) -> bool {
        self.entries("stop", language).is_some_and(|stops| stops.get(word).is_some())
    }

    /// The incident that a language calls so, in folded words with a space between them.
    #[must_use]
    pub fn incident_called(&self, language: &str, name: &str) -> Option<IncidentId> {
        self.read("name", language, name)
    }

    /// Every name by which a language calls an incident, in folded words with a space between them.
    pub fn incident_names(&self, language: &str) -> impl Iterator<Item = (&str, IncidentId)> {
        let names = self.entries("name", language).into_iter().flat_map(|names| names.starting(""));
        names.map(|(name, bytes)| (name, decoded(bytes)))
    }
}
