//! Digs for shapes of numbers that the pool of examples lacks, and for those that it has more than once.

#![allow(clippy::print_stdout)]

use super::dice::Dice;
use super::made_up::numbers;
use super::{DRAWS, Key, PAIRS, draws, from_environment, key};
use floorbook::commands::built_in;
use floorbook::compare::{Input, Pair};
use floorbook::incident::Incident;
use floorbook::interview::read_fact;
use floorbook::locale::{Language, Words};
use floorbook::pack::Pack;
use std::collections::{BTreeMap, BTreeSet};

/// How many inputs are held against the books at once: the plainest of them stands for what several of them show.
const AT_ONCE: usize = 500;

/// An input with the draws that it was made up from, and as it would be typed.
struct Found {
    draws: Vec<u32>,
    line: String,
    input: Input,
}

impl Found {
    /// How much it takes to tell: digits other than naughts, more of them for what is no amount in chips, and letters.
    fn effort(&self) -> (usize, usize) {
        let numbers = self.line.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty());
        let digits = |number: &str| {
            let odd = number.parse().is_ok_and(|number: u64| number > 12 && !number.is_multiple_of(25));
            number.trim_end_matches('0').len() + if odd { 3 } else { 0 }
        };
        (numbers.map(digits).sum(), self.line.len())
    }
}

/// The classes between every two books, by the place of the two.
type Known = BTreeSet<(usize, Key)>;

struct Digging<'a> {
    pack: &'a Pack,
    words: Words<'a>,
    /// The incidents with numbers, by their calculation.
    incidents: BTreeMap<String, Vec<Incident>>,
    known: Known,
}

impl Digging<'_> {
    /// An input for an incident.
    fn input(&self, incident: &Incident, draws: &[u32]) -> Option<Found> {
        let (line, input) = numbers(&self.words, incident, &mut Dice::new(draws))?;
        Some(Found { draws: draws.to_vec(), line, input })
    }

    /// The classes that inputs show in an incident.
    fn classes(&self, incident: &Incident, inputs: &[Input]) -> Vec<((usize, Key), Input)> {
        let mut found = Vec::new();
        for (at, (books, _)) in PAIRS.iter().enumerate() {
            let pair = Pair::new(self.pack, [&books[0], &books[1]], &incident.id).expect("a listed incident");
            for class in pair.classes(inputs) {
                let told = |(at, _): &&(usize, _)| incident.facts[*at].values().is_empty();
                let given = class.example.given().map(|(at, answer)| (at, answer.clone())).collect::<Vec<_>>();
                found.push(((at, key(&class)), given.iter().filter(told).cloned().collect()));
            }
        }
        found
    }

    /// The classes that one input shows, in every incident of a calculation that takes it.
    fn shown(&self, calculation: &str, found: &Found) -> Known {
        let takes = |incident: &&Incident| self.input(incident, &found.draws).is_some_and(|own| own.line == found.line);
        let incidents = self.incidents[calculation].iter().filter(takes);
        incidents
            .flat_map(|incident| self.classes(incident, std::slice::from_ref(&found.input)))
            .map(|(key, _)| key)
            .collect()
    }

    /// The same class from plainer draws, as long as there are such.
    fn plainer(&self, incident: &Incident, mut found: Found, wanted: &(usize, Key)) -> Found {
        let shows = |found: &Found| {
            let (books, _) = &PAIRS[wanted.0];
            let pair = Pair::new(self.pack, [&books[0], &books[1]], &incident.id).expect("a listed incident");
            pair.classes(std::slice::from_ref(&found.input)).iter().any(|class| key(class) == wanted.1)
        };
        loop {
            let before = found.effort();
            for at in (0..DRAWS).rev() {
                let round = [24, 49, 74, 99, 149, 199, 299, 399, 499, 799, 999];
                for draw in (0..8).chain(round).filter(|draw| *draw < found.draws[at]) {
                    let mut draws = found.draws.clone();
                    draws[at] = draw;
                    let plainer = self.input(incident, &draws);
                    let plainer =
                        plainer.filter(|one| one.line == found.line || one.effort() < found.effort() && shows(one));
                    if let Some(plainer) = plainer {
                        found = plainer;
                        break;
                    }
                }
            }
            if found.effort() == before {
                return found;
            }
        }
    }

    /// Holds inputs for an incident against the books; the lines of those that show something new.
    fn dig(&mut self, calculation: &str, incident: &Incident, mut inputs: Vec<Found>) -> Vec<String> {
        inputs.sort_by_key(Found::effort);
        let plain: Vec<Input> = inputs.iter().map(|found| found.input.clone()).collect();
        let mut lines = Vec::new();
        for (wanted, example) in self.classes(incident, &plain) {
            if self.known.contains(&wanted) {
                continue;
            }
            let holds = |found: &&Found| example.iter().all(|told| found.input.contains(told));
            let Some(found) = inputs.iter().find(holds) else {
                continue;
            };
            let found = Found { draws: found.draws.clone(), line: found.line.clone(), input: found.input.clone() };
            let found = self.plainer(incident, found, &wanted);
            self.known.extend(self.shown(calculation, &found));
            self.known.insert(wanted);
            lines.push(found.line);
        }
        lines
    }
}

