//! What a player did, or offered.

use super::error::{Expected, NotationError};
use super::read::Reader;
use super::vocabulary::Key;
use crate::betting::round::{Act, Structure};
use crate::betting::{Amount, Chips, Motion};
use std::ops::Range;

/// What a player is told to have done.
pub(super) enum Told {
    /// An act that is clear.
    Act(Act),
    /// What it comes to is what the floor is asked.
    Offer(Vec<Motion>),
}

impl Reader<'_> {
    /// Reads what a player did, up to the mark that ends it.
    pub(super) fn act(&mut self) -> Result<Told, NotationError> {
        let act = match self.cursor.phrase(&Key::ACTS) {
            Some(Key::Check) => Ok(Act::Check),
            Some(Key::Fold) => Ok(Act::Fold),
            Some(Key::Call) => self.call(),
            Some(Key::Bet) => self.bet(),
            Some(Key::Raise) => self.raise(),
            Some(Key::AllIn) => self.all_in(),
            Some(Key::Post) => self.post(),
            Some(_) => return self.silent(),
            None => return self.without_a_word(),
        };
        act.map(Told::Act)
    }

    /// The amount above nothing that comes next, with what may stand behind it.
    fn sum(&mut self) -> Result<Option<Amount>, NotationError> {
        let sum = self.cursor.chips()?.map(|piles| piles.worth);
        if sum.is_some() {
            self.after();
        }
        Ok(sum)
    }

    /// Steps over what may stand behind an amount: `chips in total`, `maakt er 1200 van`.
    fn after(&mut self) {
        self.cursor.phrase(&[Key::Chips]);
        let mut ahead = self.cursor;
        // `schuift 400 in all-in` has no "in all".
        if ahead.phrase(&[Key::After, Key::For, Key::AllIn]) != Some(Key::AllIn) {
            self.cursor = ahead;
        }
    }

    fn needed(&mut self, expected: Expected) -> Result<Amount, NotationError> {
        self.sum()?.ok_or_else(|| self.cursor.expected(expected))
    }

    /// Whether the words for all-in come next.
    fn and_all_in(&mut self) -> bool {
        self.cursor.phrase(&[Key::AllIn]).is_some()
    }

    /// A total, which may be said to be all-in.
    fn total(&mut self, amount: Amount) -> Act {
        if self.and_all_in() { Act::AllIn(Some(amount)) } else { Act::Total(amount) }
    }

    fn call(&mut self) -> Result<Act, NotationError> {
        if self.and_all_in() {
            return self.all_in();
        }
        self.cursor.phrase(&[Key::To, Key::For]);
        self.cursor.blanks();
        let start = self.cursor.at;
        let Some(amount) = self.sum()? else {
            return Ok(Act::Call);
        };
        if self.and_all_in() {
            return Ok(Act::AllIn(Some(amount)));
        }
        self.calls.push((self.moves.len(), amount, start..self.cursor.at));
        Ok(Act::Call)
    }

    fn bet(&mut self) -> Result<Act, NotationError> {
        if self.and_all_in() {
            return self.all_in();
        }
        self.cursor.phrase(&[Key::To, Key::For]);
        let opens = !self.street().opens()
            && self.on_this_street().iter().all(|before| matches!(before.act, Act::Check | Act::Fold));
        match self.sum()? {
            Some(amount) => Ok(self.total(amount)),
            None if self.fixed() && opens => Ok(Act::Total(self.unit())),
            None => Err(self.cursor.expected(Expected::Amount)),
        }
    }

    fn raise(&mut self) -> Result<Act, NotationError> {
        if self.and_all_in() {
            return self.all_in();
        }
        let said = self.cursor.phrase(&[Key::To, Key::By, Key::For]);
        let Some(piles) = self.cursor.chips()? else {
            return match said {
                None if self.fixed() && self.whole_so_far() => Ok(Act::RaiseBy(self.unit())),
                _ => Err(self.cursor.expected(Expected::RaiseAmount)),
            };
        };
        self.after();
        let more = said != Some(Key::To) && self.cursor.phrase(&[Key::More]).is_some();
        if more {
            self.after();
        }
        self.raised(said, more, piles.worth, piles.at)
    }

    /// A raise by an amount, or to it where that is above the bet. An amount that is not is on top of the bet in fixed limit,
    /// where every raise is of that size; elsewhere it is refused, since nobody can know which was meant.
    fn raised(&mut self, said: Option<Key>, more: bool, by: Amount, at: Range<usize>) -> Result<Act, NotationError> {
        let total = self.bet.saturating_add(by);
        let limit = said != Some(Key::To) && self.fixed() && self.whole_so_far() && by == self.unit();
        match (more || said == Some(Key::By), by > self.bet) {
            (false, true) => Ok(self.total(by)),
            (false, false) if !limit => Err(self.cursor.wrong(at, Expected::ToOrBy { amount: by, bet: self.bet })),
            _ if self.and_all_in() => Ok(Act::AllIn(Some(total))),
            _ => Ok(Act::RaiseBy(by)),
        }
    }

    fn fixed(&self) -> bool {
        self.setup.structure == Structure::FixedLimit
    }

    /// Whether nobody can have bet less than a whole bet, after which a raise without an amount could mean two things.
    fn whole_so_far(&self) -> bool {
        self.on_this_street().iter().all(|before| !matches!(before.act, Act::AllIn(_) | Act::Post(_)))
    }

    fn all_in(&mut self) -> Result<Act, NotationError> {
        self.cursor.phrase(&[Key::To, Key::For]);
        let amount = self.sum()?;
        Ok(Act::AllIn(amount))
    }

    fn post(&mut self) -> Result<Act, NotationError> {
        let amount = self.needed(Expected::Amount)?;
        // A blind that is not the full one is all-in; saying so changes nothing.
        self.and_all_in();
        Ok(Act::Post(amount))
    }

    fn silent(&mut self) -> Result<Told, NotationError> {
        let piles = self.cursor.chips()?.ok_or_else(|| self.cursor.expected(Expected::Amount))?;
        self.after();
        Ok(if self.and_all_in() { Told::Act(Act::AllIn(Some(piles.worth))) } else { self.in_silence(piles.chips) })
    }

    fn in_silence(&mut self, chips: Vec<Chips>) -> Told {
        self.cursor.phrase(&[Key::Silent]);
        Told::Offer(vec![Motion::Puts(chips)])
    }

    /// An amount by itself: a total; but chips pile by pile, or said to be in silence, are put out now.
    fn without_a_word(&mut self) -> Result<Told, NotationError> {
        let to = self.cursor.phrase(&[Key::To]).is_some();
        let Some(piles) = self.cursor.chips()? else {
            return Err(self.cursor.expected(if to { Expected::Amount } else { Expected::Act }));
        };
        self.after();
        if !to && (self.cursor.clone().phrase(&[Key::Silent]).is_some() || piles.composed && !self.and_all_in_next()) {
            return Ok(self.in_silence(piles.chips));
        }
        Ok(Told::Act(self.total(piles.worth)))
    }

    fn and_all_in_next(&self) -> bool {
        self.cursor.clone().phrase(&[Key::AllIn]).is_some()
    }
}
