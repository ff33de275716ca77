//! What a round comes to: the standing of each player, who may raise, what a bet that was too small or too large becomes.

pub(crate) mod betting_rules;
pub(crate) mod corrections;
pub(crate) mod due;
pub(crate) mod game;
pub(crate) mod least;
pub(crate) mod played_round;
pub(crate) mod pot_limit;
pub(crate) mod reopening;
pub(crate) mod round_table;
pub(crate) mod substantial;
pub(crate) mod told_amounts;
pub(crate) mod too_large;
pub(crate) mod undercall;
