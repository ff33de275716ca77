//! Books: identity first, then rules, then positions, each on top of the book that they extend.

use super::{Document, Loader, SourceFile, SourceKind, raw};
use crate::book::{Book, Rule};
use crate::locale::Language;
use std::collections::BTreeMap;

impl Loader {
    /// Adds every book of the files, a book that extends another after that one.
    pub(super) fn books(&mut self, files: &[SourceFile]) {
        let mut waiting = Vec::new();
        for file in files {
            if let SourceKind::Book { book } = &file.kind
                && let Some((document, raw)) = self.open::<raw::Book>(file)
            {
                waiting.push((book.clone(), document, raw));
            }
        }
        waiting.sort_by_key(|(id, _, raw)| (raw.place.unwrap_or(u32::MAX), id.clone()));
        let own: Vec<String> = waiting.iter().map(|(id, ..)| id.clone()).collect();
        while !waiting.is_empty() {
            let ready = |(_, _, raw): &(String, Document, raw::Book)| match &raw.extends {
                None => true,
                Some(base) => self.library.books.iter().any(|book| book.id == *base),
            };
            let Some(at) = waiting.iter().position(ready) else {
                break;
            };
            let (id, document, raw) = waiting.remove(at);
            self.book(&id, &document, raw, files);
        }
        for (_, document, raw) in waiting {
            let base = raw.extends.unwrap_or_default();
            self.note(&document, "/extends", "unknown-base", [("name", &base)]);
        }
        self.additions(files, &own);
    }

    fn book(&mut self, id: &str, document: &Document, raw: raw::Book, files: &[SourceFile]) {
        if Language::of_code(&raw.language).is_none() {
            self.note(document, "/language", "unknown-language", [("name", &raw.language)]);
        }
        let base = raw.extends.as_deref().unwrap_or_default();
        let mut rules: Vec<Rule> = self.library.rules.get(base).cloned().unwrap_or_default();
        for (at, label) in raw.removed.iter().enumerate() {
            match rules.iter().position(|rule| rule.label == *label) {
                Some(at) => drop(rules.remove(at)),
                None => {
                    self.note(document, &format!("/removed/{at}"), "unknown-clause", [("name", label), ("book", base)])
                }
            }
        }
        let inherited = self.library.positions.get(base).cloned().unwrap_or_default();
        self.library.books.retain(|book| book.id != id);
        self.library.rules.insert(id.to_owned(), rules);
        self.library.positions.insert(id.to_owned(), inherited.clone());
        self.book_rules(id, files);
        self.library.books.push(Book {
            id: id.to_owned(),
            title: raw.title,
            edition: raw.edition,
            date: raw.date,
            language: raw.language,
            source: raw.source,
            extends: raw.extends,
        });
        self.book_positions(id, files, &inherited);
        self.every_policy(id, document);
    }

    /// Files for a book that has no identity among these files add to a book that is already loaded.
    fn additions(&mut self, files: &[SourceFile], own: &[String]) {
        let mut added = Vec::new();
        for file in files {
            let (SourceKind::Rules { book } | SourceKind::Positions { book }) = &file.kind else {
                continue;
            };
            if own.contains(book) || added.contains(book) {
                continue;
            }
            if !self.library.books.iter().any(|known| known.id == *book) {
                self.findings.push(super::Finding::new(&file.path, 1, "no-book", [("book", book)]));
                continue;
            }
            added.push(book.clone());
            let inherited = self.library.positions.get(book).cloned().unwrap_or_default();
            self.book_rules(book, files);
            self.book_positions(book, files, &inherited);
        }
    }

    fn book_rules(&mut self, id: &str, files: &[SourceFile]) {
        let mut seen = Vec::new();
        let mut references = Vec::new();
        for file in files {
            if matches!(&file.kind, SourceKind::Rules { book } if book == id) {
                self.rules(file, id, &mut seen, &mut references);
            }
        }
        for (document, place, address) in references {
            if !self.has_address(id, &address) {
                self.note(&document, &place, "unknown-clause", [("name", &address), ("book", id)]);
            }
        }
    }

    fn book_positions(
        &mut self,
        id: &str,
        files: &[SourceFile],
        inherited: &BTreeMap<String, crate::policy::Position>,
    ) {
        for file in files {
            if matches!(&file.kind, SourceKind::Positions { book } if book == id) {
                self.positions(file, id, inherited);
            }
        }
    }

    /// Notes the policies on which a book takes no position.
    fn every_policy(&mut self, id: &str, document: &Document) {
        let positions = &self.library.positions[id];
        let missing: Vec<String> = self
            .library
            .policies
            .iter()
            .filter(|policy| !positions.contains_key(&policy.id))
            .map(|policy| policy.id.clone())
            .collect();
        for policy in missing {
            self.note(document, "", "missing-position", [("name", &policy), ("book", id)]);
        }
    }
}
