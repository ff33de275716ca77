//! A rebuy: the stack against the starting stack, and the chips that play.

use super::rules::RebuyPercent;
use super::*;
use floorbook_poker::betting::MOST;

/// The input that says whether only one rebuy is allowed.
pub(crate) const SINGLE_REBUY: &str = "single-rebuy";

class! {
    /// The stack against the most for a rebuy.
    pub(crate) enum StackForRebuy = "stack-for-rebuy" {
        Within = "within",
        Above = "above",
    }
}

classes! {
    pub(crate) struct RebuyClasses {
        stack: StackForRebuy,
    }
}

pub(crate) struct Rebuy;

impl Calculate for Rebuy {
    type Classes = RebuyClasses;
    const NAME: &'static str = "rebuy";
    const INPUTS: &'static [&'static str] = &["stack", "starting-stack", SINGLE_REBUY, "rebuy-chips"];
    const PARAMETERS: &'static [Parameter] = &[RebuyPercent::PARAMETER];
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["starting_stack", "stack", "rebuy_limit", "rebuy_chips", "in_play"]];
    const TABLES: &'static [&'static str] = &[];

    /// `stack` is what the player has without the rebuy, `rebuy-chips` what is bought.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<RebuyClasses>, CalculationError> {
        let percent = inputs.value::<RebuyPercent>()?.map(|RebuyPercent(percent)| percent);
        if percent.is_none() {
            // No stack is too large where the book names none.
            inputs.not_needed("starting-stack");
            inputs.known::<RebuyClasses, _>(StackForRebuy::Within);
        }
        let stack = inputs.chips("stack")?;
        let mut amounts = vec![("stack", stack)];
        let mut sums = Vec::new();
        let mut class = StackForRebuy::Within;
        if let Some(percent) = percent {
            let start = inputs.chips("starting-stack")?;
            // "50% or less": half of an odd stack is not made larger than it is.
            let limit = start.saturating_mul(percent) / 100;
            amounts.extend([("starting_stack", start), ("rebuy_limit", limit)]);
            sums.push(Sum::percent(percent, ("starting_stack", start), ("rebuy_limit", limit)));
            sums.push(Sum::compare(("stack", stack), ("rebuy_limit", limit)));
            class = if stack <= limit { StackForRebuy::Within } else { StackForRebuy::Above };
            inputs.known::<RebuyClasses, _>(class);
        }
        let classes = RebuyClasses { stack: class };
        if class == StackForRebuy::Within {
            inputs.not_needed(SINGLE_REBUY);
        } else if !inputs.yes(SINGLE_REBUY)? {
            inputs.not_needed("rebuy-chips");
            return Ok(Calculated::new(classes, amounts, sums));
        }
        let chips = inputs.chips("rebuy-chips")?;
        let too_many = || CalculationError::impossible("rebuy-chips", "too-many-chips", []);
        let in_play = ("in_play", stack.checked_add(chips).filter(|sum| *sum <= MOST).ok_or_else(too_many)?);
        amounts.extend([("rebuy_chips", chips), in_play]);
        sums.push(Sum::total(vec![Term::plus(("stack", stack)), Term::plus(("rebuy_chips", chips))], in_play));
        Ok(Calculated::new(classes, amounts, sums))
    }
}
