//! What `??` says at a question: what each answer would lead to. Every question of every incident is walked to, under every
//! book, by all answers that can be chosen.

use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next};
use floorbook::incident::{Answer, Facts};
use floorbook::interview::{Answered, Interview, Scripted};
use floorbook::locale::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};

/// The most questions of an incident that are walked to under one book.
const MOST: usize = 150;

/// The questions of an incident, each with the facts by which it is asked.
fn questions(bound: &BoundIncident, facts: &Facts, found: &mut Vec<(Facts, usize)>) {
    let Next::Ask(fact) = bound.next(facts) else { return };
    if found.len() == MOST {
        return;
    }
    found.push((facts.clone(), fact));
    let values = u8::try_from(bound.incident.facts[fact].values().len()).expect("a few answers");
    let answers: Vec<Answer> =
        if values == 0 { vec![Answer::Unknown] } else { (0..values).map(Answer::Choice).collect() };
    for answer in answers {
        let mut with = facts.clone();
        with.set(fact, Some(answer));
        questions(bound, &with, found);
    }
}

#[test]
fn answers_that_lead_elsewhere_are_told_apart() {
    Language::ALL.into_iter().for_each(told_apart_in);
}

fn told_apart_in(language: Language) {
    let pack = built_in();
    let words = Words::new(language, &pack);
    let mut alike: BTreeMap<String, String> = BTreeMap::new();
    let (mut asked, mut cut) = (0, 0);
    for head in pack.incident_heads() {
        for book in pack.book_ids() {
            let bound = BoundIncident::new(&pack, &book, &head.id).expect("an incident under a book");
            let mut found = Vec::new();
            questions(&bound, &Facts::none(bound.incident.facts.len()), &mut found);
            for (facts, fact) in found {
                let mut scripted = Scripted::new(&["??"]);
                let mut told = Answered::new(facts.clone());
                let _ = Interview::new(&pack, &words, &book, &mut scripted).facts(&bound, &mut told);
                let why = scripted.asked.get(1).and_then(|again| again.wrong.clone()).unwrap_or_default();
                let lines: Vec<&str> = why.lines().filter_map(|line| Some(line.split_once(" → ")?.1)).collect();
                asked += 1;
                cut += usize::from(why.contains('…'));
                let left = |value: u8| {
                    let mut with = facts.clone();
                    with.set(fact, Some(Answer::Choice(value)));
                    bound.outcomes(bound.possible(&with)).into_iter().collect::<BTreeSet<_>>()
                };
                let left: Vec<_> = (0..).take(lines.len()).map(left).collect();
                for (at, line) in lines.iter().enumerate() {
                    let same = |other: &usize| lines[*other] == *line && left[*other] != left[at];
                    let named: Vec<&str> = line.split(" / ").collect();
                    let twice = named.iter().enumerate().any(|(at, one)| named[..at].contains(one));
                    if twice || (0..at).any(|other| same(&other)) {
                        let question = format!("{} {}: {line}", head.id, bound.incident.facts[fact].id);
                        alike.entry(question).or_insert_with(|| format!("{book}\n{why}"));
                    }
                }
            }
        }
    }
    assert!(asked > 1_000, "{}: {asked} questions, {cut} with more than is shown", language.code());
    assert!(alike.is_empty(), "{} questions do not tell their answers apart: {alike:#?}", alike.len());
}
