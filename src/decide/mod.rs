//! Deciding: facts, a book and an incident become a ruling, with the trace of the path that decided.

mod bound;
mod citations;
mod known;
mod next;
mod ruling;

pub use bound::{Bound, Consulted};
pub use citations::Citation;
pub use next::Next;
pub use ruling::{Because, Ruling, Used};
