//! Folds behind what a player offered: the floor is asked about the offer, and they change nothing of it, as long as everybody
//! acted in turn.

use super::error::{Expected, NotationError};
use super::key::Key;
use super::parsed_turn::ParsedTurn;
use super::player::{BIG_BLIND, BUTTON, SMALL_BLIND};
use super::read::Reader;
use crate::betting::round::{Action, BettingRules, HandLine, PlayerAction, Round, SizeCheck};
use crate::betting::{Motion, Offer, Words, total};
use std::ops::Range;

/// The positions in the order in which they act before the flop; on later streets the last two come first.
const POSITIONS: [&str; 8] = ["UTG", "EP", "MP", "LJ", "HJ", "CO", BUTTON, SMALL_BLIND];

impl Reader<'_> {
    /// What is wrong with chips behind chips, each of them less than the bet: undercalls in a row are an incident of their own.
    pub(super) fn second_undercall(&self) -> Option<NotationError> {
        let offer = self.offer.as_ref()?;
        let [Motion::Puts(first)] = offer.motions.as_slice() else {
            return None;
        };
        let mut ahead = self.cursor;
        ahead.blanks();
        let start = ahead.at;
        ahead.player().ok()??;
        ahead.phrase(&[Key::Silent, Key::Gives, Key::Quiet]);
        let second = ahead.chips().ok()??;
        let (put, bet) = (total(first).ok()?, self.bet);
        let expected = Expected::Undercalls { bet, put };
        (put < bet && second.worth < bet).then(|| self.cursor.wrong(start..second.at.end, expected))
    }

    /// Reads the fold of another player behind an offer, or his call of a raise whose amount nobody knows. Whether there was one.
    pub(super) fn folds_later(&mut self) -> Result<bool, NotationError> {
        let Some(offer) = &self.offer else {
            return Ok(false);
        };
        let offered_by = offer.player;
        let mut ahead = self.cursor;
        ahead.blanks();
        let start = ahead.at;
        let Some(named) = ahead.player()? else {
            return Ok(false);
        };
        let act = match ahead.phrase(&[Key::Fold, Key::Mucks, Key::Call]) {
            Some(Key::Call) if self.no_amount_said() => Action::Call,
            Some(Key::Fold | Key::Mucks) => Action::Fold,
            _ => return Ok(false),
        };
        if !ahead.clone().separators() {
            return Ok(false);
        }
        let player = self.roster.player(&self.cursor, named)?;
        if player == offered_by {
            return Ok(false);
        }
        self.cursor = ahead;
        self.later.push(PlayerAction { player, act, at: start..ahead.at });
        Ok(true)
    }

    /// Reads an act behind what was announced on a condition, by which the condition may have come true: `B says "if C raises, I
    /// fold", C raises to 600`. Whether there was one. It is ruled on the announcement, which binds or not.
    pub(super) fn acts_on_condition(&mut self) -> Result<bool, NotationError> {
        if !self.offer.as_ref().is_some_and(on_condition) {
            return Ok(false);
        }
        self.cursor.blanks();
        let start = self.cursor.at;
        let mut ahead = self.cursor;
        let Some(named) = ahead.player()? else {
            return Ok(false);
        };
        let (before, calls, totals, pots) = (self.cursor, self.calls.len(), self.totals.len(), self.pots.len());
        let player = self.roster.player(&self.cursor, named)?;
        self.cursor = ahead;
        let told = self.turn(player)?;
        self.calls.truncate(calls);
        self.totals.truncate(totals);
        self.pots.truncate(pots);
        let ParsedTurn::Act(act) = told else {
            self.cursor = before;
            return Ok(false);
        };
        self.ledger.play(player, &act);
        self.bet = self.ledger.bet;
        self.later.push(PlayerAction { player, act, at: start..self.cursor.at });
        Ok(true)
    }

    /// Whether nothing but folds stands behind this place, so that it is told of what was offered.
    pub(super) fn only_folds_follow(&self) -> bool {
        let mut ahead = self.behind_verb();
        loop {
            if !ahead.separators() {
                return false;
            }
            if ahead.peek().is_none() {
                return true;
            }
            if !matches!(ahead.player(), Ok(Some(_))) || ahead.phrase(&[Key::Fold, Key::Mucks]).is_none() {
                return false;
            }
        }
    }

    /// Whether all that was offered is "raise" or "bet", and nobody knows how much.
    fn no_amount_said(&self) -> bool {
        let offer = self.offer.as_ref();
        offer.is_some_and(|offer| matches!(offer.motions[..], [Motion::Says(Words::Raise | Words::Bet)]))
    }
}

/// Whether all that was offered is an announcement on a condition.
fn on_condition(offer: &Offer) -> bool {
    matches!(offer.motions[..], [Motion::Says(Words::Conditional)])
}

/// The place of an offer with folds behind it of somebody who was due before it: what it binds to may rest on them.
pub(super) fn folds_too_late(line: &HandLine) -> Option<Range<usize>> {
    let offer = line.offer.as_ref().filter(|offer| !line.later.is_empty() && !on_condition(offer))?;
    let rules = BettingRules::default();
    let mut round = Round::start(&line.setup, line.blinds, line.players.len(), rules, SizeCheck::AsMade).ok()?;
    if line.steps().any(|step| round.follow(step).is_err()) {
        return None;
    }
    let street = line.streets.last().map_or(0, |street| street.after);
    let acted = |player: usize| line.moves[street..].iter().any(|step| step.player == player);
    let before = |player: usize| match (place(line, player), place(line, offer.player)) {
        (Some(this), Some(that)) => this < that && !acted(player) && !acted(offer.player),
        _ => false,
    };
    let early = line.setup.complete && round.to_act().next().is_some_and(|due| due != offer.player);
    let folds = &line.later;
    let due = folds.iter().any(|fold| before(fold.player));
    let twice = (1..folds.len()).any(|at| folds[..at].iter().any(|fold| fold.player == folds[at].player));
    (early || due || twice).then(|| offer.at.clone())
}

/// When a position acts, if the name is one.
fn place(line: &HandLine, player: usize) -> Option<usize> {
    let name: &str = &line.players[player];
    let at = match name {
        BIG_BLIND => POSITIONS.len(),
        name => POSITIONS.iter().position(|position| name.split('+').next() == Some(position))?,
    };
    let plus = name.split_once('+').and_then(|(_, plus)| plus.parse::<usize>().ok()).unwrap_or(0);
    let opens = line.streets.is_empty() && line.blinds[1].is_some();
    let place = if opens { at } else { (at + 2) % (POSITIONS.len() + 1) };
    Some(place * 10 + plus)
}
