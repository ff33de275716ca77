//! A house's own data laid over the built-in: a book that says only what is different, and an incident of its own.

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
    assert_eq!(house["outcome"], "call-or-forfeit");
    assert_eq!(house["citations"][0]["label"], "51-H");
    let flop = json(&["decide", "four-card-flop", "--book", "corner-club"]);
    assert_eq!(flop["citations"][0]["label"], "39");
}

#[test]
fn a_house_and_its_base_are_compared_like_two_versions() {
    let differing = json(&["compare", "--books", "onk-2023,corner-club"]);
    let ids: Vec<&str> = differing.as_array().expect("policies").iter().filter_map(|p| p["policy"].as_str()).collect();
    assert_eq!(ids, ["undercall.preflop-opener"]);
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
