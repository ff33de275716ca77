//! What a player did, or offered.

use super::amount::Piles;
use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::pots::UNCOUNTED_POT;
use super::read::Reader;
use crate::betting::round::{Action, Structure};
use crate::betting::{Amount, Motion, Words};
use std::ops::Range;

/// What a turn begins with.
pub(super) enum First {
    /// An act in words. Where more follows, the words are what was said, whether or not they are an act by themselves.
    Said(Words, Result<Action, NotationError>),
    /// An act that is an amount, which may have been said or put out.
    Amount(Action, Amount),
    /// A motion that is no act.
    Offer(Vec<Motion>),
    /// Nothing yet.
    ToAct,
    /// Chips that are found behind an all-in.
    Hides(Option<Amount>),
    /// What is no act: a stack that is told, a count that is asked for.
    Nothing,
}

impl First {
    /// An act in words that is clear.
    pub(super) fn clear(words: Words, act: Action) -> Self {
        Self::Said(words, Ok(act))
    }
}

impl<'text> Reader<'text> {
    /// Reads what a player did first, up to the mark that ends it.
    pub(super) fn act(&mut self, player: usize) -> Result<First, NotationError> {
        let mut behind = self.cursor;
        behind.eat(&[':']);
        if behind.quote_opens() {
            self.cursor = behind;
            return self.motion(player, &[]).map(First::Offer);
        }
        self.cursor.blanks();
        let before = self.cursor;
        if std::mem::take(&mut self.passive)
            && let Some(first) = self.perfect(player)?
        {
            return Ok(first);
        }
        if let Some((key, word)) = self.verb_before.take() {
            return self.acted(Some(key), player, before, word);
        }
        // `raises out of turn to 600`
        let early = self.cursor.phrase_before(&Key::ACTS, Key::OutOfTurn);
        self.early_here |= early.is_some();
        let key = early.or_else(|| self.cursor.phrase(&Key::ACTS));
        let word = before.at..self.cursor.at;
        self.acted(key, player, before, word)
    }

    /// Reads what a player did behind the word for it.
    pub(super) fn acted(
        &mut self,
        key: Option<Key>,
        player: usize,
        before: Cursor<'text>,
        word: Range<usize>,
    ) -> Result<First, NotationError> {
        match key {
            Some(Key::Check) => Ok(First::clear(Words::Check, Action::Check)),
            // Whoever knocks facing a bet has said that he checks.
            Some(Key::Knock) if self.faces(player) && self.at_end() => {
                Ok(First::Offer(vec![Motion::Says(Words::Check)]))
            }
            Some(Key::Knock) => Ok(First::clear(Words::Check, Action::Check)),
            Some(Key::Fold) => Ok(First::clear(Words::Fold, Action::Fold)),
            Some(Key::Call) => self.call(),
            Some(Key::Bet) => self.bet(),
            Some(key @ (Key::Raise | Key::MakesIt)) => self.raise(key, player),
            Some(Key::MinRaise) => {
                let total = self.min_raise(word)?;
                self.is_told_to(total)?;
                Ok(First::clear(Words::RaiseTo(total), Action::Total(total)))
            }
            Some(Key::Straddles) => Err(self.cursor.wrong(word, Expected::NoStraddle)),
            Some(Key::AllIn) => self.all_in(),
            Some(key @ (Key::Post | Key::PostAll)) => self.post(player, key == Key::PostAll),
            Some(Key::Completes) => self.completes(player, word),
            Some(Key::Gives) if let Some(act) = self.given_act() => self.acted(Some(act), player, before, word),
            Some(key @ (Key::Silent | Key::Gives)) => self.puts_or_bets(key, player),
            Some(Key::Quiet) if self.at_end() => Ok(First::ToAct),
            Some(Key::Quiet) => self.puts_or_bets(Key::Silent, player),
            Some(Key::Has) => match self.perfect(player)? {
                Some(first) => Ok(first),
                None => self.has(player, word).map(|()| First::Nothing),
            },
            Some(Key::Wants) => self.wants(player, word),
            Some(Key::Mucks) => self.mucks(player, word),
            Some(Key::AsksPot) => self.asks_pot(word),
            Some(Key::Counts) => self.count(player),
            Some(Key::Skipped) => self.known_order(word).map(|()| First::Nothing),
            // `has still 1450`, before his first act.
            Some(Key::Hides) if self.moves.iter().all(|step| step.player != player) && self.amount_ahead() => {
                self.has(player, word).map(|()| First::Nothing)
            }
            Some(Key::Hides) => {
                let amount = self.sum()?;
                // `still has 2000 hidden`
                self.cursor.phrase(&[Key::Hides]);
                Ok(First::Hides(amount))
            }
            Some(Key::Says | Key::Takes | Key::Withdraws | Key::Expects | Key::If) => {
                self.cursor = before;
                self.motion(player, &[]).map(First::Offer)
            }
            Some(_) => {
                self.cursor.eat(&['?']);
                Ok(First::ToAct)
            }
            None if self.cursor.eat(&['?']) => Ok(First::ToAct),
            None if self.cursor.phrase(&[Key::Pot]).is_some() => Ok(self.pot()),
            None => self.without_a_word(),
        }
    }

