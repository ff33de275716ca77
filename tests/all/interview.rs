//! The interview with answers that were written down before: commands in every language, questions about questions,
//! changed and disputed answers, what comes after a ruling.

use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next};
use floorbook::ids::BookId;
use floorbook::incident::{Answer, Facts};
use floorbook::interview::{
    After, Answered, Below, Command, Given, Headline, Interview, InterviewEnd, Look, Scripted, Stopped, Subject,
    Switch, likely, read_command, read_line,
};
use floorbook::locale::{Language, Words};
use floorbook::pack::Pack;

/// What an interview about an incident comes to.
pub(crate) fn asked(
    pack: &Pack,
    language: Language,
    incident: &str,
    told: &mut Answered,
    typed: &[&str],
) -> (Result<InterviewEnd, Stopped>, Scripted) {
    let words = Words::new(language, pack);
    let book: BookId = "onk-2023".into();
    let bound = BoundIncident::new(pack, &book, incident).expect("an incident of the book");
    let mut scripted = Scripted::new(typed);
    let mut interview = Interview::new(pack, &words, &book, &mut scripted);
    let ended = interview.facts(&bound, told);
    (ended, scripted)
}

pub(crate) fn none(pack: &Pack, incident: &str) -> Answered {
    Answered::new(Facts::none(pack.incident(incident).expect("an incident").facts.len()))
}

#[test]
fn commands_are_understood_in_every_language_whatever_the_language_set() {
    let pack = built_in();
    for language in Language::ALL {
        let words = Words::new(language, &pack);
        for (typed, command) in [
            ("q", Command::Quit),
            ("KONIEC", Command::Quit),
            ("book dpc", Command::Book("dpc".to_owned())),
            ("kniha  dpc", Command::Book("dpc".to_owned())),
            ("taal sk", Command::Language("sk".to_owned())),
            ("prečo", Command::Why),
            ("??", Command::Why),
            ("sporne", Command::Disputed),
            ("strittig", Command::Disputed),
            ("regel", Command::Look(Look::Rule)),
            ("wat als", Command::Look(Look::WhatIf)),
            ("json", Command::Look(Look::Json)),
            ("level 400/800 ante 800", Command::Level("400/800 ante 800".to_owned())),
        ] {
            assert_eq!(read_command(&words, typed), Some(command), "{typed}");
        }
        for typed in [
            "",
            "?",
            "<",
            "1200",
            "quite",
            "book of the month",
            "the dealer quits",
            "q q",
            "blinds 100/200; A bets",
            "level 100/200; A bets",
        ] {
            assert_eq!(read_command(&words, typed), None, "{typed}");
        }
    }
}

#[test]
fn what_was_answered_stays_when_the_book_or_the_language_changes() {
    let pack = built_in();
    for (typed, switch) in [
        ("book dpc", Switch::Book("dpc".into())),
        ("buch tda-2015", Switch::Book("tda-2015-de".into())),
        ("lang sk", Switch::Language(Language::Sk)),
        ("jazyk deutsch", Switch::Language(Language::De)),
    ] {
        let mut told = none(&pack, "undercall");
        let (ended, _) = asked(&pack, Language::En, "undercall", &mut told, &["yes", typed]);
        assert_eq!(ended, Err(Stopped::Switch(switch)));
        let (ended, scripted) = asked(&pack, Language::En, "undercall", &mut told, &["1200", "500"]);
        assert_eq!(ended, Ok(InterviewEnd::Done));
        assert_eq!(scripted.asked.len(), 2, "the first question was answered");
    }
}

#[test]
fn a_book_that_nobody_knows_is_said_and_the_question_asked_again() {
    let pack = built_in();
    let mut told = none(&pack, "undercall");
    let (_, scripted) = asked(&pack, Language::En, "undercall", &mut told, &["book nowhere", "lang xx", "yes"]);
    let wrong = |at: usize| scripted.asked[at].wrong.clone().unwrap_or_default();
    assert!(wrong(1).contains("nowhere") && wrong(1).contains("dpc"), "{}", wrong(1));
    assert!(wrong(2).contains("\"xx\"") && wrong(2).contains("en, nl, de, sk"), "{}", wrong(2));
    assert_eq!(scripted.asked[0].question, scripted.asked[2].question);
}

