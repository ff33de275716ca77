//! The amounts that a ruling names where they are told: the least that may be bet, and what is to call. Nobody is asked for
//! them.

use crate::classes::{class, classes};
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter};
use floorbook_poker::betting::Amount;

/// The least that may be bet.
const LEAST: &str = "least";

/// What the player has.
const STACK: &str = "stack";

/// What is to call.
const TO_CALL: &str = "to-call";

class! {
    /// Whether the least bet was told.
    pub(crate) struct LeastTold(bool) = "least-told";
}

class! {
    /// Whether it was told what is to call.
    pub(crate) struct ToCallTold(bool) = "to-call-told";
}

classes! {
    pub(crate) struct ToldClasses {
        least_told: LeastTold,
        to_call_told: ToCallTold,
    }
}

pub(crate) struct ToldAmounts;

impl Calculate for ToldAmounts {
    type Classes = ToldClasses;
    const NAME: &'static str = "told-amounts";
    const INPUTS: &'static [&'static str] = &[LEAST, TO_CALL, STACK];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["least", "to_call"]];
    const TABLES: &'static [&'static str] = &[];

    fn run(inputs: &dyn Inputs) -> Result<Calculated<ToldClasses>, CalculationError> {
        for input in Self::INPUTS {
            inputs.not_needed(input);
        }
        // Nobody bets more than he has.
        let most = inputs.chips(STACK).unwrap_or(Amount::MAX);
        let least = inputs.chips(LEAST).ok().map(|least| least.min(most));
        let to_call = inputs.chips(TO_CALL).ok();
        let classes =
            ToldClasses { least_told: LeastTold(least.is_some()), to_call_told: ToCallTold(to_call.is_some()) };
        let amounts = [("least", least), ("to_call", to_call)];
        let amounts = amounts.into_iter().filter_map(|(name, amount)| Some((name, amount?))).collect();
        Ok(Calculated::new(classes, amounts, Vec::new()))
    }
}
