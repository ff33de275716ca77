//! Rulings that are kept: what is asked for is kept, what is not is not, and what is shown of it. What the file itself promises is
//! proved in `src/log/tests`.

mod at_the_table;
mod evening;
mod forgotten;
mod later;
mod moves;
mod penalties;
mod shift;

use super::command_line::{UNDERCALL, err, out};
use jsonschema::Validator;
use serde_json::Value as Json;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder with a log in it, or a place for one.
pub(crate) struct Place(PathBuf);

impl Place {
    pub(crate) fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("log-{name}"));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    pub(crate) fn log(&self) -> PathBuf {
        self.0.join("log.db")
    }

    pub(crate) fn join(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
        command.args(arguments).env_clear().env("HOME", "/nonexistent").env("FLOOR_LOG", self.log()).env("TZ", "UTC");
        command.stdin(Stdio::null()).output().expect("the program runs")
    }

    /// The same in English, with its status, and what it says on both ways.
    #[track_caller]
    pub(crate) fn says(&self, arguments: &[&str]) -> (i32, String, String) {
        let output = self.run(&[&["--lang", "en"], arguments].concat());
        assert!(!err(&output).contains("panicked"), "{arguments:?}: {}", err(&output));
        (output.status.code().expect("a status"), out(&output), err(&output))
    }

    /// Rules on an undercall and keeps it, and gives what is said of that.
    #[track_caller]
    pub(crate) fn keep(&self, place: &str, more: &[&str]) -> String {
        let (status, ruling, said) = self.says(&[&UNDERCALL[..], &["--log", place], more].concat());
        assert_eq!(status, 0, "{said}");
        assert!(ruling.starts_with("Full call: the player must complete it\n"), "{ruling}");
        said
    }

    pub(crate) fn json(&self, arguments: &[&str]) -> Json {
        let output = self.run(&[arguments, &["--format", "json"]].concat());
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", err(&output));
        serde_json::from_slice(&output.stdout).expect("JSON")
    }
}

#[test]
fn no_log_is_begun_without_being_asked_for() {
    let place = Place::new("unasked");
    assert_eq!(place.says(&UNDERCALL).0, 0);
    for looks in [
        &["log"][..],
        &["log", "show", "1"],
        &["log", "check"],
        &["log", "undo"],
        &["shift"],
        &["shift", "--take", "KV"],
    ] {
        let (status, shown, said) = place.says(looks);
        assert_eq!((status, shown.as_str()), (1, ""), "{looks:?}");
        assert!(said.contains("There is no log yet"), "{said}");
    }
    assert!(!place.log().exists());
}

#[test]
fn a_ruling_is_shown_as_without_a_log_and_kept_with_all_that_was_said() {
    let place = Place::new("kept");
    let without = place.says(&UNDERCALL).1;
    let more =
        ["--log", "T7 s3 Novak", "--by", "KV", "--approved", "AB", "--ref", "camera 4", "--otherwise", "he is new"];
    let (_, with, said) = place.says(&[&UNDERCALL[..], &more].concat());
    assert_eq!(with, without);
    assert!(said.starts_with("Kept as No. 1.\nA new log: "), "{said}");
    let entry = place.json(&["log", "show", "1"]);
    for (key, value) in [
        ("kind", "ruling"),
        ("table", "7"),
        ("seat", "3"),
        ("name", "Novak"),
        ("by", "KV"),
        ("approved", "AB"),
        ("reference", "camera 4"),
        ("otherwise", "he is new"),
        ("incident", "undercall"),
    ] {
        assert_eq!(entry[key], value, "{key}");
    }
    let ruled = &entry["ruled"];
    assert_eq!(
        (&ruled["book"], &ruled["edition"]),
        (&Json::from("tda-2024"), &Json::from("2024, version 1.0 (October 2024)"))
    );
    assert_eq!(ruled["made_by"]["version"], env!("CARGO_PKG_VERSION"));
    let ruling = &ruled["rulings"][0];
    assert_eq!(ruling["facts"][3], serde_json::json!(["put", "500"]));
    assert_eq!(ruling["amounts"]["owed"], 700);
    assert_eq!(ruling["citations"][0]["label"], "51-B-1");
    assert!(ruling["citations"][0]["text"].as_str().is_some_and(|text| text.len() > 100));
    assert_eq!(entry["now"][0]["same"], true);
}

#[test]
fn what_was_said_in_words_and_a_line_are_kept_too() {
    let place = Place::new("words");
    let (status, _, said) = place.says(&["decide", "four cards on the flop", "--log", "T2"]);
    assert_eq!((status, said.starts_with("Kept as No. 1.")), (0, true), "{said}");
    let line = "blinds 100/200; A raises to 600, B 500+500 silent";
    assert!(place.says(&["decide", line, "--log", "T2 s5"]).2.starts_with("Kept as No. 2."));
    assert_eq!(place.json(&["log", "show", "1"])["told"], "four cards on the flop");
    let entry = place.json(&["log", "show", "2"]);
    assert!(entry["ruled"]["rulings"][0]["facts"].to_string().contains("A raises to 600"), "{entry}");
}

