//! Whether the words of strangers lead to the incident that they mean: disputes as they were told on public pages, in a short
//! form of our own, and what is said at a cash game, at another game, or besides.
//!
//! `tests/finding/strangers-<language>.yaml` holds them by the incident that comes first, and behind each the further ones that
//! are right as well; `elsewhere-<language>.yaml` what is no incident. Nothing of it may be taken over into the data: what is
//! learnt and where it gives up are measured here. `cargo test --test all strangers -- --nocapture` prints the tables.
#![allow(clippy::print_stdout)]

use super::finding::{OF_NONE, sentences};
use floorbook::commands::built_in;
use floorbook::locale::{Language, Words};
use floorbook::lookup::{Candidates, find_incidents};
use floorbook::pack::{Library, Pack};
use std::path::Path;

/// What was said, with all that it may rightly lead to, the likeliest first, or the list on which it stands.
struct Said {
    words: String,
    right: Vec<String>,
}

/// The sentences of a file, in its order.
fn said(kind: &str, language: Language) -> Vec<Said> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/finding/{kind}-{}.yaml", language.code()));
    let text = std::fs::read_to_string(path).expect("a readable file");
    let mut under = String::new();
    let mut all = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some(entry) = line.strip_prefix("  - ") else {
            line.trim_end_matches(':').clone_into(&mut under);
            continue;
        };
        let also = entry.split_once("# also: ").and_then(|(_, also)| also.split(';').next()).unwrap_or_default();
        let also = also.split(',').map(|id| id.trim().to_owned()).filter(|id| !id.is_empty());
        let words = serde_yaml::from_str(entry).expect("a sentence in quotes");
        all.push(Said { words, right: std::iter::once(under.clone()).chain(also).collect() });
    }
    all
}

/// How sentences were understood.
#[derive(Default)]
struct Tally {
    said: usize,
    first: usize,
    among_three: usize,
    nothing: usize,
    straight: usize,
    wrong: Vec<String>,
}

impl Tally {
    fn add(&mut self, said: &Said, found: &Candidates) {
        let place = found.ranked.iter().position(|candidate| said.right.iter().any(|id| candidate.id == **id));
        self.said += 1;
        self.first += usize::from(place == Some(0));
        self.among_three += usize::from(place.is_some_and(|place| place < 3));
        self.nothing += usize::from(found.ranked.is_empty());
        self.straight += usize::from(found.clear);
        if found.clear && place != Some(0) {
            self.wrong.push(said.words.clone());
        }
        if place != Some(0) && std::env::var_os("FLOOR_MISSED").is_some() {
            let best: Vec<_> = found.ranked.iter().take(3).map(|one| one.id.as_str()).collect();
            println!("{:?} {} -> {best:?} {}", said.right, said.words, found.odds);
        }
    }

    fn of(language: Language, pack: &Pack, all: &[Said]) -> Self {
        let words = Words::new(language, pack);
        let mut tally = Self::default();
        all.iter().for_each(|said| tally.add(said, &find_incidents(pack, &words, &said.words)));
        tally
    }

    fn add_all(&mut self, other: Self) {
        self.said += other.said;
        self.first += other.first;
        self.among_three += other.among_three;
        self.nothing += other.nothing;
        self.straight += other.straight;
        self.wrong.extend(other.wrong);
    }

    fn percent(&self, of: usize) -> usize {
        100 * of / self.said.max(1)
    }

    fn print(&self, name: &str, by: &str) {
        let [first, three, nothing, straight] =
            [self.first, self.among_three, self.nothing, self.straight].map(|of| self.percent(of));
        let wrong = self.wrong.len();
        println!(
            "{name} {by}: {} said, {first}% first, {three}% among three, {nothing}% nothing, {straight}% straight, {wrong} wrong",
            self.said
        );
    }
}

/// The built-in data with the index alone.
fn without_what_was_learnt() -> Pack {
    Pack::new(Library { learnt: Vec::new(), ..Library::unpack(&built_in()) }.pack())
}

#[test]
fn the_words_of_strangers_lead_to_the_incident_that_they_mean() {
    let packs = [("by the index", without_what_was_learnt()), ("with what is learnt", built_in())];
    let mut totals = [Tally::default(), Tally::default()];
    for language in Language::ALL {
        let all = said("strangers", language);
        for ((by, pack), total) in packs.iter().zip(&mut totals) {
            let tally = Tally::of(language, pack, &all);
            tally.print(language.code(), by);
            total.add_all(tally);
        }
    }
    packs.iter().zip(&totals).for_each(|((by, _), total)| total.print("all", by));
    let [_, total] = totals;
    assert!(total.wrong.is_empty(), "{:?}", total.wrong);
    assert!(total.percent(total.first) >= 70 && total.percent(total.among_three) >= 85);
    assert!(total.percent(total.nothing) <= 5);
}

#[test]
fn what_is_said_elsewhere_finds_nothing_mostly() {
    let pack = &built_in();
    let mut total = Tally::default();
    for language in Language::ALL {
        let tally = Tally::of(language, pack, &said("elsewhere", language));
        tally.print(language.code(), "elsewhere");
        total.add_all(tally);
    }
    total.print("all", "elsewhere");
    assert!(total.percent(total.nothing) >= 45 && total.straight <= 2, "{:?}", total.wrong);
}

/// What the two thresholds of finding cost at other odds. Prints only.
#[test]
#[ignore = "a table to set the thresholds by"]
fn odds_by_odds() {
    let pack = &built_in();
    let mut told: Vec<(&str, bool, u64)> = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language, pack);
        let own = sentences(language).into_iter().flat_map(|(id, said)| {
            let list = if OF_NONE.iter().any(|(list, _)| *list == id) { "none" } else { "own" };
            said.into_iter().map(move |words| (list, Said { words, right: vec![id.clone()] }))
        });
        let strangers = said("strangers", language).into_iter().map(|said| ("strangers", said));
        let elsewhere = said("elsewhere", language).into_iter().map(|said| ("elsewhere", said));
        for (list, said) in own.chain(strangers).chain(elsewhere) {
            let found = find_incidents(pack, &words, &said.words);
            let right = found.ranked.first().is_some_and(|first| said.right.iter().any(|id| first.id == **id));
            told.push((list, right, found.odds));
        }
    }
    for list in ["own", "strangers", "none", "elsewhere"] {
        let of: Vec<_> = told.iter().filter(|(of, ..)| *of == list).collect();
        for odds in [10, 15, 25, 33, 50, 100, 10_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000] {
            let (above, wrong) = of
                .iter()
                .filter(|(_, _, of)| *of >= odds)
                .fold((0, 0), |(above, wrong), (_, right, _)| (above + 1, wrong + usize::from(!right)));
            println!("{list} {odds}: {above} of {} above, of these {wrong} wrong", of.len());
        }
    }
}
