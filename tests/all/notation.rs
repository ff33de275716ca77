//! A betting round told on one line, in every language: what it reads into, and what it must not.

use floorbook::betting::round::{Action, Ante, Game, HandLine, Street, Structure};
use floorbook::betting::{Chips, Motion};
use floorbook::commands::built_in;
use floorbook::locale::{Language, NumberError, Words, gather};
use floorbook::notation::{Expected, Key, Vocabulary, read, write};
use floorbook::pack::Pack;
use std::sync::LazyLock;

pub(crate) static PACK: LazyLock<Pack> = LazyLock::new(built_in);
/// The words of the notation in every language.
pub(crate) fn vocabulary() -> Vocabulary<'static> {
    Vocabulary::new(&*PACK)
}

#[track_caller]
pub(crate) fn line(text: &str) -> HandLine {
    read(vocabulary(), text).unwrap_or_else(|error| panic!("{text:?} {error}"))
}

/// What is read, written back: short enough to compare, and it says everything.
#[track_caller]
pub(crate) fn case(text: &str, want: &str) {
    assert_eq!(write(&line(text)), want, "{text:?}");
}

/// All of these say the same.
#[track_caller]
pub(crate) fn same(want: &str, texts: &[&str]) {
    texts.iter().for_each(|text| case(text, want));
}

#[test]
fn a_line_reads_into_a_round() {
    let read = line("blinds 200/400; A raises to 1200, B 1000+1000 silent");
    assert_eq!(*read.players, ["A", "B", "SB", "BB"]);
    assert_eq!(read.blinds, [Some(2), Some(3)]);
    assert_eq!((read.setup.structure, read.setup.street), (Structure::NoLimit, Street::Preflop));
    assert_eq!((read.setup.small_blind, read.setup.big_blind), (200, 400));
    assert_eq!((read.setup.ante, read.setup.pot, read.setup.stacks), (Ante::None, 0, vec![None; 4]));
    assert_eq!((read.moves[0].player, &read.moves[0].act), (0, &Action::Total(1200)));
    let chip = Chips { count: 1, value: 1000 };
    let offer = read.offer.expect("an offer");
    assert_eq!((offer.player, &offer.motions[..]), (1, &[Motion::Puts(vec![chip, chip])][..]));
    let told = [read.moves[0].at.clone(), offer.at].map(|at| &read.text[at]);
    assert_eq!(told, ["A raises to 1200", "B 1000+1000 silent"]);
}

#[test]
fn rounds_are_read_as_they_are_told() {
    case(
        "100 min; A 100, B all-in 125, C calls, D all-in 200",
        "no-limit; min 100; flop; players A B C D others; A 100, B all-in 125, C calls, D all-in 200",
    );
    case(
        "blinds 100/200; flop; A 600, B raises to 1000, C calls, D calls, E folds",
        "no-limit; blinds 100/200; flop; players A B C D E others; A 600, B 1000, C calls, D calls, E folds",
    );
    case(
        "PL 100/200; pot 1500; turn; seat 3 bets 400, seat 5 raises to 1200, BTN folds",
        "pot-limit; blinds 100/200; turn; pot 1500; players seat 3 seat 5 BTN others; seat 3 400, seat 5 1200, BTN folds",
    );
    case(
        "blinds 150/300 ante 300; UTG raises to 800, SB 1x1000 silent",
        "no-limit; blinds 150/300; preflop; bb ante 300; players UTG SB others; UTG 800, SB 1x1000 silent",
    );
    case(
        "stacks A 5000, B 3000; blinds 500/1000/1000; A all-in, B calls",
        "no-limit; blinds 500/1000; preflop; bb ante 1000; players A B others; stacks A 5000, B 3000; A all-in, B calls",
    );
    case(
        "blinds 200/400; BB posts 250 all-in; UTG calls, CO raises by 800",
        "no-limit; blinds 200/400; preflop; players BB UTG CO others; BB posts 250 all-in, UTG calls, CO raises by 800",
    );
}

