//! Finding rules, topics, incidents, policies and values from what a person typed.

mod begun;
mod book;
mod changes;
mod finder;
mod fit;
mod heard;
mod numbers;
mod pick;
mod policy;
mod rule;
mod search;
mod spelled;
mod topic;
mod understood;

pub use begun::while_typed;
pub use book::book_named;
pub use changes::{Change, Changes, changes, changes_of};
pub use finder::{Candidates, Choice, family_of, family_of_all, find_incidents};
pub use heard::Candidate;
pub use numbers::several_labels;
pub use pick::{Pick, pick};
pub use policy::matching_policies;
pub use rule::{
    Cousin, Elsewhere, Found, cousins, elsewhere, find_rules, is_rule_number, join_labels, ranges, without_words,
};
pub use search::{Hit, search, sentence};
pub use topic::matching_topics;
