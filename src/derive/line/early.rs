//! An act before the turn: what it was, and what was done since by those who were due before.

use crate::betting::played_round::{PlayedAction, PlayedRound};
use crate::line::from_offer::{Offered, did as did_by_offer};
use floorbook_poker::betting::Offer;
use floorbook_poker::betting::round::{BettingRules, HandLine, SizeCheck, TurnOrder};

/// An act before the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EarlyAct {
    /// What it was: check, fold, call or bet-or-raise.
    pub did: &'static str,
    /// What those have done since who were due before: nothing-yet, check-or-fold, call or bet-or-raise. None where one of
    /// them has made an offer of which nobody knows what it comes to.
    pub since: Option<&'static str>,
}

/// What those who were due before may have done since, the least change first.
const SINCE: [&str; 4] = ["nothing-yet", "check-or-fold", "call", "bet-or-raise"];

/// The first act before the turn on the last street of a line, other than what the line ends with; none where the line does not
/// tell that there was one (see [`TurnOrder`]).
pub(crate) fn early_act(line: &HandLine) -> Option<EarlyAct> {
    let early = TurnOrder::of(line).ok()?.early?;
    let told = PlayedRound::new(line, BettingRules::default(), SizeCheck::AsMade).ok()?;
    let at = early.at.checked_sub(line.moves.len() - told.acts.len())?;
    let act = told.acts.get(at)?;
    let is_due = |player: usize| early.is_due(player);
    let since = match line.in_force() {
        Some(in_force) => in_force.change as usize,
        // What comes after the player has acted again is another matter.
        None => {
            let later = told.acts[at + 1..].iter().filter(|later| !later.posts());
            let later = later.take_while(|later| later.player != act.player);
            later.filter(|later| is_due(later.player)).map(change).max().unwrap_or(0)
        }
    };
    let offer = line.offer.as_ref().filter(|offer| is_due(offer.player) && offer.player != act.player);
    let changed = match offer {
        Some(offer) if since < SINCE.len() - 1 => offered(&told, offer, act).map(|offered| offered.max(since)),
        _ => Some(since),
    };
    Some(EarlyAct { did: did(act), since: changed.map(|changed| SINCE[changed]) })
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
    let offered = Offered::of(&told.line, offer, &told.round)?;
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
