//! Chips of a removed value that are found after the race.

use super::chip_race::trouble;
use super::*;
use floorbook_poker::tournament::exchange;

class! {
    /// What the chips come to against one chip of the value in play.
    pub(crate) enum Worth = "worth" {
        LessThanOne = "less-than-one",
        Even = "even",
        WithARest = "with-a-rest",
    }
}

classes! {
    pub(crate) struct LeftoverClasses {
        worth: Worth,
    }
}

pub(crate) struct LeftoverChips;

impl Calculate for LeftoverChips {
    type Classes = LeftoverClasses;
    const NAME: &'static str = "leftover-chips";
    const INPUTS: &'static [&'static str] = &["removed", "found", "next"];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["worth", "next", "chips_for", "chips_for_up", "chips_left", "worth_left"]];
    const TABLES: &'static [&'static str] = &[];

    /// `removed` is the value that is out of play, `found` how many such chips there are, `next` the value that they can become.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<LeftoverClasses>, CalculationError> {
        let (removed, next) = (inputs.chips("removed")?, inputs.chips("next")?);
        let found = inputs.count("found")?;
        let left = exchange(found, removed, next).map_err(trouble)?;
        let worth = match (left.exchanged, left.rest) {
            (0, _) => Worth::LessThanOne,
            (_, 0) => Worth::Even,
            _ => Worth::WithARest,
        };
        let amounts = vec![
            ("worth", left.worth),
            ("next", next),
            ("chips_for", left.exchanged),
            ("chips_for_up", left.exchanged + u64::from(left.rest > 0)),
            ("chips_left", left.rest),
            ("worth_left", left.rest.saturating_mul(removed)),
        ];
        let compare = Sum::compare(("worth", left.worth), ("next", next));
        Ok(Calculated::new(LeftoverClasses { worth }, amounts, vec![compare]))
    }
}
