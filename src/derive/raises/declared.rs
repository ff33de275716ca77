//! What "raise" with an amount comes to.

use crate::classes::{class, classes};
use crate::raises::raise::{ACTED_BEFORE, RaiseClasses, RaiseContext, faced, raise_classes};
use crate::raises::raise_amounts::{RAISE_AMOUNTS, raise_amounts, raise_sums};
use crate::raises::size::Size;
use crate::raises::stack::{ALL_IN, Stack};
use crate::rules::RAISE_RULES;
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND};
use floorbook_poker::betting::Amount;
use std::cmp::Ordering;

class! {
    /// The bet with the amount on top, against the least raise.
    pub(crate) enum OnTopSize = "on-top-size" {
        NoRaise = "no-raise",
        Short = "short",
        Least = "least",
        More = "more",
    }
}

class! {
    /// Whether the bet with the amount on top is above what pot-limit or fixed limit allows.
    pub(crate) struct OnTopAboveMost(bool) = "on-top-above-most";
}

class! {
    /// Whether the bet with the amount on top is all that the player has.
    pub(crate) struct OnTopStack(Stack) = "on-top-stack";
}

classes! {
    pub(crate) struct DeclaredClasses {
        on_top_size: OnTopSize,
        on_top_above_most: OnTopAboveMost,
        stack: Stack,
        on_top_stack: OnTopStack,
        ..raise: RaiseClasses,
    }
}

pub(crate) struct DeclaredTotal;

impl Calculate for DeclaredTotal {
    type Classes = DeclaredClasses;
    const NAME: &'static str = "declared-total";
    const INPUTS: &'static [&'static str] = &[ROUND, ACTED_BEFORE, "said", ALL_IN];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[RAISE_AMOUNTS, &["said", "on_top", "total_on_top", "next_after_on_top"]];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far, `said` the amount that was said, in chips.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<DeclaredClasses>, CalculationError> {
        let faced = faced::<DeclaredClasses>(inputs)?;
        let spoken = inputs.chips("said")?;
        // Nobody bets more than he has: words for more are all-in, and so is a raise with less than the least.
        let said = faced.bounded(spoken);
        let all = faced.all_there_is();
        let mut measure = faced.measure(all.unwrap_or(said));
        if !faced.actor.may_raise && all.is_none() {
            // "Raise" was said: whatever the amount, and on top of what, there is no raise to be made.
            measure.size = Size::Closed;
        }
        let (mut amounts, sums) = (raise_amounts(&measure, &faced), raise_sums([], &measure, &faced));
        let on_top = all.unwrap_or_else(|| faced.bounded(faced.actor.bet.saturating_add(said)));
        let total = on_top.max(faced.bounded(faced.actor.least));
        let stack = stack(inputs, &faced, said, on_top)?;
        let stack = if all.is_some() { Stack::AllIn } else { stack };
        let on_top_stack = match faced.actor.stack {
            Some(stack) if on_top < stack => Stack::SomeLeft,
            Some(_) => Stack::AllIn,
            None => stack,
        };
        // With less than the least raise on top the player is all-in, which leaves the size of the last full raise.
        let next = if on_top < total { faced.actor.next_after_short(on_top) } else { faced.actor.next_least(total) };
        amounts.extend([("said", said), ("on_top", on_top), ("total_on_top", total), ("next_after_on_top", next)]);
        let on_top_above_most =
            OnTopAboveMost(faced.actor.most.is_some_and(|most| on_top > most && !faced.actor.others.contains(on_top)));
        let classes = DeclaredClasses {
            on_top_size: on_top_size(on_top, &faced),
            on_top_above_most,
            stack,
            on_top_stack: OnTopStack(on_top_stack),
            raise: raise_classes(&measure, &faced),
        };
        let settled = faced.settled::<DeclaredClasses>();
        Ok(Calculated { tables: faced.tables, settled, ..Calculated::new(classes, amounts, sums) })
    }
}

/// Whether what was said is all that the player has. The fact contradicts the stack only where it does so both with and
/// without the amount on top.
fn stack(inputs: &dyn Inputs, faced: &RaiseContext, said: Amount, on_top: Amount) -> Result<Stack, CalculationError> {
    match faced.stack(inputs, ALL_IN, said) {
        Err(_) if faced.stack(inputs, ALL_IN, on_top).is_ok() => Ok(Stack::SomeLeft),
        stack => stack,
    }
}

/// What the amount on top of the bet comes to.
fn on_top_size(on_top: Amount, faced: &RaiseContext) -> OnTopSize {
    match on_top.cmp(&faced.actor.least) {
        // Only a stack keeps it down to the call.
        _ if on_top <= faced.actor.bet && faced.actor.bet > 0 => OnTopSize::NoRaise,
        Ordering::Less => OnTopSize::Short,
        Ordering::Equal => OnTopSize::Least,
        Ordering::Greater => OnTopSize::More,
    }
}
