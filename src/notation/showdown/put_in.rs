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

/// What each player has put in, in the whole hand.
pub(super) fn put_in(mut cursor: Cursor) -> Result<PutIn, NotationError> {
    let mut seating = Seating::default();
    let (mut stakes, mut dead, mut sum) = (Vec::new(), None, 0);
    cursor.separators();
    seating.seats(&mut cursor)?;
    loop {
        cursor.blanks();
        let start = cursor.at;
        let (player, piles, folded) = entry(&mut cursor, &mut seating, &stakes)?;
        sum += piles.worth;
        if sum > MOST {
            return Err(cursor.wrong(piles.at, Expected::Number(NumberError::TooLarge)));
        }
        match player {
            Some(player) => stakes.push((player, (piles.worth, folded))),
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
    let pots = Box::new(Pots::of_stakes(&stakes, dead.unwrap_or_default()));
    Ok(PutIn { seats, pots, line: None })
}

/// What one player has put in and whether he folded; no player for what lies in the pot of nobody.
fn entry<T>(
    cursor: &mut Cursor,
    seating: &mut Seating,
    told: &[(usize, T)],
) -> Result<(Option<usize>, Piles, bool), NotationError> {
    let lies = cursor.phrase(&[Key::Dead, Key::Pot, Key::Ante]).is_some();
    let named = match lies {
        true => None,
        false => Some(cursor.player()?.ok_or_else(|| cursor.expected(Expected::PutIn))?),
    };
    cursor.eat(&[':', '=']);
    let player = named.map(|named| roster_place(seating, cursor, named, told)).transpose()?;
    let before_amount = words(cursor);
    let piles = cursor.piles()?.ok_or_else(|| cursor.expected(Expected::Amount))?;
    cursor.phrase(&[Key::Chips]);
    let folded = words(cursor) | before_amount;
    Ok((player, piles, folded))
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
