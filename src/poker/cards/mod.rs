//! Playing cards, and what the hands of a showdown read as.
//!
//! Cards are ours; the ranking of five of them is a library's, and `reading` is the only module that knows it. Nothing here
//! knows a language or a rulebook.

mod game;
mod reading;

pub use game::{Category, Game, Ranking};
pub use reading::{Read, best_five, read};

use std::fmt;

/// A suit, the lowest first: clubs, diamonds, hearts, spades, the order by which odd chips and first acts are decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// Every suit, the lowest first.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// Its sign.
    #[must_use]
    pub fn sign(self) -> char {
        match self {
            Self::Clubs => '♣',
            Self::Diamonds => '♦',
            Self::Hearts => '♥',
            Self::Spades => '♠',
        }
    }
}

/// The rank of an ace as the highest card; ranks are 2 to this.
pub const ACE: u8 = 14;

/// A card, ordered by its rank, an ace high, then by its suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    rank: u8,
    suit: Suit,
}

impl Card {
    /// A card of a rank from 2 to [`ACE`]; none for any other.
    #[must_use]
    pub fn new(rank: u8, suit: Suit) -> Option<Self> {
        (2..=ACE).contains(&rank).then_some(Self { rank, suit })
    }

    /// Its rank, 2 to [`ACE`].
    #[must_use]
    pub fn rank(self) -> u8 {
        self.rank
    }

    /// Its suit.
    #[must_use]
    pub fn suit(self) -> Suit {
        self.suit
    }

    /// Its place where aces are low, as in razz: by its rank from the ace up, then by its suit.
    #[must_use]
    pub fn with_low_ace(self) -> (u8, Suit) {
        (if self.rank == ACE { 1 } else { self.rank }, self.suit)
    }
}

impl fmt::Display for Card {
    /// As players write it, in no language: `A♥`, `10♠`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank {
            11 => f.write_str("J")?,
            12 => f.write_str("Q")?,
            13 => f.write_str("K")?,
            ACE => f.write_str("A")?,
            rank => write!(f, "{rank}")?,
        }
        write!(f, "{}", self.suit.sign())
    }
}
