//! The first start in a real terminal: language and book are asked once, kept, and never asked of a program or a pipe.

use super::house::no_folder;
use super::terminal::{see, status};
use rexpect::session::{PtySession, spawn_command};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const DOWN: &str = "\u{1b}[B";
const ESCAPE: &str = "\u{1b}";
const CTRL_C: &str = "\u{3}";
const SHOWN_CURSOR: &str = "\u{1b}[?25h";

fn home(name: &str) -> PathBuf {
    let home = PathBuf::from(no_folder(name));
    std::fs::create_dir_all(&home).expect("a folder");
    home
}

fn command(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("TERM", "xterm").env("HOME", home);
    command
}

fn start(home: &Path, arguments: &[&str]) -> PtySession {
    spawn_command(command(home, arguments), Some(20_000)).expect("a pseudo-terminal")
}

fn press(session: &mut PtySession, keys: &str) {
    session.send(keys).expect("keys");
    session.flush().expect("flushed");
}

#[test]
fn language_and_book_are_asked_once_and_kept() {
    let home = home("first-start");
    let mut session = start(&home, &[]);
    see(&mut session, "Which language?");
    see(&mut session, "Sloven");
    // Down from English to Slovak; the book in that language is the first offered.
    press(&mut session, &format!("{DOWN}{DOWN}{DOWN}\r"));
    see(&mut session, "Podľa ktorej knihy");
    see(&mut session, "dpc");
    press(&mut session, "\r");
    see(&mut session, "config.yaml");
    see(&mut session, "Čo sa stalo?");
    press(&mut session, "q\r");
    assert_eq!(status(&mut session), 0);
    let kept = std::fs::read_to_string(home.join(".config/floor/config.yaml")).expect("the settings");
    assert!(kept.ends_with("book: tda-2019-sk\nlang: sk\n"), "{kept}");
    // The second start asks nothing of the kind.
    let mut session = start(&home, &[]);
    see(&mut session, "Čo sa stalo?");
    press(&mut session, "q\r");
    assert_eq!(status(&mut session), 0);
}

#[test]
fn whoever_leaves_the_question_is_asked_again_and_nothing_is_written() {
    let home = home("first-start-left");
    for keys in [ESCAPE, &format!("\r{ESCAPE}")] {
        let mut session = start(&home, &[]);
        see(&mut session, "Which language?");
        see(&mut session, "Sloven");
        press(&mut session, keys);
        see(&mut session, "What happened?");
        press(&mut session, "q\r");
        assert_eq!(status(&mut session), 0);
    }
    let mut session = start(&home, &[]);
    see(&mut session, "Which language?");
    see(&mut session, "Sloven");
    press(&mut session, CTRL_C);
    see(&mut session, SHOWN_CURSOR);
    assert_eq!(status(&mut session), 130);
    assert!(!home.join(".config").exists());
}

#[test]
fn a_flag_a_command_or_a_pipe_is_asked_nothing() {
    let home = home("first-start-flag");
    let mut session = start(&home, &["--lang", "en"]);
    see(&mut session, "What happened?");
    press(&mut session, "q\r");
    assert_eq!(status(&mut session), 0);
    let mut session = start(&home, &["decide", "four-card-flop"]);
    see(&mut session, "All four face down");
    assert_eq!(status(&mut session), 0);
    let piped = command(&home, &[]).stdin(Stdio::null()).output().expect("the program runs");
    assert_eq!(piped.status.code(), Some(2));
    assert!(!home.join(".config").exists());
}
