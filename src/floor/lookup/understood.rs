//! What one language understands of what was said, and how well that fits each incident.
//!
//! The ranking is that of the index (BM25F), by words and by what stands side by side; on top of it counts how much of a
//! phrase by which an incident is called stands in what was said.

use super::spelled::{Meant, meanings, together};
use crate::locale::{Language, spoken};
use crate::pack::{Pack, STEP, Saying, pairs};
use std::collections::{BTreeMap, BTreeSet};

/// What a word that nobody knows counts among what was said, in hundredths of the weight of the rarest known one.
const UNKNOWN: u64 = 320;

/// What one language understands of what was said.
#[derive(Default)]
pub(super) struct Understood {
    /// The weight of the words, phrases and pairs that speak of each incident, by its number, and last of those that speak of
    /// what is said at a table besides.
    pub scores: Vec<u64>,
    /// The weight of all that was said, and of what was understood.
    weights: [u64; 2],
    /// How many roots they have, each counted once.
    roots: usize,
}

impl Understood {
    /// What a language understands of what was typed, and how well that fits so many incidents.
    pub(super) fn new(pack: &Pack, language: Language, typed: &str, incidents: usize) -> Self {
        let said = spoken(typed);
        let tells = |(_, word): &(usize, &String)| !pack.is_stop_word(language.code(), word);
        let mut heard = Self { scores: vec![0; incidents + 1], ..Self::default() };
        let mut stems: BTreeSet<u16> = BTreeSet::new();
        let mut phrases: BTreeMap<u16, u64> = BTreeMap::new();
        for (at, word) in said.iter().enumerate().filter(tells) {
            let mut meant = meanings(pack, language, word);
            meant.extend(together(pack, language, word, &said[at + 1..]));
            let weight = |meant: &Meant| u64::from(meant.term.rarity) * u64::from(meant.share) / 100;
            let understood = meant.iter().map(weight).max().unwrap_or_default();
            heard.weights[0] += meant.iter().map(|meant| u64::from(meant.term.rarity)).max().unwrap_or(UNKNOWN);
            heard.weights[1] += understood;
            heard.count(meant, &mut stems, &mut phrases);
        }
        heard.count_phrases(pack.called(language.code()), &phrases);
        heard.count_pairs(pack, language, typed);
        heard
    }

    /// Adds what a word brings to each incident, and to each phrase by its number. What was said twice counts once.
    fn count(&mut self, meant: Vec<Meant>, stems: &mut BTreeSet<u16>, phrases: &mut BTreeMap<u16, u64>) {
        self.roots += usize::from(meant.first().is_none_or(|meant| !stems.contains(&meant.term.number)));
        let (mut brings, mut of_phrases): (BTreeMap<u16, u64>, BTreeMap<u16, u64>) = Default::default();
        for Meant { term, share } in meant {
            if !stems.insert(term.number) {
                continue;
            }
            let weigh = |weight: u16| u64::from(weight) * u64::from(share) / 100;
            for phrase in term.phrases() {
                let best = of_phrases.entry(phrase).or_default();
                *best = u64::max(*best, weigh(term.rarity));
            }
            for (incident, weight) in term.said {
                let best = brings.entry(incident).or_default();
                *best = u64::max(*best, weigh(u16::from(weight) * STEP));
            }
        }
        of_phrases.into_iter().for_each(|(phrase, weight)| *phrases.entry(phrase).or_default() += weight);
        for (incident, weight) in brings {
            self.add(incident, weight);
        }
    }

    /// Adds to each incident how much of its best phrase was said: the weight of what was said of it, less the more of the
    /// phrase is lacking (by the square of the share), and twice where the phrase is all that was said.
    fn count_phrases(&mut self, called: &[u8], phrases: &BTreeMap<u16, u64>) {
        let mut best: BTreeMap<u16, u64> = BTreeMap::new();
        for (number, said) in phrases {
            let Some(phrase) = Saying::read(called, *number) else {
                continue;
            };
            let share = said * 100 / u64::from(phrase.weight).max(1);
            let all_that_was_said = share == 100 && usize::from(phrase.stems) == self.roots;
            let times = if all_that_was_said { 2 } else { 1 };
            let known = best.entry(phrase.incident).or_default();
            *known = u64::max(*known, times * said * share * share / 10_000);
        }
        for (incident, weight) in best {
            self.add(incident, weight);
        }
    }

    /// Adds to each incident what the pairs of words and amounts bring that are said of it.
    fn count_pairs(&mut self, pack: &Pack, language: Language, typed: &str) {
        let code = language.code();
        let said = pairs(language, |word| pack.is_stop_word(code, word), typed);
        for (incident, weight) in said.iter().filter_map(|pair| pack.pair(code, pair)).flatten() {
            self.add(incident, u64::from(weight) * u64::from(STEP));
        }
    }

    fn add(&mut self, incident: u16, weight: u64) {
        if let Some(score) = self.scores.get_mut(usize::from(incident)) {
            *score += weight;
        }
    }

    /// The share of what was said that is understood, in hundredths.
    pub(super) fn understood(&self) -> u64 {
        self.weights[1] * 100 / self.weights[0].max(1)
    }
}
