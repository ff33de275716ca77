//! Flags, the environment and the user's file; language, colour and width; help.

use super::{err, floor, out, with};
use serde_json::Value as Json;
use std::io::Write;

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
