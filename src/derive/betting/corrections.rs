//! Bets of a wrong size that others have acted on: what they should have been, and what each player adds or gets back.

use crate::betting::played_round::PlayedRound;
use crate::betting::reopening::table_of;
use crate::classes::{class, classes};
use crate::rules::{HalfPercent, RAISE_RULES, least_sum};
use crate::{AmountTable, Calculate, Calculated, CalculationError, Cell, Inputs, Parameter, ROUND, Sum, Term};
use floorbook_poker::betting::round::{Action, BettingRules, HandLine, Round, SizeCheck, Structure};
use floorbook_poker::betting::{Amount, part};

/// Where too little was bet, and where too much was.
const COLUMNS_UP: &[&str] = &["player", "put", "action", "adds", "total"];
const COLUMNS_DOWN: &[&str] = &["player", "put", "action", "gets_back", "total"];

class! {
    /// What was too little: a raise of less than half the bet or raise before is only a call where "raise" was not said, and
    /// nobody has raised above it since.
    pub(crate) enum Wrong = "wrong" {
        Nothing = "nothing",
        Call = "call",
        Underbet = "underbet",
        Underraise = "underraise",
    }
}

class! {
    /// Whether somebody has raised above it since, so that there is nothing left to correct.
    pub(crate) struct RaisedSince(bool) = "raised-since";
}

class! {
    /// Whether somebody has raised above a bet or raise that is too small, and whether that raise is big enough above what it
    /// should have been, too.
    pub(crate) enum RaisedAbove = "raised-above" {
        No = "no",
        Enough = "enough",
        TooLittle = "too-little",
    }
}

class! {
    /// Whether the line tells of somebody who has acted on it.
    pub(crate) struct Answered(bool) = "answered";
}

classes! {
    pub(crate) struct UnderbetClasses {
        wrong: Wrong,
        raised_above: RaisedAbove,
        answered: Answered,
        structure: Structure,
    }
}

/// The fact whether "raise" was said; it is asked only where it decides between a raise and a call.
pub(crate) const SAID_RAISE: &str = "said-raise";

pub(crate) struct Underbet;

impl Calculate for Underbet {
    type Classes = UnderbetClasses;
    const NAME: &'static str = "underbet-underraise";
    const INPUTS: &'static [&'static str] = &[ROUND, SAID_RAISE];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["bet", "raise_before", "put", "least", "short", "to_add", "change"]];
    const TABLES: &'static [&'static str] = &["players", "corrections"];

    /// `round` is the betting with the short bet or raise in it: the first one that is no all-in is the one meant.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<UnderbetClasses>, CalculationError> {
        let told = PlayedRound::of(inputs)?;
        inputs.known::<UnderbetClasses, _>(told.line.setup.structure);
        if let Some(short) = short(&told) {
            return ruled(inputs, &told, &short);
        }
        // Noticed later: what counts is the street on which it was made.
        let Some(line) = until_short_street(&told) else {
            return nothing_short(inputs, &told);
        };
        let told = told.play(&line)?;
        match short(&told) {
            Some(short) => ruled(inputs, &told, &short),
            None => nothing_short(inputs, &told),
        }
    }
}

/// What a bet or raise that is too small comes to.
fn ruled(
    inputs: &dyn Inputs,
    told: &PlayedRound,
    short: &ShortBet,
) -> Result<Calculated<UnderbetClasses>, CalculationError> {
    let structure = told.line.setup.structure;
    let ShortBet { at, made, least, before, full_raise: full } = *short;
    let raised_since = told.round.bet() > made;
    let raised_above = raised_above(told, short);
    inputs.known::<UnderbetClasses, _>(raised_above);
    let answered = Answered(at + 1 < told.acts.len());
    inputs.known::<UnderbetClasses, _>(answered);
    // Without a half line nothing is below it.
    let half = inputs.value::<HalfPercent>()?.map(|HalfPercent(percent)| (percent, part(percent, full)));
    let below = half.filter(|(_, half_line)| before > 0 && made - before < *half_line);
    let wrong = match below {
        Some(_) if !raised_since && inputs.yes(SAID_RAISE)? => Wrong::Underraise,
        Some(_) if !raised_since => Wrong::Call,
        _ => {
            inputs.not_needed(SAID_RAISE);
            if before == 0 { Wrong::Underbet } else { Wrong::Underraise }
        }
    };
    let (sums, total) = match below {
        Some(half) if wrong == Wrong::Call => (half_sums(made, before, full, half), before),
        _ => (least_sums(made, before, full, least), least),
    };
    let amounts = vec![
        ("bet", before),
        ("raise_before", full),
        ("put", made),
        ("least", least),
        ("short", least - made),
        ("to_add", least - made),
        ("change", made - before),
    ];
    let tables = vec![table_of(inputs, told)?, corrected(told, made, total)];
    let classes = UnderbetClasses { wrong, raised_above, answered, structure };
    Ok(Calculated { tables, ..Calculated::new(classes, amounts, sums) })
}

/// No bet or raise of the line is too small.
fn nothing_short(inputs: &dyn Inputs, told: &PlayedRound) -> Result<Calculated<UnderbetClasses>, CalculationError> {
    inputs.not_needed(SAID_RAISE);
    let structure = told.line.setup.structure;
    let (wrong, raised_above, answered) = (Wrong::Nothing, RaisedAbove::No, Answered(false));
    let classes = UnderbetClasses { wrong, raised_above, answered, structure };
    Ok(Calculated { tables: vec![table_of(inputs, told)?], ..Calculated::new(classes, Vec::new(), Vec::new()) })
}

