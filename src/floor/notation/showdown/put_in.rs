//! What each player has put into the pot, and the pots that it makes.

use super::super::amount::Piles;
use super::super::cursor::Cursor;
use super::super::error::{Expected, NotationError};
use super::super::key::Key;
use super::seats::Seating;
use crate::betting::round::Pots;
use crate::betting::{Amount, MOST};
use crate::locale::NumberError;
use crate::showdown::PutIn;
use std::ops::Range;

/// What each player has put in, in the whole hand.
pub(super) fn put_in(mut cursor: Cursor) -> Result<PutIn, NotationError> {
    let mut seating = Seating::default();
    let mut stakes = Vec::new();
    let (mut dead, mut antes, mut sum) = (None, Antes::default(), 0);
    cursor.separators();
    seating.seats(&mut cursor)?;
    loop {
        cursor.blanks();
        let start = cursor.at;
        let Entry { player, piles, ante, folded } = entry(&mut cursor, &mut seating, &stakes)?;
        sum += piles.worth + ante.unwrap_or(0);
        antes.add(ante, player.is_some(), start..cursor.at);
        if sum > MOST {
            return Err(cursor.wrong(piles.at, Expected::Number(NumberError::TooLarge)));
        }
        match player {
            Some(player) => stakes.push((player, (piles.worth, folded))),
            None if ante.is_some() => {}
            None if dead.is_some() => return Err(cursor.wrong(start..cursor.at, Expected::Once)),
            None => dead = Some(piles.worth),
        }
        let before = cursor;
        if !cursor.separators() {
            return Err(before.expected(Expected::Next));
        }
        if cursor.peek().is_none() {
            break;
        }
    }
    if stakes.is_empty() {
        return Err(cursor.expected(Expected::PutIn));
    }
    let seats = seating.finish();
    // Who is listed and has put nothing in, is not in the hand.
    let of = |player: usize| stakes.iter().find(|(of, _)| *of == player).map_or((0, true), |(_, stake)| *stake);
    let stakes: Vec<(Amount, bool)> = (0..seats.players.len()).map(of).collect();
    let pots = Box::new(Pots::of_stakes(&stakes, dead.unwrap_or_default() + antes.worth));
    if let Some(at) = antes.in_doubt(pots.uncalled.map(|back| back.amount)) {
        return Err(cursor.wrong(at, Expected::AnteInIt(antes.worth)));
    }
    Ok(PutIn { seats, pots, ante_told: dead.is_some() || antes.worth > 0, mucked: Vec::new(), line: None })
}

/// Dead antes that were told by themselves: no bets, and nobody matches them.
#[derive(Default)]
struct Antes {
    worth: Amount,
    /// Where one was told that is nobody's among the players.
    alone: Option<Range<usize>>,
}

impl Antes {
    fn add(&mut self, ante: Option<Amount>, of_player: bool, at: Range<usize>) {
        self.worth += ante.unwrap_or(0);
        if ante.is_some() && !of_player {
            self.alone = Some(at);
        }
    }

    /// Where it can be meant two ways: just as much as the ante goes back to a player, so that it may be counted among that
    /// player's chips as well.
    fn in_doubt(&self, back: Option<Amount>) -> Option<Range<usize>> {
        self.alone.clone().filter(|_| back == Some(self.worth))
    }
}

/// What one entry tells.
struct Entry {
    /// The player; none for what lies in the pot of nobody, or for an ante told by itself.
    player: Option<usize>,
    piles: Piles,
    /// A dead ante: what the player put in besides, or, of nobody, the whole entry.
    ante: Option<Amount>,
    folded: bool,
}

/// What one player has put in and whether he folded; no player for what lies in the pot of nobody.
///
/// `bb ante 200` is a dead ante by itself, `BB 1000 ante 200` one besides what the player has bet.
fn entry<T>(cursor: &mut Cursor, seating: &mut Seating, told: &[(usize, T)]) -> Result<Entry, NotationError> {
    let own = cursor.phrase(&[Key::Dead, Key::Pot, Key::Ante, Key::BigBlindAnte]);
    let lies = own.is_some();
    let named = match lies {
        true => None,
        false => Some(cursor.player()?.ok_or_else(|| cursor.expected(Expected::PutIn))?),
    };
    cursor.eat(&[':', '=']);
    let player = named.map(|named| roster_place(seating, cursor, named, told)).transpose()?;
    let before_amount = words(cursor);
    let piles = cursor.piles()?.ok_or_else(|| cursor.expected(Expected::Amount))?;
    cursor.phrase(&[Key::Chips]);
    let mut folded = words(cursor) | before_amount;
    let mut ante = (own == Some(Key::BigBlindAnte)).then_some(piles.worth);
    if !lies && cursor.phrase(&[Key::Ante, Key::BigBlindAnte]).is_some() {
        ante = Some(cursor.piles()?.ok_or_else(|| cursor.expected(Expected::Amount))?.worth);
        folded |= words(cursor);
    }
    Ok(Entry { player, piles, ante, folded })
}

/// The place of a player who has not been told of yet.
fn roster_place<T>(
    seating: &mut Seating,
    cursor: &Cursor,
    named: (String, std::ops::Range<usize>),
    told: &[(usize, T)],
) -> Result<usize, NotationError> {
    let at = named.1.clone();
    let player = seating.place(cursor, named)?;
    match told.iter().any(|(known, _)| *known == player) {
        true => Err(cursor.wrong(at, Expected::PlayerOnce)),
        false => Ok(player),
    }
}

/// Steps over what a player did; whether he folded.
fn words(cursor: &mut Cursor) -> bool {
    let mut folded = false;
    while let Some(key) = cursor.phrase(&[Key::Fold, Key::AllIn, Key::Call, Key::Bet, Key::Silent, Key::After]) {
        folded |= key == Key::Fold;
    }
    cursor.eat(&['(']);
    folded |= cursor.phrase(&[Key::Fold, Key::AllIn]) == Some(Key::Fold);
    cursor.eat(&[')']);
    folded
}
