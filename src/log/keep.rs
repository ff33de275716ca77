//! Copies and checks.

use crate::fault::Fault;
use crate::file::Log;
use crate::layout;
use rusqlite::Connection;
use rusqlite::backup::Backup;
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

/// How many pages are copied at once, and how long others may write between.
const PAGES: i32 = 1000;
const PAUSE: Duration = Duration::from_millis(5);

impl Log {
    /// Copies the log into a new file, whole as of one moment, while others may write.
    ///
    /// # Errors
    /// There is a file already, or it cannot be written; then there is none.
    pub fn backup(&self, to: &Path) -> Result<(), Fault> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(to).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => Fault::CopyThere,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Fault::Full,
            ErrorKind::NotFound => Fault::Missing,
            _ => Fault::ReadOnly,
        })?;
        let copied = self.copy(to);
        if copied.is_err() {
            // Half a copy is none. Where it cannot be deleted, it is no log, and nobody takes it for one.
            let _ = std::fs::remove_file(to);
        }
        copied
    }

    fn copy(&self, to: &Path) -> Result<(), Fault> {
        let path = std::path::absolute(to).map_err(|error| Fault::Other(error.to_string()))?;
        let mut copy = Connection::open(path)?;
        copy.pragma_update(None, "synchronous", "EXTRA")?;
        Backup::new(&self.connection, &mut copy)?.run_to_completion(PAGES, PAUSE, None)?;
        copy.close().map_err(|(_, error)| error.into())
    }

    /// What is wrong with the file, in the store's own words; nothing where it is whole.
    ///
    /// # Errors
    /// It cannot even be looked at.
    pub fn check(&self) -> Result<Vec<String>, Fault> {
        layout::known(&self.connection)?;
        let mut wrong = Vec::new();
        for query in ["PRAGMA integrity_check", "PRAGMA foreign_key_check"] {
            let mut statement = self.connection.prepare(query)?;
            let found = statement.query_map([], |row| row.get::<_, String>(0));
            for line in found? {
                match line {
                    Ok(line) if line == "ok" => {}
                    Ok(line) => wrong.push(line),
                    Err(error) => wrong.push(error.to_string()),
                }
            }
        }
        Ok(wrong)
    }
}
