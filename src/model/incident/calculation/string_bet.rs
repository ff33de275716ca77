//! What the first motion comes to, where chips went out in several.

use super::classes::{class, classes};
use super::raise::{ACTED_BEFORE, RAISE_AMOUNTS, RaiseClasses, faced, raise_amounts, raise_classes, raise_sums};
use super::rules::RAISE_RULES;
use super::stack::StackReaches;
use super::{Calculate, Calculated, CalculationError, Inputs, Parameter};

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
    const INPUTS: &'static [&'static str] = &["round", ACTED_BEFORE, "first-motion"];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[RAISE_AMOUNTS];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far, `first-motion` what was put out in the first motion; both in chips.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<StringClasses>, CalculationError> {
        let faced = faced(inputs)?;
        let first = inputs.chips("first-motion")?;
        // What lay there before counts with it.
        let measure = faced.measure(faced.with(first, "first-motion")?);
        let (mut amounts, sums) = (raise_amounts(&measure, &faced), raise_sums([], &measure, &faced));
        let all = inputs.round("round")?.offer.as_ref().filter(|offer| offer.puts().count() > 1);
        let all =
            all.and_then(|offer| offer.worth().ok()).map(|worth| faced.with(worth, "first-motion")).transpose()?;
        let above = all.map(|all| all.checked_sub(faced.actor.bet));
        if let (Some(Some(above)), Some((_, change))) =
            (above, amounts.iter_mut().find(|(name, _)| *name == "change").filter(|_| measure.total < faced.actor.bet))
        {
            *change = above;
        }
        let classes = StringClasses {
            stack_reaches: faced.stack_reaches(),
            together: match above {
                None => Together::NotTold,
                Some(None) => Together::Short,
                Some(Some(_)) => Together::Reaches,
            },
            raise: raise_classes(&measure, &faced),
        };
        Ok(Calculated { tables: faced.tables, ..Calculated::new(classes, amounts, sums) })
    }
}
