//! Where a line cannot be read: the place, what should stand there, and how that is shown in every language.

use crate::notation::{PACK, error, line, vocabulary};
use floorbook::betting::round::MOST_PLAYERS;
use floorbook::locale::{Language, NumberError, Words};
use floorbook::notation::{Expected, MOST_BYTES, NotationError, read, show};

#[test]
fn an_error_stands_where_the_trouble_is() {
    error("", "", Expected::Setup);
    error("  ;; ", "", Expected::Setup);
    error("hello", "hello", Expected::Setup);
    error("blinds 200/400;; A", "", Expected::Act);
    error("A raises to 1200", "A", Expected::Blinds);
    error("NL; A raises to 1200", "A", Expected::Blinds);
    error("blinds 200; A folds", ";", Expected::Pair);
    error("blinds 400/200; A folds", "400/200", Expected::Order);
    error("blinds 200/400 3 folds", "3", Expected::Next);
    error("blinds 200/400; ; Adam folds", "Adam", Expected::Player);
    error("blinds 200/400; A jumps", "jumps", Expected::Act);
    error("blinds 200/400; A folds B calls", "B", Expected::Next);
    error("blinds 200/400; A folds, seat 24 calls", "24", Expected::Seat(MOST_PLAYERS as u64));
    error("blinds 200/400; A folds, # calls", "calls", Expected::Seat(MOST_PLAYERS as u64));
    error("blinds 1/2; blinds 2/4; A folds", "blinds 2/4", Expected::Once);
    error("blinds 1/2; min 4; A folds", "1/2", Expected::Once);
    error("flop; turn; min 4; A folds", "turn", Expected::Once);
    error("min 4; stacks A 5, A 6; A folds", "A", Expected::Once);
    error("blinds 1/2; A 4, B calls; min 2; A bets 8", "min", Expected::SetupFirst);
    error("blinds 1/2; pot 100; A folds", "pot 100", Expected::Street);
    error("min 4; A 50 silent, B calls", "A 50 silent", Expected::SilentLast);
    error("min 4; A 2x50, B calls", "A 2x50", Expected::SilentLast);
    error("min 4; players A B; C folds", "C", Expected::Listed);
    let crowd: Vec<String> = (b'A'..=b'W').map(|letter| format!("{} folds", letter as char)).collect();
    error(&format!("min 4; {}, X folds", crowd.join(", ")), "X", Expected::Players(MOST_PLAYERS));
    assert_eq!(line(&format!("min 4; {}", crowd.join(", "))).players.len(), MOST_PLAYERS);
    error(&format!("blinds 1/2; {}", crowd.join(", ")), "W", Expected::Players(MOST_PLAYERS));
    error(&"é".repeat(MOST_BYTES), "", Expected::Shorter(MOST_BYTES));
    error("min 4; A folds\u{1b}[2J", "\u{1b}", Expected::Next);
}

fn shown(language: Language, text: &str) -> String {
    let error = read(vocabulary(), text).expect_err(text);
    show(&Words::new(language, &*PACK), text, &error, 60)
}

#[test]
fn an_error_is_shown_below_its_place() {
    assert_eq!(
        shown(Language::En, "blinds 200/400; A raises, B calls"),
        "blinds 200/400; A raises, B calls\n                        ^\n\
         expected here: how much: raises to 1200, or raises by 800"
    );
    assert_eq!(
        shown(Language::Sk, "min 100; Žofia stavila 600"),
        "min 100; Žofia stavila 600\n         ^^^^^\ntu sa čaká: hráč, napríklad A, miesto 3 alebo BTN"
    );
    assert_eq!(
        shown(Language::De, "min 100; A"),
        "min 100; A\n          ^\nhier erwartet: was der Spieler tat, zum Beispiel: checkt,\nsetzt 600, erhöht auf 1200, all-in 800"
    );
    assert_eq!(
        shown(Language::Nl, "min 100; A 3,50"),
        "min 100; A 3,50\n           ^^^^\n\"3,50\" is geen heel aantal chips."
    );
    assert_eq!(shown(Language::En, "min 5; 日本\tA").lines().nth(1), Some("       ^^^^"));
}

#[test]
fn a_long_line_is_shown_around_the_place() {
    let text = format!("min 100; A 100{}, J jumps, {}", ", B calls, K calls".repeat(6), "C folds, ".repeat(12));
    let shown = shown(Language::En, &text);
    let lines: Vec<&str> = shown.lines().collect();
    assert!(lines[0].starts_with('…') && lines[0].ends_with('…') && lines[0].chars().count() <= 60, "{shown}");
    let at = lines[1].find('^').expect("a caret");
    let pointed: String = lines[0].chars().skip(at).take(5).collect();
    assert_eq!((pointed.as_str(), lines[1].trim()), ("jumps", "^^^^^"), "{shown}");
}

#[test]
fn every_expectation_is_said_in_every_language_and_fits() {
    use Expected::*;
    let most = [
        Seat(23),
        Players(23),
        Shorter(2_000),
        CallAmount { bet: 0, said: 1 },
        CallAmount { bet: 1_000_000_000_000, said: 1_000_000 },
    ];
    let plain = [
        Setup,
        Blinds,
        Structure,
        Player,
        Act,
        Amount,
        RaiseAmount,
        AllInAmount,
        Next,
        Pair,
        Order,
        SmallBet,
        BetSizes,
        Street,
        Once,
        SetupFirst,
        SilentLast,
        ToActLast,
        Completes,
        NoStraddle,
        NoKill,
        OneBoard,
        NoOtherPost,
        WhoHasButton,
        MuckAtShowdown,
        PotCount,
        AnteOrStraddle(400),
        TakenBack,
        Motion,
        Said,
        Listed,
        HeadsUp,
        Number(NumberError::Fraction),
        Number(NumberError::TwoReadings { one: 10_000, other: 1_000 }),
        Number(NumberError::OneOrTwo { one: 600_200, first: 600, second: 200 }),
        Number(NumberError::CountOrAmount { one: 2_500, count: 2, value: 500 }),
        ToOrBy { amount: 500, bet: 500 },
        ToOrBy { amount: 400, bet: 500 },
        ToOrBy { amount: 800, bet: 500 },
        BetFaced(500),
        SaidOrPut(800),
        ShortBlind(120),
        Change,
        Slash { one: 100_200, first: 100, second: 200 },
    ];
    for language in Language::ALL {
        let words = Words::new(language, &*PACK);
        for expected in plain.into_iter().chain(most) {
            let error = NotationError { at: 3..4, expected, found: "x".into() };
            let shown = show(&words, "A x", &error, 60);
            assert!(!shown.contains("[notation") && !shown.contains("{$"), "{shown}");
            assert!(shown.lines().all(|line| line.chars().count() <= 60), "{shown}");
        }
    }
}
