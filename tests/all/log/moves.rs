//! A table move: a penalty goes along with its player, and a seat is no person.

use super::{Place, holds};

/// A player at T7 s3 who misses two hands, with the number of the penalty: 2.
fn penalised(name: &str) -> Place {
    let place = Place::new(name);
    place.keep("T7 s3 Novak", &["--penalty", "2 hands"]);
    place
}

/// What is still to do, as the hand-over says it first.
fn to_do(place: &Place) -> String {
    place.json(&["shift"])["to_do"][0].as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_penalty_goes_along_and_comes_back_when_the_move_is_undone() {
    let place = penalised("moves");
    assert!(to_do(&place).starts_with("Novak (T7 s3): 2 hands"), "{}", to_do(&place));
    let (status, said, _) = place.says(&["log", "move", "Novak", "T3", "s5", "--by", "KV"]);
    assert_eq!((status, said.trim()), (0, "Novak now sits at T3 s5 (No. 3)"));
    assert!(to_do(&place).starts_with("Novak (T3 s5): 2 hands"), "{}", to_do(&place));
    // A report is about the penalty, and says nothing of where the player sits.
    place.says(&["log", "report", "2", "1"]);
    let penalties = place.json(&["log", "penalties"]);
    holds("penalties", &penalties);
    holds("shift", &place.json(&["shift"]));
    holds("log", &place.json(&["log"]));
    let seat = |key: &str| penalties[0][key].as_str().unwrap_or_default().to_owned();
    assert_eq!([seat("table"), seat("seat")], ["3", "5"]);
    assert!(place.says(&["log"]).1.contains("No. 3 · "), "a move is an entry of the list");
    place.says(&["log", "undo", "3", "--yes"]);
    assert!(to_do(&place).starts_with("Novak (T7 s3): 2 hands, 1 left"), "{}", to_do(&place));
    place.says(&["log", "redo", "3", "--yes"]);
    assert!(to_do(&place).starts_with("Novak (T3 s5)"), "{}", to_do(&place));
    place.says(&["log", "forget", "Novak", "--yes"]);
    assert!(to_do(&place).contains("(T3 s5)") && !to_do(&place).contains("Novak"), "{}", to_do(&place));
}

#[test]
fn what_is_entered_late_moves_nobody_back() {
    let place = Place::new("moves-late");
    place.keep("T7 s3 Novak", &["--at", "2026-01-02 20:00", "--penalty", "2 hands"]);
    place.says(&["log", "move", "Novak", "T3", "s5"]);
    place.keep("T7 s3 Novak", &["--at", "2026-01-02 21:00"]);
    let said = place.keep("T9 s9 Novak#3", &[]);
    assert!(said.contains("last at T3 s5 (No. 3)"), "{said}");
}

#[test]
fn a_seat_is_no_person() {
    let place = penalised("moves-seat");
    assert!(place.keep("T7 s3", &[]).starts_with("The same as No. 1"));
    // Another player is named on that seat, or whoever sat there has moved: it is another ruling.
    assert!(place.keep("T7 s3 Bos", &[]).starts_with("Kept as No. 3."));
    place.says(&["log", "undo", "3", "--yes"]);
    place.says(&["log", "move", "Novak", "T3", "s5"]);
    assert!(place.keep("T7 s3", &[]).starts_with("Kept as No. 6."));
    // What happened before the move is still the ruling of then, where the player is named.
    assert!(place.keep("T7 s3 Novak", &["--again"]).starts_with("Kept as No. 7."));
}

#[test]
fn a_move_that_does_not_say_who_sits_where_is_refused_in_every_language() {
    let place = penalised("moves-wrong");
    for language in ["en", "nl", "de", "sk"] {
        for (arguments, status) in [
            (&["log", "move", "Novak"][..], 2),
            (&["log", "move", "T3", "s5"], 2),
            (&["log", "move", "Bos", "T3", "s5"], 1),
        ] {
            let output = place.run(&[&["--lang", language], arguments].concat());
            let said = crate::command_line::err(&output);
            assert!(output.status.code() == Some(status) && !said.trim().is_empty(), "{arguments:?}: {said}");
        }
    }
    place.keep("T8 s1 Novak#2", &["--again"]);
    let (status, _, said) = place.says(&["log", "move", "Novak", "T3", "s5"]);
    assert!(status == 2 && said.contains("Novak#2"), "{said}");
    assert_eq!(place.says(&["log", "move", "Novak#2", "T3", "s5"]).0, 0);
}