#[test]
fn a_changed_answer_is_asked_for_first_and_the_others_are_kept() {
    let pack = built_in();
    let mut told = none(&pack, "undercall");
    let (ended, _) = asked(&pack, Language::En, "undercall", &mut told, &["yes", "1200", "500"]);
    assert_eq!(ended, Ok(InterviewEnd::Done));
    let incident = pack.incident("undercall").expect("an incident");
    let put = incident.fact("put").expect("a fact");
    told.ask_again(put);
    let (ended, scripted) = asked(&pack, Language::En, "undercall", &mut told, &["600"]);
    assert_eq!((ended, scripted.asked.len()), (Ok(InterviewEnd::Done), 1));
    assert_eq!(told.facts.get(put), Some(&Answer::Chips(600)));
    assert_eq!(told.facts.get(incident.fact("to-call").expect("a fact")), Some(&Answer::Chips(1200)));
    // What only the other answer needs is asked for, too.
    told.ask_again(incident.fact("call-said").expect("a fact"));
    let (ended, scripted) = asked(&pack, Language::En, "undercall", &mut told, &["no", "2"]);
    assert_eq!((ended, scripted.asked.len()), (Ok(InterviewEnd::Done), 2));
}

#[test]
fn every_question_of_every_incident_says_why_it_is_asked() {
    let pack = built_in();
    for head in pack.incident_heads() {
        for language in Language::ALL {
            let mut told = none(&pack, &head.id);
            let (_, scripted) = asked(&pack, language, &head.id, &mut told, &["??"]);
            let Some(again) = scripted.asked.get(1) else {
                assert!(scripted.asked.is_empty(), "{}", head.id);
                continue;
            };
            let why = again.wrong.clone().unwrap_or_default();
            assert!(!why.is_empty() && !why.contains('['), "{}: {why}", head.id);
        }
    }
}

#[test]
fn a_disputed_fact_counts_as_unknown_and_is_remembered() {
    let pack = built_in();
    let mut told = none(&pack, "undercall");
    let (ended, _) = asked(&pack, Language::De, "undercall", &mut told, &["strittig", "multiway", "4", "1200", "500"]);
    assert!(matches!(ended, Ok(InterviewEnd::Done) | Err(Stopped::EndOfInput)), "{ended:?}");
    let incident = pack.incident("undercall").expect("an incident");
    let said = incident.fact("call-said").expect("a fact");
    assert_eq!(told.disputed, [said]);
    assert_eq!(told.facts.get(said), Some(&Answer::Unknown));
    let (words, book): (_, BookId) = (Words::new(Language::De, &pack), "onk-2023".into());
    let bound = BoundIncident::new(&pack, &book, "undercall").expect("an incident of the book");
    let given = Given::of(&words, &bound, &told);
    assert!(given.iter().any(|given| given.words.ends_with(": strittig")), "{given:?}");
    told.ask_again(said);
    assert!(told.disputed.is_empty());
}

