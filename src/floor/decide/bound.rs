//! An incident bound to a book: the book's positions are put into the tables once, so that a case only looks up its
//! facts.

use super::Consulted;
use super::arithmetic::Arithmetic;
use super::citations::CitedByRow;
use super::consulted::{Changed, consulted};
use super::known::KnownInputs;
use super::left::{Left, Taken};
use crate::ids::{BookId, StepId};
use crate::incident::{
    Calculated, Column, Facts, Grid, Incident, MEASURED_EVERY_WAY, RowSet, SAID_IN_TABLES, Source, Steps, UNKNOWN,
    places,
};
use crate::pack::Pack;
use crate::policy::{Effective, Stance, Value};
use std::cell::OnceCell;
use std::rc::Rc;

/// An incident under a book.
#[derive(Debug)]
pub struct BoundIncident<'p> {
    pub(super) pack: &'p Pack,
    /// The id of the book.
    pub book: BookId,
    /// The book that it extends, where it does.
    pub(super) base: Option<BookId>,
    /// The incident. It is shared with the same incident under other positions: see [`BoundIncident::changed`].
    pub incident: Rc<Incident>,
    /// The positions that its tables consult.
    pub consulted: Vec<Consulted>,
    /// What its calculation means for its tables, if it has one.
    pub(super) arithmetic: Option<Arithmetic>,
    /// What these positions leave of the tables.
    pub(super) left: Left,
    /// The sides of the book's contradictions that its rulings do not follow.
    pub(super) sides: Vec<Side>,
    /// The betting rules on which the book takes no value.
    pub(super) open_rules: Vec<OpenRule>,
    /// For each row, what it cites, found when the row is first ruled by.
    pub(super) citations: Vec<OnceCell<CitedByRow>>,
}

/// A betting rule on which the book takes no value, and which no table of the incident asks for itself.
#[derive(Debug)]
pub(super) struct OpenRule {
    /// The place of the position.
    pub consulted: usize,
    /// Why the book takes none.
    pub stance: Stance,
    /// The values that it could take.
    pub values: Vec<Value>,
    /// Whether the tables of amounts show it under one value only: what they would be under another is told then.
    pub in_tables: bool,
}

/// The betting rules that a book leaves open, and that are measured every way then.
fn open_rules(pack: &Pack, incident: &Incident, consulted: &[Consulted]) -> Vec<OpenRule> {
    let rules = incident.calculation().map_or(&[][..], |calculation| calculation.parameters).iter().enumerate();
    let every_way = rules.filter(|(_, rule)| MEASURED_EVERY_WAY.contains(&rule.name));
    let bits = |bits, (at, _)| bits | 1_u32 << at;
    let said = every_way.clone().filter(|(_, rule)| SAID_IN_TABLES.contains(&rule.name)).fold(0, bits);
    let every_way = every_way.fold(0, bits);
    let open = consulted.iter().enumerate();
    let open = open.filter(|(_, known)| known.parameters & every_way != 0 && known.column.is_none());
    open.filter_map(|(at, known)| match known.decides() {
        Effective::Value(_) => None,
        Effective::Stance(stance) => {
            let values = pack.policy(&known.policy)?.values().iter().cloned().map(Value::Choice).collect();
            Some(OpenRule { consulted: at, stance, values, in_tables: known.parameters & said == 0 })
        }
    })
    .collect()
}

/// A side of a contradiction that the book's rulings do not follow.
#[derive(Debug)]
pub(super) struct Side {
    /// The place of the position.
    pub consulted: usize,
    /// The place of the side among the position's other sides.
    pub side: usize,
    /// What it would leave of the tables.
    pub left: Left,
}

impl<'p> BoundIncident<'p> {
    /// Binds an incident to a book. None when the pack has no such book or incident.
    #[must_use]
    pub fn new(pack: &'p Pack, book: &str, incident: &str) -> Option<Self> {
        Self::with(pack, book, incident, &Changed::new())
    }

    /// The same with some positions in the place of the book's.
    #[must_use]
    pub fn with(pack: &'p Pack, book: &str, incident: &str, changed: &Changed) -> Option<Self> {
        let incident = pack.incident(incident)?;
        let consulted = consulted(pack, book, &incident, changed)?;
        Some(Self::of(pack, book.into(), Rc::new(incident), consulted))
    }

    /// The same incident under the same book, with some positions in the place of the book's.
    #[must_use]
    pub fn changed(&self, changed: &Changed) -> Option<Self> {
        let mut consulted = self.consulted.clone();
        for known in consulted.iter_mut().filter(|known| changed.contains_key(&known.policy)) {
            known.change(self.pack, &self.book, changed)?;
        }
        Some(Self::of(self.pack, self.book.clone(), Rc::clone(&self.incident), consulted))
    }

