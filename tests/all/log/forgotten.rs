//! Forgetting, and the copies that stay.

use super::Place;
use crate::command_line::{err, out};

#[test]
fn a_forgotten_player_is_in_no_file_but_the_copies_which_are_named() {
    let place = Place::new("forget");
    place.keep("T7 s3 Novák", &["--otherwise", "Novákovi to nikto nepovedal", "--ref", "novak on camera 4"]);
    place.keep("T2 s1 Bos", &[]);
    let copy = place.join("copy.db");
    assert_eq!(place.says(&["log", "backup", &copy]).0, 0);
    assert!(place.says(&["log", "backup", &copy]).2.contains("is there already"));
    assert!(out(&place.run(&["log", "export"])).contains("Novák"));
    let unasked = place.says(&["log", "forget", "novak"]);
    assert!(unasked.0 == 2 && unasked.2.contains("--yes"), "{}", unasked.2);
    let (status, shown, said) = place.says(&["log", "forget", "novak", "--yes"]);
    assert_eq!(status, 0, "{said}");
    assert!(shown.contains("Entries: 1, texts in which the name stood: 2"), "{shown}");
    assert!(shown.contains(&copy) && shown.contains("standard output"), "{shown}");
    let bytes = std::fs::read(place.log()).expect("the log").to_ascii_lowercase();
    assert!(!bytes.windows(3).any(|three| three == b"nov"));
    let files = std::fs::read_dir(place.log().parent().expect("a folder")).expect("a folder");
    let names: Vec<String> =
        files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(names.iter().filter(|name| name.starts_with("log")).count(), 1, "{names:?}");
    let entry = place.says(&["log", "show", "1"]).1;
    assert!(entry.contains("player 1, name forgotten") && entry.contains("… to nikto nepovedal"), "{entry}");
    assert_eq!(place.says(&["log", "forget", "novak", "--yes"]).0, 1);
    // People of one name are counted from 1: #0 is nobody, and not the first.
    assert_eq!(place.says(&["log", "forget", "bos#0", "--yes"]).0, 1);
    assert!(place.says(&["log", "--player", "Bos"]).1.contains("Bos"));
}

#[test]
fn a_log_is_checked_and_written_as_lines_as_a_table_and_as_a_document() {
    let place = Place::new("export");
    place.keep("T7 s3 =SUM(A1)", &["--by", "KV"]);
    assert!(place.says(&["log", "check"]).1.contains("is whole: 1 entry"));
    let table = out(&place.run(&["log", "export", "--format", "csv"]));
    let mut rows = table.lines();
    assert!(
        rows.next().is_some_and(|head| head.starts_with("number,kind,happened,entered,about,table,seat")),
        "{table}"
    );
    assert!(rows.next().is_some_and(|row| row.contains(",7,3,1,'=SUM(A1),KV,")), "{table}");
    let document = out(&place.run(&["--lang", "en", "log", "export", "--format", "markdown"]));
    assert!(document.starts_with("## The log:") && document.contains("T7 s3"), "{document}");
    let mut bytes = std::fs::read(place.log()).expect("the log");
    let from = bytes.len() / 2;
    bytes[from..].fill(0xab);
    std::fs::write(place.log(), bytes).expect("written");
    let output = place.run(&["--lang", "en", "log", "check"]);
    assert!(matches!(output.status.code(), Some(2 | 3)), "{}", err(&output));
    assert!((out(&output) + &err(&output)).contains("is damaged"), "{}{}", out(&output), err(&output));
}
