//! The README and the console documents in `tests/cli` are run, so that what they show is true.

#[test]
fn the_readme_and_the_console_documents_are_true() {
    let cases = trycmd::TestCases::new();
    cases.register_bin("floor", Path::new(env!("CARGO_BIN_EXE_floor")));
    // Nothing of whoever runs the tests is asked, their own settings neither.
    for folder in ["HOME", "XDG_CONFIG_HOME"] {
        cases.env(folder, "/nonexistent");
    }
    for (name, value) in [("LANG", "C"), ("FLOOR_LANG", ""), ("FLOOR_BOOK", "")] {
        cases.env(name, value);
    }
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join("console-log.db");
    let _ = std::fs::remove_file(&log);
    cases.env("FLOOR_LOG", log.to_str().expect("a path"));
    cases.case("README.md").case("tests/cli/*.md");
}

use std::path::Path;
