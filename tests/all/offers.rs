//! What was said and put out at the end of a line, as players write it in four languages.

use crate::notation::vocabulary;
use floorbook::betting::round::{BettingRules, MOST_PLAYERS, Round, SizeCheck};
use floorbook::betting::{Chips, Motion, Words};
use floorbook::locale::NumberError;
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
fn what_is_said_is_no_chip_on_the_table() {
    for (words, turns) in [
        (
            Words::RaiseOf(800),
            &["B \"raise 800\"", "B says raise 800", "B „ich erhöhe 800“", "B povie „raise 800“"][..],
        ),
        (
            Words::RaiseTo(800),
            &["B \"raise to 800\"", "B says make it 800", "B zegt \"ik maak er 800 van\"", "B „raise na 800“"],
        ),
        (
            Words::RaiseBy(800),
            &["B \"800 more\"", "B \"raise 800 more\"", "B zegt nog 800", "B sagt um 800", "B povie o 800"],
        ),
        (Words::RaiseBy(800), &["B \"raise by 800\"", "B zegt \"met 800\"", "B \"another 800\""]),
        (Words::BetOf(600), &["B \"bet 600\"", "B zegt bet 600", "B sagt „ich setze 600“", "B povie „stavím 600“"]),
        (Words::Bet, &["B \"bet\"", "B \"I bet\""]),
        (Words::Amount(600), &["B \"600\"", "B says 600", "B zegt: 600", "B „600“", "B says 600 chips"]),
        (Words::Pot, &["B \"pot\"", "B says pot", "B \"I bet the pot\"", "B bets pot", "B raises pot", "B sagt „Pot“"]),
        (Words::Check, &["B \"check\"", "B says check", "B zegt \"ik check\"", "B „ich checke“", "B povie check"]),
        (Words::Fold, &["B \"fold\"", "B says I fold", "B zegt \"ik pas\"", "B „ich passe“", "B povie „pasujem“"]),
        (Words::Call, &["B \"call\"", "B \"I'll call\"", "B zegt \"ik ga mee\"", "B „ich gehe mit“", "B \"call 400\""]),
    ] {
        same(&[says(words)], turns);
    }
    let all_in = [
        "B says all-in",
        "B \"I'm all-in\"",
        "B \"all in\"",
        "B \"I’m all in\"",
        "B 'I'm all-in'",
        "B zegt \"ik ben all-in\"",
        "B sagt: „Ich bin all-in“",
        "B povie „som all-in“",
    ];
    same(&[says(Words::AllIn)], &all_in);
}

#[test]
fn two_things_may_be_said() {
    same(
        &[says(Words::Call), says(Words::Raise)],
        &["B \"call... raise\"", "B says call, says raise", "B calls, raises"],
    );
    same(
        &[says(Words::Raise), says(Words::Amount(8_000))],
        &["B \"raise, 8000\"", "B \"raise. eight thousand\"", "B says raise, says 8000"],
    );
    same(&[says(Words::Check), says(Words::BetOf(600))], &["B checks, bets 600", "B \"check, and bet 600\""]);
}

