//! What is told of the end of a hand, read from a line of text.
//!
//! ```text
//! pots    = [seats ;] pot (; pot)…            pot = [main pot | side pot] N WINNERS
//! winners = [seats ;] WINNERS (; WINNERS)…    the main pot first: `A B; C`, `main A B; side C`
//! WINNERS = PLAYER… | high PLAYER… low PLAYER…
//! hands   = (PLAYER CARDS | board CARDS) (; …)…
//! put in  = [seats ;] PLAYER N [ante N] [all-in] [folds] (, …)… | pot N | [bb] ante N
//! seats   = button SEAT | players PLAYER PLAYER …      the first of them sits next to the button's left
//! ended   = a betting line ; showdown (; SHOWN)… (; board CARDS)
//! SHOWN   = PLAYER [all-in] ([shows] CARDS | mucks | says WORDS | "WORDS")…
//! CARDS   = Ah Kd, AhKd, A♥ K♦, 10h Td, and letters as `cards` reads them
//! ```
//!
//! A new line stands for a semicolon; a comma parts what is put in and hands, too. PLAYER and N are those of a betting line. How
//! players sit is known where seats are told with the button, where they are listed, where they are positions, and where they are
//! letters: A is the first to the left of the button.

mod ended;
mod hands;
mod pots;
mod put_in;
mod seats;

use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::read::MOST_BYTES;
use super::vocabulary::Vocabulary;
use crate::betting::round::{HandLine, Pots};
use crate::showdown::{PutIn, ShowdownTold, TypedShowdown};
pub use ended::{AtShowdown, EndedHand, Shown, read_ended};

/// Reads pots with their amounts and winners.
///
/// # Errors
/// The first place that cannot be read, and what should stand there.
pub fn read_pots(vocabulary: Vocabulary, text: &str) -> Result<TypedShowdown, NotationError> {
    let cursor = begin(vocabulary, text)?;
    Ok(told(text, ShowdownTold::Pots(pots::pots(cursor)?)))
}

/// Reads hands and a board.
///
/// # Errors
/// The first place that cannot be read, and what should stand there.
pub fn read_hands(vocabulary: Vocabulary, text: &str) -> Result<TypedShowdown, NotationError> {
    let cursor = begin(vocabulary, text)?;
    Ok(told(text, ShowdownTold::Hands(hands::hands(cursor, &vocabulary)?)))
}

/// Reads what each player has put in.
///
/// # Errors
/// The first place that cannot be read, and what should stand there.
pub fn read_put_in(vocabulary: Vocabulary, text: &str) -> Result<TypedShowdown, NotationError> {
    let cursor = begin(vocabulary, text)?;
    Ok(told(text, ShowdownTold::PutIn(put_in::put_in(cursor)?)))
}

/// Reads the winners of each pot, or the hands that were shown with the board.
///
/// # Errors
/// The first place that cannot be read, and what should stand there: where it reads as neither, of the two the place that is
/// reached later.
pub fn read_showdown(vocabulary: Vocabulary, text: &str) -> Result<TypedShowdown, NotationError> {
    let cursor = begin(vocabulary, text)?;
    let winners = match pots::winners(cursor) {
        Ok(winners) => return Ok(told(text, ShowdownTold::Winners(winners))),
        Err(error) => error,
    };
    match hands::hands(cursor, &vocabulary) {
        Ok(hands) => Ok(told(text, ShowdownTold::Hands(hands))),
        Err(error) if error.at.start >= winners.at.start => Err(error),
        Err(_) => Err(winners),
    }
}

/// What players have put in, from a hand that was told on a betting line and played: `pots` are those at its end.
#[must_use]
pub fn of_line(line: &HandLine, pots: Pots) -> TypedShowdown {
    told(&line.text, ShowdownTold::PutIn(put_in_on(line, &pots, Vec::new())))
}

/// The same, where these players gave up their hands at the showdown.
fn put_in_on(line: &HandLine, pots: &Pots, mucked: Vec<usize>) -> PutIn {
    let (seats, hand) = (seats::of_line(line), Some(Box::new(line.clone())));
    PutIn { seats, pots: Box::new(pots.without(&mucked)), ante_told: true, mucked, line: hand }
}

fn told(text: &str, of: ShowdownTold) -> TypedShowdown {
    TypedShowdown { text: text.trim().to_owned(), of }
}

/// The beginning of a text that is not too long.
fn begin<'a>(vocabulary: Vocabulary<'a>, text: &'a str) -> Result<Cursor<'a>, NotationError> {
    if text.len() > MOST_BYTES {
        let at = text.floor_char_boundary(MOST_BYTES);
        return Err(NotationError { at: at..at, expected: Expected::Shorter(MOST_BYTES), found: String::new() });
    }
    Ok(Cursor::new(text, vocabulary))
}

impl Cursor<'_> {
    /// Whether a part ends here: at a semicolon, a new line, or the end of the text. Steps over what ends it.
    fn part_ends(&mut self) -> bool {
        self.blanks();
        let marks = self.skip(|c| c.is_whitespace() || matches!(c, ';' | '\n'));
        self.peek().is_none() || self.text[marks].contains([';', '\n'])
    }
}
