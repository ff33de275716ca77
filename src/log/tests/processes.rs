//! Several programs at one log, and one that is killed. The test program starts itself anew as each of them.

use super::{Folder, all, evening, open, ruling};
use crate::{Access, Log};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

const LOG: &str = "FLOORBOOK_TEST_LOG";
const MANY: &str = "FLOORBOOK_TEST_MANY";
const NAME: &str = "FLOORBOOK_TEST_NAME";

/// The test below as a program of its own, which writes so many entries and prints the number of each that was acknowledged.
pub(super) fn writer(before: &[&str], log: &Path, name: &str, many: usize) -> Child {
    let own = std::env::current_exe().expect("the test program");
    let own = own.to_str().expect("a path");
    let line: Vec<&str> =
        before.iter().copied().chain([own, "--exact", "tests::processes::writes", "--nocapture"]).collect();
    let mut command = Command::new(line[0]);
    command.args(&line[1..]).env(LOG, log).env(MANY, many.to_string()).env(NAME, name);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("a program")
}

/// No test, but the program that others start.
#[test]
fn writes() {
    let Some(path) = std::env::var_os(LOG) else { return };
    let many: usize = std::env::var(MANY).expect("a number").parse().expect("a number");
    let name = std::env::var(NAME).expect("a name");
    let mut log = Log::open(path.as_ref(), Access::Create).expect("a log");
    for at in 0..many {
        let added = log.add(&ruling(&format!("{name}-{at}"), None, "told"), &evening(0)).expect("kept");
        let mut out = std::io::stdout();
        writeln!(out, "acknowledged {}", added.number).and_then(|()| out.flush()).expect("somebody reads");
    }
}

/// The numbers that a program printed.
fn acknowledged(line: &str) -> Option<i64> {
    line.trim().rsplit_once("acknowledged ")?.1.parse().ok()
}

#[test]
fn two_programs_at_once_lose_nothing() {
    let folder = Folder::new();
    // The file is begun by both, too.
    let programs = ["one", "two"].map(|name| writer(&[], &folder.log(), name, 25));
    for program in programs {
        let ended = program.wait_with_output().expect("it ends");
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    }
    let log = open(&folder.log());
    let numbers: Vec<i64> = all(&log).iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, (1..=50).collect::<Vec<_>>());
    assert_eq!(log.check(), Ok(Vec::new()));
}

#[test]
fn what_a_killed_program_has_acknowledged_is_there() {
    let folder = Folder::new();
    for round in 0..5 {
        let mut program = writer(&[], &folder.log(), &format!("round-{round}"), 10_000);
        let lines = BufReader::new(program.stdout.take().expect("its output")).lines();
        let mut last = 0;
        for line in lines.map_while(Result::ok) {
            last = acknowledged(&line).unwrap_or(last);
            if last > 0 && last % 7 == round {
                program.kill().expect("killed");
                break;
            }
        }
        program.wait().expect("it ended");
        let log = open(&folder.log());
        assert!(log.entry(last).is_ok(), "entry {last} was acknowledged");
        assert_eq!(log.check(), Ok(Vec::new()));
    }
}
