//! Policies and the positions of books on them.

use super::finding::nearest;
use super::raw::{Scalar, Stated};
use super::{Document, Loader, SourceFile, SourceKind, raw};
use crate::policy::{Grounded, Policy, PolicyKind, Position, STANCES, Value, message_id};
use std::collections::BTreeSet;

/// The units of number policies. Each has a message in every language.
const UNITS: [&str; 11] =
    ["seconds", "minutes", "chips", "percent", "players", "hands", "rounds", "cards", "times", "years", "euro"];

impl Loader {
    /// Adds the policies of a file.
    pub(super) fn policies(&mut self, file: &SourceFile) {
        let SourceKind::Policies { group } = &file.kind else {
            return;
        };
        let Some((document, policies)) = self.open::<Vec<raw::Policy>>(file) else {
            return;
        };
        for (at, policy) in policies.into_iter().enumerate() {
            let place = format!("/{at}");
            if self.library.policies.iter().any(|known| known.id == policy.policy) {
                self.note(&document, &format!("{place}/policy"), "twice", [("name", &policy.policy)]);
                continue;
            }
            self.known_topics(&document, &format!("{place}/topic"), std::slice::from_ref(&policy.topic));
            let Some(kind) = self.policy_kind(&document, &place, &policy) else {
                self.refused(&file.kind);
                continue;
            };
            let at = (document.path.clone(), document.line(&format!("{place}/policy")));
            self.policy_places.insert(policy.policy.clone(), at);
            self.needs_word(&document, &format!("{place}/policy"), message_id(&policy.policy));
            self.needs_word(&document, &format!("{place}/policy"), format!("group-{group}"));
            if let PolicyKind::Number { unit } = &kind {
                self.needs_word(&document, &format!("{place}/unit"), format!("unit-{unit}"));
            }
            self.library.policies.push(Policy { id: policy.policy, group: group.clone(), topic: policy.topic, kind });
        }
    }

    fn policy_kind(&mut self, document: &Document, place: &str, policy: &raw::Policy) -> Option<PolicyKind> {
        let mut needless = |key: &str, allowed: &str| {
            self.note(document, &format!("{place}/{key}"), "unknown-key", [("name", key), ("allowed", allowed)]);
            None
        };
        match (policy.kind.as_str(), &policy.unit) {
            ("number", _) if !policy.values.is_empty() => needless("values", "policy, topic, kind, unit"),
            ("choice", Some(_)) => needless("unit", "policy, topic, kind, values"),
            ("number", Some(unit)) if UNITS.contains(&unit.as_str()) => Some(PolicyKind::Number { unit: unit.clone() }),
            ("number", unit) => {
                let found = unit.as_deref().unwrap_or_default();
                self.note(
                    document,
                    &format!("{place}/unit"),
                    "bad-unit",
                    [("found", found), ("allowed", &UNITS.join(", "))],
                );
                None
            }
            ("choice", None) => {
                let mut values = policy.values.clone();
                values.sort();
                values.dedup();
                let place = format!("{place}/values");
                if values.len() < 2 || values.len() != policy.values.len() {
                    self.note(document, &place, "bad-values", []);
                    return None;
                }
                let stance = policy.values.iter().position(|value| STANCES.contains(&value.as_str()));
                if let Some(at) = stance {
                    let name = policy.values[at].as_str();
                    self.note(document, &format!("{place}/{at}"), "reserved-value", [("name", name)]);
                    return None;
                }
                Some(PolicyKind::Choice { values: policy.values.clone() })
            }
            _ => {
                self.note(document, &format!("{place}/kind"), "bad-policy-kind", [("found", &policy.kind)]);
                None
            }
        }
    }

    /// Adds where a book stands. A position replaces the one that the book inherited; `seen` are the policies that
    /// its own files have named so far.
    pub(super) fn positions(&mut self, file: &SourceFile, book: &str, seen: &mut BTreeSet<String>) {
        let Some((document, positions)) = self.open::<raw::Ordered<raw::Position>>(file) else {
            return;
        };
        for (policy, position) in positions.0 {
            let place = format!("/{policy}");
            let Some(known) = self.library.policies.iter().find(|known| known.id == policy).cloned() else {
                let near = nearest(&policy, self.library.policies.iter().map(|known| known.id.as_str())).to_owned();
                self.note(&document, &place, "unknown-policy", [("name", &policy), ("near", &near)]);
                self.refused(&file.kind);
                continue;
            };
            if !seen.insert(policy.clone()) {
                self.note(&document, &place, "twice", [("name", &policy)]);
            }
            let Some(position) = self.position(&document, &place, &known, position) else {
                self.refused(&file.kind);
                continue;
            };
            for (part, clause) in grounds(&position) {
                if !self.has_address(book, clause) {
                    let place = format!("{place}/{part}");
                    self.note(&document, &place, "unknown-clause", [("name", clause), ("book", book)]);
                }
            }
            let at = (document.path.clone(), document.line(&place));
            self.position_places.insert((book.to_owned(), policy.clone()), at);
            self.library.positions.entry(book.to_owned()).or_default().insert(policy, position);
        }
    }

