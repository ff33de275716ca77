//! The clauses that a ruling cites, the decisive ones first.

use super::{BoundIncident, Consulted};
use crate::ids::{BookId, TopicId};
use crate::incident::{Coverage, RowSet, places};
use crate::policy::{FAIRNESS, Position, Stance};
use std::borrow::Cow;

/// A clause that a ruling cites.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Citation {
    /// The address of the clause in the book.
    pub address: String,
    /// The clause to which it belongs, which is the address itself but for an item of a list.
    pub clause: String,
    /// The topic by which it was found.
    pub topic: TopicId,
}

/// What a ruling rests on, as far as clauses say it.
#[derive(Debug, Clone, Copy)]
pub(super) struct RestsOn {
    /// The rows of the decision table.
    pub rows: RowSet,
    /// Whether they are several rulings to choose from.
    pub several: bool,
    /// The orders that are given, those that a policy leaves open among them.
    pub orders: RowSet,
    /// The parameters of the calculation that count in these rows, one bit each.
    pub parameters: u32,
    /// Those of the parameters whose conflict matters.
    pub conflicts: u32,
}

/// What a row cites by itself.
#[derive(Debug, Default)]
pub(super) struct CitedByRow {
    citations: Vec<Citation>,
    /// How many of them are the clauses of positions; behind them stand those of topics.
    decisive: usize,
}

