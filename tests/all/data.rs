//! The built-in data as a whole: nothing is missing, and the program finds every word that it says.

use super::worth_trying::answers;
use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next};
use floorbook::ids::IncidentId;
use floorbook::incident::{BETTING_RULES, Facts, SHOWDOWN_RULES};
use floorbook::load::{load, read_own_data};
use floorbook::locale::{Language, MessageSource};
use floorbook::pack::Pack;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_book_has_all_its_rules() {
    let pack = built_in();
    let count = |book: &str| pack.heads(book).iter().filter(|rule| !rule.notice).count();
    for (book, rules) in [("onk-2023", 98), ("pokerpunt", 71), ("tda-2015-de", 66), ("tda-2019-sk", 85), ("dpc", 68)] {
        assert_eq!(count(book), rules, "{book}");
    }
}

#[test]
fn every_rule_is_told_in_every_language() {
    let pack = built_in();
    for book in pack.books() {
        for head in pack.heads(&book.id) {
            let rule = pack.rule(&book.id, &head.label).expect("a rule");
            for language in Language::ALL.into_iter().filter(|language| language.code() != book.language) {
                let of = format!("{} {} {}", book.id, head.label, language.code());
                let translation = pack.translation(&book.id, language, &head.label).expect(&of);
                assert_eq!(translation.texts.len(), rule.texts().count(), "{of}");
                assert_eq!(translation.source, rule.fingerprint(), "{of}");
                let said = rule.texts().zip(&translation.texts).filter(|(own, _)| own.split(' ').count() > 6);
                for (own, translated) in said {
                    assert_ne!(own, translated, "{of}");
                }
            }
        }
    }
}

#[test]
fn every_rule_opens_and_has_topics_that_lead_back_to_it() {
    let pack = built_in();
    for book in pack.book_ids() {
        for head in pack.heads(&book) {
            let rule = pack.rule(&book, &head.label).unwrap_or_else(|| panic!("{book} {}", head.label));
            assert!(!rule.topics().is_empty(), "{book} {}", head.label);
            for clause in &rule.clauses {
                let (found, address) = pack.rule_at(&book, &clause.address).expect("its own address");
                assert_eq!((&found.label, &address), (&rule.label, &clause.address), "{book}");
                for topic in &clause.topics {
                    assert!(pack.clauses(&book, topic).contains(&clause.address), "{book} {} {topic}", clause.address);
                }
            }
        }
    }
}

#[test]
fn every_book_stands_somewhere_on_every_policy() {
    let pack = built_in();
    for policy in pack.policies() {
        for book in pack.book_ids() {
            assert!(pack.position(&book, &policy.id).is_some(), "{book} {}", policy.id);
        }
    }
}

/// The ids that the source says in quotation marks where it asks for words.
fn said_in_source(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the source") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            said_in_source(&path, ids);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let program = text.split("#[cfg(test)]").next().unwrap_or_default();
        for asked in ["words.text(\"", "words.with(\"", ".about(\"", "\n            .with(\""] {
            for rest in program.split(asked).skip(1) {
                ids.extend(rest.split('"').next().map(str::to_owned));
            }
        }
    }
}

#[test]
fn every_message_that_the_program_asks_for_exists_in_every_language() {
    let pack = built_in();
    let mut ids = BTreeSet::new();
    said_in_source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut ids);
    assert!(ids.len() > 40, "only {} ids found", ids.len());
    for id in ids {
        for language in Language::ALL {
            assert!(pack.message(language.code(), &id).is_some(), "{id} in {}", language.code());
        }
    }
}

/// What can still come out after these facts, as text.
fn outcomes(bound: &BoundIncident, facts: &Facts, found: &mut BTreeSet<String>) {
    match bound.next(facts) {
        Next::Ask(fact) => {
            for answer in answers(&bound.incident, fact) {
                let mut more = facts.clone();
                more.set(fact, Some(answer));
                outcomes(bound, &more, found);
            }
        }
        Next::Ruled(ruling) => {
            let said = (
                ruling.outcome,
                ruling.coverage.key(),
                ruling.penalty.key(),
                &ruling.orders,
                &ruling.amounts,
                (&ruling.open, &ruling.alternatives, &ruling.other_sides),
                ruling.citations,
            );
            found.insert(format!("{said:?}"));
        }
        Next::Open(..) | Next::Impossible(_) => {
            found.insert("open".to_owned());
        }
    }
}

