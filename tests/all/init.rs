//! `floor init` and `floor policies`: where a house author starts.

use super::house::{no_folder, run, said};
use floorbook::commands::built_in;
use floorbook::locale::Language;
use std::path::Path;

#[test]
fn a_folder_to_start_from_passes_the_check_on_every_book_and_in_every_language() {
    let books = built_in().book_ids();
    let on_every_book = books.iter().map(|book| ("en", book.as_str()));
    for (language, base) in on_every_book.chain([("nl", "dpc"), ("de", "dpc"), ("sk", "dpc")]) {
        let folder = no_folder(&format!("init-{language}-{base}"));
        let output = run(&["--lang", language, "init", &folder, "--extends", base]);
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        let checked = run(&["--format", "json", "check", &folder]);
        assert_eq!(said(&checked), "{\n  \"findings\": []\n}\n", "{folder}");
    }
}

/// Every file below a folder, by its path.
fn below(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] }).collect()
}

#[test]
fn the_incident_that_is_commented_out_rules_when_the_marks_are_taken_away() {
    for language in Language::ALL.map(Language::code) {
        let folder = no_folder(&format!("uncommented-{language}"));
        run(&["--lang", language, "init", &folder, "--extends", "onk-2023"]);
        for path in below(Path::new(&folder)).iter().filter(|path| path.to_string_lossy().contains("spilled-drink")) {
            let text = std::fs::read_to_string(path).expect("a text");
            let (_, below) = text.split_once("\n\n").expect("a blank line below the explanation");
            let (below, end) = below.rsplit_once("# end").expect("the last line, which stays");
            let plain: Vec<&str> = below.lines().map(|line| line.strip_prefix("# ").expect("a mark")).collect();
            std::fs::write(path, plain.join("\n") + "\n# end" + end).expect("written");
        }
        let checked = run(&["check", &folder]);
        assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
        let arguments = ["--rulings", &folder, "--lang", language, "--format", "json"];
        let ruled = |readable: &str| {
            let output = run(&[&arguments[..], &["decide", "spilled-drink", readable]].concat());
            let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
            (json["outcome"].clone(), json["orders"].as_array().map(Vec::len))
        };
        assert_eq!(ruled("readable=yes"), ("play-on".into(), Some(1)));
        assert_eq!(ruled("readable=no"), ("new-deck".into(), Some(2)));
    }
}

#[test]
fn nothing_is_ever_written_over() {
    let folder = no_folder("init-full");
    let first = run(&["init", &folder, "--extends", "dpc"]);
    assert_eq!(first.status.code(), Some(0), "{}", said(&first));
    let again = run(&["init", &folder, "--extends", "onk-2023"]);
    assert_eq!(again.status.code(), Some(2));
    assert!(said(&again).contains("nothing is overwritten"), "{}", said(&again));
    let file = no_folder("init-file");
    std::fs::write(&file, "mine").expect("written");
    assert_eq!(run(&["init", &file, "--extends", "dpc"]).status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&file).expect("still there"), "mine");
    let empty = no_folder("init-empty");
    std::fs::create_dir(&empty).expect("made");
    // The book in force may be one of another house.
    assert_eq!(run(&["init", &empty, "--extends", "dpc", "--book", "another-club"]).status.code(), Some(0));
    assert_eq!(run(&["init", &no_folder("init-no-book"), "--extends", "dcp"]).status.code(), Some(2));
    assert!(!Path::new(&no_folder("init-no-book")).exists());
}

#[test]
fn policies_are_found_by_id_group_topic_and_words_of_every_language() {
    let ids = |words: &[&str]| {
        let output = run(&[&["--format", "json", "policies"], words].concat());
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        json.as_array()
            .expect("policies")
            .iter()
            .map(|p| p["policy"].as_str().unwrap_or("").to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(&[]).len(), built_in().policies().len());
    assert_eq!(ids(&["clock.total"]), ["clock.total"]);
    assert!(ids(&["Abläufe"]).len() > 50 && ids(&["procedure"]) == ids(&["Abläufe"]));
    assert!(ids(&["clock"]).contains(&"clock.granted-by".to_owned()));
    for words in [["bedenktijd", "aftellen"], ["čas", "odpočítavaním"], ["Bedenkzeit", "Countdown"]] {
        assert!(ids(&words).contains(&"clock.total".to_owned()), "{words:?}");
    }
    assert!(
        ids(&["mobil"]).iter().any(|id| id.starts_with("electronic-devices")),
        "as players call it: {:?}",
        ids(&["mobil"])
    );
    let none = run(&["policies", "xyzzy"]);
    assert_eq!(none.status.code(), Some(1));
}
