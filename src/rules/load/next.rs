//! What a book says of the edition after it, which has not been read: its numbers, and what is new in it.

use super::{Document, Loader, raw};
use crate::book::{NextChange, NextEdition};
use crate::locale::Language;

impl Loader {
    /// The edition after a book in this language.
    pub(super) fn next_edition(&mut self, document: &Document, raw: raw::NextEdition, own: Language) -> NextEdition {
        let wanted = self.wanted(own);
        let mut changed = Vec::new();
        for (at, change) in raw.changed.into_iter().enumerate() {
            let text = self.texts_in(document, &format!("/next/changed/{at}/text"), change.text, &wanted);
            changed.push(NextChange { rules: change.rules, clause: change.clause, text });
        }
        NextEdition {
            edition: self.texts_in(document, "/next/edition", raw.edition, &[own]),
            numbers: raw.numbers.into_iter().collect(),
            clauses: raw.clauses.into_iter().collect(),
            new: raw.new,
            changed,
        }
    }

    /// Notes the rules and clauses of a book that it names beside its next edition and does not have.
    pub(super) fn next_known(&mut self, id: &str, document: &Document) {
        let book = self.library.books.iter().find(|book| book.id == id);
        let Some(next) = book.and_then(|book| book.next.as_ref()) else {
            return;
        };
        let numbers = next.numbers.iter().map(|(label, _)| (format!("/next/numbers/{label}"), label));
        let clauses = next.clauses.iter().map(|(address, _)| (format!("/next/clauses/{address}"), address));
        let beside = next.changed.iter().enumerate().flat_map(|(at, change)| {
            let place = move |rule: usize| format!("/next/changed/{at}/rules/{rule}");
            change.rules.iter().enumerate().map(move |(rule, label)| (place(rule), label))
        });
        let named = numbers.chain(clauses).chain(beside);
        let named = named.map(|(place, name)| (document.clone(), place, name.clone())).collect();
        self.known_clauses(id, named);
    }
}
