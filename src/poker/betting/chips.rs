//! Chips on the table: amounts, piles of one value, and sums of them.

use std::fmt;

/// An amount in chips. Never negative, never fractional.
pub type Amount = u64;

/// The largest amount the program takes: a million million chips, more than any tournament has put in play.
pub const MOST: Amount = 1_000_000_000_000;

/// A pile of chips of one value: how many there are, and what each is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chips {
    /// How many chips.
    pub count: u64,
    /// What one of them is worth, in chips.
    pub value: Amount,
}

/// Why an amount cannot be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AmountError {
    /// The sum or the number is above [`MOST`].
    TooLarge,
    /// A chip is worth nothing, or a pile is empty.
    Zero,
}

impl fmt::Display for AmountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLarge => "too-large",
            Self::Zero => "zero",
        })
    }
}

impl std::error::Error for AmountError {}

/// Whether chips of this value are made: 1, 2, 2.5 and 5 times a power of ten. An amount that is none of these lies there as
/// several chips.
#[must_use]
pub fn is_chip(value: Amount) -> bool {
    let mut digits = value;
    while digits >= 10 && digits.is_multiple_of(10) {
        digits /= 10;
    }
    matches!(digits, 1 | 2 | 5 | 25)
}

/// Whether tournaments commonly have a chip of this value: 1, 5 and ten times as much, and 25 and a thousand times as much. Chips
/// of 20, 200, 250 or 2,000 are made, and hardly any tournament has them: an amount of so much is several chips, unless
/// somebody says that it is one.
#[must_use]
pub fn is_common_chip(value: Amount) -> bool {
    let zeros = std::iter::successors(Some(value), |rest| rest.is_multiple_of(10).then(|| rest / 10)).skip(1);
    is_chip(value) && value > 0 && {
        let (count, first) = zeros.enumerate().last().map_or((0, value), |(at, rest)| (at + 1, rest));
        matches!(first, 1 | 5) || first == 25 && count.is_multiple_of(3)
    }
}

/// The most that the smallest of several chips which come to `total` can be worth. All chips from 5, 50, 500 up are whole
/// multiples of it, so that an amount which is none needs a smaller one.
#[must_use]
pub fn largest_smallest(total: Amount) -> Amount {
    let needed = std::iter::successors(Some(5), |step: &Amount| step.checked_mul(10));
    let below = needed.take_while(|step| *step <= total).find(|step| !total.is_multiple_of(*step));
    let most = below.map_or(total / 2, |below| (below - 1).min(total / 2));
    let unit = most.checked_ilog10().map_or(0, |digits| 10_u64.pow(digits));
    [5 * unit, unit * 5 / 2, 2 * unit, unit].into_iter().find(|chip| *chip <= most && is_chip(*chip)).unwrap_or(most)
}

/// What a list of piles is worth in all.
///
/// # Errors
/// [`AmountError::TooLarge`] when the sum passes [`MOST`].
pub fn total<'a>(piles: impl IntoIterator<Item = &'a Chips>) -> Result<Amount, AmountError> {
    piles
        .into_iter()
        .try_fold(0_u64, |sum, pile| pile.count.checked_mul(pile.value).and_then(|worth| sum.checked_add(worth)))
        .filter(|sum| *sum <= MOST)
        .ok_or(AmountError::TooLarge)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_add_up() {
        let piles = [Chips { count: 2, value: 1000 }, Chips { count: 1, value: 500 }];
        assert_eq!(total(&piles), Ok(2500));
        assert_eq!(total(&[]), Ok(0));
    }

    #[test]
    fn chips_are_made_in_the_values_that_tournaments_have() {
        for value in [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 25_000, 100_000, MOST] {
            assert!(is_chip(value), "{value}");
        }
        for value in [0, 3, 4, 15, 24, 26, 75, 125, 150, 255, 300, 600, 1_001, 1_100, 1_500, 2_525, 4_000, u64::MAX] {
            assert!(!is_chip(value), "{value}");
        }
    }

    #[test]
    fn an_amount_is_one_chip_where_tournaments_have_it() {
        for value in [1, 5, 10, 25, 50, 100, 500, 1_000, 5_000, 10_000, 25_000, 100_000, 500_000, 25_000_000, MOST] {
            assert!(is_common_chip(value), "{value}");
        }
        for value in [0, 2, 20, 200, 250, 2_000, 2_500, 20_000, 200_000, 250_000, 600, 1_500] {
            assert!(!is_common_chip(value), "{value}");
        }
    }

    #[test]
    fn several_chips_have_a_smallest_that_is_a_chip_and_no_more_than_half() {
        for (total, most) in [
            (0, 0),
            (1, 0),
            (3, 1),
            (4, 2),
            (24, 2),
            (25, 10),
            (49, 2),
            (50, 25),
            (800, 250),
            (999, 2),
            (1_000, 500),
            (1_100, 250),
            (1_425, 25),
            (1_450, 250),
            (1_500, 500),
            (4_000, 2_000),
        ] {
            assert_eq!(largest_smallest(total), most, "{total}");
        }
        let most = largest_smallest(MOST);
        assert!(is_chip(most) && most <= MOST / 2, "{most}");
        assert!(largest_smallest(u64::MAX) <= u64::MAX / 2);
    }

    #[test]
    fn a_sum_that_overflows_is_refused_at_the_limit_and_beyond_u64() {
        let at = [Chips { count: 1, value: MOST }];
        let over = [Chips { count: 1, value: MOST }, Chips { count: 1, value: 1 }];
        let wraps = [Chips { count: u64::MAX, value: 2 }];
        assert_eq!(total(&at), Ok(MOST));
        assert_eq!(total(&over), Err(AmountError::TooLarge));
        assert_eq!(total(&wraps), Err(AmountError::TooLarge));
    }
}
