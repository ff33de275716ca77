//! People: in a table of their own, to which entries point. Two may have one name, and one may have sat at many tables.

use crate::add::IS_UNDONE;
use crate::entry::Player;
use crate::fault::Fault;
use crate::file::Log;
use deunicode::deunicode;
use rusqlite::{Connection, OptionalExtension, params};

/// Somebody of whom the log knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The number by which entries point at this person.
    pub id: i64,
    /// The name.
    pub name: String,
    /// The last entry that says where this person sat. One about another entry says where that one was.
    pub last_seen: Option<Seen>,
}

/// Where somebody sat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    /// The table.
    pub place: String,
    /// The seat, where it was told.
    pub seat: Option<String>,
    /// The entry that says so.
    pub number: i64,
}

/// A name as it is compared: without case, accents and spaces that do not matter.
pub(crate) fn folded(name: &str) -> String {
    let plain = deunicode(name).to_lowercase();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Log {
    /// Everybody of this name, the first first.
    ///
    /// # Errors
    /// The log cannot be read.
    pub fn people(&self, name: &str) -> Result<Vec<Person>, Fault> {
        let mut statement = self.connection.prepare("SELECT id, name FROM name WHERE name IS NOT NULL ORDER BY id")?;
        let all = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
        let wanted = folded(name);
        let mut people = Vec::new();
        for one in all {
            let (id, name) = one?;
            if folded(&name) == wanted {
                let last_seen = last_seen(&self.connection, id)?;
                people.push(Person { id, name, last_seen });
            }
        }
        Ok(people)
    }

    /// Where somebody sat last.
    ///
    /// # Errors
    /// The log cannot be read.
    pub fn last_seen(&self, player: i64) -> Result<Option<Seen>, Fault> {
        last_seen(&self.connection, player)
    }
}

/// Where somebody sat last, by when it happened: what was entered late moves nobody back. What was undone says nothing.
fn last_seen(connection: &Connection, id: i64) -> Result<Option<Seen>, Fault> {
    let query = format!(
        "SELECT place, seat, number FROM entry WHERE player = ?1 AND place IS NOT NULL AND about IS NULL \
         AND NOT {IS_UNDONE} ORDER BY happened_second DESC, number DESC LIMIT 1"
    );
    let seen = connection
        .query_row(&query, [id], |row| Ok(Seen { place: row.get(0)?, seat: row.get(1)?, number: row.get(2)? }));
    Ok(seen.optional()?)
}

/// The number of a player, who gets one where there is none yet.
pub(crate) fn number(connection: &Connection, player: &Player) -> Result<i64, Fault> {
    match player {
        Player::Known(id) => Ok(*id),
        Player::New(name) => {
            connection.execute("INSERT INTO name (name) VALUES (?1)", params![name])?;
            Ok(connection.last_insert_rowid())
        }
    }
}
