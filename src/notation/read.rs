//! Reading a line from its beginning to its end.

use super::act::Told;
use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::finish::in_front;
use super::parsed_setup::ParsedSetup;
use super::player::Roster;
use super::vocabulary::{Key, Vocabulary};
use crate::betting::round::{Ante, Line, Move, Setup, Street, Structure};
use crate::betting::{Amount, Offer};
use std::ops::Range;

/// The most bytes a text may have.
pub const MOST_BYTES: usize = 2_000;

/// What reading works on.
pub(super) struct Reader<'a> {
    pub(super) cursor: Cursor<'a>,
    pub(super) told: ParsedSetup,
    pub(super) setup: Setup,
    pub(super) roster: Roster,
    pub(super) moves: Vec<Move>,
    pub(super) offer: Option<Offer>,
    /// What everybody has to have in front after these moves.
    pub(super) bet: Amount,
    /// Calls with an amount: the place of the move, the amount and where it stands.
    pub(super) calls: Vec<(usize, Amount, Range<usize>)>,
}

/// Reads a betting round from a line of text.
///
/// # Errors
/// The first place that cannot be read, and what should stand there.
pub fn read(vocabulary: Vocabulary, text: &str) -> Result<Line, NotationError> {
    match super::short::expand(vocabulary.language(), text) {
        Some(line) => read_line(vocabulary, &line),
        None => read_line(vocabulary, text),
    }
}

fn read_line(vocabulary: Vocabulary, text: &str) -> Result<Line, NotationError> {
    let cursor = Cursor::new(text, vocabulary);
    if text.len() > MOST_BYTES {
        let at = text.floor_char_boundary(MOST_BYTES);
        return Err(NotationError { at: at..at, expected: Expected::Shorter(MOST_BYTES), found: String::new() });
    }
    let mut reader = Reader {
        cursor,
        told: ParsedSetup::default(),
        setup: nothing(),
        roster: Roster::default(),
        moves: Vec::new(),
        offer: None,
        bet: 0,
        calls: Vec::new(),
    };
    reader.setup()?;
    if reader.told.is_empty() && reader.cursor.clone().player()?.is_none() {
        return Err(reader.cursor.expected(Expected::Setup));
    }
    let (setup, blinds) = reader.conditions()?;
    reader.bet = if blinds && setup.street == Street::Preflop { setup.big_blind } else { 0 };
    reader.setup = setup;
    reader.acts()?;
    reader.finish(blinds)
}

/// A setup before anything is told.
fn nothing() -> Setup {
    Setup {
        structure: Structure::default(),
        street: Street::default(),
        small_blind: 0,
        big_blind: 0,
        ante: Ante::None,
        pot: 0,
        stacks: Vec::new(),
    }
}

impl Reader<'_> {
    fn acts(&mut self) -> Result<(), NotationError> {
        loop {
            let before = self.cursor;
            let first = self.moves.is_empty() && self.offer.is_none();
            if !(self.cursor.separators() || first) {
                return Err(before.expected(Expected::Next));
            }
            if self.cursor.peek().is_none() {
                return Ok(());
            }
            if let Some(offer) = &self.offer {
                return Err(self.cursor.wrong(offer.at.clone(), Expected::SilentLast));
            }
            self.one_act()?;
        }
    }

    fn one_act(&mut self) -> Result<(), NotationError> {
        if self.cursor.clone().phrase(&Key::SETUP).is_some() {
            return Err(self.cursor.expected(Expected::SetupFirst));
        }
        let named = self.cursor.player()?.ok_or_else(|| self.cursor.expected(Expected::Player))?;
        let start = named.1.start;
        let player = self.roster.player(&self.cursor, named)?;
        let act = match self.act()? {
            Told::Act(act) => act,
            Told::Offer(motions) => {
                self.offer = Some(Offer { player, motions, at: start..self.cursor.at });
                return Ok(());
            }
        };
        let stack = self.told.stacks.iter().find(|(of, _)| *of == player).map(|(_, stack)| *stack);
        self.bet = self.bet.max(in_front(&act, self.bet, stack).unwrap_or_default());
        self.moves.push(Move { player, act, at: start..self.cursor.at });
        Ok(())
    }
}
