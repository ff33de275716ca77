//! What several calculations on raises share: what the player faces in a round, and how an amount measures up to it.

use super::classes::{class, classes};
use super::rules::{HalfOf, HalfPercent, least_sum, minimum};
use super::told::Told;
use super::{AmountTable, Inputs, Sum, Term, Trouble};
use crate::betting::round::{Minimum, Structure};
use crate::betting::{Amount, Facing as BetFaced, RaiseSize, part, raise_size};

class! {
    /// An amount against what the player faces.
    pub(super) enum Size = "size" {
        Nothing = "nothing",
        ShortOfCall = "short-of-call",
        Call = "call",
        BelowHalf = "below-half",
        ExactlyHalf = "exactly-half",
        AboveHalf = "above-half",
        Least = "least",
        More = "more",
        ShortBet = "short-bet",
        Bet = "bet",
    }
}

class! {
    /// Whether an amount is above what pot-limit or fixed limit allows.
    pub(super) struct AboveMost(bool) = "above-most";
}

class! {
    for Structure = "structure" {
        NoLimit = "no-limit",
        PotLimit = "pot-limit",
        FixedLimit = "fixed-limit",
    }
}

class! {
    /// Whether there is a bet to call.
    pub(super) enum Facing = "facing" {
        NoBet = "no-bet",
        Bet = "bet",
    }
}

class! {
    /// Whether half of the whole bet, instead of half of the last raise, would put the amount on the other side.
    pub(super) enum HalfByTotal = "half-by-total" {
        Same = "same",
        Other = "other",
    }
}

class! {
    /// Whether the last bet or raise was a short all-in.
    pub(super) struct ShortBefore(bool) = "short-before";
}

classes! {
    /// The classes of an amount that every calculation on a raise gives, or some of them, besides its own.
    pub(super) struct RaiseClasses {
        size: Size,
        above_most: AboveMost,
        structure: Structure,
        facing: Facing,
        half_by_total: HalfByTotal,
        short_before: ShortBefore,
    }
}

impl Facing {
    /// What a bet to match makes a player face.
    pub fn of(bet: Amount) -> Self {
        if bet > 0 { Self::Bet } else { Self::NoBet }
    }
}

/// The amounts that every calculation on a raise gives: see [`measured`].
pub(super) const RAISE_AMOUNTS: &[&str] = &[
    "bet",
    "put",
    "raise_part",
    "raise_before",
    "half_line",
    "least",
    "to_add",
    "to_call",
    "change",
    "next_least",
    "next_after_least",
    "next_after_put",
    "next_after_short",
    "most",
    "over_most",
    "next_after_most",
];

/// The classes of an amount of `put` chips in all.
pub(super) fn raise_classes(put: Amount, faced: &Faced) -> RaiseClasses {
    let facing = faced.facing;
    let by = |measured| raise_size(put, BetFaced { measured, ..facing }, faced.percent);
    let reaches = |size| matches!(size, RaiseSize::ExactlyHalf | RaiseSize::AboveHalf);
    let other = facing.bet > 0 && reaches(by(facing.measured)) != reaches(by(facing.bet));
    RaiseClasses {
        size: size(put, faced),
        above_most: AboveMost(faced.most.is_some_and(|most| put > most)),
        structure: faced.structure,
        facing: Facing::of(facing.bet),
        half_by_total: if other { HalfByTotal::Other } else { HalfByTotal::Same },
        short_before: ShortBefore(faced.short_before),
    }
}

/// A round with what a player who has nothing in front faces in it, by the book's least raise.
pub(super) struct Faced {
    pub facing: BetFaced,
    /// Hundredths of the bet or raise before that make an amount a raise.
    pub percent: u64,
    /// The last bet or raise was a short all-in.
    pub short_before: bool,
    /// The most that may be bet or raised to; none where there is no limit.
    pub most: Option<Amount>,
    /// How much may be bet at all.
    pub structure: Structure,
    minimum: Minimum,
    /// The round as it was told.
    pub tables: Vec<AmountTable>,
}

