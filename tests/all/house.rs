//! A house's own data laid over the built-in: a book that says only what is different, and an incident of its own.

use super::house_data::CLUB;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn floor(arguments: &[&str]) -> Output {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/house");
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).arg("--rulings").arg(house).env_clear().env("HOME", "/nonexistent");
    command.stdin(Stdio::null()).output().expect("the program runs")
}

fn json(arguments: &[&str]) -> serde_json::Value {
    let output = floor(&[arguments, &["--format", "json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn a_house_book_rules_by_what_it_says_and_else_by_its_base() {
    let facts =
        ["decide", "undercall", "call-said=no", "players=multiway", "facing=big-blind", "to-call=400", "put=100"];
    let base = json(&[&facts[..], &["--book", "onk-2023"]].concat());
    let house = json(&[&facts[..], &["--book", "corner-club"]].concat());
    assert_eq!(base["outcome"], "full-call-owed");
    assert_eq!(house["outcome"], "alternatives");
    assert_eq!(house["coverage"], "discretion");
    assert_eq!(
        house["changed"][0]["policy"], "undercall.preflop-opener",
        "what the house changed is said beside the rule"
    );
    assert_eq!(
        (house["changed"].as_array().map(Vec::len), &house["changed"][0]["base"]),
        (Some(1), &"onk-2023".into())
    );
    assert_eq!(base["changed"], serde_json::json!([]));
    let labels: Vec<&str> =
        house["citations"].as_array().expect("citations").iter().filter_map(|cited| cited["label"].as_str()).collect();
    assert!(labels.contains(&"51-H"), "{labels:?}");
    let flop = json(&["decide", "four-card-flop", "--book", "corner-club"]);
    assert_eq!(flop["citations"][0]["label"], "39");
}

#[test]
fn a_house_and_its_base_are_compared_like_two_versions() {
    let differing = json(&["compare", "--policies", "--books", "onk-2023,corner-club"]);
    let ids: Vec<&str> = differing.as_array().expect("policies").iter().filter_map(|p| p["policy"].as_str()).collect();
    assert_eq!(ids, ["undercall.preflop-opener"]);
    let changes = json(&["compare", "--books", "onk-2023,corner-club"]);
    let points = changes["points"].as_array().expect("points");
    assert!(points.iter().all(|point| point["hangs_on"][0]["policy"] == "undercall.preflop-opener"), "{changes}");
    let incident = points[0]["classes"][0]["incident"].as_str();
    assert!(incident.is_some_and(|incident| incident.starts_with("undercall")), "{changes}");
    assert_eq!(changes["rules"]["book"], "corner-club");
}

#[test]
fn a_house_adds_an_incident_with_its_words() {
    let ruling = json(&["--lang", "sk", "decide", "phone-on-table", "--book", "corner-club"]);
    assert_eq!(ruling["outcome"], "put-it-away");
    assert_eq!(ruling["ruling"], "Telefón preč zo stola");
    let under_another = json(&["decide", "phone-on-table", "--book", "dpc"]);
    assert_eq!(under_another["book"], "dpc");
}

#[test]
fn a_house_folder_is_proved_like_the_built_in_data() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/house");
    let output = Command::new(env!("CARGO_BIN_EXE_floor")).arg("check").arg(house).env_clear().output().expect("runs");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stdout));
}

/// Runs the program in an environment with nothing in it.
pub(crate) fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("HOME", "/nonexistent").stdin(Stdio::null()).output().expect("runs")
}

/// All that it said.
pub(crate) fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// A folder that does not exist.
pub(crate) fn no_folder(name: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder.display().to_string()
}

#[test]
fn a_rule_tells_what_the_house_plays_otherwise_and_nothing_where_it_changed_nothing() {
    let folder = no_folder("init-rule");
    run(&["init", &folder, "--extends", "onk-2023"]);
    let rule = |number: &str| {
        let house = ["--rulings", &folder, "--book", "init-rule", "--format", "json", "rule", number];
        let json: serde_json::Value = serde_json::from_slice(&run(&house).stdout).expect("JSON");
        json[0]["changed"].clone()
    };
    let changed = rule("29-¶3");
    assert_eq!(changed[1]["policy"], "clock.total");
    assert_eq!((&changed[1]["here"]["value"], &changed[1]["there"]["value"]), (&45.into(), &30.into()));
    assert_eq!(changed[1]["text_inherited"], true);
    assert_eq!(rule("clock")[1]["base"], "onk-2023");
    assert_eq!(rule("29-¶2"), serde_json::json!([]), "only what rests on the clause that is shown");
    assert_eq!(rule("39"), serde_json::json!([]));
    let text = said(&run(&["--rulings", &folder, "--book", "init-rule", "rule", "29"])).replace("\n    ", " ");
    assert!(text.contains("Clock including the countdown: 45 seconds, H1 (onk-2023: 30 seconds, 29-¶3)"), "{text}");
}

