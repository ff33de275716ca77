//! Policies and the positions of books on them.

use super::finding::nearest;
use super::raw::{Scalar, Stated};
use super::{Document, Finding, Loader, SourceFile, SourceKind, raw};
use crate::ids::BookId;
use crate::policy::{GeneralRule, Policy, PolicyKind, Position, STANCES, SourcedValue, Value, WhenSilent, message_id};
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
        let mut known: BTreeSet<String> = self.library.policies.iter().map(|known| known.id.to_string()).collect();
        for (at, policy) in policies.into_iter().enumerate() {
            let place = format!("/{at}");
            if !known.insert(policy.policy.clone()) {
                self.note(&document, &format!("{place}/policy"), "twice", [("name", &policy.policy)]);
                continue;
            }
            self.known_topics(&document, &format!("{place}/topic"), std::slice::from_ref(&policy.topic));
            let Some(kind) = self.policy_kind(&document, &place, &policy) else {
                self.refused(&file.kind);
                continue;
            };
            let at = (document.path.clone(), document.line(&format!("{place}/policy")));
            self.policy_places.insert(policy.policy.as_str().into(), at);
            self.needs_word(&document, &format!("{place}/policy"), message_id(&policy.policy));
            self.needs_word(&document, &format!("{place}/policy"), format!("group-{group}"));
            if let PolicyKind::Number { unit, .. } = &kind {
                self.needs_word(&document, &format!("{place}/unit"), format!("unit-{unit}"));
            }
            if !policy.also.is_empty() {
                self.known_topics(&document, &format!("{place}/also"), &policy.also);
            }
            let feeds = self.feeds(&document, &place, &policy, &kind);
            let mut linked = Policy {
                id: policy.policy.into(),
                group: group.clone(),
                topic: policy.topic.into(),
                kind,
                also: policy.also.into_iter().map(Into::into).collect(),
                worked_out: policy.worked_out,
                feeds,
                when_silent: None,
            };
            linked.when_silent = policy.when_silent.and_then(|raw| self.when_silent(&document, &place, &linked, raw));
            self.library.policies.push(linked);
        }
    }

    /// What the general rule gives where a book has no special one.
    fn when_silent(
        &mut self,
        document: &Document,
        place: &str,
        policy: &Policy,
        raw: raw::WhenSilent,
    ) -> Option<WhenSilent> {
        let place = format!("{place}/when-silent");
        if raw.cites.is_empty() {
            self.note(document, &format!("{place}/cites"), "no-topic", []);
        }
        for (at, cited) in raw.cites.iter().enumerate() {
            let line = document.line(&format!("{place}/cites/{at}"));
            let place = (document.path.clone(), line);
            self.general_rules.push((policy.id.clone(), place, cited.clone()));
        }
        let value = self.value(document, &format!("{place}/value"), policy, raw.value)?;
        let why = self.texts(document, &format!("{place}/why"), raw.why);
        // What it cites follows when every policy is known.
        Some(WhenSilent { value, cites: Vec::new(), why: Box::new(why) })
    }

    /// Links general rules with the policies, wherever they are declared, and topics that they cite. Notes what is
    /// neither.
    pub(super) fn link_general_rules(&mut self) {
        for (policy, (file, line), cited) in std::mem::take(&mut self.general_rules) {
            let policies = self.library.policies.iter().map(|known| known.id.as_str());
            let topics = self.library.topics.iter().map(|known| known.id.as_str());
            let rule = if policies.clone().any(|known| known == cited) {
                GeneralRule::Policy(cited.into())
            } else if topics.clone().any(|known| known == cited) {
                GeneralRule::Topic(cited.into())
            } else {
                let near = nearest(&cited, policies.chain(topics)).to_owned();
                self.findings.push(Finding::new(&file, line, "unknown-topic", [("name", &cited), ("near", &near)]));
                continue;
            };
            let known = self.library.policies.iter_mut().find(|known| known.id == policy);
            if let Some(general) = known.and_then(|known| known.when_silent.as_mut()) {
                general.cites.push(rule);
            }
        }
    }

    /// Puts the policies that a house adds to a group behind those that were there, so that a group is listed once.
    pub(super) fn group_policies(&mut self) {
        let mut groups: Vec<String> = Vec::new();
        for policy in &self.library.policies {
            if !groups.contains(&policy.group) {
                groups.push(policy.group.clone());
            }
        }
        self.library.policies.sort_by_key(|policy| groups.iter().position(|group| *group == policy.group));
    }

    fn policy_kind(&mut self, document: &Document, place: &str, policy: &raw::Policy) -> Option<PolicyKind> {
        let mut needless = |key: &str, allowed: &str| {
            self.note(document, &format!("{place}/{key}"), "unknown-key", [("name", key), ("allowed", allowed)]);
            None
        };
        match (policy.kind.as_str(), &policy.unit) {
            ("number", _) if !policy.values.is_empty() => needless("values", "policy, topic, kind, unit, range"),
            ("choice", Some(_)) => needless("unit", "policy, topic, kind, values"),
            ("choice", None) if policy.range.is_some() => needless("range", "policy, topic, kind, values"),
            ("number", Some(unit)) if UNITS.contains(&unit.as_str()) => {
                let range = self.range(document, place, policy.range.as_deref())?;
                Some(PolicyKind::Number { unit: unit.clone(), range })
            }
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

    /// The least and the most that make sense for a number.
    fn range(&mut self, document: &Document, place: &str, range: Option<&[u64]>) -> Option<(u64, u64)> {
        match range {
            Some(&[least, most]) if least < most => Some((least, most)),
            _ => {
                self.note(document, &format!("{place}/range"), "bad-range", []);
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
                    self.note(&document, &place, "unknown-clause", [("name", clause), ("book", book)]);
                }
            }
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

    /// Whether a book has a rule, clause or item at an address.
    pub(super) fn has_address(&self, book: &str, address: &str) -> bool {
        let rules = self.library.rules.get(book).into_iter().flatten();
        rules.into_iter().any(|rule| rule.label == address || rule.at(address).is_some())
    }

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
                Position::Value(SourcedValue { value, clause })
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
                let sides = self.sides(document, place, policy, conflict)?;
                if !sides.iter().any(|side| side.value == follows) {
                    self.note(document, &format!("{place}/follows"), "follows-no-side", []);
                    return None;
                }
                let why = self.texts_of(book, document, &format!("{place}/why"), why);
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
            sides.push(SourcedValue { value, clause: side.clause });
        }
        Some(sides)
    }

    fn value(&mut self, document: &Document, place: &str, policy: &Policy, value: Scalar) -> Option<Value> {
        match (&policy.kind, value) {
            (PolicyKind::Number { unit, range: (least, most) }, Scalar::Number(number)) => {
                if (*least..=*most).contains(&number) {
                    return Some(Value::Number(number));
                }
                let (found, least, most) = (number.to_string(), least.to_string(), most.to_string());
                let values = [("found", found.as_str()), ("least", &least), ("most", &most), ("unit", unit)];
                self.note(document, place, "out-of-range", values);
                None
            }
            (PolicyKind::Number { unit, .. }, Scalar::Word(word)) => {
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
