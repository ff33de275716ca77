//! A clause as it is cited: label, title, and what it says in the language of its book.

use crate::pack::Pack;

/// A clause to be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    /// The address in the book.
    pub label: String,
    /// The title of its rule.
    pub title: String,
    /// What it says: the clause, its list, what follows the list. For an item: the clause with only this entry of its list.
    pub paragraphs: Vec<String>,
}

/// The clause at an address of a book. None when the book has no such clause.
#[must_use]
pub fn cite(pack: &Pack, book: &str, address: &str) -> Option<Cited> {
    let (rule, address) = pack.rule_at(book, address)?;
    let paragraphs = match rule.at(&address) {
        Some((clause, Some(item))) => {
            std::iter::once(clause.text.clone()).chain([item_line(item)]).chain(clause.after.clone()).collect()
        }
        Some((clause, None)) => clause_lines(clause),
        None => rule.clauses.iter().flat_map(clause_lines).collect(),
    };
    Some(Cited { label: address, title: rule.title, paragraphs })
}

/// The paragraphs of a clause with its list.
pub(super) fn clause_lines(clause: &crate::book::Clause) -> Vec<String> {
    let items = clause.items.iter().map(item_line);
    std::iter::once(clause.text.clone()).chain(items).chain(clause.after.clone()).collect()
}

fn item_line(item: &crate::book::Item) -> String {
    match item.address.as_deref().and_then(|address| address.rsplit('-').next()) {
        Some(label) => format!("{label}) {}", item.text),
        None => format!("- {}", item.text),
    }
}
