//! Betting rounds by example, both sides of each boundary.

mod beginning;
mod faults;
mod limit;
mod pots;
mod reopening;
mod sizes;
mod streets;
mod stud;

use super::{
    Action, Ante, BettingRules, Fault, FaultKind, HandLine, NewStreet, PlayerAction, PlayerState, Round, Setup,
    SizeCheck, Street, Structure,
};
use crate::betting::Amount;

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;
const D: usize = 3;
const E: usize = 4;

fn to(total: Amount) -> Action {
    Action::Total(total)
}

fn all_in(total: Amount) -> Action {
    Action::AllIn(Some(total))
}

/// A round that is being told.
#[derive(Clone)]
struct HandBuilder {
    setup: Setup,
    blinds: [Option<usize>; 2],
    players: usize,
    rules: BettingRules,
    size_check: SizeCheck,
}

/// After the flop, with a least bet and nothing else known.
fn flop(least: Amount) -> HandBuilder {
    let setup = Setup { street: Street::Flop, big_blind: least, ..Setup::default() };
    HandBuilder {
        setup,
        blinds: [None; 2],
        players: 5,
        rules: BettingRules::default(),
        size_check: SizeCheck::Enforced,
    }
}

/// Before the flop: A has the small blind, B the big blind, and C is first to act.
fn preflop(small_blind: Amount, big_blind: Amount) -> HandBuilder {
    let mut told = flop(big_blind);
    told.setup.street = Street::Preflop;
    told.setup.small_blind = small_blind;
    HandBuilder { blinds: [Some(A), Some(B)], ..told }
}

impl HandBuilder {
    fn structure(mut self, structure: Structure) -> Self {
        self.setup.structure = structure;
        self
    }

    fn pot(mut self, pot: Amount) -> Self {
        self.setup.pot = pot;
        self
    }

    fn ante(mut self, ante: Ante) -> Self {
        self.setup.ante = ante;
        self
    }

    fn stack(mut self, player: usize, stack: Amount) -> Self {
        self.setup.stacks.resize(self.players, None);
        self.setup.stacks[player] = Some(stack);
        self
    }

    fn players(self, players: usize) -> Self {
        Self { players, ..self }
    }

    fn rules(self, rules: BettingRules) -> Self {
        Self { rules, ..self }
    }

    fn any_size(self) -> Self {
        Self { size_check: SizeCheck::AsMade, ..self }
    }

    fn line(&self, moves: &[(usize, Action)]) -> HandLine {
        HandLine {
            text: String::new(),
            setup: self.setup.clone(),
            players: (0..self.players).map(|player| player.to_string().into()).collect(),
            blinds: self.blinds,
            moves: moves
                .iter()
                .enumerate()
                .map(|(at, (player, act))| PlayerAction { player: *player, act: act.clone(), at: at..at + 1 })
                .collect(),
            streets: Vec::new(),
            offer: None,
            to_act: None,
            hidden: Vec::new(),
            told_early: Vec::new(),
            set_aside: None,
            wrong_count: None,
            totals: Vec::new(),
            by_amount: false,
            ante_unsaid: false,
            later: Vec::new(),
        }
    }

    /// The same with streets that begin after so many moves.
    fn hand(&self, moves: &[(usize, Action)], streets: &[(usize, Street)]) -> Result<Round, Fault> {
        let streets = streets.iter().map(|(after, street)| NewStreet { street: *street, after: *after, at: 90..91 });
        let line = HandLine { streets: streets.collect(), ..self.line(moves) };
        Round::replay(&line, self.rules, self.size_check)
    }

    #[track_caller]
    fn play(&self, moves: &[(usize, Action)]) -> Round {
        match Round::replay(&self.line(moves), self.rules, self.size_check) {
            Ok(round) => round,
            Err(fault) => panic!("{fault:?}"),
        }
    }

    /// Why the last of these acts is refused; the acts before it are not.
    #[track_caller]
    fn refuses(&self, moves: &[(usize, Action)]) -> FaultKind {
        let fault = Round::replay(&self.line(moves), self.rules, self.size_check).expect_err("a fault");
        assert_eq!(fault.at, Some(moves.len() - 1..moves.len()), "{fault:?}");
        assert_eq!(fault.player, moves.last().map(|(player, _)| *player));
        fault.kind
    }
}

/// The least and the most total, where the player may bet or raise.
fn sizes(position: &PlayerState) -> Option<(Amount, Option<Amount>)> {
    position.sizes.map(|sizes| (sizes.least, sizes.most))
}
