//! What the words with which an incident is told answer: facts and amounts in four languages, lines behind them, and how
//! what was taken is taken back.

use crate::interview::{asked, none};
use floorbook::commands::built_in;
use floorbook::decide::BoundIncident;
use floorbook::ids::BookId;
use floorbook::interview::{InterviewEnd, answer_words, taken_words, told_by_words};
use floorbook::locale::{Language, Words};

/// What words tell of an incident, as answers in words.
fn taken(language: Language, incident: &str, said: &str) -> Vec<String> {
    let pack = built_in();
    let words = Words::new(language, &pack);
    let incident = pack.incident(incident).expect("an incident");
    let told = told_by_words(&words, &incident, said).into_iter();
    told.map(|(fact, answer)| {
        let fact = &incident.facts[fact];
        format!("{}={}", fact.id, answer_words(&words, &incident, fact, &answer))
    })
    .collect()
}

#[test]
fn of_two_bets_the_last_is_of_the_player_in_question() {
    for (language, incident, said, told) in [
        (Language::En, "raise-size", "UTG made it 600, seat 4 puts out 900", vec!["put=900"]),
        (Language::En, "raise-size", "the bet was 500 and it was raised to 1,300", vec![]),
        (Language::De, "raise-size", "Blind 200, einer macht 600, auf was muss ich gehen?", vec![]),
        (Language::Nl, "declared-total", "seat 3 maakt er 600 van, seat 6 zegt raise 1500", vec!["said=1.500"]),
        (Language::Sk, "declared-total", "UTG raise na 600, button povedal raise 1 500", vec!["said=1\u{a0}500"]),
        (Language::En, "accepted-action", "she called all-in for 15, the recount says 18", vec![]),
    ] {
        assert_eq!(taken(language, incident, said), told, "{said}");
    }
}

#[test]
fn a_number_in_groups_is_one_amount_and_thousands_are_no_chips() {
    for (language, incident, said, told) in [
        (Language::Sk, "tiny-chip-call", "bet 12 000, hodil jednu stovku", vec!["to-call=12\u{a0}000"]),
        // Two amounts of three digits, or one of six: nobody knows.
        (Language::En, "undercall", "he puts 100 200", vec![]),
        (Language::Sk, "accepted-action", "povedal 14 tisíc", vec![]),
        (Language::En, "undercall", "he put in 14 grand", vec![]),
    ] {
        assert_eq!(taken(language, incident, said), told, "{said}");
    }
}

#[test]
fn what_was_said_after_the_chip_was_not_said_before_it() {
    for (language, said) in [
        (Language::En, "puts in one chip and then said raise"),
        (Language::Nl, "legt één chip neer en zei daarna pas raise"),
        (Language::De, "er hat einen 500er hingelegt und erst danach Raise gesagt"),
        (Language::Sk, "dal jeden žetón a až potom povedal raise"),
    ] {
        let told = taken(language, "oversized-chip", said);
        assert!(told.iter().all(|fact| !fact.starts_with("said=")), "{said}: {told:?}");
    }
}

#[test]
fn words_tell_answers_and_amounts_in_four_languages() {
    for (language, incident, said, told) in [
        (
            Language::En,
            "undercall",
            "heads-up, bet was 1,200 and he only put in 500 without a word",
            vec!["call-said=no", "players=two (heads-up)", "to-call=1,200", "put=500"],
        ),
        (
            Language::Nl,
            "undercall",
            "multiway, zei call en legt 500 neer",
            vec!["call-said=ja", "players=drie of meer (multiway)", "put=500"],
        ),
        (
            Language::De,
            "undercall",
            "3-Bet auf 1.200, BB legt nur 400",
            vec!["facing=auf ein anderes Raise", "put=400"],
        ),
        (
            Language::Sk,
            "undercall",
            "bet na flope, hráč mlčky hodil 300",
            vec!["call-said=nie", "facing=prvej stávke na flope, turne alebo riveri", "put=300"],
        ),
        (
            Language::En,
            "oversized-chip",
            "tosses a single 1k chip in silently",
            vec!["chip=1,000", "said=nothing, or only after it"],
        ),
        (
            Language::En,
            "wrong-card-count",
            "UTG has three cards",
            vec!["seat=that of a player who is not on the button"],
        ),
        (
            Language::De,
            "language",
            "zwei reden Ungarisch in der Hand",
            vec!["language=eine Sprache, die hier nicht steht"],
        ),
        (
            Language::En,
            "phone",
            "seat 4 texts while he has cards",
            vec!["use=something else: messages, photos, filming, another tool"],
        ),
        (
            Language::Nl,
            "misdeal",
            "de eerste kaart ging naar de verkeerde speler",
            vec!["cause=de eerste kaart ging naar de verkeerde plaats"],
        ),
        (
            Language::De,
            "fouled-deck",
            "zwei gleiche Könige am Board",
            vec!["found=zwei oder mehr gleiche Karten (gleiche Farbe, gleicher Rang)"],
        ),
        (Language::Sk, "exposed-cards", "ukázal karty, kým sa hralo", vec!["how=hráč ich otočil alebo ukázal"]),
        // Words of any language are understood.
        (Language::Nl, "undercall", "said call, heads up", vec!["call-said=ja", "players=twee (heads-up)"]),
    ] {
        assert_eq!(taken(language, incident, said), told, "{said}");
    }
}

