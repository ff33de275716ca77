//! Who may still raise after short all-ins, and to how much.

use super::raising::{MINIMUM, NO_YES, minimum};
use super::told::Told;
use super::{AmountTable, Calculation, Cell, Inputs, Parameter, Stand, Trouble, UNKNOWN, Worked};
use crate::betting::round::{Minimum, Reading, Right, Round, Structure, Tolerance};

/// The structures of betting, in the order of their classes.
pub(super) const STRUCTURES: &[&str] = &["no-limit", "pot-limit", "fixed-limit", UNKNOWN];

/// The place of a structure's class.
pub(super) fn structure(structure: Structure) -> u8 {
    match structure {
        Structure::NoLimit => 0,
        Structure::PotLimit => 1,
        Structure::FixedLimit => 2,
    }
}

pub(super) const REOPENING: Calculation = Calculation {
    name: "reopening",
    inputs: &["round"],
    parameters: &[
        MINIMUM,
        Parameter { name: "minimum-after", values: Some(&["last-full-raise", "twice-the-bet"]) },
        Parameter { name: "cumulative", values: Some(&["yes", "no"]) },
        Parameter { name: "who-is-closed", values: Some(&["already-acted", "already-bet"]) },
        Parameter { name: "limit-percent", values: None },
    ],
    classes: &[
        ("structure", STRUCTURES),
        // Whether there was a short all-in, and whether it leaves somebody who is still to act without a raise.
        ("closed", &["no-short-all-in", "nobody", "somebody", UNKNOWN]),
        // Whether it matters for somebody if several short all-ins add up.
        ("adds-up", NO_YES),
        ("to-act", NO_YES),
    ],
    amounts: &["bet", "raise_before"],
    run,
};

/// `round` is the betting so far.
fn run(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let line = inputs.round("round")?;
    let reading = reading(inputs);
    let told = Told::new(line, "round", reading, Tolerance::Strict)?;
    let other = Reading { cumulative: !reading.cumulative, ..reading };
    // A raise that only one of the two readings allows cannot be in the line of the other.
    let open = match Told::new(line, "round", other, Tolerance::Strict) {
        Ok(other) => differing(&told.round, &other.round),
        Err(_) => Vec::new(),
    };
    let said = inputs.parameter("cumulative") != Stand::None;
    let mut table = told.table(false);
    if !said {
        not_said(&mut table, &open);
    }
    let short =
        told.acts.iter().any(|act| act.all_in() && act.raised_to().is_some_and(|to| to < act.before.newcomer().least));
    let someone = told.round.to_act().any(|player| told.round.position(player).right == Right::Closed);
    let closed = match (short, someone) {
        (false, false) => 0,
        (_, false) => 1,
        (_, true) => 2,
    };
    let to_act = u8::from(told.round.to_act().next().is_some());
    let classes = vec![structure(line.setup.structure), closed, u8::from(!open.is_empty()), to_act];
    let amounts = vec![("bet", told.round.bet()), ("raise_before", told.round.full_raise())];
    let tables = vec![table, told.pots()];
    let names = names(&told, if said { &[] } else { &open });
    Ok(Worked { tables, names, ..Worked::new(classes, amounts, Vec::new()) })
}

/// Who of those to act may raise (`free`), may not (`closed`), and for whom the book does not say (`open`).
fn names(told: &Told, open: &[usize]) -> Vec<(&'static str, String)> {
    let round = &told.round;
    let of = |closed: bool| {
        let is =
            move |player: &usize| !open.contains(player) && (round.position(*player).right == Right::Closed) == closed;
        told.names(round.to_act().filter(is))
    };
    vec![("free", of(false)), ("closed", of(true)), ("open", told.names(open.iter().copied()))]
}

/// The book's reading of a round.
fn reading(inputs: &dyn Inputs) -> Reading {
    let together = match inputs.parameter("minimum-after") {
        Stand::Choice("twice-the-bet") => Minimum::TwiceTheBet,
        _ => Minimum::LargestFullRaise,
    };
    let percent = match inputs.parameter("limit-percent") {
        Stand::Number(percent) => Some(percent),
        _ => None,
    };
    Reading {
        cumulative: inputs.parameter("cumulative") != Stand::Choice("no"),
        minimum: minimum(inputs),
        minimum_together: together,
        limit_reopens_percent: percent,
        closes_who_checked: inputs.parameter("who-is-closed") != Stand::Choice("already-bet"),
    }
}

/// The players whose right to raise is not the same in two rounds.
fn differing(one: &Round, other: &Round) -> Vec<usize> {
    let may = |round: &Round, player| round.position(player).may_raise();
    one.to_act().filter(|player| may(one, *player) != may(other, *player)).collect()
}

/// Where a book does not say whether short all-ins add up, it does not say who may raise either.
fn not_said(table: &mut AmountTable, players: &[usize]) {
    for player in players {
        let cells = table.rows.get_mut(*player).into_iter().flatten().zip(table.columns);
        for (cell, column) in cells {
            match *column {
                "may_raise" => *cell = Cell::Word("not-said"),
                "least" | "most" => *cell = Cell::Empty,
                _ => {}
            }
        }
    }
}
