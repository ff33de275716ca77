//! Messages that the data needs, and that every language must have alike.

use super::super::finding::nearest;
use super::super::{Finding, Loader};
use super::messages::Spoken;
use crate::incident::{Family, Incident};
use crate::locale::Language;
use crate::policy::PolicyKind;
use std::collections::{BTreeMap, BTreeSet};

/// The messages of each language that this run has or needs.
pub(super) type Heard<'a> = BTreeMap<&'static str, BTreeMap<&'a str, Spoken>>;

impl Loader {
    /// Messages that the data needs, and that every language must have alike.
    pub(super) fn lint_words(&mut self) {
        let needed = self.needed_words();
        let idle = self.idle_words(&needed);
        let heard = self.heard(&idle);
        let mut findings = self.missing_words(&heard, &needed);
        let uneven = self.uneven_variables(&heard);
        let even = |id: &str| !uneven.iter().any(|finding| finding.values.contains(&("name", id.to_owned())));
        findings.extend(self.variables_of_incidents(even));
        findings.extend(uneven);
        // What was refused needs words, too: while anything is wrong, none can be said to be needless.
        if self.findings.iter().chain(&findings).all(|finding| !finding.is_error()) {
            findings.extend(self.idle_findings(&idle, &needed));
        }
        self.findings.extend(findings);
    }

    /// Messages and attributes that are missing, those of incidents included that have another mistake.
    pub(in super::super) fn all_missing_words(&mut self) -> Vec<Finding> {
        let sound = self.library.incidents.len();
        for (incident, places) in std::mem::take(&mut self.mistaken) {
            self.need_words(&places, &incident);
            self.library.incidents.push(incident);
        }
        let mut needed = self.needed_words();
        // A row that names no outcome needs no words for it yet.
        needed.retain(|id, _| !id.ends_with('-'));
        let missing = self.missing_words(&self.heard(&self.idle_words(&needed)), &needed);
        self.library.incidents.truncate(sound);
        missing
    }