/// Plays the round of the facts by the book's least raise.
pub(super) fn faced(inputs: &dyn Inputs) -> Result<Faced, Trouble> {
    // Without a half line nobody can tell a raise from a call: the case stays open.
    let Some(HalfPercent(percent)) = inputs.value::<HalfPercent>()? else {
        return Err(Trouble::Unknown);
    };
    let half_of = inputs.value::<HalfOf>()?;
    let told = Told::of(inputs)?;
    let newcomer = told.round.newcomer();
    let measured = match half_of {
        // Every book measures a raise by a raise: "bet" in the half line is its own size, as in the least raise. Where
        // half of the whole bet would decide otherwise is a class of its own.
        Some(HalfOf::LargestBet | HalfOf::LargestRaise | HalfOf::PreviousBet) => told.round.full_raise(),
        // A book that does not say half of what means what the others do; the table says that it leaves this open.
        None => told.round.full_raise(),
    };
    let facing = BetFaced { bet: told.round.bet(), least: newcomer.least, measured };
    let short_before = told.round.previous_raise() < told.round.full_raise();
    let structure = told.line.setup.structure;
    inputs.known(Facing::of(facing.bet));
    inputs.known(structure);
    inputs.known(ShortBefore(short_before));
    let (minimum, tables) = (minimum(inputs)?, vec![told.table(true)]);
    Ok(Faced { facing, percent, short_before, most: newcomer.most, structure, minimum, tables })
}

/// How an amount stands to what the player faces.
fn size(put: Amount, faced: &Faced) -> Size {
    let facing = faced.facing;
    match raise_size(put, facing, faced.percent) {
        RaiseSize::Nothing => Size::Nothing,
        RaiseSize::ShortOfCall => Size::ShortOfCall,
        RaiseSize::Call => Size::Call,
        RaiseSize::BelowHalf => Size::BelowHalf,
        RaiseSize::ExactlyHalf => Size::ExactlyHalf,
        RaiseSize::AboveHalf => Size::AboveHalf,
        RaiseSize::Full if facing.bet == 0 => Size::Bet,
        RaiseSize::Full if put == facing.least => Size::Least,
        RaiseSize::Full => Size::More,
        RaiseSize::ShortBet => Size::ShortBet,
    }
}

/// The amounts of a raise of `put` chips in all, and the sums that lead to them.
pub(super) fn measured(put: Amount, faced: &Faced) -> (Vec<(&'static str, Amount)>, Vec<Sum>) {
    let BetFaced { bet, least, measured } = faced.facing;
    let raise = put.saturating_sub(bet);
    let half = part(faced.percent, measured);
    let most = faced.most.unwrap_or(Amount::MAX).min(put);
    let amounts = vec![
        ("bet", bet),
        ("put", put),
        ("raise_part", raise),
        ("raise_before", measured),
        ("half_line", half),
        ("least", least),
        ("to_add", least.saturating_sub(put)),
        ("to_call", bet.saturating_sub(put)),
        ("change", raise),
        // What the next player has to raise to at least: after a call, after a raise made up to the least, after the
        // raise as it was put, and after a short all-in, which leaves the size of the last full raise.
        ("next_least", least),
        ("next_after_least", faced.next_least(least)),
        ("next_after_put", faced.next_least(put)),
        ("next_after_short", faced.next_after_short(put)),
        ("most", most),
        ("over_most", put.saturating_sub(most)),
        ("next_after_most", faced.next_least(most)),
    ];
    let mut sums = Vec::new();
    if bet > 0 && put > bet {
        let raise = ("raise_part", raise);
        sums.push(Sum::total(vec![Term::plus(("put", put)), Term::minus(("bet", bet))], raise).proving::<Size>());
        sums.push(Sum::percent(faced.percent, ("raise_before", measured), ("half_line", half)).proving::<Size>());
        sums.push(Sum::compare(raise, ("half_line", half)).proving::<Size>());
        sums.extend(least_sum(bet, measured, least).map(|sum| sum.proving::<Size>()));
    }
    if put < bet {
        let terms = vec![Term::plus(("bet", bet)), Term::minus(("put", put))];
        sums.push(Sum::total(terms, ("to_call", bet - put)).proving::<Size>());
    }
    (amounts, sums)
}

impl Faced {
    /// The least total of the raise that follows a full bet or raise to `total`.
    pub fn next_least(&self, total: Amount) -> Amount {
        let raise = total.saturating_sub(self.facing.bet);
        match (self.structure, self.minimum) {
            // In fixed limit every raise is of one size.
            (Structure::FixedLimit, _) => total.saturating_add(self.facing.least - self.facing.bet),
            (_, Minimum::TwiceTheBet) => total.saturating_add(total),
            (_, Minimum::LargestFullRaise | Minimum::PreviousRaise) => total.saturating_add(raise),
        }
    }

    /// The least total of the raise that follows an all-in for `put`, which leaves the size of the last full raise.
    fn next_after_short(&self, put: Amount) -> Amount {
        let total = put.max(self.facing.bet);
        match (self.structure, self.minimum) {
            (Structure::FixedLimit, _) if put > self.facing.bet => self.facing.least,
            (_, Minimum::TwiceTheBet) => total.saturating_add(total),
            (_, Minimum::LargestFullRaise | Minimum::PreviousRaise) => total.saturating_add(self.facing.measured),
        }
    }
}
