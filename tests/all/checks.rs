//! What must hold for every ruling, over all cases and the pool of the comparison: what decides is cited, sums are true,
//! alternatives are some, and what rests on a general rule is written down in `tests/general-rules.yaml`.

mod conflicts;
mod dump;
mod every;
mod found;
mod onward;
#[path = "checks/orders.rs"]
mod orders;

use crate::cases::root;
use found::FOUND;
use std::collections::{BTreeMap, BTreeSet};

/// What was found of one kind, each with an example.
fn none_of(what: &str, found: &BTreeMap<String, String>) {
    let lines: Vec<String> = found.iter().map(|(what, example)| format!("{what}\n    {example}")).collect();
    assert!(lines.is_empty(), "{} {what}:\n{}", lines.len(), lines.join("\n"));
}

/// Points by incident and book.
type List = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

#[test]
fn every_position_that_decides_is_cited() {
    none_of("positions decide and are not cited", &FOUND.uncited);
}

#[test]
fn every_clause_that_does_not_apply_is_no_rule() {
    none_of("rulings by a clause that does not apply", &FOUND.excluded);
}

#[test]
fn every_sum_is_true() {
    none_of("sums are not true", &FOUND.sums);
}

#[test]
fn every_alternative_is_one() {
    none_of("alternatives are none", &FOUND.alternatives);
}

#[test]
fn every_hand_over_is_taken_up() {
    none_of("hand-overs contradict what sent them", &FOUND.onward);
}

#[test]
fn every_order_names_people_and_things_that_are_there() {
    none_of("orders name who or what is not there", &FOUND.people);
}

#[test]
fn every_contradiction_tells_the_other_reading_with_its_amounts() {
    none_of("contradictions are told by halves", &FOUND.other_readings);
}

#[test]
fn every_command_that_gives_a_ruling_again_is_read_back() {
    none_of("answers are not read back", &FOUND.written);
}

/// What a general rule decides stands in one list, by incident, policy and book: it is what the documents do not say in so
/// many words, and what other eyes should read. Written anew with `GENERAL_RULES=write`.
#[test]
fn what_a_general_rule_decides_is_written_down() {
    let path = root().join("tests/general-rules.yaml");
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    let mut text: String = written.lines().take_while(|line| line.starts_with('#')).map(|l| format!("{l}\n")).collect();
    for (incident, policies) in &FOUND.general {
        text.push_str(&format!("{incident}:\n"));
        for (policy, books) in policies {
            let books: Vec<&str> = books.iter().map(String::as_str).collect();
            text.push_str(&format!("  {policy}: [{}]\n", books.join(", ")));
        }
    }
    if std::env::var("GENERAL_RULES").is_ok_and(|what| what == "write") {
        std::fs::write(&path, &text).expect("a file to write");
    }
    let listed: List = serde_yaml::from_str(&written).expect("a list");
    let flat = |list: &List| -> BTreeSet<String> {
        let lines = list.iter().flat_map(|(incident, policies)| {
            policies
                .iter()
                .flat_map(move |(policy, books)| books.iter().map(move |b| format!("{incident}: {policy}: {b}")))
        });
        lines.collect()
    };
    let (found, listed) = (flat(&FOUND.general), flat(&listed));
    let new: Vec<_> = found.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&found).collect();
    assert!(
        new.is_empty() && gone.is_empty(),
        "by a general rule, not listed: {new:#?}\nlisted, and no longer: {gone:#?}"
    );
}
