//! The words by which a line answers the questions of an incident.

use crate::line::since::Since;
use floorbook_poker::betting::round::{Action, Game, HandLine, PlayerAction, Round, Street, Structure};
use floorbook_poker::showdown::ShowingOrder;

pub(crate) fn since_word(since: Since) -> &'static str {
    match since {
        Since::Nobody => "nobody",
        Since::Few => "few",
        Since::Substantial => "substantial",
    }
}

pub(crate) fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

pub(crate) fn game_word(game: Game) -> &'static str {
    match game {
        Game::Holdem => "holdem",
        Game::Other => "other",
    }
}

pub(crate) fn structure(structure: Structure) -> &'static str {
    match structure {
        Structure::NoLimit => "no-limit",
        Structure::PotLimit => "pot-limit",
        Structure::FixedLimit => "limit",
    }
}

/// The word for three or more hands, or the one for two. Who is left out of a line may have a hand, unless the big blind has acted
/// before the flop, or is about to: everybody has had his turn then.
pub(crate) fn hands(line: &HandLine, round: &Round, [several, two]: [&'static str; 2]) -> Option<&'static str> {
    let hands = (0..round.players()).filter(|player| !round.player(*player).folded).count();
    match hands {
        3.. => Some(several),
        2 if line.setup.complete || big_blind_acts(line) => Some(two),
        _ => None,
    }
}

/// Whether the big blind acts before the flop, or is asked to.
fn big_blind_acts(line: &HandLine) -> bool {
    let end = line.streets.first().map_or(line.moves.len(), |street| street.after);
    let acts = |player: usize| {
        let act = |act: &PlayerAction| act.player == player && !matches!(act.act, Action::Post(_));
        line.moves[..end].iter().any(act) || line.streets.is_empty() && line.actor() == Some(player)
    };
    line.setup.street.opens() && line.blinds[1].is_some_and(acts)
}

/// The players who have a hand: whether each is all-in.
fn all_ins(round: &Round) -> impl Iterator<Item = bool> {
    (0..round.players()).map(|player| round.player(player)).filter(|player| !player.folded).map(|player| player.all_in)
}

/// Whether any player in the hand is all-in; nothing while somebody has yet to act.
pub(crate) fn any_all_in(round: &Round) -> Option<bool> {
    round.to_act().next().is_none().then(|| all_ins(round).any(|all_in| all_in))
}

/// Whether no bet can be made any more in this hand: on the last street once everybody has acted, on an earlier one where at most
/// one player has chips left.
pub(crate) fn betting_over(round: &Round) -> bool {
    let with_chips = all_ins(round).filter(|all_in| !all_in).count();
    round.to_act().next().is_none() && (round.street().is_last() || with_chips <= 1)
}

/// What is left of the board.
pub(crate) fn board(round: &Round) -> &'static str {
    if round.street().is_last() { "complete" } else { "to-come" }
}

/// Whether any player in the hand is all-in, and what is left of the board then.
pub(crate) fn all_in_board(round: &Round) -> Option<&'static str> {
    let any = any_all_in(round).filter(|_| betting_over(round))?;
    Some(match (any, round.street().is_last()) {
        (false, _) => "no",
        (true, true) => "board-complete",
        (true, false) => "board-to-come",
    })
}

/// Whether there was a bet on the last betting round of a hand whose betting is over.
pub(crate) fn last_round(line: &HandLine, round: &Round) -> Option<&'static str> {
    let order = ShowingOrder::of(line).filter(|_| betting_over(round))?;
    Some(if order.aggressor.is_some() { "bet" } else { "no-bet" })
}

/// Which bet is faced: before the flop the big blind or a raise of it, after it the opening bet or a raise.
pub(crate) fn facing(line: &HandLine, round: &Round) -> Option<&'static str> {
    let blinds = line.blinds[1].is_some() && round.street() == Street::Preflop;
    match (round.raises(), blinds) {
        (0, true) => Some("big-blind"),
        (0, false) => None,
        (1, true) => Some("first-raise"),
        (1, false) => Some("opening-bet"),
        (2.., _) => Some("later-raise"),
    }
}
