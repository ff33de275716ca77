//! The game that a line names, in the name of its structure.

use super::error::NotationError;
use super::key::Key;
use super::read::Reader;
use crate::betting::round::Game;
use std::ops::Range;

impl Reader<'_> {
    /// Reads `2-7 triple draw`, whose digits are no word. The draw behind it is the game's name, and no street.
    pub(super) fn deuce_to_seven(&mut self) -> Result<bool, NotationError> {
        let mut ahead = self.cursor;
        ahead.blanks();
        let start = ahead.at;
        match ahead.rest().strip_prefix("2-7") {
            Some(rest) if !rest.starts_with(char::is_alphanumeric) => ahead.at += "2-7".len(),
            _ => return Ok(false),
        }
        ahead.phrase(&[Key::Game, Key::Draw]);
        self.cursor = ahead;
        self.told.named = Some(Game::Other);
        let word = start..ahead.at;
        self.once(|told| &mut told.game, word.clone(), word)?;
        Ok(true)
    }

    /// The game that is named together with its structure: `NLHE`, `no-limit omaha hi-lo`.
    pub(super) fn named_game(&self, word: &Range<usize>) -> Option<Game> {
        let starts = self.cursor.text[word.clone()].char_indices().map(|(at, _)| word.start + at);
        let ends = |at: usize, key: Key| {
            let mut ahead = self.cursor;
            ahead.at = at;
            ahead.phrase(&[key]).is_some() && ahead.at == word.end
        };
        let games = [(Key::Holdem, Game::Holdem), (Key::OtherGame, Game::Other)];
        starts
            .flat_map(|at| games.map(|game| (at, game)))
            .find(|(at, (key, _))| ends(*at, *key))
            .map(|(_, (_, game))| game)
    }
}
