//! What can go wrong with a log.

use rusqlite::ErrorCode;
use std::fmt;

/// Why something could not be done. Nothing of it was kept then, and what was kept before is still there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// There is no such file.
    Missing,
    /// The file, its folder or its disk cannot be written.
    ReadOnly,
    /// The disk is full.
    Full,
    /// Another program is writing, and did not finish in time.
    Locked,
    /// The file is no log.
    NotALog,
    /// A newer version of the program has written the file: its layout, and the newest that this one knows.
    Newer(i64, i64),
    /// The file is damaged.
    Damaged,
    /// There is no entry of this number.
    NoEntry(i64),
    /// The entry of this number is an undo or a redo, of which there is no undo.
    NoUndo(i64),
    /// The entry of this number was undone already.
    AlreadyUndone(i64),
    /// The entry of this number was not undone.
    NotUndone(i64),
    /// There is nothing to undo, or to redo.
    Nothing,
    /// The key of an entry was sent before, with another entry: its number.
    KeyTaken(i64),
    /// More text than an entry holds: what of it, and the most.
    TooLong(&'static str, usize),
    /// The file in the place of a copy is there already.
    CopyThere,
    /// Anything else, as the store says it.
    Other(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Missing => write!(to, "there is no such file"),
            Self::ReadOnly => write!(to, "it cannot be written"),
            Self::Full => write!(to, "the disk is full"),
            Self::Locked => write!(to, "another program is writing"),
            Self::NotALog => write!(to, "the file is no log"),
            Self::Newer(found, known) => write!(to, "layout {found}, of which {known} is the newest known"),
            Self::Damaged => write!(to, "the file is damaged"),
            Self::NoEntry(number) => write!(to, "there is no entry {number}"),
            Self::NoUndo(number) => write!(to, "entry {number} cannot be undone"),
            Self::AlreadyUndone(number) => write!(to, "entry {number} was undone already"),
            Self::NotUndone(number) => write!(to, "entry {number} was not undone"),
            Self::Nothing => write!(to, "there is nothing to undo or to redo"),
            Self::KeyTaken(number) => write!(to, "entry {number} has this key"),
            Self::TooLong(what, most) => write!(to, "{what} has more than {most} bytes"),
            Self::CopyThere => write!(to, "there is a file already"),
            Self::Other(why) => write!(to, "{why}"),
        }
    }
}

impl std::error::Error for Fault {}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => Self::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::NotADatabase) => Self::NotALog,
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged,
            _ => Self::Other(error.to_string()),
        }
    }
}
