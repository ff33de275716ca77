//! The perfect and the passive, where the verb may stand behind the amount: `heeft 600 geraised`, `hat auf 600 erhöht`, `it was
//! raised to 600 by UTG`.

use super::act::First;
use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::read::Reader;
use std::ops::Range;

/// What may stand between an amount and the verb behind it.
const BEFORE_VERB: [Key; 6] = [Key::Chips, Key::After, Key::InTotal, Key::More, Key::OnTop, Key::OutOfTurn];

impl<'text> Reader<'text> {
    /// Reads an act behind the word for the perfect or the passive; none where that says something else, `hat 1450`.
    pub(super) fn perfect(&mut self, player: usize) -> Result<Option<First>, NotationError> {
        let before = self.cursor;
        if self.cursor.clone().phrase(&Key::PERFECT).is_some() {
            return self.act(player).map(Some);
        }
        self.early_here |= self.cursor.phrase(&[Key::OutOfTurn]).is_some();
        let start = self.cursor;
        let Some((key, verb)) = self.verb_behind_amount() else {
            self.cursor = before;
            return Ok(None);
        };
        let word = verb.clone();
        self.verb_behind = Some(verb.clone());
        let first = self.acted(Some(key), player, start, word);
        self.verb_behind = None;
        let first = first?;
        self.early_here |= self.cursor.phrase(&[Key::OutOfTurn]).is_some();
        self.cursor.blanks();
        // `1000 neergelegd`: chips may have the verb with them.
        if ![verb.start, verb.end].contains(&self.cursor.at) {
            return Err(self.cursor.expected(Expected::Next));
        }
        self.cursor.at = verb.end;
        Ok(Some(first))
    }

    /// `wants to raise to 800`, `will auf 800 erhöhen`: what he says; without an amount he is only to act.
    pub(super) fn wants(&mut self, player: usize, word: Range<usize>) -> Result<First, NotationError> {
        if let Some(first) = self.perfect(player)? {
            return Ok(first);
        }
        // "Wants" alone needs the verb.
        let whole = self.cursor.text[word.clone()].contains(char::is_whitespace);
        match self.cursor.clone().wording().is_some() || self.amount_ahead() {
            _ if !whole => Err(self.cursor.wrong(word, Expected::Act)),
            true => self.raise(Key::Raise, player),
            false => {
                self.cursor.eat(&['?']);
                Ok(First::ToAct)
            }
        }
    }

    /// Steps over the act that a player is told to give or do: `dal raise na 600`, `doet een call`.
    pub(super) fn given_act(&mut self) -> Option<Key> {
        let mut ahead = self.cursor;
        ahead.phrase(&[Key::Article]);
        let act = ahead.phrase(&[Key::Check, Key::Fold, Key::Call, Key::Bet, Key::Raise, Key::MinRaise])?;
        self.cursor = ahead;
        Some(act)
    }

    /// The verb behind the amount that comes next, and its place.
    fn verb_behind_amount(&self) -> Option<(Key, Range<usize>)> {
        let mut ahead = self.cursor;
        ahead.wording();
        ahead.chips().ok().flatten()?;
        while ahead.phrase(&BEFORE_VERB).is_some() {}
        ahead.blanks();
        let start = ahead.at;
        let key = ahead.phrase(&Key::PERFECT)?;
        Some((key, start..ahead.at))
    }

    /// The place behind the verb that belongs to the amount before it.
    pub(super) fn behind_verb(&self) -> Cursor<'text> {
        let mut ahead = self.cursor;
        let mut blanks = ahead;
        blanks.blanks();
        if let Some(verb) = self.verb_behind.as_ref().filter(|verb| verb.start == blanks.at) {
            ahead.at = verb.end;
        }
        ahead
    }

    /// Whether digits come next.
    pub(super) fn amount_ahead(&self) -> bool {
        matches!(self.cursor.clone().chips(), Ok(Some(_)) | Err(_))
    }
}