    /// Whether a book has a rule, clause or item at an address.
    pub(super) fn has_address(&self, book: &str, address: &str) -> bool {
        let rules = self.library.rules.get(book).into_iter().flatten();
        rules.into_iter().any(|rule| rule.label == address || rule.at(address).is_some())
    }

    fn position(&mut self, document: &Document, place: &str, policy: &Policy, raw: raw::Position) -> Option<Position> {
        let stated = match raw {
            raw::Position::Word(word) if word == STANCES[0] => return Some(Position::Silent),
            raw::Position::Word(word) => {
                self.note(document, place, "bad-position", [("found", &word)]);
                return None;
            }
            raw::Position::Stated(stated) => *stated,
        };
        let position = match stated {
            Stated {
                value: Some(value),
                clause: Some(clause),
                discretion: None,
                not_applicable: None,
                follows: None,
                why: None,
                conflict,
            } if conflict.is_empty() => {
                let value = self.value(document, &format!("{place}/value"), policy, value)?;
                Position::Value(Grounded { value, clause })
            }
            Stated {
                value: None,
                clause: None,
                discretion: Some(clause),
                not_applicable: None,
                follows: None,
                why: None,
                conflict,
            } if conflict.is_empty() => Position::Discretion(clause),
            Stated {
                value: None,
                clause: None,
                discretion: None,
                not_applicable: Some(clause),
                follows: None,
                why: None,
                conflict,
            } if conflict.is_empty() => Position::NotApplicable(clause),
            Stated {
                value: None,
                clause: None,
                discretion: None,
                not_applicable: None,
                follows: Some(follows),
                why: Some(why),
                conflict,
            } if conflict.len() > 1 => {
                let follows = self.value(document, &format!("{place}/follows"), policy, follows)?;
                let mut sides = Vec::new();
                for (at, side) in conflict.into_iter().enumerate() {
                    let value = self.value(document, &format!("{place}/conflict/{at}/value"), policy, side.value)?;
                    sides.push(Grounded { value, clause: side.clause });
                }
                Position::Conflict { sides, follows, why: Box::new(why) }
            }
            other => {
                let found = format!("{{ {} }}", other.keys().join(", "));
                self.note(document, place, "bad-position", [("found", &found)]);
                return None;
            }
        };
        Some(position)
    }

    fn value(&mut self, document: &Document, place: &str, policy: &Policy, value: Scalar) -> Option<Value> {
        match (&policy.kind, value) {
            (PolicyKind::Number { .. }, Scalar::Number(number)) => Some(Value::Number(number)),
            (PolicyKind::Number { unit }, Scalar::Word(word)) => {
                self.note(document, place, "not-a-number", [("found", &word), ("unit", unit)]);
                None
            }
            (PolicyKind::Choice { values }, Scalar::Word(word)) if values.contains(&word) => Some(Value::Choice(word)),
            (PolicyKind::Choice { values }, scalar) => {
                let found = match scalar {
                    Scalar::Word(word) => word,
                    Scalar::Number(number) => number.to_string(),
                };
                self.note(document, place, "not-a-value", [("found", &found), ("allowed", &values.join(", "))]);
                None
            }
        }
    }
}

/// The clauses on which a position rests, each with its part of the position as written.
fn grounds(position: &Position) -> Vec<(String, &str)> {
    let part = match position {
        Position::Conflict { .. } => "conflict/{at}/clause",
        Position::Discretion(_) => "discretion",
        Position::NotApplicable(_) => "not-applicable",
        Position::Value(_) | Position::Silent => "clause",
    };
    let clauses = position.clauses().into_iter().enumerate();
    clauses.map(|(at, clause)| (part.replace("{at}", &at.to_string()), clause)).collect()
}
