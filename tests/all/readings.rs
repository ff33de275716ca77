//! What a line could mean in two ways: it is refused with both spelled out, and what stands next to it is read.

use crate::bad_rounds::refused;
use crate::notation::vocabulary;
use floorbook::betting::round::{Action, BettingRules, Round, SizeCheck};
use floorbook::betting::{Chips, Motion, Words};
use floorbook::locale::{Language, NumberError};
use floorbook::notation::{Expected, read};

/// What the last player of a line did.
#[track_caller]
pub(crate) fn last(language: Language, text: &str) -> Action {
    let line = read(vocabulary().typed_in(language), text).unwrap_or_else(|error| panic!("{text:?} {error}"));
    line.moves.last().expect("an act").act.clone()
}

/// All of these end in the same act, in whatever language they are typed.
#[track_caller]
pub(crate) fn all(want: &Action, texts: &[&str]) {
    for (text, language) in texts.iter().flat_map(|text| Language::ALL.map(|language| (text, language))) {
        assert_eq!(last(language, text), *want, "{text:?} in {language:?}");
    }
}

/// All of these end in the same offer, in whatever language they are typed.
#[track_caller]
pub(crate) fn offered(want: &[Motion], texts: &[&str]) {
    for (text, language) in texts.iter().flat_map(|text| Language::ALL.map(|language| (text, language))) {
        let line = read(vocabulary().typed_in(language), text).unwrap_or_else(|error| panic!("{text:?} {error}"));
        let offer = line.offer.unwrap_or_else(|| panic!("{text:?} offers nothing"));
        assert_eq!(offer.motions, want, "{text:?} in {language:?}");
    }
}

/// All of these are refused at the same words, in whatever language they are typed.
#[track_caller]
pub(crate) fn none(place: &str, expected: Expected, texts: &[&str]) {
    for (text, language) in texts.iter().flat_map(|text| Language::ALL.map(|language| (text, language))) {
        let error = read(vocabulary().typed_in(language), text).expect_err(text);
        assert_eq!((&text[error.at.clone()], error.expected), (place, expected), "{text:?} in {language:?}");
    }
}

#[test]
fn two_amounts_without_a_word_are_refused_wherever_they_stand() {
    let both = |one, first, second| Expected::Number(NumberError::OneOrTwo { one, first, second });
    none("100 200", both(100_200, 100, 200), &["100 200", "min 100; A 100 200"]);
    none("600,200", both(600_200, 600, 200), &["600,200", "min 100; A 600,200", "min 100; A setzt 600,200, B foldet"]);
    none(
        "500 300",
        both(500_300, 500, 300),
        &["pot 500 300; min 100; A 400", "stacks A 500 300; min 100", "min 500 300"],
    );
    all(&Action::Total(1200), &["min 100; A 1 200", "min 100; A 1,200, B 1 200", "min 100; A 1.200"]);
    all(&Action::Total(1_000_000), &["min 100; A 1 000 000", "min 100; A 1,000,000"]);
    all(
        &Action::Total(600_200),
        &["min 100; A 600.200", "min 100; A 600'200", "min 100; A 600\u{a0}200", "min 1; A 600200"],
    );
}

#[test]
fn thousands_and_decimals_are_told_apart() {
    let two = |one, other| Expected::Number(NumberError::TwoReadings { one, other });
    for (word, fold) in [("bets", "folds"), ("zet", "foldt"), ("setzt", "foldet"), ("stavil", "foldne")] {
        let text = |amount| format!("min 1; A {word} {amount}, B {fold}");
        let first = |language, amount| {
            let line = read(vocabulary().typed_in(language), &text(amount));
            line.map(|line| line.moves[0].act.clone()).map_err(|error| error.expected)
        };
        for language in Language::ALL {
            assert_eq!(first(language, "1.125k"), Ok(Action::Total(1125)), "{word}");
            assert_eq!(first(language, "0.500k"), Ok(Action::Total(500)), "{word}");
            assert_eq!(first(language, "0,500k"), Ok(Action::Total(500)), "{word}");
            assert_eq!(first(language, "1,0000"), Err(two(10_000, 1_000)), "{word}");
            assert_eq!(first(language, "1,200.000"), Err(two(1_200_000, 1_200)), "{word}");
            assert_eq!(first(language, "1.200,000"), Err(two(1_200_000, 1_200)), "{word}");
        }
    }
}

#[test]
fn blinds_and_limits_need_a_slash() {
    let slash = Expected::Slash { one: 100_200, first: 100, second: 200 };
    none("100 200", slash, &["blinds 100 200; A folds", "Blinds 100 200", "blindy 100 200", "limit 100 200; A bets"]);
    none("100,200", slash, &["blinds 100,200; A folds", "limit 100,200"]);
    none("1000", Expected::Pair, &["blinds 500 1000; A folds"]);
    all(&Action::Fold, &["blinds 100/200; A folds", "100/200; A folds", "blinds 1 000/2 000; A folds"]);
}

