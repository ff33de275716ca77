//! What chips added without a word come to when chips of an earlier bet lie in front.

use super::chips::chips;
use super::classes::{class, classes};
use super::raise::{AnyRaiseClasses, RaiseClasses, RaiseContext, faced_with, raise_classes};
use super::raise_amounts::{RAISE_AMOUNTS, raise_amounts, raise_sums};
use super::rules::RAISE_RULES;
use super::size::Size;
use super::stack::{LAST_CHIPS, Stack};
use super::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND, Sum, Term};
use crate::betting::ChipRemoval;

class! {
    /// How much of the earlier bet was taken back.
    pub(super) enum PulledBack = "pulled-back" {
        None = "none",
        Part = "part",
        All = "all",
    }
}

class! {
    /// How many chips are new.
    pub(super) enum NewChips = "new-chips" {
        One = "one",
        Several = "several",
    }
}

class! {
    /// Whether the new chips are a full raise by themselves, also by the test with one chip less: every reading of them is a
    /// raise then.
    pub(super) struct RaiseAlone(bool) = "raise-alone";
}

class! {
    /// Whether the earlier bet alone makes the call.
    pub(super) struct Covers(bool) = "covers";
}

class! {
    /// [`Size`] for a player who faces a bet in any case.
    pub(super) enum SizeFaced = "size" {
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
    pub(super) struct PriorClasses {
        pulled_back: PulledBack,
        new_chips: NewChips,
        covers: Covers,
        raise_alone: RaiseAlone,
        size: SizeFaced,
        stack: Stack,
        ..any: AnyRaiseClasses,
    }
}

pub(super) struct PriorBetChips;

impl Calculate for PriorBetChips {
    type Classes = PriorClasses;
    const NAME: &'static str = "prior-bet-chips";
    const INPUTS: &'static [&'static str] = &[ROUND, "own", "left", "added", LAST_CHIPS];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
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
        let new = chips(inputs, "added")?;
        let total = left.saturating_add(new.total);
        let stack = faced.stack(inputs, LAST_CHIPS, total)?;
        let measure = faced.measure(faced.bounded(total));
        let mut amounts = raise_amounts(&measure, &faced);
        amounts.extend([("own", own), ("left", left), ("added", new.total)]);
        let terms = [Term::plus(("left", left)), Term::plus(("added", new.total))];
        let sums = raise_sums([Sum::total(terms, ("put", total))], &measure, &faced);
        let new_chips = if new.chips > 1 { NewChips::Several } else { NewChips::One };
        let RaiseClasses { size, facing: _, any } = raise_classes(&measure, &faced);
        let size = SizeFaced::of(size).ok_or_else(nothing_faced)?;
        let raise_alone = raise_alone(&new, &faced);
        let classes = PriorClasses { pulled_back, new_chips, covers, raise_alone, size, stack, any };
        let settled = faced.settled::<PriorClasses>();
        Ok(Calculated { tables: faced.tables, settled, ..Calculated::new(classes, amounts, sums) })
    }
}

/// Whether new chips are a full raise by themselves.
fn raise_alone(new: &ChipRemoval, faced: &RaiseContext) -> RaiseAlone {
    let full = matches!(faced.measure(new.total).size, Size::Least | Size::More);
    RaiseAlone(full && new.rest > faced.actor.bet)
}

fn nothing_faced() -> CalculationError {
    CalculationError::impossible("round", "nothing-faced", [])
}
