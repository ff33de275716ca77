//! What one language understands of what was said, and how well that fits each incident.
//!
//! The ranking is that of the index (BM25F), by words and by what stands side by side; on top of it counts how much of a
//! phrase by which an incident is called stands in what was said.

use super::spelled::{Meant, WHOLE, meanings, together};
use crate::ids::IncidentId;
use crate::locale::{Language, spoken};
use crate::pack::{IN_A_TITLE, Pack, STEP, Saying, pairs};
use std::collections::{BTreeMap, BTreeSet};

/// The least score of an incident that is shown; less is one common word, or chance. For a few words, with one of a title or not;
/// for more, of the game through and through or not.
pub(super) const LEAST: [[u32; 2]; 2] = [[300, 420], [420, 570]];

/// The share of what was said that must be understood to be of the game through and through, in hundredths.
const WHOLLY: u64 = 95;

/// Up to so many words that tell something, one that fits is enough to show an incident; of more, one is chance.
const FEW_WORDS: usize = 2;

/// How surely what was said must be of the game to show anything for more than a few words: a word of a title counts two, one
/// by which players call an incident one. Everyday talk has words that stand in some sentence, but hardly these.
const OF_THE_GAME: usize = 2;

/// The share of more than a few words that must be understood to show anything, in hundredths.
const PARTLY: u64 = 45;

/// What the first must score for every hundred of the second to go on by itself. Half as much again leads one of a thousand
/// sentences to a wrong incident, three quarters half as many; the others are one key from their ruling.
const AHEAD: u64 = 175;

/// The least score of an incident that goes on by itself though others fit, too, or not every word is understood.
const CERTAIN: u32 = 1050;

/// The share of what was said that must be understood for an incident to go on by itself, in hundredths.
const MOSTLY: u64 = 80;

/// What a word that nobody knows counts among what was said, in hundredths of the weight of the rarest known one.
const UNKNOWN: u64 = 320;

/// An incident that may be meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The incident.
    pub id: IncidentId,
    /// How well it fits, [`Candidate::NAMED`] where it is named.
    pub score: u32,
    /// How many of the words that were said speak of it.
    pub words: usize,
}

impl Candidate {
    /// The score of an incident that is named by its id or title, which is more than any guess has.
    pub const NAMED: u32 = u32::MAX;

    /// How well what was said fits; none where the incident was named, and nothing had to be guessed.
    #[must_use]
    pub fn guessed(&self) -> Option<u32> {
        (self.score != Self::NAMED).then_some(self.score)
    }
}

/// How well what was said fits an incident: first by its score.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fit {
    /// The weight of the words, phrases and pairs that speak of it.
    pub score: u64,
    /// How many words speak of it.
    pub words: usize,
}

/// What one language understands of what was said.
#[derive(Default)]
pub(super) struct Understood {
    /// How well each incident fits, by its number, and the last, how well what is said at a table besides.
    pub fits: Vec<Fit>,
    /// The weight of all that was said, of what was understood, and of what was understood as it stands.
    weights: [u64; 3],
    /// How many words that tell something were said.
    words: usize,
    /// How many roots they have, each counted once.
    roots: usize,
    /// How surely what was said is of the game, see [`OF_THE_GAME`].
    of_the_game: usize,
    /// Whether a known phrase is all that was said.
    whole: bool,
}

impl Understood {
    /// What a language understands of what was typed, and how well that fits so many incidents.
    pub(super) fn new(pack: &Pack, language: Language, typed: &str, incidents: usize) -> Self {
        let said = spoken(typed);
        let tells = |(_, word): &(usize, &String)| !pack.is_stop_word(language.code(), word);
        let telling: Vec<(usize, &String)> = said.iter().enumerate().filter(tells).collect();
        let mut heard = Self { fits: vec![Fit::default(); incidents + 1], words: telling.len(), ..Self::default() };
        let mut stems: BTreeSet<u16> = BTreeSet::new();
        let mut phrases: BTreeMap<u16, u64> = BTreeMap::new();
        for (at, word) in telling {
            let mut meant = meanings(pack, language, word);
            meant.extend(together(pack, language, word, &said[at + 1..]));
            let weight = |meant: &Meant| u64::from(meant.term.rarity) * u64::from(meant.share) / 100;
            let understood = meant.iter().map(weight).max().unwrap_or_default();
            let as_it_stands = meant.first().is_some_and(|meant| meant.share == WHOLE);
            heard.weights[0] += meant.iter().map(|meant| u64::from(meant.term.rarity)).max().unwrap_or(UNKNOWN);
            heard.weights[1] += understood;
            heard.weights[2] += if as_it_stands { understood } else { 0 };
            heard.count(meant, &mut stems, &mut phrases);
        }
        heard.count_phrases(pack.called(language.code()), &phrases);
        heard.count_pairs(pack, language, typed);
        heard
    }

