//! What was said and put out at the end of a line, as players write it in four languages.

mod ends;
mod said;

use crate::notation::vocabulary;
use floorbook::betting::{Chips, Motion, Words};
use floorbook::notation::{Expected, read, write};

/// What the last player of a line offers, behind a bet of 400.
#[track_caller]
fn offer(turn: &str) -> Vec<Motion> {
    let text = format!("min 100; A bets 400, {turn}");
    let line = read(vocabulary(), &text).unwrap_or_else(|error| panic!("{text:?} {error}"));
    let offer = line.offer.clone().unwrap_or_else(|| panic!("{text:?} offers nothing: {:?}", line.moves));
    assert_eq!(&text[offer.at.clone()], turn.trim_end_matches([',', ';', ' ']), "{text:?}");
    let again = read(vocabulary(), &write(&line)).expect("a line that was written");
    assert_eq!(again.offer.map(|offer| offer.motions), Some(offer.motions.clone()), "{text:?}");
    offer.motions
}

/// All of these offer the same.
#[track_caller]
fn same(want: &[Motion], turns: &[&str]) {
    turns.iter().for_each(|turn| assert_eq!(offer(turn), want, "{turn:?}"));
}

/// Reading stops at `place` (its last occurrence; the end, if it is empty).
#[track_caller]
fn refused(turn: &str, place: &str, expected: Expected) {
    let text = format!("min 100; A bets 400, {turn}");
    let error = read(vocabulary(), &text).expect_err(&text);
    assert_eq!((&text[error.at.clone()], error.expected), (place, expected), "{text:?}");
}

fn puts(piles: &[(u64, u64)]) -> Motion {
    Motion::Puts(piles.iter().map(|(count, value)| Chips { count: *count, value: *value }).collect())
}

const fn says(words: Words) -> Motion {
    Motion::Says(words)
}

#[test]
fn two_amounts_in_one_turn_are_two_things_said() {
    same(
        &[says(Words::RaiseOf(800)), says(Words::Amount(1200))],
        &[
            "B says raise 800, 1200",
            "B says \"raise 800, 1200\"",
            "B says raise 800, no, 1200",
            "B says raise 800, twelve hundred",
            "B zegt raise 800, 1200",
            "B sagt Raise 800, 1200",
            "B povie raise 800, 1200",
        ],
    );
    same(&[says(Words::Raise), says(Words::Amount(800))], &["B says raise, 800", "B zegt raise, 800"]);
    same(&[says(Words::Amount(800)), says(Words::Amount(1200))], &["B says 800, 1200", "B sagt 800, 1200"]);
    // A number that a seat has is one.
    assert!(read(vocabulary(), "min 100; A 400, B says raise 800, 12").is_err());
}

#[test]
fn a_call_that_is_said_with_another_amount_is_kept_with_it() {
    same(
        &[says(Words::CallOf(300))],
        &[
            "B says call 300",
            "B \"I call 300\"",
            "B zegt call 300",
            "B zegt \"ik call driehonderd\"",
            "B sagt Call 300",
            "B povie call 300",
        ],
    );
    same(&[says(Words::Call)], &["B says call 400", "B zegt call vierhonderd"]);
    same(&[says(Words::CallOf(500)), puts(&[(1, 500)])], &["B says call 500, puts 500"]);
    refused("B calls 300", "300", Expected::CallAmount { bet: 400, said: 300 });
    refused("B says call 300, C folds, D calls", "B says call 300", Expected::SilentLast);
}

#[test]
fn a_count_that_is_not_the_bet_stands_before_what_was_done_on_it() {
    let count = |turn: &str| {
        let text = format!("min 100; A bets 400, {turn}");
        let line = read(vocabulary(), &text).unwrap_or_else(|error| panic!("{text:?} {error}"));
        let again = read(vocabulary(), &write(&line)).expect("a line that was written");
        assert_eq!(again.wrong_count, line.wrong_count, "{text:?}");
        (line.wrong_count, line.offer.map(|offer| offer.motions))
    };
    let call = Some(vec![says(Words::Call)]);
    for turn in [
        "B asks for a count, is told 300, calls",
        "B vraagt een telling, hoort 300, callt",
        "B lässt zählen, hört 300, callt",
        "B pýta si prepočet, dozvie sa 300, dorovná",
    ] {
        assert_eq!(count(turn), (Some(300), call.clone()), "{turn}");
    }
    assert_eq!(count("B asks for a count, is told 300, puts 300").0, Some(300));
    assert_eq!(count("B asks for a count, is told 400, says call"), (None, call));
    let wrong = Expected::WrongCount { count: 300, bet: 400 };
    refused("B asks for a count, is told 300, calls, C folds, D calls", "is told 300", wrong);
    refused("B asks for a count, is told 300, folds", "is told 300", wrong);
}

#[test]
fn one_chip_is_told_as_people_say_it() {
    same(
        &[puts(&[(1, 1000)])],
        &[
            "B puts 1x1000",
            "B puts a 1000 chip",
            "B one 1000 chip",
            "B throws in one chip of 1000 without a word",
            "B puts 1000 in one chip",
            "B 1000 (one chip) silent",
            "B legt één chip van 1000",
            "B gooit 1000 in één chip",
            "B legt een 1000-chip neer",
            "B gooit 1 chip van 1000",
            "B legt einen 1000er Chip hin",
            "B wirft einen Chip zu 1000 ein",
            "B legt 1000 mit einem Chip",
            "B dá jeden žetón za 1000",
            "B vloží 1000 jedným žetónom",
        ],
    );
    same(
        &[says(Words::Call), puts(&[(1, 1000)])],
        &["B calls with a 1000 chip", "B callt met een chip van 1000", "B says call, puts a 1000 chip"],
    );
    same(
        &[says(Words::Raise), puts(&[(1, 1000)])],
        &["B raises with a 1000 chip", "B erhöht mit einem 1000er", "B says raise, puts one 1000 chip"],
    );
}

