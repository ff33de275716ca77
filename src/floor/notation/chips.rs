//! Chips that were told by their amount alone: which they are taken for.

use crate::betting::round::{BettingRules, HandLine, Round, SizeCheck};
use crate::betting::{Amount, Motion, is_chip, is_common_chip};

/// What an amount of chips at the end of a line was taken for, where another reading may be ruled otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadAs {
    /// One chip of so much.
    OneChip(Amount),
    /// Several chips that are worth so much together.
    SeveralChips(Amount),
}

/// The value of the only chip of a motion, if chips of that value are made.
pub(super) fn one_pile(motion: &Motion) -> Option<Amount> {
    let Motion::Puts(chips) = motion else {
        return None;
    };
    match chips.as_slice() {
        [pile] if pile.count == 1 && is_chip(pile.value) => Some(pile.value),
        _ => None,
    }
}

/// What the amount of chips at the end of a line was taken for: one chip, which is what commonly is meant, or several where hardly
/// any tournament has such a chip. Only where more than the bet lies there by it, since that is where the books ask which chips
/// they are.
#[must_use]
pub fn read_as(line: &HandLine) -> Option<ReadAs> {
    let offer = line.offer.as_ref().filter(|_| line.by_amount)?;
    let mut motions = offer.motions.iter().filter(|motion| matches!(motion, Motion::Puts(_)));
    let only = motions.next().filter(|_| motions.next().is_none());
    // Behind words it does not matter which chips they are.
    let value = only.filter(|_| matches!(offer.motions.first(), Some(Motion::Puts(_)))).and_then(one_pile)?;
    let round = Round::replay_or_widest(line, BettingRules::default(), SizeCheck::AsMade).ok()?;
    let total = round.player(offer.player).put.saturating_add(value);
    let in_doubt = round.bet() > 0 && total > round.bet();
    in_doubt.then(|| if is_common_chip(value) { ReadAs::OneChip(value) } else { ReadAs::SeveralChips(value) })
}

impl ReadAs {
    /// How the other reading is typed.
    #[must_use]
    pub fn otherwise(self) -> String {
        match self {
            Self::OneChip(value)
                if value.is_multiple_of(5) && is_common_chip(value / 5) && !is_common_chip(value / 2) =>
            {
                format!("5x{}", value / 5)
            }
            Self::OneChip(value) => format!("2x{}", value / 2),
            Self::SeveralChips(value) => format!("1x{value}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_reading_has_common_chips() {
        for (value, other) in
            [(1_000, "2x500"), (500, "5x100"), (25, "5x5"), (5_000, "5x1000"), (100, "2x50"), (25_000, "5x5000")]
        {
            assert_eq!(ReadAs::OneChip(value).otherwise(), other);
        }
        assert_eq!(ReadAs::SeveralChips(2_000).otherwise(), "1x2000");
    }
}
