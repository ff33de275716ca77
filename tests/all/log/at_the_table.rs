//! The log at the table: a ruling is kept while it stands on the screen, and what was ruled before on the like of it is said then.

use super::Place;
use super::penalties::strict_house;
use crate::command_line::UNDERCALL;
use crate::emulated::Emulated;

#[test]
fn a_ruling_is_kept_by_a_word_and_stays_on_the_screen() {
    let place = Place::new("table");
    let log = place.log().display().to_string();
    let mut person = Emulated::new((24, 60), &["--lang", "en", "--book", "onk-2023", "--log-file", &log]);
    person.answer("What happened?", "log T7");
    person.answer("Nothing is ruled yet", "four card flop");
    person.answer("All four face down", "log");
    person.answer("log T7 s3 Novak --by KV", "log T7 s3 Novak --by KV --at 20:14");
    person.until("Kept as No. 1.");
    assert!(person.shows("All four face down"), "{:?}", person.rows());
    person.answer("Enter or words", "log T7 --at never");
    person.until("\"never\" is not a time");
    person.answer("Enter or words", "q");
    person.end();
    let entry = place.json(&["log", "show", "1"]);
    assert_eq!((&entry["table"], &entry["by"]), (&"7".into(), &"KV".into()));
    assert!(entry["happened"].as_str().is_some_and(|text| text.contains("T20:14:00")), "{entry}");
}

/// An undercall that is to be kept, typed at a terminal.
fn undercall(place: &Place, at: &str) -> Emulated {
    let log = place.log().display().to_string();
    let arguments = ["--lang", "en", "--no-pager", "--log-file", &log];
    Emulated::new((24, 60), &[&arguments[..], &UNDERCALL[..], &["--short", "--log", at]].concat())
}

const DOWN: &str = "\u{1b}[B";

#[test]
fn what_may_be_the_same_ruling_or_another_player_is_asked() {
    let place = Place::new("asked");
    place.keep("T7 s3 Novak", &[]);
    let mut same = undercall(&place, "T7 s3 Novak");
    same.until("Is it the same as No. 1?");
    same.keys(b"\r");
    same.until("The same as No. 1, not kept again.");
    same.end();
    let mut another = undercall(&place, "T7 s3 Novak");
    another.until("Is it the same as No. 1?");
    another.keys(format!("{DOWN}\r").as_bytes());
    another.until("Kept as No. 2.");
    another.end();
    // The player may have moved, or it is another one.
    let mut moved = undercall(&place, "T2 s1 Novak");
    moved.until("Which Novak is it?");
    moved.until("Novak, last at T7 s3 (No. 2)");
    moved.keys(b"\r");
    moved.until("Kept as No. 3.");
    moved.end();
    let mut somebody_else = undercall(&place, "T9 s9 Novak");
    somebody_else.until("Which Novak is it?");
    somebody_else.keys(format!("{DOWN}\r").as_bytes());
    somebody_else.until("Kept as No. 4.");
    somebody_else.end();
    let entries = place.json(&["log"]);
    let players: Vec<_> = entries.as_array().expect("entries").iter().map(|one| one["player"].clone()).collect();
    assert_eq!(players, [1, 1, 1, 2]);
}

#[test]
fn what_is_taken_back_or_forgotten_is_confirmed_first() {
    let place = Place::new("confirmed");
    place.keep("T7 s3 Novak", &[]);
    let log = place.log().display().to_string();
    let at = |more: &[&str]| Emulated::new((24, 60), &[&["--lang", "en", "--log-file", &log, "log"], more].concat());
    let mut left = at(&["undo"]);
    left.until("Undo this entry?");
    left.keys(format!("{DOWN}\r").as_bytes());
    left.until("Nothing was changed.");
    left.end();
    let mut undone = at(&["undo"]);
    undone.until("Undercall: Full call");
    undone.keys(b"\r");
    undone.until("No. 1 is undone.");
    undone.end();
    let mut forgotten = at(&["forget", "Novak"]);
    // What was undone says nothing of where somebody sat.
    forgotten.until("Forget Novak? The name does not come back.");
    forgotten.keys(b"\r");
    forgotten.until("Forgotten.");
    forgotten.end();
    assert_eq!(place.json(&["log", "show", "1"])["undone"], true);
}

#[test]
fn the_initials_of_the_td_are_asked_for_where_the_house_wants_them() {
    let place = Place::new("td-asked");
    let house = strict_house(&place);
    place.keep("T7 s3 Novak", &[]);
    let log = place.log().display().to_string();
    let arguments = ["--lang", "en", "--log-file", &log, "--rulings", &house, "--book", "house"];
    let give = || Emulated::new((24, 60), &[&arguments[..], &["log", "penalty", "1", "3 rounds"]].concat());
    let mut nobody = give();
    nobody.until("Enter alone if nobody has");
    nobody.keys(b"\r");
    nobody.until("The penalty was not kept");
    nobody.end();
    let mut confirmed = give();
    confirmed.until("Enter alone if nobody has");
    confirmed.keys(b"PM\r");
    confirmed.until("Penalty kept as No. 2: 3 rounds");
    confirmed.end();
    assert_eq!(place.json(&["log", "show", "2"])["approved"], "PM");
}
