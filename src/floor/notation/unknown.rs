//! What no book knows or a line cannot hold, told by the words that people have for it: refused with what to do instead, and
//! never taken for something else.

use super::act::First;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::player::BUTTON;
use super::read::Reader;
use crate::betting::Words;
use crate::betting::round::{Action, Ante, Structure};
use std::ops::Range;

impl Reader<'_> {
    /// Refuses a kill, a second board, a straddle that is no player's act, and a showdown, wherever they are told.
    pub(super) fn unknown_here(&self) -> Result<(), NotationError> {
        let mut ahead = self.cursor;
        ahead.blanks();
        let start = ahead.at;
        let expected = match ahead.phrase(&[Key::Kill, Key::Boards, Key::Straddles, Key::Showdown]) {
            Some(Key::Kill) => Expected::NoKill,
            Some(Key::Straddles) => Expected::NoStraddle,
            Some(Key::Showdown) => Expected::NoShowdown,
            Some(_) => Expected::OneBoard,
            None => return Ok(()),
        };
        Err(self.cursor.wrong(start..ahead.at, expected))
    }

    /// Refuses a blind that is posted late or dead.
    pub(super) fn dead_post(&self) -> Result<(), NotationError> {
        let mut ahead = self.cursor;
        ahead.blanks();
        let start = ahead.at;
        match ahead.phrase(&[Key::DeadPost, Key::Dead]) {
            Some(_) => Err(self.cursor.wrong(start..ahead.at, Expected::NoOtherPost)),
            None => Ok(()),
        }
    }

    /// What is wrong where a player should stand: a hand that its player mucks behind his own act, or no player at all.
    pub(super) fn no_player(&self) -> NotationError {
        let mut ahead = self.cursor;
        ahead.blanks();
        let start = ahead.at;
        match ahead.phrase(&[Key::Mucks]) {
            Some(_) => self.cursor.wrong(start..ahead.at, Expected::MuckAtShowdown),
            None => self.cursor.expected(Expected::Player),
        }
    }

    /// A hand that is mucked: a fold, by a player who has an act left.
    pub(super) fn mucks(&self, player: usize, word: Range<usize>) -> Result<First, NotationError> {
        let acts = self.on_this_street();
        let own = acts.iter().rposition(|step| step.player == player && !matches!(step.act, Action::Post(_)));
        let bets = |act: &Action| !matches!(act, Action::Check | Action::Fold | Action::Call);
        match own {
            Some(own) if !acts[own + 1..].iter().any(|step| bets(&step.act)) => {
                Err(self.cursor.wrong(word, Expected::MuckAtShowdown))
            }
            _ => Ok(First::clear(Words::Fold, Action::Fold)),
        }
    }

    /// A player who asks how much is in the pot: no act, in pot-limit. Elsewhere nobody counts it for him.
    pub(super) fn asks_pot(&self, word: Range<usize>) -> Result<First, NotationError> {
        if self.setup.structure == Structure::PotLimit {
            Ok(First::Nothing)
        } else {
            Err(self.cursor.wrong(word, Expected::PotCount))
        }
    }

    /// Who pays the ante of the button: the player who is called so, heads-up the small blind, in a list who sits before the
    /// blinds. `order` are the players in order, `blinds` the places of those in the blinds among them.
    ///
    /// # Errors
    /// When stacks are told, and nothing tells whose the ante comes off.
    pub(super) fn button_ante(&mut self, order: &[usize], blinds: [Option<usize>; 2]) -> Result<(), NotationError> {
        let Ante::Button(ante, _) = self.setup.ante else {
            return Ok(());
        };
        let named = order.iter().position(|player| self.roster.names[*player] == BUTTON);
        let before =
            |blind: usize| (order.len() > 2 && self.setup.listed).then(|| (blind + order.len() - 1) % order.len());
        let small = if self.setup.heads_up { blinds[0] } else { blinds[0].and_then(before) };
        let pays = named.or(small).filter(|player| self.setup.heads_up || blinds[1] != Some(*player));
        if pays.is_none() && !self.told.stacks.is_empty() {
            let at = self.roster.places.first().cloned().unwrap_or_default();
            return Err(self.cursor.wrong(at, Expected::WhoHasButton));
        }
        self.setup.ante = Ante::Button(ante, pays);
        Ok(())
    }
}
