//! What a number that a player said means, by the reading of the book.

use super::{Calculation, Inputs, Parameter, Stand, Sum, Trouble, UNKNOWN, Worked};
use crate::betting::{PotTest, highest_meaning, meanings};

pub(super) const UNCLEAR_AMOUNT: Calculation = Calculation {
    name: "unclear-amount",
    inputs: &["said", "least", "pot"],
    parameters: &[Parameter {
        name: "pot-test",
        values: Some(&["less-than-pot", "at-most-pot", "no-pot-test"]),
        serves: None,
    }],
    classes: &[
        // Whether a meaning passes the book's test against the pot.
        ("reading", &["found", "above-the-pot", UNKNOWN]),
    ],
    amounts: &[&["said", "pot", "least", "meant", "smallest", "next_meaning"]],
    tables: &[],
    run,
};

/// `said` is the number that was said, `least` the least that the player may bet or raise to, `pot` the pot before the
/// bet with all bets in front of players; all in chips.
fn run(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let test = match inputs.parameter("pot-test") {
        Stand::Choice("less-than-pot") => Some(PotTest::LessThanPot),
        Stand::Choice("at-most-pot") => Some(PotTest::AtMostPot),
        _ => None,
    };
    if test.is_none() {
        inputs.not_needed("pot");
    }
    let (said, least) = (inputs.chips("said")?, inputs.chips("least")?);
    let mut possible = meanings(said, least);
    let Some(smallest) = possible.next() else {
        return Err(Trouble::impossible("said", "no-meaning", [("said", said), ("least", least)]));
    };
    let pot = test.map(|_| inputs.chips("pot")).transpose()?;
    let highest = match (test, pot) {
        (Some(test), Some(pot)) => highest_meaning(said, least, pot, test),
        _ => Some(smallest),
    };
    let meant = highest.unwrap_or(smallest);
    let next = meanings(said, meant.saturating_add(1)).next().unwrap_or(meant);
    let mut amounts =
        vec![("said", said), ("least", least), ("meant", meant), ("smallest", smallest), ("next_meaning", next)];
    let mut sums = Vec::new();
    if let Some(pot) = pot {
        amounts.push(("pot", pot));
        sums.push(Sum::compare(("meant", meant), ("pot", pot)).proving("reading"));
        sums.push(Sum::compare(("next_meaning", next), ("pot", pot)).proving("reading"));
    }
    Ok(Worked::new(vec![u8::from(highest.is_none())], amounts, sums))
}
