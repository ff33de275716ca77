//! What an incident says of its calculation: its inputs, the amounts and tables that are shown.

use super::{Document, Loader, raw};
use crate::ids::PolicyId;
use crate::incident::{CLOSED_INPUTS, Fact, FactKind, ShownAmount, YES_OR_NO, calculation};

impl Loader {
    /// The policies that feed the calculation of an incident. Notes what it lacks or does not know.
    pub(super) fn calculation(&mut self, document: &Document, raw: &raw::Incident, facts: &[Fact]) -> Vec<PolicyId> {
        self.known_calculation(document, raw, facts);
        self.known_tables(document, raw);
        let calculation = raw.calculation.as_deref().and_then(calculation);
        self.fed(document, calculation.map_or(&[][..], |known| known.parameters))
    }

    /// Notes what an incident's calculation lacks or does not know: inputs among the facts, amounts that are shown.
    fn known_calculation(&mut self, document: &Document, raw: &raw::Incident, facts: &[Fact]) {
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
            self.known_input(document, raw, facts, (name, input));
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

    /// Notes an input of a calculation that is no fact of the incident, or a fact of another kind.
    fn known_input(&mut self, document: &Document, raw: &raw::Incident, facts: &[Fact], (name, input): (&str, &str)) {
        let Some(fact) = facts.iter().find(|fact| fact.id == *input) else {
            return self.note(document, "/calculation", "missing-input", [("name", name), ("input", input)]);
        };
        let answers = CLOSED_INPUTS.iter().find(|(known, _)| *known == input).map(|(_, answers)| *answers);
        let fits = match (&fact.kind, answers) {
            // The answers may stand in any order, and some may be left out.
            (FactKind::Choice { values }, Some(known)) => values.iter().all(|value| known.contains(&value.as_str())),
            (FactKind::Choice { .. }, None) => false,
            (_, known) => known.is_none(),
        };
        let written = raw.facts.iter().position(|raw| fact.id == raw.fact);
        if let (false, Some(at)) = (fits, written) {
            let found = raw.facts[at].kind.as_str();
            let all = answers.unwrap_or_default().join(", ");
            let values = match answers {
                None => [("found", found), ("expected-kind", "told")],
                Some(YES_OR_NO) => [("found", found), ("expected-kind", "yes-no")],
                Some(_) => [("found", found), ("expected", all.as_str())],
            };
            self.note(document, &format!("/facts/{at}/kind"), "wrong-kind", values);
        }
    }

    /// Notes tables that an outcome shows and that the calculation does not give.
    fn known_tables(&mut self, document: &Document, raw: &raw::Incident) {
        let known = raw.calculation.as_deref().and_then(calculation).map_or(&[][..], |known| known.tables);
        for (outcome, tables) in &raw.tables.0 {
            for (at, table) in tables.iter().enumerate().filter(|(_, table)| !known.contains(&table.as_str())) {
                let place = format!("/tables/{outcome}/{at}");
                self.note(document, &place, "unknown-table", [("name", table), ("allowed", &known.join(", "))]);
            }
        }
    }
}

/// An amount as an outcome lists it: by the name that the calculation gives it, or as `total=least_raise` under another.
pub(super) fn shown_amount(written: &str) -> ShownAmount {
    let (name, of) = written.split_once('=').unwrap_or((written, written));
    ShownAmount { name: name.trim().to_owned(), of: of.trim().to_owned() }
}