#[test]
fn amounts_in_words_are_read_where_they_are_sure() {
    for (amount, turns) in [
        (5, &["B \"five\"", "B zegt vijf", "B sagt fünf", "B povie päť"][..]),
        (500, &["B \"five hundred\"", "B \"vijfhonderd\"", "B \"vijf honderd\"", "B „fünfhundert“", "B „päťsto“"]),
        (2_000, &["B \"two thousand\"", "B \"tweeduizend\"", "B „zweitausend“", "B „dvetisíc“", "B „dve tisíc“"]),
        (2_500, &["B \"twenty-five hundred\"", "B \"vijfentwintighonderd\"", "B „zweitausendfünfhundert“"]),
        (2_500, &["B \"two thousand five hundred\"", "B „dvetisíc päťsto“", "B „fünfundzwanzig hundert“"]),
        (1_000, &["B \"a thousand\"", "B \"one thousand\"", "B \"duizend\"", "B „eintausend“", "B „tisíc“"]),
        (150, &["B \"a hundred and fifty\"", "B \"honderdvijftig\"", "B „einhundertfünfzig“", "B „sto päťdesiat“"]),
        (1_200, &["B \"twelve hundred\"", "B \"twaalfhonderd\"", "B „zwölfhundert“", "B „tisíc dvesto“"]),
    ] {
        same(&[says(Words::Amount(amount))], turns);
    }
    same(
        &[says(Words::RaiseTo(2_000)), puts(&[(1, 500)])],
        &["B \"raise to two thousand\", puts 500", "B says raise to two thousand and puts 500"],
    );
    same(&[says(Words::RaiseOf(800))], &["B zegt \"een raise van achthonderd\""]);
    refused("B \"six fifty\"", "six fifty", Expected::Amount);
    refused("B says two thousand five", "two thousand five", Expected::Amount);
    refused("B \"five zillion\"", "zillion", Expected::Said);
    let many = "a million million million million";
    refused(&format!("B \"{many}\""), many, Expected::Amount);
    refused("B \"ninety hundred million million\"", "ninety hundred million million", Expected::Amount);
    let large = "nine hundred thousand million";
    refused(&format!("B \"{large}\""), large, Expected::Amount);
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

#[test]
fn the_comma_ends_an_offer_before_another_player() {
    refused("B says raise, C calls", "B says raise", Expected::SilentLast);
    refused("B \"call\", puts 200, C calls", "B \"call\", puts 200", Expected::SilentLast);
    refused("B puts 400, then 400 more, C calls", "B puts 400, then 400 more", Expected::SilentLast);
    refused("B raises pot, 3 calls", "B raises pot", Expected::SilentLast);
    refused("B povie raise, a dá 500", "B povie raise", Expected::SilentLast);
    refused("B says raise, flop", "B says raise", Expected::SilentLast);
}

#[test]
fn what_is_no_offer_is_refused_in_its_place() {
    refused("B 800, puts 500", "800", Expected::SaidOrPut(800));
    refused("B all-in 800, puts 500", "all-in 800", Expected::SaidOrPut(800));
    refused("B takes back, puts 500", ",", Expected::TakenBack);
    refused("B takes 50", "", Expected::TakenBack);
    refused("B takes", "", Expected::TakenBack);
    refused("B \"", "", Expected::Said);
    refused("B \"raise", "", Expected::Said);
    refused("B \"\"", "\"", Expected::Said);
    refused("B \"hello\"", "hello", Expected::Said);
    refused("B says", "", Expected::Said);
    refused("B says hello", "hello", Expected::Said);
    refused("B says raise to", "", Expected::Amount);
    refused("B says raise, hello", "hello", Expected::Motion);
    refused("B puts 400, then", "then", Expected::Motion);
    refused("B puts 400, 400", "400", Expected::Seat(MOST_PLAYERS as u64));
    refused("B puts 500, 3 200+100", "B puts 500", Expected::SilentLast);
    refused("B \"0\"", "0", Expected::Number(NumberError::Zero));
    refused(
        "B \"600,200\"",
        "600,200",
        Expected::Number(NumberError::OneOrTwo { one: 600_200, first: 600, second: 200 }),
    );
    refused("B takes 0 back", "0", Expected::Number(NumberError::Zero));
}

#[test]
fn an_act_that_is_clear_stays_an_act() {
    for turn in ["B raises to 800", "B calls", "B folds", "B all-in 350", "B raises by 400", "B 800"] {
        for rest in ["", ", C folds"] {
            let line = read(vocabulary(), &format!("min 100; A bets 400, {turn}{rest}")).expect(turn);
            assert_eq!((line.offer, line.moves.len()), (None, 2 + usize::from(!rest.is_empty())), "{turn}");
        }
    }
}

#[test]
fn the_line_may_end_with_who_is_to_act() {
    for turn in [
        "B to act",
        "B is to act?",
        "B?",
        "B aan zet",
        "B is aan de beurt",
        "B ist dran",
        "B an der Reihe",
        "B je na rade",
        "B na ťahu",
    ] {
        let line = read(vocabulary(), &format!("min 100; A bets 400, {turn}"))
            .unwrap_or_else(|error| panic!("{turn} {error}"));
        assert_eq!(
            (line.to_act.as_ref().map(|to_act| line.players[to_act.player].as_str()), line.offer),
            (Some("B"), None),
            "{turn}"
        );
        assert_eq!(line.moves.len(), 1, "{turn}");
    }
    let line = read(vocabulary(), "blinds 100/200; players 5 3; 3 is next").expect("a line");
    assert_eq!((line.actor(), &line.players[..2]), (Some(1), &["5".into(), "3".into()][..]));
    refused("B to act, C folds", "B to act", Expected::ToActLast);
    refused("B?, B calls", "B?", Expected::ToActLast);
}

#[test]
fn nobody_puts_out_more_than_he_has() {
    let plays = |turn: &str| {
        let line = read(vocabulary(), &format!("stacks B 1000; min 100; B 300, A 700, {turn}")).expect(turn);
        Round::replay(&line, BettingRules::default(), SizeCheck::AsMade).map(|_| ()).map_err(|fault| fault.kind.key())
    };
    assert_eq!(plays("B puts 700"), Ok(()));
    assert_eq!(plays("B puts 701"), Err("above-stack"));
    assert_eq!(plays("B puts 400, then 301 more"), Err("above-stack"));
    assert_eq!(plays("B takes all back, puts 2x500"), Ok(()));
    assert_eq!(plays("B takes 100 back, puts 800"), Ok(()));
    assert_eq!(plays("B takes 100 back, puts 801"), Err("above-stack"));
    assert_eq!(plays("B takes 300 back"), Ok(()));
    assert_eq!(plays("B takes 301 back"), Err("pulls-back-more"));
    assert_eq!(plays("B says 2000"), Ok(()));
}
