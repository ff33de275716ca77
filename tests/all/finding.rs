//! Whether what people say leads to the incident that they mean, over sentences that are no part of the index.
//!
//! `tests/finding/<language>.yaml` holds them by incident, and what belongs to none. Nothing in them may be taken over into the
//! data, or this would prove that a sentence finds itself. `cargo test --test all finding -- --nocapture` prints the shares, and
//! with `FLOOR_MISSED=1` every sentence that missed with what it found.
#![allow(clippy::print_stdout)]

use floorbook::commands::built_in;
use floorbook::locale::{Language, MessageSource, Words};
use floorbook::lookup::{Candidates, find_incidents};
use std::collections::BTreeMap;
use std::path::Path;

/// The sentences of a language by incident; under [`OF_NONE`], those that belong to none.
pub(super) type Sentences = BTreeMap<String, Vec<String>>;

/// Lists of what belongs to no incident, with the most of so many that may find one: what has nothing to do with the game, and
/// everyday talk at the table. A draught at the door is a reason to ask for another seat, the train is one to be late, and a bad
/// beat is a hand of poker.
pub(super) const OF_NONE: [(&str, usize); 2] = [("nothing", 16), ("small-talk", 10)];

pub(super) fn sentences(language: Language) -> Sentences {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/finding/{}.yaml", language.code()));
    serde_yaml::from_str(&std::fs::read_to_string(path).expect("a readable file")).expect("sentences by incident")
}

/// How sentences were understood.
#[derive(Debug, Default)]
struct Tally {
    said: usize,
    first: usize,
    among_three: usize,
    straight: usize,
    straight_and_wrong: Vec<String>,
}

impl Tally {
    fn add(&mut self, incident: &str, sentence: &str, found: &Candidates) {
        let place = found.ranked.iter().position(|candidate| candidate.id == *incident);
        self.said += 1;
        self.first += usize::from(place == Some(0));
        self.among_three += usize::from(place.is_some_and(|place| place < 3));
        self.straight += usize::from(found.clear);
        if found.clear && place != Some(0) {
            self.straight_and_wrong.push(format!("{incident}: {sentence}"));
        }
        if place != Some(0) && std::env::var_os("FLOOR_MISSED").is_some() {
            let best: Vec<_> = found.ranked.iter().take(3).map(|one| format!("{} {}", one.id, one.score)).collect();
            println!("{incident}: {sentence} -> {}{}", best.join(", "), if found.clear { " (straight)" } else { "" });
        }
    }

    fn percent(&self, of: usize) -> usize {
        100 * of / self.said.max(1)
    }
}

/// How every so-many-th sentence of a language is understood, changed in some way.
fn tally(language: Language, every: usize, change: impl Fn(&str) -> String) -> Tally {
    let pack = &built_in();
    let words = Words::new(language, pack);
    let mut tally = Tally::default();
    for (incident, said) in sentences(language) {
        for sentence in said.iter().step_by(every).filter(|_| pack.has_incident(&incident)) {
            let sentence = change(sentence);
            tally.add(&incident, &sentence, &find_incidents(pack, &words, &sentence));
        }
    }
    tally
}

/// Two letters in the middle of every long word change places.
fn with_slips(sentence: &str) -> String {
    let slip = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        let middle = letters.len() / 2;
        if letters.len() > 6 && letters.iter().all(|c| c.is_alphabetic()) {
            letters.swap(middle - 1, middle);
        }
        letters.into_iter().collect::<String>()
    };
    sentence.split(' ').map(slip).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_people_say_leads_to_the_incident_that_they_mean() {
    let mut lost_to_slips = 0;
    for language in Language::ALL {
        let said = tally(language, 1, str::to_owned);
        let [plain, slipped] = [tally(language, 3, str::to_owned), tally(language, 3, with_slips)];
        println!(
            "{}: {} said, {}% first, {}% among three, {}% straight, of these {} wrong; of every third {}% first, with slips {}%",
            language.code(),
            said.said,
            said.percent(said.first),
            said.percent(said.among_three),
            said.percent(said.straight),
            said.straight_and_wrong.len(),
            plain.percent(plain.first),
            slipped.percent(slipped.first),
        );
        assert!(said.percent(said.first) >= 88 && said.percent(said.among_three) >= 95, "{language:?}");
        lost_to_slips += plain.percent(plain.first).saturating_sub(slipped.percent(slipped.first));
        assert!(said.straight_and_wrong.is_empty(), "{:?}", said.straight_and_wrong);
    }
    assert!(lost_to_slips <= 5 * Language::ALL.len(), "slips cost {lost_to_slips} points in all languages together");
}

#[test]
fn a_name_typed_with_a_slip_comes_first_and_is_asked_about() {
    let pack = &built_in();
    for (language, typed, meant) in [
        (Language::En, "undercal", "undercall"),
        (Language::En, "misdea", "misdeal"),
        (Language::De, "undercall-sequnce", "undercall-sequence"),
    ] {
        let found = find_incidents(pack, &Words::new(language, pack), typed);
        assert_eq!(found.ranked.first().map(|first| first.id.as_str()), Some(meant), "{typed}");
        assert!(!found.clear, "{typed}");
    }
    let words = Words::new(Language::En, pack);
    assert!(find_incidents(pack, &words, "xqzzy").ranked.is_empty());
}

#[test]
fn a_phrase_by_which_an_incident_is_known_finds_it_however_common_its_words() {
    let pack = &built_in();
    let german = Words::new(Language::De, pack);
    let found = find_incidents(pack, &german, "eine Karte für alle");
    assert_eq!(found.ranked.first().map(|first| first.id.as_str()), Some("seventh-street-shortage"));
    assert!(!found.clear);
    // One common word is no phrase, and nothing to go on by.
    assert!(!find_incidents(pack, &german, "Karte").clear);
}

#[test]
fn what_is_no_incident_finds_none() {
    let pack = &built_in();
    // It may be put forward to choose from, seldom; it never goes on by itself.
    for (list, one_of) in OF_NONE {
        let (mut said, mut found, mut straight) = (0, 0, 0);
        for language in Language::ALL {
            let words = Words::new(language, pack);
            for sentence in &sentences(language)[list] {
                let candidates = find_incidents(pack, &words, sentence);
                said += 1;
                found += usize::from(!candidates.ranked.is_empty());
                straight += usize::from(candidates.clear);
                if let Some(first) = candidates.ranked.first() {
                    println!("{}: {sentence} -> {} {}", language.code(), first.id, first.score);
                }
            }
        }
        println!("{list}: of {said} {found} found an incident");
        assert!(straight == 0 && one_of * found <= said, "{list}: {found} of {said}, {straight} by themselves");
    }
}

#[test]
fn every_incident_is_told_in_sentences_of_every_language() {
    let pack = &built_in();
    for language in Language::ALL {
        for head in pack.incident_heads() {
            let told = pack.plain(language.code(), &format!("{}.told", head.id)).unwrap_or_default();
            let sentences: Vec<&str> = told.lines().filter(|line| !line.trim().is_empty()).collect();
            assert!(sentences.len() >= 8, "{} {}: {}", language.code(), head.id, sentences.len());
        }
    }
}
