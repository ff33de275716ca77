//! Nothing typed rules by accident, nothing typed is lost: only what is on the screen answers, a command is a command at every
//! prompt, and the last ruling can be returned to.

use crate::interview::{asked, none};
use crate::terminal::{answer, floor, leave, press, see, status};
use floorbook::commands::built_in;
use floorbook::ids::BookId;
use floorbook::incident::FactKind;
use floorbook::interview::{After, Below, Headline, Interview, Look, Scripted, Stopped};
use floorbook::locale::{Language, Words, fold};
use floorbook::pack::Pack;

/// Commands that answer no question, as somebody types them in one of the languages.
const WORDS: [&str; 24] = [
    "help",
    "hilfe",
    "pomoc",
    "exit",
    "quit",
    "einde",
    "ende",
    "koniec",
    "rule",
    "regel",
    "pravidlo",
    "rule 43",
    "regel 43-45",
    "pravidlo 43, 45",
    "book dpc",
    "boek dpc",
    "lang nl",
    "jazyk sk",
    "show sk",
    "short",
    "full",
    "json",
    "others",
    "again",
];

/// The first question of each incident that has answers to choose from: the incident, the fact, and its labels.
fn choices(pack: &Pack, words: &Words) -> Vec<(String, Vec<String>, Vec<String>)> {
    let heads = pack.incident_heads().into_iter();
    heads
        .filter_map(|head| {
            let incident = pack.incident(&head.id)?;
            let fact = incident.facts.first()?;
            let FactKind::Choice { values } = &fact.kind else { return None };
            let labels = values.iter().map(|value| words.answer(&head.id, &fact.id, value)).collect();
            Some((head.id.to_string(), values.clone(), labels))
        })
        .collect()
}

#[test]
fn a_command_answers_no_question_in_any_language() {
    let pack = built_in();
    for language in Language::ALL {
        let words = Words::new(language, &pack);
        for (incident, _, labels) in choices(&pack, &words) {
            for typed in WORDS.iter().filter(|typed| !labels.iter().any(|label| fold(label) == fold(typed))) {
                let mut told = none(&pack, &incident);
                let _ = asked(&pack, language, &incident, &mut told, &[typed]);
                assert_eq!(told.facts.given().count(), 0, "{} {incident}: {typed}", language.code());
            }
        }
    }
}

#[test]
fn a_key_of_the_data_that_is_not_shown_answers_no_question() {
    let pack = built_in();
    for language in Language::ALL {
        let words = Words::new(language, &pack);
        for (incident, keys, labels) in choices(&pack, &words) {
            let begins = |key: &str| {
                let mut shown = labels.iter().map(|label| fold(label));
                shown.any(|label| label.split(|c: char| !c.is_alphanumeric()).any(|word| word.starts_with(&fold(key))))
            };
            for key in keys.iter().filter(|key| !begins(key) && !labels.iter().any(|l| fold(l).starts_with(*key))) {
                let mut told = none(&pack, &incident);
                let (_, scripted) = asked(&pack, language, &incident, &mut told, &[key]);
                // Under this book another question may come first, or none.
                if scripted.asked.first().is_none_or(|prompt| prompt.answers != labels) {
                    continue;
                }
                assert_eq!(told.facts.given().count(), 0, "{} {incident}: {key}", language.code());
                assert!(scripted.asked[1].wrong.is_some(), "{} {incident}: {key}", language.code());
            }
        }
    }
}

#[test]
fn help_and_what_only_a_ruling_has_are_said_above_the_same_question() {
    let pack = built_in();
    let mut told = none(&pack, "undercall");
    let (_, scripted) = asked(&pack, Language::En, "undercall", &mut told, &["help", "others", "??"]);
    let said = |at: usize| scripted.asked[at].wrong.clone().unwrap_or_default();
    assert!(said(1).contains("rule 43"), "{}", said(1));
    assert!(said(2).contains("Nothing is ruled yet"), "{}", said(2));
    assert!(scripted.asked.iter().all(|prompt| prompt.question == scripted.asked[0].question));
}

