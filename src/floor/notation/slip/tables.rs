//! Tables with their players, and players who are out.

use crate::notation::cursor::Cursor;
use crate::notation::error::{Expected, NotationError};
use crate::notation::key::Key;
use crate::tournament::{MOST_SEAT, MOST_TABLES, Out, TableCount, same_name};
use std::ops::Range;

/// The words for the next one. In Slovak one of them is that for others, too.
const NEXT: &[Key] = &[Key::Next, Key::Others];

impl Cursor<'_> {
    /// The name of a table or player: one word of letters and digits, for a table also behind the word for it.
    fn name(&mut self, word: bool) -> Option<String> {
        self.blanks();
        let start = self.at;
        let mut ahead = *self;
        if word && ahead.phrase(&[Key::Table]).is_some() {
            ahead.blanks();
        }
        if ahead.skip(char::is_alphanumeric).is_empty() {
            return None;
        }
        self.at = ahead.at;
        Some(self.text[start..self.at].to_owned())
    }
}

/// Tables: `T1 9 players, T2 6; BB next seat 4`.
pub(super) fn tables<'a>(entries: impl Iterator<Item = Cursor<'a>>) -> Result<Vec<TableCount>, NotationError> {
    let mut list: Vec<TableCount> = Vec::new();
    for mut entry in entries {
        if let Some(table) = list.last_mut()
            && detail(&mut entry.clone(), &mut table.clone())?
        {
            details(entry, table)?;
            continue;
        }
        let start = entry.at;
        let name = entry.name(true).ok_or_else(|| entry.expected(Expected::Table))?;
        let at = start..entry.at;
        if list.iter().any(|known| same_name(&known.name, &name)) {
            return Err(entry.wrong(at, Expected::TableOnce));
        }
        if list.len() >= MOST_TABLES {
            return Err(entry.wrong(at, Expected::TooManyTables(MOST_TABLES)));
        }
        entry.eat(&[':', '=']);
        let (players, _) = entry.whole(1..=MOST_SEAT, Expected::PlayersOfTable(MOST_SEAT))?;
        entry.phrase(&[Key::Players, Key::PlayersOf]);
        list.push(TableCount {
            name,
            players,
            big_blind: None,
            small_blind: None,
            empty: Vec::new(),
            opened_last: None,
        });
        if let Some(table) = list.last_mut() {
            details(entry, table)?;
        }
    }
    Ok(list)
}

/// What is told of a table besides its players.
fn details(mut entry: Cursor, table: &mut TableCount) -> Result<(), NotationError> {
    entry.blanks();
    let start = entry.at;
    while detail(&mut entry, table)? {}
    entry.end()?;
    let seats = table.players + table.empty.len() as u64;
    let single = [table.big_blind, table.small_blind, table.opened_last];
    let strange = |seat: &u64| !table.empty.is_empty() && *seat > seats;
    let wrong = match single.iter().flatten().chain(&table.empty).find(|seat| strange(seat)) {
        Some(_) => Some(Expected::Seat(seats)),
        None if seats > MOST_SEAT => Some(Expected::PlayersOfTable(MOST_SEAT)),
        None if table.big_blind.is_some_and(|seat| table.empty.contains(&seat)) => Some(Expected::TakenSeat),
        None if table.big_blind.is_some() && table.big_blind == table.small_blind => Some(Expected::SeatOnce),
        None if table.opened_last.is_some_and(|seat| !still_empty(table, seat)) => Some(Expected::EmptySeat),
        None => None,
    };
    match wrong {
        Some(expected) => Err(entry.wrong(start..entry.at, expected)),
        None => Ok(()),
    }
}

/// Whether a seat can be the one that opened last: one of the empty seats, where these are told, and nobody's blind.
fn still_empty(table: &TableCount, seat: u64) -> bool {
    table.big_blind != Some(seat) && (table.empty.is_empty() || table.empty.contains(&seat))
}

/// One of these details, if it comes next.
fn detail(entry: &mut Cursor, table: &mut TableCount) -> Result<bool, NotationError> {
    let mut ahead = *entry;
    if ahead.phrase(&[Key::Empty]).is_some() {
        ahead.phrase(&[Key::Players, Key::Seat]);
        loop {
            let (seat, at) = ahead.seat_number()?;
            if table.empty.contains(&seat) {
                return Err(ahead.wrong(at, Expected::SeatOnce));
            }
            table.empty.push(seat);
            ahead.eat(&['+', ',']);
            ahead.blanks();
            if !ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
                *entry = ahead;
                return Ok(true);
            }
        }
    }
    if ahead.phrase(&[Key::OpenedLast]).is_some() {
        ahead.eat(&[':', '=']);
        let (seat, at) = ahead.seat_number()?;
        if table.opened_last.replace(seat).is_some() {
            return Err(ahead.wrong(at, Expected::Once));
        }
        *entry = ahead;
        return Ok(true);
    }
    ahead.phrase(NEXT);
    let Some(blind) = ahead.phrase(&[Key::BigBlind, Key::SmallBlind]) else {
        return Ok(false);
    };
    ahead.phrase(NEXT);
    ahead.eat(&[':', '=']);
    let (seat, at) = ahead.seat_number()?;
    let place = if blind == Key::BigBlind { &mut table.big_blind } else { &mut table.small_blind };
    if place.is_some() {
        return Err(ahead.wrong(at, Expected::Once));
    }
    *place = Some(seat);
    *entry = ahead;
    Ok(true)
}

/// That a player is told, and was not before; `at` is the place of the name.
pub(super) fn another_player(
    list: &[Out],
    player: &str,
    entry: &Cursor,
    at: Range<usize>,
) -> Result<(), NotationError> {
    match list.iter().any(|known| same_name(&known.player, player)) {
        _ if player.is_empty() => Err(entry.expected(Expected::Player)),
        true => Err(entry.wrong(at, Expected::PlayerOnce)),
        false => Ok(()),
    }
}

/// Players who are out: `A T1 12000, B T2 8000`.
pub(super) fn out<'a>(entries: impl Iterator<Item = Cursor<'a>>) -> Result<Vec<Out>, NotationError> {
    let mut list: Vec<Out> = Vec::new();
    for mut entry in entries {
        let start = entry.at;
        entry.phrase(&[Key::Seat]);
        let player = entry.name(false).unwrap_or_default();
        another_player(&list, &player, &entry, start..entry.at)?;
        entry.eat(&[':']);
        entry.blanks();
        let table = match entry.peek() {
            Some(c) if c.is_alphabetic() => entry.name(true),
            _ => None,
        };
        entry.eat(&[':']);
        let stack = entry.chips()?.map(|piles| piles.worth);
        entry.end()?;
        list.push(Out { player, table, stack });
    }
    Ok(list)
}
