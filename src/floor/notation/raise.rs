//! Raises, and what completes a bet: to an amount or by it, where a line tells which.

use super::act::First;
use super::amount::Piles;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::player::SMALL_BLIND;
use super::read::Reader;
use crate::betting::round::{Action, Street, Structure};
use crate::betting::{Amount, Motion, Words};
use std::ops::Range;

impl Reader<'_> {
    /// `raises` and `makes it`, which is always to an amount.
    pub(super) fn raise(&mut self, key: Key, player: usize) -> Result<First, NotationError> {
        if self.and_all_in() {
            return self.all_in();
        }
        let said = self.cursor.wording();
        if said.is_none() && self.cursor.phrase(&[Key::Pot]).is_some() {
            return Ok(self.pot());
        }
        let Some((piles, in_words)) = self.chips_or_words()? else {
            let wrong = self.cursor.expected(Expected::RaiseAmount);
            return match said {
                None if self.over_bring_in() => Ok(First::clear(Words::Raise, Action::Total(self.unit()))),
                None if self.fixed() && self.whole_so_far() => {
                    Ok(First::clear(Words::Raise, Action::RaiseBy(self.unit())))
                }
                None => Ok(First::Said(Words::Raise, Err(wrong))),
                Some(_) => Err(wrong),
            };
        };
        let total = self.after();
        let said = if total { Some(Key::To) } else { said };
        let more = said != Some(Key::To) && self.cursor.phrase(&[Key::More, Key::OnTop]).is_some();
        if more {
            self.after();
        }
        let by = more || said == Some(Key::By);
        // `raises with a 1000 chip`: the chips are the ones put out, and only "raise" was said.
        if piles.composed && !by && said != Some(Key::To) && key == Key::Raise && self.at_end() {
            return Ok(First::Offer(vec![Motion::Says(Words::Raise), Motion::Puts(piles.chips)]));
        }
        let words = match said {
            _ if by => Words::RaiseBy(piles.worth),
            Some(Key::To) => Words::RaiseTo(piles.worth),
            _ if key == Key::MakesIt => Words::RaiseTo(piles.worth),
            _ => Words::RaiseOf(piles.worth),
        };
        if let Some(unclear) = self.unclear_in_words(words, &piles, in_words)? {
            return Ok(unclear);
        }
        let limit = said != Some(Key::To) && self.is_limit_raise(piles.worth);
        if self.and_all_in() {
            return self.raised_all_in(words, limit, piles.at);
        }
        Ok(self.raised(words, limit, player, piles.at))
    }

    /// Refuses an amount "on top" of a bet where the verb is none of raising: a raise by so much, or chips that are all that was
    /// put out. Chips that were named one by one are the ones that lie there.
    ///
    /// # Errors
    /// When those words come next, and somebody has bet.
    pub(super) fn not_on_top(&self, piles: &Piles) -> Result<(), NotationError> {
        let mut ahead = self.cursor;
        match ahead.phrase(&[Key::OnTop]) {
            Some(_) if self.bet > 0 && !piles.composed => {
                let expected = Expected::OnTop { amount: piles.worth, bet: self.bet };
                Err(self.cursor.wrong(piles.at.start..ahead.at, expected))
            }
            _ => Ok(()),
        }
    }

    /// Refuses chips that are "more" than nothing, where there is a bet: `adds another 600` over 600, by a player with nothing in
    /// front, may be a raise by so much, or all that was put out. `another` tells that a word for it stands before them.
    ///
    /// # Errors
    /// When nothing lies there to which they are added.
    pub(super) fn not_more(&self, piles: &Piles, another: bool) -> Result<(), NotationError> {
        let mut ahead = self.cursor;
        let more = ahead.phrase(&[Key::More, Key::OnTop]).is_some() || another;
        let nothing = self
            .turn_of
            .is_some_and(|player| self.ledger.of(player).0.max(self.blind_of(player).unwrap_or_default()) == 0);
        match more && nothing && self.bet > 0 && !piles.composed {
            true => {
                let expected = Expected::OnTop { amount: piles.worth, bet: self.bet };
                Err(self.cursor.wrong(piles.at.start..ahead.at, expected))
            }
            false => Ok(()),
        }
    }

    /// Whether an amount without "to" is the raise of fixed limit, where every raise is of one size.
    fn is_limit_raise(&self, amount: Amount) -> bool {
        let whole = self.whole_so_far() && !self.over_bring_in();
        self.fixed() && whole && self.bet > 0 && amount == self.unit()
    }

    /// A raise by an amount, or to it where that is above the bet. Without "to" or "by" the amount is the total, as every book
    /// with a rule on it says: the last thing in a line it is what was said, before another player's act it is that raise.
    /// Refused is an amount that is no raise as a total, since only a raise by it was possible; in fixed limit it is one.
    fn raised(&mut self, words: Words, limit: bool, player: usize, at: Range<usize>) -> First {
        let bet = self.bet;
        let act = match words {
            Words::RaiseBy(by) => Ok(Action::RaiseBy(by)),
            Words::RaiseTo(amount) | Words::RaiseOf(amount) if limit => Ok(Action::RaiseBy(amount)),
            Words::RaiseTo(total) if total > bet => Ok(Action::Total(total)),
            Words::RaiseOf(total) if total > bet && !self.may_be_by(total, player) => Ok(Action::Total(total)),
            Words::RaiseOf(total) if total > bet && self.at_end() => return First::Offer(vec![Motion::Says(words)]),
            Words::RaiseOf(total) if self.is_whole_raise(total) => {
                self.totals.push(self.moves.len());
                Ok(Action::Total(total))
            }
            Words::RaiseTo(amount) | Words::RaiseOf(amount) => {
                Err(self.cursor.wrong(at, Expected::ToOrBy { amount, bet }))
            }
            _ => Err(self.cursor.wrong(at, Expected::RaiseAmount)),
        };
        First::Said(words, act)
    }

    /// Whether an amount is a whole raise as the total; after a short all-in, as much again as the bet.
    pub(super) fn is_whole_raise(&self, total: Amount) -> bool {
        let by = self.ledger.full_raise(self.unit()).unwrap_or(self.bet).max(self.unit());
        !self.fixed() && self.bet.checked_add(by).is_some_and(|least| total >= least)
    }

    /// Whether the player can have raised by this many chips: there is a bet and not only the bring-in, he has so many, and
    /// in fixed limit it is the size of a raise.
    fn may_be_by(&self, by: Amount, player: usize) -> bool {
        let has = self.stack(player).is_none_or(|stack| self.bet.saturating_add(by) <= stack);
        self.bet > 0 && has && !self.over_bring_in() && (!self.fixed() || by == self.unit())
    }

    /// A raise that is all-in: an amount above the bet is what the player has in all.
    fn raised_all_in(&mut self, words: Words, limit: bool, at: Range<usize>) -> Result<First, NotationError> {
        let (by, amount) = match words {
            Words::RaiseBy(amount) => (true, amount),
            Words::RaiseTo(amount) | Words::RaiseOf(amount) => (limit, amount),
            _ => return Err(self.cursor.wrong(at, Expected::RaiseAmount)),
        };
        let total = if by { self.bet.saturating_add(amount) } else { amount };
        if total > self.bet {
            return Ok(First::Amount(Action::AllIn(Some(total)), total));
        }
        Err(self.cursor.wrong(at, Expected::ToOrBy { amount, bet: self.bet }))
    }

    /// To how much a minimum raise goes. After an all-in for less than one the books measure it by different things, and where
    /// nobody has bet there is none.
    pub(super) fn min_raise(&mut self, word: Range<usize>) -> Result<Amount, NotationError> {
        let fixed = self.fixed() && self.whole_so_far() && !self.over_bring_in();
        let by = if fixed { Some(self.unit()) } else { self.ledger.full_raise(self.unit()) };
        let total = by.filter(|_| self.bet > 0 && !self.over_bring_in()).and_then(|by| self.bet.checked_add(by));
        total.ok_or_else(|| self.cursor.wrong(word, Expected::RaiseAmount))
    }

    /// Steps over the total of a minimum raise, where it is told besides.
    ///
    /// # Errors
    /// When it is another one.
    pub(super) fn is_told_to(&mut self, total: Amount) -> Result<(), NotationError> {
        self.cursor.phrase(&[Key::To]);
        match self.cursor.chips()? {
            Some(told) if told.worth != total => {
                Err(self.cursor.wrong(told.at, Expected::ToOrBy { amount: told.worth, bet: self.bet }))
            }
            _ => Ok(()),
        }
    }

    /// The small blind calls the rest of the big blind; in fixed limit a bring-in or a short all-in is raised to the whole
    /// bet.
    pub(super) fn completes(&mut self, player: usize, word: Range<usize>) -> Result<First, NotationError> {
        if self.completes_blind(player) {
            return self.call();
        }
        let whole = self.completed(word)?;
        Ok(First::clear(Words::RaiseTo(whole), Action::Total(whole)))
    }

    /// The same where it was said.
    pub(super) fn said_completes(&mut self, player: usize, word: Range<usize>) -> Result<Words, NotationError> {
        if self.completes_blind(player) { self.said_call() } else { self.completed(word).map(Words::RaiseTo) }
    }

    /// Whether it is the small blind that the player completes.
    fn completes_blind(&self, player: usize) -> bool {
        let preflop = self.street() == Street::Preflop && self.told.blinds.is_some();
        let small = self.told.heads_up.is_some() || self.roster.names[player] == SMALL_BLIND;
        preflop && small && self.bet == self.unit()
    }

    /// The whole bet to which a bring-in or a short all-in is completed, with the amount that may be told. On third street
    /// the bring-in need not have been told.
    fn completed(&mut self, word: Range<usize>) -> Result<Amount, NotationError> {
        let brought_in = if self.street().brings_in() { self.bet.max(1) } else { self.bet };
        let whole = brought_in.checked_next_multiple_of(self.unit()).filter(|whole| *whole > self.bet);
        self.cursor.phrase(&[Key::To, Key::For]);
        let amount = self.sum()?;
        let whole = whole.filter(|whole| self.fixed() && amount.is_none_or(|amount| amount == *whole));
        whole.ok_or_else(|| self.cursor.wrong(word, Expected::Completes))
    }

    /// Whether nothing more is told.
    pub(super) fn at_end(&self) -> bool {
        let mut ahead = self.behind_verb();
        ahead.separators() && ahead.peek().is_none()
    }

    pub(super) fn fixed(&self) -> bool {
        self.setup.structure == Structure::FixedLimit
    }

    /// Whether nobody can have bet less than a whole bet, after which a raise without an amount could mean two things.
    fn whole_so_far(&self) -> bool {
        self.on_this_street().iter().all(|before| !matches!(before.act, Action::AllIn(_) | Action::Post(_)))
    }
}
