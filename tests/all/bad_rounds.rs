//! Rounds that cannot have been: each gets a sentence that says where, in every language, and no ruling.

use crate::command_line::{err, floor, out};

/// A line, what of it is marked below with carets, and words of the sentence that says why.
const BAD: [(&str, &str, &str); 30] = [
    ("100 min; A 100, A 300", "A 300", "already acted"),
    ("100 min; A folds, B 100, A 300", "A 300", "already folded"),
    ("100 min; A all-in 100, B 200, A calls", "A calls", "already all-in"),
    ("100 min; A 100, B calls 150", "150", "100"),
    ("100 min; A calls", "A calls", "nothing for A to call"),
    ("100 min; A 200, B checks, C calls", "B checks", "200 to call"),
    ("100 min; A 50", "A 50", "at least 100"),
    ("100 min; A 400, B 600", "B 600", "at least 800"),
    ("100 min; A 400, B 300", "B 300", "The bet is 400"),
    ("100 min; A 0", "0", "above 0"),
    ("stacks A 300; 100 min; A 400", "A 400", "only 300"),
    ("stacks A 300; 100 min; A all-in 200", "A all-in 200", "has 300"),
    ("100 min; A all-in", "A all-in", "how much"),
    ("100 min; A 100, B all-in 125, C calls, A calls, C 400", "C 400", "already acted"),
    // Below half a raise even together: by no book's reading may C raise.
    ("100 min; A 100, B all-in 120, C calls, D all-in 140, A calls, C 400, A folds", "C 400", "may not raise"),
    ("blinds 200/400; BB posts 500; A calls", "BB posts 500", "only 400"),
    ("blinds 400/200; A calls", "400/200", ""),
    ("A 100, B 200", "A", "blinds"),
    ("100 min; A 99999999999999999999", "99999999999999999999", "tournament"),
    ("100 min; A -5", "-", ""),
    ("100 min; A 1.5", "1.5", "whole number"),
    ("100 min; Adam 100", "Adam", ""),
    ("100 min; A jumps", "jumps", ""),
    ("PL 50/100; A 900", "A 900", "At most 350"),
    ("100 min; A 100, B calls; turn; A checks; turn; A 100", "turn", "come in order"),
    ("100 min; A 100, B raises to 300; turn; B 200", "turn", "A still has to act"),
    ("100 min; A 100, B folds; turn; A 200", "turn", "Only A"),
    (
        "limit; blinds 50/100; A calls, SB calls, BB checks; flop; SB checks, BB checks, A checks; turn; A 100",
        "turn",
        "limit 100/200",
    ),
    ("stud 100/200; bring-in 30; A brings in, B calls; fifth; A bets", "fifth", "come in order"),
    ("stacks A 900; 100 min; A 600, B calls; turn; A 400", "A 400", "only 300"),
];

/// What is said of a command line that is refused: with status 2, and no ruling.
#[track_caller]
pub(crate) fn refused(arguments: &[&str]) -> String {
    let output = floor(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", err(&output));
    assert_eq!(out(&output), "", "{arguments:?}");
    err(&output)
}

#[test]
fn a_round_that_cannot_have_been_is_shown_in_its_place_and_not_ruled_on() {
    for (line, marked, words) in BAD {
        let round = format!("round={line}");
        let said = refused(&["decide", "raise-size", &round, "put=5000"]);
        let lines: Vec<&str> = said.lines().collect();
        let carets = lines
            .iter()
            .position(|line| line.trim_start().starts_with('^'))
            .unwrap_or_else(|| panic!("{line}: {said}"));
        let place = lines[carets].len() - lines[carets].trim_start().len();
        let shown: String = lines[carets - 1].chars().skip(place).take(lines[carets].trim_start().len()).collect();
        assert_eq!(shown, marked, "{line}");
        let sentence = lines[carets + 1..].join(" ").to_lowercase();
        assert!(sentence.contains(&words.to_lowercase()), "{line}: {sentence}");
    }
}

#[test]
fn why_a_round_cannot_have_been_is_said_in_the_users_language() {
    for (language, words) in [("nl", "al gefold"), ("de", "schon gefoldet"), ("sk", "už zahodil")] {
        let said = refused(&["--lang", language, "decide", "raise-size", "round=100 min; A folds, B 100, A 300"]);
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn in_pot_limit_after_the_flop_the_pot_is_asked_for() {
    let said = refused(&["decide", "pot-limit-maximum", "round=PL 50/100; flop; A 100"]);
    assert!(said.contains("pot 1500"), "{said}");
}

#[test]
fn chips_that_cannot_be_are_refused() {
    for chips in ["0", "2x0", "0x100", "2x-5", "five", "1.5", "", "2x99999999999999"] {
        let chips = format!("chips={chips}");
        let said = refused(&["decide", "several-chips", "round=100", &chips]);
        assert!(said.contains("chips:"), "{chips}: {said}");
    }
    let more = ["decide", "prior-bet-chips", "round=blinds 150/300; A 800", "own=150", "left=200", "added=1x1000"];
    let said = refused(&more);
    assert!(said.contains("150 in front: 200 cannot still be there"), "{said}");
}

#[test]
fn a_round_that_one_book_allows_is_not_refused_before_the_book_is_asked() {
    let raised = "round=limit 100/100; flop; A 100, B all-in 150, A 300";
    let small = "round=100 min; A 300, B all-in 500, C 700";
    let put = "put=900";
    for line in [
        &["--book", "onk-2023", "decide", "reopening", raised][..],
        &["--book", "tda-2019-sk", "decide", "raise-size", small, put, "said=amount", "all-in=no"],
    ] {
        let output = floor(line);
        assert_eq!(output.status.code(), Some(0), "{line:?}: {}", err(&output));
    }
}

#[test]
fn whose_turn_it_is_cannot_contradict_the_betting() {
    for (line, place) in [
        ("min 100; players A B C; flop; A bets 300, A to act", "A"),
        ("min 100; players A B C; flop; A checks, C to act", "C"),
        ("min 100; flop; A bets 300, B folds, B to act", "B"),
    ] {
        let said = refused(&["--lang", "en", "decide", "reopening", &format!("round={line}")]);
        assert!(said.contains('^') && said.contains(place), "{said}");
    }
    // Others may have been left out of this line, and B may have folded.
    for line in ["min 100; flop; A checks, C to act", "min 100; players A B C; flop; A checks, B to act"] {
        let output = floor(&["decide", "reopening", &format!("round={line}")]);
        assert_eq!(output.status.code(), Some(0), "{line}: {}", err(&output));
    }
}
