//! `floor topics`: what rules can be about, with the rules of the book in force, for whoever writes a rule.

use super::Context;
use crate::error::{FOUND, Failure};
use crate::locale::{Slip, nearest};
use crate::lookup::matching_topics;
use crate::render::{ListedTopic, topics_json, topics_view};
use anyhow::Result;

/// Runs the command.
pub(super) fn run(context: &Context, words: &[String]) -> Result<u8> {
    let typed = words.join(" ");
    let pack = context.pack;
    let found = if words.is_empty() { pack.topics() } else { matching_topics(pack, &typed) };
    if found.is_empty() {
        let all = pack.topics();
        let near = nearest(&typed, all.iter().map(|topic| topic.id.as_str()), Slip::Typed);
        return Err(Failure::Nothing(context.about("unknown-topic-typed", &typed, near)).into());
    }
    let rules = |topic: &str| {
        let clauses = pack.clauses(&context.book, topic);
        let rules = clauses.iter().filter_map(|clause| Some(pack.rule_at(&context.book, clause)?.0.label));
        let mut labels: Vec<String> = Vec::new();
        rules.for_each(|label| {
            if !labels.contains(&label) {
                labels.push(label);
            }
        });
        labels
    };
    let listed: Vec<ListedTopic> =
        found.into_iter().map(|topic| ListedTopic { rules: rules(&topic.id), topic }).collect();
    context.list(|| topics_view(context.words, &context.book, &listed), || topics_json(context.words, &listed))?;
    Ok(FOUND)
}
