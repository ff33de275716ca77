//! What was told of the end of a hand: pots and their winners, hands and a board, or what each player has put in.

use super::Won;
use crate::betting::round::{HandLine, PlayerName, Pots};
use crate::cards::Card;

/// The players of what was told, and how they sit.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Seats {
    /// Their names.
    pub players: Vec<PlayerName>,
    /// For each, how many seats left of the button he sits, the nearest with the smallest; none where it was not told.
    pub from_button: Option<Vec<usize>>,
}

impl Seats {
    /// The name of a player.
    #[must_use]
    pub fn name(&self, player: usize) -> &str {
        self.players.get(player).map_or("", |name| name)
    }

    /// The place of a player by name.
    #[must_use]
    pub fn place(&self, name: &str) -> Option<usize> {
        self.players.iter().position(|known| known == name)
    }
}

/// Pots with their amounts and winners.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WonPots {
    /// Everybody who wins anything.
    pub seats: Seats,
    /// The pots, the main pot first.
    pub pots: Vec<Won>,
}

/// The winners of each pot: of the whole or its high half, and of its low half.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Winners {
    /// Everybody who wins anything.
    pub seats: Seats,
    /// The winners, the main pot first.
    pub pots: Vec<[Vec<usize>; 2]>,
}

/// Hands that were shown, and the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hands {
    /// Who showed them.
    pub players: Vec<PlayerName>,
    /// The cards of each.
    pub hands: Vec<Vec<Card>>,
    /// The board.
    pub board: Vec<Card>,
}

impl Hands {
    /// The cards of a player by name.
    #[must_use]
    pub fn of(&self, name: &str) -> Option<&[Card]> {
        let place = self.players.iter().position(|known| known == name)?;
        self.hands.get(place).map(Vec::as_slice)
    }
}

/// What players have put in, as the pots that it makes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PutIn {
    /// The players.
    pub seats: Seats,
    /// The pots and what goes back.
    pub pots: Box<Pots>,
    /// Whether what was told says what of it is a dead ante: a hand on a line does, and so does a list that names one.
    pub ante_told: bool,
    /// Who gave up his hand at the showdown, by the places of the players, where the hand was told on a line.
    pub mucked: Vec<usize>,
    /// The hand that makes them, where they were told by its line: what a short big blind pays first is the book's to say.
    pub line: Option<Box<HandLine>>,
}

/// Something that was told of the end of a hand, with the text that was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedShowdown {
    /// The text.
    pub text: String,
    /// What it says.
    pub of: ShowdownTold,
}

/// What a text says of the end of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShowdownTold {
    /// Pots with their amounts and winners.
    Pots(WonPots),
    /// The winners of pots whose amounts follow from what was put in.
    Winners(Winners),
    /// Hands and a board.
    Hands(Hands),
    /// What each player has put in.
    PutIn(PutIn),
}
