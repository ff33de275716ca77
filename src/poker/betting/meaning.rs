//! What a number that a player said can mean: "five" is 5, 50, 500, 5,000 and so on.

use super::{Amount, MOST};

/// How the pot limits what a number can mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PotTest {
    /// The meaning must stay below the pot.
    LessThanPot,
    /// The meaning may be as much as the pot.
    AtMostPot,
}

/// Everything that a number can mean as a bet: the number itself, ten times as much, and so on, from the least that the
/// player may bet up to [`MOST`].
pub fn meanings(said: Amount, least: Amount) -> impl Iterator<Item = Amount> {
    let first = (said > 0).then_some(said);
    let tens = std::iter::successors(first, |amount| amount.checked_mul(10));
    tens.take_while(|amount| *amount <= MOST).skip_while(move |amount| *amount < least)
}

/// The highest meaning that passes the test against the pot; none when even the lowest is too much for it.
///
/// Source: 57 of `onk-2023`, `pokerpunt` and `tda-2019-sk`, 8.18 of `dpc`.
#[must_use]
pub fn highest_meaning(said: Amount, least: Amount, pot: Amount, test: PotTest) -> Option<Amount> {
    let fits = |amount: &Amount| match test {
        PotTest::LessThanPot => *amount < pot,
        PotTest::AtMostPot => *amount <= pot,
    };
    meanings(said, least).take_while(fits).last()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_is_read_against_the_pot_on_either_side_and_exactly_on_it() {
        let five = |pot, test| highest_meaning(5, 400, pot, test);
        for (pot, less, at_most) in
            [(4900, 500, 500), (4999, 500, 500), (5000, 500, 5000), (5001, 5000, 5000), (5100, 5000, 5000)]
        {
            assert_eq!(five(pot, PotTest::LessThanPot), Some(less), "{pot}");
            assert_eq!(five(pot, PotTest::AtMostPot), Some(at_most), "{pot}");
        }
    }

    #[test]
    fn what_may_not_be_bet_is_no_meaning() {
        assert_eq!(meanings(5, 400).next(), Some(500));
        assert_eq!(meanings(5, 501).next(), Some(5000));
        assert_eq!(meanings(500, 500).next(), Some(500));
        assert_eq!(meanings(0, 1).next(), None);
    }

    #[test]
    fn a_pot_below_every_meaning_leaves_none() {
        assert_eq!(highest_meaning(5, 400, 500, PotTest::LessThanPot), None);
        assert_eq!(highest_meaning(5, 400, 500, PotTest::AtMostPot), Some(500));
        assert_eq!(highest_meaning(5, 400, 499, PotTest::AtMostPot), None);
    }
}
