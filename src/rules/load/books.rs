//! Books: identity first, then rules, then positions, each on top of the book that they extend.

use super::finding::nearest;
use super::{Document, Finding, Loader, SourceFile, SourceKind, raw};
use crate::book::{Book, Family, Rule, day};
use crate::ids::PolicyId;
use crate::locale::Language;
use crate::policy::Position;
use std::collections::{BTreeMap, BTreeSet};

/// The most books that one folder has use for. Each holds everything of the one that it extends.
const MOST_BOOKS: usize = 50;

impl Loader {
    /// The identities of the books of the files, a book that stands before another in lists before it.
    pub(super) fn identities(&mut self, files: &[SourceFile]) -> Vec<(String, Document, raw::Book)> {
        let mut books = Vec::new();
        let identities = files.iter().filter(|file| matches!(file.kind, SourceKind::Book { .. }));
        for file in identities.clone().skip(MOST_BOOKS) {
            self.findings.push(Finding::new(&file.path, 1, "too-many-books", [("most", &MOST_BOOKS.to_string())]));
            self.refused(&file.kind);
        }
        for file in identities.take(MOST_BOOKS) {
            if let SourceKind::Book { book } = &file.kind
                && let Some((document, raw)) = self.open::<raw::Book>(file)
            {
                books.push((book.clone(), document, raw));
            }
        }
        books.sort_by_key(|(id, _, raw)| (raw.place.unwrap_or(u32::MAX), id.clone()));
        let bases = books.iter().filter_map(|(id, _, raw)| Some((id.as_str().into(), raw.extends.as_deref()?.into())));
        self.bases = bases.collect();
        books
    }

