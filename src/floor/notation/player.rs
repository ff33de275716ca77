//! The players of a line: their names, and who they are.

use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::key::Key;
use crate::betting::round::MOST_PLAYERS;
use std::ops::Range;

/// The players so far, in the order in which they were told.
#[derive(Default)]
pub(super) struct Roster {
    pub(super) names: Vec<String>,
    /// Where each was told first.
    pub(super) places: Vec<Range<usize>>,
    /// Whether they were listed, in the order of their seats.
    pub(super) listed: bool,
    /// Whether the list says that there are others.
    pub(super) others: bool,
    /// Whether the order is the blinds and then those who came in, one after the other: everybody else has folded.
    pub(super) blinds_first: bool,
}

impl Roster {
    /// The place of a player, who is added if he is new.
    ///
    /// # Errors
    /// When there are too many, or the player is not among those listed.
    pub(super) fn player(
        &mut self,
        cursor: &Cursor,
        (name, at): (String, Range<usize>),
    ) -> Result<usize, NotationError> {
        if let Some(known) = self.known(&name) {
            return Ok(known);
        }
        // The blinds need not be listed: they are players in any case.
        if self.listed && !self.others && name != SMALL_BLIND && name != BIG_BLIND {
            return Err(cursor.wrong(at, Expected::Listed));
        }
        self.add(cursor, (name, at))
    }

    /// The place of a player who was told already.
    pub(super) fn known(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    /// Adds a player.
    ///
    /// # Errors
    /// When there are too many.
    pub(super) fn add(&mut self, cursor: &Cursor, (name, at): (String, Range<usize>)) -> Result<usize, NotationError> {
        if self.names.len() == MOST_PLAYERS {
            return Err(cursor.wrong(at, Expected::Players(MOST_PLAYERS)));
        }
        self.names.push(name);
        self.places.push(at);
        Ok(self.names.len() - 1)
    }
}

/// The names that the program itself must know.
pub(super) const SMALL_BLIND: &str = "SB";
pub(super) const BIG_BLIND: &str = "BB";
pub(super) const BUTTON: &str = "BTN";

/// The name of a position.
fn position(key: Key) -> &'static str {
    match key {
        Key::SmallBlind => SMALL_BLIND,
        Key::BigBlind => BIG_BLIND,
        Key::UnderTheGun => "UTG",
        Key::Early => "EP",
        Key::Middle => "MP",
        Key::Lojack => "LJ",
        Key::Hijack => "HJ",
        Key::Cutoff => "CO",
        _ => BUTTON,
    }
}

/// Whether a name is a position: not a letter, not a seat.
pub(super) fn is_position(name: &str) -> bool {
    name.len() > 1 && !is_seat(name)
}

/// Whether a name is the number of a seat.
pub(super) fn is_seat(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_digit())
}

impl Cursor<'_> {
    /// The name of the player who comes next, and its place, if a player does.
    ///
    /// # Errors
    /// When it is a seat that no table has.
    pub(super) fn player(&mut self) -> Result<Option<(String, Range<usize>)>, NotationError> {
        self.blanks();
        let start = self.at;
        let name = match self.seat()? {
            Some(seat) => Some(seat),
            None => match self.position() {
                Some(key) => Some(position(key).to_owned() + &self.places_behind()),
                None => self.letter(),
            },
        };
        Ok(name.map(|name| (name, start..self.at)))
    }

    /// The position that comes next, with an article or without: `the small blind`.
    fn position(&mut self) -> Option<Key> {
        let mut ahead = *self;
        let key = ahead.phrase(&Key::POSITIONS).or_else(|| {
            ahead.phrase(&[Key::The])?;
            ahead.phrase(&Key::POSITIONS)
        })?;
        *self = ahead;
        Some(key)
    }

    /// The seat that comes next: its number alone, or behind `#` or a word for it.
    fn seat(&mut self) -> Result<Option<String>, NotationError> {
        let mut ahead = *self;
        let word = ahead.phrase(&[Key::Seat]).is_some();
        // `s3` is a seat, `S 3000` is the player S with 3000.
        if word && ahead.at - self.at > 1 {
            ahead.blanks();
        } else if word {
            self.seat_or_amount(ahead)?;
        }
        let sign = ahead.eat(&['#']);
        let digits = ahead.skip(|c| c.is_ascii_digit());
        if digits.is_empty() {
            return if sign { Err(ahead.expected(Expected::Seat(MOST_PLAYERS as u64))) } else { Ok(None) };
        }
        let number = ahead.text[digits.clone()].parse::<usize>().ok();
        match number.filter(|number| (1..=MOST_PLAYERS).contains(number)) {
            Some(number) => {
                *self = ahead;
                Ok(Some(number.to_string()))
            }
            None => Err(self.wrong(digits, Expected::Seat(MOST_PLAYERS as u64))),
        }
    }

    /// Refuses `S 3 400`, which is seat 3 with 400, or the player S with 3,400.
    fn seat_or_amount(&self, mut behind: Self) -> Result<(), NotationError> {
        let start = self.at;
        if behind.skip(|c| c == ' ').is_empty() {
            return Ok(());
        }
        let seat = behind.skip(|c| c.is_ascii_digit());
        let blank = behind.skip(|c| c == ' ');
        let amount = behind.skip(|c| c.is_ascii_digit());
        let number = |place: Range<usize>| self.text[place].parse::<u64>().ok();
        let (Some(number_of_seat), Some(rest)) = (number(seat.clone()), number(amount.clone())) else {
            return Ok(());
        };
        let groups = blank.len() == 1 && amount.len() == 3 && seat.len() < 3;
        if !groups || !(1..=MOST_PLAYERS as u64).contains(&number_of_seat) {
            return Ok(());
        }
        let one = number_of_seat.saturating_mul(1000).saturating_add(rest);
        let expected = Expected::SeatOrAmount { seat: number_of_seat, rest, one };
        Err(self.wrong(start..amount.end, expected))
    }

    /// How many places behind a position: `+1`, or `1` that touches its name, as `+1`.
    fn places_behind(&mut self) -> String {
        let mut ahead = *self;
        ahead.skip(|c| c == '+');
        let digits = ahead.skip(|c| c.is_ascii_digit());
        let places = &ahead.text[digits];
        if ahead.at - self.at > 2 || places.len() != 1 || places == "0" {
            return String::new();
        }
        *self = ahead;
        format!("+{places}")
    }
}
