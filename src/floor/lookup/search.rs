//! Searching rules by words in any of the four languages.

use crate::locale::{Language, stem, tokens};
use crate::pack::{Pack, RuleEntry};
use std::collections::BTreeMap;

/// Something that a search found.
#[derive(Debug, Clone)]
pub struct Hit {
    /// What it is.
    pub place: RuleEntry,
    /// How many of the words stand there.
    pub words: usize,
    /// How well it fits, for the order.
    pub score: u64,
}

/// The shortest word whose beginning alone is looked for.
const SHORTEST_PREFIX: usize = 3;

/// What a word that is only begun counts, in hundredths of a whole one.
const BEGUN: u64 = 30;

/// Searches. Best first: rules with more of the words, of these the rules of the book in force, then those where the words
/// are rarer and stand in titles.
#[must_use]
pub fn search(pack: &Pack, book: &str, query: &str) -> Vec<Hit> {
    let words = tokens(query);
    let entries = pack.rule_entries();
    let mut found: BTreeMap<u32, (usize, u64)> = BTreeMap::new();
    for word in &words {
        for (place, score) in fits(pack, word, entries.len()) {
            let entry = found.entry(place).or_default();
            entry.0 += 1;
            entry.1 += score;
        }
    }
    let mut hits: Vec<Hit> = found
        .into_iter()
        .filter_map(|(place, (words, score))| {
            let place = entries.get(place as usize)?.clone();
            Some(Hit { place, words, score })
        })
        .collect();
    let most = hits.iter().map(|hit| hit.words).max().unwrap_or_default();
    hits.retain(|hit| hit.words == most || hit.words * 2 > words.len());
    hits.sort_by_key(|hit| std::cmp::Reverse((hit.words, hit.place.book == *book, hit.score)));
    hits
}

/// The places of a word, each with the best score of its languages.
fn fits(pack: &Pack, word: &str, places: usize) -> BTreeMap<u32, u64> {
    let mut best: BTreeMap<u32, u64> = BTreeMap::new();
    for language in Language::ALL {
        let code = language.code();
        let stem = stem(language, word);
        let mut take = |whole: bool, postings: Vec<(u32, u32)>| {
            // Rare words tell more: the weight falls with the number of places.
            let rarity = u64::from(1 + (places.max(1) / postings.len().max(1)).max(1).ilog2());
            for (place, weight) in postings {
                let score = u64::from(weight.min(12)) * rarity * if whole { 100 } else { BEGUN };
                let known = best.entry(place).or_default();
                *known = (*known).max(score);
            }
        };
        let begun = if word.len() >= SHORTEST_PREFIX { word } else { stem.as_str() };
        for (rest, postings) in pack.postings(code, begun) {
            if word.len() < SHORTEST_PREFIX && !rest.is_empty() {
                continue;
            }
            take(format!("{begun}{rest}") == stem, postings);
        }
        if let Some((_, postings)) = pack.postings(code, &stem).next().filter(|(rest, _)| rest.is_empty()) {
            take(true, postings);
        }
    }
    best
}

/// The sentence of a text in which most of the words stand.
#[must_use]
pub fn sentence(language: Language, texts: &[String], query: &str) -> Option<String> {
    let wanted: Vec<(String, String)> = tokens(query).into_iter().map(|word| (stem(language, &word), word)).collect();
    let count = |text: &str| {
        let words = tokens(text);
        let fits = |(stemmed, word): &&(String, String)| {
            // A stem begins as its word does, so that most words need not be stemmed.
            let may = |known: &str| known.chars().take(2).eq(stemmed.chars().take(2));
            let same = |known: &String| may(known) && stem(language, known) == *stemmed;
            words.iter().any(|known| known.starts_with(word.as_str()) || same(known))
        };
        wanted.iter().filter(fits).count()
    };
    let sentences = texts.iter().flat_map(|text| text.split_inclusive(['.', '!', '?', ';', '\n']));
    let mut best: Option<(usize, &str)> = None;
    for sentence in sentences {
        let score = count(sentence);
        if score > best.map_or(0, |(best, _)| best) {
            best = Some((score, sentence));
        }
    }
    best.map(|(_, sentence)| sentence.trim().to_owned())
}
