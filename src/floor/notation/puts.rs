//! Chips that a player put out: what the next one acted on, or what the floor is asked about.

use super::act::First;
use super::error::NotationError;
use super::key::Key;
use super::read::Reader;
use crate::betting::round::Action;
use crate::betting::{Amount, Motion, Words, is_chip, total};

impl Reader<'_> {
    fn silent(&mut self) -> Result<First, NotationError> {
        let motions = self.puts(&[])?;
        let [Motion::Puts(chips), Motion::Says(Words::AllIn)] = motions.as_slice() else {
            return Ok(First::Offer(motions));
        };
        let worth = total(chips).unwrap_or_default();
        Ok(First::Amount(Action::AllIn(Some(worth)), worth))
    }

    /// Chips behind a word for putting them out: at the end of a line in silence, before another player's act what that player
    /// acted on, where the chips can only be a bet, exactly the call, or a raise, by a player with nothing in front to which they
    /// could be added. What only folds behind it could change is never taken for anything else than without them.
    pub(super) fn puts_or_bets(&mut self, key: Key, player: usize) -> Result<First, NotationError> {
        let before = self.cursor.at;
        let chips = self.cursor.clone().chips()?;
        let first = self.silent()?;
        // `dá 600 mlčky` is told as chips and nothing else.
        let wordless = key == Key::Silent || !self.cursor.text[before..self.cursor.at].contains(char::is_alphabetic);
        match (&first, chips) {
            (First::Offer(motions), Some(piles)) if motions.len() == 1 && wordless && !piles.composed => {
                let own = self.ledger.of(player).0.max(self.blind_of(player).unwrap_or_default());
                // `SB puts 100 more` makes up the call with what lies there.
                let makes_up = own > 0 && self.bet > 0 && own.saturating_add(piles.worth) == self.bet;
                let total = if makes_up { self.bet } else { piles.worth };
                let exact = own == 0 && (self.bet == 0 || piles.worth == self.bet);
                let raises = own == 0 && self.can_only_raise(piles.worth) && !self.only_folds_follow();
                let acted = (exact || makes_up || raises) && self.another_acts();
                Ok(if acted { First::Amount(Action::Total(total), total) } else { first })
            }
            _ => Ok(first),
        }
    }

    /// Whether chips of this worth are a raise to it, whichever they are: no single chip, and a whole raise.
    fn can_only_raise(&self, worth: Amount) -> bool {
        self.bet > 0 && !is_chip(worth) && self.is_whole_raise(worth)
    }

    /// Whether the line goes on with another player, or a street.
    pub(super) fn another_acts(&mut self) -> bool {
        let before = self.cursor;
        let same = self.goes_on();
        self.cursor = before;
        let mut ahead = self.behind_verb();
        let marked = ahead.separators();
        let another = matches!(ahead.clone().player(), Ok(Some(_))) || ahead.phrase(&Key::SETUP).is_some();
        marked && another && !same
    }
}