#[test]
#[ignore = "prints lines for the pool of examples"]
fn inputs_that_the_pool_lacks() {
    let pack = built_in();
    let mut incidents: BTreeMap<String, Vec<Incident>> = BTreeMap::new();
    for head in pack.incident_heads() {
        let incident = pack.incident(&head.id).expect("a listed incident");
        if let Some(calculation) = incident.calculation.clone() {
            incidents.entry(calculation).or_default().push(incident);
        }
    }
    let known =
        PAIRS.iter().enumerate().flat_map(|(at, (_, changes))| changes.classes().map(move |class| (at, key(class))));
    let known = known.collect();
    let words = Words::new(Language::En, &pack);
    let mut digging = Digging { pack: &pack, words, incidents: incidents.clone(), known };
    let only = std::env::var("CALCULATION").ok();
    let wanted = usize::try_from(from_environment("INPUTS", 500)).expect("a number of inputs");
    let mut draws = draws();
    for (calculation, incidents) in incidents.iter().filter(|(name, _)| only.as_ref().is_none_or(|only| only == *name))
    {
        println!("[{calculation}]");
        for incident in incidents {
            for _ in 0..wanted.div_ceil(AT_ONCE) {
                let inputs = (&mut draws).take(AT_ONCE).filter_map(|draws| digging.input(incident, &draws)).collect();
                for line in digging.dig(calculation, incident, inputs) {
                    println!("{line}");
                }
            }
        }
    }
}

/// The lines of the pool for a calculation.
fn lines_of(calculation: &str) -> Vec<&'static str> {
    const POOL: &str = include_str!("../../../src/floor/compare/examples.txt");
    let heading = format!("[{calculation}]");
    let lines = POOL.lines().skip_while(|line| *line != heading).skip(1);
    lines.take_while(|line| !line.starts_with('[')).filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// A line of the pool as an input for an incident, if it takes it.
fn input_of(words: &Words, incident: &Incident, line: &str) -> Option<Input> {
    let mut input = Input::new();
    for (name, typed) in line.split(" | ").filter_map(|part| part.split_once('=')) {
        if let Some(at) = incident.fact(name).filter(|at| incident.facts[*at].values().is_empty()) {
            input.push((at, read_fact(words, incident, &incident.facts[at], typed).ok()?));
        }
    }
    Some(input)
}

#[test]
#[ignore = "prints lines of the pool of which others show every class"]
fn lines_that_the_pool_can_do_without() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let incidents: Vec<Incident> = pack.incident_heads().iter().filter_map(|head| pack.incident(&head.id)).collect();
    let calculations: BTreeSet<String> = incidents.iter().filter_map(|incident| incident.calculation.clone()).collect();
    for calculation in calculations {
        let takers: Vec<&Incident> =
            incidents.iter().filter(|incident| incident.calculation.as_ref() == Some(&calculation)).collect();
        let shows = |line: &&str| -> BTreeSet<(usize, Key)> {
            let mut shown = BTreeSet::new();
            for (incident, input) in takers.iter().filter_map(|one| Some((one, input_of(&words, one, line)?))) {
                for (at, (books, _)) in PAIRS.iter().enumerate() {
                    let pair = Pair::new(&pack, [&books[0], &books[1]], &incident.id).expect("a listed incident");
                    let classes = pair.classes(std::slice::from_ref(&input)).into_iter();
                    shown.extend(classes.map(|class| (at, format!("{} {:?}", key(&class), class.hangs))));
                }
            }
            shown
        };
        let lines = lines_of(&calculation);
        let shown: Vec<BTreeSet<(usize, Key)>> = lines.iter().map(shows).collect();
        let mut times: BTreeMap<&(usize, Key), usize> = BTreeMap::new();
        shown.iter().flatten().for_each(|class| *times.entry(class).or_default() += 1);
        println!("[{calculation}]");
        // The plainest stand first, and stay.
        for (line, shown) in lines.iter().zip(&shown).rev() {
            if shown.iter().all(|class| times[class] > 1) {
                shown.iter().for_each(|class| *times.entry(class).or_default() -= 1);
                println!("{line}");
            }
        }
    }
}
