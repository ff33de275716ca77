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
fn a_copied_incident_rules_as_before_in_each_language_of_the_house() {
    let folder = no_folder("copied");
    run(&["--lang", "nl", "init", &folder, "--extends", "onk-2023"]);
    let second = Path::new(&folder).join("books/second");
    std::fs::create_dir(&second).expect("made");
    let book = "title: Second\nedition: \"1\"\nlanguage: sk\nextends: tda-2019-sk\nsource: Dom\n";
    std::fs::write(second.join("book.yaml"), book).expect("written");
    let known = ["undercall", "etiquette", "misdeal", "chip-race", "clock", "side-pots"];
    for incident in known {
        let copied = run(&["init", &folder, "--incident", incident]);
        assert_eq!(copied.status.code(), Some(0), "{}", said(&copied));
        for language in ["nl", "sk"] {
            assert!(Path::new(&folder).join(format!("locales/{language}/incidents/{incident}.ftl")).is_file());
        }
    }
    let copies = below(&Path::new(&folder).join("incidents")).len();
    assert_eq!(copies, known.len() + 1, "and the one that is commented out");
    let checked = run(&["--format", "json", "check", &folder]);
    assert_eq!(said(&checked), "{\n  \"findings\": []\n}\n");
    let ruled = |house: &[&str]| {
        let facts = ["call-said=no", "players=heads-up", "to-call=1200", "put=500", "--short"];
        said(&run(&[&["decide", "undercall", "--book", "dpc"], &facts[..], house].concat()))
    };
    assert_eq!(ruled(&["--rulings", &folder]), ruled(&[]));
}

#[test]
fn the_document_on_copied_incidents_shows_what_is_written() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli");
    let document = std::fs::read_to_string(root.join("house.md")).expect("the document");
    let block = document.split("```text\n$ floor ").nth(1).and_then(|block| block.split("```").next());
    let (arguments, shown) = block.and_then(|block| block.split_once('\n')).expect("a command, and what it prints");
    let folder = no_folder("copied-shown");
    let book = Path::new(&folder).join("club/books/club");
    std::fs::create_dir_all(&book).expect("made");
    std::fs::copy(root.join("house.in/club/books/club/book.yaml"), book.join("book.yaml")).expect("copied");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments.split(' ')).env_clear().env("HOME", "/nonexistent").current_dir(&folder);
    let output = command.output().expect("the program runs");
    assert_eq!(said(&output), shown);
}

#[test]
fn an_incident_is_copied_whole_or_not_at_all_and_over_nothing() {
    let folder = no_folder("copied-once");
    run(&["--lang", "nl", "init", &folder, "--extends", "onk-2023"]);
    let refused = |arguments: &[&str], status, sentence: &str| {
        let before = below(Path::new(&folder));
        let output = run(&[&["--lang", "en", "init"], arguments].concat());
        assert_eq!(output.status.code(), Some(status), "{}", said(&output));
        assert!(said(&output).contains(sentence), "{}", said(&output));
        assert_eq!(below(Path::new(&folder)), before);
    };
    refused(&[&folder, "--incident", "undrecall"], 1, "Did you mean \"undercall\"?");
    refused(&[&folder, "--incident", "../undercall"], 1, "There is no incident");
    refused(&[&folder], 2, "--extends");
    refused(&[&folder, "--incident", "clock", "--extends", "dpc"], 2, "do not go together");
    refused(&[&no_folder("copied-nowhere"), "--incident", "clock"], 2, "there is no book in it");
    let words = Path::new(&folder).join("locales/nl/incidents/clock.ftl");
    std::fs::write(&words, "# mine\n# end\n").expect("written");
    refused(&[&folder, "--incident", "clock"], 2, "nothing is overwritten");
    // What is there under another name is not written beside it.
    std::fs::rename(&words, words.with_file_name("mine.ftl")).expect("renamed");
    std::fs::write(words.with_file_name("mine.ftl"), "clock = Klok\n").expect("written");
    refused(&[&folder, "--incident", "clock"], 3, "clock");
    std::fs::write(Path::new(&folder).join("books/copied-once/book.yaml"), "title: [\n").expect("written");
    refused(&[&folder, "--incident", "undercall"], 3, "book.yaml");
}

#[test]
fn a_point_of_ones_own_is_begun_with_its_words_and_a_position_in_each_book() {
    let folder = no_folder("own-point");
    run(&["--lang", "nl", "init", &folder, "--extends", "onk-2023"]);
    let begun = run(&["--lang", "en", "init", &folder, "--policy", "clock.warning"]);
    assert_eq!(begun.status.code(), Some(0), "{}", said(&begun));
    let mended = run(&["--lang", "en", "check", "--fix", &folder]);
    assert!(mended.status.success() && said(&mended).contains("nothing wrong"), "{}", said(&mended));
    let shown = said(&run(&["--lang", "nl", "--rulings", &folder, "policies", "clock.warning"]));
    assert!(shown.contains("clock.warning") && shown.contains("nee"), "{shown}");
    let refused = |policy: &str, status, sentence: &str| {
        let output = run(&["--lang", "en", "init", &folder, "--policy", policy]);
        assert_eq!(output.status.code(), Some(status), "{}", said(&output));
        assert!(said(&output).contains(sentence), "{}", said(&output));
    };
    refused("clock.warning", 2, "nothing is overwritten");
    refused("clock.total", 3, "clock.total");
    refused("clok.warning", 3, "clock");
    for policy in ["clock", "../clock.x", "clock.", "Clock.x", "clock.a.b"] {
        refused(policy, 2, "TOPIC.WHAT");
    }
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
