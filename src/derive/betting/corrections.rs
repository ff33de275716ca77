//! Bets of a wrong size that others have acted on: what they should have been, and what each player adds or gets back.

use crate::betting::played_round::{PlayedAction, PlayedRound};
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
    /// What was too little: a raise of less than half the bet or raise before is only a call where "raise" was not said. Not asked
    /// for where a raise since leaves nothing to correct, or is in doubt by it.
    /// Overtaken: such a raise since is large enough over the right amount, too, and nobody is left with only the short one in front.
    pub(crate) enum Wrong = "wrong" {
        Nothing = "nothing",
        Overtaken = "overtaken",
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
    /// Whether somebody has raised above it since, and whether that raise is large enough over what it should have been.
    pub(crate) enum RaisedOver = "raised-since" {
        No = "no",
        LargeEnough = "large-enough",
        Doubtful = "doubtful",
    }
}

class! {
    /// Whether the line tells of somebody who has acted on it.
    pub(crate) struct Answered(bool) = "answered";
}

classes! {
    pub(crate) struct UnderbetClasses {
        wrong: Wrong,
        raised_since: RaisedOver,
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
    let answered = Answered(at + 1 < told.acts.len());
    inputs.known::<UnderbetClasses, _>(answered);
    let Judged { wrong, raised_since, below } = judged(inputs, told, short)?;
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
    let classes = UnderbetClasses { wrong, raised_since, answered, structure };
    Ok(Calculated { tables, ..Calculated::new(classes, amounts, sums) })
}

/// What is wrong with a bet or raise that is too small.
struct Judged {
    wrong: Wrong,
    raised_since: RaisedOver,
    /// The half line that it is below, with its percentage.
    below: Option<(u64, Amount)>,
}

/// What is wrong with it: where it is below the half line, "raise" decides whether it is one; not where a raise since has left nothing
/// to correct, or is too small over a call, too.
fn judged(inputs: &dyn Inputs, told: &PlayedRound, short: &ShortBet) -> Result<Judged, CalculationError> {
    let ShortBet { at, made, least, before, full_raise: full } = *short;
    let raise = told.acts[at + 1..].iter().find_map(PlayedAction::raised_to);
    if raise.is_none() {
        inputs.known::<UnderbetClasses, _>(RaisedOver::No);
    }
    // Without a half line nothing is below it.
    let half = inputs.value::<HalfPercent>()?.map(|HalfPercent(percent)| (percent, part(percent, full)));
    let below = half.filter(|(_, half_line)| before > 0 && made - before < *half_line);
    let whole = raised_over(raise, least.max(before.saturating_add(full)).saturating_add(full));
    let lies_short = (0..told.round.players()).any(|player| lies_short(told, player, made));
    let overtaken = |over| over == RaisedOver::LargeEnough && !lies_short;
    let over_a_call = raised_over(raise, least);
    let asks = below.is_some() && over_a_call != RaisedOver::Doubtful && !overtaken(whole);
    if !asks {
        inputs.not_needed(SAID_RAISE);
    }
    let called = asks && !inputs.yes(SAID_RAISE)?;
    let raised_since = if called { over_a_call } else { whole };
    let wrong = match before {
        _ if overtaken(raised_since) => Wrong::Overtaken,
        _ if called => Wrong::Call,
        0 => Wrong::Underbet,
        _ => Wrong::Underraise,
    };
    Ok(Judged { wrong, raised_since, below })
}

/// A raise over a bet or raise that is too small: whether it goes to this much, by which it is a whole raise over the right amount,
/// too.
fn raised_over(raise: Option<Amount>, enough: Amount) -> RaisedOver {
    match raise {
        None => RaisedOver::No,
        Some(total) if total < enough => RaisedOver::Doubtful,
        Some(_) => RaisedOver::LargeEnough,
    }
}

/// Whether a player with a hand has no more in front than a bet of `made`, and chips to add to it.
fn lies_short(told: &PlayedRound, player: usize, made: Amount) -> bool {
    let position = told.round.player(player);
    !position.folded && position.put == made && position.behind != Some(0)
}

/// No bet or raise of the line is too small.
fn nothing_short(inputs: &dyn Inputs, told: &PlayedRound) -> Result<Calculated<UnderbetClasses>, CalculationError> {
    inputs.not_needed(SAID_RAISE);
    let structure = told.line.setup.structure;
    let (wrong, raised_since, answered) = (Wrong::Nothing, RaisedOver::No, Answered(false));
    let classes = UnderbetClasses { wrong, raised_since, answered, structure };
    Ok(Calculated { tables: vec![table_of(inputs, told)?], ..Calculated::new(classes, Vec::new(), Vec::new()) })
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

/// What each player with a hand has in front, and what is added or given back when a bet of `made` becomes `total`.
pub(crate) fn corrected(told: &PlayedRound, made: Amount, total: Amount) -> AmountTable {
    let row = |player: usize| {
        let position = told.round.player(player);
        // A player with fewer chips adds what is left and is all-in.
        let adds = total.saturating_sub(position.put).min(position.behind.unwrap_or(Amount::MAX));
        let back = position.put.saturating_sub(total);
        let moves = if made < total { adds } else { back };
        // Whoever has raised since has more in front.
        let concerned = !position.folded && position.put == made && moves > 0;
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
