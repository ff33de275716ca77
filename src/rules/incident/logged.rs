//! What the log of rulings answers, where a ruling on a player is to be kept.

use serde::{Deserialize, Serialize};

/// What of the log answers a fact (`log:` in the data). What the log does not know is no answer: nobody has said that everything is
/// in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FromLog {
    /// The heaviest penalty of the day: warning, hands or rounds.
    Heaviest,
    /// How many penalties there were on the day: one, two or three-or-more.
    Penalties,
    /// What is penalised now: the incident of the ruling, or other.
    Offence,
    /// Whether there was a ruling on this incident before on the day: yes.
    RuledBefore,
    /// In what the penalty is counted that is still to be served: hands or rounds.
    ServedIn,
    /// Its hands.
    Hands,
    /// Its rounds.
    Rounds,
    /// The players of the table at which its rounds were given.
    Players,
}
