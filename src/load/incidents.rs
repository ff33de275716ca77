//! Incidents: facts, the decision table, outcomes, orders and remarks.

use super::calculations::shown_amount;
use super::conditions::Names;
use super::{Document, Loader, SourceFile, SourceKind, raw};
use crate::betting::Action;
use crate::incident::{Fact, FactCondition, FactKind, Incident, Outcome, Row, Steps, amount_message};

impl Loader {
    /// Adds the incident of a file, or puts it in the place of one of the same id. An incident with a mistake is not
    /// added: gaps in its tables and words that it lacks would mostly tell of the same mistake again.
    pub(super) fn incident(&mut self, file: &SourceFile) {
        let SourceKind::Incident { group, id } = &file.kind else {
            return;
        };
        let Some((document, raw)) = self.open::<raw::Incident>(file) else {
            return;
        };
        let before = self.findings.len();
        if self.incident_places.contains_key(id) {
            self.note(&document, "/incident", "twice", [("name", id)]);
        }
        if raw.incident != *id {
            self.note(&document, "/incident", "name-and-file-differ", [("name", &raw.incident), ("file", id)]);
        }
        self.known_topics(&document, "/topics", &raw.topics);
        let incident = self.link_incident(&document, group, raw);
        if self.findings.len() > before {
            return;
        }
        match self.library.incidents.iter_mut().find(|known| known.id == incident.id) {
            Some(known) => *known = incident,
            None => self.library.incidents.push(incident),
        }
        self.need_words(&document, id);
        self.incident_places.insert(id.clone(), document);
    }

    /// Keeps in mind which part of an incident needs which message.
    fn need_words(&mut self, document: &Document, id: &str) {
        let Some(incident) = self.library.incidents.iter().find(|known| known.id == *id) else {
            return;
        };
        let mut parts = vec![("/incident".to_owned(), id.to_owned())];
        parts.push(("/incident".to_owned(), format!("group-{}", incident.group)));
        let part = |kind: &str, at: usize, word: String| (format!("/{kind}/{at}"), format!("{id}-{word}"));
        for (at, fact) in incident.facts.iter().enumerate() {
            parts.push(part("facts", at, format!("fact-{}", fact.id)));
        }
        for (at, row) in incident.rows.iter().enumerate() {
            let outcome = &incident.outcomes[row.outcome];
            parts.push(part("rows", at, format!("outcome-{}", outcome.id)));
            let amounts = outcome.amounts.iter().map(|amount| amount_message(&amount.name));
            parts.extend(amounts.map(|word| (format!("/amounts/{}", outcome.id), word)));
        }
        for (at, order) in incident.orders.ids.iter().enumerate() {
            parts.push(part("orders", at, format!("order-{order}")));
        }
        for (at, remark) in incident.remarks.ids.iter().enumerate() {
            parts.push(part("remarks", at, format!("remark-{remark}")));
        }
        for (place, word) in parts {
            self.needs_word(document, &place, word);
        }
    }

    fn link_incident(&mut self, document: &Document, group: &str, raw: raw::Incident) -> Incident {
        let facts = self.facts(document, &raw);
        self.known_calculation(document, &raw, &facts);
        let parameters = self.parameters(document, &raw);
        self.known_tables(document, &raw);
        let outcomes = self.outcomes(document, &raw);
        let names = Names { facts: &facts, calculation: raw.calculation.as_deref(), outcomes: None };
        let written = |kind: &str, at: usize| format!("/{kind}/{at}");
        let cells: Vec<_> = raw.rows.iter().enumerate().map(|(at, row)| (written("rows", at), &row.when)).collect();
        let (columns, table) = self.table(document, &names, &cells);
        let ids: Vec<String> = outcomes.iter().map(|outcome| outcome.id.clone()).collect();
        let names = Names { outcomes: Some(&ids), ..names };
        let orders: Vec<_> =
            raw.orders.iter().enumerate().map(|(at, step)| (written("orders", at), &step.when)).collect();
        let orders = self.steps(document, &names, &orders, raw.orders.iter().map(|step| step.order.clone()).collect());
        let remarks: Vec<_> =
            raw.remarks.iter().enumerate().map(|(at, step)| (written("remarks", at), &step.when)).collect();
        let remarks =
            self.steps(document, &names, &remarks, raw.remarks.iter().map(|step| step.remark.clone()).collect());
        let rows = self.rows(document, raw.rows, &outcomes);
        Incident {
            id: raw.incident,
            group: group.to_owned(),
            topics: raw.topics,
            facts,
            calculation: raw.calculation,
            parameters,
            columns,
            outcomes,
            rows,
            table,
            orders,
            remarks,
        }
    }

    fn steps(
        &mut self,
        document: &Document,
        names: &Names,
        rows: &super::conditions::Written,
        ids: Vec<String>,
    ) -> Steps {
        let (columns, grid) = self.table(document, names, rows);
        Steps { ids, columns, grid }
    }

    fn facts(&mut self, document: &Document, raw: &raw::Incident) -> Vec<Fact> {
        let mut facts: Vec<Fact> = Vec::new();
        for (at, fact) in raw.facts.iter().enumerate() {
            let place = format!("/facts/{at}");
            if facts.iter().any(|known| known.id == fact.fact) {
                self.note(document, &format!("{place}/fact"), "twice", [("name", &fact.fact)]);
                continue;
            }
            for (at, value) in fact.values.iter().enumerate() {
                if fact.values[..at].contains(value) {
                    self.note(document, &format!("{place}/values/{at}"), "twice", [("name", value)]);
                }
            }
            let kind = fact_kind(fact).unwrap_or_else(|| {
                self.note(document, &format!("{place}/kind"), "bad-fact-kind", [("found", &fact.kind)]);
                likely_kind(fact)
            });
            let asked_if = self.asked_if(document, &place, fact, &facts);
            let assumed = fact.assume.as_ref().and_then(|value| self.assumed(document, &place, &kind, value));
            facts.push(Fact { id: fact.fact.clone(), kind, asked_if, assumed });
        }
        facts
    }