#[test]
fn the_clause_of_a_house_that_decided_is_cited_before_the_clause_it_changes() {
    let folder = no_folder("init-cited");
    run(&["init", &folder, "--extends", "onk-2023"]);
    let facts = ["decide", "clock", "phase=asked", "reasonable-time=yes", "asker=this-table", "at-seat=yes"];
    let house = ["--rulings", &folder, "--book", "init-cited", "--format", "json"];
    let json: serde_json::Value =
        serde_json::from_slice(&run(&[&facts[..], &["acted=no", "facing-bet=yes"], &house[..]].concat()).stdout)
            .expect("JSON");
    let labels: Vec<&str> =
        json["citations"].as_array().expect("citations").iter().filter_map(|cited| cited["label"].as_str()).collect();
    assert_eq!(labels.first(), Some(&"H1"), "29-¶2 says 30 seconds, the house 40: {labels:?}");
    assert!(labels.contains(&"29-¶2"), "the base's clause stays beside it: {labels:?}");
}

/// Writes the files of a house into a folder.
pub(crate) fn write(folder: &str, files: &[(&str, &str)]) {
    for (path, text) in files {
        let path = Path::new(folder).join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, text).expect("written");
    }
}

#[test]
fn a_house_with_topics_of_its_own_is_checked_as_it_is_run_and_a_whole_set_stands_alone() {
    let folder = no_folder("own-topics");
    write(&folder, &CLUB);
    let checked = run(&["check", &folder]);
    assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
    let rule = run(&["--rulings", &folder, "--book", "klub", "rule", "music"]);
    assert!(said(&rule).contains("Hudba hrá pri bare"), "{}", said(&rule));
    let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulings").display().to_string();
    assert_eq!(run(&["check", &whole]).status.code(), Some(0));
    assert_eq!(run(&["--rulings", &whole, "books"]).stdout, run(&["books"]).stdout);
}

#[test]
fn a_house_names_its_penalties_one_by_one() {
    let folder = no_folder("ladder");
    let files = [
        (
            "books/klub/book.yaml",
            "title: { sk: Klub Roh }\nedition: \"1\"\nlanguage: sk\nextends: tda-2019-sk\nsource: Pravidlá klubu\n",
        ),
        (
            "books/klub/rules/domace.yaml",
            "section: D\ntitle: Domáce\nrules:\n  - label: H1\n    title: Penalizácie\n    clauses:\n      \
             - topics: [repeat-offence]\n        text: Druhá penalizácia je jedno kolo, tretia tri kolá, štvrtá vylúčenie.\n",
        ),
        (
            "books/klub/policies/conduct.yaml",
            "repeat-offence.second-penalty: { value: one-round, clause: H1 }\n\
             repeat-offence.third-penalty: { value: three-rounds, clause: H1 }\n\
             repeat-offence.fourth-penalty: { value: disqualified, clause: H1 }\n",
        ),
    ];
    write(&folder, &files);
    let facts = ["decide", "repeat-offence", "earlier=warning", "offence=etiquette"];
    let decide = |book: &str, so_far: &str| -> serde_json::Value {
        let house = ["--rulings", &folder, "--book", book, "--lang", "en", "--format", "json"];
        let run = run(&[&facts[..], &[&format!("penalties-so-far={so_far}")], &house[..]].concat());
        serde_json::from_slice(&run.stdout).expect("JSON")
    };
    let steps = [
        ("one", "next-one-round", "TD: give one missed round."),
        ("two", "next-three-rounds", "TD: give three missed rounds."),
        ("three-or-more", "next-disqualified", "TD: disqualify the player."),
    ];
    for (so_far, outcome, order) in steps {
        let ruling = decide("klub", so_far);
        assert_eq!((&ruling["outcome"], &ruling["penalty"]["kind"]), (&outcome.into(), &"will".into()), "{so_far}");
        assert_eq!(ruling["citations"][0]["label"], "H1", "{so_far}");
        let orders: Vec<&str> =
            ruling["orders"].as_array().expect("orders").iter().filter_map(|given| given.as_str()).collect();
        assert!(orders.iter().any(|given| given.starts_with(order)), "{so_far}: {orders:?}");
        assert_eq!(decide("tda-2019-sk", so_far)["outcome"], "rounds", "the base leaves the choice");
    }
}
