//! What cannot be found, read or meant: a sentence in the user's language, its exit status, and JSON for a program.

use super::{err, fails, floor, out};
use serde_json::Value as Json;
use std::process::Command;

#[test]
fn what_does_not_exist_is_named_with_the_nearest() {
    fails(&["--book", "onk2023", "books"], 2, "onk-2023");
    fails(&["--lang", "fr", "books"], 2, "en, nl, de, sk");
    fails(&["--format", "jsn", "books"], 2, "json");
    fails(&["decide", "undercall", "x=1"], 2, "call-said");
    fails(&["decide", "flap"], 1, "flap");
    fails(&["decide", "undercall", "playrs=multiway"], 2, "players");
    fails(&["decide", "undercall", "players=lots"], 2, "multiway, heads-up");
    fails(&["decide", "undercall", "call-said=yes", "call-said=no"], 2, "twice");
    fails(&["--lang", "de", "entscheide"], 2, "Es gibt keinen Befehl");
    fails(&["--lang", "sk", "rule"], 2, "Niečo chýba");
    fails(&["--lang", "nl", "books", "--colour"], 2, "--color");
}

#[test]
fn amounts_that_cannot_be_are_refused_in_the_users_language() {
    let put = |lang: &'static str, amount: &str, said: &str| {
        fails(
            &["--lang", lang, "decide", "undercall", "call-said=yes", "to-call=1200", &format!("put={amount}")],
            2,
            said,
        );
    };
    put("en", "-5", "below zero");
    put("nl", "12,5", "geen heel aantal");
    put("de", "99999999999999999999999", "mehr, als in einem Turnier");
    put("sk", "veľa", "nie je suma");
    put("en", "", "amount in chips is needed");
    put("en", "1e6", "not an amount");
    put("en", "9999999x999999999", "more than any tournament");
}

#[test]
fn cards_that_cannot_be_are_refused_with_what_is_wrong() {
    let board = |cards: &str, said: &str| fails(&["decide", "playing-the-board", &format!("cards={cards}")], 2, said);
    board("A: Ah Kd; B: Ah Qc; board Qh Qd 7s 7c 2d", "A♥ is there already");
    board("A: Ah Kd; board Qh Qd 7s 7c 2d 3d", "at most 5 cards");
    board("A: Ah Kd 3c; board Qh Qd 7s 7c 2d", "A has too many or too few cards for this game");
    board("A: Ah Kd; B: Qs; board Qh Qd 7s 7c 2d", "B has too many or too few cards for this game");
    board("A: Ah Kd; B: Qs Qc", "A board of five cards is needed");
    board("A: Ah Kd; board Qh Qd 7s", "A board of five cards is needed");
    board("board Qh Qd 7s 7c 2d", "No hand is given");
    let speaks = |cards: &str, game: &str, said: &str| {
        let (cards, game) = (format!("cards={cards}"), format!("game={game}"));
        fails(&["decide", "cards-speak", &cards, &game, "claimed=pair", "on-purpose=no", "other-mucked=no"], 2, said);
    };
    speaks("A: Ah Kd; board Qh Qd 7s 7c 2d", "omaha", "A has too many or too few cards");
    speaks("A: Ah Kd 2c 3c 4c; board Qh Qd 7s 7c 2d", "draw", "This game has no board");
}

#[test]
fn what_the_system_refuses_is_said_in_the_users_language() {
    let folder = env!("CARGO_MANIFEST_DIR");
    for (language, missing, is_folder) in [
        ("en", "there is no such file", "it is a folder"),
        ("nl", "dat bestand of die map bestaat niet", "dat is een map"),
        ("de", "Datei oder Ordner gibt es nicht", "das ist ein Ordner"),
        ("sk", "taký súbor ani priečinok neexistuje", "je to priečinok"),
    ] {
        fails(&["--lang", language, "--rulings", "/nonexistent", "books"], 3, missing);
        fails(&["--lang", language, "decide", "table-balance", "tables=@/nonexistent"], 2, missing);
        fails(&["--lang", language, "decide", "table-balance", &format!("tables=@{folder}")], 2, is_folder);
    }
}

#[test]
fn facts_that_cannot_all_be_true_are_named_as_the_user_knows_them() {
    let race = |lang: &'static str, said: &str| {
        fails(&["--lang", lang, "decide", "chip-race", "removed=25", "next=110"], 2, said);
    };
    race("en", "next value: The next value must be above");
    race("nl", "volgende waarde: De volgende waarde moet hoger");
    let rebuy = ["period=yes", "moment=before-hand", "stack=1000000000000", "rebuy-chips=1"];
    fails(&[&["--book", "dpc", "decide", "rebuy"], &rebuy[..]].concat(), 2, "more chips than any tournament");
    let pots = |won: &str, said: &str| {
        let told = ["put-in=A 500, B 500", "game=holdem", "chip=25", won];
        fails(&[&["decide", "side-pots"], &told[..]].concat(), 2, said);
    };
    pots("showdown=A; B", "There is one pot to be won");
    let odd_chip = |game: &str, pots: &str, cards: &str, said: &str| {
        fails(&["decide", "odd-chip", "chip=25", game, pots, cards], 2, said);
    };
    let pair = "cards=SB: Ah Kh; BTN: 2c 3d; board 3c 4d 8h 9s Td";
    odd_chip("game=holdem", "pots=1075 SB BTN", pair, "BTN has the better one");
    let halves = "cards=SB: Ah 2h Kc Kd; BTN: As 2s Qc Qd; CO: 9h 9c Jh Jc; board 3c 4d 8h 9s Td";
    odd_chip("game=omaha-hi-lo", "pots=1075 SB BTN CO", halves, "CO has the better one");
}

