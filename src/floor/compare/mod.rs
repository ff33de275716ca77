//! Comparing books: where they stand on policies, how each rules the same case, and in which situations two of them rule
//! differently at all.

mod difference;
mod house;
mod numbers;
mod pair;
mod pool;
mod situations;
mod staff;
mod table;

pub use difference::{Differs, Kind, Outline, differs};
pub use house::{Written, house_of, written};
pub use numbers::{Fate, Mapped, NumberElsewhere, NumberInNext, Numbers, number_elsewhere, numbers};
pub use pair::{Class, Pair};
pub use pool::Input;
pub use staff::{News, StaffChange, StaffSheet, Subject, staff_sheet};
pub use table::{Counts, Point, TableChanges, changes_at_table};

mod redline;

pub use redline::{Change, Redline, Run, are_editions, common_language, diff, redlines};

use crate::betting::Amount;
use crate::betting::round::PlayerName;
use crate::decide::{BoundIncident, Next, OpenPoint, Ruling};
use crate::ids::{BookId, OutcomeId, PolicyId, StepId};
use crate::incident::{Answer, Coverage, FactKind, Facts, Impossible, PenaltyKind};
use crate::pack::Pack;
use crate::policy::{Policy, Position};

/// Where several books stand on one policy.
#[derive(Debug, Clone)]
pub struct BookPositions<'b> {
    /// The policy.
    pub policy: Policy,
    /// The position of each book, in the order in which the books were named.
    pub positions: Vec<(&'b str, Position)>,
}

impl BookPositions<'_> {
    /// Whether the books stand in different places.
    #[must_use]
    pub fn differs(&self) -> bool {
        let mut positions = self.positions.iter().map(|(_, position)| position.decides());
        let first = positions.next();
        positions.any(|other| Some(other) != first)
    }

    /// The positions with the books that share them, in the order of the first book of each.
    #[must_use]
    pub fn shared(&self) -> Vec<(&Position, Vec<(&str, &Position)>)> {
        let mut groups: Vec<(&Position, Vec<(&str, &Position)>)> = Vec::new();
        for (book, position) in &self.positions {
            match groups.iter_mut().find(|(known, _)| known.decides() == position.decides()) {
                Some((_, books)) => books.push((book, position)),
                None => groups.push((position, vec![(book, position)])),
            }
        }
        groups
    }
}

/// Where books stand on policies, in the order of the policies.
pub fn book_positions<'b>(
    pack: &Pack,
    books: &'b [BookId],
    policies: Vec<Policy>,
) -> impl Iterator<Item = BookPositions<'b>> {
    policies.into_iter().map(|policy| {
        let position = |book: &'b BookId| Some((book.as_str(), pack.position(book, &policy.id)?));
        BookPositions { positions: books.iter().filter_map(position).collect(), policy }
    })
}

/// How one book rules a case.
#[derive(Debug)]
pub struct Verdict<'p> {
    /// The incident under the book.
    pub bound: BoundIncident<'p>,
    /// The outcome, or the facts that are still missing under this book.
    pub result: VerdictResult,
}

/// The end of one book's ruling in a comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VerdictResult {
    /// It rules.
    Ruled {
        /// What it comes to: one outcome, or several to choose from.
        remedies: Vec<RemedyLine>,
        /// How far the book carries it.
        coverage: Coverage,
    },
    /// The facts cannot all be true under this book.
    Impossible(Impossible),
    /// It needs these facts, by their place.
    Missing(Vec<usize>),
}

/// An outcome as another book shows it: with its amounts in chips, and with what tells it apart from other rulings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemedyLine {
    /// The outcome.
    pub outcome: OutcomeId,
    /// The players that it names, by what it makes of them.
    pub names: Vec<(&'static str, Vec<PlayerName>)>,
    amounts: Vec<(String, Amount)>,
    orders: Vec<StepId>,
    /// The policies on which orders hang and the book takes no value.
    open: Vec<PolicyId>,
    penalty: PenaltyKind,
}

impl RemedyLine {
    /// The one outcome of a ruling, or those that are to choose from.
    fn of(ruling: &Ruling) -> Vec<Self> {
        let line = |outcome: &str, amounts: &[(&str, Amount)], orders: &[&StepId], open: &[OpenPoint]| Self {
            outcome: outcome.into(),
            names: ruling.names.clone(),
            amounts: amounts.iter().map(|(name, amount)| ((*name).to_owned(), *amount)).collect(),
            orders: orders.iter().copied().cloned().collect(),
            open: open.iter().map(|point| point.policy.clone()).collect(),
            penalty: ruling.penalty,
        };
        match ruling.alternatives.as_slice() {
            [] => vec![line(ruling.outcome, &ruling.amounts, &ruling.orders, &ruling.open)],
            several => several
                .iter()
                .map(|one| Self {
                    names: one.names.clone(),
                    penalty: one.penalty,
                    ..line(one.outcome, &one.amounts, &one.orders, &one.open)
                })
                .collect(),
        }
    }

    /// The amounts by name.
    #[must_use]
    pub fn amounts(&self) -> Vec<(&str, Amount)> {
        self.amounts.iter().map(|(name, amount)| (name.as_str(), *amount)).collect()
    }
}

/// How each of these books rules a case. None for an incident that does not exist.
#[must_use]
pub fn verdicts<'p>(pack: &'p Pack, books: &[BookId], incident: &str, facts: &Facts) -> Option<Vec<Verdict<'p>>> {
    books.iter().map(|book| Some(verdict(BoundIncident::new(pack, book, incident)?, facts))).collect()
}

/// Amounts that nobody gave are taken as not known: what differs between books shows without them.
fn verdict<'p>(bound: BoundIncident<'p>, facts: &Facts) -> Verdict<'p> {
    let facts = &without_amounts(&bound, facts);
    let result = match bound.next(facts) {
        Next::Ruled(ruling) => VerdictResult::Ruled { remedies: RemedyLine::of(&ruling), coverage: ruling.coverage },
        Next::Impossible(impossible) => VerdictResult::Impossible(impossible),
        Next::Ask(_) | Next::Open(..) => VerdictResult::Missing(bound.missing(facts)),
    };
    Verdict { bound, result }
}

/// The facts of a case, every amount that is missing marked as not known.
#[must_use]
pub fn without_amounts(bound: &BoundIncident, facts: &Facts) -> Facts {
    let mut known = facts.clone();
    for (at, fact) in bound.incident.facts.iter().enumerate() {
        if known.get(at).is_none() && !matches!(fact.kind, FactKind::Choice { .. } | FactKind::Actions { .. }) {
            known.set(at, Some(Answer::Unknown));
        }
    }
    known
}
