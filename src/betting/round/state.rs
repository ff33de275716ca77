//! A hand as it stands: how it begins, and what holds for the whole table.

use super::seat::Seat;
use super::{Ante, BringIn, Fault, FaultKind, Line, Reading, Setup, Step, Street, Structure, Tolerance};
use crate::betting::{Amount, MOST, Motion, Offer, total};

/// The most players that are taken: more than one pack of cards serves.
pub const MOST_PLAYERS: usize = 23;

/// A hand at one moment: the betting round that is played, and what earlier ones left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub(super) structure: Structure,
    pub(super) reading: Reading,
    pub(super) tolerance: Tolerance,
    pub(super) seats: [Seat; MOST_PLAYERS],
    pub(super) players: usize,
    pub(super) street: Street,
    /// Whether all who were dealt in are players of the line.
    pub(super) complete: bool,
    /// Until the second street the players in the small and in the big blind, and what they have to post.
    pub(super) blinds: [Option<(usize, Amount)>; 2],
    /// Which of them the line does not name.
    pub(super) unnamed: [bool; 2],
    /// Who acts first on the streets after the first one; none: the first player.
    pub(super) opener: Option<usize>,
    /// The least bet; in fixed limit the size of every bet.
    pub(super) unit: Amount,
    /// Fixed limit: the size of a bet on the later streets.
    pub(super) big_bet: Option<Amount>,
    pub(super) bet: Amount,
    /// Fixed limit: the last bet or raise that counts as full. The next raise goes one unit above it.
    pub(super) level: Amount,
    /// The same where raises keep to whole bets: as if every all-in that counts as full had been full.
    pub(super) whole: Amount,
    pub(super) full_raise: Amount,
    pub(super) previous_raise: Amount,
    pub(super) raises: u64,
    /// Chips in the pot for which every hand plays: earlier rounds, and a big blind ante.
    pub(super) dead: Amount,
    /// Everybody's own antes, and their bets of earlier streets.
    pub(super) earlier: Amount,
    /// Everybody's chips in front.
    pub(super) in_front: Amount,
    /// What short blinds are short of.
    pub(super) short_blinds: Amount,
    /// How many acts there were on the street.
    pub(super) acts: u32,
    /// The number of the last act that gave everybody else the right to raise.
    pub(super) last_full: u32,
    /// After whom the next player acts.
    pub(super) last: Option<usize>,
    /// How many players have a hand.
    pub(super) hands: usize,
    /// How many players can still put chips in.
    pub(super) able: usize,
    /// How many of them can have more than the bet in front.
    pub(super) above: usize,
}

impl Round {
    /// A told hand, played to its end. What is offered at its end is not played.
    ///
    /// # Errors
    /// A [`Fault`] at the first thing that cannot have happened.
    pub fn replay(line: &Line, reading: Reading, tolerance: Tolerance) -> Result<Self, Fault> {
        let mut round = Self::start(&line.setup, line.blinds, line.players.len(), reading, tolerance)?;
        for step in line.steps() {
            round.follow(step)?;
        }
        if let Some(offer) = &line.offer {
            let can = round.can_offer(offer);
            can.map_err(|kind| Fault { at: Some(offer.at.clone()), player: Some(offer.player), kind })?;
        }
        Ok(round)
    }

    /// What happens next in a line: a street begins, or a player acts.
    ///
    /// # Errors
    /// A [`Fault`] with the place in the text, if it cannot have happened.
    pub fn follow(&mut self, step: Step) -> Result<(), Fault> {
        match step {
            Step::Street(new) => self.deal(new.street).map_err(|fault| Fault { at: Some(new.at.clone()), ..fault }),
            Step::Move(told) => {
                let done = self.play(told.player, &told.act);
                done.map_err(|kind| Fault { at: Some(told.at.clone()), player: Some(told.player), kind })
            }
        }
    }

