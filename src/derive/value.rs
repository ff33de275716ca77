//! What a book says on a point: a number or a word.

use serde::{Deserialize, Serialize};

/// A value of a policy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// Of a number policy, in its unit.
    Number(u64),
    /// Of a choice policy.
    Choice(String),
}
