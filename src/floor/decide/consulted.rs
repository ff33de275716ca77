//! The positions of a book that an incident consults, and what each of them brings to a decision.

use crate::ids::PolicyId;
use crate::incident::{Column, Incident, Penalty, RowSet, Source};
use crate::pack::Pack;
use crate::policy::{Effective, GeneralRule, Position, SourcedValue, Value};
use std::collections::BTreeMap;

/// Positions in the place of those of a book, by policy: what a house would change.
pub type Changed = BTreeMap<PolicyId, Position>;

/// A position that a table or a calculation consults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consulted {
    /// The id of the policy.
    pub policy: PolicyId,
    /// Where the book stands.
    pub position: Position,
    /// What the book's general rule gives, where the book is silent on the exception only.
    pub general: Option<General>,
    /// The column that consults it in the decision table.
    pub(super) column: Option<usize>,
    /// The rows that rest on it in the decision table, the orders and the remarks.
    pub(super) rows: [RowSet; 3],
    /// The parameters of the calculation that it is given to, one bit each.
    pub(super) parameters: u32,
}

/// What a book's general rule gives where it has no special one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct General {
    /// The value.
    pub value: Value,
    /// The clauses of the general rule in the book.
    pub clauses: Vec<String>,
}

impl Consulted {
    pub(super) fn new(pack: &Pack, book: &str, policy: &str, changed: &Changed) -> Option<Self> {
        let position = match changed.get(policy) {
            Some(position) => position.clone(),
            None => pack.position(book, policy)?,
        };
        let general = match position {
            Position::Silent => general(pack, book, policy),
            _ => None,
        };
        Some(Self { policy: policy.into(), position, general, column: None, rows: [0; 3], parameters: 0 })
    }

    /// Takes the position that `changed` gives its policy, for the same rows.
    pub(super) fn change(&mut self, pack: &Pack, book: &str, changed: &Changed) -> Option<()> {
        let Self { position, general, .. } = Self::new(pack, book, &self.policy, changed)?;
        (self.position, self.general) = (position, general);
        Some(())
    }

    /// What it brings to a decision: a value, by a clause of its own or by the general rule, or a stance.
    #[must_use]
    pub fn decides(&self) -> Effective<'_> {
        match &self.general {
            Some(general) => Effective::Value(&general.value),
            None => self.position.decides(),
        }
    }

    /// The clauses on which it rests.
    #[must_use]
    pub fn clauses(&self) -> Vec<&str> {
        match &self.general {
            Some(general) => general.clauses.iter().map(String::as_str).collect(),
            None => self.position.clauses(),
        }
    }

    /// Whether rows of the decision table, the orders and the remarks, or parameters, rest on it.
    pub(super) fn carries(&self, rows: [RowSet; 3], parameters: u32) -> bool {
        self.parameters & parameters != 0 || self.rows.iter().zip(rows).any(|(own, rows)| own & rows != 0)
    }

    /// Whether it is given to one of these parameters of the calculation, one bit each.
    #[must_use]
    pub fn serves(&self, parameters: u32) -> bool {
        self.parameters & parameters != 0
    }

    /// The sides of a contradiction in the book that its rulings do not follow.
    pub fn other_sides(&self) -> impl Iterator<Item = &SourcedValue> {
        let (sides, follows) = match &self.position {
            Position::Conflict { sides, follows, .. } => (sides.as_slice(), Some(follows)),
            _ => (&[][..], None),
        };
        sides.iter().filter(move |side| Some(&side.value) != follows)
    }
}

/// What the general rule gives on a policy, in a book that has clauses on it.
fn general(pack: &Pack, book: &str, policy: &str) -> Option<General> {
    let general = pack.policy(policy)?.when_silent?;
    let mut clauses: Vec<String> = Vec::new();
    for cited in &general.cites {
        let rule = match cited {
            GeneralRule::Topic(topic) => pack.clauses(book, topic),
            GeneralRule::Policy(policy) => {
                let position = pack.position(book, policy)?;
                position.clauses().into_iter().map(str::to_owned).collect()
            }
        };
        let new: Vec<String> = rule.into_iter().filter(|clause| !clauses.contains(clause)).collect();
        clauses.extend(new);
    }
    (!clauses.is_empty()).then_some(General { value: general.value, clauses })
}

/// The positions that an incident consults: those of its tables in the order of their first column, those that only its
/// calculation takes, and those that only name a penalty.
pub(super) fn consulted(pack: &Pack, book: &str, incident: &Incident, changed: &Changed) -> Option<Vec<Consulted>> {
    let mut consulted: Vec<Consulted> = Vec::new();
    let of = |policy: &str| Consulted::new(pack, book, policy, changed);
    let tables = [
        (&incident.columns, &incident.table),
        (&incident.orders.columns, &incident.orders.grid),
        (&incident.remarks.columns, &incident.remarks.grid),
    ];
    for (table, (of_table, grid)) in tables.into_iter().enumerate() {
        for (column, policy) in policy_columns(of_table) {
            let known = entry(&mut consulted, policy, of)?;
            known.rows[table] |= grid.restricted(column);
            if table == 0 {
                known.column = Some(column);
            }
        }
    }
    for (at, policy) in incident.parameters.iter().enumerate() {
        entry(&mut consulted, policy, of)?.parameters |= 1 << at;
    }
    for (at, row) in incident.rows.iter().enumerate() {
        if let Penalty::Policy(policy) = &row.penalty {
            entry(&mut consulted, policy, of)?.rows[0] |= 1 << at;
        }
    }
    Some(consulted)
}

/// The entry of a policy, which is made where there is none yet.
fn entry<'a>(
    consulted: &'a mut Vec<Consulted>,
    policy: &str,
    new: impl FnOnce(&str) -> Option<Consulted>,
) -> Option<&'a mut Consulted> {
    let at = match consulted.iter().position(|known| known.policy == policy) {
        Some(at) => at,
        None => {
            consulted.push(new(policy)?);
            consulted.len() - 1
        }
    };
    consulted.get_mut(at)
}

/// The columns of a table that are policies, by their place, with the id of the policy.
fn policy_columns(columns: &[Column]) -> impl Iterator<Item = (usize, &str)> {
    columns.iter().enumerate().filter_map(|(at, column)| match &column.source {
        Source::Policy(policy) => Some((at, policy.as_str())),
        Source::Fact(_) | Source::Class(_) | Source::Outcome => None,
    })
}
