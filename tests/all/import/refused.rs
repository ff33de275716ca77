//! Files that are no paper of a book: a sentence each, and nothing is written.

use super::super::house::{no_folder, run, said};
use super::{dpc_paper, file, json, numbered, rules};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Imports a file that is no paper of a book: a sentence with these words, and not a file is written.
#[track_caller]
fn refused(book: &str, paper: &str, path: Option<&str>, words: &str) {
    static PLACES: AtomicUsize = AtomicUsize::new(0);
    let parent = no_folder(&format!("import-refused-{}", PLACES.fetch_add(1, Ordering::Relaxed)));
    std::fs::create_dir(&parent).expect("made");
    let folder = format!("{parent}/house");
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command
        .args(["--lang", "en", "--book", book, "import", paper, "--into", &folder])
        .env_clear()
        .env("HOME", "/nonexistent");
    command.envs(path.map(|path| ("PATH", path)));
    let output = command.output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2), "{words}: {}", said(&output));
    assert!(said(&output).contains(words) && output.stdout.is_empty(), "{words}: {}", said(&output));
    assert_eq!(std::fs::read_dir(&parent).expect("there").count(), 0, "{words}: nothing is left behind");
}

#[test]
fn what_is_no_paper_of_the_book_is_refused_in_a_sentence() {
    let dpc = dpc_paper();
    let other = |name: &str, bytes: &[u8], words: &str| refused("dpc", &file(name, bytes), None, words);
    other("import-empty.txt", b" \n\n\t\n", "no text");
    other("import-short.txt", b"1. Floor decisions\n\nFair play first.\n", "too little text");
    other("import-latin.txt", b"Regel 1: Pr\xe9flop en meer van zulke woorden", "UTF-8");
    other("import-nul.txt", b"1. Floor\0decisions", "UTF-8");
    other("import-word.docx", b"PK\x03\x04 and so on", "word processor");
    other("import-huge.txt", "The floor decides. ".repeat(80_000).as_bytes(), "too large");
    other("import-many.txt", "1. The floor\n\n".repeat(5_000).as_bytes(), "not the paper");
    let novel = "The night was long and nobody at the station had slept. A train came in late, and went again. ";
    other("import-novel.txt", novel.repeat(60).as_bytes(), "not the paper");
    refused("dpc", &no_folder("import-none.txt"), None, "cannot be read");
    refused("dpc", env!("CARGO_MANIFEST_DIR"), None, "is not a file");
    let paper = file("import-dpc.txt", dpc.as_bytes());
    refused("onk-2023", &paper, None, "is in English");
    let dutch = numbered(&rules("pokerpunt"));
    refused("onk-2023", &file("import-pokerpunt.txt", dutch.as_bytes()), None, "--book pokerpunt");
    assert_eq!(run(&["import", &paper, "--into", &no_folder("import-no-book")]).status.code(), Some(2));
}

#[test]
#[cfg(unix)]
fn a_pdf_is_read_through_pdftotext_where_there_is_one() {
    use std::os::unix::fs::PermissionsExt;
    let pdf = file("import.pdf", b"%PDF-1.7 and so on");
    refused("dpc", &pdf, Some("/nonexistent"), "pdftotext");
    let tools = no_folder("import-tools");
    std::fs::create_dir(&tools).expect("made");
    let pdftotext = |script: &str| {
        let path = Path::new(&tools).join("pdftotext");
        std::fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("written");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("made to run");
    };
    let path = format!("{tools}:/usr/bin:/bin");
    pdftotext("printf '\\f\\f'");
    refused("dpc", &pdf, Some(&path), "scanned");
    pdftotext("echo 'Syntax Error: no xref' >&2; exit 1");
    refused("dpc", &pdf, Some(&path), "no xref");
    pdftotext("yes");
    refused("dpc", &pdf, Some(&path), "too large");
    let text = file("import-pdf.txt", dpc_paper().as_bytes());
    pdftotext(&format!("cat '{text}'"));
    let folder = no_folder("import-pdf");
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(["--format", "json", "--book", "dpc", "import", &pdf, "--into", &folder]);
    let output = command.env_clear().env("HOME", "/nonexistent").env("PATH", &path).output().expect("the program runs");
    assert_eq!(json(&output)["found"], 68);
    // What it has started holds the pipes for longer than it lives itself.
    pdftotext(&format!("sleep 1000 & cat '{text}'"));
    std::fs::remove_dir_all(&folder).expect("removed");
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(["--format", "json", "--book", "dpc", "import", &pdf, "--into", &folder]);
    let output = command.env_clear().env("HOME", "/nonexistent").env("PATH", &path).output().expect("the program runs");
    assert_eq!(json(&output)["found"], 68);
}

/// A megabyte of headings of the book takes no more than this of memory, in KiB, and of time, in seconds, and is no paper.
#[test]
#[cfg(target_os = "linux")]
fn a_megabyte_of_headings_has_its_bounds() {
    const MOST: usize = 1024 * 1024 - 1;
    let rules = rules("dpc");
    let headings = rules.iter().map(|rule| format!("{}. {}\n", rule.label, rule.title)).collect::<String>();
    let mut text = headings.repeat(MOST / headings.len() + 1);
    text.truncate(text.floor_char_boundary(MOST));
    let paper = file("import-headings.txt", text.as_bytes());
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -v 700000; ulimit -t 60; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_floor")]);
    command.args(["--lang", "en", "--book", "dpc", "import", &paper, "--into", &no_folder("import-headings")]);
    let output = command.env_clear().env("HOME", "/nonexistent").output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(said(&output).contains("not the paper"), "{}", said(&output));
}
