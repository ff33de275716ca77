//! Hands that were shown, and the board.

use super::super::cards::CardWords;
use super::super::cursor::Cursor;
use super::super::error::{Expected, NotationError};
use super::super::key::Key;
use super::super::vocabulary::Vocabulary;
use super::seats::Seating;
use crate::showdown::Hands;

/// The most cards of a board, and of a hand.
pub(super) const MOST: [usize; 2] = [5, 7];

/// Hands and a board.
pub(super) fn hands(mut cursor: Cursor, vocabulary: &Vocabulary) -> Result<Hands, NotationError> {
    let words = CardWords::new(vocabulary);
    let mut seating = Seating::default();
    let (mut hands, mut board, mut known) = (Vec::new(), None, Vec::new());
    cursor.separators();
    loop {
        cursor.blanks();
        let start = cursor.at;
        let of_board = cursor.phrase(&[Key::Board]).is_some();
        if of_board && board.is_some() {
            return Err(cursor.wrong(start..cursor.at, Expected::Once));
        }
        if !of_board {
            let named = cursor.player()?.ok_or_else(|| cursor.expected(Expected::Player))?;
            seating.new_player(&cursor, named)?;
        }
        cursor.eat(&[':', '=']);
        let mut ahead = cursor;
        let cards = ahead.cards(&words, &mut known)?;
        let most = MOST[usize::from(!of_board)];
        if cards.len() > most {
            ahead.blanks();
            return Err(cursor.wrong(start..ahead.at, Expected::Cards(most)));
        }
        cursor = ahead;
        match of_board {
            true => board = Some(cards),
            false => hands.push(cards),
        }
        let before = cursor;
        let separated = cursor.separators();
        if cursor.peek().is_none() {
            return Ok(Hands { players: seating.finish().players, hands, board: board.unwrap_or_default() });
        }
        if !separated {
            return Err(before.expected(Expected::Card));
        }
    }
}
