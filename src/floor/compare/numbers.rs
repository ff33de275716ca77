//! Which rule is which in another book: as an edition says where its rules come from; else by the topics of their clauses,
//! since books number differently.

use crate::book::{Book, RuleHead, Texts, edition_before};
use crate::ids::BookId;
use crate::pack::Pack;

/// What has become of a rule in another book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It has the same number.
    Same,
    /// It has another.
    Moved,
    /// Several rules say what it says.
    Split,
    /// One rule says what it says, and what others say besides.
    Merged,
    /// No rule does.
    Gone,
}

impl Fate {
    /// The word for it in the contract of the command line.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Moved => "moved",
            Self::Split => "split",
            Self::Merged => "merged",
            Self::Gone => "gone",
        }
    }
}

/// A rule of one book and those of another that say what it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mapped {
    /// The rule.
    pub rule: RuleHead,
    /// The rules of the other book, in its order.
    pub there: Vec<RuleHead>,
    /// What has become of it.
    pub fate: Fate,
}

/// What the number of a rule means elsewhere in its family of texts, and where the rule stands in an edition that has not been
/// read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberElsewhere {
    /// The number.
    pub label: String,
    /// The editions of the family that have another rule under it.
    pub means: Vec<(BookId, RuleHead)>,
    /// The edition after the book, where its numbers are known.
    pub next: Option<NumberInNext>,
}

/// A rule's number in the edition after its book, and what the number means there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberInNext {
    /// The edition.
    pub edition: Texts,
    /// The numbers of the rule there.
    pub labels: Vec<String>,
    /// Its clauses that have another address there.
    pub clauses: Vec<(String, String)>,
    /// The rule of the book that has the number there; none where it is new there.
    pub means: Option<RuleHead>,
}

/// What the number of a rule of a book means elsewhere in the family of the book.
///
/// `maps` are the rule itself in the other books.
#[must_use]
pub fn number_elsewhere(pack: &Pack, book: &str, label: &str, maps: &[(&BookId, Mapped)]) -> NumberElsewhere {
    let books = pack.books();
    let own = books.iter().find(|known| known.id == book);
    let family = own.and_then(|own| own.family.as_ref()).map(|family| &family.id);
    let of_family = |other: &&Book| family.is_some() && other.family.as_ref().map(|own| &own.id) == family;
    let kin = books.iter().filter(of_family).filter(|other| other.id != book);
    let head = |book: &str, label: &str| pack.heads(book).into_iter().find(|head| head.label == label);
    let means = kin.filter_map(|other| {
        let (_, here) = maps.iter().find(|(known, _)| **known == other.id)?;
        let another = here.there.iter().all(|there| there.label != label);
        Some((other.id.clone(), head(&other.id, label).filter(|_| another)?))
    });
    let next = own.and_then(|own| own.next.as_ref()).map(|next| NumberInNext {
        edition: next.edition.clone(),
        labels: next.labels(label),
        clauses: next.clauses_of(label).cloned().collect(),
        means: next.meant_by(label).and_then(|label| head(book, label)),
    });
    NumberElsewhere { label: label.to_owned(), means: means.collect(), next }
}

/// The rules of one book beside those of another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbers {
    /// Every rule of the first, in its order.
    pub rules: Vec<Mapped>,
    /// The rules of the second that say what no rule of the first does.
    pub new: Vec<RuleHead>,
}

/// Which rule of one book is which in another. Notices are no rules and are left out.
#[must_use]
pub fn numbers(pack: &Pack, one: &str, other: &str) -> Numbers {
    let rules = |book: &str| pack.heads(book).into_iter().filter(|head| !head.notice).collect::<Vec<RuleHead>>();
    let (here, there) = (rules(one), rules(other));
    let links = if precedes(pack, one, other) {
        links(&here, &there)
    } else if precedes(pack, other, one) {
        links(&there, &here).into_iter().map(|(before, at)| (at, before)).collect()
    } else {
        nearest_links(&here, &there)
    };
    let mapped = here.iter().enumerate().map(|(at, rule)| {
        let to: Vec<usize> = links.iter().filter(|(from, _)| *from == at).map(|(_, to)| *to).collect();
        let shared = |to: usize| links.iter().filter(|(_, known)| *known == to).count() > 1;
        let fate = match to.as_slice() {
            [] => Fate::Gone,
            [to] if shared(*to) => Fate::Merged,
            [to] if there[*to].label == rule.label => Fate::Same,
            [_] => Fate::Moved,
            _ => Fate::Split,
        };
        Mapped { rule: rule.clone(), there: to.into_iter().map(|to| there[to].clone()).collect(), fate }
    });
    let new = there.iter().enumerate().filter(|(at, _)| !links.iter().any(|(_, to)| to == at));
    Numbers { rules: mapped.collect(), new: new.map(|(_, rule)| rule.clone()).collect() }
}

/// Whether one book is the edition before another.
pub(super) fn precedes(pack: &Pack, one: &str, other: &str) -> bool {
    let books = pack.books();
    let after = books.iter().find(|book| book.id == *other);
    after.and_then(|after| edition_before(&books, after)).is_some_and(|before| before.id == *one)
}

/// The rules of an edition and of the one after it that say the same, by their places: as the later one says where its rules
/// come from, and where it does not say by their topics.
fn links(before: &[RuleHead], after: &[RuleHead]) -> Vec<(usize, usize)> {
    let mut links = nearest_links(before, after);
    links.retain(|(_, to)| after[*to].came_from.is_none());
    for (to, rule) in after.iter().enumerate() {
        let from = rule.came_from.iter().flatten();
        links.extend(from.filter_map(|label| Some((before.iter().position(|rule| rule.label == *label)?, to))));
    }
    links.sort_unstable();
    links.dedup();
    links
}

/// The rules that say the same, by their places: of each rule, from both sides, the one that shares most of its topics, as
/// long as that is half of what one of the two is about.
fn nearest_links(here: &[RuleHead], there: &[RuleHead]) -> Vec<(usize, usize)> {
    let mut links = Vec::new();
    for (at, rule) in here.iter().enumerate() {
        links.extend(nearest(rule, there).map(|to| (at, to)));
    }
    for (to, rule) in there.iter().enumerate() {
        links.extend(nearest(rule, here).map(|at| (at, to)));
    }
    links.sort_unstable();
    links.dedup();
    links
}

/// The place of the rule that shares most topics with another, of several the one with its number.
fn nearest(rule: &RuleHead, others: &[RuleHead]) -> Option<usize> {
    let likeness = |other: &RuleHead| {
        let shared = other.topics.iter().filter(|topic| rule.topics.contains(topic)).count();
        let all = rule.topics.len() + other.topics.len() - shared;
        let fewer = rule.topics.len().min(other.topics.len());
        // Of a thousand, so that likenesses are compared as whole numbers.
        (shared * 2 >= fewer && shared > 0).then(|| (shared * 1000 / all, other.label == rule.label))
    };
    let found = others.iter().enumerate().filter_map(|(at, other)| Some((likeness(other)?, at)));
    found.max_by_key(|(likeness, at)| (*likeness, std::cmp::Reverse(*at))).map(|(_, at)| at)
}
