//! Adding, undoing and redoing. Each is an entry; nothing that was kept becomes another.

use crate::entry::{Kind, NewEntry};
use crate::fault::Fault;
use crate::file::Log;
use crate::moment::Moment;
use crate::names;
use rusqlite::{Connection, OptionalExtension, params};

/// An entry that was acknowledged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Added {
    /// Its number.
    pub number: i64,
    /// Whether it was there already, sent before with the same key.
    pub again: bool,
    /// Whether the clock says that it is earlier than when the entry before was entered.
    pub clock_went_back: bool,
}

/// The most bytes of a field that is one word or a few, of a name, and of a part.
const FIELD: usize = 64;
const NAME: usize = 200;
const PART: usize = 256 * 1024;

impl Log {
    /// Adds an entry. It is on the disk when this returns.
    ///
    /// # Errors
    /// It was not kept, and why.
    pub fn add(&mut self, entry: &NewEntry, now: &Moment) -> Result<Added, Fault> {
        short_enough(entry)?;
        let transaction = self.writing()?;
        let added = add(&transaction, entry, now)?;
        transaction.commit()?;
        Ok(added)
    }

    /// Takes an entry back: this one, or the last that stands. What is an undo or a redo itself is never undone.
    ///
    /// # Errors
    /// There is no such entry, or it was undone already; or the log cannot be written.
    pub fn undo(&mut self, number: Option<i64>, by: Option<&str>, now: &Moment) -> Result<i64, Fault> {
        self.turn(Kind::UNDO, number, by, now)
    }

    /// Brings an entry back: this one, or the one that was undone last.
    ///
    /// # Errors
    /// There is no such entry, or it was not undone; or the log cannot be written.
    pub fn redo(&mut self, number: Option<i64>, by: Option<&str>, now: &Moment) -> Result<i64, Fault> {
        self.turn(Kind::REDO, number, by, now)
    }

    /// The entry that an undo or a redo without a number would be about.
    ///
    /// # Errors
    /// There is none, or the log cannot be read.
    pub fn next_to_turn(&self, kind: &str) -> Result<i64, Fault> {
        next_to_turn(&self.connection, kind)
    }

    fn turn(&mut self, kind: &str, number: Option<i64>, by: Option<&str>, now: &Moment) -> Result<i64, Fault> {
        let transaction = self.writing()?;
        let about = match number {
            None => next_to_turn(&transaction, kind)?,
            Some(number) => {
                can_be_turned(&transaction, kind, number)?;
                number
            }
        };
        let last: i64 = transaction.query_row("SELECT coalesce(max(number), 0) FROM entry", [], |row| row.get(0))?;
        let key = format!("{kind}-{about}-{last}");
        let (kind, by) = (kind.to_owned(), by.map(str::to_owned));
        add(&transaction, &NewEntry { key, kind, about: Some(about), by, ..NewEntry::default() }, now)?;
        transaction.commit()?;
        Ok(about)
    }
}

/// Whether an entry is undone, as a condition on its number: of all that was said of that the last counts.
pub(crate) const IS_UNDONE: &str = "coalesce((SELECT turn.kind = 'undo' FROM entry AS turn WHERE turn.about = entry.number \
     AND turn.kind IN ('undo', 'redo') ORDER BY turn.number DESC LIMIT 1), 0)";

fn next_to_turn(connection: &Connection, kind: &str) -> Result<i64, Fault> {
    let own = Kind::OWN.map(|kind| format!("'{kind}'")).join(", ");
    let query = match kind {
        Kind::UNDO => {
            format!(
                "SELECT number FROM entry WHERE kind NOT IN ({own}) AND NOT {IS_UNDONE} ORDER BY number DESC LIMIT 1"
            )
        }
        _ => format!(
            "SELECT about FROM entry AS last WHERE kind = 'undo' AND \
             (SELECT {IS_UNDONE} FROM entry WHERE number = last.about) ORDER BY last.number DESC LIMIT 1"
        ),
    };
    connection.query_row(&query, [], |row| row.get(0)).optional()?.ok_or(Fault::Nothing)
}

fn can_be_turned(connection: &Connection, kind: &str, number: i64) -> Result<(), Fault> {
    let query = format!("SELECT kind, {IS_UNDONE} FROM entry WHERE number = ?1");
    let found = connection.query_row(&query, [number], |row| Ok((row.get::<_, String>(0)?, row.get::<_, bool>(1)?)));
    match found.optional()? {
        None => Err(Fault::NoEntry(number)),
        Some((own, _)) if Kind::OWN.contains(&own.as_str()) => Err(Fault::NoUndo(number)),
        Some((_, true)) if kind == Kind::UNDO => Err(Fault::AlreadyUndone(number)),
        Some((_, false)) if kind == Kind::REDO => Err(Fault::NotUndone(number)),
        Some(_) => Ok(()),
    }
}

/// Adds an entry to what is being written. Where its key is known, the entry of that key is meant.
pub(crate) fn add(connection: &Connection, entry: &NewEntry, now: &Moment) -> Result<Added, Fault> {
    let known = connection.query_row(
        "SELECT number, kind, place, seat, subject FROM entry WHERE key = ?1",
        [&entry.key],
        |row| Ok((row.get(0)?, row.get::<_, String>(1)?, row.get(2)?, row.get(3)?, row.get(4)?)),
    );
    if let Some((number, kind, place, seat, subject)) = known.optional()? {
        let same = (&kind, &place, &seat, &subject) == (&entry.kind, &entry.place, &entry.seat, &entry.subject);
        return if same {
            Ok(Added { number, again: true, clock_went_back: false })
        } else {
            Err(Fault::KeyTaken(number))
        };
    }
    let last = "SELECT entered_second FROM entry ORDER BY number DESC LIMIT 1";
    let last: Option<i64> = connection.query_row(last, [], |row| row.get(0)).optional()?;
    let player = entry.player.as_ref().map(|player| names::number(connection, player)).transpose()?;
    let happened = entry.happened.as_ref().unwrap_or(now);
    connection.execute(
        "INSERT INTO entry (key, kind, happened, happened_second, entered, entered_second, about, place, seat, player, by,
             approved, subject) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
        params![
            entry.key, entry.kind, happened.text, happened.second, now.text, now.second, entry.about, entry.place,
            entry.seat, player, entry.by, entry.approved, entry.subject
        ],
    )?;
    let number = connection.last_insert_rowid();
    for (part, text) in &entry.parts {
        connection.execute("INSERT INTO part (entry, part, text) VALUES (?1, ?2, ?3)", params![number, part, text])?;
    }
    Ok(Added { number, again: false, clock_went_back: last.is_some_and(|last| now.second < last) })
}

/// Refuses what is longer than anybody types, rather than to cut it off.
fn short_enough(entry: &NewEntry) -> Result<(), Fault> {
    let fields = [
        ("place", entry.place.as_ref()),
        ("seat", entry.seat.as_ref()),
        ("by", entry.by.as_ref()),
        ("approved", entry.approved.as_ref()),
    ];
    for (what, text) in fields {
        if text.is_some_and(|text| text.len() > FIELD) {
            return Err(Fault::TooLong(what, FIELD));
        }
    }
    if matches!(&entry.player, Some(crate::entry::Player::New(name)) if name.len() > NAME) {
        return Err(Fault::TooLong("player", NAME));
    }
    let long = entry.parts.iter().any(|(_, text)| text.len() > PART);
    if long { Err(Fault::TooLong("note", PART)) } else { Ok(()) }
}
