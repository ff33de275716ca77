//! Missed rounds: the hands that a player on penalty sits out.

use super::rules::{CountedWhen, MostRounds, OffenderCounts};
use super::*;
use crate::tournament::hands_to_miss;

/// The input that says whether the number of players changed since the penalty was given.
pub(in super::super) const TABLE_CHANGED: &str = "table-changed";

class! {
    /// Whether the book gives as many rounds.
    pub(in super::super) enum Rounds = "penalty-rounds" {
        One = "one",
        Several = "several",
        TooMany = "too-many",
    }
}

class! {
    /// Whether it matters that the number of players changed.
    pub(in super::super) struct CountChanged(bool) = "count-changed";
}

class! {
    /// Whether hands are left, by the players when the penalty was given and by those of now.
    pub(in super::super) enum HandsLeft = "hands-left" {
        Some = "some",
        None = "none",
    }
}

class! {
    /// The same, by the players of now.
    pub(in super::super) struct HandsLeftNow(HandsLeft) = "hands-left-now";
}

class! {
    /// Whether one of the deals was a re-deal.
    pub(in super::super) struct DealtAgain(bool) = "misdeal-among-them";
}

classes! {
    pub(in super::super) struct MissedClasses {
        rounds: Rounds,
        count_changed: CountChanged,
        hands_left: HandsLeft,
        hands_left_now: HandsLeftNow,
        dealt_again: DealtAgain,
    }
}

pub(in super::super) struct MissedRounds;

impl Calculate for MissedRounds {
    type Classes = MissedClasses;
    const NAME: &'static str = "missed-rounds";
    const INPUTS: &'static [&'static str] =
        &["rounds", "players", TABLE_CHANGED, "players-now", "deals-missed", "dealt-again"];
    const PARAMETERS: &'static [Parameter] =
        &[MostRounds::PARAMETER, OffenderCounts::PARAMETER, CountedWhen::PARAMETER];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&[
        "rounds",
        "players_counted",
        "players_counted_now",
        "most_rounds",
        "hands_given",
        "hands_given_now",
        "deals_missed",
        "dealt_again",
        "hands_missed",
        "hands_left",
        "hands_left_now",
    ]];
    const TABLES: &'static [&'static str] = &[];

    /// `players` are those at the table when the penalty was given, with the one who got it; `players-now` those of today's
    /// table; `deals-missed` the deals since, of which `dealt-again` were misdeals whose re-deal is among them.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<MissedClasses>, CalculationError> {
        let rounds = inputs.count("rounds")?;
        let most = inputs.value::<MostRounds>()?.map(|MostRounds(most)| most);
        if let Some(most) = most.filter(|most| rounds > *most) {
            return Ok(too_many(inputs, rounds, most));
        }
        let class = if rounds == 1 { Rounds::One } else { Rounds::Several };
        inputs.known(class);
        let as_given = inputs.value::<CountedWhen>()? == Some(CountedWhen::WhenGiven);
        if as_given {
            inputs.not_needed(TABLE_CHANGED);
            inputs.not_needed("players-now");
        }
        let players = counted(inputs, inputs.count("players")?)?;
        let changed = !as_given && inputs.yes(TABLE_CHANGED)?;
        if !changed {
            inputs.not_needed("players-now");
        }
        let now = if changed { counted(inputs, inputs.count("players-now")?)? } else { players };
        let deals = inputs.count("deals-missed")?;
        if deals == 0 {
            inputs.not_needed("dealt-again");
        }
        let again = if deals == 0 { 0 } else { inputs.count("dealt-again")? };
        let (given, given_now) = (players.saturating_mul(rounds), now.saturating_mul(rounds));
        // A deal and its re-deal are one hand for a player on penalty.
        let missed = deals.checked_sub(again).filter(|missed| *missed >= again).ok_or_else(|| {
            CalculationError::impossible("dealt-again", "more-dealt-again", [("again", again), ("deals", deals)])
        })?;
        let left = |players: u64| hands_to_miss(players, rounds, missed).map_or(0, |(_, left)| left);
        let highest = given.max(given_now);
        if missed > highest {
            return Err(CalculationError::impossible(
                "deals-missed",
                "more-missed",
                [("missed", missed), ("given", highest)],
            ));
        }
        let class_of = |left: u64| if left > 0 { HandsLeft::Some } else { HandsLeft::None };
        let classes = MissedClasses {
            rounds: class,
            count_changed: CountChanged(players != now),
            hands_left: class_of(left(players)),
            hands_left_now: HandsLeftNow(class_of(left(now))),
            dealt_again: DealtAgain(again > 0),
        };
        let amounts = vec![
            ("rounds", rounds),
            ("players_counted", players),
            ("players_counted_now", now),
            ("hands_given", given),
            ("hands_given_now", given_now),
            ("deals_missed", deals),
            ("dealt_again", again),
            ("hands_missed", missed),
            ("hands_left", left(players)),
            ("hands_left_now", left(now)),
        ];
        let mut sums = Vec::new();
        if again > 0 {
            let terms = [Term::plus(("deals_missed", deals)), Term::minus(("dealt_again", again))];
            sums.push(Sum::total(terms, ("hands_missed", missed)));
        }
        if players == now {
            let terms = [Term::plus(("hands_given", given)), Term::minus(("hands_missed", missed))];
            sums.push(Sum::total(terms, ("hands_left", left(players))));
        }
        Ok(Calculated::new(classes, amounts, sums))
    }
}

/// More rounds than the book gives: no hands are counted.
fn too_many(inputs: &dyn Inputs, rounds: u64, most: u64) -> Calculated<MissedClasses> {
    for input in MissedRounds::INPUTS.iter().filter(|input| **input != "rounds") {
        inputs.not_needed(input);
    }
    let classes = MissedClasses {
        rounds: Rounds::TooMany,
        count_changed: CountChanged(false),
        hands_left: HandsLeft::Some,
        hands_left_now: HandsLeftNow(HandsLeft::Some),
        dealt_again: DealtAgain(false),
    };
    let compare = Sum::compare(("rounds", rounds), ("most_rounds", most));
    Calculated::new(classes, vec![("rounds", rounds), ("most_rounds", most)], vec![compare])
}

/// The players that count, the one on penalty included where the book has it so, or does not say.
fn counted(inputs: &dyn Inputs, players: u64) -> Result<u64, CalculationError> {
    Ok(match inputs.value::<OffenderCounts>()? {
        Some(OffenderCounts::NotCounted) => players.saturating_sub(1),
        Some(OffenderCounts::Counted) | None => players,
    })
}
