//! What the first motion comes to, where chips went out in several.

use super::classes::{class, classes};
use super::raise::{ACTED_BEFORE, RaiseClasses, RaiseContext, faced, raise_classes};
use super::raise_amounts::{RAISE_AMOUNTS, raise_amounts, raise_sums};
use super::rules::RAISE_RULES;
use super::stack::StackReaches;
use super::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND};
use crate::betting::Amount;

class! {
    /// Whether all motions together make the call, where a line tells them.
    pub(super) enum Together = "together" {
        NotTold = "not-told",
        Short = "short-of-call",
        Reaches = "call",
    }
}

classes! {
    /// The classes of the first motion, and of the stack.
    pub(super) struct StringClasses {
        stack_reaches: StackReaches,
        together: Together,
        ..raise: RaiseClasses,
    }
}

pub(super) struct StringBet;

impl Calculate for StringBet {
    type Classes = StringClasses;
    const NAME: &'static str = "string-bet";
    const INPUTS: &'static [&'static str] = &[ROUND, ACTED_BEFORE, "first-motion"];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[RAISE_AMOUNTS];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far, `first-motion` what was put out in the first motion; both in chips.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<StringClasses>, CalculationError> {
        let faced = faced::<StringClasses>(inputs)?;
        let first = inputs.chips("first-motion")?;
        // What lay there before counts with it.
        let measure = faced.measure(faced.with(first, "first-motion")?);
        let bet = faced.actor.bet;
        let all = all_motions(inputs, &faced)?;
        let (mut amounts, sums) = (raise_amounts(&measure, &faced), raise_sums([], &measure, &faced));
        // Where only all motions together reach the call, the change is what they have above it.
        if let Some(above) = all.and_then(|all| all.checked_sub(bet)).filter(|_| measure.total < bet) {
            amounts.iter_mut().filter(|(name, _)| *name == "change").for_each(|(_, change)| *change = above);
        }
        let together = match all {
            None => Together::NotTold,
            Some(all) if all < bet => Together::Short,
            Some(_) => Together::Reaches,
        };
        let (stack_reaches, raise) = (faced.stack_reaches(), raise_classes(&measure, &faced));
        let classes = StringClasses { stack_reaches, together, raise };
        Ok(Calculated { tables: faced.tables, ..Calculated::new(classes, amounts, sums) })
    }
}

/// What the player has in front after all motions, where the line tells of several.
fn all_motions(inputs: &dyn Inputs, faced: &RaiseContext) -> Result<Option<Amount>, CalculationError> {
    let offer = inputs.round()?.offer.as_ref().filter(|offer| offer.puts().count() > 1);
    let worth = offer.and_then(|offer| offer.worth().ok());
    worth.map(|worth| faced.with(worth, "first-motion")).transpose()
}
