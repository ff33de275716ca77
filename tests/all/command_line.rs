//! The contract of the command line through pipes: exit statuses, what goes where, JSON, and bad input in the user's
//! language.

use serde_json::Value as Json;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the program in an environment with nothing in it.
pub fn floor(arguments: &[&str]) -> Output {
    with(arguments, &[])
}

fn with(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("HOME", "/nonexistent").envs(variables.iter().copied());
    command.stdin(Stdio::null()).output().expect("the program runs")
}

pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn json(arguments: &[&str]) -> Json {
    let output = floor(&[arguments, &["--format", "json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
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

#[test]
fn a_ruling_is_one_json_object_with_the_keys_of_the_contract() {
    let ruling = json(&["decide", "undercall", "call-said=no", "players=heads-up", "to-call=1200", "put=500"]);
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
    let plain = json(&["decide", "undercall", "call-said=yes", "to-call=1200", "put=500"]);
    for (lang, yes) in [("nl", "ja"), ("de", "ja"), ("sk", "ano"), ("en", "y")] {
        let said = format!("call-said={yes}");
        let other = json(&["--lang", lang, "decide", "undercall", &said, "to_call=1,2k", "put=500"]);
        assert_eq!(other["outcome"], plain["outcome"]);
        assert_eq!(other["amounts"], plain["amounts"]);
        assert_eq!(other["citations"], plain["citations"]);
        assert_eq!(other["language"], lang);
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
fn rules_are_found_in_every_spelling() {
    for typed in
        ["43A", "43-a", "43 a", "43(A)", "43.A", "043-A", "regel 43A", "§43-A", "art. 43 A", "čl. 43-A", "Nr. 43A"]
    {
        let rule = &json(&["rule", typed])[0];
        assert_eq!((&rule["label"], &rule["address"]), (&Json::from("43"), &Json::from("43-A")), "{typed}");
    }
    for typed in [&["MEC 7"][..], &["mec7"], &["mec", "7"], &["MEC-7"]] {
        assert_eq!(json(&[&["rule"], typed].concat())[0]["label"], "MEC 7", "{typed:?}");
    }
    assert_eq!(json(&["rule", "rp 5"])[0]["label"], "RP-5");
    assert_eq!(json(&["--book", "tda-2019-sk", "rule", "OP8"])[0]["label"], "OP8");
    for typed in ["7.5", "7-5"] {
        assert_eq!(json(&["--book", "dpc", "rule", typed])[0]["label"], "7.5", "{typed}");
    }
    for typed in [&["odd chip"][..], &["odd", "chips"], &["Odd-Chip"], &["restfiche"]] {
        assert_eq!(json(&[&["rule"], typed].concat())[0]["topic"], "odd-chip", "{typed:?}");
    }
    let several = json(&["rule", "39", "four-card-flop", "mec", "1"]);
    assert_eq!(several.as_array().map(Vec::len), Some(3));
    fails(&["rule", "99"], 1, "Its rules are 1 – 71");
    fails(&["rule", "39-Z"], 1, "Did you mean \"39\"?");
}

#[test]
fn a_number_of_the_other_books_leads_to_the_rule_that_numbers_otherwise() {
    // Every book that has a rule of this number has it on what this one rules under another.
    let rule = &json(&["--book", "onk-2023", "rule", "7.5"])[0];
    assert_eq!(rule["label"], "39");
    assert!(rule["asked"].as_str().is_some_and(|asked| asked.contains("7.5") && asked.contains("dpc")), "{rule}");
    // Where they differ, each is named and nobody is shown a rule that they may not mean.
    fails(&["--book", "dpc", "rule", "43"], 1, "8.4");
    fails(&["--book", "dpc", "rule", "43"], 1, "8.13");
}

#[test]
fn words_that_are_no_topic_are_searched_for() {
    let output = floor(&["rule", "four-card-flopp"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("Did you mean \"four-card-flop\"?"), "{}", err(&output));
    assert!(out(&output).contains("Incident four-card-flop"), "{}", out(&output));
}

#[test]
fn a_rule_names_its_cousins_and_what_they_rule() {
    let rule = &json(&["rule", "39"])[0];
    let cousins = rule["cousins"].as_array().expect("cousins");
    let german = cousins.iter().find(|cousin| cousin["book"] == "tda-2015-de").expect("the German book");
    assert_eq!(german["rules"][0]["label"], "36");
    let differs = german["differs"].as_array().expect("differences");
    let picks = differs.iter().find(|d| d["policy"] == "four-card-flop.picks").expect("who picks");
    assert_eq!((&picks["here"]["value"], &picks["there"]["value"]), (&Json::from("brush"), &Json::from("floor")));
}

#[test]
fn a_search_finds_across_languages_accents_and_endings() {
    let first = |words: &[&str]| json(&[&["search"], words].concat())[0].clone();
    assert_eq!(first(&["stvrta", "karta", "na", "flope"])["incident"], "four-card-flop");
    assert_eq!(first(&["Vier", "Karten", "Flop"])["incident"], "four-card-flop");
    assert_eq!(first(&["vier", "kaarten", "flop"])["incident"], "four-card-flop");
    let hit = json(&["search", "helicoptered"]);
    assert_eq!((&hit[0]["book"], &hit[0]["label"]), (&Json::from("dpc"), &Json::from("68")));
    assert!(hit[0]["sentence"].as_str().is_some_and(|sentence| sentence.contains("helicopter")));
    fails(&["search", "qwertzuiop"], 1, "qwertzuiop");
    fails(&["search", " - "], 1, "Nothing found");
}

#[test]
fn books_are_compared_on_a_rule_a_topic_everything_and_a_case() {
    let all = json(&["compare", "--policies"]);
    let all = all.as_array().expect("every policy");
    assert!(all.len() > 400, "{}", all.len());
    for book in ["onk-2023", "pokerpunt", "tda-2015-de", "tda-2019-sk", "dpc"] {
        assert!(all.iter().all(|policy| policy["books"][book]["kind"].is_string()), "{book}");
    }
    assert!(all.iter().any(|policy| policy["differs"] == true) && all.iter().any(|policy| policy["differs"] == false));
    let two = json(&["compare", "--policies", "--books", "tda-2019-sk,dpc"]);
    assert!(
        two.as_array()
            .expect("policies")
            .iter()
            .all(|policy| policy["books"].as_object().map(serde_json::Map::len) == Some(2))
    );
    let topic = json(&["compare", "four-card-flop"]);
    let picks =
        topic.as_array().expect("policies").iter().find(|p| p["policy"] == "four-card-flop.picks").expect("who picks");
    assert_eq!(picks["books"]["onk-2023"]["value"], "brush");
    assert_eq!(picks["books"]["dpc"]["clause"], "7.5");
    let case = json(&[
        "compare",
        "undercall",
        "call-said=no",
        "players=multiway",
        "facing=big-blind",
        "to-call=400",
        "put=100",
    ]);
    let outcome = |book: &str| {
        let books = case["books"].as_array().expect("books");
        books.iter().find(|verdict| verdict["book"] == book).expect("the book")["outcome"].clone()
    };
    assert_eq!(outcome("onk-2023"), "full-call-owed");
    assert_eq!(outcome("tda-2019-sk"), "alternatives");
    fails(&["compare", "--books", "onk"], 2, "onk-2023");
    fails(&["compare", "--books", "dpc,dpc"], 2, "two books");
    fails(&["compare", "misdeal", "cause=joker"], 2, "actions=");
}

#[test]
fn what_changes_at_the_table_is_shown_by_group_and_kind() {
    let books = ["compare", "--books", "tda-2015-de,tda-2019-sk"];
    let classes = |more: &[&str]| -> Vec<Json> {
        let changes = json(&[&books[..], &["--group", "dealing"], more].concat());
        let points = changes["points"].as_array().expect("points").clone();
        points.iter().flat_map(|point| point["classes"].as_array().expect("classes").clone()).collect()
    };
    let (all, contradictions, silences) = (classes(&[]), classes(&["--contradictions"]), classes(&["--silences"]));
    assert_eq!(all.len(), contradictions.len() + silences.len());
    assert!(!contradictions.is_empty() && contradictions.iter().all(|class| class["kind"] == "contradiction"));
    assert!(!silences.is_empty() && silences.iter().all(|class| class["kind"] != "contradiction"));
    assert!(
        all.iter().all(|class| class["group"] == "dealing" && class["rulings"].as_array().map(Vec::len) == Some(2))
    );
    let values = classes(&["--only-values"]);
    assert!(!values.is_empty() && values.len() < all.len());
    let one = json(&["compare", "misdeal", "--books", "tda-2015-de,tda-2019-sk"]);
    assert!(one["points"].as_array().expect("points").iter().all(|point| point["classes"][0]["incident"] == "misdeal"));
    let clock = json(&books);
    let clock =
        clock["numbers"].as_array().expect("numbers").iter().find(|number| number["policy"] == "clock.total").cloned();
    assert_eq!(clock.expect("a clock of another length")["books"]["tda-2015-de"]["value"], 60);
    fails(&["compare", "--books", "onk-2023,dpc", "--group", "music"], 1, "betting");
}

#[test]
fn a_rule_is_found_in_another_book_whatever_its_number() {
    let numbers = json(&["compare", "--numbers", "tda-2015-de,tda-2019-sk"]);
    let rules = numbers["rules"].as_array().expect("rules");
    assert_eq!(rules.len(), 66);
    let rule = |label: &str| rules.iter().find(|rule| rule["label"] == label).expect("the rule");
    // The four-card flop is rule 36 in one and rule 39 in the other.
    assert_eq!(rule("36")["there"][0]["label"], "39");
    assert_eq!((&rule("37")["fate"], &rule("37")["there"][0]["label"]), (&Json::from("moved"), &Json::from("40")));
    let map = json(&["rule", "36", "--map", "--book", "tda-2015-de"]);
    assert_eq!(map["maps"].as_array().map(Vec::len), Some(4));
    fails(&["compare", "--numbers", "dpc,onk-2023,pokerpunt"], 2, "Two books");
}

#[test]
fn a_comparison_covers_all_on_which_a_ruling_can_rest() {
    let policies = |words: &[&str]| -> Vec<String> {
        let found = json(&[&["compare"], words].concat());
        found
            .as_array()
            .expect("policies")
            .iter()
            .map(|policy| policy["policy"].as_str().expect("an id").to_owned())
            .collect()
    };
    assert!(
        policies(&["undercall"])
            .iter()
            .any(|policy| policy.starts_with("opening-bet") || policy == "undercall.opening-bet")
    );
    assert_eq!(policies(&["four", "card", "flop"]), policies(&["four-card-flop"]));
}

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
    board("board Qh Qd 7s 7c 2d", "No hand is told");
    let speaks = |cards: &str, game: &str, said: &str| {
        let (cards, game) = (format!("cards={cards}"), format!("game={game}"));
        fails(&["decide", "cards-speak", &cards, &game, "claimed=pair", "on-purpose=no", "other-mucked=no"], 2, said);
    };
    speaks("A: Ah Kd; board Qh Qd 7s 7c 2d", "omaha", "A has too many or too few cards");
    speaks("A: Ah Kd 2c 3c 4c; board Qh Qd 7s 7c 2d", "draw", "This game has no board");
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

#[test]
fn a_closed_pipe_is_quiet() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_floor"))
        .args(["compare", "--policies"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("ends");
    assert_eq!(err(&output), "");
    assert_eq!(output.status.code(), Some(0));
}

/// Runs the program with its output going where it is told.
fn into(arguments: &[&str], stdout: impl Into<Stdio>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("HOME", "/nonexistent").stdin(Stdio::null()).stdout(stdout);
    command.stderr(Stdio::piped()).spawn().expect("runs").wait_with_output().expect("ends")
}

#[test]
fn a_closed_pipe_takes_nothing_from_the_status_of_a_check() {
    let broken = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken/unknown-key");
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let output = into(&["check", broken], writer);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(3), ""));
}

#[test]
#[cfg(target_os = "linux")]
fn what_could_not_be_written_is_said() {
    for arguments in [&["books"][..], &["check"], &["--help"], &["--version"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full device");
        let output = into(arguments, full);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(err(&output).contains("Standard output could not be written"), "{arguments:?}: {}", err(&output));
    }
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
fn an_error_is_json_to_whoever_asked_for_json() {
    assert_eq!(error_json(&["rule", "9999"], 1)["kind"], "nothing-found");
    assert_eq!(error_json(&["search", "qwertzuiop"], 1)["kind"], "nothing-found");
    for arguments in [&["decide", "undercall"][..], &["decide"], &["rule"], &["bokos"], &["--book", "x", "books"]] {
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

#[test]
fn a_flag_wins_over_the_environment_and_that_over_the_users_file() {
    let folder = std::env::temp_dir().join(format!("floor-config-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("floor")).expect("a folder");
    let mut file = std::fs::File::create(folder.join("floor/config.yaml")).expect("a file");
    file.write_all(b"lang: sk\nbook: dpc\n").expect("written");
    let home = folder.to_string_lossy().into_owned();
    let says = |arguments: &[&str], variables: &[(&str, &str)]| {
        let variables = [variables, &[("XDG_CONFIG_HOME", home.as_str())]].concat();
        let output = with(&[arguments, &["decide", "four-card-flop", "--format", "json"]].concat(), &variables);
        let ruling: Json = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", err(&output)));
        (ruling["language"].as_str().map(str::to_owned), ruling["book"].as_str().map(str::to_owned))
    };
    let pair = |lang: &str, book: &str| (Some(lang.to_owned()), Some(book.to_owned()));
    assert_eq!(says(&[], &[]), pair("sk", "dpc"));
    assert_eq!(says(&[], &[("FLOOR_LANG", "de"), ("FLOOR_BOOK", "pokerpunt")]), pair("de", "pokerpunt"));
    assert_eq!(says(&["--lang", "nl"], &[("FLOOR_LANG", "de")]), pair("nl", "dpc"));
    std::fs::write(folder.join("floor/config.yaml"), "lang: sk\nbok: dpc\n").expect("written");
    let output = with(&["books"], &[("XDG_CONFIG_HOME", home.as_str())]);
    assert_eq!(output.status.code(), Some(3));
    assert!(err(&output).contains("config.yaml:2:"), "{}", err(&output));
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn the_language_falls_back_to_the_usual_variables() {
    let first_line = |variables: &[(&str, &str)]| {
        out(&with(&["decide", "four-card-flop"], variables)).lines().next().map(str::to_owned)
    };
    assert_eq!(first_line(&[("LANG", "nl_NL.UTF-8")]), first_line(&[("FLOOR_LANG", "nl")]));
    assert_eq!(first_line(&[("LC_ALL", "sk_SK"), ("LANG", "de_DE")]), first_line(&[("FLOOR_LANG", "sk")]));
    assert_eq!(first_line(&[("LANG", "C")]), first_line(&[("FLOOR_LANG", "en")]));
}

#[test]
fn colour_only_where_it_was_asked_for_and_never_for_meaning() {
    let arguments = ["decide", "four-card-flop"];
    let plain = out(&floor(&arguments));
    assert!(!plain.contains('\u{1b}'));
    let colored = out(&floor(&[&arguments[..], &["--color", "always"]].concat()));
    let bare: String =
        colored.split('\u{1b}').map(|part| part.split_once('m').map_or(part, |(_, rest)| rest)).collect();
    assert_ne!(colored, plain);
    assert_eq!(bare.replace("Scramble", ""), plain.replace("Scramble", ""));
}

#[test]
fn a_ruling_fits_its_columns() {
    for lang in ["en", "nl", "de", "sk"] {
        let text = out(&floor(&["--lang", lang, "decide", "four-card-flop"]));
        assert!(text.lines().all(|line| line.chars().count() <= 72), "{text}");
    }
}

#[test]
fn help_and_version_speak_the_users_language() {
    let help = out(&floor(&["--help", "--lang", "sk"]));
    assert!(help.contains("Vypíše knihy") && help.contains("Použitie"), "{help}");
    let version = out(&floor(&["--version"]));
    assert!(version.contains("onk-2023") && version.contains("dpc"), "{version}");
    let sub = out(&floor(&["decide", "--help", "--lang", "de"]));
    assert!(sub.contains("nachfragen"), "{sub}");
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
