//! How the players of a line sit.

use super::super::cursor::Cursor;
use super::super::error::{Expected, NotationError};
use super::super::key::Key;
use super::super::player::{BIG_BLIND, BUTTON, Roster, SMALL_BLIND, is_position, is_seat};
use crate::betting::round::{HandLine, MOST_PLAYERS, PlayerName};
use crate::showdown::Seats;
use std::ops::Range;

/// The positions in the order of their seats, left of the button on.
const POSITIONS: [&str; 9] = [SMALL_BLIND, BIG_BLIND, "UTG", "EP", "MP", "LJ", "HJ", "CO", BUTTON];

/// The players so far, from the left of the button on where they were listed, and what was told of their seats.
#[derive(Default)]
pub(super) struct Seating {
    roster: Roster,
    /// The seat that has the button.
    button: Option<usize>,
}

impl Seating {
    /// The place of a player, who is added if he is new.
    pub(super) fn place(
        &mut self,
        cursor: &Cursor,
        (name, at): (String, Range<usize>),
    ) -> Result<usize, NotationError> {
        match self.roster.known(&name) {
            Some(known) => Ok(known),
            None if self.roster.listed => Err(cursor.wrong(at, Expected::Listed)),
            None => self.roster.add(cursor, (name, at)),
        }
    }

    /// The place of a player who must be new.
    pub(super) fn new_player(
        &mut self,
        cursor: &Cursor,
        named: (String, Range<usize>),
    ) -> Result<usize, NotationError> {
        match self.roster.known(&named.0).is_some() {
            true => Err(cursor.wrong(named.1, Expected::PlayerOnce)),
            false => self.place(cursor, named),
        }
    }

    /// Reads how the players sit, where the text begins with it.
    pub(super) fn seats(&mut self, cursor: &mut Cursor) -> Result<(), NotationError> {
        let mut ahead = *cursor;
        match ahead.phrase(&[Key::Players, Key::Button]) {
            Some(Key::Players) => {
                ahead.eat(&[':']);
                while !ahead.part_ends() {
                    ahead.eat(&[',']);
                    let named = ahead.player()?.ok_or_else(|| ahead.expected(Expected::Player))?;
                    self.new_player(&ahead, named)?;
                }
                self.roster.listed = true;
                *cursor = ahead;
            }
            Some(_) => {
                ahead.eat(&[':', '=']);
                ahead.phrase(&[Key::Seat]);
                ahead.blanks();
                let digits = ahead.skip(|c| c.is_ascii_digit());
                let number = ahead.text[digits.clone()].parse::<usize>().ok();
                // `button 500` is a player; `button 4;` is a seat.
                if !ahead.part_ends() || digits.is_empty() {
                    return Ok(());
                }
                let known = number.filter(|number| (1..=MOST_PLAYERS).contains(number));
                self.button = Some(known.ok_or_else(|| cursor.wrong(digits, Expected::ButtonSeat))?);
                *cursor = ahead;
            }
            None => {}
        }
        Ok(())
    }

    /// The players with what is known of their seats.
    pub(super) fn finish(self) -> Seats {
        let names = &self.roster.names;
        let from_button = match self.roster.listed {
            true => Some((0..names.len()).collect()),
            false => names.iter().map(|name| self.seat_of(name)).collect(),
        };
        Seats { players: self.roster.names.into_iter().map(PlayerName::from).collect(), from_button }
    }

    /// How early a player comes left of the button, by the name; none where the names do not tell.
    fn seat_of(&self, name: &str) -> Option<usize> {
        let letters = self.roster.names.iter().any(|name| is_letter(name));
        if is_seat(name) {
            let alone = self.roster.names.iter().all(|name| is_seat(name));
            let (seat, button) = (name.parse::<usize>().ok()?, self.button.filter(|_| alone)?);
            return Some((seat + MOST_PLAYERS - button - 1) % MOST_PLAYERS);
        }
        if is_letter(name) {
            // A is the first; the blinds sit before any letter.
            return Some(10 + usize::from(name.as_bytes()[0]));
        }
        let (position, behind) = name.split_once('+').unwrap_or((name, "0"));
        let place = POSITIONS.iter().position(|known| *known == position)?;
        let place = 10 * place + behind.parse::<usize>().ok()?;
        match position {
            SMALL_BLIND | BIG_BLIND if letters => Some(place / 10),
            BUTTON if letters => Some(usize::MAX),
            // Where a letter sits among other positions, nobody knows.
            _ if letters => None,
            _ => Some(place),
        }
    }
}

fn is_letter(name: &str) -> bool {
    !is_seat(name) && !is_position(name)
}

/// How players of a betting line sit, from its names: as they act, behind the blinds.
pub(super) fn of_line(line: &HandLine) -> Seats {
    let count = line.players.len();
    let blind = |player: usize| line.blinds.iter().position(|blind| *blind == Some(player));
    let all_seats = line.players.iter().all(|name| is_seat(name));
    let roster = Roster { names: line.players.iter().map(ToString::to_string).collect(), ..Roster::default() };
    let named = Seating { roster, button: None }.finish();
    let letters = line.players.iter().all(|name| is_letter(name) || *name == SMALL_BLIND || *name == BIG_BLIND);
    let heads_up = line.setup.heads_up && count == 2;
    let from_button = match (all_seats, heads_up) {
        (true, _) => None,
        // Heads-up the small blind has the button.
        (false, true) => Some((0..count).map(|player| usize::from(line.blinds[1] != Some(player))).collect()),
        (false, false) if letters => Some((0..count).map(|player| blind(player).unwrap_or(2 + player)).collect()),
        (false, false) => named.from_button,
    };
    Seats { players: line.players.to_vec(), from_button }
}
