//! What is promised of a log, against the disk.

mod bad_files;
mod forgetting;
mod moments;
mod processes;
mod syncs;
mod turning;

use crate::{Access, Entry, Filter, Log, Moment, NewEntry, Player, Seen};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder of a test's own, which goes when the test is over.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("floorbook-log-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    pub(crate) fn log(&self) -> PathBuf {
        self.0.join("log.db")
    }

    pub(crate) fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The bytes of every file in it.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let files = std::fs::read_dir(&self.0).expect("a folder").map(|entry| entry.expect("an entry").path());
        files.flat_map(|path| std::fs::read(path).expect("a file")).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn open(path: &Path) -> Log {
    Log::open(path, Access::Create).expect("a log")
}

/// A moment on an evening in the winter, in the middle of Europe.
pub(crate) fn evening(minute: i64) -> Moment {
    let second = 1_795_629_600 + minute * 60;
    let clock = 19 * 60 + minute;
    Moment { second, text: format!("2026-11-25T{:02}:{:02}:00+01:00", clock / 60, clock % 60) }
}

pub(crate) fn ruling(key: &str, player: Option<Player>, told: &str) -> NewEntry {
    NewEntry {
        key: key.to_owned(),
        kind: "ruling".to_owned(),
        place: Some("7".to_owned()),
        seat: Some("3".to_owned()),
        player,
        by: Some("KV".to_owned()),
        subject: Some("undercall".to_owned()),
        parts: vec![("told".to_owned(), told.to_owned())],
        ..NewEntry::default()
    }
}

pub(crate) fn add(log: &mut Log, key: &str, minute: i64) -> i64 {
    log.add(&ruling(key, None, "a call"), &evening(minute)).expect("kept").number
}

fn all(log: &Log) -> Vec<Entry> {
    log.entries(&Filter::default()).expect("entries")
}

/// Somebody of whom the log knows nothing yet.
fn novak() -> Player {
    Player::New("Novak".to_owned())
}

#[test]
fn what_was_kept_is_there_as_it_was() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    let added = log.add(&ruling("a", Some(novak()), "he put 500 in"), &evening(3)).expect("kept");
    assert_eq!((added.number, added.again, added.clock_went_back), (1, false, false));
    drop(log);
    let log = Log::open(&folder.log(), Access::Read).expect("a log");
    let entry = log.entry(1).expect("the entry");
    assert_eq!(
        (entry.place.as_deref(), entry.seat.as_deref(), entry.name.as_deref()),
        (Some("7"), Some("3"), Some("Novak"))
    );
    assert_eq!((entry.happened.clone(), entry.entered.clone()), (evening(3), evening(3)));
    assert_eq!(entry.part("told"), Some("he put 500 in"));
    assert_eq!(log.entry(2), Err(crate::Fault::NoEntry(2)));
}

#[test]
fn an_entry_that_is_sent_twice_is_one_and_another_with_its_key_is_refused() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    let entry = ruling("a", Some(novak()), "a call");
    assert!(!log.add(&entry, &evening(0)).expect("kept").again);
    let again = log.add(&entry, &evening(9)).expect("kept");
    assert_eq!((again.number, again.again), (1, true));
    assert_eq!(log.people("novak").expect("people").len(), 1);
    let other = NewEntry { seat: Some("4".to_owned()), ..entry };
    assert_eq!(log.add(&other, &evening(9)), Err(crate::Fault::KeyTaken(1)));
    assert_eq!(all(&log).len(), 1);
}

