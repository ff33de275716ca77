//! Finding rules, topics, incidents and values from what a person typed.

mod incident;
mod near;
mod rule;
mod search;

pub use incident::matching_incidents;
pub use near::{Pick, nearest, pick};
pub use rule::{Cousin, Found, cousins, find_rules, join_labels};
pub use search::{Hit, search, sentence};
