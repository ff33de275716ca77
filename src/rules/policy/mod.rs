//! Policies: the points on which books can rule differently, and where each book stands on them.
//!
//! A position is where a book stands on one policy, as a party has one on a question: a value, a conflict, or a stance,
//! which is why it takes no value. Where a player sits at the table is never called so here.

mod logged;

pub use floorbook_derive::Value;
pub use logged::LogPolicy;

use crate::book::Texts;
use crate::ids::{PolicyId, TopicId};
use serde::{Deserialize, Serialize};

/// The words by which a book takes no position of its own, in the order of [`Stance`]. No policy may use them as a value.
pub const STANCES: [&str; 3] = ["silent", "discretion", "not-applicable"];

/// The topic of the rule that decides where a book has no other: what is fair comes before the letter.
pub const FAIRNESS: &str = "fairness";

/// Why a book takes no value on a policy. (In conflict with itself it takes one: the side that its rulings follow.)
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stance {
    /// It has no rule.
    Silent,
    /// It leaves the point to the director.
    Discretion,
    /// It excludes the point.
    NotApplicable,
}

impl Stance {
    /// The word for it in data and messages.
    #[must_use]
    pub fn key(self) -> &'static str {
        STANCES[self as usize]
    }
}

/// A point on which books can differ, declared once for all of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Policy {
    /// The key: `four-card-flop.picks`.
    pub id: PolicyId,
    /// The group of its file, under which a comparison lists it.
    pub group: String,
    /// The topic it belongs to.
    pub topic: TopicId,
    /// What its values are.
    pub kind: PolicyKind,
    /// Further topics on whose clauses a position may rest.
    pub also: Vec<TopicId>,
    /// Its value follows from the words of a clause, or from other numbers in it: its figure need not stand there.
    pub worked_out: bool,
    /// The policies of which it is the sum, where a book has a number for each of them.
    pub sum_of: Vec<PolicyId>,
    /// The betting rule that it feeds, by which bets and raises are measured, if it feeds one.
    pub feeds: Option<String>,
    /// What of the log of rulings it decides, if it decides any of that.
    pub log: Option<LogPolicy>,
    /// Which of its values the general rule gives where a book has no rule of its own on the point.
    pub when_silent: Option<WhenSilent>,
}

/// What the general rule makes of a point on which a book has no special rule: such a book is silent on the exception,
/// not on the case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WhenSilent {
    /// The value that the general rule gives.
    pub value: Value,
    /// Where the general rule stands. A book that has no clause on any of these is silent on the case, too.
    pub cites: Vec<GeneralRule>,
    /// Why, in each language of the program.
    pub why: Box<Texts>,
}

/// Where a general rule stands in every book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum GeneralRule {
    /// In the clauses on a topic.
    Topic(TopicId),
    /// In the clauses on which a book's position on a policy rests.
    Policy(PolicyId),
}

impl Policy {
    /// The keys of the values of a choice; none for a number.
    #[must_use]
    pub fn values(&self) -> &[String] {
        match &self.kind {
            PolicyKind::Choice { values } => values,
            PolicyKind::Number { .. } => &[],
        }
    }
}

/// What the values of a policy are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum PolicyKind {
    /// A whole number of a unit (`seconds`, `chips`, `percent`).
    Number {
        /// The unit, a word that has a message in every language.
        unit: String,
        /// The least and the most that make sense.
        range: (u64, u64),
    },
    /// One of a closed set of words.
    Choice {
        /// The allowed values, in the order in which they are listed.
        values: Vec<String>,
    },
}

impl PolicyKind {
    /// Its values as a book writes them: `yes | no`, or a number of seconds as `SECONDS`.
    #[must_use]
    pub fn written(&self) -> String {
        match self {
            Self::Number { unit, .. } => unit.to_uppercase(),
            Self::Choice { values } => values.join(" | "),
        }
    }
}

/// A value with the clause it rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourcedValue {
    /// The value.
    pub value: Value,
    /// The address of the clause.
    pub clause: String,
    /// Which sentence of the clause says so, from 1; none where nobody has said.
    pub sentence: Option<u8>,
}

