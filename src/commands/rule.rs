//! `floor rule`: rules and topics of the book in force, with their cousins in the other books.

use super::Context;
use crate::error::{FOUND, Failure};
use crate::locale::{Slip, nearest};
use crate::lookup::{Found, changes, cousins, find_rules, join_labels};
use crate::render::{Format, Shown, rules_json, rules_view};
use anyhow::Result;

/// Runs the command.
pub fn run(context: &Context, typed: &[String]) -> Result<u8> {
    let (mut shown, mut unknown_ones) = (Vec::new(), Vec::new());
    for label in join_labels(context.pack, &context.book, typed) {
        let found = find_rules(context.pack, &context.book, &label);
        if found.is_empty() {
            unknown_ones.push(unknown(context, &label).to_string());
        }
        shown.extend(found.into_iter().map(|found| shown_with_cousins(context, found)));
    }
    if !shown.is_empty() {
        context.show(
            || rules_view(context.pack, context.words, &context.book, &shown),
            || rules_json(context.pack, context.words, &context.book, &shown),
        )?;
    }
    match unknown_ones.is_empty() {
        true => Ok(FOUND),
        false => Err(Failure::Nothing(unknown_ones.join("\n")).into()),
    }
}

/// A person is shown how the others rule on the main topic of a rule, which is what fits a screen; a program gets all.
fn shown_with_cousins(context: &Context, found: Found) -> Shown {
    let topics = found.topics();
    let compared = if context.settings.format == Format::Json { topics.len() } else { 1 };
    let cousins = cousins(context.pack, &context.book, &topics, compared);
    let changes = changes(context.pack, &context.book, &found);
    Shown { found, cousins, changes }
}

/// The failure for a label or topic that the book does not have.
pub fn unknown(context: &Context, label: &str) -> Failure {
    let heads = context.pack.heads(&context.book);
    let topics = context.pack.topics();
    let labels = heads.iter().map(|rule| rule.label.as_str());
    let near = nearest(label, labels.chain(topics.iter().map(|topic| topic.id.as_str())), Slip::Typed);
    Failure::Nothing(context.about("unknown-rule", label, near))
}
