//! What one player has in front, owes and may do.

use super::seat::{Behind, Seat};
use super::{Minimum, Round, Street, Structure};
use crate::betting::Amount;

/// Who is not in the line: a hand that is gone.
const ABSENT: Seat = Seat { put: 0, earlier: 0, behind: Behind::NOT_TOLD, acted: 0, folded: true };

/// On what a player's right to bet or raise rests.
///
/// Source: 47 in `onk-2023`, 48 in `pokerpunt` and `tda-2019-sk`, 44 in `tda-2015-de`, 8.8 in `dpc`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RaiseRight {
    /// There is no act to make: the hand is gone, the chips are in, or nothing came since the last act.
    None,
    /// The player has not acted on this street. Posting a blind is no act.
    NotYetActed,
    /// A full bet or raise was made since the player acted.
    Reopened,
    /// Short all-ins since the player acted add up to a full raise.
    ReopenedTogether,
    /// The player has only checked, and the book closes only those who put chips in.
    CheckedOnly,
    /// What came since the player acted is less than a full raise: call or fold.
    Closed,
}

/// The totals to which a player may bet or raise, in chips in front in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BetLimits {
    /// The least total. With a stack below the least bet or raise, the stack: all-in or nothing.
    pub least: Amount,
    /// The most; none in no-limit where the stack was not told. Never below `least`.
    pub most: Option<Amount>,
    /// Fixed limit after short all-ins: the totals of the other readings. A line with any of them is taken.
    pub others: OtherTotals,
}

/// Fixed limit after short all-ins that may count as full bets: to what the next raise goes by the readings other than the
/// one that is followed. By one it completes what does not count, by another it keeps to whole bets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OtherTotals {
    /// Where short all-ins are completed.
    pub completed: Option<Amount>,
    /// Where raises keep to whole bets.
    pub whole: Option<Amount>,
    /// Fourth street of stud: the larger bet, which an open pair allows unless the book says otherwise. A line does not tell the
    /// cards: it is taken where it was made, and offered to nobody.
    pub double: Option<Amount>,
}

impl OtherTotals {
    /// Those after short all-ins, each once, in chips in front in all.
    pub fn iter(self) -> impl Iterator<Item = Amount> {
        self.completed.into_iter().chain(self.whole)
    }

    /// Whether a total is one of all.
    #[must_use]
    pub fn contains(self, total: Amount) -> bool {
        self.iter().chain(self.double).any(|other| other == total)
    }

    /// Whether a total is one of all, or an all-in for less than one.
    #[must_use]
    pub fn allow(self, total: Amount, all_in: bool) -> bool {
        self.iter().chain(self.double).any(|other| total == other || all_in && total < other)
    }

    /// Whether there is none after short all-ins.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }

    /// What of them is left within a stack, besides `least`.
    fn within(self, stack: Amount, least: Amount) -> Self {
        let within = |total: Option<Amount>| total.map(|total| total.min(stack)).filter(|total| *total != least);
        let completed = within(self.completed);
        let whole = within(self.whole).filter(|whole| Some(*whole) != completed);
        Self { completed, whole, double: within(self.double) }
    }
}

/// What one player has in front, owes and may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerState {
    /// Chips in front on this street, blinds among them.
    pub put: Amount,
    /// Chips that are left; none where the stack was not told.
    pub behind: Option<Amount>,
    /// What is to call: never above what is left, and 0 without a hand.
    pub owes: Amount,
    /// By how much the bet has risen since the player's own last act; none before the first, and without hand or chips.
    pub faces: Option<Amount>,
    /// On what the right to bet or raise rests.
    pub right: RaiseRight,
    /// To which totals the player may bet or raise; none where the player may not, or has too few chips to do so.
    pub sizes: Option<BetLimits>,
    /// Whether nobody else who is named could call more: they have folded, are all-in, or have no chips above the bet. A
    /// raise would come back. It is offered only where the line may leave out players who have yet to act; one that was
    /// made is taken in any case, since no book forbids it.
    pub unopposed: bool,
    /// Whether every chip is in.
    pub all_in: bool,
    /// Whether the hand is gone.
    pub folded: bool,
    /// Whether the player is still to act on the bet as it is.
    pub to_act: bool,
}

impl PlayerState {
    /// Whether the player may bet or raise now.
    #[must_use]
    pub fn may_raise(&self) -> bool {
        self.sizes.is_some()
    }

