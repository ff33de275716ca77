//! Poker by itself: cards and games, betting rounds, showdowns, and the arithmetic of a tournament (races, payouts, clocks,
//! the balance of tables).
//!
//! Everything here is a pure function of integers and small enums. No book, no language and no file is known: where books
//! differ, the caller passes what its book says. The crate stands apart so that this is held by the compiler, and so that
//! its tests run in seconds.

pub mod betting;
pub mod cards;
pub mod showdown;
pub mod tournament;
