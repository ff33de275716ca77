//! Undo and redo.

use super::{Folder, add, all, evening, open};
use crate::{Fault, Kind};

#[test]
fn an_undo_takes_the_last_back_and_never_an_undo() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    for (key, minute) in [("a", 0), ("b", 1), ("c", 2)] {
        add(&mut log, key, minute);
    }
    assert_eq!(log.next_to_turn(Kind::UNDO), Ok(3));
    assert_eq!(log.undo(None, None, &evening(5)), Ok(3));
    assert_eq!(log.undo(None, None, &evening(6)), Ok(2));
    assert_eq!(log.undo(Some(4), None, &evening(7)), Err(Fault::NoUndo(4)));
    assert_eq!(log.undo(Some(3), None, &evening(7)), Err(Fault::AlreadyUndone(3)));
    assert_eq!(log.undo(Some(9), None, &evening(7)), Err(Fault::NoEntry(9)));
    let undone: Vec<bool> = all(&log).iter().map(|entry| entry.undone).collect();
    assert_eq!(undone, [false, true, true, false, false]);
}

#[test]
fn a_redo_brings_back_what_was_undone_last() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    for key in ["a", "b"] {
        add(&mut log, key, 0);
    }
    assert_eq!(log.redo(None, None, &evening(5)), Err(Fault::Nothing));
    assert_eq!(log.redo(Some(1), None, &evening(5)), Err(Fault::NotUndone(1)));
    log.undo(Some(1), Some("KV"), &evening(5)).expect("undone");
    log.undo(Some(2), None, &evening(5)).expect("undone");
    assert_eq!(log.undo(None, None, &evening(5)), Err(Fault::Nothing));
    assert_eq!(log.redo(None, None, &evening(6)), Ok(2));
    assert_eq!(log.redo(None, None, &evening(6)), Ok(1));
    assert_eq!(log.redo(None, None, &evening(6)), Err(Fault::Nothing));
    // What was brought back can be taken back again.
    assert_eq!(log.undo(None, None, &evening(7)), Ok(2));
    assert_eq!(log.redo(Some(2), None, &evening(7)), Ok(2));
    assert!(all(&log).iter().all(|entry| !entry.undone));
}
