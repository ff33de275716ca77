//! The words of a line, as players of each language use them: amounts that could be two things, games by their names, chips
//! that are put and taken, acts. Each is read as it is meant, or refused with both readings.

use crate::command_line::{err as err_of, floor};
use crate::line_alone::{LANGUAGES, err};
use crate::notation::vocabulary;
use crate::readings::{all, none, offered};
use floorbook::betting::round::{Action, Structure};
use floorbook::betting::{Chips, Motion, Words};
use floorbook::notation::{Expected, read};

#[test]
fn amounts_alone_that_could_be_two_things_are_refused_with_both() {
    for language in LANGUAGES {
        for (typed, readings) in [
            ("100 200", ["100200", "100"]),
            ("600,200", ["600200", "600"]),
            ("A 600,200", ["600200", "600"]),
            ("A 100 200, B 400", ["100200", "100"]),
            ("1,0000", ["10000", "1000"]),
        ] {
            let output = floor(&["--lang", language, "decide", typed]);
            let said = err_of(&output);
            let digits: String = said.chars().filter(|c| c.is_alphanumeric() || c.is_whitespace()).collect();
            assert_eq!(output.status.code(), Some(2), "{language} {typed}: {said}");
            let found = readings.iter().filter(|reading| said.contains(**reading) || digits.contains(**reading));
            assert!(found.count() > 0 && said.contains('^'), "{language} {typed}: {said}");
        }
    }
    // A number alone, or behind other words, is none of it.
    for typed in ["100", "lost 100 200 chips"] {
        assert!(!err(&["--lang", "en", "decide", typed]).contains('^'), "{typed}");
    }
}

#[test]
fn a_game_is_played_in_the_structure_that_its_name_tells() {
    let played = |game: &str| {
        let text = format!("{game} 100/200; flop; pot 900; A bets 200");
        read(vocabulary(), &text).map(|line| line.setup.structure)
    };
    for game in
        ["PLO8", "PLO8b", "PLO 8", "plo/8", "Big O", "PLO5", "pot-limit hi-lo", "hi-lo, pot-limit", "pot-limit O8"]
    {
        assert_eq!(played(game).ok(), Some(Structure::PotLimit), "{game}: {:?}", played(game));
    }
    for game in ["O8", "O8b", "omaha8", "omaha/8", "omaha hi-lo", "limit O8", "limit hi/lo", "limit Big O"] {
        assert_eq!(played(game).ok(), Some(Structure::FixedLimit), "{game}: {:?}", played(game));
    }
    for game in ["NLO8", "no-limit hi-lo", "no-limit omaha", "NL omaha"] {
        assert_eq!(played(game).ok(), Some(Structure::NoLimit), "{game}: {:?}", played(game));
    }
    for stud in ["stud8", "stud/8", "stud hi-lo", "stud high-low", "stud eight or better", "razz"] {
        let line = read(vocabulary(), &format!("{stud} 100/200; ante 10; bring-in 30; A brings in, B completes"));
        assert_eq!(line.map(|line| line.setup.structure).ok(), Some(Structure::FixedLimit), "{stud}");
    }
    // What is played in several structures is not guessed.
    for game in ["hi-lo", "omaha", "high-low", "Hi/Lo"] {
        let error = played(game).expect_err(game);
        assert_eq!(error.expected, Expected::Structure, "{game}");
    }
    for language in LANGUAGES {
        let said = err(&["--lang", language, "decide", "hi-lo 100/200; flop; A bets 200; B to act"]);
        assert!(said.contains("^^^^^") && said.contains("pot-limit hi-lo 100/200"), "{said}");
    }
    // A slash between two amounts stays one, and a player O stays a player.
    assert_eq!(read(vocabulary(), "stud 8/16; bring-in 3; A brings in").map(|line| line.setup.big_bet), Ok(Some(16)));
    all(&Action::Total(8), &["min 4; O8", "min 4; O 8", "blinds 2/4; O8"]);
    all(&Action::Total(800), &["min 100; O 800", "min 100; A 300, O800", "min 4; O 800"]);
}

