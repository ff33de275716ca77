//! `floor init DIR --policy TOPIC.WHAT`: begins a point of a house's own, with a position on it in each of its books and its
//! words, so that nothing is left to be said but what it is to decide.

use super::Context;
use super::copied::{data_alone, has_book};
use super::folder::{House, Written};
use crate::error::{FOUND, Failure};
use crate::load::schema_line;
use crate::locale::{Language, Words, args, printable, printable_path};
use crate::render::{Begun, begun_json, begun_view};
use anyhow::Result;
use std::path::Path;

/// Runs the command.
pub(super) fn run(context: &Context, folder: &Path, policy: &str) -> Result<u8> {
    let Some(topic) = topic(policy) else {
        let values = args([("typed", printable(policy).into())]);
        return Err(Failure::Usage(context.words.with("init-policy-name", &values)).into());
    };
    let house = House::open(folder, context.words)?;
    has_book(context, &house, folder)?;
    let name = policy.replace('.', "-");
    let mut files: Vec<(String, String)> = Vec::new();
    let declared = format!("- policy: {policy}\n  topic: {topic}\n  kind: choice\n  values: [\"yes\", \"no\"]\n");
    files.push((format!("policies/{name}.yaml"), declared));
    for book in house.books() {
        files.push((format!("books/{book}/policies/{name}.yaml"), format!("{policy}: silent\n")));
    }
    for language in house.languages(context.words)? {
        let code = Language::of_code(&language).unwrap_or(Language::En);
        let words = Words::new(code, context.pack);
        let (yes, no) = (words.text("answer-yes"), words.text("answer-no"));
        // A file of policies is a group of them, which has a title.
        let title =
            context.pack.topic(topic).map_or_else(|| topic.to_owned(), |known| known.title.name(code).to_owned());
        let text = format!("group-{name} = {title}\npolicy-{name} = {policy}\n    .yes = {yes}\n    .no = {no}\n");
        files.push((format!("locales/{language}/policies/{name}.ftl"), text));
    }
    for (inside, text) in &mut files {
        if let Some(line) = schema_line(inside) {
            *text = format!("{line}\n{text}");
        }
    }
    let targets = files.iter().map(|(inside, _)| house.target(inside.clone(), context.words));
    let targets = targets.collect::<Result<Vec<_>, Failure>>()?;
    let written: Vec<Written> = targets.iter().zip(files.iter().map(|(_, text)| text.as_str())).collect();
    house.proved(&data_alone(&written), context.words)?;
    house.write(&written, context.words)?;
    let files: Vec<&str> = files.iter().map(|(inside, _)| inside.as_str()).collect();
    let begun = Begun { folder: &printable_path(folder), policy, files: &files };
    context.show(|| begun_view(context.words, &begun), || begun_json(&begun))?;
    Ok(FOUND)
}

/// The topic of a policy by its name: what stands before the dot. None for what is no name of a policy.
fn topic(policy: &str) -> Option<&str> {
    let plain = |part: &str| {
        let inside = part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        inside && part.starts_with(|c: char| c.is_ascii_lowercase()) && !part.ends_with('-')
    };
    let (topic, what) = policy.split_once('.')?;
    (plain(topic) && plain(what)).then_some(topic)
}
