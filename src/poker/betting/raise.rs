//! The one measure of a bet or raise: what a total in front of a player comes to against what the player faces.

use super::Amount;
use super::round::BetFaced;
use std::cmp::Ordering;

/// How the chips in front of a player, earlier ones of the round counted in, stand to what the player faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RaiseSize {
    /// No chips at all.
    Nothing,
    /// Less than the call.
    ShortOfCall,
    /// Exactly the call.
    Call,
    /// More than the call, by a player who may only call or fold.
    Closed,
    /// A raise of less than the half line.
    BelowHalf,
    /// A raise exactly on the half line, below the least raise.
    ExactlyHalf,
    /// A raise of more than the half line, below the least raise.
    AboveHalf,
    /// Exactly the least raise; in fixed limit, after short all-ins, the one by any reading.
    Least,
    /// More than the least raise.
    More,
    /// With no bet to face: less than the least bet.
    ShortBet,
    /// With no bet to face: the least bet, or more.
    Bet,
}

/// A total in front of a player, measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measure {
    /// The total, in chips.
    pub total: Amount,
    /// How it stands to what the player faces.
    pub size: RaiseSize,
    /// Whether half of the whole bet, instead of half of the last raise, would put it on the other side of the half line.
    pub half_by_total: bool,
    /// Whether it is above what pot-limit or fixed limit allows.
    pub above_most: bool,
    /// The smallest raise, in chips on top of the bet, that reaches the half line.
    pub half_line: Amount,
}

/// The smallest whole number of chips that reaches `percent` hundredths of an amount.
///
/// Source: the half line of the raise rule, for example 43-A of `onk-2023` and 8.4-A of `dpc`.
#[must_use]
pub fn part(percent: u64, of: Amount) -> Amount {
    let part = (u128::from(percent) * u128::from(of)).div_ceil(100);
    Amount::try_from(part).unwrap_or(Amount::MAX)
}

/// Measures a total of `total` chips in front of a player, the half line at `percent` hundredths of the largest full bet or
/// raise of the round.
///
/// Every book measures a raise by a raise: "bet" in the half line is its own size, as in the least raise. Where half of the
/// whole bet would decide otherwise is told by [`Measure::half_by_total`].
///
/// Source: 43-A of `onk-2023`, `tda-2015-de` and `tda-2019-sk`, 47-A of `pokerpunt`, 8.4-A of `dpc`.
#[must_use]
pub fn measure(total: Amount, faced: &BetFaced, percent: u64) -> Measure {
    measure_by(total, faced, percent, faced.full_raise)
}

/// The same with the half line at so many hundredths of another amount: of the whole bet, where a clause means that.
#[must_use]
pub fn measure_by(total: Amount, faced: &BetFaced, percent: u64, of: Amount) -> Measure {
    let reaches = |half_of| {
        let size = size(total, faced, part_line(percent, half_of));
        matches!(size, RaiseSize::ExactlyHalf | RaiseSize::AboveHalf)
    };
    Measure {
        total,
        size: size(total, faced, part_line(percent, of)),
        half_by_total: faced.bet > 0 && reaches(of) != reaches(faced.bet),
        above_most: faced.may_raise && faced.most.is_some_and(|most| total > most) && !is_other(total, faced),
        half_line: part(percent, of),
    }
}

/// Whether a total is the one of another reading in fixed limit, or a stack below that.
fn is_other(total: Amount, faced: &BetFaced) -> bool {
    faced.others.allow(total, faced.stack == Some(total))
}

/// The half line in hundredths of a chip.
fn part_line(percent: u64, of: Amount) -> u128 {
    u128::from(percent) * u128::from(of)
}

fn size(total: Amount, faced: &BetFaced, half_line: u128) -> RaiseSize {
    let opens = faced.bet == 0;
    match total.cmp(&faced.bet) {
        _ if total == 0 => RaiseSize::Nothing,
        Ordering::Less => RaiseSize::ShortOfCall,
        Ordering::Equal => RaiseSize::Call,
        Ordering::Greater if !faced.may_raise => RaiseSize::Closed,
        Ordering::Greater if opens && total < faced.least => RaiseSize::ShortBet,
        Ordering::Greater if opens => RaiseSize::Bet,
        Ordering::Greater if total > faced.least => RaiseSize::More,
        Ordering::Greater if total == faced.least || faced.others.contains(total) => RaiseSize::Least,
        Ordering::Greater => match (u128::from(total - faced.bet) * 100).cmp(&half_line) {
            Ordering::Less => RaiseSize::BelowHalf,
            Ordering::Equal => RaiseSize::ExactlyHalf,
            Ordering::Greater => RaiseSize::AboveHalf,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(total: Amount, (bet, least, full_raise): (Amount, Amount, Amount), want: RaiseSize) {
        let faced = BetFaced { bet, least, full_raise, ..BetFaced::default() };
        assert_eq!(measure(total, &faced, 50).size, want, "{total}");
    }

    #[test]
    fn half_of_an_opening_bet_decides_on_either_side() {
        let opened = (1000, 2000, 1000);
        case(0, opened, RaiseSize::Nothing);
        case(999, opened, RaiseSize::ShortOfCall);
        case(1000, opened, RaiseSize::Call);
        case(1001, opened, RaiseSize::BelowHalf);
        case(1400, opened, RaiseSize::BelowHalf);
        case(1499, opened, RaiseSize::BelowHalf);
        case(1500, opened, RaiseSize::ExactlyHalf);
        case(1501, opened, RaiseSize::AboveHalf);
        case(1999, opened, RaiseSize::AboveHalf);
        case(2000, opened, RaiseSize::Least);
        case(2001, opened, RaiseSize::More);
    }

    #[test]
    fn after_a_raise_its_own_size_is_halved_not_the_total() {
        let raised = (1100, 1800, 700);
        case(1449, raised, RaiseSize::BelowHalf);
        case(1450, raised, RaiseSize::ExactlyHalf);
        case(1500, raised, RaiseSize::AboveHalf);
    }

    #[test]
    fn an_odd_bet_has_no_chip_exactly_on_its_half() {
        let odd = (325, 650, 325);
        case(487, odd, RaiseSize::BelowHalf);
        case(488, odd, RaiseSize::AboveHalf);
        assert_eq!(part(50, 325), 163);
    }

    #[test]
    fn with_no_bet_only_the_least_bet_counts() {
        case(99, (0, 100, 100), RaiseSize::ShortBet);
        case(100, (0, 100, 100), RaiseSize::Bet);
        case(101, (0, 100, 100), RaiseSize::Bet);
    }

    #[test]
    fn who_may_only_call_or_fold_never_raises() {
        let closed = BetFaced { bet: 1000, least: 2000, full_raise: 1000, may_raise: false, ..BetFaced::default() };
        for (total, want) in [
            (999, RaiseSize::ShortOfCall),
            (1000, RaiseSize::Call),
            (1001, RaiseSize::Closed),
            (2000, RaiseSize::Closed),
            (9000, RaiseSize::Closed),
        ] {
            assert_eq!(measure(total, &closed, 50).size, want, "{total}");
        }
    }

    #[test]
    fn half_of_the_whole_bet_is_told_only_where_it_is_another_side() {
        let raised = BetFaced { bet: 1100, least: 1800, full_raise: 700, ..BetFaced::default() };
        for (total, other) in [(1449, false), (1450, true), (1649, true), (1650, false), (1800, false)] {
            assert_eq!(measure(total, &raised, 50).half_by_total, other, "{total}");
        }
    }
}