    /// The amount above nothing that comes next, with what may stand behind it.
    pub(super) fn sum(&mut self) -> Result<Option<Amount>, NotationError> {
        let sum = self.cursor.chips()?.map(|piles| piles.worth);
        if sum.is_some() {
            self.after();
        }
        Ok(sum)
    }

    /// Steps over what may stand behind an amount: `chips in total`, `maakt er 1200 van`. Whether it says that this is all.
    pub(super) fn after(&mut self) -> bool {
        self.cursor.phrase(&[Key::Chips]);
        let mut total = false;
        loop {
            let mut ahead = self.cursor;
            // `schuift 400 in all-in` has no "in all".
            // Nor has `schuift 400 in stilte` the word for "in".
            match ahead.phrase(&[
                Key::After,
                Key::InTotal,
                Key::For,
                Key::AllIn,
                Key::Silent,
                Key::Quiet,
                Key::OutOfTurn,
            ]) {
                None | Some(Key::AllIn | Key::Silent | Key::Quiet | Key::OutOfTurn) => return total,
                Some(key) => total |= key == Key::InTotal,
            }
            self.cursor = ahead;
        }
    }

    /// Whether a player has to match more than what lies in front of him, as far as the names tell it.
    fn faces(&self, player: usize) -> bool {
        self.bet > self.ledger.of(player).0.max(self.blind_of(player).unwrap_or_default())
    }

    /// Whether the words for all-in come next.
    pub(super) fn and_all_in(&mut self) -> bool {
        self.cursor.phrase(&[Key::AllIn]).is_some()
    }

    /// A total, which may be said to be all-in.
    fn total(&mut self, amount: Amount) -> First {
        let act = if self.and_all_in() { Action::AllIn(Some(amount)) } else { Action::Total(amount) };
        First::Amount(act, amount)
    }

    pub(super) fn call(&mut self) -> Result<First, NotationError> {
        if self.and_all_in() {
            return self.all_in();
        }
        // In Dutch "by" is "with", too: `callt met een chip van 1000`.
        // `called by CO` has no amount, `calls the 600` has one.
        let mut ahead = self.cursor;
        ahead.wording();
        ahead.phrase(&[Key::The]);
        if matches!(ahead.clone().chips(), Ok(Some(_)) | Err(_)) {
            self.cursor = ahead;
        }
        self.cursor.blanks();
        let start = self.cursor.at;
        if let Some(Piles { chips, worth, composed, .. }) = self.cursor.chips()? {
            self.after();
            let at = start..self.cursor.at;
            if self.and_all_in() {
                return Ok(First::Amount(Action::AllIn(Some(worth)), worth));
            }
            // `calls with a 1000 chip`: what was put out says more than the word.
            if composed && worth > self.bet {
                return Ok(First::Offer(vec![Motion::Says(Words::Call), Motion::Puts(chips)]));
            }
            self.calls.push((self.moves.len(), worth, at));
        }
        Ok(First::clear(Words::Call, Action::Call))
    }

