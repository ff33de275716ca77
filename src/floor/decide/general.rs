//! Which rulings rest on a general rule: the book has no rule of its own on a point, and another value on that point would
//! give another ruling.

use super::left::left_by;
use super::{BoundIncident, Consulted, Remedy};
use crate::incident::{Calculated, Facts, Penalty, RowSet, places};
use crate::policy::{Effective, Stance, Value};

impl BoundIncident<'_> {
    /// The positions by the general rule that decide a ruling: those without which it would be another. None where a choice
    /// is left, which says so itself.
    pub(super) fn general_rules(
        &self,
        remedies: &[Remedy],
        facts: &Facts,
        worked: &Calculated,
        relied: u32,
    ) -> Vec<&Consulted> {
        let [remedy] = remedies else {
            return Vec::new();
        };
        let decides = |(at, known): &(usize, &Consulted)| {
            let in_row = known.column.filter(|column| self.by_silence(known, *column, remedy.rows));
            in_row.is_some_and(|column| self.another_row(known, column, remedy, facts, worked))
                || known.general.is_some() && self.names_penalty(known, remedy.rows)
                || known.general.is_some() && known.parameters & relied != 0 && self.another_sum(*at, remedy, facts)
        };
        self.consulted.iter().enumerate().filter(decides).map(|(_, known)| known).collect()
    }

    /// Whether a policy says by itself which penalty follows in one of these rows: each of its values is another one.
    fn names_penalty(&self, known: &Consulted, rows: RowSet) -> bool {
        let penalty = |row: usize| &self.incident.rows[row].penalty;
        places(rows).any(|row| matches!(penalty(row), Penalty::Policy(policy) if *policy == known.policy))
    }

    /// Whether rows hang on a column on which the book has no rule: they take what the general rule gives, or what the table
    /// says of a book without one.
    fn by_silence(&self, known: &Consulted, column: usize, rows: RowSet) -> bool {
        let table = &self.incident.table;
        let rests = table.restricted(column) & rows != 0;
        let named = |stance| table.rows(column, self.incident.columns[column].place_of_stance(stance)) & rows != 0;
        rests
            && (known.general.is_some()
                || match known.decides() {
                    Effective::Stance(stance @ (Stance::Silent | Stance::NotApplicable)) => named(stance),
                    Effective::Stance(Stance::Discretion) | Effective::Value(_) => false,
                })
    }

    /// Whether some value in a column would rule otherwise.
    fn another_row(
        &self,
        known: &Consulted,
        column: usize,
        remedy: &Remedy,
        facts: &Facts,
        worked: &Calculated,
    ) -> bool {
        let incident = &self.incident;
        let values = if incident.columns[column].is_number() { 1 } else { incident.columns[column].width() };
        let mut rows = (0..values).fold(0, |rows, value| rows | incident.table.rows(column, value));
        for other in self.consulted.iter().filter(|other| other.policy != known.policy) {
            if let Some(at) = other.column {
                rows &= left_by(&incident.columns[at], at, &incident.table, &other.decides());
            }
        }
        let rows = self.narrow(&incident.columns, &incident.table, rows, facts, worked, true);
        let first = places(remedy.rows).next().unwrap_or_default();
        let ruled = |row: usize| (incident.rows[row].outcome, self.left.penalties[row]);
        let differs = |row: usize| {
            let other = || self.remedy(&self.left, 1 << row, facts, worked);
            ruled(row) != ruled(first) && other().is_none_or(|other| !other.comes_to(remedy))
        };
        places(rows).any(differs)
    }

    /// Whether another value of a rule would make other numbers, or another ruling of them.
    fn another_sum(&self, at: usize, remedy: &Remedy, facts: &Facts) -> bool {
        let Some(policy) = self.pack.policy(&self.consulted[at].policy) else {
            return false;
        };
        let own = self.consulted[at].decides();
        let mut others = policy.values().iter().cloned().map(Value::Choice);
        others.any(|value| {
            if own == Effective::Value(&value) {
                return false;
            }
            let worked = self.work_with(facts, Some((at, &value)));
            let rows = self.find_in(&self.left, facts, &worked, true);
            worked.impossible.is_none()
                && self.remedies(&self.left, rows, facts, &worked).iter().any(|other| !other.same_as(remedy))
        })
    }
}
