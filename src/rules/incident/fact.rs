//! Facts: what the floor is asked, and what the answers can be.

use super::{FromHand, FromLine, FromLog};
use crate::ids::{FactId, IncidentId};
use crate::tournament::SlipForm;
use serde::{Deserialize, Serialize};

/// What a fact has in the place of a name where nothing of another incident is the same.
pub const NOTHING_THERE: &str = "-";

/// A fact that can change a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    /// The key, unique in its incident.
    pub id: FactId,
    /// What its answers are.
    pub kind: FactKind,
    /// It only has an answer when these facts have one of these values.
    pub asked_if: Vec<FactCondition>,
    /// What a line tells of it, if it can.
    pub line: Option<FromLine>,
    /// What a hand that is told up to the showdown tells of it, if it can.
    pub hand: Option<FromHand>,
    /// What the log of rulings tells of it, if it can.
    pub log: Option<FromLog>,
    /// The value taken, and said to be taken, when nobody says otherwise.
    pub assumed: Option<u8>,
    /// The places of the values that few tables ever see.
    pub seldom: Vec<u8>,
    /// What says the same in other incidents: a fact, or an amount that an outcome shows; or the answer to this one that
    /// whoever comes from there has given. [`NOTHING_THERE`] where a fact of the same name there is another.
    pub same_as: Vec<(IncidentId, String)>,
}

impl Fact {
    /// The keys of the values of a choice; none for other kinds.
    #[must_use]
    pub fn values(&self) -> &[String] {
        match &self.kind {
            FactKind::Choice { values } => values,
            _ => &[],
        }
    }

    /// Whether it says the same as something of another incident.
    #[must_use]
    pub fn says(&self, incident: &str, name: &str) -> bool {
        self.same_as.iter().any(|(other, named)| *other == *incident && named == name)
    }

    /// Whether some answer to it can be one to another.
    #[must_use]
    pub fn shares_answers(&self, other: &Self) -> bool {
        match (&self.kind, &other.kind) {
            (FactKind::Choice { values }, FactKind::Choice { values: others }) => {
                values.iter().any(|value| others.contains(value))
            }
            (one, other) => std::mem::discriminant(one) == std::mem::discriminant(other),
        }
    }
}

/// A condition on an earlier choice fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactCondition {
    /// The place of the other fact.
    pub fact: usize,
    /// The places of its accepted values.
    pub values: Vec<u8>,
}

/// What the answers to a fact are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum FactKind {
    /// One of a closed set, the likeliest first. Yes or no is one.
    Choice {
        /// The values.
        values: Vec<String>,
    },
    /// An amount in chips, as a number or as piles that add up to it.
    Chips {
        /// Whether nothing at all is an amount here.
        zero: bool,
    },
    /// Chips by their values, since it matters which chips they are.
    Piles,
    /// A betting round on one line.
    Round {
        /// Whether bets and raises of a wrong size are taken as they were made, because they are what the floor is
        /// called for.
        any_size: bool,
    },
    /// Actions in the order in which they were made.
    Actions {
        /// The actions that may be listed.
        allowed: Vec<String>,
    },
    /// A number of players, hands, rounds, cards or chips.
    Count {
        /// The least that makes sense.
        least: u64,
        /// The most.
        most: u64,
    },
    /// Minutes and seconds, as on a clock.
    Time,
    /// What the floor has on a slip.
    Slip {
        /// What it lists.
        form: SlipForm,
    },
    /// Something of the end of a hand.
    Showdown {
        /// What is told of it.
        of: ShowdownKind,
    },
}

impl FactKind {
    /// The place of a value among those of a choice.
    #[must_use]
    pub fn place(&self, value: &str) -> Option<u8> {
        let Self::Choice { values } = self else {
            return None;
        };
        u8::try_from(values.iter().position(|known| known == value)?).ok()
    }
}

/// What is told of the end of a hand, each in a notation of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShowdownKind {
    /// Pots with their amounts and winners: `pots`.
    Pots,
    /// Hands and a board: `hands`.
    Hands,
    /// What each player has put in, or the hand on a betting line: `put-in`.
    PutIn,
    /// The winners of each pot, or the hands that were shown: `showdown`.
    Showdown,
}

impl ShowdownKind {
    /// Every kind with its key.
    pub const ALL: [(Self, &'static str); 4] =
        [(Self::Pots, "pots"), (Self::Hands, "hands"), (Self::PutIn, "put-in"), (Self::Showdown, "showdown")];

    /// Its key.
    #[must_use]
    pub fn key(self) -> &'static str {
        Self::ALL.iter().find(|(kind, _)| *kind == self).map_or("", |(_, key)| *key)
    }
}
