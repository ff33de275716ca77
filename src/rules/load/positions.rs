//! Where books stand on the policies, each position with the clause on which it rests.

use super::finding::nearest;
use super::raw::{Scalar, Stated};
use super::{Document, Loader, SourceFile, raw};
use crate::book::sentences;
use crate::ids::BookId;
use crate::policy::{Policy, Position, STANCES, SourcedValue, Value};
use std::collections::BTreeSet;

impl Loader {
    /// Adds where a book stands. A position replaces the one that the book inherited; `seen` are the policies that
    /// its own files have named so far.
    pub(super) fn positions(&mut self, file: &SourceFile, book: &str, seen: &mut BTreeSet<String>) {
        let Some((document, positions)) = self.open::<raw::Ordered<raw::Position>>(file) else {
            return;
        };
        for (policy, position) in positions.0 {
            let place = format!("/{policy}");
            let Some(known) = self.library.policies.iter().find(|known| known.id == policy).cloned() else {
                let ids = self.library.policies.iter().map(|known| known.id.as_str());
                let near = nearest(&policy, ids.filter(|_| !self.findings.is_full())).to_owned();
                self.note(&document, &place, "unknown-policy", [("name", &policy), ("near", &near)]);
                self.refused(&file.kind);
                continue;
            };
            if !seen.insert(policy.clone()) {
                self.note(&document, &place, "twice", [("name", &policy)]);
            }
            let Some(position) = self.position(&document, &place, book, &known, position) else {
                self.refused(&file.kind);
                continue;
            };
            for (part, clause) in grounds(&position) {
                if !self.has_address(book, clause) {
                    let place = format!("{place}/{part}");
                    let near = self.near_address(book, clause);
                    let values = [("name", clause), ("book", book), ("near", &near)];
                    self.note(&document, &place, "unknown-clause", values);
                }
            }
            self.sentences_exist(&document, &place, book, &position);
            let at = (document.path.clone(), document.line(&place));
            let key = (BookId::from(book), known.id);
            let before = self.library.positions.get(book).and_then(|positions| positions.get(&key.1));
            if let Some(before) = before.filter(|before| **before != position) {
                let clauses = before.clauses().into_iter().map(str::to_owned).collect();
                self.changed_positions.insert(key.clone(), clauses);
            }
            self.library.positions.entry(key.0.clone()).or_default().insert(key.1.clone(), position);
            self.position_places.insert(key, at);
        }
    }

    /// Reports a sentence that a clause does not have.
    fn sentences_exist(&mut self, document: &Document, place: &str, book: &str, position: &Position) {
        for (at, (clause, sentence)) in position.sentences().into_iter().enumerate() {
            let Some((sentence, rule)) = sentence.zip(self.rule_of(book, clause)) else {
                continue;
            };
            let count: usize = rule.said_at(clause).iter().map(|text| sentences(text).len()).sum();
            if !(1..=count).contains(&usize::from(sentence)) {
                let part = match position {
                    Position::Conflict { .. } => format!("{place}/conflict/{at}/sentence"),
                    _ => format!("{place}/sentence"),
                };
                let values = [("name", &*sentence.to_string()), ("clause", clause), ("found", &count.to_string())];
                self.note(document, &part, "unknown-sentence", values);
            }
        }
    }

    /// Whether a book has a rule, clause or item at an address.
    pub(super) fn has_address(&self, book: &str, address: &str) -> bool {
        let rules = self.library.rules.get(book).into_iter().flatten();
        rules.into_iter().any(|rule| rule.label == address || rule.at(address).is_some())
    }

    /// A position as it is written, in one of its four forms.
    fn position(
        &mut self,
        document: &Document,
        place: &str,
        book: &str,
        policy: &Policy,
        raw: raw::Position,
    ) -> Option<Position> {
        let stated = match raw {
            raw::Position::Word(word) if word == STANCES[0] => return Some(Position::Silent),
            raw::Position::Word(word) => {
                self.note(document, place, "bad-position", [("found", &word)]);
                return None;
            }
            raw::Position::Stated(stated) => *stated,
        };
        let keys = stated.keys().join(", ");
        let Stated { value, clause, discretion, sentence, not_applicable, conflict, follows, why } = stated;
        let of_one = (not_applicable, sentence);
        match (value, clause, discretion, of_one, conflict.len(), follows, why) {
            (Some(value), Some(clause), None, (None, sentence), 0, None, None) => {
                let value = self.value(document, &format!("{place}/value"), policy, value)?;
                Some(Position::Value(SourcedValue { value, clause, sentence }))
            }
            (None, None, Some(clause), (None, sentence), 0, None, None) => {
                Some(Position::Discretion { clause, sentence })
            }
            (None, None, None, (Some(clause), None), 0, None, None) => Some(Position::NotApplicable(clause)),
            (None, None, None, (None, None), 2.., Some(follows), Some(why)) => {
                let (sides, follows) = self.conflict(document, place, policy, conflict, follows)?;
                let why = self.texts_of(book, document, &format!("{place}/why"), why);
                Some(Position::Conflict { sides, follows, why: Box::new(why) })
            }
            _ => {
                self.note(document, place, "bad-position", [("found", &format!("{{ {keys} }}"))]);
                None
            }
        }
    }

    /// The sides of a conflict, and the value of the one that a ruling follows.
    fn conflict(
        &mut self,
        document: &Document,
        place: &str,
        policy: &Policy,
        conflict: Vec<raw::Side>,
        follows: Scalar,
    ) -> Option<(Vec<SourcedValue>, Value)> {
        let place_of_value = format!("{place}/follows");
        let follows = self.value(document, &place_of_value, policy, follows)?;
        let sides = self.sides(document, place, policy, conflict)?;
        if !sides.iter().any(|side| side.value == follows) {
            self.note(document, &place_of_value, "follows-no-side", []);
            return None;
        }
        Some((sides, follows))
    }

    /// The sides of a conflict, each with a value of its own: two of one value do not disagree.
    fn sides(
        &mut self,
        document: &Document,
        place: &str,
        policy: &Policy,
        conflict: Vec<raw::Side>,
    ) -> Option<Vec<SourcedValue>> {
        let mut sides: Vec<SourcedValue> = Vec::new();
        for (at, side) in conflict.into_iter().enumerate() {
            let place = format!("{place}/conflict/{at}/value");
            let value = self.value(document, &place, policy, side.value)?;
            if sides.iter().any(|other| other.value == value) {
                self.note(document, &place, "equal-sides", []);
                return None;
            }
            sides.push(SourcedValue { value, clause: side.clause, sentence: side.sentence });
        }
        Some(sides)
    }
}

/// The clauses on which a position rests, each with its part of the position as written.
fn grounds(position: &Position) -> Vec<(String, &str)> {
    let part = match position {
        Position::Conflict { .. } => "conflict/{at}/clause",
        Position::Discretion { .. } => "discretion",
        Position::NotApplicable(_) => "not-applicable",
        Position::Value(_) | Position::Silent => "clause",
    };
    let clauses = position.clauses().into_iter().enumerate();
    clauses.map(|(at, clause)| (part.replace("{at}", &at.to_string()), clause)).collect()
}
