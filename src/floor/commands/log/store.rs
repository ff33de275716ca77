//! Where the log is, and what is said when it cannot be used.

use super::super::Context;
use crate::cli::data_folder;
use crate::error::Failure;
use crate::locale::{Words, args, printable, printable_path};
use floorbook_log::{Access, Fault, Log};
use std::path::{Path, PathBuf};

/// Where the log is: where the user says, or else in the XDG folder for data.
///
/// # Errors
/// Nobody says where, and there is no such folder.
pub(super) fn path(context: &Context) -> Result<PathBuf, Failure> {
    let own = || data_folder().map(|folder| folder.join("floor").join("log.db"));
    let said = context.settings.log.clone();
    said.or_else(own).ok_or_else(|| Failure::Usage(context.words.text("log-no-place")))
}

/// Opens the log.
///
/// # Errors
/// It cannot be used, and why.
pub(super) fn open(context: &Context, access: Access) -> Result<Log, Failure> {
    let path = path(context)?;
    Log::open(&path, access).map_err(|fault| failure(context.words, &path, &fault))
}

/// The failure for each fault of this log.
pub(super) fn failed<'w>(words: &'w Words, log: &Log) -> impl Fn(Fault) -> Failure + use<'w> {
    let path = log.path().to_owned();
    move |fault| failure(words, &path, &fault)
}

/// The failure for a fault of the log in a file.
pub(super) fn failure(words: &Words, path: &Path, fault: &Fault) -> Failure {
    let sentence = fault_words(words, path, fault);
    match fault {
        Fault::Missing | Fault::NoEntry(_) | Fault::Nothing => Failure::Nothing(sentence),
        Fault::ReadOnly | Fault::Full | Fault::Locked => Failure::Output(sentence),
        _ => Failure::Usage(sentence),
    }
}

/// What is wrong with the log in a file.
pub(super) fn fault_words(words: &Words, path: &Path, fault: &Fault) -> String {
    let file = printable_path(path);
    let of_file = |id: &str| words.with(id, &args([("file", file.clone().into())]));
    let of_entry = |id: &str, number: i64| words.with(id, &args([("number", number.to_string().into())]));
    match fault {
        Fault::Missing => words.with("log-missing", &args([("file", file.into())])),
        Fault::ReadOnly => of_file("log-read-only"),
        Fault::Full => of_file("log-full"),
        Fault::Locked => of_file("log-locked"),
        Fault::NotALog => of_file("log-not-a-log"),
        Fault::Newer(..) => of_file("log-newer"),
        Fault::Damaged => of_file("log-damaged"),
        Fault::CopyThere => of_file("log-copy-there"),
        Fault::NoEntry(number) => of_entry("log-no-entry", *number),
        Fault::NoUndo(number) => of_entry("log-no-undo", *number),
        Fault::AlreadyUndone(number) => of_entry("log-already-undone", *number),
        Fault::NotUndone(number) => of_entry("log-not-undone", *number),
        Fault::KeyTaken(number) => of_entry("log-key-taken", *number),
        Fault::Nothing => words.text("log-nothing"),
        Fault::TooLong(_, most) => words.with("log-too-long", &args([("most", (*most as u64).into())])),
        Fault::Other(why) => words.with("log-other", &args([("file", file.into()), ("why", printable(why).into())])),
    }
}
