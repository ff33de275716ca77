//! How well what was said fits each incident, by all that knows of it: the index of words in each language, and what was learnt
//! from their sentences.
//!
//! Both are added up. On words of strangers the sum puts the right one first more often than either alone, and more often than
//! their places taken together: how far one is ahead tells something, too.

use super::understood::Understood;
use crate::ids::IncidentId;
use crate::learnt::chances;
use crate::locale::Language;
use crate::pack::{IncidentHead, NO_INCIDENT, Pack};

/// The least odds of the first for anything to be shown, where it shares a word with what was said at all. Of sentences that tell
/// of an incident one of a hundred finds nothing, of everyday talk nine of ten.
const SOMETHING_FITS: f32 = 0.33;

/// The odds of the first at which it goes on by itself: of 2,135 sentences every fifth does, and none to a wrong one; at a third of
/// these odds one would.
const ALONE: f32 = 5_000.0;

/// What the index counts against what was learnt, of which ten is much: the best has so much. Half or twice as much is as good.
const INDEX: f32 = 6.0;

/// A best score of the index below that is not much of a best.
const GOOD: f32 = 1500.0;

/// What a language counts that is not the user's, in hundredths, where all words are known in it.
const OTHER_LANGUAGE: u64 = 80;

/// An incident that may be meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The incident.
    pub id: IncidentId,
    /// How well it fits, [`Candidate::NAMED`] where it is named.
    pub score: u32,
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

/// How well what was said fits everything that it may be.
#[derive(Debug)]
pub(super) struct Heard {
    /// All incidents, the likeliest first.
    pub ranked: Vec<Candidate>,
    /// How many times likelier the first is than all others together.
    pub odds: f32,
    /// Whether it is rather what is no incident, or no word of it is known.
    is_none: bool,
}

impl Heard {
    /// How well what was typed fits, for somebody who speaks a language.
    pub(super) fn new(pack: &Pack, language: Language, typed: &str) -> Self {
        let heads = pack.incident_heads();
        let by_index = by_index(pack, language, typed, heads.len());
        let best = by_index.iter().copied().fold(0.0, f32::max);
        let unit = best.max(GOOD) / INDEX;
        let learnt = learnt(pack, &heads, typed);
        let most = learnt.iter().flatten().copied().fold(0.0, f32::max).max(INDEX);
        // What nothing was learnt of is as likely by that as by the index.
        let fused = by_index
            .iter()
            .zip(learnt)
            .map(|(index, learnt)| index / unit + learnt.unwrap_or_else(|| most * index / best.max(GOOD)));
        let fused: Vec<f32> = fused.collect();
        let mean = fused.iter().sum::<f32>() / fused.len() as f32;
        let (odds, is_none) = odds(&chances(fused.clone()), heads.len());
        let ranked = ranked(heads, fused.into_iter().map(|fused| (fused - mean) * unit));
        Self { ranked, odds, is_none: is_none || best <= 0.0 }
    }

    /// The incidents that the index knows by some word of what was typed, the likeliest first by the index alone.
    pub(super) fn by_words(pack: &Pack, language: Language, typed: &str) -> Vec<Candidate> {
        let heads = pack.incident_heads();
        let scores = by_index(pack, language, typed, heads.len());
        let mut ranked = ranked(heads, scores);
        ranked.retain(|candidate| candidate.score > 0);
        ranked
    }

    /// Whether it is no incident at all.
    pub(super) fn is_nothing(&self) -> bool {
        self.odds < SOMETHING_FITS || self.is_none
    }

    /// Whether the first is meant, without a doubt worth a question.
    pub(super) fn is_alone(&self) -> bool {
        self.odds >= ALONE
    }
}

/// The odds of the likeliest of so many incidents against all else, and whether what stands behind them, which is none, is likelier.
fn odds(chances: &[f32], incidents: usize) -> (f32, bool) {
    let (of_incidents, of_none) = chances.split_at(incidents);
    let best = |chances: &[f32]| chances.iter().copied().fold(0.0, f32::max);
    let first = best(of_incidents);
    let others = chances.iter().sum::<f32>() - first;
    (first / others.max(f32::MIN_POSITIVE), best(of_none) > first)
}

/// What the index says of each incident, and last of what is none: it knows what is said at a table besides.
fn by_index(pack: &Pack, own: Language, typed: &str, incidents: usize) -> Vec<f32> {
    let mut best = vec![0; incidents + 1];
    for language in Language::ALL {
        let heard = Understood::new(pack, language, typed, incidents);
        let counts = if language == own { 100 } else { OTHER_LANGUAGE * heard.understood() / 100 };
        best.iter_mut().zip(&heard.scores).for_each(|(best, score)| *best = u64::max(*best, score * counts / 100));
    }
    best.resize(incidents + NO_INCIDENT.len(), 0);
    best.into_iter().map(|score| score as f32).collect()
}

/// What was learnt of each incident, and last of what is none, as far as something was.
fn learnt(pack: &Pack, heads: &[IncidentHead], typed: &str) -> Vec<Option<f32>> {
    let mut of = vec![None; heads.len() + NO_INCIDENT.len()];
    let Some((learnt, scores)) = pack.learnt().and_then(|learnt| Some((learnt, learnt.scores(typed)?))) else {
        return of;
    };
    for (class, score) in learnt.classes().zip(scores) {
        let none = NO_INCIDENT.iter().position(|list| *list == class).map(|place| heads.len() + place);
        let place = none.or_else(|| heads.iter().position(|head| head.id == *class));
        if let Some(of) = place.and_then(|place| of.get_mut(place)) {
            *of = Some(score);
        }
    }
    of
}

/// Incidents with how well each fits, the likeliest first.
fn ranked(heads: Vec<IncidentHead>, fits: impl IntoIterator<Item = f32>) -> Vec<Candidate> {
    let candidate = |(head, fit): (IncidentHead, f32)| Candidate { id: head.id, score: score(fit) };
    let mut ranked: Vec<Candidate> = heads.into_iter().zip(fits).map(candidate).collect();
    ranked.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
    ranked
}

/// A score to show and to compare.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn score(score: f32) -> u32 {
    score.max(0.0) as u32
}
