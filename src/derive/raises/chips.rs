//! What chips without a word come to when the player has nothing in front: one chip, or several.

use crate::classes::{class, classes};
use crate::raises::one_chip_less::{call_where_all_needed, chips, unnamed_worth};
use crate::raises::raise::{ACTED_BEFORE, RaiseClasses, RaiseContext, faced, raise_classes};
use crate::raises::raise_amounts::{RAISE_AMOUNTS, raise_amounts, raise_sums};
use crate::raises::size::{Removal, Size};
use crate::raises::stack::{LAST_CHIP, LAST_CHIPS, Reached, Stack};
use crate::rules::{CHIP_RULES, InPlaceOfEarlier, RAISE_RULES};
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND, Sum, Term};
use floorbook_poker::betting::{Measure, largest_smallest};
use std::cmp::Ordering;

class! {
    /// Which chips were put out.
    pub(crate) enum ChipsPut = "chips-put" {
        One = "one",
        Equal = "equal",
        Mixed = "mixed",
    }
}

classes! {
    pub(crate) struct SeveralClasses {
        chips_put: ChipsPut,
        removal: Removal,
        stack: Stack,
        ..raise: RaiseClasses,
    }
}

pub(crate) struct SeveralChips;

impl Calculate for SeveralChips {
    type Classes = SeveralClasses;
    const NAME: &'static str = "several-chips";
    const INPUTS: &'static [&'static str] = &[ROUND, ACTED_BEFORE, "chips", LAST_CHIPS];
    const PARAMETERS: &'static [Parameter] = CHIP_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[RAISE_AMOUNTS, &["smallest_chip", "rest"]];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far, `chips` what a player with nothing in front put out at once.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<SeveralClasses>, CalculationError> {
        let faced = faced::<SeveralClasses>(inputs)?;
        let less = match chips(inputs, "chips") {
            Err(CalculationError::MissingFact) => return unnamed(inputs, faced),
            less => less?,
        };
        let bet = faced.actor.bet;
        let chips_put = match less.chips {
            1 => ChipsPut::One,
            _ if less.equal => ChipsPut::Equal,
            _ => ChipsPut::Mixed,
        };
        let untested = chips_put != ChipsPut::One && by_half_alone(inputs, &faced)?;
        let removal = match less.against(bet) {
            _ if less.total <= bet => Removal::NotAboveTheCall,
            _ if untested => Removal::MoreThanTheCall,
            Ordering::Less => Removal::AllNeeded,
            Ordering::Equal => Removal::ExactlyTheCall,
            Ordering::Greater => Removal::MoreThanTheCall,
        };
        // What lies there already counts with the new chips.
        let Reached { total, stack } = faced.reach(inputs, LAST_CHIPS, faced.with(less.total, "chips")?)?;
        let measure = faced.measure(total);
        not_beside_earlier(inputs, &faced, &measure)?;
        let mut amounts = raise_amounts(&measure, &faced);
        amounts.extend([("smallest_chip", less.smallest), ("rest", less.rest)]);
        let removed = || {
            let terms = [Term::plus(("put", less.total)), Term::minus(("smallest_chip", less.smallest))];
            let rest = Sum::total(terms, ("rest", less.rest)).proving::<Removal>();
            [rest, Sum::compare(("rest", less.rest), ("bet", bet)).proving::<Removal>()]
        };
        let sums = raise_sums(
            (bet > 0 && less.total > bet && !untested).then(removed).into_iter().flatten(),
            &measure,
            &faced,
        );
        let classes = SeveralClasses { chips_put, removal, stack, raise: raise_classes(&measure, &faced) };
        let settled = faced.settled::<SeveralClasses>();
        Ok(Calculated { tables: faced.tables, settled, ..Calculated::new(classes, amounts, sums) })
    }
}

