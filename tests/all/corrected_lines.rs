//! What comes behind a bet of a wrong size, on one line: it is held against what that bet is corrected to, or is named as open,
//! and never dropped.

use crate::command_line::{floor, out as out_of};
use crate::line::shown;

#[track_caller]
fn shows(line: &str, want: &[(&str, &str)]) {
    let owned = |(incident, outcome): &(&str, &str)| ((*incident).to_owned(), (*outcome).to_owned());
    assert_eq!(shown(line, &[]), want.iter().map(owned).collect::<Vec<_>>(), "{line}");
}

#[test]
fn what_comes_behind_a_bet_above_the_pot_is_held_against_the_pot() {
    let over = ("pot-limit-miscount", "corrected-down");
    let line = |end: &str| format!("PL 100/200; pot 1000; flop; A bets 1500, {end}");
    shows(&line("B puts 1x1000"), &[over, ("oversized-chip", "call")]);
    shows(&line("B puts 3x1000"), &[over, ("several-chips", "raise")]);
    shows(&line("B says 1000"), &[over, ("raise-size", "call")]);
}

#[test]
fn what_comes_behind_a_bet_that_is_too_small_is_held_against_the_least_bet() {
    let short = ("underbet-underraise", "corrected");
    let line = |end: &str| format!("min 100; flop; A bets 600, B raises to 1000, {end}");
    shows(&line("C calls, D puts 4x500"), &[short, ("several-chips", "raise")]);
    shows(&line("C says raise to 1600"), &[short, ("declared-total", "made-up")]);
    let said = out_of(&floor(&["--lang", "en", "decide", &line("C calls, D says 500"), "--book", "dpc"]));
    assert!(said.contains("to call 1,200"), "{said}");
}

#[test]
fn what_comes_behind_a_bet_that_the_director_may_correct_is_named() {
    let line = "min 100; flop; A bets 600, B raises to 1000, C calls, D puts 1x500";
    let said = out_of(&floor(&["--lang", "en", "decide", line, "--book", "pokerpunt"]));
    assert!(said.contains("more must be known") && said.contains("Undercall"), "{said}");
}
