//! What a number that a player said means, by the reading of the book.

use super::{Calculation, Inputs, Parameter, Stand, Sum, Trouble, UNKNOWN, Worked};
use crate::betting::{PotTest, highest_meaning, meanings};

pub(super) const UNCLEAR_AMOUNT: Calculation = Calculation {
    name: "unclear-amount",
    inputs: &["said", "least", "pot"],
    parameters: &[Parameter { name: "pot-test", values: Some(&["less-than-pot", "at-most-pot", "no-pot-test"]) }],
    classes: &[
        // Whether a meaning passes the book's test against the pot.
        ("reading", &["found", "above-the-pot", UNKNOWN]),
    ],
    amounts: &["said", "pot", "least", "meant", "smallest", "next_meaning"],
    run,
};

/// `said` is the number that was said, `least` the least that the player may bet or raise to, `pot` the pot before the
/// bet with all bets in front of players; all in chips.
fn run(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let (said, least, pot) = (inputs.chips("said")?, inputs.chips("least")?, inputs.chips("pot")?);
    let mut possible = meanings(said, least);
    let Some(smallest) = possible.next() else {
        return Err(Trouble::impossible("said", "no-meaning", [("said", said), ("least", least)]));
    };
    let highest = match inputs.parameter("pot-test") {
        Stand::Choice("less-than-pot") => highest_meaning(said, least, pot, PotTest::LessThanPot),
        Stand::Choice("at-most-pot") => highest_meaning(said, least, pot, PotTest::AtMostPot),
        _ => Some(smallest),
    };
    let meant = highest.unwrap_or(smallest);
    let next = meanings(said, meant.saturating_add(1)).next().unwrap_or(meant);
    let sums = vec![
        Sum::compare(("meant", meant), ("pot", pot)).proving("reading"),
        Sum::compare(("next_meaning", next), ("pot", pot)).proving("reading"),
    ];
    let amounts = vec![
        ("said", said),
        ("pot", pot),
        ("least", least),
        ("meant", meant),
        ("smallest", smallest),
        ("next_meaning", next),
    ];
    Ok(Worked::new(vec![u8::from(highest.is_none())], amounts, sums))
}
