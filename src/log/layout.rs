//! The tables, and how a file of an earlier version becomes one of this.

use crate::fault::Fault;
use rusqlite::{Connection, TransactionBehavior};

/// What marks a file as a log: the letters `Flor`.
pub(crate) const APPLICATION: i64 = 0x466c_6f72;

/// The layouts, each made of the one before it. A layout that was released is never changed: another is added.
const LAYOUTS: [(i64, &str); 1] = [(
    1,
    "
    CREATE TABLE name (
        id INTEGER PRIMARY KEY,
        -- None when it was forgotten. Two people may have one name.
        name TEXT
    ) STRICT;
    CREATE TABLE entry (
        number INTEGER PRIMARY KEY,
        -- What makes an entry that is sent twice one.
        key TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        -- RFC 3339 with the offset of the place; the seconds beside it are what is compared.
        happened TEXT NOT NULL,
        happened_second INTEGER NOT NULL,
        entered TEXT NOT NULL,
        entered_second INTEGER NOT NULL,
        -- The entry that this one is about.
        about INTEGER REFERENCES entry (number),
        place TEXT,
        seat TEXT,
        player INTEGER REFERENCES name (id),
        by TEXT,
        approved TEXT,
        subject TEXT
    ) STRICT;
    CREATE INDEX entry_happened ON entry (happened_second);
    CREATE INDEX entry_about ON entry (about) WHERE about IS NOT NULL;
    -- All that may hold words of people, apart from the entries, which never change.
    CREATE TABLE part (
        entry INTEGER NOT NULL REFERENCES entry (number),
        part TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (entry, part)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER entry_stays_as_it_is BEFORE UPDATE ON entry BEGIN SELECT RAISE (ABORT, 'an entry is never changed'); END;
    CREATE TRIGGER entry_stays BEFORE DELETE ON entry BEGIN SELECT RAISE (ABORT, 'an entry is never deleted'); END;
    CREATE TRIGGER part_stays BEFORE DELETE ON part BEGIN SELECT RAISE (ABORT, 'a part is never deleted'); END;
    CREATE TRIGGER name_stays BEFORE DELETE ON name BEGIN SELECT RAISE (ABORT, 'a name is only blanked'); END;
",
)];

/// The newest layout.
pub(crate) const NEWEST: i64 = 1;

/// A number that the file has in its head.
pub(crate) fn head(connection: &Connection, name: &str) -> Result<i64, Fault> {
    Ok(connection.pragma_query_value(None, name, |row| row.get(0))?)
}

/// Whether the file is empty: no program has written anything into it.
fn is_empty(connection: &Connection) -> Result<bool, Fault> {
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    Ok(tables == 0 && head(connection, "application_id")? == 0 && head(connection, "user_version")? == 0)
}

/// Makes sure that the file is a log that this program knows: its layout. None of a file that is empty.
pub(crate) fn known(connection: &Connection) -> Result<Option<i64>, Fault> {
    if is_empty(connection)? {
        return Ok(None);
    }
    if head(connection, "application_id")? != APPLICATION {
        return Err(Fault::NotALog);
    }
    match head(connection, "user_version")? {
        layout if layout > NEWEST => Err(Fault::Newer(layout, NEWEST)),
        layout if layout < 1 => Err(Fault::NotALog),
        layout => Ok(Some(layout)),
    }
}

/// Brings the file to the newest layout, all of it or nothing. Two programs that begin at once do it once.
pub(crate) fn bring_up(connection: &mut Connection) -> Result<(), Fault> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let layout = known(&transaction)?.unwrap_or_default();
    for (_, step) in LAYOUTS.iter().filter(|(made, _)| *made > layout) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", NEWEST)?;
    Ok(transaction.commit()?)
}