    /// Adds every book, a book that extends another after that one.
    pub(super) fn books(&mut self, files: &[SourceFile], mut waiting: Vec<(String, Document, raw::Book)>) {
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
            self.book(&id, &document, raw, files);
        }
        self.without_base(&waiting);
        self.silent_before(&own);
    }

    /// Notes the books whose base does not exist, or that extend each other. A book that only waits for one of them
    /// has no mistake of its own.
    fn without_base(&mut self, waiting: &[(String, Document, raw::Book)]) {
        let base = |raw: &raw::Book| raw.extends.clone().unwrap_or_default();
        let lost = |raw: &raw::Book| !waiting.iter().any(|(id, ..)| *id == base(raw));
        let cycle = !waiting.iter().any(|(_, _, raw)| lost(raw));
        for (_, document, raw) in waiting.iter().filter(|(_, _, raw)| cycle || lost(raw)) {
            let ids: Vec<&str> = self.library.books.iter().map(|book| book.id.as_str()).collect();
            let (name, allowed) = (base(raw), ids.join(", "));
            let near = nearest(&name, ids.iter().copied()).to_owned();
            self.note(document, "/extends", "unknown-base", [("name", &name), ("near", &near), ("allowed", &allowed)]);
        }
    }

    fn book(&mut self, id: &str, document: &Document, mut raw: raw::Book, files: &[SourceFile]) {
        let (removed, held) = (std::mem::take(&mut raw.removed), raw.holds.take());
        let base = raw.extends.clone().unwrap_or_default();
        self.identity(id, document, raw);
        let mut rules: Vec<Rule> = self.library.rules.get(base.as_str()).cloned().unwrap_or_default();
        // Where a rule of the base came from says nothing of the edition before this book.
        rules.iter_mut().for_each(|rule| rule.came_from = None);
        for (at, label) in removed.iter().enumerate() {
            match rules.iter().position(|rule| rule.label == *label) {
                Some(at) => drop(rules.remove(at)),
                None => {
                    let of = if base.is_empty() { id } else { &base };
                    let near = self.near_address(of, label);
                    let values = [("name", label.as_str()), ("book", of), ("near", &near)];
                    self.note(document, &format!("/removed/{at}"), "unknown-clause", values);
                }
            }
        }
        let inherited = self.library.positions.get(base.as_str()).cloned().unwrap_or_default();
        self.library.rules.insert(id.into(), rules);
        self.book_rules(id, files);
        self.removed_and_replaced(id, document, &removed);
        self.next_known(id, document);
        self.book_translations(id, &base, files);
        self.book_official(id, files);
        let grounded = self.still_grounded(id, &inherited);
        self.library.positions.insert(id.into(), grounded);
        self.book_places.insert(id.into(), (document.path.clone(), 1));
        self.book_positions(id, files);
        self.held(id, document, held.as_ref());
        self.every_policy(id, document, &removed, &inherited);
        self.replaced_ground(id, &base, document, &inherited);
    }

    /// Warns of rules that a book removes and writes anew: a rule of the same label takes the place of the one underneath.
    fn removed_and_replaced(&mut self, id: &str, document: &Document, removed: &[String]) {
        for (at, label) in removed.iter().enumerate() {
            if self.rule_places.contains_key(&(id.into(), label.clone())) {
                let place = format!("/removed/{at}");
                self.findings.push(document.finding(&place, "removed-and-replaced", [("name", label)]).warning());
            }
        }
    }

    /// The address in a book that one means which it does not have: the same but for what parts numbers from letters.
    pub(super) fn near_address(&self, book: &str, address: &str) -> String {
        let rules = self.library.rules.get(book).into_iter().flatten();
        let addresses = rules.flat_map(Rule::addresses).filter(|_| !self.findings.is_full());
        let plain = |address: &str| -> String {
            address
                .chars()
                .filter(|letter| letter.is_alphanumeric() || *letter == '¶')
                .collect::<String>()
                .to_lowercase()
        };
        let meant = plain(address);
        // `H1d` where the rule has no such clause: the rule. `99` is no part of `999`.
        let above = |known: &String| {
            let rest = meant.strip_prefix(&plain(known)).filter(|_| known.chars().any(char::is_alphanumeric));
            rest.is_some_and(|rest| rest.starts_with(|next: char| !next.is_ascii_digit()) || rest.is_empty())
        };
        let near: Vec<String> = addresses.filter(above).collect();
        near.into_iter().max_by_key(|known| plain(known).len()).unwrap_or_else(|| "none".to_owned())
    }

    /// Adds who a book is. One that takes the place of another keeps its place in the lists.
    fn identity(&mut self, id: &str, document: &Document, raw: raw::Book) {
        let own = Language::of_code(&raw.language).unwrap_or_else(|| {
            let near = near_language(&raw.language);
            self.note(document, "/language", "unknown-language", [("name", &raw.language), ("near", near)]);
            Language::En
        });
        let wanted = self.wanted(own);
        for (there, lacking) in [(raw.family.is_some(), "year"), (raw.year.is_some(), "family")] {
            if there && (raw.year.is_none() || raw.family.is_none()) {
                self.note(document, "", "missing-key", [("name", lacking)]);
            }
        }
        self.day(document, "/date", raw.date.as_deref());
        let next = raw.next.map(|next| self.next_edition(document, next, own));
        let book = Book {
            id: id.into(),
            // Names, which need not be said in every language.
            title: self.texts_in(document, "/title", raw.title, &[own]),
            edition: self.texts_in(document, "/edition", raw.edition, &[own]),
            date: raw.date,
            language: raw.language,
            source: self.texts_in(document, "/source", raw.source, &wanted),
            family: raw.family.zip(raw.year).map(|(id, year)| Family { id, year }),
            next,
            official: self.official_of(raw.extends.as_deref().unwrap_or(id)),
            extends: raw.extends.map(Into::into),
        };
        match self.library.books.iter_mut().find(|known| known.id == id) {
            Some(known) => *known = book,
            None => self.library.books.push(book),
        }
    }

    /// Holds a day to be one.
    pub(super) fn day(&mut self, document: &Document, place: &str, date: Option<&str>) {
        if let Some(date) = date.filter(|date| day(date).is_none()) {
            self.note(document, place, "bad-day", [("found", date)]);
        }
    }

    /// Files for a book that has no identity among these files add to a book that is already loaded.
    fn additions(&mut self, files: &[SourceFile], own: &[String]) {
        let mut added = Vec::new();
        for file in files {
            let (SourceKind::Rules { book }
            | SourceKind::Positions { book }
            | SourceKind::Official { book }
            | SourceKind::Translation { book, .. }) = &file.kind
            else {
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
            self.book_places.insert(book.as_str().into(), (file.path.clone(), 1));
            self.book_rules(book, files);
            self.book_translations(book, "", files);
            self.book_official(book, files);
            self.book_positions(book, files);
        }
    }

    /// Books that were there before are silent on the policies of this run, unless the run says where they stand: they
    /// were written before anybody thought of the point.
    fn silent_before(&mut self, own: &[String]) {
        for book in self.library.books.iter().filter(|book| !own.iter().any(|id| book.id == *id)) {
            let positions = self.library.positions.entry(book.id.clone()).or_default();
            for policy in self.policy_places.keys() {
                positions.entry(policy.clone()).or_insert(Position::Silent);
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
        self.known_clauses(id, references);
    }

    /// Notes each of these addresses, with the document and the place where it is named, that a book does not have.
    pub(super) fn known_clauses(&mut self, id: &str, named: Vec<(Document, String, String)>) {
        let addresses: BTreeSet<String> = match named.is_empty() {
            true => BTreeSet::new(),
            false => self.library.rules.get(id).into_iter().flatten().flat_map(Rule::addresses).collect(),
        };
        for (document, place, address) in named {
            if !addresses.contains(&address) {
                let near = self.near_address(id, &address);
                self.note(&document, &place, "unknown-clause", [("name", &address), ("book", id), ("near", &near)]);
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
        inherited: &BTreeMap<PolicyId, Position>,
    ) {
        let positions = &self.library.positions[id];
        let missing = self.library.policies.iter().filter(|policy| !positions.contains_key(policy.id.as_str()));
        let mut findings = Vec::new();
        for policy in missing {
            let was = inherited.get(policy.id.as_str()).map_or_else(|| "none".to_owned(), Position::written);
            let lost =
                inherited.get(policy.id.as_str()).and_then(|position| self.lost_rule(id, document, removed, position));
            let (file, line) = lost.unwrap_or_else(|| (document.path.clone(), 1));
            let folder = document.path.trim_end_matches("book.yaml");
            let values = [
                ("name", policy.id.as_str()),
                ("book", id),
                ("values", &policy.kind.written()),
                ("was", &was),
                ("where", &format!("{folder}policies/{}.yaml", policy.group)),
            ];
            findings.push(Finding::new(&file, line, "missing-position", values));
        }
        self.findings.extend(findings);
    }
}

/// The code of a language by its name, in English or its own: `sk` for `slovak` or `slovenčina`.
fn near_language(name: &str) -> &'static str {
    const NAMES: [(&str, &str); 9] = [
        ("english", "en"),
        ("dutch", "nl"),
        ("nederlands", "nl"),
        ("flemish", "nl"),
        ("german", "de"),
        ("deutsch", "de"),
        ("slovak", "sk"),
        ("slovensky", "sk"),
        ("slovenčina", "sk"),
    ];
    let name = name.to_lowercase();
    let near = nearest(&name, NAMES.iter().map(|(known, _)| *known));
    let code = NAMES.iter().find(|(known, code)| *known == near || name.split(['-', '_']).next() == Some(code));
    code.map_or("none", |(_, code)| code)
}