#[test]
fn several_chips_are_told_as_people_say_them() {
    same(
        &[puts(&[(2, 500)])],
        &[
            "B puts 2x500",
            "B puts two 500 chips",
            "B puts two 500s",
            "B puts two chips of 500",
            "B puts 2 chips of 500 and says nothing",
            "B gooit 2 chips van 500 zonder iets te zeggen",
            "B legt 2 Chips zu 500 und sagt nichts",
            "B hodí 2 žetóny za 500 a nič nepovie",
            "B legt twee chips van 500 neer",
            "B legt twee 500's neer",
            "B legt zwei 500er hin",
            "B legt zwei Chips zu 500",
            "B dá dva žetóny za 500",
            "B dá dva 500 žetóny",
        ],
    );
    same(
        &[puts(&[(1, 400), (1, 500)])],
        &[
            "B puts 400 and a 500 chip",
            "B legt 400 en een chip van 500",
            "B legt 400 und einen 500er",
            "B dá 400 a jeden žetón za 500",
        ],
    );
    same(&[puts(&[(2, 500), (1, 100)])], &["B puts two 500 chips and a 100 chip"]);
    // "Then" is another motion, and a number in words without chips behind it is none.
    same(&[puts(&[(1, 400)]), puts(&[(1, 500)])], &["B puts 400, then a 500 chip"]);
    refused("B puts two 500", "two", Expected::Amount);
}

#[test]
fn a_word_and_chips_come_in_their_order() {
    let chips = puts(&[(1, 500), (1, 500)]);
    same(
        &[says(Words::Raise), chips.clone()],
        &[
            "B says raise, puts 500+500",
            "B says \"raise\" and puts 500+500",
            "B says: \"Raise!\", then puts 500+500",
            "B \"raise\", puts 500+500",
            "B: \"I raise\" puts 500+500",
            "B raises, puts 500+500",
            "B zegt raise, legt 500+500",
            "B zegt 'ik raise' en legt 500+500",
            "B zegt ‘raise’, legt dan 500+500",
            "B sagt „Raise“ und legt 500+500",
            "B sagt: »Ich erhöhe«, wirft 500+500 rein",
            "B kündigt an: Raise, legt 500+500 hin",
            "B povie raise, dá 500+500",
            "B povie raise a dá 500+500",
            "B povedal „navyšujem“, potom vložil 500+500",
            "B povie «raise», 500+500 mlčky",
        ],
    );
    same(
        &[chips, says(Words::Raise)],
        &[
            "B 500+500, says raise",
            "B 500+500 silent, then \"raise\"",
            "B puts 500+500, raises",
            "B legt 500+500 en zegt “raise”",
            "B legt 500+500, sagt dann „Raise“",
            "B dá 500+500 a povie raise",
        ],
    );
    same(
        &[says(Words::Call), puts(&[(1, 200)])],
        &[
            "B says \"call\" and puts 200",
            "B calls, puts 200",
            "B zegt call, legt 200",
            "B sagt Call und legt 200",
            "B povie call a dá 200",
        ],
    );
    same(
        &[puts(&[(2, 500)])],
        &["B says nothing, puts 2x500", "B zegt niets, legt 2x500", "B sagt nichts und legt 2x500"],
    );
}

#[test]
fn motions_follow_each_other() {
    let (four, five) = (puts(&[(1, 400)]), puts(&[(1, 500), (1, 500)]));
    same(
        &[four.clone(), four.clone()],
        &[
            "B puts 400, then 400 more",
            "B puts 400, 400 more",
            "B puts 400 and then another 400",
            "B legt 400, dan nog 400",
            "B legt 400, legt 400 erbij",
            "B legt 400, dann noch 400",
            "B legt 400 und legt 400 dazu",
            "B dá 400, potom ešte 400",
            "B dá 400 a potom pridá 400",
            "B 400 silent, puts 400",
        ],
    );
    same(
        &[four.clone(), says(Words::Raise), four.clone()],
        &[
            "B puts 400, says raise, puts 400",
            "B puts 400; \"raise\"; puts 400",
            "B legt 400, zegt raise, legt 400",
            "B legt 400, sagt „Raise“, legt 400 nach",
            "B dá 400, povie raise, dá 400",
        ],
    );
    same(
        &[Motion::PullsBack(Some(50)), five],
        &[
            "B pulls back 50, puts 500+500",
            "B pulls 50 back, puts 500+500",
            "B trekt 50 terug, legt 500+500",
            "B neemt 50 terug en legt 500+500",
            "B nimmt 50 zurück und legt 500+500",
            "B zieht 50 zurück, legt 500+500",
            "B vezme späť 50, dá 500+500",
            "B stiahne 50 späť a dá 500+500",
        ],
    );
    same(
        &[Motion::PullsBack(None), puts(&[(2, 500)])],
        &[
            "B takes all back, puts 2x500",
            "B takes it back and puts 2x500",
            "B pakt alles terug, legt 2x500",
            "B nimmt alles zurück, legt 2x500",
            "B zoberie späť všetko, dá 2x500",
        ],
    );
    same(
        &[puts(&[(2, 1000)])],
        &["B adds 2x1000", "B voegt 2x1000 toe", "B legt 2x1000 erbij", "B legt 2x1000 dazu", "B pridá 2x1000"],
    );
    same(&[four, says(Words::AllIn)], &["B puts 400, says all-in", "B legt 400, zegt dan \"all-in\""]);
}
