//! `floor rule`: rules and topics of the book in force, with their cousins in the other books.

use super::Context;
use super::search::show_hits;
use crate::book::canonical;
use crate::cli::Settings;
use crate::error::{FOUND, Failure};
use crate::locale::{Slip, args, nearest, printable};
use crate::lookup::{
    Elsewhere, Found, changes, cousins, elsewhere, find_rules, is_rule_number, join_labels, ranges, several_labels,
    without_words,
};
use crate::render::{RuleShown, rules_json, rules_view};
use anyhow::Result;

/// Runs the command: what exists is shown, what does not is named. Words that are no topic are searched for.
pub(super) fn run(context: &Context, typed: &[String]) -> Result<u8> {
    show(context, typed, true)
}

/// The rules alone, without their counterparts and without a pager: in the middle of an interview, where whoever asks
/// reads a clause aloud and goes on.
///
/// # Errors
/// The numbers that the book does not have, or an output that cannot be written.
pub(super) fn show_at_table(context: &Context, typed: &[String]) -> Result<(), Failure> {
    let settings = Settings { pager: false, ..context.settings.clone() };
    let context = Context { settings: &settings, ..context.under(context.words, context.book.clone()) };
    let shown = show(&context, typed, false).map(drop);
    shown.map_err(|error| error.downcast().unwrap_or_else(|error| Failure::Output(error.to_string())))
}

fn show(context: &Context, typed: &[String], counterparts: bool) -> Result<u8> {
    let (mut shown, mut unknown_ones, mut sought) = (Vec::new(), Vec::new(), Vec::new());
    let several = several_labels(context.pack, &context.book, &typed.join(" "));
    for label in several.unwrap_or_else(|| join_labels(context.pack, &context.book, typed)) {
        let found = find_rules(context.pack, &context.book, &label);
        let others = || elsewhere(context.pack, &context.book, &label);
        let others = if found.is_empty() { others() } else { Vec::new() };
        let found = if found.is_empty() { numbered_otherwise(context, &label, &others) } else { plain(found) };
        if found.is_empty() {
            unknown_ones.push(unknown(context, &label, &others).to_string());
            sought.extend(Some(label).filter(|label| !is_rule_number(&without_words(context.pack, label))));
        }
        shown.extend(found.into_iter().map(|found| shown_with(context, found, counterparts)));
    }
    if !shown.is_empty() {
        context.list(
            || rules_view(context.pack, context.words, &context.book, &shown),
            || rules_json(context.pack, context.words, &context.book, &shown),
        )?;
    } else if !sought.is_empty() {
        show_hits(context, &sought.join(" "))?;
    }
    match unknown_ones.is_empty() {
        true => Ok(FOUND),
        false => Err(Failure::Nothing(unknown_ones.join("\n")).into()),
    }
}

/// Something found, and the sentence that says why it is not what was asked for by this number.
type Sought = (Found, Option<String>);

fn plain(found: Vec<Found>) -> Vec<Sought> {
    found.into_iter().map(|found| (found, None)).collect()
}

/// The rules of the book about what all others that have this number have under it.
fn numbered_otherwise(context: &Context, label: &str, others: &[Elsewhere]) -> Vec<Sought> {
    let [one] = others else {
        return Vec::new();
    };
    let rules = one.here.iter().flat_map(|label| find_rules(context.pack, &context.book, label));
    let mut asked = Some(elsewhere_words(context, label, one));
    rules.map(|found| (found, asked.take())).collect()
}

fn elsewhere_words(context: &Context, label: &str, elsewhere: &Elsewhere) -> String {
    let books: Vec<&str> = elsewhere.known.iter().map(|(book, _)| book.as_str()).collect();
    let title = elsewhere.known.first().map_or("", |(_, title)| title.as_str());
    let here = elsewhere.here.as_deref().unwrap_or("none");
    let values = args([
        ("book", context.book.as_str().into()),
        ("typed", printable(label).into()),
        ("books", books.join(", ").into()),
        ("title", title.into()),
        ("here", here.into()),
    ]);
    context.words.with("rule-elsewhere", &values)
}

fn shown_with(context: &Context, (found, asked): Sought, counterparts: bool) -> RuleShown {
    let cousins = if counterparts { cousins(context.pack, &context.book, &found.topics()) } else { Vec::new() };
    let changes = changes(context.pack, &context.book, &found);
    RuleShown { found, asked, cousins, changes }
}

/// The failure for a label or topic that the book does not have. `others` is what the other books have under it.
pub(super) fn unknown(context: &Context, label: &str, others: &[Elsewhere]) -> Failure {
    let label = &without_words(context.pack, label);
    let form = canonical(label);
    let longer = |at: usize| context.pack.address(&context.book, &form[..at]);
    if let Some(known) = form.rmatch_indices('-').find_map(|(at, _)| longer(at)) {
        return Failure::Nothing(context.about("unknown-rule", label, Some(&known.address)));
    }
    if is_rule_number(label) {
        return Failure::Nothing(unknown_number(context, label, others));
    }
    let heads = context.pack.heads(&context.book);
    let topics = context.pack.topics();
    let labels = heads.iter().map(|rule| rule.label.as_str());
    let near = nearest(label, labels.chain(topics.iter().map(|topic| topic.id.as_str())), Slip::Typed);
    Failure::Nothing(context.about("unknown-rule", label, near))
}

/// Which numbers there are, and what the books that have this one have under it.
fn unknown_number(context: &Context, label: &str, others: &[Elsewhere]) -> String {
    let ranges = ranges(context.pack, &context.book).into_iter().map(|(first, last)| match first == last {
        true => first,
        false => format!("{first} – {last}"),
    });
    let values = args([
        ("book", context.book.as_str().into()),
        ("typed", printable(label).into()),
        ("ranges", ranges.collect::<Vec<_>>().join(", ").into()),
    ]);
    let mut lines = vec![context.words.with("unknown-rule-number", &values)];
    lines.extend(others.iter().map(|other| elsewhere_words(context, label, other)));
    lines.join("\n")
}
