//! What a table could do without: steps said twice, columns that change nothing, rows that could be one, and policies that
//! no table consults.

use super::super::{Finding, IncidentPlaces, Loader};
use super::tables::column_name;
use crate::ids::PolicyId;
use crate::incident::{Grid, Incident, Penalty, Row, Source, Steps};
use crate::pack::Library;
use crate::policy::Policy;
use std::collections::BTreeSet;

impl Loader {
    /// Notes what the tables of an incident of this run say twice or for nothing.
    pub(super) fn hygiene(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        let document = &parts.document;
        for (written, steps) in [(&parts.orders, &incident.orders), (&parts.remarks, &incident.remarks)] {
            for at in said_twice(steps) {
                self.note(document, &written[at], "same-step", [("name", &steps.ids[at])]);
            }
        }
        // Where a table has gaps or rows too many, what it could do without is not known.
        if self.findings.iter().any(Finding::is_error) {
            return;
        }
        // A policy brings the clause on which a row rests, even where its values rule alike.
        let policy = |column: usize| matches!(incident.columns[column].source, Source::Policy(_));
        for column in idle_columns(&incident.table, &incident.rows).into_iter().filter(|column| !policy(*column)) {
            // A value on which no row rules is a case that is still open.
            if (0..incident.columns[column].width()).all(|value| incident.table.rows(column, value) != 0) {
                let name = column_name(incident, column);
                self.findings.push(document.finding("/rows", "idle-column", [("name", name)]).warning());
            }
        }
        let rows = same_rows(&incident.table, &incident.rows);
        for (first, second, _) in rows.into_iter().filter(|(_, _, column)| !policy(*column)) {
            let values = [("name", incident.rows[second].id.as_str()), ("other", &incident.rows[first].id)];
            self.findings.push(document.finding(&parts.rows[second], "same-rows", values).warning());
        }
    }
}

/// The steps that are given a second time in some case: an earlier one of the same id has conditions that can hold with
/// theirs.
fn said_twice(steps: &Steps) -> Vec<usize> {
    let before =
        |at: usize| (0..at).any(|other| steps.ids[other] == steps.ids[at] && meet(&steps.grid, other, at, None));
    (0..steps.ids.len()).filter(|at| before(*at)).collect()
}

/// Whether both rows accept some case, but for what one column makes of it.
fn meet(grid: &Grid, first: usize, second: usize, but: Option<usize>) -> bool {
    let both = 1 << first | 1 << second;
    let mut columns = grid.accepts.iter().enumerate().filter(|(column, _)| Some(*column) != but);
    columns.all(|(_, sets)| sets.iter().any(|rows| rows & both == both))
}

/// The columns that change nothing: they keep rows apart, but never two that rule differently.
fn idle_columns(table: &Grid, rows: &[Row]) -> Vec<usize> {
    let pairs = || (0..rows.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
    let idle = |column: &usize| {
        let apart = || pairs().filter(|(first, second)| meet(table, *first, *second, Some(*column)));
        apart().next().is_some() && apart().all(|(first, second)| rule_alike(&rows[first], &rows[second]))
    };
    (0..table.accepts.len()).filter(idle).collect()
}

/// Rows that rule alike and differ in one column only, with the column: its cells could be one.
fn same_rows(table: &Grid, rows: &[Row]) -> Vec<(usize, usize, usize)> {
    let pairs = (0..rows.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
    let differing = |first: usize, second: usize| {
        let differs = move |sets: &Vec<u128>| sets.iter().any(|set| (set >> first ^ set >> second) & 1 == 1);
        let mut columns = (0..table.accepts.len()).filter(move |column| differs(&table.accepts[*column]));
        columns.next().filter(|_| columns.next().is_none())
    };
    // What a shared table keeps apart is for the other incidents that use it.
    let shared = |at: usize| rows[at].id.contains('/');
    let pairs = pairs.filter(|(first, second)| !shared(*first) && !shared(*second));
    let alike = pairs.filter(|(first, second)| rule_alike(&rows[*first], &rows[*second]));
    alike.filter_map(|(first, second)| Some((first, second, differing(first, second)?))).collect()
}

/// Whether two rows rule alike.
fn rule_alike(first: &Row, second: &Row) -> bool {
    first.outcome == second.outcome
        && first.cites == second.cites
        && first.coverage == second.coverage
        && first.penalty == second.penalty
}

/// The policies that no incident consults, in the order of the data: they are shown and compared, and rule on nothing.
#[must_use]
pub fn unused_policies(library: &Library) -> Vec<&Policy> {
    let used: BTreeSet<&str> = library.incidents.iter().flat_map(consulted).collect();
    let unused = |policy: &&Policy| policy.log.is_none() && !used.contains(policy.id.as_str());
    library.policies.iter().filter(unused).collect()
}

/// The policies that an incident consults.
pub(super) fn consulted(incident: &Incident) -> Vec<&str> {
    let columns = incident.columns.iter().chain(&incident.orders.columns).chain(&incident.remarks.columns);
    let columns = columns.filter_map(|column| match &column.source {
        Source::Policy(id) => Some(id.as_str()),
        Source::Fact(_) | Source::Class(_) | Source::Outcome => None,
    });
    let penalties = incident.rows.iter().filter_map(|row| match &row.penalty {
        Penalty::Policy(id) => Some(id.as_str()),
        Penalty::Kind(_) => None,
    });
    columns.chain(penalties).chain(incident.parameters.iter().map(PolicyId::as_str)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::{Coverage, PenaltyKind};

    fn row(outcome: usize) -> Row {
        Row {
            id: outcome.to_string().into(),
            outcome,
            cites: Vec::new(),
            coverage: Coverage::Rule,
            penalty: Penalty::Kind(PenaltyKind::None),
        }
    }

    fn grid(cells: &[[Option<usize>; 2]]) -> Grid {
        Grid::build(cells.len(), &[2, 2], |row, column| cells[row][column].map(|value| vec![value]))
    }

    #[test]
    fn a_column_counts_only_where_it_alone_keeps_different_rulings_apart() {
        let table = grid(&[[Some(0), Some(0)], [Some(0), Some(1)], [Some(1), None]]);
        assert_eq!(idle_columns(&table, &[row(0), row(0), row(1)]), [1]);
        assert!(idle_columns(&table, &[row(0), row(1), row(1)]).is_empty());
    }

    #[test]
    fn rows_that_rule_alike_could_be_one_where_one_cell_differs() {
        let table = grid(&[[Some(0), Some(0)], [Some(0), Some(1)], [Some(1), None]]);
        assert_eq!(same_rows(&table, &[row(0), row(0), row(0)]), [(0, 1, 1)]);
        assert!(same_rows(&table, &[row(0), row(1), row(0)]).is_empty());
    }

    #[test]
    fn a_step_is_said_twice_where_both_conditions_can_hold() {
        let steps = |cells: &[[Option<usize>; 2]]| {
            let ids = vec!["burn".into(); cells.len()];
            said_twice(&Steps { ids, columns: Vec::new(), grid: grid(cells) })
        };
        assert_eq!(steps(&[[None, None], [Some(1), None]]), [1]);
        assert_eq!(steps(&[[Some(0), None], [Some(1), None]]), [0; 0]);
    }
}
