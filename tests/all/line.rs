//! A betting line alone: which incidents it shows, in which order they are settled, and what they are ruled as; and what
//! must not be taken for one, or contradicts it.

use crate::command_line::{err as err_of, floor, out as out_of};
use serde_json::Value;

/// A line, and the incidents that it shows with their outcomes, under onk-2023.
const SHOWN: [(&str, &[(&str, &str)]); 73] = [
    // Pulled back, and new chips: the chips that lie there are ruled on, also where less than the call came in.
    (
        "blinds 100/200; A raises to 600, BB pulls back 200, says call, puts a 1000 chip",
        &[("overbet-for-change", "call-only")],
    ),
    ("blinds 100/200; A raises to 600, BB pulls back 200, says call, puts 300", &[("undercall", "full-call-owed")]),
    ("blinds 100/200; A raises to 600, BB pulls back 200, says call", &[("pulled-back-chips", "call-or-raise")]),
    ("blinds 100/200; A raises to 600, BB pulls back 200, puts 300", &[("pulled-back-chips", "call-or-raise")]),
    ("blinds 100/200; A raises to 600, BB pulls back 200", &[("pulled-back-chips", "call-or-raise")]),
    ("blinds 100/200; A raises to 600, BB pulls back 200, puts 600", &[("prior-bet-chips", "call")]),
    ("blinds 100/200; A raises to 600, BB puts a 1000 chip, then says call", &[("prior-bet-chips", "call-only")]),
    ("blinds 100/200; BB posts 1x500; A raises to 600, BB pulls back 500", &[("pulled-back-chips", "call-or-raise")]),
    // Words that count, or a first motion that does: what they come to is ruled, too.
    (
        "blinds 100/200; A raises to 600, B says 300, puts 200",
        &[("words-and-chips-differ", "words-count"), ("undercall", "alternatives")],
    ),
    (
        "blinds 100/200; A raises to 600, B puts 1000+500, then 500",
        &[("string-bet", "first-motion-only"), ("several-chips", "raise")],
    ),
    (
        "blinds 100/200; A raises to 600, BB puts 1000, then 1000",
        &[("string-bet", "first-motion-only"), ("prior-bet-chips", "call-only")],
    ),
    ("blinds 100/200; A raises to 600, B says raise, puts 1200, then 3000", &[("string-bet", "first-motion-raise")]),
    // The same player named again goes on; a raise without an amount is what was said.
    ("blinds 100/200; A raises to 600, B says raise, B puts 1000", &[("oversized-chip", "raise")]),
    ("blinds 100/200; A raises to 600, B calls, B raises to 1200", &[("string-bet", "call")]),
    ("blinds 100/200; A raises to 600, B raises", &[("raise-size", "raise-to-come")]),
    // Whoever was due before an early bet acts as if it had not been made.
    ("players A B C; min 100; flop; A checks, C bets 300, B checks", &[("out-of-turn", "early-action-binds")]),
    ("players A B C; min 100; flop; A checks, C bets 300, B bets 200", &[("out-of-turn", "free")]),
    ("min 100; flop; A says bet, puts 500", &[("oversized-chip", "bet")]),
    ("players A B; min 100; flop; A checks, B folds", &[("fold-without-bet", "fold-binds")]),
    (
        "blinds 100/200; A calls, SB puts 100 more, BB checks; flop; SB bets 300, BB to act",
        &[("reopening", "open-no-short")],
    ),
    ("heads-up; min 100; flop; pot 400; A bets 200", &[("reopening", "open-no-short")]),
    ("blinds 200/400; flop; pot 4900; A says fifty", &[("unclear-amount", "meant")]),
    (
        "blinds 200/400; A raises to 1200, B puts a 5000 chip, then says raise",
        &[("words-and-chips-differ", "chips-count"), ("oversized-chip", "call-only")],
    ),
    (
        "blinds 200/400; A raises to 1200, B puts 2x1000, then says raise",
        &[("words-and-chips-differ", "chips-count"), ("several-chips", "call-only")],
    ),
    ("blinds 100/200; A 600, B calls, BB pulls back 200, says raise, puts a 1000 chip", &[("raise-size", "raise")]),
    ("blinds 100/200; A 600, B calls, BB says call, puts a 1000 chip", &[("overbet-for-change", "call-only")]),
    ("heads-up; blinds 100/200; BB raises to 600", &[("out-of-turn", "player-in-turn-first")]),
    ("heads-up; blinds 100/200; BTN calls, BB checks; flop; BTN bets 300", &[("out-of-turn", "player-in-turn-first")]),
    ("heads-up; blinds 100/200; SB raises to 600, BB calls; flop; BB bets 400", &[("reopening", "open-no-short")]),
    ("blinds 100/200; A says fold, then calls", &[("string-bet", "fold")]),
    ("blinds 100/200; flop; A checks, then bets 400", &[("string-bet", "check-said")]),
    ("limit 100/200; blinds 50/100; A says raise", &[("raise-size", "fixed-raise")]),
    ("blinds 100/200; A raises to 600, B 500+500 silent", &[("several-chips", "call-only")]),
    ("blinds 100/200; A raises to 600, B 1000 silent", &[("oversized-chip", "call-only")]),
    ("blinds 100/200; A raises to 600, B says raise, puts 500+500", &[("several-chips", "raise")]),
    ("blinds 100/200; A raises to 600, B \"raise\", puts 1000", &[("oversized-chip", "raise")]),
    ("blinds 100/200; A raises to 600, B raises 800", &[("declared-total", "made-up")]),
    ("blinds 100/200; A raises to 600, B raises 1200", &[("declared-total", "raise")]),
    ("blinds 100/200; A raises to 600, B says \"700\"", &[("raise-size", "call-only-said")]),
    ("blinds 100/200; A raises to 600, B says call, puts 2x500", &[("overbet-for-change", "call-only")]),
    ("min 100; players A B C; flop; A 300, B says call, puts 200", &[("undercall", "full-call-owed")]),
    ("stacks B 400; min 100; A 1000, B says raise to 4000", &[("declared-total", "all-in-for-less")]),
    ("stacks B 1400; min 100; A 1000, B says raise to 4000", &[("declared-total", "short-all-in")]),
    ("100 min; A 100, B all-in 125, C calls", &[("reopening", "closed-for-now")]),
    ("min 100; flop; A 1000, B all-in 1500, C folds, A 2x1000", &[("prior-bet-chips", "no-raise")]),
    ("min 100; flop; A 1000, B all-in 1500, C folds, A says raise, puts 2x1000", &[("raise-size", "no-raise")]),
    ("min 100; flop; A 1000, B all-in 1500, C folds, A says raise, puts 500", &[("raise-size", "no-raise")]),
    ("blinds 100/200; A raises to 600, B puts 400, then 400 more", &[("string-bet", "call-together")]),
    (
        "blinds 100/200; A raises to 600, B puts 200, then 200 more",
        &[("string-bet", "no-raise"), ("undercall", "alternatives")],
    ),
    ("blinds 100/200; A raises to 600, B puts 600, then 400 more", &[("string-bet", "call")]),
    ("min 100; flop; A 1000, B says raise, puts 1000, then 2000 more", &[("string-bet", "minimum-raise")]),
    ("min 100; flop; A 1000, B puts 1000, then says raise, then 2000 more", &[("string-bet", "call")]),
    (
        "min 100; flop; A 1000, B says 3000, puts 1000, then 2000 more",
        &[("string-bet", "said-amount-counts"), ("raise-size", "raise")],
    ),
    ("min 100; A 1000, B says pot", &[("bet-the-pot", "valid-raise-owed")]),
    ("min 100; flop; A 1000, B says \"five hundred\"", &[("undercall", "full-call-owed-said")]),
    ("PL 100/200; A 600", &[("pot-limit-maximum", "maximum")]),
    ("min 100; flop; A says call", &[("invalid-declaration", "check")]),
    ("min 100; A 500, B says check", &[("invalid-declaration", "call-or-fold")]),
    ("blinds 100/200; A 600, B calls, BB puts 500", &[("prior-bet-chips", "call-only")]),
    ("blinds 100/200; A 600, B calls, BB pulls back 200, puts 2x500", &[("prior-bet-chips", "raise")]),
    ("blinds 100/200; A calls, SB 1x500 silent", &[("prior-bet-chips", "call-only")]),
    ("min 100; players A B; flop; A all-in 500, B ?", &[("reopening", "only-call")]),
    ("limit 100/200; flop; A bets 100, B all-in 150, C says 300", &[("raise-size", "raise")]),
    ("blinds 100/200; A 600, B calls, BB pulls back all, puts 1000", &[("prior-bet-chips", "call-only")]),
    ("blinds 100/200; A 600, B calls, BB pulls back 100, puts 2x500", &[("prior-bet-chips", "raise")]),
    (
        "min 100; A 400, B says 1000, puts 500+100",
        &[("words-and-chips-differ", "words-count"), ("raise-size", "raise")],
    ),
    (
        "min 100; A 400, B says raise to 1000, puts 500",
        &[("words-and-chips-differ", "words-count"), ("declared-total", "raise")],
    ),
    ("min 100; A 400, B says 800, puts 500+500", &[("raise-size", "raise")]),
    (
        "min 100; A 400, B puts 400, says raise",
        &[("words-and-chips-differ", "chips-count"), ("undercall", "full-call-made")],
    ),
    ("min 100; A 400, B says fold, puts 400", &[("words-and-chips-differ", "words-count"), ("string-bet", "fold")]),
    ("stud 100/200; bring-in 30; A brings in, B says completes", &[("declared-total", "raise")]),
    ("min 100; flop; A 500, stop", &[]),
    ("min 100; flop; A folds", &[]),
];

