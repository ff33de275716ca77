//! Incidents by their id or by a few letters in the user's language.

use crate::locale::{Language, Words, tokens};
use crate::pack::{IncidentHead, Pack};

/// The incidents that fit what was typed, best first. Every word must fit: the beginning of a word in the title counts
/// most, then of a word by which players call it.
#[must_use]
pub fn matching_incidents(pack: &Pack, words: &Words, typed: &str) -> Vec<IncidentHead> {
    let wanted = tokens(typed);
    let named = |head: &IncidentHead| tokens(&head.id) == wanted || tokens(&words.text(&head.id)) == wanted;
    if let Some(named) = pack.incident_heads().into_iter().find(named) {
        return vec![named];
    }
    let mut scored: Vec<(u32, IncidentHead)> =
        pack.incident_heads().into_iter().filter_map(|head| Some((score(words, &head, &wanted)?, head))).collect();
    scored.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    let best = scored.first().map_or(0, |(score, _)| *score);
    // A title that holds every word leaves out the incidents that are only called by them.
    let whole = u32::try_from(wanted.len()).unwrap_or(u32::MAX).saturating_mul(TITLE);
    scored.retain(|(score, _)| best < whole || *score >= whole);
    scored.into_iter().map(|(_, head)| head).collect()
}

const TITLE: u32 = 4;
const CALLED: u32 = 1;

fn score(words: &Words, head: &IncidentHead, wanted: &[String]) -> Option<u32> {
    let title = tokens(&format!("{} {}", words.text(&head.id), head.id));
    let called = tokens(&words.attribute(&head.id, "search").unwrap_or_default());
    let language: Language = words.language();
    wanted.iter().try_fold(0, |sum, word| {
        let stem = crate::locale::stem(language, word);
        let fits = |known: &String| known.starts_with(word.as_str()) || crate::locale::stem(language, known) == stem;
        if title.iter().any(fits) { Some(sum + TITLE) } else { called.iter().any(fits).then_some(sum + CALLED) }
    })
}
