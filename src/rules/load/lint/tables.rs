//! The tables of an incident: proved for every case under every position, and every part of them needed.

use super::super::{IncidentPlaces, Loader};
use crate::incident::{
    Case, Flaw, Incident, MOST_GATES, MOST_VALUES, RowSet, Source, Steps, calculation, excluded_together, places,
    prove, unreached_steps,
};

impl Loader {
    /// Checks the tables of an incident.
    pub(super) fn lint_table(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        let columns = incident.columns.iter().chain(&incident.orders.columns).chain(&incident.remarks.columns);
        if columns.into_iter().any(|column| column.values.len() > MOST_VALUES) {
            return self.note(&parts.document, "/rows", "too-many-values", [("most", &MOST_VALUES.to_string())]);
        }
        for flaw in prove(incident) {
            self.flaw(parts, incident, &flaw);
        }
        self.orderless(parts, incident);
        for (place, other) in excluded_together(incident) {
            let (order, _) = &incident.excludes[place];
            let values = [("name", order.as_str()), ("other", other.as_str())];
            self.note(&parts.document, &format!("/excludes/{order}"), "orders-together", values);
        }
        self.unreached_steps(parts, incident);
        self.idle_facts(parts, incident);
        self.hygiene(parts, incident);
    }

    fn flaw(&mut self, parts: &IncidentPlaces, incident: &Incident, flaw: &Flaw) {
        let document = &parts.document;
        match flaw {
            Flaw::Gap(case) => self.note(document, "/rows", "gap", [("case", &case_words(incident, case))]),
            Flaw::Overlap(first, last, case) => {
                let ids = [*first, *last].map(|row| incident.rows[row].id.as_str()).join(", ");
                let values = [("rows", ids.as_str()), ("case", &case_words(incident, case))];
                self.note(document, &parts.rows[*last], "overlap", values);
            }
            Flaw::Unasked(row, column) => {
                let name = column_name(incident, *column);
                self.note(document, &format!("{}/when/{name}", parts.rows[*row]), "unasked-fact", [("name", name)]);
            }
            Flaw::TooWide => self.note(document, "/rows", "table-too-wide", []),
            Flaw::TooManyGates => {
                self.note(document, "/facts", "too-many-gates", [("most", &MOST_GATES.to_string())]);
            }
        }
    }

    /// Notes rows whose ruling would give no order under some values of the policies on which its orders hang.
    fn orderless(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        let mut told = Vec::new();
        for (at, row) in incident.rows.iter().enumerate() {
            let steps = &incident.orders;
            let outcome = steps.columns.iter().position(|column| column.source == Source::Outcome);
            let given = outcome.map_or(steps.grid.all, |column| steps.grid.rows(column, row.outcome));
            if told.contains(&row.outcome) {
                continue;
            }
            let mut left = MOST_TRIES;
            let id = &incident.outcomes[row.outcome].id;
            match always_given(incident, given, at, &mut left) {
                true => continue,
                false if left == 0 => self.note(&parts.document, "/orders", "table-too-wide", []),
                false => self.note(&parts.document, "/orders", "no-order", [("name", id)]),
            }
            told.push(row.outcome);
        }
    }

    fn unreached_steps(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        let kinds = [(&parts.orders, &incident.orders), (&parts.remarks, &incident.remarks)];
        for (written, steps) in kinds {
            for step in places(unreached_steps(incident, steps)) {
                self.note(&parts.document, &written[step], "unreached-step", [("name", &steps.ids[step])]);
            }
        }
    }

    /// Facts on which nothing depends.
    fn idle_facts(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        let inputs = incident.calculation.as_deref().and_then(calculation).map_or(&[][..], |c| c.inputs);
        let tables = [
            (&incident.columns, &incident.table),
            (&incident.orders.columns, &incident.orders.grid),
            (&incident.remarks.columns, &incident.remarks.grid),
        ];
        for (at, fact) in incident.facts.iter().enumerate() {
            let used = tables.iter().any(|(columns, grid)| {
                let column = columns.iter().position(|column| column.source == Source::Fact(at));
                column.is_some_and(|column| grid.restricted(column) != 0)
            });
            let gates = incident.facts.iter().any(|other| other.asked_if.iter().any(|condition| condition.fact == at));
            if !used && !gates && !inputs.contains(&fact.id.as_str()) {
                self.note(&parts.document, &format!("/facts/{at}"), "idle-fact", [("name", &fact.id)]);
            }
        }
    }
}

/// How many combinations of policies are gone through to see that a row has an order under each.
const MOST_TRIES: usize = 10_000;

/// Whether some order is given for a row, whatever the values of the policies and whichever facts it may hang on.
fn always_given(incident: &Incident, given: RowSet, row: usize, left: &mut usize) -> bool {
    let steps = &incident.orders;
    let policies = (0..steps.columns.len()).filter(|at| matches!(steps.columns[*at].source, Source::Policy(_)));
    let accepted = |at: usize| {
        let column = &steps.columns[at];
        let own = incident.columns.iter().position(|other| other.source == column.source);
        let accepts = |value: &usize| own.is_none_or(|own| incident.table.rows(own, *value) & (1 << row) != 0);
        (at, (0..column.width()).filter(accepts).collect())
    };
    let policies: Vec<(usize, Vec<usize>)> = policies.map(accepted).collect();
    given_under(steps, given, &policies, left)
}

/// Goes through the values of the policies, and stops as soon as an order is left that hangs on no other.
fn given_under(steps: &Steps, given: RowSet, policies: &[(usize, Vec<usize>)], left: &mut usize) -> bool {
    let hanging = policies.iter().fold(0, |rows, (at, _)| rows | steps.grid.restricted(*at));
    if given & !hanging != 0 {
        return true;
    }
    *left = left.saturating_sub(1);
    let Some(((at, values), rest)) = policies.split_first() else {
        return false;
    };
    *left > 0 && values.iter().all(|value| given_under(steps, given & steps.grid.rows(*at, *value), rest, left))
}

/// A case as rows write it: `size=short call-said=no`.
fn case_words(incident: &Incident, case: &Case) -> String {
    let word = |(column, value): &(usize, usize)| {
        format!("{}={}", column_name(incident, *column), incident.columns[*column].values[*value])
    };
    case.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// A column of the decision table as rows name it.
pub(super) fn column_name(incident: &Incident, column: usize) -> &str {
    match &incident.columns[column].source {
        Source::Fact(fact) => &incident.facts[*fact].id,
        Source::Class(class) => incident.calculation().map_or("", |known| known.classes[*class].0),
        Source::Policy(policy) => policy,
        Source::Outcome => "",
    }
}