#[test]
fn the_language_groups_by_its_own_mark() {
    assert_eq!(last(Language::Sk, "min 100; A 25 400"), Action::Total(25_400));
    assert_eq!(last(Language::En, "min 100; A 25,400"), Action::Total(25_400));
    for (language, text) in [
        (Language::En, "min 100; A 25 400"),
        (Language::Nl, "min 100; A 25 400"),
        (Language::De, "min 100; A 25,400"),
        (Language::Sk, "min 100; A 25,400"),
    ] {
        let error = read(vocabulary().typed_in(language), text).expect_err(text);
        let both = NumberError::OneOrTwo { one: 25_400, first: 25, second: 400 };
        assert_eq!(error.expected, Expected::Number(both), "{text:?} in {language:?}");
    }
}

#[test]
fn thousands_behind_a_slash_are_those_before_it() {
    let blinds = |text: &str| {
        let setup = read(vocabulary(), text).unwrap_or_else(|error| panic!("{text:?} {error}")).setup;
        (setup.small_blind, setup.big_blind)
    };
    for text in ["PL 1/2k; UTG calls", "blinds 1/2k; UTG calls", "blinds 1k/2k; UTG calls", "1/2/2k; UTG calls"] {
        assert_eq!(blinds(text), (1_000, 2_000), "{text}");
    }
    for text in ["500/1k; UTG calls", "blinds 500/1000; UTG calls", "500/1k/1k; UTG calls"] {
        assert_eq!(blinds(text), (500, 1_000), "{text}");
    }
}

#[test]
fn a_pot_on_which_others_act_is_an_act_and_at_the_end_of_a_line_it_is_said() {
    let said = Action::Total(2_400);
    all(&said, &["PL 100/200; A pot, B pot, C to act", "PL 100/200; A bets pot, B raises pot, C to act"]);
    all(&Action::AllIn(Some(600)), &["PL 100/200; stacks A 600, B 900; A pot, B to act"]);
    offered(&[Motion::Says(Words::Pot)], &["PL 100/200; A pot", "PL 100/200; A pot, B pot", "100/200; A pot"]);
    // In no-limit it is no amount.
    assert!(read(vocabulary(), "100/200; A pot, B calls").is_err());
}

#[test]
fn a_number_before_chips_may_be_a_count() {
    let both = Expected::Number(NumberError::CountOrAmount { one: 2500, count: 2, value: 500 });
    let texts =
        ["min 1; B 2 500 chips", "min 1; B legt 2 500 chips", "min 1; B vložil 2 500 žetónov", "min 1; B 2 500+500"];
    none("2 500", both, &texts);
    all(
        &Action::Total(2500),
        &["min 1; B 2500 chips", "min 1; B 2.500 chips", "min 1; B 2 500", "min 1; B 2 500 in total"],
    );
    all(&Action::Total(2000), &["min 1; B 2 000 chips", "min 1; B 2 000 žetónov"]);
}

#[test]
fn a_blind_for_less_may_be_called_all_in() {
    let posts = |amount| Action::Post(amount);
    let first = |text: &str| read(vocabulary(), text).map(|line| line.moves[0].act.clone());
    for text in [
        "BB all-in 120",
        "BB posts 120, all-in",
        "BB posts 120 all-in",
        "BB gaat all-in met 120",
        "BB ide all-in za 120",
    ] {
        assert_eq!(first(&format!("blinds 200/400; {text}; A calls")), Ok(posts(120)), "{text}");
    }
    assert_eq!(first("blinds 200/400; SB all-in 50, BB all-in 120, A calls"), Ok(posts(50)));
    assert_eq!(first("heads-up; blinds 200/400; BTN all-in 50"), Ok(posts(50)));
    assert_eq!(first("stacks BB 120; blinds 200/400; BB all-in; A calls"), Ok(posts(120)));
    let whole = read(vocabulary(), "blinds 200/400; BB all-in 400; A calls").expect("a line");
    assert_eq!((&whole.moves[0].act, whole.setup.stacks[0]), (&posts(400), Some(400)));
    assert_eq!(first("blinds 200/400; BB all-in 401; A calls, SB folds"), Ok(Action::AllIn(Some(401))));
    assert_eq!(first("blinds 200/400; A all-in 120"), Ok(Action::AllIn(Some(120))));
    none("BB all-in 120", Expected::ShortBlind(120), &["blinds 200/400; A calls, BB all-in 120"]);
    // Without a word it may have been posted by mistake; nobody knows, unless the stack was told.
    for text in ["BB posts 120; A calls", "BB post 120; A callt", "BB postet 120; A callt", "BB postol 120; A dorovnal"]
    {
        let error = read(vocabulary(), &format!("blinds 200/400; {text}")).expect_err(text);
        assert_eq!(error.expected, Expected::WholeBlind { blind: 400, posted: 120 }, "{text}");
    }
    assert_eq!(first("stacks BB 120; blinds 200/400; BB posts 120; A calls"), Ok(posts(120)));
}