#[test]
fn a_rule_is_asked_for_at_every_prompt() {
    let pack = built_in();
    let words = Words::new(Language::Nl, &pack);
    let book: BookId = "onk-2023".into();
    for (typed, label) in [
        ("rule 43", "43"),
        ("regel 43 t/m 45", "43 t/m 45"),
        ("Pravidlo MEC 7", "MEC 7"),
        ("§ 27 b", "27 b"),
        ("Abs. 27", "27"),
        ("punt 42", "42"),
        ("bod 4.6", "4.6"),
    ] {
        let mut told = none(&pack, "undercall");
        let (ended, _) = asked(&pack, Language::Nl, "undercall", &mut told, &["1", typed]);
        assert_eq!(ended, Err(Stopped::Rule(label.to_owned())));
        assert_eq!(told.facts.given().count(), 1, "what was answered stays");
        let mut scripted = Scripted::new(&[typed]);
        let ended = Interview::new(&pack, &words, &book, &mut scripted).subject(None);
        assert_eq!(ended, Err(Stopped::Rule(label.to_owned())));
        let mut scripted = Scripted::new(&[typed]);
        let ended = Interview::new(&pack, &words, &book, &mut scripted).after(
            &[],
            &[],
            &Below::default(),
            &Headline::default(),
        );
        assert_eq!(ended, Ok(After::Rule(label.to_owned())));
    }
    // What happened may begin with the word.
    for said in ["rule 43 was broken by a player", "punt 42 werd overtreden", "art of bluffing"] {
        let mut scripted = Scripted::new(&[said]);
        let ended = Interview::new(&pack, &words, &book, &mut scripted).subject(None);
        assert!(!matches!(ended, Err(Stopped::Rule(_))), "{said}");
    }
}

#[test]
fn back_and_every_look_lead_from_the_next_dispute_to_the_ruling() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let book: BookId = "dpc".into();
    for (typed, look) in [
        ("<", Look::Again),
        ("back", Look::Again),
        ("terug", Look::Again),
        ("why", Look::Why),
        ("others", Look::Others),
        ("show sk", Look::Show(Language::Sk)),
        ("kurz", Look::Short),
    ] {
        let mut scripted = Scripted::new(&[typed]);
        let mut interview = Interview::new(&pack, &words, &book, &mut scripted);
        interview.ruled = true;
        assert_eq!(interview.subject(None), Err(Stopped::ToRuling(look)), "{typed}");
    }
    let mut scripted = Scripted::new(&["why"]);
    let ended = Interview::new(&pack, &words, &book, &mut scripted).subject(None);
    assert_eq!(ended, Err(Stopped::EndOfInput), "there is no ruling yet");
    assert!(scripted.asked[1].wrong.as_deref().is_some_and(|said| said.contains("Nothing is ruled yet")));
}

#[test]
fn a_typed_word_is_no_answer_at_a_terminal() {
    let mut session = floor(&["--lang", "en", "--book", "dpc", "decide", "phone"]);
    answer(&mut session, "What was the device used for?", "help");
    see(&mut session, "rule 43: the rule, at any question");
    answer(&mut session, "What was the device used for?", "exit");
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_command_typed_on_from_a_letter_that_answered_takes_the_answer_back() {
    // The first letter of "json" is that of "ja" and answers at once; the rest makes it a command.
    let mut session = floor(&["--lang", "de", "--book", "dpc", "decide", "undercall", "to-call=1200", "put=500"]);
    press(&mut session, "zuerst", "json\r");
    see(&mut session, "noch nichts entschieden");
    answer(&mut session, "zuerst", "ende");
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_ruling_is_returned_to_from_the_next_dispute_and_shown_to_a_player() {
    let mut session = floor(&["--lang", "en", "--book", "dpc"]);
    answer(&mut session, "What happened?", "four-card-flop");
    see(&mut session, "All four face down");
    answer(&mut session, "json", "card fell on the floor");
    answer(&mut session, "Which card was it?", "<");
    see(&mut session, "All four face down");
    answer(&mut session, "json", "show sk");
    see(&mut session, "Všetky štyri lícom nadol");
    // From the first question of an incident, too, and what is to be seen of the ruling is seen above a question.
    answer(&mut session, "json", "phone at the table");
    answer(&mut session, "What was the device used for?", "<");
    see(&mut session, "All four face down");
    answer(&mut session, "json", "phone at the table");
    answer(&mut session, "What was the device used for?", "show sk");
    see(&mut session, "Všetky štyri lícom nadol");
    press(&mut session, "What was the device used for?", "1");
    see(&mut session, "call");
    answer(&mut session, "json", "rule 4.6");
    see(&mut session, "4.6 Rabbit hunting");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}
