//! Editions: the families of the books, and two editions of one text word by word.

use super::house::{no_folder, run, said};
use std::path::Path;
use std::process::Output;

/// A house on dpc with a clock of its own, one rule less and one more; and an edition of its own rules a year later.
fn house(name: &str) -> String {
    let folder = no_folder(name);
    let write = |path: &str, text: &str| {
        let path = Path::new(&folder).join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, text).expect("written");
    };
    let book = |base: &str, year: u64, more: &str| {
        format!(
            "title: Corner Club\nedition: \"{year}\"\nfamily: corner-club\nyear: {year}\nlanguage: en\nextends: {base}\nsource: Rules of a club\n{more}"
        )
    };
    write("books/corner-2025/book.yaml", &book("dpc", 2025, "removed: [\"4.6\"]\n"));
    write("books/corner-2026/book.yaml", &book("corner-2025", 2026, ""));
    let rule = |seconds: u64| {
        format!(
            "section: House\ntitle: House rules\nrules:\n  - label: H1\n    title: Longer breaks\n    clauses:\n      - topics: [break-time]\n        text: The break after the last level lasts {seconds} minutes, and nobody is dealt in before it ends.\n"
        )
    };
    // The rule that is taken out leaves a point open.
    write("books/corner-2025/policies/dealing.yaml", "rabbit-hunting.allowed: silent\n");
    write("books/corner-2025/rules/house.yaml", &rule(15));
    write("books/corner-2026/rules/house.yaml", &rule(20));
    folder
}

fn json(output: &Output) -> serde_json::Value {
    assert_eq!(output.status.code(), Some(0), "{}", said(output));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn the_books_say_of_which_family_they_are_editions() {
    let books = json(&run(&["--format", "json", "books"]));
    let families: Vec<_> =
        books.as_array().expect("books").iter().map(|book| (&book["family"], &book["year"])).collect();
    let null = &serde_json::Value::Null;
    let tda = &serde_json::Value::from("poker-tda");
    let (first, second, third) = (&2015.into(), &2019.into(), &2024.into());
    assert_eq!(families, [(null, null), (null, null), (tda, first), (tda, second), (null, null), (tda, third)]);
    let shown = said(&run(&["--lang", "en", "books"]));
    assert!(shown.contains("poker-tda: 2015 tda-2015-de, 2019 tda-2019-sk, 2024 tda-2024"), "{shown}");
    assert!(shown.contains("an edition of no family"), "{shown}");
}

/// The rules to which each rule of a book leads in another, by their labels.
fn leads_to(books: &str, label: &str) -> Vec<String> {
    let numbers = json(&run(&["--format", "json", "compare", "--numbers", books]));
    let rules = numbers["rules"].as_array().expect("rules");
    let rule = rules.iter().find(|rule| rule["label"] == label).expect("the rule");
    let there = rule["there"].as_array().expect("rules");
    there.iter().map(|rule| rule["label"].as_str().expect("a label").to_owned()).collect()
}

/// Acting in turn stands twice in the Slovak edition, the number of raises no longer does, and underbets are new in it: none
/// of which the topics tell.
#[test]
fn an_edition_knows_from_which_rules_its_own_came() {
    let (there, back) = ("tda-2015-de,tda-2019-sk", "tda-2019-sk,tda-2015-de");
    assert_eq!(leads_to(there, "38"), ["47", "50"]);
    assert_eq!(leads_to(there, "48"), [""; 0]);
    assert_eq!(leads_to(there, "29"), ["30"]);
    assert_eq!(leads_to(back, "47"), ["38"]);
    assert_eq!(leads_to(back, "52"), [""; 0]);
    assert_eq!(leads_to(back, "OP5"), ["36"]);
}

#[test]
fn two_editions_are_put_against_each_other_word_by_word() {
    let folder = house("editions");
    let compare = |words: &[&str], books: &str| {
        run(&[&["--lang", "en", "--rulings", &folder, "compare", "--text", "--books", books], words].concat())
    };
    // The earlier edition is the left one, however they are named.
    for books in ["corner-2025,corner-2026", "corner-2026,corner-2025"] {
        let shown = said(&compare(&["H1"], books));
        assert!(shown.contains("[-15-] {+20+} minutes"), "{shown}");
    }
    let all = json(&compare(&["--format", "json"], "corner-2025,corner-2026"));
    let changed: Vec<&serde_json::Value> =
        all["rules"].as_array().expect("rules").iter().filter(|rule| rule["same"] == false).collect();
    assert_eq!(changed.len(), 1, "{changed:?}");
    // Against its base, what the house has taken out and added is told.
    let shown = said(&compare(&[], "dpc,corner-2025"));
    assert!(shown.contains("4.6 Rabbit hunting · gone") && shown.contains("H1 Longer breaks · new"), "{shown}");
    assert!(shown.contains("rules have the same text"), "{shown}");
    let colored = said(&compare(&["H1", "--color", "always"], "corner-2025,corner-2026"));
    assert!(colored.contains("\u{1b}[31m[-15-]\u{1b}[0m \u{1b}[32m{+20+}\u{1b}[0m"), "{colored:?}");
    let markdown = said(&compare(&["H1", "--format", "markdown"], "corner-2025,corner-2026"));
    assert!(markdown.contains("~~15~~ **20** minutes"), "{markdown}");
}

#[test]
fn editions_in_two_languages_are_put_against_each_other_in_that_of_the_reader() {
    for (language, same) in [("en", "player"), ("nl", "speler"), ("de", "Spieler"), ("sk", "Hráč")] {
        let compare = |books: &str, format: &str| {
            run(&["--lang", language, "compare", "--text", "--books", books, "--format", format, "33"])
        };
        let document = json(&compare("tda-2019-sk,tda-2024", "json"));
        assert_eq!(document["language"], language);
        let shown = said(&compare("tda-2019-sk,tda-2024", "text"));
        assert!(shown.contains(same), "{language}: {shown}");
    }
}

#[test]
fn what_cannot_be_put_against_each_other_is_said_plainly() {
    let refused = |books: &str, words: &str| {
        let output = run(&["--lang", "en", "compare", "--text", "--books", books]);
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        assert!(said(&output).contains(words), "{}", said(&output));
    };
    refused("onk-2023,pokerpunt", "not editions of one text");
    refused("onk-2023,pokerpunt,dpc", "two books");
    assert_eq!(run(&["compare", "--text"]).status.code(), Some(2));
}
