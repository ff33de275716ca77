//! The calculations on running a tournament: chips, clock, prizes, penalties and tables. Each reads slips, counts and times
//! and leaves the arithmetic to [`crate::tournament`].

mod chip_race;
mod clock;
mod final_table;
mod halt;
mod hand_clock;
mod last_hands;
mod leftover;
mod missed;
mod payout;
mod rebuy;
mod rules;
mod table_balance;

pub(crate) use chip_race::{CARDS_DRAWN, ChipRace};
pub(crate) use clock::PlayerClock;
pub(crate) use final_table::FinalTable;
pub(crate) use halt::HaltPlay;
pub(crate) use hand_clock::HandForHandClock;
pub(crate) use last_hands::{CARD_DRAWN, CARDS_TO_DRAW, HANDS_COUNTED, HANDS_PLAYED, LastHands};
pub(crate) use leftover::LeftoverChips;
pub(crate) use missed::{GIVEN_IN, MissedRounds, PENALTY_UNITS, TABLE_CHANGED};
pub(crate) use payout::HandForHandPayout;
pub(crate) use rebuy::{Rebuy, SINGLE_REBUY};
pub use rules::TOURNAMENT_RULES;
pub(crate) use table_balance::TableBalance;

use crate::classes::{class, classes};
use crate::parameters::{ParameterValue, parameter};
use crate::{AmountTable, Calculate, Calculated, CalculationError, Cell, Inputs, Parameter, Sum, Term};
use floorbook_poker::tournament::{CardsOfSeat, ChipsOfSeat, Out, Prize, SlipList, TableCount};

impl dyn Inputs + '_ {
    /// Seats with their chips.
    fn seats(&self, fact: &str) -> Result<&[ChipsOfSeat], CalculationError> {
        match &self.slip(fact)?.list {
            SlipList::Seats(list) => Ok(list),
            _ => Err(CalculationError::MissingFact),
        }
    }

    /// Seats with the cards that they drew.
    fn cards(&self, fact: &str) -> Result<&[CardsOfSeat], CalculationError> {
        match &self.slip(fact)?.list {
            SlipList::Cards(list) => Ok(list),
            _ => Err(CalculationError::MissingFact),
        }
    }

    /// Places with their prizes.
    fn prizes(&self, fact: &str) -> Result<&[Prize], CalculationError> {
        match &self.slip(fact)?.list {
            SlipList::Prizes(list) => Ok(list),
            _ => Err(CalculationError::MissingFact),
        }
    }

    /// Players who are out.
    fn out(&self, fact: &str) -> Result<&[Out], CalculationError> {
        match &self.slip(fact)?.list {
            SlipList::Out(list) => Ok(list),
            _ => Err(CalculationError::MissingFact),
        }
    }

    /// Tables with their players.
    fn tables(&self, fact: &str) -> Result<&[TableCount], CalculationError> {
        match &self.slip(fact)?.list {
            SlipList::Tables(list) => Ok(list),
            _ => Err(CalculationError::MissingFact),
        }
    }
}

/// Yes or no as a cell.
fn yes_no(yes: bool) -> Cell {
    Cell::Word(if yes { "yes" } else { "no" })
}
