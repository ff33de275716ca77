//! A bet that was made before its turn: whoever was due before acts as if it had not been made.

use super::error::{Expected, NotationError};
use super::parsed_turn::ParsedTurn;
use super::read::Reader;
use crate::betting::round::{Action, BettingRules, Fault, HandLine, PlayerAction, Round, SizeCheck, Step, TurnOrder};

/// Which bet, raise or call of the last street a line may have to be played without.
#[derive(Clone, Copy)]
pub(super) enum EarlierBet {
    /// The one at this place among the moves.
    At(usize),
    /// One before this place.
    Before(usize),
    /// One before the first act that cannot have been made on it, if there is such an act.
    Unplayable,
}

/// Sets a bet of a line aside where it was made before its turn and somebody who was due before acts behind it. Whether it was.
pub(super) fn put_aside(line: &mut HandLine, which: EarlierBet) -> bool {
    let begins = line.streets.last().map_or(0, |street| street.after);
    let (places, end) = match which {
        EarlierBet::At(place) => (place..place + 1, None),
        EarlierBet::Before(end) => (begins..end, Some(end)),
        EarlierBet::Unplayable => match first_unplayable(line) {
            Some(end) if end >= begins => (begins..end, Some(end)),
            _ => return false,
        },
    };
    let actor = end.and_then(|end| line.moves.get(end)).map(|act| act.player);
    for place in places {
        let bets =
            matches!(&line.moves[place].act, Action::Call | Action::Total(_) | Action::RaiseBy(_) | Action::AllIn(_));
        if !bets || Some(line.moves[place].player) == actor {
            continue;
        }
        line.set_aside = Some(place);
        if first_unplayable(line).is_none() && was_early(line, place) {
            return true;
        }
    }
    line.set_aside = None;
    false
}

/// Whether an act was made while somebody who acts behind it was due before, or nobody can say that he was not.
fn was_early(line: &HandLine, place: usize) -> bool {
    let Ok(order) = TurnOrder::of(line) else {
        return false;
    };
    let PlayerAction { player, at, .. } = &line.moves[place];
    let behind = || line.moves[place + 1..].iter().map(|act| act.player).chain(line.actor());
    let due = order.early.is_some_and(|early| early.at == place && behind().any(|behind| early.is_due(behind)));
    due || order.doubt.is_some_and(|doubt| doubt.player == *player && doubt.at == *at)
}

/// The place among the moves of the first act that cannot have been made.
fn first_unplayable(line: &HandLine) -> Option<usize> {
    let played = |rules| -> Result<(), (usize, Fault)> {
        let start = Round::start(&line.setup, line.blinds, line.players.len(), rules, SizeCheck::AsMade);
        let mut round = start.map_err(|fault| (usize::MAX, fault))?;
        let mut at = 0;
        for step in line.steps() {
            round.follow(step).map_err(|fault| (at, fault))?;
            at += usize::from(matches!(step, Step::PlayerAction(_)));
        }
        Ok(())
    };
    let unplayable = BettingRules::default().or_widest(SizeCheck::AsMade, played).err();
    unplayable.map(|(at, _)| at).filter(|at| *at < line.moves.len())
}

impl Reader<'_> {
    /// Reads a turn of a player who faces the bet. What can be none on it may be one without it: who was due before it was made acts
    /// as if it had not been.
    pub(super) fn turn_on_the_bet(&mut self, player: usize) -> Result<ParsedTurn, NotationError> {
        let before = (self.cursor, self.calls.len(), self.totals.len(), self.pots.len());
        let error = match self.turn(player) {
            Err(error) if matches!(error.expected, Expected::BetFaced(_) | Expected::ToOrBy { .. }) => error,
            read => return read,
        };
        let raise = self.last_raise.as_ref().filter(|(place, _)| self.moves[*place].player != player);
        let Some((place, ledger)) = raise.filter(|_| self.set_aside.is_none()).cloned() else {
            return Err(error);
        };
        let (cursor, calls, totals, pots) = before;
        self.cursor = cursor;
        self.calls.truncate(calls);
        self.totals.truncate(totals);
        self.pots.truncate(pots);
        (self.bet, self.ledger) = (ledger.bet, ledger);
        match self.turn(player) {
            Ok(told) => {
                self.set_aside = Some((place, error));
                Ok(told)
            }
            Err(_) => Err(error),
        }
    }
}
