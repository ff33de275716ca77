//! What is wrong with a house stops what rests on it and nothing else, and is never passed over.

use super::{BOOK, check, empty, not_passed_over, with_house, write};
use crate::command_line::{err, floor, out};
use std::path::{Path, PathBuf};

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
    write(&folder, "books/tda-2024/policies/house.yaml", "clock.total: { value: 45, clause: nowhere }\n");
    not_passed_over(&with_house(&folder, &["decide", "four-card-flop"]), 3, "tda-2024/policies/house.yaml:1:");
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
