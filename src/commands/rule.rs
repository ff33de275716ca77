//! `floor rule`: rules and topics of the book in force, with their cousins in the other books.

use super::Context;
use crate::error::{FOUND, Failure};
use crate::lookup::{Found, cousins, find_rules, join_labels, nearest};
use crate::render::{Format, Shown, rules_json, rules_view};
use anyhow::Result;

/// Runs the command.
pub fn run(context: &Context, typed: &[String]) -> Result<u8> {
    let mut shown = Vec::new();
    for label in join_labels(context.pack, &context.book, typed) {
        let found = find_rules(context.pack, &context.book, &label);
        if found.is_empty() {
            return Err(unknown(context, &label).into());
        }
        shown.extend(found.into_iter().map(|found| shown_with_cousins(context, found)));
    }
    context.show(
        || rules_view(context.pack, context.words, &context.book, &shown),
        || rules_json(context.pack, context.words, &context.book, &shown),
    )?;
    Ok(FOUND)
}

/// A person is shown how the others rule on the main topic of a rule, which is what fits a screen; a program gets all.
fn shown_with_cousins(context: &Context, found: Found) -> Shown {
    let topics = match &found {
        Found::Rule(rule, address) => rule.topics_at(address),
        Found::Topic(topic, _) => vec![topic.id.clone()],
    };
    let compared = if context.settings.format == Format::Json { topics.len() } else { 1 };
    let cousins = cousins(context.pack, &context.book, &topics, compared);
    Shown { found, cousins }
}

/// The failure for a label or topic that the book does not have.
pub fn unknown(context: &Context, label: &str) -> Failure {
    let heads = context.pack.heads(&context.book);
    let topics = context.pack.topics();
    let labels = heads.iter().map(|rule| rule.label.as_str());
    let near = nearest(label, labels.chain(topics.iter().map(|topic| topic.id.as_str())));
    Failure::Nothing(context.about("unknown-rule", label, near))
}