/// Walks the interview and notes the questions whose answers all lead to the same rulings.
fn idle_questions(bound: &BoundIncident, facts: &Facts, idle: &mut BTreeSet<String>) {
    let Next::Ask(fact) = bound.next(facts) else {
        return;
    };
    let mut results = BTreeSet::new();
    for answer in answers(&bound.incident, fact) {
        let mut more = facts.clone();
        more.set(fact, Some(answer));
        let mut found = BTreeSet::new();
        outcomes(bound, &more, &mut found);
        results.insert(found);
        idle_questions(bound, &more, idle);
    }
    // Where no answer that is tried fits what was told before, nothing is known of the question.
    let fits = results.iter().flatten().any(|result| result != "open");
    if fits && results.len() < 2 {
        idle.insert(format!("{} {} {} after {facts:?}", bound.book, bound.incident.id, bound.incident.facts[fact].id));
    }
}

#[test]
fn the_interview_asks_nothing_that_cannot_change_the_ruling() {
    let pack: Pack = built_in();
    let mut idle = BTreeSet::new();
    for head in pack.incident_heads() {
        for book in pack.book_ids() {
            let bound = BoundIncident::new(&pack, &book, &head.id).expect("a listed incident");
            idle_questions(&bound, &Facts::none(bound.incident.facts.len()), &mut idle);
        }
    }
    assert!(idle.is_empty(), "{}", idle.into_iter().take(10).collect::<Vec<_>>().join("\n"));
}

#[test]
fn four_cards_on_the_flop_ask_nothing_at_all() {
    let pack = built_in();
    for book in pack.book_ids() {
        let bound = BoundIncident::new(&pack, &book, "four-card-flop").expect("the incident");
        let facts = Facts::none(bound.incident.facts.len());
        assert!(matches!(bound.next(&facts), Next::Ruled(_)), "{book}");
    }
}

#[test]
fn every_rule_of_a_calculation_is_fed_by_one_policy() {
    let pack = built_in();
    for rule in BETTING_RULES.iter().chain(SHOWDOWN_RULES) {
        let feeding = pack.policies().iter().filter(|policy| policy.feeds.as_deref() == Some(rule.name)).count();
        assert_eq!(feeding, 1, "{}", rule.name);
    }
}

#[test]
fn a_set_of_data_that_feeds_no_least_raise_is_refused() {
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo tells it");
    let mut files = read_own_data(Path::new(&root)).expect("the built-in data");
    // One incident that takes the rule is enough.
    files.retain(|file| ["topics.yaml", "policies/", "raise-size.yaml"].iter().any(|part| file.path.contains(part)));
    for file in &mut files {
        let Ok(content) = &mut file.content else { continue };
        let text = String::from_utf8_lossy(content).replace("  feeds: min-raise\n", "");
        *content = text.into_bytes();
    }
    let (_, findings) = load(&files, None);
    let keys: BTreeSet<&str> = findings.iter().map(|finding| finding.key).collect();
    assert!(keys.contains("missing-feed"), "{keys:?}");
}

#[test]
fn orders_and_remarks_lead_on_to_the_incidents_that_their_words_name() {
    let pack = built_in();
    let ids: BTreeSet<String> = pack.incident_heads().iter().map(|head| head.id.to_string()).collect();
    for head in pack.incident_heads() {
        let incident = pack.incident(&head.id).expect("an incident");
        let steps = [("order", &incident.orders.ids), ("remark", &incident.remarks.ids)];
        for (kind, step) in steps.iter().flat_map(|(kind, ids)| ids.iter().map(move |step| (kind, step))) {
            let leads = incident.goes_on.iter().find(|(known, _)| known == step).map(|(_, to)| to.as_slice());
            let leads: BTreeSet<&str> = leads.unwrap_or_default().iter().map(IncidentId::as_str).collect();
            for language in Language::ALL {
                let message = pack.message(language.code(), &format!("{}-{kind}-{step}", head.id)).expect("words");
                let brackets = message.split('(').skip(1).filter_map(|rest| Some(rest.split_once(')')?.0));
                let named: BTreeSet<&str> = brackets.filter(|name| ids.contains(*name)).collect();
                assert_eq!(leads, named, "{} {kind} {step} in {}", head.id, language.code());
            }
        }
    }
}
