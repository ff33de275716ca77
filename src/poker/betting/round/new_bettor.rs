//! What somebody may bet who has nothing in front: the next player, whoever that is, with chips enough.

use super::player_state::{BetLimits, RaiseRight};
use super::seat::Seat;
use super::{Round, Structure};
use crate::betting::Amount;

impl Round {
    /// The totals to which a player may bet or raise who has not acted, has nothing in front, and chips enough.
    #[must_use]
    pub fn limits_for_new_bettor(&self) -> BetLimits {
        let least = self.least(RaiseRight::NotYetActed);
        BetLimits { least, most: self.most(&Seat::default(), least), others: self.others() }
    }

    /// In pot-limit the most to which a player may bet or raise who has `put` chips in front, whatever the stack; none in
    /// another structure.
    #[must_use]
    pub fn pot_bet(&self, put: Amount) -> Option<Amount> {
        let seat = Seat { put, ..Seat::default() };
        (self.structure == Structure::PotLimit).then(|| self.most(&seat, self.least(RaiseRight::NotYetActed)))?
    }

    /// The pot as pot-limit counts it before a call: every chip in the pot and in front, and before the flop what short
    /// blinds are short of, where they count as full ones.
    ///
    /// Source: 54-B in `onk-2023`, `pokerpunt` and `tda-2019-sk`, 50-B in `tda-2015-de`, 8.15-B in `dpc`.
    #[must_use]
    pub fn counted_pot(&self) -> Amount {
        self.chips() + self.blinds_made_full()
    }

    /// Everybody's chips in front.
    #[must_use]
    pub fn in_front(&self) -> Amount {
        self.in_front
    }

    /// What short all-in blinds are short of; 0 after the flop.
    #[must_use]
    pub fn short_blinds(&self) -> Amount {
        self.short_blinds
    }
}