#[test]
fn who_posts_just_the_blind_is_in_it() {
    let blinds = |text: &str| {
        let line = read(vocabulary(), text).unwrap_or_else(|error| panic!("{text}: {error}"));
        line.blinds.map(|blind| blind.map(|at| line.players[at].to_string()))
    };
    let are = |small: &str, big: &str| [Some(small.to_owned()), Some(big.to_owned())];
    for text in [
        "A posts 100, B posts 200",
        "A post 100, B post 200",
        "A postet 100, B postet 200",
        "A postol 100, B postol 200",
    ] {
        assert_eq!(blinds(&format!("blinds 100/200; {text}; UTG raises to 600")), are("A", "B"), "{text}");
        assert_eq!(blinds(&format!("players C A B; blinds 100/200; {text}; C raises to 600")), are("A", "B"), "{text}");
    }
    assert_eq!(blinds("blinds 100/200; 7 posts 100, 2 posts 200; 3 calls"), are("7", "2"));
    assert_eq!(blinds("blinds 200/200; 7 posts 200, 2 posts 200; 3 calls"), are("7", "2"));
    assert_eq!(blinds("heads-up; blinds 100/200; BTN posts 100, A posts 200; BTN calls"), are("BTN", "A"));
    // Another position is in no blind, and whoever acts has posted before.
    for text in [
        "blinds 100/200; UTG posts 200; CO calls",
        "blinds 100/200; C calls, A posts 200",
        "blinds 100/200; A posts 150",
    ] {
        let played =
            read(vocabulary(), text).map(|line| Round::replay(&line, BettingRules::default(), SizeCheck::Enforced));
        assert!(!matches!(played, Ok(Ok(_))), "{text}");
    }
}

#[test]
fn what_can_be_two_things_is_shown_in_its_place_with_both() {
    for (language, round, marked, words) in [
        ("en", "min 100; A bets 500, B raises 500", "500", "raises by 500 (1,000 in total), or calls 500"),
        ("nl", "min 100; A zet 500, B verhoogt 500", "500", "verhoogt met 500 (1.000 in totaal), of callt 500"),
        ("de", "min 100; A 500, B erhöht 400", "400", "erhöht um 400 (insgesamt 900) oder erhöht auf mehr"),
        ("sk", "min 100; A 500, B navýšil 500", "500", "navýšil o 500 (spolu 1\u{a0}000), alebo dorovnal 500"),
        ("en", "min 100; A 500, B raises 800, C folds", "800", "raises by 800 (1,300 in total), or raises to 800"),
        ("nl", "min 100; A 500, B verhoogt 800, C past", "800", "met 800 (1.300 in totaal), of verhoogt naar 800"),
        ("de", "min 100; A 500, B erhöht 800, C passt", "800", "um 800 (insgesamt 1.300) oder erhöht auf 800"),
        ("sk", "min 100; A 500, B navýšil 800, C zložil", "800", "o 800 (spolu 1\u{a0}300), alebo navýšil na 800"),
        ("en", "min 100; A 500, B bets 500", "500", "calls, or raises to more than 500, which is bet already"),
        ("nl", "min 100; A 500, B zet 500", "500", "callt, of verhoogt naar meer dan 500"),
        ("de", "min 100; A 500, B setzt 500", "500", "callt oder erhöht auf mehr als 500"),
        ("sk", "min 100; A 500, B vsadil 500", "500", "dorovnal, alebo navýšil na viac než 500"),
        ("en", "min 100; A 600,200", "600,200", "one amount, 600,200, or two, 600 and 200. Write 600200"),
        ("nl", "100 200", "100 200", "100.200, of twee, 100 en 200"),
        ("de", "pot 500 300; min 100", "500 300", "500.300, oder zwei, 500 und 300"),
        ("sk", "min 100; A 1,0000", "1,0000", "10\u{a0}000 alebo 1\u{a0}000. Napíš 10000 alebo 1000"),
        ("sk", "min 100; B 2 500 žetónov", "2 500", "2 žetóny po 500. Napíš 2500 alebo 2x500"),
        ("nl", "blinds 100 200; A foldt", "100 200", "100/200 met een schuine streep; 100.200 is één bedrag"),
        ("en", "blinds 200/400; A calls, BB all-in 120", "BB all-in 120", "BB posts 120 all-in"),
        ("en", "blinds 200/400; BB posts 120; A calls", "120", "All-in for less: BB posts 120 all-in."),
        ("nl", "blinds 200/400; BB post 120; A callt", "120", "All-in voor minder: BB post 120 all-in."),
        ("de", "blinds 200/400; BB postet 120; A callt", "120", "All-in mit weniger: BB postet 120 all-in."),
        ("sk", "blindy 200/400; BB postol 120; A dorovnal", "120", "All-in za menej: BB postol 120 all-in."),
    ] {
        let said = refused(&["--lang", language, "decide", "reopening", &format!("round={round}")]);
        let lines: Vec<&str> = said.lines().collect();
        let at = lines.iter().position(|line| line.trim_start().starts_with('^')).expect("carets");
        let carets = lines[at].trim_start().len();
        let shown: String = lines[at - 1].chars().skip(lines[at].len() - carets).take(carets).collect();
        assert_eq!(shown, marked, "{said}");
        assert!(lines[at + 1..].join(" ").contains(words), "{said}");
    }
}

