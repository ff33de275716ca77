//! Folders and settings made to do harm: what is no file, what is endless, what leads elsewhere, and what cannot be read.

mod left_out;
mod settings;

use super::command_line::{err, floor, out};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// An empty folder of a test's own.
fn empty(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn write(folder: &Path, file: &str, text: impl AsRef<[u8]>) {
    let path = folder.join(file);
    std::fs::create_dir_all(path.parent().expect("a folder around it")).expect("a folder can be made");
    std::fs::write(path, text).expect("a file can be made");
}

/// What is found in a folder, a finding a line and the summary last; the data must be wrong.
#[track_caller]
fn check(folder: &Path) -> String {
    let output = floor(&["check", folder.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(3), "{}", err(&output));
    out(&output).replace(&format!("{}/", folder.display()), "")
}

fn fifo(path: &Path) {
    std::fs::create_dir_all(path.parent().expect("a folder around it")).expect("a folder can be made");
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo runs").success());
}

#[test]
fn what_is_no_plain_file_is_never_opened() {
    let folder = empty("hostile-fifo");
    fifo(&folder.join("policies/house.yaml"));
    fifo(&folder.join("notes"));
    let _socket = std::os::unix::net::UnixListener::bind(folder.join("locales")).expect("a socket");
    let found = check(&folder);
    for file in ["policies/house.yaml", "notes", "locales"] {
        assert!(found.contains(&format!("{file}:1: this is not a plain file")), "{found}");
    }
    assert!(found.contains("wrong: 3"), "{found}");
}

#[test]
fn a_link_is_followed_inside_the_folder_and_never_out_of_it() {
    let folder = empty("hostile-link");
    write(&folder, "secret.txt", "not for anybody");
    write(&folder, "house/books/dpc/policies/house.yaml", "");
    write(&folder, "house/kept/house.yaml.md", "clock.total: silent\n");
    let house = folder.join("house");
    std::os::unix::fs::symlink("../kept/house.yaml.md", house.join("books/more.yaml")).expect("a link");
    std::os::unix::fs::symlink(folder.join("secret.txt"), house.join("topics.yaml")).expect("a link");
    std::os::unix::fs::symlink("/dev/zero", house.join("books/dpc/book.yaml")).expect("a link");
    let found = check(&house);
    assert!(found.contains("topics.yaml:1: this link leads out of the folder"), "{found}");
    assert!(found.contains("books/dpc/book.yaml:1: this link leads out of the folder"), "{found}");
    assert!(!found.contains("not for anybody"), "{found}");
    std::os::unix::fs::symlink("..", house.join("books/again")).expect("a link");
    assert!(
        check(&house).contains("books/again:1: this link leads out of the folder, or to a folder that contains it")
    );
    let inside = empty("hostile-link-inside");
    write(&inside, "locales/en/words.ftl", "four-card-flop = Four cards\n");
    std::os::unix::fs::symlink("words.ftl", inside.join("locales/en/again.ftl")).expect("a link");
    let found = check(&inside);
    assert!(found.contains("\"four-card-flop\" is there twice"), "the link was read: {found}");
}

#[test]
fn a_name_shows_no_escape() {
    let folder = empty("hostile-name");
    write(&folder, "books/\u{1b}[31mred/book.yaml", "");
    write(&folder, "\u{202e}notes\nhere", "");
    let found = check(&folder);
    assert!(found.contains("books/\\u{1b}[31mred:1: a name here"), "{found}");
    assert!(!found.contains('\u{1b}') && !found.contains('\u{202e}'), "{found:?}");
    assert_eq!(found.lines().count(), 3, "{found}");
    let gone = floor(&["--rulings", "/\u{1b}[31m", "incidents"]);
    assert!(err(&gone).contains("/\\u{1b}[31m") && !err(&gone).contains('\u{1b}'), "{:?}", err(&gone));
}

#[test]
fn endless_findings_end_with_how_many_more() {
    let folder = empty("hostile-findings");
    let mut text = String::new();
    for number in 0..5_000 {
        writeln!(text, "unknown.policy-{number}: silent").expect("a string takes it");
    }
    write(&folder, "books/dpc/policies/house.yaml", &text);
    let found = check(&folder);
    assert_eq!(found.lines().filter(|line| line.contains("unknown policy")).count(), 50, "{found}");
    assert!(found.contains("and 4,950 more in this file") || found.contains("and 4950 more in this file"), "{found}");
    for file in 0..12 {
        write(&folder, &format!("books/dpc/policies/{file}.yaml"), &text);
    }
    let found = check(&folder);
    assert!(found.lines().count() < 600, "{}", found.lines().count());
    assert!(found.contains("more in other files"), "{found}");
}

#[test]
fn a_long_piece_of_a_file_is_cut_short() {
    let folder = empty("hostile-long");
    write(&folder, "books/dpc/policies/house.yaml", format!("{}: silent\n", "x".repeat(900)));
    let found = check(&folder);
    assert!(found.contains(&format!("\"{}…\"", "x".repeat(80))), "{found}");
}

#[test]
fn a_folder_larger_than_any_house_needs_is_not_read() {
    let folder = empty("hostile-large");
    for file in 0..17 {
        write(&folder, &format!("books/dpc/rules/{file}.yaml"), vec![b'#'; 1024 * 1024]);
    }
    assert!(check(&folder).contains("larger than 16 MiB together"));
    std::fs::remove_dir_all(&folder).expect("the folder can be taken away");
}

#[test]
fn more_keys_and_values_than_any_house_needs_are_not_read() {
    let folder = empty("hostile-parts");
    let list = format!("clock.total: [{}1]\n", "1,".repeat(49_000));
    for file in 0..10 {
        write(&folder, &format!("books/dpc/policies/{file}.yaml"), &list);
    }
    let words: String = (0..6_000).map(|number| format!("word-{number} = x\n    .a = y\n")).collect();
    for file in 0..12 {
        write(&folder, &format!("locales/en/{file}.ftl"), words.replace("word", &format!("word-{file}")));
    }
    let found = check(&folder);
    assert!(found.contains("together the files have more than 400000 keys and values"), "{found}");
    std::fs::remove_dir_all(&folder).expect("the folder can be taken away");
}

#[test]
fn more_books_than_any_house_has_are_not_read() {
    let folder = empty("hostile-books");
    for number in 0..50 {
        write(&folder, &format!("books/b{number:02}/book.yaml"), BOOK);
    }
    let clean = floor(&["check", folder.to_str().expect("UTF-8")]);
    assert_eq!(clean.status.code(), Some(0), "{}", out(&clean));
    write(&folder, "books/b50/book.yaml", BOOK);
    assert!(check(&folder).contains("books/b50/book.yaml:1: a folder holds at most 50 books"));
    not_passed_over(&with_house(&folder, &["--book", "b50", "rule", "39"]), 3, "b50/book.yaml:1:");
    assert_eq!(with_house(&folder, &["--book", "b49", "rule", "39"]).status.code(), Some(0));
}

#[track_caller]
fn not_passed_over(output: &Output, status: i32, said: &str) {
    assert_eq!(output.status.code(), Some(status), "{}{}", out(output), err(output));
    assert!(err(output).contains(said), "{}", err(output));
    assert_eq!(out(output), "");
}

const BOOK: &str = "title: House rules
edition: \"2026\"
language: en
extends: onk-2023
source: { en: House rules, nl: Huisregels, de: Hausregeln, sk: Domáce pravidlá }
";

fn with_house(folder: &Path, arguments: &[&str]) -> Output {
    floor(&[&["--rulings", folder.to_str().expect("UTF-8")], arguments].concat())
}

/// What the program says of a slip in a file, which it must refuse.
#[track_caller]
fn slip(path: &Path) -> String {
    let output = floor(&["--lang", "en", "decide", "chip-race", &format!("seats=@{}", path.display())]);
    assert_eq!(output.status.code(), Some(2), "{}", out(&output));
    err(&output)
}

#[test]
fn a_slip_is_read_from_a_plain_file_of_a_sensible_size_alone() {
    let folder = empty("hostile-slip");
    let pipe = folder.join("pipe.csv");
    fifo(&pipe);
    assert!(slip(&pipe).contains("a plain file is needed"), "{}", slip(&pipe));
    assert!(slip(Path::new("/dev/zero")).contains("a plain file is needed"));
    let chips: String = (1..=150).map(|value| format!(",{value}")).collect();
    write(&folder, "wide.csv", format!("seat{chips}\n1{}\n", ",1".repeat(150)));
    assert!(slip(&folder.join("wide.csv")).contains("more than 100 columns"));
    write(&folder, "binary.csv", "s\0e\0a\0t\0");
    assert!(slip(&folder.join("binary.csv")).contains("neither UTF-8 nor UTF-16"));
    let text = "seat,25\n1,\"2\n";
    let wide: Vec<u8> = [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    write(&folder, "wide-letters.csv", wide);
    let said = slip(&folder.join("wide-letters.csv"));
    assert!(said.contains("wide-letters.csv:2:3: this quotation mark is not closed"), "{said}");
}

#[test]
fn what_is_longer_than_anybody_types_is_refused_before_it_is_looked_up() {
    let output = floor(&["--lang", "en", "decide", &"pot 0.5kx0.5: ".repeat(2_300)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("at most 8,000 are read"), "{}", err(&output));
}

#[test]
fn a_character_that_nobody_sees_is_named() {
    let output = floor(&["--lang", "en", "decide", "undercall", "to-call=3\u{200b}00"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("to-call: a character stands in it that no one sees, U+200B"), "{}", err(&output));
}

#[test]
fn whoever_reads_no_further_gets_the_status_all_the_same() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_floor"))
        .args(["--lang", "en", "rule", "1", "999"])
        .env_clear()
        .env("HOME", "/nonexistent")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    assert_eq!(child.wait().expect("a status").code(), Some(1));
}

#[test]
fn official_words_go_into_the_folder_that_was_named_and_nowhere_else() {
    let folder = empty("hostile-import");
    write(&folder, "paper.txt", super::import::dpc_paper());
    let import = |into: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
        command.args(["--lang", "en", "--book", "dpc", "import"]).arg(folder.join("paper.txt")).args(["--into", into]);
        command.current_dir(&folder).env_clear().env("HOME", "/nonexistent").output().expect("the program runs")
    };
    let link = |to: &str, from: &str| std::os::unix::fs::symlink(to, folder.join(from)).expect("a link");
    // Through a link to a folder, which stays a link.
    std::fs::create_dir_all(folder.join("real")).expect("made");
    link("real", "link");
    assert_eq!(import("link").status.code(), Some(0), "{}", err(&import("link")));
    assert!(folder.join("real/books/dpc/official.yaml").is_file() && folder.join("link").is_symlink());
    // A link within the folder that leads out of it.
    std::fs::create_dir_all(folder.join("house/books")).expect("made");
    std::fs::create_dir_all(folder.join("outside")).expect("made");
    write(&folder, "house/topics.yaml", "# end\n");
    link("../../outside", "house/books/dpc");
    let refused = import("house");
    assert_eq!(refused.status.code(), Some(3), "{}", out(&refused));
    assert!(err(&refused).contains("house/books/dpc:1: this link leads out of the folder"), "{}", err(&refused));
    assert!(std::fs::read_dir(folder.join("outside")).expect("a folder").next().is_none());
    // The folder in which the person stands.
    std::fs::create_dir_all(folder.join("here")).expect("made");
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(["--book", "dpc", "import", "../paper.txt", "--into", "."]).current_dir(folder.join("here"));
    assert_eq!(command.env_clear().env("HOME", "/nonexistent").output().expect("runs").status.code(), Some(0));
    assert!(folder.join("here/books/dpc/official.yaml").is_file());
    let day = floor(&["--lang", "en", "--book", "dpc", "import", "x", "--into", "y", "--date", "2023-0 5-99"]);
    assert!(err(&day).contains("\"2023-0 5-99\" is no day"), "{}", err(&day));
}
