//! What the first motion comes to, where chips went out in several.

use super::raising::{ACTED_BEFORE, RAISE_AMOUNTS, RaiseClasses, faced, measured, raise_classes};
use super::rules::RAISE_RULES;
use super::{Calculate, Inputs, Parameter, Trouble, Worked};

pub(super) struct StringBet;

impl Calculate for StringBet {
    type Classes = RaiseClasses;
    const NAME: &'static str = "string-bet";
    const INPUTS: &'static [&'static str] = &["round", ACTED_BEFORE, "first-motion"];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[RAISE_AMOUNTS];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far, `first-motion` what was put out in the first motion; both in chips.
    fn run(inputs: &dyn Inputs) -> Result<Worked<RaiseClasses>, Trouble> {
        let faced = faced(inputs)?;
        let first = inputs.chips("first-motion")?;
        // What lay there before counts with it.
        let measure = faced.measure(faced.with(first, "first-motion")?);
        let (amounts, sums) = measured(&measure, &faced);
        let classes = raise_classes(&measure, &faced);
        Ok(Worked { tables: faced.tables, ..Worked::new(classes, amounts, sums) })
    }
}
