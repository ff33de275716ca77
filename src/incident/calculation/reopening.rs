//! Who may still raise after short all-ins, and to how much.

use super::classes::{class, classes};
use super::rules::{AddUp, ROUND_RULES, reading};
use super::told::{Played, Told, is_short_all_in};
use super::{AmountTable, Calculate, Cell, Inputs, PLAYER_NAMES, Parameter, Trouble, Worked};
use crate::betting::round::{Reading, Right, Round, Structure, Tolerance};

class! {
    /// Whether there was a short all-in, and whether it leaves somebody who is still to act without a raise.
    pub(super) enum ClosedFor = "closed" {
        NoShortAllIn = "no-short-all-in",
        Nobody = "nobody",
        Somebody = "somebody",
    }
}

class! {
    /// Whether it matters for somebody if several short all-ins add up.
    pub(super) struct AddsUp(bool) = "adds-up";
}

class! {
    /// Whether anybody is still to act.
    pub(super) struct ToAct(bool) = "to-act";
}

class! {
    /// Whether a short all-in opened the betting, which books that speak of raises only leave open.
    pub(super) struct ShortOpening(bool) = "short-opening";
}

class! {
    /// In fixed limit, whether a short all-in is exactly the part that reopens.
    pub(super) struct ExactlyPart(bool) = "exactly-part";
}

classes! {
    pub(super) struct ReopeningClasses {
        structure: Structure,
        closed: ClosedFor,
        adds_up: AddsUp,
        to_act: ToAct,
        short_opening: ShortOpening,
        exactly_part: ExactlyPart,
    }
}

pub(super) struct Reopening;

impl Calculate for Reopening {
    type Classes = ReopeningClasses;
    const NAME: &'static str = "reopening";
    const INPUTS: &'static [&'static str] = &["round"];
    const PARAMETERS: &'static [Parameter] = ROUND_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["bet", "raise_before"]];
    const TABLES: &'static [&'static str] = &["players", "pots"];

    /// `round` is the betting so far.
    fn run(inputs: &dyn Inputs) -> Result<Worked<ReopeningClasses>, Trouble> {
        let line = inputs.round("round")?;
        let reading = reading(inputs, line)?;
        let told = Told::new(line, reading, Tolerance::Strict)?;
        let open = by_adding_up(&told, reading, Tolerance::Strict);
        // Books that let short all-ins add up say so of games without a limit or with the pot as the limit.
        let said = line.setup.structure != Structure::FixedLimit && inputs.value::<AddUp>()?.is_some();
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
}

/// The classes of a round. `adds_up`: it matters for somebody whether short all-ins add up.
fn classes(told: &Told, reading: Reading, adds_up: bool) -> ReopeningClasses {
    let round = &told.round;
    let shorts: Vec<&Played> = told.acts.iter().filter(|act| is_short_all_in(act)).collect();
    let someone = round.to_act().any(|player| round.position(player).right == Right::Closed);
    let closed = match (shorts.is_empty(), someone) {
        (true, false) => ClosedFor::NoShortAllIn,
        (false, false) => ClosedFor::Nobody,
        (_, true) => ClosedFor::Somebody,
    };
    ReopeningClasses {
        structure: told.line.setup.structure,
        closed,
        adds_up: AddsUp(adds_up),
        to_act: ToAct(round.to_act().next().is_some()),
        short_opening: ShortOpening(shorts.iter().any(|act| act.before.bet() == 0)),
        exactly_part: ExactlyPart(exactly_part(told, reading)),
    }
}

/// Whether it matters, in fixed limit, that a part exactly as large as the book names reopens: whether somebody's right
/// to raise would be another if it had to be larger.
fn exactly_part(told: &Told, reading: Reading) -> bool {
    let Some(percent) = reading.limit_reopens_percent else {
        return false;
    };
    let unit = told.round.unit();
    let exact = |act: &Played| is_short_all_in(act) && (act.bet_after - act.before.bet()) * 100 == unit * percent;
    // The next larger part is a hundredth more, and a part that is exact falls short of it.
    let matters = |cumulative: bool| {
        let of = |percent| {
            let reading = Reading { limit_reopens_percent: Some(percent), cumulative, ..reading };
            Told::new(told.line, reading, Tolerance::Strict)
        };
        match (of(percent), of(percent + 1)) {
            (Ok(one), Ok(other)) => !differing(&one.round, &other.round).is_empty(),
            (Err(_), _) | (_, Err(_)) => true,
        }
    };
    told.acts.iter().any(exact) && (matters(true) || matters(false))
}

/// Who of those to act may raise (`free`), may not (`closed`), and for whom the book does not say (`open`).
fn names(told: &Told, open: &[usize]) -> Vec<(&'static str, String)> {
    let round = &told.round;
    let settled = || round.to_act().filter(|player| !open.contains(player));
    // Whoever has too few chips for a raise is neither free nor closed.
    let free = settled().filter(|player| round.position(*player).may_raise());
    let closed = settled().filter(|player| round.position(*player).right == Right::Closed);
    let players = [told.names(free), told.names(closed), told.names(open.iter().copied())];
    PLAYER_NAMES.into_iter().zip(players).collect()
}

/// The players for whom it matters whether short all-ins add up. A raise that only one of the two readings allows cannot
/// be in the line of the other.
fn by_adding_up(told: &Told, reading: Reading, tolerance: Tolerance) -> Vec<usize> {
    let other = Reading { cumulative: !reading.cumulative, ..reading };
    match Told::new(told.line, other, tolerance) {
        Ok(other) => differing(&told.round, &other.round),
        Err(_) => Vec::new(),
    }
}

/// The players who may not raise alike, or not to the same least total, in two rounds.
fn differing(one: &Round, other: &Round) -> Vec<usize> {
    one.to_act().filter(|player| one.position(*player).least() != other.position(*player).least()).collect()
}

/// The players whose right to raise hangs on whether short all-ins add up, where the book does not say. Books that let them add
/// up say so of games without a limit or with the pot as the limit: in fixed limit none does.
pub(super) fn left_open(inputs: &dyn Inputs, told: &Told, tolerance: Tolerance) -> Result<Vec<usize>, Trouble> {
    let fixed = told.line.setup.structure == Structure::FixedLimit;
    if !told.acts.iter().any(is_short_all_in) || !fixed && inputs.value::<AddUp>()?.is_some() {
        return Ok(Vec::new());
    }
    let reading = reading(inputs, told.line)?;
    Ok(by_adding_up(told, reading, tolerance))
}

/// The round as a table, with what the book leaves open told as such.
pub(super) fn table_of(inputs: &dyn Inputs, told: &Told) -> Result<AmountTable, Trouble> {
    let mut table = told.table(true);
    not_said(&mut table, &left_open(inputs, told, Tolerance::AnySize)?);
    Ok(table)
}

/// Where a book does not say whether short all-ins add up, it does not say who may raise either.
pub(super) fn not_said(table: &mut AmountTable, players: &[usize]) {
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