#[test]
fn a_clock_that_goes_back_is_told_and_the_order_stays_that_of_entering() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    add(&mut log, "a", 10);
    let back = log.add(&ruling("b", None, "a call"), &evening(5)).expect("kept");
    assert!(back.clock_went_back);
    assert_eq!(all(&log).iter().map(|entry| entry.number).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn where_somebody_sits_is_what_happened_last_and_stands() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    log.add(&ruling("a", Some(novak()), "a call"), &evening(0)).expect("kept");
    let novak = log.people("Novak").expect("people")[0].id;
    let at = |key: &str, place: &str, minute: i64, about: Option<i64>| NewEntry {
        place: Some(place.to_owned()),
        happened: Some(evening(minute)),
        about,
        ..ruling(key, Some(Player::Known(novak)), "a call")
    };
    let table = |log: &Log| log.last_seen(novak).expect("looked up").map(|seen| seen.place);
    log.add(&at("moved", "3", 20, None), &evening(20)).expect("kept");
    // Entered late, and about another entry: neither says where somebody sits now.
    log.add(&at("late", "7", 10, None), &evening(21)).expect("kept");
    log.add(&at("report", "7", 22, Some(1)), &evening(22)).expect("kept");
    assert_eq!(table(&log).as_deref(), Some("3"));
    log.undo(Some(2), None, &evening(23)).expect("undone");
    assert_eq!(table(&log).as_deref(), Some("7"));
}

#[test]
fn entries_are_found_by_what_is_known_of_them() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    log.add(&ruling("a", Some(novak()), "Štyri karty"), &evening(0)).expect("kept");
    let known = log.people(" NOVÁK ").expect("people");
    assert_eq!(known[0].last_seen, Some(Seen { place: "7".to_owned(), seat: Some("3".to_owned()), number: 1 }));
    let mut moved = ruling("b", Some(Player::Known(known[0].id)), "a phone");
    moved.place = Some("3".to_owned());
    log.add(&moved, &evening(30)).expect("kept");
    let table = |log: &Log| log.last_seen(known[0].id).expect("looked up").map(|seen| seen.place);
    assert_eq!(table(&log).as_deref(), Some("3"));
    let found =
        |filter: Filter| log.entries(&filter).expect("entries").iter().map(|one| one.number).collect::<Vec<_>>();
    let at = |place: &str| Filter { place: Some(place.to_owned()), ..Filter::default() };
    assert_eq!(found(at("7")), [1]);
    assert_eq!(found(Filter { people: Some(vec![known[0].id]), ..Filter::default() }), [1, 2]);
    assert_eq!(found(Filter { people: Some(Vec::new()), ..Filter::default() }), [0_i64; 0]);
    assert_eq!(found(Filter { words: vec!["styri".to_owned()], ..Filter::default() }), [1]);
    assert_eq!(found(Filter { since: Some(evening(30).second), ..Filter::default() }), [2]);
    assert_eq!(found(Filter { before: Some(evening(30).second), ..Filter::default() }), [1]);
    assert_eq!(found(Filter { subject: Some("clock".to_owned()), ..Filter::default() }), [0_i64; 0]);
    assert_eq!(found(Filter { after: Some(1), kinds: vec!["ruling".to_owned()], ..Filter::default() }), [2]);
    let newest = log.entries(&Filter { newest: Some(2), ..Filter::default() }).expect("entries");
    let whole = all(&log);
    assert_eq!(newest, whole[whole.len() - 2..], "the newest, in the order in which they came");
}

#[test]
fn two_may_have_one_name() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    log.add(&ruling("a", Some(novak()), "a call"), &evening(0)).expect("kept");
    log.add(&ruling("b", Some(novak()), "a call"), &evening(1)).expect("kept");
    assert_eq!(log.people("Novak").expect("people").len(), 2);
}

#[test]
fn no_program_changes_or_deletes_an_entry() {
    let folder = Folder::new();
    add(&mut open(&folder.log()), "a", 0);
    let raw = rusqlite::Connection::open(folder.log()).expect("a file");
    for change in ["UPDATE entry SET seat = '9'", "DELETE FROM entry", "DELETE FROM part", "DELETE FROM name WHERE 0"] {
        let refused = raw.execute(change, []);
        assert!(refused.is_err() || change.ends_with('0'), "{change}");
    }
}

#[test]
fn what_is_too_long_is_refused_and_not_cut_off() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    let long = "x".repeat(300_000);
    assert_eq!(log.add(&ruling("a", None, &long), &evening(0)), Err(crate::Fault::TooLong("note", 256 * 1024)));
    let seat = NewEntry { seat: Some("x".repeat(65)), ..ruling("a", None, "") };
    assert_eq!(log.add(&seat, &evening(0)), Err(crate::Fault::TooLong("seat", 64)));
    assert!(all(&log).is_empty());
}
