//! What is left out is asked for, or changes nothing: each fact of each case is taken away, under every book, and said not
//! to be known. A ruling that silently took one answer for granted would be surer than what was told.

use crate::cases::{facts_of, in_every_case, on_disk};
use floorbook::decide::{BoundIncident, Next, Remedy, Ruling};
use floorbook::incident::{Answer, Facts};
use floorbook::locale::{Language, Words};

/// Shows every fact of every case, by its place, with all facts, under every book that rules on them.
fn each_fact(see: &mut dyn FnMut(&BoundIncident, &str, &Facts, usize, &Ruling)) {
    let pack = on_disk();
    let words = Words::new(Language::En, pack);
    for (incident, cases) in in_every_case() {
        for book in pack.book_ids() {
            let bound = BoundIncident::new(pack, &book, &incident).expect("a listed incident");
            for case in &cases {
                let facts = facts_of(&words, &bound.incident, case).expect("facts of a case");
                let Next::Ruled(ruling) = bound.next(&facts) else { continue };
                for (fact, answer) in facts.given() {
                    // What is assumed is said to be.
                    if *answer != Answer::Unknown && bound.incident.facts[fact].assumed.is_none() {
                        see(&bound, &case.case, &facts, fact, &ruling);
                    }
                }
            }
        }
    }
}

/// Whether two rulings say to do the same. What is known besides may be remarked on, and may have a clause of its own.
fn same(one: &Ruling, other: &Ruling) -> bool {
    let same = |(one, other): (&Remedy, &Remedy)| one.outcome == other.outcome && one.same_as(other);
    one.outcome == other.outcome
        && one.orders == other.orders
        && one.open == other.open
        && one.penalty == other.penalty
        && one.alternatives.len() == other.alternatives.len()
        && one.alternatives.iter().zip(&other.alternatives).all(same)
}

/// A case and a fact as a failure names them.
fn place(bound: &BoundIncident, case: &str, fact: usize) -> String {
    format!("{}: {}: {case}: {}", bound.incident.id, bound.book, bound.incident.facts[fact].id)
}

/// Facts that are told where somebody knows them, and are not asked for: an amount without which the ruling is in words.
const TOLD_IF_KNOWN: [(&str, &str); 4] = [
    // The amounts of the ruling, and the chips that may make them clear.
    ("invalid-declaration", "least"),
    ("invalid-declaration", "to-call"),
    ("unclear-amount", "shown"),
    // Cards that can be read off to the program lie open, until somebody says otherwise.
    ("playing-the-board", "tabled"),
];

/// Winners that are told say by themselves who has folded: without them, the players behind have still to act.
const TELLS_WHO_FOLDED: (&str, &str, &str) = ("side-pots", "showdown", "not-over");

#[test]
fn a_fact_that_is_left_out_is_asked_for_or_changes_nothing() {
    let (mut wrong, mut asked, mut idle) = (Vec::new(), 0, 0);
    each_fact(&mut |bound, case, facts, fact, ruling| {
        let mut less = facts.clone();
        less.set(fact, None);
        let id = bound.incident.facts[fact].id.as_str();
        match bound.next(&less) {
            Next::Ask(_) => asked += 1,
            Next::Ruled(other) if same(ruling, &other) => idle += 1,
            Next::Ruled(_) if TOLD_IF_KNOWN.contains(&(bound.incident.id.as_str(), id)) => {}
            Next::Ruled(other) if (bound.incident.id.as_str(), id, other.outcome) == TELLS_WHO_FOLDED => {}
            next => wrong.push(format!("{}: {} -> {}", place(bound, case, fact), ruling.outcome, told(&next))),
        }
    });
    assert!(asked > 1_000 && idle > 0, "{asked} were asked for, and {idle} change nothing");
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), asked + idle, wrong.join("\n"));
}

/// Facts that may stay unknown, since there is a ruling without them.
const RULED_WITHOUT: [(&str, &str); 3] = [
    // The pots are counted, and nobody is told to have won them.
    ("side-pots", "game"),
    // The cards are read, whatever was said of them.
    ("cards-speak", "claimed"),
    ("playing-the-board", "tabled"),
];

/// Orders that may hold are given where a fact is not known; the outcome must not rest on it.
#[test]
fn an_answer_that_nobody_knows_rules_nothing_by_itself() {
    let (mut wrong, mut open, mut idle) = (Vec::new(), 0, 0);
    each_fact(&mut |bound, case, facts, fact, ruling| {
        // Amounts and lines have rulings in words; of a closed set of answers each is as likely.
        if bound.incident.facts[fact].values().is_empty() {
            return;
        }
        let mut less = facts.clone();
        less.set(fact, Some(Answer::Unknown));
        let id = bound.incident.facts[fact].id.as_str();
        match bound.next(&less) {
            Next::Open(..) | Next::Ask(_) => open += 1,
            Next::Ruled(other) if other.outcome == ruling.outcome => idle += 1,
            Next::Ruled(_) if RULED_WITHOUT.contains(&(bound.incident.id.as_str(), id)) => {}
            next => wrong.push(format!("{}: {} -> {}", place(bound, case, fact), ruling.outcome, told(&next))),
        }
    });
    assert!(open > 1_000 && idle > 0, "{open} leave it open, and {idle} change nothing");
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), open + idle, wrong.join("\n"));
}

/// What is next, in a word.
fn told(next: &Next) -> String {
    match next {
        Next::Ruled(ruling) => ruling.outcome.to_owned(),
        other => format!("{other:?}").chars().take(200).collect(),
    }
}
