//! A betting round as it is told: what holds when it begins, and what the players did, in order.

use crate::betting::{Amount, Offer};
use std::ops::Range;

/// How much may be bet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(clippy::enum_variant_names, reason = "the names that players know")]
pub enum Structure {
    /// Any amount up to the stack.
    #[default]
    NoLimit,
    /// At most the pot.
    PotLimit,
    /// Bets and raises of one fixed size.
    FixedLimit,
}

/// Which betting round it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Street {
    /// Before the flop: the blinds open.
    #[default]
    Preflop,
    /// After the flop.
    Flop,
    /// After the fourth card of the board.
    Turn,
    /// After the last card of the board.
    River,
}

/// Who pays the ante.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ante {
    /// Nobody.
    None,
    /// Every player this many chips.
    Each(Amount),
    /// The big blind this many chips for the whole table.
    BigBlind(Amount),
}

/// What holds when the round begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// How much may be bet.
    pub structure: Structure,
    /// Which round it is.
    pub street: Street,
    /// The small blind of the level; 0 where only a least bet was told.
    pub small_blind: Amount,
    /// The big blind of the level: the least bet of the round. In fixed limit the size of a bet on this street.
    pub big_blind: Amount,
    /// The ante of the level, posted before the flop. Antes are dead: they go to the pot and are no bet.
    pub ante: Ante,
    /// The pot that was pulled in before this round. Before the flop without antes, which are added from
    /// [`Setup::ante`]; after it with everything that lies there.
    pub pot: Amount,
    /// Stacks at the beginning of the round, blinds and antes still in them, by the player's place in
    /// [`Line::players`]; none where it was not told. Players after the last one of the list were not told.
    pub stacks: Vec<Option<Amount>>,
}

/// What a player did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// Posted a blind that is not the full one (a short all-in blind).
    Post(Amount),
    /// Checked.
    Check,
    /// Folded.
    Fold,
    /// Called; for less than the bet only with the last chips, if the stack is known.
    Call,
    /// Has this many chips in front in all, whether that is a bet, a call or a raise.
    Total(Amount),
    /// Raised by this many chips on top of the bet.
    RaiseBy(Amount),
    /// Is all-in with this many chips in front in all; with the stack that was told where there is no amount.
    AllIn(Option<Amount>),
}

/// One act in a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The player's place in [`Line::players`].
    pub player: usize,
    /// What the player did.
    pub act: Act,
    /// Where the act stands in the text, in bytes.
    pub at: Range<usize>,
}

/// A betting round as it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The text that was typed.
    pub text: String,
    /// What holds when the round begins.
    pub setup: Setup,
    /// The names of the players: in the order of their seats where that was told, else as they first appear. Before
    /// the flop the players in the blinds are always among them.
    pub players: Vec<String>,
    /// The place of the small and of the big blind in [`Line::players`]; none after the flop, and none for a blind that
    /// nobody has posted.
    pub blinds: [Option<usize>; 2],
    /// What was done.
    pub moves: Vec<Move>,
    /// What a player said and put out after that, where the line ends with it: what it comes to is what the floor is asked.
    pub offer: Option<Offer>,
}
