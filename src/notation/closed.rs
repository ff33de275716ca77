//! A raise at the end of a line by a player to whom none is open: it was made, and the floor is called for what it comes to.

use crate::betting::round::{Action, BettingRules, FaultKind, HandLine, PlayerAction, Round, SizeCheck};
use crate::betting::{Motion, Offer, Words};

/// Takes a raise at the end, by a player who may not raise by the common rule, for an amount that he said: the book in force then
/// says whether it is a raise or only a call.
pub(super) fn take_closed_raise_as_said(line: &mut HandLine) {
    let on_street = line.streets.last().is_none_or(|street| street.after < line.moves.len());
    let last = line.moves.len().checked_sub(1).filter(|last| !line.told_early.contains(last));
    let Some(at) = last.filter(|_| on_street && line.offer.is_none() && line.to_act.is_none()) else {
        return;
    };
    let PlayerAction { player, act, .. } = &line.moves[at];
    if !matches!(act, Action::Total(_) | Action::AllIn(_) | Action::RaiseBy(_)) {
        return;
    }
    let before = HandLine { moves: line.moves[..at].to_vec(), ..line.clone() };
    if let Some(motion) = closed_raise(&before, act, *player) {
        line.totals.retain(|place| *place < at);
        let last = line.moves.remove(at);
        line.offer = Some(Offer { player: last.player, motions: vec![motion], at: last.at });
    }
}

/// What a player said who raises though he may not, `before` being the line up to his act.
fn closed_raise(before: &HandLine, act: &Action, player: usize) -> Option<Motion> {
    let rules = BettingRules::default();
    let round = Round::replay(before, rules, SizeCheck::AsMade).ok()?;
    let refused = round.clone().play(player, act).err()?;
    let words = match act {
        Action::Total(total) | Action::AllIn(Some(total)) => Words::Amount(*total),
        Action::RaiseBy(by) => Words::Amount(round.bet().checked_add(*by)?),
        Action::AllIn(None) => Words::AllIn,
        Action::Post(_) | Action::Check | Action::Fold | Action::Call => return None,
    };
    matches!(refused, FaultKind::MayNotRaise { .. }).then_some(Motion::Says(words))
}
