//! Policies by their id, group or topic, or by words in any of the four languages.

use super::fit::{Fit, best};
use crate::locale::{Language, MessageSource, tokens};
use crate::pack::Pack;
use crate::policy::{Policy, PolicyKind, message_id};
use std::borrow::Cow;

/// The policies that fit what was typed: the one of that id, those of that group or topic, or those with every word,
/// best first.
#[must_use]
pub fn matching_policies(pack: &Pack, typed: &str) -> Vec<Policy> {
    let typed = typed.trim();
    if let Some(policy) = pack.policy(typed) {
        return vec![policy];
    }
    let wanted = tokens(typed);
    let policies = pack.policies();
    let named = |group: &str| tokens(group) == wanted || titles(pack, group).any(|title| tokens(&title) == wanted);
    if let Some(group) = policies.iter().map(|policy| &policy.group).find(|group| named(group)).cloned() {
        return policies.into_iter().filter(|policy| policy.group == group).collect();
    }
    let on_topic = pack.policies_on(typed);
    if !on_topic.is_empty() || wanted.is_empty() {
        return on_topic;
    }
    match best(policies, &wanted, |policy| fits(pack, policy)) {
        none if none.is_empty() => on_incidents_called(pack, &wanted),
        found => found,
    }
}

/// The policies on what incidents are about that players call so: nobody says "phone" as a rulebook does.
fn on_incidents_called(pack: &Pack, wanted: &[String]) -> Vec<Policy> {
    let called = |id: &str| {
        Language::ALL.iter().any(|language| {
            let said = tokens(&pack.plain(language.code(), &format!("{id}.search")).unwrap_or_default());
            wanted.iter().all(|word| said.contains(word))
        })
    };
    let incidents = pack.incident_heads().into_iter().filter(|head| called(&head.id));
    let topics: Vec<_> = incidents.filter_map(|head| pack.incident(&head.id)?.topics.into_iter().next()).collect();
    pack.policies().into_iter().filter(|policy| topics.contains(&policy.topic)).collect()
}

pub(super) fn titles<'p>(pack: &'p Pack, group: &str) -> impl Iterator<Item = Cow<'p, str>> {
    let id = format!("group-{group}");
    Language::ALL.into_iter().filter_map(move |language| pack.plain(language.code(), &id))
}

/// The words of a policy in each language: what it decides counts most, then its topic and its values.
fn fits(pack: &Pack, policy: &Policy) -> Vec<Fit> {
    let id = message_id(&policy.id);
    let topic = pack.topic(&policy.topic);
    let values = match &policy.kind {
        PolicyKind::Choice { values } => values.as_slice(),
        PolicyKind::Number { .. } => &[],
    };
    let fit = |language: Language| {
        let said = |id: &str| tokens(&pack.plain(language.code(), id).unwrap_or_default());
        let titles = topic.iter().flat_map(|topic| topic.title.iter()).filter(|(known, _)| *known == language);
        let called = titles.flat_map(|(_, title)| tokens(title));
        let values = values.iter().flat_map(|value| said(&format!("{id}.{value}")));
        Fit { language, title: [said(&id), tokens(&policy.id)].concat(), called: called.chain(values).collect() }
    };
    Language::ALL.map(fit).into()
}
