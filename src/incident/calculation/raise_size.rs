//! What an amount in front of a player comes to: a call, a raise to be made up, a valid raise.

use super::raising::{RAISE_AMOUNTS, RAISE_CLASSES, RAISE_PARAMETERS, faced, measured, raise_classes};
use super::{Calculation, Inputs, Trouble, Worked};

pub(super) const RAISE_SIZE: Calculation = Calculation {
    name: "raise-size",
    inputs: &["round", "put"],
    parameters: &RAISE_PARAMETERS,
    classes: &RAISE_CLASSES,
    amounts: &[RAISE_AMOUNTS],
    tables: &["players"],
    run,
};

/// `round` is the betting so far, `put` what the player has in front or said in all, in chips.
fn run(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let faced = faced(inputs)?;
    let put = inputs.chips("put")?;
    let (amounts, sums) = measured(put, &faced);
    let classes = raise_classes(put, &faced).to_vec();
    Ok(Worked { tables: faced.tables, ..Worked::new(classes, amounts, sums) })
}
