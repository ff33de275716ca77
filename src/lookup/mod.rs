//! Finding rules, topics, incidents, policies and values from what a person typed.

mod changes;
mod fit;
mod incident;
mod pick;
mod policy;
mod rule;
mod search;

pub use changes::{Change, Changes, changes, changes_of};
pub use incident::matching_incidents;
pub use pick::{Pick, pick};
pub use policy::matching_policies;
pub use rule::{Cousin, Found, cousins, find_rules, join_labels};
pub use search::{Hit, search, sentence};
