//! A place in a line, and steps over what stands there.

use super::error::{Expected, NotationError};
use super::key::Key;
use super::vocabulary::Vocabulary;
use crate::betting::Amount;
use crate::locale::{AMOUNT, Language, Phrase, fold, of_a_word, printable};
use std::ops::Range;

/// A place in a line.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    pub(super) text: &'a str,
    vocabulary: Vocabulary<'a>,
    /// The place, in bytes, always between two characters.
    pub(super) at: usize,
}

/// Blanks stand between words of an act, new lines between acts.
fn blank(c: char) -> bool {
    c.is_whitespace() && c != '\n'
}

/// `I'm` is two words.
fn apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’')
}

fn hyphen(c: char) -> bool {
    matches!(c, '-' | '\u{2010}' | '\u{2011}' | '\u{2013}')
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str, vocabulary: Vocabulary<'a>) -> Self {
        Self { text, vocabulary, at: 0 }
    }

    /// The language that is typed in.
    pub(super) fn language(&self) -> Language {
        self.vocabulary.language()
    }

    /// What is left of the text.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Steps over characters of a kind and gives their place.
    pub(super) fn skip(&mut self, of: impl Fn(char) -> bool) -> Range<usize> {
        let rest = self.rest();
        let start = self.at;
        self.at += rest.find(|c| !of(c)).unwrap_or(rest.len());
        start..self.at
    }

    pub(super) fn blanks(&mut self) {
        self.skip(blank);
    }

    /// Steps over blanks and one of these characters, if it comes next.
    pub(super) fn eat(&mut self, one_of: &[char]) -> bool {
        let mut ahead = *self;
        ahead.blanks();
        let found = ahead.peek().filter(|c| one_of.contains(c));
        if let Some(c) = found {
            self.at = ahead.at + c.len_utf8();
        }
        found.is_some()
    }

    /// Steps over what stands between acts. Whether something did, or the text is at its end.
    pub(super) fn separators(&mut self) -> bool {
        let start = self.at;
        loop {
            self.skip(|c| blank(c) || matches!(c, ',' | ';' | '\n'));
            // A full stop ends a sentence, and stands within a number.
            let stop = self.rest().strip_prefix('.').is_some_and(|rest| rest.is_empty() || rest.starts_with(blank));
            if !stop {
                break;
            }
            self.at += 1;
        }
        self.peek().is_none() || self.text[start..self.at].contains([',', ';', '\n', '.'])
    }

    /// The word that comes next, and the cursor behind it.
    fn word(mut self) -> Option<(String, Self)> {
        let place = self.skip(of_a_word);
        (!place.is_empty()).then(|| (fold(&self.text[place]), self))
    }

    /// Steps over blanks and the longest phrase that means one of these things, if there is one.
    pub(super) fn phrase(&mut self, keys: &[Key]) -> Option<Key> {
        let mut ahead = *self;
        ahead.blanks();
        if ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
            let numbered = keys.contains(&Key::Raise) && ahead.numbered_bet();
            return numbered.then(|| {
                *self = ahead;
                Key::Raise
            });
        }
        let (first, behind) = ahead.word()?;
        for (phrase, key) in self.vocabulary.beginning_with(&first) {
            if keys.contains(&key)
                && let Some(end) = behind.words(phrase)
            {
                *self = end;
                return Some(key);
            }
        }
        None
    }

    /// Steps over a phrase that means one of these things and has another one behind it, not always the longest: `bets out of turn`
    /// is no "bets out".
    pub(super) fn phrase_before(&mut self, keys: &[Key], next: Key) -> Option<Key> {
        let mut ahead = *self;
        ahead.blanks();
        let (first, behind) = ahead.word()?;
        let mut found = self.vocabulary.beginning_with(&first).filter(|(_, key)| keys.contains(key));
        found.find_map(|(phrase, key)| {
            let mut end = behind.words(phrase)?;
            end.phrase(&[next])?;
            *self = end;
            Some(key)
        })
    }

    /// Steps over a bet that is told by its number, `3-bets`, `4bet`, if one comes next: the first is the blind or the bet, so that
    /// from the third on it is a raise of a raise.
    fn numbered_bet(&mut self) -> bool {
        let mut ahead = *self;
        let digits = ahead.skip(|c| c.is_ascii_digit());
        ahead.skip(hyphen);
        let raise = matches!(&self.text[digits], "3" | "4" | "5" | "6" | "7");
        let bets = raise && !ahead.peek().is_some_and(blank) && ahead.phrase(&[Key::Bet]).is_some();
        if bets {
            *self = ahead;
        }
        bets
    }

    /// Steps over the number that the word or phrase means which comes next, if it means one.
    pub(super) fn number_word(&mut self) -> Option<Amount> {
        self.amount_word(|key| if let Key::Number(number) = key { Some(number) } else { None })
    }

    /// Steps over the name of a chip that comes next, and gives its value: `duizendje`.
    pub(super) fn chip_word(&mut self) -> Option<Amount> {
        self.amount_word(|key| if let Key::NamedChip(value) = key { Some(value) } else { None })
    }

    fn amount_word(&mut self, of: impl Fn(Key) -> Option<Amount>) -> Option<Amount> {
        let (first, behind) = self.word()?;
        let mut found = self.vocabulary.beginning_with(&first);
        let (amount, end) = found.find_map(|(phrase, key)| Some((of(key)?, behind.words(phrase)?)))?;
        *self = end;
        Some(amount)
    }

    /// What a folded word means by itself.
    pub(super) fn meanings(&self, word: &str) -> impl Iterator<Item = Key> {
        self.vocabulary.beginning_with(word).filter(|(phrase, _)| phrase.rest().next().is_none()).map(|(_, key)| key)
    }

    /// Steps over what stands between the words of a phrase.
    pub(super) fn between_words(&mut self) {
        self.skip(|c| blank(c) || hyphen(c));
    }

    /// The cursor behind the further words of a phrase, if they come next with blanks, hyphens, slashes or apostrophes before each; before an
    /// amount that the phrase ends with.
    fn words(self, phrase: Phrase) -> Option<Self> {
        phrase.rest().try_fold(self, |mut ahead, wanted| {
            if wanted == AMOUNT {
                ahead.blanks();
                // `schuift een duizendje` puts chips out, too.
                let amount = ahead.peek().is_some_and(|c| c.is_ascii_digit()) || ahead.clone().named_pile().is_some();
                return amount.then_some(ahead);
            }
            if wanted.starts_with(|c: char| c.is_ascii_digit()) {
                return ahead.in_a_name(wanted);
            }
            ahead.skip(|c| blank(c) || hyphen(c) || apostrophe(c) || c == '/');
            let (word, behind) = ahead.word()?;
            (word == wanted).then_some(behind)
        })
    }

    /// The cursor behind a number that is a part of a name, `PLO8` or `stud/8`, and so no amount: `stud 8/16` are two. It
    /// touches a letter that is a name by itself: `O 8` is a player.
    fn in_a_name(mut self, number: &str) -> Option<Self> {
        let letter = self.text[..self.at].chars().rev().take_while(|c| of_a_word(*c)).count() == 1;
        self.skip(|c| hyphen(c) || c == '/' || blank(c) && !letter);
        let digits = self.skip(|c| c.is_ascii_digit());
        (self.text[digits] == *number && self.peek() != Some('/')).then_some(self)
    }

    /// A letter that stands by itself, in upper case.
    pub(super) fn letter(&mut self) -> Option<String> {
        let (word, behind) = self.word()?;
        let one = self.rest()[..behind.at - self.at].chars().count() == 1;
        let letter = word.len() == 1 && word.starts_with(|c: char| c.is_ascii_alphabetic());
        (one && letter).then(|| {
            *self = behind;
            word.to_uppercase()
        })
    }

    /// The place of the next word, number or sign; empty at the end of the text.
    fn token(mut self) -> Range<usize> {
        self.blanks();
        let start = self.at;
        match self.peek() {
            None => start..start,
            Some(c) if of_a_word(c) => self.skip(of_a_word),
            Some(c) if c.is_ascii_digit() => self.skip(char::is_alphanumeric),
            Some(c) => start..start + c.len_utf8(),
        }
    }

    /// That something else is expected at what comes next.
    pub(super) fn expected(&self, expected: Expected) -> NotationError {
        self.wrong(self.token(), expected)
    }

    /// That something else is expected at a place.
    pub(super) fn wrong(&self, at: Range<usize>, expected: Expected) -> NotationError {
        let found = self.text.get(at.clone()).map(printable).unwrap_or_default();
        NotationError { at, expected, found }
    }
}
