//! A book by a name as people type it.

use crate::ids::BookId;
use crate::locale::fold;
use crate::pack::Pack;

/// The book of a name, in capitals or not: its id, as much of its beginning as no other has, or the beginning of a word of it
/// that no other has.
#[must_use]
pub fn book_named(pack: &Pack, typed: &str) -> Option<BookId> {
    let typed = fold(typed.trim());
    if typed.is_empty() {
        return None;
    }
    let ids = pack.book_ids();
    let only = |fits: &dyn Fn(&str) -> bool| -> Option<BookId> {
        let mut fitting = ids.iter().filter(|id| fits(&fold(id.as_str())));
        fitting.next().filter(|_| fitting.next().is_none()).cloned()
    };
    let begins = |id: &str| id.starts_with(&typed);
    let exact = only(&|id| id == typed);
    exact.or_else(|| only(&begins)).or_else(|| match ids.iter().any(|id| begins(&fold(id.as_str()))) {
        // Several begin so: a word within another is not meant.
        true => None,
        false => only(&|id| id.split('-').any(|word| word.starts_with(&typed))),
    })
}
