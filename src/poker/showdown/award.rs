//! A pot divided among its winners, to the smallest chip.
//!
//! Every pot is divided by itself. Its winners get the same number of chips each; what is left over, less than one chip for
//! each of them, goes one by one to those who come first. Who comes first is a point on which books differ, and so it is told.

use crate::betting::Amount;

/// A pot and who won it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Won {
    /// What is in it, in chips.
    pub amount: Amount,
    /// Who won it, or its high half, by their places among the players.
    pub high: Vec<usize>,
    /// Who won its low half; nobody where the whole pot goes to the high hand.
    pub low: Vec<usize>,
}

/// What of a pot a share is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The whole pot.
    Whole,
    /// Its high half.
    High,
    /// Its low half.
    Low,
}

/// How a pot is divided between high and low.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Halves {
    /// The half that gets the chip which is left over between them; none where it stays in the pot.
    pub odd_to: Option<Side>,
    /// Whether a pot that the same hands win both ways is divided as a whole, not half by half.
    pub whole_if_same: bool,
}

/// What a player gets of one pot or of one half of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// What it is a share of.
    pub side: Side,
    /// Who gets it.
    pub player: usize,
    /// What every winner of this side gets.
    pub even: Amount,
    /// The chip that was left over, where it goes to this player; else nothing.
    pub odd: Amount,
}

/// Whether the same hands, two or more, win both halves of a pot.
#[must_use]
pub fn same_both_ways(won: &Won) -> bool {
    won.high.len() > 1 && won.high.len() == won.low.len() && won.high.iter().all(|player| won.low.contains(player))
}

/// Whether one player alone wins both halves of a pot, so that nothing is left over.
#[must_use]
pub fn won_whole(won: &Won) -> bool {
    won.high.len() == 1 && won.high == won.low
}

/// What each of some players gets of a pot in all, with the chip between its halves on either side; none where the two differ,
/// or where nothing is left over between them. `first` is as for [`shares`].
///
/// The player who gets the chip that is left over, by whichever half it goes to.
#[must_use]
pub fn either_half<K: Ord>(
    won: &Won,
    chip: Amount,
    halves: Halves,
    first: Option<&dyn Fn(Side, usize) -> K>,
) -> Option<usize> {
    if !halved(won, halves) || (won.amount / chip.max(1)).is_multiple_of(2) {
        return None;
    }
    let totals = |odd_to: Option<Side>| {
        let (all, left) = shares(won, chip, Halves { odd_to, ..halves }, first);
        let mut totals: Vec<(usize, Amount)> = Vec::new();
        for share in all {
            match totals.iter_mut().find(|(known, _)| *known == share.player) {
                Some((_, total)) => *total += share.even + share.odd,
                None => totals.push((share.player, share.even + share.odd)),
            }
        }
        totals.sort_unstable();
        (totals, left)
    };
    let (high, low, open) = (totals(Some(Side::High)), totals(Some(Side::Low)), totals(None));
    if high != low || high.1 > 0 {
        return None;
    }
    let mut more = high.0.iter().zip(&open.0).filter(|(with, without)| with.1 > without.1);
    more.next().map(|((player, _), _)| *player)
}

/// Who gets what of a pot whose amount is a multiple of the smallest chip. `first` tells how early a player comes when chips
/// are left over on a side, the smallest first; without it they are left in the pot.
///
/// The shares, and what is left of the pot.
#[must_use]
pub fn shares<K: Ord>(
    won: &Won,
    chip: Amount,
    halves: Halves,
    first: Option<&dyn Fn(Side, usize) -> K>,
) -> (Vec<Share>, Amount) {
    let chip = chip.max(1);
    let chips = won.amount / chip;
    let mut left = won.amount % chip;
    if halves.odd_to.is_none() && halved(won, halves) {
        left += chips % 2 * chip;
    }
    let mut all = Vec::with_capacity(won.high.len() + won.low.len());
    for (side, winners, chips) in sides(won, chips, halves) {
        let count = winners.len() as u64;
        let (even, odd) = (chips / count.max(1), chips % count.max(1));
        let mut order: Vec<usize> = winners.to_vec();
        if let Some(first) = first.filter(|_| odd > 0) {
            order.sort_by_key(|player| first(side, *player));
        }
        let given = if first.is_some() { odd } else { 0 };
        left += (odd - given) * chip;
        let share = |player: &usize| {
            let place = order.iter().position(|known| known == player).unwrap_or_default() as u64;
            Share { side, player: *player, even: even * chip, odd: if place < given { chip } else { 0 } }
        };
        all.extend(winners.iter().map(share));
    }
    (all, left)
}

/// The sides of a pot, each with what is in it and how many win it. A chip that is left over between the halves and goes to
/// neither is in none of them.
#[must_use]
pub fn parts(won: &Won, chip: Amount, halves: Halves) -> Vec<(Side, Amount, u64)> {
    let chip = chip.max(1);
    let sides = sides(won, won.amount / chip, halves).into_iter();
    sides.map(|(side, winners, chips)| (side, chips * chip, winners.len() as u64)).collect()
}

/// The sides of a pot with their winners and chips.
fn sides(won: &Won, chips: u64, halves: Halves) -> Vec<(Side, &[usize], u64)> {
    if !halved(won, halves) {
        return vec![(Side::Whole, &won.high, chips)];
    }
    let of = |side: Side| chips / 2 + if halves.odd_to == Some(side) { chips % 2 } else { 0 };
    vec![(Side::High, &won.high, of(Side::High)), (Side::Low, &won.low, of(Side::Low))]
}