/// Whether it was raised above. The later raise is measured on the line as it would have been without the mistake.
fn raised_above(told: &PlayedRound, wrong: &ShortBet) -> RaisedAbove {
    if told.round.bet() <= wrong.made {
        return RaisedAbove::No;
    }
    let enough = with_correction(&told.line, wrong.least)
        .and_then(|line| told.play(&line).ok().map(|corrected| short(&corrected).is_none()));
    if enough == Some(true) { RaisedAbove::Enough } else { RaisedAbove::TooLittle }
}

/// How the least total comes about, and what a bet or raise of `made` is short of it.
fn least_sums(made: Amount, before: Amount, full: Amount, least: Amount) -> Vec<Sum> {
    let mut sums: Vec<Sum> = least_sum(before, full, least).into_iter().collect();
    sums.push(Sum::total([Term::plus(("least", least)), Term::minus(("put", made))], ("short", least - made)));
    sums
}

/// That a raise to `made` is below the half line, given with its percentage.
fn half_sums(made: Amount, before: Amount, full: Amount, (percent, half_line): (u64, Amount)) -> Vec<Sum> {
    let (raise, half_line) = (("raise_part", made - before), ("half_line", half_line));
    vec![
        Sum::total([Term::plus(("put", made)), Term::minus(("bet", before))], raise),
        Sum::percent(percent, ("raise_before", full), half_line),
        Sum::compare(raise, half_line),
    ]
}

/// A bet or raise that is too small without being all-in.
pub(crate) struct ShortBet {
    /// The place of the act.
    pub at: usize,
    /// The total that it made.
    made: Amount,
    /// The least that it should have been.
    least: Amount,
    /// The bet to match before it.
    before: Amount,
    /// The largest full bet or raise before it.
    full_raise: Amount,
}

/// The first bet or raise of the street that is too small without being all-in.
pub(crate) fn short(told: &PlayedRound) -> Option<ShortBet> {
    told.find(|at, round| {
        let act = &told.acts[at];
        let made = act.raised_to().filter(|_| !act.all_in)?;
        let faced = round.faced(Some(act.player));
        let least = faced.stack.map_or(faced.least, |stack| faced.least.min(stack));
        if made >= least || faced.others.contains(made) {
            return None;
        }
        Some(ShortBet { at, made, least, before: round.bet(), full_raise: round.full_raise() })
    })
}

/// The line up to the end of the last of its earlier streets on which a bet or raise was too small, if one was.
pub(crate) fn until_short_street(told: &PlayedRound) -> Option<HandLine> {
    until_street(told, |told| short(told).is_some())
}

/// The line up to the end of the last of its earlier streets of which something holds.
pub(crate) fn until_street(told: &PlayedRound, holds: impl Fn(&PlayedRound) -> bool) -> Option<HandLine> {
    let earlier = (0..told.line.streets.len()).rev().map(|street| told.line.before_street(street));
    earlier.into_iter().find(|line| told.play(line).is_ok_and(|told| holds(&told)))
}

/// A bet or raise above what pot-limit or fixed limit allows.
pub(crate) struct LargeBet {
    /// The place of the act.
    pub at: usize,
    /// The most that it could have been, whatever the stack.
    pub most: Amount,
}

/// The first bet or raise of the street that is too large.
pub(crate) fn large(told: &PlayedRound) -> Option<LargeBet> {
    told.find(|at, round| {
        let act = &told.acts[at];
        let made = act.raised_to()?;
        let most = round.above_most(act.player, made, act.all_in)?;
        Some(LargeBet { at, most })
    })
}

/// A line in which the first bet or raise of a wrong size on the last street is `total`, as it was corrected; none where there is
/// no such bet, or where what came behind it cannot have been then.
#[must_use]
pub fn with_correction(line: &HandLine, total: Amount) -> Option<HandLine> {
    let rules = BettingRules::default();
    let told = rules.or_widest(SizeCheck::AsMade, |rules| PlayedRound::new(line, rules, SizeCheck::AsMade)).ok()?;
    let at = short(&told).map(|short| short.at).or_else(|| large(&told).map(|large| large.at))?;
    let act = if total > told.acts[at].bet_before { Action::Total(total) } else { Action::Call };
    let mut corrected = line.clone();
    let place = line.moves.len() - told.acts.len() + at;
    corrected.moves[place].act = act;
    Round::replay(&corrected, rules, SizeCheck::AsMade).is_ok().then_some(corrected)
}

/// The line up to the end of the last of its earlier streets on which a bet or raise was too large, if one was.
pub(crate) fn until_large_street(told: &PlayedRound) -> Option<HandLine> {
    until_street(told, |told| large(told).is_some())
}

/// What each player with a hand has in front, and what is added or given back when a bet of `made` becomes `total`: nothing
/// where a raise lies above it, which all that are still in face anyway.
pub(crate) fn corrected(told: &PlayedRound, made: Amount, total: Amount) -> AmountTable {
    let raised = told.round.bet() > made;
    let row = |player: usize| {
        let position = told.round.player(player);
        // A player with fewer chips adds what is left and is all-in.
        let adds = total.saturating_sub(position.put).min(position.behind.unwrap_or(Amount::MAX));
        let back = position.put.saturating_sub(total);
        let moves = if made < total { adds } else { back };
        let concerned = !raised && !position.folded && position.put >= made && moves > 0;
        let amount = |amount: Amount| if concerned { Cell::Amount(amount) } else { Cell::Empty };
        [
            Cell::Player(told.name(player)),
            Cell::Amount(position.put),
            Cell::Word(told.action(player)),
            amount(moves),
            amount(position.put + adds - back),
        ]
    };
    let columns = if made < total { COLUMNS_UP } else { COLUMNS_DOWN };
    AmountTable::new("corrections", columns, (0..told.line.players.len()).map(row))
}
