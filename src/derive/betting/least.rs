//! The least that a player may bet or raise to.

use crate::betting::reopening::OtherRaise;
use crate::classes::classes;
use crate::raises::raise::{ACTED_BEFORE, Facing, MayRaise, NobodyToCall, faced_unmeasured};
use crate::raises::raise_amounts::other_amounts;
use crate::raises::stack::StackReaches;
use crate::rules::{ROUND_RULES, least_sum};
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND};

classes! {
    pub(crate) struct LeastClasses {
        facing: Facing,
        may_raise: MayRaise,
        nobody_to_call: NobodyToCall,
        stack_reaches: StackReaches,
        other_raise: OtherRaise,
    }
}

pub(crate) struct LeastBet;

impl Calculate for LeastBet {
    type Classes = LeastClasses;
    const NAME: &'static str = "least-bet";
    const INPUTS: &'static [&'static str] = &[ROUND, ACTED_BEFORE];
    const PARAMETERS: &'static [Parameter] = ROUND_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["bet", "raise_before", "least", "other_least", "completed_least", "call_total"]];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far; the amounts are those of the player in question.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<LeastClasses>, CalculationError> {
        let faced = faced_unmeasured::<LeastClasses>(inputs)?;
        let (bet, full) = (("bet", faced.actor.bet), ("raise_before", faced.actor.full_raise));
        let least = ("least", faced.bounded(faced.actor.least));
        let sums = least_sum(bet.1, full.1, least.1).filter(|_| bet.1 > 0).into_iter().collect();
        let classes = LeastClasses {
            facing: Facing::of(bet.1),
            may_raise: faced.right,
            nobody_to_call: NobodyToCall(faced.actor.nobody_to_call),
            stack_reaches: faced.stack_reaches(),
            other_raise: OtherRaise(faced.actor.may_raise && !faced.actor.others.is_empty()),
        };
        let mut amounts = vec![bet, full, least, ("call_total", faced.bounded(bet.1))];
        amounts.extend(other_amounts(&faced).filter(|_| faced.actor.may_raise));
        Ok(Calculated { tables: faced.tables, ..Calculated::new(classes, amounts, sums) })
    }
}
