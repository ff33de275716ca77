//! Whether a sentence by which an incident is told leads to it by the others, when it is left out of the index.
//!
//! The sentences of `.told` say it as most people would, and four of five of them must find their incident. Those of `.heard` say
//! it in words that fewer use, each for the sake of its words; left out, these are lost, so that they are only counted: the bar
//! falls when the index forgets what it had, or when new sentences stand alone.
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

/// The lists of sentences, with the least shares that are found first and among three, in hundredths.
const LISTS: [(&str, [usize; 2]); 2] = [("told", [80, 90]), ("heard", [50, 64])];

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

fn sentences(pack: &Pack, language: Language, incident: &str, list: &str) -> Vec<String> {
    let sentences = pack.plain(language.code(), &format!("{incident}.{list}")).unwrap_or_default();
    sentences.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// Takes the line of a sentence out of the message of its incident.
fn leave_out(messages: &mut Messages, left: &LeftOut) {
    let of_language = messages.get_mut(left.language.code()).expect("a language");
    let source = of_language.get_mut(&left.incident).expect("an incident");
    let lines: Vec<&str> = source.lines().collect();
    let place = lines.iter().position(|line| line.trim() == left.sentence).expect("a sentence of the incident");
    *source = [&lines[..place], &lines[place + 1..]].concat().join("\n");
}

/// What is left out in a round: one sentence of each incident, from here and there in its list, or, where every sentence has
/// its round, the one whose it is.
fn of_round(pack: &Pack, list: &str, round: usize, every: bool) -> Vec<LeftOut> {
    let heads = pack.incident_heads().into_iter().enumerate();
    let places = heads.flat_map(|(at, head)| Language::ALL.map(|language| (at, head.id.to_string(), language)));
    let left = places.filter_map(|(at, incident, language)| {
        let mut of_list = sentences(pack, language, &incident, list);
        let spread = (at + round * of_list.len() / ROUNDS) % of_list.len().max(1);
        let place = if every { round } else { spread };
        (place < of_list.len()).then(|| LeftOut { language, incident, sentence: of_list.swap_remove(place) })
    });
    left.collect()
}

/// How many sentences of a language were left out, and how many of them were found first and among three.
type Tally = [usize; 3];

/// Whether each sentence finds its incident without those that were left out, counted by language.
fn count(without: &Pack, left_out: Vec<LeftOut>, tallies: &mut [Tally; Language::ALL.len()]) {
    for LeftOut { language, incident, sentence } in left_out {
        let ranked = find_incidents(without, &Words::new(language, without), &sentence).ranked;
        let place = ranked.iter().position(|candidate| candidate.id == *incident);
        let tally = &mut tallies[Language::ALL.iter().position(|known| *known == language).expect("a language")];
        tally[0] += 1;
        tally[1] += usize::from(place == Some(0));
        tally[2] += usize::from(place.is_some_and(|place| place < 3));
        if place != Some(0) && std::env::var_os("FLOOR_MISSED").is_some() {
            let best: Vec<&str> = ranked.iter().take(3).map(|one| one.id.as_str()).collect();
            println!("{} {incident}: {sentence} -> {}", language.code(), best.join(", "));
        }
    }
}

#[test]
fn a_sentence_of_an_incident_finds_it_by_the_others() {
    let whole = words_of_incidents();
    let pack = Pack::new(whole.pack());
    let every = std::env::var_os("FLOOR_EVERY").is_some();
    for (list, least) in LISTS {
        let places =
            pack.incident_heads().into_iter().flat_map(|head| Language::ALL.map(|code| (code, head.id.clone())));
        let longest =
            places.map(|(language, id)| sentences(&pack, language, &id, list).len()).max().unwrap_or_default();
        let mut tallies = [Tally::default(); Language::ALL.len()];
        for round in 0..if every { longest } else { ROUNDS } {
            let left = of_round(&pack, list, round, every);
            let mut without = whole.clone();
            left.iter().for_each(|left| leave_out(&mut without.messages, left));
            without.learn();
            count(&Pack::new(without.pack()), left, &mut tallies);
        }
        for (language, [left, first, among_three]) in Language::ALL.iter().zip(tallies) {
            let shares = [first, among_three].map(|of| 100 * of / left.max(1));
            println!("{} {list}: {left} left out, {shares:?}% first and among three", language.code());
            assert!(shares[0] >= least[0] && shares[1] >= least[1], "{language:?} {list}: {shares:?}");
        }
    }
}
