//! Colouring up: chips of a value that goes become chips of the next one, by a race or by rounding up, and what becomes of
//! such chips that turn up later.
//!
//! A race, as rule 24 (4.2, 23) has it: what makes whole chips of the next value is exchanged; what is left of each seat is
//! raced for, from seat 1 on, at most one chip a seat; nobody is raced out of the event.

use super::slip::{CardsOfSeat, ChipsOfSeat};
use crate::betting::{Amount, Chips, MOST, total};
use crate::cards::Card;

/// What a seat has and gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coloured {
    /// The number of the seat.
    pub seat: u64,
    /// What its chips were worth.
    pub before: Amount,
    /// How many chips go in all.
    pub gone: u64,
    /// How many whole chips of the next value it gets for them.
    pub whole: u64,
    /// How many chips are left over, fewer than make a chip of the next value.
    pub odd: u64,
    /// How many chips of the next value the odd ones bring, by the race or by rounding up.
    pub won: u64,
    /// It would have no chip left, and keeps one of the lowest value in play.
    pub saved: bool,
    /// It has other chips, which were not told: what all its chips are worth is not known.
    pub more: bool,
}

/// Why chips cannot be coloured up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RaceFault {
    /// The next value is not above the one that goes, or no multiple of it.
    Next,
    /// A seat has a chip between the value that goes and the next one, which would be the next one itself.
    Between {
        /// The seat.
        seat: u64,
        /// The value of the chip.
        chip: Amount,
    },
    /// No seat has a chip of the value that goes.
    NoChips,
    /// The chips of a seat, or all of them, are more than any tournament has.
    TooLarge,
    /// A seat drew another number of cards than it has odd chips.
    Cards {
        /// The seat.
        seat: u64,
        /// Its odd chips.
        odd: u64,
        /// Its cards.
        cards: u64,
    },
}

/// A colour-up: a value that goes, the next one, and the seats in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColourUp {
    /// The value that goes.
    pub removed: Amount,
    /// The next value.
    pub next: Amount,
    /// The seats from the lowest number on, from which a race starts.
    pub seats: Vec<Coloured>,
}

impl ColourUp {
    /// Whether chips of one value can be exchanged for the next one, whatever lies in front of the seats.
    ///
    /// # Errors
    /// [`RaceFault::Next`].
    pub fn values(removed: Amount, next: Amount) -> Result<(), RaceFault> {
        match removed > 0 && next > removed && next.is_multiple_of(removed) {
            true => Ok(()),
            false => Err(RaceFault::Next),
        }
    }

    /// What is exchanged chip for chip, and what is left over of each seat. Nothing is won yet.
    ///
    /// # Errors
    /// A [`RaceFault`] other than the one of the cards.
    pub fn new(told: &[ChipsOfSeat], removed: Amount, next: Amount) -> Result<Self, RaceFault> {
        Self::values(removed, next)?;
        for seat in told {
            if let Some(chip) = seat.chips.iter().find(|chip| chip.value > removed && chip.value < next) {
                return Err(RaceFault::Between { seat: seat.seat, chip: chip.value });
            }
        }
        let mut seats = told.iter().map(|seat| exchanged(seat, removed, next)).collect::<Result<Vec<_>, _>>()?;
        seats.sort_by_key(|seat| seat.seat);
        if seats.iter().all(|seat| seat.gone == 0) {
            return Err(RaceFault::NoChips);
        }
        // Each seat can be given a chip on top.
        let most = seats.iter().try_fold(0_u64, |sum, seat| sum.checked_add(seat.before)?.checked_add(next));
        most.filter(|most| *most <= MOST).ok_or(RaceFault::TooLarge)?;
        Ok(Self { removed, next, seats })
    }

    /// How many chips of the next value the odd chips make together, and how many odd chips are left then.
    #[must_use]
    pub fn pool(&self) -> (u64, u64) {
        let (odd, per) = (self.seats.iter().map(|seat| seat.odd).sum::<u64>(), self.next / self.removed);
        (odd / per, odd % per)
    }

    /// Every seat with odd chips gets one chip for them: a rounding up, and no race.
    pub fn round_up(&mut self) {
        self.seats.iter_mut().for_each(|seat| seat.won = u64::from(seat.odd > 0));
    }

