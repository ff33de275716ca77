//! What several players did at once, `everyone folds to the small blind`, and an act that is told before its player.

use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::player::{BIG_BLIND, BUTTON, SMALL_BLIND};
use super::read::Reader;
use crate::betting::round::{Action, PlayerAction, Street};
use std::ops::Range;

/// The letter that may be the button.
const DEALER: char = 'D';

/// A player named behind the act: the name and its place, and the place of all the words for him.
type ActorBehind = (Named, Range<usize>);

/// The name of a player, and its place.
pub(super) type Named = (String, Range<usize>);

impl Reader<'_> {
    /// Reads `everyone folds to the small blind`: an act of each listed player who is due before him. Where nobody is listed, before
    /// the flop, whoever is not named has folded.
    pub(super) fn all_at_once(&mut self) -> Result<bool, NotationError> {
        let before = self.cursor;
        let act = match self.cursor.phrase(&[Key::FoldsTo, Key::ChecksTo]) {
            Some(Key::FoldsTo) => Action::Fold,
            Some(_) => Action::Check,
            None => return Ok(false),
        };
        let named = self.cursor.player()?.ok_or_else(|| self.cursor.expected(Expected::Player))?;
        let mut start = before;
        start.blanks();
        let at = start.at..self.cursor.at;
        let listed = self.roster.listed && !self.roster.others;
        if listed {
            let player = self.roster.player(&self.cursor, named)?;
            self.everybody_before(player, &act, &at)?;
        } else if act == Action::Fold {
            self.nobody_else(named, &at)?;
        } else {
            return Err(self.cursor.wrong(at, Expected::ListedOrder));
        }
        Ok(true)
    }

    /// An act of each player of the list who sits between the last to act and this one, and is still in the hand.
    fn everybody_before(&mut self, player: usize, act: &Action, at: &Range<usize>) -> Result<(), NotationError> {
        let ring = self.ring()?;
        let last = self.on_this_street().iter().rfind(|step| !matches!(step.act, Action::Post(_)));
        let last = last.and_then(|step| ring.iter().position(|of| *of == step.player));
        let start = last.map_or(0, |last| last + 1);
        let out = |of: usize| {
            let gone = |step: &&PlayerAction| matches!(step.act, Action::Fold | Action::AllIn(_));
            self.moves.iter().filter(|step| step.player == of).any(|step| gone(&step))
        };
        let due = (0..ring.len()).map(|step| ring[(start + step) % ring.len()]);
        let due: Vec<usize> = due.take_while(|of| *of != player).filter(|of| !out(*of)).collect();
        for of in due {
            self.ledger.play(of, act);
            self.moves.push(PlayerAction { player: of, act: act.clone(), at: at.clone() });
        }
        Ok(())
    }

    /// The listed players in the order in which they act on this street, the blinds among them.
    fn ring(&mut self) -> Result<Vec<usize>, NotationError> {
        let posts = self.told.blinds.is_some() && self.setup.street == Street::Preflop;
        if posts && self.told.heads_up.is_none() {
            for blind in [SMALL_BLIND, BIG_BLIND] {
                self.known_or_new(blind)?;
            }
        }
        let mut ring: Vec<usize> = (0..self.roster.names.len()).collect();
        let first = match self.street() {
            Street::Preflop => self.roster.known(BIG_BLIND).map(|at| at + 1),
            _ => self.roster.known(SMALL_BLIND).or(self.roster.known(BIG_BLIND)),
        };
        let turns = first.unwrap_or(0) % ring.len().max(1);
        ring.rotate_left(turns);
        Ok(ring)
    }

    fn known_or_new(&mut self, name: &str) -> Result<usize, NotationError> {
        let place = self.roster.places.last().cloned().unwrap_or_default();
        self.roster.player(&self.cursor, (name.to_owned(), place))
    }

    /// Before the flop, where nobody is listed: all others have folded up to the player. Behind the button and the blinds there
    /// is nobody who could still come in, so that everybody is known.
    fn nobody_else(&mut self, named: (String, Range<usize>), at: &Range<usize>) -> Result<(), NotationError> {
        let name = named.0.clone();
        let last_seats = [BUTTON, SMALL_BLIND, BIG_BLIND].contains(&name.as_str());
        let posts = self.told.blinds.is_some() && self.street() == Street::Preflop && self.told.heads_up.is_none();
        let told_before = self.roster.known(SMALL_BLIND).is_some() || self.roster.known(BIG_BLIND).is_some();
        let acted = self.on_this_street().iter().any(|step| self.roster.names[step.player] == name);
        if !last_seats || !posts || self.roster.listed || acted || told_before && !self.moves.is_empty() {
            return Err(self.cursor.wrong(at.clone(), Expected::ListedOrder));
        }
        self.roster.player(&self.cursor, named)?;
        let small = self.known_or_new(SMALL_BLIND)?;
        self.known_or_new(BIG_BLIND)?;
        (self.roster.listed, self.roster.blinds_first) = (true, true);
        if name == BIG_BLIND && self.setup.small_blind > 0 && self.told.no_small_blind.is_none() {
            self.moves.push(PlayerAction { player: small, act: Action::Fold, at: at.clone() });
        }
        Ok(())
    }

    /// Steps over the word that links the next player's act to what stands before it: `A raises to 600 and B calls`, `then C folds`.
    /// Whether one does.
    pub(super) fn another_linked(&mut self) -> bool {
        let mut ahead = self.cursor;
        ahead.blanks();
        let start = ahead.at;
        let linked = ahead.phrase(&[Key::Then, Key::And]).is_some();
        let link = ahead.at;
        let acts = matches!(ahead.player(), Ok(Some(_))) && ahead.phrase(&Key::ACTS).is_some();
        let links = linked && acts && link > start;
        if links {
            self.cursor.at = link;
        }
        links
    }

    /// The player whose act comes next, by his name before it or behind it; and the place of the words for him behind it.
    pub(super) fn named_player(&mut self) -> Result<(Named, Option<Range<usize>>), NotationError> {
        self.cursor.phrase(&[Key::Then]);
        let mut ahead = self.cursor;
        if let Some((verb, named)) = ahead.verb_and_player() {
            self.cursor = ahead;
            self.verb_before = Some(verb);
            return Ok((named, None));
        }
        if let Some(named) = self.cursor.player()? {
            return Ok((named, None));
        }
        self.passive = self.cursor.phrase(&[Key::Passive]).is_some();
        // `es wurde von UTG auf 600 erhöht`
        let mut ahead = self.cursor;
        if self.passive
            && ahead.phrase(&[Key::DoneBy]).is_some()
            && let Some(named) = ahead.player()?
        {
            self.cursor = ahead;
            return Ok((named, None));
        }
        match self.actor_behind()? {
            Some((named, by)) => Ok((named, Some(by))),
            None if self.passive && !self.roster.listed => Ok((self.somebody(), None)),
            None => Err(self.no_player()),
        }
    }

    /// A name for a player of whom the line only tells what he did, `it was raised to 600`: a letter that stands nowhere in it.
    fn somebody(&self) -> Named {
        let free = ('A'..='Z').rev().find(|letter| !self.cursor.text.contains(*letter) && *letter != DEALER);
        (free.unwrap_or('Z').to_string(), self.cursor.at..self.cursor.at)
    }

    /// The player of an act that is told before him, `raise to 800 by UTG`, and the place of the words for him.
    pub(super) fn actor_behind(&self) -> Result<Option<ActorBehind>, NotationError> {
        if !self.passive && self.cursor.clone().phrase(&Key::ACTS).is_none() {
            return Ok(None);
        }
        let rest = self.cursor.rest();
        let end = self.cursor.at + rest.find([';', '\n', '"']).unwrap_or(rest.len());
        let mut ahead: Cursor = self.cursor;
        while ahead.at < end {
            ahead.blanks();
            let mut by = ahead;
            if by.phrase(&[Key::DoneBy]).is_some()
                && let Some(named) = by.player()?
                && by.clone().separators()
            {
                return Ok(Some((named, ahead.at..by.at)));
            }
            let before = ahead.at;
            ahead.skip(|c| !c.is_whitespace());
            if ahead.at == before {
                break;
            }
        }
        Ok(None)
    }
}

impl Cursor<'_> {
    /// Steps over a verb and its player behind it, `callt B`, as Dutch and German have it behind "then".
    pub(super) fn verb_and_player(&mut self) -> Option<((Key, Range<usize>), Named)> {
        let mut ahead = *self;
        ahead.blanks();
        let start = ahead.at;
        let key = ahead.phrase(&Key::PERFECT)?;
        let word = start..ahead.at;
        ahead.blanks();
        // `raise a dá 500` has an "and", and `raise 500` an amount.
        let other = ahead.peek().is_some_and(|c| c.is_ascii_digit()) || ahead.clone().phrase(&[Key::And]).is_some();
        let named = ahead.player().ok().flatten().filter(|_| !other)?;
        *self = ahead;
        Some(((key, word), named))
    }
}