/// Where a book stands on a policy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Position {
    /// It has a value, by a clause.
    Value(SourcedValue),
    /// It has no rule.
    Silent,
    /// It leaves the point to the director.
    Discretion {
        /// The address of the clause that leaves it.
        clause: String,
        /// Which sentence of the clause says so, from 1; none where nobody has said.
        sentence: Option<u8>,
    },
    /// It excludes the point, by this clause.
    NotApplicable(String),
    /// Two of its clauses disagree.
    Conflict {
        /// Both values with their clauses.
        sides: Vec<SourcedValue>,
        /// Which one a ruling follows.
        follows: Value,
        /// Why.
        why: Box<Texts>,
    },
}

impl Position {
    /// The position as a book writes it, on one line; of a conflict its sides.
    #[must_use]
    pub fn written(&self) -> String {
        let side = |side: &SourcedValue| {
            let value = match &side.value {
                Value::Number(number) => number.to_string(),
                // In YAML these two are no words.
                Value::Choice(word) if matches!(word.as_str(), "yes" | "no") => format!("\"{word}\""),
                Value::Choice(word) => word.clone(),
            };
            format!("{{ value: {value}, clause: \"{}\" }}", side.clause)
        };
        match self {
            Self::Value(value) => side(value),
            Self::Conflict { sides, .. } => sides.iter().map(side).collect::<Vec<_>>().join(" / "),
            Self::Silent => STANCES[0].to_owned(),
            Self::Discretion { clause, .. } => format!("{{ discretion: \"{clause}\" }}"),
            Self::NotApplicable(clause) => format!("{{ not-applicable: \"{clause}\" }}"),
        }
    }

    /// The value on which a decision table decides: the value, the one followed in a conflict, or the stance.
    #[must_use]
    pub fn decides(&self) -> Effective<'_> {
        match self {
            Self::Value(grounded) => Effective::Value(&grounded.value),
            Self::Conflict { follows, .. } => Effective::Value(follows),
            Self::Silent => Effective::Stance(Stance::Silent),
            Self::Discretion { .. } => Effective::Stance(Stance::Discretion),
            Self::NotApplicable(_) => Effective::Stance(Stance::NotApplicable),
        }
    }

    /// The clauses on which the position rests, none when the book is silent.
    #[must_use]
    pub fn clauses(&self) -> Vec<&str> {
        self.sentences().into_iter().map(|(clause, _)| clause).collect()
    }

    /// Forgets which sentences say so: the clauses have another text now.
    pub fn forget_sentences(&mut self) {
        match self {
            Self::Value(SourcedValue { sentence, .. }) | Self::Discretion { sentence, .. } => *sentence = None,
            Self::Conflict { sides, .. } => sides.iter_mut().for_each(|side| side.sentence = None),
            Self::Silent | Self::NotApplicable(_) => {}
        }
    }

    /// The clauses on which the position rests, each with the sentence that says so, from 1, where that is known. Of a
    /// contradiction first the one that is followed.
    #[must_use]
    pub fn sentences(&self) -> Vec<(&str, Option<u8>)> {
        match self {
            Self::Value(grounded) => vec![(&grounded.clause, grounded.sentence)],
            Self::Silent => Vec::new(),
            Self::Discretion { clause, sentence } => vec![(clause, *sentence)],
            Self::NotApplicable(clause) => vec![(clause, None)],
            Self::Conflict { sides, follows, .. } => {
                let (followed, other): (Vec<_>, Vec<_>) = sides.iter().partition(|side| side.value == *follows);
                followed.into_iter().chain(other).map(|side| (side.clause.as_str(), side.sentence)).collect()
            }
        }
    }
}

/// What a position brings to a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effective<'a> {
    /// A value of the policy.
    Value(&'a Value),
    /// No value, and why.
    Stance(Stance),
}

/// The id of the message with the words of a policy.
#[must_use]
pub fn message_id(policy: &str) -> String {
    ["policy-", &policy.replace('.', "-")].concat()
}
