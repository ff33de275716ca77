//! What only the whole of the data shows: gaps, overlaps, rows that nothing reaches, facts that decide nothing, and
//! words that a language lacks.

use super::{Finding, Loader};
use crate::incident::{Incident, RowSet, Source, Steps, UNKNOWN, calculation, places};
use crate::locale::Language;
use crate::policy::{PolicyKind, Position};
use fluent_syntax::ast::Entry;
use std::collections::{BTreeMap, BTreeSet};

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

    fn about(&mut self, incident: &Incident, place: &str, key: &'static str, values: &[(&'static str, &str)]) {
        let (file, line) = match self.incident_places.get(&incident.id) {
            Some(document) => (document.path.clone(), document.line(place)),
            None => (format!("incidents/{}/{}.yaml", incident.group, incident.id), 1),
        };
        let values = values.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        self.findings.push(Finding { file, line, key, values });
    }

    fn lint_incident(&mut self, incident: &Incident) {
        let (mut reached, mut outcomes, mut orders, mut remarks) = (0, BTreeSet::new(), 0, 0);
        let books: Vec<String> = self.library.books.iter().map(|book| book.id.clone()).collect();
        for book in &books {
            let positions = self.library.positions.get(book).cloned().unwrap_or_default();
            let mut walk = Walk::new(incident, &positions);
            walk.from(0, walk.start, &mut Vec::new());
            for (key, case) in &walk.troubles {
                self.about(incident, "/rows", key, &[("book", book), ("case", case)]);
            }
            reached |= walk.reached;
            for row in places(walk.reached) {
                let outcome = incident.rows[row].outcome;
                outcomes.insert(outcome);
                orders |= steps_under(&incident.orders, &positions, outcome);
                remarks |= steps_under(&incident.remarks, &positions, outcome);
                if steps_under(&incident.orders, &positions, outcome) == 0 {
                    let id = &incident.outcomes[outcome].id;
                    self.about(incident, "/orders", "no-order", &[("book", book), ("name", id)]);
                }
            }
        }
        if books.is_empty() {
            return;
        }
        for row in places(incident.table.all & !reached) {
            self.about(incident, &format!("/rows/{row}"), "unreached-row", &[("name", &incident.rows[row].id)]);
        }
        for (kind, steps, given) in [("orders", &incident.orders, orders), ("remarks", &incident.remarks, remarks)] {
            for step in places(steps.grid.all & !given) {
                self.about(incident, &format!("/{kind}/{step}"), "unreached-step", &[("name", &steps.ids[step])]);
            }
        }
        self.idle_facts(incident);
    }

    /// Facts on which nothing depends.
    fn idle_facts(&mut self, incident: &Incident) {
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
                self.about(incident, &format!("/facts/{at}"), "idle-fact", &[("name", &fact.id)]);
            }
        }
    }

    /// Messages that the data needs, and that every language must have alike.
    fn lint_words(&mut self) {
        let parsed: BTreeMap<&str, BTreeMap<&str, BTreeSet<String>>> =
            Language::ALL.iter().map(|language| (language.code(), self.attributes(language.code()))).collect();
        let needed = self.needed_words();
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

    /// A finding about a message, at the place of the message in this or another language.
    fn word_finding(&self, id: &str, key: &'static str, language: &str, name: &str) -> Finding {
        let place = |language: &str| self.message_places.get(&(language.to_owned(), id.to_owned()));
        let found = place(language).or_else(|| Language::ALL.iter().find_map(|other| place(other.code())));
        let (file, line) = found.cloned().unwrap_or_else(|| (format!("locales/{language}"), 1));
        Finding::new(&file, line, key, [("name", name), ("language", language)])
    }

    fn attributes(&self, language: &str) -> BTreeMap<&str, BTreeSet<String>> {
        let messages = self.library.messages.get(language).into_iter().flatten();
        messages
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
    /// The rows that the positions of the book leave.
    start: RowSet,
    reached: RowSet,
    /// The first gap and the first overlap, each with the case that shows it.
    troubles: BTreeMap<&'static str, String>,
}

impl<'a> Walk<'a> {
    fn new(incident: &'a Incident, positions: &BTreeMap<String, Position>) -> Self {
        let mut start = incident.table.all;
        for (at, column) in incident.columns.iter().enumerate() {
            if let Source::Policy(policy) = &column.source
                && let Some(value) = positions.get(policy).and_then(|position| column.place_of(position))
            {
                start &= incident.table.rows(at, value);
            }
        }
        Self { incident, start, reached: 0, troubles: BTreeMap::new() }
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
            0 => self.trouble("gap", String::new(), chosen),
            _ => {
                let ids: Vec<&str> = places(rows).map(|row| self.incident.rows[row].id.as_str()).collect();
                self.trouble("overlap", ids.join(", "), chosen);
            }
        }
    }

    fn trouble(&mut self, key: &'static str, rows: String, chosen: &[(usize, usize)]) {
        let case: Vec<String> = chosen
            .iter()
            .map(|(column, value)| {
                let column = &self.incident.columns[*column];
                let name = match column.source {
                    Source::Fact(fact) => self.incident.facts[fact].id.as_str(),
                    Source::Class(class) => self.incident.calculation().map_or("", |c| c.classes[class].0),
                    Source::Policy(_) | Source::Outcome => "",
                };
                format!("{name}={}", column.values[*value])
            })
            .collect();
        let case = if rows.is_empty() { case.join(" ") } else { format!("{} ({rows})", case.join(" ")) };
        self.troubles.entry(key).or_insert(case);
    }
}
