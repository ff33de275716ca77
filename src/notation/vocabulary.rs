//! The words of the notation, from the messages of every language at once.

use crate::locale::{Language, MessageSource, Words, fold};
use std::collections::HashMap;

/// What a word or phrase means in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Key {
    NoLimit,
    PotLimit,
    FixedLimit,
    Blinds,
    Ante,
    BigBlindAnte,
    Least,
    Pot,
    Stacks,
    Players,
    HeadsUp,
    Preflop,
    Flop,
    Turn,
    River,
    Seat,
    SmallBlind,
    BigBlind,
    UnderTheGun,
    Early,
    Middle,
    Lojack,
    Hijack,
    Cutoff,
    Button,
    Check,
    Fold,
    Call,
    Bet,
    Raise,
    AllIn,
    Post,
    Silent,
    To,
    By,
    For,
    After,
}

impl Key {
    /// Every key with the end of the id of its message, `notation-<end>`.
    pub const ALL: [(Self, &'static str); 37] = [
        (Self::NoLimit, "no-limit"),
        (Self::PotLimit, "pot-limit"),
        (Self::FixedLimit, "fixed-limit"),
        (Self::Blinds, "blinds"),
        (Self::Ante, "ante"),
        (Self::BigBlindAnte, "big-blind-ante"),
        (Self::Least, "least"),
        (Self::Pot, "pot"),
        (Self::Stacks, "stacks"),
        (Self::Players, "players"),
        (Self::HeadsUp, "heads-up"),
        (Self::Preflop, "preflop"),
        (Self::Flop, "flop"),
        (Self::Turn, "turn"),
        (Self::River, "river"),
        (Self::Seat, "seat"),
        (Self::SmallBlind, "small-blind"),
        (Self::BigBlind, "big-blind"),
        (Self::UnderTheGun, "under-the-gun"),
        (Self::Early, "early"),
        (Self::Middle, "middle"),
        (Self::Lojack, "lojack"),
        (Self::Hijack, "hijack"),
        (Self::Cutoff, "cutoff"),
        (Self::Button, "button"),
        (Self::Check, "check"),
        (Self::Fold, "fold"),
        (Self::Call, "call"),
        (Self::Bet, "bet"),
        (Self::Raise, "raise"),
        (Self::AllIn, "all-in"),
        (Self::Post, "post"),
        (Self::Silent, "silent"),
        (Self::To, "to"),
        (Self::By, "by"),
        (Self::For, "for"),
        (Self::After, "after"),
    ];

    /// What a line may tell of the beginning of the round.
    pub(super) const SETUP: [Self; 15] = [
        Self::NoLimit,
        Self::PotLimit,
        Self::FixedLimit,
        Self::Blinds,
        Self::Ante,
        Self::BigBlindAnte,
        Self::Least,
        Self::Pot,
        Self::Stacks,
        Self::Players,
        Self::HeadsUp,
        Self::Preflop,
        Self::Flop,
        Self::Turn,
        Self::River,
    ];

    /// What a player may do.
    pub(super) const ACTS: [Self; 8] =
        [Self::Check, Self::Fold, Self::Call, Self::Bet, Self::Raise, Self::AllIn, Self::Post, Self::Silent];

    /// What a player may be called by.
    pub(super) const POSITIONS: [Self; 9] = [
        Self::SmallBlind,
        Self::BigBlind,
        Self::UnderTheGun,
        Self::Early,
        Self::Middle,
        Self::Lojack,
        Self::Hijack,
        Self::Cutoff,
        Self::Button,
    ];
}

/// A phrase: its folded words after the first, and what it means.
type Phrase = (Vec<String>, Key);

/// The words of the notation in every language, folded.
#[derive(Debug, Clone, Default)]
pub struct Vocabulary {
    /// The phrases by their first word, the longer first.
    phrases: HashMap<String, Vec<Phrase>>,
}

impl Vocabulary {
    /// The words of every language that a source has: the messages `notation-<key>`, each a list of words and phrases
    /// between commas. A message that is missing gives no words.
    #[must_use]
    pub fn new(source: &dyn MessageSource) -> Self {
        let mut vocabulary = Self::default();
        for words in Language::ALL.map(|language| Words::new(language, source)) {
            for (key, end) in Key::ALL {
                let id = format!("notation-{end}");
                if words.has(&id) {
                    words.text(&id).split(',').for_each(|phrase| vocabulary.add(key, phrase));
                }
            }
        }
        vocabulary
    }

    /// Adds a phrase. One that is there already keeps what it means.
    pub fn add(&mut self, key: Key, phrase: &str) {
        let mut words = words(phrase);
        if words.is_empty() {
            return;
        }
        let first = words.remove(0);
        let known = self.phrases.entry(first).or_default();
        if known.iter().all(|(rest, of)| *rest != words || *of != key) {
            let place = known.partition_point(|(rest, _)| rest.len() >= words.len());
            known.insert(place, (words, key));
        }
    }

    /// The phrases that begin with a folded word, the longer first.
    pub(super) fn beginning_with(&self, word: &str) -> &[(Vec<String>, Key)] {
        self.phrases.get(word).map_or(&[], Vec::as_slice)
    }

    /// The phrases that mean more than one thing. Where a line could take either, the first that was added wins, so
    /// there should be none.
    #[must_use]
    pub fn ambiguous(&self) -> Vec<String> {
        let mut twice = Vec::new();
        for (first, phrases) in &self.phrases {
            for (at, (rest, _)) in phrases.iter().enumerate() {
                if phrases[..at].iter().any(|(other, _)| other == rest) {
                    twice.push([std::slice::from_ref(first), rest].concat().join(" "));
                }
            }
        }
        twice.sort();
        twice
    }
}

/// Whether a character belongs to a word. Accents may stand behind their letters.
pub(super) fn of_a_word(c: char) -> bool {
    c.is_alphabetic() || matches!(c, '\u{300}'..='\u{36f}')
}

/// The folded words of a phrase.
fn words(phrase: &str) -> Vec<String> {
    phrase.split(|c: char| !of_a_word(c)).filter(|word| !word.is_empty()).map(fold).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_phrases_come_first_and_one_phrase_means_one_thing() {
        let mut vocabulary = Vocabulary::default();
        vocabulary.add(Key::Pot, "Pot");
        vocabulary.add(Key::PotLimit, " pot-limit ");
        vocabulary.add(Key::PotLimit, "pot limit");
        vocabulary.add(Key::Call, "");
        let known = [(vec!["limit".to_owned()], Key::PotLimit), (vec![], Key::Pot)];
        assert_eq!(vocabulary.beginning_with("pot"), known);
        assert!(vocabulary.beginning_with("limit").is_empty() && vocabulary.ambiguous().is_empty());
        vocabulary.add(Key::Bet, "POT limit");
        assert_eq!(vocabulary.ambiguous(), ["pot limit"]);
    }

    #[test]
    fn accents_fold_in_either_form() {
        assert_eq!(words("navýšil"), ["navysil"]);
        assert_eq!(words("navy\u{301}s\u{30c}il na"), ["navysil", "na"]);
        assert_eq!(words("erhöht"), ["erhoht"]);
    }
}
