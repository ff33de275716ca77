//! Whether a sentence by which an incident is told leads to it by the others, when it is left out of the index.
//!
//! Under half of them do, and that is no fault of the finding: sentences that say in other words what no other sentence says are
//! what makes it find what people say (`finding.rs`), and left out they are lost just because of that. Of the plain sentences
//! among them by themselves seven of ten lead to their incident, eight to nine among three; but with these alone, people's own
//! sentences find theirs 8 to 14 points less often. Four of five could only be had by telling every incident in the same words
//! over and over. The bar is what holds: it falls when the index forgets what it had, or when new sentences stand alone.
//!
//! Of every incident and language a few sentences are left out, one at a time, from different places of their lists.
//! `cargo test --test all left_out -- --nocapture` prints the shares; with `FLOOR_EVERY=1` every sentence is left out once, and
//! with `FLOOR_MISSED=1` each that missed is shown with what it found.
#![allow(clippy::print_stdout)]

use floorbook::commands::built_in;
use floorbook::locale::{Language, MessageSource, Words};
use floorbook::lookup::find_incidents;
use floorbook::pack::{Library, Messages, Pack};
use std::collections::BTreeSet;

/// So many sentences of each incident are left out.
const ROUNDS: usize = 2;

/// The least shares that are found first and among three, in hundredths.
const LEAST: [usize; 2] = [34, 49];

/// A sentence that is left out, with its language and its incident.
struct LeftOut {
    language: Language,
    incident: String,
    sentence: String,
}

/// The words by which incidents are found, and nothing else, so that they are indexed in no time.
fn words_of_incidents() -> Library {
    let library = Library::unpack(&built_in());
    let ids: BTreeSet<&str> = library.incidents.iter().map(|incident| incident.id.as_str()).collect();
    let of_finding = |id: &str| {
        let incident = id.split_once("-fact-").map_or(id, |(incident, _)| incident);
        id.starts_with("search-") || ids.contains(incident)
    };
    let mut messages = library.messages.clone();
    messages.values_mut().for_each(|messages| messages.retain(|id, _| of_finding(id)));
    Library { incidents: library.incidents, messages, ..Library::default() }
}

fn told(pack: &Pack, language: Language, incident: &str) -> Vec<String> {
    let told = pack.plain(language.code(), &format!("{incident}.told")).unwrap_or_default();
    told.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// Takes the line of a sentence out of the message of its incident.
fn leave_out(messages: &mut Messages, left: &LeftOut) {
    let of_language = messages.get_mut(left.language.code()).expect("a language");
    let source = of_language.get_mut(&left.incident).expect("an incident");
    let (before, rest) = source.split_once(&left.sentence).expect("a sentence of the incident");
    *source = format!("{}{rest}", before.trim_end());
}

/// What is left out in a round: one sentence of each incident, from here and there in its list, or, where every sentence has
/// its round, the one whose it is.
fn of_round(pack: &Pack, round: usize, every: bool) -> Vec<LeftOut> {
    let heads = pack.incident_heads().into_iter().enumerate();
    let places = heads.flat_map(|(at, head)| Language::ALL.map(|language| (at, head.id.to_string(), language)));
    let left = places.filter_map(|(at, incident, language)| {
        let mut told = told(pack, language, &incident);
        let spread = (at + round * told.len() / ROUNDS) % told.len().max(1);
        let place = if every { round } else { spread };
        (place < told.len()).then(|| LeftOut { language, incident, sentence: told.swap_remove(place) })
    });
    left.collect()
}

#[test]
fn a_sentence_of_an_incident_finds_it_by_the_others() {
    let whole = words_of_incidents();
    let pack = Pack::new(whole.pack());
    let every = std::env::var_os("FLOOR_EVERY").is_some();
    let longest =
        pack.incident_heads().into_iter().flat_map(|head| Language::ALL.map(|language| (head.id.clone(), language)));
    let longest = longest.map(|(id, language)| told(&pack, language, &id).len()).max().unwrap_or_default();
    let mut found = [[0_usize; 3]; Language::ALL.len()];
    for round in 0..if every { longest } else { ROUNDS } {
        let left = of_round(&pack, round, every);
        let mut without = whole.clone();
        left.iter().for_each(|left| leave_out(&mut without.messages, left));
        let without = Pack::new(without.pack());
        for LeftOut { language, incident, sentence } in left {
            let ranked = find_incidents(&without, &Words::new(language, &without), &sentence).ranked;
            let place = ranked.iter().position(|candidate| candidate.id == *incident);
            let tally = &mut found[Language::ALL.iter().position(|known| *known == language).expect("a language")];
            tally[0] += 1;
            tally[1] += usize::from(place == Some(0));
            tally[2] += usize::from(place.is_some_and(|place| place < 3));
            if place != Some(0) && std::env::var_os("FLOOR_MISSED").is_some() {
                let best: Vec<&str> = ranked.iter().take(3).map(|one| one.id.as_str()).collect();
                println!("{} {incident}: {sentence} -> {}", language.code(), best.join(", "));
            }
        }
    }
    for (language, [left, first, among_three]) in Language::ALL.iter().zip(found) {
        let percent = |of| 100 * of / left.max(1);
        let (first, among_three) = (percent(first), percent(among_three));
        println!("{}: {left} left out, {first}% first, {among_three}% among three", language.code());
        assert!(first >= LEAST[0] && among_three >= LEAST[1], "{language:?}: {first}%, {among_three}%");
    }
}
