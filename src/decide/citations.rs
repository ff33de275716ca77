//! The clauses that a ruling cites, the decisive ones first.

use super::{Bound, Consulted};
use std::borrow::Cow;

/// A clause that a ruling cites.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Citation {
    /// The address of the clause in the book.
    pub address: String,
    /// The topic by which it was found.
    pub topic: String,
}

impl Bound<'_> {
    /// What a row cites, with the parameters in conflict that change its ruling.
    pub(super) fn citations(&self, row: usize, conflicts: u32) -> Cow<'_, [Citation]> {
        match conflicts {
            0 => Cow::Borrowed(self.citations[row].get_or_init(|| self.cites(row, 0))),
            conflicts => Cow::Owned(self.cites(row, conflicts)),
        }
    }

    /// What a row cites: the clauses on which the positions that it depends on rest; for each of its topics that none of
    /// these is about, the book's clauses on that topic; and last those that disagree on the arithmetic, where that
    /// matters.
    fn cites(&self, row: usize, conflicts: u32) -> Vec<Citation> {
        let pack = self.pack;
        let mut citations: Vec<Citation> = Vec::new();
        let topics = &self.incident.rows[row].cites;
        let about = |topic: &str, clause: &str| {
            let clauses = pack.clauses(&self.book, topic);
            clauses.iter().any(|known| clause == known || below(clause, known))
        };
        let rest = |citations: &mut Vec<Citation>, consulted: &Consulted| {
            for clause in consulted.position.clauses() {
                let topic = topics.iter().find(|topic| about(topic, clause)).or(topics.first());
                self.add(citations, clause, topic.map_or("", String::as_str));
            }
        };
        self.relied_on(row, [0, 0], 0).for_each(|consulted| rest(&mut citations, consulted));
        let decisive = citations.clone();
        for topic in topics {
            if decisive.iter().any(|citation| about(topic, &citation.address)) {
                continue;
            }
            for clause in pack.clauses(&self.book, topic) {
                self.add(&mut citations, &clause, topic);
            }
        }
        let disagreeing = self.consulted.iter().filter(|consulted| consulted.parameters & conflicts != 0);
        disagreeing.for_each(|consulted| rest(&mut citations, consulted));
        citations
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
        let citation = Citation { address: address.to_owned(), topic: topic.to_owned() };
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
