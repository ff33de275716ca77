//! How data refers to a hand that was told up to the showdown: which incidents belong to it, and which facts it answers.

use serde::{Deserialize, Serialize};

/// When an incident belongs to a hand that was told up to the showdown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandConditions {
    /// The place among the rulings on one hand; lower numbers come first.
    pub settles: u32,
    /// What the hand must tell.
    pub when: HandTells,
    /// Whether the incident is only mentioned below the rulings, because nobody has said that there is a dispute.
    #[serde(default)]
    pub named: bool,
}

/// Something that a hand tells of its showdown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HandTells {
    /// Two or more still have a hand.
    Showdown,
    /// A player tabled a hand, or only one player is left; neither of the next two applies.
    Decided,
    /// A player mucked although somebody was all-in.
    MuckedAllIn,
    /// A player tabled only one card.
    OneCard,
    /// A player said what hand it is.
    Said,
    /// A player mucked, and nobody was all-in.
    Mucked,
}

/// What of a hand answers a fact (`hand:` in the data).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FromHand {
    /// The betting, with those who gave up their hands.
    PutIn,
    /// The hands that were tabled and the board.
    Hands,
    /// The same, the hand of the player who said what it is first. Not where that one was not tabled.
    SaidHand,
    /// What was said of a hand.
    Said,
    /// Whether the hand of which something was said was tabled: yes or no.
    SaidTabled,
    /// Whether somebody mucked: no where nobody did.
    Mucked,
    /// Whether the board is complete, where its cards were told: complete.
    Board,
    /// Whether the betting is over: yes.
    BettingOver,
    /// Whether the first who mucked is all-in or has called: all-in or called.
    Mucker,
    /// Whether another hand is live besides the first of which one card was tabled: yes or no.
    Contested,
    /// The game, where the cards leave no other one.
    Game,
}
