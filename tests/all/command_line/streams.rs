//! What goes where: closed pipes, and output that cannot be written.

use super::{err, floor, out};
use std::io::Write;
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

/// Runs the program with a text coming through a pipe.
fn piped(arguments: &[&str], text: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("HOME", "/nonexistent").stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("runs");
    child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("written");
    child.wait_with_output().expect("ends")
}

#[test]
fn what_comes_through_a_pipe_is_ruled_line_by_line_as_if_it_stood_on_the_command_line() {
    let undercall = "undercall call-said=yes to-call=1200 put=500";
    let typed = floor(&[&["decide"][..], &undercall.split(' ').collect::<Vec<_>>()].concat());
    for (arguments, text) in [(&[][..], format!("{undercall}\n")), (&["decide"], format!("\n  {undercall}"))] {
        let output = piped(arguments, &text);
        assert_eq!((out(&output), output.status.code()), (out(&typed), Some(0)), "{text:?}");
    }
    // A line that fits nothing is told, and takes no other with it.
    let output = piped(&[], &format!("{undercall}\nxqzzy brrbl\nblinds 100/200; A raises to 600, B all-in 850\n"));
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).starts_with(&out(&typed)) && out(&output).contains("850"), "{}", out(&output));
    assert!(err(&output).contains("xqzzy brrbl"), "{}", err(&output));
    // Words behind the command are ruled, and the pipe is not read.
    let output = piped(&["decide", "four-card-flop"], undercall);
    assert!(!out(&output).contains("1,200"));
    let output = piped(&[], " \n\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("Which incident?"));
}
