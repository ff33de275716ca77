//! What cannot be ruled: the fact that decides and that nobody knows, or that the players tell differently, and the ruling
//! of each answer to it.

use super::citation::{Cited, cite};
use super::ruling::{RulingContext, in_a_line};
use crate::decide::{BoundIncident, Next, Ruling};
use crate::incident::{Answer, Facts, RowSet};
use crate::locale::Words;

/// A case that is open, with everything that telling it needs.
#[derive(Debug)]
pub struct Open<'a> {
    /// The words.
    pub words: &'a Words<'a>,
    /// The incident under the book.
    pub bound: &'a BoundIncident<'a>,
    /// The facts.
    pub facts: &'a Facts,
    /// The rows of the table that are left.
    pub rows: RowSet,
    /// The facts that would tell them apart, by their places.
    pub open: &'a [usize],
    /// The one of them that the players tell differently.
    pub disputed: Option<usize>,
}

/// The topic of the rules on who decides where players do not agree.
const WHO_DECIDES: &str = "floor-decisions";

/// How the rulings of one answer are told apart.
const OR: &str = " / ";

/// The fact that decides, and below it each answer with its ruling, its amounts and its clause; of a fact that the players
/// tell differently also the book's rule on who decides.
#[must_use]
pub fn open_words(open: &Open) -> String {
    let incident = &open.bound.incident;
    let choice = open.open.iter().copied().find(|fact| !incident.facts[*fact].values().is_empty());
    let Some(fact) = open.disputed.or(choice).filter(|fact| !incident.facts[*fact].values().is_empty()) else {
        return [vec![open.words.text("still-open")], open.outcomes(open.rows)].concat().join("\n- ");
    };
    let known = &incident.facts[fact];
    let message = if open.disputed.is_some() { "open-disputed" } else { "open-unknown" };
    let mut said = vec![open.words.text(message), open.words.text(&format!("{}-fact-{}", incident.id, known.id))];
    for (at, value) in known.values().iter().enumerate() {
        let answer = open.words.answer(&incident.id, &known.id, value);
        let ruling = u8::try_from(at).ok().and_then(|value| open.with(fact, value));
        said.extend(ruling.map(|ruling| format!("- {answer} → {ruling}")));
    }
    if open.disputed.is_some() {
        said.extend(open.who_decides());
    }
    said.join("\n")
}

impl Open<'_> {
    /// What is ruled with an answer; none where it cannot be.
    fn with(&self, fact: usize, value: u8) -> Option<String> {
        let mut facts = self.facts.clone();
        facts.set(fact, Some(Answer::Choice(value)));
        match self.bound.next(&facts) {
            Next::Ruled(ruling) => Some(self.line(&facts, &ruling)),
            Next::Impossible(_) => None,
            Next::Ask(_) | Next::Open(..) => {
                let outcomes = self.outcomes(self.bound.possible(&facts));
                (!outcomes.is_empty()).then(|| outcomes.join(OR))
            }
        }
    }

    /// The outcomes of rows in words.
    fn outcomes(&self, rows: RowSet) -> Vec<String> {
        let outcomes = self.bound.outcomes(rows).into_iter();
        outcomes.map(|outcome| self.words.text(&format!("{}-outcome-{outcome}", self.bound.incident.id))).collect()
    }

    /// A ruling in a line: what is ruled, the amounts, the clause.
    fn line(&self, facts: &Facts, ruling: &Ruling) -> String {
        let line = in_a_line(&RulingContext::new(self.words, self.bound, facts, ruling), ruling, &[]);
        let clause = ruling.citations.first().map_or_else(String::new, |citation| format!(" ({})", citation.address));
        format!("{line}{clause}")
    }

    /// The book's rules on who decides, with their words.
    fn who_decides(&self) -> Vec<String> {
        let pack = self.bound.pack();
        let clauses = pack.clauses(&self.bound.book, WHO_DECIDES);
        let cited = clauses.iter().filter_map(|clause| cite(pack, &self.bound.book, self.words.language(), clause));
        let line = |cited: Cited| {
            let said = cited.read();
            format!("{} {}: {}", cited.label, said.title, said.paragraphs.join(" "))
        };
        cited.take(1).map(line).collect()
    }
}
