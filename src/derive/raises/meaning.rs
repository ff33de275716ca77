//! What a number that a player said means, by the reading of the book.

use crate::classes::{class, classes};
use crate::parameters::ParameterValue;
use crate::rules::AgainstPot;
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, Sum};
use floorbook_poker::betting::{Amount, PotTest, highest_meaning, meanings};

class! {
    /// Whether a meaning passes the book's test against the pot.
    pub(crate) enum Meaning = "reading" {
        Found = "found",
        AboveThePot = "above-the-pot",
    }
}

class! {
    /// Whether the amount that counts is all that the player has, and would be more.
    pub(crate) struct AboveStack(bool) = "above-stack";
}

class! {
    /// Whether the amount that counts is below the least raise, by which it is measured then.
    pub(crate) struct BelowRaise(bool) = "below-raise";
}

class! {
    /// Whether it was told what the chips put out with the number show to be meant.
    pub(crate) struct ChipsShow(bool) = "chips-show";
}

classes! {
    pub(crate) struct UnclearClasses {
        reading: Meaning,
        above_stack: AboveStack,
        below_raise: BelowRaise,
        chips_show: ChipsShow,
    }
}

pub(crate) struct UnclearAmount;

impl Calculate for UnclearAmount {
    type Classes = UnclearClasses;
    const NAME: &'static str = "unclear-amount";
    const INPUTS: &'static [&'static str] = &["said", "least", "pot", "stack", "shown", "raise-least"];
    const PARAMETERS: &'static [Parameter] = &[AgainstPot::PARAMETER];
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["said", "pot", "least", "meant", "smallest", "next_meaning", "total", "shown"]];
    const TABLES: &'static [&'static str] = &[];

    /// `said` is the number that was said, `least` what there is to call, or the least bet where nobody has bet, `pot` the pot
    /// before the bet with all bets in front of players; where they were told, `stack` what the player has in all, `shown` what
    /// the chips put out with the number show to be meant, and `raise-least` the least raise; all in chips.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<UnclearClasses>, CalculationError> {
        let test = pot_test(inputs)?;
        let (shown, stack) = (never_asked(inputs, "shown"), never_asked(inputs, "stack"));
        let raise_least = never_asked(inputs, "raise-least");
        let chips_show = ChipsShow(shown.is_some());
        inputs.known::<UnclearClasses, _>(chips_show);
        if test.is_none() || chips_show.0 {
            inputs.not_needed("pot");
        }
        let (said, least) = (inputs.chips("said")?, inputs.chips("least")?);
        let mut possible = meanings(said, least);
        let Some(smallest) = possible.next() else {
            return Err(CalculationError::impossible("said", "no-meaning", [("said", said), ("least", least)]));
        };
        let pot = match test {
            Some(_) if chips_show.0 => inputs.chips("pot").ok(),
            Some(_) => Some(inputs.chips("pot")?),
            None => None,
        };
        let highest = match (test, pot) {
            (Some(test), Some(pot)) => highest_meaning(said, least, pot, test),
            _ => Some(smallest),
        };
        let meant = highest.unwrap_or(smallest);
        // Nobody bets more than he has.
        let total = stack.map_or(meant, |stack| meant.min(stack));
        let next = meanings(said, meant.saturating_add(1)).next().unwrap_or(meant);
        let mut amounts = vec![
            ("said", said),
            ("least", least),
            ("meant", meant),
            ("smallest", smallest),
            ("next_meaning", next),
            ("total", total),
        ];
        let shown = shown.map(|shown| stack.map_or(shown, |stack| shown.min(stack)));
        amounts.extend(shown.map(|shown| ("shown", shown)));
        amounts.extend(pot.map(|pot| ("pot", pot)));
        let against = |meaning| pot.map(|pot| Sum::compare(meaning, ("pot", pot)).proving::<Meaning>());
        let sums = [("meant", meant), ("next_meaning", next)].into_iter().filter_map(against).collect();
        let reading = if highest.is_some() { Meaning::Found } else { Meaning::AboveThePot };
        let above_stack = AboveStack(total < meant);
        let counts = shown.unwrap_or(total);
        let below_raise = BelowRaise(!above_stack.0 && raise_least.is_some_and(|least| counts < least));
        Ok(Calculated::new(UnclearClasses { reading, above_stack, below_raise, chips_show }, amounts, sums))
    }
}

/// An amount that counts only where it was told.
fn never_asked(inputs: &dyn Inputs, input: &'static str) -> Option<Amount> {
    let told = inputs.chips(input).ok();
    if told.is_none() {
        inputs.not_needed(input);
    }
    told
}

/// How the pot limits what a number can mean, if it does.
fn pot_test(inputs: &dyn Inputs) -> Result<Option<PotTest>, CalculationError> {
    Ok(match inputs.value::<AgainstPot>()? {
        Some(AgainstPot::LessThanPot) => Some(PotTest::LessThanPot),
        Some(AgainstPot::AtMostPot) => Some(PotTest::AtMostPot),
        Some(AgainstPot::NoPotTest) => None,
        // A book that takes no position on the pot gives no test by it either.
        None => None,
    })
}
