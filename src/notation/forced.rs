//! Forced bets as they are told among the acts: the bring-in of stud, and a blind posted with a bigger chip.

use super::error::{Expected, NotationError};
use super::read::Reader;
use super::vocabulary::Key;
use crate::betting::round::{Ante, BringIn, Street};
use crate::betting::{Amount, Chips};

impl Reader<'_> {
    /// Reads that a player brings it in: the first thing on third street, and no act. An amount below the bring-in that was
    /// told before is the player's last chips; where none was told, it is the bring-in.
    pub(super) fn brings_in(&mut self, player: usize) -> Result<bool, NotationError> {
        let before = self.cursor;
        if self.cursor.phrase(&[Key::BringsIn]).is_none() {
            return Ok(false);
        }
        let told = self.setup.bring_in;
        let first = self.moves.is_empty() && told.is_none_or(|bring_in| bring_in.player.is_none());
        if self.setup.street != Street::Third || !first {
            return Err(before.expected(Expected::Act));
        }
        self.cursor.phrase(&[Key::For, Key::By]);
        let said = self.cursor.chips()?.map(|piles| (piles.worth, piles.at));
        self.cursor.phrase(&[Key::AllIn]);
        let amount = match (told.map(|bring_in| bring_in.amount), said) {
            (None, None) => return Err(self.cursor.expected(Expected::Amount)),
            (None, Some((said, _))) | (Some(said), None) => said,
            (Some(amount), Some((said, at))) if said > amount => {
                return Err(self.cursor.wrong(at, Expected::ShortBlind(amount)));
            }
            (Some(amount), Some((said, _))) => {
                if said < amount && self.told.stacks.iter().all(|(of, _)| *of != player) {
                    let ante = if let Ante::Each(ante) = self.setup.ante { ante } else { 0 };
                    self.told.stacks.push((player, said.saturating_add(ante)));
                }
                amount
            }
        };
        self.setup.bring_in = Some(BringIn { amount, player: Some(player) });
        self.ledger.post(player, amount);
        self.ledger.bet = amount;
        self.bet = amount;
        Ok(true)
    }

    /// Whether nothing but the bring-in is bet: whoever raises it completes it to a whole bet.
    pub(super) fn over_bring_in(&self) -> bool {
        let bring_in = self.setup.bring_in.filter(|_| self.street() == Street::Third);
        bring_in.is_some_and(|bring_in| bring_in.amount == self.bet && self.bet < self.unit())
    }

    /// Reads chips behind a blind that was posted: they lie there, and no change has been given.
    pub(super) fn without_change(&mut self, player: usize, blind: Amount) -> Result<(), NotationError> {
        self.cursor.phrase(&[Key::For, Key::By]);
        let Some(piles) = self.cursor.chips()? else {
            return Ok(());
        };
        if !piles.composed || piles.worth <= blind {
            return Err(self.cursor.wrong(piles.at, Expected::Change));
        }
        self.blind_chips.push((player, piles.chips));
        Ok(())
    }

    /// The chips that lie for a player's blind without change.
    pub(super) fn lying_for(&mut self, player: usize) -> Vec<Chips> {
        let at = self.blind_chips.iter().position(|(of, _)| *of == player);
        at.map(|at| self.blind_chips.swap_remove(at).1).unwrap_or_default()
    }
}
