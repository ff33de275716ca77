//! What several calculations on raises share: what the player faces in a round, and how an amount measures up to it.

use super::minimum::{MINIMUM, least_sum, minimum};
use super::told::Told;
use super::{AmountTable, Class, Inputs, Parameter, Stand, Sum, Term, Trouble};
use crate::betting::round::{Minimum, Structure};
use crate::betting::{Amount, Facing, RaiseSize, part, raise_size};

/// From how many hundredths of the bet or raise before an amount is a raise.
pub(super) const HALF_PERCENT: Parameter = Parameter { name: "half-percent", values: None, serves: Some("size") };

/// What a book says of the size of raises, as arguments.
pub(super) const RAISE_PARAMETERS: [Parameter; 3] = [
    MINIMUM,
    HALF_PERCENT,
    Parameter {
        name: "half-of",
        values: Some(&["largest-bet", "largest-raise", "previous-bet"]),
        serves: Some("size"),
    },
];

/// The classes of an amount against what the player faces, in the order of [`size_class`].
pub(super) const SIZES: &[&str] = &[
    "nothing",
    "short-of-call",
    "call",
    "below-half",
    "exactly-half",
    "above-half",
    "least",
    "more",
    "short-bet",
    "bet",
    super::UNKNOWN,
];

/// The same for a player who faces a bet in any case.
pub(super) const SIZES_FACED: &[&str] =
    &["nothing", "short-of-call", "call", "below-half", "exactly-half", "above-half", "least", "more", super::UNKNOWN];

/// The structures of betting, in the order of their classes.
pub(super) const STRUCTURES: &[&str] = &["no-limit", "pot-limit", "fixed-limit", super::UNKNOWN];

/// The place of a structure's class.
pub(super) fn structure_class(structure: Structure) -> u8 {
    match structure {
        Structure::NoLimit => 0,
        Structure::PotLimit => 1,
        Structure::FixedLimit => 2,
    }
}

/// A class that is true or not.
pub(super) const NO_YES: &[&str] = &["no", "yes", super::UNKNOWN];

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

/// The classes that every calculation on a raise gives besides its own, in the order of [`raise_classes`].
pub(super) const RAISE_CLASSES: [Class; 6] = [
    ("size", SIZES),
    // Above what pot-limit or fixed limit allows.
    ("above-most", NO_YES),
    ("structure", STRUCTURES),
    ("facing", &["no-bet", "bet", super::UNKNOWN]),
    // Whether half of the whole bet, instead of half of the last raise, would put the amount on the other side.
    ("half-by-total", &["same", "other", super::UNKNOWN]),
    ("short-before", NO_YES),
];

/// The classes of [`RAISE_CLASSES`] for an amount of `put` chips in all.
pub(super) fn raise_classes(put: Amount, faced: &Faced) -> [u8; 6] {
    let facing = faced.facing;
    let by = |measured| raise_size(put, Facing { measured, ..facing }, faced.percent);
    let reaches = |size| matches!(size, RaiseSize::ExactlyHalf | RaiseSize::AboveHalf);
    let other = facing.bet > 0 && reaches(by(facing.measured)) != reaches(by(facing.bet));
    [
        size_class(put, faced),
        u8::from(faced.most.is_some_and(|most| put > most)),
        structure_class(faced.structure),
        u8::from(facing.bet > 0),
        u8::from(other),
        u8::from(faced.short_before),
    ]
}

/// A round with what a player who has nothing in front faces in it, by the book's least raise.
pub(super) struct Faced {
    pub facing: Facing,
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
    let Stand::Number(percent) = inputs.parameter("half-percent") else {
        return Err(Trouble::Unknown);
    };
    // Every book measures a raise by a raise: "bet" in the half line is its own size, as in the least raise.
    let _ = inputs.parameter("half-of");
    let told = Told::of(inputs)?;
    let newcomer = told.round.newcomer();
    let facing = Facing { bet: told.round.bet(), least: newcomer.least, measured: told.round.full_raise() };
    let short_before = told.round.previous_raise() < told.round.full_raise();
    let structure = told.line.setup.structure;
    inputs.settle("facing", u8::from(facing.bet > 0));
    inputs.settle("structure", structure_class(structure));
    inputs.settle("short-before", u8::from(short_before));
    let (minimum, tables) = (minimum(inputs), vec![told.table(true)]);
    Ok(Faced { facing, percent, short_before, most: newcomer.most, structure, minimum, tables })
}

/// The place of the class of an amount.
fn size_class(put: Amount, faced: &Faced) -> u8 {
    let facing = faced.facing;
    match raise_size(put, facing, faced.percent) {
        RaiseSize::Nothing => 0,
        RaiseSize::ShortOfCall => 1,
        RaiseSize::Call => 2,
        RaiseSize::BelowHalf => 3,
        RaiseSize::ExactlyHalf => 4,
        RaiseSize::AboveHalf => 5,
        RaiseSize::Full if facing.bet == 0 => 9,
        RaiseSize::Full if put == facing.least => 6,
        RaiseSize::Full => 7,
        RaiseSize::ShortBet => 8,
    }
}

/// The amounts of a raise of `put` chips in all, and the sums that lead to them.
pub(super) fn measured(put: Amount, faced: &Faced) -> (Vec<(&'static str, Amount)>, Vec<Sum>) {
    let Facing { bet, least, measured } = faced.facing;
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
        sums.push(Sum::total(vec![Term::plus(("put", put)), Term::minus(("bet", bet))], raise).proving("size"));
        sums.push(Sum::percent(faced.percent, ("raise_before", measured), ("half_line", half)).proving("size"));
        sums.push(Sum::compare(raise, ("half_line", half)).proving("size"));
        sums.extend(least_sum(bet, measured, least).map(|sum| sum.proving("size")));
    }
    if put < bet {
        let terms = vec![Term::plus(("bet", bet)), Term::minus(("put", put))];
        sums.push(Sum::total(terms, ("to_call", bet - put)).proving("size"));
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
            _ => total.saturating_add(self.facing.measured),
        }
    }
}
