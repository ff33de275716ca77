//! A name that was forgotten stands in no byte of any file.

use super::{Folder, evening, novak, open, ruling};
use crate::forget::Looked;
use crate::{Fault, Filter, Player};

#[test]
fn a_forgotten_name_is_in_no_byte_of_any_file() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    log.add(&ruling("a", Some(novak()), "Novak put 500 in, and NOVÁK is sorry"), &evening(0)).expect("kept");
    let person = log.people("Novak").expect("people")[0].id;
    for at in 1..200_u8 {
        let told = format!("Novákovi som povedal {at} krát: {}", "ticho ".repeat(usize::from(at % 90)));
        log.add(&ruling(&format!("k{at}"), Some(Player::Known(person)), &told), &evening(i64::from(at))).expect("kept");
    }
    let in_files = |folder: &Folder, what: &str| {
        let bytes = folder.bytes().to_ascii_lowercase();
        bytes.windows(what.len()).any(|window| window == what.as_bytes())
    };
    assert!(in_files(&folder, "novak") && in_files(&folder, "novákovi"));
    let forgotten = log.forget(person, "#1", &evening(300)).expect("forgotten");
    assert_eq!((forgotten.entries, forgotten.texts, forgotten.rewritten), (200, 200, true));
    assert!(!in_files(&folder, "nov"));
    drop(log);
    assert!(!in_files(&folder, "nov"));
    let log = open(&folder.log());
    let entries = log.entries(&Filter { people: Some(vec![person]), ..Filter::default() }).expect("entries");
    assert_eq!((entries.len(), entries[0].name.clone()), (201, None));
    assert_eq!(entries[0].part("told"), Some("#1 put 500 in, and #1 is sorry"));
    assert!(log.people("Novak").expect("people").is_empty());
}

#[test]
fn who_was_forgotten_cannot_be_forgotten_again() {
    let folder = Folder::new();
    let mut log = open(&folder.log());
    log.add(&ruling("a", Some(novak()), ""), &evening(0)).expect("kept");
    log.forget(1, "#1", &evening(1)).expect("forgotten");
    assert_eq!(log.forget(1, "#1", &evening(2)), Err(Fault::Nothing));
    assert_eq!(log.forget(7, "#7", &evening(2)), Err(Fault::Nothing));
}

#[test]
fn a_name_goes_as_a_word_however_it_is_declined_and_nothing_else_does() {
    let cases = [
        ("Novák", "Nováka, Novákovi, Novak's, NOVAK.", Some("*, *, *'s, *.")),
        ("Jan Novotný", "Novotného a Jana sa pýtali", Some("* a * sa pýtali")),
        ("Call", "a full-call, and he called", Some("a full-call, and he *")),
        ("Anna-Lena", "Anna-Lena and anna-lena", Some("*-* and *-*")),
        ("Ed", "Ed bets, red bets", Some("* bets, red bets")),
        ("Kučera", "Kučerovi, a Kuchar", Some("*, a Kuchar")),
        ("Smith", "smithereens, a blacksmith", None),
        ("Novak", "nobody", None),
        ("Müller", "Herr Mu\u{308}ller", Some("Herr *")),
    ];
    for (name, text, without) in cases {
        assert_eq!(Looked::new(name).blanked(text, "*").as_deref(), without, "{name}: {text}");
    }
}