#[test]
fn a_log_that_cannot_be_written_takes_nothing_from_the_ruling() {
    let place = Place::new("unwritable");
    std::fs::create_dir(place.log()).expect("a folder");
    let said = place.keep("T7 s3", &[]);
    assert!(said.starts_with("The ruling stands, but it was not kept:"), "{said}");
    std::fs::remove_dir(place.log()).expect("deleted");
    std::fs::write(place.log(), "seat,name\n").expect("written");
    assert!(place.keep("T7 s3", &[]).contains("is not a log of this program"));
    assert_eq!(std::fs::read_to_string(place.log()).expect("read"), "seat,name\n");
    let nowhere = place.says(&[&UNDERCALL[..], &["--log", "T7", "--log-file", "/dev/null/log.db"]].concat());
    assert!(nowhere.0 == 0 && nowhere.2.contains("cannot be written"), "{}", nowhere.2);
}

#[test]
fn what_is_typed_wrongly_is_told_before_anything_is_ruled() {
    let place = Place::new("wrong");
    let refused = |more: &[&str], sentence: &str| {
        let (status, shown, said) = place.says(&[&UNDERCALL[..], more].concat());
        assert_eq!((status, shown.as_str()), (2, ""), "{more:?}");
        assert!(said.contains(sentence), "{said}");
    };
    refused(&["--log", "T7", "--at", "late"], "\"late\" is not a time");
    refused(&["--log", "T7", "--at", "2099-01-01 20:00"], "still to come");
    refused(&["--by", "KV"], "These options belong to a ruling that is kept");
    assert!(!place.log().exists());
}

#[test]
fn an_entry_that_is_sent_twice_is_one_and_the_same_ruling_just_before_is_not_kept_again() {
    let place = Place::new("twice");
    assert!(place.keep("T7 s3 Novak", &["--key", "a"]).starts_with("Kept as No. 1."));
    assert!(place.keep("T7 s3 Novak", &["--key", "a", "--again"]).starts_with("Kept before as No. 1."));
    assert!(place.keep("T7 s3 Novak", &[]).starts_with("The same as No. 1, not kept again."));
    assert!(place.keep("T7 s4 Bos", &[]).starts_with("Kept as No. 2."));
    let other =
        ["decide", "undercall", "call-said=no", "players=heads-up", "to-call=1200", "put=600", "--log", "T7 s3"];
    let said = place.says(&other).2;
    assert!(
        said.contains("Kept as No. 3.") && said.contains("No. 1 is about the same incident on this seat"),
        "{said}"
    );
    assert!(place.keep("T7 s3 Novak", &["--again"]).starts_with("Kept as No. 4."));
}

#[test]
fn of_two_with_one_name_it_is_said_how_to_tell_which() {
    let place = Place::new("names");
    place.keep("T7 s3 Novak", &[]);
    // The same player after a table change, as long as nobody says otherwise.
    place.keep("T2 s1 novák", &[]);
    place.keep("T5 s9 Novak#2", &[]);
    let players = || place.json(&["log", "--all"]);
    let known: Vec<Json> = players().as_array().expect("entries").iter().map(|one| one["player"].clone()).collect();
    assert_eq!(known, [1, 1, 2]);
    let said = place.keep("T7 s8 Novak", &[]);
    assert!(said.contains("not kept") && said.contains("Novak#2: Novak, last at T5 s9 (No. 3)"), "{said}");
    assert!(said.contains("#3 for another player"), "{said}");
}

#[test]
fn entries_are_found_by_table_player_incident_and_words() {
    let place = Place::new("filters");
    place.keep("T7 s3 Novak", &[]);
    place.says(&["decide", "four-card-flop", "--log", "T2 s1 Bos", "--ref", "camera 4"]);
    place.keep("T3 s3 Bos", &["--at", "2026-01-02 20:14"]);
    let numbers = |more: &[&str]| -> Vec<i64> {
        let entries = place.json(&[&["log"], more].concat());
        entries.as_array().expect("entries").iter().filter_map(|one| one["number"].as_i64()).collect()
    };
    assert_eq!(numbers(&[]), [1, 2]);
    assert_eq!(numbers(&["--all"]), [1, 2, 3]);
    assert_eq!(numbers(&["--table", "2"]), [2]);
    assert_eq!(numbers(&["--player", "bos"]), [2, 3]);
    assert_eq!(numbers(&["--incident", "undercall"]), [1, 3]);
    assert_eq!(numbers(&["camera"]), [2]);
    assert_eq!(place.says(&["log", "nothing like it"]).0, 1);
    assert_eq!(place.says(&["log", "--player", "Nobody"]).0, 1);
    let shown = place.says(&["log", "--all"]).1;
    assert!(shown.find("2 January 2026") < shown.find("No. 1"), "{shown}");
    assert!(
        shown.contains("No. 3 · 20:14 · T3 s3 · Bos\n    Undercall: Full call: the player must complete it (51-B-1)"),
        "{shown}"
    );
}

