//! The least that a player may bet or raise to.

use super::minimum::{MINIMUM, least_sum};
use super::told::Told;
use super::{Calculation, Inputs, Trouble, UNKNOWN, Worked};

pub(super) const LEAST: Calculation = Calculation {
    name: "least-bet",
    inputs: &["round"],
    parameters: &[MINIMUM],
    classes: &[("facing", &["no-bet", "bet", UNKNOWN])],
    amounts: &[&["bet", "raise_before", "least"]],
    tables: &["players"],
    run,
};

/// `round` is the betting so far; the amounts are those of a player who has nothing in front.
fn run(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let told = Told::of(inputs)?;
    let (bet, full) = (("bet", told.round.bet()), ("raise_before", told.round.full_raise()));
    let least = ("least", told.round.newcomer().least);
    let sums = least_sum(bet.1, full.1, least.1).filter(|_| bet.1 > 0).into_iter().collect();
    let classes = vec![u8::from(bet.1 > 0)];
    Ok(Worked { tables: vec![told.table(true)], ..Worked::new(classes, vec![bet, full, least], sums) })
}
