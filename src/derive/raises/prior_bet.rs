//! What chips added without a word come to when chips of an earlier bet lie in front.

use crate::classes::{class, classes};
use crate::raises::one_chip_less::{call_where_all_needed, chips, unnamed_worth};
use crate::raises::raise::{AnyRaiseClasses, RaiseClasses, RaiseContext, faced_with, raise_classes};
use crate::raises::raise_amounts::{RAISE_AMOUNTS, raise_amounts, raise_sums};
use crate::raises::size::{RaiseAlone, Size};
use crate::raises::stack::{LAST_CHIPS, Stack};
use crate::rules::{InPlaceOfEarlier, PRIOR_CHIP_RULES, RestIsCall};
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND, Sum, Term};
use floorbook_poker::betting::{Amount, ChipRemoval, largest_smallest};
use std::cmp::Ordering;

class! {
    /// How much of the earlier bet was taken back.
    pub(crate) enum PulledBack = "pulled-back" {
        None = "none",
        Part = "part",
        All = "all",
    }
}

class! {
    /// How many chips are new.
    pub(crate) enum NewChips = "new-chips" {
        One = "one",
        Several = "several",
    }
}

class! {
    /// Whether one of several new chips is not needed for the call, where the book makes a difference by it.
    pub(crate) struct Spare(bool) = "spare";
}

class! {
    /// Whether the earlier bet alone makes the call.
    pub(crate) struct Covers(bool) = "covers";
}

class! {
    /// [`Size`] for a player who faces a bet in any case.
    pub(crate) enum SizeFaced = "size" {
        Nothing = "nothing",
        ShortOfCall = "short-of-call",
        Call = "call",
        NoRaise = "no-raise",
        BelowHalf = "below-half",
        ExactlyHalf = "exactly-half",
        AboveHalf = "above-half",
        Least = "least",
        More = "more",
    }
}

impl SizeFaced {
    /// The size of an amount against a bet; none where there is no bet.
    fn of(size: Size) -> Option<Self> {
        match size {
            Size::Nothing => Some(Self::Nothing),
            Size::ShortOfCall => Some(Self::ShortOfCall),
            Size::Call => Some(Self::Call),
            Size::Closed => Some(Self::NoRaise),
            Size::BelowHalf => Some(Self::BelowHalf),
            Size::ExactlyHalf => Some(Self::ExactlyHalf),
            Size::AboveHalf => Some(Self::AboveHalf),
            Size::Least => Some(Self::Least),
            Size::More => Some(Self::More),
            Size::ShortBet | Size::Bet => None,
        }
    }
}

classes! {
    pub(crate) struct PriorClasses {
        pulled_back: PulledBack,
        new_chips: NewChips,
        covers: Covers,
        raise_alone: RaiseAlone,
        spare: Spare,
        size: SizeFaced,
        stack: Stack,
        ..any: AnyRaiseClasses,
    }
}

pub(crate) struct PriorBetChips;

impl Calculate for PriorBetChips {
    type Classes = PriorClasses;
    const NAME: &'static str = "prior-bet-chips";
    const INPUTS: &'static [&'static str] = &[ROUND, "own", "left", "added", LAST_CHIPS];
    const PARAMETERS: &'static [Parameter] = PRIOR_CHIP_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[RAISE_AMOUNTS, &["own", "left", "added"]];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far, `own` what the player had in front before, `left` what still lies there of it, `added`
    /// the new chips.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<PriorClasses>, CalculationError> {
        let faced = faced_with::<PriorClasses>(inputs, inputs.chips("own").ok())?;
        if faced.actor.bet == 0 {
            return Err(nothing_faced());
        }
        let own = inputs.chips("own")?;
        let covers = Covers(own >= faced.actor.bet);
        inputs.known::<PriorClasses, _>(covers);
        let left = inputs.chips("left")?;
        if left > own {
            return Err(CalculationError::impossible("left", "more-left-than-own", [("left", left), ("own", own)]));
        }
        let pulled_back = match left {
            _ if left == own => PulledBack::None,
            0 => PulledBack::All,
            _ => PulledBack::Part,
        };
        inputs.known::<PriorClasses, _>(pulled_back);
        let new = match chips(inputs, "added") {
            Err(CalculationError::MissingFact) => NewChipsTold::unnamed(inputs, &faced, (pulled_back, covers), left)?,
            named => NewChipsTold::named(inputs, &named?, &faced, left)?,
        };
        let total = left.saturating_add(new.total);
        let stack = faced.stack(inputs, LAST_CHIPS, total)?;
        let measure = faced.measure(faced.bounded(total));
        let mut amounts = raise_amounts(&measure, &faced);
        amounts.extend([("own", own), ("left", left), ("added", new.total)]);
        let terms = [Term::plus(("left", left)), Term::plus(("added", new.total))];
        let sums = raise_sums([Sum::total(terms, ("put", total))], &measure, &faced);
        let RaiseClasses { size, facing: _, any } = raise_classes(&measure, &faced);
        let size = SizeFaced::of(size).ok_or_else(nothing_faced)?;
        let NewChipsTold { new_chips, raise_alone, spare, .. } = new;
        let classes = PriorClasses { pulled_back, new_chips, covers, raise_alone, spare, size, stack, any };
        let settled = faced.settled::<PriorClasses>();
        Ok(Calculated { tables: faced.tables, settled, ..Calculated::new(classes, amounts, sums) })
    }
}

