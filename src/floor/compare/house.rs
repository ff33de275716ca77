//! What a house has written otherwise than the book that it extends.

use crate::book::{Rule, RuleHead};
use crate::ids::IncidentId;
use crate::pack::Pack;

/// What a house has written beside the book that it extends.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Written {
    /// Rules that only the house has.
    pub new: Vec<RuleHead>,
    /// Rules with another text than in the book.
    pub other: Vec<RuleHead>,
    /// Rules of the book that the house does not have.
    pub gone: Vec<RuleHead>,
    /// Incidents that only the house's data has.
    pub incidents: Vec<IncidentId>,
}

/// The house and its base among two books; none where neither extends the other.
#[must_use]
pub fn house_of<'b>(pack: &Pack, [one, other]: [&'b str; 2]) -> Option<(&'b str, &'b str)> {
    match (extends(pack, other, one), extends(pack, one, other)) {
        (true, _) => Some((other, one)),
        (_, true) => Some((one, other)),
        _ => None,
    }
}

/// Whether a book rests on another, by itself or through books between them.
fn extends(pack: &Pack, book: &str, base: &str) -> bool {
    let mut below = pack.book(book).and_then(|book| book.extends);
    while let Some(id) = below {
        if id == base {
            return true;
        }
        below = pack.book(&id).and_then(|book| book.extends);
    }
    false
}

/// What a house has written otherwise than its base, `built_in` being the data without it.
#[must_use]
pub fn written(pack: &Pack, built_in: &Pack, house: &str, base: &str) -> Written {
    let (own, before) = (pack.heads(house), pack.heads(base));
    let has = |heads: &[RuleHead], label: &str| heads.iter().any(|head| head.label == label);
    let mut written = Written::default();
    for head in &own {
        match has(&before, &head.label) {
            false => written.new.push(head.clone()),
            true if words_of(pack, house, head) != words_of(pack, base, head) => written.other.push(head.clone()),
            true => {}
        }
    }
    let known = |id: &IncidentId| built_in.incident_heads().iter().any(|head| head.id == *id);
    written.incidents = pack.incident_heads().into_iter().map(|head| head.id).filter(|id| !known(id)).collect();
    written.gone = before.into_iter().filter(|head| !has(&own, &head.label)).collect();
    written
}

/// A rule as we word it: neither where it came from nor the paper beside it makes it another.
fn words_of(pack: &Pack, book: &str, head: &RuleHead) -> Option<Rule> {
    let mut rule = pack.rule(book, &head.label)?;
    (rule.came_from, rule.official) = (None, None);
    rule.clauses.iter_mut().for_each(|clause| clause.official.clear());
    Some(rule)
}
