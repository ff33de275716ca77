//! In what two rulings on one case differ.

use crate::decide::{OpenPoint, Ruling};
use crate::ids::{OutcomeId, PolicyId, StepId};
use crate::incident::{Coverage, PenaltyKind};
use std::collections::BTreeSet;

/// Which of two books rules where they differ, the gravest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Both rule, and differently.
    Contradiction,
    /// One rules, and the other has no rule or leaves it open.
    OneSided,
    /// Neither rules, and what they leave open is not the same.
    BothOpen,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Contradiction, Self::OneSided, Self::BothOpen];

    /// The word for it in the contract of the command line.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Contradiction => "contradiction",
            Self::OneSided => "one-sided",
            Self::BothOpen => "both-open",
        }
    }
}

/// What a ruling comes to, without its numbers.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Outline {
    coverage: &'static str,
    remedies: Vec<One>,
}

/// The outline of one remedy.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct One {
    outcome: OutcomeId,
    penalty: &'static str,
    orders: Vec<StepId>,
    /// The policies on which orders hang and the book takes no value.
    open: Vec<PolicyId>,
}

impl Outline {
    /// The outline of a ruling.
    #[must_use]
    pub fn of(ruling: &Ruling) -> Self {
        let one = |outcome: &str, penalty: PenaltyKind, orders: &[&StepId], open: &[OpenPoint]| {
            let orders: Vec<StepId> = orders.iter().copied().cloned().collect();
            let open = open.iter().map(|point| point.policy.clone()).collect();
            One { outcome: outcome.into(), penalty: penalty.key(), orders, open }
        };
        let several = ruling.alternatives.iter();
        let mut remedies: Vec<_> =
            several.map(|remedy| one(remedy.outcome, remedy.penalty, &remedy.orders, &remedy.open)).collect();
        if remedies.is_empty() {
            remedies.push(one(ruling.outcome, ruling.penalty, &ruling.orders, &ruling.open));
        }
        Self { coverage: carried(ruling).key(), remedies }
    }
}

/// In what two rulings differ.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Differs {
    /// Which of the books rules.
    pub kind: Kind,
    /// The outcomes, or those to choose from.
    pub outcome: bool,
    /// The amounts of the same outcomes, by their names.
    pub amounts: Vec<String>,
    /// The tables of amounts, or the players that are named.
    pub tables: bool,
    /// The orders.
    pub orders: bool,
    /// The penalty.
    pub penalty: bool,
    /// How far the books carry it.
    pub coverage: bool,
}

impl Differs {
    /// Whether chips or hands go elsewhere, and not words only.
    #[must_use]
    pub fn is_grave(&self) -> bool {
        self.outcome || !self.amounts.is_empty() || self.tables
    }

    /// The words for what differs in the contract of the command line.
    #[must_use]
    pub fn keys(&self) -> Vec<&'static str> {
        let all = [
            (self.outcome, "outcome"),
            (!self.amounts.is_empty(), "amounts"),
            (self.tables, "tables"),
            (self.orders, "orders"),
            (self.penalty, "penalty"),
            (self.coverage, "coverage"),
        ];
        all.into_iter().filter(|(differs, _)| *differs).map(|(_, key)| key).collect()
    }
}

/// In what two rulings on one case differ; none where everybody at the table hears the same.
#[must_use]
pub fn differs(one: &Ruling, other: &Ruling) -> Option<Differs> {
    let (first, second) = (Outline::of(one), Outline::of(other));
    let outcomes =
        |outline: &Outline| -> Vec<OutcomeId> { outline.remedies.iter().map(|one| one.outcome.clone()).collect() };
    let steps = |outline: &Outline| -> Vec<(Vec<StepId>, Vec<PolicyId>)> {
        outline.remedies.iter().map(|one| (one.orders.clone(), one.open.clone())).collect()
    };
    let penalties = |outline: &Outline| -> BTreeSet<&str> { outline.remedies.iter().map(|one| one.penalty).collect() };
    let outcome = outcomes(&first) != outcomes(&second);
    let orders = !outcome && steps(&first) != steps(&second);
    let penalty = penalties(&first) != penalties(&second);
    let coverage = first.coverage != second.coverage;
    let amounts = if outcome { Vec::new() } else { other_amounts(one, other) };
    let shown = |ruling: &Ruling| {
        let tables = ruling.tables.iter().filter(|table| !table.read_back);
        (tables.cloned().collect::<Vec<_>>(), ruling.names.clone())
    };
    let tables = !outcome && shown(one) != shown(other);
    let said = outcome || !amounts.is_empty() || tables || penalty || orders;
    let kind = match (rules(one), rules(other)) {
        (true, true) if left_open(one) != left_open(other) => Kind::OneSided,
        (true, true) => Kind::Contradiction,
        (false, false) => Kind::BothOpen,
        _ => Kind::OneSided,
    };
    (said || coverage).then_some(Differs { kind, outcome, amounts, tables, orders, penalty, coverage })
}

/// Whether a ruling rests on a rule and leaves no choice.
fn rules(ruling: &Ruling) -> bool {
    ruling.alternatives.is_empty() && carried(ruling) == Coverage::Rule
}

/// How far the book carries a ruling. Where it disagrees with itself, one of its rules is followed all the same; and a general
/// rule is a rule.
fn carried(ruling: &Ruling) -> Coverage {
    match ruling.coverage {
        Coverage::Conflict | Coverage::GeneralRule => Coverage::Rule,
        other => other,
    }
}

/// Whether some of the orders are left open.
fn left_open(ruling: &Ruling) -> bool {
    !ruling.open.is_empty()
}

/// The names of the amounts that are not the same in rulings of the same outcomes.
fn other_amounts(one: &Ruling, other: &Ruling) -> Vec<String> {
    let all = |ruling: &Ruling| -> Vec<(usize, String, u64)> {
        let own = ruling.amounts.iter().map(|(name, amount)| (0, (*name).to_owned(), *amount));
        let several = ruling.alternatives.iter().zip(1..);
        let several = several
            .flat_map(|(one, at)| one.amounts.iter().map(move |(name, amount)| (at, (*name).to_owned(), *amount)));
        own.chain(several).collect()
    };
    let (first, second) = (all(one), all(other));
    let only = |some: &[(usize, String, u64)], others: &[(usize, String, u64)]| -> Vec<String> {
        some.iter().filter(|amount| !others.contains(amount)).map(|(_, name, _)| name.clone()).collect()
    };
    let mut names = [only(&first, &second), only(&second, &first)].concat();
    names.sort();
    names.dedup();
    names
}
