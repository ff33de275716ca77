//! Seats with their chips, and seats with the cards that they drew.

use crate::betting::{AmountError, Chips, total};
use crate::locale::{NumberContext, NumberError, read_piles};
use crate::notation::cards::CardWords;
use crate::notation::cursor::Cursor;
use crate::notation::error::{Expected, NotationError};
use crate::notation::key::Key;
use crate::tournament::{CardsOfSeat, ChipsOfSeat};
use std::ops::Range;

/// Seats with their chips: `7: 4x25 1x100`.
pub(super) fn chips<'a>(entries: impl Iterator<Item = Cursor<'a>>) -> Result<Vec<ChipsOfSeat>, NotationError> {
    let mut list: Vec<ChipsOfSeat> = Vec::new();
    for mut entry in entries {
        let (seat, at) = entry.seat_number()?;
        if list.iter().any(|known| known.seat == seat) {
            return Err(entry.wrong(at, Expected::SeatOnce));
        }
        entry.colon()?;
        let (chips, more) = piles(&mut entry)?;
        list.push(ChipsOfSeat { seat, chips, more });
    }
    Ok(list)
}

/// Piles between blanks or plus signs, and whether there are more chips than these.
fn piles(entry: &mut Cursor) -> Result<(Vec<Chips>, bool), NotationError> {
    let start = entry.at;
    let mut chips: Vec<Chips> = Vec::new();
    let mut alone = false;
    loop {
        entry.eat(&['+']);
        entry.phrase(&[Key::And]);
        if entry.phrase(&[Key::More]).is_some() {
            entry.end()?;
            return Ok((chips, true));
        }
        let Some(at) = entry.skip_pile() else {
            break;
        };
        let text = &entry.text[at.clone()];
        let told = read_piles(entry.language(), NumberContext::Chips, text);
        let told = told.map_err(|why| entry.wrong(at.clone(), Expected::Number(why)))?;
        let single = !text.contains(['x', 'X', '×', '*']);
        // "1 200" could be one chip or two.
        if single && alone || told.iter().any(|pile| pile.count == 0 || pile.value == 0) {
            return Err(entry.wrong(at, Expected::Pile));
        }
        alone = single;
        chips.extend(told);
    }
    (*entry).end()?;
    if chips.is_empty() {
        return Err(entry.expected(Expected::Pile));
    }
    let all = start..entry.at;
    let too_large = |_: AmountError| entry.wrong(all, Expected::Number(NumberError::TooLarge));
    total(&chips).map_err(too_large)?;
    Ok((chips, false))
}

impl Cursor<'_> {
    /// Steps over what stands between blanks and plus signs, if it begins with a digit.
    fn skip_pile(&mut self) -> Option<Range<usize>> {
        self.blanks();
        if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
            return None;
        }
        Some(self.skip(|c| !c.is_whitespace() && c != '+'))
    }
}

/// Seats with the cards that they drew: `1: Kh 7c`.
pub(super) fn cards<'a>(
    entries: impl Iterator<Item = Cursor<'a>>,
    words: &CardWords,
) -> Result<Vec<CardsOfSeat>, NotationError> {
    let mut list: Vec<CardsOfSeat> = Vec::new();
    for mut entry in entries {
        let (seat, at) = entry.seat_number()?;
        if list.iter().any(|known| known.seat == seat) {
            return Err(entry.wrong(at, Expected::SeatOnce));
        }
        entry.colon()?;
        let mut cards = Vec::new();
        while let Some(at) = { entry }.piece() {
            let card = entry.card(words).ok_or_else(|| entry.wrong(at.clone(), Expected::Card))?;
            if cards.contains(&card) || list.iter().any(|known| known.cards.contains(&card)) {
                return Err(entry.wrong(at, Expected::CardOnce));
            }
            cards.push(card);
        }
        if cards.is_empty() {
            return Err(entry.expected(Expected::Card));
        }
        list.push(CardsOfSeat { seat, cards });
    }
    Ok(list)
}
