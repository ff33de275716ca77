//! Words and phrases that mean something in typed text, gathered from messages and found by their first word.

use super::fold;
use std::collections::BTreeMap;

/// A phrase as it was gathered: its folded words after the first, and the key of what it means.
type Gathered = (Vec<String>, String);

/// A phrase as it is kept, of those that begin with one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Phrase<'a> {
    /// The key of what it means.
    pub key: &'a str,
    rest: &'a str,
}

impl<'a> Phrase<'a> {
    /// The phrases of a text that [`kept`] made, in its order. Reading a line looks through them at every word, so that none
    /// is copied.
    pub fn all(text: &'a str) -> impl Iterator<Item = Self> {
        text.lines().map(|line| {
            let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
            Self { key, rest }
        })
    }

    /// Its folded words after the first.
    pub fn rest(self) -> impl Iterator<Item = &'a str> {
        self.rest.split_ascii_whitespace()
    }
}

/// Phrases as they are kept: a line for each, with its key and its words. No key and no word has a blank in it.
#[must_use]
pub fn kept(phrases: &[Gathered]) -> String {
    let line =
        |(rest, key): &Gathered| std::iter::once(key).chain(rest).map(String::as_str).collect::<Vec<_>>().join(" ");
    phrases.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Gathers phrases from texts, each a list of phrases between commas with the key of what they mean, by their folded first
/// word. Of those with one first word the longer come first; where two are alike, the one that was gathered first.
pub fn gather<'a>(texts: impl Iterator<Item = (&'a str, &'a str)>) -> BTreeMap<String, Vec<Gathered>> {
    let mut phrases: BTreeMap<String, Vec<Gathered>> = BTreeMap::new();
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

/// What a character of a phrase belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Word,
    Number,
    Amount,
    Between,
}

impl Part {
    fn of(c: char) -> Self {
        match c {
            _ if of_a_word(c) => Self::Word,
            _ if c.is_ascii_digit() => Self::Number,
            _ if AMOUNT.contains(c) => Self::Amount,
            _ => Self::Between,
        }
    }
}

/// The folded words of a phrase, its numbers and the mark for an amount: `PLO8` is a word and a number.
fn words(phrase: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = phrase;
    while let Some(first) = rest.chars().next() {
        let part = Part::of(first);
        let end = rest.find(|c| Part::of(c) != part).unwrap_or(rest.len());
        match part {
            Part::Word => words.push(fold(&rest[..end])),
            Part::Number | Part::Amount => words.push(rest[..end].to_owned()),
            Part::Between => {}
        }
        rest = &rest[end..];
    }
    words
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
    fn what_is_kept_is_read_as_it_was_gathered() {
        let texts = [("pot-limit", "pot limit"), ("opens-for", "pot for …"), ("pot", "pot")];
        let text = kept(&gather(texts.into_iter())["pot"]);
        let read: Vec<(&str, Vec<&str>)> =
            Phrase::all(&text).map(|phrase| (phrase.key, phrase.rest().collect())).collect();
        assert_eq!(read, [("opens-for", vec!["for", AMOUNT]), ("pot-limit", vec!["limit"]), ("pot", vec![])]);
        assert_eq!(Phrase::all("").count(), 0);
    }

    #[test]
    fn accents_fold_in_either_form() {
        assert_eq!(words("navýšil"), ["navysil"]);
        assert_eq!(words("navy\u{301}s\u{30c}il na"), ["navysil", "na"]);
        assert_eq!(words("erhöht"), ["erhoht"]);
    }

    #[test]
    fn a_number_is_a_word_of_its_own() {
        assert_eq!(words("PLO8"), ["plo", "8"]);
        assert_eq!(words("O8b"), ["o", "8", "b"]);
        assert_eq!(words("stud/8 or better"), ["stud", "8", "or", "better"]);
    }

    #[test]
    fn an_amount_keeps_its_place_in_a_phrase() {
        assert_eq!(words("Schiebt …"), ["schiebt", AMOUNT]);
        assert_eq!(words("schiebt..."), ["schiebt"]);
    }
}
