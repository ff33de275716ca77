//! `floor log show N`: the ruling as it was, and, where the data is another by now, what would be ruled now and why.

use super::super::Context;
use super::super::again::made_by;
use super::anew::{Anew, anew};
use super::appeals::{appeals, overruled};
use super::lines::{body, clean, head, remarks};
use super::record::{REFERENCE, RULING, Record, TOLD};
use super::store::{failed, open};
use crate::error::FOUND;
use crate::locale::{Words, args, printable};
use crate::render::{Block, View, day_words};
use anyhow::Result;
use floorbook_log::{Access, Entry};
use serde_json::{Value as Json, json};

/// Runs the command.
pub(super) fn run(context: &Context, number: i64) -> Result<u8> {
    let log = open(context, Access::Read)?;
    let failed = failed(context.words, &log);
    let record = Record::of(log.entry(number).map_err(&failed)?);
    let appeals = appeals(&log).map_err(&failed)?;
    let now: Vec<Now> = record.rulings().iter().map(|ruling| Now::of(context, record.book(), ruling)).collect();
    context.list(
        || view(context, &record, overruled(&appeals, number), &now),
        || {
            let mut json = record.json();
            json["now"] = now.iter().map(Now::json).collect();
            json
        },
    )?;
    Ok(FOUND)
}

/// What would be ruled now on facts of then.
struct Now {
    /// Whether it can be ruled at all by the data of now.
    why_not: Option<String>,
    /// What is ruled otherwise, a sentence each.
    changes: Vec<String>,
    /// The clauses that have another text.
    clauses: Vec<String>,
    /// The headline.
    ruling: Option<String>,
}

impl Now {
    fn of(context: &Context, book: &str, then: &Json) -> Self {
        match anew(context, book, then) {
            Err(why) => Self { why_not: Some(why), changes: Vec::new(), clauses: Vec::new(), ruling: None },
            Ok(Anew { json, changes }) => {
                let clauses = reads_otherwise(&then["citations"], &json["citations"]);
                Self { why_not: None, changes, clauses, ruling: json["ruling"].as_str().map(str::to_owned) }
            }
        }
    }

    fn json(&self) -> Json {
        let same = self.why_not.is_none() && self.changes.is_empty() && self.clauses.is_empty();
        json!({"same": same, "why_not": self.why_not, "ruling": self.ruling, "changes": self.changes, "clauses": self.clauses})
    }

    /// What is said of it below the ruling of then.
    fn lines(&self, words: &Words) -> Vec<String> {
        if let Some(why) = &self.why_not {
            return vec![why.clone()];
        }
        let ruling = self.ruling.as_deref().filter(|_| !self.changes.is_empty());
        let now = ruling.map(|ruling| words.with("log-ruled-now", &args([("ruling", ruling.to_owned().into())])));
        let clauses =
            self.clauses.iter().map(|one| words.with("log-clause-changed", &args([("clause", one.clone().into())])));
        now.into_iter().chain(self.changes.iter().cloned()).chain(clauses).collect()
    }
}

/// The clauses of then that are cited now with another text.
fn reads_otherwise(then: &Json, now: &Json) -> Vec<String> {
    let cited = |json: &Json| json.as_array().cloned().unwrap_or_default();
    let now = cited(now);
    let changed = |one: &Json| {
        let same = now.iter().find(|other| other["label"] == one["label"])?;
        (same["text"] != one["text"]).then(|| one["label"].as_str().map(str::to_owned)).flatten()
    };
    cited(then).iter().filter_map(changed).collect()
}

fn view(context: &Context, record: &Record, overruled: Option<&Entry>, now: &[Now]) -> View {
    let (words, entry) = (context.words, &record.entry);
    let mut view = View::default();
    view.push(Block::Headline(match entry.kind.as_str() {
        RULING => clean(&record.headline()),
        _ => body(words, record),
    }));
    let day = day_words(words, entry.happened.day());
    view.push(Block::Subject(format!("{} · {day}", head(words, entry))));
    view.push(Block::Pairs(pairs(words, record)));
    let remarks = remarks(words, record, overruled);
    if !remarks.is_empty() {
        view.push(Block::Points(remarks));
    }
    for ruling in record.rulings() {
        one_ruling(ruling, &mut view);
    }
    let other = made_by(context) != record.kept["made_by"];
    let lines: Vec<String> = now.iter().flat_map(|now| now.lines(words)).collect();
    if lines.is_empty() && other && !now.is_empty() {
        view.points(words.text("log-heading-now"), vec![words.text("log-same-now")]);
    }
    view.points(words.text("log-heading-now"), lines);
    view
}

/// What was told with the ruling, each by its name.
fn pairs(words: &Words, record: &Record) -> Vec<(String, String)> {
    let entry = &record.entry;
    let entered = entry.entered.second - entry.happened.second;
    let late = (entered.abs() >= 60).then(|| format!("{} {}", entry.entered.day(), entry.entered.clock()));
    let made = &record.kept["made_by"];
    let data = made["data"].as_str().or(made["version"].as_str()).map(printable);
    let text = |text: Option<&str>| text.map(clean);
    let pairs = [
        ("log-entered", late),
        ("log-approved", text(entry.approved.as_deref())),
        ("log-reference", text(entry.part(REFERENCE))),
        ("log-told", text(entry.part(TOLD))),
        ("log-book", text(record.kept["book"].as_str())),
        ("log-data", data),
        ("log-house", text(made["house"].as_str().and_then(|hash| hash.get(..12)))),
    ];
    pairs.into_iter().filter_map(|(id, value)| Some((words.text(id), value?))).collect()
}

/// A ruling as it was.
fn one_ruling(ruling: &Json, view: &mut View) {
    let texts = |key: &str| -> Vec<String> {
        let texts = ruling[key].as_array().into_iter().flatten();
        texts.filter_map(|text| text.as_str().or(text["text"].as_str()).map(clean)).collect()
    };
    view.push(Block::Heading(clean(ruling["title"].as_str().unwrap_or_default())));
    let answers = texts("answers");
    if !answers.is_empty() {
        view.push(Block::Points(answers));
    }
    let orders = texts("orders");
    if !orders.is_empty() {
        view.push(Block::Steps(orders));
    }
    let one = |cited: &Json| {
        let title = format!("{} {}", cited["label"].as_str()?, cited["title"].as_str().unwrap_or_default());
        let text = cited["text"].as_str().unwrap_or_default();
        Some(Block::Clause(clean(title.trim()), text.lines().map(clean).collect()))
    };
    let first = ruling["citations"].as_array().and_then(|cited| one(cited.first()?));
    view.blocks.extend(first);
}
