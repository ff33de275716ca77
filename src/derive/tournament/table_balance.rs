//! Balancing tables: who moves from which table to which seat.

use super::*;
use crate::working::{FROM_TABLE, TO_TABLE};
use floorbook_poker::tournament::{BalanceFault, Move, balance};

class! {
    /// How many players have to move.
    pub(crate) enum Moves = "moves" {
        None = "none",
        One = "one",
        Several = "several",
    }
}

class! {
    /// Whether the slip tells who moves and where to.
    pub(crate) enum SeatsTold = "seats-told" {
        Both = "both",
        Some = "some",
    }
}

class! {
    /// Whether a player who moves becomes big blind at once.
    pub(crate) struct MovesToBigBlind(bool) = "moves-to-big-blind";
}

class! {
    /// Whether a player could be seated as the only big blind, and is not without that.
    pub(crate) struct SingleBigBlind(bool) = "single-big-blind";
}

classes! {
    pub(crate) struct BalanceClasses {
        moves: Moves,
        seats_told: SeatsTold,
        big_blind: MovesToBigBlind,
        single: SingleBigBlind,
    }
}

const COLUMNS: &[&str] = &["move", "from_table", "from_seat", "to_table", "to_seat", "big_blind_at_once"];

pub(crate) struct TableBalance;

impl Calculate for TableBalance {
    type Classes = BalanceClasses;
    const NAME: &'static str = "table-balance";
    const INPUTS: &'static [&'static str] = &["tables"];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["tables_told", "players_told", "players_moved", "from_seat", "to_seat", "single_seat", "last_seat"]];
    const TABLES: &'static [&'static str] = &["moves", "moves-single"];

    /// `tables` are the tables with their players, who is big blind next, and the empty seats.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<BalanceClasses>, CalculationError> {
        let tables = inputs.tables("tables")?;
        if tables.len() < 2 {
            return Err(CalculationError::impossible("tables", "one-table", []));
        }
        let alone = balance(tables, true).map_err(no_seat)?;
        // Where the only empty seat is that of the only big blind, nobody can be seated without it.
        let moves = balance(tables, false).or_else(|fault| match alone.is_empty() {
            true => Err(no_seat(fault)),
            false => Ok(alone.iter().map(|one| Move { to_seat: None, big_blind: None, ..*one }).collect()),
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
            single: SingleBigBlind(moves != alone),
        };
        let mut amounts = vec![
            ("tables_told", tables.len() as u64),
            ("players_told", tables.iter().map(|table| table.players).sum()),
            ("players_moved", moves.len() as u64),
        ];
        let mut names = Vec::new();
        if let ([one], [single]) = (moves.as_slice(), alone.as_slice()) {
            let seats = [
                ("from_seat", one.from_seat),
                ("to_seat", one.to_seat),
                ("single_seat", single.to_seat),
                ("last_seat", tables[one.to].last_open()),
            ];
            amounts.extend(seats.into_iter().filter_map(|(name, seat)| Some((name, seat?))));
            let name = |at: usize| vec![tables[at].name.as_str().into()];
            names = vec![(FROM_TABLE, name(one.from)), (TO_TABLE, name(one.to))];
        }
        let table = |name, moves: &[Move]| {
            let rows = moves.iter().zip(1..).map(|(one, number)| row(number, one, tables));
            AmountTable::new(name, COLUMNS, rows)
        };
        let tables = vec![table("moves", &moves), table("moves-single", &alone)];
        Ok(Calculated { names, tables, ..Calculated::new(classes, amounts, Vec::new()) })
    }
}

fn no_seat(fault: BalanceFault) -> CalculationError {
    let BalanceFault::NoSeat(at) = fault;
    CalculationError::impossible("tables", "no-empty-seat", [("table", at as u64 + 1)])
}

fn row(number: u64, one: &Move, tables: &[TableCount]) -> Vec<Cell> {
    let name = |at: usize| Cell::Player(tables[at].name.as_str().into());
    let seat = |seat: Option<u64>| seat.map_or(Cell::Empty, Cell::Amount);
    let blind = one.big_blind.map_or(Cell::Empty, yes_no);
    vec![Cell::Amount(number), name(one.from), seat(one.from_seat), name(one.to), seat(one.to_seat), blind]
}
