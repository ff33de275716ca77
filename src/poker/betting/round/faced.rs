//! What a player faces who is about to act: the bet, the least and the most, and whether a raise is open at all.

use super::player_state::{OtherTotals, RaiseRight};
use super::{Minimum, Round, Structure};
use crate::betting::Amount;

/// What a player faces in a round, in chips, whatever the player's stack can reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BetFaced {
    /// What every player must have in front to stay in; 0 when nobody has bet.
    pub bet: Amount,
    /// What the player has in front already.
    pub own: Amount,
    /// The player's chips in all, those in front among them; none where the stack was not told.
    pub stack: Option<Amount>,
    /// Whether the player may bet or raise at all: not after a short all-in since his own last act, and not where nobody
    /// could call it.
    pub may_raise: bool,
    /// Whether all players are told, there is a bet, and none of the others could call a raise.
    pub nobody_to_call: bool,
    /// The least total to which the player may bet or raise.
    pub least: Amount,
    /// The least bet of the street; in fixed limit the size of every bet.
    pub unit: Amount,
    /// The most that the structure allows; none where it sets no limit.
    pub most: Option<Amount>,
    /// Fixed limit after short all-ins, where no book says which: the totals of the other readings, which are taken, too.
    pub others: OtherTotals,
    /// The largest full bet or raise of the round: its own size, not the total that it made.
    pub full_raise: Amount,
    /// Whether the last bet or raise was a short all-in.
    pub short_before: bool,
    /// How much may be bet.
    pub structure: Structure,
    /// By what the least raise is measured.
    pub minimum: Minimum,
}

/// Nothing is bet, nothing in front, and everything may be.
impl Default for BetFaced {
    fn default() -> Self {
        Self {
            bet: 0,
            own: 0,
            stack: None,
            may_raise: true,
            nobody_to_call: false,
            least: 0,
            unit: 0,
            most: None,
            others: OtherTotals::default(),
            full_raise: 0,
            short_before: false,
            structure: Structure::default(),
            minimum: Minimum::default(),
        }
    }
}

impl Round {
    /// What a player faces; none: somebody who has not acted, has nothing in front, and chips enough.
    ///
    /// Source of the right to raise: 47 in `onk-2023`, 48 in `pokerpunt` and `tda-2019-sk`, 44 in `tda-2015-de`, 8.8 in
    /// `dpc`.
    #[must_use]
    pub fn faced(&self, player: Option<usize>) -> BetFaced {
        let seat = player.and_then(|player| self.seats.get(player).copied());
        let seat = seat.unwrap_or_default();
        let right = self.right(&seat);
        let least = self.least(right);
        let nobody_to_call = player.is_some() && self.complete && self.bet > 0 && self.unopposed(&seat);
        BetFaced {
            bet: self.bet,
            own: seat.put,
            stack: if player.is_some() { seat.stack() } else { None },
            may_raise: right != RaiseRight::Closed && !nobody_to_call,
            nobody_to_call,
            least,
            unit: self.unit,
            most: self.most(&seat, least),
            others: self.others(),
            full_raise: self.full_raise,
            short_before: self.previous_raise < self.full_raise,
            structure: self.structure,
            minimum: self.rules.minimum,
        }
    }

    /// Of the players named who are still to act, the first who has acted in this round before. What he may do can differ
    /// from what somebody may do who has not acted yet.
    #[must_use]
    pub fn returning(&self) -> Option<usize> {
        self.to_act().find(|player| self.seats[*player].acted > 0)
    }
}

impl BetFaced {
    /// The least total of the raise that follows a full bet or raise to `total`.
    #[must_use]
    pub fn next_least(&self, total: Amount) -> Amount {
        let raise = total.saturating_sub(self.bet);
        match (self.structure, self.minimum) {
            // In fixed limit every raise is of one size, though the one before may only complete a bring-in.
            (Structure::FixedLimit, _) => total.saturating_add(self.unit),
            (_, Minimum::TwiceTheBet) => total.saturating_add(total),
            (_, Minimum::LargestFullRaise | Minimum::PreviousRaise) => total.saturating_add(raise),
        }
    }

    /// The least total of the raise that follows an all-in for `put`, which leaves the size of the last full raise.
    #[must_use]
    pub fn next_after_short(&self, put: Amount) -> Amount {
        let total = put.max(self.bet);
        match (self.structure, self.minimum) {
            (Structure::FixedLimit, _) if put > self.bet => self.least,
            (_, Minimum::TwiceTheBet) => total.saturating_add(total),
            (_, Minimum::LargestFullRaise | Minimum::PreviousRaise) => total.saturating_add(self.full_raise),
        }
    }
}
