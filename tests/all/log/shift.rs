//! The hand-over.

use super::Place;
use crate::command_line::out;

/// An evening: a player who was ruled on twice, an incident at three tables, and an appeal.
fn evening(name: &str) -> Place {
    let place = Place::new(name);
    place.keep("T7 s3 Novak", &["--by", "KV"]);
    place.keep("T10 s1 Bos", &["--by", "KV"]);
    place.keep("T2 s5 Novak", &["--by", "AB"]);
    place.says(&["decide", "four-card-flop", "--log", "T2"]);
    place.says(&["log", "appeal", "2", "overruled", "--by", "TD"]);
    place
}

#[test]
fn first_comes_what_is_to_do_then_what_happened_by_table_last_what_repeated_itself() {
    let place = evening("shift");
    let shown = place.says(&["shift"]).1;
    let at = |what: &str| shown.find(what).unwrap_or_else(|| panic!("{what} in\n{shown}"));
    let order = [
        at("Hand-over, "),
        at("Still to do"),
        at("Watch Novak (T2 s5): Undercall (No. 1, 3)"),
        at("Table 2"),
        at("Table 7"),
        at("Table 10"),
        at("overruled on appeal by TD (No. 5)"),
        at("Watch for"),
        at("2 times Undercall (T7, T2), always ruled alike"),
    ];
    assert!(order.is_sorted(), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 72), "{shown}");
    let page = out(&place.run(&["shift", "--format", "html"]));
    assert!(page.contains("<h2>") && page.contains("size: A4"), "{page}");
}

#[test]
fn who_takes_over_sees_what_came_since_the_last_who_did() {
    let place = evening("take");
    let first = place.says(&["shift", "--take", "AB"]);
    assert!(first.1.contains("No. 1 ·") && first.2.contains("Kept as No. 6."), "{}{}", first.1, first.2);
    place.keep("T4 s4 Kral", &[]);
    let second = place.says(&["shift", "--take", "CD"]).1;
    assert!(second.contains("when AB took over") && second.contains("· s4 · Kral"), "{second}");
    assert!(!second.contains("· s1 · Bos"), "{second}");
    // What is to do is of the whole day.
    assert!(second.contains("Watch Novak"), "{second}");
    assert!(place.says(&["shift"]).1.contains("· s1 · Bos"));
    assert!(place.says(&["log"]).1.contains("took over"));
}

#[test]
fn a_ruling_that_leaves_a_choice_is_open_until_somebody_says_which_was_made() {
    let place = Place::new("open");
    let multiway =
        ["decide", "undercall", "call-said=no", "players=multiway", "facing=first-raise", "to-call=1200", "put=500"];
    place.says(&[&multiway[..], &["--log", "T7 s3"]].concat());
    place.says(&[&multiway[..], &["--log", "T8 s3", "--approved", "TD"]].concat());
    let shown = place.says(&["shift"]).1;
    assert_eq!(shown.matches("nobody has entered what was").count(), 1, "{shown}");
}