#[test]
fn what_controls_a_terminal_never_reaches_it_and_long_notes_are_kept_whole() {
    let place = Place::new("hostile");
    let long = "word ".repeat(1200);
    place.keep("T7 s3 No\u{1b}[31mvak", &["--otherwise", &long, "--ref", "\u{1b}]0;title\u{7}"]);
    for arguments in [&["log"][..], &["log", "show", "1"], &["shift"], &["log", "export", "--format", "markdown"]] {
        let shown = place.says(arguments).1;
        assert!(!shown.contains('\u{1b}') && !shown.contains('\u{7}'), "{arguments:?}");
    }
    assert_eq!(place.json(&["log", "show", "1"])["otherwise"], long);
}

#[test]
fn the_log_speaks_every_language() {
    let place = Place::new("languages");
    for (language, kept, heading, to_do) in [
        ("en", "Kept as No. 1.", "The log: 1 entry", "Still to do"),
        ("nl", "Bewaard als nr. 2.", "Het log: 2 vermeldingen", "Nog te doen"),
        ("de", "Festgehalten als Nr. 3.", "Das Protokoll: 3 Einträge", "Noch zu tun"),
        ("sk", "Uložené ako č. 4.", "Záznam: 4 zápisy", "Čo ešte treba"),
    ] {
        let run = |arguments: &[&str]| place.run(&[&["--lang", language], arguments].concat());
        let said = err(&run(&[&UNDERCALL[..], &["--log", "T7", "--again"]].concat()));
        assert!(said.starts_with(kept), "{said}");
        assert!(out(&run(&["log"])).starts_with(heading), "{}", out(&run(&["log"])));
        assert!(out(&run(&["shift"])).contains(to_do), "{}", out(&run(&["shift"])));
        assert!(out(&run(&["log", "--help"])).contains("--player"), "{}", out(&run(&["log", "--help"])));
        for command in ["show", "undo", "redo", "appeal", "forget", "backup", "check", "export"] {
            let help = out(&run(&["log", command, "--help"]));
            assert!(help.lines().next().is_some_and(|line| line.len() > 10), "{command}: {help}");
        }
    }
}

/// The schema of a document that is printed.
fn validator(name: &str) -> Validator {
    let text = std::fs::read_to_string(super::cases::root().join(format!("src/floor/render/schemas/{name}.json")));
    let schema = serde_json::from_str(&text.expect("a schema")).expect("JSON");
    jsonschema::validator_for(&schema).expect("a schema")
}

#[track_caller]
fn holds(name: &str, document: &Json) {
    let wrong: Vec<String> = validator(name).iter_errors(document).map(|error| error.to_string()).collect();
    assert!(wrong.is_empty(), "{name}: {wrong:?}");
}

#[test]
fn every_document_of_the_log_is_as_its_schema_says() {
    let place = Place::new("schemas");
    let logged = place.run(&[&UNDERCALL[..], &["--log", "T7 s3 Novak", "--format", "json"]].concat());
    holds("ruling", &serde_json::from_slice(&logged.stdout).expect("JSON"));
    holds("logged", &serde_json::from_slice(&logged.stderr).expect("JSON"));
    place.keep("T3 s3 Novak", &["--again"]);
    holds("done", &place.json(&["log", "appeal", "1", "upheld", "--by", "AB"]));
    holds("done", &place.json(&["log", "undo", "2"]));
    holds("done", &place.json(&["log", "redo"]));
    holds("done", &place.json(&["log", "backup", &place.join("copy.db")]));
    holds("shift", &place.json(&["shift", "--take", "AB"]));
    holds("shift", &place.json(&["shift"]));
    holds("log-check", &place.json(&["log", "check"]));
    holds("entry", &place.json(&["log", "show", "1"]));
    holds("entry", &place.json(&["log", "show", "3"]));
    holds("done", &place.json(&["log", "forget", "Novak", "--yes"]));
    holds("log", &place.json(&["log", "--all"]));
    let exported = out(&place.run(&["log", "export"]));
    let lines: Vec<Json> = exported.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 8);
    holds("log", &Json::Array(lines));
    holds(
        "error",
        &serde_json::from_slice(&place.run(&["log", "show", "99", "--format", "json"]).stderr).expect("JSON"),
    );
}
