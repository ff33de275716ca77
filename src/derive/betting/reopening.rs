//! Who may still raise after short all-ins, and to how much.

use crate::betting::betting_rules::betting_rules;
use crate::betting::due::{all_had_their_turn, due};
use crate::betting::played_round::{PlayedRound, in_force, is_short_all_in};
use crate::betting::round_table::round_table;
use crate::classes::{class, classes};
use crate::rules::{AddUp, ROUND_RULES};
use crate::working::NEXT;
use crate::{AmountTable, Calculate, Calculated, CalculationError, Inputs, PLAYER_NAMES, Parameter, ROUND};
use floorbook_poker::betting::round::{BettingRules, PlayerName, RaiseRight, Round, SizeCheck, Street, Structure};

class! {
    /// Whether there was a short all-in, and whether it leaves somebody who is still to act without a raise.
    pub(crate) enum ClosedFor = "closed" {
        NoShortAllIn = "no-short-all-in",
        Nobody = "nobody",
        Somebody = "somebody",
    }
}

class! {
    /// Whether it matters for somebody's right to raise if several short all-ins add up, or in fixed limit what part of a
    /// bet counts as a full one.
    pub(crate) struct AddsUp(bool) = "adds-up";
}

class! {
    /// Whether anybody is still to act; or somebody is, and has too few chips for a raise, or nobody who could call one.
    pub(crate) enum ToAct = "to-act" {
        Nobody = "no",
        Someone = "yes",
        OnlyCall = "only-call",
        // Nobody but the bettor is named, and it is others' turn.
        Others = "others",
    }
}

class! {
    /// Whether somebody is to act who may raise, or may be: others can be left out of the line, and of the list.
    pub(crate) enum OthersRaise = "others-raise" {
        Nobody = "no",
        Listed = "yes",
        LeftOut = "left-out",
    }
}

class! {
    /// Whether the player whose turn it is may raise, or the betting is closed for him; where it is known whose turn it is.
    pub(crate) enum NextRaises = "next" {
        NotKnown = "not-known",
        MayRaise = "may-raise",
        MayNot = "may-not",
    }
}

class! {
    /// Whether, in fixed limit, a raise may go to one of several totals, since no book says to which.
    pub(crate) struct OtherRaise(bool) = "other-raise";
}

class! {
    /// Stud: whether somebody made the larger bet on fourth street, as an open pair allows.
    pub(crate) struct DoubledBet(bool) = "doubled-bet";
}

classes! {
    pub(crate) struct ReopeningClasses {
        structure: Structure,
        closed: ClosedFor,
        adds_up: AddsUp,
        to_act: ToAct,
        others_raise: OthersRaise,
        next: NextRaises,
        other_raise: OtherRaise,
        doubled_bet: DoubledBet,
    }
}

pub(crate) struct Reopening;

impl Calculate for Reopening {
    type Classes = ReopeningClasses;
    const NAME: &'static str = "reopening";
    const INPUTS: &'static [&'static str] = &[ROUND];
    const PARAMETERS: &'static [Parameter] = ROUND_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["bet", "raise_before", "least"]];
    const TABLES: &'static [&'static str] = &["players", "pots"];

    /// `round` is the betting so far.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<ReopeningClasses>, CalculationError> {
        let line = in_force(inputs)?;
        let rules = betting_rules(inputs, &line)?;
        // A raise that this book would have forbidden was made all the same: it is played as it went.
        let told = PlayedRound::of_line(&line, rules, SizeCheck::Enforced).or_else(|_| PlayedRound::of(inputs))?;
        let open = by_adding_up(&told, rules, SizeCheck::Enforced);
        // Books that let short all-ins add up say so of games without a limit or with the pot as the limit.
        let said = line.setup.structure != Structure::FixedLimit && inputs.value::<AddUp>()?.is_some();
        let unsaid = if said { &[][..] } else { &open };
        let names = names(&told, unsaid);
        let free = names.iter().any(|(role, players)| *role == PLAYER_NAMES[0] && !players.is_empty());
        let classes = classes(&told, !open.is_empty(), free);
        let least = told.round.limits_for_new_bettor().least;
        let amounts = vec![("bet", told.round.bet()), ("raise_before", told.round.full_raise()), ("least", least)];
        let pots = told.pots();
        let tables = vec![round_table(told, if said { Vec::new() } else { open }), pots];
        Ok(Calculated { names, tables, ..Calculated::new(classes, amounts, Vec::new()) })
    }
}

