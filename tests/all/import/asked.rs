//! What a paper leaves in doubt, asked in a real terminal: taken, left out, or nothing written at all.

use super::{numbered, rules};
use crate::house::{no_folder, run, said};
use crate::terminal::{see, status};
use rexpect::session::{PtySession, spawn_command};
use std::path::Path;
use std::process::Command;

const DOWN: &str = "\u{1b}[B";
const ESCAPE: &str = "\u{1b}";

/// Imports a paper whose last rule is cut off, up to the question on it. Gives the folder and the session.
fn asked(name: &str, language: &str, question: &str) -> (String, PtySession) {
    let whole = numbered(&rules("dpc"));
    let cut = whole.trim_end().trim_end_matches('.');
    let paper = format!("{}.txt", no_folder(&format!("{name}-paper")));
    std::fs::write(&paper, &cut[..cut.rfind(' ').expect("words")]).expect("a paper");
    let folder = no_folder(name);
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(["--lang", language, "--book", "dpc", "import", &paper, "--into", &folder]);
    command.env_clear().env("TERM", "xterm").env("HOME", "/nonexistent");
    let mut session = spawn_command(command, Some(20_000)).expect("a pseudo-terminal");
    see(&mut session, question);
    (folder, session)
}

fn press(session: &mut PtySession, keys: &str) {
    session.send(keys).expect("keys");
    session.flush().expect("flushed");
}

#[test]
fn what_is_in_doubt_is_taken_or_left_out_as_the_person_says() {
    let last = rules("dpc").last().expect("rules").label.clone();
    for (name, language, question, keys, taken) in [
        ("import-asked-yes", "en", "Is this", "\r", true),
        ("import-asked-no", "nl", "Is dit", &*format!("{DOWN}\r"), false),
    ] {
        let (folder, mut session) = asked(name, language, question);
        see(&mut session, if language == "en" { "no" } else { "nee" });
        press(&mut session, keys);
        assert_eq!(status(&mut session), 0, "{name}");
        let shown = said(&run(&["--lang", "en", "--rulings", &folder, "--book", "dpc", "rule", &last]));
        assert_eq!(!shown.contains("no official text"), taken, "{name}: {shown}");
    }
}

#[test]
fn whoever_leaves_the_question_has_nothing_written() {
    let (folder, mut session) = asked("import-asked-left", "en", "Is this");
    see(&mut session, "no");
    press(&mut session, ESCAPE);
    assert_eq!(status(&mut session), 130);
    assert!(!Path::new(&folder).exists());
}
