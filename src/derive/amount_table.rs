//! Tables of amounts that a ruling shows.

use crate::betting::round_table::RoundTable;
use floorbook_poker::betting::Amount;
use floorbook_poker::betting::round::PlayerName;
use floorbook_poker::tournament::{Cents, Seconds};
use std::borrow::Cow;

/// A table of amounts. Tables are equal that show the same.
#[derive(Debug, Clone)]
pub struct AmountTable {
    /// Its name: `players`, `pots`.
    pub name: &'static str,
    /// It only shows what was told: nothing of the ruling hangs on it.
    pub read_back: bool,
    content: Content,
}

/// What is in a table.
#[derive(Debug, Clone)]
enum Content {
    /// The names of its columns, and its cells, row after row.
    Cells(&'static [&'static str], Vec<Cell>),
    /// The players of a round.
    Round(RoundTable),
}

impl PartialEq for AmountTable {
    fn eq(&self, other: &Self) -> bool {
        let shown = (self.name, self.read_back, self.columns()) == (other.name, other.read_back, other.columns());
        shown && self.rows().eq(other.rows())
    }
}

impl Eq for AmountTable {}

impl AmountTable {
    /// The players of a round, a row each.
    pub(crate) fn of_round(round: RoundTable) -> Self {
        Self { name: "players", read_back: false, content: Content::Round(round) }
    }

    /// A table on which a ruling can hang. Each row has a cell for every column.
    pub(crate) fn new<R: IntoIterator<Item = Cell>>(
        name: &'static str,
        columns: &'static [&'static str],
        rows: impl IntoIterator<Item = R>,
    ) -> Self {
        let rows = rows.into_iter();
        let mut cells = Vec::with_capacity(rows.size_hint().0 * columns.len());
        rows.for_each(|row| cells.extend(row));
        debug_assert!(cells.len().is_multiple_of(columns.len()), "{name}: a row has no cell for some column");
        Self { name, read_back: false, content: Content::Cells(columns, cells) }
    }

    /// The same table under another name.
    pub(crate) fn named(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    /// The same table; where `read_back`, it only shows what was told.
    pub(crate) fn reading_back(self, read_back: bool) -> Self {
        Self { read_back, ..self }
    }

    /// The names of its columns.
    #[must_use]
    pub fn columns(&self) -> &'static [&'static str] {
        match &self.content {
            Content::Cells(columns, _) => columns,
            Content::Round(round) => round.columns(),
        }
    }

    /// Its rows, each with a cell for every column.
    #[must_use]
    pub fn rows(&self) -> std::vec::IntoIter<Cow<'_, [Cell]>> {
        let rows: Vec<_> = match &self.content {
            Content::Cells(columns, cells) => cells.chunks_exact(columns.len()).map(Cow::Borrowed).collect(),
            Content::Round(round) => round.rows().into_iter().map(Cow::Owned).collect(),
        };
        rows.into_iter()
    }

    /// Whether it has no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match &self.content {
            Content::Cells(_, cells) => cells.is_empty(),
            Content::Round(round) => round.len() == 0,
        }
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
