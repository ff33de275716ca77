//! A hand as it stands, and what holds for the whole table.

use super::seat::Seat;
use super::{BettingRules, Fault, FaultKind, HandLine, Setup, SizeCheck, Step, Street, Structure, TurnOrder};
use crate::betting::{Amount, MOST, Motion, Offer, total};

/// The most players that are taken: more than one pack of cards serves.
pub const MOST_PLAYERS: usize = 23;

/// A hand at one moment: the betting round that is played, and what earlier ones left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub(super) structure: Structure,
    pub(super) rules: BettingRules,
    pub(super) size_check: SizeCheck,
    pub(super) seats: Vec<Seat>,
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
    /// The same where a short all-in is only completed; where the book says to what the next raise goes, the same for those
    /// that count alone.
    pub(super) strict: Amount,
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
    /// The small blind where it is dead, until the second street.
    pub(super) dead_blind: Amount,
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
    /// The hand as it stood before an act that is set aside.
    pub(super) before_aside: Option<Box<Self>>,
}

impl Round {
    /// A told hand, played by these rules, or where they refuse it by the widest reading of them.
    ///
    /// # Errors
    /// Why these rules refuse it, if the widest reading does so, too.
    pub fn replay_or_widest(line: &HandLine, rules: BettingRules, size_check: SizeCheck) -> Result<Self, Fault> {
        rules.or_widest(size_check, |rules| Self::replay(line, rules, size_check))
    }

    /// A told hand, played to its end. What is offered at its end is not played.
    ///
    /// # Errors
    /// A [`Fault`] at the first thing that cannot have happened.
    pub fn replay(line: &HandLine, rules: BettingRules, size_check: SizeCheck) -> Result<Self, Fault> {
        let mut round = Self::start(&line.setup, line.blinds, line.players.len(), rules, size_check)?;
        let mut streets = line.streets.len();
        for step in line.steps() {
            if streets == 0 && size_check == SizeCheck::LastStreet {
                round.size_check = SizeCheck::Enforced;
            }
            streets -= usize::from(matches!(step, Step::Street(_)));
            round.follow(step)?;
        }
        if let Some(offer) = &line.offer {
            let can = round.can_offer(offer, line.lies_without_change(offer.player));
            can.map_err(|kind| Fault { at: Some(offer.at.clone()), player: Some(offer.player), kind })?;
        }
        if let Some(to_act) = &line.to_act {
            let can = round.can_be_next(line, to_act.player);
            can.map_err(|kind| Fault { at: Some(to_act.at.clone()), player: Some(to_act.player), kind })?;
        }
        Ok(round)
    }

    /// From here on plays by these rules: a street that is over keeps no rule of its own but the chips.
    pub fn rule_by(&mut self, rules: BettingRules, size_check: SizeCheck) {
        (self.rules, self.size_check) = (rules, size_check);
    }

    /// Whether it can be this player's turn. Where players may be left out of the line, one of them may be due before.
    fn can_be_next(&self, line: &HandLine, player: usize) -> Result<(), FaultKind> {
        self.due(player)?;
        let early = TurnOrder::of(line).ok().and_then(|order| order.early);
        match early {
            Some(early) if early.at == line.moves.len() => Err(FaultKind::NotNext),
            _ => Ok(()),
        }
    }

    /// What happens next in a line: a street begins, or a player acts.
    ///
    /// # Errors
    /// A [`Fault`] with the place in the text, if it cannot have happened.
    pub fn follow(&mut self, step: Step) -> Result<(), Fault> {
        match step {
            Step::Street(new) => self.deal(new.street).map_err(|fault| Fault { at: Some(new.at.clone()), ..fault }),
            Step::PlayerAction(told) => {
                let done = self.play(told.player, &told.act);
                done.map_err(|kind| Fault { at: Some(told.at.clone()), player: Some(told.player), kind })
            }
            Step::Aside => {
                self.before_aside = Some(Box::new(self.clone()));
                Ok(())
            }
            Step::Undone => {
                if let Some(before) = self.before_aside.take() {
                    *self = *before;
                }
                Ok(())
            }
        }
    }

    /// A round at which nobody sits yet.
    pub(super) fn without_players(setup: &Setup, rules: BettingRules, size_check: SizeCheck) -> Self {
        Self {
            structure: setup.structure,
            rules,
            size_check,
            seats: Vec::new(),
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
            strict: 0,
            full_raise: setup.big_blind,
            previous_raise: setup.big_blind,
            raises: 0,
            dead: setup.pot,
            earlier: 0,
            in_front: 0,
            short_blinds: 0,
            dead_blind: if setup.dead_blind && setup.street == Street::Preflop { setup.small_blind } else { 0 },
            acts: 0,
            last_full: 0,
            last: None,
            hands: 0,
            able: 0,
            above: 0,
            before_aside: None,
        }
    }

    /// Counts who can still put chips in, and who of them more than the bet.
    pub(super) fn count(&mut self) {
        (self.able, self.above) = (0, 0);
        for seat in self.seats.iter().filter(|seat| seat.able()) {
            self.able += 1;
            self.above += usize::from(seat.has_above(self.bet));
        }
    }

    /// Whether the player could make this offer at all: he has an act to make, and the chips that he put out. For his blind may
    /// lie more than it, without change.
    fn can_offer(&self, offer: &Offer, lying: Option<Amount>) -> Result<(), FaultKind> {
        let seat = self.due(offer.player)?;
        let mut front = lying.unwrap_or(seat.put);
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
        self.seats.len()
    }

    /// Every chip in the pot and in front.
    #[must_use]
    pub fn chips(&self) -> Amount {
        self.dead + self.earlier + self.in_front
    }
}
