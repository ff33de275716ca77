//! The clauses that a ruling cites, the decisive ones first.

use super::{Bound, Consulted};
use crate::ids::TopicId;
use crate::incident::{RowSet, places};
use crate::policy::{FAIRNESS, Stance};
use std::borrow::Cow;

/// A clause that a ruling cites.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Citation {
    /// The address of the clause in the book.
    pub address: String,
    /// The topic by which it was found.
    pub topic: TopicId,
}

impl Bound<'_> {
    /// What rows cite. Where they are `several` rulings to choose from, first what leaves the choice: the clauses that
    /// leave it to the director or exclude the point, or else the rule that decides where there is no other. Last come
    /// the clauses that disagree on the arithmetic, in the parameters whose conflict matters.
    pub(super) fn citations(&self, rows: RowSet, several: bool, conflicts: u32) -> Cow<'_, [Citation]> {
        let first = places(rows).next().unwrap_or_default();
        if conflicts == 0 && !several && rows == 1 << first {
            return Cow::Borrowed(self.cited(first));
        }
        let mut cited: Vec<Citation> = Vec::new();
        if several {
            self.leave_the_choice(&mut cited, rows);
        }
        for row in places(rows) {
            for citation in self.cited(row) {
                self.add(&mut cited, &citation.address, &citation.topic);
            }
        }
        let disagreeing = self.consulted.iter().filter(|consulted| consulted.parameters & conflicts != 0);
        disagreeing.for_each(|consulted| self.rest_on(&mut cited, first, consulted));
        Cow::Owned(cited)
    }

    pub(super) fn cited(&self, row: usize) -> &[Citation] {
        self.citations[row].get_or_init(|| self.cites(row))
    }

    fn leave_the_choice(&self, cited: &mut Vec<Citation>, rows: RowSet) {
        let table = &self.incident.table;
        let Some(first) = places(rows).next() else {
            return;
        };
        for (column, _) in self.left.stances.iter().filter(|(column, _)| table.depends(rows, *column)) {
            let by = |consulted: &&Consulted| consulted.columns[0] == Some(*column);
            self.consulted.iter().filter(by).for_each(|consulted| self.rest_on(cited, first, consulted));
        }
        if self.stance_of(rows) != Stance::Discretion {
            self.pack.clauses(&self.book, FAIRNESS).iter().for_each(|clause| self.add(cited, clause, FAIRNESS));
        }
    }

    /// What a row cites: the clauses on which the positions that it depends on rest; and for each of its topics that
    /// none of these is about, the book's clauses on that topic.
    fn cites(&self, row: usize) -> Vec<Citation> {
        let mut citations: Vec<Citation> = Vec::new();
        self.relied_on(1 << row, [0, 0], 0).for_each(|consulted| self.rest_on(&mut citations, row, consulted));
        let decisive = citations.clone();
        for topic in &self.incident.rows[row].cites {
            if decisive.iter().any(|citation| self.is_about(topic, &citation.address)) {
                continue;
            }
            for clause in self.pack.clauses(&self.book, topic) {
                self.add(&mut citations, &clause, topic);
            }
        }
        citations
    }

    /// Adds the clauses on which a position rests, each under the topic of the row that it is about.
    fn rest_on(&self, citations: &mut Vec<Citation>, row: usize, consulted: &Consulted) {
        let topics = &self.incident.rows[row].cites;
        for clause in consulted.clauses() {
            let topic = topics.iter().find(|topic| self.is_about(topic, clause)).or(topics.first());
            self.add(citations, clause, topic.map_or("", TopicId::as_str));
        }
    }

    /// Whether a clause, or the one that it is an item of, is about a topic.
    fn is_about(&self, topic: &str, clause: &str) -> bool {
        let clauses = self.pack.clauses(&self.book, topic);
        clauses.iter().any(|known| clause == known || below(clause, known))
    }

    /// Adds a citation, unless it or an item of its list is there; an item takes the place of its clause, with which it
    /// is shown.
    fn add(&self, citations: &mut Vec<Citation>, address: &str, topic: &str) {
        let clause_of = |address: &str| self.pack.address(&self.book, address).map(|known| known.clause);
        let covers =
            |known: &Citation| known.address == address || clause_of(&known.address).is_some_and(|c| c == address);
        if citations.iter().any(covers) {
            return;
        }
        let citation = Citation { address: address.to_owned(), topic: topic.into() };
        let clause = clause_of(address);
        match citations.iter_mut().find(|known| clause.as_ref() == Some(&known.address)) {
            Some(wider) => *wider = citation,
            None => citations.push(citation),
        }
    }
}

/// Whether an address lies below another: `51-B-a` below `51-B`.
fn below(address: &str, other: &str) -> bool {
    address.strip_prefix(other).is_some_and(|rest| rest.starts_with('-'))
}
