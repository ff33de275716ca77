//! The walk through every combination of facts and classes under one book, which proves a table or shows its gap.

use crate::incident::{Incident, RowSet, Source, UNKNOWN, places};
use crate::policy::Position;
use std::collections::BTreeMap;

/// Walks through every combination of facts and classes under one book.
pub(super) struct Walk<'a> {
    incident: &'a Incident,
    /// The positions of the book, to be shown.
    pub(super) standing: Vec<String>,
    /// The rows that the positions of the book leave.
    pub(super) start: RowSet,
    pub(super) reached: RowSet,
    /// The first gap and the first overlap, each with its part of the incident, and the case that shows it.
    pub(super) troubles: BTreeMap<(&'static str, String), String>,
    /// Nothing more can be told.
    pub(super) done: bool,
}

impl<'a> Walk<'a> {
    pub(super) fn new(incident: &'a Incident, positions: &BTreeMap<String, Position>) -> Self {
        let mut start = incident.table.all;
        let mut standing = Vec::new();
        for (at, column) in incident.columns.iter().enumerate() {
            if let Source::Policy(policy) = &column.source
                && let Some(value) = positions.get(policy).and_then(|position| column.place_of(position))
            {
                start &= incident.table.rows(at, value);
                standing.push(format!("{policy}={}", column.values[value]));
            }
        }
        Self { incident, standing, start, reached: 0, troubles: BTreeMap::new(), done: false }
    }

    /// Goes on from a column with the rows that are left and the values chosen so far, by the place of the column.
    pub(super) fn from(&mut self, column: usize, rows: RowSet, chosen: &mut Vec<(usize, usize)>) {
        let Some(next) = (column..self.incident.columns.len()).find(|at| self.splits(*at, rows, chosen)) else {
            self.leaf(rows, chosen);
            return;
        };
        for (value, name) in self.incident.columns[next].values.iter().enumerate() {
            if name == UNKNOWN && self.incident.table.ignores(next, value) {
                // No row for an unknown class: the case stays open and is not ruled.
                continue;
            }
            if self.done {
                return;
            }
            let left = rows & self.incident.table.rows(next, value);
            chosen.push((next, value));
            self.from(next + 1, left, chosen);
            chosen.pop();
        }
    }

    /// Whether a column has a value of its own in this case, and the rows that are left depend on it.
    fn splits(&self, column: usize, rows: RowSet, chosen: &[(usize, usize)]) -> bool {
        let applies = match self.incident.columns[column].source {
            Source::Policy(_) | Source::Outcome => false,
            Source::Class(_) => true,
            Source::Fact(fact) => self.incident.facts[fact].asked_if.iter().all(|condition| {
                let column = |at: usize| &self.incident.columns[at].source;
                let value =
                    chosen.iter().find(|(at, _)| matches!(column(*at), Source::Fact(fact) if *fact == condition.fact));
                value.is_none_or(|(_, value)| condition.values.iter().any(|accepted| usize::from(*accepted) == *value))
            }),
        };
        applies && self.incident.table.depends(rows, column)
    }

    fn leaf(&mut self, rows: RowSet, chosen: &[(usize, usize)]) {
        match rows.count_ones() {
            1 => self.reached |= rows,
            0 => self.trouble("gap", "/rows".to_owned(), "", chosen),
            _ => {
                let ids: Vec<&str> = places(rows).map(|row| self.incident.rows[row].id.as_str()).collect();
                let last = places(rows).last().unwrap_or_default();
                self.trouble("overlap", format!("/rows/{last}"), &format!(" ({})", ids.join(", ")), chosen);
                // Rows that do not exclude each other leave more cases than can be walked through, and what else
                // they reach is only worth telling when they do.
                self.reached |= self.start;
                self.done = true;
            }
        }
    }

    fn trouble(&mut self, key: &'static str, place: String, rows: &str, chosen: &[(usize, usize)]) {
        if self.troubles.keys().any(|(known, _)| *known == key) {
            return;
        }
        let facts = chosen.iter().map(|(column, value)| {
            let column = &self.incident.columns[*column];
            let name = match column.source {
                Source::Fact(fact) => self.incident.facts[fact].id.as_str(),
                Source::Class(class) => self.incident.calculation().map_or("", |c| c.classes[class].0),
                Source::Policy(_) | Source::Outcome => "",
            };
            format!("{name}={}", column.values[*value])
        });
        // Where no fact leads to it, it is the positions that do.
        let case = if chosen.is_empty() { self.standing.join(" ") } else { facts.collect::<Vec<_>>().join(" ") };
        self.troubles.insert((key, place), case + rows);
    }
}
