//! How a hand begins: antes, blinds, the bring-in.

use super::seat::{Behind, Seat};
use super::{Ante, BettingRules, BringIn, Fault, FaultKind, HandLine, MOST_PLAYERS, Round, Setup, SizeCheck, Street};
use crate::betting::{Amount, MOST};

impl Round {
    /// A round before the first act, antes and blinds or the bring-in posted. A stack that does not cover them posts what it
    /// has: first the own ante, then the blind; for the order of a big blind ante see [`BettingRules::ante_first`]. On later
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
        rules: BettingRules,
        size_check: SizeCheck,
    ) -> Result<Self, Fault> {
        let mut round = Self::without_players(setup, rules, size_check);
        round.begin(setup, blinds, players)?;
        Ok(round)
    }

    /// The same in a place of its own, for a round that is handed on: it is large.
    ///
    /// # Errors
    /// As for [`Round::start`].
    pub fn start_boxed(
        setup: &Setup,
        blinds: [Option<usize>; 2],
        players: usize,
        rules: BettingRules,
        size_check: SizeCheck,
    ) -> Result<Box<Self>, Fault> {
        let mut round = Box::new(Self::without_players(setup, rules, size_check));
        round.begin(setup, blinds, players)?;
        Ok(round)
    }

    /// Seats the players of a round that has none yet, and posts what they post.
    fn begin(&mut self, setup: &Setup, blinds: [Option<usize>; 2], players: usize) -> Result<(), Fault> {
        check(setup, blinds, players)?;
        self.seats = vec![Seat::default(); players];
        self.hands = players;
        for (seat, stack) in self.seats.iter_mut().zip(&setup.stacks) {
            seat.behind = Behind::from(*stack);
        }
        if setup.street == Street::Preflop {
            self.blinds = [blinds[0].map(|at| (at, setup.small_blind)), blinds[1].map(|at| (at, setup.big_blind))];
            self.unnamed = setup.unnamed;
            let named = blinds[0].filter(|_| !setup.heads_up && !setup.unnamed[0]);
            self.opener = named.or(blinds[1]);
            self.last = blinds[1];
            self.bet = setup.big_blind;
            (self.level, self.whole, self.strict) = (self.bet, self.bet, self.bet);
        }
        if setup.street.opens() {
            let blind_first = matches!(setup.ante, Ante::BigBlind(_)) && !self.rules.ante_first;
            if blind_first {
                self.post_blinds();
            }
            self.post_antes(setup);
            if !blind_first {
                self.post_blinds();
            }
        }
        if let Some(bring_in) = setup.bring_in.filter(|_| setup.street.brings_in()) {
            self.bring_in(bring_in);
        }
        self.count();
        Ok(())
    }

    fn post_antes(&mut self, setup: &Setup) {
        match (setup.ante, self.blinds[1]) {
            (Ante::Each(ante), _) => {
                for seat in &mut self.seats {
                    seat.earlier = seat.owes(ante);
                    seat.behind = seat.behind.less(seat.earlier);
                    self.earlier += seat.earlier;
                }
                // Of those who were dealt in without being in the line only their number is known.
                let others = setup.dealt_in.map_or(0, |dealt_in| dealt_in.saturating_sub(self.seats.len()));
                self.dead += ante * others as Amount;
            }
            (Ante::BigBlind(ante), Some((player, _))) | (Ante::Button(ante, Some(player)), _) => {
                let seat = &mut self.seats[player];
                let paid = seat.behind.told().map_or(ante, |behind| behind.min(ante));
                seat.behind = seat.behind.less(paid);
                self.dead += paid;
            }
            (Ante::Button(ante, None), _) => self.dead += ante,
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
}

impl HandLine {
    /// What a player pays for an ante before the first act.
    #[must_use]
    pub fn ante_of(&self, player: usize) -> Amount {
        match self.setup.ante {
            _ if !self.setup.street.opens() => 0,
            Ante::Each(ante) => ante,
            Ante::BigBlind(ante) if self.blinds[1] == Some(player) => ante,
            Ante::Button(ante, Some(pays)) if pays == player => ante,
            Ante::BigBlind(_) | Ante::Button(..) | Ante::None => 0,
        }
    }
}

/// Refuses a beginning that cannot be, so that no sum of what is taken can overflow.
fn check(setup: &Setup, blinds: [Option<usize>; 2], players: usize) -> Result<(), Fault> {
    let refuse = |kind| Err(Fault::setup(None, kind));
    let ante = setup.ante.amount();
    if players.max(setup.dealt_in.unwrap_or(0)) > MOST_PLAYERS {
        return refuse(FaultKind::TooManyPlayers { most: MOST_PLAYERS });
    }
    let pays = if let Ante::Button(_, player) = setup.ante { player } else { None };
    if setup.stacks.len() > players || blinds.into_iter().flatten().chain(pays).any(|player| player >= players) {
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
