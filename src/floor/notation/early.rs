//! What a player does whose turn it was when somebody bet before him: he acts as if that bet had not been made.

use crate::betting::round::{Action, BettingRules, HandLine, PlayerAction, Round, SizeCheck, Step, TurnOrder};
use crate::betting::{Motion, Offer, Words};

/// Takes a check at the end, by a player who faces a bet that was made before his turn, for what he said: it is his turn, as if
/// that bet had not been made.
pub(super) fn check_before_an_early_bet(line: &mut HandLine) {
    let on_street = line.streets.last().is_none_or(|street| street.after < line.moves.len());
    let alone = on_street && line.offer.is_none() && line.to_act.is_none();
    let check = |last: &&PlayerAction| last.act == Action::Check && alone;
    let Some(last) = line.moves.last().filter(check).cloned() else {
        return;
    };
    line.moves.pop();
    if bet_out_of_turn(line, last.player) {
        let motions = vec![Motion::Says(Words::Check)];
        line.offer = Some(Offer { player: last.player, motions, at: last.at });
    } else {
        line.moves.push(last);
    }
}

/// Whether the bet that a player faces was made while he was due before the bettor.
pub(super) fn bet_out_of_turn(line: &HandLine, player: usize) -> bool {
    let offer = Offer { player, motions: vec![Motion::Says(Words::Check)], at: 0..0 };
    let asked = HandLine { offer: Some(offer), to_act: None, ..line.clone() };
    let early = TurnOrder::of(&asked).ok().and_then(|order| order.early);
    early.is_some_and(|early| early.due.contains(&player) && early.at == last_bet(line))
}

/// The place of the last bet or raise.
fn last_bet(line: &HandLine) -> usize {
    let start = Round::start(&line.setup, line.blinds, line.players.len(), BettingRules::default(), SizeCheck::AsMade);
    let (mut last, mut at) = (usize::MAX, 0);
    let Ok(mut round) = start else {
        return last;
    };
    for step in line.steps() {
        let bet = round.bet();
        if round.follow(step).is_err() {
            return usize::MAX;
        }
        if let Step::PlayerAction(_) = step {
            last = if round.bet() > bet { at } else { last };
            at += 1;
        }
    }
    last
}
