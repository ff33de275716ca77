//! What only the whole of the data shows: gaps, overlaps, rows that nothing reaches, facts that decide nothing, and
//! words that a language lacks.

use super::{Document, Finding, Loader, Place};
use crate::incident::{Incident, RowSet, Source, Steps, UNKNOWN, calculation, places};
use crate::locale::Language;
use crate::policy::{PolicyKind, Position};
use fluent_syntax::ast::Entry;
use std::collections::{BTreeMap, BTreeSet};

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

    /// Messages that the data needs, and that every language must have alike.
    fn lint_words(&mut self) {
        let parsed: BTreeMap<&str, BTreeMap<&str, BTreeSet<String>>> =
            Language::ALL.iter().map(|language| (language.code(), self.attributes(language.code()))).collect();
        let mut needed = self.needed_words();
        needed.retain(|id, _| self.word_places.contains_key(id));
        let mut findings = Vec::new();
        let everything: BTreeSet<&str> = parsed.values().flat_map(|messages| messages.keys().copied()).collect();
        for (language, messages) in &parsed {
            let missing = needed.keys().map(String::as_str).chain(everything.iter().copied());
            for id in missing.filter(|id| !messages.contains_key(id)).collect::<BTreeSet<_>>() {
                findings.push(self.word_finding(id, "missing-message", language, id));
            }
            for (id, attributes) in messages {
                let elsewhere = parsed.values().filter_map(|others| others.get(id)).flatten();
                let wanted: BTreeSet<&String> = needed.get(*id).into_iter().flatten().chain(elsewhere).collect();
                for attribute in wanted.into_iter().filter(|attribute| !attributes.contains(*attribute)) {
                    findings.push(self.word_finding(id, "missing-message", language, &format!("{id}.{attribute}")));
                }
            }
        }
        self.findings.extend(findings);
    }

    /// A finding about a message, at its place in this or another language, or at what needs it.
    fn word_finding(&self, id: &str, key: &'static str, language: &str, name: &str) -> Finding {
        let place = |language: &str| self.message_places.get(&(language.to_owned(), id.to_owned()));
        let found = place(language).or_else(|| Language::ALL.iter().find_map(|other| place(other.code())));
        let needed = || self.word_places.get(id);
        let (file, line) = found.or_else(needed).cloned().unwrap_or_else(|| (format!("locales/{language}"), 1));
        Finding::new(&file, line, key, [("name", name), ("language", language)])
    }

    /// The messages of a language that this run has or needs, with their attributes.
    fn attributes(&self, language: &str) -> BTreeMap<&str, BTreeSet<String>> {
        let stated = |id: &str| Language::ALL.map(|of| (of.code().to_owned(), id.to_owned()));
        let concerned = |id: &String| {
            self.word_places.contains_key(id) || stated(id).iter().any(|key| self.message_places.contains_key(key))
        };
        let messages = self.library.messages.get(language).into_iter().flatten();
        messages
            .filter(|(id, _)| concerned(id))
            .map(|(id, source)| {
                let resource = fluent_syntax::parser::parse(source.as_str()).ok();
                let message = resource.as_ref().and_then(|resource| match resource.body.first() {
                    Some(Entry::Message(message)) => Some(message),
                    _ => None,
                });
                let attributes = message.map(|message| message.attributes.iter().map(|a| a.id.name.to_owned()));
                (id.as_str(), attributes.into_iter().flatten().collect())
            })
            .collect()
    }

    /// The messages that incidents, policies and units need, each with the attributes that it must have.
    fn needed_words(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut needed = BTreeMap::new();
        let mut need = |id: String, attributes: &[String]| {
            needed.entry(id).or_insert_with(BTreeSet::new).extend(attributes.iter().cloned());
        };
        for policy in &self.library.policies {
            let values = match &policy.kind {
                PolicyKind::Choice { values } => values.as_slice(),
                PolicyKind::Number { unit } => {
                    need(format!("unit-{unit}"), &[]);
                    &[]
                }
            };
            need(crate::policy::message_id(&policy.id), values);
            need(format!("group-{}", policy.group), &[]);
        }
        for topic in &self.library.topics {
            need(format!("group-{}", topic.group), &[]);
        }
        for incident in &self.library.incidents {
            for (id, attributes) in incident.needed_words() {
                need(id, &attributes);
            }
        }
        needed
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

/// Walks through every combination of facts and classes under one book.
struct Walk<'a> {
    incident: &'a Incident,
    /// The positions of the book, to be shown.
    standing: Vec<String>,
    /// The rows that the positions of the book leave.
    start: RowSet,
    reached: RowSet,
    /// The first gap and the first overlap, each with its part of the incident, and the case that shows it.
    troubles: BTreeMap<(&'static str, String), String>,
    /// Nothing more can be told.
    done: bool,
}

impl<'a> Walk<'a> {
    fn new(incident: &'a Incident, positions: &BTreeMap<String, Position>) -> Self {
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
    fn from(&mut self, column: usize, rows: RowSet, chosen: &mut Vec<(usize, usize)>) {
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
