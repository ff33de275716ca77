//! `floor log undo`, `redo`, `appeal` and `forget`: each an entry of its own, after a person has confirmed it.

use super::super::Context;
use super::done::done;
use super::lines::{body, head};
use super::record::{APPEAL, OTHERWISE, OUTCOME, OVERRULED, Record, of_a_ruling, own_key};
use super::store::{failed, open};
use super::who::{says_yes, seen_words, the_one};
use crate::cli::{Turned, can_choose};
use crate::error::Failure;
use crate::locale::{args, printable};
use anyhow::Result;
use floorbook_log::{Access, Filter, Kind, Log, Moment, NewEntry};

/// What stands in the place of a name that was forgotten.
const MARK: &str = "…";

/// What an appeal may come to.
const OUTCOMES: [&str; 2] = ["upheld", OVERRULED];

/// Whether a person says yes, where there is one; who cannot be asked has said so by the command.
fn confirmed(context: &Context, question: &str, yes: bool) -> bool {
    yes || !can_choose() || says_yes(context.words, question) == Some(true)
}

/// Takes an entry back, or brings one back.
pub(super) fn turn(context: &Context, kind: &str, wanted: &Turned) -> Result<u8> {
    let mut log = open(context, Access::Write)?;
    let failed = failed(context.words, &log);
    let number = match wanted.number {
        Some(number) => number,
        None => log.next_to_turn(kind).map_err(&failed)?,
    };
    let record = Record::of(log.entry(number).map_err(&failed)?);
    let shown = format!("{}\n{}", head(context.words, &record.entry), body(context.words, &record));
    let values = args([("number", number.to_string().into()), ("entry", shown.into())]);
    let question = context.words.with(&format!("log-{kind}-question"), &values);
    if !confirmed(context, &question, wanted.yes) {
        return Err(Failure::Nothing(context.words.text("log-left")).into());
    }
    let turn = if kind == Kind::UNDO { Log::undo } else { Log::redo };
    turn(&mut log, Some(number), wanted.by.as_deref(), &Moment::now()).map_err(&failed)?;
    done(context, &context.words.with(&format!("log-{kind}-done"), &values), Some(number))
}

/// Notes what an appeal came to.
pub(super) fn appeal(context: &Context, number: i64, outcome: &str, wanted: &crate::cli::Appealed) -> Result<u8> {
    if !OUTCOMES.contains(&outcome) {
        let values = args([
            ("option", "appeal".into()),
            ("typed", printable(outcome).into()),
            ("allowed", OUTCOMES.join(", ").into()),
            ("near", "none".into()),
        ]);
        return Err(Failure::Usage(context.words.with("usage-not-allowed", &values)).into());
    }
    let mut log = open(context, Access::Write)?;
    let failed = failed(context.words, &log);
    let about = of_a_ruling(context.words, log.entry(number).map_err(&failed)?)?;
    let otherwise = wanted.otherwise.clone().map(|text| (OTHERWISE.to_owned(), text));
    let entry = NewEntry {
        key: own_key(),
        kind: APPEAL.to_owned(),
        about: Some(number),
        place: about.place,
        seat: about.seat,
        by: wanted.by.clone(),
        subject: about.subject,
        parts: [Some((OUTCOME.to_owned(), outcome.to_owned())), otherwise].into_iter().flatten().collect(),
        ..NewEntry::default()
    };
    let added = log.add(&entry, &Moment::now()).map_err(&failed)?;
    let kept = args([("number", added.number.to_string().into())]);
    done(context, &context.words.with("log-kept", &kept), Some(added.number))
}

/// Forgets a player: the name goes everywhere, and it is said which copies still have it.
pub(super) fn forget(context: &Context, typed: &str, yes: bool) -> Result<u8> {
    let mut log = open(context, Access::Write)?;
    let failed = failed(context.words, &log);
    let person = the_one(context.words, &log, typed).map_err(&failed)??;
    if !yes && !can_choose() {
        return Err(Failure::Usage(context.words.text("log-forget-needs-yes")).into());
    }
    let question = args([("name", seen_words(context.words, &person).into())]);
    if !confirmed(context, &context.words.with("log-forget-question", &question), yes) {
        return Err(Failure::Nothing(context.words.text("log-left")).into());
    }
    let forgotten = log.forget(person.id, MARK, &Moment::now()).map_err(&failed)?;
    let values = args([("entries", forgotten.entries.into()), ("texts", (forgotten.texts as u64).into())]);
    let mut sentence = context.words.with("log-forgotten", &values);
    let copies = log.entries(&Filter { kinds: vec![Kind::COPY.to_owned()], ..Filter::default() }).map_err(&failed)?;
    let files: Vec<String> = copies.iter().filter_map(|copy| copy.part(super::record::FILE)).map(printable).collect();
    if !files.is_empty() {
        let files = args([("files", files.join("\n  ").into())]);
        sentence = format!("{sentence}\n{}", context.words.with("log-copies-stay", &files));
    }
    done(context, &sentence, None)
}
