//! Policies: the points on which books can rule differently, and where each book stands on them.

use crate::book::FourTexts;
use serde::{Deserialize, Serialize};

/// The words by which a book takes no position of its own. No policy may use them as a value.
pub const STANCES: [&str; 3] = ["silent", "discretion", "not-applicable"];

/// A point on which books can differ, declared once for all of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Policy {
    /// The key: `four-card-flop.picks`.
    pub id: String,
    /// The group of its file, under which a comparison lists it.
    pub group: String,
    /// The topic it belongs to.
    pub topic: String,
    /// What its values are.
    pub kind: PolicyKind,
}

/// What the values of a policy are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum PolicyKind {
    /// A whole number of a unit (`seconds`, `chips`, `percent`).
    Number {
        /// The unit, a word that has a message in every language.
        unit: String,
    },
    /// One of a closed set of words.
    Choice {
        /// The allowed values, in the order in which they are listed.
        values: Vec<String>,
    },
}

/// A value of a policy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// Of a number policy, in its unit.
    Number(u64),
    /// Of a choice policy.
    Choice(String),
}

/// A value with the clause it rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grounded {
    /// The value.
    pub value: Value,
    /// The address of the clause.
    pub clause: String,
}

/// Where a book stands on a policy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Position {
    /// It has a value, by a clause.
    Value(Grounded),
    /// It has no rule.
    Silent,
    /// It leaves the point to the director, by this clause.
    Discretion(String),
    /// It excludes the point, by this clause.
    NotApplicable(String),
    /// Two of its clauses disagree.
    Conflict {
        /// Both values with their clauses.
        sides: Vec<Grounded>,
        /// Which one a ruling follows.
        follows: Value,
        /// Why, in each language of the program.
        why: Box<FourTexts>,
    },
}

impl Position {
    /// The value on which a decision table decides: the value, the one followed in a conflict, or the stance.
    #[must_use]
    pub fn decides(&self) -> Decides<'_> {
        match self {
            Self::Value(grounded) => Decides::Value(&grounded.value),
            Self::Conflict { follows, .. } => Decides::Value(follows),
            Self::Silent => Decides::Stance(STANCES[0]),
            Self::Discretion(_) => Decides::Stance(STANCES[1]),
            Self::NotApplicable(_) => Decides::Stance(STANCES[2]),
        }
    }

    /// The clauses on which the position rests, none when the book is silent.
    #[must_use]
    pub fn clauses(&self) -> Vec<&str> {
        match self {
            Self::Value(grounded) => vec![&grounded.clause],
            Self::Silent => Vec::new(),
            Self::Discretion(clause) | Self::NotApplicable(clause) => vec![clause],
            Self::Conflict { sides, .. } => sides.iter().map(|side| side.clause.as_str()).collect(),
        }
    }
}

/// What a position brings to a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decides<'a> {
    /// A value of the policy.
    Value(&'a Value),
    /// One of [`STANCES`].
    Stance(&'static str),
}

/// The id of the message with the words of a policy.
#[must_use]
pub fn message_id(policy: &str) -> String {
    "policy-".chars().chain(policy.chars()).map(|c| if c == '.' { '-' } else { c }).collect()
}