    /// The race: the highest card wins the first chip, the next one the second, a seat no more than `most`.
    ///
    /// # Errors
    /// [`RaceFault::Cards`].
    pub fn race(&mut self, drawn: &[CardsOfSeat], chips: u64, most: u64) -> Result<(), RaceFault> {
        let cards_of = |seat: u64| drawn.iter().find(|drawn| drawn.seat == seat).map_or(&[][..], |drawn| &drawn.cards);
        for seat in &self.seats {
            let cards = cards_of(seat.seat).len() as u64;
            if cards != seat.odd {
                return Err(RaceFault::Cards { seat: seat.seat, odd: seat.odd, cards });
            }
        }
        if let Some(stranger) = drawn.iter().find(|drawn| self.seats.iter().all(|seat| seat.seat != drawn.seat)) {
            return Err(RaceFault::Cards { seat: stranger.seat, odd: 0, cards: stranger.cards.len() as u64 });
        }
        let mut cards: Vec<(Card, u64)> =
            drawn.iter().flat_map(|drawn| drawn.cards.iter().map(|card| (*card, drawn.seat))).collect();
        cards.sort_unstable_by(|one, other| other.cmp(one));
        let mut left = chips;
        for (_, seat) in cards {
            let seat = self.seats.iter_mut().find(|known| known.seat == seat && known.won < most);
            if let Some(seat) = seat.filter(|_| left > 0) {
                seat.won += 1;
                left -= 1;
            }
        }
        Ok(())
    }

    /// Nobody is raced out: who would have no chip left keeps one of the lowest value in play.
    pub fn save(&mut self) {
        for at in 0..self.seats.len() {
            let seat = &self.seats[at];
            self.seats[at].saved = self.after(seat) == 0 && seat.before > 0 && !seat.more;
        }
    }

    /// What a seat's chips are worth afterwards.
    #[must_use]
    pub fn after(&self, seat: &Coloured) -> Amount {
        let added = (seat.whole + seat.won + u64::from(seat.saved)).saturating_mul(self.next);
        seat.before.saturating_sub(seat.gone.saturating_mul(self.removed)).saturating_add(added)
    }

    /// What all chips are worth before and after; none where a seat has chips that were not told.
    #[must_use]
    pub fn in_play(&self) -> Option<(Amount, Amount)> {
        let before = self.seats.iter().map(|seat| seat.before).sum();
        let after = self.seats.iter().map(|seat| self.after(seat)).sum();
        self.seats.iter().all(|seat| !seat.more).then_some((before, after))
    }

    /// Whether a seat has no chip left, or keeps one only because nobody is raced out. A seat with chips that were not told never
    /// does.
    #[must_use]
    pub fn nothing_left(&self, seat: &Coloured) -> bool {
        let nothing = seat.before > 0 && self.after(seat) == 0 && seat.gone > 0;
        !seat.more && (seat.saved || nothing)
    }
}

fn exchanged(told: &ChipsOfSeat, removed: Amount, next: Amount) -> Result<Coloured, RaceFault> {
    let before = total(&told.chips).map_err(|_| RaceFault::TooLarge)?;
    let gone = told.chips.iter().filter(|pile| pile.value == removed).map(|pile| pile.count).sum::<u64>();
    let per = next / removed;
    let (whole, odd) = (gone / per, gone % per);
    Ok(Coloured { seat: told.seat, before, gone, whole, odd, won: 0, saved: false, more: told.more })
}

/// Chips of a value that was removed, found after the race.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeftOver {
    /// What they are worth.
    pub worth: Amount,
    /// How many chips of the value in play they are exchanged for, value for value.
    pub exchanged: u64,
    /// How many chips are left that make no whole one.
    pub rest: u64,
}

/// What chips of a removed value come to in chips that are still in play.
///
/// # Errors
/// [`RaceFault::Next`], [`RaceFault::NoChips`] or [`RaceFault::TooLarge`].
pub fn exchange(count: u64, removed: Amount, next: Amount) -> Result<LeftOver, RaceFault> {
    if removed == 0 || next <= removed || !next.is_multiple_of(removed) {
        return Err(RaceFault::Next);
    }
    if count == 0 {
        return Err(RaceFault::NoChips);
    }
    let worth = total(&[Chips { count, value: removed }]).map_err(|_| RaceFault::TooLarge)?;
    let per = next / removed;
    Ok(LeftOver { worth, exchanged: count / per, rest: count % per })
}

#[cfg(test)]
mod tests;
