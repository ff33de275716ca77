//! What everybody has in front while a line is read, as far as its words tell it: enough to know what an amount can mean.
//! Whether it can have been is asked of [`Round`](crate::betting::round::Round).

use crate::betting::Amount;
use crate::betting::round::Action;

/// Chips in front and stacks, by the player's place.
#[derive(Clone, Default)]
pub(super) struct Ledger {
    /// What everybody has to have in front.
    pub(super) bet: Amount,
    /// The largest bet or raise of the street; none after an all-in for less than one.
    raise: Option<Amount>,
    put: Vec<Amount>,
    /// What was told of the stacks, less antes and what went into the pot on earlier streets.
    stacks: Vec<Option<Amount>>,
}

impl Ledger {
    /// What lies there before the first act, where each player pays an ante.
    pub(super) fn new(bet: Amount, mut stacks: Vec<Option<Amount>>, ante: impl Fn(usize) -> Amount) -> Self {
        for (player, stack) in stacks.iter_mut().enumerate() {
            *stack = stack.map(|stack| stack.saturating_sub(ante(player)));
        }
        Self { bet, raise: Some(0), put: vec![0; stacks.len()], stacks }
    }

    fn grow(&mut self, player: usize) {
        let players = self.put.len().max(player + 1);
        self.put.resize(players, 0);
        self.stacks.resize(players, None);
    }

    /// A player posts a blind.
    pub(super) fn post(&mut self, player: usize, blind: Amount) {
        self.grow(player);
        self.put[player] = blind;
    }

    /// The stack of a player who has put nothing in is told among the acts.
    pub(super) fn tell(&mut self, player: usize, stack: Amount) {
        self.grow(player);
        self.stacks[player] = Some(stack);
    }

    /// What a player has in front, and the most that can be there, if that was told.
    pub(super) fn of(&self, player: usize) -> (Amount, Option<Amount>) {
        (self.put.get(player).copied().unwrap_or_default(), self.stacks.get(player).copied().flatten())
    }

    /// A player acts.
    pub(super) fn play(&mut self, player: usize, act: &Action) {
        self.grow(player);
        let (before, stack) = self.of(player);
        let total = match (act, in_front(act, self.bet, stack)) {
            (_, None) => before,
            (Action::Call, Some(total)) => stack.unwrap_or(total).min(total),
            (_, Some(total)) => total,
        };
        self.put[player] = total;
        if let Some(size) = total.checked_sub(self.bet).filter(|size| *size > 0) {
            let short = matches!(act, Action::AllIn(_)) && self.raise.is_none_or(|raise| size < raise);
            self.raise = self.raise.filter(|_| !short).map(|raise| raise.max(size));
        }
        self.bet = self.bet.max(total);
    }

    /// A street begins.
    pub(super) fn deal(&mut self) {
        for (put, stack) in self.put.iter_mut().zip(&mut self.stacks) {
            *stack = stack.map(|stack| stack.saturating_sub(*put));
            *put = 0;
        }
        self.bet = 0;
        self.raise = Some(0);
    }

    /// By how much a raise goes above the bet at least, where a bet is `unit` at least; none where that is not sure.
    pub(super) fn full_raise(&self, unit: Amount) -> Option<Amount> {
        self.raise.filter(|raise| *raise == 0 || *raise >= unit).map(|raise| raise.max(unit))
    }
}

/// What a player has in front after an act, if it moves chips and it is known how many.
pub(super) fn in_front(act: &Action, bet: Amount, stack: Option<Amount>) -> Option<Amount> {
    match act {
        Action::AllIn(amount) => amount.or(stack),
        Action::Post(amount) | Action::Total(amount) => Some(*amount),
        Action::RaiseBy(amount) => Some(bet.saturating_add(*amount)),
        Action::Call => Some(bet),
        Action::Check | Action::Fold => None,
    }
}
