//! What goes where: closed pipes, and output that cannot be written.

use super::err;
use std::process::{Command, Output, Stdio};

#[test]
fn a_closed_pipe_is_quiet() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_floor"))
        .args(["compare", "--policies"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("ends");
    assert_eq!(err(&output), "");
    assert_eq!(output.status.code(), Some(0));
}

/// Runs the program with its output going where it is told.
fn into(arguments: &[&str], stdout: impl Into<Stdio>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("HOME", "/nonexistent").stdin(Stdio::null()).stdout(stdout);
    command.stderr(Stdio::piped()).spawn().expect("runs").wait_with_output().expect("ends")
}

#[test]
fn a_closed_pipe_takes_nothing_from_the_status_of_a_check() {
    let broken = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken/unknown-key");
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let output = into(&["check", broken], writer);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(3), ""));
}

#[test]
#[cfg(target_os = "linux")]
fn what_could_not_be_written_is_said() {
    for arguments in [&["books"][..], &["check"], &["--help"], &["--version"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full device");
        let output = into(arguments, full);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(err(&output).contains("Standard output could not be written"), "{arguments:?}: {}", err(&output));
    }
}
