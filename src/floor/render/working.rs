//! The working behind a ruling and its tables of amounts, for a person and as JSON.

use super::Block;
use super::remedy::OR;
use crate::betting::Amount;
use crate::incident::{AmountTable, Cell, Sum, Unit, Working, amount_message};
use crate::locale::{Words, args, write_money};
use crate::tournament::{Cents, Seconds};
use serde_json::{Map, Value as Json, json};
use std::borrow::Cow;
use std::cmp::Ordering;

/// An amount by its name as the language writes it: chips, money or a time.
pub(super) fn quantity(words: &Words, name: &str, amount: Amount) -> String {
    match Unit::of(name) {
        Unit::Whole => words.number(amount),
        Unit::Money => write_money(words.language(), amount),
        Unit::Time => clock_words(amount),
    }
}

/// Money for a program: exact, with a point and two digits behind it.
pub(super) fn decimal(cents: Cents) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}

/// A time as a clock shows it: `17:30`.
fn clock_words(time: Seconds) -> String {
    format!("{}:{:02}", time / 60, time % 60)
}

/// A step of the working on one line. `shown` gives the name under which the ruling shows an amount.
pub(super) fn sum_line<'n>(words: &Words, sum: &Sum, shown: &dyn Fn(&'static str) -> &'n str) -> String {
    let named = |(name, value): &(&'static str, u64)| {
        format!("{} ({})", quantity(words, name, *value), words.text(&amount_message(shown(name))))
    };
    match &sum.working {
        Working::Total { terms, is } => {
            let mut line = String::new();
            for (at, term) in terms.iter().enumerate() {
                let sign = match (at, term.minus) {
                    (0, false) => "",
                    (0, true) => "−",
                    (_, false) => " + ",
                    (_, true) => " − ",
                };
                line.push_str(&format!("{sign}{}", named(&(term.name, term.value))));
            }
            format!("{line} = {}", named(is))
        }
        Working::Percent { percent, of, is } => {
            let percent = words.with("unit-percent", &args([("n", (*percent).into())]));
            format!("{percent} × {} → {}", named(of), named(is))
        }
        Working::Share { of, shares, each, left } => {
            let left = if left.1 > 0 { format!(" + {}", named(left)) } else { String::new() };
            format!("{} = {} × {}{left}", named(of), words.number(*shares), named(each))
        }
        Working::Compare { left, order, right } => {
            let sign = match order {
                Ordering::Less => "<",
                Ordering::Equal => "=",
                Ordering::Greater => ">",
            };
            format!("{} {sign} {}", named(left), named(right))
        }
    }
}

/// A step of the working as JSON, under the names of the calculation; only its text has those of the ruling.
pub(super) fn sum_json<'n>(words: &Words, sum: &Sum, shown: &dyn Fn(&'static str) -> &'n str) -> Json {
    let text = sum_line(words, sum, shown);
    let named = |(name, value): &(&str, u64)| json!({"name": name, "value": value});
    match &sum.working {
        Working::Total { terms, is } => {
            let term =
                |term: &crate::incident::Term| json!({"name": term.name, "value": term.value, "minus": term.minus});
            let terms: Vec<Json> = terms.iter().map(term).collect();
            json!({"kind": "sum", "terms": terms, "name": is.0, "value": is.1, "text": text})
        }
        Working::Percent { percent, of, is } => {
            json!({"kind": "percent", "percent": percent, "of": named(of), "name": is.0, "value": is.1, "text": text})
        }
        Working::Share { of, shares, each, left } => {
            let left = named(left);
            json!({"kind": "share", "of": named(of), "shares": shares, "name": each.0, "value": each.1, "left": left, "text": text})
        }
        Working::Compare { left, order, right } => {
            let order = match order {
                Ordering::Less => "less",
                Ordering::Equal => "equal",
                Ordering::Greater => "more",
            };
            json!({"kind": "comparison", "left": named(left), "order": order, "right": named(right), "text": text})
        }
    }
}