    /// The messages that this run has or needs, but those that nothing asks for.
    fn heard(&self, idle: &BTreeMap<&str, Vec<&str>>) -> Heard<'_> {
        let mut heard: Heard =
            Language::ALL.iter().map(|language| (language.code(), self.spoken(language.code()))).collect();
        heard.values_mut().for_each(|messages| messages.retain(|id, _| !idle.contains_key(id)));
        heard
    }

    /// Messages and attributes that some languages of the data lack, each told once with all of those languages.
    fn missing_words(&self, heard: &Heard, needed: &BTreeMap<String, BTreeSet<String>>) -> Vec<Finding> {
        // Where nobody knows the language of a house, any is as good as another.
        let asked_for =
            |code: &str| self.languages.is_empty() || self.languages.iter().any(|language| language.code() == code);
        let heard: Vec<_> = heard.iter().filter(|(code, _)| asked_for(code)).collect();
        let own = needed.keys().filter(|id| self.word_places.contains_key(*id)).map(String::as_str);
        let everything: BTreeSet<&str> =
            heard.iter().flat_map(|(_, messages)| messages.keys().copied()).chain(own).collect();
        let mut findings = Vec::new();
        for id in everything {
            let lacks: Vec<&str> =
                heard.iter().filter(|(_, all)| !all.contains_key(id)).map(|(code, _)| **code).collect();
            findings.extend(self.missing(id, id, &lacks, needed.get(id)));
            let said = heard.iter().filter_map(|(_, all)| all.get(id)).flat_map(|spoken| &spoken.attributes);
            let wanted: BTreeSet<&String> = needed.get(id).into_iter().flatten().chain(said).collect();
            for attribute in wanted {
                let without =
                    |all: &BTreeMap<&str, Spoken>| all.get(id).is_some_and(|own| !own.attributes.contains(attribute));
                let lacks: Vec<&str> = heard.iter().filter(|(_, all)| without(all)).map(|(code, _)| **code).collect();
                findings.extend(self.missing(id, &format!("{id}.{attribute}"), &lacks, None));
            }
        }
        findings
    }

    /// The finding for a message or an attribute that languages lack, if any does. The attributes that a message needs are
    /// for whoever writes it.
    fn missing(&self, id: &str, name: &str, lacks: &[&str], attributes: Option<&BTreeSet<String>>) -> Option<Finding> {
        let (file, line) = self.word_place(id, lacks.first()?);
        let attributes: Vec<&str> = attributes.into_iter().flatten().map(String::as_str).collect();
        let values = [("name", name), ("language", &lacks.join(", ")), ("attributes", &attributes.join(", "))];
        Some(Finding::new(&file, line, "missing-message", values))
    }

    /// The place of a message in this or another language, or of what needs it.
    pub(super) fn word_place(&self, id: &str, language: &str) -> (String, usize) {
        let place = |language: &str| self.message_places.get(&(language.to_owned(), id.to_owned()));
        let found = place(language).or_else(|| Language::ALL.iter().find_map(|other| place(other.code())));
        let needed = || self.word_places.get(id);
        found.or_else(needed).cloned().unwrap_or_else(|| (format!("locales/{language}"), 1))
    }

    /// The messages of a language that this run has or needs.
    fn spoken(&self, language: &str) -> BTreeMap<&str, Spoken> {
        let stated: BTreeSet<&str> = self.message_places.keys().map(|(_, id)| id.as_str()).collect();
        let concerned = |id: &str| self.word_places.contains_key(id) || stated.contains(id);
        let messages = self.library.messages.get(language).into_iter().flatten();
        let messages = messages.filter(|(id, _)| concerned(id));
        messages.map(|(id, source)| (id.as_str(), Spoken::of(source))).collect()
    }

    /// Messages that show other variables in one language than in most: one is misspelt or left out.
    fn uneven_variables(&self, heard: &Heard) -> Vec<Finding> {
        let ids: BTreeSet<&str> = heard.values().flat_map(|messages| messages.keys().copied()).collect();
        let mut findings = Vec::new();
        for id in ids {
            let said = || heard.iter().filter_map(|(code, all)| Some((*code, &all.get(id)?.variables)));
            let as_many = |variables: &BTreeSet<String>| said().filter(|(_, others)| *others == variables).count();
            let Some((_, usual)) = said().max_by_key(|(_, variables)| as_many(variables)) else {
                continue;
            };
            for (code, variables) in said().filter(|(_, variables)| *variables != usual) {
                let (file, line) = self.word_place(id, code);
                let (found, expected) = (listed(variables), listed(usual));
                let values = [("name", id), ("language", code), ("found", &found), ("expected", &expected)];
                findings.push(Finding::new(&file, line, "uneven-variables", values));
            }
        }
        findings
    }

    /// Messages of this run that nothing asks for, with the languages that state them. The program itself asks for those
    /// that are no incident's or policy's.
    fn idle_words(&self, needed: &BTreeMap<String, BTreeSet<String>>) -> BTreeMap<&str, Vec<&str>> {
        let asked_for = |id: &String, file: &str| match self.base_words.is_empty() {
            true => ["/incidents/", "/policies/", "/families"].iter().all(|folder| !file.contains(folder)),
            false => self.base_words.contains(id),
        };
        let mut idle: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for ((language, id), (file, _)) in &self.message_places {
            if !needed.contains_key(id) && !asked_for(id, file) {
                idle.entry(id).or_default().push(language);
            }
        }
        idle
    }

    /// Warns of messages that nothing asks for: mostly a misspelt id.
    fn idle_findings(
        &self,
        idle: &BTreeMap<&str, Vec<&str>>,
        needed: &BTreeMap<String, BTreeSet<String>>,
    ) -> Vec<Finding> {
        let finding = |(id, languages): (&&str, &Vec<&str>)| {
            let (file, line) = self.word_place(id, languages[0]);
            let near = nearest(id, needed.keys().chain(&self.base_words).map(String::as_str));
            let values = [("name", *id), ("language", &languages.join(", ")), ("near", near)];
            Finding::new(&file, line, "idle-message", values).warning()
        };
        idle.iter().map(finding).collect()
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
                PolicyKind::Number { unit, .. } => {
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
        let families = self.library.families.iter().flat_map(Family::needed_words);
        let incidents = self.library.incidents.iter().flat_map(Incident::needed_words);
        for (id, attributes) in families.chain(incidents) {
            need(id, &attributes);
        }
        needed
    }
}

/// Variables as they are written in a message.
fn listed(variables: &BTreeSet<String>) -> String {
    let written: Vec<String> = variables.iter().map(|name| format!("${name}")).collect();
    if written.is_empty() { "none".to_owned() } else { written.join(", ") }
}
