//! From one incident to another: what was answered goes along.

use floorbook::betting::Amount;
use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next};
use floorbook::ids::{BookId, IncidentId};
use floorbook::incident::Facts;
use floorbook::interview::{Known, answer_words, carried, followed, read_fact, record};
use floorbook::locale::{Language, Words};

#[test]
fn an_answer_that_is_changed_is_the_same_in_another_incident_where_the_fact_is() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let incident = |id: &str| pack.incident(id).expect("an incident");
    let follows = |from: &str, fact: &str, typed: &str, to: &str| {
        let (from, to) = (incident(from), incident(to));
        let at = from.fact(fact).expect("a fact");
        let answer = read_fact(&words, &from, &from.facts[at], typed).expect("an answer");
        let same = followed(&words, (&from, at), &answer, &to).into_iter();
        same.map(|(at, answer)| format!("{}={}", to.facts[at].id, answer_words(&words, &to, &to.facts[at], &answer)))
            .collect::<Vec<_>>()
    };
    assert_eq!(follows("oversized-chip", "said", "raise", "string-bet"), ["said=\"raise\" (or \"bet\"), no amount"]);
    assert_eq!(follows("string-bet", "said", "raise", "oversized-chip"), ["said=\"raise\", no amount"]);
    assert_eq!(follows("undercall-sequence", "to-call", "900", "undercall"), ["to-call=900"]);
    // What is no answer there, and what is another fact, does not follow.
    assert_eq!(follows("string-bet", "said", "check", "oversized-chip"), Vec::<String>::new());
    assert_eq!(follows("several-chips", "said", "amount", "raise-size"), Vec::<String>::new());
    // Coming from there answers nothing by itself: nobody has come.
    assert_eq!(follows("wrong-card-count", "button-acted", "yes", "string-bet"), Vec::<String>::new());
}

#[test]
fn what_was_answered_goes_along_to_the_incident_that_follows() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let incident = |id: &str| pack.incident(id).expect("an incident");
    let facts = |id: &str, answers: &[(&str, &str)]| {
        let incident = incident(id);
        let mut facts = Facts::none(incident.facts.len());
        for (fact, typed) in answers {
            let at = incident.fact(fact).expect("a fact");
            facts.set(at, read_fact(&words, &incident, &incident.facts[at], typed).ok());
        }
        facts
    };
    let going = |from: &str, answers: &[(&str, &str)], amounts: &[(&str, Amount)], to: &str| {
        let told = {
            let known = Known { facts: &facts(from, answers), line: None, amounts, handed: None };
            carried(&words, &incident(from), &known, &incident(to))
        };
        let to = incident(to);
        let given = told
            .facts
            .given()
            .map(|(at, answer)| format!("{}={}", to.facts[at].id, answer_words(&words, &to, &to.facts[at], answer)));
        (given.collect::<Vec<_>>(), told)
    };
    let along =
        |from: &str, answers: &[(&str, &str)], to: &str| going(from, answers, &[("to_call", 600), ("owed", 100)], to);
    let (given, told) =
        along("tiny-chip-call", &[("to-call", "1200"), ("put", "500"), ("players", "heads-up")], "undercall");
    assert_eq!(given, ["players=two (heads-up)", "to-call=1,200", "put=500"]);
    assert_eq!(told.taken.len(), 3);
    assert!(told.along);
    // The line goes along with all that it tells of the other, and the amounts of the ruling.
    let (given, _) =
        along("oversized-chip", &[("round", "blinds 100/200; A raises to 600"), ("chip", "500")], "undercall");
    let line = ["players=three or more (multiway)", "facing=the first raise before the flop", "to-call=600"];
    assert_eq!(given, [&line[..], &["chips=one"]].concat());
    // An amount that a ruling shows under another name: the bet is what the call costs.
    let (given, _) = going("oversized-chip", &[("chip", "500")], &[("bet", 600), ("put", 500)], "undercall");
    assert_eq!(given, ["to-call=600", "put=500", "chips=one"]);
    // What another incident says under another name: the data says that it is the same.
    let (given, _) =
        along("misdeal", &[("cause", "wrong-card-count"), ("count-at", "button-extra")], "wrong-card-count");
    assert_eq!(given.len(), 1, "{given:?}");
    assert!(given[0].starts_with("seat="), "{given:?}");
    // Whoever comes from there has said what went wrong.
    let (given, _) = along("wrong-card-count", &[("seat", "other-seat")], "misdeal");
    let misdeal = ["cause=a player has the wrong number of cards", "count-at="];
    assert!(given.len() == 2 && given.iter().zip(misdeal).all(|(given, told)| given.starts_with(told)), "{given:?}");
    // A button that is short is judged there as any other seat.
    let (given, _) = along("button-short-cards", &[("acted", "no"), ("missing", "one")], "misdeal");
    assert!(given.len() == 2 && given[1].contains("not on the button"), "{given:?}");
    let (given, _) = along("fouled-deck", &[("found", "duplicate")], "misdeal");
    assert_eq!(given, ["cause=something else"]);
    let (given, _) = along("foreign-card", &[("card", "other-back")], "misdeal");
    assert_eq!(given, Vec::<String>::new());
    let (given, _) = along("several-chips", &[("round", "blinds 100/200; A raises to 600")], "raise-size");
    assert!(given.contains(&"round=blinds 100/200; A raises to 600".to_owned()), "{given:?}");
    // The same value with other words means something else, and what is not known is not taken along.
    let (given, _) = along("several-chips", &[("said", "amount")], "raise-size");
    assert_eq!(given, Vec::<String>::new());
    let (given, _) = along("tiny-chip-call", &[("put", "?")], "undercall");
    assert_eq!(given, ["to-call=600"]);
}

#[test]
fn a_line_goes_along_with_the_act_that_was_ruled() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let handed = |from: &str, line: &str, to: &str| {
        let (book, from): (BookId, IncidentId) = ("onk-2023".into(), from.into());
        let from = BoundIncident::new(&pack, &book, &from).expect("an incident");
        let mut facts = Facts::none(from.incident.facts.len());
        let at = from.incident.fact("round").expect("a line");
        let answer = read_fact(&words, &from.incident, &from.incident.facts[at], line).expect("a line");
        record(&from.incident, &mut facts, at, answer).expect("facts");
        let Next::Ruled(ruling) = from.next(&facts) else { panic!("{line} is not ruled") };
        let to = pack.incident(to).expect("an incident");
        let handed = ruling.hands_over(&from.incident, &to.id);
        let known = Known { facts: &facts, line: None, amounts: &ruling.amounts, handed };
        let told = carried(&words, &from.incident, &known, &to).facts;
        let round = to.fact("round").and_then(|at| Some(answer_words(&words, &to, &to.facts[at], told.get(at)?)));
        round.expect("a line")
    };
    let line = "min 200; stacks A 9000, B 9000, C 700; A bets 600, B calls, C puts 1x500+2x100";
    let ruled = handed("several-chips", line, "reopening");
    assert!(ruled.ends_with("A 600, B calls, C all-in 700"), "{ruled}");
    let line = "PL 100/200; A says raise, puts 1x5000, B folds";
    let ruled = handed("oversized-chip", line, "pot-limit-miscount");
    assert!(ruled.ends_with("A 5000, B folds"), "{ruled}");
}
