//! The words by which incidents are found, out of the messages of a language.

use super::words::plain_texts;
use super::{Messages, Sayings};
use crate::incident::Incident;
use crate::locale::Language;
use std::collections::BTreeMap;

/// The attributes of an incident with the sentences by which it is told: as most people tell it, and in words that fewer use.
const SENTENCES: [&str; 2] = ["told", "heard"];

/// All texts of a language that show no values, by id and by `id.attribute`.
pub(super) fn texts(messages: &Messages, language: Language) -> BTreeMap<String, String> {
    let messages = messages.get(language.code()).into_iter().flatten();
    messages.flat_map(|(id, text)| plain_texts(id, text)).collect()
}

/// The words of an incident in one language, from the texts of its messages.
pub(super) fn sayings<'a>(incident: &'a Incident, texts: &'a BTreeMap<String, String>) -> Sayings<'a> {
    let text = |id: String| texts.get(&id).map_or("", String::as_str);
    let called = text(format!("{}.search", incident.id)).split(',');
    let sentences = SENTENCES.iter().flat_map(|list| text(format!("{}.{list}", incident.id)).lines());
    let questions = incident.facts.iter().flat_map(|fact| {
        let id = format!("{}-fact-{}", incident.id, fact.id);
        let answers = fact.values().iter().map(|value| text(format!("{id}.{value}"))).collect::<Vec<_>>();
        std::iter::once(text(id)).chain(answers)
    });
    Sayings {
        title: text(incident.id.to_string()),
        called: std::iter::once(incident.id.as_str()).chain(called).map(str::trim).collect(),
        told: sentences.map(str::trim).collect(),
        questions: questions.collect(),
    }
}
