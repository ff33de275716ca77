//! Which policies feed the rules of calculations: each point on which books differ in arithmetic is fed by one policy, whatever
//! the incident, so that two incidents cannot measure one bet by different rules. And which decide what the log of rulings does.

use super::{Document, Loader, raw};
use crate::ids::PolicyId;
use crate::incident::Parameter;
use crate::policy::{LogPolicy, PolicyKind};

impl Loader {
    /// The betting rule that a policy says it feeds, if there is such a one, nobody else feeds it, and it understands
    /// every value of the policy.
    pub(super) fn feeds(
        &mut self,
        document: &Document,
        place: &str,
        raw: &raw::Policy,
        kind: &PolicyKind,
    ) -> Option<String> {
        let (name, place) = (raw.feeds.as_ref()?, format!("{place}/feeds"));
        let Some(rule) = Parameter::all().find(|rule| rule.name == name) else {
            let allowed: Vec<&str> = Parameter::all().map(|rule| rule.name).collect();
            self.note(document, &place, "unknown-feed", [("name", name.as_str()), ("allowed", &allowed.join(", "))]);
            return None;
        };
        if !self.understands(document, &place, rule, kind, &raw.policy) {
            return None;
        }
        if let Some(other) = self.library.policies.iter().find(|known| known.feeds.as_ref() == Some(name)) {
            let other = other.id.to_string();
            self.note(document, &place, "fed-twice", [("name", name.as_str()), ("policy", &other)]);
            return None;
        }
        Some(name.clone())
    }

    /// What of the log a policy says it decides, if no other decides that, and the log understands every value of it.
    pub(super) fn logged(
        &mut self,
        document: &Document,
        place: &str,
        log: Option<LogPolicy>,
        kind: &PolicyKind,
    ) -> Option<LogPolicy> {
        let (log, place) = (log?, format!("{place}/log"));
        let values = if let PolicyKind::Choice { values } = kind { values.as_slice() } else { &[] };
        if values.is_empty() || values.iter().any(|value| !log.values().contains(&value.as_str())) {
            let found = values.iter().find(|value| !log.values().contains(&value.as_str()));
            let found = found.map_or("number", String::as_str);
            self.note(document, &place, "not-a-value", [("found", found), ("allowed", &log.values().join(", "))]);
            return None;
        }
        if let Some(other) = self.library.policies.iter().find(|known| known.log == Some(log)) {
            let other = other.id.to_string();
            self.note(document, &place, "fed-twice", [("name", log.key()), ("policy", &other)]);
            return None;
        }
        Some(log)
    }

    /// The policies that feed the betting rules of a calculation, in their order.
    pub(super) fn fed(&mut self, document: &Document, rules: &[Parameter]) -> Vec<PolicyId> {
        let mut policies = Vec::with_capacity(rules.len());
        for rule in rules {
            match self.library.policies.iter().find(|policy| policy.feeds.as_deref() == Some(rule.name)) {
                Some(policy) => policies.push(policy.id.clone()),
                None => self.note(document, "/calculation", "missing-feed", [("name", rule.name)]),
            }
        }
        policies
    }

    /// Whether a betting rule understands every value of a policy; what it does not understand is noted.
    fn understands(
        &mut self,
        document: &Document,
        place: &str,
        rule: &Parameter,
        kind: &PolicyKind,
        policy: &str,
    ) -> bool {
        match (kind, rule.values) {
            (PolicyKind::Number { .. }, None) => return true,
            (PolicyKind::Choice { values }, Some(known)) => {
                let Some(strange) = values.iter().find(|value| !known.contains(&value.as_str())) else {
                    return true;
                };
                let values = [("found", strange.as_str()), ("allowed", &known.join(", "))];
                self.note(document, place, "not-a-value", values);
            }
            (PolicyKind::Number { .. }, Some(_)) => {
                self.note(document, place, "wrong-kind", [("found", policy), ("expected-kind", "choice-policy")]);
            }
            (PolicyKind::Choice { .. }, None) => {
                self.note(document, place, "wrong-kind", [("found", policy), ("expected-kind", "number-policy")]);
            }
        }
        false
    }
}