#[test]
fn after_a_ruling_a_number_a_word_or_the_next_dispute() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let book: BookId = "onk-2023".into();
    let mut told = none(&pack, "undercall");
    let _ = asked(&pack, Language::En, "undercall", &mut told, &["yes", "1200", "500"]);
    let bound = BoundIncident::new(&pack, &book, "undercall").expect("an incident of the book");
    assert!(matches!(bound.next(&told.facts), Next::Ruled(_)));
    let given = Given::of(&words, &bound, &told);
    let said: Vec<&str> = given.iter().map(|given| given.words.as_str()).collect();
    assert_eq!(said, ["\"call\" said first: yes", "to call: 1,200", "put in: 500"]);
    for (typed, after) in [
        (vec!["2"], Ok(After::Change(1))),
        (vec!["<"], Ok(After::Change(2))),
        (vec!["why"], Ok(After::Look(Look::Why))),
        (vec!["again"], Ok(After::Look(Look::Again))),
        // What leads nowhere loses nothing.
        (vec!["xqzzy", "why"], Ok(After::Look(Look::Why))),
        (vec![""], Ok(After::Next(None))),
        (vec!["4 cards"], Ok(After::Next(Some("4 cards".to_owned())))),
        (vec!["book nowhere", "q"], Err(Stopped::Quit)),
        (vec!["lang nl"], Err(Stopped::Switch(Switch::Language(Language::Nl)))),
    ] {
        let mut scripted = Scripted::new(&typed);
        let mut interview = Interview::new(&pack, &words, &book, &mut scripted);
        assert_eq!(interview.after(&given, &[], &Below::default(), &Headline::default()), after, "{typed:?}");
    }
}

#[test]
fn what_happened_may_begin_like_a_command() {
    let pack = built_in();
    let words = Words::new(Language::De, &pack);
    let book: BookId = "onk-2023".into();
    let mut scripted = Scripted::new(&["lang sk"]);
    let mut interview = Interview::new(&pack, &words, &book, &mut scripted);
    assert_eq!(interview.subject(None), Err(Stopped::Switch(Switch::Language(Language::Sk))));
    let mut scripted = Scripted::new(&["lang undercall"]);
    let mut interview = Interview::new(&pack, &words, &book, &mut scripted);
    // No language is called so: it is what happened, and found as such.
    let subject = interview.subject(None);
    assert!(matches!(subject, Ok(Subject::Incident(_)) | Err(Stopped::EndOfInput)), "{subject:?}");
}

#[test]
fn incidents_are_listed_from_two_letters_on_and_not_for_a_line() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    for typed in ["", "u", "100 min; A 100, B all-in 125", "12", "xqzzw"] {
        assert!(likely(&pack, &words, typed).is_empty(), "{typed}");
    }
    for typed in ["un", "undercall", "four-c", "four card fl"] {
        let listed = likely(&pack, &words, typed);
        assert!(!listed.is_empty() && listed.len() <= 7, "{typed}: {listed:?}");
    }
}

#[test]
fn the_line_that_shows_how_a_line_looks_reads_in_every_language() {
    let pack = built_in();
    for language in Language::ALL {
        let words = Words::new(language, &pack);
        let example = words.text("line-example");
        let line = example.split_once(": ").expect("a line after a colon").1;
        assert!(matches!(read_line(&words, line), Some(Ok(_))), "{line}: {:?}", read_line(&words, line));
    }
}

#[test]
fn amounts_that_could_be_two_things_are_said_so_at_the_first_question() {
    let pack = built_in();
    for language in Language::ALL {
        let words = Words::new(language, &pack);
        for typed in ["100 200", "A 600,200", "400 > 100 200"] {
            let why = read_line(&words, typed).and_then(Result::err).unwrap_or_default();
            assert!(why.contains("^^^^^^^"), "{typed}: {why}");
        }
        assert_eq!(read_line(&words, "100"), None);
    }
}

#[test]
fn what_is_longer_than_anybody_types_is_refused_and_asked_for_again() {
    let pack = built_in();
    let pasted = "B puts 500, ".repeat(1000);
    let (ended, scripted) = asked(&pack, Language::En, "undercall", &mut none(&pack, "undercall"), &[&pasted]);
    assert_eq!(ended, Err(Stopped::EndOfInput));
    let wrong: Vec<Option<&str>> = scripted.asked.iter().map(|prompt| prompt.wrong.as_deref()).collect();
    assert!(
        wrong[0].is_none() && wrong[1].is_some_and(|why| why.contains("12,000") && why.contains("8,000")),
        "{wrong:?}"
    );
}
