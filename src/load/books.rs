//! Books: identity first, then rules, then positions, each on top of the book that they extend.

use super::{Document, Finding, Loader, Place, SourceFile, SourceKind, TABLE, raw};
use crate::book::{Book, Rule};
use crate::locale::Language;
use crate::policy::Position;
use std::collections::{BTreeMap, BTreeSet};

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
        self.additions(files, &own);
        while !waiting.is_empty() {
            let ready = |(_, _, raw): &(String, Document, raw::Book)| match &raw.extends {
                None => true,
                Some(base) => self.library.books.iter().any(|book| book.id == *base),
            };
            let Some(at) = waiting.iter().position(ready) else {
                break;
            };
            let (id, document, raw) = waiting.remove(at);
            self.book(&id, &document, &raw, files);
        }
        self.without_base(&waiting);
        self.new_policies(&own);
    }

    /// Notes the books whose base does not exist, or that extend each other. A book that only waits for one of them
    /// has no mistake of its own.
    fn without_base(&mut self, waiting: &[(String, Document, raw::Book)]) {
        let base = |raw: &raw::Book| raw.extends.clone().unwrap_or_default();
        let lost = |raw: &raw::Book| !waiting.iter().any(|(id, ..)| *id == base(raw));
        let cycle = !waiting.iter().any(|(_, _, raw)| lost(raw));
        for (_, document, raw) in waiting.iter().filter(|(_, _, raw)| cycle || lost(raw)) {
            self.note(document, "/extends", "unknown-base", [("name", &base(raw))]);
            self.unsettled.extend(["unreached-row", "unreached-step"]);
        }
    }

    fn book(&mut self, id: &str, document: &Document, raw: &raw::Book, files: &[SourceFile]) {
        if Language::of_code(&raw.language).is_none() {
            self.note(document, "/language", "unknown-language", [("name", &raw.language)]);
        }
        let base = raw.extends.as_deref().unwrap_or_default();
        let mut rules: Vec<Rule> = self.library.rules.get(base).cloned().unwrap_or_default();
        for (at, label) in raw.removed.iter().enumerate() {
            match rules.iter().position(|rule| rule.label == *label) {
                Some(at) => drop(rules.remove(at)),
                None => {
                    let of = if base.is_empty() { id } else { base };
                    self.note(document, &format!("/removed/{at}"), "unknown-clause", [("name", label), ("book", of)])
                }
            }
        }
        let inherited = self.library.positions.get(base).cloned().unwrap_or_default();
        self.library.rules.insert(id.to_owned(), rules);
        self.book_rules(id, files);
        let grounded = self.still_grounded(id, &inherited);
        self.library.positions.insert(id.to_owned(), grounded);
        self.book_places.insert(id.to_owned(), (document.path.clone(), 1));
        let book = Book {
            id: id.to_owned(),
            title: raw.title.clone(),
            edition: raw.edition.clone(),
            date: raw.date.clone(),
            language: raw.language.clone(),
            source: raw.source.clone(),
            extends: raw.extends.clone(),
        };
        // A book that takes the place of another keeps its place in the lists.
        match self.library.books.iter_mut().find(|known| known.id == id) {
            Some(known) => *known = book,
            None => self.library.books.push(book),
        }
        self.book_positions(id, files);
        self.every_policy(id, document, &raw.removed, &inherited);
    }

    /// The inherited positions whose clauses the book still has. One that rested on a rule that the book removes or
    /// replaces has lost its ground, and the book must take it anew.
    fn still_grounded(&self, id: &str, inherited: &BTreeMap<String, Position>) -> BTreeMap<String, Position> {
        let holds = |position: &Position| position.clauses().iter().all(|clause| self.has_address(id, clause));
        inherited.iter().filter(|(_, position)| holds(position)).map(|(k, v)| (k.clone(), v.clone())).collect()
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
            added.push(book.clone());
            if !self.library.books.iter().any(|known| known.id == *book) {
                self.findings.push(Finding::new(&file.path, 1, "no-book", [("book", book)]));
                continue;
            }
            self.book_places.insert(book.clone(), (file.path.clone(), 1));
            self.book_rules(book, files);
            self.book_positions(book, files);
        }
    }

    /// Notes the policies of this run on which books that were there before it take no position.
    fn new_policies(&mut self, own: &[String]) {
        for (policy, (file, line)) in &self.policy_places {
            let lacks = |book: &&str| !self.library.positions.get(*book).is_some_and(|all| all.contains_key(policy));
            let before =
                self.library.books.iter().map(|book| book.id.as_str()).filter(|id| !own.iter().any(|o| o == id));
            let books: Vec<&str> = before.filter(lacks).collect();
            if !books.is_empty() {
                let values = [("name", policy.as_str()), ("book", &books.join(", "))];
                self.findings.push(Finding::new(file, *line, "missing-position", values));
                self.unsettled.extend(TABLE);
            }
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

    fn book_positions(&mut self, id: &str, files: &[SourceFile]) {
        let mut seen = BTreeSet::new();
        for file in files {
            if matches!(&file.kind, SourceKind::Positions { book } if book == id) {
                self.positions(file, id, &mut seen);
            }
        }
    }

    /// Notes the policies on which a book takes no position, where it stopped to inherit one or else at the book.
    fn every_policy(
        &mut self,
        id: &str,
        document: &Document,
        removed: &[String],
        inherited: &BTreeMap<String, Position>,
    ) {
        let positions = &self.library.positions[id];
        let missing = self.library.policies.iter().filter(|policy| !positions.contains_key(&policy.id));
        let mut findings = Vec::new();
        for policy in missing {
            let lost = inherited.get(&policy.id).and_then(|position| self.lost_rule(id, document, removed, position));
            let (file, line) = lost.unwrap_or_else(|| (document.path.clone(), 1));
            findings.push(Finding::new(&file, line, "missing-position", [("name", &policy.id), ("book", id)]));
        }
        if !findings.is_empty() {
            self.unsettled.extend(TABLE);
        }
        self.findings.extend(findings);
    }

    /// Where a book removes or replaces the rule on which an inherited position rested.
    fn lost_rule(&self, id: &str, document: &Document, removed: &[String], position: &Position) -> Option<Place> {
        let clauses = position.clauses();
        let clause = clauses.iter().find(|clause| !self.has_address(id, clause))?;
        let of = |label: &str| clause.strip_prefix(label).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
        match removed.iter().position(|label| of(label)) {
            Some(at) => Some((document.path.clone(), document.line(&format!("/removed/{at}")))),
            None => {
                self.rule_places.iter().find(|((book, label), _)| book == id && of(label)).map(|(_, at)| at.clone())
            }
        }
    }
}
