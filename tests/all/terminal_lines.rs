//! Lines at a terminal as a person edits, calls back and pastes them, what the prompts say is in force, and which single keys
//! answer: seen on an emulated screen.

use crate::command_line::{err, floor, out};
use crate::emulated::Emulated;

const SIZE: (u16, u16) = (24, 60);

fn at(language: &str, book: &str, more: &[&str]) -> Emulated {
    Emulated::new(SIZE, &[&["--lang", language, "--book", book], more].concat())
}

#[test]
fn the_history_is_searched_at_every_prompt_and_its_letters_answer_nothing() {
    let mut terminal = at("en", "onk-2023", &["decide", "undercall"]);
    terminal.answer("Did the player say", "zzyzx");
    terminal.press("is not one of the answers", "\u{12}z");
    terminal.until("(reverse-i-search)`z': zzyzx");
    // Ctrl-G leaves the search, and a key answers again.
    terminal.keys(b"\x07");
    terminal.press("Did the player say", "y");
    terminal.answer("How much is it to call", "1200");
    terminal.answer("How much did the player put in", "500");
    terminal.press("Full call", "\u{12}zzy");
    terminal.until("(reverse-i-search)`zzy': zzyzx");
}

#[test]
fn a_line_is_edited_with_the_keys_of_a_shell_where_amounts_are_asked() {
    let mut terminal = at("en", "onk-2023", &["decide", "undercall", "call-said=yes"]);
    // Ctrl-W, Ctrl-U, Home, End, and back by a word.
    terminal.press("How much is it to call", "12 99\u{17}\u{15}20\u{1b}[H1\u{1b}[F0");
    terminal.until("> 1200");
    terminal.keys(b"\x1bb\x0b1300\r");
    terminal.answer("How much did the player put in", "500");
    terminal.asked("800");
}

#[test]
fn pasted_lines_are_disputes_one_after_the_other() {
    let lines = ["four-card-flop", "undercall", "phone at the table"];
    let together = format!("\u{1b}[200~{}\u{1b}[201~\r", lines.join("\n"));
    let one_by_one: String = lines.iter().map(|line| format!("{line}\r")).collect();
    for (pasted, bracketed) in [(together, true), (one_by_one, false)] {
        let mut terminal = at("en", "onk-2023", &[]);
        terminal.press("What happened?", &pasted);
        if bracketed {
            terminal.press("Next in line (2), Enter takes it: undercall", "\r");
        }
        terminal.press("Did the player say", "y");
        terminal.answer("How much is it to call", "1200");
        terminal.answer("How much did the player put in", "500");
        terminal.press("Next in line (1), Enter takes it: phone at the table", "\r");
        terminal.asked("What was the device used for?");
    }
}

#[test]
fn a_byte_that_is_no_letter_is_seen_and_can_be_taken_out() {
    let mut terminal = at("en", "onk-2023", &[]);
    terminal.asked("What happened?");
    terminal.keys(b"four\xff");
    // The emulated terminal does not show the sign; the next key takes it out, and no letter.
    terminal.until("> four");
    terminal.keys(b"\x7f-card-flop\r");
    terminal.asked("All four face down");
}

#[test]
fn the_first_prompt_says_what_is_in_force_and_confirms_what_changes() {
    for (language, asked, book, level, street) in [
        ("en", "English", "book DPC", "level 400/800 ante 800", "before the flop:"),
        ("nl", "Nederlands", "boek Dpc", "level 400/800 ante 800", "vóór de flop:"),
        ("de", "Deutsch", "buch dp", "level 400/800 ante 800", "vor dem Flop:"),
        ("sk", "slovenčina", "kniha DPC", "úroveň 400/800 ante 800", "pred flopom:"),
    ] {
        let mut terminal = at(language, "onk", &[]);
        terminal.answer(&format!("ONK Poker 2023-2024 TDA-reglement · {asked}"), book);
        terminal.asked("DPC House Rules");
        terminal.answer(asked, level);
        terminal.asked("400/800 ante 800");
        // A line that says no blinds is asked for its street alone, by one key.
        terminal.answer(asked, "A raises to 2000, B puts 1000");
        terminal.press(street, "1");
        terminal.asked("(2)");
    }
}