    /// The least total to which the player may bet or raise.
    #[must_use]
    pub fn least(&self) -> Option<Amount> {
        self.sizes.map(|sizes| sizes.least)
    }

    /// Fixed limit: the other totals to which the player may raise, where no book says which.
    #[must_use]
    pub fn others(&self) -> OtherTotals {
        self.sizes.map(|sizes| sizes.others).unwrap_or_default()
    }

    /// The most to which the player may bet or raise; none also where there is no limit and no stack that is known.
    #[must_use]
    pub fn most(&self) -> Option<Amount> {
        self.sizes.and_then(|sizes| sizes.most)
    }
}

impl Round {
    /// Where a player stands; a player who is not in the line has folded.
    ///
    /// The most in pot-limit is the bet to match and on top of it the pot as it is after a call: what lies there, all
    /// that is in front, and the call itself. Before the flop a short all-in blind counts as a full one. Antes count,
    /// since they lie in the pot. Where the pot is smaller than the least bet, that may still be bet.
    ///
    /// Source: 54 in `onk-2023`, `pokerpunt` and `tda-2019-sk`, 50 in `tda-2015-de`, 8.15 in `dpc`.
    #[must_use]
    pub fn player(&self, player: usize) -> PlayerState {
        let seat = self.seats.get(player).unwrap_or(&ABSENT);
        let able = seat.able();
        let to_act = self.is_to_act(seat);
        let right = if to_act { self.right(seat) } else { RaiseRight::None };
        let unopposed = self.unopposed(seat);
        PlayerState {
            put: seat.put,
            behind: seat.behind.told(),
            owes: if able { seat.owes(self.bet) } else { 0 },
            faces: (able && seat.acted > 0).then(|| self.faces(seat)),
            right,
            sizes: if unopposed && self.complete { None } else { self.sizes(seat, right) },
            unopposed,
            all_in: seat.all_in(),
            folded: seat.folded,
            to_act,
        }
    }

    /// Whether every chip of a player is in; of one who is not in the line none are.
    #[must_use]
    pub fn is_all_in(&self, player: usize) -> bool {
        self.seats.get(player).is_some_and(Seat::all_in)
    }

    /// Who is still to act, in order after the last who acted: before the first act after the big blind, and after the
    /// flop from the first player on.
    pub fn to_act(&self) -> impl Iterator<Item = usize> {
        let first = self.last.map_or(0, |last| last + 1);
        (first..self.seats.len()).chain(0..first).filter(|player| self.is_to_act(&self.seats[*player]))
    }

    /// Whether this player has yet to act. Nobody has once one hand is left; and who has matched every other hand has no
    /// act to make where nobody else has chips to bet against.
    pub(super) fn is_to_act(&self, seat: &Seat) -> bool {
        let named = self.seats.len() > 1;
        let won = named && self.hands == 1;
        let idle = named && self.able == 1 && (seat.put >= self.bet || self.covers_all_ins(seat));
        seat.able() && !self.has_acted(seat) && !won && !idle
    }

    /// Whether no all-in hand has more in front. The bet can still be higher: the full blind above a short one.
    fn covers_all_ins(&self, seat: &Seat) -> bool {
        let hands = self.seats.iter().filter(|other| !other.folded && other.all_in());
        hands.map(|other| other.put).all(|put| put <= seat.put)
    }

    /// On what the right of a player who is due to act rests.
    pub(super) fn right(&self, seat: &Seat) -> RaiseRight {
        match seat.acted {
            0 => RaiseRight::NotYetActed,
            acted if acted < self.last_full => RaiseRight::Reopened,
            _ if !self.rules.closes_who_checked && seat.put == 0 => RaiseRight::CheckedOnly,
            _ if self.rules.cumulative && self.faces(seat) >= self.needs(seat) => RaiseRight::ReopenedTogether,
            _ => RaiseRight::Closed,
        }
    }

    /// By how much the bet has risen since the player acted, who had matched it then.
    pub(super) fn faces(&self, seat: &Seat) -> Amount {
        self.bet.saturating_sub(seat.put)
    }

