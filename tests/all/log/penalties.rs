//! Penalties: what went before is said after a ruling and filled in where it is asked for, and how far each is served.

use super::{Place, holds};
use crate::house::write;

/// A phone that rings, which every book minds.
const PHONE: [&str; 3] = ["decide", "phone", "use=sound"];

fn phone(place: &Place, at: &str, more: &[&str]) -> String {
    let (status, _, said) = place.says(&[&PHONE[..], &["--log", at, "--by", "KV"], more].concat());
    assert_eq!(status, 0, "{said}");
    said
}

#[test]
fn the_second_time_is_told_with_the_first_and_the_next_step_is_ruled_by_the_book() {
    let place = Place::new("second-time");
    let first = phone(&place, "T7 s3 Novak", &["--penalty", "warning"]);
    assert!(first.contains("Penalty kept as No. 2: warning"), "{first}");
    // Another player is nobody's second time.
    assert!(!phone(&place, "T7 s4 Bos", &[]).contains("second"));
    // The player has moved to another table.
    let second = phone(&place, "T2 s1 Novak", &["--penalty", "1 round of 9"]);
    assert!(
        second.contains("Phone at the table, Novak: the second time today; the first at ")
            || second.contains("Novak: the second time today; the first at "),
        "{second}"
    );
    assert!(second.contains("T7 s3 (No. 1)"), "{second}");
    assert!(second.contains("Penalties so far, Novak: warning at ") && second.contains("(No. 2)"), "{second}");
    assert!(second.contains("it may be heavier (71-A)") && !second.contains("To enter the penalty"), "{second}");
    // A penalty that was a mistake is none.
    place.says(&["log", "undo", "2"]);
    let third = phone(&place, "T2 s1 Novak", &["--again"]);
    assert!(third.contains("the third time today"), "{third}");
    assert!(third.contains("To enter the penalty: floor log penalty 7 STEP"), "{third}");
    assert!(third.contains("Penalties so far, Novak: 1 round at ") && !third.contains("warning"), "{third}");
}

#[test]
fn a_penalty_that_is_told_with_the_same_ruling_again_is_kept_once() {
    let place = Place::new("penalty-once");
    phone(&place, "T7 s3 Novak", &[]);
    let again = phone(&place, "T7 s3 Novak", &["--penalty", "warning"]);
    assert!(again.contains("The same as No. 1") && again.contains("Penalty kept as No. 2: warning"), "{again}");
    let once_more = phone(&place, "T7 s3 Novak", &["--penalty", "warning"]);
    assert!(once_more.contains("The same as No. 1") && !once_more.contains("Penalty"), "{once_more}");
    assert_eq!(place.json(&["log", "penalties"]).as_array().map(Vec::len), Some(1));
}

#[test]
fn a_house_says_which_step_is_next() {
    let place = Place::new("ladder");
    let house = place.join("house");
    write(
        &house,
        &[
            (
                "books/house/book.yaml",
                "title: House rules\nedition: \"2026\"\nlanguage: en\nextends: tda-2024\nsource: { en: x, nl: x, de: x, sk: x }\n",
            ),
            (
                "books/house/policies/conduct.yaml",
                "repeat-offence.second-penalty: { value: one-round, clause: \"71-A\" }\n\
         repeat-offence.third-penalty: { value: three-rounds, clause: \"71-A\" }\n",
            ),
        ],
    );
    let under = ["--rulings", &house, "--book", "house"];
    let ruled =
        |more: &[&str]| place.says(&[&under[..], &PHONE[..], &["--log", "T7 s3 Novak", "--again"], more].concat()).2;
    ruled(&["--penalty", "warning"]);
    let second = ruled(&["--penalty", "1 round"]);
    assert!(second.contains("The next penalty: one missed round (71-A)"), "{second}");
    let third = ruled(&[]);
    assert!(third.contains("The next penalty: three missed rounds (71-A)"), "{third}");
}

#[test]
fn what_the_log_knows_is_filled_in_and_what_is_typed_goes_before() {
    let place = Place::new("filled-in");
    phone(&place, "T7 s3 Novak", &["--penalty", "1 round of 9"]);
    let again = ["decide", "repeat-offence", "offence=other", "--log", "T2 s2 Novak"];
    let (status, _, said) = place.says(&again);
    assert!(status == 0 && said.contains("From the log: earlier=rounds penalties-so-far=one"), "{said}");
    let (_, _, said) = place.says(&[&again[..], &["earlier=warning", "--again"]].concat());
    assert!(!said.contains("earlier=rounds"), "{said}");
    let missed =
        ["decide", "missed-rounds", "table-changed=no", "deals-missed=5", "dealt-again=0", "--log", "T2 s2 Novak"];
    let (status, shown, said) = place.says(&missed);
    assert!(status == 0 && said.contains("given-in=rounds rounds=1 players=9"), "{said}");
    assert!(shown.contains("hands left to miss 4"), "{shown}");
    // Who is not in the log is asked about.
    let nobody = ["decide", "repeat-offence", "offence=other", "--log", "T2 s2 Bos"];
    assert_eq!(place.says(&nobody).0, 2);
    let chatter = ["decide", "etiquette", "breach=chatter"];
    place.says(&[&chatter[..], &["repeated=no", "--log", "T1 s1 Kral"]].concat());
    let (status, _, said) = place.says(&[&chatter[..], &["--log", "T1 s1 Kral", "--again"]].concat());
    assert!(status == 0 && said.contains("From the log: repeated=yes"), "{said}");
}

#[test]
fn a_penalty_is_served_as_it_is_reported_and_stands_first_in_the_hand_over() {
    let place = Place::new("served");
    phone(&place, "T7 s3 Novak", &[]);
    let given = place.says(&["log", "penalty", "1", "2 hands", "--by", "KV"]);
    assert!(given.1.contains("Penalty kept as No. 2: 2 hands"), "{}", given.2);
    let first = |place: &Place| {
        let shown = place.says(&["shift"]).1;
        shown.split("Still to do").nth(1).unwrap_or_default().lines().nth(1).unwrap_or_default().to_owned()
    };
    assert!(first(&place).contains("Novak (T7 s3): 2 hands, from the next hand"), "{}", first(&place));
    place.says(&["log", "report", "2", "1"]);
    assert!(first(&place).contains("2 hands, 1 left as reported at"), "{}", first(&place));
    place.says(&["log", "report", "2", "served"]);
    assert!(first(&place).contains("served at"), "{}", first(&place));
    holds("penalties", &place.json(&["log", "penalties"]));
    holds("shift", &place.json(&["shift"]));
    place.says(&["log", "report", "2", "back"]);
    assert!(first(&place).contains("Nothing is open"), "{}", first(&place));
    assert_eq!(place.json(&["log", "penalties"])[0]["state"], "back");
    holds("log", &place.json(&["log"]));
    for (arguments, status) in [
        (&["log", "penalty", "1", "a talk"][..], 2),
        (&["log", "report", "1", "served"], 2),
        (&["log", "report", "2", "soon"], 2),
        (&["log", "penalty", "99", "warning"], 1),
    ] {
        assert_eq!(place.says(arguments).0, status, "{arguments:?}");
    }
}
