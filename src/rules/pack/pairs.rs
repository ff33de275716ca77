//! What stands side by side in what is said of an incident: two words, and two amounts.
//!
//! Single words do not tell `the flop came too soon` from `on the flop he acted too soon`, nor a call of 400 against 600 from a
//! raise to 1,000; side by side they do. A pair counts only where it was said at least twice of an incident: once is how
//! somebody put it, and chance.

use crate::locale::{Language, read_amount, root, tokens};
use std::collections::{BTreeMap, BTreeSet};

/// Of so many sentences of an incident a pair must be, so that it counts for it.
const OFTEN: usize = 2;

/// Less than that is a seat, a card or a count, and no bet.
const SMALLEST_BET: u64 = 25;

/// How an amount compares with the one that was said before it: of two bets the second says what was done.
const LESS: &str = "#less";
const SAME: &str = "#same";
const MORE: &str = "#more";
const TWICE: &str = "#twice";
const ABOVE_TWICE: &str = "#above-twice";

/// The pairs of a text, each once: of neighbouring words, stop words as they stand and the others by their roots, but not of two
/// stop words; and of neighbouring amounts, by how they compare.
pub fn pairs(language: Language, is_stop: impl Fn(&str) -> bool, text: &str) -> BTreeSet<String> {
    pairs_by(language, is_stop, |word| root(language, word), text)
}

/// The same, by roots that are looked up where they are known.
pub(super) fn pairs_by(
    language: Language,
    is_stop: impl Fn(&str) -> bool,
    root: impl Fn(&str) -> String,
    text: &str,
) -> BTreeSet<String> {
    let words: Vec<(bool, String)> = tokens(text)
        .into_iter()
        .filter(|word| !word.bytes().all(|byte| byte.is_ascii_digit()))
        .map(|word| if is_stop(&word) { (true, word) } else { (false, root(&word)) })
        .collect();
    let tells = words.windows(2).filter(|pair| !pair.iter().all(|(is_stop, _)| *is_stop));
    let of_words = tells.map(|pair| format!("{} {}", pair[0].1, pair[1].1));
    let amounts = amounts(language, text);
    let of_amounts = amounts.windows(2).map(|pair| compared(pair[0], pair[1]).to_owned());
    of_words.chain(of_amounts).collect()
}

/// How often each pair was said of an incident, of those that were said often enough.
pub(super) fn often(sentences: impl Iterator<Item = BTreeSet<String>>) -> BTreeMap<String, usize> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    sentences.flatten().for_each(|pair| *counts.entry(pair).or_default() += 1);
    counts.retain(|_, count| *count >= OFTEN);
    counts
}

/// The amounts of a text, in its order.
fn amounts(language: Language, text: &str) -> Vec<u64> {
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    let numbers = text.split_whitespace().filter(|word| word.bytes().any(|byte| byte.is_ascii_digit()));
    let read = numbers.filter_map(|word| read_amount(language, &bare(word)).ok());
    read.filter(|amount| *amount >= SMALLEST_BET).collect()
}

fn compared(before: u64, amount: u64) -> &'static str {
    match amount {
        _ if amount < before => LESS,
        _ if amount == before => SAME,
        _ if amount < before.saturating_mul(2) => MORE,
        _ if amount == before.saturating_mul(2) => TWICE,
        _ => ABOVE_TWICE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<String> {
        pairs(Language::En, |word| ["the", "on", "a", "to"].contains(&word), text).into_iter().collect()
    }

    #[test]
    fn neighbours_are_pairs_unless_both_tell_nothing() {
        assert_eq!(of("raises on the flop"), ["rais on", "the flop"]);
        assert_eq!(of("flop"), [""; 0]);
    }

    #[test]
    fn an_amount_is_compared_with_the_one_before() {
        for (text, compared) in [
            ("600, 400", LESS),
            ("600 600", SAME),
            ("600 1000", MORE),
            ("1.2k, 2400", TWICE),
            ("300: 1,000", ABOVE_TWICE),
        ] {
            assert_eq!(of(text), [compared], "{text}");
        }
        assert_eq!(of("600, 9, 400"), [LESS]);
        assert_eq!(of("7 and 9"), [""; 0]);
    }

    #[test]
    fn what_was_said_once_does_not_count() {
        let sentences = ["on the flop", "the flop", "flop came"].map(|text| of(text).into_iter().collect());
        assert_eq!(often(sentences.into_iter()), BTreeMap::from([("the flop".to_owned(), 2)]));
    }
}
