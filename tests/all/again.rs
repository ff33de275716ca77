//! The command that a ruling ends with gives the same ruling; what is ruled otherwise than before is said.

use super::command_line::{UNDERCALL, floor, json, out};
use super::house::{no_folder, run};
use serde_json::Value as Json;

/// Commands that rule: with facts, on a line, on words, on slips and hands, in four languages.
const RULED: [&[&str]; 7] = [
    &[
        "--lang",
        "en",
        "--book",
        "dpc",
        "decide",
        "undercall",
        "call-said=no",
        "players=heads-up",
        "to-call=1200",
        "put=500",
    ],
    &["--lang", "en", "decide", "four-card-flop"],
    &[
        "--lang",
        "nl",
        "--book",
        "pokerpunt",
        "decide",
        "blinds 100/200; A raist naar 600; B legt 1x1000 zonder iets te zeggen",
        "last-chip=no",
    ],
    &[
        "--lang",
        "sk",
        "--book",
        "tda-2019-sk",
        "decide",
        "undercall",
        "call-said=nie",
        "players=heads-up",
        "to-call=1 200",
        "put=5x100",
    ],
    &["--lang", "de", "--book", "tda-2015-de", "decide", "substantial-action", "actions=bet call"],
    &[
        "--lang",
        "en",
        "--book",
        "dpc",
        "decide",
        "side-pots",
        "put-in=A 1000, B 2500, C 2500",
        "showdown=A: Ah Ad; B: Kc Kd; C: Qs Jh; board 5h 6s 7d 4c Th",
        "game=holdem",
        "chip=25",
    ],
    &["--lang", "en", "decide", "chip-race", "removed=25", "next=100", "seats=2: 3x25; 4: 1x25", "cards-drawn=no"],
];

/// The rulings in what is answered to a program: of a line several, else one.
fn rulings(json: &Json) -> Vec<Json> {
    json["rulings"].as_array().cloned().unwrap_or_else(|| vec![json.clone()])
}

/// What a ruling says that does not hang on how it was typed.
fn ruled(ruling: &Json) -> Vec<&Json> {
    ["book", "incident", "outcome", "coverage", "amounts", "tables", "orders", "citations", "because"]
        .iter()
        .map(|key| &ruling[*key])
        .collect()
}

#[test]
fn the_command_of_a_ruling_gives_the_same_ruling() {
    for arguments in RULED {
        for ruling in rulings(&json(arguments)) {
            let command: Vec<&str> =
                ruling["command"].as_array().expect("a command").iter().filter_map(Json::as_str).collect();
            assert_eq!(command[0], "floor");
            let again = json(&command[1..]);
            assert_eq!(ruled(&again), ruled(&ruling), "{command:?}");
            assert_eq!(again["since"]["same"], true, "{command:?}");
        }
    }
}

/// What a shell could take apart, or a language read otherwise: separators, signs, quotation marks, slips.
const QUOTED: [&[&str]; 7] = [
    &["blinds 100/200; A raises to 600; B puts 500 silent", "call-said=no"],
    &["blinds 400/800; A \"raise\", puts 3000"],
    &["min 100; A zet 1.200, B verhoogt naar 3.600"],
    &["undercall", "call-said=no", "players=heads-up", "to-call=1,2k", "put=2x500+100"],
    &["undercall", "call-said=no", "players=heads-up", "to-call=12.000", "put=500"],
    &["oversized-chip", "round=800 > 2000", "acted-before=no", "chip=5000", "said=nothing", "last-chip=no"],
    &["chip-race", "removed=25", "next=100", "cards-drawn=no", "seats=1: 2x25 3x100; 3: 3x25; 7: 7x25 1x100"],
];

#[test]
fn the_command_that_a_ruling_shows_is_typed_into_a_shell_as_it_stands() {
    for (language, book) in [("en", "dpc"), ("nl", "onk-2023"), ("de", "tda-2015-de"), ("sk", "tda-2019-sk")] {
        for ruled in QUOTED {
            let first = [&["--lang", language, "--book", book, "decide"], ruled, &["--full"]].concat();
            let shown = out(&floor(&first));
            let line = shown.lines().find(|line| line.starts_with("floor decide")).expect("a command");
            let command = shlex::split(line).expect("words of a shell");
            let again = json(&command[1..].iter().map(String::as_str).collect::<Vec<_>>());
            assert_eq!(again["since"]["same"], true, "{language}: {line}");
            assert_eq!((&again["language"], &again["book"]), (&language.into(), &book.into()), "{line}");
        }
    }
}

#[test]
fn what_is_ruled_otherwise_than_before_is_said_in_every_language() {
    let facts = [&UNDERCALL[..], &["--ruled"]].concat();
    for (language, said) in [("en", "otherwise"), ("nl", "anders"), ("de", "anders"), ("sk", "inak")] {
        let shown =
            |ruled: &str| out(&floor(&[&["--book", "onk-2023", "--lang", language], &facts[..], &[ruled]].concat()));
        let other = shown("undercall-choice:to_call=1200,put=500,owed=300:51");
        assert!(other.lines().nth(3).is_some_and(|heading| heading.contains(said)), "{other}");
        assert!(other.contains("300") && other.contains("51"), "{other}");
        let same = shown("full-call-owed:to_call=1200,put=500,owed=700:51-B-a");
        assert!(!same.contains(said), "{same}");
    }
    let refused = floor(&[&facts[..], &["whatever"]].concat());
    assert_eq!((refused.status.code(), out(&refused).as_str()), (Some(2), ""));
}

#[test]
fn a_ruling_names_the_program_and_the_house_that_made_it() {
    let folder = no_folder("init-made-by");
    run(&["init", &folder, "--extends", "onk-2023"]);
    let made_by = || {
        let facts = ["--rulings", &folder, "--book", "init-made-by", "--format", "json", "decide", "four-card-flop"];
        let json: Json = serde_json::from_slice(&run(&facts).stdout).expect("JSON");
        assert!(json["command"].as_array().is_some_and(|words| words.contains(&folder.as_str().into())), "{json}");
        json["made_by"].clone()
    };
    let before = made_by();
    assert_eq!(before["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(before["house"].as_str().map(str::len), Some(64), "{before}");
    let policies = std::path::Path::new(&folder).join("books/init-made-by/policies/procedure.yaml");
    let text = std::fs::read_to_string(&policies).expect("a file that init wrote");
    std::fs::write(&policies, text.replace("value: 45", "value: 46")).expect("written");
    assert_ne!(made_by()["house"], before["house"]);
    assert_eq!(json(&["decide", "four-card-flop"])["made_by"]["house"], Json::Null);
}
