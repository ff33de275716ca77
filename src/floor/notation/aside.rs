//! What a line says of a player beside his acts: the chips that he has, and a count that he asked for.

use super::act::First;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::read::Reader;
use crate::betting::round::{Action, Ante};
use crate::betting::{Amount, Words};
use std::ops::Range;

impl Reader<'_> {
    /// Reads `A has 1450`: the stack with which the line begins. Only of a player with nothing in front and no chips put in
    /// before, of whom it is the same as what is left.
    pub(super) fn has(&mut self, player: usize, word: Range<usize>) -> Result<(), NotationError> {
        let stack = self.cursor.chips()?.ok_or_else(|| self.cursor.expected(Expected::Amount))?;
        self.after();
        let put_in = self.ledger.of(player).0 > 0 || self.blind_of(player).is_some() || self.has_bet(player);
        if put_in || self.setup.street.brings_in() {
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

    /// Reads a count that was asked for, and what was answered: no act. What a player does with an answer that is not the bet
    /// is what the floor is asked.
    pub(super) fn count(&mut self, player: usize) -> Result<First, NotationError> {
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
        if count != bet {
            let wrong = self.cursor.wrong(start..told.at.end, Expected::WrongCount { count, bet });
            if self.wrong_count.is_some() || bet == 0 {
                return Err(wrong);
            }
            self.wrong_count = Some((player, count, wrong));
        }
        Ok(First::Nothing)
    }

    /// Whether a player calls on a wrong count as the last thing in the line: what it comes to is what the floor is asked.
    pub(super) fn calls_on_count(&mut self, player: usize, words: Words) -> bool {
        words == Words::Call && self.wrong_count.as_ref().is_some_and(|(of, ..)| *of == player) && self.at_end()
    }

    /// The wrong count on which the offer at the end was made.
    ///
    /// # Errors
    /// When the line ends with anything else: nobody could say what such a count has to do with it.
    pub(super) fn count_of_offer(&mut self) -> Result<Option<Amount>, NotationError> {
        match self.wrong_count.take() {
            Some((player, count, _)) if self.offer.as_ref().is_some_and(|offer| offer.player == player) => {
                Ok(Some(count))
            }
            Some((.., wrong)) => Err(wrong),
            None => Ok(None),
        }
    }
}
