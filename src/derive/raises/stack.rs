//! Whether an amount is all that a player has: by the stack where it was told, else by what the floor was told.

use crate::classes::class;
use crate::raises::raise::RaiseContext;
use crate::{CalculationError, Inputs};
use floorbook_poker::betting::Amount;

class! {
    /// Whether the chips are the player's last.
    pub(crate) enum Stack = "stack" {
        SomeLeft = "some-left",
        AllIn = "all-in",
    }
}

/// The facts whether these are the player's last chips. Where a stack was told they are not asked.
pub(crate) const LAST_CHIPS: &str = "last-chips";
/// The same of one chip.
pub(crate) const LAST_CHIP: &str = "last-chip";
/// The same of an amount.
pub(crate) const ALL_IN: &str = "all-in";

/// The fact what was said, and its answers where that was "raise" without an amount, or "all-in".
const SAID_RAISE: (&str, &str) = ("said", "raise");
const SAID_ALL_IN: (&str, &str) = ("said", "all-in");

class! {
    /// How far the player's whole stack reaches, where it was told: whoever has less than a full raise can only be all-in.
    pub(crate) enum StackReaches = "stack-reaches" {
        LessThanCall = "less-than-call",
        Call = "call",
        ShortRaise = "short-raise",
        Raise = "raise",
    }
}

/// What an amount comes to within the stack.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reached {
    /// The total in front, in chips.
    pub total: Amount,
    /// Whether it is all that the player has.
    pub stack: Stack,
}

impl RaiseContext {
    /// Nobody bets more than he has.
    pub(crate) fn bounded(&self, total: Amount) -> Amount {
        self.actor.stack.map_or(total, |stack| total.min(stack))
    }

    /// The stack of a player who has too little for the least raise, or for any where none is open to him: who is bound to
    /// raise is all-in.
    pub(crate) fn all_there_is(&self) -> Option<Amount> {
        let no_raise = |_: &Amount| match self.stack_reaches() {
            StackReaches::LessThanCall | StackReaches::Call => true,
            StackReaches::ShortRaise => self.actor.may_raise,
            StackReaches::Raise => false,
        };
        self.actor.stack.filter(no_raise)
    }

    /// How far the player's stack reaches.
    pub(crate) fn stack_reaches(&self) -> StackReaches {
        match self.actor.stack {
            Some(stack) if stack < self.actor.bet => StackReaches::LessThanCall,
            Some(stack) if stack == self.actor.bet => StackReaches::Call,
            Some(stack) if stack < self.actor.least => StackReaches::ShortRaise,
            Some(_) | None => StackReaches::Raise,
        }
    }

    /// What a player has in front once chips worth `added` are put out as the input `of`.
    ///
    /// # Errors
    /// Where that is more than the stack that was told.
    pub(crate) fn with(&self, added: Amount, of: &'static str) -> Result<Amount, CalculationError> {
        let total = self.actor.own.saturating_add(added);
        match self.actor.stack {
            Some(stack) if total > stack => Err(CalculationError::impossible(of, "above-stack", [("stack", stack)])),
            _ => Ok(total),
        }
    }

    /// A total of `total` chips within the stack. Where no stack was told, the fact says whether it is all there is; "all-in",
    /// and "raise" with a stack below the least raise, is the whole stack, whatever part of it was put out.
    ///
    /// # Errors
    /// Where the fact says otherwise than the stack.
    pub(crate) fn reach(
        &self,
        inputs: &dyn Inputs,
        fact: &'static str,
        total: Amount,
    ) -> Result<Reached, CalculationError> {
        let (said, all_in) = SAID_ALL_IN;
        let whole = self.actor.stack.filter(|_| inputs.is(said, all_in));
        let total = whole.unwrap_or_else(|| self.bounded(total));
        let stack = self.stack(inputs, fact, total)?;
        let (said, raise) = SAID_RAISE;
        Ok(match self.all_there_is() {
            Some(all) if inputs.is(said, raise) => Reached { total: all, stack: Stack::AllIn },
            _ => Reached { total, stack },
        })
    }

    /// Whether a total is all that the player has.
    ///
    /// # Errors
    /// Where the fact says otherwise than the stack.
    pub(crate) fn stack(
        &self,
        inputs: &dyn Inputs,
        fact: &'static str,
        total: Amount,
    ) -> Result<Stack, CalculationError> {
        let answer = inputs.yes(fact);
        let Some(stack) = self.actor.stack else {
            // Until it is known, chips are left.
            return Ok(if answer.unwrap_or_default() { Stack::AllIn } else { Stack::SomeLeft });
        };
        inputs.not_needed(fact);
        let all_in = total >= stack;
        match answer {
            Ok(true) if !all_in => Err(CalculationError::impossible(fact, "not-the-whole-stack", [("stack", stack)])),
            Ok(false) if all_in => Err(CalculationError::impossible(fact, "the-whole-stack", [("stack", stack)])),
            _ => Ok(if all_in { Stack::AllIn } else { Stack::SomeLeft }),
        }
    }
}