#[test]
fn whoever_gets_a_book_in_another_language_is_told_so_once() {
    let said = "Es gilt das Buch onk-2023, auf Niederländisch.";
    let mut terminal = Emulated::new(SIZE, &["--lang", "de"]);
    terminal.answer(said, "four-card-flop");
    terminal.answer("Alle vier verdeckt; eine zuf", "");
    terminal.asked("Was ist passiert?");
    let rows = terminal.rows().join(" ");
    assert!(!rows.contains(said), "{rows}");
    // Not to whoever named it.
    let mut terminal = at("en", "onk-2023", &[]);
    terminal.asked("What happened?");
    assert!(!terminal.shows(said));
}

#[test]
fn a_question_mark_and_arrows_answer_without_a_word() {
    let mut terminal = at("en", "onk-2023", &["decide", "undercall"]);
    terminal.press("Did the player say", "?");
    terminal.press("How many players", "<\r");
    terminal.press("Did the player say", "??");
    terminal.asked("It decides between:");
    terminal.press("Did the player say", "\u{1b}[B\u{1b}[B");
    terminal.until("> yes");
    terminal.keys(b"\r");
    terminal.asked("How much is it to call");
}

#[test]
fn the_answers_behind_the_ninth_are_counted_on_and_only_1_waits_for_enter() {
    for (typed, taken, next) in [("10", "> threw cards", "land off the table"), ("2", "> held up", "")] {
        let mut terminal = at("en", "onk-2023", &["decide", "etiquette"]);
        terminal.press("10 threw cards", typed);
        terminal.until(taken);
        terminal.asked(next);
    }
    let mut terminal = at("en", "onk-2023", &["decide", "etiquette"]);
    terminal.press("12 bothered others", "1");
    terminal.until("> 1");
    terminal.keys(b"\r");
    terminal.asked("again and again");
}

#[test]
fn an_incident_that_is_called_like_a_command_is_taken_from_the_list_after_a_ruling() {
    let mut terminal = at("en", "onk-2023", &["decide", "rabbit-hunting"]);
    terminal.press("been shown already?", "n");
    terminal.press("Refused", "speaks fren");
    terminal.until("→ Language spoken at the table");
    terminal.keys(b"\x1b[C");
    terminal.asked("Which language was spoken?");
}

#[test]
fn what_each_answer_leads_to_differs_where_the_rulings_do() {
    for (language, book, why) in
        [("en", "onk-2023", "??"), ("nl", "dpc", "??"), ("de", "tda-2015-de", "??"), ("sk", "tda-2019-sk", "??")]
    {
        let mut terminal = Emulated::new((50, 100), &["--lang", language, "--book", book, "decide", "undercall"]);
        terminal.press("1 ", why);
        terminal.asked("→");
        let rows = terminal.rows();
        let led: Vec<&str> = rows.iter().filter_map(|row| row.split_once('→')).map(|(_, to)| to).collect();
        assert!(led.len() > 1 && led.windows(2).any(|two| two[0] != two[1]), "{}", rows.join("\n"));
    }
}

#[test]
fn a_book_is_named_in_any_case_and_by_its_beginning() {
    for (typed, id) in [
        ("DPC", "dpc"),
        ("onk", "onk-2023"),
        ("TDA-2015", "tda-2015-de"),
        ("sk", "tda-2019-sk"),
        ("Poker", "pokerpunt"),
    ] {
        let output = floor(&["--book", typed, "--format", "json", "decide", "four-card-flop"]);
        assert!(out(&output).contains(&format!("\"book\": \"{id}\"")), "{typed}: {}{}", out(&output), err(&output));
    }
    for typed in ["tda", "", "2"] {
        let output = floor(&["--book", typed, "decide", "four-card-flop"]);
        assert_eq!(output.status.code(), Some(2), "{typed}");
    }
}

#[test]
fn a_choice_leads_the_ruling_with_its_options_numbered() {
    let facts = ["call-said=no", "players=multiway", "facing=first-raise", "to-call=1200", "put=500"];
    for (language, choice) in [
        ("en", "Your choice: (1) "),
        ("nl", "Jouw keuze: (1) "),
        ("de", "Deine Wahl: (1) "),
        ("sk", "Tvoja voľba: (1) "),
    ] {
        let output =
            floor(&[&["--lang", language, "--book", "onk", "decide", "--short", "undercall"], &facts[..]].concat());
        let said = out(&output);
        assert!(said.starts_with(choice) && said.contains(" (2) "), "{said}{}", err(&output));
        let shown = out(&floor(&[&["--lang", language, "--book", "onk", "decide", "undercall"], &facts[..]].concat()));
        assert!(shown.contains("\n(1) ") && shown.contains("\n(2) ") && !shown.contains("\nA  "), "{shown}");
    }
}
