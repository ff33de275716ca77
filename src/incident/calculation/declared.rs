//! What "raise" with an amount comes to.

use super::raising::{NO_YES, RAISE_PARAMETERS, SIZES, faced, measured, size_class};
use super::{Calculation, Inputs, Trouble, Worked};

pub(super) const DECLARED_TOTAL: Calculation = Calculation {
    name: "declared-total",
    inputs: &["round", "said"],
    parameters: &RAISE_PARAMETERS,
    classes: &[("size", SIZES), ("short-before", NO_YES)],
    amounts: &[
        "bet",
        "said",
        "on_top",
        "raise_part",
        "raise_before",
        "half_line",
        "least",
        "to_add",
        "next_after_least",
        "next_after_put",
    ],
    run,
};

/// `round` is the betting so far, `said` the amount that was said, in chips.
fn run(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let said = inputs.chips("said")?;
    let faced = faced(inputs, "round")?;
    let (mut amounts, sums) = measured(said, &faced);
    amounts.extend([("said", said), ("on_top", faced.facing.bet.saturating_add(said))]);
    let classes = vec![size_class(said, &faced), u8::from(faced.short_before)];
    Ok(Worked { tables: faced.tables, ..Worked::new(classes, amounts, sums) })
}
