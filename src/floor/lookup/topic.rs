//! Topics by their id or group, or by words in any of the four languages.

use super::fit::{Fit, best};
use super::policy::titles;
use crate::locale::{Language, tokens};
use crate::pack::{Pack, Topic};

/// The topics that fit what was typed: the one of that id, those of that group, or those with every word, best first.
#[must_use]
pub fn matching_topics(pack: &Pack, typed: &str) -> Vec<Topic> {
    let wanted = tokens(typed);
    if let Some(topic) = pack.topic(typed.trim()) {
        return vec![topic];
    }
    let topics = pack.topics();
    let named = |group: &str| tokens(group) == wanted || titles(pack, group).any(|title| tokens(&title) == wanted);
    if let Some(group) = topics.iter().map(|topic| &topic.group).find(|group| named(group)).cloned() {
        return topics.into_iter().filter(|topic| topic.group == group).collect();
    }
    if wanted.is_empty() {
        return Vec::new();
    }
    best(topics, &wanted, |topic| {
        let fit = |language: Language| Fit {
            language,
            title: topic
                .title
                .iter()
                .filter(|(known, _)| *known == language)
                .flat_map(|(_, title)| tokens(title))
                .collect(),
            called: tokens(&topic.id),
        };
        Language::ALL.map(fit).into()
    })
}
