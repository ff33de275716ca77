//! Main and side pots.

use super::seat::Seat;
use super::{MOST_PLAYERS, Round};
use crate::betting::Amount;
use std::fmt;

/// The players of one pot.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Players(u32);

impl Players {
    /// Whether the player plays for the pot.
    #[must_use]
    pub fn contains(self, player: usize) -> bool {
        player < MOST_PLAYERS && self.0 & (1 << player) != 0
    }

    /// The players' places in the line, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..MOST_PLAYERS).filter(move |player| self.contains(*player))
    }

    /// How many players there are.
    #[must_use]
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    fn add(&mut self, player: usize) {
        self.0 |= 1 << player;
    }

    fn remove(&mut self, player: usize) {
        self.0 &= !(1 << player);
    }
}

impl fmt::Debug for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One pot: what is in it, and who plays for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pot {
    /// What is in it, in chips.
    pub amount: Amount,
    /// Who can win it.
    pub players: Players,
}

/// Chips that nobody can call any more: they go back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Uncalled {
    /// Whose chips they are.
    pub player: usize,
    /// How many chips.
    pub amount: Amount,
}

/// The pots as they are if nobody raises any more.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pots {
    pots: [Pot; MOST_PLAYERS + 1],
    count: usize,
    /// What goes back.
    pub uncalled: Option<Uncalled>,
}

impl Pots {
    /// The main pot first, then the side pots in order. None is empty, and no two have the same players.
    #[must_use]
    pub fn list(&self) -> &[Pot] {
        &self.pots[..self.count]
    }

    /// What is in all pots together.
    #[must_use]
    pub fn total(&self) -> Amount {
        self.list().iter().map(|pot| pot.amount).sum()
    }

    /// Adds a layer. A layer that nobody can win is the rest of folded hands: it stays in the pot below.
    fn add(&mut self, layer: Pot) {
        let last = &mut self.pots[self.count - 1];
        match layer {
            Pot { amount: 0, .. } => {}
            Pot { players, .. } if players.count() == 0 || players == last.players => last.amount += layer.amount,
            _ if last.amount == 0 => *last = layer,
            _ => {
                self.pots[self.count] = layer;
                self.count += 1;
            }
        }
    }
}

impl Pots {
    /// The pots when the betting is over, by what each player has put in in the whole hand and whether he has folded, and by the
    /// chips of nobody among them, which lie in the main pot. No more than [`MOST_PLAYERS`] stakes are looked at, none above
    /// [`MOST`](crate::betting::MOST).
    ///
    /// A pot ends at each stake of a hand: who has put in less than another hand can only be all-in.
    #[must_use]
    pub fn of_stakes(stakes: &[(Amount, bool)], dead: Amount) -> Self {
        let stakes = &stakes[..stakes.len().min(MOST_PLAYERS)];
        let mut table =
            Stakes { stakes: [0; MOST_PLAYERS], count: stakes.len(), hands: Players(0), all_in: Players(0) };
        let (mut top, mut player, mut second) = (0, None, 0);
        for (place, (stake, folded)) in stakes.iter().enumerate() {
            table.stakes[place] = *stake;
            if !folded {
                table.hands.add(place);
                table.all_in.add(place);
            }
            if *stake > top {
                (second, top) = (top, *stake);
                player = (!folded).then_some(place);
            } else {
                second = second.max(*stake);
            }
        }
        let uncalled = player.filter(|_| top > second).map(|player| Uncalled { player, amount: top - second });
        table.pots(uncalled, dead)
    }
}

impl Pots {
    /// The pots without some of their players, who have given up their hands at the showdown. Pots that the same players are left to
    /// play for are one. A pot that all of its players gave up keeps them: nobody else can win it, and the last of them has it.
    #[must_use]
    pub fn without(&self, gave_up: &[usize]) -> Self {
        let mut pots = Self { pots: [Pot::default(); MOST_PLAYERS + 1], count: 1, uncalled: self.uncalled };
        for pot in self.list() {
            let mut left = *pot;
            gave_up.iter().for_each(|player| left.players.remove(*player));
            if left.players.count() == 0 {
                left.players = pot.players;
            }
            pots.add(left);
        }
        if self.count == 0 {
            pots.count = 0;
        }
        pots
    }
}

