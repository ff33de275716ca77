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
    Act, Ante, Fault, FaultKind, Line, Move, NewStreet, Position, Reading, Round, Setup, Street, Structure, Tolerance,
};
use crate::betting::Amount;

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;
const D: usize = 3;
const E: usize = 4;

fn to(total: Amount) -> Act {
    Act::Total(total)
}

fn all_in(total: Amount) -> Act {
    Act::AllIn(Some(total))
}

/// A round that is being told.
#[derive(Clone)]
struct Told {
    setup: Setup,
    blinds: [Option<usize>; 2],
    players: usize,
    reading: Reading,
    tolerance: Tolerance,
}

/// After the flop, with a least bet and nothing else known.
fn flop(least: Amount) -> Told {
    let setup = Setup { street: Street::Flop, big_blind: least, ..Setup::default() };
    Told { setup, blinds: [None; 2], players: 5, reading: Reading::default(), tolerance: Tolerance::Strict }
}

/// Before the flop: A has the small blind, B the big blind, and C is first to act.
fn preflop(small_blind: Amount, big_blind: Amount) -> Told {
    let mut told = flop(big_blind);
    told.setup.street = Street::Preflop;
    told.setup.small_blind = small_blind;
    Told { blinds: [Some(A), Some(B)], ..told }
}

impl Told {
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

    fn reading(self, reading: Reading) -> Self {
        Self { reading, ..self }
    }

    fn any_size(self) -> Self {
        Self { tolerance: Tolerance::AnySize, ..self }
    }

    fn line(&self, moves: &[(usize, Act)]) -> Line {
        Line {
            text: String::new(),
            setup: self.setup.clone(),
            players: (0..self.players).map(|player| player.to_string()).collect(),
            blinds: self.blinds,
            moves: moves
                .iter()
                .enumerate()
                .map(|(at, (player, act))| Move { player: *player, act: act.clone(), at: at..at + 1 })
                .collect(),
            streets: Vec::new(),
            offer: None,
            to_act: None,
            hidden: Vec::new(),
        }
    }

    /// The same with streets that begin after so many moves.
    fn hand(&self, moves: &[(usize, Act)], streets: &[(usize, Street)]) -> Result<Round, Fault> {
        let streets = streets.iter().map(|(after, street)| NewStreet { street: *street, after: *after, at: 90..91 });
        let line = Line { streets: streets.collect(), ..self.line(moves) };
        Round::replay(&line, self.reading, self.tolerance)
    }

    #[track_caller]
    fn play(&self, moves: &[(usize, Act)]) -> Round {
        match Round::replay(&self.line(moves), self.reading, self.tolerance) {
            Ok(round) => round,
            Err(fault) => panic!("{fault:?}"),
        }
    }

    /// Why the last of these acts is refused; the acts before it are not.
    #[track_caller]
    fn refuses(&self, moves: &[(usize, Act)]) -> FaultKind {
        let fault = Round::replay(&self.line(moves), self.reading, self.tolerance).expect_err("a fault");
        assert_eq!(fault.at, Some(moves.len() - 1..moves.len()), "{fault:?}");
        assert_eq!(fault.player, moves.last().map(|(player, _)| *player));
        fault.kind
    }
}

/// The least and the most total, where the player may bet or raise.
fn sizes(position: &Position) -> Option<(Amount, Option<Amount>)> {
    position.sizes.map(|sizes| (sizes.least, sizes.most))
}
