//! `floor log carry`: the penalties of an event that are not served yet, taken over into the log of the next, where the book says so.

use super::super::Context;
use super::done::done;
use super::of_book::carried_to_next_event;
use super::penalty::{Running, penalties};
use super::record::{CARRIED, PENALTY, REPORT, STATE, STEP};
use super::store::{failed, failure, open};
use crate::error::Failure;
use crate::locale::{args, printable_path};
use anyhow::Result;
use floorbook_log::{Access, Fault, Log, Moment, NewEntry, Player};
use std::path::Path;

/// Takes over what another log has. What was taken over before is left as it is.
pub(super) fn run(context: &Context, from: &Path, by: Option<&str>) -> Result<u8> {
    let words = context.words;
    if !carried_to_next_event(context) {
        return Err(Failure::Nothing(words.text("log-carry-not")).into());
    }
    let of_other = |fault: Fault| failure(words, from, &fault);
    let other = Log::open(from, Access::Read).map_err(of_other)?;
    let now = Moment::now();
    let all = penalties(&other, None, None).map_err(of_other)?;
    let mut log = open(context, Access::Create)?;
    let failed = failed(words, &log);
    let mut carried = 0_u64;
    for one in all.iter().filter(|one| one.is_open()) {
        carried += u64::from(carry(&mut log, one, by, &now).map_err(&failed)?);
    }
    let values = args([("n", carried.into()), ("file", printable_path(from).into())]);
    done(context, &words.with("log-carried", &values), None)
}

/// Takes over one penalty with how far it is served. False where it is there already.
fn carry(log: &mut Log, one: &Running, by: Option<&str>, now: &Moment) -> Result<bool, Fault> {
    let entry = one.entry();
    let key = format!("{CARRIED}-{}", entry.key);
    let people = entry.name.as_deref().map(|name| log.people(name)).transpose()?.unwrap_or_default();
    let known = people.first().map(|person| Player::Known(person.id));
    let player = known.or_else(|| entry.name.clone().map(Player::New));
    let taken = NewEntry {
        key: key.clone(),
        kind: PENALTY.to_owned(),
        happened: Some(entry.happened.clone()),
        player: player.clone(),
        by: by.map(str::to_owned),
        approved: entry.approved.clone(),
        subject: entry.subject.clone(),
        parts: vec![(STEP.to_owned(), one.step().kept()), (CARRIED.to_owned(), entry.number.to_string())],
        ..NewEntry::default()
    };
    let added = log.add(&taken, now)?;
    let state = one.state_kept();
    if !added.again && !state.is_empty() {
        let report = NewEntry {
            key: format!("{key}-state"),
            kind: REPORT.to_owned(),
            about: Some(added.number),
            player: log.entry(added.number)?.player.map(Player::Known),
            by: by.map(str::to_owned),
            parts: vec![(STATE.to_owned(), state)],
            ..NewEntry::default()
        };
        log.add(&report, now)?;
    }
    Ok(!added.again)
}
