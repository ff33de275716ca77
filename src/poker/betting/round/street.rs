//! The betting rounds of a hand, and the beginning of the next one.

use super::{Fault, FaultKind, Round, Structure};
use crate::betting::Amount;

/// A betting round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Street {
    /// Before the flop or the first draw: the blinds open.
    #[default]
    Preflop,
    /// After the flop.
    Flop,
    /// After the fourth card of the board.
    Turn,
    /// After the last card of the board.
    River,
    /// Stud: with three cards. Antes and the bring-in open.
    Third,
    /// Stud: with four cards.
    Fourth,
    /// Stud: with five cards.
    Fifth,
    /// Stud: with six cards.
    Sixth,
    /// Stud: with seven cards.
    Seventh,
    /// Five-card stud: with two cards. Antes and the bring-in open.
    SecondOfFive,
    /// Five-card stud: with three cards.
    ThirdOfFive,
    /// Five-card stud: with four cards.
    FourthOfFive,
    /// Five-card stud: with all five cards.
    FifthOfFive,
    /// After the only draw.
    Draw,
    /// After the first of three draws.
    FirstDraw,
    /// After the second of three draws.
    SecondDraw,
    /// After the third draw.
    ThirdDraw,
}

impl Street {
    /// Whether a hand begins with it: antes, and blinds or the bring-in, are posted.
    #[must_use]
    pub fn opens(self) -> bool {
        self == Self::Preflop || self.brings_in()
    }

    /// Whether a bring-in is posted on it.
    #[must_use]
    pub fn brings_in(self) -> bool {
        matches!(self, Self::Third | Self::SecondOfFive)
    }

    /// Whether it is one of stud.
    #[must_use]
    pub fn of_stud(self) -> bool {
        let seven = matches!(self, Self::Third | Self::Fourth | Self::Fifth | Self::Sixth | Self::Seventh);
        seven || self.of_five_card_stud()
    }

    /// Whether it is one of five-card stud.
    #[must_use]
    pub fn of_five_card_stud(self) -> bool {
        matches!(self, Self::SecondOfFive | Self::ThirdOfFive | Self::FourthOfFive | Self::FifthOfFive)
    }

    /// The street that is called the same in five-card stud, if it has one.
    #[must_use]
    pub fn in_five_card_stud(self) -> Option<Self> {
        match self {
            Self::Third => Some(Self::ThirdOfFive),
            Self::Fourth => Some(Self::FourthOfFive),
            Self::Fifth => Some(Self::FifthOfFive),
            five if five.of_five_card_stud() => Some(five),
            _ => None,
        }
    }

    /// Whether bets on it are the larger ones in fixed limit: in every game the last two streets, in stud with seven cards three.
    #[must_use]
    pub fn is_late(self) -> bool {
        let draws = matches!(self, Self::Draw | Self::SecondDraw | Self::ThirdDraw);
        let stud = matches!(self, Self::Fifth | Self::Sixth | Self::Seventh | Self::FourthOfFive | Self::FifthOfFive);
        draws || stud || matches!(self, Self::Turn | Self::River)
    }

    /// Whether no betting comes after it.
    #[must_use]
    pub fn is_last(self) -> bool {
        matches!(self, Self::River | Self::Seventh | Self::FifthOfFive | Self::Draw | Self::ThirdDraw)
    }

    /// Whether it comes directly after another one.
    #[must_use]
    pub fn follows(self, before: Self) -> bool {
        const HANDS: [&[Street]; 5] = [
            &[Street::Preflop, Street::Flop, Street::Turn, Street::River],
            &[Street::Third, Street::Fourth, Street::Fifth, Street::Sixth, Street::Seventh],
            &[Street::SecondOfFive, Street::ThirdOfFive, Street::FourthOfFive, Street::FifthOfFive],
            &[Street::Preflop, Street::FirstDraw, Street::SecondDraw, Street::ThirdDraw],
            &[Street::Preflop, Street::Draw],
        ];
        HANDS.iter().any(|hand| hand.windows(2).any(|pair| pair == [before, self]))
    }
}

impl Round {
    /// Begins the next street: the chips in front go into the pots, and what nobody has called goes back.
    ///
    /// A blind whom the line does not name and who owes chips has folded. The first to act is the small blind; heads-up,
    /// and where nobody has posted the small one or the line does not name that player, the big blind. In stud the cards decide:
    /// whoever is told to act first.
    ///
    /// # Errors
    /// A [`Fault`] without a place, if the street is not the next one, if somebody still has to act, if only one hand is
    /// left, or if the size of its bets is not known. The round is as it was then.
    pub fn deal(&mut self, street: Street) -> Result<(), Fault> {
        let refuse = |player, kind| Err(Fault::setup(player, kind));
        if !street.follows(self.street) {
            return refuse(None, FaultKind::StreetOutOfOrder);
        }
        let unit = match (self.structure, self.big_bet) {
            (Structure::FixedLimit, None) if street.is_late() && !self.street.is_late() => {
                return refuse(None, FaultKind::NoBetSize);
            }
            (Structure::FixedLimit, Some(bet)) if street.is_late() => bet,
            _ => self.unit,
        };
        let mut next = self.clone();
        next.fold_unnamed();
        if let Some(waiting) = next.to_act().next() {
            return refuse(Some(waiting), FaultKind::StillToAct);
        }
        if next.hands < 2 {
            return refuse(next.seats.iter().position(|seat| !seat.folded), FaultKind::HandOver);
        }
        next.collect();
        next.open(street, unit);
        *self = next;
        Ok(())
    }

    /// Folds the blinds whom the line leaves out, and who owe chips.
    fn fold_unnamed(&mut self) {
        for (blind, unnamed) in self.blinds.into_iter().zip(self.unnamed) {
            if let Some((player, _)) = blind.filter(|_| unnamed)
                && self.is_to_act(&self.seats[player])
                && self.seats[player].owes(self.bet) > 0
            {
                self.seats[player].folded = true;
                self.hands -= 1;
            }
        }
        self.count();
    }

    /// Puts the chips in front into the pots. What nobody has called goes back to whose it is; an ante above all others
    /// lies in the pot to the end.
    fn collect(&mut self) {
        if let Some(back) = self.uncalled() {
            let seat = &mut self.seats[back.player];
            let amount = back.amount.min(seat.put);
            seat.put -= amount;
            seat.behind = seat.behind.more(amount);
            self.in_front -= amount;
        }
        for seat in &mut self.seats {
            seat.earlier += seat.put;
            seat.put = 0;
            seat.acted = 0;
        }
        self.earlier += self.in_front;
        self.in_front = 0;
    }

    /// Opens the betting of a street on which a bet is at least `unit`.
    fn open(&mut self, street: Street, unit: Amount) {
        self.street = street;
        self.unit = unit;
        (self.bet, self.level, self.whole, self.strict) = (0, 0, 0, 0);
        (self.full_raise, self.previous_raise, self.raises) = (unit, unit, 0);
        (self.acts, self.last_full, self.short_blinds, self.dead_blind) = (0, 0, 0, 0);
        self.blinds = [None; 2];
        self.last = self.opener.map(|opener| (opener + self.seats.len() - 1) % self.seats.len());
        self.count();
    }
}
