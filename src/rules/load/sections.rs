//! Sections of tables: what a section says is said of every row below it. They are expanded here, so that nothing past
//! loading knows of them.

use super::raw::{Cell, OrderEntry, RemarkEntry, RowEntry, TableEntry};
use super::{Document, Loader};
use crate::incident::Coverage;

/// How deep sections may lie within sections.
const DEEPEST: usize = 3;

/// A condition of a row, with its part of the file.
#[derive(Debug, Clone)]
pub(super) struct Condition {
    pub place: String,
    pub key: String,
    pub cell: Cell,
}

/// A row or step with its id and everything that the sections around it say.
#[derive(Debug, Clone, Default)]
pub(super) struct Written {
    /// Its part of the file.
    pub place: String,
    pub id: String,
    pub when: Vec<Condition>,
    pub outcome: Option<String>,
    pub value: Option<String>,
    pub cites: Option<Vec<String>>,
    pub coverage: Option<Coverage>,
    pub penalty: Option<String>,
    pub always: bool,
}

impl Written {
    /// The same with what the section around it says, where it says nothing itself. The conditions are those of the section.
    fn within(self, around: &Self) -> Self {
        Self {
            outcome: self.outcome.or_else(|| around.outcome.clone()),
            value: self.value.or_else(|| around.value.clone()),
            cites: self.cites.or_else(|| around.cites.clone()),
            coverage: self.coverage.or(around.coverage),
            penalty: self.penalty.or_else(|| around.penalty.clone()),
            always: self.always || around.always,
            when: around.when.clone(),
            ..self
        }
    }
}

/// An entry of a list that is a row or step, or a section of such entries.
pub(super) trait Entry: Sized {
    /// The key of an id, and that of the list.
    const KEYS: [&'static str; 2];
    /// The entry's own parts, and the entries below it.
    fn parts(self) -> Parts<Self>;
}

/// What an entry says.
pub(super) struct Parts<T> {
    id: Option<String>,
    when: Vec<(String, Cell)>,
    said: Written,
    below: Option<Vec<T>>,
}

impl Entry for RowEntry {
    const KEYS: [&'static str; 2] = ["row", "rows"];
    fn parts(self) -> Parts<Self> {
        let Self { row, when, outcome, cites, coverage, penalty, rows } = self;
        let said = Written { outcome, cites, coverage, penalty, ..Written::default() };
        Parts { id: row, when: when.0, said, below: rows }
    }
}

impl Entry for OrderEntry {
    const KEYS: [&'static str; 2] = ["order", "orders"];
    fn parts(self) -> Parts<Self> {
        let said = Written { always: self.always, ..Written::default() };
        Parts { id: self.order, when: self.when.0, said, below: self.orders }
    }
}

impl Entry for RemarkEntry {
    const KEYS: [&'static str; 2] = ["remark", "remarks"];
    fn parts(self) -> Parts<Self> {
        Parts { id: self.remark, when: self.when.0, said: Written::default(), below: self.remarks }
    }
}

impl Entry for TableEntry {
    const KEYS: [&'static str; 2] = ["row", "rows"];
    fn parts(self) -> Parts<Self> {
        let said = Written { value: self.value, ..Written::default() };
        Parts { id: self.row, when: self.when.0, said, below: self.rows }
    }
}

impl Loader {
    /// The rows or steps of a list, its sections expanded. What a section states, nothing below it may state again.
    pub(super) fn expanded<T: Entry>(&mut self, document: &Document, entries: Vec<T>) -> Vec<Written> {
        let mut rows = Vec::new();
        let around = Written { place: String::new(), ..Written::default() };
        self.expand(document, entries, &around, 0, &mut rows);
        rows
    }

    fn expand<T: Entry>(
        &mut self,
        document: &Document,
        entries: Vec<T>,
        around: &Written,
        depth: usize,
        rows: &mut Vec<Written>,
    ) {
        let [id_key, list] = T::KEYS;
        for (at, entry) in entries.into_iter().enumerate() {
            let place = format!("{}/{list}/{at}", around.place);
            let Parts { id, when, said, below } = entry.parts();
            let mut one = Written { place, id: id.clone().unwrap_or_default(), ..said.within(around) };
            for (key, cell) in when {
                let place = format!("{}/when/{key}", one.place);
                if around.when.iter().any(|known| known.key == key) {
                    self.note(document, &place, "twice", [("name", &key)]);
                    continue;
                }
                one.when.push(Condition { place, key, cell });
            }
            match (id, below) {
                (Some(_), None) => rows.push(one),
                (None, Some(_)) if depth + 1 >= DEEPEST => {
                    self.note(document, &one.place, "section-too-deep", [("most", &(DEEPEST - 1).to_string())]);
                }
                (None, Some(below)) => self.expand(document, below, &one, depth + 1, rows),
                (Some(_), Some(_)) => self.note(document, &one.place, "row-and-section", [("name", id_key)]),
                (None, None) => self.note(document, &one.place, "missing-key", [("name", id_key)]),
            }
        }
    }
}