/// A table of amounts.
pub(super) fn table_block(words: &Words, table: &AmountTable) -> Block {
    let head = table.columns().iter().map(|column| words.text(&column_message(column))).collect();
    let cell = |cell: &Cell| cell_words(words, cell);
    Block::Table(head, table.rows().map(|row| row.iter().map(cell).collect()).collect())
}

/// Of the table of a round those who are to act, a line each: who, what he owes, and to what he may bet or raise.
pub(super) fn due_lines(words: &Words, table: &AmountTable) -> Vec<String> {
    let columns = table.columns();
    let column = |name: &str| columns.iter().position(|known| *known == name);
    let (Some(player), Some(owes)) = (column("player"), column("owes")) else { return Vec::new() };
    let due = table.rows().filter(|row| row.get(owes).is_some_and(|cell| *cell != Cell::Empty));
    let line = |row: Cow<[Cell]>| {
        let told = row.iter().zip(columns).skip(owes).filter(|(cell, _)| **cell != Cell::Empty);
        let told =
            told.map(|(cell, column)| format!("{} {}", words.text(&column_message(column)), cell_words(words, cell)));
        Some(format!("{}: {}", cell_words(words, row.get(player)?), told.collect::<Vec<_>>().join(" · ")))
    };
    due.filter_map(line).collect()
}

fn cell_words(words: &Words, cell: &Cell) -> String {
    match cell {
        Cell::Player(name) => name.to_string(),
        Cell::Players(names) => names.join(" "),
        Cell::Amounts(several) => several.iter().map(|amount| words.number(*amount)).collect::<Vec<_>>().join(OR),
        Cell::Amount(amount) => words.number(*amount),
        Cell::Money(cents) => write_money(words.language(), *cents),
        Cell::Time(time) => clock_words(*time),
        Cell::Word(word) => words.text(&format!("cell-{word}")),
        Cell::Empty => "–".to_owned(),
    }
}

/// The cells in which another table differs from one of the same rows, each with the head of its row and of its column.
pub(super) fn changed_cells(words: &Words, own: &AmountTable, other: &AmountTable) -> Vec<String> {
    let mut changed = Vec::new();
    let (own_columns, columns) = (own.columns(), other.columns());
    let place = |column: &str| own_columns.iter().position(|known| *known == column);
    for (row, own) in other.rows().zip(own.rows()) {
        for (cell, column) in row.iter().zip(columns) {
            if place(column).and_then(|place| own.get(place)) != Some(cell) {
                let head = row.first().map_or_else(String::new, |head| cell_words(words, head));
                changed.push(format!("{head}: {} {}", words.text(&column_message(column)), cell_words(words, cell)));
            }
        }
    }
    changed
}

/// Tables of amounts as JSON: by their names, each a list of rows by the names of the columns.
pub(super) fn tables_json(tables: &[AmountTable]) -> Json {
    let cell = |cell: &Cell| match cell {
        Cell::Player(name) => json!(**name),
        Cell::Players(names) => names.iter().map(|name| json!(**name)).collect(),
        Cell::Amounts(several) => json!(several),
        Cell::Amount(amount) => json!(amount),
        Cell::Money(cents) => json!(decimal(*cents)),
        Cell::Time(time) => json!(time),
        Cell::Word(word) => json!(word),
        Cell::Empty => Json::Null,
    };
    let row = |columns: &[&str], row: &[Cell]| -> Json {
        let cells = columns.iter().zip(row).map(|(column, value)| ((*column).to_owned(), cell(value)));
        Json::Object(cells.collect())
    };
    let rows = |table: &AmountTable| {
        let columns = table.columns();
        Json::Array(table.rows().map(|cells| row(columns, &cells)).collect())
    };
    Json::Object(tables.iter().map(|table| (table.name.to_owned(), rows(table))).collect::<Map<_, _>>())
}

fn column_message(column: &str) -> String {
    format!("column-{}", column.replace('_', "-"))
}