    /// A round before the first act, antes and blinds or the bring-in posted. A stack that does not cover them posts what it
    /// has: first the own ante, then the blind; for the order of a big blind ante see [`Reading::ante_first`]. On later
    /// streets nothing is posted: the antes lie in the pot that was told.
    ///
    /// A short blind or bring-in changes nothing for the others: the bet to match is the full one (for stud RP-10 in
    /// `onk-2023`). The bring-in is no bet: it is completed to a whole one. Who brings it in could have completed it, and
    /// has no act left when everybody calls.
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
        let mut round = Self::unposted(setup, players, reading, tolerance);
        for (seat, stack) in round.seats.iter_mut().zip(&setup.stacks) {
            seat.behind = *stack;
        }
        if setup.street == Street::Preflop {
            round.blinds = [blinds[0].map(|at| (at, setup.small_blind)), blinds[1].map(|at| (at, setup.big_blind))];
            round.unnamed = setup.unnamed;
            let named = blinds[0].filter(|_| !setup.heads_up && !setup.unnamed[0]);
            round.opener = named.or(blinds[1]);
            round.last = blinds[1];
            (round.bet, round.level, round.whole) = (setup.big_blind, setup.big_blind, setup.big_blind);
        }
        if setup.street.opens() {
            let blind_first = matches!(setup.ante, Ante::BigBlind(_)) && !reading.ante_first;
            if blind_first {
                round.post_blinds();
            }
            round.post_antes(setup.ante);
            if !blind_first {
                round.post_blinds();
            }
        }
        if let Some(bring_in) = setup.bring_in.filter(|_| setup.street == Street::Third) {
            round.bring_in(bring_in);
        }
        round.count();
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
            street: setup.street,
            complete: setup.complete,
            blinds: [None; 2],
            unnamed: [false; 2],
            opener: None,
            unit: setup.big_blind,
            big_bet: setup.big_bet,
            bet: 0,
            level: 0,
            whole: 0,
            full_raise: setup.big_blind,
            previous_raise: setup.big_blind,
            raises: 0,
            dead: setup.pot,
            earlier: 0,
            in_front: 0,
            short_blinds: 0,
            acts: 0,
            last_full: 0,
            last: None,
            hands: players,
            able: players,
            above: players,
        }
    }

    fn post_antes(&mut self, ante: Ante) {
        match (ante, self.blinds[1]) {
            (Ante::Each(ante), _) => {
                for seat in &mut self.seats[..self.players] {
                    seat.earlier = seat.owes(ante);
                    seat.behind = seat.behind.map(|behind| behind.saturating_sub(seat.earlier));
                    self.earlier += seat.earlier;
                }
            }
            (Ante::BigBlind(ante), Some((player, _))) => {
                let seat = &mut self.seats[player];
                let paid = seat.behind.map_or(ante, |behind| behind.min(ante));
                seat.behind = seat.behind.map(|behind| behind.saturating_sub(paid));
                self.dead += paid;
            }
            (Ante::None | Ante::BigBlind(_), _) => {}
        }
    }

    /// Brings in the forced bet of stud.
    fn bring_in(&mut self, BringIn { amount, player }: BringIn) {
        self.bet = amount;
        if let Some(player) = player {
            let seat = &mut self.seats[player];
            seat.put(seat.reach(amount));
            self.in_front += seat.put;
            self.acts += 1;
            seat.acted = self.acts;
            self.last = Some(player);
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

    /// Counts who can still put chips in, and who of them more than the bet.
    pub(super) fn count(&mut self) {
        (self.able, self.above) = (0, 0);
        for seat in self.seats[..self.players].iter().filter(|seat| seat.able()) {
            self.able += 1;
            self.above += usize::from(seat.has_above(self.bet));
        }
    }

    /// Whether the player could make this offer at all: he has an act to make, and the chips that he put out.
    fn can_offer(&self, offer: &Offer) -> Result<(), FaultKind> {
        let seat = self.due(offer.player)?;
        let mut front = seat.put;
        for motion in &offer.motions {
            front = match motion {
                Motion::Says(_) => front,
                Motion::Puts(chips) => front + total(chips).map_err(|_| FaultKind::TooLarge)?,
                Motion::PullsBack(None) => 0,
                Motion::PullsBack(Some(back)) => {
                    front.checked_sub(*back).ok_or(FaultKind::PullsBackMore { put: front })?
                }
            };
            match seat.stack() {
                _ if front > MOST => return Err(FaultKind::TooLarge),
                Some(stack) if front > stack => return Err(FaultKind::AboveStack { stack }),
                _ => {}
            }
        }
        Ok(())
    }

    /// The betting round that is played.
    #[must_use]
    pub fn street(&self) -> Street {
        self.street
    }

    /// The least bet on this street; in fixed limit the size of every bet.
    #[must_use]
    pub fn unit(&self) -> Amount {
        self.unit
    }

    /// What every player has to have in front.
    #[must_use]
    pub fn bet(&self) -> Amount {
        self.bet
    }

    /// The largest full bet or raise of the street; before the first one the big blind.
    #[must_use]
    pub fn full_raise(&self) -> Amount {
        self.full_raise
    }

    /// The size of the last bet or raise, full or short; before the first one the big blind.
    #[must_use]
    pub fn previous_raise(&self) -> Amount {
        self.previous_raise
    }

    /// How many bets and raises there were on this street; blinds are none. In fixed limit a short all-in that does not count as a full
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
        self.dead + self.earlier + self.in_front
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
    let bring_in = setup.bring_in.map_or(0, |bring_in| bring_in.amount);
    if setup.bring_in.and_then(|bring_in| bring_in.player).is_some_and(|player| player >= players) {
        return refuse(FaultKind::NoSuchPlayer);
    }
    if bring_in > setup.big_blind {
        return refuse(FaultKind::BringInAboveBet);
    }
    if [setup.big_blind, setup.big_bet.unwrap_or(0), setup.pot, ante].iter().any(|amount| *amount > MOST) {
        return refuse(FaultKind::TooLarge);
    }
    match setup.stacks.iter().position(|stack| stack.is_some_and(|stack| stack > MOST)) {
        Some(player) => Err(Fault::setup(Some(player), FaultKind::TooLarge)),
        None => Ok(()),
    }
}
