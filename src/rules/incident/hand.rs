//! What a hand that is told up to the showdown shows: the incidents that are a part of it, and the facts that it answers.

use serde::{Deserialize, Serialize};

/// Which hands show an incident that are told on one line up to the showdown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandConditions {
    /// Its place where a hand shows several: the lower is settled first.
    pub settles: u32,
    /// What must have been told of the showdown.
    pub when: HandTells,
    /// Whether it is only named beside the rulings, since nobody has said that it is disputed.
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
    /// It can be told who wins: hands were tabled, or all but one given up, and none of the two below.
    Decided,
    /// Somebody mucked with a player all-in, so that he had to table.
    MuckedAllIn,
    /// Somebody tabled one card of the hand.
    OneCard,
    /// Somebody said what the hand is.
    Said,
    /// Somebody mucked with nobody all-in.
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
