//! Words and phrases that mean something in typed text, gathered from messages and found by their first word.

use super::fold;
use std::collections::BTreeMap;

/// A phrase: its folded words after the first, and the key of what it means.
pub type Phrase = (Vec<String>, String);

/// Gathers phrases from texts, each a list of phrases between commas with the key of what they mean, by their folded first
/// word. Of those with one first word the longer come first; where two are alike, the one that was gathered first.
pub fn gather<'a>(texts: impl Iterator<Item = (&'a str, &'a str)>) -> BTreeMap<String, Vec<Phrase>> {
    let mut phrases: BTreeMap<String, Vec<Phrase>> = BTreeMap::new();
    for (key, text) in texts {
        for phrase in text.split(',') {
            let mut words = words(phrase);
            if words.is_empty() {
                continue;
            }
            let known = phrases.entry(words.remove(0)).or_default();
            if known.iter().all(|(rest, of)| *rest != words || of != key) {
                let place = known.partition_point(|(rest, _)| rest.len() >= words.len());
                known.insert(place, (words, key.to_owned()));
            }
        }
    }
    phrases
}

/// Stands in a phrase for an amount that follows: `pushes …`.
pub const AMOUNT: &str = "…";

/// Whether a character belongs to a word. Accents may stand behind their letters.
#[must_use]
pub fn of_a_word(c: char) -> bool {
    c.is_alphabetic() || matches!(c, '\u{300}'..='\u{36f}')
}

/// The folded words of a phrase, and the mark for an amount.
fn words(phrase: &str) -> Vec<String> {
    let folded = |word: &str| if word == AMOUNT { AMOUNT.to_owned() } else { fold(word) };
    let words = phrase.split(|c: char| !of_a_word(c) && !AMOUNT.contains(c));
    words.filter(|word| !word.is_empty()).map(folded).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_phrases_come_first_and_a_phrase_is_kept_once() {
        let texts = [("pot", "Pot"), ("pot-limit", " pot-limit , pot limit"), ("call", "")];
        let phrases = gather(texts.into_iter());
        assert_eq!(phrases.len(), 1);
        let known = [(vec!["limit".to_owned()], "pot-limit".to_owned()), (vec![], "pot".to_owned())];
        assert_eq!(phrases["pot"], known);
    }

    #[test]
    fn accents_fold_in_either_form() {
        assert_eq!(words("navýšil"), ["navysil"]);
        assert_eq!(words("navy\u{301}s\u{30c}il na"), ["navysil", "na"]);
        assert_eq!(words("erhöht"), ["erhoht"]);
    }

    #[test]
    fn an_amount_keeps_its_place_in_a_phrase() {
        assert_eq!(words("Schiebt …"), ["schiebt", AMOUNT]);
        assert_eq!(words("schiebt..."), ["schiebt"]);
    }
}