fn out(args: &[&str]) -> String {
    out_of(&floor(args))
}

fn err(args: &[&str]) -> String {
    err_of(&floor(args))
}

fn ruled(line: &str, extra: &[&str]) -> Value {
    let said = out(&[&["--lang", "en", "--format", "json", "decide", line], extra].concat());
    serde_json::from_str(&said).unwrap_or_else(|error| panic!("{line}: {error}\n{said}"))
}

#[test]
fn a_line_is_ruled_as_what_it_shows() {
    for (line, want) in SHOWN.iter().filter(|(_, want)| !want.is_empty()) {
        let json = ruled(line, &["--book", "onk-2023"]);
        let rulings = json["rulings"].as_array().expect("rulings");
        let found: Vec<(&str, &str)> = rulings
            .iter()
            .map(|one| (one["incident"].as_str().unwrap_or_default(), one["outcome"].as_str().unwrap_or_default()))
            .collect();
        assert_eq!(found, *want, "{line}");
    }
}

/// The incidents that a line shows, ruled or not, and their outcomes where the facts decide.
#[track_caller]
pub(crate) fn shown(line: &str, extra: &[&str]) -> Vec<(String, String)> {
    let json = ruled(line, &[&["--book", "onk-2023"], extra].concat());
    let outcome = |id: &Value| {
        let ruling = json["rulings"].as_array().into_iter().flatten().find(|one| one["incident"] == *id);
        ruling.and_then(|one| one["outcome"].as_str()).unwrap_or("open").to_owned()
    };
    let looked = json["looked_at"].as_array().expect("a list").iter().filter(|one| one["shown"] == true);
    looked.map(|one| (one["incident"].as_str().expect("an id").to_owned(), outcome(&one["incident"]))).collect()
}

