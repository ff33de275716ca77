//! Incidents found from what somebody says happened: any words, in any of the four languages, slips forgiven.
//!
//! The ranking is that of the index (BM25F); on top of it counts how much of a phrase that is known for an incident stands
//! in what was said. One incident goes on by itself only where it is clear; otherwise the best are there to choose from.

use super::spelled::{Meant, WHOLE, meanings, together};
use crate::ids::IncidentId;
use crate::locale::{Language, Words, spoken, tokens};
use crate::pack::{IN_A_TITLE, Pack, STEP, Saying};
use std::collections::{BTreeMap, BTreeSet};

/// An incident that may be meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The incident.
    pub id: IncidentId,
    /// How well it fits.
    pub score: u32,
    /// How many of the words that were said speak of it.
    pub words: usize,
}

/// What may be meant, the likeliest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Candidates {
    /// The incidents that fit at all.
    pub ranked: Vec<Candidate>,
    /// Whether the first is meant, without a doubt worth a question.
    pub clear: bool,
}

/// What follows from the candidates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    /// One is meant.
    One(IncidentId),
    /// One of these may be meant, the likeliest first.
    Several(Vec<IncidentId>),
    /// None fits.
    None,
}

/// How many incidents are put before somebody whose words fit several.
const OFFERED: usize = 3;

impl Candidates {
    /// The one that is meant, or the few to choose from.
    #[must_use]
    pub fn choice(self) -> Choice {
        let clear = self.clear;
        let mut best: Vec<IncidentId> = self.best(OFFERED).into_iter().map(|candidate| candidate.id).collect();
        match best.is_empty() {
            true => Choice::None,
            false if clear => Choice::One(best.swap_remove(0)),
            false => Choice::Several(best),
        }
    }

    /// The best of them: no more than so many, and none that fits less than half as well as the first.
    #[must_use]
    pub fn best(self, most: usize) -> Vec<Candidate> {
        let first = self.ranked.first().map_or(0, |first| first.score);
        self.ranked.into_iter().take(most).take_while(|candidate| candidate.score >= first / 2).collect()
    }
}

/// What a language counts that is not the user's, in hundredths, where all words are known in it.
const OTHER_LANGUAGE: u64 = 80;

/// The least score of an incident that is shown; less is one common word, or chance. For a few words, with one of a title or not;
/// for more, of the game through and through or not.
const LEAST: [[u32; 2]; 2] = [[300, 420], [350, 475]];

/// The share of what was said that must be understood to be of the game through and through, in hundredths.
const WHOLLY: u64 = 95;

/// Up to so many words that tell something, one that fits is enough to show an incident; of more, one is chance.
const FEW_WORDS: usize = 2;

/// How surely what was said must be of the game to show anything for more than a few words: a word of a title counts two, one
/// by which players call an incident one. Everyday talk has words that stand in some sentence, but hardly these.
const OF_THE_GAME: usize = 2;

/// The share of more than a few words that must be understood to show anything, in hundredths.
const PARTLY: u64 = 45;

/// The least score of an incident that goes on by itself though others fit, too, or not every word is understood.
const CERTAIN: u32 = 1000;

/// The share of what was said that must be understood for an incident to go on by itself, in hundredths.
const MOSTLY: u64 = 80;

/// What a word that nobody knows counts among what was said, in hundredths of the weight of the rarest known one.
const UNKNOWN: u64 = 320;

/// No name of an incident is as long as that.
const LONGEST_NAME: usize = 60;

/// The incidents that fit what was typed.
///
/// One that is named by its id or its title, in whatever spelling, is clear, alone or before a colon with what happened.
#[must_use]
pub fn find_incidents(pack: &Pack, words: &Words, typed: &str) -> Candidates {
    let head = typed.split_once(':').map(|(head, _)| head);
    let named = |typed| named(pack, words.language(), typed);
    if let Some(id) = named(typed).or_else(|| head.and_then(named)) {
        return Candidates { ranked: vec![Candidate { id, score: u32::MAX, words: 1 }], clear: true };
    }
    let heads = pack.incident_heads();
    let said = spoken(typed);
    let mut fits = vec![Fit::default(); heads.len()];
    let mut own = Understood::default();
    for language in Language::ALL {
        let heard = Understood::new(pack, language, &said, heads.len());
        let counts = if language == words.language() { 100 } else { OTHER_LANGUAGE * heard.understood() / 100 };
        for (best, fit) in fits.iter_mut().zip(&heard.fits) {
            *best = Fit::max(*best, Fit { score: fit.score * counts / 100, words: fit.words });
        }
        if language == words.language() || own.understood() < heard.understood() {
            own = heard;
        }
    }
    let mut ranked: Vec<Candidate> = heads
        .into_iter()
        .zip(fits)
        .map(|(head, fit)| {
            let score = u32::try_from(fit.score).unwrap_or(u32::MAX);
            Candidate { id: head.id, score, words: fit.words }
        })
        .collect();
    ranked.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
    let clear = own.is_clear(&ranked);
    ranked.retain(|candidate| own.shows(candidate));
    if let Some(id) = nearly_named(pack, words.language(), typed).filter(|_| !clear) {
        let score = ranked.first().map_or(LEAST[0][0], |first| first.score);
        ranked.retain(|candidate| candidate.id != id);
        ranked.insert(0, Candidate { id, score, words: 1 });
    }
    Candidates { ranked, clear }
}

