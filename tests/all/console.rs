//! The README and the console documents in `tests/cli` are run, so that what they show is true.

#[test]
fn the_readme_and_the_console_documents_are_true() {
    let cases = trycmd::TestCases::new();
    cases.register_bin("floor", Path::new(env!("CARGO_BIN_EXE_floor")));
    for (name, value) in [("HOME", "/nonexistent"), ("LANG", "C"), ("FLOOR_LANG", ""), ("FLOOR_BOOK", "")] {
        cases.env(name, value);
    }
    cases.case("README.md").case("tests/cli/*.md");
}

use std::path::Path;