    /// Adds what a word brings to each incident, and to each phrase by its number. What was said twice counts once.
    fn count(&mut self, meant: Vec<Meant>, stems: &mut BTreeSet<u16>, phrases: &mut BTreeMap<u16, u64>) {
        self.roots += usize::from(meant.first().is_none_or(|meant| !stems.contains(&meant.term.number)));
        let new = meant.iter().filter(|meant| !stems.contains(&meant.term.number));
        self.of_the_game += new.map(|meant| usize::from(meant.term.of_the_game)).max().unwrap_or_default();
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
            if let Some(fit) = self.fits.get_mut(usize::from(incident)) {
                fit.score += weight;
                fit.words += 1;
            }
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
            self.whole |= all_that_was_said;
        }
        for (incident, weight) in best {
            if let Some(fit) = self.fits.get_mut(usize::from(incident)) {
                fit.score += weight;
            }
        }
    }

    /// Adds to each incident what the pairs of words and amounts bring that are said of it.
    fn count_pairs(&mut self, pack: &Pack, language: Language, typed: &str) {
        let code = language.code();
        let said = pairs(language, |word| pack.is_stop_word(code, word), typed);
        for (incident, weight) in said.iter().filter_map(|pair| pack.pair(code, pair)).flatten() {
            if let Some(fit) = self.fits.get_mut(usize::from(incident)) {
                fit.score += u64::from(weight) * u64::from(STEP);
            }
        }
    }

    /// The share of what was said that is understood, in hundredths.
    pub(super) fn understood(&self) -> u64 {
        self.weights[1] * 100 / self.weights[0].max(1)
    }

    /// Whether the first of the incidents is meant: it fits better by far than the next, counted for the share of the words
    /// that speak of it, and what was said is understood for the most part, without a guess at slips. One known phrase beside
    /// words of something else is no reason to go on. A single word is enough only where it is the whole name of one.
    pub(super) fn is_clear(&self, ranked: &[Candidate]) -> bool {
        let Some(first) = ranked.first() else {
            return false;
        };
        let second = ranked.get(1).map_or(0, |second| second.score);
        let share = |score: u32| u64::from(score) * first.words as u64;
        let ahead = 100 * share(first.score) >= AHEAD * u64::from(second) * self.words as u64;
        let mostly = self.weights[2] * 100 >= self.weights[0] * MOSTLY;
        let wholly = self.weights[2] == self.weights[0];
        let certain = first.score >= CERTAIN && mostly || first.score >= 2 * second && wholly;
        let used = 2 * first.words >= self.words;
        self.shows(first) && ahead && certain && used && (first.words > 1 || self.whole)
    }

    /// Whether an incident is shown. A phrase by which it is known is enough, however common its words are; of a few words one
    /// must be a word by which players call an incident.
    pub(super) fn shows(&self, candidate: &Candidate) -> bool {
        if self.words <= FEW_WORDS {
            let of_a_title = self.of_the_game >= usize::from(IN_A_TITLE);
            let fits = candidate.score >= LEAST[0][usize::from(!of_a_title)] && self.of_the_game > 0;
            return fits || self.whole && candidate.words > 1;
        }
        let of_the_game = self.of_the_game >= OF_THE_GAME && self.understood() >= PARTLY;
        let wholly = self.of_the_game > self.words && self.understood() >= WHOLLY;
        of_the_game && candidate.score >= LEAST[1][usize::from(!wholly)] && candidate.words > 1
    }
}
