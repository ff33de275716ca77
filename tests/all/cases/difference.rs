//! In which a ruling is not as a case expects it, part by part, each part as a case writes it.

use super::case::{Alternative, Expected, Tables};
use floorbook::decide::{OtherSide, OtherValue as RuledValue, Remedy, Ruling};
use floorbook::incident::{AmountTable, Cell, Coverage};
use floorbook::policy::Value as PolicyValue;
use serde_yaml::Value;
use std::fmt::Display;

/// A part of a ruling that is not as expected.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Difference {
    /// What the case expects.
    pub expected: String,
    /// What the program rules.
    pub found: String,
}

/// Every part in which a ruling differs from what is expected of it.
pub(super) fn differences(ruling: &Ruling, clause: &str, expected: &Expected) -> Vec<Difference> {
    let mut differences = Vec::new();
    let mut same = |part: &str, expected: &str, found: &str| {
        if expected != found {
            let [expected, found] = [expected, found].map(|said| format!("{part} {said}"));
            differences.push(Difference { expected, found });
        }
    };
    same("outcome", &expected.outcome, ruling.outcome);
    // Where a general rule decides it is written once for all cases: see `checks/general_rules.rs`.
    let carried = match ruling.coverage {
        Coverage::GeneralRule if expected.coverage == Coverage::Rule.key() => Coverage::Rule,
        coverage => coverage,
    };
    same("coverage", &expected.coverage, carried.key());
    same("penalty", &expected.penalty, ruling.penalty.key());
    same("amounts", &amounts(&expected.amounts), &amounts(&ruling.amounts));
    same("orders", &list(&expected.orders), &list(&ruling.orders));
    same("open", &list(&expected.open), &list(ruling.open.iter().map(|point| point.policy)));
    if let Some(others) = &expected.other_sides {
        let others = others.iter().map(|other| {
            let penalty = other.penalty.as_ref().unwrap_or(&expected.penalty);
            format!("{}: {} {} penalty {penalty}", other.clause, other.outcome, amounts(&other.amounts))
        });
        same("other sides", &list(others), &list(other_sides(ruling)));
    }
    if let Some(remarks) = &expected.remarks {
        same("remarks", &list(remarks), &list(&ruling.remarks));
    }
    if let Some(others) = &expected.other_values {
        let of_case = others.iter().map(|other| format!("{}: {}", other.policy, other.value));
        let found = |other: &RuledValue| match other.value {
            PolicyValue::Choice(value) => format!("{}: {value}", other.consulted.policy),
            PolicyValue::Number(number) => format!("{}: {number}", other.consulted.policy),
        };
        same("other values", &list(of_case), &list(ruling.other_values.iter().map(found)));
        for (other, found) in others.iter().zip(&ruling.other_values) {
            tables(&other.tables, &found.tables, &mut same);
        }
    }
    tables(&expected.tables, &ruling.tables, &mut same);
    same("alternatives", &list(expected.alternatives.iter().map(alternative)), &list(alternatives(ruling)));
    let cited: Vec<&str> = ruling.citations.iter().map(|citation| citation.address.as_str()).collect();
    let carries = |address: &&str| **address == *clause || address.starts_with(&format!("{clause}-"));
    if !cited.iter().any(carries) {
        same("clause", clause, &list(&cited));
    } else if expected.clause_first && !cited.first().is_some_and(carries) {
        same("clause before all others", clause, &list(&cited));
    }
    differences
}

/// Compares tables, in the columns that a case judges.
fn tables(expected: &Tables, found: &[AmountTable], same: &mut impl FnMut(&str, &str, &str)) {
    for (name, rows) in expected {
        let written = list(rows.iter().map(|row| list(row.iter().map(written))));
        let found = found.iter().find(|table| table.name == name);
        same(name, &written, &found.map_or_else(none, |table| shown(table, rows.first())));
    }
}

fn none() -> String {
    "none".to_owned()
}

fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}

fn amounts<S: Display>(amounts: &[(S, u64)]) -> String {
    let amounts: Vec<String> = amounts.iter().map(|(name, amount)| format!("{name}: {amount}")).collect();
    format!("{{ {} }}", amounts.join(", "))
}

/// An alternative on one line.
fn alternative(alternative: &Alternative) -> String {
    let Alternative { outcome, penalty, amounts: shown, orders, open } = alternative;
    let [orders, open] = [orders, open].map(list);
    format!("{outcome}, penalty {penalty}, amounts {}, orders {orders}, open {open}", amounts(shown))
}

/// The alternatives of a ruling, each on one line.
fn alternatives(ruling: &Ruling) -> Vec<String> {
    let line = |one: &Remedy| {
        let penalty = one.penalty.key();
        format!(
            "{}, penalty {penalty}, amounts {}, orders {}, open {}",
            one.outcome,
            amounts(&one.amounts),
            list(&one.orders),
            list(one.open.iter().map(|point| point.policy)),
        )
    };
    ruling.alternatives.iter().map(line).collect()
}

/// What the other sides of a book's contradictions would give, each on one line.
fn other_sides(ruling: &Ruling) -> Vec<String> {
    let remedy = |one: &Remedy| format!("{} {} penalty {}", one.outcome, amounts(&one.amounts), one.penalty.key());
    let line = |other: &OtherSide| {
        let remedies: Vec<String> = other.remedies.iter().map(remedy).collect();
        format!("{}: {}", other.side.clause, remedies.join(" or "))
    };
    ruling.other_sides.iter().map(line).collect()
}

/// A cell as a case writes it.
fn written(cell: &Value) -> String {
    match cell {
        Value::Null => "~".to_owned(),
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Sequence(items) => list(items.iter().map(written)),
        other => format!("{other:?}"),
    }
}

/// The columns of a table that a case judges, in its order, under a row with their names.
fn shown(table: &AmountTable, columns: Option<&Vec<Value>>) -> String {
    let names: Vec<String> = columns.into_iter().flatten().map(written).collect();
    let places: Vec<Option<usize>> =
        names.iter().map(|name| table.columns().iter().position(|column| column == name)).collect();
    let head = names.iter().zip(&places).map(|(name, place)| match place {
        Some(_) => name.clone(),
        None => format!("no column {name} in {}", list(table.columns())),
    });
    let rows = table.rows().map(|row| list(places.iter().flatten().map(|place| cell(&row[*place]))));
    list(std::iter::once(list(head)).chain(rows))
}

fn cell(cell: &Cell) -> String {
    match cell {
        Cell::Player(name) => name.to_string(),
        Cell::Players(names) => list(names),
        Cell::Amounts(several) => list(several),
        Cell::Amount(amount) => amount.to_string(),
        Cell::Money(cents) => format!("{}.{:02}", cents / 100, cents % 100),
        Cell::Time(time) => format!("{}:{:02}", time / 60, time % 60),
        Cell::Word(word) => (*word).to_owned(),
        Cell::Empty => "~".to_owned(),
    }
}
