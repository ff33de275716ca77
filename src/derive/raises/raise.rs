//! What several calculations on raises share: what the player faces in a round, and how an amount measures up to it.

use crate::betting::played_round::PlayedRound;
use crate::betting::reopening::{OtherRaise, left_open};
use crate::betting::round_table::round_table;
use crate::classes::{Class, ClassValue, Classes, all_but, class, classes, place_in};
use crate::raises::size::Size;
use crate::rules::{HalfOf, HalfPercent};
use crate::{AmountTable, CalculationError, Inputs};
use floorbook_poker::betting::round::{BetFaced, SizeCheck, Structure};
use floorbook_poker::betting::{Amount, Measure, measure_by};

class! {
    /// Whether an amount is above what pot-limit or fixed limit allows.
    pub(crate) struct AboveMost(bool) = "above-most";
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
    pub(crate) enum Facing = "facing" {
        NoBet = "no-bet",
        Bet = "bet",
    }
}

class! {
    /// Whether half of the whole bet, instead of half of the last raise, would put the amount on the other side.
    pub(crate) enum HalfByTotal = "half-by-total" {
        Same = "same",
        Other = "other",
    }
}

class! {
    /// Whether the last bet or raise was a short all-in.
    pub(crate) struct ShortBefore(bool) = "short-before";
}

class! {
    /// Whether the player may bet or raise at all.
    pub(crate) enum MayRaise = "may-raise" {
        Yes = "yes",
        No = "no",
        // In fixed limit, where that hangs on what counts as a full bet, or on short all-ins adding up.
        NotSaid = "not-said",
    }
}

class! {
    /// Whether none of the others could call a raise, so that there is none to be made.
    pub(crate) struct NobodyToCall(bool) = "nobody-to-call";
}

classes! {
    /// The classes of an amount that every calculation on a raise gives, besides its own.
    pub(crate) struct RaiseClasses {
        size: Size,
        facing: Facing,
        ..any: AnyRaiseClasses,
    }
}

classes! {
    /// Those that do not hang on whether there is a bet to call.
    pub(crate) struct AnyRaiseClasses {
        above_most: AboveMost,
        structure: Structure,
        half_by_total: HalfByTotal,
        short_before: ShortBefore,
        may_raise: MayRaise,
        nobody_to_call: NobodyToCall,
        other_raise: OtherRaise,
    }
}

impl Facing {
    /// What a bet to match makes a player face.
    pub(crate) fn of(bet: Amount) -> Self {
        if bet > 0 { Self::Bet } else { Self::NoBet }
    }
}

/// The classes of a measured total.
pub(crate) fn raise_classes(measure: &Measure, faced: &RaiseContext) -> RaiseClasses {
    let any = AnyRaiseClasses {
        above_most: AboveMost(measure.above_most),
        structure: faced.actor.structure,
        half_by_total: if measure.half_by_total { HalfByTotal::Other } else { HalfByTotal::Same },
        short_before: ShortBefore(faced.actor.short_before),
        may_raise: faced.right,
        nobody_to_call: NobodyToCall(faced.actor.nobody_to_call),
        other_raise: OtherRaise(faced.actor.may_raise && !faced.actor.others.is_empty()),
    };
    RaiseClasses { size: measure.size, facing: Facing::of(faced.actor.bet), any }
}

/// Which part of what is before it makes an amount a raise.
#[derive(Clone, Copy)]
pub(crate) struct HalfLine {
    /// Hundredths.
    pub percent: u64,
    /// Whether they are of the whole bet, and not of the largest bet or raise by itself.
    pub of_whole_bet: bool,
}

/// A round with what the player whom the floor is asked about faces in it, by the book's betting rules.
pub(crate) struct RaiseContext {
    /// What the player faces.
    pub actor: BetFaced,
    /// What the player had in front before anything was taken back.
    pub own_before: Amount,
    /// Whether a raise is open to the player at all.
    pub right: MayRaise,
    /// Which part of what is before it makes an amount a raise.
    pub half: HalfLine,
    /// Whether it is known who acts, as far as it matters.
    pub sure: bool,
    /// The round as it was told.
    pub tables: Vec<AmountTable>,
}

/// The classes that hang on the player's last chips.
const STACKS: &[&str] = &["stack", "on-top-stack"];

/// The fact whether the player has acted in the round before; it is asked only where that can decide if he may raise.
pub(crate) const ACTED_BEFORE: &str = "acted-before";

/// The places of the classes that are known as soon as the round is, in the list of a calculation; none for one that it has not.
#[derive(Clone, Copy)]
struct EarlyClasses {
    facing: Option<usize>,
    structure: Option<usize>,
    short_before: Option<usize>,
}

impl EarlyClasses {
    const fn of(list: &[Class]) -> Self {
        Self {
            facing: place_in(list, &Facing::CLASS),
            structure: place_in(list, &Structure::CLASS),
            short_before: place_in(list, &ShortBefore::CLASS),
        }
    }

    /// Says what is known of them.
    fn known(self, inputs: &dyn Inputs, actor: &BetFaced) {
        let known = [
            (self.facing, Facing::of(actor.bet).place()),
            (self.structure, actor.structure.place()),
            (self.short_before, ShortBefore(actor.short_before).place()),
        ];
        for (class, value) in known {
            if let Some(class) = class {
                inputs.settle(class, value);
            }
        }
    }
}

