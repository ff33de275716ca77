//! Tables that several incidents use as one column: written once, and put in the place of the column where an incident
//! names it. A row that asks for a value of the table becomes one row for each row of the table that gives the value.

use super::conditions::Names;
use super::raw::Cell;
use super::sections::{Condition, Written};
use super::{Document, Loader, SourceFile, SourceKind, raw};
use crate::incident::{SharedRow, SharedTable};

impl Loader {
    /// Adds the table of a file, or puts it in the place of one of the same name.
    pub(super) fn shared_table(&mut self, file: &SourceFile) {
        let SourceKind::Table { name } = &file.kind else {
            return;
        };
        let Some((document, raw)) = self.open::<raw::Table>(file) else {
            return;
        };
        if raw.table != *name {
            self.note(&document, "/table", "name-and-file-differ", [("name", &raw.table), ("file", name)]);
        }
        let written = self.expanded(&document, raw.rows);
        let mut rows: Vec<SharedRow> = Vec::new();
        for row in written {
            if rows.iter().any(|known| known.id == row.id) {
                self.note(&document, &format!("{}/row", row.place), "twice", [("name", &row.id)]);
            }
            let Some(value) = row.value else {
                self.note(&document, &row.place, "missing-key", [("name", "value")]);
                continue;
            };
            let when = row.when.into_iter().map(|condition| {
                let Cell { not, values } = condition.cell;
                (condition.key, not, values)
            });
            rows.push(SharedRow { id: row.id.into(), when: when.collect(), value });
        }
        self.library.tables.insert(name.as_str().into(), SharedTable { id: name.as_str().into(), rows });
    }

    /// The rows of an incident with the rows of the shared tables that they name in their conditions. A pair of rows
    /// that exclude each other is none.
    pub(super) fn joined(&mut self, document: &Document, names: &Names, rows: Vec<Written>) -> Vec<Written> {
        let mut joined = Vec::new();
        for row in rows {
            let named = row.when.iter().position(|condition| {
                self.library.tables.contains_key(condition.key.as_str()) && self.column(names, &condition.key).is_none()
            });
            match named {
                None => joined.push(row),
                Some(at) => {
                    let rows = self.joined_row(document, names, row, at);
                    joined.extend(self.joined(document, names, rows));
                }
            }
        }
        joined
    }

    fn joined_row(&mut self, document: &Document, names: &Names, mut row: Written, at: usize) -> Vec<Written> {
        let Condition { place, key, cell } = row.when.remove(at);
        let Some(table) = self.library.tables.get(key.as_str()).cloned() else {
            return Vec::new();
        };
        let values = table.values();
        for value in cell.values.iter().filter(|value| !values.contains(&value.as_str())) {
            self.note(document, &place, "not-a-value", [("found", value), ("allowed", &values.join(", "))]);
        }
        let mut rows = Vec::new();
        for shared in table.rows.into_iter().filter(|shared| cell.values.contains(&shared.value) != cell.not) {
            let brought = shared.when.into_iter().map(|(key, not, values)| Condition {
                place: place.clone(),
                key,
                cell: Cell { not, values },
            });
            let (tables, brought): (Vec<Condition>, Vec<Condition>) =
                brought.partition(|condition| self.library.tables.contains_key(condition.key.as_str()));
            for condition in tables {
                self.note(document, &place, "table-in-table", [("name", &condition.key)]);
            }
            let excluded = brought.iter().any(|other| {
                let own = row.when.iter().find(|own| own.key == other.key);
                own.is_some_and(|own| self.exclude(document, names, own, other))
            });
            if !excluded {
                let mut one = Written { id: format!("{}/{}", row.id, shared.id), ..row.clone() };
                one.when.extend(brought);
                rows.push(one);
            }
        }
        rows
    }

    /// Whether two conditions on the same column accept no value in common.
    fn exclude(&mut self, document: &Document, names: &Names, one: &Condition, other: &Condition) -> bool {
        let Some(column) = self.column(names, &one.key) else {
            return false;
        };
        let accepted = self.cell(document, &one.place, &column, &one.cell);
        let others = self.cell(document, &other.place, &column, &other.cell);
        !accepted.iter().any(|value| others.contains(value))
    }
}
