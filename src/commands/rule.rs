//! `floor rule`: rules and topics of the book in force, with their cousins in the other books.

use super::Context;
use crate::error::{FOUND, Failure};
use crate::lookup::{Found, cousins, find_rules, join_labels, nearest};
use crate::render::{Shown, rules_json, rules_view};
use anyhow::Result;

/// Runs the command.
pub fn run(context: &Context, typed: &[String]) -> Result<u8> {
    let mut shown = Vec::new();
    for label in join_labels(context.pack, &context.book, typed) {
        let found = find_rules(context.pack, &context.book, &label);
        if found.is_empty() {
            return Err(unknown(context, &label).into());
        }
        shown.extend(found.into_iter().map(|found| {
            let topics = match &found {
                Found::Rule(rule, _) => rule.topics(),
                Found::Topic(topic, _) => vec![topic.id.clone()],
            };
            let cousins = cousins(context.pack, &context.book, &topics);
            Shown { found, cousins }
        }));
    }
    context.show(
        || rules_view(context.pack, context.words, &context.book, &shown),
        || rules_json(context.pack, context.words, &context.book, &shown),
    )?;
    Ok(FOUND)
}

/// The failure for a label or topic that the book does not have.
pub fn unknown(context: &Context, label: &str) -> Failure {
    let book = context.pack.book(&context.book);
    let topics = context.pack.topics();
    let labels = book.iter().flat_map(|book| book.rules.iter().map(|rule| rule.label.as_str()));
    let near = nearest(label, labels.chain(topics.iter().map(|topic| topic.id.as_str())));
    Failure::Nothing(context.about("unknown-rule", label, near))
}
