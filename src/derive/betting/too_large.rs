//! A bet or raise above what pot-limit or fixed limit allows, and a bet of the pot that was miscounted.

use crate::betting::corrections::{LargeBet, RaisedSince, corrected, large, until_large_street};
use crate::betting::played_round::PlayedRound;
use crate::betting::pot_limit::{PotSum, pot_sum};
use crate::betting::reopening::table_of;
use crate::classes::{class, classes};
use crate::rules::ROUND_RULES;
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND, Sum};
use floorbook_poker::betting::Amount;
use floorbook_poker::betting::round::Structure;

class! {
    /// The bet against the most that could have been bet: in pot-limit the pot as it was counted.
    pub(crate) enum PotCount = "count" {
        Right = "right",
        TooHigh = "too-high",
        TooLow = "too-low",
        NoBet = "no-bet",
    }
}

classes! {
    pub(crate) struct MiscountClasses {
        count: PotCount,
        structure: Structure,
        raised_since: RaisedSince,
    }
}

pub(crate) struct PotLimitMiscount;

impl Calculate for PotLimitMiscount {
    type Classes = MiscountClasses;
    const NAME: &'static str = "pot-limit-miscount";
    const INPUTS: &'static [&'static str] = &[ROUND];
    const PARAMETERS: &'static [Parameter] = ROUND_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["bet", "pot", "to_call", "pot_after_call", "most", "put", "over", "short"]];
    const TABLES: &'static [&'static str] = &["players", "corrections"];

    /// `round` is the betting with the bet in it: the first one that is too large is the one meant, on its last street or on
    /// an earlier one; where none is, the last bet or raise.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<MiscountClasses>, CalculationError> {
        let told = PlayedRound::of(inputs)?;
        let earlier = if large(&told).is_some() { None } else { until_large_street(&told) };
        match &earlier {
            Some(line) => ruled(inputs, &told.play(line)?),
            None => ruled(inputs, &told),
        }
    }
}

/// The bet that is meant.
struct MeantBet {
    /// The total that it made.
    made: Amount,
    /// The most that it could have been.
    most: Amount,
    /// In pot-limit the pot that could have been bet.
    pot: Option<PotSum>,
    /// Whether it was all-in.
    all_in: bool,
}

fn ruled(inputs: &dyn Inputs, told: &PlayedRound) -> Result<Calculated<MiscountClasses>, CalculationError> {
    let structure = told.line.setup.structure;
    let Some(MeantBet { made, most, pot, all_in }) = meant(told) else {
        let classes = MiscountClasses { count: PotCount::NoBet, structure, raised_since: RaisedSince(false) };
        let tables = vec![table_of(inputs, told)?];
        return Ok(Calculated { tables, ..Calculated::new(classes, Vec::new(), Vec::new()) });
    };
    let count = match made.cmp(&most) {
        // A player's last chips are no count of the pot.
        std::cmp::Ordering::Less if all_in => PotCount::Right,
        std::cmp::Ordering::Equal => PotCount::Right,
        std::cmp::Ordering::Greater => PotCount::TooHigh,
        std::cmp::Ordering::Less => PotCount::TooLow,
    };
    let raised_since = RaisedSince(told.round.bet() > made);
    let mut amounts = pot.as_ref().map_or_else(|| vec![("most", most)], PotSum::amounts);
    amounts.extend([("put", made), ("over", made.saturating_sub(most)), ("short", most.saturating_sub(made))]);
    let mut sums = pot.as_ref().map_or_else(Vec::new, PotSum::sums);
    sums.push(Sum::compare(("put", made), ("most", most)));
    let tables = vec![table_of(inputs, told)?, corrected(told, made, most)];
    Ok(Calculated { tables, ..Calculated::new(MiscountClasses { count, structure, raised_since }, amounts, sums) })
}

/// The first bet or raise of the street that is too large; where none is, in pot-limit the last one.
fn meant(told: &PlayedRound) -> Option<MeantBet> {
    let large = large(told);
    let last = || told.acts.iter().rposition(|act| act.raised_to().is_some());
    let meant = large.as_ref().map(|large| large.at).or_else(last)?;
    let act = &told.acts[meant];
    let made = act.raised_to()?;
    let pot = told.find(|at, before| (at == meant).then(|| pot_sum(before, act.player)))?;
    let most = large.map(|LargeBet { most, .. }| most).or(pot.as_ref().map(|pot| pot.most))?;
    Some(MeantBet { made, most, pot, all_in: act.all_in })
}
