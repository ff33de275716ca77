//! Every case that is written, and every situation to which the questions of an incident lead from an input of the pool.

use crate::cases::{facts_of, in_every_case, on_disk};
use floorbook::decide::{BoundIncident, Next, Ruling};
use floorbook::incident::{Answer, Facts, Incident};
use floorbook::interview::{read_fact, record};
use floorbook::locale::{Language, Words};

/// The most rulings of one incident under one book: the plainest inputs of the pool stand first.
const MOST: usize = 2_000;

/// A situation as a test names it.
pub(super) struct Situation<'a> {
    /// Where it comes from.
    pub from: &'a str,
    /// The facts.
    pub facts: &'a Facts,
}

/// Shows every ruling to `see`: those of the cases, and those to which the pool leads.
pub(super) fn rulings(see: &mut dyn FnMut(&BoundIncident, &Situation, &Ruling)) {
    let pack = on_disk();
    let words = Words::new(Language::En, pack);
    let cases = in_every_case();
    for head in pack.incident_heads() {
        for book in pack.book_ids() {
            let bound = BoundIncident::new(pack, &book, &head.id).expect("a listed incident");
            for case in cases.get(&head.id).into_iter().flatten() {
                let facts = facts_of(&words, &bound.incident, case).expect("facts of a case");
                if let Next::Ruled(ruling) = bound.next(&facts) {
                    see(&bound, &Situation { from: &case.case, facts: &facts }, &ruling);
                }
            }
            let mut left = MOST;
            for (input, from) in inputs(&words, &bound.incident) {
                walk(&bound, &input, &from, &mut left, see);
            }
        }
    }
}

/// Asks what is asked, and goes on with every answer.
fn walk(
    bound: &BoundIncident,
    facts: &Facts,
    from: &str,
    left: &mut usize,
    see: &mut dyn FnMut(&BoundIncident, &Situation, &Ruling),
) {
    if *left == 0 {
        return;
    }
    match bound.next(facts) {
        Next::Ruled(ruling) => {
            *left -= 1;
            see(bound, &Situation { from, facts }, &ruling);
        }
        Next::Ask(fact) => {
            for value in 0..bound.incident.facts[fact].values().len() {
                let mut facts = facts.clone();
                facts.set(fact, u8::try_from(value).ok().map(Answer::Choice));
                walk(bound, &facts, from, left, see);
            }
        }
        Next::Impossible(_) | Next::Open(..) => {}
    }
}

/// The inputs of the pool for an incident; one that tells nothing where it has no calculation.
fn inputs(words: &Words, incident: &Incident) -> Vec<(Facts, String)> {
    const POOL: &str = include_str!("../../../src/floor/compare/examples.txt");
    let none = Facts::none(incident.facts.len());
    let Some(calculation) = &incident.calculation else {
        return vec![(none, "walk".to_owned())];
    };
    let heading = format!("[{calculation}]");
    let lines = POOL.lines().skip_while(|line| *line != heading).skip(1).take_while(|line| !line.starts_with('['));
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut all = vec![(none.clone(), "walk".to_owned())];
    all.extend(lines.filter_map(|line| {
        let mut facts = none.clone();
        for (name, typed) in line.split(" | ").filter_map(|part| part.split_once('=')) {
            if let Some(at) = incident.fact(name).filter(|at| incident.facts[*at].values().is_empty()) {
                let answer = read_fact(words, incident, &incident.facts[at], typed).ok()?;
                record(incident, &mut facts, at, answer).ok()?;
            }
        }
        Some((facts, line.to_owned()))
    }));
    all
}