/// Several chips of which a line tells only what they are worth. Which they are is asked only where the test of one chip less
/// can decide.
fn unnamed(inputs: &dyn Inputs, faced: RaiseContext) -> Result<Calculated<SeveralClasses>, CalculationError> {
    let worth = unnamed_worth(inputs)?;
    let Reached { total, stack } = faced.reach(inputs, LAST_CHIPS, faced.with(worth, "chips")?)?;
    let measure = faced.measure(total);
    not_beside_earlier(inputs, &faced, &measure)?;
    let bet = faced.actor.bet;
    let removal = match measure.size {
        _ if worth <= bet => Removal::NotAboveTheCall,
        _ if by_half_alone(inputs, &faced)? => Removal::MoreThanTheCall,
        _ if worth - largest_smallest(worth) > bet => Removal::MoreThanTheCall,
        // No raise is open, or by either rule on several chips they are a call: half of a raise needs no chips to be named.
        Size::Closed => Removal::MoreThanTheCall,
        Size::BelowHalf if stack == Stack::SomeLeft => Removal::MoreThanTheCall,
        _ => return Err(CalculationError::MissingFact),
    };
    inputs.not_needed("chips");
    let (amounts, sums) = (raise_amounts(&measure, &faced), raise_sums([], &measure, &faced));
    let raise = raise_classes(&measure, &faced);
    let classes = SeveralClasses { chips_put: ChipsPut::Mixed, removal, stack, raise };
    let settled = faced.settled::<SeveralClasses>();
    Ok(Calculated { tables: faced.tables, settled, ..Calculated::new(classes, amounts, sums) })
}

/// Whether a line tells that several chips take the place of earlier ones which did not make the call, and the book holds such
/// chips against 50% alone: as if one chip less were still above the call.
///
/// A book that calls them a call where all are needed tests them like any others.
///
/// Source: 46-C-a of `onk-2023`, 46-C-1 of `tda-2019-sk`, 8.7-C-1 of `dpc`.
fn by_half_alone(inputs: &dyn Inputs, faced: &RaiseContext) -> Result<bool, CalculationError> {
    let replaced = faced.actor.own == 0 && (1..faced.actor.bet).contains(&faced.own_before);
    Ok(replaced
        && inputs.value::<InPlaceOfEarlier>()? == Some(InPlaceOfEarlier::HalfLine)
        && !call_where_all_needed(inputs)?)
}

/// Refuses chips that join those of an earlier bet without a word: what all of them come to is ruled on as such, see
/// [`PriorBetChips`](super::prior_bet::PriorBetChips). No more than the call is one by any rule.
fn not_beside_earlier(inputs: &dyn Inputs, faced: &RaiseContext, measure: &Measure) -> Result<(), CalculationError> {
    let silent = inputs.round()?.offer.as_ref().is_some_and(|offer| offer.words().next().is_none());
    let above = faced.actor.bet > 0 && faced.actor.may_raise && measure.total > faced.actor.bet;
    match silent && above && faced.actor.own > 0 {
        true => Err(CalculationError::impossible(ROUND, "earlier-chips", [("own", faced.actor.own)])),
        false => Ok(()),
    }
}

classes! {
    /// The classes of one amount, and whether it is all that the player has.
    pub(crate) struct AmountClasses {
        stack: Stack,
        ..raise: RaiseClasses,
    }
}

pub(crate) struct OversizedChip;

impl Calculate for OversizedChip {
    type Classes = AmountClasses;
    const NAME: &'static str = "oversized-chip";
    const INPUTS: &'static [&'static str] = &[ROUND, ACTED_BEFORE, "chip", LAST_CHIP];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[RAISE_AMOUNTS];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far, `chip` the value of the one chip that a player with nothing in front put out.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<AmountClasses>, CalculationError> {
        let faced = faced::<AmountClasses>(inputs)?;
        let chip = inputs.chips("chip")?;
        let Reached { total, stack } = faced.reach(inputs, LAST_CHIP, faced.with(chip, "chip")?)?;
        let measure = faced.measure(total);
        not_beside_earlier(inputs, &faced, &measure)?;
        let (amounts, sums) = (raise_amounts(&measure, &faced), raise_sums([], &measure, &faced));
        let classes = AmountClasses { stack, raise: raise_classes(&measure, &faced) };
        let settled = faced.settled::<AmountClasses>();
        Ok(Calculated { tables: faced.tables, settled, ..Calculated::new(classes, amounts, sums) })
    }
}
