//! The list of all calculations, by which data finds the one that it names.

use crate::Calculation;
use crate::betting::{corrections, least, pot_limit, reopening, substantial, told_amounts, too_large, undercall};
use crate::hands::{hands_shown, odd_chip, seventh_street, show_order, side_pots};
use crate::line::betting_line;
use crate::raises::{chips, declared, meaning, prior_bet, raise_size, string_bet};
use crate::tournament::{
    ChipRace, FinalTable, HaltPlay, HandForHandClock, HandForHandPayout, LastHands, LeftoverChips, MissedRounds,
    PlayerClock, Rebuy, TableBalance,
};

/// Every calculation.
pub static REGISTRY: [Calculation; 36] = [
    Calculation::of::<undercall::Undercall>(),
    Calculation::of::<undercall::SpokenUndercall>(),
    Calculation::of::<undercall::DeclaredUndercall>(),
    Calculation::of::<undercall::WrongCount>(),
    Calculation::of::<substantial::CountedActions>(),
    Calculation::of::<raise_size::AmountInFront>(),
    Calculation::of::<declared::DeclaredTotal>(),
    Calculation::of::<chips::SeveralChips>(),
    Calculation::of::<chips::OversizedChip>(),
    Calculation::of::<prior_bet::PriorBetChips>(),
    Calculation::of::<string_bet::StringBet>(),
    Calculation::of::<reopening::Reopening>(),
    Calculation::of::<corrections::Underbet>(),
    Calculation::of::<too_large::PotLimitMiscount>(),
    Calculation::of::<pot_limit::PotLimitMaximum>(),
    Calculation::of::<least::LeastBet>(),
    Calculation::of::<meaning::UnclearAmount>(),
    Calculation::of::<odd_chip::OddChip>(),
    Calculation::of::<seventh_street::SeventhStreet>(),
    Calculation::of::<side_pots::SidePots>(),
    Calculation::of::<show_order::ShowOrder>(),
    Calculation::of::<hands_shown::CardsSpeak>(),
    Calculation::of::<hands_shown::PlayingTheBoard>(),
    Calculation::of::<told_amounts::ToldAmounts>(),
    Calculation::of::<betting_line::BettingLine>(),
    Calculation::of::<ChipRace>(),
    Calculation::of::<LeftoverChips>(),
    Calculation::of::<LastHands>(),
    Calculation::of::<HandForHandPayout>(),
    Calculation::of::<HandForHandClock>(),
    Calculation::of::<Rebuy>(),
    Calculation::of::<MissedRounds>(),
    Calculation::of::<HaltPlay>(),
    Calculation::of::<FinalTable>(),
    Calculation::of::<TableBalance>(),
    Calculation::of::<PlayerClock>(),
];

/// The calculation of a name.
#[must_use]
pub fn calculation(name: &str) -> Option<&'static Calculation> {
    REGISTRY.iter().find(|calculation| calculation.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::UNKNOWN;
    use crate::parameters::tests::Says;

    /// Those that read cards, players or amounts where they are told, and the clock, of which only the book tells: that they are
    /// not told is known, too.
    const NEED_NOTHING: [&str; 5] = ["cards-speak", "playing-the-board", "show-order", "told-amounts", "clock"];

    #[test]
    fn no_calculation_gives_more_classes_than_a_number_has_bits() {
        for calculation in &REGISTRY {
            assert!(calculation.classes.len() <= u32::BITS as usize, "{}", calculation.name);
        }
    }

    #[test]
    fn without_inputs_every_class_is_unknown() {
        for calculation in REGISTRY.iter().filter(|calculation| !NEED_NOTHING.contains(&calculation.name)) {
            let worked = calculation.run(&Says(None));
            for ((name, values), class) in calculation.classes.iter().zip(&worked.classes) {
                assert_eq!(values[usize::from(*class)], UNKNOWN, "{} {name}", calculation.name);
            }
            assert!(worked.amounts.is_empty() && worked.sums.is_empty());
        }
    }
}
