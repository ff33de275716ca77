//! `floor check` of a house that breaks what must hold for every ruling: each time it names the file, the line, and what would be
//! right.

use super::house::{no_folder, run, said, write};
use std::path::Path;

/// What a check of a house's files says.
fn checked(name: &str, files: &[(&str, &str)]) -> String {
    let folder = no_folder(name);
    write(&folder, files);
    said(&run(&["--lang", "en", "check", &folder])).replace(&format!("{folder}/"), "")
}

/// An incident of two answers, the first of which leads to another incident.
fn leads(incident: &str, to: &str) -> String {
    format!(
        "incident: {incident}\ntopics: [electronic-devices]\nfacts:\n  - fact: loud\n    kind: yes-no\nrows:\n  - row: loud\n    when: {{ loud: \"yes\" }}\n    outcome: see-{to}\n    cites: [electronic-devices]\n  - row: quiet\n    when: {{ loud: \"no\" }}\n    outcome: leave-on\n    cites: [electronic-devices]\norders:\n  - order: see-{to}\n    when: {{ outcome: see-{to} }}\n  - order: ask\n    when: {{ outcome: leave-on }}\ngoes-on:\n  see-{to}: {to}\n"
    )
}

/// Its words.
fn words(incident: &str, to: &str) -> String {
    format!(
        "{incident} = The {incident} is on\n    .search = {incident}\n{incident}-fact-loud = Is it loud?\n{incident}-outcome-see-{to} = See the {to}\n{incident}-outcome-leave-on = Leave it on\n{incident}-order-see-{to} = See {to}.\n{incident}-order-ask = Ask the player.\n"
    )
}

const BOOK: (&str, &str) =
    ("books/klub/book.yaml", "title: Corner Club\nedition: \"1\"\nlanguage: en\nextends: dpc\nsource: House rules\n");

#[test]
fn a_hand_over_that_comes_back_is_told() {
    let (music, radio) = (leads("music", "radio"), leads("radio", "music"));
    let said_of = [words("music", "radio"), words("radio", "music")].concat();
    let files = [
        BOOK,
        ("incidents/conduct/music.yaml", &music),
        ("incidents/conduct/radio.yaml", &radio),
        ("locales/en/music.ftl", &said_of),
    ];
    let told = checked("walked-back", &files);
    assert!(
        told.contains("incidents/conduct/music.yaml:21: warning: see-radio leads to radio, which leads back"),
        "{told}"
    );
    assert!(
        told.contains("incidents/conduct/radio.yaml:21: warning: see-music leads to music, which leads back"),
        "{told}"
    );
}

#[test]
fn alternatives_that_come_to_the_same_are_told() {
    let music = "incident: music\ntopics: [electronic-devices]\nfacts:\n  - fact: loud\n    kind: yes-no\nrows:\n  - row: loud\n    when: { loud: \"yes\", electronic-devices.strategy-data: forbidden }\n    outcome: turn-off\n    cites: [electronic-devices]\n  - row: loud-allowed\n    when: { loud: \"yes\", electronic-devices.strategy-data: allowed }\n    outcome: leave-on\n    cites: [electronic-devices]\n  - row: quiet\n    when: { loud: \"no\" }\n    outcome: leave-on\n    cites: [electronic-devices]\norders:\n  - order: ask\n    always: true\n";
    let said_of = "music = Music\n    .search = music\nmusic-fact-loud = Is it loud?\nmusic-outcome-turn-off = Turn it off\nmusic-outcome-leave-on = Leave it on\nmusic-order-ask = Ask the player.\n";
    let told =
        checked("walked-same", &[BOOK, ("incidents/conduct/music.yaml", music), ("locales/en/music.ftl", said_of)]);
    let expected = "incidents/conduct/music.yaml:13: warning: under klub the choice is between leave-on and turn-off, which come to the same";
    assert!(told.contains(expected), "{told}");
    let apart = music.replace(
        "    always: true\n",
        "    when: { outcome: turn-off }\n  - order: leave\n    when: { outcome: leave-on }\n",
    );
    let said_of = said_of.replace("Ask the player.\n", "Ask the player.\nmusic-order-leave = Leave it.\n");
    let told =
        checked("walked-apart", &[BOOK, ("incidents/conduct/music.yaml", &apart), ("locales/en/music.ftl", &said_of)]);
    assert!(told.contains("nothing wrong") && !told.contains("warning"), "{told}");
}

#[test]
fn what_a_table_shows_by_itself_is_told_on_its_line_with_what_would_be_right() {
    let broken = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    for (folder, line, right) in [
        ("coverage-that-nothing-explains", 7, "correct the coverage, or give it an outcome of its own"),
        ("ruled-under-silent-headline", 7, "correct the coverage or the headline"),
        ("open-under-ruling-headline", 7, "let it say who decides"),
        ("stance-without-coverage", 7, "say its coverage"),
        ("cites-another-topic", 0, "correct it, or add the topic"),
        ("orders-together", 0, "music"),
        ("no-such-incident", 0, "music"),
    ] {
        let told = said(&run(&["--lang", "en", "check", &broken.join(folder).display().to_string()]));
        let place = if line == 0 { "music.yaml:".to_owned() } else { format!("music.yaml:{line}: ") };
        assert!(told.contains(&place) && told.contains(right), "{folder}: {told}");
    }
}
