//! Folders and settings made to do harm: what is no file, what is endless, what leads elsewhere, and what cannot be read.

use super::command_line::{err, floor, out};
use std::fmt::Write;
use std::os::unix::ffi::OsStrExt;
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

/// Runs the program with a folder for settings, and more variables.
fn set(folder: &Path, arguments: &[&str], variables: &[(&str, &[u8])]) -> Output {
    let variables = variables.iter().map(|(name, value)| (name, std::ffi::OsStr::from_bytes(value)));
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("XDG_CONFIG_HOME", folder).envs(variables);
    command.stdin(Stdio::null()).output().expect("the program runs")
}

#[track_caller]
fn not_passed_over(output: &Output, status: i32, said: &str) {
    assert_eq!(output.status.code(), Some(status), "{}{}", out(output), err(output));
    assert!(err(output).contains(said), "{}", err(output));
    assert_eq!(out(output), "");
}

#[test]
fn settings_that_cannot_be_read_are_never_passed_over() {
    let folder = empty("hostile-settings");
    let books = |variables: &[(&str, &[u8])]| set(&folder, &["books"], variables);
    assert_eq!(books(&[]).status.code(), Some(0));
    let file = folder.join("floor/config.yaml");
    std::fs::create_dir_all(&file).expect("a folder");
    not_passed_over(&books(&[]), 3, "floor/config.yaml:1: this is not a plain file");
    std::fs::remove_dir(&file).expect("removed");
    fifo(&file);
    not_passed_over(&books(&[]), 3, "floor/config.yaml:1: this is not a plain file");
    std::fs::remove_file(&file).expect("removed");
    std::os::unix::fs::symlink("nowhere", &file).expect("a link");
    not_passed_over(&books(&[]), 3, "floor/config.yaml:1: cannot be read");
    std::fs::remove_dir_all(folder.join("floor")).expect("removed");
    std::os::unix::fs::symlink("nowhere", folder.join("floor")).expect("a link");
    not_passed_over(&books(&[]), 3, "floor/config.yaml:1: cannot be read");
    std::fs::remove_file(folder.join("floor")).expect("removed");
    not_passed_over(&books(&[("FLOOR_BOOK", b"\xff")]), 2, "FLOOR_BOOK is not UTF-8");
    not_passed_over(&books(&[("FLOOR_LANG", b"\xff")]), 2, "FLOOR_LANG is not UTF-8");
}

#[test]
fn a_wrong_setting_is_told_where_it_stands() {
    let folder = empty("hostile-blame");
    not_passed_over(&set(&folder, &["books"], &[("FLOOR_FORMAT", b"jsn")]), 2, "FLOOR_FORMAT");
    not_passed_over(&set(&folder, &["books"], &[("FLOOR_BOOK", b"dpx")]), 2, "FLOOR_BOOK: ");
    write(&folder, "floor/config.yaml", "lang: en\ncolor: pink\n");
    not_passed_over(&set(&folder, &["books"], &[]), 3, "floor/config.yaml:2: \"pink\" is not one of");
    write(&folder, "floor/config.yaml", "lang: en\nbook: dpx\n");
    not_passed_over(&set(&folder, &["books"], &[]), 3, "floor/config.yaml:2: \"dpx\" is not one of");
    assert_eq!(set(&folder, &["--book", "dpc", "books"], &[]).status.code(), Some(0));
}

