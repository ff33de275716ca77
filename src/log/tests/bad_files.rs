//! Files that are no log, or no longer one; and disks that take nothing more.

use super::{Folder, add, all, evening, open, ruling};
use crate::{Access, Fault, Log};
use std::fs;
use std::time::Duration;

fn opened(folder: &Folder, access: Access) -> Result<(), Fault> {
    Log::open(&folder.log(), access).map(|_| ())
}

#[test]
fn no_log_is_begun_by_whoever_only_looks() {
    let folder = Folder::new();
    assert_eq!(opened(&folder, Access::Read), Err(Fault::Missing));
    assert_eq!(opened(&folder, Access::Write), Err(Fault::Missing));
    assert!(!folder.log().exists());
    assert_eq!(opened(&folder, Access::Create), Ok(()));
}

#[test]
fn a_file_of_another_kind_is_left_alone() {
    let folder = Folder::new();
    for content in ["name,seat\nNovak,3\n", "S", "SQLite format 2\0"] {
        fs::write(folder.log(), content).expect("written");
        for access in [Access::Read, Access::Write, Access::Create] {
            assert_eq!(opened(&folder, access), Err(Fault::NotALog), "{content}");
        }
        assert_eq!(fs::read_to_string(folder.log()).expect("read"), content);
    }
    fs::remove_file(folder.log()).expect("deleted");
    let other = rusqlite::Connection::open(folder.log()).expect("a file");
    other.execute_batch("CREATE TABLE note (text TEXT)").expect("a table");
    assert_eq!(opened(&folder, Access::Create), Err(Fault::NotALog));
    fs::remove_file(folder.log()).expect("deleted");
    fs::create_dir(folder.log()).expect("a folder");
    assert_eq!(opened(&folder, Access::Create), Err(Fault::NotALog));
}

#[cfg(unix)]
#[test]
fn what_is_no_plain_file_is_not_waited_for() {
    let folder = Folder::new();
    let made = std::process::Command::new("mkfifo").arg(folder.log()).status();
    if made.is_ok_and(|made| made.success()) {
        assert_eq!(opened(&folder, Access::Create), Err(Fault::NotALog));
    }
    assert_eq!(Log::open("/dev/null".as_ref(), Access::Create).map(|_| ()), Err(Fault::NotALog));
}

#[test]
fn a_log_of_a_newer_program_is_told_with_both_layouts() {
    let folder = Folder::new();
    add(&mut open(&folder.log()), "a", 0);
    let raw = rusqlite::Connection::open(folder.log()).expect("a file");
    raw.pragma_update(None, "user_version", 7).expect("a version");
    for access in [Access::Read, Access::Create] {
        assert_eq!(opened(&folder, access), Err(Fault::Newer(7, 1)));
    }
}

#[test]
fn a_file_of_a_stranger_runs_nothing_that_it_brings() {
    let folder = Folder::new();
    add(&mut open(&folder.log()), "a", 0);
    let raw = rusqlite::Connection::open(folder.log()).expect("a file");
    let trap = "CREATE TRIGGER trap AFTER INSERT ON entry BEGIN SELECT load_extension('/tmp/x'); END";
    raw.execute_batch(trap).expect("a trap");
    drop(raw);
    let mut log = open(&folder.log());
    assert!(log.add(&ruling("b", None, ""), &evening(1)).is_err());
    assert_eq!(all(&log).len(), 1);
}

#[test]
fn a_damaged_file_is_told_and_check_names_what_is_wrong() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    for at in 0..60 {
        log.add(&ruling(&format!("k{at}"), None, &"told ".repeat(100)), &evening(at)).expect("kept");
    }
    assert_eq!(log.check(), Ok(Vec::new()));
    drop(log);
    let mut bytes = fs::read(folder.log()).expect("read");
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0xab);
    fs::write(folder.log(), &bytes).expect("written");
    let log = Log::open(&folder.log(), Access::Read).expect("its head is whole");
    assert!(log.check().is_ok_and(|wrong| !wrong.is_empty()));
    fs::write(folder.log(), &bytes[..5000]).expect("written");
    let cut_off = Log::open(&folder.log(), Access::Read).and_then(|log| log.check());
    assert!(cut_off.as_ref().map_or(true, |wrong| !wrong.is_empty()), "{cut_off:?}");
}

#[test]
fn a_log_that_another_program_holds_is_given_up_after_a_while() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    let holding = log.writing().expect("alone");
    let mut other = Log::open_within(&folder.log(), Access::Write, Duration::from_millis(50)).expect("a log");
    assert_eq!(other.add(&ruling("a", None, ""), &evening(0)), Err(Fault::Locked));
    drop(holding);
    assert!(other.add(&ruling("a", None, ""), &evening(0)).is_ok());
}

#[test]
fn a_disk_that_is_full_loses_nothing_of_before() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    add(&mut log, "a", 0);
    let pages: i64 = log.connection.pragma_query_value(None, "page_count", |row| row.get(0)).expect("a number");
    log.connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).expect("a limit");
    let long = ruling("b", None, &"told ".repeat(4000));
    assert_eq!(log.add(&long, &evening(1)), Err(Fault::Full));
    assert_eq!(all(&log).len(), 1);
    log.connection.pragma_update_and_check(None, "max_page_count", 10_000, |_| Ok(())).expect("a limit");
    assert!(log.add(&long, &evening(1)).is_ok());
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_written_can_still_be_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    add(&mut open(&folder.log()), "a", 0);
    assert_eq!(fs::metadata(folder.log()).expect("there").permissions().mode() & 0o077, 0);
    fs::set_permissions(folder.log(), fs::Permissions::from_mode(0o400)).expect("set");
    let writable = fs::OpenOptions::new().append(true).open(folder.log()).is_ok();
    assert_eq!(all(&Log::open(&folder.log(), Access::Read).expect("a log")).len(), 1);
    // Who may do everything writes it all the same.
    if !writable {
        assert_eq!(opened(&folder, Access::Create), Err(Fault::ReadOnly));
    }
}

#[test]
fn a_copy_is_whole_and_takes_no_other_files_place() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    add(&mut log, "a", 0);
    let copy = folder.join("copy.db");
    log.backup(&copy).expect("copied");
    assert_eq!(log.backup(&copy), Err(Fault::CopyThere));
    add(&mut log, "b", 1);
    let copied = Log::open(&copy, Access::Read).expect("a log");
    assert_eq!((all(&copied).len(), copied.check()), (1, Ok(Vec::new())));
    assert_eq!(log.backup(&folder.join("no/copy.db")), Err(Fault::Missing));
}
