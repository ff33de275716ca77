//! Prizes of players who go out in the same hand, to the cent.

use super::slip::{Cents, Out, Prize};

/// How the prizes of several players who go out in one hand are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shares {
    /// Each gets the prize of the best of their places in full (MEC 7).
    FullEach,
    /// Each gets the prize of the place above theirs in full, as an example of MEC 7 prints it of two players.
    FullAbove,
    /// The prizes of their places are shared by all of them (RP-8, OP8).
    Shared,
    /// A place each, by the stacks at the start of the hand; who had the same share theirs.
    ByStack,
}

/// What a player gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paid {
    /// The player, by the place on the slip.
    pub out: usize,
    /// The best place that the player has a part in.
    pub from: u64,
    /// The last of them.
    pub to: u64,
    /// What the player gets.
    pub prize: Cents,
}

/// Why nobody can be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PayoutFault {
    /// More players are out than were left.
    TooMany,
    /// A stack is needed and was not told.
    Stack(usize),
}

/// The prize of a place; nothing behind the last one that is paid.
fn prize_of(prizes: &[Prize], place: u64) -> Cents {
    prizes.iter().find(|prize| prize.place == place).map_or(0, |prize| prize.prize)
}

/// What each of the players gets who went out in one hand of `left` players, the biggest stack first, then by name.
///
/// Cents that cannot be shared evenly go one each to the first of them.
///
/// # Errors
/// A [`PayoutFault`].
pub fn pay(left: u64, prizes: &[Prize], out: &[Out], shares: Shares) -> Result<Vec<Paid>, PayoutFault> {
    let count = out.len() as u64;
    if count > left {
        return Err(PayoutFault::TooMany);
    }
    let mut order: Vec<usize> = (0..out.len()).collect();
    order.sort_by(|one, other| {
        let stack = |at: &usize| out[*at].stack.unwrap_or(0);
        stack(other).cmp(&stack(one)).then_with(|| out[*one].player.cmp(&out[*other].player))
    });
    let best = left - count + 1;
    match shares {
        Shares::FullEach | Shares::FullAbove => {
            let place = if shares == Shares::FullAbove { best.saturating_sub(1).max(1) } else { best };
            let prize = prize_of(prizes, place);
            Ok(order.into_iter().map(|out| Paid { out, from: best, to: left, prize }).collect())
        }
        Shares::Shared => Ok(shared(prizes, &order, best)),
        Shares::ByStack => {
            if let Some(at) = out.iter().position(|out| out.stack.is_none()) {
                return Err(PayoutFault::Stack(at));
            }
            let groups = order.chunk_by(|one, other| out[*one].stack == out[*other].stack);
            let mut place = best;
            let mut paid = Vec::new();
            for group in groups {
                paid.extend(shared(prizes, group, place));
                place += group.len() as u64;
            }
            Ok(paid)
        }
    }
}

/// Players who share the prizes of as many places, from this one on.
fn shared(prizes: &[Prize], players: &[usize], from: u64) -> Vec<Paid> {
    let count = players.len() as u64;
    let to = from + count - 1;
    let pool: Cents = (from..=to).map(|place| prize_of(prizes, place)).sum();
    let (each, over) = (pool / count, pool % count);
    let share = |(at, out): (u64, &usize)| Paid { out: *out, from, to, prize: each + u64::from(at < over) };
    (0..).zip(players).map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn prizes(list: &[Cents]) -> Vec<Prize> {
        (1..).zip(list).map(|(place, prize)| Prize { place, prize: *prize }).collect()
    }

    fn out(list: &[(&str, u64)]) -> Vec<Out> {
        list.iter().map(|(name, stack)| Out { player: (*name).to_owned(), table: None, stack: Some(*stack) }).collect()
    }

    fn paid(left: u64, list: &[Cents], players: &[(&str, u64)], shares: Shares) -> Vec<(usize, Cents)> {
        let paid = pay(left, &prizes(list), &out(players), shares).expect("they are paid");
        paid.into_iter().map(|paid| (paid.out, paid.prize)).collect()
    }

    #[test]
    fn two_of_four_with_three_places_paid() {
        let three = [50_000, 30_000, 20_000];
        let two = [("A", 900), ("B", 1200)];
        assert_eq!(paid(4, &three, &two, Shares::FullEach), [(1, 20_000), (0, 20_000)]);
        assert_eq!(paid(4, &three, &two, Shares::FullAbove), [(1, 30_000), (0, 30_000)]);
        assert_eq!(paid(2, &three, &two, Shares::FullAbove), [(1, 50_000), (0, 50_000)]);
        assert_eq!(paid(4, &three, &two, Shares::Shared), [(1, 10_000), (0, 10_000)]);
        assert_eq!(paid(4, &three, &two, Shares::ByStack), [(1, 20_000), (0, 0)]);
    }

    #[test]
    fn a_cent_that_cannot_be_shared_goes_to_the_biggest_stack() {
        let players = [("A", 100), ("B", 300), ("C", 200)];
        assert_eq!(paid(3, &[100], &players, Shares::Shared), [(1, 34), (2, 33), (0, 33)]);
        assert_eq!(pay(2, &[], &out(&players), Shares::Shared), Err(PayoutFault::TooMany));
    }

    proptest! {
        #[test]
        fn shares_add_up_to_the_prizes_whatever_the_order(
            list in prop::collection::vec(0_u64..100_000, 1..12),
            stacks in prop::collection::vec(1_u64..5, 1..6),
            more in 0_u64..10,
        ) {
            let list = { let mut list = list; list.sort_unstable_by(|one, other| other.cmp(one)); list };
            let players: Vec<Out> = stacks.iter().enumerate()
                .map(|(at, stack)| Out { player: format!("P{at}"), table: None, stack: Some(*stack) }).collect();
            let left = stacks.len() as u64 + more;
            let pool: Cents = (more + 1..=left).map(|place| prize_of(&prizes(&list), place)).sum();
            let turned: Vec<Out> = players.iter().rev().cloned().collect();
            for shares in [Shares::Shared, Shares::ByStack, Shares::FullEach] {
                let paid = pay(left, &prizes(&list), &players, shares).expect("paid");
                let other = pay(left, &prizes(&list), &turned, shares).expect("paid");
                let named = |paid: &[Paid], of: &[Out]| -> Vec<(String, Cents)> {
                    paid.iter().map(|paid| (of[paid.out].player.clone(), paid.prize)).collect()
                };
                prop_assert_eq!(named(&paid, &players), named(&other, &turned));
                if shares != Shares::FullEach {
                    prop_assert_eq!(paid.iter().map(|paid| paid.prize).sum::<Cents>(), pool);
                }
            }
        }
    }
}
