//! What dealers tell of one turn and how: chips together, amounts in halves, verbs behind their amounts, and what an amount of chips is
//! taken for. Each is read as it is meant, or refused with both readings.

use crate::command_line::{err as err_of, floor, out};
use crate::line_alone::err;
use crate::notation::vocabulary;
use crate::readings::{all, offered};
use floorbook::betting::round::{Action, HandLine};
use floorbook::betting::{Chips, Motion, Words};
use floorbook::notation::{Expected, read};

/// Each of these is refused for the same.
#[track_caller]
fn refused(expected: Expected, texts: &[String]) {
    for text in texts {
        let line = read(vocabulary(), text);
        assert_eq!(line.map_err(|error| error.expected), Err(expected), "{text}");
    }
}

#[track_caller]
fn line(text: &str) -> HandLine {
    read(vocabulary(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What each of these does behind the same beginning.
#[track_caller]
fn each(want: &Action, beginning: &str, told: &[&str]) {
    for told in told {
        all(want, &[&format!("{beginning} {told}")]);
    }
}

#[test]
fn chips_that_are_told_together_are_one_motion() {
    let chip = |value| Chips { count: 1, value };
    let together = [Motion::Puts(vec![chip(500), chip(25)])];
    for told in [
        "B puts 500 and 25",
        "B legt 500 en 25",
        "B legt 500 und 25",
        "B hodil 500 a 25",
        "B dal 500 a 25",
        "B 500 and 25",
        "B puts 500 plus 25",
        "B puts a 500 and a 25",
        "B puts one 500 and one 25",
        "B puts 500 and 25 silent",
    ] {
        offered(&together, &[&format!("min 50; A 325, {told}")]);
    }
    let three = [Motion::Puts(vec![chip(500), chip(100), chip(25)])];
    for told in ["B puts 500, 100 and 25", "B legt 500, 100 en 25", "B legt 500, 100 und 25", "B dal 500, 100 a 25"] {
        offered(&three, &[&format!("min 50; A 325, {told}")]);
    }
    let apart = [Motion::Puts(vec![chip(500)]), Motion::Puts(vec![chip(25)])];
    for told in [
        "B puts 500 and then 25",
        "B legt 500 en dan 25",
        "B legt 500 und dann 25",
        "B dal 500 a potom 25",
        "B puts 500 and puts 25",
    ] {
        offered(&apart, &[&format!("min 50; A 325, {told}")]);
    }
    // An amount is never said like that.
    let says = ["says 500 and 500", "povie 500 a 500", "zegt 500 en 500", "sagt 500 und 500"];
    refused(Expected::SaidOrPut(1000), &says.map(|told| format!("min 100; A 600, B {told}")));
    // A seat that acts is no chip.
    all(&Action::Fold, &["min 50; A bets 500 and 3 folds"]);
}

#[test]
fn more_chips_than_nothing_are_refused_with_both_readings() {
    let more = [
        "adds 600 more",
        "adds another 600",
        "legt er nog 600 bij",
        "legt noch 600 dazu",
        "pridal ďalších 600",
        "pridal ešte 600",
        "pridal 600 navyše",
    ];
    let on_top = Expected::OnTop { amount: 600, bet: 600 };
    refused(on_top, &more.map(|told| format!("blinds 100/200; A 600, B {told}")));
    // Whoever has chips there adds to them.
    for told in ["adds 400 more", "adds another 400", "pridal ďalších 400", "legt er nog 400 bij", "legt noch 400 dazu"]
    {
        offered(&[Motion::Puts(vec![Chips { count: 1, value: 400 }])], &[&format!("blinds 100/200; A 600, BB {told}")]);
    }
}

#[test]
fn halves_of_thousands_are_numbers() {
    for (total, told) in [
        (
            2_500,
            &[
                "A bets two and a half thousand",
                "A bets 2 and a half thousand",
                "A bet twee en een half duizend",
                "A bet tweeënhalf duizend",
                "A bet 2,5 duizend",
                "A setzt zweieinhalb tausend",
                "A setzt zweieinhalbtausend",
                "A setzt 2,5 Tausend",
                "A stavil dva a pol tisíca",
                "A stavil 2,5 tisíca",
                "A bets 2k5",
            ][..],
        ),
        (
            1_500,
            &[
                "A bets one and a half thousand",
                "A bet anderhalf duizend",
                "A setzt eineinhalb tausend",
                "A setzt anderthalbtausend",
                "A stavil poldruha tisíca",
                "A stavil jeden a pol tisíca",
                "A bets 1.5k",
                "A bets 1k5",
            ],
        ),
        (500, &["A bets half a thousand", "A bet een half duizend", "A stavil pol tisíca"]),
    ] {
        each(&Action::Total(total), "min 100;", told);
    }
    refused(Expected::Amount, &["min 100; A bets two and a half".to_owned()]);
}

#[test]
fn a_verb_may_stand_behind_its_amount() {
    for told in [
        "BTN heeft naar 600 geraised",
        "BTN heeft geraised naar 600",
        "BTN hat auf 600 erhöht",
        "BTN hat 600 gesetzt",
        "BTN has raised to 600",
        "it was raised to 600 by the button",
        "raise to 600 by the button",
        "er werd naar 600 geraised door de button",
        "es wurde auf 600 erhöht vom Button",
        "es wurde vom Button auf 600 erhöht",
        "bolo navýšené na 600 od buttonu",
    ] {
        for behind in ["", ", BB calls"] {
            let line = line(&format!("blinds 100/200; {told}{behind}"));
            assert_eq!(
                (&line.moves[0].act, &*line.players[line.moves[0].player]),
                (&Action::Total(600), "BTN"),
                "{told}"
            );
        }
    }
    for (act, told) in [
        (Action::Call, "B heeft gecalld"),
        (Action::Call, "B hat gecallt"),
        (Action::Call, "B ist mitgegangen"),
        (Action::Fold, "B has folded"),
        (Action::RaiseBy(400), "B hat um 400 erhöht"),
        (Action::RaiseBy(400), "B heeft met 400 verhoogd"),
    ] {
        all(&act, &[&format!("min 100; A 300, {told}")]);
    }
    // Whoever was not told raised it.
    for text in ["blindy 100/200; bolo navýšené na 600; B dorovnal", "blinds 100/200; it was raised to 600, B calls"]
    {
        let line = line(text);
        assert_eq!(line.moves[0].act, Action::Total(600), "{text}");
    }
    // A stack stays a stack.
    for text in ["blinds 100/200; A hat 1450, raist auf 600", "blinds 100/200; A heeft 1450, raist naar 600"] {
        let line = line(text);
        assert!(line.setup.stacks.contains(&Some(1450)), "{text}");
    }
}

#[test]
fn a_turn_and_a_number_may_stand_before_the_amount() {
    for told in [
        "C raises out of turn to 600",
        "C raist außer der Reihe auf 600",
        "C raist aus der Reihe auf 600",
        "C raist voor zijn beurt naar 600",
        "C navýšil mimo poradia na 600",
        "C mimo poradia navýšil na 600",
    ] {
        let line = line(&format!("players A B C; min 100; flop; A 300, {told}"));
        assert_eq!((&line.moves[1].act, &line.told_early[..]), (&Action::Total(600), &[1][..]), "{told}");
    }
    let line = line("players A B C; min 100; flop; C bets out of turn 500");
    assert_eq!((&line.moves[0].act, &line.told_early[..]), (&Action::Total(500), &[0][..]));
    let third =
        ["B 3-bets to 1800", "B 3bet to 1800", "B re-raises to 1800", "B 3-bettet auf 1800", "B 3-betuje na 1800"];
    each(&Action::Total(1800), "blinds 100/200; A 600,", &third);
    // Seat 3 bets.
    all(&Action::Total(500), &["min 100; A checks, 3 bets 500"]);
    let wants = ["B wants to raise to 1200", "B wil raisen naar 1200", "B chce navýšiť na 1200"];
    each(&Action::Total(1200), "blinds 100/200; A 600,", &wants);
}

#[test]
fn what_an_amount_of_chips_was_taken_for_is_said() {
    for (language, one, several) in [
        ("en", "one chip of 1,000", "several chips worth 2,000"),
        ("nl", "één chip van 1.000", "meerdere chips, samen 2.000"),
        ("de", "ein Chip zu 1.000", "mehrere Chips gelesen, zusammen 2.000"),
        ("sk", "jeden žetón 1\u{a0}000", "viac žetónov, spolu 2\u{a0}000"),
    ] {
        let said = |chips: &str| {
            let text = format!("blinds 100/200; A 600, B puts {chips}");
            out(&floor(&["--lang", language, "--book", "tda-2024", "decide", &text])).replace("\n    ", " ")
        };
        let told = said("1000");
        assert!(told.contains(one) && told.contains("2x500"), "{told}");
        let told = said("2000");
        assert!(told.contains(several) && told.contains("1x2000"), "{told}");
        for chips in ["1x1000", "2x500", "a 1000 chip", "600", "1200", "400"] {
            let told = said(chips);
            assert!(!told.contains("2x500") && !told.contains(one), "{chips}: {told}");
        }
    }
}

#[test]
fn words_behind_chips_of_which_only_the_worth_is_told_change_nothing() {
    for (chips, headline) in [("1400", "Raise to 1,400"), ("2000", "Raise to 2,000"), ("700", "Only a call: 100")] {
        for late in ["", ", says raise", ", says call"] {
            let text = format!("blinds 100/200; A raises to 600, B puts {chips}{late}");
            let told = out(&floor(&["--lang", "en", "--book", "tda-2024", "decide", &text]));
            assert!(told.starts_with(headline), "{text}: {told}");
        }
    }
}

#[test]
fn what_links_one_act_to_the_next_may_be_a_word_or_a_full_stop() {
    let want = [Action::Total(600), Action::Call, Action::Fold];
    for text in [
        "blinds 100/200; A raises to 600 and B calls and C folds",
        "blinds 100/200. A raises to 600. B calls. C folds.",
        "blinds 100/200; A raises to 600, then B calls, then C folds",
        "blinds 100/200; A raist naar 600, dan callt B, dan foldt C",
        "Blinds 100/200; A raist auf 600, dann callt B und C foldet",
        "blindy 100/200; A navýšil na 600, potom B dorovnal a C zložil",
        "blindy 100/200; A navýšil na 600 a b dorovnal a c zložil",
    ] {
        let acts: Vec<Action> = line(text).moves.into_iter().map(|step| step.act).collect();
        assert_eq!(acts, want, "{text}");
    }
    // The same player goes on behind "then", and a decimal mark is no full stop.
    offered(
        &[Motion::Says(Words::Check), Motion::Says(Words::Raise)],
        &["blinds 100/200; A calls, BB says check then raise"],
    );
    all(&Action::Total(1200), &["min 100; A 1.200"]);
}

#[test]
fn a_count_before_a_value_is_no_motion() {
    let chips = [Motion::Puts(vec![Chips { count: 5, value: 1000 }])];
    for told in ["legt 5 1000er", "puts 5 1000s", "legt fünf 1000er", "dal 5 žetónov po 1000"] {
        offered(&chips, &[&format!("min 100; A 1200, B {told}")]);
    }
}

#[test]
fn chips_have_names() {
    let chips = |count, value| [Motion::Puts(vec![Chips { count, value }])];
    for (count, value, told) in [
        (
            1,
            1000,
            &[
                "legt een duizendje",
                "schuift een duizendje in",
                "legt einen Tausender",
                "dal tisícku",
                "puts a thousand chip",
            ][..],
        ),
        (2, 500, &["gooit twee vijfhonderdjes", "wirft zwei Fünfhunderter", "hodil dve päťstovky"]),
        (5, 1000, &["legt vijf duizendjes", "legt 5 Tausender", "dal päť tisícových žetónov"]),
    ] {
        for told in told {
            offered(&chips(count, value), &[&format!("blinds 100/200; A 600, B {told}")]);
        }
    }
    // A number of chips in words is no chip's name.
    offered(
        &[Motion::Says(Words::Amount(1000))],
        &["blinds 100/200; A 600, B zegt duizend", "blinds 100/200; A 600, B says a thousand"],
    );
}

#[test]
fn a_command_is_not_broken_within_a_word() {
    let text = "min 100; flop; A bets 1000, B puts 400, C puts 400";
    let said = err(&["--lang", "en", "decide", text]);
    assert!(said.contains("to-call=1000 put=400"), "{said}");
}

#[test]
fn a_condition_may_have_come_true() {
    for text in [
        "players A B C; min 100; flop; A 200, B says \"if C raises I fold\", C raises to 600",
        "players A B; min 100; flop; B says \"if you bet I raise\", A bets 300",
    ] {
        let line = line(text);
        assert_eq!(
            (line.later.len(), line.offer.map(|offer| offer.motions)),
            (1, Some(vec![Motion::Says(Words::Conditional)]))
        );
        let output = floor(&["--lang", "en", "--book", "pokerpunt", "decide", text]);
        assert_eq!(output.status.code(), Some(0), "{}", err_of(&output));
    }
}

#[test]
fn one_act_without_blinds_asks_for_them() {
    for (typed, line) in
        [("A raise 5k", true), ("BTN raises to 600", true), ("a raise 5k", false), ("I raise 500", false)]
    {
        let said = err(&["--lang", "en", "decide", typed]);
        assert_eq!(said.contains("blinds 100/200;"), line, "{typed}: {said}");
    }
}
