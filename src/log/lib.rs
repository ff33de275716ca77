//! The log of what was ruled: one file that a person can copy, and that loses nothing that it has acknowledged.
//!
//! The crate knows no poker, no words of the program and no terminal. It keeps what it is given, in the order in which it came,
//! and gives it back.
//!
//! ```text
//! fault.rs     what can go wrong with a log, so that whoever asks can say it in their own words
//! layout.rs    the tables, and how a file of an earlier version becomes one of this
//! file.rs      opening: is it a log, may it be written, is it whole
//! entry.rs     what is kept
//! add.rs       adding, undoing and redoing; each of them an entry
//! names.rs     people: in a table of their own, to which entries point
//! forget.rs    taking a name out of everything
//! read.rs      looking entries up
//! keep.rs      copies and checks
//! moment.rs    when it happened, and when it was entered
//! zone.rs      the time zone of this machine
//! network.rs   whether a file is on another machine
//! ```
//!
//! # What is promised
//!
//! An entry is acknowledged when [`Log::add`] has returned its number, and it is on the disk by then: the file has a rollback
//! journal, and `synchronous` is `EXTRA`, so that the journal, the file and the folder are synced before. A rollback journal and
//! not a write-ahead log, since a copy of the file alone is whole then, at any moment at which nobody writes.
//!
//! Entries are never changed, and triggers in the file hold every program to that. What a person typed stands apart from the
//! entries, as do the names, since both must be able to go: [`Log::forget`] takes a name out of all of them, and `secure_delete`
//! writes zeros where it stood.

mod add;
mod entry;
mod fault;
mod file;
mod forget;
mod keep;
mod layout;
mod moment;
mod names;
mod network;
mod read;
#[cfg(test)]
mod tests;
mod zone;

pub use add::Added;
pub use entry::{Entry, Kind, NewEntry, Player};
pub use fault::Fault;
pub use file::{Access, Log};
pub use forget::Forgotten;
pub use moment::{Moment, NoMoment};
pub use names::{Person, Seen};
pub use network::on_another_machine;
pub use read::Filter;