#[test]
fn nothing_that_was_typed_can_steer_the_terminal() {
    for arguments in [
        &["decide", "under\u{1b}[2Jcall"][..],
        &["rule", "\u{1b}]0;x\u{7}"],
        &["search", "\u{1b}[31mxyzzy"],
        &["decide", "undercall", "put=\u{1b}[2J"],
        &["--book", "\u{1b}c", "books"],
        &["\u{1b}c"],
    ] {
        let output = floor(arguments);
        assert_ne!(output.status.code(), Some(0));
        assert!(!err(&output).contains('\u{1b}'), "{arguments:?}: {:?}", err(&output));
    }
}

#[test]
fn a_command_line_that_is_not_utf_8_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    let output = command.arg("rule").arg(std::ffi::OsStr::from_bytes(b"\xff\xfe")).output().expect("runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("UTF-8"), "{}", err(&output));
}

/// The one line of standard error, which is JSON.
#[track_caller]
fn error_json(arguments: &[&str], status: i32) -> Json {
    let output = floor(&[arguments, &["--format", "json"]].concat());
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(status), ""), "{arguments:?}");
    assert_eq!(err(&output).lines().count(), 1, "{arguments:?}: {}", err(&output));
    let error: Json = serde_json::from_str(&err(&output)).expect("JSON");
    assert_eq!(error["error"]["status"], status);
    error["error"].clone()
}

#[test]
fn what_has_to_be_said_first_is_there_as_objects() {
    let missing = error_json(&["--lang", "en", "decide", "undercall", "call-said=no"], 2);
    assert_eq!((&missing["kind"], &missing["incident"]), (&"missing-facts".into(), &"undercall".into()));
    let players = &missing["facts"][0];
    assert_eq!((&players["fact"], &players["kind"]), (&"players".into(), &"choice".into()));
    assert!(players["question"].as_str().is_some_and(|question| question.ends_with('?')), "{players}");
    assert_eq!(players["labels"].as_object().map(serde_json::Map::len), players["values"].as_array().map(Vec::len));
    let several = error_json(&["--lang", "en", "decide", "a card fell"], 2);
    assert_eq!(several["kind"], "several-incidents");
    for one in several["incidents"].as_array().expect("incidents") {
        assert!(one["incident"].is_string() && one["title"].is_string() && one["score"].is_number(), "{one}");
    }
    let line = error_json(&["--lang", "en", "decide", "blinds 100/200; A 50"], 2);
    assert_eq!((&line["kind"], &line["line"]), (&"line-refused".into(), &"blinds 100/200; A 50".into()));
    for (incident, fact, value) in [
        ("undercall", "call-said", "maybe"),
        ("undercall", "put", "1,0000"),
        ("raise-size", "round", "100 min; A 100, A 300"),
    ] {
        let refused = error_json(&["--lang", "en", "decide", incident, &format!("{fact}={value}")], 2);
        assert_eq!((&refused["kind"], &refused["incident"]), (&"value-refused".into(), &incident.into()), "{refused}");
        assert_eq!((&refused["facts"][0]["fact"], &refused["value"]), (&fact.into(), &value.into()), "{refused}");
    }
    let open = error_json(
        &["--lang", "en", "decide", "undercall", "call-said=no", "players=?", "facing=?", "to-call=400", "put=100"],
        2,
    );
    assert_eq!((&open["kind"], &open["facts"][0]["fact"]), (&"still-open".into(), &"players".into()), "{open}");
}

#[test]
fn an_error_is_json_to_whoever_asked_for_json() {
    assert_eq!(error_json(&["rule", "9999"], 1)["kind"], "nothing-found");
    assert_eq!(error_json(&["search", "qwertzuiop"], 1)["kind"], "nothing-found");
    for arguments in [&["decide"][..], &["rule"], &["bokos"], &["--book", "x", "books"]] {
        let error = error_json(arguments, 2);
        assert_eq!(error["kind"], "usage", "{arguments:?}");
        assert!(error["message"].as_str().is_some_and(|message| message.len() > 10), "{arguments:?}: {error}");
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken/unknown-key");
    let error = error_json(&["--rulings", "/nonexistent", "books"], 3);
    assert_eq!((&error["kind"], &error["findings"][0]["line"]), (&Json::from("data"), &Json::from(1)));
    assert_eq!(error["findings"][0]["file"], "/nonexistent");
    // A check finds what is wrong: that is its result.
    let output = floor(&["check", folder, "--format", "json"]);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(3), ""));
    let found: Json = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(found["findings"][0]["key"], "unknown-key");
}

#[test]
fn what_is_found_is_shown_and_what_is_not_is_named() {
    let output = floor(&["rule", "43", "9999"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).starts_with("43 ") && err(&output).contains("\"9999\""), "{}{}", out(&output), err(&output));
}

#[test]
fn a_book_that_does_not_exist_is_told_even_where_all_are_checked() {
    fails(&["--book", "nosuch", "check"], 2, "nosuch");
    assert_eq!(floor(&["--book", "dpc", "check"]).status.code(), Some(0));
    let house = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/house");
    assert_eq!(floor(&["--book", "corner-club", "check", house]).status.code(), Some(0));
}