#[test]
fn a_number_for_which_there_are_no_chips_is_unclear_and_no_bet_that_is_too_small() {
    let outcome = |line: &str| shown(line, &["other-information=no"]);
    let unclear = |outcome: &str| vec![("unclear-amount".to_owned(), outcome.to_owned())];
    for said in ["A \"five\"", "A says raise 5", "A says 40", "A says fifty"] {
        assert_eq!(outcome(&format!("blinds 200/400; flop; pot 4900; {said}")), unclear("meant"), "{said}");
    }
    // A number that chips could pay is what it says.
    let clear = shown("blinds 200/400; flop; pot 4900; A says 100", &[]);
    assert!(clear.iter().all(|(incident, _)| incident != "unclear-amount"), "{clear:?}");
}

#[test]
fn a_cap_in_limit_is_shown_from_the_third_raise_on() {
    let shows = |line: &str, extra: &[&str]| shown(line, extra).into_iter().find(|(id, _)| id == "raise-cap");
    let three = "limit 100/200; players A B C; flop; A bets, B raises, C raises, A raises, B says raise";
    let cap = |outcome: &str| Some(("raise-cap".to_owned(), outcome.to_owned()));
    assert_eq!(shows(three, &[]), cap("open"));
    assert_eq!(shows(three, &["reached=yes"]), cap("capped"));
    assert_eq!(shows("limit 200/400; blinds 100/200; A raises, B raises, C raises", &["reached=no"]), cap("below-cap"));
    for two in [
        "limit 100/200; flop; A bets, B raises, C raises, A says raise",
        "limit 200/400; blinds 100/200; A raises, B raises, C says raise",
        "blinds 100/200; A raises to 400, B raises to 600, C raises to 800, A says raise",
    ] {
        assert_eq!(shows(two, &[]), None, "{two}");
    }
}

