//! Conditions of rows and steps: which columns a table has, and which values each cell accepts.

use super::finding::nearest;
use super::raw::Cell;
use super::sections::{Condition, Written};
use super::{Document, Loader};
use crate::ids::OutcomeId;
use crate::incident::{Column, Fact, FactKind, Grid, MAX_ROWS, NUMBER, Source, UNKNOWN, calculation};
use crate::policy::{PolicyKind, STANCES};

/// What a condition of an incident can name.
pub(super) struct Names<'a> {
    pub facts: &'a [Fact],
    pub calculation: Option<&'a str>,
    /// The outcomes, in a table of steps.
    pub outcomes: Option<&'a [OutcomeId]>,
}

impl Loader {
    /// The columns that the conditions of a table name, and its cells. A condition that names nothing is noted. Two
    /// conditions of a row on the same column, one of which a shared table brings, must both hold.
    pub(super) fn table(&mut self, document: &Document, names: &Names, rows: &[Written]) -> (Vec<Column>, Grid) {
        let mut keys: Vec<String> = Vec::new();
        let mut columns: Vec<Column> = Vec::new();
        for condition in rows.iter().flat_map(|row| &row.when) {
            let Condition { place, key, .. } = condition;
            if keys.contains(key) {
                continue;
            }
            match self.column(names, key) {
                Some(column) => {
                    keys.push(key.clone());
                    columns.push(column);
                }
                None => self.no_column(document, place, names, key),
            }
        }
        if let Some(row) = rows.get(MAX_ROWS) {
            self.note(document, &row.place, "too-many-rows", [("most", &MAX_ROWS.to_string())]);
        }
        let mut cells: Vec<Vec<Option<Vec<usize>>>> = vec![vec![None; columns.len()]; rows.len()];
        for (row, written) in rows.iter().enumerate() {
            for Condition { place, key, cell } in &written.when {
                if let Some(at) = keys.iter().position(|known| known == key) {
                    let mut accepted = self.cell(document, place, &columns[at], cell);
                    if let Some(before) = &cells[row][at] {
                        accepted.retain(|value| before.contains(value));
                    }
                    cells[row][at] = Some(accepted);
                }
            }
        }
        let widths: Vec<usize> = columns.iter().map(|column| column.values.len()).collect();
        let grid = Grid::build(rows.len(), &widths, |row, column| cells[row][column].clone());
        (columns, grid)
    }

    /// The places of the values that a cell accepts. `not` leaves the other values: no stance, and no unknown class,
    /// which a table only accepts where it names them.
    pub(super) fn cell(&mut self, document: &Document, place: &str, column: &Column, cell: &Cell) -> Vec<usize> {
        let mut named = Vec::new();
        for value in &cell.values {
            match column.values.iter().position(|known| known == value) {
                Some(at) if named.contains(&at) => self.note(document, place, "twice", [("name", value)]),
                Some(at) => named.push(at),
                None => self.note(
                    document,
                    place,
                    "not-a-value",
                    [("found", value), ("allowed", &column.values.join(", "))],
                ),
            }
        }
        let accepted: Vec<usize> = match cell.not {
            false => named,
            true => (0..column.width())
                .filter(|at| !named.contains(at))
                .filter(|at| !(matches!(column.source, Source::Class(_)) && column.values[*at] == UNKNOWN))
                .collect(),
        };
        if accepted.is_empty() && cell.not || cell.values.is_empty() {
            self.note(document, place, "no-value", []);
        }
        if accepted.len() == column.values.len() && accepted.len() > 1 {
            self.note(document, place, "any-value", []);
        }
        accepted
    }

    /// The column that a condition names: the outcome, a fact, a class of the calculation, or a policy.
    pub(super) fn column(&self, names: &Names, key: &str) -> Option<Column> {
        if let (Some(outcomes), "outcome") = (names.outcomes, key) {
            return Some(Column {
                source: Source::Outcome,
                values: outcomes.iter().map(ToString::to_string).collect(),
            });
        }
        if let Some(at) = names.facts.iter().position(|fact| fact.id == key) {
            let FactKind::Choice { values } = &names.facts[at].kind else {
                return None;
            };
            return Some(Column { source: Source::Fact(at), values: values.clone() });
        }
        let classes = names.calculation.and_then(calculation).map_or(&[][..], |calculation| calculation.classes);
        if let Some(at) = classes.iter().position(|(name, _)| *name == key) {
            let values = classes[at].1.iter().map(|value| (*value).to_owned()).collect();
            return Some(Column { source: Source::Class(at), values });
        }
        let policy = self.library.policies.iter().find(|policy| policy.id == key)?;
        let number = [NUMBER.to_owned()];
        let values = match &policy.kind {
            PolicyKind::Choice { values } => values.as_slice(),
            PolicyKind::Number { .. } => &number,
        };
        let stances = STANCES.iter().map(|stance| (*stance).to_owned());
        Some(Column { source: Source::Policy(key.into()), values: values.iter().cloned().chain(stances).collect() })
    }

    /// Notes a condition that makes no column: it names nothing, or something that has no closed set of values.
    fn no_column(&mut self, document: &Document, place: &str, names: &Names, key: &str) {
        let mut facts = names.facts.iter().map(|fact| fact.id.as_str());
        let mut policies = self.library.policies.iter().map(|policy| policy.id.as_str());
        if facts.any(|id| id == key) || policies.any(|id| id == key) {
            let expected = [("found", key), ("expected-kind", "closed")];
            return self.note(document, place, "wrong-kind", expected);
        }
        let near = self.near(names, key);
        self.note(document, place, "unknown-condition", [("name", key), ("near", &near)]);
    }

    fn near(&self, names: &Names, key: &str) -> String {
        let facts = names.facts.iter().map(|fact| fact.id.as_str());
        let classes = names.calculation.and_then(calculation).map_or(&[][..], |calculation| calculation.classes);
        let classes = classes.iter().map(|(name, _)| *name);
        let policies = self.library.policies.iter().map(|policy| policy.id.as_str());
        nearest(key, facts.chain(classes).chain(policies)).to_owned()
    }
}
