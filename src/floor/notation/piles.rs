//! Chips that are told one by one: how many there are, that it is one, and which lie there together.

use super::amount::{MOST_IN_WORDS, ToldPile};
use super::cursor::Cursor;
use super::key::Key;
use crate::tournament::MOST_SEAT;

impl Cursor<'_> {
    /// Steps over the piles behind the first that lie there in one motion with it, told one by one up to an "and": `500 and 25`,
    /// `500, 100 and 25`, `400 and a 500 chip`. "Then" makes another motion.
    pub(super) fn listed_piles(&mut self) -> Vec<ToldPile> {
        let mut ahead = *self;
        let mut piles = Vec::new();
        loop {
            let mut next = ahead;
            if !next.eat(&[',']) || next.clone().phrase(&[Key::And]).is_some() {
                break;
            }
            // A number with a blank in it may be a seat and its amount.
            match next.pile() {
                Some(pile) if !self.text[pile.number.clone()].contains(char::is_whitespace) => piles.push(pile),
                _ => break,
            }
            ahead = next;
        }
        let last = ahead.phrase(&[Key::And]).and_then(|_| ahead.pile());
        match last.filter(|pile| pile.composed || !ahead.is_of_another_motion(pile)) {
            Some(last) => piles.push(last),
            None => return Vec::new(),
        }
        *self = ahead;
        piles
    }

    /// Whether the number before this place belongs to something else than the chips before it: more chips, chips that are taken
    /// back, or the seat of a player who acts.
    fn is_of_another_motion(&self, pile: &ToldPile) -> bool {
        let seat = self.text[pile.number.clone()].parse().is_ok_and(|seat: u64| seat <= MOST_SEAT);
        let other = self.clone().phrase(&[Key::More, Key::OnTop, Key::Back]).is_some();
        other || seat && self.clone().phrase(&Key::ACTS).is_some()
    }

    /// Steps over chips by their name: `een duizendje`, `zwei Tausender`, `5 Tausender`, `tisícku`.
    pub(super) fn named_pile(&mut self) -> Option<ToldPile> {
        let mut ahead = *self;
        ahead.blanks();
        let start = ahead.at;
        let digits = ahead.clone().skip(|c| c.is_ascii_digit());
        let count = match self.text[digits.clone()].parse().ok().filter(|count| *count > 0) {
            Some(count) => {
                ahead.at = digits.end;
                count
            }
            None => {
                let mut counted = ahead;
                match counted.number_word().filter(|count| (1..=MOST_IN_WORDS).contains(count)) {
                    Some(count) if counted.blank_and_chip_word() => {
                        ahead = counted;
                        count
                    }
                    _ => {
                        ahead.phrase(&[Key::Article]);
                        1
                    }
                }
            }
        };
        ahead.blanks();
        let value = ahead.chip_word()?;
        *self = ahead;
        Some(ToldPile::named(count, value, start..self.at))
    }

    /// Whether the name of a chip comes next.
    fn blank_and_chip_word(mut self) -> bool {
        self.blanks();
        self.chip_word().is_some()
    }

    /// Steps over how many chips there are, and whether "chips of" follows: `two`, `two chips of`; in digits only where it does.
    pub(super) fn several(&mut self) -> Option<(u64, bool)> {
        let mut ahead = *self;
        ahead.blanks();
        let digits = ahead.clone().skip(|c| c.is_ascii_digit());
        let count = match self.text[digits.clone()].parse().ok() {
            Some(count) => {
                ahead.at = digits.end;
                count
            }
            None => ahead.number_word().filter(|count| (2..=MOST_IN_WORDS).contains(count))?,
        };
        // In Slovak "a" is no article: `500 a 500` is "500 and 500".
        let and = ahead.clone().phrase(&[Key::And]).is_some();
        let named = !and && ahead.phrase(&[Key::ChipsOf, Key::OneChipOf]).is_some();
        // `3 500s`, `5 1000er`: no amount has a word that touches it.
        let chips = || {
            let mut value = ahead;
            value.blanks();
            value.skip(|c| c.is_ascii_digit());
            value.peek().is_some_and(char::is_alphabetic) && value.chips_behind()
        };
        let counts = digits.is_empty() || count <= MOST_IN_WORDS && chips();
        if !(named || counts) {
            return None;
        }
        ahead.blanks();
        ahead.peek().filter(char::is_ascii_digit)?;
        *self = ahead;
        Some((count, named))
    }

    /// Steps over what stands behind a value and says that it is the value of several chips: `500 chips`, `500s`, `500's`.
    pub(super) fn chips_behind(&mut self) -> bool {
        let mut ahead = *self;
        ahead.skip(|c| matches!(c, '\'' | '’'));
        let letters = ahead.skip(char::is_alphanumeric);
        if matches!(&self.text[letters], "s") {
            *self = ahead;
            self.phrase(&[Key::Chips]);
            return true;
        }
        let mut ahead = *self;
        ahead.between_words();
        let chips = ahead.phrase(&[Key::Chips, Key::OneChip]).is_some();
        if chips {
            *self = ahead;
        }
        chips
    }

    /// Steps over the words behind an amount which say that it is one chip, in parentheses or not.
    pub(super) fn one_chip(&mut self) -> bool {
        let mut ahead = *self;
        let open = ahead.eat(&['(']);
        ahead.between_words();
        let one = ahead.phrase(&[Key::OneChip]).is_some() && (!open || ahead.eat(&[')']));
        if one {
            *self = ahead;
        }
        one
    }
}
