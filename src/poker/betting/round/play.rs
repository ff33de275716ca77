//! Acts: which are refused, and what the others change.

use super::player_state::RaiseRight;
use super::seat::{Behind, Seat};
use super::{Action, FaultKind, LimitNext, Minimum, Round, SizeCheck, Structure};
use crate::betting::{Amount, MOST};

/// An act that is allowed, in chips.
enum Step {
    /// Nothing moves.
    Check,
    /// The hand is gone.
    Fold,
    /// Has these chips in front; the stack may hold more.
    Put(Amount),
    /// Has these chips in front, and they are the last ones.
    AllIn(Amount),
}

impl Round {
    /// Plays one act. A refused act changes nothing.
    ///
    /// A total equal to the bet is a call, above it a bet or a raise, and below it a call with the last chips, which
    /// only a stack that was told can show.
    ///
    /// # Errors
    /// Why the act cannot have been made, or under [`SizeCheck::Enforced`] may not be.
    pub fn play(&mut self, player: usize, act: &Action) -> Result<(), FaultKind> {
        if let Action::Post(amount) = act {
            return self.post(player, *amount);
        }
        let seat = self.due(player)?;
        let step = self.step(&seat, act)?;
        self.acts += 1;
        match step {
            Step::Check => {}
            Step::Fold => {
                self.seats[player].folded = true;
                self.hands -= 1;
            }
            Step::Put(total) => self.put(player, total),
            Step::AllIn(total) => {
                // Where the stack was not told, it is known now.
                self.seats[player].behind = Behind::from(Some(total.saturating_sub(seat.put)));
                self.put(player, total);
            }
        }
        self.seats[player].acted = self.acts;
        self.last = Some(player);
        self.count();
        Ok(())
    }

    /// The player's seat, if the player has an act to make: has a hand and chips, and has not acted on this bet.
    pub(super) fn due(&self, player: usize) -> Result<Seat, FaultKind> {
        let seat = *self.seats.get(player).ok_or(FaultKind::NoSuchPlayer)?;
        match seat {
            _ if seat.folded => Err(FaultKind::AlreadyFolded),
            _ if seat.all_in() => Err(FaultKind::AlreadyAllIn),
            _ if self.has_acted(&seat) => Err(FaultKind::ActedTwice),
            _ => Ok(seat),
        }
    }

    /// Whether the player has acted on the bet as it is.
    pub(super) fn has_acted(&self, seat: &Seat) -> bool {
        seat.acted > 0 && seat.put >= self.bet
    }

    fn step(&self, seat: &Seat, act: &Action) -> Result<Step, FaultKind> {
        let owes = seat.owes(self.bet);
        match act {
            Action::Check if owes > 0 => Err(FaultKind::CheckFacingBet { owes }),
            Action::Check => Ok(Step::Check),
            Action::Fold if self.hands == 1 => Err(FaultKind::LastHand),
            Action::Fold => Ok(Step::Fold),
            Action::Call if owes == 0 => Err(FaultKind::NothingToCall),
            Action::Call => Ok(Step::Put(seat.reach(self.bet))),
            Action::Total(total) => self.total(seat, *total),
            Action::RaiseBy(0) => Err(FaultKind::NoChips),
            Action::RaiseBy(by) => self.total(seat, self.bet.saturating_add(*by)),
            Action::AllIn(total) => self.all_in(seat, *total),
            // Blinds were posted before; see `play`.
            Action::Post(_) => Err(FaultKind::PostedLate),
        }
    }

    /// A total that the player said or put in front.
    fn total(&self, seat: &Seat, total: Amount) -> Result<Step, FaultKind> {
        possible(seat, total)?;
        match total {
            _ if total > self.bet => self.allowed(seat, total, seat.stack() == Some(total)).map(|()| Step::Put(total)),
            _ if total == self.bet && seat.put < total => Ok(Step::Put(total)),
            _ if total == self.bet => Err(FaultKind::NothingToCall),
            _ if seat.stack() == Some(total) => Ok(Step::Put(total)),
            _ => Err(FaultKind::CallBelowBet { bet: self.bet }),
        }
    }

