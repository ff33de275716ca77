//! An act before the turn: what it was, and what was done since by those who were due before.

use super::played_round::{PlayedAction, PlayedRound};
use crate::betting::Offer;
use crate::betting::round::{BettingRules, HandLine, Round, SizeCheck, Street};
use crate::incident::from_offer::{Offered, did as did_by_offer};
use std::cmp::Ordering;

/// An act before the turn, where everybody who was dealt in is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::incident) struct EarlyAct {
    /// What it was: check, fold, call or bet-or-raise.
    pub did: &'static str,
    /// What those have done since who were due before: nothing-yet, check-or-fold, call or bet-or-raise. None where one of
    /// them has made an offer of which nobody knows what it comes to.
    pub since: Option<&'static str>,
}

/// What those who were due before may have done since, the least change first.
const SINCE: [&str; 4] = ["nothing-yet", "check-or-fold", "call", "bet-or-raise"];

/// The first act before the turn on the last street of a line; none where players may be left out of it.
///
/// Who opens a street is due by being told first: stacks alone do not tell where it begins, nor does a list without the blinds.
/// With both in it everybody knows who opens, and heads-up, too.
pub(super) fn early_act(told: &PlayedRound) -> Option<EarlyAct> {
    let opens = told.acts.iter().position(|act| !act.posts()).filter(|_| told.line.setup.complete)?;
    let (act, later, due_before) = told.find(|at, before| {
        let act = &told.acts[at];
        let others: Vec<usize> = match at.cmp(&opens) {
            Ordering::Less => Vec::new(),
            Ordering::Equal if told.line.tells_opener() => due(before, act.player),
            Ordering::Equal => heads_up_opener(told.line).into_iter().filter(|due| *due != act.player).collect(),
            Ordering::Greater => due(before, act.player),
        };
        let early = !act.posts() && !others.is_empty();
        early.then_some((act, &told.acts[at + 1..], others))
    })?;
    // What comes after the player has acted again is another matter.
    let later = later.iter().filter(|later| !later.posts()).take_while(|later| later.player != act.player);
    let since = later.filter(|later| due_before.contains(&later.player)).map(change).max();
    let since = since.unwrap_or(0);
    let offer = told.line.offer.as_ref().filter(|offer| due_before.contains(&offer.player));
    let changed = match offer {
        Some(offer) if since < SINCE.len() - 1 => offered(told, offer, act).map(|offered| offered.max(since)),
        _ => Some(since),
    };
    Some(EarlyAct { did: did(act), since: changed.map(|changed| SINCE[changed]) })
}

/// Those who are due before a player.
fn due(round: &Round, player: usize) -> Vec<usize> {
    round.to_act().take_while(|due| *due != player).collect()
}

/// Who opens the last street heads-up, where the line tells who has the blinds: the small blind, who is the button, before the
/// flop, the big blind after it.
fn heads_up_opener(line: &HandLine) -> Option<usize> {
    let street = line.streets.last().map_or(line.setup.street, |new| new.street);
    let [small, big] = line.blinds;
    let opens = if street == Street::Preflop { small } else { big };
    opens.filter(|_| line.setup.heads_up && small != big)
}

/// The same of a line by itself.
pub(in crate::incident) fn early_act_of(line: &HandLine) -> Option<EarlyAct> {
    early_act(&PlayedRound::new(line, BettingRules::default(), SizeCheck::AsMade).ok()?)
}

fn did(act: &PlayedAction) -> &'static str {
    match act.word() {
        "check" => "check",
        "fold" => "fold",
        _ if act.raised_to().is_some() => "bet-or-raise",
        _ => "call",
    }
}

/// How much changes by what one of those who were due offers now, as a place in [`SINCE`]; none where chips are to be ruled on.
/// The act before the turn does not count yet: what lay there before it is faced.
fn offered(told: &PlayedRound, offer: &Offer, early: &PlayedAction) -> Option<usize> {
    let offered = Offered::of(told.line, offer, &told.round)?;
    let did = match did_by_offer(&offered, offer, early.bet_before, early.least_before)? {
        "check" | "fold" => "check-or-fold",
        did => did,
    };
    SINCE.iter().position(|known| *known == did)
}

/// How much an act changes for who comes later, as a place in [`SINCE`].
fn change(act: &PlayedAction) -> usize {
    let did = did(act);
    SINCE.iter().position(|known| *known == did).unwrap_or(1)
}
