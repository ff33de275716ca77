//! `floor log`: what was kept today, or what fits.

use super::super::Context;
use super::super::facts::incident;
use super::anew::in_own_words;
use super::appeals::{appeals, overruled};
use super::lines::lines;
use super::record::Record;
use super::store::{failed, open};
use super::who::of_name;
use crate::cli::LogFilter;
use crate::error::{FOUND, Failure};
use crate::locale::{args, printable};
use crate::render::{Block, View, day_words};
use anyhow::Result;
use floorbook_log::{Access, Entry, Filter, Kind, Log, Moment};
use serde_json::Value as Json;

/// Runs the command.
pub(super) fn run(context: &Context, wanted: &LogFilter) -> Result<u8> {
    let log = open(context, Access::Read)?;
    let failed = failed(context.words, &log);
    let filter = filter(context, &log, wanted)?;
    let records: Vec<Record> = log.entries(&filter).map_err(&failed)?.into_iter().map(Record::of).collect();
    let appeals = appeals(&log).map_err(&failed)?;
    if records.is_empty() {
        let id = if wanted.says_nothing() { "log-nothing-today" } else { "log-nothing-fits" };
        return Err(Failure::Nothing(context.words.text(id)).into());
    }
    context.list(|| by_day(context, &records, &appeals), || Json::Array(records.iter().map(Record::json).collect()))?;
    Ok(FOUND)
}

fn filter(context: &Context, log: &Log, wanted: &LogFilter) -> Result<Filter, Failure> {
    let failed = failed(context.words, log);
    let people = match &wanted.player {
        None => None,
        Some(typed) => {
            let people = of_name(log, typed).map_err(&failed)?;
            if people.is_empty() {
                let values = args([("name", printable(typed).into())]);
                return Err(Failure::Nothing(context.words.with("log-nobody", &values)));
            }
            Some(people.into_iter().map(|person| person.id).collect())
        }
    };
    let today = wanted.says_nothing() && !wanted.all;
    Ok(Filter {
        since: today.then(|| Moment::now().day_of_play().second),
        place: wanted.table.clone(),
        people,
        subject: wanted.incident.as_ref().map(|typed| incident(context, typed)).transpose()?.map(|id| id.to_string()),
        words: wanted.words.clone(),
        ..Filter::default()
    })
}

/// The entries day by day, each with a few lines.
pub(super) fn by_day(context: &Context, records: &[Record], appeals: &[Entry]) -> View {
    let words = context.words;
    let mut view = View::default();
    let mut shown: Vec<&Record> = records.iter().filter(|record| record.entry.kind != Kind::COPY).collect();
    shown.sort_by_key(|record| record.entry.happened.second);
    let n = args([("n", (shown.len() as u64).into())]);
    view.push(Block::Headline(words.with("log-heading", &n)));
    let mut days: Vec<&str> = shown.iter().map(|record| record.entry.happened.day()).collect();
    days.dedup();
    for day in days {
        let of_day = shown.iter().filter(|record| record.entry.happened.day() == day);
        let line = |record: &&Record| {
            let record = in_own_words(context, (*record).clone());
            lines(words, &record, overruled(appeals, record.entry.number))
        };
        let points = of_day.map(line);
        view.points(day_words(words, day), points.collect());
    }
    view
}
