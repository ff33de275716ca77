//! What an amount in front of a player comes to: a call, a raise to be made up, a valid raise.

use crate::raises::chips::AmountClasses;
use crate::raises::raise::{ACTED_BEFORE, faced, raise_classes};
use crate::raises::raise_amounts::{RAISE_AMOUNTS, raise_amounts, raise_sums};
use crate::raises::stack::{ALL_IN, Reached};
use crate::rules::RAISE_RULES;
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND};

pub(crate) struct AmountInFront;

impl Calculate for AmountInFront {
    type Classes = AmountClasses;
    const NAME: &'static str = "raise-size";
    const INPUTS: &'static [&'static str] = &[ROUND, ACTED_BEFORE, "put", ALL_IN];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[RAISE_AMOUNTS];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far, `put` what the player has in front or said in all, in chips.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<AmountClasses>, CalculationError> {
        let faced = faced::<AmountClasses>(inputs)?;
        let Reached { total, stack } = faced.reach(inputs, ALL_IN, inputs.chips("put")?)?;
        let measure = faced.measure(total);
        let (amounts, sums) = (raise_amounts(&measure, &faced), raise_sums([], &measure, &faced));
        let classes = AmountClasses { stack, raise: raise_classes(&measure, &faced) };
        let settled = faced.settled::<AmountClasses>();
        Ok(Calculated { tables: faced.tables, settled, ..Calculated::new(classes, amounts, sums) })
    }
}