#[test]
fn chips_are_put_and_taken_as_each_language_says_it() {
    // Before another player's act `dá 600` is what he acts on, where it can be nothing else; at the end it is chips without a word.
    for text in ["min 100; A dá 600, B callne", "min 100; A doet 600, B callt", "min 100; A bringt 600, B callt"] {
        let line = read(vocabulary(), text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(line.moves[0].act, Action::Total(600), "{text}");
    }
    // Chips that can only be a bet, or are exactly the call, are what the others acted on, whatever the word.
    for text in [
        "min 100; A puts 600, B calls",
        "min 100; A schuift 600 in, B callt",
        "min 100; A schiebt 600 rein, B callt",
        "min 100; A hodí 600, B callne",
    ] {
        let line = read(vocabulary(), text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(line.moves[0].act, Action::Total(600), "{text}");
    }
    all(&Action::Fold, &["min 100; A 600, B puts 600, C folds"]);
    for (told, lines) in [
        ("B puts 1000", &["min 100; A 600, B puts 1000, C calls"]),
        ("B dá 1000", &["min 100; A 600, B dá 1000, C callne"]),
    ] {
        none(told, Expected::SilentLast, lines);
    }
    // A fold behind changes nothing of what the chips are.
    let thousand = [Motion::Puts(vec![Chips { count: 1, value: 1000 }])];
    for behind in ["", ", C folds", ", C folds, D folds"] {
        for puts in ["dá", "dal", "puts", "legt", "bringt", "schuift"] {
            offered(&thousand, &[&format!("min 100; A 600, B {puts} 1000{behind}")]);
        }
    }
    // Several chips that are a whole raise are one, whichever they are; the last thing in a line is left to the book.
    for text in ["blinds 100/200; A puts 600, B calls", "blindy 100/200; A dal 600, B dorovnal"] {
        let line = read(vocabulary(), text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(line.moves[0].act, Action::Total(600), "{text}");
    }
    none("A dal 500", Expected::SilentLast, &["blindy 100/200; A dal 500, B dorovnal"]);
    let chips = Motion::Puts(vec![Chips { count: 1, value: 400 }]);
    let ends = ["B dá 400", "B schuift 400 in", "B schiebt 400 rein", "B doet 400", "B bringt 400", "B puts up 400"];
    for end in ends {
        offered(std::slice::from_ref(&chips), &[&format!("min 100; A 300, {end}")]);
    }
    none("A dá 600 mlčky", Expected::SilentLast, &["min 100; A dá 600 mlčky, B callne"]);
    none("A 600 silent", Expected::SilentLast, &["min 100; A 600 silent, B calls"]);
    let back = [Motion::PullsBack(Some(50)), Motion::Says(Words::Call)];
    for back_said in [
        "B stiahne 50, povie call",
        "B si stiahne 50, povie call",
        "B stiahne späť 50, povie call",
        "B stiahne 50 späť, povie call",
        "B trekt 50 terug, zegt call",
        "B trekt terug 50, zegt call",
        "B haalt 50 weg, zegt call",
        "B zieht 50 zurück, sagt Call",
        "B zieht zurück 50, sagt Call",
        "B retracts 50, says call",
        "B takes 50 back, says call",
    ] {
        offered(&back, &[&format!("min 100; A 300, {back_said}")]);
    }
    none("", Expected::TakenBack, &["min 100; A 300, B takes 50", "min 100; A 300, B vezme 50"]);
}

#[test]
fn acts_are_read_as_players_say_them() {
    for (act, told) in [
        (
            Action::Call,
            &["B callne", "B limps", "B geht mit", "B gaat mee", "B dorovná", "B limpt", "B limpne", "B hält"][..],
        ),
        (Action::Fold, &["B foldne", "B passt", "B past", "B legt weg", "B zahodí", "B mucks"]),
        (Action::Total(900), &["B erhöht auf 900", "B verhoogt naar 900", "B zdvihne na 900", "B raises to 900"]),
        (Action::RaiseBy(600), &["B erhöht um 600", "B verhoogt met 600", "B zdvihne o 600", "B raises by 600"]),
    ] {
        for told in told {
            all(&act, &[&format!("min 100; A 300, {told}")]);
        }
    }
    for told in ["A klopt", "A knocks", "A klopft", "A klope", "A tikt", "A taps", "A ťuká", "A schiebt"] {
        all(&Action::Check, &[&format!("min 100; {told}")]);
    }
    // "Raises 100" over a bet of 100 is no call.
    for told in ["raises 100", "verhoogt 100", "erhöht 100", "navýši 100"] {
        none("100", Expected::ToOrBy { amount: 100, bet: 100 }, &[&format!("min 100; A 100, B {told}")]);
        all(&Action::RaiseBy(100), &[&format!("limit 100/200; flop; A bets 100, B {told}")]);
    }
    all(&Action::Total(1125), &["min 100; A 1.125k"]);
    all(&Action::Total(500), &["min 100; A 0.500k"]);
}
