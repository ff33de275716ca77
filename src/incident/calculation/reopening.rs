//! Who may still raise after short all-ins, and to how much.

use super::classes::{class, classes};
use super::minimum::{LeastRaise, minimum};
use super::parameters::{ParameterValue, parameter};
use super::told::{Played, Told};
use super::{AmountTable, Calculate, Cell, Inputs, PLAYER_NAMES, Parameter, Trouble, Worked};
use crate::betting::round::{Act, Line, Minimum, Reading, Right, Round, Structure, Tolerance};

parameter! {
    /// By what the least raise is measured where only short all-ins together reopened the betting.
    pub(super) enum LeastAfter = "minimum-after", serves None, {
        LastFullRaise = "last-full-raise",
        TwiceTheBet = "twice-the-bet",
    }
}

parameter! {
    /// Whether several short all-ins can add up to a full raise.
    pub(super) enum AddUp = "cumulative", serves None, {
        Yes = "yes",
        No = "no",
    }
}

parameter! {
    /// For whom a short all-in leaves the betting closed.
    pub(super) enum WhoIsClosed = "who-is-closed", serves None, {
        AlreadyActed = "already-acted",
        AlreadyBet = "already-bet",
    }
}

parameter! {
    /// Fixed limit: from how many percent of a bet a short all-in counts as a full one.
    pub(super) struct LimitPercent(u64) = "limit-percent", serves None;
}

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
    const PARAMETERS: &'static [Parameter] = &[
        LeastRaise::PARAMETER,
        LeastAfter::PARAMETER,
        AddUp::PARAMETER,
        WhoIsClosed::PARAMETER,
        LimitPercent::PARAMETER,
    ];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["bet", "raise_before"]];
    const TABLES: &'static [&'static str] = &["players", "pots"];

    /// `round` is the betting so far.
    fn run(inputs: &dyn Inputs) -> Result<Worked<ReopeningClasses>, Trouble> {
        let line = inputs.round("round")?;
        let reading = reading(inputs, line)?;
        let told = Told::new(line, reading, Tolerance::Strict)?;
        let other = Reading { cumulative: !reading.cumulative, ..reading };
        // A raise that only one of the two readings allows cannot be in the line of the other.
        let open = match Told::new(line, other, Tolerance::Strict) {
            Ok(other) => differing(&told.round, &other.round),
            Err(_) => Vec::new(),
        };
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
    let shorts: Vec<&Played> = told.acts.iter().filter(|act| is_short(act)).collect();
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
            (Err(_), _) | (_, Err(_)) => true,
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
    let players = [told.names(free), told.names(closed), told.names(open.iter().copied())];
    PLAYER_NAMES.into_iter().zip(players).collect()
}

/// The book's reading of a round. A point is only looked at where the round can hang on it.
fn reading(inputs: &dyn Inputs, line: &Line) -> Result<Reading, Trouble> {
    let reading = Reading { minimum: minimum(inputs)?, ..Reading::default() };
    if line.setup.stacks.iter().all(Option::is_none) && !line.moves.iter().any(|told| matches!(told.act, Act::AllIn(_)))
    {
        return Ok(reading);
    }
    let minimum_together = match inputs.value::<LeastAfter>()? {
        Some(LeastAfter::TwiceTheBet) => Minimum::TwiceTheBet,
        Some(LeastAfter::LastFullRaise) => Minimum::LargestFullRaise,
        // Where a book says nothing of this raise, it is one like any other: by the last full raise.
        None => Minimum::LargestFullRaise,
    };
    let limit_reopens_percent = match line.setup.structure {
        // A book that names no part of a bet gives none that reopens: only a full one does.
        Structure::FixedLimit => inputs.value::<LimitPercent>()?.map(|LimitPercent(percent)| percent),
        Structure::NoLimit | Structure::PotLimit => None,
    };
    let cumulative = match inputs.value::<AddUp>()? {
        Some(AddUp::Yes) => true,
        Some(AddUp::No) => false,
        // The round is played both ways, and whoever it matters for is shown as not said.
        None => true,
    };
    let closes_who_checked = match inputs.value::<WhoIsClosed>()? {
        Some(WhoIsClosed::AlreadyActed) => true,
        Some(WhoIsClosed::AlreadyBet) => false,
        // A check is an action like any other where the book does not set it apart.
        None => true,
    };
    Ok(Reading { cumulative, minimum_together, limit_reopens_percent, closes_who_checked, ..reading })
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
