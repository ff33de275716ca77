//! What a house has written otherwise than the book that it extends.

use crate::book::RuleHead;
use crate::pack::Pack;

/// The rules of a house beside those of the book that it extends.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Written {
    /// Rules that only the house has.
    pub new: Vec<RuleHead>,
    /// Rules with another text than in the book.
    pub other: Vec<RuleHead>,
    /// Rules of the book that the house does not have.
    pub gone: Vec<RuleHead>,
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

/// What a house has written otherwise than its base.
#[must_use]
pub fn written(pack: &Pack, house: &str, base: &str) -> Written {
    let (own, before) = (pack.heads(house), pack.heads(base));
    let has = |heads: &[RuleHead], label: &str| heads.iter().any(|head| head.label == label);
    let mut written = Written::default();
    for head in &own {
        match has(&before, &head.label) {
            false => written.new.push(head.clone()),
            true if pack.rule(house, &head.label) != pack.rule(base, &head.label) => written.other.push(head.clone()),
            true => {}
        }
    }
    written.gone = before.into_iter().filter(|head| !has(&own, &head.label)).collect();
    written
}
