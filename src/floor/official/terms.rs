//! How much two texts are about the same thing: the stems that they share, the rare ones counting for more.

use crate::locale::{Language, stem, tokens};
use std::collections::BTreeMap;

/// The number of a stem that our restatement of the book has; every other stem is [`UNKNOWN`].
pub(super) type Term = usize;

/// A stem that stands nowhere in our restatement.
pub(super) const UNKNOWN: Term = usize::MAX;

/// What a stem counts that our restatement does not have.
const WEIGHT_OF_UNKNOWN: f64 = 2.0;

/// How much more a number counts than a word as rare: numbers are facts, which a restatement keeps.
const NUMBER: f64 = 1.5;

/// The stems of a book and what each counts.
#[derive(Debug)]
pub(super) struct Terms {
    language: Language,
    known: BTreeMap<String, Term>,
    weights: Vec<f64>,
}

impl Terms {
    /// The stems of texts, one for each rule.
    #[must_use]
    pub(super) fn new(language: Language, texts: &[String]) -> Self {
        let mut known: BTreeMap<String, Term> = BTreeMap::new();
        let mut rules: Vec<usize> = Vec::new();
        for text in texts {
            let mut stems: Vec<String> = tokens(text).iter().map(|word| stem(language, word)).collect();
            stems.sort_unstable();
            stems.dedup();
            for stem in stems {
                let next = known.len();
                let term = *known.entry(stem).or_insert(next);
                match rules.get_mut(term) {
                    Some(count) => *count += 1,
                    None => rules.push(1),
                }
            }
        }
        let all = texts.len().max(1) as f64;
        let mut weights: Vec<f64> = rules.iter().map(|count| (1.0 + all / *count as f64).ln()).collect();
        for (stem, term) in &known {
            if stem.bytes().all(|byte| byte.is_ascii_digit()) {
                weights[*term] *= NUMBER;
            }
        }
        Self { language, known, weights }
    }

    /// The stems of a text in their order.
    #[must_use]
    pub(super) fn of(&self, text: &str) -> Vec<Term> {
        let term = |word: &String| self.known.get(&stem(self.language, word)).copied().unwrap_or(UNKNOWN);
        tokens(text).iter().map(term).collect()
    }

    /// The stems of a text, each once, in the order of their numbers.
    #[must_use]
    pub(super) fn set(&self, text: &str) -> Vec<Term> {
        let mut terms = self.of(text);
        terms.sort_unstable();
        // Unknown stems are not told apart, and so none of them is left out.
        terms.dedup_by(|a, b| a == b && *a != UNKNOWN);
        terms
    }

    /// What a stem counts.
    #[must_use]
    pub(super) fn weight(&self, term: Term) -> f64 {
        self.weights.get(term).copied().unwrap_or(WEIGHT_OF_UNKNOWN)
    }

    /// What the stems count together.
    #[must_use]
    pub(super) fn sum(&self, terms: &[Term]) -> f64 {
        terms.iter().map(|term| self.weight(*term)).sum()
    }

    /// How alike two sets are: 0 where they share nothing, 1 where they are one.
    #[must_use]
    pub(super) fn likeness(&self, a: &[Term], b: &[Term]) -> f64 {
        let shared: f64 = a
            .iter()
            .filter(|term| b.binary_search(term).is_ok() && **term != UNKNOWN)
            .map(|term| self.weight(*term))
            .sum();
        let both = self.sum(a) * self.sum(b);
        if both > 0.0 { shared / both.sqrt() } else { 0.0 }
    }
}