#[test]
fn chips_found_behind_an_all_in_are_shown_once_it_is_called() {
    let hidden = |line: &str| shown(line, &["hand=lost"]).into_iter().any(|(id, _)| id == "hidden-chips");
    for line in [
        "blinds 100/200; A all-in 3000, BB calls, A still has 2000",
        "blinds 100/200; A all-in 3000, BB calls, A hides 2000 hidden",
        "blinds 100/200; A all-in 3000, BB callt, A had nog 2000 chips",
        "blinds 100/200; A all-in 3000, BB callt, A hat noch 2000",
        "blinds 100/200; A all-in 3000, BB dorovnal, A má ešte 2000",
        "blinds 100/200; A all-in 3000, C calls, BB calls; flop; A hidden, BB checks",
    ] {
        assert!(hidden(line), "{line}");
    }
    for line in ["blinds 100/200; A all-in 3000, A still has 2000", "blinds 100/200; A 600, BB calls, A still has 2000"]
    {
        assert!(shown(line, &[]).iter().all(|(id, _)| id != "hidden-chips"), "{line}");
    }
}

#[test]
fn every_incident_that_was_looked_at_is_named_with_what_speaks_against_it() {
    let json = ruled("blinds 100/200; A raises to 600, B 500+500 silent", &[]);
    let looked = json["looked_at"].as_array().expect("a list");
    assert!(looked.len() > 10);
    for one in looked {
        assert_eq!(one["shown"].as_bool(), Some(one["against"].is_null()), "{one}");
    }
    for language in ["nl", "de", "sk", "en"] {
        let said = out(&["--lang", language, "decide", "blinds 100/200; A raises to 600, B 500+500 silent"]);
        assert!(!said.contains("line-"), "{said}");
    }
}

#[test]
fn a_fact_that_contradicts_the_line_is_refused_with_both() {
    let line = "blinds 100/200; A raises to 600, B 500+500 silent";
    let said = err(&["--lang", "en", "decide", line, "said=raise"]);
    assert!(said.contains("\"nothing\"") || said.contains("The line says") || said.contains("the line says"), "{said}");
    let said =
        err(&["--lang", "en", "decide", "several-chips", &format!("round={line}"), "chips=2x1000", "said=nothing"]);
    assert!(said.contains("500+500"), "{said}");
}

#[test]
fn what_followed_a_bet_is_told_by_the_line_and_no_answer_contradicts_it() {
    let miscount = |line: &str, since: &str| {
        let round = format!("round={line}");
        let since = format!("acted-since={since}");
        floor(&[
            "--lang",
            "en",
            "decide",
            "pot-limit-miscount",
            &round,
            &since,
            "noticed=same-street",
            "counted-by=dealer",
        ])
    };
    let called_twice = "PL 100/200; pot 1500; flop; A 1500, B 7000, C calls, D calls";
    assert_eq!(miscount(called_twice, "no").status.code(), Some(2));
    assert_eq!(miscount(called_twice, "yes").status.code(), Some(0));
    // One call is no substantial action, but somebody who folded may have been left out of the line.
    let called_once = "PL 100/200; pot 1500; flop; A 1500, B 7000, C calls";
    assert_eq!(miscount(called_once, "yes").status.code(), Some(0));
    let all_told = "PL 100/200; players A B C; pot 1500; flop; A 1500, B 7000, C calls";
    assert_eq!(miscount(all_told, "yes").status.code(), Some(2));
}

#[test]
fn what_is_wrong_in_a_line_is_shown_where_it_stands() {
    let said = err(&["--lang", "en", "decide", "blinds 100/200; A jumps"]);
    assert!(said.contains("jumps") && said.contains('^'), "{said}");
    let status = floor(&["--lang", "en", "decide", "blinds 100/200; A jumps"]).status.code();
    assert_eq!(status, Some(2));
}

#[test]
fn words_that_are_no_line_still_lead_to_an_incident() {
    assert!(out(&["--lang", "en", "decide", "four cards on the flop"]).contains("Four-card flop"));
}
