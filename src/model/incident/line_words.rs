//! The words by which a line answers the questions of an incident.

use super::calculation::Since;
use crate::betting::round::{Game, HandLine, Round, Street, Structure};

pub(super) fn since_word(since: Since) -> &'static str {
    match since {
        Since::Nobody => "nobody",
        Since::Few => "few",
        Since::Substantial => "substantial",
    }
}

pub(super) fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

pub(super) fn game_word(game: Game) -> &'static str {
    match game {
        Game::Holdem => "holdem",
        Game::Other => "other",
    }
}

pub(super) fn structure(structure: Structure) -> &'static str {
    match structure {
        Structure::NoLimit => "no-limit",
        Structure::PotLimit => "pot-limit",
        Structure::FixedLimit => "limit",
    }
}

/// The word for three or more hands, or the one for two. Who is left out of a line may have a hand.
pub(super) fn hands(line: &HandLine, round: &Round, [several, two]: [&'static str; 2]) -> Option<&'static str> {
    let hands = (0..round.players()).filter(|player| !round.player(*player).folded).count();
    match hands {
        3.. => Some(several),
        2 if line.setup.complete => Some(two),
        _ => None,
    }
}

/// Which bet is faced: before the flop the big blind or a raise of it, after it the opening bet or a raise.
pub(super) fn facing(line: &HandLine, round: &Round) -> Option<&'static str> {
    let blinds = line.blinds[1].is_some() && round.street() == Street::Preflop;
    match (round.raises(), blinds) {
        (0, true) => Some("big-blind"),
        (0, false) => None,
        (1, true) => Some("first-raise"),
        (1, false) => Some("opening-bet"),
        (2.., _) => Some("later-raise"),
    }
}
