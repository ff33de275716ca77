//! A betting round as it stands: how it begins, and what holds for the whole table.

use super::seat::Seat;
use super::{Ante, Fault, FaultKind, Line, Reading, Setup, Street, Structure, Tolerance};
use crate::betting::{Amount, MOST, Offer};

/// The most players that are taken: more than one pack of cards serves.
pub const MOST_PLAYERS: usize = 23;

/// A betting round at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub(super) structure: Structure,
    pub(super) reading: Reading,
    pub(super) tolerance: Tolerance,
    pub(super) seats: [Seat; MOST_PLAYERS],
    pub(super) players: usize,
    /// The players in the small and in the big blind, and what they have to post.
    pub(super) blinds: [Option<(usize, Amount)>; 2],
    /// The least bet; in fixed limit the size of every bet.
    pub(super) unit: Amount,
    pub(super) bet: Amount,
    /// Fixed limit: the bet to match as if every all-in that counts as full had been full. The next raise goes one unit
    /// above it.
    pub(super) level: Amount,
    pub(super) full_raise: Amount,
    pub(super) previous_raise: Amount,
    pub(super) raises: u64,
    /// Chips in the pot for which every hand plays: earlier rounds, and a big blind ante.
    pub(super) dead: Amount,
    /// Everybody's own antes.
    pub(super) antes: Amount,
    /// Everybody's chips in front.
    pub(super) in_front: Amount,
    /// What short blinds are short of.
    pub(super) short_blinds: Amount,
    /// How many acts there were.
    pub(super) acts: u32,
    /// The number of the last act that gave everybody else the right to raise.
    pub(super) last_full: u32,
    /// After whom the next player acts.
    pub(super) last: Option<usize>,
    /// How many players have a hand.
    pub(super) hands: usize,
    /// How many players can still put chips in.
    pub(super) able: usize,
}

impl Round {
    /// A told round, played to its end. What is offered at its end is not played.
    ///
    /// # Errors
    /// A [`Fault`] at the first thing that cannot have happened.
    pub fn replay(line: &Line, reading: Reading, tolerance: Tolerance) -> Result<Self, Fault> {
        let mut round = Self::start(&line.setup, line.blinds, line.players.len(), reading, tolerance)?;
        for told in &line.moves {
            let done = round.play(told.player, &told.act);
            done.map_err(|kind| Fault { at: Some(told.at.clone()), player: Some(told.player), kind })?;
        }
        if let Some(offer) = &line.offer {
            let can = round.can_offer(offer);
            can.map_err(|kind| Fault { at: Some(offer.at.clone()), player: Some(offer.player), kind })?;
        }
        Ok(round)
    }

    /// A round before the first act, antes and blinds posted. A stack that does not cover them posts what it has: first
    /// the ante, then the blind (the order that OP11 of `tda-2019-sk` recommends for a big blind ante; no other book
    /// speaks of it). After the flop nothing is posted: the antes lie in the pot that was told.
    ///
    /// A short blind changes nothing for the others: the bet to match is the full big blind.
    ///
    /// # Errors
    /// A [`Fault`] without a place where the setup cannot be: no least bet, amounts above [`MOST`], too many players.
    pub fn start(
        setup: &Setup,
        blinds: [Option<usize>; 2],
        players: usize,
        reading: Reading,
        tolerance: Tolerance,
    ) -> Result<Self, Fault> {
        check(setup, blinds, players)?;
        let preflop = setup.street == Street::Preflop;
        let mut round = Self::unposted(setup, players, reading, tolerance);
        for (seat, stack) in round.seats.iter_mut().zip(&setup.stacks) {
            seat.behind = *stack;
        }
        if preflop {
            round.blinds = [blinds[0].map(|at| (at, setup.small_blind)), blinds[1].map(|at| (at, setup.big_blind))];
            round.last = blinds[1];
            round.bet = setup.big_blind;
            round.level = setup.big_blind;
            round.post_antes(setup.ante);
            round.post_blinds();
        }
        round.count_able();
        Ok(round)
    }

    /// A round in which nothing has been put in yet.
    fn unposted(setup: &Setup, players: usize, reading: Reading, tolerance: Tolerance) -> Self {
        Self {
            structure: setup.structure,
            reading,
            tolerance,
            seats: [Seat::default(); MOST_PLAYERS],
            players,
            blinds: [None; 2],
            unit: setup.big_blind,
            bet: 0,
            level: 0,
            full_raise: setup.big_blind,
            previous_raise: setup.big_blind,
            raises: 0,
            dead: setup.pot,
            antes: 0,
            in_front: 0,
            short_blinds: 0,
            acts: 0,
            last_full: 0,
            last: None,
            hands: players,
            able: players,
        }
    }

