//! By which count a list of actions is substantial action.

use super::{Calculation, Inputs, Trouble, UNKNOWN, Worked};
use crate::betting::{self, Action, Substance};

pub(super) const SUBSTANTIAL_ACTION: Calculation = Calculation {
    name: "substantial-action",
    inputs: &["actions"],
    parameters: &[],
    classes: &[
        ("substance", &["none", "check-and-fold", "two-with-chips", "three", UNKNOWN]),
        ("blinds-matter", &["no", "yes", UNKNOWN]),
        ("acted", &["no", "yes", UNKNOWN]),
        // The count of what follows the first action, for books that do not say whether the first one counts.
        ("without-first", &["none", "check-and-fold", "two-with-chips", "three", UNKNOWN]),
        ("first", &["none", "fold", "other", UNKNOWN]),
    ],
    amounts: &[&["actions", "with_chips"]],
    tables: &[],
    run,
};

/// `actions` in the order in which they were made.
fn run(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let actions = inputs.actions("actions")?;
    let count = betting::count(actions, false);
    let with_blinds = betting::count(actions, true);
    let without_first = betting::count(actions.get(1..).unwrap_or_default(), false);
    let decided = |substance| matches!(substance, Substance::TwoWithChips | Substance::Three);
    let blinds_matter = u8::from(decided(count.substance) != decided(with_blinds.substance));
    let first = match actions.first() {
        None => 0,
        Some(Action::Fold) => 1,
        Some(_) => 2,
    };
    let acted = u8::from(count.actions > 0);
    Ok(Worked::new(
        vec![class(count.substance), blinds_matter, acted, class(without_first.substance), first],
        vec![("actions", count.actions), ("with_chips", count.with_chips)],
        Vec::new(),
    ))
}

fn class(substance: Substance) -> u8 {
    match substance {
        Substance::None => 0,
        Substance::CheckAndFold => 1,
        Substance::TwoWithChips => 2,
        Substance::Three => 3,
    }
}
