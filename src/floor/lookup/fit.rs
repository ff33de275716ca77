//! How well typed words fit the words of something: every word must, as the beginning of a word or by its stem.

use crate::locale::{Language, stem};
use std::cmp::Reverse;

/// The words of something in one language, folded.
pub(super) struct Fit {
    /// The language.
    pub language: Language,
    /// The words of its title, which count most.
    pub title: Vec<String>,
    /// The words by which it is called otherwise.
    pub called: Vec<String>,
}

const TITLE: u32 = 4;
const CALLED: u32 = 1;

impl Fit {
    /// How well the words fit; none where one does not.
    fn score(&self, wanted: &[String]) -> Option<u32> {
        wanted.iter().try_fold(0, |sum, word| {
            let stemmed = stem(self.language, word);
            let fits = |known: &String| known.starts_with(word.as_str()) || stem(self.language, known) == stemmed;
            if self.title.iter().any(fits) {
                Some(sum + TITLE)
            } else {
                self.called.iter().any(fits).then_some(sum + CALLED)
            }
        })
    }
}

/// Those things that the words fit, best first. A title that holds every word leaves out what is only called by them.
pub(super) fn best<T>(things: Vec<T>, wanted: &[String], fits: impl Fn(&T) -> Vec<Fit>) -> Vec<T> {
    let score = |thing: &T| fits(thing).iter().filter_map(|fit| fit.score(wanted)).max();
    let mut scored: Vec<(u32, T)> = things.into_iter().filter_map(|thing| Some((score(&thing)?, thing))).collect();
    scored.sort_by_key(|(score, _)| Reverse(*score));
    let best = scored.first().map_or(0, |(score, _)| *score);
    let whole = u32::try_from(wanted.len()).unwrap_or(u32::MAX).saturating_mul(TITLE);
    scored.retain(|(score, _)| best < whole || *score >= whole);
    scored.into_iter().map(|(_, thing)| thing).collect()
}
