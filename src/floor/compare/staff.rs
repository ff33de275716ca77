//! What a house must tell its staff when it plays by another edition: the points on which rulings change, the one that is met
//! most often first; the numbers that no ruling shows; the rules that are new or gone; and how much stays as it was.

use super::difference::Kind;
use super::numbers::{Fate, Mapped, numbers};
use super::table::{Point, TableChanges};
use crate::book::RuleHead;
use crate::ids::PolicyId;
use crate::incident::Frequency;
use crate::pack::{Audience, Pack};
use crate::policy::{Effective, Policy, PolicyKind, Position, Stance};

/// What has become of a point or a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    /// The older edition has nothing on it.
    New,
    /// The newer edition has nothing on it.
    Gone,
    /// Both have something, and it is not the same.
    Changed,
    /// One of them says by a rule of its own what followed from its general rules in the other.
    Clarified,
}

impl News {
    /// The word for it in the contract of the command line.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Gone => "gone",
            Self::Changed => "changed",
            Self::Clarified => "clarified",
        }
    }
}

/// One thing that the staff must be told.
#[derive(Debug, Clone, PartialEq)]
pub struct StaffChange {
    /// What has become of it.
    pub news: News,
    /// What it is about.
    pub subject: Subject,
    /// How many kinds of situations are ruled differently for it.
    pub situations: usize,
    /// How much it is met: of each of these situations a share by how often a floor is called for it.
    weight: usize,
}

/// What a change is about.
#[derive(Debug, Clone, PartialEq)]
pub enum Subject {
    /// A point on which rulings hang, with its situations.
    Point(Box<Point>),
    /// A point that no ruling shows.
    Policy(Box<Policy>),
    /// A rule on which no point hangs.
    Rule(RuleHead),
}

/// All that changes between two editions, and what does not.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct StaffSheet {
    /// What changes, what is met most often first.
    pub changes: Vec<StaffChange>,
    /// The rules that only have another number.
    pub renumbered: Vec<Mapped>,
    /// How many rules keep their number and on how many of them no change rests.
    pub kept: usize,
}

/// What a situation weighs in which both books rule, and differently, by how often a floor is called for it.
fn weight(frequency: Frequency, kind: Kind) -> usize {
    let often = match frequency {
        Frequency::Often => 9,
        Frequency::Sometimes => 3,
        Frequency::Rarely => 1,
    };
    match kind {
        Kind::Contradiction => often * 4,
        Kind::OneSided => often,
        Kind::BothOpen => 0,
    }
}

/// What must be told to whom when a house goes from one book to another. `changes` are the changes at the table between them;
/// without an audience it is all of it.
#[must_use]
pub fn staff_sheet(pack: &Pack, books: [&str; 2], changes: TableChanges, audience: Option<Audience>) -> StaffSheet {
    let concerns = |policy: &Policy| {
        let topic = pack.topic(&policy.topic);
        audience.is_none_or(|audience| topic.is_some_and(|topic| topic.concerns(audience)))
    };
    let policy = |id: &PolicyId| pack.policy(id);
    let mut told: Vec<StaffChange> = merged(changes)
        .into_iter()
        .filter(|point| point.hangs.iter().filter_map(policy).any(|policy| concerns(&policy)))
        .map(|point| of_point(pack, books, point))
        .collect();
    told.extend(unshown(pack, books, &told, &concerns));
    let mapped = numbers(pack, books[0], books[1]);
    if audience.is_none() {
        told.extend(of_rules(pack, books, &told, &mapped.new, News::New));
        let gone: Vec<RuleHead> =
            mapped.rules.iter().filter(|one| one.fate == Fate::Gone).map(|one| one.rule.clone()).collect();
        told.extend(of_rules(pack, books, &told, &gone, News::Gone));
    }
    told.sort_by_key(|change| (change.news == News::Clarified, std::cmp::Reverse(change.weight)));
    let touched = |label: &str| told.iter().any(|change| change.rests_on(pack, books[0], label));
    let kept = mapped.rules.iter().filter(|one| one.fate == Fate::Same && !touched(&one.rule.label)).count();
    let moved = |one: &Mapped| one.fate == Fate::Moved && !touched(&one.rule.label);
    let renumbered = mapped.rules.iter().filter(|one| moved(one)).cloned().collect();
    StaffSheet { changes: told, renumbered, kept }
}