/// Whether a pot is divided into two halves.
fn halved(won: &Won, halves: Halves) -> bool {
    !(won.low.is_empty() || won_whole(won) || halves.whole_if_same && same_both_ways(won))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HIGH: Halves = Halves { odd_to: Some(Side::High), whole_if_same: false };

    fn won(amount: Amount, high: &[usize], low: &[usize]) -> Won {
        Won { amount, high: high.to_vec(), low: low.to_vec() }
    }

    /// What each of some players gets in all, those with the smaller place first.
    fn gets<const N: usize>(won: &Won, chip: Amount, halves: Halves) -> [Amount; N] {
        let by_place = |_: Side, player: usize| player;
        let (all, left) = shares(won, chip, halves, Some(&by_place));
        assert_eq!(
            all.iter().map(|share| share.even + share.odd).sum::<Amount>() + left,
            won.amount,
            "no chip is lost"
        );
        std::array::from_fn(|player| {
            all.iter().filter(|share| share.player == player).map(|share| share.even + share.odd).sum()
        })
    }

    #[test]
    fn odd_chips_go_one_by_one_to_those_who_come_first() {
        assert_eq!(gets(&won(1000, &[0, 1], &[]), 100, HIGH), [500, 500]);
        assert_eq!(gets(&won(1100, &[1, 0], &[]), 100, HIGH), [600, 500]);
        assert_eq!(gets(&won(1100, &[0, 1, 2], &[]), 100, HIGH), [400, 400, 300]);
        assert_eq!(gets(&won(1000, &[0, 1, 2], &[]), 100, HIGH), [400, 300, 300]);
        assert_eq!(gets(&won(1, &[0, 1], &[]), 1, HIGH), [1, 0]);
        assert_eq!(gets(&won(775, &[1], &[]), 25, HIGH), [0, 775]);
    }

    #[test]
    fn between_the_halves_the_chip_goes_to_the_high_or_to_the_low_hand() {
        let pot = won(1025, &[0], &[1]);
        assert_eq!(gets(&pot, 25, HIGH), [525, 500]);
        assert_eq!(gets(&pot, 25, Halves { odd_to: Some(Side::Low), ..HIGH }), [500, 525]);
        assert_eq!(gets(&pot, 25, Halves { odd_to: None, ..HIGH }), [500, 500]);
        assert_eq!(gets(&won(1050, &[0], &[1]), 25, HIGH), [525, 525]);
        // Three quarters: 21 chips of 25 for the high hand, 20 for the low ones.
        assert_eq!(gets(&won(1025, &[0], &[0, 1]), 25, HIGH), [525 + 250, 250]);
    }

    #[test]
    fn same_hands_both_ways_can_share_the_whole_pot() {
        let pot = won(1050, &[0, 1], &[1, 0]);
        assert!(same_both_ways(&pot) && !same_both_ways(&won(1050, &[0, 1], &[0])));
        assert!(!same_both_ways(&won(1050, &[0], &[0])));
        // 42 chips: two halves of 21 give the first player two chips more, the whole gives both the same.
        assert_eq!(gets(&pot, 25, HIGH), [550, 500]);
        assert_eq!(gets(&pot, 25, Halves { whole_if_same: true, ..HIGH }), [525, 525]);
    }

    #[test]
    fn who_wins_both_halves_alone_gets_the_whole_pot() {
        let pot = won(1025, &[0], &[0]);
        assert!(won_whole(&pot) && !won_whole(&won(1025, &[0], &[1])) && !won_whole(&won(1025, &[0, 1], &[0, 1])));
        for odd_to in [Some(Side::High), Some(Side::Low), None] {
            assert_eq!(gets(&pot, 25, Halves { odd_to, ..HIGH }), [1025]);
        }
        assert_eq!(parts(&pot, 25, HIGH), [(Side::Whole, 1025, 1)]);
    }

    #[test]
    fn either_half_can_give_its_chip_to_the_same_player() {
        let by_place = |_: Side, player: usize| player;
        let either = |pot: &Won| either_half(pot, 25, Halves { odd_to: None, ..HIGH }, Some(&by_place));
        // 41 chips: two halves of 20, and the first player comes first in both.
        assert_eq!(either(&won(1025, &[0, 1], &[0, 1])), Some(0));
        assert_eq!(either(&won(1025, &[0, 1], &[0, 2])), Some(0));
        assert_eq!(either(&won(1025, &[0], &[0, 1])), Some(0));
        // He is not first on one side, or plays for one alone.
        assert_eq!(either(&won(1025, &[1, 0], &[1, 2])), None);
        assert_eq!(either(&won(1025, &[1], &[0, 1])), None);
        assert_eq!(either(&won(1025, &[0], &[1])), None);
        // 43 chips: two halves of 21, whose next chip goes to the second player on both sides.
        assert_eq!(either(&won(1075, &[0, 1], &[0, 1])), Some(1));
        assert_eq!(either(&won(1075, &[0, 1], &[0, 2])), None);
        // Nothing is left over between the halves, or nobody is first.
        assert_eq!(either(&won(1050, &[0, 1], &[0, 1])), None);
        assert_eq!(either(&won(1025, &[0], &[0])), None);
        assert_eq!(either_half::<usize>(&won(1025, &[0, 1], &[0, 1]), 25, HIGH, None), None);
    }

    #[test]
    fn without_an_order_odd_chips_stay_in_the_pot() {
        let (all, left) = shares::<usize>(&won(1100, &[0, 1, 2], &[]), 100, HIGH, None);
        assert_eq!((all.len(), left), (3, 200));
        assert!(all.iter().all(|share| (share.even, share.odd) == (300, 0)));
    }
}