#[test]
fn every_language_says_the_same() {
    same(
        "no-limit; blinds 100/200; preflop; players A B C D others; A 600, B 1800, C calls, D folds",
        &[
            "blinds 100/200; A bets 600, B raises to 1800, C calls, D folds",
            "blinds 100/200; A zet 600, B verhoogt naar 1800, C gaat mee, D past",
            "Blinds 100/200; A zet 600 in, B raist tot 1.800, C callt, D gooit weg",
            "blinds 100/200; A setzt 600, B erhöht auf 1800, C geht mit, D passt",
            "BLINDS 100/200; A SETZT 600, B ERHÖHT AUF 1.800, C CALLT, D FOLDET",
            "blindy 100/200; A stavil 600, B navýšil na 1800, C dorovnal, D zahodil",
            "blindy 100/200; a stavila 600, b navysila na 1 800, c calluje, d folduje",
            "blindy 100/200\nA 600\nB raises to 1,8k\nC callol\nD foldol",
            "blinds 100/200; A setzt 600, B navýšil na 1800, C calls, D past",
        ],
    );
    same(
        "no-limit; min 100; river; players seat 3 seat 5 others; seat 3 checks, seat 5 all-in 750",
        &[
            "min 100; river; seat 3 checks, seat 5 goes all-in for 750",
            "min 100; op de river; stoel 3 checkt, stoel 5 gaat all-in met 750",
            "min 100; am River; Platz 3 schiebt, Platz 5 geht all-in mit 750",
            "min 100; na riveri; miesto 3 čekuje, miesto 5 ide all-in za 750",
            "min 100; river: #3 checks, s5 raises to 750 all-in",
            "river, 100 min, 3 checks, 5 750 all in",
        ],
    );
    same(
        "no-limit; blinds 100/200; preflop; players A SB others; A raises by 400, SB 500 silent",
        &[
            "blinds 100/200; A raises by 400, SB 500 silent",
            "blinds 100/200; A verhoogt met 400, kleine blind legt 500",
            "Blinds 100/200; A erhöht um 400, kleiner Blind 500 wortlos",
            "blindy 100/200; A navýšil o 400, malý blind mlčky 500",
        ],
    );
}

#[test]
fn what_holds_at_the_beginning_comes_in_any_order() {
    let want = "pot-limit; blinds 100/200; turn; bb ante 200; pot 1500; players A B; stacks A 5000, B 3000; A 400";
    same(
        want,
        &[
            "PL 100/200/200; turn; pot 1,5k; players A, B; stacks A 5000, B 3000; A bets 400",
            "stacks B 3000, A 5.000; turn; players A B; pot 1500; 100/200 pot-limit; BB ante 200; A 400",
            "players A B stacks A=5000, B=3000, pot: 1500 turn blinds 100/200 bba 200 PL: A 400",
        ],
    );
    // The game is told by its name, alone or with the structure.
    let game = |name: &str| read(vocabulary(), &format!("{name} 100/200; A calls")).map(|line| line.setup.game);
    for name in ["NLHE", "no-limit hold'em", "hold'em", "LHE", "texas hold'em"] {
        assert_eq!(game(name), Ok(Some(Game::Holdem)), "{name}");
    }
    for name in ["no-limit omaha", "PLO", "limit O8", "no-limit hi-lo"] {
        assert_eq!(game(name), Ok(Some(Game::Other)), "{name}");
    }
    assert_eq!(game("no-limit"), Ok(None));
    case("players A B C; blinds 100/200; B folds", "no-limit; blinds 100/200; preflop; players A B C; B folds");
    case("min 50; preflop; A 100", "no-limit; min 50; preflop; players A others; A 100");
    case("blinds 0/400; A calls", "no-limit; blinds 0/400; preflop; players A others; A calls");
    case("blinds 100/200; ante 0; A calls", "no-limit; blinds 100/200; preflop; players A others; A calls");
}

#[test]
fn fixed_limit_has_a_bet_for_each_street() {
    case(
        "limit 200/400; UTG bets, CO raises, BTN 3x200 silent",
        "limit 200/400; flop; players UTG CO BTN others; UTG 200, CO raises by 200, BTN 3x200 silent",
    );
    case("limit 200/400; river; A bets", "limit; min 400; river; players A others; A 400");
    case("200/400 limit; turn; A bets", "limit; min 400; turn; players A others; A 400");
    case(
        "limit 200/400; blinds 100/200; UTG raises",
        "limit 200/400; blinds 100/200; preflop; players UTG others; UTG raises by 200",
    );
    case(
        "limit 200/400; blinds 100/200; turn; A bets 400",
        "limit 400/400; blinds 100/400; turn; players A others; A 400",
    );
    error("limit 200/400; preflop; UTG calls", "UTG", Expected::Blinds);
    error("limit; blinds 100/200; turn; A bets", "100/200", Expected::BetSizes);
    error("limit 0/400; A folds", "0/400", Expected::Order);
    error("limit 300/600; blinds 100/200; A calls", "300/600", Expected::SmallBet);
    // At the end of a line it is what was said.
    error("limit 200/400; A all-in 150, B raises, C calls", ",", Expected::RaiseAmount);
    error("limit 200/400; A bets, B bets", "", Expected::Amount);
}

