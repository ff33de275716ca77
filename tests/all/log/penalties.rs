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

/// A house that counts by offence, lets the TD confirm three rounds, and carries penalties to its next event.
pub(super) fn strict_house(place: &Place) -> String {
    let house = place.join("house");
    let book = "title: House rules\nedition: \"2026\"\nlanguage: en\nextends: tda-2024\nsource: { en: x, nl: x, de: x, sk: x }\n";
    let policies = "repeat-offence.second-penalty: { value: one-round, clause: \"71-A\" }\n\
         repeat-offence.third-penalty: { value: three-rounds, clause: \"71-A\" }\n\
         repeat-offence.counted: { value: by-kind, clause: \"71-A\" }\n\
         penalty-kinds.director-from: { value: three-rounds, clause: \"71-A\" }\n\
         penalty-kinds.carried: { value: next-event, clause: \"71-A\" }\n";
    write(&house, &[("books/house/book.yaml", book), ("books/house/policies/conduct.yaml", policies)]);
    house
}

#[test]
fn both_counts_are_told_and_the_house_says_which_of_them_names_the_next_step() {
    let place = Place::new("counted");
    let house = strict_house(&place);
    let language = ["decide", "language", "language=other", "hand-under-way=yes", "has-hand=yes"];
    let rest = ["with-whom=at-the-table", "house-allows=no"];
    let talk = [&language[..], &rest[..], &["--log", "T7 s3 Novak", "--again", "--penalty", "warning"]].concat();
    assert_eq!(place.says(&talk).0, 0);
    phone(&place, "T7 s3 Novak", &["--again", "--penalty", "warning"]);
    let by_kind = phone(&place, "T7 s3 Novak", &["--again", "--rulings", &house, "--book", "house"]);
    assert!(by_kind.contains("2 penalties in all, 1 for this offence"), "{by_kind}");
    assert!(by_kind.contains("The next penalty: one missed round (71-A)"), "{by_kind}");
    // Of a book that does not say which count all of them do, and that is said.
    let over_all = phone(&place, "T7 s3 Novak", &["--again", "--book", "tda-2024"]);
    assert!(over_all.contains("the book does not say which count"), "{over_all}");
}

#[test]
fn from_the_step_that_the_house_names_a_penalty_is_kept_only_with_the_initials_of_the_td() {
    let place = Place::new("td-confirms");
    let house = strict_house(&place);
    let under = ["--rulings", &house, "--book", "house"];
    let said = phone(&place, "T7 s3 Novak", &[&under[..], &["--penalty", "3 rounds of 9"]].concat());
    assert!(said.contains("The penalty was not kept") && said.contains("--approved INITIALS"), "{said}");
    let give = |step: &str, more: &[&str]| place.says(&[&["log", "penalty", "1", step], &under[..], more].concat());
    for (step, more, status) in
        [("2 rounds", &[][..], 0), ("3 rounds", &[], 2), ("out", &[], 2), ("3 rounds", &["--approved", "PM"], 0)]
    {
        let (found, _, said) = give(step, more);
        assert_eq!(found, status, "{step}: {said}");
    }
    // A book that names no step asks nobody, and what is no ruling gets no penalty.
    assert_eq!(place.says(&["log", "penalty", "1", "out", "--book", "tda-2024"]).0, 0);
    assert_eq!(place.says(&["log", "penalty", "2", "warning"]).0, 2);
    let kept = place.json(&["log", "--all"]);
    let approved: Vec<_> =
        kept.as_array().into_iter().flatten().filter_map(|entry| entry["approved"].as_str()).collect();
    assert_eq!(approved, ["PM"]);
}

#[test]
fn a_penalty_goes_with_the_player_to_another_table() {
    let place = Place::new("moved");
    phone(&place, "T7 s3 Novak", &["--penalty", "1 round of 9"]);
    let (status, said, _) = place.says(&["log", "move", "Novak", "T3", "s5", "--by", "KV"]);
    assert!(status == 0 && said.contains("Novak now sits at T3 s5"), "{said}");
    let shown = |what: &[&str]| place.says(what).1;
    assert!(shown(&["shift"]).contains("Novak (T3 s5): 1 round"), "{}", shown(&["shift"]));
    assert_eq!(place.json(&["log", "penalties"])[0]["table"], "3");
    holds("penalties", &place.json(&["log", "penalties"]));
    holds("log", &place.json(&["log"]));
    // What was ruled stays where it was ruled, and a move that was a mistake is none.
    assert!(shown(&["shift"]).contains("Table 7"), "{}", shown(&["shift"]));
    place.says(&["log", "undo"]);
    assert!(shown(&["log", "penalties"]).contains("Novak (T7 s3): 1 round"), "{}", shown(&["log", "penalties"]));
    for (arguments, status) in [(["Novak", "home"], 2), (["Novak", "T3 Bos"], 2), (["Nobody", "T3"], 1)] {
        assert_eq!(place.says(&["log", "move", arguments[0], arguments[1]]).0, status, "{arguments:?}");
    }
}

#[test]
fn what_is_not_served_goes_to_the_next_event_once_where_the_house_says_so() {
    let place = Place::new("carried");
    let house = strict_house(&place);
    phone(&place, "T7 s3 Novak", &["--penalty", "2 hands"]);
    phone(&place, "T7 s4 Bos", &["--penalty", "1 hand"]);
    place.says(&["log", "report", "2", "1"]);
    place.says(&["log", "report", "4", "back"]);
    let next = place.join("next.db");
    let first = place.log().display().to_string();
    let carry = |book: &str| {
        let under = ["--rulings", &house, "--book", book, "--log-file", &next];
        place.says(&[&["log", "carry", &first, "--by", "KV"], &under[..]].concat())
    };
    assert_eq!(carry("tda-2024").0, 1, "a book that does not say so");
    assert!(carry("house").1.starts_with("One penalty taken over"));
    assert!(carry("house").1.starts_with("No penalty taken over"));
    let kept = place.json(&["log", "penalties", "--log-file", &next]);
    assert_eq!(
        (&kept[0]["name"], &kept[0]["left"], kept.as_array().map(Vec::len)),
        (&"Novak".into(), &1.into(), Some(1))
    );
    // The name that came along can be forgotten as any other.
    assert_eq!(place.says(&["log", "forget", "Novak", "--yes", "--log-file", &next]).0, 0);
    let bytes = std::fs::read(&next).expect("the log");
    assert!(!bytes.windows(5).any(|window| window == b"Novak"));
}

#[test]
fn a_penalty_of_another_day_counts_and_is_still_to_be_served_only_where_the_house_says_so() {
    let place = Place::new("another-day");
    let house = strict_house(&place);
    phone(&place, "T7 s3 Novak", &["--at", "2026-01-02 21:40", "--penalty", "2 hands"]);
    let under = |book: &str| place.says(&["log", "penalties", "--rulings", &house, "--book", book]);
    assert_eq!(under("tda-2024").0, 1);
    assert!(under("house").1.contains("from the next hand, given at 2 January 2026"), "{}", under("house").1);
    let again = |book: &str| phone(&place, "T7 s3 Novak", &["--again", "--rulings", &house, "--book", book]);
    assert!(!again("tda-2024").contains("Penalties so far"), "{}", again("tda-2024"));
    assert!(again("house").contains("Penalties so far, Novak: 2 hands at 2 January 2026 21:40"), "{}", again("house"));
    // Once the player is back, it counts and is not shown.
    place.says(&["log", "report", "2", "back"]);
    assert_eq!(under("house").0, 1);
    assert!(again("house").contains("One penalty in all, 1 for this offence"), "{}", again("house"));
}
