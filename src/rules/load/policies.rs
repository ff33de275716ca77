//! Policies: the points on which books can differ, and what the general rule gives where one is silent.

use super::finding::nearest;
use super::raw::Scalar;
use super::{Document, Finding, Loader, SourceFile, SourceKind, raw};
use crate::policy::{GeneralRule, Policy, PolicyKind, STANCES, Value, WhenSilent, message_id};
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
            self.needs_words_of(&document, &place, &policy.policy, group, &kind);
            if !policy.also.is_empty() {
                self.known_topics(&document, &format!("{place}/also"), &policy.also);
            }
            let feeds = self.feeds(&document, &place, &policy, &kind);
            let log = self.logged(&document, &place, policy.log, &kind);
            let parts = policy.sum_of.iter().enumerate();
            let parts = parts.map(|(at, part)| {
                ((document.path.clone(), document.line(&format!("{place}/sum-of/{at}"))), part.clone())
            });
            self.summands.extend(parts);
            let mut linked = Policy {
                id: policy.policy.into(),
                group: group.clone(),
                topic: policy.topic.into(),
                kind,
                also: policy.also.into_iter().map(Into::into).collect(),
                worked_out: policy.worked_out,
                sum_of: policy.sum_of.into_iter().map(Into::into).collect(),
                feeds,
                log,
                when_silent: None,
            };
            linked.when_silent = policy.when_silent.and_then(|raw| self.when_silent(&document, &place, &linked, raw));
            self.library.policies.push(linked);
        }
    }

    /// Keeps in mind which messages a policy needs.
    fn needs_words_of(&mut self, document: &Document, place: &str, policy: &str, group: &str, kind: &PolicyKind) {
        let named = format!("{place}/policy");
        self.needs_word(document, &named, message_id(policy));
        self.needs_word(document, &named, format!("group-{group}"));
        if let PolicyKind::Number { unit, .. } = kind {
            self.needs_word(document, &format!("{place}/unit"), format!("unit-{unit}"));
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

    /// Notes the parts of a sum that are no policies.
    pub(super) fn link_summands(&mut self) {
        for ((file, line), part) in std::mem::take(&mut self.summands) {
            let mut policies = self.library.policies.iter().map(|known| known.id.as_str());
            if !policies.clone().any(|known| known == part) {
                let near = nearest(&part, policies.by_ref()).to_owned();
                self.findings.push(Finding::new(&file, line, "unknown-policy", [("name", &part), ("near", &near)]));
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
            ("choice", None) => self.choice(document, &format!("{place}/values"), &policy.values),
            _ => {
                self.note(document, &format!("{place}/kind"), "bad-policy-kind", [("found", &policy.kind)]);
                None
            }
        }
    }

    /// The values of a choice: two or more, each once, and none that is the word for a stance.
    fn choice(&mut self, document: &Document, place: &str, values: &[String]) -> Option<PolicyKind> {
        let different: BTreeSet<&String> = values.iter().collect();
        if values.len() < 2 || values.len() != different.len() {
            self.note(document, place, "bad-values", []);
            return None;
        }
        if let Some(at) = values.iter().position(|value| STANCES.contains(&value.as_str())) {
            self.note(document, &format!("{place}/{at}"), "reserved-value", [("name", &values[at])]);
            return None;
        }
        Some(PolicyKind::Choice { values: values.to_vec() })
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

    /// A value of a policy, if it is one that the policy can have.
    pub(super) fn value(&mut self, document: &Document, place: &str, policy: &Policy, value: Scalar) -> Option<Value> {
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