    fn post_antes(&mut self, ante: Ante) {
        match (ante, self.blinds[1]) {
            (Ante::Each(ante), _) => {
                for seat in &mut self.seats[..self.players] {
                    seat.ante = seat.owes(ante);
                    seat.behind = seat.behind.map(|behind| behind.saturating_sub(seat.ante));
                    self.antes += seat.ante;
                }
            }
            (Ante::BigBlind(ante), Some((player, _))) => {
                let seat = &mut self.seats[player];
                let paid = seat.owes(ante);
                seat.behind = seat.behind.map(|behind| behind.saturating_sub(paid));
                self.dead += paid;
            }
            (Ante::None | Ante::BigBlind(_), _) => {}
        }
    }

    fn post_blinds(&mut self) {
        for (player, blind) in self.blinds.into_iter().flatten() {
            let seat = &mut self.seats[player];
            let paid = seat.reach(blind);
            seat.put(paid);
            self.in_front += paid;
            self.short_blinds += blind - paid;
        }
    }

    pub(super) fn count_able(&mut self) {
        self.able = self.seats[..self.players].iter().filter(|seat| seat.able()).count();
    }

    /// Whether the player could make this offer at all: he has an act to make, and the chips that he put out.
    fn can_offer(&self, offer: &Offer) -> Result<(), FaultKind> {
        let seat = self.due(offer.player)?;
        let worth = offer.worth().map_err(|_| FaultKind::TooLarge)?;
        match seat.stack() {
            Some(stack) if seat.put + worth > stack => Err(FaultKind::AboveStack { stack }),
            _ => Ok(()),
        }
    }

    /// What every player has to have in front.
    #[must_use]
    pub fn bet(&self) -> Amount {
        self.bet
    }

    /// The largest full bet or raise of the round; before the first one the big blind.
    #[must_use]
    pub fn full_raise(&self) -> Amount {
        self.full_raise
    }

    /// The size of the last bet or raise, full or short; before the first one the big blind.
    #[must_use]
    pub fn previous_raise(&self) -> Amount {
        self.previous_raise
    }

    /// How many bets and raises there were; blinds are none. In fixed limit a short all-in that does not count as a full
    /// bet is none either: whoever completes it makes that bet.
    #[must_use]
    pub fn raises(&self) -> u64 {
        self.raises
    }

    /// How many players are in the line.
    #[must_use]
    pub fn players(&self) -> usize {
        self.players
    }

    /// Every chip in the pot and in front.
    #[must_use]
    pub fn chips(&self) -> Amount {
        self.dead + self.antes + self.in_front
    }
}

/// Refuses a beginning that cannot be, so that no sum of what is taken can overflow.
fn check(setup: &Setup, blinds: [Option<usize>; 2], players: usize) -> Result<(), Fault> {
    let refuse = |kind| Err(Fault::setup(None, kind));
    let ante = match setup.ante {
        Ante::None => 0,
        Ante::Each(ante) | Ante::BigBlind(ante) => ante,
    };
    if players > MOST_PLAYERS {
        return refuse(FaultKind::TooManyPlayers { most: MOST_PLAYERS });
    }
    if setup.stacks.len() > players || blinds.into_iter().flatten().any(|player| player >= players) {
        return refuse(FaultKind::NoSuchPlayer);
    }
    if setup.big_blind == 0 {
        return refuse(FaultKind::NoBlinds);
    }
    if setup.small_blind > setup.big_blind {
        return refuse(FaultKind::SmallAboveBig);
    }
    if blinds[0].is_some() && blinds[0] == blinds[1] {
        return Err(Fault::setup(blinds[0], FaultKind::OneInBothBlinds));
    }
    if [setup.big_blind, setup.pot, ante].iter().any(|amount| *amount > MOST) {
        return refuse(FaultKind::TooLarge);
    }
    match setup.stacks.iter().position(|stack| stack.is_some_and(|stack| stack > MOST)) {
        Some(player) => Err(Fault::setup(Some(player), FaultKind::TooLarge)),
        None => Ok(()),
    }
}