    /// All-in, with a total or with the stack that was told.
    fn all_in(&self, seat: &Seat, told: Option<Amount>) -> Result<Step, FaultKind> {
        let total = told.or(seat.stack()).ok_or(FaultKind::StackUnknown)?;
        possible(seat, total)?;
        if let Some(stack) = seat.stack()
            && total < stack
        {
            return Err(FaultKind::BelowStack { stack });
        }
        if total == seat.put {
            return Err(FaultKind::NoChips);
        }
        if total > self.bet {
            self.allowed(seat, total, true)?;
        }
        Ok(Step::AllIn(total))
    }

    /// Whether the player may bet or raise to `total` chips, which are above the bet.
    ///
    /// Source: the least raise, see [`BettingRules`](super::BettingRules); the pot as the most, see [`Round::player`].
    fn allowed(&self, seat: &Seat, total: Amount, all_in: bool) -> Result<(), FaultKind> {
        let right = self.right(seat);
        if right == RaiseRight::Closed {
            return Err(FaultKind::MayNotRaise { faces: self.faces(seat), needs: self.needs(seat) });
        }
        if self.size_check != SizeCheck::Enforced {
            return Ok(());
        }
        let least = self.least(right);
        match self.over(seat, least, total, all_in) {
            _ if self.others().contains(total) => Ok(()),
            _ if total < least && !all_in && self.bet == 0 => Err(FaultKind::ShortBet { least }),
            _ if total < least && !all_in => Err(FaultKind::ShortRaise { least }),
            Some(most) => Err(FaultKind::AboveMost { most }),
            None => Ok(()),
        }
    }

    /// The most that the structure allows a player, if a bet or raise to `total` is above it by every reading.
    #[must_use]
    pub fn above_most(&self, player: usize, total: Amount, all_in: bool) -> Option<Amount> {
        let seat = self.seats.get(player)?;
        self.over(seat, self.least(self.right(seat)), total, all_in)
    }

    fn over(&self, seat: &Seat, least: Amount, total: Amount, all_in: bool) -> Option<Amount> {
        self.most(seat, least).filter(|most| total > *most && !self.others().allow(total, all_in))
    }

    /// Puts chips in front, which may raise the bet.
    fn put(&mut self, player: usize, total: Amount) {
        let seat = self.seats[player];
        self.in_front += total - seat.put;
        self.seats[player].put(total);
        if total > self.bet {
            self.raise(total, self.seats[player].all_in());
        }
    }

    /// The least total that is a full bet or raise. Where the least raise is measured by the one before, a short all-in
    /// lowers what may be raised, but not what reopens the betting (48 of `tda-2019-sk`, which has that measure).
    fn full(&self) -> Amount {
        match (self.structure, self.rules.minimum) {
            (Structure::FixedLimit, _) => self.level + self.unit,
            (_, Minimum::TwiceTheBet) => self.unit.max(self.bet + self.bet),
            (_, Minimum::LargestFullRaise | Minimum::PreviousRaise) => self.bet + self.full_raise,
        }
    }

    /// The bet to match becomes `total`.
    fn raise(&mut self, total: Amount, all_in: bool) {
        let size = total - self.bet;
        let short = all_in && total < self.full();
        let counts = match self.structure {
            Structure::FixedLimit => self.lift(total, all_in),
            Structure::NoLimit | Structure::PotLimit => true,
        };
        self.raises += u64::from(counts);
        let part = match self.structure {
            Structure::FixedLimit => self.part(),
            Structure::NoLimit | Structure::PotLimit => self.enough(self.full() - self.bet),
        };
        let full = !short || size >= part || (self.bet == 0 && self.rules.short_opening_reopens);
        if full {
            self.full_raise = self.full_raise.max(size);
            self.last_full = self.acts;
        }
        self.previous_raise = size;
        self.bet = total;
    }

