//! What a book plays otherwise than the book that it extends.

use super::Found;
use crate::book::Rule;
use crate::ids::{BookId, PolicyId};
use crate::pack::Pack;
use crate::policy::{Policy, Position};

/// A position that a book has changed.
#[derive(Debug, Clone)]
pub struct Change {
    /// The policy.
    pub policy: Policy,
    /// Where this book stands.
    pub here: Position,
    /// Where the book stands that it extends.
    pub there: Position,
}

/// What a book has changed on a rule or topic.
#[derive(Debug, Clone)]
pub struct Changes {
    /// The book against which it has: the one that wrote the rule, or else the one that it extends.
    pub base: BookId,
    /// Whether the text of the rule is still that of the other book.
    pub inherited: bool,
    /// The positions that it has changed.
    pub changes: Vec<Change>,
}

/// What a book has changed on what was found in it. None where it has changed nothing, or extends no book.
#[must_use]
pub fn changes(pack: &Pack, book: &str, found: &Found) -> Option<Changes> {
    let extended = pack.book(book)?.extends?;
    let (base, inherited, changes) = match found {
        Found::Rule(rule, address) => {
            let author = author(pack, &extended, rule);
            let base = author.clone().unwrap_or(extended);
            let all = changed(pack, book, &base, pack.policies());
            let on_rule = all.into_iter().filter(|change| rests_on(change, rule, address)).collect();
            (base, author.is_some(), on_rule)
        }
        Found::Topic(topic, _) => {
            let changes = changed(pack, book, &extended, pack.policies_on(&topic.id));
            (extended, false, changes)
        }
    };
    (!changes.is_empty()).then_some(Changes { base, inherited, changes })
}

/// What a book has changed of the policies on which a ruling rests. None where it has changed nothing, or extends no book.
#[must_use]
pub fn changes_of<'a>(pack: &Pack, book: &str, policies: impl Iterator<Item = &'a PolicyId>) -> Option<Changes> {
    let base = pack.book(book)?.extends?;
    let mut changes = changed(pack, book, &base, policies.filter_map(|policy| pack.policy(policy)).collect());
    changes.dedup_by(|one, other| one.policy.id == other.policy.id);
    (!changes.is_empty()).then_some(Changes { base, inherited: false, changes })
}

/// The furthest of the books that are extended in turn which has the rule as it stands.
fn author(pack: &Pack, extended: &str, rule: &Rule) -> Option<BookId> {
    let mut author = None;
    let mut next = Some(BookId::from(extended));
    while let Some(book) = next.filter(|book| pack.rule(book, &rule.label).as_ref() == Some(rule)) {
        next = pack.book(&book).and_then(|known| known.extends);
        author = Some(book);
    }
    author
}

fn changed(pack: &Pack, book: &str, base: &str, policies: Vec<Policy>) -> Vec<Change> {
    let change = |policy: Policy| {
        let here = pack.position(book, &policy.id)?;
        let there = pack.position(base, &policy.id)?;
        (here.decides() != there.decides()).then_some(Change { policy, here, there })
    };
    policies.into_iter().filter_map(change).collect()
}

/// Whether one of the two positions rests on what is shown of a rule.
fn rests_on(change: &Change, rule: &Rule, address: &str) -> bool {
    let shown = rule.at(address).map_or(address, |(clause, _)| clause.address.as_str());
    let shown = if address == rule.label { address } else { shown };
    let below = |clause: &&str| clause.strip_prefix(shown).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    let (here, there) = (change.here.clauses(), change.there.clauses());
    here.iter().chain(&there).any(below)
}
