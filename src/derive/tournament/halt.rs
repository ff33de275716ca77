//! Halting play: which tables stop because they are short of players.

use super::rules::{ComparedWith, PlayersNeeded, PlayersShort};
use super::*;
use floorbook_poker::tournament::{Limit, fullest, stopped};

class! {
    /// Which tables stop.
    pub(crate) enum Stops = "stops" {
        None = "none",
        One = "one",
        Several = "several",
    }
}

class! {
    /// The same, measured against a full table instead of the fullest.
    pub(crate) struct StopsAgainstFull(Stops) = "stops-against-full";
}

class! {
    /// Whether the same tables stop by both measures. No table has more players than a full one, so that each that is short of
    /// the fullest is short of a full one, too: as many are the same.
    pub(crate) struct SameTables(bool) = "same-tables";
}

class! {
    /// Whether two tables or more have fewer players than the fullest.
    pub(crate) struct SeveralBelow(bool) = "several-below";
}

classes! {
    pub(crate) struct HaltClasses {
        stops: Stops,
        against_full: StopsAgainstFull,
        same: SameTables,
        several_below: SeveralBelow,
    }
}

const COLUMNS: &[&str] = &["table", "players", "short", "stops"];

const SHORT: &[&str] = &["table", "players", "short"];

pub(crate) struct HaltPlay;

impl Calculate for HaltPlay {
    type Classes = HaltClasses;
    const NAME: &'static str = "halt-play";
    const INPUTS: &'static [&'static str] = &["tables", "full-table"];
    const PARAMETERS: &'static [Parameter] =
        &[PlayersShort::PARAMETER, PlayersNeeded::PARAMETER, ComparedWith::PARAMETER];
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["fullest_table", "full_table", "players_short", "players_needed", "tables_stopped", "tables_stopped_full"]];
    const TABLES: &'static [&'static str] = &["halted", "halted-full", "tables-short"];

    /// `tables` are the tables with their players, `full-table` how many players a full table of the event has.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<HaltClasses>, CalculationError> {
        let short = inputs.value::<PlayersShort>()?.map(|PlayersShort(players)| players);
        let needed = inputs.value::<PlayersNeeded>()?.map(|PlayersNeeded(players)| players);
        let full_matters = short.is_some() && inputs.value::<ComparedWith>()? != Some(ComparedWith::FullestTable);
        if !full_matters {
            inputs.not_needed("full-table");
        }
        let tables = inputs.tables("tables")?;
        let most = fullest(tables);
        let full = if full_matters { inputs.count("full-table")? } else { most };
        if full < most {
            return Err(CalculationError::impossible(
                "full-table",
                "fuller-than-full",
                [("full", full), ("most", most)],
            ));
        }
        let limit = match (short, needed) {
            (Some(limit), _) => Limit::Short(limit),
            (None, Some(needed)) => Limit::Fewer(needed),
            (None, None) => Limit::None,
        };
        let halted = table("halted", tables, limit, most);
        let halted_full = table("halted-full", tables, limit, full);
        let amounts = vec![
            ("fullest_table", most),
            ("full_table", full),
            ("players_short", short.unwrap_or(0)),
            ("players_needed", needed.unwrap_or(0)),
            ("tables_stopped", halted.1),
            ("tables_stopped_full", halted_full.1),
        ];
        let classes = HaltClasses {
            stops: class(halted.1),
            against_full: StopsAgainstFull(class(halted_full.1)),
            same: SameTables(halted.1 == halted_full.1),
            several_below: SeveralBelow(tables.iter().filter(|table| table.players < most).count() > 1),
        };
        let tables = vec![halted.0, halted_full.0, tables_short(tables, most)];
        Ok(Calculated { tables, ..Calculated::new(classes, amounts, Vec::new()) })
    }
}

fn class(stopped: u64) -> Stops {
    match stopped {
        0 => Stops::None,
        1 => Stops::One,
        _ => Stops::Several,
    }
}

/// The tables with what they are short of the fullest, where no number says which of them stop.
fn tables_short(tables: &[TableCount], most: u64) -> AmountTable {
    let list = stopped(tables, Limit::None, most);
    let rows = tables.iter().zip(&list).map(|(table, one)| {
        [Cell::Player(table.name.as_str().into()), Cell::Amount(table.players), Cell::Amount(one.short)]
    });
    AmountTable::new("tables-short", SHORT, rows)
}

/// The tables with what they are short of, and how many stop.
fn table(name: &'static str, tables: &[TableCount], limit: Limit, of: u64) -> (AmountTable, u64) {
    let list = stopped(tables, limit, of);
    let rows = tables.iter().zip(&list).map(|(table, one)| {
        let (name, players) = (Cell::Player(table.name.as_str().into()), Cell::Amount(table.players));
        [name, players, Cell::Amount(one.short), yes_no(one.stops)]
    });
    let count = list.iter().filter(|one| one.stops).count() as u64;
    (AmountTable::new(name, COLUMNS, rows), count)
}
