//! The whole space of an incident: which facts a ruling can still hang on, taken by itself and without asking anybody, and
//! what the answers leave of the tables. By these the situations that an incident knows are gone through, each kind of them
//! once.

use super::BoundIncident;
use super::known::KnownInputs;
use crate::incident::{Calculated, FactKind, Facts, RowSet, Source, places};
use std::cell::RefCell;

/// What answers leave of the tables of an incident under a book. Two situations that leave the same, and of which the
/// calculation makes the same, are ruled alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LeftOver {
    /// The rows of the decision table.
    rows: RowSet,
    /// The orders of their outcomes.
    orders: RowSet,
}

impl BoundIncident<'_> {
    /// Runs the calculation, and again for each value of every betting rule on which the book takes none, where that comes
    /// to something else: the ruling may be a choice among these. Gives the choice facts besides that it looked at and that nobody has answered: its
    /// results hold as long as these are open.
    #[must_use]
    pub fn work_asking(&self, facts: &Facts) -> (Vec<Calculated>, Vec<usize>) {
        let Some(arithmetic) = &self.arithmetic else {
            return (vec![Calculated::default()], Vec::new());
        };
        let unanswered = RefCell::default();
        let work = |taken| KnownInputs::new(self, arithmetic, facts, taken).noting(&unanswered).run();
        let own = work(None);
        let every_way = self.open_rules.iter().flat_map(|open| {
            let bits = self.consulted[open.consulted].parameters;
            let values = open.values.iter().filter(move |_| own.parameters & bits != 0);
            values.map(move |value| (bits, value))
        });
        let mut worked: Vec<Calculated> = Vec::new();
        for other in every_way.map(|taken| work(Some(taken))) {
            let same = |known: &Calculated| (&known.classes, &known.amounts) == (&other.classes, &other.amounts);
            if other.impossible.is_none() && !same(&own) && !worked.iter().any(same) {
                worked.push(other);
            }
        }
        worked.insert(0, own);
        (worked, unanswered.into_inner())
    }

    /// What these facts leave, `worked` being what the calculation makes of them.
    #[must_use]
    pub fn left_over(&self, facts: &Facts, worked: &Calculated) -> LeftOver {
        let rows = self.find(facts, worked, true);
        let outcomes = places(rows).fold(0_u128, |all, row| all | 1 << self.incident.rows[row].outcome);
        let left = places(outcomes).fold(0, |left, outcome| left | self.left.orders[outcome]);
        let steps = &self.incident.orders;
        let given = self.narrow(&steps.columns, &steps.grid, left, facts, worked, true);
        LeftOver { rows, orders: self.applicable(&steps.columns, &steps.grid, given, facts) }
    }

    /// The first choice fact without an answer on which a ruling, its orders, or another fact can hang. One that is assumed
    /// where nobody says otherwise has no answer either, as long as it is not given.
    #[must_use]
    pub fn hangs_on(&self, facts: &Facts, left: LeftOver) -> Option<usize> {
        (0..self.incident.facts.len()).find(|fact| self.can_tell_apart(*fact, facts, left))
    }

    fn can_tell_apart(&self, fact: usize, facts: &Facts, left: LeftOver) -> bool {
        let known = &self.incident.facts[fact];
        let open = matches!(known.kind, FactKind::Choice { .. }) && facts.get(fact).is_none();
        open && self.applies(facts, fact) && (self.tells_rows_apart(fact, left) || self.is_gate(fact, facts, left))
    }

    /// Whether a table asks for a fact: of an assumed one, whatever the assumption has left.
    fn tells_rows_apart(&self, fact: usize, left: LeftOver) -> bool {
        let incident = &self.incident;
        let assumed = incident.facts[fact].assumed.is_some();
        let tables = [
            (&incident.columns, &incident.table, left.rows),
            (&incident.orders.columns, &incident.orders.grid, left.orders),
        ];
        tables.into_iter().any(|(columns, grid, rows)| {
            let column = columns.iter().position(|column| column.source == Source::Fact(fact));
            column.is_some_and(|column| if assumed { grid.restricted(column) != 0 } else { grid.depends(rows, column) })
        })
    }

    /// Whether a fact on which a ruling hangs only has an answer by the answer to this one.
    fn is_gate(&self, fact: usize, facts: &Facts, left: LeftOver) -> bool {
        let others = self.incident.facts.iter().enumerate();
        let mut gated = others.filter(|(_, other)| other.asked_if.iter().any(|condition| condition.fact == fact));
        gated.any(|(at, _)| self.can_tell_apart(at, facts, left))
    }
}