    /// By how much the bet must have risen since the player acted to give back the right to raise: the full raise of the
    /// round, in fixed limit the part of a bet that the reading names. Where a raise doubles the bet, a full one is as
    /// much as the player has matched.
    pub(super) fn needs(&self, seat: &Seat) -> Amount {
        match (self.structure, self.rules.minimum) {
            (Structure::FixedLimit, _) => self.part(),
            (_, Minimum::TwiceTheBet) => self.enough(seat.put.max(self.unit)),
            (_, Minimum::LargestFullRaise | Minimum::PreviousRaise) => self.enough(self.full_raise),
        }
    }

    /// How much of a full raise reopens the betting: all of it, or half.
    pub(super) fn enough(&self, full: Amount) -> Amount {
        if self.rules.half_reopens { full.div_ceil(2) } else { full }
    }

    /// Fixed limit: the least part of a bet that counts as a full one, in whole chips. It is never more than the bet itself.
    pub(super) fn part(&self) -> Amount {
        if self.rules.limit_any_part { 1 } else { self.strict_part() }
    }

    /// The same as far as the book names a part; all of a bet where it names none.
    pub(super) fn strict_part(&self) -> Amount {
        let Some(percent) = self.rules.limit_reopens_percent.filter(|percent| *percent < 100) else {
            return self.unit;
        };
        let part = self.unit * percent;
        if self.rules.limit_exactly { part.div_ceil(100) } else { (part / 100 + 1).min(self.unit) }
    }

    /// What short blinds are short of, and a dead one, as far as it counts in the pot.
    pub(super) fn blinds_made_full(&self) -> Amount {
        let short = if self.rules.short_blind_full { self.short_blinds } else { 0 };
        short + self.counted_dead_blind()
    }

    /// The dead small blind, where it counts in the pot.
    #[must_use]
    pub fn counted_dead_blind(&self) -> Amount {
        if self.rules.dead_blind_counts { self.dead_blind } else { 0 }
    }

    /// The least total to bet or raise to, whatever the stack.
    ///
    /// A bet is at least the big blind. After an opening all-in for less, a raise is still at least the big blind on top
    /// of it: nothing smaller was a full bet, and completing one is for limit. No total below the big blind is a raise.
    pub(super) fn least(&self, right: RaiseRight) -> Amount {
        if self.structure == Structure::FixedLimit {
            return self.level + self.unit;
        }
        let minimum =
            if right == RaiseRight::ReopenedTogether { self.rules.minimum_together } else { self.rules.minimum };
        let least = match minimum {
            Minimum::LargestFullRaise => self.bet + self.full_raise,
            Minimum::PreviousRaise => self.bet + self.previous_raise,
            Minimum::TwiceTheBet => self.bet + self.bet,
        };
        least.max(self.unit)
    }

    /// The most that the structure lets this player bet or raise to, whatever the stack.
    pub(super) fn most(&self, seat: &Seat, least: Amount) -> Option<Amount> {
        match self.structure {
            Structure::NoLimit => None,
            Structure::FixedLimit => Some(least),
            Structure::PotLimit => {
                let pot = self.chips() + self.blinds_made_full() + self.faces(seat);
                Some((self.bet + pot).max(least))
            }
        }
    }

    /// Fixed limit: the totals of the other readings, where they are others.
    pub(super) fn others(&self) -> OtherTotals {
        let completed = (self.strict != self.level).then_some(self.strict + self.unit);
        let whole = (self.whole != self.level && self.whole != self.strict).then_some(self.whole + self.unit);
        let fourth = self.street == Street::Fourth && self.rules.fourth_street_double;
        let larger = self.big_bet.filter(|larger| fourth && *larger > self.unit);
        OtherTotals { completed, whole, double: larger.map(|larger| self.level + larger) }
    }

    pub(super) fn unopposed(&self, seat: &Seat) -> bool {
        self.above == usize::from(seat.able() && seat.has_above(self.bet))
    }

    /// The totals that a right and a stack leave.
    fn sizes(&self, seat: &Seat, right: RaiseRight) -> Option<BetLimits> {
        if matches!(right, RaiseRight::None | RaiseRight::Closed) {
            return None;
        }
        let least = self.least(right);
        let (most, others) = (self.most(seat, least), self.others());
        match seat.stack() {
            None => Some(BetLimits { least, most, others }),
            Some(stack) if stack <= self.bet => None,
            Some(stack) => {
                let least = least.min(stack);
                let most = Some(most.map_or(stack, |most| most.min(stack)));
                Some(BetLimits { least, most, others: others.within(stack, least) })
            }
        }
    }
}
