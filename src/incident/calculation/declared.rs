//! What "raise" with an amount comes to.

use super::classes::{class, classes};
use super::raising::{ACTED_BEFORE, AboveMost, Facing, HalfByTotal, RAISE_AMOUNTS, RaiseClasses, ShortBefore};
use super::raising::{faced, measured, raise_classes};
use super::rules::RAISE_RULES;
use super::size::Size;
use super::{Calculate, Inputs, Parameter, Trouble, Worked};
use crate::betting::Amount;
use crate::betting::round::Structure;
use std::cmp::Ordering;

class! {
    /// The bet with the amount on top, against the least raise.
    pub(super) enum OnTopSize = "on-top-size" {
        Short = "short",
        Least = "least",
        More = "more",
    }
}

class! {
    /// Whether the bet with the amount on top is above what pot-limit or fixed limit allows.
    pub(super) struct OnTopAboveMost(bool) = "on-top-above-most";
}

classes! {
    pub(super) struct DeclaredClasses {
        size: Size,
        above_most: AboveMost,
        structure: Structure,
        facing: Facing,
        half_by_total: HalfByTotal,
        short_before: ShortBefore,
        on_top_size: OnTopSize,
        on_top_above_most: OnTopAboveMost,
    }
}

pub(super) struct DeclaredTotal;

impl Calculate for DeclaredTotal {
    type Classes = DeclaredClasses;
    const NAME: &'static str = "declared-total";
    const INPUTS: &'static [&'static str] = &["round", ACTED_BEFORE, "said"];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[RAISE_AMOUNTS, &["said", "on_top", "total_on_top", "next_after_on_top"]];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the betting so far, `said` the amount that was said, in chips.
    fn run(inputs: &dyn Inputs) -> Result<Worked<DeclaredClasses>, Trouble> {
        let faced = faced(inputs)?;
        // Nobody bets more than he has: words for more are all-in.
        let stack = faced.actor.stack.unwrap_or(Amount::MAX);
        let said = inputs.chips("said")?.min(stack);
        let mut measure = faced.measure(said);
        if !faced.actor.may_raise {
            // "Raise" was said: whatever the amount, and on top of what, there is no raise to be made.
            measure.size = Size::Closed;
        }
        let (mut amounts, sums) = measured(&measure, &faced);
        let on_top = faced.actor.bet.saturating_add(said).min(stack);
        let total = on_top.max(faced.actor.least);
        amounts.extend([
            ("said", said),
            ("on_top", on_top),
            ("total_on_top", total),
            ("next_after_on_top", faced.actor.next_least(total)),
        ]);
        let on_top_size = match on_top.cmp(&faced.actor.least) {
            Ordering::Less => OnTopSize::Short,
            Ordering::Equal => OnTopSize::Least,
            Ordering::Greater => OnTopSize::More,
        };
        let on_top_above_most = OnTopAboveMost(faced.actor.most.is_some_and(|most| on_top > most));
        let RaiseClasses { size, above_most, structure, facing, half_by_total, short_before, may_raise: _ } =
            raise_classes(&measure, &faced);
        let classes = DeclaredClasses {
            size,
            above_most,
            structure,
            facing,
            half_by_total,
            short_before,
            on_top_size,
            on_top_above_most,
        };
        Ok(Worked { tables: faced.tables, ..Worked::new(classes, amounts, sums) })
    }
}
