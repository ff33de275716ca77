//! The contract of the command line through pipes: exit statuses, what goes where, JSON, and bad input in the user's
//! language. Here: rulings. Beside it, each for itself: rules that are looked up, books that are compared, what is refused,
//! where output goes, and settings.

mod comparisons;
mod lookup;
mod refusals;
mod settings;
mod streams;

use serde_json::Value as Json;
use std::process::{Command, Output, Stdio};

/// Runs the program in an environment with nothing in it.
pub(crate) fn floor(arguments: &[&str]) -> Output {
    with(arguments, &[])
}

/// The same with these variables in its environment.
pub(crate) fn with(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("HOME", "/nonexistent").envs(variables.iter().copied());
    command.stdin(Stdio::null()).output().expect("the program runs")
}

/// What stands on standard output.
pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

/// What stands on standard error.
pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

/// What is answered to a program.
pub(crate) fn json(arguments: &[&str]) -> Json {
    let output = floor(&[arguments, &["--format", "json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", err(&output));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The status, and a part of what is said; nothing may stand on standard output.
#[track_caller]
fn fails(arguments: &[&str], status: i32, said: &str) {
    let output = floor(arguments);
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {}", err(&output));
    assert!(err(&output).contains(said), "{arguments:?} says: {}", err(&output));
    assert_eq!(out(&output), "", "{arguments:?}");
    assert!(!err(&output).contains("panicked"), "{arguments:?}: {}", err(&output));
}

/// An undercall heads-up that every book rules on.
pub(crate) const UNDERCALL: [&str; 6] =
    ["decide", "undercall", "call-said=no", "players=heads-up", "to-call=1200", "put=500"];

#[test]
fn a_ruling_is_one_json_object_with_the_keys_of_the_contract() {
    let ruling = json(&[&["--book", "onk-2023"], &UNDERCALL[..]].concat());
    assert_eq!(ruling["book"], "onk-2023");
    assert_eq!(ruling["outcome"], "full-call-owed");
    assert_eq!(ruling["coverage"], "rule");
    assert_eq!(ruling["language"], "en");
    assert_eq!(ruling["amounts"], serde_json::json!({"to_call": 1200, "put": 500, "owed": 700}));
    assert_eq!(ruling["facts"]["players"], "heads-up");
    assert_eq!(ruling["penalty"]["kind"], "none");
    assert_eq!(ruling["citations"][0]["label"], "51-B-a");
    assert_eq!(ruling["citations"][0]["topic"], "undercall");
    assert!(ruling["orders"].as_array().is_some_and(|orders| orders.len() >= 2));
    assert!(ruling["tables"].is_object());
    let kinds: Vec<&str> =
        ruling["because"].as_array().expect("a trace").iter().filter_map(|b| b["kind"].as_str()).collect();
    for kind in ["fact", "sum", "policy", "row"] {
        assert!(kinds.contains(&kind), "{kinds:?} has no {kind}");
    }
}

#[test]
fn the_same_facts_rule_the_same_in_every_language_and_spelling() {
    let plain = json(&["--book", "dpc", "decide", "undercall", "call-said=yes", "to-call=1200", "put=500"]);
    for (lang, yes) in [("nl", "ja"), ("de", "ja"), ("sk", "ano"), ("en", "y")] {
        let said = format!("call-said={yes}");
        let other = json(&["--book", "dpc", "--lang", lang, "decide", "undercall", &said, "to_call=1,2k", "put=500"]);
        assert_eq!(other["outcome"], plain["outcome"]);
        assert_eq!(other["amounts"], plain["amounts"]);
        let cited = |ruled: &Json| {
            let one = |cited: &Json| (cited["label"].clone(), cited["text"].clone());
            ruled["citations"].as_array().expect("citations").iter().map(one).collect::<Vec<_>>()
        };
        assert_eq!(cited(&other), cited(&plain));
        let translated = other["citations"][0]["translation"]["text"].is_string();
        assert_eq!(translated, lang != "en", "what the book says in English is told to others in their language");
        assert_eq!(other["language"], lang);
    }
}

#[test]
fn an_order_names_the_rule_on_fairness_by_the_number_of_the_book() {
    let facts = ["what=stack", "asker=in-turn", "facing=other-all-in"];
    for (book, rule) in [("pokerpunt", "(rule 1)"), ("tda-2015-de", "(rule 1)"), ("dpc", "(rule 1.1)")] {
        let ruling = json(&[&["--book", book, "decide", "count-request"], &facts[..]].concat());
        let order = ruling["orders"][0].as_str().unwrap_or_default();
        assert!(order.contains(rule), "{book}: {order}");
    }
}

#[test]
fn facts_that_are_missing_are_listed_with_their_values() {
    let output = floor(&["decide", "undercall", "call-said=no"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("players=multiway|heads-up"), "{}", err(&output));
    assert!(!err(&output).contains("call-said="), "{}", err(&output));
    fails(&["decide"], 2, "four-card-flop");
    fails(&[], 2, "undercall");
}

#[test]
fn silence_is_a_ruling_that_names_the_fairness_rule_and_the_other_books() {
    let ruling = json(&[
        "--book",
        "tda-2015-de",
        "decide",
        "misdeal",
        "cause=wrong-card-count",
        "count-at=other-seat",
        "actions=raise call",
    ]);
    assert_eq!(ruling["coverage"], "silent");
    assert_eq!(ruling["outcome"], "alternatives");
    let outcomes: Vec<&str> =
        ruling["alternatives"].as_array().expect("rulings").iter().filter_map(|one| one["outcome"].as_str()).collect();
    assert_eq!(outcomes.len(), 2, "{outcomes:?}");
    let labels: Vec<&str> =
        ruling["citations"].as_array().expect("citations").iter().filter_map(|c| c["label"].as_str()).collect();
    assert!(labels.contains(&"1"), "{labels:?}");
    let elsewhere = ruling["elsewhere"].as_array().expect("the other books");
    assert!(elsewhere.iter().any(|other| other["book"] == "onk-2023" && other["outcome"] == "hand-dead"));
}

#[test]
fn hands_are_only_read_where_the_game_is_known() {
    let stakes = "put-in=A 500, B 500, C 500";
    let shown = "showdown=A: Ah Kd; B: As Kc; C: 2c 3d; board Qh Jd Ts 7c 2d";
    fails(&["decide", "side-pots", stakes, shown], 2, "game=holdem|");
    fails(&["decide", "side-pots", stakes, shown, "game=holdem"], 2, "chip=");
    let ruling = json(&["decide", "side-pots", stakes, shown, "game=holdem", "chip=25"]);
    assert_eq!(ruling["outcome"], "awarded");
    assert_eq!(json(&["decide", "side-pots", stakes, shown, "game=?"])["outcome"], "pots");
}

#[test]
fn hands_behind_words_are_read() {
    let told = "cards speak: A: Ah 2h; B: Qs 7d; board Qh 9h 7s 4c 3d";
    let ruling = json(&["decide", told, "claimed=flush", "on-purpose=no", "other-mucked=no"]);
    assert_eq!((&ruling["incident"], &ruling["outcome"]), (&"cards-speak".into(), &"claim-too-high".into()));
    assert_eq!(ruling["names"]["winners"], "B");
    let ruling = json(&["decide", "playing-the-board", "A: 2c 3d; B: As 5d; board Ah Kh Qs Jd 9c"]);
    assert_eq!(ruling["outcome"], "board-beaten");
    fails(&["decide", "playing-the-board", "A: 2c 3d; B: As As; board Ah Kh Qs Jd 9c"], 2, "A♠ is there already");
    // Whoever tells no cards is asked for what the floor sees, and is told of no game.
    let ruling = json(&["decide", "cards-speak", "tabled=yes", "on-purpose=no", "other-mucked=no"]);
    let because = ruling["because"].as_array().expect("a trace");
    assert!(because.iter().all(|step| step["fact"] != "game"), "{because:?}");
}

#[test]
fn what_words_tell_is_taken_and_said_to_be() {
    let said = "undercall: he said call, bet was 1,200 and he only put in 500";
    let ruled = json(&["--lang", "en", "decide", said]);
    assert_eq!(ruled["from_words"], serde_json::json!(["call-said", "to-call", "put"]));
    assert_eq!(ruled["amounts"]["owed"], 700);
    let shown = with(&["--lang", "en", "decide", said], &[]);
    assert!(shown.status.success());
    let read_back = String::from_utf8_lossy(&shown.stderr).into_owned();
    assert!(read_back.contains("Taken from your words: \"call\" said first: yes · to call: 1,200"), "{read_back}");
    // A fact that is typed goes before the words, and what nothing was taken for has no such key.
    let typed = json(&["--lang", "en", "decide", said, "put=400"]);
    assert_eq!(typed["from_words"], serde_json::json!(["call-said", "to-call"]));
    assert_eq!(typed["amounts"]["owed"], 800);
    let by_id = json(&["--lang", "en", "decide", "undercall", "call-said=yes", "to-call=9", "put=5"]);
    assert!(by_id.get("from_words").is_none());
}

#[test]
fn a_program_gets_the_ruling_that_points_elsewhere_and_the_one_to_which_it_points() {
    let onward = |arguments: &[&str]| -> Json {
        let output = floor(&[&["--lang", "en", "--format", "json"], arguments].concat());
        let ruling: Json = serde_json::from_str(&out(&output)).expect("JSON");
        ruling["onward"].clone()
    };
    let joker = ["--book", "pokerpunt", "decide", "foreign-card", "card=joker", "when=during-hand", "actions="];
    let next = onward(&joker);
    assert_eq!((&next["incident"], &next["missing"]), (&"misdeal".into(), &Json::Array(Vec::new())));
    assert_eq!(next["ruling"]["incident"], "misdeal");
    // Too little is known for that one.
    let next = onward(&["--book", "pokerpunt", "decide", "card-off-table", "whose=deal", "seen=yes"]);
    assert_eq!((&next["ruling"], &next["title"]), (&Json::Null, &"Misdeal".into()));
    assert!(next["missing"].as_array().is_some_and(|facts| facts.contains(&"exposed-by".into())), "{next}");
    // A ruling of its own leads nowhere.
    assert_eq!(onward(&["--book", "pokerpunt", "decide", "misdeal", "cause=joker", "actions="]), Json::Null);
}
