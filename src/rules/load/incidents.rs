//! Incidents: the decision table, outcomes, orders and remarks.

use super::calculations::shown_amount;
use super::conditions::Names;
use super::lint::differences;
use super::sections::{Condition, Written};
use super::{Document, IncidentPlaces, Loader, SourceFile, SourceKind, raw};
use crate::ids::{IncidentId, OutcomeId, StepId};
use crate::incident::{
    BETTING_LINE, Incident, LineConditions, Outcome, PENALTIES, Penalty, PenaltyKind, Row, RuledAct, Steps,
    amount_message,
};
use crate::policy::{Policy, STANCES};

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
        if self.incident_places.contains_key(id.as_str()) {
            self.note(&document, "/incident", "twice", [("name", id)]);
        }
        if raw.incident != *id {
            self.note(&document, "/incident", "name-and-file-differ", [("name", &raw.incident), ("file", id)]);
        }
        self.known_topics(&document, "/topics", &raw.topics);
        if !raw.also.is_empty() {
            self.known_topics(&document, "/also", &raw.also);
        }
        let (incident, mut places) = self.link_incident(&document, group, raw);
        if self.findings.len() > before {
            self.mistaken.push((incident, places));
            return;
        }
        self.need_words(&places, &incident);
        match self.library.incidents.iter_mut().find(|known| known.id == incident.id) {
            Some(known) => {
                places.differs = differences(known, &incident);
                *known = incident;
            }
            None => self.library.incidents.push(incident),
        }
        self.incident_places.insert(id.as_str().into(), places);
    }

    /// Keeps in mind which part of an incident needs which message.
    pub(super) fn need_words(&mut self, places: &IncidentPlaces, incident: &Incident) {
        let id = &incident.id;
        let mut parts = vec![("/incident".to_owned(), id.to_string())];
        parts.push(("/incident".to_owned(), format!("group-{}", incident.group)));
        let word = |word: String| format!("{id}-{word}");
        for (at, fact) in incident.facts.iter().enumerate() {
            parts.push((format!("/facts/{at}"), word(format!("fact-{}", fact.id))));
        }
        for (row, place) in incident.rows.iter().zip(&places.rows) {
            let outcome = &incident.outcomes[row.outcome];
            parts.push((place.clone(), word(format!("outcome-{}", outcome.id))));
            let amounts = outcome.amounts.iter().map(|amount| amount_message(&amount.name));
            parts.extend(amounts.map(|word| (format!("/amounts/{}", outcome.id), word)));
        }
        let steps = [("order", &incident.orders, &places.orders), ("remark", &incident.remarks, &places.remarks)];
        for (kind, steps, places) in steps {
            let needed = steps.ids.iter().zip(places);
            parts.extend(needed.map(|(step, place)| (place.clone(), word(format!("{kind}-{step}")))));
        }
        for (place, word) in parts {
            self.needs_word(&places.document, &place, word);
        }
    }

    fn link_incident(
        &mut self,
        document: &Document,
        group: &str,
        mut raw: raw::Incident,
    ) -> (Incident, IncidentPlaces) {
        let facts = self.facts(document, &raw.facts);
        let parameters = self.calculation(document, &raw, &facts);
        let names = Names { facts: &facts, calculation: raw.calculation.as_deref(), outcomes: None };
        let rows = self.expanded(document, std::mem::take(&mut raw.rows));
        let rows = self.joined(document, &names, rows);
        let outcomes = self.outcomes(document, &raw, &rows);
        let (columns, table) = self.table(document, &names, &rows);
        let ids: Vec<OutcomeId> = outcomes.iter().map(|outcome| outcome.id.clone()).collect();
        let names = Names { outcomes: Some(&ids), ..names };
        let orders = self.expanded(document, raw.orders);
        let remarks = self.expanded(document, raw.remarks);
        let place_of = |written: &[Written]| written.iter().map(|one| one.place.clone()).collect();
        let places = IncidentPlaces {
            document: document.clone(),
            rows: place_of(&rows),
            orders: place_of(&orders),
            remarks: place_of(&remarks),
            also: raw.also,
            covered: rows.iter().map(|row| row.coverage.is_some()).collect(),
            always: orders.iter().map(|order| order.always).collect(),
            differs: Vec::new(),
        };
        let orders = self.steps(document, &names, orders);
        let remarks = self.steps(document, &names, remarks);
        let excludes = self.excludes(document, raw.excludes.0, &orders);
        let goes_on = self.goes_on(document, raw.goes_on.0, [&orders, &remarks]);
        self.hands_over(document, "settled-by", &raw.settled_by.0, &goes_on);
        self.hands_over(document, "as-ruled", &raw.as_ruled.0, &goes_on);
        self.shown_amounts(document, &raw.as_ruled.0, &outcomes);
        let incident = Incident {
            id: raw.incident.into(),
            group: group.to_owned(),
            frequency: raw.frequency,
            stake: raw.stake,
            topics: raw.topics.into_iter().map(Into::into).collect(),
            facts,
            calculation: raw.calculation,
            parameters,
            columns,
            rows: self.rows(document, rows, &outcomes),
            outcomes,
            table,
            orders,
            remarks,
            line: raw.line.map(|shown| self.shown(document, shown)),
            hand: raw.hand,
            excludes,
            goes_on,
            settled_by: raw.settled_by.0.into_iter().map(|(step, counts)| (step.into(), counts)).collect(),
            as_ruled: raw.as_ruled.0.into_iter().map(|(step, act)| (step.into(), act)).collect(),
        };
        (incident, places)
    }

    /// The orders that exclude others, all of which the incident must have.
    fn excludes(
        &mut self,
        document: &Document,
        written: Vec<(String, raw::OneOrMore)>,
        orders: &Steps,
    ) -> Vec<(StepId, Vec<StepId>)> {
        let known: Vec<&str> = orders.ids.iter().map(StepId::as_str).collect();
        for (order, others) in &written {
            let place = format!("/excludes/{order}");
            for named in std::iter::once(order).chain(&others.0).filter(|named| !known.contains(&named.as_str())) {
                self.note(document, &place, "not-a-value", [("found", named), ("allowed", &known.join(", "))]);
            }
        }
        let linked =
            |(order, others): (String, raw::OneOrMore)| (order.into(), others.0.into_iter().map(Into::into).collect());
        written.into_iter().map(linked).collect()
    }

    /// The orders and remarks that hand over, each of which the incident must have.
    fn goes_on(
        &mut self,
        document: &Document,
        written: Vec<(String, raw::OneOrMore)>,
        steps: [&Steps; 2],
    ) -> Vec<(StepId, Vec<IncidentId>)> {
        let known: Vec<&str> = steps.iter().flat_map(|steps| &steps.ids).map(StepId::as_str).collect();
        let mut goes_on = Vec::new();
        for (step, to) in written {
            if !known.contains(&step.as_str()) {
                let values = [("found", step.as_str()), ("allowed", &known.join(", "))];
                self.note(document, &format!("/goes-on/{step}"), "not-a-value", values);
            }
            goes_on.push((step.into(), to.0.into_iter().map(Into::into).collect()));
        }
        goes_on
    }

    /// Notes the orders and remarks of which more is said and that hand over to no other incident.
    fn hands_over<T>(
        &mut self,
        document: &Document,
        key: &str,
        written: &[(String, T)],
        goes_on: &[(StepId, Vec<IncidentId>)],
    ) {
        let known: Vec<&str> = goes_on.iter().map(|(step, _)| step.as_str()).collect();
        for (step, _) in written.iter().filter(|(step, _)| !known.contains(&step.as_str())) {
            let values = [("found", step.as_str()), ("allowed", &known.join(", "))];
            self.note(document, &format!("/{key}/{step}"), "not-a-value", values);
        }
    }

    /// Notes the amounts of acts that are handed over as they were ruled and that no outcome shows.
    fn shown_amounts(&mut self, document: &Document, written: &[(String, RuledAct)], outcomes: &[Outcome]) {
        let mut known: Vec<&str> =
            outcomes.iter().flat_map(|outcome| &outcome.amounts).map(|shown| shown.name.as_str()).collect();
        known.sort_unstable();
        known.dedup();
        for (step, act) in written {
            for amount in act.with.iter().filter(|amount| !known.contains(&amount.as_str())) {
                let values = [("found", amount.as_str()), ("allowed", &known.join(", "))];
                self.note(document, &format!("/as-ruled/{step}/with"), "not-a-value", values);
            }
        }
    }

    /// Which lines show an incident, as conditions on the classes of a line.
    fn shown(&mut self, document: &Document, shown: raw::LineConditions) -> LineConditions {
        let names = Names { facts: &[], calculation: Some(BETTING_LINE), outcomes: None };
        let written = |(at, when): (usize, raw::Ordered<raw::Cell>)| {
            let place = format!("/line/when/{at}");
            let condition = |(key, cell): (String, raw::Cell)| Condition { place: format!("{place}/{key}"), key, cell };
            let when = when.0.into_iter().map(condition).collect();
            Written { when, id: at.to_string(), place, ..Written::default() }
        };
        let rows = shown.when.into_iter().enumerate().map(written).collect();
        LineConditions { settles: shown.settles, steps: self.steps(document, &names, rows) }
    }

    fn steps(&mut self, document: &Document, names: &Names, rows: Vec<Written>) -> Steps {
        let (columns, grid) = self.table(document, names, &rows);
        Steps { ids: rows.into_iter().map(|row| row.id.into()).collect(), columns, grid }
    }

    fn outcomes(&mut self, document: &Document, raw: &raw::Incident, rows: &[Written]) -> Vec<Outcome> {
        let mut outcomes: Vec<Outcome> = Vec::new();
        for row in rows {
            let id = OutcomeId::from(row.outcome.clone().unwrap_or_default());
            if row.outcome.is_none() {
                self.note(document, &row.place, "missing-key", [("name", "outcome")]);
            }
            if outcomes.iter().any(|known| known.id == id) {
                continue;
            }
            let of = |kind: &raw::Ordered<Vec<String>>| {
                kind.0.iter().find(|(outcome, _)| id == *outcome).map(|(_, listed)| listed.clone())
            };
            let amounts = of(&raw.amounts).unwrap_or_default();
            outcomes.push(Outcome {
                amounts: amounts.iter().map(|amount| shown_amount(amount)).collect(),
                tables: of(&raw.tables),
                id,
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

    fn rows(&mut self, document: &Document, written: Vec<Written>, outcomes: &[Outcome]) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        for row in written {
            if rows.iter().any(|known| known.id == row.id) {
                self.note(document, &format!("{}/row", row.place), "twice", [("name", &row.id)]);
            }
            match &row.cites {
                Some(cites) => self.known_topics(document, &format!("{}/cites", row.place), cites),
                None => self.note(document, &row.place, "missing-key", [("name", "cites")]),
            }
            if row.coverage.is_none()
                && let Some(stance) = self.named_stance(&row)
            {
                self.note(document, &row.place, "missing-coverage", [("name", &stance)]);
            }
            let outcome = row.outcome.unwrap_or_default();
            rows.push(Row {
                id: row.id.into(),
                outcome: outcomes.iter().position(|known| known.id == outcome).unwrap_or_default(),
                cites: row.cites.into_iter().flatten().map(Into::into).collect(),
                coverage: row.coverage.unwrap_or_default(),
                penalty: self.penalty(document, &row.place, row.penalty),
            });
        }
        rows
    }

    /// A policy of which a row names stances only: what such a row rules is not covered by a rule unless it says so.
    fn named_stance(&self, row: &Written) -> Option<String> {
        let is_policy = |key: &str| self.library.policies.iter().any(|policy| policy.id == *key);
        let stances = |cell: &raw::Cell| !cell.not && cell.values.iter().all(|value| STANCES.contains(&value.as_str()));
        let named = row.when.iter().find(|condition| stances(&condition.cell) && is_policy(&condition.key));
        named.map(|condition| condition.key.clone())
    }

    /// A penalty: none, may, will, or a policy that has these values.
    fn penalty(&mut self, document: &Document, place: &str, written: Option<String>) -> Penalty {
        let Some(word) = written else {
            return Penalty::Kind(PenaltyKind::None);
        };
        if let Some(kind) = PenaltyKind::of_key(&word) {
            return Penalty::Kind(kind);
        }
        let values = self.library.policies.iter().find(|policy| policy.id == word).map(Policy::values);
        let is_penalty =
            |values: &[String]| !values.is_empty() && values.iter().all(|value| PENALTIES.contains(&value.as_str()));
        if !values.is_some_and(is_penalty) {
            let place = format!("{place}/penalty");
            self.note(document, &place, "no-penalty", [("found", &word), ("allowed", &PENALTIES.join(", "))]);
        }
        Penalty::Policy(word.into())
    }
}
