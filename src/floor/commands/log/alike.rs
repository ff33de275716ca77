//! What was ruled before on the same: with the same facts, or with one that differs. Said after a ruling and never before it, and what
//! was taken back, overruled, or ruled otherwise than by the book is no example.

use super::super::Context;
use super::anew::in_own_words;
use super::appeals::{appeals, overruled};
use super::lines::clean;
use super::record::{OTHERWISE, RULING, RULINGS, Record};
use super::who::at_or_none;
use crate::ids::IncidentId;
use crate::locale::{Args, args, printable};
use crate::render::day_words;
use floorbook_log::{Entry, Fault, Filter, Log};
use serde_json::Value as Json;

/// The most rulings among which one with another fact is looked for, the last first.
const NEAR: usize = 20;

/// The most rulings on an incident that are looked at, the last first: an evening has fewer, and a log of years takes no longer.
const LOOKED_AT: u32 = 100;

/// The rulings that stand: of this incident, or of all.
pub(super) fn standing(log: &Log, filter: Filter) -> Result<Vec<Record>, Fault> {
    Ok(that_stand(log, filter)?.into_iter().map(Record::of).collect())
}

/// The entries of rulings that stand, before anything of them is read.
fn that_stand(log: &Log, filter: Filter) -> Result<Vec<Entry>, Fault> {
    let appeals = appeals(log)?;
    let filter = Filter { kinds: vec![RULING.to_owned()], standing: true, ..filter };
    let mut entries = log.entries(&filter)?;
    entries.retain(|entry| overruled(&appeals, entry.number).is_none());
    Ok(entries)
}

/// What was ruled on the like of an entry, a sentence each: nothing where there was none, or nothing else to say of it.
pub(super) fn alike(context: &Context, log: &Log, number: i64) -> Result<Vec<String>, Fault> {
    let own = Record::of(log.entry(number)?);
    let filter = Filter { subject: own.entry.subject.clone(), before_number: Some(number), ..Filter::default() };
    let filter = Filter { newest: Some(LOOKED_AT), ..filter };
    let mut before = that_stand(log, filter)?;
    before.retain(|one| one.part(OTHERWISE).is_none());
    before.reverse();
    let mut sentences = Vec::new();
    // An evening has many: only those are read that have these very facts in their text.
    let facts: Vec<String> = own.rulings().iter().map(|ruling| ruling["facts"].to_string()).collect();
    let may_be_same =
        |one: &&Entry| one.part(RULINGS).is_some_and(|text| facts.iter().all(|facts| text.contains(facts.as_str())));
    let is_same = |one: &Record| one.book() == own.book() && same_facts(one, &own.kept);
    if let Some(same) = before.iter().filter(may_be_same).cloned().map(Record::of).find(is_same) {
        sentences.push(context.words.with("log-ruled-before", &values(context, &same, &own)));
    }
    // The nearest of those that were ruled otherwise: the one fact in which they differ is why.
    let near = before.into_iter().take(NEAR).map(Record::of).filter(|one| one.book() == own.book());
    let mut differs = near.filter(|one| outcomes(one) != outcomes(&own));
    if let Some((other, fact)) = differs.find_map(|one| only_difference(&one, &own).map(|fact| (one, fact))) {
        let incident = IncidentId::from(own.entry.subject.clone().unwrap_or_default());
        let mut values = values(context, &other, &own);
        values.set("fact", context.words.fact(&incident, &fact.0));
        values.set("was", answer(context, &incident, &fact.0, &fact.1));
        values.set("is", answer(context, &incident, &fact.0, &fact.2));
        sentences.push(context.words.with("log-ruled-otherwise", &values));
    }
    Ok(sentences)
}

fn values<'v>(context: &Context, record: &Record, own: &Record) -> Args<'v> {
    let words = context.words;
    let (then, clock) = (&record.entry.happened, record.entry.happened.clock());
    let when = if then.day() == own.entry.happened.day() {
        clock.to_owned()
    } else {
        format!("{clock}, {}", day_words(words, then.day()))
    };
    args([
        ("number", record.entry.number.to_string().into()),
        ("clock", when.into()),
        ("where", at_or_none(words, &record.entry).into()),
        ("ruling", clean(&in_own_words(context, record.clone()).headline()).into()),
    ])
}

/// What was ruled, by the ids of the outcomes, whatever the language and the amounts.
pub(super) fn outcomes(record: &Record) -> Vec<&str> {
    let ruled = record.rulings().iter().filter_map(|ruling| ruling["ruled"].as_str());
    ruled.map(|ruled| ruled.split(':').next().unwrap_or(ruled)).collect()
}

/// Whether a ruling rests on the same facts.
pub(super) fn same_facts(record: &Record, kept: &Json) -> bool {
    let facts = |kept: &Json| -> Vec<Json> {
        let rulings = kept["rulings"].as_array().into_iter().flatten();
        rulings.map(|ruling| ruling["facts"].clone()).collect()
    };
    facts(&record.kept) == facts(kept)
}

/// The one fact in which two rulings differ, with what it was and what it is. None where it is more than one, or none.
fn only_difference(was: &Record, is: &Record) -> Option<(String, String, String)> {
    let (was, is) = (was.all_facts(), is.all_facts());
    let value = |facts: &[(&str, &str)], name: &str| {
        facts.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()).unwrap_or_default()
    };
    let mut names: Vec<&str> = was.iter().chain(&is).map(|(name, _)| *name).collect();
    names.sort_unstable();
    names.dedup();
    let mut apart = names.into_iter().filter(|name| value(&was, name) != value(&is, name));
    let (only, more) = (apart.next()?, apart.next());
    more.is_none().then(|| (only.to_owned(), value(&was, only), value(&is, only)))
}

/// An answer as it is said, where the incident has words for it.
fn answer(context: &Context, incident: &IncidentId, fact: &str, value: &str) -> String {
    let choices = context.pack.incident(incident).and_then(|incident| {
        let fact = &incident.facts[incident.fact(fact)?];
        fact.values().iter().any(|known| known == value).then(|| context.words.answer(&incident.id, &fact.id, value))
    });
    match (choices, value.parse()) {
        (Some(words), _) => words,
        (None, Ok(number)) => context.words.number(number),
        (None, Err(_)) if value.is_empty() => "–".to_owned(),
        (None, Err(_)) => printable(value),
    }
}
