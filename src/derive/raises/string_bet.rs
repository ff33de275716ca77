//! What the first motion comes to, where chips went out in several, and what the second behind an exact call.

use crate::classes::{class, classes};
use crate::line::line_classes::Owes;
use crate::raises::raise::{ACTED_BEFORE, RaiseClasses, RaiseContext, faced, raise_classes};
use crate::raises::raise_amounts::{RAISE_AMOUNTS, raise_amounts, raise_sums};
use crate::raises::size::Size;
use crate::raises::stack::StackReaches;
use crate::rules::RAISE_RULES;
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND};
use floorbook_poker::betting::round::Structure;
use floorbook_poker::betting::{Amount, Measure, total};

class! {
    /// Whether all motions together make the call, where a line tells them.
    pub(crate) enum Together = "together" {
        NotTold = "not-told",
        Short = "short-of-call",
        Exactly = "exactly-call",
        Reaches = "above-call",
    }
}

class! {
    /// Behind a first motion of exactly the call: what the second one makes of it, where a line tells it.
    pub(crate) enum Second = "second" {
        NotTold = "not-told",
        Short = "short",
        Full = "full",
        AbovePot = "above-pot",
        AboveFixed = "above-fixed",
    }
}

class! {
    /// Whether the structure allows a bet or raise as large as the first motion.
    pub(crate) enum Allowed = "allowed" {
        Yes = "yes",
        AbovePot = "above-pot",
        AboveFixed = "above-fixed",
    }
}

impl Allowed {
    fn of(measure: &Measure, structure: Structure) -> Self {
        match structure {
            Structure::PotLimit if measure.above_most => Self::AbovePot,
            Structure::FixedLimit if measure.above_most => Self::AboveFixed,
            _ => Self::Yes,
        }
    }
}

classes! {
    /// The classes of the first motion, of the second, and of the stack.
    pub(crate) struct StringClasses {
        stack_reaches: StackReaches,
        owes: Owes,
        together: Together,
        second: Second,
        allowed: Allowed,
        ..raise: RaiseClasses,
    }
}

pub(crate) struct StringBet;

impl Calculate for StringBet {
    type Classes = StringClasses;
    const NAME: &'static str = "string-bet";
    const INPUTS: &'static [&'static str] = &[ROUND, ACTED_BEFORE, "first-motion"];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[RAISE_AMOUNTS, &["second_total", "next_after_second", "most_second", "over_second"]];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far, `first-motion` what was put out in the first motion; both in chips.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<StringClasses>, CalculationError> {
        let faced = faced::<StringClasses>(inputs)?;
        let owes = Owes(faced.actor.own < faced.actor.bet);
        inputs.known::<StringClasses, _>(owes);
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
        let with_second = with_second(inputs, &faced)?.filter(|_| measure.total == bet && bet > 0);
        let second = with_second.map(|total| faced.measure(total));
        amounts.extend(second.iter().flat_map(|second| second_amounts(second, &faced)));
        let second = second.map_or(Second::NotTold, |second| Second::of(&second, &faced));
        let allowed = Allowed::of(&measure, faced.actor.structure);
        let together = match all {
            None => Together::NotTold,
            Some(all) if all < bet => Together::Short,
            Some(all) if all == bet => Together::Exactly,
            Some(_) => Together::Reaches,
        };
        let (stack_reaches, raise) = (faced.stack_reaches(), raise_classes(&measure, &faced));
        let classes = StringClasses { stack_reaches, owes, together, second, allowed, raise };
        Ok(Calculated { tables: faced.tables, ..Calculated::new(classes, amounts, sums) })
    }
}

impl Second {
    /// What a total in front of the player comes to behind "raise" and the exact call.
    fn of(second: &Measure, faced: &RaiseContext) -> Self {
        match Allowed::of(second, faced.actor.structure) {
            Allowed::AbovePot => Self::AbovePot,
            Allowed::AboveFixed => Self::AboveFixed,
            Allowed::Yes if matches!(second.size, Size::Least | Size::More) => Self::Full,
            Allowed::Yes => Self::Short,
        }
    }
}

/// The amounts of the call and the second motion together.
fn second_amounts(second: &Measure, faced: &RaiseContext) -> [(&'static str, Amount); 4] {
    let total = second.total;
    let most = faced.actor.most.unwrap_or(total).min(total);
    [
        ("second_total", total),
        ("next_after_second", faced.actor.next_least(total)),
        ("most_second", most),
        ("over_second", total - most),
    ]
}

/// What the player has in front after the second motion, where the line tells of one.
fn with_second(inputs: &dyn Inputs, faced: &RaiseContext) -> Result<Option<Amount>, CalculationError> {
    let offer = inputs.round()?.offer.as_ref();
    let two = offer.map(|offer| offer.puts().take(2).collect::<Vec<_>>()).filter(|motions| motions.len() == 2);
    let worth = two.and_then(|motions| total(motions.into_iter().flatten()).ok());
    worth.map(|worth| faced.with(worth, "first-motion")).transpose()
}

/// What the player has in front after all motions, where the line tells of several.
fn all_motions(inputs: &dyn Inputs, faced: &RaiseContext) -> Result<Option<Amount>, CalculationError> {
    let offer = inputs.round()?.offer.as_ref().filter(|offer| offer.puts().count() > 1);
    let worth = offer.and_then(|offer| offer.worth().ok());
    worth.map(|worth| faced.with(worth, "first-motion")).transpose()
}
