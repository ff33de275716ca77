//! Whether every chip that was put out is needed for a call.

use super::{Amount, AmountError, Chips, total};
use std::cmp::Ordering;

/// What is left of chips when one of the smallest is taken away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChipRemoval {
    /// What all the chips are worth.
    pub total: Amount,
    /// How many chips there are.
    pub chips: u64,
    /// The value of the smallest of them.
    pub smallest: Amount,
    /// What is left without it.
    pub rest: Amount,
    /// Whether all chips have one value.
    pub equal: bool,
}

impl ChipRemoval {
    /// How what is left stands to the call: less, exactly, or more.
    #[must_use]
    pub fn against(&self, call: Amount) -> Ordering {
        self.rest.cmp(&call)
    }
}

/// Takes one of the smallest chips away. When the rest without the smallest falls short of a call, so does the rest
/// without any other chip: books that speak of any one chip and books that speak of a smallest one test alike.
///
/// Source: 45 of `onk-2023`, 45-A of `tda-2019-sk`, 46 of `tda-2015-de`, 50 of `pokerpunt`, 8.6 of `dpc`.
///
/// # Errors
/// [`AmountError::TooLarge`] when the chips are worth too much, [`AmountError::Zero`] when there are none or one is worth
/// nothing.
pub fn remove_one_chip(piles: &[Chips]) -> Result<ChipRemoval, AmountError> {
    if piles.iter().any(|pile| pile.count == 0 || pile.value == 0) {
        return Err(AmountError::Zero);
    }
    let worth = total(piles)?;
    let smallest = piles.iter().map(|pile| pile.value).min().ok_or(AmountError::Zero)?;
    Ok(ChipRemoval {
        total: worth,
        chips: piles.iter().map(|pile| pile.count).sum(),
        smallest,
        rest: worth - smallest,
        equal: piles.iter().all(|pile| pile.value == smallest),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chips<const N: usize>(piles: [(u64, Amount); N]) -> Vec<Chips> {
        piles.map(|(count, value)| Chips { count, value }).to_vec()
    }

    #[test]
    fn the_smallest_chip_decides_on_either_side_of_the_call() {
        let less = remove_one_chip(&chips([(1, 500), (1, 1000)])).expect("chips");
        assert_eq!((less.total, less.chips, less.smallest, less.rest, less.equal), (1500, 2, 500, 1000, false));
        assert_eq!(less.against(1100), Ordering::Less);
        assert_eq!(less.against(1000), Ordering::Equal);
        assert_eq!(less.against(999), Ordering::Greater);
    }

    #[test]
    fn chips_of_one_value_are_told_from_mixed_ones() {
        assert!(remove_one_chip(&chips([(2, 1000)])).expect("chips").equal);
        assert!(remove_one_chip(&chips([(1, 1000), (1, 1000)])).expect("chips").equal);
        assert!(!remove_one_chip(&chips([(1, 500), (1, 25)])).expect("chips").equal);
    }

    #[test]
    fn nothing_is_no_chip() {
        assert_eq!(remove_one_chip(&[]), Err(AmountError::Zero));
        assert_eq!(remove_one_chip(&chips([(0, 100)])), Err(AmountError::Zero));
        assert_eq!(remove_one_chip(&chips([(1, 0)])), Err(AmountError::Zero));
    }
}
