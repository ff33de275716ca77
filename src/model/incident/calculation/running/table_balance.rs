//! Balancing tables: who moves from which table to which seat.

use super::*;
use crate::tournament::{BalanceFault, Move, balance};

class! {
    /// How many players have to move.
    pub(in super::super) enum Moves = "moves" {
        None = "none",
        One = "one",
        Several = "several",
    }
}

class! {
    /// Whether the slip tells who moves and where to.
    pub(in super::super) enum SeatsTold = "seats-told" {
        Both = "both",
        Some = "some",
    }
}

class! {
    /// Whether a player who moves becomes big blind at once.
    pub(in super::super) struct MovesToBigBlind(bool) = "moves-to-big-blind";
}

classes! {
    pub(in super::super) struct BalanceClasses {
        moves: Moves,
        seats_told: SeatsTold,
        big_blind: MovesToBigBlind,
    }
}

const COLUMNS: &[&str] = &["move", "from_table", "from_seat", "to_table", "to_seat", "big_blind_at_once"];

pub(in super::super) struct TableBalance;

impl Calculate for TableBalance {
    type Classes = BalanceClasses;
    const NAME: &'static str = "table-balance";
    const INPUTS: &'static [&'static str] = &["tables"];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["tables_told", "players_told", "players_moved"]];
    const TABLES: &'static [&'static str] = &["moves"];

    /// `tables` are the tables with their players, who is big blind next, and the empty seats.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<BalanceClasses>, CalculationError> {
        let tables = inputs.tables("tables")?;
        if tables.len() < 2 {
            return Err(CalculationError::impossible("tables", "one-table", []));
        }
        let moves = balance(tables).map_err(|fault| match fault {
            BalanceFault::NoSeat(at) => {
                CalculationError::impossible("tables", "no-empty-seat", [("table", at as u64 + 1)])
            }
        })?;
        let told = moves.iter().all(|one| one.from_seat.is_some() && one.to_seat.is_some());
        let classes = BalanceClasses {
            moves: match moves.len() {
                0 => Moves::None,
                1 => Moves::One,
                _ => Moves::Several,
            },
            seats_told: if told { SeatsTold::Both } else { SeatsTold::Some },
            big_blind: MovesToBigBlind(moves.iter().any(|one| one.big_blind == Some(true))),
        };
        let amounts = vec![
            ("tables_told", tables.len() as u64),
            ("players_told", tables.iter().map(|table| table.players).sum()),
            ("players_moved", moves.len() as u64),
        ];
        let rows = moves.iter().zip(1..).map(|(one, number)| row(number, one, tables));
        let table = AmountTable::new("moves", COLUMNS, rows);
        Ok(Calculated { tables: vec![table], ..Calculated::new(classes, amounts, Vec::new()) })
    }
}

fn row(number: u64, one: &Move, tables: &[TableCount]) -> Vec<Cell> {
    let name = |at: usize| Cell::Player(tables[at].name.as_str().into());
    let seat = |seat: Option<u64>| seat.map_or(Cell::Empty, Cell::Amount);
    let blind = one.big_blind.map_or(Cell::Empty, yes_no);
    vec![Cell::Amount(number), name(one.from), seat(one.from_seat), name(one.to), seat(one.to_seat), blind]
}
