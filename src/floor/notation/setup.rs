//! What a line tells of the beginning of the round.

use super::amount::Piles;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::parsed_setup::{Pair, ParsedSetup};
use super::player::is_seat;
use super::read::Reader;
use crate::betting::Amount;
use crate::betting::round::{Ante, BringIn, Game, Setup, Street, Structure};
use crate::locale::NumberError;
use std::ops::Range;

/// That two amounts need a slash, where one amount or two were told and two are needed.
fn with_slash(error: NotationError) -> NotationError {
    match error.expected {
        Expected::Number(NumberError::OneOrTwo { one, first, second }) => {
            NotationError { expected: Expected::Slash { one, first, second }, ..error }
        }
        _ => error,
    }
}

impl Reader<'_> {
    /// Reads what is told of the beginning, up to the first act.
    pub(super) fn setup(&mut self) -> Result<(), NotationError> {
        loop {
            let before = self.cursor;
            let separated = self.cursor.separators() || self.cursor.eat(&[':']);
            if separated {
                self.cursor.separators();
            }
            if !self.setup_item()? {
                // An act needs a mark before it, so that `pot 1500 3 bets` is no guess; a letter or a position can be no amount.
                let named = matches!(self.cursor.clone().player(), Ok(Some((name, _))) if !is_seat(&name));
                return if separated || named || self.told.is_empty() {
                    Ok(())
                } else {
                    Err(before.expected(Expected::Next))
                };
            }
        }
    }

    fn setup_item(&mut self) -> Result<bool, NotationError> {
        self.cursor.blanks();
        let start = self.cursor.at;
        self.unknown_here()?;
        if self.deuce_to_seven()? {
            return Ok(true);
        }
        let Some(key) = self.setup_word() else {
            if self.cursor.phrase(&[Key::Holdem]).is_some() {
                self.told.named = Some(Game::Holdem);
                return Ok(true);
            }
            return self.numbers_first(start);
        };
        let word = start..self.cursor.at;
        self.told.named = self.named_game(&word).or(self.told.named);
        match key {
            Key::Stacks => self.stacks()?,
            Key::Players => self.players(word)?,
            Key::HeadsUp => self.once(|told| &mut told.heads_up, word.clone(), word)?,
            Key::NoLimit => self.once(|told| &mut told.structure, Structure::NoLimit, word)?,
            Key::PotLimit => self.once(|told| &mut told.structure, Structure::PotLimit, word)?,
            Key::FixedLimit => self.fixed_limit(word)?,
            Key::Stud => {
                self.once(|told| &mut told.stud, (), word.clone())?;
                self.fixed_limit(word)?;
            }
            Key::Game => self.once(|told| &mut told.game, word.clone(), word)?,
            Key::FiveCardStud => {
                self.once(|told| &mut told.five_card_stud, (), word.clone())?;
                self.once(|told| &mut told.game, word.clone(), word)?;
            }
            Key::NoSmallBlind => self.once(|told| &mut told.no_small_blind, (), word)?,
            _ => match key.street() {
                Some(street) => self.once(|told| &mut told.street, street, word)?,
                None => self.amounts(key, start)?,
            },
        }
        Ok(true)
    }

    /// Steps over a word that begins an item. `O8` is a game where the line begins with it, else the player O with 8.
    pub(super) fn setup_word(&mut self) -> Option<Key> {
        let before = self.cursor;
        let key = self.cursor.phrase(&Key::SETUP)?;
        let word = self.cursor.text[before.at..self.cursor.at].trim_start();
        let letter = word.find(|c: char| !c.is_alphabetic()) == Some(1);
        if letter && !self.told.is_empty() {
            self.cursor = before;
            return None;
        }
        Some(key)
    }

    /// Reads an item that is a word and amounts.
    fn amounts(&mut self, key: Key, start: usize) -> Result<(), NotationError> {
        self.cursor.eat(&[':', '=']);
        let first = self.cursor.amount().map_err(|error| if key == Key::Blinds { with_slash(error) } else { error })?;
        let at = start..first.at.end;
        match key {
            Key::Blinds => {
                let pair = self.pair(&first, true)?;
                let at = start..pair.at.end;
                self.once(|told| &mut told.blinds, pair, at)
            }
            Key::BringIn => self.once(|told| &mut told.bring_in, first.worth, at),
            Key::Ante => self.ante(first.worth, at),
            Key::EachAnte => self.ante_said(Ante::Each(first.worth), at),
            Key::ButtonAnte => self.ante_said(Ante::Button(first.worth, None), at),
            Key::BigBlindAnte => self.ante_said(Ante::BigBlind(first.worth), at),
            Key::Least => self.least(&first, at),
            _ => self.once(|told| &mut told.pot, (first.worth, at.clone()), at),
        }
    }

    /// Reads an item that begins with its amount: `100 min`, `6 players`, `100/200`. An act of a player in a seat begins with a number,
    /// too; it is left alone.
    fn numbers_first(&mut self, start: usize) -> Result<bool, NotationError> {
        let before = self.cursor;
        let number = match self.cursor.piles() {
            Ok(Some(number)) => number,
            Ok(None) => return Ok(false),
            // `13 200` behind the blinds is seat 13 with 200.
            Err(error) if self.told.is_empty() || !matches!(before.clone().player(), Ok(Some(_))) => return Err(error),
            Err(_) => return Ok(false),
        };
        if self.cursor.phrase(&[Key::Least]).is_some() {
            return self.least(&number, start..self.cursor.at).map(|()| true);
        }
        if self.players_dealt_in() {
            return self.dealt_in(&number, start..self.cursor.at).map(|()| true);
        }
        let mut ahead = self.cursor;
        if !ahead.eat(&['/']) {
            self.cursor = before;
            return Ok(false);
        }
        let pair = self.pair(&number, true)?;
        self.once(|told| &mut told.bare, pair, start..self.cursor.at).map(|()| true)
    }

    fn least(&mut self, number: &Piles, at: Range<usize>) -> Result<(), NotationError> {
        if number.worth == 0 {
            return Err(self.cursor.wrong(number.at.clone(), Expected::Amount));
        }
        self.once(|told| &mut told.least, number.worth, at)
    }

    fn fixed_limit(&mut self, word: Range<usize>) -> Result<(), NotationError> {
        self.once(|told| &mut told.structure, Structure::FixedLimit, word)?;
        self.deuce_to_seven()?;
        if let Some(first) = self.cursor.piles().map_err(with_slash)? {
            let at = first.at.clone();
            let pair = self.pair(&first, false)?;
            self.once(|told| &mut told.bets, pair, at)?;
        }
        Ok(())
    }

    /// Reads the rest of two amounts, and of a third where there may be one: the ante.
    fn pair(&mut self, first: &Piles, third: bool) -> Result<Pair, NotationError> {
        if !self.cursor.eat(&['/', '-', '–']) {
            return Err(self.cursor.expected(Expected::Pair));
        }
        let second = self.cursor.amount()?;
        let at = first.at.start..second.at.end;
        let (mut small, mut big) = (self.in_unit_of(first, &second), second.worth);
        if big == 0 || small > big {
            return Err(self.cursor.wrong(at, Expected::Order));
        }
        if third && self.cursor.eat(&['/']) {
            let ante = self.cursor.amount()?;
            if self.in_unit_of(&second, &ante) > big {
                (small, big) = (self.in_unit_of(first, &ante), self.in_unit_of(&second, &ante));
            }
            // Twice the big blind is what a straddle is, too.
            if ante.worth >= big.saturating_mul(2) {
                return Err(self.cursor.wrong(ante.at, Expected::AnteOrStraddle(ante.worth)));
            }
            self.ante(ante.worth, ante.at)?;
        }
        Ok(Pair { small, big, at })
    }

    /// An amount before a slash, in the thousands or millions of the one behind it where that does not make it the larger one:
    /// `1/2k` is 1,000 and 2,000, and `500/1k` is 500 and 1,000.
    fn in_unit_of(&self, first: &Piles, second: &Piles) -> Amount {
        let unit = |piles: &Piles| match self.cursor.text[piles.at.clone()].chars().next_back() {
            Some('k' | 'K') => 1_000,
            Some('m' | 'M') => 1_000_000,
            _ => 1,
        };
        let scaled = first.worth.saturating_mul(unit(second));
        if unit(first) == 1 && scaled <= second.worth { scaled } else { first.worth }
    }

    /// Reads `A 5000, B 3000` up to another item or the end of the list.
    fn stacks(&mut self) -> Result<(), NotationError> {
        self.cursor.eat(&[':']);
        loop {
            let named = self.cursor.player()?.ok_or_else(|| self.cursor.expected(Expected::Player))?;
            let at = named.1.clone();
            let player = self.roster.player(&self.cursor, named)?;
            self.cursor.eat(&['=']);
            let stack = self.cursor.chips()?.ok_or_else(|| self.cursor.expected(Expected::Amount))?;
            if self.told.stacks.iter().any(|(known, _)| *known == player) {
                return Err(self.cursor.wrong(at, Expected::Once));
            }
            self.told.stacks.push((player, stack.worth));
            let mut ahead = self.cursor;
            if !ahead.eat(&[',']) || ahead.clone().phrase(&Key::SETUP).is_some() {
                return Ok(());
            }
            self.cursor = ahead;
        }
    }

    /// Reads `A B C`, with commas or without, up to another item or the end of the list: `others`, if there are more.
    fn players(&mut self, word: Range<usize>) -> Result<(), NotationError> {
        self.once(|told| &mut told.players, (), word)?;
        self.cursor.eat(&[':']);
        let known = std::mem::take(&mut self.roster);
        loop {
            let mut ahead = self.cursor;
            ahead.eat(&[',']);
            if ahead.clone().phrase(&Key::SETUP).is_some() {
                break;
            }
            if !self.roster.names.is_empty() && ahead.phrase(&[Key::Others]).is_some() {
                self.roster.others = true;
                self.cursor = ahead;
                break;
            }
            let Some((name, at)) = ahead.player()? else {
                break;
            };
            if self.roster.names.contains(&name) {
                return Err(self.cursor.wrong(at, Expected::Once));
            }
            self.roster.player(&self.cursor, (name, at))?;
            self.cursor = ahead;
        }
        if self.roster.names.is_empty() {
            return Err(self.cursor.expected(Expected::Player));
        }
        self.roster.listed = true;
        // Stacks that were told before the list belong to the players by name.
        for (player, _) in &mut self.told.stacks {
            let named = (known.names[*player].clone(), known.places[*player].clone());
            *player = self.roster.player(&self.cursor, named)?;
        }
        Ok(())
    }

    /// Keeps what was told, once.
    pub(super) fn once<T>(
        &mut self,
        slot: fn(&mut ParsedSetup) -> &mut Option<T>,
        value: T,
        at: Range<usize>,
    ) -> Result<(), NotationError> {
        let slot = slot(&mut self.told);
        if slot.is_some() {
            return Err(self.cursor.wrong(at, Expected::Once));
        }
        *slot = Some(value);
        Ok(())
    }

    /// What holds when the round begins, the stacks left out. Also whether blinds were told.
    pub(super) fn conditions(&mut self) -> Result<(Setup, bool), NotationError> {
        if let (None, Some(game)) = (self.told.structure, &self.told.game) {
            return Err(self.cursor.wrong(game.clone(), Expected::Structure));
        }
        let structure = self.told.structure.unwrap_or_default();
        let fixed = structure == Structure::FixedLimit;
        if let Some(bare) = self.told.bare.take() {
            let at = bare.at.clone();
            self.once(if fixed { |told| &mut told.bets } else { |told| &mut told.blinds }, bare, at)?;
        }
        let told = &self.told;
        let wrong = |at: &Range<usize>, expected| Err(self.cursor.wrong(at.clone(), expected));
        if let (Some(pair), Some(_)) = (told.blinds.as_ref().or(told.bets.as_ref()), told.least) {
            return wrong(&pair.at, Expected::Once);
        }
        if let (Some(bets), Some(expected)) = (&told.bets, told.wrong_bets()) {
            return wrong(&bets.at, expected);
        }
        let street = told.first_street();
        if let (Some(game), Some(_), false) = (&told.game, told.street, street.of_five_card_stud())
            && told.five_card_stud.is_some()
        {
            return wrong(game, Expected::FiveCardStreet);
        }
        if let (Some((1.., at)), None, Street::Preflop) = (&told.pot, told.street, street) {
            return wrong(at, Expected::Street);
        }
        let Some(big_blind) = self.least_bet(fixed, street)? else {
            return Err(self.cursor.expected(Expected::Blinds));
        };
        let setup = Setup {
            structure,
            game: told.of_game(street),
            street,
            small_blind: told.blinds.as_ref().map_or(0, |blinds| blinds.small),
            big_blind,
            big_bet: told.bets.as_ref().filter(|_| !street.is_late()).map(|bets| bets.big),
            ante: told.ante(),
            dealt_in: told.dealt_in.as_ref().map(|(players, _)| *players),
            bring_in: told.bring_in.filter(|_| street.brings_in()).map(|amount| BringIn { amount, player: None }),
            pot: told.pot.as_ref().map_or(0, |(pot, _)| *pot),
            heads_up: told.heads_up.is_some(),
            ..Setup::default()
        };
        Ok((setup, told.blinds.is_some()))
    }

    /// The least bet, if it was told: the big blind, or the bet of the street in fixed limit.
    fn least_bet(&self, fixed: bool, street: Street) -> Result<Option<Amount>, NotationError> {
        let told = &self.told;
        let late = street.is_late();
        match (&told.blinds, &told.bets) {
            (Some(blinds), None) if fixed && late => Err(self.cursor.wrong(blinds.at.clone(), Expected::BetSizes)),
            (_, Some(bets)) if late => Ok(Some(bets.big)),
            (None, Some(_)) if street == Street::Preflop => Ok(None),
            (None, Some(bets)) => Ok(Some(bets.small)),
            (Some(blinds), _) => Ok(Some(blinds.big)),
            (None, None) => Ok(told.least),
        }
    }
}
