//! An incident bound to a book: the book's positions are put into the tables once, so that a case only looks up its
//! facts.

use super::Citation;
use super::known::Known;
use crate::incident::{Column, Facts, Grid, Incident, RowSet, Source, Steps, UNKNOWN, Worked, places};
use crate::pack::Pack;
use crate::policy::Position;
use std::cell::OnceCell;

/// An incident under a book.
#[derive(Debug)]
pub struct Bound<'p> {
    pub(super) pack: &'p Pack,
    /// The id of the book.
    pub book: String,
    /// The incident.
    pub incident: Incident,
    /// The positions that its tables consult.
    pub consulted: Vec<Consulted>,
    /// The rows that these positions leave.
    pub(super) rows: RowSet,
    /// For each outcome, the orders and the remarks that the positions leave.
    pub(super) orders: Vec<RowSet>,
    pub(super) remarks: Vec<RowSet>,
    /// For each row, what it cites, found when the row is first ruled by.
    pub(super) citations: Vec<OnceCell<Vec<Citation>>>,
}

/// A position that a table consults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consulted {
    /// The id of the policy.
    pub policy: String,
    /// Where the book stands.
    pub position: Position,
    /// The columns that consult it in the decision table, the orders and the remarks.
    pub(super) columns: [Option<usize>; 3],
    /// The parameters of the calculation that it is given to, one bit each.
    pub(super) parameters: u32,
}

impl Consulted {
    /// Whether the book disagrees with itself here.
    #[must_use]
    pub fn in_conflict(&self) -> bool {
        matches!(self.position, Position::Conflict { .. })
    }
}

impl<'p> Bound<'p> {
    /// Binds an incident to a book. None when the pack has no such book or incident.
    #[must_use]
    pub fn new(pack: &'p Pack, book: &str, incident: &str) -> Option<Self> {
        let incident = pack.incident(incident)?;
        let consulted = consulted(pack, book, &incident)?;
        let stand = |columns: &[Column], grid: &Grid| standing(columns, grid, &consulted);
        let rows = stand(&incident.columns, &incident.table);
        let by_outcome = |steps: &Steps| -> Vec<RowSet> {
            let left = stand(&steps.columns, &steps.grid);
            let column = steps.columns.iter().position(|column| column.source == Source::Outcome);
            let with = |outcome| column.map_or(left, |column| left & steps.grid.rows(column, outcome));
            (0..incident.outcomes.len()).map(with).collect()
        };
        Some(Self {
            pack,
            book: book.to_owned(),
            rows,
            orders: by_outcome(&incident.orders),
            remarks: by_outcome(&incident.remarks),
            citations: vec![OnceCell::new(); incident.rows.len()],
            incident,
            consulted,
        })
    }

    /// Runs the calculation of the incident on what is known.
    #[must_use]
    pub fn work(&self, facts: &Facts) -> Worked {
        self.work_with(facts, None)
    }

    /// The same, with the other side of a parameter on which the book disagrees with itself.
    pub(super) fn work_with(&self, facts: &Facts, other_side: Option<usize>) -> Worked {
        let Some(calculation) = self.incident.calculation() else {
            return Worked::default();
        };
        let known = Known::new(self, calculation, facts, other_side);
        let mut worked = calculation.run(&known);
        worked.settled = known.settle_classes(&mut worked.classes);
        Worked { parameters: known.used(), idle: known.idle(), ..worked }
    }

    /// Whether a fact has an answer of its own, as far as the facts that it hangs on are known.
    #[must_use]
    pub fn applies(&self, facts: &Facts, fact: usize) -> bool {
        self.incident.facts[fact].asked_if.iter().all(|condition| {
            self.applies(facts, condition.fact)
                && match self.choice(facts, condition.fact) {
                    Some(value) => condition.values.contains(&value),
                    None => true,
                }
        })
    }

    /// The value chosen for a fact, or the one assumed when nobody was asked.
    #[must_use]
    pub fn choice(&self, facts: &Facts, fact: usize) -> Option<u8> {
        match facts.get(fact) {
            None => self.incident.facts[fact].assumed,
            Some(_) => facts.choice(fact),
        }
    }

    /// The rows of the decision table that these facts leave.
    #[must_use]
    pub fn find(&self, facts: &Facts, worked: &Worked, inputs_known: bool) -> RowSet {
        self.narrow(&self.incident.columns, &self.incident.table, self.rows, facts, worked, inputs_known)
    }