/// The points with those that hang on several policies added to the one that stands alone: it is told once.
fn merged(changes: TableChanges) -> Vec<Point> {
    let (mut alone, several): (Vec<Point>, Vec<Point>) =
        changes.points.into_iter().partition(|point| point.hangs.len() == 1);
    let mut rest: Vec<Point> = Vec::new();
    for point in several {
        match alone.iter_mut().chain(&mut rest).find(|known| known.hangs.iter().any(|id| point.hangs.contains(id))) {
            Some(known) => known.classes.extend(point.classes),
            None => rest.push(point),
        }
    }
    alone.extend(rest);
    alone
}

fn of_point(pack: &Pack, books: [&str; 2], point: Point) -> StaffChange {
    let weight = point.classes.iter().map(|class| weight(class.frequency, class.differs.kind)).sum();
    let sides = point.hangs.first().and_then(|policy| positions(pack, books, policy));
    let news = sides.as_ref().map_or(News::Changed, |[one, other]| news(one, other));
    StaffChange { news, situations: point.classes.len(), weight, subject: Subject::Point(Box::new(point)) }
}

fn positions(pack: &Pack, books: [&str; 2], policy: &str) -> Option<[Position; 2]> {
    let [one, other] = books.map(|book| pack.position(book, policy));
    Some([one?, other?])
}

/// What has become of a point, by where the two editions stand on it.
fn news(one: &Position, other: &Position) -> News {
    let says =
        |position: &Position| !matches!(position.decides(), Effective::Stance(Stance::Silent | Stance::NotApplicable));
    match (says(one), says(other)) {
        (false, true) => News::New,
        (true, false) => News::Gone,
        _ => News::Changed,
    }
}

/// The points on which no ruling was found to hang: numbers that both name, which a floor must know; and what was general and
/// is a rule now, or the other way round.
fn unshown(
    pack: &Pack,
    books: [&str; 2],
    told: &[StaffChange],
    concerns: &impl Fn(&Policy) -> bool,
) -> Vec<StaffChange> {
    let shown = |policy: &Policy| {
        told.iter().any(|change| matches!(&change.subject, Subject::Point(point) if point.hangs.contains(&policy.id)))
    };
    let change = |policy: Policy| {
        let [one, other] = positions(pack, books, &policy.id)?;
        let news = match (one.decides(), other.decides()) {
            (one, other) if one == other => return None,
            (Effective::Value(_), Effective::Value(_)) => News::Changed,
            (Effective::Value(value), Effective::Stance(Stance::Silent))
            | (Effective::Stance(Stance::Silent), Effective::Value(value))
                if policy.when_silent.as_ref().is_some_and(|general| general.value == *value) =>
            {
                News::Clarified
            }
            _ => return None,
        };
        // As much as one situation that is met often, where it is a number to be known by heart.
        let known = news == News::Changed && matches!(policy.kind, PolicyKind::Number { .. });
        let weight = if known { weight(Frequency::Often, Kind::Contradiction) } else { 0 };
        Some(StaffChange { news, situations: 0, weight, subject: Subject::Policy(Box::new(policy)) })
    };
    let policies = pack.policies().into_iter().filter(|policy| concerns(policy) && !shown(policy));
    policies.filter_map(change).collect()
}

/// Rules on which nothing rests that is told already.
fn of_rules(pack: &Pack, books: [&str; 2], told: &[StaffChange], rules: &[RuleHead], news: News) -> Vec<StaffChange> {
    let book = books[usize::from(news == News::New)];
    let untold = rules.iter().filter(|rule| !told.iter().any(|change| change.rests_on(pack, book, &rule.label)));
    let change = |rule: &RuleHead| StaffChange {
        news,
        situations: 0,
        weight: weight(Frequency::Sometimes, Kind::OneSided),
        subject: Subject::Rule(rule.clone()),
    };
    untold.map(change).collect()
}

impl StaffChange {
    /// The policies that it is about.
    #[must_use]
    pub fn policies(&self) -> Vec<&PolicyId> {
        match &self.subject {
            Subject::Point(point) => point.hangs.iter().collect(),
            Subject::Policy(policy) => vec![&policy.id],
            Subject::Rule(_) => Vec::new(),
        }
    }

    /// Whether a ruling is told with it that hangs on nothing but a rare game or a silence.
    #[must_use]
    pub fn is_minor(&self) -> bool {
        self.weight == 0
    }

    /// Whether a book's position on it rests on a rule.
    fn rests_on(&self, pack: &Pack, book: &str, label: &str) -> bool {
        let is =
            |address: &str| address == label || address.strip_prefix(label).is_some_and(|rest| rest.starts_with('-'));
        match &self.subject {
            Subject::Rule(rule) => rule.label == label,
            Subject::Point(_) | Subject::Policy(_) => self.policies().into_iter().any(|policy| {
                pack.position(book, policy).is_some_and(|position| position.clauses().into_iter().any(is))
            }),
        }
    }
}
