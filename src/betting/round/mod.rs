//! The betting round: what every player has put in, owes and may do, at every moment.

mod line;

pub use line::{Act, Ante, Line, Move, Setup, Street, Structure};
