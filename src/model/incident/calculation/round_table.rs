//! A told round as a table: who has what in front, did what, owes what, and may raise to how much.

use super::played_round::PlayedRound;
use super::{AmountTable, Cell};
use crate::betting::Amount;
use crate::betting::round::{OtherTotals, PlayerName};
use std::sync::Arc;

/// What the table of a round shows beside who has what in front, did what and owes what.
#[derive(Clone, Copy)]
enum Shown {
    /// Whether a player may raise, and to how much at least and at most.
    LeastAndMost,
    /// The same without a most, where there is none: in no-limit when no stack was told.
    Least,
    /// In fixed limit, where a raise may go to one of several totals: the least is the most.
    LeastAndOther,
    /// Only the most.
    Most,
}

impl Shown {
    /// The columns of the table.
    fn columns(self) -> &'static [&'static str] {
        match self {
            Self::LeastAndMost => &["player", "put", "action", "owes", "may_raise", "least", "most"],
            Self::Least => &["player", "put", "action", "owes", "may_raise", "least"],
            Self::LeastAndOther => &["player", "put", "action", "owes", "may_raise", "least", "other"],
            Self::Most => &["player", "put", "action", "owes", "most"],
        }
    }

    /// What the rows leave to be shown.
    fn of(rows: &[RoundRow]) -> Self {
        match rows.iter().any(|row| !row.others.is_empty()) {
            true => Self::LeastAndOther,
            false if rows.iter().any(|row| row.most.is_some()) => Self::LeastAndMost,
            false => Self::Least,
        }
    }
}

/// A player's row in the table of a round. Every ruling on a bet has such a table and few show it, so that cells are only made
/// of it where it is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct RoundRow {
    /// Chips in front, in all.
    put: Amount,
    action: &'static str,
    /// None for a player who has no act to make.
    owes: Option<Amount>,
    /// Whether the player may raise, as a word of a cell; none for one who has no act to make.
    may_raise: Option<&'static str>,
    /// The totals to which the player may bet or raise.
    least: Option<Amount>,
    most: Option<Amount>,
    others: OtherTotals,
}

impl RoundRow {
    /// Fills the row in its place: to make it elsewhere and move it takes longer than all that is worked out for it.
    fn fill(&mut self, told: &PlayedRound, player: usize) {
        let state = told.round.player(player);
        self.put = state.put;
        self.action = told.action_of(player, &state);
        self.owes = state.to_act.then_some(state.owes);
        self.may_raise = state.to_act.then(|| if state.may_raise() { "yes" } else { "no" });
        self.least = state.least();
        self.most = state.most();
        self.others = state.others();
    }

    /// The cell of a column in the row of a player of this name.
    pub(super) fn cell(&self, player: &PlayerName, column: &str) -> Cell {
        let amount = |amount: Option<Amount>| amount.map_or(Cell::Empty, Cell::Amount);
        match column {
            "player" => Cell::Player(player.clone()),
            "put" => Cell::Amount(self.put),
            "action" => Cell::Word(self.action),
            "owes" => amount(self.owes),
            "may_raise" => self.may_raise.map_or(Cell::Empty, Cell::Word),
            "least" => amount(self.least),
            "most" => amount(self.most),
            _ => self.other(),
        }
    }

    /// The other totals to which the player may raise.
    fn other(&self) -> Cell {
        let others: Vec<Amount> = self.others.iter().collect();
        match others[..] {
            [] => Cell::Empty,
            [other] => Cell::Amount(other),
            _ => Cell::Amounts(others),
        }
    }

    /// Keeps only what is shown: tables that look alike are equal.
    fn keep(&mut self, shown: Shown) {
        match shown {
            Shown::LeastAndMost | Shown::Least => {}
            Shown::LeastAndOther => self.most = None,
            Shown::Most => (self.may_raise, self.least, self.others) = (None, None, OtherTotals::default()),
        }
    }

    /// The book leaves it open whether the player may raise: then there is no least raise either.
    fn not_said(&mut self) {
        self.may_raise = Some("not-said");
        (self.least, self.most, self.others) = (None, None, OtherTotals::default());
    }
}

/// The round as a table on which the ruling hangs. `open`: the players whose right to raise the book leaves open.
pub(super) fn round_table(told: &PlayedRound, open: &[usize]) -> AmountTable {
    let rows = rows(told);
    let shown = Shown::of(&rows);
    table(told, rows, open, shown)
}

/// The round as a table that shows what each player may bet at most: the ruling of pot-limit.
pub(super) fn table_of_most(told: &PlayedRound, open: &[usize]) -> AmountTable {
    table(told, rows(told), open, Shown::Most)
}

fn rows(told: &PlayedRound) -> Vec<RoundRow> {
    let mut rows = vec![RoundRow::default(); told.line.players.len()];
    rows.iter_mut().enumerate().for_each(|(player, row)| row.fill(told, player));
    rows
}

fn table(told: &PlayedRound, mut rows: Vec<RoundRow>, open: &[usize], shown: Shown) -> AmountTable {
    for (player, row) in rows.iter_mut().enumerate() {
        if open.contains(&player) {
            row.not_said();
        }
        row.keep(shown);
    }
    AmountTable::of_round(shown.columns(), Arc::clone(&told.line.players), rows)
}
