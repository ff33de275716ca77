//! Betting rounds made up from chance: beginnings, and acts that can follow.

use floorbook::betting::Amount;
use floorbook::betting::round::{Act, Ante, Minimum, Reading, Round, Setup, Street, Structure, Tolerance};
use proptest::prelude::*;

/// A beginning, and choices from which a round is played.
#[derive(Debug, Clone)]
pub struct Table {
    pub setup: Setup,
    pub blinds: [Option<usize>; 2],
    pub reading: Reading,
    pub tolerance: Tolerance,
    choices: Vec<(u8, u8, u16)>,
}

fn reading() -> impl Strategy<Value = Reading> {
    let minimum =
        || prop::sample::select(vec![Minimum::LargestFullRaise, Minimum::PreviousRaise, Minimum::TwiceTheBet]);
    let percent = prop::sample::select(vec![None, Some(0), Some(50), Some(100), Some(u64::MAX)]);
    (any::<bool>(), minimum(), minimum(), percent, any::<bool>()).prop_map(
        |(cumulative, minimum, minimum_together, limit_reopens_percent, closes_who_checked)| Reading {
            cumulative,
            minimum,
            minimum_together,
            limit_reopens_percent,
            closes_who_checked,
        },
    )
}

fn setup() -> impl Strategy<Value = Setup> {
    let structure = prop::sample::select(vec![Structure::NoLimit, Structure::PotLimit, Structure::FixedLimit]);
    let street = prop::sample::select(vec![Street::Preflop, Street::Preflop, Street::River]);
    let ante = prop_oneof![Just(Ante::None), (1..40_u64).prop_map(Ante::Each), (1..90_u64).prop_map(Ante::BigBlind)];
    let stack = prop_oneof![Just(None), (0..200_u64).prop_map(Some), (0..3000_u64).prop_map(Some)];
    let stacks = prop::collection::vec(stack, 2..10);
    (structure, street, 0..=50_u64, 0..=50_u64, ante, 0..500_u64, stacks).prop_map(
        |(structure, street, small_blind, more, ante, pot, stacks)| Setup {
            structure,
            street,
            small_blind,
            big_blind: small_blind + more.max(1),
            ante,
            pot,
            stacks,
        },
    )
}

pub fn table() -> impl Strategy<Value = Table> {
    let choices = prop::collection::vec((any::<u8>(), any::<u8>(), any::<u16>()), 0..24);
    let tolerance = prop::sample::select(vec![Tolerance::Strict, Tolerance::AnySize]);
    (setup(), reading(), tolerance, choices).prop_map(|(setup, reading, tolerance, choices)| Table {
        setup,
        blinds: [Some(0), Some(1)],
        reading,
        tolerance,
        choices,
    })
}

impl Table {
    pub fn players(&self) -> usize {
        self.setup.stacks.len()
    }

    pub fn start(&self) -> Round {
        Round::start(&self.setup, self.blinds, self.players(), self.reading, self.tolerance).expect("it can begin")
    }

    /// Plays what was chosen, and gives the acts and the rounds after each, the beginning first.
    pub fn play(&self) -> (Vec<(usize, Act)>, Vec<Round>) {
        let (mut acts, mut rounds) = (Vec::new(), vec![self.start()]);
        for choice in &self.choices {
            let mut round = rounds[rounds.len() - 1].clone();
            if let Some((player, act)) = chosen(&round, self.tolerance, *choice) {
                assert_eq!(round.play(player, &act), Ok(()), "{player} {act:?} after {acts:?}");
                acts.push((player, act));
                rounds.push(round);
            }
        }
        (acts, rounds)
    }
}

/// An act that the position calls legal, of any player who is still to act; where any size is taken, also a bet or raise
/// of a wrong size.
fn chosen(round: &Round, tolerance: Tolerance, (who, what, size): (u8, u8, u16)) -> Option<(usize, Act)> {
    let waiting: Vec<usize> = round.to_act().collect();
    let player = *waiting.get(usize::from(who) % waiting.len().max(1))?;
    let position = round.position(player);
    let hands = (0..round.players()).filter(|player| !round.position(*player).folded).count();
    let act = match (what % 8, position.sizes) {
        (0, _) if hands > 1 => Act::Fold,
        (1 | 2, _) if position.behind.is_none() && position.owes > 1 => {
            Act::AllIn(Some(position.put + 1 + u64::from(size) % (position.owes - 1)))
        }
        (7, Some(_)) if tolerance == Tolerance::AnySize => {
            let stack = position.behind.map_or(Amount::MAX, |behind| position.put + behind);
            Act::Total((round.bet() + 1 + u64::from(size) % 1000).min(stack))
        }
        (3.., Some(sizes)) => {
            let most = sizes.most.unwrap_or(sizes.least + 500);
            match sizes.least + u64::from(size) % (most - sizes.least + 1) {
                // A short all-in, where nothing tells that there are chips behind.
                total if what % 8 == 3 && position.behind.is_none() && round.bet() + 1 < sizes.least => {
                    Act::AllIn(Some(round.bet() + 1 + total % (sizes.least - round.bet() - 1)))
                }
                total => Act::Total(total),
            }
        }
        _ if position.owes > 0 => Act::Call,
        _ => Act::Check,
    };
    Some((player, act))
}

/// The chips that a player has in the pot and in front which only those win who put in as many.
pub fn stake(table: &Table, round: &Round, player: usize) -> Amount {
    let ante = match (table.setup.ante, table.setup.street) {
        (Ante::Each(ante), Street::Preflop) => table.setup.stacks[player].map_or(ante, |stack| stack.min(ante)),
        _ => 0,
    };
    ante + round.position(player).put
}