#[test]
fn players_are_seats_letters_or_positions() {
    let players = |text| line(text).players;
    assert_eq!(*players("min 1; 5 checks, seat 3 checks, #11 checks, s2 1"), ["2", "3", "5", "11"]);
    assert_eq!(*players("min 1; players 5 3; 3 checks"), ["5", "3"]);
    assert_eq!(*players("blinds 1/2; 5 calls, 3 folds"), ["3", "5", "SB", "BB"]);
    assert_eq!(*players("min 1; C checks, A checks"), ["C", "A"]);
    assert_eq!(*players("min 1; UTG+1 checks, UTG1 1, utg calls, mp2 folds"), ["UTG+1", "UTG", "MP+2"]);
    assert_eq!(*players("min 1; CO1 200, CO 400, HJ+1 folds"), ["CO+1", "CO", "HJ+1"]);
    assert_eq!(line("min 1; CO1 200").moves[0].act, Action::Total(200));
    assert_eq!(line("min 1; CO 1 200").moves[0].act, Action::Total(1200));
    error("min 1; A1 200", "200", Expected::Next);
    assert_eq!(*players("min 1; 13 200, 14 folds"), ["13", "14"]);
    assert_eq!(*players("min 1; S 300"), ["S"]);
    assert_eq!(*players("min 1; X 2x300"), ["X"]);
    assert_eq!(*players("min 1; 3 200, 4 1 200"), ["3", "4"]);
    assert_eq!(*players("min 1; UTG checks, D checks"), ["UTG", "BTN"]);
    assert_eq!(*players("min 1; C checks, D checks, SB 1"), ["C", "D", "SB"]);
    assert_eq!(*players("min 1; D checks"), ["D"]);
    assert_eq!(*players("blinds 1/2; D calls"), ["BTN", "SB", "BB"]);
    assert_eq!(*players("blinds 1/2; C calls, D calls"), ["C", "D", "SB", "BB"]);
    assert_eq!(line("min 1; 3 200, 4 1 200").moves[1].act, Action::Total(1200));
}

#[test]
fn heads_up_the_button_is_the_small_blind() {
    let blinds = |text| {
        let line = line(text);
        line.blinds.map(|blind| line.players[blind.expect("a blind")].clone())
    };
    assert_eq!(blinds("heads-up; blinds 1/2; BTN raises to 6, BB calls"), ["BTN", "BB"]);
    assert_eq!(blinds("heads-up; blinds 1/2; D raises 6"), ["BTN", "BB"]);
    assert_eq!(blinds("HU; blinds 1/2; BB 5 silent"), ["BTN", "BB"]);
    assert_eq!(blinds("zu zweit; blinds 1/2; SB raises 6"), ["SB", "BB"]);
    assert_eq!(blinds("heads-up; players A B; blinds 1/2; B raises to 6, A folds"), ["B", "A"]);
    assert_eq!(blinds("heads-up; blinds 1/2; A raises 6"), ["A", "BB"]);
    assert_eq!(blinds("blinds 1/2; BTN raises to 6, BB calls"), ["SB", "BB"]);
    error("heads-up; blinds 1/2; A 6, B calls, C calls", "C", Expected::HeadsUp);
    error("heads-up; blinds 1/2; SB 6, BTN calls", "BTN", Expected::HeadsUp);
}

/// Reading stops at `place` (its last occurrence; the end, if it is empty).
#[track_caller]
pub(crate) fn error(text: &str, place: &str, expected: Expected) {
    let error = read(vocabulary(), text).expect_err(text);
    assert_eq!((&text[error.at.clone()], error.expected), (place, expected), "{text:?}");
}

