//! Deciding: facts, a book and an incident become a ruling, with the trace of the path that decided.
//!
//! Tables are written over the values of policies. Where a book takes no value on one, the rows of all its values are
//! left, and are the alternatives between which the book leaves the choice: [`Ruling::alternatives`]. Where it
//! contradicts itself, the side that the data names is followed, and the other is ruled beside it:
//! [`Ruling::other_sides`].

mod apart;
mod arithmetic;
mod bound;
mod citations;
mod consulted;
mod general;
mod handed;
mod known;
mod left;
mod line;
mod next;
mod remedy;
mod ruling;
mod sound;
mod summary;
mod trace;
mod unknown;
mod what_if;

pub use apart::LeftOver;
pub use bound::BoundIncident;
pub use citations::Citation;
pub use consulted::{Changed, Consulted, General};
pub use handed::Handed;
pub use line::{Against, LineCandidate, looked_at};
pub use next::Next;
pub use remedy::{OpenPoint, Remedy};
pub use ruling::{ALTERNATIVES, OtherSide, OtherValue, Ruling};
pub use sound::{HandOverFault, SideFault};
pub use summary::Summary;
pub use trace::{TraceStep, Used};
pub use what_if::WhatIf;
