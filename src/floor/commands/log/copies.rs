//! `floor log backup`, `check` and `export`.

use super::super::Context;
use super::super::context::print;
use super::appeals::appeals;
use super::done::done;
use super::list::by_day;
use super::record::{FILE, Record, own_key};
use super::store::{failed, failure, fault_words, open};
use crate::error::{DATA, FOUND};
use crate::locale::{args, printable, printable_path};
use crate::render::{Block, Format, View, csv, html, markdown, warning_json};
use anyhow::Result;
use floorbook_log::{Access, Filter, Kind, Log, Moment, NewEntry};
use serde_json::{Value as Json, json};
use std::path::Path;

/// Copies the log into a new file.
pub(super) fn backup(context: &Context, to: &Path) -> Result<u8> {
    let mut log = open(context, Access::Read)?;
    log.backup(to).map_err(|fault| failure(context.words, to, &fault))?;
    note(context, &mut log, &printable_path(to));
    let sentence = context.words.with("log-copied", &args([("file", printable_path(to).into())]));
    done(context, &sentence, None)
}

/// Notes in the log that there is a copy, which it does not reach: where a name is forgotten, the copy is named. What cannot be noted
/// of a log that cannot be written is no reason to make no copy.
fn note(context: &Context, log: &mut Log, file: &str) {
    let path = log.path().to_owned();
    let entry = NewEntry {
        key: own_key(),
        kind: Kind::COPY.to_owned(),
        parts: vec![(FILE.to_owned(), file.to_owned())],
        ..NewEntry::default()
    };
    let noted = Log::open(&path, Access::Write).and_then(|mut log| log.add(&entry, &Moment::now()));
    if let Err(fault) = noted {
        let why = fault_words(context.words, &path, &fault);
        let sentence = context.words.with("log-copy-not-noted", &args([("why", why.into())]));
        super::super::say(&sentence, context.settings.format, || warning_json(&sentence));
    }
}

/// Says whether the file is whole.
pub(super) fn check(context: &Context) -> Result<u8> {
    let log = open(context, Access::Read)?;
    let failed = failed(context.words, &log);
    let wrong = log.check().map_err(&failed)?;
    let entries = if wrong.is_empty() { log.entries(&Filter::default()).map_err(&failed)?.len() } else { 0 };
    let file = printable_path(log.path());
    let view = || {
        let mut view = View::default();
        let values = args([("file", file.clone().into()), ("n", (entries as u64).into())]);
        match wrong.is_empty() {
            true => view.push(Block::Headline(context.words.with("log-whole", &values))),
            false => {
                view.push(Block::Headline(context.words.with("log-damaged", &values)));
                view.push(Block::Points(wrong.iter().map(|line| printable(line)).collect()));
            }
        }
        view
    };
    context.show(view, || json!({"file": file, "entries": entries, "wrong": wrong}))?;
    Ok(if wrong.is_empty() { FOUND } else { DATA })
}

/// Writes all entries: as JSON, a line each, as CSV, or as a document.
pub(super) fn export(context: &Context) -> Result<u8> {
    let mut log = open(context, Access::Read)?;
    let failed = failed(context.words, &log);
    let records: Vec<Record> = log.entries(&Filter::default()).map_err(&failed)?.into_iter().map(Record::of).collect();
    let appeals = appeals(&log).map_err(&failed)?;
    let document = || by_day(context, &records, &appeals);
    let written = match context.settings.format {
        Format::Text | Format::Json => records.iter().map(|record| format!("{}\n", record.json())).collect(),
        Format::Csv => table(&records).unwrap_or_default(),
        Format::Markdown => markdown(&document()),
        Format::Html => html(&document(), context.words.language()),
    };
    print(context.words, &written)?;
    note(context, &mut log, &context.words.text("log-exported"));
    Ok(FOUND)
}

/// The entries as a table, what was ruled in one line.
fn table(records: &[Record]) -> Option<String> {
    let row = |record: &Record| {
        let mut row = record.json();
        let object = row.as_object_mut()?;
        object.remove("ruled");
        object.insert("book".to_owned(), record.book().into());
        object.insert("ruling".to_owned(), record.headline().into());
        object.insert("clauses".to_owned(), record.clauses().join(" ").into());
        Some(row)
    };
    let rows: Vec<Json> = records.iter().filter_map(row).collect();
    csv(&json!({"tables": {"entries": rows}}))
}
