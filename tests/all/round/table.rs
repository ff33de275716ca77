//! Hands made up from chance: beginnings, and acts and streets that can follow.

use floorbook::betting::Amount;
use floorbook::betting::round::{
    Action, Ante, BettingRules, LimitNext, Minimum, Round, Setup, SizeCheck, Street, Structure,
};
use proptest::prelude::*;

/// A beginning, and choices from which a round is played.
#[derive(Debug, Clone)]
pub(super) struct Table {
    pub setup: Setup,
    pub blinds: [Option<usize>; 2],
    pub rules: BettingRules,
    pub size_check: SizeCheck,
    choices: Vec<(u8, u8, u16)>,
}

/// What was done.
#[derive(Debug, Clone)]
pub(super) enum Did {
    Act(usize, Action),
    Deal(Street),
}

impl Did {
    /// Does it, which must be allowed.
    pub(super) fn to(&self, round: &mut Round) {
        match self {
            Self::Act(player, act) => assert_eq!(round.play(*player, act), Ok(()), "{player} {act:?}"),
            Self::Deal(street) => assert_eq!(round.deal(*street), Ok(())),
        }
    }
}

/// A hand that was played.
#[derive(Debug)]
pub(super) struct Hand {
    pub did: Vec<Did>,
    /// The round before all of it and after each step.
    pub rounds: Vec<Round>,
    /// For each round what everybody had put into the pot on earlier streets, the own ante with it.
    earlier: Vec<Vec<Amount>>,
}

impl Hand {
    /// The chips that a player has in the pot and in front which only those win who put in as many.
    pub(super) fn stake(&self, at: usize, player: usize) -> Amount {
        self.earlier[at][player] + self.rounds[at].player(player).put
    }

    /// The rounds with what everybody has at stake.
    pub(super) fn staked(&self) -> impl Iterator<Item = (&Round, Vec<Amount>)> {
        self.rounds.iter().enumerate().map(|(at, round)| {
            let stakes = (0..round.players()).map(|player| self.stake(at, player));
            (round, stakes.collect())
        })
    }

    /// A street begins: the chips in front go into the pot, but for those that nobody has called.
    fn dealt(&self, table: &Table) -> Vec<Amount> {
        let at = self.rounds.len() - 1;
        let round = table.settled(&self.rounds[at]);
        let back = |player: usize| {
            let back = round.pots().uncalled.filter(|back| back.player == player);
            back.map_or(0, |back| back.amount.min(round.player(player).put))
        };
        (0..round.players()).map(|player| self.stake(at, player) - back(player)).collect()
    }
}

fn reading() -> impl Strategy<Value = BettingRules> {
    let minimum =
        || prop::sample::select(vec![Minimum::LargestFullRaise, Minimum::PreviousRaise, Minimum::TwiceTheBet]);
    let percent = prop::sample::select(vec![None, Some(0), Some(50), Some(100), Some(u64::MAX)]);
    let next = prop::sample::select(vec![LimitNext::Either, LimitNext::OnTop, LimitNext::WholeBets]);
    (any::<[bool; 9]>(), minimum(), minimum(), percent, next).prop_map(
        |(points, minimum, minimum_together, limit_reopens_percent, limit_next)| {
            let [cumulative, checked, ante_first, half, opening, exactly, blind, any_part, fourth] = points;
            BettingRules {
                cumulative,
                minimum,
                minimum_together,
                limit_reopens_percent,
                limit_any_part: any_part,
                closes_who_checked: checked,
                ante_first,
                half_reopens: half,
                short_opening_reopens: opening,
                limit_exactly: exactly,
                limit_next,
                fourth_street_double: fourth,
                short_blind_full: blind,
                dead_blind_counts: false,
            }
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
            ..Setup::default()
        },
    )
}

/// The same with what is told besides.
fn whole_setup() -> impl Strategy<Value = Setup> {
    (setup(), 0..100_u64, any::<bool>(), any::<[bool; 2]>()).prop_map(|(setup, more, complete, unnamed)| {
        let two = setup.stacks.len() == 2;
        let big_bet = (setup.structure == Structure::FixedLimit).then_some(setup.big_blind + more);
        Setup { big_bet, complete, unnamed, heads_up: two && more % 2 == 0, ..setup }
    })
}

