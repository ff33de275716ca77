//! The points on which books differ that these calculations take as arguments. Each is fed by one policy (`feeds:` in the
//! data), so that all incidents count by the same rules.

use super::{Parameter, ParameterValue, parameter};
use crate::rules::up_to;

parameter! {
    /// How chips of a removed value leave play.
    pub(crate) enum Method = "chip-race-method", serves None, {
        Race = "race",
        RoundUp = "round-up",
    }
}

parameter! {
    /// How many chips one seat can win in a race.
    pub(crate) struct MostChips(u64) = "chip-race-most-chips", serves None;
}

parameter! {
    /// Whether a player can go out by a race.
    pub(crate) enum RacedOut = "chip-race-eliminates", serves None, {
        No = "no",
        Yes = "yes",
    }
}

parameter! {
    /// How much of the starting stack a player may have for a rebuy, in hundredths.
    pub(crate) struct RebuyPercent(u64) = "rebuy-percent", serves None;
}

parameter! {
    /// What a hand costs on the clock during hand for hand, in minutes.
    pub(crate) struct HandMinutes(u64) = "hand-for-hand-minutes", serves None;
}

parameter! {
    /// How many rounds can be given as a penalty.
    pub(crate) struct MostRounds(u64) = "most-penalty-rounds", serves None;
}

parameter! {
    /// Whether the player on penalty is one of those who are counted.
    pub(crate) enum OffenderCounts = "penalty-counts-offender", serves None, {
        Counted = "counted",
        NotCounted = "not-counted",
    }
}

parameter! {
    /// Whose players are counted: those of the moment when the penalty is given, or of the hands that are missed.
    pub(crate) enum CountedWhen = "penalty-counted-when", serves None, {
        WhenGiven = "when-given",
        WhenServed = "when-served",
    }
}

parameter! {
    /// From how many players short on a table stops.
    pub(crate) struct PlayersShort(u64) = "halt-players-short", serves None;
}

parameter! {
    /// Below how many players a table stops.
    pub(crate) struct PlayersNeeded(u64) = "halt-players-needed", serves None;
}

parameter! {
    /// With what a short table is compared.
    pub(crate) enum ComparedWith = "halt-compared-with", serves None, {
        FullestTable = "fullest-table",
        FullTable = "full-table",
    }
}

parameter! {
    /// The final table of a ten-handed event.
    pub(crate) struct TenHanded(u64) = "final-table-ten-handed", serves None;
}

parameter! {
    /// The final table of a nine-handed event.
    pub(crate) struct NineHanded(u64) = "final-table-nine-handed", serves None;
}

parameter! {
    /// The final table of an eight-handed event.
    pub(crate) struct EightHanded(u64) = "final-table-eight-handed", serves None;
}

parameter! {
    /// The final table of a seven-handed event.
    pub(crate) struct SevenHanded(u64) = "final-table-seven-handed", serves None;
}

parameter! {
    /// The final table of a six-handed event.
    pub(crate) struct SixHanded(u64) = "final-table-six-handed", serves None;
}

parameter! {
    /// The final table of a five-handed event.
    pub(crate) struct FiveHanded(u64) = "final-table-five-handed", serves None;
}

parameter! {
    /// The final table of a four-handed event.
    pub(crate) struct FourHanded(u64) = "final-table-four-handed", serves None;
}

parameter! {
    /// The final table of a three-handed event.
    pub(crate) struct ThreeHanded(u64) = "final-table-three-handed", serves None;
}

parameter! {
    /// How many seconds a player has before the countdown.
    pub(crate) struct BeforeCountdown(u64) = "clock-before-countdown", serves None;
}

parameter! {
    /// How many seconds are counted down.
    pub(crate) struct Countdown(u64) = "clock-countdown", serves None;
}

/// Every one of them.
pub const TOURNAMENT_RULES: &[Parameter] = &[
    TenHanded::PARAMETER,
    NineHanded::PARAMETER,
    EightHanded::PARAMETER,
    SevenHanded::PARAMETER,
    SixHanded::PARAMETER,
    FiveHanded::PARAMETER,
    FourHanded::PARAMETER,
    ThreeHanded::PARAMETER,
    Method::PARAMETER,
    MostChips::PARAMETER,
    RacedOut::PARAMETER,
    RebuyPercent::PARAMETER,
    HandMinutes::PARAMETER,
    MostRounds::PARAMETER,
    OffenderCounts::PARAMETER,
    CountedWhen::PARAMETER,
    PlayersShort::PARAMETER,
    PlayersNeeded::PARAMETER,
    ComparedWith::PARAMETER,
    BeforeCountdown::PARAMETER,
    Countdown::PARAMETER,
];

/// The sizes of the final table, by how many players a full table of the event has.
pub(crate) const FINAL_TABLE_RULES: &[Parameter] = up_to(TOURNAMENT_RULES, &ThreeHanded::PARAMETER);
