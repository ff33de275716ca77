//! The end of a hand: who shows before whom, pots with their winners, the hands that were shown, and who gets how much.
//!
//! Pure: integer chips and cards in, shares out. Where books differ, the difference comes in as an argument.

mod award;
mod order;
mod told;

pub use award::{Halves, Share, Side, Won, either_half, parts, same_both_ways, shares, won_whole};
pub use order::ShowingOrder;
pub use told::{Hands, PutIn, Seats, ShowdownTold, TypedShowdown, Winners, WonPots};
