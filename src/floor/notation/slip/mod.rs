//! What a floor has on a slip, told on one line or in a CSV file, read into a [`Slip`].
//!
//! ```text
//! seats   = SEAT : PILES [[and] more]        7: 4x25 1x100; 8: 3x25         mark: a semicolon, a new line, a comma and a blank
//! cards   = SEAT : CARD…                     1: Kh 7c; 3: As
//! prizes  = PLACE[-PLACE] : MONEY            1: 5000, 2: 3000, 3-5: 1000
//! out     = PLAYER [TABLE] [N]               A T1 12000, B T2 8000          the stack at the start of the hand
//! tables  = TABLE [:] COUNT [players] DETAIL…, also behind a mark           T1 9 players, T2 6; BB next seat 4
//! DETAIL  = BB [next] [seat] SEAT | SB [next] [seat] SEAT | empty [seats] SEAT… | last [seat] SEAT
//! PILES   = 4x25 1x100, a single chip without its 1x where nothing else stands before it: 100
//! CARD    = A K Q J T 10 9 … 2 with s h d c or ♠ ♥ ♦ ♣, and in the letters of other languages, as at a showdown
//! ```
//!
//! A detail belongs to the table that was named last. The big blind and small blind are those of the next hand.

mod csv;
mod prizes;
mod seats;
mod tables;

pub use csv::{CsvError, CsvFault, LineColumn, read_csv};

use super::cards::CardWords;
use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::read::MOST_BYTES;
use super::vocabulary::Vocabulary;
use crate::tournament::{Slip, SlipForm, SlipList};
use std::ops::Range;

/// Reads a slip.
///
/// # Errors
/// The place that cannot be read, or cannot be true.
pub fn read_slip(vocabulary: Vocabulary, form: SlipForm, text: &str) -> Result<Slip, NotationError> {
    let start = Cursor::new(text, vocabulary);
    if text.len() > MOST_BYTES {
        return Err(start.wrong(0..text.len().min(1), Expected::Shorter(MOST_BYTES)));
    }
    read_list(vocabulary, form, text)
}

/// Reads a slip of any length.
fn read_list(vocabulary: Vocabulary, form: SlipForm, text: &str) -> Result<Slip, NotationError> {
    let start = Cursor::new(text, vocabulary);
    let entries = entries(text);
    if entries.is_empty() {
        return Err(start.expected(Expected::Slip(form)));
    }
    let entry = |at: &Range<usize>| {
        let mut cursor = Cursor::new(&text[..at.end], vocabulary);
        cursor.at = at.start;
        cursor
    };
    let cursors = entries.iter().map(entry);
    let list = match form {
        SlipForm::Seats => SlipList::Seats(seats::chips(cursors)?),
        SlipForm::Cards => SlipList::Cards(seats::cards(cursors, &CardWords::new(&vocabulary))?),
        SlipForm::Prizes => SlipList::Prizes(prizes::prizes(cursors)?),
        SlipForm::Out => SlipList::Out(tables::out(cursors)?),
        SlipForm::Tables => SlipList::Tables(tables::tables(cursors)?),
    };
    Ok(Slip { text: text.trim().to_owned(), list })
}

/// The entries of a slip: what stands between semicolons, new lines, and commas with a blank behind them.
fn entries(text: &str) -> Vec<Range<usize>> {
    let mut list = Vec::new();
    let mut start = 0;
    let mut push = |range: Range<usize>| {
        let entry = &text[range.clone()];
        let (blank, rest) = (entry.len() - entry.trim_start().len(), entry.trim());
        if !rest.is_empty() {
            list.push(range.start + blank..range.start + blank + rest.len());
        }
    };
    for (at, mark) in text.match_indices([';', '\n', ',']) {
        let behind = text[at + 1..].chars().next();
        if mark != "," || behind.is_none_or(char::is_whitespace) {
            push(start..at);
            start = at + 1;
        }
    }
    push(start..text.len());
    list
}

impl Cursor<'_> {
    /// A whole number of this range, with its place.
    pub(super) fn whole(
        &mut self,
        range: std::ops::RangeInclusive<u64>,
        expected: Expected,
    ) -> Result<(u64, Range<usize>), NotationError> {
        self.blanks();
        let at = self.clone().skip(|c| c.is_ascii_digit());
        let number = self.text[at.clone()].parse().ok().filter(|number| range.contains(number));
        let Some(number) = number else {
            return Err(if at.is_empty() { self.expected(expected) } else { self.wrong(at, expected) });
        };
        self.at = at.end;
        Ok((number, at))
    }

    /// The number of a seat, with or without the word for it.
    fn seat_number(&mut self) -> Result<(u64, Range<usize>), NotationError> {
        self.phrase(&[Key::Seat]);
        self.whole(1..=crate::tournament::MOST_SEAT, Expected::Seat(crate::tournament::MOST_SEAT))
    }

    /// The colon behind what an entry is about.
    fn colon(&mut self) -> Result<(), NotationError> {
        match self.eat(&[':', '=']) {
            true => Ok(()),
            false => Err(self.expected(Expected::Colon)),
        }
    }

    /// The end of the entry.
    fn end(mut self) -> Result<(), NotationError> {
        self.blanks();
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.expected(Expected::SlipEnd)),
        }
    }

    /// What stands between blanks, with its place.
    fn piece(&mut self) -> Option<Range<usize>> {
        self.blanks();
        let at = self.skip(|c| !c.is_whitespace());
        (!at.is_empty()).then_some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comma_within_a_number_separates_nothing() {
        let text = " 1: 5,000, 2: 3,000 ;; 3: 1\n4: 2";
        let list: Vec<&str> = entries(text).into_iter().map(|at| &text[at]).collect();
        assert_eq!(list, ["1: 5,000", "2: 3,000", "3: 1", "4: 2"]);
    }
}