#[test]
fn a_folder_whose_name_is_not_utf_8_works_from_the_environment_as_from_the_flag() {
    let folder = empty("hostile-bytes");
    let house = folder.join(std::ffi::OsStr::from_bytes(b"h\xff"));
    write(&house, "books/corner/book.yaml", BOOK);
    let named = house.as_os_str().as_bytes();
    let output = set(&folder, &["--book", "corner", "decide", "four-card-flop"], &[("FLOOR_RULINGS", named)]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
}

const BOOK: &str = "title: House rules
edition: \"2026\"
language: en
extends: onk-2023
source: { en: House rules, nl: Huisregels, de: Hausregeln, sk: Domáce pravidlá }
";

/// A house with a book of its own, an incident that is sound, and one that is not.
fn house(name: &str) -> PathBuf {
    let folder = empty(name);
    let sound = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/house");
    let file = "incidents/conduct/phone-on-table.yaml";
    write(&folder, file, std::fs::read(sound.join(file)).expect("a file"));
    for language in ["en", "nl", "de", "sk"] {
        let file = format!("locales/{language}/phone.ftl");
        write(&folder, &file, std::fs::read(sound.join(&file)).expect("a file"));
    }
    write(&folder, "books/corner/book.yaml", BOOK);
    write(&folder, "incidents/conduct/music.yaml", "incident: music\ntopics: [nothing]\n");
    folder
}

fn with_house(folder: &Path, arguments: &[&str]) -> Output {
    floor(&[&["--rulings", folder.to_str().expect("UTF-8")], arguments].concat())
}

#[test]
fn one_finding_fails_one_incident_and_nothing_else() {
    let folder = house("hostile-incident");
    let sound = with_house(&folder, &["--book", "corner", "decide", "phone-on-table"]);
    assert_eq!(sound.status.code(), Some(0), "{}", err(&sound));
    assert!(err(&sound).contains("left out are music"), "{}", err(&sound));
    not_passed_over(&with_house(&folder, &["decide", "music"]), 3, "incidents/conduct/music.yaml:");
    not_passed_over(&with_house(&folder, &["compare", "music"]), 3, "incidents/conduct/music.yaml:");
    assert_eq!(with_house(&folder, &["decide", "four-card-flop"]).status.code(), Some(0));
    assert!(check(&folder).contains("incidents/conduct/music.yaml:"));
}

#[test]
fn an_incident_that_takes_the_place_of_a_built_in_one_never_falls_back_on_it() {
    let folder = house("hostile-replaced");
    write(&folder, "incidents/dealing/four-card-flop.yaml", "incident: four-card-flop\n");
    not_passed_over(&with_house(&folder, &["decide", "four-card-flop"]), 3, "four-card-flop.yaml:");
    assert_eq!(with_house(&folder, &["decide", "phone-on-table"]).status.code(), Some(0));
}

#[test]
fn wrong_words_fail_the_incident_that_needs_them() {
    let folder = house("hostile-words");
    write(&folder, "locales/en/more.ftl", "four-card-flop = { \"\\u001B[31m\" }\n");
    not_passed_over(&with_house(&folder, &["decide", "four-card-flop"]), 3, "more.ftl:1: the character U+001B");
    assert_eq!(with_house(&folder, &["--book", "corner", "decide", "phone-on-table"]).status.code(), Some(0));
    // The house's book is in English: it need not speak Slovak.
    std::fs::remove_file(folder.join("locales/sk/phone.ftl")).expect("removed");
    assert_eq!(with_house(&folder, &["--book", "corner", "decide", "phone-on-table"]).status.code(), Some(0));
    std::fs::remove_file(folder.join("locales/en/phone.ftl")).expect("removed");
    not_passed_over(&with_house(&folder, &["decide", "phone-on-table"]), 3, "phone-on-table");
}

#[test]
fn a_broken_book_stops_itself_and_what_extends_it() {
    let folder = house("hostile-book");
    write(&folder, "books/corner/policies/house.yaml", "clock.total: { value: 45, clause: nowhere }\n");
    write(&folder, "books/annex/book.yaml", BOOK.replace("onk-2023", "corner"));
    not_passed_over(&with_house(&folder, &["--book", "corner", "decide", "four-card-flop"]), 3, "house.yaml:1:");
    not_passed_over(&with_house(&folder, &["--book", "annex", "decide", "four-card-flop"]), 3, "house.yaml:1:");
    not_passed_over(&with_house(&folder, &["compare", "39", "--books", "dpc,corner"]), 3, "house.yaml:1:");
    assert_eq!(with_house(&folder, &["decide", "four-card-flop"]).status.code(), Some(0));
    let compared = with_house(&folder, &["compare", "clock"]);
    assert!(compared.status.code() == Some(0) && !out(&compared).contains("corner"), "{}", out(&compared));
    // The default book is not another because this one cannot be used.
    write(&folder, "books/onk-2023/policies/house.yaml", "clock.total: { value: 45, clause: nowhere }\n");
    not_passed_over(&with_house(&folder, &["decide", "four-card-flop"]), 3, "onk-2023/policies/house.yaml:1:");
    assert_eq!(with_house(&folder, &["--book", "dpc", "decide", "four-card-flop"]).status.code(), Some(0));
}

#[test]
fn what_may_concern_everything_stops_all_that_the_folder_brings() {
    let folder = house("hostile-anything");
    write(&folder, "policies/house.yaml", "- policy: music.loud\n  topic: nothing\n");
    not_passed_over(&with_house(&folder, &["--book", "corner", "decide", "four-card-flop"]), 3, "policies/house.yaml:");
    not_passed_over(&with_house(&folder, &["decide", "phone-on-table"]), 3, "policies/house.yaml:");
    assert_eq!(with_house(&folder, &["decide", "four-card-flop"]).status.code(), Some(0));
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
    assert!(err(&output).contains("to-call: a character stands in it that nobody sees, U+200B"), "{}", err(&output));
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
fn a_file_that_may_be_lost_in_part_is_told_when_the_house_is_ruled_by() {
    let folder = empty("hostile-part").join("house");
    let house = folder.to_str().expect("UTF-8");
    assert_eq!(floor(&["init", house, "--extends", "onk-2023"]).status.code(), Some(0));
    let told = |arguments: &[&str]| floor(&[&["--lang", "en", "--rulings", house], arguments].concat());
    assert_eq!(err(&told(&["--book", "house", "rule", "H1"])), "");
    let positions = folder.join("books/house/policies/procedure.yaml");
    let whole = std::fs::read_to_string(&positions).expect("a text");
    std::fs::write(&positions, &whole[..150]).expect("written");
    let ruled = told(&["--book", "house", "decide", "clock"]);
    assert_eq!(ruled.status.code(), Some(3), "half a file rules nothing: {}", out(&ruled));
    assert!(err(&ruled).contains("the positions of this book should be 3, and its files have 0"), "{}", err(&ruled));
    let book = folder.join("books/house/book.yaml");
    let said = std::fs::read_to_string(&book).expect("a text");
    std::fs::write(&book, said.replace("holds:", "# holds:")).expect("written");
    let ruled = told(&["--book", "house", "rule", "H1"]);
    assert!(
        err(&ruled).contains("procedure.yaml:2: warning: everything in this file is commented out"),
        "{}",
        err(&ruled)
    );
    let fixed = floor(&["--lang", "en", "check", "--fix", house]);
    assert_eq!(std::fs::read_to_string(&book).expect("a text"), said.replace("holds:", "# holds:"), "{}", out(&fixed));
    std::fs::write(&positions, whole).expect("written");
    std::fs::write(&book, said.replace("positions: 3", "positions: 5")).expect("written");
    assert_eq!(floor(&["check", house]).status.code(), Some(3));
    let fixed = floor(&["--lang", "en", "check", "--fix", house]);
    assert_eq!(fixed.status.code(), Some(0), "{}", out(&fixed));
    assert!(out(&fixed).contains("book.yaml: now says: holds: { rules: 1, positions: 3 }"), "{}", out(&fixed));
    assert_eq!(std::fs::read_to_string(&book).expect("a text"), said);
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
