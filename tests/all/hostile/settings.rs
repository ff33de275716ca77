//! Settings that cannot be read or say what is not allowed are told where they stand, and never passed over.

use super::{BOOK, empty, fifo, not_passed_over, write};
use crate::command_line::err;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs the program with a folder for settings, and more variables.
fn set(folder: &Path, arguments: &[&str], variables: &[(&str, &[u8])]) -> Output {
    let variables = variables.iter().map(|(name, value)| (name, std::ffi::OsStr::from_bytes(value)));
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("XDG_CONFIG_HOME", folder).envs(variables);
    command.stdin(Stdio::null()).output().expect("the program runs")
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
