//! The house that the README shows, written as it stands there.

use std::path::Path;
use std::process::Command;

/// The YAML blocks of a document that begin with the path of their file: the path, and the text.
fn files(document: &str) -> Vec<(&str, &str)> {
    let blocks = document.split("```yaml\n# ").skip(1);
    blocks.filter_map(|block| block.split("```").next()?.split_once('\n')).collect()
}

fn floor(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("HOME", "/nonexistent").current_dir(env!("CARGO_TARGET_TMPDIR"));
    let output = command.output().expect("the program runs");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).expect("UTF-8"))
}

#[test]
fn the_house_of_the_readme_passes_the_check_and_plays_what_it_says() {
    let readme = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).expect("the README");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let _ = std::fs::remove_dir_all(folder.join("house"));
    let files = files(&readme);
    assert!(files.len() > 2, "a book, a rule and positions");
    for (path, text) in files {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, text).expect("written");
    }
    assert_eq!(floor(&["check", "house", "--format", "json"]), (Some(0), "{\n  \"findings\": []\n}\n".to_owned()));
    let books = ["--books", "onk-2023,corner-club"];
    let (status, compared) =
        floor(&[&["compare", "--policies", "--rulings", "house", "--format", "json"], &books[..]].concat());
    assert_eq!(status, Some(0), "{compared}");
    let compared: serde_json::Value = serde_json::from_str(&compared).expect("JSON");
    let changed: Vec<(&str, u64)> = compared
        .as_array()
        .expect("policies")
        .iter()
        .filter_map(|policy| Some((policy["policy"].as_str()?, policy["books"]["corner-club"]["value"].as_u64()?)))
        .collect();
    // The base has 25 and 5, the house 40 and 5: the countdown is the same, and the parts add up to the whole.
    assert_eq!(changed, [("clock.before-countdown", 40), ("clock.total", 45)]);
    // What is said to the player is said in the seconds of the house.
    let asked = ["decide", "clock", "phase=asked", "reasonable-time=yes", "asker=this-table", "at-seat=yes"];
    let (_, told) = floor(&[&asked[..], &["--rulings", "house", "--book", "corner-club", "--format", "json"]].concat());
    let told: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    let seconds = serde_json::json!({ "seconds_before": 40, "seconds_counted": 5, "seconds_in_all": 45 });
    assert_eq!(told["amounts"], seconds);
    let (_, rule) = floor(&["rule", "29", "--rulings", "house", "--book", "corner-club"]);
    assert!(rule.replace("\n    ", " ").contains("45 seconds, H1 (onk-2023: 30 seconds, 29-¶3)"), "{rule}");
}
