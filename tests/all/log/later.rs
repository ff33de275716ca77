//! What becomes of an entry later: taken back, brought back, appealed against, and seen by other data.

use super::Place;
use crate::command_line::{UNDERCALL, err};
use crate::house::write;

#[test]
fn an_undo_is_an_entry_and_never_undoes_an_undo() {
    let place = Place::new("undo");
    place.keep("T7 s3", &[]);
    place.keep("T7 s4", &[]);
    let done = |arguments: &[&str]| place.says(&[&["log"], arguments].concat());
    assert!(done(&["undo"]).1.contains("No. 2 is undone."));
    assert!(done(&["undo"]).1.contains("No. 1 is undone."));
    assert_eq!(done(&["undo"]).0, 1);
    let (status, _, said) = done(&["undo", "3"]);
    assert!(status == 2 && said.contains("No. 3 cannot be undone"), "{said}");
    assert!(done(&["redo"]).1.contains("No. 1 stands again."));
    let entries = place.json(&["log"]);
    let undone: Vec<bool> =
        entries.as_array().expect("entries").iter().filter_map(|one| one["undone"].as_bool()).collect();
    assert_eq!(undone, [false, true, false, false, false]);
    assert!(place.says(&["log"]).1.contains("\n    undone\n"));
}

#[test]
fn what_was_ruled_on_the_like_of_it_is_said_after_the_ruling() {
    let place = Place::new("alike");
    assert!(!place.keep("T3 s1", &["--at", "2026-01-02 21:40"]).contains("ruled at"));
    let said = place.keep("T7 s3", &[]);
    let same =
        "The same facts were ruled at 21:40, 2 January 2026, T3 s1 (No. 1): Full call: the player must complete it";
    assert!(said.contains(same), "{said}");
    let call =
        ["decide", "undercall", "call-said=no", "players=heads-up", "to-call=1200", "put=1200", "--log", "T1 s1"];
    let said = place.says(&call).2;
    assert!(said.contains("What differs is put in: 500 then, 1,200 now."), "{said}");
    // Under another book it is no example.
    let dpc = place.says(&[&["--book", "dpc"], &UNDERCALL[..], &["--log", "T9 s9"]].concat()).2;
    assert!(!dpc.contains("No. 1") && !dpc.contains("No. 2"), "{dpc}");
}

#[test]
fn what_was_overruled_taken_back_or_ruled_otherwise_is_no_example() {
    let place = Place::new("no-example");
    place.keep("T3 s1", &[]);
    place.keep("T3 s2", &["--otherwise", "his first tournament"]);
    place.keep("T3 s3", &[]);
    let (status, shown, _) =
        place.says(&["log", "appeal", "1", "overruled", "--by", "AB", "--otherwise", "the chips were hidden"]);
    assert_eq!((status, shown.trim()), (0, "Kept as No. 4."));
    place.says(&["log", "undo", "3"]);
    let said = place.keep("T7 s3", &[]);
    assert_eq!(said.trim(), "Kept as No. 6.");
    let shown = place.says(&["log"]).1;
    assert!(shown.contains("overruled on appeal by AB (No. 4)"), "{shown}");
    assert!(shown.contains("ruled otherwise: his first tournament"), "{shown}");
    // An appeal that is taken back, or another that upholds it, lets it stand again.
    place.says(&["log", "appeal", "1", "upheld", "--by", "AB"]);
    assert!(place.keep("T7 s4", &[]).contains("(No. 6)"));
    assert_eq!(place.says(&["log", "appeal", "1", "maybe"]).0, 2);
}

#[test]
fn an_entry_is_shown_as_it_was_and_with_other_data_what_would_be_ruled_now() {
    let place = Place::new("other-data");
    let house = place.join("house");
    write(
        &house,
        &[
            (
                "books/house/book.yaml",
                "title: House rules\nedition: \"2026\"\nlanguage: en\nextends: dpc\nsource: { en: x, nl: x, de: x, sk: x }\n",
            ),
            ("books/house/policies/procedure.yaml", "clock.total: { value: 45, clause: \"4.7\" }\n"),
        ],
    );
    let rule = ["--rulings", &house, "--book", "house", "decide", "clock", "phase=running", "seconds-gone=20"];
    let ruled = place.run(&[&["--lang", "en"], &rule[..], &["--log", "T4 s4"]].concat());
    let said = err(&ruled);
    let now = |more: &[&str]| place.says(&[&["--rulings", &house, "log", "show", "1"], more].concat());
    assert!(said.contains("Kept as No. 1."), "{said}");
    assert!(!now(&[]).1.contains("What would be ruled now"), "{}", now(&[]).1);
    write(&house, &[("books/house/policies/procedure.yaml", "clock.total: { value: 50, clause: \"4.7\" }\n")]);
    let shown = now(&[]).1;
    assert!(shown.contains("What would be ruled now"), "{shown}");
    // Without the house its book is not there.
    let shown = place.says(&["log", "show", "1"]).1;
    assert!(shown.contains("The book house or this incident is not in the data now."), "{shown}");
}
