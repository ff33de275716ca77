//! Incidents found from what somebody says happened: any words, in any of the four languages, slips forgiven.
//!
//! One incident goes on by itself only where it is clear; otherwise the best are there to choose from.

use super::heard::{Candidate, Heard};
use crate::ids::IncidentId;
use crate::incident::Family;
use crate::locale::{Language, Words, root, spoken, tokens};
use crate::pack::Pack;

/// What may be meant, the likeliest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Candidates {
    /// The incidents that fit at all.
    pub ranked: Vec<Candidate>,
    /// Whether the first is meant, without a doubt worth a question.
    pub clear: bool,
    /// How many times likelier the first is than all others together, in hundredths.
    pub odds: u64,
}

/// What follows from the candidates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    /// One is meant.
    One(IncidentId),
    /// One of these may be meant, the likeliest first.
    Several(Vec<Candidate>),
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
        let mut best = self.best(OFFERED);
        match best.is_empty() {
            true => Choice::None,
            false if clear => Choice::One(best.swap_remove(0).id),
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

/// The family of which several incidents are, the first among them, with its questions down to the one that tells them
/// apart. Of several families the one that has the most of them.
#[must_use]
pub fn family_of(pack: &Pack, best: &[IncidentId]) -> Option<(Family, Vec<usize>)> {
    let first = best.first()?;
    let fit = pack.families().into_iter().filter(|family| family.has(first)).filter_map(|family| {
        let of_it: Vec<IncidentId> = best.iter().filter(|id| family.has(id)).cloned().collect();
        let chain = family.down_to(&of_it);
        (of_it.len() > 1).then_some((of_it.len(), family, chain))
    });
    let (_, family, chain) = fit.rev().max_by_key(|(of_it, ..)| *of_it)?;
    Some((family, chain))
}

/// The family of which all of some incidents are, with only the answers that lead to them, and its questions down to the one
/// that tells them apart.
#[must_use]
pub fn family_of_all(pack: &Pack, incidents: &[IncidentId]) -> Option<(Family, Vec<usize>)> {
    let (family, chain) = family_of(pack, incidents)?;
    incidents.iter().all(|id| family.has(id)).then(|| (family.only(incidents), chain))
}

/// No name of an incident is as long as that.
const LONGEST_NAME: usize = 60;

/// The incidents that fit what was typed.
///
/// One that is named by its id or its title, in whatever spelling, is clear, alone or before a colon with what happened.
#[must_use]
pub fn find_incidents(pack: &Pack, words: &Words, typed: &str) -> Candidates {
    if let Some(named) = named_alone(pack, words, typed) {
        return Candidates { ranked: vec![named], clear: true, odds: u64::MAX };
    }
    let mut heard = Heard::new(pack, words.language(), typed);
    let nothing = heard.is_nothing();
    let clear = !nothing && heard.is_alone();
    heard.ranked.retain(|candidate| !nothing && candidate.score > 0);
    let (mut ranked, odds) = (heard.ranked, hundredths(heard.odds));
    if let Some(id) = nearly_named(pack, words.language(), typed).filter(|_| !clear) {
        let score = ranked.first().map_or(1, |first| first.score);
        ranked.retain(|candidate| candidate.id != id);
        ranked.insert(0, Candidate { id, score });
    }
    Candidates { ranked, clear, odds }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn hundredths(odds: f32) -> u64 {
    (odds * 100.0) as u64
}

/// Every incident that fits what was typed at all, however little, the likeliest first: by its words alone while the last of them
/// is no word yet.
pub(super) fn fitting(pack: &Pack, words: &Words, typed: &str) -> Vec<Candidate> {
    let language = words.language();
    if let Some(named) = named_alone(pack, words, typed) {
        return vec![named];
    }
    if !ends_in_a_word(pack, typed) {
        return Heard::by_words(pack, language, typed);
    }
    let mut ranked = Heard::new(pack, language, typed).ranked;
    ranked.retain(|candidate| candidate.score > 0);
    ranked
}

/// Whether the last word stands as a language knows it.
fn ends_in_a_word(pack: &Pack, typed: &str) -> bool {
    let is_known = |word: &String| Language::ALL.iter().any(|one| pack.has_term(one.code(), &root(*one, word)));
    spoken(typed).last().is_some_and(is_known)
}

/// The incident that is named by its id or title, alone or before a colon.
fn named_alone(pack: &Pack, words: &Words, typed: &str) -> Option<Candidate> {
    let head = typed.split_once(':').map(|(head, _)| head);
    let named = |typed| named(pack, words.language(), typed);
    let id = named(typed).or_else(|| head.and_then(named))?;
    Some(Candidate { id, score: Candidate::NAMED })
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
