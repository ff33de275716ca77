//! Pure arithmetic of running a tournament: colouring up, prizes, the clock, missed rounds, and how tables stand to each other.
//!
//! Integers in, integers out, every step checked; no text, no book. What a floor has on a slip is a [`Slip`]; where books
//! differ, the difference comes in as an argument or leaves as a class on which a decision table decides.

mod balance;
mod clock;
mod payout;
mod race;
mod rounds;
mod slip;

pub use balance::{BALANCED, BalanceFault, Limit, Move, Stopped, balance, fullest, stopped};
pub use clock::{HandClock, LONGEST_LIST, hand_clocks};
pub use payout::{Paid, PayoutFault, Shares, pay};
pub use race::{ColourUp, Coloured, LeftOver, RaceFault, exchange};
pub use rounds::hands_to_miss;
pub use slip::{
    CardsOfSeat, Cents, ChipsOfSeat, MOST_CENTS, MOST_PLACES, MOST_SEAT, MOST_TABLES, Out, Prize, Slip, SlipForm,
    SlipList, TableCount, same_name,
};

/// A span of time in seconds.
pub type Seconds = u64;
