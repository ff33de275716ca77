//! What a line says of a player beside his acts: the chips that he has, and a count that he asked for.

use super::act::First;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::read::Reader;
use crate::betting::Amount;
use crate::betting::round::{Action, Ante, Street};
use std::ops::Range;

impl Reader<'_> {
    /// Reads `A has 1450`: the stack with which the line begins. Only of a player with nothing in front and no chips put in
    /// before, of whom it is the same as what is left.
    pub(super) fn has(&mut self, player: usize, word: Range<usize>) -> Result<(), NotationError> {
        let stack = self.cursor.chips()?.ok_or_else(|| self.cursor.expected(Expected::Amount))?;
        self.cursor.phrase(&[Key::Chips]);
        let put_in = self.ledger.of(player).0 > 0 || self.blind_of(player).is_some() || self.has_bet(player);
        if put_in || self.setup.street == Street::Third {
            return Err(self.cursor.wrong(word.start..stack.at.end, Expected::StackOrRest(stack.worth)));
        }
        if self.told.stacks.iter().any(|(known, _)| *known == player) {
            return Err(self.cursor.wrong(word.start..stack.at.end, Expected::Once));
        }
        self.told.stacks.push((player, stack.worth));
        self.ledger.tell(player, stack.worth.saturating_sub(self.ante_of_each()));
        Ok(())
    }

    /// That the line tells whose turn it was: who is said to have been skipped, or to have acted out of turn, is seen by the list
    /// of the players, and by nothing else.
    pub(super) fn known_order(&self, word: Range<usize>) -> Result<(), NotationError> {
        if self.roster.listed { Ok(()) } else { Err(self.cursor.wrong(word, Expected::WhoseTurn)) }
    }

    /// The ante that every player pays before the first act.
    fn ante_of_each(&self) -> Amount {
        match self.setup.ante {
            Ante::Each(ante) if self.setup.street.opens() => ante,
            _ => 0,
        }
    }

    /// Whether a player has put chips in before, on any street.
    fn has_bet(&self, player: usize) -> bool {
        let bets = |act: &Action| !matches!(act, Action::Check | Action::Fold);
        self.moves.iter().any(|step| step.player == player && bets(&step.act))
    }

    /// Reads a count that was asked for, and what was answered: no act. An answer that is not the bet is another incident.
    pub(super) fn count(&mut self) -> Result<First, NotationError> {
        let mut ahead = self.cursor;
        ahead.separators();
        ahead.phrase(&[Key::Then, Key::And]);
        ahead.blanks();
        let start = ahead.at;
        if ahead.phrase(&[Key::IsTold]).is_none() {
            return Ok(First::Nothing);
        }
        self.cursor = ahead;
        let told = self.cursor.chips()?.ok_or_else(|| self.cursor.expected(Expected::Amount))?;
        self.after();
        let (count, bet) = (told.worth, self.bet);
        if count == bet {
            return Ok(First::Nothing);
        }
        Err(self.cursor.wrong(start..told.at.end, Expected::WrongCount { count, bet }))
    }
}
