//! What an incident says of its calculation: its inputs, the policies for its parameters, the amounts that are shown.

use super::finding::nearest;
use super::{Document, Loader, raw};
use crate::incident::{Fact, FactKind, Parameter, ShownAmount, calculation};
use crate::policy::PolicyKind;

impl Loader {
    /// Notes what an incident's calculation lacks or does not know: inputs among the facts, amounts that are shown.
    pub(super) fn known_calculation(&mut self, document: &Document, raw: &raw::Incident, facts: &[Fact]) {
        let Some(name) = &raw.calculation else {
            if raw.amounts.0.iter().any(|(_, amounts)| !amounts.is_empty()) {
                self.note(document, "/amounts", "missing-key", [("name", "calculation")]);
            }
            return;
        };
        let Some(calculation) = calculation(name) else {
            return self.note(document, "/calculation", "unknown-calculation", [("name", name)]);
        };
        for input in calculation.inputs {
            let Some(fact) = facts.iter().find(|fact| fact.id == *input) else {
                self.note(document, "/calculation", "missing-input", [("name", name), ("input", input)]);
                continue;
            };
            let written = raw.facts.iter().position(|raw| raw.fact == fact.id);
            if let (FactKind::Choice { .. }, Some(at)) = (&fact.kind, written) {
                let values = [("found", raw.facts[at].kind.as_str()), ("expected", "chips or actions")];
                self.note(document, &format!("/facts/{at}/kind"), "wrong-kind", values);
            }
        }
        let known: Vec<&str> = calculation.amount_names().collect();
        for (outcome, amounts) in &raw.amounts.0 {
            for (at, written) in amounts.iter().enumerate() {
                let amount = shown_amount(written).of;
                if !known.contains(&amount.as_str()) {
                    let place = format!("/amounts/{outcome}/{at}");
                    self.note(document, &place, "unknown-amount", [("name", &amount), ("allowed", &known.join(", "))]);
                }
            }
        }
    }

    /// Notes tables that an outcome shows and that the calculation does not give.
    pub(super) fn known_tables(&mut self, document: &Document, raw: &raw::Incident) {
        let known = raw.calculation.as_deref().and_then(calculation).map_or(&[][..], |known| known.tables);
        for (outcome, tables) in &raw.tables.0 {
            for (at, table) in tables.iter().enumerate().filter(|(_, table)| !known.contains(&table.as_str())) {
                let place = format!("/tables/{outcome}/{at}");
                self.note(document, &place, "unknown-table", [("name", table), ("allowed", &known.join(", "))]);
            }
        }
    }

    /// The policies that an incident gives to the parameters of its calculation, in the order of the parameters.
    pub(super) fn parameters(&mut self, document: &Document, raw: &raw::Incident) -> Vec<String> {
        let known = raw.calculation.as_deref().and_then(calculation).map_or(&[][..], |known| known.parameters);
        for (name, _) in &raw.parameters.0 {
            if !known.iter().any(|parameter| parameter.name == name) {
                let allowed: Vec<&str> = known.iter().map(|parameter| parameter.name).collect();
                let values = [("name", name.as_str()), ("allowed", &allowed.join(", "))];
                self.note(document, &format!("/parameters/{name}"), "unknown-key", values);
            }
        }
        let mut policies = Vec::with_capacity(known.len());
        for parameter in known {
            match raw.parameters.0.iter().find(|(name, _)| name == parameter.name) {
                Some((_, policy)) => {
                    self.known_parameter(document, parameter, policy);
                    policies.push(policy.clone());
                }
                None => self.note(document, "/calculation", "missing-parameter", [("name", parameter.name)]),
            }
        }
        policies
    }

    /// A parameter's policy must be there, and have no value that the calculation does not understand.
    fn known_parameter(&mut self, document: &Document, parameter: &Parameter, id: &str) {
        let place = format!("/parameters/{}", parameter.name);
        let Some(policy) = self.library.policies.iter().find(|policy| policy.id == id) else {
            let near = nearest(id, self.library.policies.iter().map(|policy| policy.id.as_str())).to_owned();
            return self.note(document, &place, "unknown-policy", [("name", id), ("near", &near)]);
        };
        let (found, expected) = match (&policy.kind, parameter.values) {
            (PolicyKind::Number { .. }, None) => return,
            (PolicyKind::Choice { values }, Some(known)) => {
                match values.iter().find(|value| !known.contains(&value.as_str())) {
                    None => return,
                    Some(value) => (value.clone(), known.join(", ")),
                }
            }
            (PolicyKind::Number { .. }, Some(known)) => (id.to_owned(), known.join(", ")),
            (PolicyKind::Choice { .. }, None) => (id.to_owned(), "number".to_owned()),
        };
        self.note(document, &place, "wrong-kind", [("found", found.as_str()), ("expected", &expected)]);
    }
}

/// An amount as an outcome lists it: by the name that the calculation gives it, or as `total=least_raise` under another.
pub(super) fn shown_amount(written: &str) -> ShownAmount {
    let (name, of) = written.split_once('=').unwrap_or((written, written));
    ShownAmount { name: name.trim().to_owned(), of: of.trim().to_owned() }
}