/// Plays the round of the facts by the book's betting rules, up to the player in question; `L` are the classes of the
/// calculation.
pub(crate) fn faced<L: Classes>(inputs: &dyn Inputs) -> Result<RaiseContext, CalculationError> {
    let half = half_line(inputs)?;
    acting(inputs, half, const { EarlyClasses::of(L::LIST) }, actor)
}

/// The same where nothing is measured by half a raise.
pub(crate) fn faced_unmeasured<L: Classes>(inputs: &dyn Inputs) -> Result<RaiseContext, CalculationError> {
    acting(inputs, HalfLine { percent: 0, of_whole_bet: false }, const { EarlyClasses::of(L::LIST) }, actor)
}

/// The same for a player who has chips in front: the next of those who are to act and have as many.
pub(crate) fn faced_with<L: Classes>(
    inputs: &dyn Inputs,
    own: Option<Amount>,
) -> Result<RaiseContext, CalculationError> {
    let half = half_line(inputs)?;
    acting(inputs, half, const { EarlyClasses::of(L::LIST) }, |_, told| {
        let has = |player: &usize| Some(told.round.player(*player).put) == own;
        (told.actor().or_else(|| told.round.to_act().find(has)), true)
    })
}

fn half_line(inputs: &dyn Inputs) -> Result<HalfLine, CalculationError> {
    // Without a half line nobody can tell a raise from a call: the case stays open.
    let Some(HalfPercent(percent)) = inputs.value::<HalfPercent>()? else {
        return Err(CalculationError::MissingFact);
    };
    let of_whole_bet = match inputs.value::<HalfOf>()? {
        // See `measure`: every book measures a raise by a raise, and a book that does not say half of what means what the
        // others do. The table says where half of the whole bet would decide otherwise.
        Some(HalfOf::LargestBet | HalfOf::LargestRaise | HalfOf::PreviousBet) | None => false,
        Some(HalfOf::WholeBet) => true,
    };
    Ok(HalfLine { percent, of_whole_bet })
}

fn acting(
    inputs: &dyn Inputs,
    half: HalfLine,
    early: EarlyClasses,
    actor: impl Fn(&dyn Inputs, &PlayedRound) -> (Option<usize>, bool),
) -> Result<RaiseContext, CalculationError> {
    let told = PlayedRound::of(inputs).inspect_err(|_| inputs.not_needed(ACTED_BEFORE))?;
    let (player, sure) = actor(inputs, &told);
    let mut actor = told.round.faced(player);
    // What was taken back lies there no more.
    let own_before = actor.own;
    actor.own = told.left_of(own_before);
    early.known(inputs, &actor);
    let open = left_open(inputs, &told, SizeCheck::AsMade)?;
    let fixed = actor.structure == Structure::FixedLimit;
    let right = match player {
        // Elsewhere a book that does not say is ruled both ways.
        Some(player) if fixed && open.contains(&player) => MayRaise::NotSaid,
        _ if actor.may_raise => MayRaise::Yes,
        _ => MayRaise::No,
    };
    actor.may_raise = right == MayRaise::Yes;
    Ok(RaiseContext { actor, own_before, right, half, sure, tables: vec![round_table(told, open).reading_back(true)] })
}

/// The player in question: the one whom the line tells; else whoever acts again, if the floor was told that he has acted before,
/// which is asked where it makes a difference. None: somebody who has not. With it, whether that is known.
fn actor(inputs: &dyn Inputs, told: &PlayedRound) -> (Option<usize>, bool) {
    if told.actor().is_some() {
        inputs.not_needed(ACTED_BEFORE);
        return (told.actor(), true);
    }
    // Until that is known, and where nobody knows it, he has not. Where he has, his chips lie there by every reading of the
    // book, also by one under which nobody would have asked.
    let acted = inputs.yes(ACTED_BEFORE);
    let again = acted.clone().unwrap_or_default();
    let asked = told_apart(inputs, told);
    if !asked && !again {
        inputs.not_needed(ACTED_BEFORE);
    }
    (told.round.returning().filter(|_| again), !asked || acted.is_ok())
}

/// Whether what may be done by whoever acts again differs from what somebody may do who has not acted.
fn told_apart(inputs: &dyn Inputs, told: &PlayedRound) -> bool {
    // A right of which the book does not say enough may be none.
    let unsaid = |player| left_open(inputs, told, SizeCheck::AsMade).is_ok_and(|open| open.contains(&player));
    let returning = told.round.returning();
    returning.is_some_and(|player| !told.round.faced(Some(player)).may_raise || unsaid(player))
}

impl RaiseContext {
    /// Measures a total in front of the player, in chips.
    pub(crate) fn measure(&self, total: Amount) -> Measure {
        measure_by(total, &self.actor, self.half.percent, self.half_of().1)
    }

    /// Of what the half line is a part, by the name of the amount.
    pub(crate) fn half_of(&self) -> (&'static str, Amount) {
        match self.half.of_whole_bet && self.actor.bet > 0 {
            true => ("bet", self.actor.bet),
            false => ("raise_before", self.actor.full_raise),
        }
    }

    /// The classes of an amount that are known before it is known whether the chips are the last, one bit each: what that
    /// cannot change is not asked.
    pub(crate) fn settled<C: Classes>(&self) -> u32 {
        if self.sure { const { all_but(C::LIST, STACKS) } } else { 0 }
    }
}
