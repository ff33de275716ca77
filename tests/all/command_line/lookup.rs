//! Rules by number in every spelling, topics, words, and what is found by them.

use super::{err, fails, floor, json, out};
use serde_json::Value as Json;

#[test]
fn rules_are_found_in_every_spelling() {
    for typed in
        ["43A", "43-a", "43 a", "43(A)", "43.A", "043-A", "regel 43A", "§43-A", "art. 43 A", "čl. 43-A", "Nr. 43A"]
    {
        let rule = &json(&["--book", "onk-2023", "rule", typed])[0];
        assert_eq!((&rule["label"], &rule["address"]), (&Json::from("43"), &Json::from("43-A")), "{typed}");
    }
    for typed in [&["MEC 7"][..], &["mec7"], &["mec", "7"], &["MEC-7"]] {
        assert_eq!(json(&[&["--book", "onk-2023", "rule"], typed].concat())[0]["label"], "MEC 7", "{typed:?}");
    }
    assert_eq!(json(&["rule", "rp 5"])[0]["label"], "RP-5");
    assert_eq!(json(&["--book", "tda-2019-sk", "rule", "OP8"])[0]["label"], "OP8");
    for typed in ["7.5", "7-5"] {
        assert_eq!(json(&["--book", "dpc", "rule", typed])[0]["label"], "7.5", "{typed}");
    }
    for typed in [&["odd chip"][..], &["odd", "chips"], &["Odd-Chip"], &["restfiche"]] {
        assert_eq!(json(&[&["rule"], typed].concat())[0]["topic"], "odd-chip", "{typed:?}");
    }
    let several = json(&["--book", "onk-2023", "rule", "39", "four-card-flop", "mec", "1"]);
    assert_eq!(several.as_array().map(Vec::len), Some(3));
    fails(&["rule", "99"], 1, "Its rules are 1 – 71");
    // A book that numbers by chapter has a row of numbers in each.
    fails(&["--book", "dpc", "rule", "99"], 1, "1.1 – 1.5, 2.1 – 2.4");
    fails(&["--book", "dpc", "rule", "99"], 1, "9.1 – 9.3, 67 – 71.");
    fails(&["rule", "39-Z"], 1, "Did you mean \"39\"?");
}

#[test]
fn ranges_and_lists_are_read_in_every_spelling() {
    let labels = |typed: &str| -> Vec<String> {
        let rules = json(&["rule", typed]);
        let of = |rule: &Json| rule["label"].as_str().unwrap_or_default().to_owned();
        rules.as_array().expect("rules").iter().map(of).collect()
    };
    for typed in ["43-45", "43–45", "43 t/m 45", "43 bis 45", "43 až 45", "43 to 45", "43, 44 und 45", "43-A - 45"] {
        assert_eq!(labels(typed), ["43", "44", "45"], "{typed}");
    }
    for typed in ["RP 1-3", "RP-1 - RP-3", "RP-1-RP-3", "rp-1 tot rp-3"] {
        assert_eq!(labels(typed), ["RP-1", "RP-2", "RP-3"], "{typed}");
    }
    for typed in ["43-43", "43-A tot 43-B", "43A-43B"] {
        assert_eq!(labels(typed), ["43"], "{typed}");
    }
    fails(&["rule", "45-43"], 1, "45-43");
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
    let rule = &json(&["--book", "onk-2023", "rule", "39"])[0];
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
    assert_eq!((&hit[0]["book"], &hit[0]["label"]), (&Json::from("tda-2024"), &Json::from("68")));
    assert!(hit[0]["sentence"].as_str().is_some_and(|sentence| sentence.contains("helicopter")));
    fails(&["search", "qwertzuiop"], 1, "qwertzuiop");
    fails(&["search", " - "], 1, "Nothing found");
}
