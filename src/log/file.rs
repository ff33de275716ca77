//! Opening a log: is it one, may it be written, is it of a version that is known.

use crate::fault::Fault;
use crate::layout;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use std::fs;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long another program may write before it is given up.
const PATIENCE: Duration = Duration::from_secs(5);

/// What every file of the store begins with.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// What a log is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// To look something up.
    Read,
    /// To write into one that is there.
    Write,
    /// To write, and to begin one where there is none.
    Create,
}

/// A log that is open.
#[derive(Debug)]
pub struct Log {
    pub(crate) connection: Connection,
    path: PathBuf,
}

impl Log {
    /// Opens a log.
    ///
    /// # Errors
    /// There is none, it is none, it cannot be written, a newer program wrote it, or it is damaged.
    pub fn open(path: &Path, access: Access) -> Result<Self, Fault> {
        Self::open_within(path, access, PATIENCE)
    }

    /// The same, waiting this long for another program.
    pub(crate) fn open_within(path: &Path, access: Access, patience: Duration) -> Result<Self, Fault> {
        // The store takes what begins with `file:` for an address.
        let path = &std::path::absolute(path).map_err(|error| Fault::Other(error.to_string()))?;
        if !is_there(path)? {
            match access {
                Access::Create => begin(path)?,
                Access::Read | Access::Write => return Err(Fault::Missing),
            }
        }
        let mode = match access {
            Access::Read => OpenFlags::SQLITE_OPEN_READ_ONLY,
            Access::Write | Access::Create => OpenFlags::SQLITE_OPEN_READ_WRITE,
        };
        // One thread uses the file.
        let mut connection = Connection::open_with_flags(path, mode | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(patience)?;
        set(&connection)?;
        match layout::known(&connection)? {
            Some(layout::NEWEST) => {}
            None if access == Access::Read => return Err(Fault::NotALog),
            // A file of an earlier layout is brought up by whoever may write it.
            _ if connection.is_readonly("main")? => return Err(Fault::ReadOnly),
            _ => layout::bring_up(&mut connection)?,
        }
        if access != Access::Read && connection.is_readonly("main")? {
            return Err(Fault::ReadOnly);
        }
        if access != Access::Read {
            // Whatever another program has made of it.
            connection.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
        }
        Ok(Self { connection, path: path.clone() })
    }

    /// Where the log is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Begins what is written whole or not at all, and before which nobody else writes.
    pub(crate) fn writing(&mut self) -> Result<Transaction<'_>, Fault> {
        Ok(self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?)
    }
}

/// Whether the file is there. One that is, and is no file of the store, is told before the store looks at it: it would take an
/// empty one for its own, and a log cut off within its head for none. What is no plain file is not opened at all.
fn is_there(path: &Path) -> Result<bool, Fault> {
    let refused = |error: std::io::Error| match error.kind() {
        ErrorKind::PermissionDenied => Fault::ReadOnly,
        _ => Fault::Other(error.to_string()),
    };
    match fs::metadata(path) {
        Ok(found) if found.is_file() => {}
        Ok(_) => return Err(Fault::NotALog),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => return Ok(false),
        Err(error) => return Err(refused(error)),
    }
    let mut begins = Vec::new();
    let file = fs::File::open(path).map_err(refused)?;
    file.take(MAGIC.len() as u64).read_to_end(&mut begins).map_err(refused)?;
    if begins.is_empty() || begins == MAGIC { Ok(true) } else { Err(Fault::NotALog) }
}

/// Makes an empty file for a new log, and the folder around it: nobody's business but the user's.
fn begin(path: &Path) -> Result<(), Fault> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir());
    let (mut builder, mut options) = (fs::DirBuilder::new(), fs::OpenOptions::new());
    builder.recursive(true);
    options.append(true).create(true);
    #[cfg(unix)]
    {
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    let made = folder.map_or(Ok(()), |folder| builder.create(folder));
    made.and_then(|()| options.open(path)).map(|_| ()).map_err(|error| match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Fault::Full,
        ErrorKind::PermissionDenied
        | ErrorKind::ReadOnlyFilesystem
        | ErrorKind::NotADirectory
        | ErrorKind::AlreadyExists => Fault::ReadOnly,
        _ => Fault::Other(error.to_string()),
    })
}

/// What holds for a log while it is open. See the head of the crate for why.
fn set(connection: &Connection) -> Result<(), Fault> {
    // A file that was made to deceive runs nothing: its schema is not trusted, and views and triggers call only what is harmless.
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "synchronous", "EXTRA")?;
    connection.pragma_update(None, "secure_delete", true)?;
    // No name gets into a file beside the log.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    Ok(())
}