    /// Narrows a set of rows of a table by facts and classes. A column whose value is not known leaves every row that
    /// some value of it leaves.
    pub(super) fn narrow(
        &self,
        columns: &[Column],
        grid: &Grid,
        mut rows: RowSet,
        facts: &Facts,
        worked: &Worked,
        inputs_known: bool,
    ) -> RowSet {
        for (at, column) in columns.iter().enumerate() {
            let value = match column.source {
                Source::Fact(fact) if self.applies(facts, fact) => self.choice(facts, fact),
                Source::Class(class) if inputs_known || worked.settled & (1 << class) != 0 => {
                    worked.classes.get(class).copied()
                }
                Source::Fact(_) | Source::Class(_) | Source::Policy(_) | Source::Outcome => continue,
            };
            let Some(value) = value.map(usize::from) else {
                continue;
            };
            // An unknown class is the last of its values, and counts only where the table has a row for it.
            let last = value + 1 == column.values.len();
            if !(last && column.values[value] == UNKNOWN && grid.ignores(at, value)) {
                rows &= grid.rows(at, value);
            }
        }
        rows
    }

    /// Takes out the steps that hang on a fact that has no answer in this case.
    pub(super) fn applicable(&self, columns: &[Column], grid: &Grid, rows: RowSet, facts: &Facts) -> RowSet {
        let idle = columns.iter().enumerate().filter(|(_, column)| match column.source {
            Source::Fact(fact) => !self.applies(facts, fact),
            Source::Class(_) | Source::Policy(_) | Source::Outcome => false,
        });
        idle.fold(rows, |rows, (at, _)| rows & !grid.restricted(at))
    }

    /// Takes out the steps that hang on a fact or a class that is not known.
    pub(super) fn certain(
        &self,
        columns: &[Column],
        grid: &Grid,
        rows: RowSet,
        facts: &Facts,
        worked: &Worked,
    ) -> RowSet {
        let unknown = |column: &Column, class: usize| {
            let value = worked.classes.get(class).and_then(|value| column.values.get(usize::from(*value)));
            value.is_none_or(|value| value == UNKNOWN)
        };
        let open = columns.iter().enumerate().filter(|(_, column)| match column.source {
            Source::Fact(fact) => !self.applies(facts, fact) || self.choice(facts, fact).is_none(),
            Source::Class(class) => unknown(column, class),
            Source::Policy(_) | Source::Outcome => false,
        });
        open.fold(rows, |rows, (at, _)| rows & !grid.restricted(at))
    }

    /// The places of the facts that the calculation needs in this case.
    pub(super) fn inputs(&self, worked: &Worked) -> impl Iterator<Item = usize> {
        let inputs = self.incident.calculation().map_or(&[][..], |calculation| calculation.inputs);
        let needed = inputs.iter().enumerate().filter(|(at, _)| worked.idle & (1 << at) == 0);
        needed.filter_map(|(_, input)| self.incident.fact(input))
    }

    /// Whether every input of the calculation has been asked for, or cannot be.
    pub(super) fn inputs_settled(&self, facts: &Facts, worked: &Worked) -> bool {
        self.inputs(worked).all(|fact| facts.get(fact).is_some() || !self.applies(facts, fact))
    }
}

/// The positions that the tables of an incident consult, in the order of their first column, and then those that only
/// its calculation does.
fn consulted(pack: &Pack, book: &str, incident: &Incident) -> Option<Vec<Consulted>> {
    let mut consulted: Vec<Consulted> = Vec::new();
    let tables = [&incident.columns, &incident.orders.columns, &incident.remarks.columns];
    for (table, columns) in tables.into_iter().enumerate() {
        for (at, column) in columns.iter().enumerate() {
            let Source::Policy(policy) = &column.source else {
                continue;
            };
            if let Some(known) = consulted.iter_mut().find(|known| known.policy == *policy) {
                known.columns[table] = Some(at);
                continue;
            }
            let mut columns = [None; 3];
            columns[table] = Some(at);
            let position = pack.position(book, policy)?;
            consulted.push(Consulted { policy: policy.clone(), position, columns, parameters: 0 });
        }
    }
    for (at, policy) in incident.parameters.iter().enumerate() {
        match consulted.iter_mut().find(|known| known.policy == *policy) {
            Some(known) => known.parameters |= 1 << at,
            None => consulted.push(Consulted {
                policy: policy.clone(),
                position: pack.position(book, policy)?,
                columns: [None; 3],
                parameters: 1 << at,
            }),
        }
    }
    Some(consulted)
}

/// The rows of a table that the positions leave.
fn standing(columns: &[Column], grid: &Grid, consulted: &[Consulted]) -> RowSet {
    let mut rows = grid.all;
    for (at, column) in columns.iter().enumerate() {
        if let Source::Policy(policy) = &column.source
            && let Some(known) = consulted.iter().find(|known| known.policy == *policy)
            && let Some(value) = column.place_of(&known.position)
        {
            rows &= grid.rows(at, value);
        }
    }
    rows
}

/// The ids of the steps in a set.
pub(super) fn step_ids(steps: &Steps, rows: RowSet) -> Vec<&str> {
    places(rows).map(|at| steps.ids[at].as_str()).collect()
}