#[test]
fn commas_and_amounts_are_never_guessed() {
    case("min 1; A 1,200, B calls", "no-limit; min 1; flop; players A B others; A 1200, B calls");
    case("min 1; A 1,2k, B calls", "no-limit; min 1; flop; players A B others; A 1200, B calls");
    error("min 1; A 1,200, B 3,50", "3,50", Expected::Number(NumberError::Fraction));
    error("min 1; A 200,3 calls", "200,3", Expected::Number(NumberError::Fraction));
    error("min 1; A 1.5", "1.5", Expected::Number(NumberError::Fraction));
    error("min 1; A bets 0", "0", Expected::Number(NumberError::Zero));
    error("min 1; A bets 9999999999999", "9999999999999", Expected::Number(NumberError::TooLarge));
    error("min 1; A bets 5+", "", Expected::Amount);
    error("min 1; A bets -5", "-", Expected::Amount);
    case("min 1; A raises", "no-limit; min 1; flop; players A others; A says raise");
    error("min 1; A 5, B raises, C calls", ",", Expected::RaiseAmount);
    error("min 1; A raises by, B calls", ",", Expected::RaiseAmount);
    error("min 1; A bets", "", Expected::Amount);
    error("min 1; A all-in, B calls", "A all-in", Expected::AllInAmount);
    error("min 1; A 5, B calls 7", "7", Expected::CallAmount { bet: 5, said: 7 });
    error("min 1; A calls 7", "7", Expected::CallAmount { bet: 0, said: 7 });
    same(
        "no-limit; blinds 100/200; preflop; players A BB others; A 600, BB calls",
        &["blinds 100/200; A 600, BB calls 400", "blinds 100/200; A 600, BB calls 600"],
    );
    case("min 1; A 5, B calls 3 all-in", "no-limit; min 1; flop; players A B others; A 5, B all-in 3");
}

#[test]
fn a_round_may_end_before_the_first_act() {
    case("blinds 200/400", "no-limit; blinds 200/400; preflop");
    case("100 min", "no-limit; min 100; flop");
    case("heads-up; 100/200", "no-limit; blinds 100/200; preflop; heads-up");
}

/// The numbers that have words.
const NUMBERS: [u64; 30] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1_000,
    1_000_000,
];

#[test]
fn no_phrase_means_two_things() {
    // The name of a game may stand in the one of its structure: it is only looked for there.
    // So may "by" be behind an act, before its player, and an article before a position.
    let names = [Key::Holdem, Key::OtherGame, Key::DoneBy, Key::The, Key::Article, Key::If];
    let keys = Key::ALL.iter().filter(|(key, _)| !names.contains(key)).map(|(_, key)| (*key).to_owned());
    let keys: Vec<String> = keys.chain(NUMBERS.map(|number| format!("number-{number}"))).collect();
    let words = Language::ALL.map(|language| Words::new(language, &*PACK));
    let text = |words: &Words, key: &str| words.text(&format!("notation-{key}"));
    let texts = words.iter().flat_map(|words| keys.iter().map(move |key| (key.as_str(), text(words, key))));
    let texts: Vec<(&str, String)> = texts.collect();
    for (first, phrases) in gather(texts.iter().map(|(key, text)| (*key, text.as_str()))) {
        // The name of a chip is only looked for where chips are told.
        let other = |key: &Key| names.contains(key) || matches!(key, Key::NamedChip(_));
        let known = vocabulary().beginning_with(&first).filter(|(_, key)| !other(key));
        assert_eq!(known.count(), phrases.len(), "{first}");
        let mut rests: Vec<&Vec<String>> = phrases.iter().map(|(rest, _)| rest).collect();
        rests.sort();
        rests.dedup();
        assert_eq!(rests.len(), phrases.len(), "{first} means two things: {phrases:?}");
    }
}

#[test]
fn every_language_has_words_for_every_key() {
    for language in Language::ALL {
        let words = Words::new(language, &*PACK);
        for (_, end) in Key::ALL {
            let list = words.text(&format!("notation-{end}"));
            assert!(list.split(',').all(|phrase| phrase.chars().any(char::is_alphabetic)), "{end}: {list}");
        }
        for number in NUMBERS {
            assert!(!words.text(&format!("notation-number-{number}")).starts_with('['), "{number}");
        }
    }
}
