//! Tables of amounts that a ruling shows.

use super::round_table::RoundRow;
use crate::betting::Amount;
use crate::betting::round::PlayerName;
use crate::tournament::{Cents, Seconds};
use std::borrow::Cow;
use std::sync::Arc;

/// A table of amounts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AmountTable {
    /// Its name: `players`, `pots`.
    pub name: &'static str,
    /// It only shows what was told: nothing of the ruling hangs on it.
    pub read_back: bool,
    /// The names of its columns.
    pub columns: &'static [&'static str],
    content: Content,
}

/// What is in a table.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Content {
    /// Its cells, row after row.
    Cells(Vec<Cell>),
    /// The players of a round, and what each has and may do.
    Round(Arc<[PlayerName]>, Vec<RoundRow>),
}

impl AmountTable {
    /// The players of a round, a row each.
    pub(super) fn of_round(columns: &'static [&'static str], players: Arc<[PlayerName]>, rows: Vec<RoundRow>) -> Self {
        Self { name: "players", read_back: false, columns, content: Content::Round(players, rows) }
    }

    /// A table on which a ruling can hang. Each row has a cell for every column.
    pub(super) fn new<R: IntoIterator<Item = Cell>>(
        name: &'static str,
        columns: &'static [&'static str],
        rows: impl IntoIterator<Item = R>,
    ) -> Self {
        let rows = rows.into_iter();
        let mut cells = Vec::with_capacity(rows.size_hint().0 * columns.len());
        rows.for_each(|row| cells.extend(row));
        debug_assert!(cells.len().is_multiple_of(columns.len()), "{name}: a row has no cell for some column");
        Self { name, read_back: false, columns, content: Content::Cells(cells) }
    }

    /// The same table; where `read_back`, it only shows what was told.
    pub(super) fn reading_back(self, read_back: bool) -> Self {
        Self { read_back, ..self }
    }

    /// Its rows, each with a cell for every column.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = Cow<'_, [Cell]>> {
        (0..self.len()).map(|row| match &self.content {
            Content::Cells(cells) => Cow::Borrowed(&cells[row * self.columns.len()..][..self.columns.len()]),
            Content::Round(players, rows) => {
                self.columns.iter().map(|column| rows[row].cell(&players[row], column)).collect()
            }
        })
    }

    /// How many rows it has.
    #[must_use]
    pub fn len(&self) -> usize {
        match &self.content {
            Content::Cells(cells) => cells.len() / self.columns.len(),
            Content::Round(_, rows) => rows.len(),
        }
    }

    /// Whether it has no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A cell of a table of amounts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// The name of a player, as it was typed.
    Player(PlayerName),
    /// The names of several players.
    Players(Vec<PlayerName>),
    /// An amount in chips.
    Amount(Amount),
    /// Several amounts in chips, each of which may hold.
    Amounts(Vec<Amount>),
    /// Money, in hundredths.
    Money(Cents),
    /// A time on a clock.
    Time(Seconds),
    /// One of a closed set of words.
    Word(&'static str),
    /// Nothing.
    Empty,
}
