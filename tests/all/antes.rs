//! Antes on a line: who pays one of which nobody said it, how many lie in the pot, and what the answer says of both.

use crate::command_line::floor;
use crate::notation::{case, line, same, vocabulary};
use floorbook::betting::round::Ante;
use floorbook::notation::read;

#[track_caller]
fn ante(text: &str, want: Ante, unsaid: bool) {
    let read = line(text);
    assert_eq!((read.setup.ante, read.ante_unsaid), (want, unsaid), "{text:?}");
}

/// What the program prints, on whichever stream, as words alone.
fn printed(line: &str) -> String {
    let output = floor(&["--book", "tda-2024", "--lang", "en", "decide", line]);
    let both = [output.stdout, output.stderr].concat();
    String::from_utf8_lossy(&both).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn an_ante_as_large_as_the_big_blind_is_the_big_blinds_alone() {
    for text in ["blinds 100/200 ante 200; A calls", "100/200/200; A calls", "ante 200; blinds 100/200; A calls"] {
        ante(text, Ante::BigBlind(200), true);
    }
    for text in ["blinds 100/200 ante 199; A calls", "100/200/25; A calls", "blinds 100/200 ante 25; A calls"] {
        let amount = line(text).setup.ante.amount();
        ante(text, Ante::Each(amount), true);
    }
}

#[test]
fn who_pays_the_ante_can_be_said() {
    same(
        "no-limit; blinds 100/200; preflop; ante 200 each; players A others; A calls",
        &[
            "blinds 100/200; ante 200 each; A calls",
            "blinds 100/200/200 each; A calls",
            "blinds 100/200; each ante 200; A calls",
            "blinds 100/200; ante 200 per speler; A gaat mee",
            "Blinds 100/200; Ante 200 je Spieler; A callt",
            "blindy 100/200; ante 200 na hráča; A dorovnal",
        ],
    );
    ante("blinds 100/200; bb ante 25; A calls", Ante::BigBlind(25), false);
    ante("blinds 100/200; ante 200 each; A calls", Ante::Each(200), false);
    // Without blinds it can only be everybody's.
    ante("stud 100/200; ante 10; bring-in 30; A brings in, B calls", Ante::Each(10), false);
}

#[test]
fn the_number_of_players_is_told_beside_them() {
    for told in ["6 players", "6-handed", "6 spelers", "6 Spieler", "6 hráčov"] {
        case(
            &format!("PL 100/200/25; {told}; A calls"),
            "pot-limit; blinds 100/200; preflop; ante 25 each; 6 players; players A others; A calls",
        );
    }
    assert!(line("100/200; 3 players; A calls").setup.complete, "A and the blinds are three");
    assert!(line("100/200; 2 players; A calls").setup.heads_up);
    let refused = |text: &str| read(vocabulary(), text).expect_err(text).expected.key();
    assert_eq!(refused("100/200; 3 players; A calls, B calls"), "notation-expected-players");
    assert_eq!(refused("100/200; 24 players; A calls"), "notation-expected-players");
}

#[test]
fn the_answer_says_how_an_ante_was_read() {
    let answer = printed("blinds 100/200 ante 200; stacks A 1450; A all-in");
    assert!(answer.contains("amount to call 1,450"), "{answer}");
    assert!(answer.contains("read as posted by the big blind alone. Else: ante 200 each"), "{answer}");
    let answer = printed("blinds 100/200 ante 200 each; stacks A 1450; A all-in");
    assert!(answer.contains("amount to call 1,250") && !answer.contains("read as posted"), "{answer}");
    let refused = printed("blinds 100/200; ante 200 each; stacks SB 900; A raises to 600, SB raises to 1000");
    assert!(refused.contains("SB has only 700 after the ante of 200."), "{refused}");
}

#[test]
fn pot_limit_counts_the_antes_of_all_who_were_dealt_in() {
    assert!(printed("PL 100/200 ante 200; UTG to act").starts_with("UTG: at most 900 in total"));
    assert!(printed("PL 100/200/25; UTG to act").contains("how many were dealt in"));
    for line in ["PL 100/200/25; players A B C D SB BB; A pots", "PL 100/200/25; 6 players; A pots"] {
        assert!(printed(line).starts_with("A raises the pot: to 850"), "{line}");
    }
}
