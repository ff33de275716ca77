//! The ante, and how many players were dealt in, who may all pay it.

use super::amount::Piles;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::read::Reader;
use crate::betting::Amount;
use crate::betting::round::{Ante, MOST_PLAYERS};
use std::ops::Range;

impl Reader<'_> {
    /// Keeps an ante, and reads behind it whether everybody pays it: `ante 25 each`.
    pub(super) fn ante(&mut self, amount: Amount, at: Range<usize>) -> Result<(), NotationError> {
        self.once(|told| &mut told.ante, Ante::Each(amount), at)?;
        self.told.ante_said = self.cursor.phrase(&[Key::Each]).is_some();
        Ok(())
    }

    pub(super) fn ante_said(&mut self, ante: Ante, at: Range<usize>) -> Result<(), NotationError> {
        self.told.ante_said = true;
        self.once(|told| &mut told.ante, ante, at)
    }

    /// Keeps how many players were dealt in; two are heads-up.
    pub(super) fn dealt_in(&mut self, number: &Piles, at: Range<usize>) -> Result<(), NotationError> {
        match usize::try_from(number.worth) {
            Ok(2) => self.once(|told| &mut told.heads_up, at.clone(), at),
            Ok(players @ 3..=MOST_PLAYERS) => self.once(|told| &mut told.dealt_in, (players, at.clone()), at),
            _ => Err(self.cursor.wrong(number.at.clone(), Expected::Players(MOST_PLAYERS))),
        }
    }

    /// Steps over the word for players behind their number: `6 players`, `6-handed`.
    pub(super) fn players_dealt_in(&mut self) -> bool {
        let mut ahead = self.cursor;
        ahead.eat(&['-']);
        let told = ahead.phrase(&[Key::Players, Key::PlayersOf, Key::DealtIn]).is_some();
        if told {
            self.cursor = ahead;
        }
        told
    }
}
