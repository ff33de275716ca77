//! A told round as a table: who has what in front, did what, owes what, and may raise to how much.
//!
//! Every measure of a bet has such a table, and few rulings show it: it keeps the round, and its rows are made where it is
//! read.

use crate::betting::played_round::{PlayedRound, standing};
use crate::{AmountTable, Cell};
use floorbook_poker::betting::Amount;
use floorbook_poker::betting::round::{Action, OtherTotals, PlayerName, Round};
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
}

/// A round at its end, to be read as a table.
#[derive(Debug, Clone)]
pub(crate) struct RoundTable {
    round: Box<Round>,
    players: Arc<[PlayerName]>,
    /// What each player did last on the street; none for one who did nothing yet.
    acted: Vec<Option<&'static str>>,
    /// Whether there were streets before.
    later_street: bool,
    /// The players whose right to raise the book leaves open.
    open: Vec<usize>,
    /// Whether only the most is shown of the totals to raise to.
    only_most: bool,
}

impl RoundTable {
    /// How many players there are.
    pub(crate) fn len(&self) -> usize {
        self.players.len()
    }

    /// The names of the columns.
    pub(crate) fn columns(&self) -> &'static [&'static str] {
        self.shown(&self.states()).columns()
    }

    /// The rows, each with a cell for every column.
    pub(crate) fn rows(&self) -> Vec<Vec<Cell>> {
        let states = self.states();
        let shown = self.shown(&states);
        let row = |(player, state): (usize, &RowState)| self.row(player, state, shown);
        states.iter().enumerate().map(row).collect()
    }

    fn states(&self) -> Vec<RowState> {
        (0..self.len()).map(|player| RowState::of(&self.round, player)).collect()
    }

    fn shown(&self, states: &[RowState]) -> Shown {
        match states.iter().any(|state| !state.others.is_empty()) {
            _ if self.only_most => Shown::Most,
            true => Shown::LeastAndOther,
            false if states.iter().any(|state| state.most.is_some()) => Shown::LeastAndMost,
            false => Shown::Least,
        }
    }

    fn row(&self, player: usize, state: &RowState, shown: Shown) -> Vec<Cell> {
        let action = || self.acted[player].unwrap_or_else(|| standing(&self.round, player, self.later_street));
        // Where the book leaves it open whether a player may raise, there is no least raise either.
        let open = self.open.contains(&player);
        let amount = |amount: Option<Amount>| amount.map_or(Cell::Empty, Cell::Amount);
        let total = |total: Option<Amount>| amount(total.filter(|_| !open));
        let cell = |column: &&str| match *column {
            "player" => Cell::Player(self.players[player].clone()),
            "put" => Cell::Amount(state.put),
            "action" => Cell::Word(action()),
            "owes" => amount(state.owes),
            "may_raise" if open => Cell::Word("not-said"),
            "may_raise" => state.may_raise.map_or(Cell::Empty, |may| Cell::Word(if may { "yes" } else { "no" })),
            "least" => total(state.least),
            "most" => total(state.most),
            _ if open => Cell::Empty,
            _ => state.other(),
        };
        shown.columns().iter().map(cell).collect()
    }
}

/// What a row shows of a player.
struct RowState {
    /// Chips in front, in all.
    put: Amount,
    /// None for a player who has no act to make; so with the right to raise.
    owes: Option<Amount>,
    may_raise: Option<bool>,
    /// The totals to which the player may bet or raise.
    least: Option<Amount>,
    most: Option<Amount>,
    others: OtherTotals,
}

impl RowState {
    fn of(round: &Round, player: usize) -> Self {
        let state = round.player(player);
        Self {
            put: state.put,
            owes: state.to_act.then_some(state.owes),
            may_raise: state.to_act.then(|| state.may_raise()),
            least: state.least(),
            most: state.most(),
            others: state.others(),
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
}

/// The round as a table on which the ruling hangs. `open`: the players whose right to raise the book leaves open.
pub(crate) fn round_table(told: PlayedRound, open: Vec<usize>) -> AmountTable {
    table(told, open, false)
}

/// The round as a table that shows what each player may bet at most: the ruling of pot-limit.
pub(crate) fn table_of_most(told: PlayedRound, open: Vec<usize>) -> AmountTable {
    table(told, open, true)
}

fn table(mut told: PlayedRound, open: Vec<usize>, only_most: bool) -> AmountTable {
    // Whoever has folded behind what the floor is asked about has nothing more to do.
    let folds: Vec<usize> =
        told.line.later.iter().filter(|later| later.act == Action::Fold).map(|later| later.player).collect();
    let gone = |player: usize| folds.contains(&player).then_some("fold");
    let acted = (0..told.line.players.len()).map(|player| gone(player).or_else(|| told.acted(player))).collect();
    for player in &folds {
        // Refused is only the fold of the last hand.
        let _ = told.round.play(*player, &Action::Fold);
    }
    AmountTable::of_round(RoundTable {
        players: Arc::clone(&told.line.players),
        acted,
        later_street: !told.line.streets.is_empty(),
        round: told.round,
        open,
        only_most,
    })
}
