//! Rules: clauses get their addresses, and what a rule points at must exist.

use super::{Document, Loader, SourceFile, raw};
use crate::book::{Clause, Example, Item, Reference, Remark, Rule};
use std::collections::BTreeMap;

/// A reference that can only be checked once the whole book is read: where it stands, and the address.
pub(super) type Pointer = (Document, String, String);

impl Loader {
    /// Adds the rules of a section to a book. A rule whose label the book inherited takes its place.
    pub(super) fn rules(&mut self, file: &SourceFile, book: &str, seen: &mut Vec<String>, pointers: &mut Vec<Pointer>) {
        let Some((document, section)) = self.open::<raw::Section>(file) else {
            return;
        };
        let heading = format!("{} {}", section.section, section.title);
        for (at, raw) in section.rules.into_iter().enumerate() {
            let place = format!("/rules/{at}");
            if seen.contains(&raw.label) {
                self.note(&document, &format!("{place}/label"), "twice", [("name", &raw.label)]);
                self.refused(&file.kind);
                continue;
            }
            seen.push(raw.label.clone());
            for (number, reference) in raw.refs.iter().enumerate() {
                if let Some(meant) = &reference.meant {
                    pointers.push((document.clone(), format!("{place}/refs/{number}/meant"), meant.clone()));
                }
            }
            for (number, label) in raw.came_from.iter().flatten().enumerate() {
                let at = (document.path.clone(), document.line(&format!("{place}/came-from/{number}")));
                self.ancestors.push((book.into(), at, label.clone()));
            }
            let at = (document.path.clone(), document.line(&format!("{place}/label")));
            self.rule_places.insert((book.into(), raw.label.clone()), at);
            let rule = self.rule(&document, &place, book, &heading, raw);
            let rules = self.library.rules.entry(book.into()).or_default();
            match rules.iter_mut().find(|known| known.label == rule.label) {
                Some(known) => *known = rule,
                None => rules.push(rule),
            }
        }
    }

    fn rule(&mut self, document: &Document, place: &str, book: &str, section: &str, raw: raw::Rule) -> Rule {
        let clauses = self.clauses(document, place, &raw.label, raw.clauses);
        let mut examples = Vec::new();
        for (at, example) in raw.examples.into_iter().enumerate() {
            let place = format!("{place}/examples/{at}");
            self.known_topics(document, &format!("{place}/topics"), &example.topics);
            let example = link_example(&raw.label, example);
            if !clauses.iter().any(|clause| clause.address == example.clause) {
                let place = format!("{place}/clause");
                let near = self.near_address(book, &example.clause);
                let values = [("name", example.clause.as_str()), ("book", book), ("near", &near)];
                self.note(document, &place, "unknown-clause", values);
            }
            examples.push(example);
        }
        let refs = self.references(document, place, book, raw.refs);
        let remarks = self.remarks(document, place, book, raw.remarks);
        Rule {
            label: raw.label,
            title: raw.title,
            section: section.to_owned(),
            notice: raw.notice,
            came_from: raw.came_from,
            clauses,
            refs,
            examples,
            remarks,
            official: None,
        }
    }

    /// The clauses of a rule, with an address for each and for the items of its list.
    fn clauses(&mut self, document: &Document, place: &str, rule: &str, raw: Vec<raw::Clause>) -> Vec<Clause> {
        let (mut addresses, mut clauses) = (Vec::new(), Vec::new());
        for (at, clause) in raw.into_iter().enumerate() {
            let place = format!("{place}/clauses/{at}");
            self.known_topics(document, &format!("{place}/topics"), &clause.topics);
            let clause = address_clause(rule, clause);
            self.new_address(document, &format!("{place}/label"), &clause.address, &mut addresses);
            for (at, item) in clause.items.iter().enumerate() {
                if let Some(address) = &item.address {
                    self.new_address(document, &format!("{place}/items/{at}/label"), address, &mut addresses);
                }
            }
            clauses.push(clause);
        }
        if clauses.is_empty() {
            self.note(document, place, "no-clause", [("name", rule)]);
        }
        clauses
    }

    fn references(&mut self, document: &Document, place: &str, book: &str, raw: Vec<raw::Reference>) -> Vec<Reference> {
        let mut references = Vec::new();
        for (at, reference) in raw.into_iter().enumerate() {
            let place = format!("{place}/refs/{at}/why");
            let why = reference.why.map(|why| self.texts_of(book, document, &place, why));
            references.push(Reference { printed: reference.printed, meant: reference.meant, why });
        }
        references
    }

    fn remarks(&mut self, document: &Document, place: &str, book: &str, raw: Vec<raw::Remark>) -> Vec<Remark> {
        let mut remarks = Vec::new();
        for (at, remark) in raw.into_iter().enumerate() {
            let text = self.texts_of(book, document, &format!("{place}/remarks/{at}/text"), remark.text);
            remarks.push(Remark { kind: remark.kind, text });
        }
        remarks
    }

    /// Notes an address that the rule has already.
    fn new_address(&mut self, document: &Document, place: &str, address: &str, seen: &mut Vec<String>) {
        if seen.iter().any(|known| known == address) {
            self.note(document, place, "twice", [("name", address)]);
        }
        seen.push(address.to_owned());
    }
}

fn address_clause(rule: &str, raw: raw::Clause) -> Clause {
    let address = below(rule, raw.label.as_deref());
    let items = raw.items.into_iter().map(|item| Item {
        address: item.label.as_deref().map(|label| below(&address, Some(label))),
        text: tidy(&item.text),
    });
    Clause {
        items: items.collect(),
        topics: raw.topics.into_iter().map(Into::into).collect(),
        text: tidy(&raw.text),
        after: raw.after.as_deref().map(tidy),
        excluded: raw.excluded,
        official: Vec::new(),
        address,
    }
}

fn link_example(rule: &str, raw: raw::Example) -> Example {
    let values = |map: BTreeMap<String, raw::Given>| map.into_iter().map(|(name, given)| (name, given.0)).collect();
    Example {
        clause: below(rule, raw.clause.as_deref()),
        topics: raw.topics.into_iter().map(Into::into).collect(),
        text: tidy(&raw.text),
        given: values(raw.given),
        result: values(raw.result),
    }
}

fn below(address: &str, label: Option<&str>) -> String {
    label.map_or_else(|| address.to_owned(), |label| format!("{address}-{label}"))
}

/// A folded text on one line; paragraphs stay.
fn tidy(text: &str) -> String {
    text.trim().to_owned()
}
