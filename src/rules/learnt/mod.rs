//! What is learnt from the sentences of the index: a linear model that says of any words how well they fit each incident.
//!
//! The index of [`crate::pack::Finder`] knows words; this knows what stands in them, so that an ending, a compound or a slip that
//! nobody wrote down counts for what it is like. It is trained when the built-in data is packed, from the sentences alone: no
//! weights lie in the repository, and new sentences are learnt by the next build. Only additions, multiplications, divisions
//! and square roots are used, in a fixed order, so that every machine comes to the same bits.

mod features;
mod packed;
mod train;

pub use packed::{Learnt, chances};
pub use train::{Lesson, train};
