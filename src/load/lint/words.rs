//! Messages that the data needs, and that every language must have alike.

use super::super::{Finding, Loader};
use crate::locale::Language;
use crate::policy::PolicyKind;
use fluent_syntax::ast::Entry;
use std::collections::{BTreeMap, BTreeSet};

impl Loader {
    /// Messages that the data needs, and that every language must have alike.
    pub(super) fn lint_words(&mut self) {
        let parsed: BTreeMap<&str, BTreeMap<&str, BTreeSet<String>>> =
            Language::ALL.iter().map(|language| (language.code(), self.attributes(language.code()))).collect();
        let mut needed = self.needed_words();
        needed.retain(|id, _| self.word_places.contains_key(id));
        let mut findings = Vec::new();
        let everything: BTreeSet<&str> = parsed.values().flat_map(|messages| messages.keys().copied()).collect();
        for (language, messages) in &parsed {
            let missing = needed.keys().map(String::as_str).chain(everything.iter().copied());
            for id in missing.filter(|id| !messages.contains_key(id)).collect::<BTreeSet<_>>() {
                findings.push(self.word_finding(id, "missing-message", language, id));
            }
            for (id, attributes) in messages {
                let elsewhere = parsed.values().filter_map(|others| others.get(id)).flatten();
                let wanted: BTreeSet<&String> = needed.get(*id).into_iter().flatten().chain(elsewhere).collect();
                for attribute in wanted.into_iter().filter(|attribute| !attributes.contains(*attribute)) {
                    findings.push(self.word_finding(id, "missing-message", language, &format!("{id}.{attribute}")));
                }
            }
        }
        self.findings.extend(findings);
    }

    /// A finding about a message, at its place in this or another language, or at what needs it.
    fn word_finding(&self, id: &str, key: &'static str, language: &str, name: &str) -> Finding {
        let place = |language: &str| self.message_places.get(&(language.to_owned(), id.to_owned()));
        let found = place(language).or_else(|| Language::ALL.iter().find_map(|other| place(other.code())));
        let needed = || self.word_places.get(id);
        let (file, line) = found.or_else(needed).cloned().unwrap_or_else(|| (format!("locales/{language}"), 1));
        Finding::new(&file, line, key, [("name", name), ("language", language)])
    }

    /// The messages of a language that this run has or needs, with their attributes.
    fn attributes(&self, language: &str) -> BTreeMap<&str, BTreeSet<String>> {
        let stated = |id: &str| Language::ALL.map(|of| (of.code().to_owned(), id.to_owned()));
        let concerned = |id: &String| {
            self.word_places.contains_key(id) || stated(id).iter().any(|key| self.message_places.contains_key(key))
        };
        let messages = self.library.messages.get(language).into_iter().flatten();
        messages
            .filter(|(id, _)| concerned(id))
            .map(|(id, source)| {
                let resource = fluent_syntax::parser::parse(source.as_str()).ok();
                let message = resource.as_ref().and_then(|resource| match resource.body.first() {
                    Some(Entry::Message(message)) => Some(message),
                    _ => None,
                });
                let attributes = message.map(|message| message.attributes.iter().map(|a| a.id.name.to_owned()));
                (id.as_str(), attributes.into_iter().flatten().collect())
            })
            .collect()
    }

    /// The messages that incidents, policies and units need, each with the attributes that it must have.
    fn needed_words(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut needed = BTreeMap::new();
        let mut need = |id: String, attributes: &[String]| {
            needed.entry(id).or_insert_with(BTreeSet::new).extend(attributes.iter().cloned());
        };
        for policy in &self.library.policies {
            let values = match &policy.kind {
                PolicyKind::Choice { values } => values.as_slice(),
                PolicyKind::Number { unit } => {
                    need(format!("unit-{unit}"), &[]);
                    &[]
                }
            };
            need(crate::policy::message_id(&policy.id), values);
            need(format!("group-{}", policy.group), &[]);
        }
        for topic in &self.library.topics {
            need(format!("group-{}", topic.group), &[]);
        }
        for incident in &self.library.incidents {
            for (id, attributes) in incident.needed_words() {
                need(id, &attributes);
            }
        }
        needed
    }
}
