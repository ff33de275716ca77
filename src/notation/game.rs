//! The game that a line names, in the name of its structure.

use super::key::Key;
use super::read::Reader;
use crate::betting::round::Game;
use std::ops::Range;

impl Reader<'_> {
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
