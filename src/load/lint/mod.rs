//! What only the whole of the data shows: gaps, overlaps, rows that nothing reaches, facts that decide nothing, and
//! words that a language lacks.

mod walk;
mod words;

use super::{Document, Finding, Loader, Place};
use crate::incident::{Incident, RowSet, Source, Steps, calculation, places};
use crate::policy::Position;
use std::collections::{BTreeMap, BTreeSet};
use walk::Walk;

/// Where, which key, and the name and value that tell it; with the books that have it.
type Troubles = BTreeMap<(Place, &'static str, &'static str, String), Vec<String>>;

/// The rows and steps of an incident that some book reaches.
#[derive(Default)]
struct Reached {
    rows: RowSet,
    orders: RowSet,
    remarks: RowSet,
}

impl Loader {
    /// Checks the whole.
    pub(super) fn lint(&mut self) {
        let incidents = std::mem::take(&mut self.library.incidents);
        for incident in &incidents {
            self.lint_incident(incident);
        }
        self.library.incidents = incidents;
        self.lint_words();
    }

    fn lint_incident(&mut self, incident: &Incident) {
        let (reached, troubles) = self.under_the_books(incident);
        for (((file, line), key, name, value), books) in troubles {
            let books = books.join(", ");
            self.findings.push(Finding::new(&file, line, key, [("book", &books), (name, &value)]));
        }
        // What a house lays over the built-in data takes nothing from its incidents: their rows are for other books.
        if let Some(document) = self.incident_places.get(&incident.id).cloned()
            && !self.library.books.is_empty()
        {
            self.unreached(&document, incident, &reached);
            self.idle_facts(&document, incident);
        }
    }

    /// What is reached in an incident under any book, and its troubles.
    fn under_the_books(&self, incident: &Incident) -> (Reached, Troubles) {
        let (mut reached, mut troubles) = (Reached::default(), Troubles::new());
        let own = self.incident_places.contains_key(&incident.id);
        // What was there before under what was there before has been proved.
        for book in self.library.books.iter().filter(|book| own || self.book_places.contains_key(&book.id)) {
            let Some(positions) = self.library.positions.get(&book.id) else {
                continue;
            };
            let mut walk = Walk::new(incident, positions);
            walk.from(0, walk.start, &mut Vec::new());
            for ((key, place), case) in &walk.troubles {
                self.trouble(&mut troubles, incident, place, &book.id, (key, "case", case));
            }
            reached.rows |= walk.reached;
            let outcomes: BTreeSet<usize> = places(walk.reached).map(|row| incident.rows[row].outcome).collect();
            for outcome in outcomes {
                let orders = steps_under(&incident.orders, positions, outcome);
                reached.orders |= orders;
                reached.remarks |= steps_under(&incident.remarks, positions, outcome);
                if orders == 0 {
                    let id = &incident.outcomes[outcome].id;
                    self.trouble(&mut troubles, incident, "/orders", &book.id, ("no-order", "name", id));
                }
            }
        }
        (reached, troubles)
    }

    /// Notes rows and steps that nothing reaches.
    fn unreached(&mut self, document: &Document, incident: &Incident, reached: &Reached) {
        for row in places(incident.table.all & !reached.rows) {
            self.note(document, &format!("/rows/{row}"), "unreached-row", [("name", &incident.rows[row].id)]);
        }
        let steps = [("orders", &incident.orders, reached.orders), ("remarks", &incident.remarks, reached.remarks)];
        for (kind, steps, given) in steps {
            for step in places(steps.grid.all & !given) {
                self.note(document, &format!("/{kind}/{step}"), "unreached-step", [("name", &steps.ids[step])]);
            }
        }
    }

    /// Gathers a trouble that an incident has under a book. One that several books have alike is told once.
    fn trouble(
        &self,
        troubles: &mut Troubles,
        incident: &Incident,
        place: &str,
        book: &str,
        (key, name, value): (&'static str, &'static str, &str),
    ) {
        let (at, value) = match self.incident_places.get(&incident.id) {
            Some(document) => ((document.path.clone(), document.line(place)), value.to_owned()),
            None => (self.cause(incident, book), format!("{}: {value}", incident.id)),
        };
        troubles.entry((at, key, name, value)).or_default().push(book.to_owned());
    }

    /// What in this run can have brought a trouble to an incident that was there before: the first position of the
    /// book that its tables consult, or else the book itself.
    fn cause(&self, incident: &Incident, book: &str) -> Place {
        let columns = incident.columns.iter().chain(&incident.orders.columns);
        let policies = columns.filter_map(|column| match &column.source {
            Source::Policy(policy) => Some(policy.clone()),
            _ => None,
        });
        let mut positions = policies.filter_map(|policy| self.position_places.get(&(book.to_owned(), policy)));
        let unknown = || (format!("incidents/{}/{}.yaml", incident.group, incident.id), 1);
        positions.next().or(self.book_places.get(book)).cloned().unwrap_or_else(unknown)
    }

    /// Facts on which nothing depends.
    fn idle_facts(&mut self, document: &Document, incident: &Incident) {
        let inputs = incident.calculation.as_deref().and_then(calculation).map_or(&[][..], |c| c.inputs);
        let tables = [
            (&incident.columns, &incident.table),
            (&incident.orders.columns, &incident.orders.grid),
            (&incident.remarks.columns, &incident.remarks.grid),
        ];
        for (at, fact) in incident.facts.iter().enumerate() {
            let used = tables.iter().any(|(columns, grid)| {
                let is = |column: &crate::incident::Column| matches!(column.source, Source::Fact(fact) if fact == at);
                columns.iter().position(is).is_some_and(|column| grid.restricted(column) != 0)
            });
            let gates = incident.facts.iter().any(|other| other.asked_if.iter().any(|condition| condition.fact == at));
            if !used && !gates && !inputs.contains(&fact.id.as_str()) {
                self.note(document, &format!("/facts/{at}"), "idle-fact", [("name", &fact.id)]);
            }
        }
    }
}

/// The steps that an outcome can give under a book, whatever the facts.
fn steps_under(steps: &Steps, positions: &BTreeMap<String, Position>, outcome: usize) -> RowSet {
    let mut given = steps.grid.all;
    for (at, column) in steps.columns.iter().enumerate() {
        let value = match &column.source {
            Source::Outcome => Some(outcome),
            Source::Policy(policy) => positions.get(policy).and_then(|position| column.place_of(position)),
            Source::Fact(_) | Source::Class(_) => None,
        };
        if let Some(value) = value {
            given &= steps.grid.rows(at, value);
        }
    }
    given
}