impl BoundIncident<'_> {
    /// What a ruling cites, what decided first. Where there are several rulings to choose from, first what leaves the
    /// choice: the clauses that leave it to the director or exclude the point, or else the rule that decides where there is no
    /// other. Then the positions that decide the rows, what a house has written itself before all others, also what its
    /// numbers rest on. Then the clauses on the topics of the rows, those before the others by which the arithmetic comes to the
    /// row, and last what else the numbers and the orders rest on.
    pub(super) fn citations(&self, on: RestsOn) -> Cow<'_, [Citation]> {
        let first = places(on.rows).next().unwrap_or_default();
        let counts = |known: &&Consulted| known.parameters & on.parameters != 0 || known.rows[1] & on.orders != 0;
        let more = on.several || on.conflicts != 0 || on.rows != 1 << first;
        let alone = !more && !self.consulted.iter().any(|known| counts(&known) && !known.clauses().is_empty());
        if alone && !self.cited(first).is_empty() {
            return Cow::Borrowed(self.cited(first));
        }
        let mut cited: Vec<Citation> = Vec::new();
        if on.several {
            self.leave_the_choice(&mut cited, on.rows);
        }
        let leaving = cited.len();
        for row in places(on.rows) {
            let known = self.cited_by(row);
            known.citations[..known.decisive].iter().for_each(|citation| add(&mut cited, citation));
        }
        let serving = || self.consulted.iter().filter(|known| known.parameters & on.parameters != 0);
        let own = |known: &&Consulted| known.clauses().iter().any(|clause| self.is_own(clause));
        serving().filter(own).for_each(|known| self.rest_on(&mut cited, first, known));
        self.own_first(&mut cited[leaving..]);
        let reasons = on.parameters & self.arithmetic_reasons();
        for row in places(on.rows) {
            for citation in self.cited(row) {
                let on_topic = |known: &&Consulted| known.serves(reasons) && self.is_on_topic(&citation.topic, known);
                self.consulted.iter().filter(on_topic).for_each(|known| self.rest_on(&mut cited, first, known));
                add(&mut cited, citation);
            }
        }
        serving().for_each(|known| self.rest_on(&mut cited, first, known));
        let disagreeing = self.consulted.iter().filter(|known| known.parameters & on.conflicts != 0);
        disagreeing.for_each(|known| self.rest_on(&mut cited, first, known));
        let ordering = self.consulted.iter().filter(|known| known.rows[1] & on.orders != 0);
        ordering.for_each(|known| self.rest_on(&mut cited, first, known));
        if cited.is_empty() {
            // All that the book has on the point it excludes: what is left is the rule that decides where there is no other.
            self.cite_fairness(&mut cited);
        }
        Cow::Owned(cited)
    }

    /// The parameters by which the calculation comes to a class, and not only to amounts, one bit each.
    fn arithmetic_reasons(&self) -> u32 {
        let parameters = self.incident.calculation().map_or(&[][..], |calculation| calculation.parameters);
        parameters.iter().enumerate().filter(|(_, own)| own.serves.is_some()).fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// Whether what a position rests on is about a topic.
    fn is_on_topic(&self, topic: &str, known: &Consulted) -> bool {
        known.clauses().iter().any(|clause| self.is_about(topic, clause))
    }

    fn cite_fairness(&self, cited: &mut Vec<Citation>) {
        let fairness = self.pack.clauses(&self.book, FAIRNESS);
        fairness.iter().for_each(|clause| self.cite(cited, clause, || FAIRNESS.into()));
    }

    /// Puts the clauses of a house before those of the book that it extends.
    fn own_first(&self, cited: &mut [Citation]) {
        if self.base.is_some() {
            cited.sort_by_cached_key(|citation| !self.is_own(&citation.address));
        }
    }

    /// Whether a clause is a house's own, and not as it stands in the book that the house extends.
    fn is_own(&self, address: &str) -> bool {
        let own = |base: &BookId| {
            let rule = self.pack.rule_at(&self.book, address).map(|(rule, _)| rule);
            rule.is_some_and(|rule| self.pack.rule(base, &rule.label).as_ref() != Some(&rule))
        };
        self.base.as_ref().is_some_and(own)
    }

    pub(super) fn cited(&self, row: usize) -> &[Citation] {
        &self.cited_by(row).citations
    }

    fn cited_by(&self, row: usize) -> &CitedByRow {
        self.citations[row].get_or_init(|| self.cites(row))
    }

    fn leave_the_choice(&self, cited: &mut Vec<Citation>, rows: RowSet) {
        let table = &self.incident.table;
        let Some(first) = places(rows).next() else {
            return;
        };
        for (column, _) in self.left.stances.iter().filter(|(column, _)| table.depends(rows, *column)) {
            let by = |consulted: &&Consulted| consulted.column == Some(*column);
            self.consulted.iter().filter(by).for_each(|consulted| self.rest_on_every(cited, first, consulted));
        }
        if self.stance_of(rows) != Stance::Discretion {
            self.cite_fairness(cited);
        }
    }

    /// What a row cites: the clauses on which the positions that it depends on rest, in the order of the topics that it names; for
    /// each of its topics that none of these is about, the book's clauses on that topic; and last the positions of which it takes
    /// every value.
    fn cites(&self, row: usize) -> CitedByRow {
        let mut citations: Vec<Citation> = Vec::new();
        let carried = || self.consulted.iter().filter(|consulted| consulted.carries([1 << row, 0, 0], 0));
        let decisive = |consulted: &&Consulted| !self.takes_every_value(row, consulted);
        // A row that takes whatever value the book has asks only whether the point is in the book: the other positions go first.
        let (any, mut one): (Vec<&Consulted>, Vec<&Consulted>) =
            carried().filter(decisive).partition(|consulted| self.takes_whatever_value(row, consulted));
        // What the row is about leads, and not what a table or a condition that it shares with others hangs on.
        let topics = &self.incident.rows[row].cites;
        let place = |consulted: &&Consulted| topics.iter().position(|topic| self.is_on_topic(topic, consulted));
        one.sort_by_cached_key(|consulted| place(consulted).unwrap_or(topics.len()));
        one.into_iter().chain(any).for_each(|consulted| self.rest_on(&mut citations, row, consulted));
        self.own_first(&mut citations);
        let decisive = citations.clone();
        let excludes = self.incident.rows[row].coverage == Coverage::NotApplicable;
        for topic in topics {
            if decisive.iter().any(|citation| self.is_about(topic, &citation.address)) {
                continue;
            }
            let clauses = self.pack.clauses(&self.book, topic).into_iter();
            for clause in clauses.filter(|clause| excludes || !self.is_excluded(clause)) {
                self.cite(&mut citations, &clause, || topic.clone());
            }
        }
        carried().for_each(|consulted| self.rest_on(&mut citations, row, consulted));
        CitedByRow { citations, decisive: decisive.len() }
    }

    /// Whether a row asks of a policy only that the book has not excluded the point: it takes any value, and silence.
    fn takes_every_value(&self, row: usize, consulted: &Consulted) -> bool {
        let silent = |at: usize| self.incident.columns[at].place_of_stance(Stance::Silent);
        self.takes_whatever_value(row, consulted)
            && consulted.column.is_some_and(|at| self.incident.table.rows(at, silent(at)) & 1 << row != 0)
    }

    /// Whether a row takes any value of a policy.
    fn takes_whatever_value(&self, row: usize, consulted: &Consulted) -> bool {
        consulted.column.is_some_and(|at| {
            (0..self.incident.columns[at].width()).all(|value| self.incident.table.rows(at, value) & 1 << row != 0)
        })
    }

    /// Whether the book says of a clause that it does not apply at its events.
    fn is_excluded(&self, address: &str) -> bool {
        let rule = self.pack.rule_at(&self.book, address);
        rule.is_some_and(|(rule, address)| match rule.at(&address) {
            Some((clause, _)) => clause.excluded,
            None => rule.clauses.iter().all(|clause| clause.excluded),
        })
    }

    /// Adds the clauses on which a position rests, each under the topic of the row that it is about. What only says that the
    /// point does not apply is the rule of nothing but a ruling that says so itself.
    fn rest_on(&self, citations: &mut Vec<Citation>, row: usize, consulted: &Consulted) {
        let excludes = self.incident.rows[row].coverage == Coverage::NotApplicable;
        if matches!(consulted.position, Position::NotApplicable(_)) && !excludes {
            return;
        }
        self.rest_on_every(citations, row, consulted);
    }

    fn rest_on_every(&self, citations: &mut Vec<Citation>, row: usize, consulted: &Consulted) {
        let topics = &self.incident.rows[row].cites;
        for clause in consulted.clauses() {
            self.cite(citations, clause, || {
                let topic = topics.iter().find(|topic| self.is_about(topic, clause)).or(topics.first());
                topic.map_or_else(|| "".into(), TopicId::clone)
            });
        }
    }

    /// Whether a clause, or the one that it is an item of, is about a topic.
    fn is_about(&self, topic: &str, clause: &str) -> bool {
        let clauses = self.pack.clauses(&self.book, topic);
        clauses.iter().any(|known| clause == known || below(clause, known))
    }

    /// Adds an address of the book to what is cited, under a topic that is only looked for where it is needed.
    fn cite(&self, citations: &mut Vec<Citation>, address: &str, topic: impl FnOnce() -> TopicId) {
        if !is_cited(citations, address) {
            let clause =
                self.pack.address(&self.book, address).map_or_else(|| address.to_owned(), |known| known.clause);
            add(citations, &Citation { address: address.to_owned(), clause, topic: topic() });
        }
    }
}

/// Whether an address, or an item of its list, is cited.
fn is_cited(citations: &[Citation], address: &str) -> bool {
    citations.iter().any(|known| known.address == address || known.clause == address)
}

/// Adds a citation, unless it or an item of its list is there; an item takes the place of its clause, with which it is
/// shown.
fn add(citations: &mut Vec<Citation>, citation: &Citation) {
    if is_cited(citations, &citation.address) {
        return;
    }
    match citations.iter_mut().find(|known| known.address == citation.clause) {
        Some(wider) => *wider = citation.clone(),
        None => citations.push(citation.clone()),
    }
}

/// Whether an address lies below another: `51-B-a` below `51-B`.
fn below(address: &str, other: &str) -> bool {
    address.strip_prefix(other).is_some_and(|rest| rest.starts_with('-'))
}