    fn of(pack: &'p Pack, book: BookId, incident: Rc<Incident>, consulted: Vec<Consulted>) -> Self {
        let mut sides = Vec::new();
        for (at, known) in consulted.iter().enumerate() {
            for (side, grounded) in known.other_sides().enumerate() {
                let left = Left::new(&incident, &consulted, Some((at, &grounded.value)));
                sides.push(Side { consulted: at, side, left });
            }
        }
        Self {
            pack,
            base: pack.book(&book).and_then(|known| known.extends),
            book,
            arithmetic: Arithmetic::new(&incident, &consulted),
            left: Left::new(&incident, &consulted, None),
            sides,
            open_rules: open_rules(pack, &incident, &consulted),
            citations: incident.rows.iter().map(|_| OnceCell::new()).collect(),
            incident,
            consulted,
        }
    }

    /// The data from which it was bound.
    #[must_use]
    pub fn pack(&self) -> &'p Pack {
        self.pack
    }

    /// Runs the calculation of the incident on what is known.
    #[must_use]
    pub fn work(&self, facts: &Facts) -> Calculated {
        self.work_with(facts, None)
    }

    /// The same, with another side of a contradiction.
    pub(super) fn work_with(&self, facts: &Facts, taken: Option<Taken>) -> Calculated {
        let Some(arithmetic) = &self.arithmetic else {
            return Calculated::default();
        };
        let taken = taken.map(|(at, value)| (self.consulted[at].parameters, value));
        KnownInputs::new(self, arithmetic, facts, taken).run()
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
    pub fn find(&self, facts: &Facts, worked: &Calculated, inputs_known: bool) -> RowSet {
        self.find_in(&self.left, facts, worked, inputs_known)
    }

    pub(super) fn find_in(&self, left: &Left, facts: &Facts, worked: &Calculated, inputs_known: bool) -> RowSet {
        self.narrow(&self.incident.columns, &self.incident.table, left.rows, facts, worked, inputs_known)
    }

    /// The rows that rule a case whose facts leave these: the one that the positions reach as they are; where a stance
    /// reaches none, the rows of the values that the book could have taken, but for those in whose place a row of the
    /// table speaks of the stance.
    pub(super) fn ruling_rows(&self, left: &Left, rows: RowSet) -> RowSet {
        let exact = rows & left.exact;
        if exact != 0 || left.speaking & rows == 0 {
            return if exact != 0 { exact } else { rows };
        }
        let table = &self.incident;
        let spoken_for = |row: &usize| places(rows & !(1 << row)).any(|other| left.speaks_for(table, other, *row));
        match places(rows).filter(spoken_for).fold(rows, |rows, row| rows & !(1 << row)) {
            // Where each row speaks for another, none does for all.
            0 => rows,
            left => left,
        }
    }

    /// Narrows a set of rows of a table by facts and classes. A column whose value is not known leaves every row that
    /// some value of it leaves.
    pub(super) fn narrow(
        &self,
        columns: &[Column],
        grid: &Grid,
        mut rows: RowSet,
        facts: &Facts,
        worked: &Calculated,
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
        worked: &Calculated,
    ) -> RowSet {
        let unknown =
            |column: &Column, class: usize| worked.classes.get(class).is_none_or(|value| column.is_unknown(*value));
        let open = columns.iter().enumerate().filter(|(_, column)| match column.source {
            Source::Fact(fact) => !self.applies(facts, fact) || self.choice(facts, fact).is_none(),
            Source::Class(class) => unknown(column, class),
            Source::Policy(_) | Source::Outcome => false,
        });
        open.fold(rows, |rows, (at, _)| rows & !grid.restricted(at))
    }

    /// The places of the facts that the calculation needs in this case.
    pub(super) fn inputs(&self, worked: &Calculated) -> impl Iterator<Item = usize> {
        let inputs = self.arithmetic.iter().flat_map(|arithmetic| &arithmetic.inputs).enumerate();
        inputs.filter(|(at, _)| worked.idle & (1 << at) == 0).filter_map(|(_, fact)| *fact)
    }

    /// Whether a fact is an input of the calculation that plays no part in this case.
    pub(super) fn is_idle(&self, worked: &Calculated, fact: usize) -> bool {
        let input = |input: &Option<usize>| *input == Some(fact);
        self.arithmetic.as_ref().is_some_and(|arithmetic| arithmetic.inputs.iter().any(input))
            && !self.inputs(worked).any(|input| input == fact)
    }

    /// Whether every input of the calculation has been asked for, or cannot be.
    pub(super) fn inputs_settled(&self, facts: &Facts, worked: &Calculated) -> bool {
        let known = |fact: usize| facts.get(fact).is_some() || self.choice(facts, fact).is_some();
        self.inputs(worked).all(|fact| known(fact) || !self.applies(facts, fact))
    }
}

/// The ids of the steps in a set.
pub(super) fn step_ids(steps: &Steps, rows: RowSet) -> Vec<&StepId> {
    places(rows).map(|at| &steps.ids[at]).collect()
}