    fn bet(&mut self) -> Result<First, NotationError> {
        if self.and_all_in() {
            return self.all_in();
        }
        if self.cursor.phrase(&[Key::Pot]).is_some() {
            return Ok(self.pot());
        }
        let total = self.cursor.phrase(&[Key::To, Key::For]).is_some();
        let opens = !self.street().opens()
            && self.on_this_street().iter().all(|before| matches!(before.act, Action::Check | Action::Fold));
        let Some((piles, in_words)) = self.chips_or_words()? else {
            let act = if self.fixed() && opens {
                Ok(Action::Total(self.unit()))
            } else {
                Err(self.cursor.expected(Expected::Amount))
            };
            return Ok(First::Said(Words::Bet, act));
        };
        self.after();
        self.not_on_top(&piles)?;
        if self.and_all_in() {
            return Ok(First::Amount(Action::AllIn(Some(piles.worth)), piles.worth));
        }
        if let Some(unclear) = self.unclear_in_words(Words::BetOf(piles.worth), &piles, in_words && !total)? {
            return Ok(unclear);
        }
        // Nobody bets where there is a bet: it was called, or raised.
        let faced = self.bet > 0 && piles.worth <= self.bet;
        let act = if faced {
            Err(self.cursor.wrong(piles.at, Expected::BetFaced(self.bet)))
        } else {
            Ok(Action::Total(piles.worth))
        };
        Ok(First::Said(Words::BetOf(piles.worth), act))
    }

    /// A number in words that is no tenth of the bet, such as "five": the last thing in a line it is what was said, and what it
    /// means is what the floor is asked. Before that nobody can know what was acted on.
    pub(super) fn unclear_in_words(
        &self,
        words: Words,
        piles: &Piles,
        in_words: bool,
    ) -> Result<Option<First>, NotationError> {
        match in_words && piles.worth.saturating_mul(10) <= self.unit() {
            true if self.at_end() => Ok(Some(First::Offer(vec![Motion::Says(words)]))),
            true => Err(self.cursor.wrong(piles.at.clone(), Expected::Amount)),
            false => Ok(None),
        }
    }

    pub(super) fn all_in(&mut self) -> Result<First, NotationError> {
        self.cursor.phrase(&[Key::To, Key::For]);
        Ok(match self.sum()? {
            Some(amount) => First::Amount(Action::AllIn(Some(amount)), amount),
            None => First::clear(Words::AllIn, Action::AllIn(None)),
        })
    }

    /// `UTG pot, MP calls`: in pot-limit a bet of the pot, on which others acted; how much it is only the whole hand tells. At the
    /// end of a line, and in other structures, it is what was said.
    pub(super) fn pot(&mut self) -> First {
        if self.setup.structure != Structure::PotLimit || !self.another_acts() {
            return First::Offer(vec![Motion::Says(Words::Pot)]);
        }
        self.pots.push(self.moves.len());
        First::clear(Words::Pot, UNCOUNTED_POT)
    }

    /// An amount by itself: a total; but chips pile by pile, or said to be in silence, are put out now.
    fn without_a_word(&mut self) -> Result<First, NotationError> {
        let to = self.cursor.phrase(&[Key::To]).is_some();
        let Some(piles) = self.cursor.chips()? else {
            return Err(self.cursor.expected(if to { Expected::Amount } else { Expected::Act }));
        };
        self.after();
        self.not_on_top(&piles)?;
        let silent = !to && self.cursor.phrase(&[Key::Silent, Key::Quiet]).is_some();
        if silent || !to && piles.composed && self.cursor.clone().phrase(&[Key::AllIn]).is_none() {
            self.by_amount |= !piles.composed;
            return Ok(First::Offer(vec![Motion::Puts(piles.chips)]));
        }
        Ok(self.total(piles.worth))
    }
}
