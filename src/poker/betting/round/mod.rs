//! A hand and its betting rounds: what every player has put in, owes and may do, at every moment.
//!
//! A [`HandLine`] is what was told. [`Round::replay`] plays it by [`BettingRules`] (where books differ) and a [`SizeCheck`]
//! (whether a bet of a wrong size is refused or taken as it was made), and answers what holds then: a [`PlayerState`] for
//! each player, and the [`Pots`]. What cannot have happened is a [`Fault`] with its place in the text.
//!
//! Streets follow one another; each is a betting round, and what was bet on earlier ones lies in the pots. Acts are taken in the order in which they were told; whether it was the player's turn is judged by [`TurnOrder`]. A line may
//! leave players out who only folded, so nothing depends on who sits at the table besides those who are named.
//!
//! No amount that goes in is above [`MOST`](super::MOST) and no more than [`MOST_PLAYERS`] players are taken, so that
//! no sum here comes near the end of its type.

mod beginning;
mod faced;
mod fault;
mod line;
mod new_bettor;
mod order;
mod play;
mod player_name;
mod player_state;
mod pots;
mod rules;
mod seat;
mod state;
mod street;

pub use faced::BetFaced;
pub use fault::{Fault, FaultKind};
pub use line::{Action, Ante, BringIn, Game, HandLine, Hidden, NewStreet, PlayerAction, Setup, Step, Structure, ToAct};
pub use order::{
    BehindEarly, Change, DoubtReason, EarlyBinds, EarlyTurn, InForce, OrderDoubt, TurnOrder, left_of_button,
};
pub use player_name::PlayerName;
pub use player_state::{BetLimits, OtherTotals, PlayerState, RaiseRight};
pub use pots::{Players, Pot, Pots, Uncalled};
pub use rules::{BettingRules, LimitNext, Minimum, SizeCheck};
pub use state::{MOST_PLAYERS, Round};
pub use street::Street;

#[cfg(test)]
mod tests;
