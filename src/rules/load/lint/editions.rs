//! Editions: a rule that is said to come from the edition before comes from a rule which that one has.

use super::super::{Finding, Loader};
use crate::book::edition_before;

impl Loader {
    /// Checks from which rules rules are said to come.
    pub(super) fn lint_ancestors(&mut self) {
        for (book, (path, line), label) in std::mem::take(&mut self.ancestors) {
            let own = self.library.books.iter().find(|known| known.id == book);
            let before = own.and_then(|own| edition_before(&self.library.books, own)).map(|before| before.id.clone());
            let values = match &before {
                None => {
                    Some(("no-edition-before", [("name", label.as_str()), ("book", book.as_str()), ("near", "none")]))
                }
                Some(before) => {
                    let rules = self.library.rules.get(before.as_str());
                    let known = rules.is_some_and(|rules| rules.iter().any(|rule| rule.label == label));
                    let values = [("name", label.as_str()), ("book", before.as_str()), ("near", "none")];
                    (!known).then_some(("unknown-clause", values))
                }
            };
            if let Some((key, values)) = values {
                self.findings.push(Finding::new(&path, line, key, values));
            }
        }
    }
}