#[test]
fn nothing_is_guessed_from_words() {
    for (language, incident, said) in [
        // Denied, doubted, claimed, asked.
        (Language::En, "undercall", "he did not say anything about heads up"),
        (Language::En, "undercall", "he claims he said call"),
        (Language::En, "undercall", "is it heads up?"),
        (Language::Nl, "undercall", "we zijn niet heads-up"),
        (Language::De, "undercall", "kein Heads-up"),
        (Language::Sk, "undercall", "bez heads-up"),
        (Language::Sk, "undercall", "nepovedal call"),
        // Two answers to one fact, and one amount that could be anything.
        (Language::En, "undercall", "it was heads up, no: three players"),
        (Language::En, "undercall", "undercall of 500"),
        (Language::En, "undercall", "he put in 400 and puts in 500"),
        // Numbers that are no chips.
        (Language::En, "oversized-chip", "seat 14, blinds 100/200"),
        // The whole word says more than its part.
        (Language::En, "raise-size", "said raise to 900"),
    ] {
        assert_eq!(taken(language, incident, said), Vec::<String>::new(), "{said}");
    }
}

#[test]
fn a_line_behind_what_happened_is_taken_with_all_that_it_tells() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let said = "oversized chip: blinds 100/200; A raises to 600";
    assert_eq!(taken(Language::En, "oversized-chip", said), ["round=blinds 100/200; A raises to 600"]);
    // An incident without a fact for the line takes what the line tells.
    let said = "undercall: blinds 100/200; A raises to 600, B 500 silent";
    assert_eq!(
        taken(Language::En, "undercall", said),
        [
            "call-said=no",
            "players=three or more (multiway)",
            "facing=the first raise before the flop",
            "to-call=600",
            "put=500",
            "chips=one"
        ]
    );
    // A hand that has come to its end tells who is all-in and whether the board is out.
    for (line, all_in) in [
        ("flop; A all-in 600, B calls", "all-in, with cards of the board to come"),
        ("river; A all-in 600, B calls", "all-in, and the board is complete"),
        ("river; A bets 600, B calls", "no player was all-in"),
    ] {
        let said = format!("mucked winner: min 200; {line}");
        assert_eq!(taken(Language::En, "mucked-winner", &said), [format!("all-in={all_in}")]);
    }
    assert!(taken(Language::En, "mucked-winner", "mucked winner: min 200; flop; A bets 600, B calls").is_empty());
    let incident = pack.incident("oversized-chip").expect("an incident");
    let said = "oversized chip: blinds 100/200; A raises to 600";
    let mut told = none(&pack, "oversized-chip");
    told.take(&incident, told_by_words(&words, &incident, said));
    assert_eq!(told.taken, [incident.fact("round").expect("a fact")]);
}

#[test]
fn what_was_taken_from_words_is_read_back_and_taken_back_like_an_answer() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let book: BookId = "onk-2023".into();
    let bound = BoundIncident::new(&pack, &book, "undercall").expect("an incident of the book");
    let mut told = none(&pack, "undercall");
    told.take(&bound.incident, told_by_words(&words, &bound.incident, "he said call and put in 500"));
    let back = taken_words(&words, &bound, &told).expect("something was taken");
    assert!(back.contains("\"call\" said first: yes · put in: 500"), "{back}");
    // The first question is the one that is left; back from it are the answers that were taken, the last first.
    let (ended, asked) = asked(&pack, Language::En, "undercall", &mut told, &["<", "400", "1200"]);
    assert_eq!(ended, Ok(InterviewEnd::Done));
    assert!(asked.asked[0].known.as_deref().is_some_and(|known| known == back), "{asked:?}");
    assert_eq!(told.facts.chips(bound.incident.fact("put").expect("a fact")), Some(400));
    assert_eq!(told.taken, [bound.incident.fact("call-said").expect("a fact")]);
}
