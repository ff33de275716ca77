//! Who may still raise after short all-ins, and to how much.

use super::minimum::{MINIMUM, minimum};
use super::raising::{NO_YES, STRUCTURES, structure_class};
use super::told::{Played, Told};
use super::{AmountTable, Calculation, Cell, Inputs, Parameter, Stand, Trouble, UNKNOWN, Worked};
use crate::betting::round::{Act, Line, Minimum, Reading, Right, Round, Structure, Tolerance};

pub(super) const REOPENING: Calculation = Calculation {
    name: "reopening",
    inputs: &["round"],
    parameters: &[
        MINIMUM,
        Parameter { name: "minimum-after", values: Some(&["last-full-raise", "twice-the-bet"]), serves: None },
        Parameter { name: "cumulative", values: Some(&["yes", "no"]), serves: None },
        Parameter { name: "who-is-closed", values: Some(&["already-acted", "already-bet"]), serves: None },
        Parameter { name: "limit-percent", values: None, serves: None },
    ],
    classes: &[
        ("structure", STRUCTURES),
        // Whether there was a short all-in, and whether it leaves somebody who is still to act without a raise.
        ("closed", &["no-short-all-in", "nobody", "somebody", UNKNOWN]),
        // Whether it matters for somebody if several short all-ins add up.
        ("adds-up", NO_YES),
        ("to-act", NO_YES),
        // Whether a short all-in opened the betting, which books that speak of raises only leave open.
        ("short-opening", NO_YES),
        // In fixed limit, whether a short all-in is exactly the part that reopens.
        ("exactly-part", NO_YES),
    ],
    amounts: &[&["bet", "raise_before"]],
    tables: &["players", "pots"],
    run,
};

/// `round` is the betting so far.
fn run(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let line = inputs.round("round")?;
    let reading = reading(inputs, line);
    let told = Told::new(line, reading, Tolerance::Strict)?;
    let other = Reading { cumulative: !reading.cumulative, ..reading };
    // A raise that only one of the two readings allows cannot be in the line of the other.
    let open = match Told::new(line, other, Tolerance::Strict) {
        Ok(other) => differing(&told.round, &other.round),
        Err(_) => Vec::new(),
    };
    // Books that let short all-ins add up say so of games without a limit or with the pot as the limit.
    let said = line.setup.structure != Structure::FixedLimit && inputs.parameter("cumulative") != Stand::None;
    let mut table = told.table(false);
    if !said {
        not_said(&mut table, &open);
    }
    let classes = classes(&told, reading, !open.is_empty());
    let amounts = vec![("bet", told.round.bet()), ("raise_before", told.round.full_raise())];
    let tables = vec![table, told.pots()];
    let names = names(&told, if said { &[] } else { &open });
    Ok(Worked { tables, names, ..Worked::new(classes, amounts, Vec::new()) })
}

/// The classes of a round. `adds_up`: it matters for somebody whether short all-ins add up.
fn classes(told: &Told, reading: Reading, adds_up: bool) -> Vec<u8> {
    let round = &told.round;
    let shorts: Vec<&Played> = told.acts.iter().filter(|act| is_short(act)).collect();
    let someone = round.to_act().any(|player| round.position(player).right == Right::Closed);
    let closed = match (shorts.is_empty(), someone) {
        (true, false) => 0,
        (false, false) => 1,
        (_, true) => 2,
    };
    vec![
        structure_class(told.line.setup.structure),
        closed,
        u8::from(adds_up),
        u8::from(round.to_act().next().is_some()),
        u8::from(shorts.iter().any(|act| act.before.bet() == 0)),
        u8::from(exactly_part(told, reading)),
    ]
}

/// Whether it matters, in fixed limit, that a part exactly as large as the book names reopens: whether somebody's right
/// to raise would be another if it had to be larger.
fn exactly_part(told: &Told, reading: Reading) -> bool {
    let Some(percent) = reading.limit_reopens_percent else {
        return false;
    };
    let unit = told.line.setup.big_blind;
    let exact = |act: &Played| is_short(act) && (act.bet_after - act.before.bet()) * 100 == unit * percent;
    // The next larger part is a hundredth more, and a part that is exact falls short of it.
    let matters = |cumulative: bool| {
        let of = |percent| {
            let reading = Reading { limit_reopens_percent: Some(percent), cumulative, ..reading };
            Told::new(told.line, reading, Tolerance::Strict)
        };
        match (of(percent), of(percent + 1)) {
            (Ok(one), Ok(other)) => !differing(&one.round, &other.round).is_empty(),
            _ => true,
        }
    };
    told.acts.iter().any(exact) && (matters(true) || matters(false))
}

/// Whether an act is an all-in that bets or raises less than in full.
fn is_short(act: &Played) -> bool {
    act.all_in && act.raised_to().is_some_and(|to| to < act.before.newcomer().least)
}

/// Who of those to act may raise (`free`), may not (`closed`), and for whom the book does not say (`open`).
fn names(told: &Told, open: &[usize]) -> Vec<(&'static str, String)> {
    let round = &told.round;
    let settled = || round.to_act().filter(|player| !open.contains(player));
    // Whoever has too few chips for a raise is neither free nor closed.
    let free = settled().filter(|player| round.position(*player).may_raise());
    let closed = settled().filter(|player| round.position(*player).right == Right::Closed);
    vec![("free", told.names(free)), ("closed", told.names(closed)), ("open", told.names(open.iter().copied()))]
}

/// The book's reading of a round. A point is only looked at where the round can hang on it.
fn reading(inputs: &dyn Inputs, line: &Line) -> Reading {
    let reading = Reading { minimum: minimum(inputs), ..Reading::default() };
    if line.setup.stacks.iter().all(Option::is_none) && !line.moves.iter().any(|told| matches!(told.act, Act::AllIn(_)))
    {
        return reading;
    }
    let together = match inputs.parameter("minimum-after") {
        Stand::Choice("twice-the-bet") => Minimum::TwiceTheBet,
        _ => Minimum::LargestFullRaise,
    };
    let limit_reopens_percent = match line.setup.structure {
        Structure::FixedLimit => match inputs.parameter("limit-percent") {
            Stand::Number(percent) => Some(percent),
            _ => None,
        },
        Structure::NoLimit | Structure::PotLimit => None,
    };
    Reading {
        cumulative: inputs.parameter("cumulative") != Stand::Choice("no"),
        minimum_together: together,
        limit_reopens_percent,
        closes_who_checked: inputs.parameter("who-is-closed") != Stand::Choice("already-bet"),
        ..reading
    }
}

/// The players who may not raise alike, or not to the same least total, in two rounds.
fn differing(one: &Round, other: &Round) -> Vec<usize> {
    one.to_act().filter(|player| one.position(*player).least() != other.position(*player).least()).collect()
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
