//! Forced bets as they are told among the acts: the bring-in of stud, and a blind posted with a bigger chip.

use super::act::First;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::player::{BIG_BLIND, BUTTON, SMALL_BLIND, is_position};
use super::read::Reader;
use crate::betting::round::{Action, Ante, BringIn, Street};
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
        if !self.setup.street.brings_in() || !first {
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
        let bring_in = self.setup.bring_in.filter(|_| self.street().brings_in());
        bring_in.is_some_and(|bring_in| bring_in.amount == self.bet && self.bet < self.unit())
    }

    /// Reads a blind that is posted: which one where the name of the player does not tell, and how much, or with which chips.
    /// Chips that are worth more than the blind lie there without change: `BB posts 1x1000`.
    /// Less than the blind is all-in where that is said, where the stack tells it, or where it is `only` so much.
    pub(super) fn post(&mut self, player: usize, only: bool) -> Result<First, NotationError> {
        self.dead_post()?;
        let named = self.posts_as(player)?;
        self.cursor.blanks();
        let start = self.cursor.at;
        let with = self.cursor.clone().phrase(&[Key::For]).is_some();
        let told = self.cursor.chips()?;
        self.after();
        let mut all_in = self.and_all_in() || only;
        self.posts_as(player)?;
        if let Some(piles) = told.as_ref().filter(|piles| !piles.composed) {
            self.posts_by_amount(player, piles.worth);
        }
        let amount = match (told, self.blind_of(player)) {
            (Some(piles), Some(blind)) if piles.composed && piles.worth > blind => {
                self.blind_chips.push((player, piles.chips));
                blind
            }
            (Some(piles), _) => piles.worth,
            (None, Some(blind)) if named || with => blind,
            (None, _) => return Err(self.cursor.expected(Expected::Amount)),
        };
        self.without_change(player, amount)?;
        self.posts_as(player)?;
        self.dead_post()?;
        all_in |= self.all_in_behind();
        if let Some(blind) = self.blind_of(player).filter(|blind| amount < *blind)
            && !all_in
            && self.stack(player).is_none()
            && self.streets.is_empty()
        {
            let expected = Expected::WholeBlind { blind, posted: amount };
            return Err(self.cursor.wrong(start..self.cursor.at, expected));
        }
        Ok(First::Amount(Action::Post(amount), amount))
    }

    /// Steps over the word for all-in behind the mark that ends a blind, of the same player: `BB posts 100, all-in`.
    fn all_in_behind(&mut self) -> bool {
        let mut ahead = self.cursor;
        ahead.separators();
        let all_in = ahead.phrase(&[Key::AllIn]).is_some() && !matches!(ahead.clone().chips(), Ok(Some(_)) | Err(_));
        if all_in {
            self.cursor = ahead;
        }
        all_in
    }

    /// Takes a player whose name is no position for the small or the big blind where he posts just so much before anybody
    /// acts, and nobody else is that blind: `A posts 100, B posts 200`. Heads-up the button posts the small blind.
    fn posts_by_amount(&mut self, player: usize, amount: Amount) {
        let name = self.roster.names[player].as_str();
        let unplaced = !is_position(name) || self.told.heads_up.is_some() && name == BUTTON;
        let acted = self.moves.iter().any(|step| !matches!(step.act, Action::Post(_)));
        let blinds = [self.setup.small_blind, self.setup.big_blind];
        let posts = unplaced
            && !acted
            && self.streets.is_empty()
            && self.street() == Street::Preflop
            && self.told.blinds.is_some();
        let known = (0..2).any(|place| self.poster(place) == Some(player));
        let free = (0..2).find(|place| blinds[*place] == amount && self.poster(*place).is_none());
        if let Some(place) = free.filter(|_| posts && !known) {
            self.posters[place] = Some(player);
            self.ledger.post(player, amount);
        }
    }

    /// Reads `as big blind`, `the small blind`: the player is in that blind, whatever the name. Whether it was told.
    ///
    /// # Errors
    /// When somebody else is in it, or the player in the other one; or no blinds are posted.
    fn posts_as(&mut self, player: usize) -> Result<bool, NotationError> {
        let mut ahead = self.cursor;
        ahead.phrase(&[Key::As]);
        ahead.blanks();
        let start = ahead.at;
        let Some(key) = ahead.phrase(&[Key::SmallBlind, Key::BigBlind]) else {
            return Ok(false);
        };
        let place = usize::from(key == Key::BigBlind);
        let taken = self.poster(place).is_some_and(|known| known != player);
        let both = self.poster(1 - place) == Some(player);
        if taken || both || self.street() != Street::Preflop || self.told.blinds.is_none() {
            return Err(self.cursor.wrong(start..ahead.at, Expected::Once));
        }
        self.posters[place] = Some(player);
        self.ledger.post(player, [self.setup.small_blind, self.setup.big_blind][place]);
        self.cursor = ahead;
        Ok(true)
    }

    /// Who posts the small or the big blind, by what was told or by the name.
    pub(super) fn poster(&self, place: usize) -> Option<usize> {
        self.posters[place].or_else(|| self.roster.known([SMALL_BLIND, BIG_BLIND][place]))
    }

    /// The blind of a player, where the line tells that he posts one.
    pub(super) fn blind_of(&self, player: usize) -> Option<Amount> {
        let posts = self.street() == Street::Preflop && self.told.blinds.is_some();
        let place = (0..2).find(|place| posts && self.poster(*place) == Some(player))?;
        Some([self.setup.small_blind, self.setup.big_blind][place])
    }

    /// Reads chips behind a blind that was posted: they lie there, and no change has been given.
    fn without_change(&mut self, player: usize, blind: Amount) -> Result<(), NotationError> {
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
