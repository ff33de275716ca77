//! The clauses that a ruling cites, the decisive ones first.

use super::{BoundIncident, Consulted};
use crate::ids::TopicId;
use crate::incident::{RowSet, places};
use crate::policy::{FAIRNESS, Stance};
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

impl BoundIncident<'_> {
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
            self.cited(row).iter().for_each(|citation| add(&mut cited, citation));
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
            let by = |consulted: &&Consulted| consulted.column == Some(*column);
            self.consulted.iter().filter(by).for_each(|consulted| self.rest_on(cited, first, consulted));
        }
        if self.stance_of(rows) != Stance::Discretion {
            let fairness = self.pack.clauses(&self.book, FAIRNESS);
            fairness.iter().for_each(|clause| self.cite(cited, clause, || FAIRNESS.into()));
        }
    }

    /// What a row cites: the clauses on which the positions that it depends on rest; and for each of its topics that
    /// none of these is about, the book's clauses on that topic.
    fn cites(&self, row: usize) -> Vec<Citation> {
        let mut citations: Vec<Citation> = Vec::new();
        let decisive = self.consulted.iter().filter(|consulted| consulted.carries([1 << row, 0, 0], 0));
        decisive.for_each(|consulted| self.rest_on(&mut citations, row, consulted));
        let decisive = citations.clone();
        for topic in &self.incident.rows[row].cites {
            if decisive.iter().any(|citation| self.is_about(topic, &citation.address)) {
                continue;
            }
            for clause in self.pack.clauses(&self.book, topic) {
                self.cite(&mut citations, &clause, || topic.clone());
            }
        }
        citations
    }

    /// Adds the clauses on which a position rests, each under the topic of the row that it is about.
    fn rest_on(&self, citations: &mut Vec<Citation>, row: usize, consulted: &Consulted) {
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
