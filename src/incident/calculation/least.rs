//! The least that a player may bet or raise to.

use super::classes::classes;
use super::raising::Facing;
use super::rules::{ROUND_RULES, least_sum};
use super::told::Told;
use super::{Calculate, Inputs, Parameter, Trouble, Worked};

classes! {
    pub(super) struct LeastClasses {
        facing: Facing,
    }
}

pub(super) struct LeastBet;

impl Calculate for LeastBet {
    type Classes = LeastClasses;
    const NAME: &'static str = "least-bet";
    const INPUTS: &'static [&'static str] = &["round"];
    const PARAMETERS: &'static [Parameter] = ROUND_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["bet", "raise_before", "least"]];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far; the amounts are those of a player who has nothing in front.
    fn run(inputs: &dyn Inputs) -> Result<Worked<LeastClasses>, Trouble> {
        let told = Told::of(inputs)?;
        let (bet, full) = (("bet", told.round.bet()), ("raise_before", told.round.full_raise()));
        let least = ("least", told.round.newcomer().least);
        let sums = least_sum(bet.1, full.1, least.1).filter(|_| bet.1 > 0).into_iter().collect();
        let classes = LeastClasses { facing: Facing::of(bet.1) };
        Ok(Worked { tables: vec![told.table(true)], ..Worked::new(classes, vec![bet, full, least], sums) })
    }
}
