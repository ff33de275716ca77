//! Everything that is found in one walk through all rulings.

use super::every::{Situation, rulings};
use super::onward::Targets;
use crate::cases::on_disk;
use floorbook::decide::{BoundIncident, Ruling, SideFault, Summary, TraceStep};
use floorbook::incident::{Column, Coverage, Source, Working};
use floorbook::interview::{read_fact, write_fact};
use floorbook::locale::{Language, Words};
use floorbook::policy::Position;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// What is wrong, each with an example.
pub(super) type Wrong = BTreeMap<String, String>;

#[derive(Default)]
pub(super) struct Found {
    /// Positions that decide a row or an order and are not cited.
    pub uncited: Wrong,
    /// Rulings by a clause that the book says does not apply.
    pub excluded: Wrong,
    /// Sums that are not true.
    pub sums: Wrong,
    /// Alternatives that are none.
    pub alternatives: Wrong,
    /// Hand-overs whose target contradicts what sent it, sends back, or cannot take up what is known.
    pub onward: Wrong,
    /// Orders that name people, lists or numbers that are not there.
    pub people: Wrong,
    /// Contradictions of a book whose other reading is not told, or without an amount that it has for itself.
    pub other_readings: Wrong,
    /// Answers, and what a ruling came to, that are not read back from the command that gives the ruling again.
    pub written: Wrong,
    /// By incident and policy, or by the row that says so itself, the books under which a general rule decides.
    pub general: BTreeMap<String, BTreeMap<String, BTreeSet<String>>>,
}

/// What one walk has found.
pub(super) static FOUND: LazyLock<Found> = LazyLock::new(|| {
    let mut found = Found::default();
    let mut targets = Targets::default();
    rulings(&mut |bound, situation, ruling| {
        found.citations(bound, situation, ruling);
        found.sums(bound, situation, ruling);
        found.alternatives(bound, situation, ruling);
        found.follow(&mut targets, bound, situation, ruling);
        found.orders(bound, situation, ruling);
        found.other_readings(bound, situation, ruling);
        found.written(bound, situation, ruling);
        for known in &ruling.general {
            let policies = found.general.entry(ruling.incident.to_string()).or_default();
            policies.entry(known.policy.to_string()).or_default().insert(ruling.book.to_string());
        }
        if ruling.coverage == Coverage::GeneralRule && ruling.general.is_empty() {
            let policies = found.general.entry(ruling.incident.to_string()).or_default();
            for row in rows(ruling) {
                policies.entry(format!("row {row}")).or_default().insert(ruling.book.to_string());
            }
        }
    });
    found
});

/// The rows that gave a ruling, as they stand in the data: a row for each row of a table that it names is one of it.
fn rows<'a>(ruling: &'a Ruling) -> impl Iterator<Item = &'a str> {
    ruling.because.iter().filter_map(|step| match step {
        TraceStep::Row(row) => row.split('/').next(),
        TraceStep::Fact(..) | TraceStep::Sum(_) | TraceStep::Class(..) | TraceStep::Policy(_) => None,
    })
}

/// The policies that a table asks for.
fn policies(columns: &[Column]) -> impl Iterator<Item = &str> {
    columns.iter().filter_map(|column| match &column.source {
        Source::Policy(policy) => Some(policy.as_str()),
        Source::Fact(_) | Source::Class(_) | Source::Outcome => None,
    })
}

/// Alternatives that settle one point and leave the next one open, each with what it settles: the book does not say what follows, but
/// it does part the alternatives, and the floor does something else by each.
const KNOWN: [(&str, &str); 5] = [
    // There is a cap, against a player who may raise at will. How many raises it allows is the house's to say.
    ("raise-cap", "number-not-said"),
    // Exactly half in limit: where it reopens nothing, two short all-ins may still do so together, against a player whom the
    // second one leaves closed.
    ("reopening", "limit-adds-up-not-said"),
    // No misdeal, against a new deal. What becomes of a hand that is a card short before substantial action no book says.
    ("button-short-cards", "hand-open"),
    // A raise in limit over a short all-in: by each reading of the least raise it lacks another amount. Who puts it in, the one
    // book without a rule on it does not say.
    ("underbet-underraise", "not-said"),
    // The river, noticed in time by one reading, against a bet that stands: what was raised on top of it no book says.
    ("underbet-underraise", "raised-since"),
];

