//! How a raise measures up: against the call, the half line, and the least raise.

use super::Amount;

/// What a player faces in a round, in chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facing {
    /// What every player must have in front to stay in; 0 when nobody has bet.
    pub bet: Amount,
    /// The least total to which the player may bet or raise.
    pub least: Amount,
    /// The bet or raise by which half is measured: its own size, not the total that it made.
    pub measured: Amount,
}

/// How the chips in front of a player, earlier ones of the round counted in, stand to what the player faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RaiseSize {
    /// No chips at all.
    Nothing,
    /// Less than the call.
    ShortOfCall,
    /// Exactly the call.
    Call,
    /// A raise of less than the half line.
    BelowHalf,
    /// A raise exactly on the half line, below the least raise.
    ExactlyHalf,
    /// A raise of more than the half line, below the least raise.
    AboveHalf,
    /// The least bet or raise, or more.
    Full,
    /// With no bet to face: less than the least bet.
    ShortBet,
}

/// The smallest whole number of chips that reaches `percent` hundredths of an amount.
///
/// Source: the half line of the raise rule, for example 43-A of `onk-2023` and 8.4-A of `dpc`.
#[must_use]
pub fn part(percent: u64, of: Amount) -> Amount {
    let part = (u128::from(percent) * u128::from(of)).div_ceil(100);
    Amount::try_from(part).unwrap_or(Amount::MAX)
}

/// Measures a total of `put` chips in front of a player against what the player faces, the half line at `percent`
/// hundredths of the measured bet or raise.
///
/// Source: 43-A of `onk-2023`, `tda-2015-de` and `tda-2019-sk`, 47-A of `pokerpunt`, 8.4-A of `dpc`.
#[must_use]
pub fn raise_size(put: Amount, facing: Facing, percent: u64) -> RaiseSize {
    if put == 0 {
        return RaiseSize::Nothing;
    }
    if put >= facing.least {
        return RaiseSize::Full;
    }
    if facing.bet == 0 {
        return RaiseSize::ShortBet;
    }
    let Some(raise) = put.checked_sub(facing.bet) else {
        return RaiseSize::ShortOfCall;
    };
    let (reached, line) = (u128::from(raise) * 100, u128::from(percent) * u128::from(facing.measured));
    match reached.cmp(&line) {
        _ if raise == 0 => RaiseSize::Call,
        std::cmp::Ordering::Less => RaiseSize::BelowHalf,
        std::cmp::Ordering::Equal => RaiseSize::ExactlyHalf,
        std::cmp::Ordering::Greater => RaiseSize::AboveHalf,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(put: Amount, (bet, least, measured): (Amount, Amount, Amount), want: RaiseSize) {
        assert_eq!(raise_size(put, Facing { bet, least, measured }, 50), want, "{put}");
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
        case(2000, opened, RaiseSize::Full);
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
        case(100, (0, 100, 100), RaiseSize::Full);
    }
}
