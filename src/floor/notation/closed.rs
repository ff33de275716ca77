//! An act at the end of a line that is not open to its player, a raise by one who may not raise or a check of a bet: it was made, and
//! the floor is called for what it comes to.

use crate::betting::round::{Action, BettingRules, FaultKind, HandLine, PlayerAction, Round, SizeCheck};
use crate::betting::{Motion, Offer, Words};

/// Takes a raise at the end, by a player who may not raise by the common rule, for an amount that he said: the book in force then
/// says whether it is a raise or only a call. A check of a bet is taken for the word.
pub(super) fn take_closed_act_as_said(line: &mut HandLine) {
    let on_street = line.streets.last().is_none_or(|street| street.after < line.moves.len());
    let last = line.moves.len().checked_sub(1).filter(|last| !line.told_early.contains(last));
    let Some(at) = last.filter(|_| on_street && line.offer.is_none() && line.to_act.is_none()) else {
        return;
    };
    let PlayerAction { player, act, .. } = &line.moves[at];
    if matches!(act, Action::Post(_) | Action::Fold | Action::Call) {
        return;
    }
    let before = HandLine { moves: line.moves[..at].to_vec(), ..line.clone() };
    if let Some(words) = refused(&before, act, *player) {
        line.totals.retain(|place| *place < at);
        let last = line.moves.remove(at);
        line.offer = Some(Offer { player: last.player, motions: vec![Motion::Says(words)], at: last.at });
    }
}

/// What a player said whose act is refused, `before` being the line up to it.
fn refused(before: &HandLine, act: &Action, player: usize) -> Option<Words> {
    let round = Round::replay(before, BettingRules::default(), SizeCheck::AsMade).ok()?;
    let words = match (round.clone().play(player, act).err()?, act) {
        (FaultKind::CheckFacingBet { .. }, _) => Words::Check,
        (FaultKind::MayNotRaise { .. }, Action::Total(total) | Action::AllIn(Some(total))) => Words::Amount(*total),
        (FaultKind::MayNotRaise { .. }, Action::RaiseBy(by)) => Words::Amount(round.bet().checked_add(*by)?),
        (FaultKind::MayNotRaise { .. }, Action::AllIn(None)) => Words::AllIn,
        _ => return None,
    };
    Some(words)
}