impl Found {
    /// What the command of a ruling says of its facts and of itself is read back as it was.
    fn written(&mut self, bound: &BoundIncident, situation: &Situation, ruling: &Ruling) {
        let words = Words::new(Language::En, on_disk());
        for (at, answer) in situation.facts.given() {
            let fact = &bound.incident.facts[at];
            let typed = write_fact(fact, answer);
            if read_fact(&words, &bound.incident, fact, &typed).as_ref() != Ok(answer) {
                let what = format!("{} {}={typed}", ruling.incident, fact.id);
                self.written.entry(what).or_insert_with(|| situation.from.to_owned());
            }
        }
        let summary = Summary::of(ruling);
        if Summary::read(&summary.to_string()).as_ref() != Some(&summary) {
            self.written.entry(format!("{} {}: {summary}", ruling.book, ruling.incident)).or_default();
        }
    }

    fn citations(&mut self, bound: &BoundIncident, situation: &Situation, ruling: &Ruling) {
        let incident = &bound.incident;
        let cited = |address: &str| {
            ruling.citations.iter().any(|citation| citation.address == address || citation.clause == address)
        };
        let remarks: Vec<&str> = policies(&incident.remarks.columns).collect();
        for known in ruling.decided_by() {
            let only_position = !matches!(known.position, Position::NotApplicable(_) | Position::Conflict { .. });
            let in_remarks = remarks.contains(&known.policy.as_str());
            let lacking: Vec<&str> = known.clauses().into_iter().filter(|clause| !cited(clause)).collect();
            if only_position && !in_remarks && !lacking.is_empty() {
                let what = format!("{} {}: {} {lacking:?}", ruling.book, ruling.incident, known.policy);
                self.uncited.entry(what).or_insert_with(|| situation.from.to_owned());
            }
        }
        let by_rule = matches!(ruling.coverage, Coverage::Rule | Coverage::GeneralRule | Coverage::Conflict);
        if !by_rule {
            return;
        }
        for citation in ruling.citations.iter() {
            let rule = on_disk().rule_at(ruling.book, &citation.address);
            let excluded =
                rule.is_some_and(|(rule, address)| rule.at(&address).is_some_and(|(clause, _)| clause.excluded));
            if excluded {
                let what = format!("{} {}: {}", ruling.book, ruling.incident, citation.address);
                self.excluded.entry(what).or_insert_with(|| situation.from.to_owned());
            }
        }
        if ruling.citations.is_empty() {
            let what = format!("{} {}: nothing is cited", ruling.book, ruling.incident);
            self.uncited.entry(what).or_insert_with(|| situation.from.to_owned());
        }
    }

    fn sums(&mut self, bound: &BoundIncident, situation: &Situation, ruling: &Ruling) {
        for sum in &ruling.sums {
            let holds = match &sum.working {
                Working::Total { terms, is } => {
                    let signed = |minus: bool, value: u64| if minus { -i128::from(value) } else { i128::from(value) };
                    terms.iter().map(|term| signed(term.minus, term.value)).sum::<i128>() == i128::from(is.1)
                }
                Working::Percent { percent, of, is } => {
                    let exact = u128::from(of.1) * u128::from(*percent);
                    let is = u128::from(is.1) * 100;
                    is.abs_diff(exact) < 100
                }
                Working::Share { of, shares, each, left } => {
                    u128::from(of.1) == u128::from(*shares) * u128::from(each.1) + u128::from(left.1)
                }
                Working::Compare { left, order, right } => left.1.cmp(&right.1) == *order,
            };
            if !holds {
                let what = format!("{} {}: {:?}", ruling.book, bound.incident.id, sum.working);
                self.sums.entry(what).or_insert_with(|| situation.from.to_owned());
            }
        }
    }

    fn alternatives(&mut self, bound: &BoundIncident, situation: &Situation, ruling: &Ruling) {
        for (at, one) in ruling.alternatives.iter().enumerate() {
            let faults = ruling.side_faults(&bound.incident, at).into_iter();
            let wrong = faults.map(|fault| match fault {
                SideFault::SameAs(other) => format!("comes to the same as {other}"),
                SideFault::OnlyLeadsOn => "only hands over".to_owned(),
                SideFault::Silent => "is silent itself".to_owned(),
            });
            for what in wrong.filter(|_| !KNOWN.contains(&(ruling.incident, one.outcome))) {
                let what = format!("{} {}: {} {what}", ruling.book, ruling.incident, one.outcome);
                self.alternatives.entry(what).or_insert_with(|| situation.from.to_owned());
            }
        }
    }
}
