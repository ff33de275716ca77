//! Pots and who won them.

use super::super::cursor::Cursor;
use super::super::error::{Expected, NotationError};
use super::super::key::Key;
use super::seats::Seating;
use crate::betting::{Amount, MOST};
use crate::locale::NumberError;
use crate::showdown::{Winners, Won, WonPots};

/// Pots with their amounts.
pub(super) fn pots(mut cursor: Cursor) -> Result<WonPots, NotationError> {
    let mut seating = Seating::default();
    cursor.part_ends();
    seating.seats(&mut cursor)?;
    let (mut pots, mut sum) = (Vec::new(), 0);
    loop {
        label(&mut cursor, true);
        let piles = cursor.chips()?.ok_or_else(|| cursor.expected(Expected::Pot))?;
        sum += piles.worth;
        if sum > MOST {
            return Err(cursor.wrong(piles.at, Expected::Number(NumberError::TooLarge)));
        }
        cursor.phrase(&[Key::Chips]);
        let [high, low] = winners_of(&mut cursor, &mut seating)?;
        pots.push(Won { amount: piles.worth as Amount, high, low });
        if ended(&mut cursor)? {
            return Ok(WonPots { seats: seating.finish(), pots });
        }
    }
}

/// The winners of pots, without amounts.
pub(super) fn winners(mut cursor: Cursor) -> Result<Winners, NotationError> {
    let mut seating = Seating::default();
    cursor.part_ends();
    seating.seats(&mut cursor)?;
    let mut pots = Vec::new();
    loop {
        label(&mut cursor, false);
        pots.push(winners_of(&mut cursor, &mut seating)?);
        if ended(&mut cursor)? {
            return Ok(Winners { seats: seating.finish(), pots });
        }
    }
}

/// Steps over what a pot is called: `main pot`, `side pot 2:`. A number before a colon is the pot's only where another one
/// follows, or where no amounts are told.
fn label(cursor: &mut Cursor, amounts: bool) {
    let side = cursor.phrase(&[Key::Main, Key::Side, Key::Pot]) == Some(Key::Side);
    let mut ahead = *cursor;
    ahead.blanks();
    let numbered = side && !ahead.skip(|c| c.is_ascii_digit()).is_empty() && ahead.eat(&[':', '=']);
    ahead.blanks();
    if numbered && (!amounts || ahead.peek().is_some_and(|c| c.is_ascii_digit())) {
        *cursor = ahead;
    }
    cursor.eat(&[':', '=']);
}

/// Whether the text is at its end behind a pot; between pots there is a semicolon or a new line.
fn ended(cursor: &mut Cursor) -> Result<bool, NotationError> {
    let before = *cursor;
    match cursor.part_ends() {
        true => Ok(cursor.peek().is_none()),
        false => Err(before.expected(Expected::Winner)),
    }
}

/// Steps over a word between players. The letter that is "and" in Slovak is the player A where players are written like it.
fn between_players(cursor: &mut Cursor, last: Option<char>) {
    let before = *cursor;
    if cursor.phrase(&[Key::And, Key::Wins]).is_some() {
        let word = cursor.text[before.at..cursor.at].trim();
        let letter = word.chars().count() == 1;
        if letter && (word != "a" || last.is_none_or(char::is_lowercase)) {
            *cursor = before;
        }
    }
}

/// The winners of one pot: of the whole or its high half, and of its low half.
fn winners_of(cursor: &mut Cursor, seating: &mut Seating) -> Result<[Vec<usize>; 2], NotationError> {
    let mut sides = [Vec::new(), Vec::new()];
    let (mut at, mut told, mut last) = (0, [false; 2], None);
    loop {
        // `A / B` can be two winners of the pot, or one of each half.
        if cursor.clone().eat(&['/']) {
            return Err(cursor.expected(Expected::Halves));
        }
        cursor.eat(&[',', ':', '=', '+', '&']);
        between_players(cursor, last);
        let before = *cursor;
        if let Some(key) = cursor.phrase(&[Key::High, Key::Low]) {
            at = usize::from(key == Key::Low);
            let unled = !told[0] && !told[1] && !sides[0].is_empty();
            if unled || std::mem::replace(&mut told[at], true) {
                return Err(before.expected(Expected::Winner));
            }
            continue;
        }
        let Some(named) = cursor.player()? else {
            break;
        };
        let place = named.1.clone();
        let player = seating.place(cursor, named)?;
        if sides[at].contains(&player) {
            return Err(cursor.wrong(place, Expected::PlayerOnce));
        }
        sides[at].push(player);
        last = cursor.text[place].chars().next();
    }
    match (sides[0].is_empty(), sides[1].is_empty(), told) {
        // Where a low half is told, so is the high one.
        (true, ..) | (false, true, [_, true]) => Err(cursor.expected(Expected::Winner)),
        _ => Ok(sides),
    }
}