pub(super) fn table() -> impl Strategy<Value = Table> {
    let choices = prop::collection::vec((any::<u8>(), any::<u8>(), any::<u16>()), 0..48);
    let size_check = prop::sample::select(vec![SizeCheck::Enforced, SizeCheck::AsMade]);
    (whole_setup(), reading(), size_check, choices).prop_map(|(setup, rules, size_check, choices)| Table {
        setup,
        blinds: [Some(0), Some(1)],
        rules,
        size_check,
        choices,
    })
}

impl Table {
    pub(super) fn players(&self) -> usize {
        self.setup.stacks.len()
    }

    pub(super) fn start(&self) -> Round {
        Round::start(&self.setup, self.blinds, self.players(), self.rules, self.size_check).expect("it can begin")
    }

    /// Plays what was chosen.
    pub(super) fn play(&self) -> Hand {
        let ante = |player: usize| match (self.setup.ante, self.setup.street) {
            (Ante::Each(ante), Street::Preflop) => self.setup.stacks[player].map_or(ante, |stack| stack.min(ante)),
            _ => 0,
        };
        let antes = (0..self.players()).map(ante).collect();
        let mut hand = Hand { did: Vec::new(), rounds: vec![self.start()], earlier: vec![antes] };
        for choice in &self.choices {
            let mut round = hand.rounds[hand.rounds.len() - 1].clone();
            let street = next(round.street()).filter(|street| round.clone().deal(*street).is_ok());
            let act = chosen(&round, self.size_check, *choice).map(|(player, act)| Did::Act(player, act));
            // A blind whom the line does not name may still act where a street could begin.
            let deals = act.is_none() || choice.1 % 3 == 0;
            if let Some(did) = street.filter(|_| deals).map(Did::Deal).or(act) {
                let earlier = match &did {
                    Did::Deal(_) => hand.dealt(self),
                    Did::Act(..) => hand.earlier[hand.rounds.len() - 1].clone(),
                };
                did.to(&mut round);
                hand.did.push(did);
                hand.rounds.push(round);
                hand.earlier.push(earlier);
            }
        }
        hand
    }

    /// A round in which the blinds who are not named and still owe chips have folded, as when a street begins.
    pub(super) fn settled(&self, round: &Round) -> Round {
        let mut settled = round.clone();
        for player in (0..2).filter(|player| self.setup.unnamed[*player]) {
            let position = settled.player(player);
            if position.to_act && position.owes > 0 {
                Did::Act(player, Action::Fold).to(&mut settled);
            }
        }
        settled
    }

    /// The rounds of a hand that was played at another table.
    pub(super) fn replay(&self, did: &[Did]) -> Vec<Round> {
        let mut rounds = vec![self.start()];
        for did in did {
            let mut round = rounds[rounds.len() - 1].clone();
            did.to(&mut round);
            rounds.push(round);
        }
        rounds
    }
}

/// The street that comes next.
fn next(street: Street) -> Option<Street> {
    [Street::Flop, Street::Turn, Street::River].into_iter().find(|next| next.follows(street))
}

/// An act that the position calls legal, of any player who is still to act; where any size is taken, also a bet or raise
/// of a wrong size.
fn chosen(round: &Round, size_check: SizeCheck, (who, what, size): (u8, u8, u16)) -> Option<(usize, Action)> {
    let waiting: Vec<usize> = round.to_act().collect();
    let player = *waiting.get(usize::from(who) % waiting.len().max(1))?;
    let position = round.player(player);
    let hands = (0..round.players()).filter(|player| !round.player(*player).folded).count();
    let act = match (what % 8, position.sizes) {
        (0, _) if hands > 1 => Action::Fold,
        (1 | 2, _) if position.behind.is_none() && position.owes > 1 => {
            Action::AllIn(Some(position.put + 1 + u64::from(size) % (position.owes - 1)))
        }
        (7, Some(_)) if size_check == SizeCheck::AsMade => {
            let stack = position.behind.map_or(Amount::MAX, |behind| position.put + behind);
            Action::Total((round.bet() + 1 + u64::from(size) % 1000).min(stack))
        }
        (3.., Some(sizes)) => {
            let most = sizes.most.unwrap_or(sizes.least + 500);
            match sizes.least + u64::from(size) % (most - sizes.least + 1) {
                // A short all-in, where nothing tells that there are chips behind.
                total if what % 8 == 3 && position.behind.is_none() && round.bet() + 1 < sizes.least => {
                    Action::AllIn(Some(round.bet() + 1 + total % (sizes.least - round.bet() - 1)))
                }
                total => Action::Total(total),
            }
        }
        _ if position.owes > 0 => Action::Call,
        _ => Action::Check,
    };
    Some((player, act))
}