/// The incident that is named by its id or title: in the language set before any other.
fn named(pack: &Pack, language: Language, typed: &str) -> Option<IncidentId> {
    let name = tokens(typed).join(" ");
    let others = Language::ALL.into_iter().filter(|other| *other != language);
    std::iter::once(language).chain(others).find_map(|language| pack.incident_called(language.code(), &name))
}

/// The incident whose id or title was typed with a slip or two.
fn nearly_named(pack: &Pack, language: Language, typed: &str) -> Option<IncidentId> {
    let name = tokens(typed).join(" ");
    let allowed = match name.len() {
        ..5 | LONGEST_NAME.. => return None,
        5..8 => 1,
        _ => 2,
    };
    let names = pack.incident_names(language.code()).filter(|(known, _)| known.len().abs_diff(name.len()) <= allowed);
    let slips = names.map(|(known, id)| (strsim::osa_distance(&name, known), id));
    slips.filter(|(slips, _)| *slips <= allowed).min().map(|(_, id)| id)
}

/// How well what was said fits an incident: first by its score.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Fit {
    score: u64,
    words: usize,
}

/// What one language understands of what was said.
#[derive(Default)]
struct Understood {
    /// How well each incident fits, by its number.
    fits: Vec<Fit>,
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
    fn new(pack: &Pack, language: Language, said: &[String], incidents: usize) -> Self {
        let tells = |(_, word): &(usize, &String)| !pack.is_stop_word(language.code(), word);
        let telling: Vec<(usize, &String)> = said.iter().enumerate().filter(tells).collect();
        let mut heard = Self { fits: vec![Fit::default(); incidents], words: telling.len(), ..Self::default() };
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
        heard.count_phrases(pack.told(language.code()), &phrases);
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
    /// phrase is lacking (by the square of the share).
    fn count_phrases(&mut self, told: &[u8], phrases: &BTreeMap<u16, u64>) {
        let mut best: BTreeMap<u16, u64> = BTreeMap::new();
        for (number, said) in phrases {
            let Some(phrase) = Saying::read(told, *number) else {
                continue;
            };
            let share = said * 100 / u64::from(phrase.weight).max(1);
            let known = best.entry(phrase.incident).or_default();
            *known = u64::max(*known, said * share * share / 10_000);
            self.whole |= share == 100 && usize::from(phrase.stems) == self.roots;
        }
        for (incident, weight) in best {
            if let Some(fit) = self.fits.get_mut(usize::from(incident)) {
                fit.score += weight;
            }
        }
    }

    /// The share of what was said that is understood, in hundredths.
    fn understood(&self) -> u64 {
        self.weights[1] * 100 / self.weights[0].max(1)
    }

    /// Whether the first of the incidents is meant: it fits half as well again as the next, counted for the share of the words
    /// that speak of it, and what was said is understood for the most part, without a guess at slips. One known phrase beside
    /// words of something else is no reason to go on. A single word is enough only where it is the whole name of one.
    fn is_clear(&self, ranked: &[Candidate]) -> bool {
        let Some(first) = ranked.first() else {
            return false;
        };
        let second = ranked.get(1).map_or(0, |second| second.score);
        let share = |score: u32| u64::from(score) * first.words as u64;
        let ahead = 2 * share(first.score) >= 3 * u64::from(second) * self.words as u64;
        let mostly = self.weights[2] * 100 >= self.weights[0] * MOSTLY;
        let wholly = self.weights[2] == self.weights[0];
        let certain = first.score >= CERTAIN && mostly || first.score >= 2 * second && wholly;
        let used = 2 * first.words >= self.words;
        self.shows(first) && ahead && certain && used && (first.words > 1 || self.whole)
    }

    /// Whether an incident is shown. A phrase by which it is known is enough, however common its words are; of a few words one
    /// must be a word by which players call an incident.
    fn shows(&self, candidate: &Candidate) -> bool {
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