/// The classes of a round. `adds_up`: it matters for somebody whether short all-ins add up; `free`: somebody may raise.
fn classes(told: &PlayedRound, adds_up: bool, free: bool) -> ReopeningClasses {
    let round = &told.round;
    let shorts = told.acts.iter().any(is_short_all_in);
    let someone = round.to_act().any(|player| round.player(player).right == RaiseRight::Closed);
    let closed = match (shorts, someone) {
        (false, false) => ClosedFor::NoShortAllIn,
        (true, false) => ClosedFor::Nobody,
        (_, true) => ClosedFor::Somebody,
    };
    ReopeningClasses {
        structure: told.line.setup.structure,
        closed,
        adds_up: AddsUp(adds_up),
        to_act: match round.to_act().next() {
            None if only_the_bettor_is_named(told) => ToAct::Others,
            None => ToAct::Nobody,
            Some(_) if someone || round.to_act().any(|player| round.player(player).may_raise()) => ToAct::Someone,
            Some(_) => ToAct::OnlyCall,
        },
        others_raise: match free {
            true => OthersRaise::Listed,
            false if may_leave_out(told) => OthersRaise::LeftOut,
            false => OthersRaise::Nobody,
        },
        next: match next(told) {
            Some(player) if round.player(player).may_raise() => NextRaises::MayRaise,
            Some(player) if round.player(player).right == RaiseRight::Closed => NextRaises::MayNot,
            _ => NextRaises::NotKnown,
        },
        other_raise: OtherRaise(round.to_act().any(|player| !round.player(player).others().is_empty())),
        doubled_bet: DoubledBet(doubled_bet(told)),
    }
}

/// The player whose turn it is, where that is sure.
fn next(told: &PlayedRound) -> Option<usize> {
    let due = due(told);
    let player = due.player.filter(|_| !due.others_before)?;
    told.round.player(player).to_act.then_some(player)
}

/// Whether somebody may be left out of a line who is still to act. Where it is the turn of a player who has acted on the street,
/// all others have, too; and before the flop all have, once the big blind has acted.
fn may_leave_out(told: &PlayedRound) -> bool {
    let again = told.actor().is_some_and(|player| told.round.player(player).faces.is_some());
    !told.line.setup.complete && !again && !all_had_their_turn(told)
}

/// Whether all that is told is what one player bet or raised.
fn only_the_bettor_is_named(told: &PlayedRound) -> bool {
    told.line.players.len() == 1 && told.acts.last().is_some_and(|act| act.raised_to().is_some())
}

/// Whether somebody bet or raised by more than the one size of fourth street, which only the larger bet is.
fn doubled_bet(told: &PlayedRound) -> bool {
    let fourth = told.round.street() == Street::Fourth && told.line.setup.structure == Structure::FixedLimit;
    fourth && told.acts.iter().any(|act| !act.all_in && act.raised_to().is_some_and(|to| to > act.least_before))
}

/// Who of those to act may raise (`free`), may not (`closed`), and for whom the book does not say (`open`); and who is next.
fn names(told: &PlayedRound, open: &[usize]) -> Vec<(&'static str, Vec<PlayerName>)> {
    let round = &told.round;
    let settled = || round.to_act().filter(|player| !open.contains(player));
    // Whoever has too few chips for a raise is neither free nor closed.
    let free = settled().filter(|player| round.player(*player).may_raise());
    let closed = settled().filter(|player| round.player(*player).right == RaiseRight::Closed);
    let players = [told.names(free), told.names(closed), told.names(open.iter().copied())];
    let next = (NEXT, told.names(next(told).into_iter()));
    PLAYER_NAMES.into_iter().zip(players).chain([next]).collect()
}

/// The players whose right to raise hangs on whether short all-ins add up, or on what part of a bet counts as a full one. A
/// raise that only one of the two readings allows cannot be in the line of the other.
fn by_adding_up(told: &PlayedRound, rules: BettingRules, size_check: SizeCheck) -> Vec<usize> {
    let other = BettingRules { cumulative: !rules.cumulative, limit_any_part: false, ..rules };
    match PlayedRound::new(&told.line, other, size_check) {
        Ok(other) => differing(&told.round, &other.round),
        Err(_) => Vec::new(),
    }
}

/// The players who may raise in one of two rounds and not in the other. To how much is told by the table.
fn differing(one: &Round, other: &Round) -> Vec<usize> {
    one.to_act().filter(|player| one.player(*player).may_raise() != other.player(*player).may_raise()).collect()
}

/// The players whose right to raise hangs on whether short all-ins add up, where the book does not say, or in fixed limit on
/// what counts as a full bet. Books that let short all-ins add up say so of games without a limit or with the pot as the
/// limit: in fixed limit none does.
pub(crate) fn left_open(
    inputs: &dyn Inputs,
    told: &PlayedRound,
    size_check: SizeCheck,
) -> Result<Vec<usize>, CalculationError> {
    let fixed = told.line.setup.structure == Structure::FixedLimit;
    if !told.acts.iter().any(is_short_all_in) || !fixed && inputs.value::<AddUp>()?.is_some() {
        return Ok(Vec::new());
    }
    let rules = betting_rules(inputs, &told.line)?;
    Ok(by_adding_up(told, rules, size_check))
}

/// The round as a table, with what the book leaves open told as such.
pub(crate) fn table_of(inputs: &dyn Inputs, told: &PlayedRound) -> Result<AmountTable, CalculationError> {
    Ok(round_table(told.clone(), left_open(inputs, told, SizeCheck::AsMade)?).reading_back(true))
}
