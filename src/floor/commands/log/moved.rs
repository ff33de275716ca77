//! `floor log move`: a player who sits somewhere else now, and the penalty with the player.

use super::super::Context;
use super::done::done;
use super::place::Place;
use super::record::{MOVE, own_key};
use super::store::{failed, open};
use super::who::{at_words, the_one};
use crate::error::Failure;
use crate::locale::{args, printable};
use anyhow::Result;
use floorbook_log::{Access, Moment, NewEntry, Player};

/// Enters where a player sits now.
pub(super) fn run(context: &Context, typed: &str, to: &[String], by: Option<&str>) -> Result<u8> {
    let words = context.words;
    let place = Place::read(words, &to.join(" "));
    let Place { table: Some(table), seat, player: None } = place else {
        let values = args([("typed", printable(&to.join(" ")).into())]);
        return Err(Failure::Usage(words.with("log-move-where", &values)).into());
    };
    let mut log = open(context, Access::Write)?;
    let failed = failed(words, &log);
    let person = the_one(words, &log, typed).map_err(&failed)??;
    let where_to = at_words(words, Some(&table), seat.as_deref());
    let entry = NewEntry {
        key: own_key(),
        kind: MOVE.to_owned(),
        place: Some(table),
        seat,
        player: Some(Player::Known(person.id)),
        by: by.map(str::to_owned),
        ..NewEntry::default()
    };
    let added = log.add(&entry, &Moment::now()).map_err(&failed)?;
    let values = args([
        ("name", printable(&person.name).into()),
        ("where", where_to.into()),
        ("number", added.number.to_string().into()),
    ]);
    done(context, &words.with("log-moved", &values), Some(added.number))
}
