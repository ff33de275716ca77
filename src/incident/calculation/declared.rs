//! What "raise" with an amount comes to.

use super::raising::{NO_YES, RAISE_AMOUNTS, RAISE_CLASSES, RAISE_PARAMETERS, faced, measured, raise_classes};
use super::{Calculation, Inputs, Trouble, UNKNOWN, Worked};
use std::cmp::Ordering;

pub(super) const DECLARED_TOTAL: Calculation = Calculation {
    name: "declared-total",
    inputs: &["round", "said"],
    parameters: &RAISE_PARAMETERS,
    classes: &[
        RAISE_CLASSES[0],
        RAISE_CLASSES[1],
        RAISE_CLASSES[2],
        RAISE_CLASSES[3],
        RAISE_CLASSES[4],
        RAISE_CLASSES[5],
        // The same for the bet with the amount on top.
        ("on-top-size", &["short", "least", "more", UNKNOWN]),
        ("on-top-above-most", NO_YES),
    ],
    amounts: &[RAISE_AMOUNTS, &["said", "on_top", "total_on_top", "next_after_on_top"]],
    tables: &["players"],
    run,
};

/// `round` is the betting so far, `said` the amount that was said, in chips.
fn run(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let faced = faced(inputs)?;
    let said = inputs.chips("said")?;
    let (mut amounts, sums) = measured(said, &faced);
    let on_top = faced.facing.bet.saturating_add(said);
    let total = on_top.max(faced.facing.least);
    amounts.extend([
        ("said", said),
        ("on_top", on_top),
        ("total_on_top", total),
        ("next_after_on_top", faced.next_least(total)),
    ]);
    let on_top_size = match on_top.cmp(&faced.facing.least) {
        Ordering::Less => 0,
        Ordering::Equal => 1,
        Ordering::Greater => 2,
    };
    let mut classes = raise_classes(said, &faced).to_vec();
    classes.extend([on_top_size, u8::from(faced.most.is_some_and(|most| on_top > most))]);
    Ok(Worked { tables: faced.tables, ..Worked::new(classes, amounts, sums) })
}
