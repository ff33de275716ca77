//! A house as one file: it rules as the folder of which it was made, and what is not whole is told and never used.

use super::house::{no_folder, run, said, write};
use std::path::Path;

const FILES: [(&str, &str); 2] = [
    (
        "books/klub/book.yaml",
        "title: { en: Club }\nedition: \"1\"\nlanguage: en\nextends: tda-2024\nsource: House rules\n",
    ),
    ("books/klub/policies/procedure.yaml", "clock.total: { value: 45, clause: \"29\" }\n"),
];

/// A house in a folder of this name, and the file into which it is packed.
fn packed(name: &str) -> (String, String) {
    let folder = no_folder(name);
    write(&folder, &FILES);
    let file = format!("{folder}.floor");
    let _ = std::fs::remove_file(&file);
    let packing = run(&["--lang", "en", "pack", &folder, "-o", &file]);
    assert_eq!(packing.status.code(), Some(0), "{}", said(&packing));
    assert!(said(&packing).contains("2 files packed into"), "{}", said(&packing));
    (folder, file)
}

#[test]
fn it_rules_as_the_folder_does_and_names_the_same_house() {
    let (folder, file) = packed("packed-house");
    let rule = ["decide", "clock", "phase=running", "seconds-gone=20", "--book", "klub", "--lang", "en"];
    let ruled = |house: &str| run(&[&rule[..], &["--rulings", house, "--format", "json"]].concat());
    let [by_folder, by_file] = [&folder, &file].map(|house| ruled(house));
    assert_eq!(by_folder.status.code(), Some(0), "{}", said(&by_folder));
    let json =
        |house: &str, output: &std::process::Output| String::from_utf8_lossy(&output.stdout).replace(house, "HOUSE");
    assert_eq!(json(&folder, &by_folder), json(&file, &by_file));
    assert!(said(&run(&["--lang", "en", "check", &file])).contains("2 files: nothing wrong"));
    // It goes into no other file's place.
    let before = std::fs::read(&file).expect("the file");
    assert_ne!(run(&["pack", &folder, "-o", &file]).status.code(), Some(0));
    assert_eq!(std::fs::read(&file).expect("the file"), before);
}

#[test]
fn of_data_with_a_mistake_no_file_is_made() {
    let folder = no_folder("packed-wrong");
    write(
        &folder,
        &[FILES[0], ("books/klub/policies/procedure.yaml", "clock.total: { value: soon, clause: \"29\" }\n")],
    );
    let file = format!("{folder}.floor");
    let packing = run(&["--lang", "en", "pack", &folder, "-o", &file]);
    assert_eq!(packing.status.code(), Some(3), "{}", said(&packing));
    assert!(said(&packing).contains("procedure.yaml:1") && !Path::new(&file).exists(), "{}", said(&packing));
}

#[test]
fn what_is_cut_short_changed_or_something_else_is_told_and_not_used() {
    let (_, file) = packed("packed-damaged");
    let whole = std::fs::read(&file).expect("the file");
    let told = |bytes: &[u8]| {
        std::fs::write(&file, bytes).expect("written");
        let books = run(&["--lang", "en", "--rulings", &file, "books"]);
        assert!(!said(&books).contains("panicked"), "{}", said(&books));
        (books.status.code(), said(&books))
    };
    for end in (0..whole.len()).step_by(7) {
        let (status, said) = told(&whole[..end]);
        assert_eq!(status, Some(3), "{end} of {}: {said}", whole.len());
    }
    for at in (0..whole.len()).step_by(5) {
        let mut changed = whole.clone();
        changed[at] ^= 0x10;
        let (status, said) = told(&changed);
        // What is changed beside what is read, as a bit of padding, changes nothing.
        assert!(status == Some(3) || status == Some(0) && said.contains("klub"), "{at}: {said}");
    }
    assert!(told(b"title: a book").1.contains("is no packed house"));
    assert_eq!(told(&whole).0, Some(0));
}