    fn assumed(&mut self, document: &Document, place: &str, kind: &FactKind, value: &str) -> Option<u8> {
        let at = choice(kind, value);
        let place = format!("{place}/assume");
        match kind {
            FactKind::Choice { values } if at.is_none() => {
                self.note(document, &place, "not-a-value", [("found", value), ("allowed", &values.join(", "))]);
            }
            FactKind::Choice { .. } => {}
            _ => {
                let values = [("name", "assume"), ("allowed", "fact, kind, values, ask-if")];
                self.note(document, &place, "unknown-key", values);
            }
        }
        at
    }

    fn asked_if(&mut self, document: &Document, place: &str, fact: &raw::Fact, facts: &[Fact]) -> Vec<FactCondition> {
        let mut conditions = Vec::new();
        for (key, values) in &fact.ask_if.0 {
            let place = format!("{place}/ask-if/{key}");
            let Some(other) = facts.iter().position(|known| known.id == *key) else {
                self.note(document, &place, "unknown-fact", [("name", key)]);
                continue;
            };
            let FactKind::Choice { values: known } = &facts[other].kind else {
                let values = [("found", key.as_str()), ("expected", "a fact with a closed set of values")];
                self.note(document, &place, "wrong-kind", values);
                continue;
            };
            let mut accepted = Vec::new();
            for value in &values.0 {
                match choice(&facts[other].kind, value) {
                    Some(at) => accepted.push(at),
                    None => {
                        let values = [("found", value.as_str()), ("allowed", &known.join(", "))];
                        self.note(document, &place, "not-a-value", values);
                    }
                }
            }
            conditions.push(FactCondition { fact: other, values: accepted });
        }
        conditions
    }

    fn outcomes(&mut self, document: &Document, raw: &raw::Incident) -> Vec<Outcome> {
        let mut outcomes: Vec<Outcome> = Vec::new();
        for row in &raw.rows {
            if outcomes.iter().any(|known| known.id == row.outcome) {
                continue;
            }
            let of = |kind: &raw::Ordered<Vec<String>>| {
                kind.0.iter().find(|(outcome, _)| *outcome == row.outcome).map(|(_, listed)| listed.clone())
            };
            let amounts = of(&raw.amounts).unwrap_or_default();
            outcomes.push(Outcome {
                id: row.outcome.clone(),
                amounts: amounts.iter().map(|amount| shown_amount(amount)).collect(),
                tables: of(&raw.tables),
            });
        }
        let kinds = [("amounts", &raw.amounts), ("tables", &raw.tables)];
        let named = kinds.iter().flat_map(|(kind, listed)| listed.0.iter().map(move |(outcome, _)| (kind, outcome)));
        for (kind, outcome) in named {
            if !outcomes.iter().any(|known| known.id == *outcome) {
                self.note(document, &format!("/{kind}/{outcome}"), "unknown-outcome", [("name", outcome)]);
            }
        }
        outcomes
    }

    fn rows(&mut self, document: &Document, raw: Vec<raw::Row>, outcomes: &[Outcome]) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        for (at, row) in raw.into_iter().enumerate() {
            if rows.iter().any(|known| known.id == row.row) {
                self.note(document, &format!("/rows/{at}/row"), "twice", [("name", &row.row)]);
            }
            self.known_topics(document, &format!("/rows/{at}/cites"), &row.cites);
            rows.push(Row {
                id: row.row,
                outcome: outcomes.iter().position(|known| known.id == row.outcome).unwrap_or_default(),
                cites: row.cites,
                coverage: row.coverage,
                penalty: row.penalty,
            });
        }
        rows
    }
}

fn fact_kind(fact: &raw::Fact) -> Option<FactKind> {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match (fact.kind.as_str(), fact.values.as_slice()) {
        ("yes-no", []) => Some(FactKind::Choice { values: words(&["yes", "no"]) }),
        ("no-yes", []) => Some(FactKind::Choice { values: words(&["no", "yes"]) }),
        ("choice", values) if values.len() > 1 && values.len() < 128 => {
            Some(FactKind::Choice { values: values.to_vec() })
        }
        ("chips", []) => Some(FactKind::Chips { zero: true }),
        ("chips-above-zero", []) => Some(FactKind::Chips { zero: false }),
        ("piles", []) => Some(FactKind::Piles),
        ("round", []) => Some(FactKind::Round { any_size: false }),
        ("round-of-any-size", []) => Some(FactKind::Round { any_size: true }),
        ("actions", values) => {
            let known = |value: &String| Action::ALL.iter().any(|(name, _)| name == value);
            (!values.is_empty() && values.iter().all(known)).then(|| FactKind::Actions { allowed: values.to_vec() })
        }
        _ => None,
    }
}

/// The kind that is likely meant by one that cannot be read, so that the rest of the incident can still be checked.
fn likely_kind(fact: &raw::Fact) -> FactKind {
    let values = match fact.values.as_slice() {
        [] => ["no", "yes"].map(str::to_owned).to_vec(),
        values => values.to_vec(),
    };
    FactKind::Choice { values }
}

fn choice(kind: &FactKind, value: &str) -> Option<u8> {
    let FactKind::Choice { values } = kind else {
        return None;
    };
    let at = values.iter().position(|known| known == value)?;
    u8::try_from(at).ok()
}
