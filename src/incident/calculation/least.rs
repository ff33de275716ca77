//! The least that a player may bet or raise to.

use super::raising::{MINIMUM, minimum};
use super::told::Told;
use super::{Calculation, Inputs, Sum, Term, Trouble, UNKNOWN, Worked};
use crate::betting::round::{Reading, Tolerance};

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
    let line = inputs.round("round")?;
    let reading = Reading { minimum: minimum(inputs), ..Reading::default() };
    let told = Told::new(line, "round", reading, Tolerance::AnySize)?;
    let (bet, full) = (("bet", told.round.bet()), ("raise_before", told.round.full_raise()));
    let least = ("least", told.round.newcomer().least);
    let mut sums = Vec::new();
    if bet.1 > 0 && bet.1.checked_add(full.1) == Some(least.1) {
        sums.push(Sum::total(vec![Term::plus(bet), Term::plus(full)], least));
    }
    let classes = vec![u8::from(bet.1 > 0)];
    Ok(Worked { tables: vec![told.table(true)], ..Worked::new(classes, vec![bet, full, least], sums) })
}
