//! The log at the table: a ruling is kept while it stands on the screen, and what was ruled before on the like of it is said then.

use super::Place;
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
