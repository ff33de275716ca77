//! What a line does not tell because it goes without saying: a blind whom nobody names has folded once the play has passed it.

use crate::betting::round::{Action, BettingRules, HandLine, PlayerAction, Round, SizeCheck, Step};
use std::ops::Range;

/// Adds the folds of the blinds whom a line does not name, before the first act that has passed them, as it leaves out whoever
/// else only folded.
pub(super) fn fold_passed_blinds(line: &mut HandLine) {
    while let Some((at, player, text)) = first_passed(line) {
        let fold = PlayerAction { player, act: Action::Fold, at: text };
        line.moves.insert(at, fold);
        let behind = |place: &mut usize| *place += usize::from(*place >= at);
        line.told_early.iter_mut().for_each(behind);
        line.totals.iter_mut().for_each(behind);
        line.set_aside.iter_mut().for_each(behind);
        line.streets.iter_mut().for_each(|street| behind(&mut street.after));
    }
}

/// The first act of the first street that has passed a blind who owes chips, or what the line ends with: its place, the blind, and
/// where it stands.
fn first_passed(line: &HandLine) -> Option<(usize, usize, Range<usize>)> {
    let setup = &line.setup;
    if setup.heads_up || !setup.street.opens() || setup.unnamed == [false; 2] {
        return None;
    }
    let rules = BettingRules::default();
    let start = |rules| Round::start(setup, line.blinds, line.players.len(), rules, SizeCheck::AsMade);
    let mut round = rules.or_widest(SizeCheck::AsMade, start).ok()?;
    let end = line.streets.first().map_or(line.moves.len(), |street| street.after);
    for (at, act) in line.moves[..end].iter().enumerate() {
        let posts = matches!(act.act, Action::Post(_));
        // An act before the turn has passed nobody.
        let passed = if posts || line.told_early.contains(&at) { None } else { passed(line, &round, at, act.player) };
        if let Some(blind) = passed {
            return Some((at, blind, act.at.clone()));
        }
        let before = (line.set_aside == Some(at)).then(|| round.clone());
        round.follow(Step::PlayerAction(act)).ok()?;
        round = before.unwrap_or(round);
    }
    let offer = line.offer.as_ref().map(|offer| (offer.player, &offer.at));
    let asked = offer.or(line.to_act.as_ref().map(|to_act| (to_act.player, &to_act.at)));
    let (player, text) = asked.filter(|_| line.streets.is_empty())?;
    Some((end, passed(line, &round, end, player)?, text.clone()))
}

/// A blind whom nobody names and whom the play has passed when this player acts: the small blind once the big blind does, either
/// once a player acts again.
fn passed(line: &HandLine, round: &Round, at: usize, player: usize) -> Option<usize> {
    let acted = |act: &PlayerAction| act.player == player && !matches!(act.act, Action::Post(_));
    let again = line.moves[..at].iter().any(acted);
    (0..2).filter(|blind| line.setup.unnamed[*blind]).find_map(|blind| {
        let waits = line.blinds[blind].filter(|waits| *waits != player)?;
        let state = round.player(waits);
        let passed = again || blind == 0 && line.blinds[1] == Some(player);
        (passed && state.to_act && state.owes > 0).then_some(waits)
    })
}
