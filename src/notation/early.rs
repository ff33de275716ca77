//! What a player does whose turn it was when somebody bet before him: he acts as if that bet had not been made.

use crate::betting::round::{Action, BettingRules, HandLine, PlayerAction, Round, SizeCheck, Step};
use crate::betting::{Motion, Offer, Words};

/// Takes a check at the end, by a player who faces a bet that was made before his turn, for what he said: it is his turn, as if
/// that bet had not been made.
pub(super) fn check_before_an_early_bet(line: &mut HandLine) {
    let check = |last: &&PlayerAction| last.act == Action::Check && line.offer.is_none() && line.to_act.is_none();
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

/// Whether the bet that a player faces was made while he was due before the bettor, where everybody is told.
pub(super) fn bet_out_of_turn(line: &HandLine, player: usize) -> bool {
    let start = Round::start(&line.setup, line.blinds, line.players.len(), BettingRules::default(), SizeCheck::AsMade);
    let Ok(mut round) = start else {
        return false;
    };
    // Who opens a street is due by being told first, where the line does not tell it.
    let told = line.tells_opener();
    let (mut early, mut opened) = (false, told);
    for step in line.steps() {
        let bet = round.bet();
        let due_before = match step {
            Step::Street(_) => {
                opened = told;
                false
            }
            Step::PlayerAction(act) => {
                let skipped = opened && round.to_act().take_while(|due| *due != act.player).any(|due| due == player);
                opened |= !matches!(act.act, Action::Post(_));
                skipped
            }
        };
        if round.follow(step).is_err() {
            return false;
        }
        if round.bet() != bet {
            early = due_before;
        }
    }
    early && line.setup.complete
}
