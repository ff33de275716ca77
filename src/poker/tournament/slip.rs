//! What a floor has on a slip: seats with chips, race cards, prizes, players who are out, tables.

use crate::betting::{Amount, Chips};
use crate::cards::Card;
use serde::{Deserialize, Serialize};

/// Money in hundredths of its unit: prizes are exact, no part of a cent is made or lost.
pub type Cents = u64;

/// The highest number of a seat.
pub const MOST_SEAT: u64 = 12;

/// The most tables on a slip.
pub const MOST_TABLES: usize = 500;

/// The most paid places on a slip.
pub const MOST_PLACES: usize = 2_000;

/// The largest prize: ten thousand million.
pub const MOST_CENTS: Cents = 1_000_000_000_000;

/// What a slip lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum SlipForm {
    /// Seats with their chips.
    Seats,
    /// Seats with the cards that they drew.
    Cards,
    /// Places with their prizes.
    Prizes,
    /// Players who are out, with their tables and their stacks at the start of the hand.
    Out,
    /// Tables with their players.
    Tables,
}

impl SlipForm {
    /// The kinds of facts in the data that are slips.
    pub const ALL: [(&'static str, Self); 5] = [
        ("stacks", Self::Seats),
        ("cards", Self::Cards),
        ("prizes", Self::Prizes),
        ("players-out", Self::Out),
        ("tables", Self::Tables),
    ];

    /// The word by which data names it.
    #[must_use]
    pub fn key(self) -> &'static str {
        Self::ALL.iter().find(|(_, form)| *form == self).map_or("", |(key, _)| key)
    }
}

/// A slip as it was told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// As it was typed, or as it stands in its file.
    pub text: String,
    /// What it lists, in the order of the slip.
    pub list: SlipList,
}

/// What a slip lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SlipList {
    /// Seats with their chips, each seat once.
    Seats(Vec<ChipsOfSeat>),
    /// Seats with the cards that they drew, each seat and each card once.
    Cards(Vec<CardsOfSeat>),
    /// Prizes from the first place on, without a gap, none above the one before.
    Prizes(Vec<Prize>),
    /// Players who are out, each once.
    Out(Vec<Out>),
    /// Tables, each once.
    Tables(Vec<TableCount>),
}

/// The chips in front of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChipsOfSeat {
    /// The number of the seat.
    pub seat: u64,
    /// Its chips.
    pub chips: Vec<Chips>,
    /// There are other chips besides, which the slip leaves out.
    pub more: bool,
}

/// The cards that a seat drew in a race.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardsOfSeat {
    /// The number of the seat.
    pub seat: u64,
    /// Its cards.
    pub cards: Vec<Card>,
}

/// The prize of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prize {
    /// The place.
    pub place: u64,
    /// Its prize.
    pub prize: Cents,
}

/// A player who is out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Out {
    /// The name, as it was typed.
    pub player: String,
    /// The table.
    pub table: Option<String>,
    /// The stack at the start of the hand.
    pub stack: Option<Amount>,
}

/// A table with its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableCount {
    /// The name, as it was typed.
    pub name: String,
    /// How many players sit there.
    pub players: u64,
    /// The seat that is big blind in the next hand.
    pub big_blind: Option<u64>,
    /// The seat that is small blind in the next hand; the one before the big blind where nothing is said.
    pub small_blind: Option<u64>,
    /// The seats that are empty.
    pub empty: Vec<u64>,
    /// The empty seat that opened last.
    pub opened_last: Option<u64>,
}

impl TableCount {
    /// The seat that opened last, also where it is the only empty one that is told.
    #[must_use]
    pub fn last_open(&self) -> Option<u64> {
        self.opened_last.or(match self.empty[..] {
            [only] => Some(only),
            _ => None,
        })
    }
}

/// Whether two spellings are one name: `T1` and `t 1`.
#[must_use]
pub fn same_name(one: &str, other: &str) -> bool {
    let letters =
        |name: &str| -> String { name.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect() };
    letters(one) == letters(other)
}
