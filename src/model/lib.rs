//! The model: what rulebooks, policies and incidents are, the arithmetic of betting, showdowns and tournaments, and the
//! reading of their data into one block of bytes.
//!
//! It is a crate of its own because two programs need it: the build, which proves the data of the repository and packs it,
//! and `floor`, which reads the pack and the folders of a house. Whatever can be built in can be laid over, and the other
//! way round, since it is the same code. The crate `floorbook` gives its modules under its own name.

pub mod betting;
pub mod book;
pub mod cards;
pub mod ids;
pub mod incident;
pub mod load;
pub mod locale;
pub mod pack;
pub mod policy;
pub mod showdown;
pub mod tournament;
