//! What is read of one turn.

use crate::betting::round::Action;
use crate::betting::{Amount, Motion};

/// What a player is told to have done in one turn.
pub(super) enum ParsedTurn {
    /// An act that is clear.
    Act(Action),
    /// What it comes to is what the floor is asked.
    Offer(Vec<Motion>),
    /// Nothing yet: it is his turn.
    ToAct,
    /// No act: chips, so many of them where that was told, are found behind his all-in.
    Hides(Option<Amount>),
    /// No act: it is known by other words, and changes nothing.
    Nothing,
}
