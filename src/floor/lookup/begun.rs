//! What may be meant while it is still being typed: the last word may be any that begins so, and nothing is held back for
//! being little.

use super::finder::fitting;
use super::heard::Candidate;
use crate::ids::IncidentId;
use crate::incident::Frequency;
use crate::locale::{Words, spoken, tokens};
use crate::pack::{Pack, STEP};
use std::cmp::Reverse;

/// The fewest letters that begin a word.
const SHORTEST: usize = 2;

/// What a word counts that is only begun, in hundredths of a whole one: nobody knows yet which it is.
const BEGUN: u32 = 70;

/// What it counts that every word begins one of a title.
const TITLED: u32 = 400;

/// What the score of an incident counts by how often a floor is called for it, in hundredths. It decides between those that fit
/// about alike: a few letters fit many.
const fn weight(frequency: Frequency) -> u32 {
    match frequency {
        Frequency::Often => 110,
        Frequency::Sometimes => 100,
        Frequency::Rarely => 90,
    }
}

/// The incidents that fit what was typed so far, the likeliest first: as it stands, or with its last word for the beginning of
/// one.
#[must_use]
pub fn while_typed(pack: &Pack, words: &Words, typed: &str) -> Vec<Candidate> {
    let mut ranked = fitting(pack, words, typed);
    for begun in with_last_begun(pack, words, typed) {
        match ranked.iter_mut().find(|known| known.id == begun.id) {
            Some(known) => known.score = known.score.max(begun.score),
            None => ranked.push(begun),
        }
    }
    let said = tokens(typed);
    for head in pack.incident_heads() {
        let titled = if is_titled(words, &head.id, &said) { TITLED } else { 0 };
        let weighed = |score: u32| score.saturating_add(titled).saturating_mul(weight(head.frequency)) / 100;
        match ranked.iter_mut().find(|known| known.id == head.id) {
            Some(known) if known.guessed().is_some() => known.score = weighed(known.score),
            Some(_) => {}
            None if titled > 0 => ranked.push(Candidate { score: weighed(0), id: head.id }),
            None => {}
        }
    }
    ranked.sort_by_key(|candidate| Reverse(candidate.score));
    ranked
}

/// Whether each of some words begins a word of a title, which says small words, too.
fn is_titled(words: &Words, incident: &IncidentId, said: &[String]) -> bool {
    let title = tokens(&words.text(incident));
    said.iter().all(|word| title.iter().any(|known| known.starts_with(word)))
}

/// Those that fit the words before the last and say one that begins like it. None where the last word is at its end.
fn with_last_begun(pack: &Pack, words: &Words, typed: &str) -> Vec<Candidate> {
    let begun = spoken(typed).pop().filter(|begun| begun.chars().count() >= SHORTEST);
    let Some(begun) = begun.filter(|_| !typed.ends_with(char::is_whitespace)) else {
        return Vec::new();
    };
    let before = typed.rsplit_once(char::is_whitespace).map_or("", |(before, _)| before);
    let told = fitting(pack, words, before);
    let heads = pack.incident_heads();
    let mut brings = vec![0; heads.len()];
    let code = words.language().code();
    for (incident, weight) in
        pack.stems(code, &begun).filter_map(|stem| pack.term(code, stem)).flat_map(|term| term.said)
    {
        if let Some(best) = brings.get_mut(usize::from(incident)) {
            *best = u32::max(*best, u32::from(weight) * u32::from(STEP) * BEGUN / 100);
        }
    }
    let scored = heads.into_iter().zip(brings).map(|(head, brings)| {
        let told = told.iter().find(|told| told.id == head.id);
        let score = told.map_or(0, |told| told.score).saturating_add(brings);
        Candidate { id: head.id, score }
    });
    scored.filter(|candidate| candidate.score > 0).collect()
}
