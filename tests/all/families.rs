//! Families: what was said fits several incidents of one, and one question tells them apart in place of a list of titles.

#![allow(clippy::print_stdout)]

use super::command_line::{err, floor};
use super::finding::sentences;
use floorbook::commands::built_in;
use floorbook::ids::{BookId, IncidentId};
use floorbook::interview::{Interview, Scripted, Stopped, Subject};
use floorbook::locale::{Language, Words};
use floorbook::lookup::{Choice, family_of, find_incidents};
use std::collections::BTreeMap;

/// What is asked first where words fit several hands that are gone.
const GONE: &str = "his cards are in the muck";

/// What an interview comes to from words and answers: the subject, what the question told besides, and what was asked.
fn asked(typed: &[&str]) -> (Result<Subject, Stopped>, Vec<String>, Vec<String>) {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let book: BookId = "onk-2023".into();
    let mut scripted = Scripted::new(typed);
    let mut interview = Interview::new(&pack, &words, &book, &mut scripted);
    let subject = interview.subject(None);
    let told = std::mem::take(&mut interview.told_apart);
    let told = told.iter().map(|(fact, value)| format!("{fact}={value}")).collect();
    (subject, told, scripted.asked.iter().map(|prompt| prompt.question.clone()).collect())
}

/// The incident that somebody was led to.
fn incident(id: &str) -> Subject {
    Subject::Incident(id.into())
}

#[test]
fn what_fits_several_of_a_family_is_told_apart_by_one_question() {
    let (subject, told, questions) = asked(&[GONE, "the player folded them in turn"]);
    assert_eq!((subject, told), (Ok(incident("folded-in-turn")), vec!["moment=in-turn".to_owned()]));
    assert_eq!(questions[1..], ["What happened to the cards?"]);
    let (subject, told, _) = asked(&[GONE, "they got mixed"]);
    assert_eq!((subject, told), (Ok(incident("killed-unprotected-hand")), vec!["how=mixed".to_owned()]));
}

#[test]
fn the_titles_stand_behind_the_question_and_other_words_are_another_dispute() {
    for key in ["?", "none of these"] {
        let (subject, told, questions) = asked(&[GONE, key, "1"]);
        assert!(matches!(subject, Ok(Subject::Incident(_))), "{key}: {subject:?}");
        assert_eq!((told.len(), questions[2].as_str()), (0, "Which of these is it?"), "{key}");
    }
    let (subject, ..) = asked(&[GONE, "string bet"]);
    assert_eq!(subject, Ok(incident("string-bet")));
    // Back leads to the open question.
    let (subject, _, questions) = asked(&[GONE, "<", "string bet"]);
    assert_eq!((subject, questions[2].as_str()), (Ok(incident("string-bet")), "What happened?"));
}

#[test]
fn the_likeliest_answer_stands_first_and_what_is_of_no_family_behind_them_by_its_title() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let book: BookId = "onk-2023".into();
    let mut scripted = Scripted::new(&["dealer mucked the cards", "Board card in the muck"]);
    let subject = Interview::new(&pack, &words, &book, &mut scripted).subject(None);
    assert_eq!(subject, Ok(incident("mucked-board-card")));
    let answers = &scripted.asked[1].answers;
    assert_eq!(answers[answers.len() - 2..], ["Board card in the muck", "none of these"]);
    let mut scripted = Scripted::new(&[GONE]);
    let _ = Interview::new(&pack, &words, &book, &mut scripted).subject(None);
    let first = &scripted.asked[1].answers[0];
    assert_eq!(first, "the player bet and then discarded them, the betting still on");
}

#[test]
fn a_program_gets_the_candidates_and_the_question() {
    let output = floor(&["--lang", "en", "decide", GONE, "--format", "json"]);
    let error: serde_json::Value = serde_json::from_str(&err(&output)).expect("JSON");
    let error = &error["error"];
    assert_eq!(
        (&error["kind"], &error["question"]["family"]),
        (&"several-incidents".into(), &"discarded-cards".into())
    );
    assert!(error["incidents"].as_array().is_some_and(|incidents| incidents.len() > 1), "{error}");
    let first = &error["question"]["answers"][0];
    assert_eq!((&first["incident"], &first["facts"]["moment"]), (&"folded-in-turn".into(), &"in-turn".into()));
    let text = err(&floor(&["--lang", "en", "decide", GONE]));
    assert!(text.contains("What happened to the cards?\n  folded-in-turn moment=in-turn: the player"), "{text}");
}

/// How many of a hundred sentences at which a family is asked may mean an incident that is none of its answers.
const MOST_OTHERS: usize = 25;

#[test]
fn a_family_that_is_asked_for_mostly_has_the_incident_that_was_meant() {
    let pack = built_in();
    let mut asked: BTreeMap<String, (usize, Vec<String>)> = BTreeMap::new();
    for language in Language::ALL {
        let words = Words::new(language, &pack);
        let sentences = sentences(language);
        let said = sentences.iter().flat_map(|(meant, said)| said.iter().map(move |said| (meant, said)));
        for (meant, said) in said {
            let Choice::Several(best) = find_incidents(&pack, &words, said).choice() else { continue };
            let ids: Vec<IncidentId> = best.into_iter().map(|one| one.id).collect();
            if let Some((family, _)) = family_of(&pack, &ids) {
                let (times, others) = asked.entry(family.id.to_string()).or_default();
                *times += 1;
                let meant = IncidentId::from(meant.as_str());
                if !family.has(&meant) && !ids.contains(&meant) {
                    others.push(format!("{meant}: {said}"));
                }
            }
        }
    }
    assert_eq!(asked.len(), pack.families().len(), "{:?}", asked.keys());
    for (family, (times, others)) in asked {
        println!("{family}: asked {times} times, {} times for something else", others.len());
        assert!(times > 0 && others.len() * 100 <= times * MOST_OTHERS, "{family}: {times}, {others:#?}");
    }
}
