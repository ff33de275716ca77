//! An evening: forty rulings in four languages by two floors, with a change of shift, penalties, the same case again, departures from
//! the book and an appeal. What the next floor reads says all that has to be known, in 60 columns.

use super::Place;
use crate::emulated::Emulated;
use crate::printed::{browser, pages};
use std::path::Path;

/// What was ruled on, as a floor tells it.
const DISPUTES: [&[&str]; 10] = [
    &["undercall", "call-said=no", "players=heads-up", "to-call=1200", "put=500"],
    &["four-card-flop"],
    &["undercall", "call-said=yes", "to-call=2000", "put=1500"],
    &["phone", "use=sound"],
    &["wrong-seat", "right-stack=yes", "hand=no"],
    &["etiquette", "breach=chatter", "repeated=no"],
    &["clock", "phase=asked", "reasonable-time=yes", "asker=this-table", "at-seat=yes"],
    &["blinds 100/200; A raises to 600, B 500+500 silent"],
    &["deck-change-request", "asked-by=player", "damaged=no", "moment=neither"],
    &["language", "language=other", "hand-under-way=yes", "has-hand=yes", "with-whom=at-the-table", "house-allows=no"],
];

/// Plays the evening, and gives how many rulings were kept.
fn play(place: &Place) -> usize {
    let languages = ["en", "nl", "de", "sk"];
    for at in 0..40 {
        let (table, seat) = (at % 7 + 1, at % 9 + 1);
        let told = match at {
            // One player whom more than one floor has seen, and who moves.
            3 | 13 | 23 => format!("T{table} s{seat} Novak"),
            _ => format!("T{table} s{seat} P{at}"),
        };
        let by = if at < 20 { "KV" } else { "AB" };
        let mut more: Vec<&str> = vec!["--log", &told, "--by", by];
        match at {
            3 => more.extend(["--penalty", "warning"]),
            13 | 33 => more.extend(["--penalty", "2 hands"]),
            5 | 9 | 15 | 19 | 29 => more.extend(["--penalty", "1 round of 8"]),
            10 | 20 => more.extend(["--otherwise", "his first tournament", "--approved", "TD"]),
            _ => {}
        }
        if at == 20 {
            assert_eq!(place.says(&["shift", "--take", "AB"]).0, 0);
        }
        let language = ["--lang", languages[at % 4], "--book", "onk-2023", "decide"];
        let output = place.run(&[&language[..], DISPUTES[at % 10], &more].concat());
        assert_eq!(output.status.code(), Some(0), "{at}: {}", crate::command_line::err(&output));
    }
    let first = place.json(&["log"])[0]["number"].to_string();
    assert_eq!(place.says(&["log", "appeal", &first, "overruled", "--by", "TD"]).0, 0);
    let entries = place.json(&["log"]);
    entries.as_array().expect("entries").iter().filter(|entry| entry["kind"] == "ruling").count()
}

#[test]
fn the_next_floor_reads_what_is_to_do_what_happened_and_what_to_watch_for() {
    let place = Place::new("evening");
    assert_eq!(play(&place), 40);
    let log = place.log().display().to_string();
    let mut screen = Emulated::new((400, 60), &["--lang", "en", "--log-file", &log, "--no-pager", "shift"]);
    screen.until("always ruled alike");
    let shown = screen.rows().join("\n");
    screen.end();
    let at = |what: &str| shown.find(what).unwrap_or_else(|| panic!("{what} in\n{shown}"));
    assert!([at("Still to do"), at("Table 1"), at("Table 7"), at("Watch for")].is_sorted(), "{shown}");
    // Seven penalties of hands and rounds run; the warning does not.
    let to_do = &shown[at("Still to do")..at("Table 1")];
    assert_eq!(to_do.matches("from the next hand").count() + to_do.matches("from the\n").count(), 7, "{to_do}");
    assert!(to_do.contains("Watch Novak"), "{to_do}");
    assert!(shown.contains("overruled on appeal by TD") && shown.contains("his first tournament"), "{shown}");
    assert_eq!(place.json(&["log", "check"])["wrong"], serde_json::json!([]));
    // In the language of who reads it, whatever language it was ruled in.
    assert!(shown.contains("Player in the wrong seat"), "{shown}");
    assert!(!shown.contains("Voller Call") && !shown.contains("Flop met vier kaarten"), "{shown}");
    let penalties = place.json(&["log", "penalties"]);
    assert_eq!(penalties.as_array().map(Vec::len), Some(8));
}

#[test]
#[expect(clippy::print_stderr, reason = "says what is left out")]
fn the_hand_over_of_an_evening_fits_two_pages() {
    let Some(browser) = browser() else {
        eprintln!("left out: no browser is installed that could print");
        return;
    };
    let place = Place::new("evening-printed");
    play(&place);
    for language in ["en", "sk"] {
        let page = place.run(&["--lang", language, "shift", "--format", "html"]);
        let pages = pages(&browser, Path::new(&place.join(language)), &page.stdout);
        assert!((1..=2).contains(&pages), "{language}: {pages} pages");
    }
}
