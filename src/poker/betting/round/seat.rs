//! One player's chips and state in a hand.

use crate::betting::Amount;

/// Chips that a player has left, in one word: a hand is copied whole, and no amount comes near the largest number (see
/// [`MOST`](crate::betting::MOST)).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Behind(Amount);

impl Behind {
    /// The stack was not told.
    pub(super) const NOT_TOLD: Self = Self(Amount::MAX);
    /// All-in.
    pub(super) const NOTHING: Self = Self(0);

    /// How many there are; none where the stack was not told.
    pub(super) fn told(self) -> Option<Amount> {
        (self != Self::NOT_TOLD).then_some(self.0)
    }

    /// What is left once these are gone.
    pub(super) fn less(self, chips: Amount) -> Self {
        Self::from(self.told().map(|behind| behind.saturating_sub(chips)))
    }

    /// What there is once these have come back.
    pub(super) fn more(self, chips: Amount) -> Self {
        Self::from(self.told().map(|behind| behind + chips))
    }
}

impl From<Option<Amount>> for Behind {
    fn from(told: Option<Amount>) -> Self {
        told.map_or(Self::NOT_TOLD, Self)
    }
}

impl Default for Behind {
    fn default() -> Self {
        Self::NOT_TOLD
    }
}

/// One player in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Seat {
    /// Chips in front on this street, blinds among them.
    pub put: Amount,
    /// What the player has in the pot: the own ante, and the bets of earlier streets.
    pub earlier: Amount,
    /// Chips that are left, where the stack was told.
    pub behind: Behind,
    /// The number of the player's last act on the street; 0 before the first. Posting a blind is no act.
    pub acted: u32,
    /// Whether the hand is gone.
    pub folded: bool,
}

impl Seat {
    /// Whether every chip is in.
    pub(super) fn all_in(&self) -> bool {
        self.behind == Behind::NOTHING
    }

    /// Whether the player can still put chips in.
    pub(super) fn able(&self) -> bool {
        !self.folded && !self.all_in()
    }

    /// Whether the player can have more than this in front, as far as is told.
    pub(super) fn has_above(&self, bet: Amount) -> bool {
        self.stack().is_none_or(|stack| stack > bet)
    }

    /// The most that the player can have in front; none where the stack was not told.
    pub(super) fn stack(&self) -> Option<Amount> {
        self.behind.told().map(|behind| self.put + behind)
    }

    /// What a player has in front who has to have `total` there: less with a smaller stack.
    pub(super) fn reach(&self, total: Amount) -> Amount {
        self.stack().map_or(total, |stack| total.min(stack)).max(self.put)
    }

    /// What is still to come for `total` chips in front; never above the stack.
    pub(super) fn owes(&self, total: Amount) -> Amount {
        self.reach(total) - self.put
    }

    /// Chips in the pot and in front that only those can win who put in as many.
    pub(super) fn stake(&self) -> Amount {
        self.earlier + self.put
    }

    /// Has `total` chips in front now. The caller has made sure that the player has them.
    pub(super) fn put(&mut self, total: Amount) {
        self.behind = Behind::from(self.stack().map(|stack| stack.saturating_sub(total)));
        self.put = total;
    }
}
