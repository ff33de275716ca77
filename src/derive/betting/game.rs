//! The game that is played, as an input of calculations.

use crate::{CalculationError, Inputs};
use floorbook_poker::cards::Game;
use floorbook_poker::showdown::Hands;

/// The fact which game is played.
pub(crate) const GAME: &str = "game";

/// Its answers. An incident may leave some out.
pub(crate) const GAMES: &[&str] = &[
    "holdem",
    "omaha",
    "omaha-hi-lo",
    "stud",
    "stud-hi-lo",
    "razz",
    "draw",
    "deuce-to-seven",
    "badugi",
    "ace-to-five",
    "short-deck",
    "five-card-stud",
    "courchevel",
];

/// The games in the order of [`GAMES`].
const IN_ORDER: [Game; 13] = [
    Game::Holdem,
    Game::Omaha,
    Game::OmahaHiLo,
    Game::Stud,
    Game::StudHiLo,
    Game::Razz,
    Game::Draw,
    Game::DeuceToSeven,
    Game::Badugi,
    Game::AceToFive,
    Game::ShortDeck,
    Game::FiveCardStud,
    Game::Courchevel,
];

/// The word for the game that was played, where the cards leave no other one that tournaments have: two cards each beside a board
/// are hold'em.
#[must_use]
pub fn only_game(hands: &Hands) -> Option<&'static str> {
    let two_each = hands.hands.iter().all(|cards| cards.len() == 2);
    let place = IN_ORDER.iter().position(|game| *game == Game::Holdem)?;
    (two_each && !hands.board.is_empty()).then_some(GAMES[place])
}

/// The game that is played.
pub(crate) fn game(inputs: &dyn Inputs) -> Result<Game, CalculationError> {
    let word = inputs.word(GAME)?;
    let place = GAMES.iter().position(|known| *known == word);
    place.map(|place| IN_ORDER[place]).ok_or(CalculationError::MissingFact)
}
