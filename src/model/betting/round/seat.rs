//! One player's chips and state in a hand.

use crate::betting::Amount;

/// One player in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Seat {
    /// Chips in front on this street, blinds among them.
    pub put: Amount,
    /// What the player has in the pot: the own ante, and the bets of earlier streets.
    pub earlier: Amount,
    /// Chips that are left; none where the stack was not told. 0 is all-in.
    pub behind: Option<Amount>,
    /// The number of the player's last act on the street; 0 before the first. Posting a blind is no act.
    pub acted: u32,
    /// Whether the hand is gone.
    pub folded: bool,
}

impl Seat {
    /// Whether every chip is in.
    pub(super) fn all_in(&self) -> bool {
        self.behind == Some(0)
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
        self.behind.map(|behind| self.put + behind)
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
        self.behind = self.stack().map(|stack| stack.saturating_sub(total));
        self.put = total;
    }
}