impl Round {
    /// Main and side pots with those who play for them, and what goes back, as they are if nobody raises any more. Who
    /// is still to act plays for every pot.
    ///
    /// A pot is split off at what each all-in player has put in, antes and earlier streets among it. What nobody else has matched or can
    /// still match goes back. Pots and what goes back are together always [`Round::chips`].
    ///
    /// Source: side pots are kept and split apart, 21 in `onk-2023`, `pokerpunt` and `tda-2019-sk`, 20 in `tda-2015-de`,
    /// 3.10 in `dpc`. How they are counted the books leave to custom.
    #[must_use]
    pub fn pots(&self) -> Pots {
        Stakes::of(&self.seats).pots(self.uncalled(), self.dead)
    }

    /// What the player with the highest stake has above all others, those who are still to act at what they could call.
    pub(super) fn uncalled(&self) -> Option<Uncalled> {
        let seats = &self.seats;
        let (mut top, mut player, mut second) = (0, None, 0);
        for (place, seat) in seats.iter().enumerate() {
            let reach = if self.is_to_act(seat) { seat.earlier + seat.reach(self.bet) } else { seat.stake() };
            if reach > top {
                (second, top) = (top, reach);
                player = (!seat.folded && reach == seat.stake()).then_some(place);
            } else {
                second = second.max(reach);
            }
        }
        player.filter(|_| top > second).map(|player| Uncalled { player, amount: top - second })
    }
}

/// What everybody has put in, and who plays on.
struct Stakes {
    stakes: [Amount; MOST_PLAYERS],
    count: usize,
    /// Everybody who has a hand.
    hands: Players,
    /// Those of them who are all-in.
    all_in: Players,
}

impl Stakes {
    fn of(seats: &[Seat]) -> Self {
        let mut table = Self { stakes: [0; MOST_PLAYERS], count: seats.len(), hands: Players(0), all_in: Players(0) };
        for (player, seat) in seats.iter().enumerate() {
            table.stakes[player] = seat.stake();
            if !seat.folded {
                table.hands.add(player);
                if seat.all_in() {
                    table.all_in.add(player);
                }
            }
        }
        table
    }

    /// The pots, without what goes back.
    fn pots(mut self, uncalled: Option<Uncalled>, dead: Amount) -> Pots {
        if let Some(uncalled) = uncalled {
            self.stakes[uncalled.player] -= uncalled.amount;
        }
        let (heights, steps) = self.heights();
        let mut pots = Pots { pots: [Pot::default(); MOST_PLAYERS + 1], count: 1, uncalled };
        pots.pots[0] = Pot { amount: dead, players: self.hands };
        let mut below = 0;
        for height in heights[..steps].iter().copied().chain([Amount::MAX]) {
            pots.add(self.layer(below, height));
            below = height;
        }
        if pots.pots[0].amount == 0 {
            pots.count = 0;
        }
        pots
    }

    /// The stakes of all-in players, ascending, and how many there are: a pot ends at each.
    fn heights(&self) -> ([Amount; MOST_PLAYERS], usize) {
        let mut heights = [0; MOST_PLAYERS];
        let mut count = 0;
        for player in self.all_in.iter() {
            heights[count] = self.stakes[player];
            count += 1;
        }
        heights[..count].sort_unstable();
        (heights, count)
    }

    /// The chips between two heights, and who plays for them: whoever is not all-in, or all-in for that much.
    fn layer(&self, below: Amount, height: Amount) -> Pot {
        let mut layer = Pot { amount: 0, players: self.hands };
        for (player, stake) in self.stakes[..self.count].iter().enumerate() {
            layer.amount += stake.min(&height).saturating_sub(below);
            if *stake < height && self.all_in.contains(player) {
                layer.players.remove(player);
            }
        }
        layer
    }
}

impl fmt::Debug for Pots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pots").field("pots", &self.list()).field("uncalled", &self.uncalled).finish()
    }
}
