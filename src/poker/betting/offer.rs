//! What a player offered: the words and the motions of one turn, in the order in which they came. What they come to is
//! what the floor is asked.

use super::{Amount, AmountError, Chips, total};
use std::ops::Range;

/// What one player said and did with his chips in one turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The player's place in the players of the line.
    pub player: usize,
    /// What was said and done, in order. There is at least one.
    pub motions: Vec<Motion>,
    /// Where it stands in the text, in bytes.
    pub at: Range<usize>,
}

/// One thing said or done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Motion {
    /// Said something.
    Says(Words),
    /// Put these chips out, in one motion.
    Puts(Vec<Chips>),
    /// Took back so much of what lay in front; none: all of it.
    PullsBack(Option<Amount>),
}

/// What was said. A spoken amount is no chip on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Words {
    /// "Check".
    Check,
    /// "Fold".
    Fold,
    /// "Call".
    Call,
    /// "Call 800", where that is not what there is to call: a word and an amount that say different things.
    CallOf(Amount),
    /// "Bet", with no amount.
    Bet,
    /// "Raise", with no amount.
    Raise,
    /// "All-in".
    AllIn,
    /// "Pot".
    Pot,
    /// An amount and nothing else: "600".
    Amount(Amount),
    /// "Bet 600".
    BetOf(Amount),
    /// "Raise 600": neither "to" nor "more".
    RaiseOf(Amount),
    /// "Raise to 600".
    RaiseTo(Amount),
    /// "Raise by 600", "600 more".
    RaiseBy(Amount),
    /// "If you bet, I raise": what a player announces on a condition.
    Conditional,
}

impl Words {
    /// The same words with another amount in them; none where they have none.
    #[must_use]
    pub fn with_amount(self, amount: Amount) -> Option<Self> {
        match self {
            Self::CallOf(_) => Some(Self::CallOf(amount)),
            Self::Amount(_) => Some(Self::Amount(amount)),
            Self::BetOf(_) => Some(Self::BetOf(amount)),
            Self::RaiseOf(_) => Some(Self::RaiseOf(amount)),
            Self::RaiseTo(_) => Some(Self::RaiseTo(amount)),
            Self::RaiseBy(_) => Some(Self::RaiseBy(amount)),
            Self::Check | Self::Fold | Self::Call | Self::Bet => None,
            Self::Raise | Self::AllIn | Self::Pot | Self::Conditional => None,
        }
    }
}

impl Offer {
    /// Chips put out in one motion, without a word.
    #[must_use]
    pub fn silent(player: usize, chips: Vec<Chips>, at: Range<usize>) -> Self {
        Self { player, motions: vec![Motion::Puts(chips)], at }
    }

    /// Everything that was said, in order.
    pub fn words(&self) -> impl Iterator<Item = Words> {
        self.motions.iter().filter_map(|motion| match motion {
            Motion::Says(words) => Some(*words),
            Motion::Puts(_) | Motion::PullsBack(_) => None,
        })
    }

    /// Every pile that was put out, motion by motion.
    pub fn puts(&self) -> impl Iterator<Item = &[Chips]> {
        self.motions.iter().filter_map(|motion| match motion {
            Motion::Puts(chips) => Some(chips.as_slice()),
            Motion::Says(_) | Motion::PullsBack(_) => None,
        })
    }

    /// What all the chips that were put out are worth.
    ///
    /// # Errors
    /// [`AmountError::TooLarge`] when they are worth too much.
    pub fn worth(&self) -> Result<Amount, AmountError> {
        total(self.puts().flatten())
    }
}