    /// Fixed limit: moves the level on which the next raise is built, if this bet or raise counts as a full one.
    ///
    /// The next raise after a short all-in that is large enough to reopen the betting goes one bet above it; a smaller
    /// all-in may be completed. The books only say when it reopens (47-B in `onk-2023`, 44 in `tda-2015-de`, 48-B in
    /// `tda-2019-sk`); that a raise is one bet on top is how limit is played. By another reading raises keep to whole bets,
    /// as if it had been full: [`Round::whole`] follows that. By a third one it is completed, too: [`Round::strict`] counts
    /// only full bets then, and where the book says to what the next raise goes, what counts alone. A raise that is no
    /// all-in decides.
    fn lift(&mut self, total: Amount, all_in: bool) -> bool {
        let (level, whole, strict, unit) = (self.level, self.whole, self.strict, self.unit);
        let size = total - self.bet;
        let part = self.part();
        let enough = |level: Amount| total.saturating_sub(level) >= part && (self.rules.cumulative || size >= part);
        let strict_part = match self.rules.limit_next {
            LimitNext::Either => unit,
            LimitNext::OnTop | LimitNext::WholeBets => self.strict_part(),
        };
        let alone = total >= strict + unit || total.saturating_sub(strict) >= strict_part && size >= strict_part;
        let lifts = !all_in || total >= level + unit || enough(level);
        (self.level, self.whole, self.strict) = if all_in {
            let kept = if enough(whole) { whole + unit } else { whole };
            (
                if lifts { total } else { level },
                if total >= whole + unit { total } else { kept },
                if alone { total } else { strict },
            )
        } else if self.others().contains(total) {
            // Stud: the larger bet of fourth street, below which no raise of it goes.
            if self.others().double == Some(total) {
                self.unit = self.big_bet.unwrap_or(self.unit);
            }
            (total, total, total)
        } else {
            // A size that no reading has is taken for the full one that it would be made.
            let full = total.max(level + unit);
            (full, full, full)
        };
        match self.rules.limit_next {
            LimitNext::Either => {}
            LimitNext::OnTop => self.whole = self.level,
            LimitNext::WholeBets => {
                self.level = self.whole;
                self.strict = if alone { self.whole } else { self.strict };
            }
        }
        lifts
    }

    /// Takes back the blind that was posted in full, and posts `amount` as the player's last chips.
    ///
    /// Source: a short all-in blind counts as a full one for the others; see [`Round::start`].
    fn post(&mut self, player: usize, amount: Amount) -> Result<(), FaultKind> {
        let blind = self.blinds.into_iter().flatten().find(|(seat, _)| *seat == player);
        let (_, blind) = blind.ok_or(FaultKind::NotInTheBlinds)?;
        let seat = self.seats[player];
        match seat.stack() {
            _ if self.acts > 0 => return Err(FaultKind::PostedLate),
            _ if amount > blind => return Err(FaultKind::AboveBlind { blind }),
            Some(stack) if amount > stack => return Err(FaultKind::AboveStack { stack }),
            _ if amount == 0 => return Err(FaultKind::NoChips),
            _ if amount == seat.put => return Ok(()),
            // Told before, or posted short before: the chips are known.
            Some(stack) => return Err(FaultKind::BelowStack { stack }),
            None => {}
        }
        self.seats[player] = Seat { put: amount, behind: Behind::NOTHING, ..seat };
        self.in_front -= seat.put - amount;
        self.short_blinds += seat.put - amount;
        self.count();
        Ok(())
    }
}

/// Refuses a total that the player cannot have in front at all.
fn possible(seat: &Seat, total: Amount) -> Result<(), FaultKind> {
    match seat.stack() {
        _ if total > MOST => Err(FaultKind::TooLarge),
        _ if total < seat.put => Err(FaultKind::PutsBack { put: seat.put }),
        Some(stack) if total > stack => Err(FaultKind::AboveStack { stack }),
        _ => Ok(()),
    }
}
