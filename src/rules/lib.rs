//! The data language: what rulebooks, policies, facts and tables are, the proof of the tables, and the reading of the data into
//! one block of bytes.
//!
//! It is a crate of its own because two programs need it: the build, which proves the data of the repository and packs it,
//! and `floor`, which reads the pack and the folders of a house. Whatever can be built in can be laid over, and the other
//! way round, since it is the same code. What tables decide on is worked out in the crate `floorbook-derive`; the arithmetic
//! of poker is the crate `floorbook-poker`, whose modules are given on under their own names.

pub mod book;
pub mod ids;
pub mod incident;
pub mod learnt;
pub mod load;
pub mod locale;
pub mod pack;
pub mod policy;

pub use floorbook_poker::{betting, cards, showdown, tournament};