#[test]
fn amounts_asked_for_are_read_the_same() {
    let call = ["decide", "undercall", "call-said=no", "facing=opening-bet", "players=multiway", "put=400"];
    for (language, amount, words) in [
        ("en", "1,200.000", "1,200,000 or 1,200"),
        ("nl", "1.200,300", "1.200.300, of twee, 1.200 en 300"),
        ("de", "12,0000", "120.000 oder 12.000"),
        ("sk", "100 200", "100 a 200"),
        ("en", "1,125k", "1,125,000 or 1,125"),
    ] {
        let fact = format!("to-call={amount}");
        let said = refused(&[&["--lang", language], &call[..], &[&fact]].concat());
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn chips_that_are_pushed_in_are_all_in_only_where_that_is_said() {
    let chips = Motion::Puts(vec![Chips { count: 1, value: 400 }]);
    offered(
        &[chips],
        &[
            "min 100; A 300, B schuift 400 in",
            "min 100; A 300, B schuift in 400",
            "min 100; A 300, B schuift 400",
            "min 100; A 300, B schuift 400 naar voren",
            "min 100; A 300, B schoof 400 in",
            "min 100; A 300, B pushes 400 in",
            "min 100; A 300, B pushes in 400",
            "min 100; A 300, B puts 400 in",
            "min 100; A 300, B throws 400 in",
            "min 100; A 300, B schiebt 400 rein",
            "min 100; A 300, B schiebt 400 nach vorn",
            "min 100; A 300, B wirft 400 rein",
            "min 100; A 300, B legt 400 hin",
            "min 100; A 300, B posunul 400 dopredu",
            "min 100; A 300, B vložil 400 do banku",
        ],
    );
    all(
        &Action::AllIn(Some(400)),
        &[
            "min 100; A 300, B schuift all-in 400",
            "min 100; A 300, B schuift 400 in all-in",
            "min 100; A 300, B pushes 400 all-in",
            "min 100; A 300, B shoves 400",
            "min 100; A 300, B pusht 400",
            "min 100; A 300, B schiebt all-in 400",
            "min 100; A 300, B dáva all-in 400",
        ],
    );
    all(&Action::AllIn(None), &["stacks B 900; min 1; B schuift", "stacks B 900; min 1; B pushes"]);
    all(&Action::Check, &["min 1; B schiebt", "min 1; B schob"]);
}

#[test]
fn players_words_are_known() {
    all(
        &Action::Call,
        &[
            "blinds 100/200; A limps",
            "blinds 100/200; A callne",
            "blinds 100/200; A limpt",
            "blinds 100/200; A limpuje",
            "blinds 100/200; A flats",
            "blinds 100/200; A calne",
        ],
    );
    all(
        &Action::Fold,
        &["min 1; A foldne", "min 1; A mucks", "min 1; A zahodí", "min 1; A muckt", "min 1; A legt weg"],
    );
    all(
        &Action::Check,
        &[
            "min 1; A knocks",
            "min 1; A klopt",
            "min 1; A klopft",
            "min 1; A checkne",
            "min 1; A ťukne",
            "min 1; A zaklopal",
        ],
    );
    all(
        &Action::Total(600),
        &["min 1; A betne 600", "min 1; A leads for 600", "min 1; A raisne 600", "min 1; A 2, B re-raised to 600"],
    );
    all(
        &Action::AllIn(Some(600)),
        &["min 1; A jams 600", "min 1; A dá all-in 600", "min 1; A pushne 600", "min 1; A shovte 600"],
    );
}
