//! What a policy decides of the log of rulings.

use serde::{Deserialize, Serialize};

/// What of the log a policy decides (`log:` in the data). A book that takes no value on it leaves the log as it is without:
/// everything counts together, nobody has to confirm, and nothing is carried over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LogPolicy {
    /// Which penalties count towards the next: all of a player, or those for the same offence.
    Counted,
    /// The lightest penalty that the director confirms.
    Confirmed,
    /// How long a penalty lives on.
    Carried,
}

impl LogPolicy {
    /// The word for it in the data.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Counted => "counted",
            Self::Confirmed => "confirmed",
            Self::Carried => "carried",
        }
    }

    /// The values that a policy on it may have.
    #[must_use]
    pub fn values(self) -> &'static [&'static str] {
        match self {
            Self::Counted => &["by-kind", "over-all"],
            Self::Confirmed => &[
                "warning",
                "missed-hands",
                "one-round",
                "two-rounds",
                "three-rounds",
                "four-rounds",
                "disqualified",
                "no-step",
            ],
            Self::Carried => &["same-day", "next-day", "next-event"],
        }
    }
}