/// The new chips, as far as the tables ask for them.
struct NewChipsTold {
    total: Amount,
    new_chips: NewChips,
    raise_alone: RaiseAlone,
    spare: Spare,
}

impl NewChipsTold {
    /// Chips that were named, beside what is left of earlier ones.
    fn named(
        inputs: &dyn Inputs,
        new: &ChipRemoval,
        faced: &RaiseContext,
        left: Amount,
    ) -> Result<Self, CalculationError> {
        let spare = !call_where_all_needed(inputs)? || left.saturating_add(new.rest) >= faced.actor.bet;
        let raise = is_raise(new.total, faced) && one_to_spare(inputs, new.against(faced.actor.bet))?;
        let new_chips = if new.chips > 1 { NewChips::Several } else { NewChips::One };
        Ok(Self { total: new.total, new_chips, raise_alone: RaiseAlone(raise), spare: Spare(spare) })
    }

    /// Several chips of which a line tells only what they are worth. Which they are matters only where they are a raise by
    /// themselves and one of them less may not be, and the book has no rule of its own on several new chips.
    fn unnamed(
        inputs: &dyn Inputs,
        faced: &RaiseContext,
        own: (PulledBack, Covers),
        left: Amount,
    ) -> Result<Self, CalculationError> {
        let total = unnamed_worth(inputs)?;
        let less = total - largest_smallest(total);
        let rest = less.cmp(&faced.actor.bet);
        let tested = matches!(own, (PulledBack::None | PulledBack::All, Covers(false)));
        let above = left.saturating_add(total) > faced.actor.bet;
        let needed = tested && above && left.saturating_add(less) < faced.actor.bet;
        if needed && call_where_all_needed(inputs)? {
            return Err(CalculationError::MissingFact);
        }
        let raise = is_raise(total, faced);
        let ruled = match own {
            (PulledBack::All, _) => true,
            (PulledBack::None, Covers(false)) => inputs.value::<InPlaceOfEarlier>()?.is_some(),
            _ => false,
        };
        if raise && !ruled && !one_to_spare(inputs, rest)? {
            return Err(CalculationError::MissingFact);
        }
        inputs.not_needed("added");
        Ok(Self { total, new_chips: NewChips::Several, raise_alone: RaiseAlone(raise), spare: Spare(true) })
    }
}

/// Whether one of the chips is not needed for the call, by how the rest stands to it.
fn one_to_spare(inputs: &dyn Inputs, rest: Ordering) -> Result<bool, CalculationError> {
    Ok(match rest {
        Ordering::Less => false,
        // A book that does not say holds chips against 50% where not every one of them is needed.
        Ordering::Equal => inputs.value::<RestIsCall>()? != Some(RestIsCall::Call),
        Ordering::Greater => true,
    })
}

/// Whether chips are a raise by themselves: a full one, or one that reaches the half line, of whatever it is a half.
fn is_raise(total: Amount, faced: &RaiseContext) -> bool {
    let measure = faced.measure(total);
    match measure.size {
        Size::Least | Size::More => true,
        Size::ExactlyHalf | Size::AboveHalf => !measure.half_by_total,
        _ => false,
    }
}

fn nothing_faced() -> CalculationError {
    CalculationError::impossible("round", "nothing-faced", [])
}
