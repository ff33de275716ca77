//! What of a ruling stands on a screen of 24 rows and 60 columns, over the cases that judge the rulings; and what would
//! change a ruling, held against the ruling of the changed facts.
//!
//! Every row of every table is judged by a case, so that the rare rulings count here as much as the common ones.

use crate::command_line::{UNDERCALL, err, floor, out};
use crate::every_ruling::every_ruling;
use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next, Ruling, WhatIf};
use floorbook::incident::{Answer, FactKind, Facts};
use floorbook::interview::{Answered, Below, Given, Waiting};
use floorbook::locale::{Language, Words};
use floorbook::render::{Extent, ROWS, RulingContext, Style, View, pages, ruling_view, text};
use serde_json::{Value as Json, json};

/// One ruling of so many is looked at; the number shares no factor with that of the books, so that each has its turn.
const EVERY: usize = 3;

/// A ruling of this extent as lines of at most 60 columns.
fn lines(words: &Words, bound: &BoundIncident, facts: &Facts, ruling: &Ruling, extent: Extent) -> usize {
    let ruled = RulingContext { extent, ..RulingContext::new(words, bound, facts, ruling) };
    text(&ruling_view(&ruled), Style { width: 60, color: false, rows: None }).lines().count()
}

#[test]
fn nine_rulings_of_ten_fit_a_screen_in_every_language() {
    let (mut at, mut all, mut fit) = (0, 0, [0; Language::ALL.len()]);
    every_ruling(|pack, bound, facts, ruling| {
        at += 1;
        if at % EVERY != 0 {
            return;
        }
        all += 1;
        for (language, fit) in Language::ALL.into_iter().zip(&mut fit) {
            let words = Words::new(language, pack);
            let rows = lines(&words, bound, facts, ruling, Extent { hint: true, ..Extent::default() });
            *fit += usize::from(rows <= ROWS);
        }
    });
    let enough = |fit: &usize| fit * 10 >= all * 9;
    assert!(fit.iter().all(enough), "of {all} rulings {fit:?} fit {ROWS} rows ({:?})", Language::ALL);
}

/// Of so many rulings one is paged for every screen in every language.
const PAGED: usize = 53;

/// Screens from a phone turned sideways to a wall: rows and columns.
const SCREENS: [(usize, usize); 4] = [(20, 40), (24, 60), (24, 80), (60, 72)];

#[test]
fn the_headline_and_the_first_order_are_on_every_page_of_every_screen() {
    let (mut at, mut all, mut whole) = (0, 0, 0);
    every_ruling(|pack, bound, facts, ruling| {
        at += 1;
        if at % PAGED != 0 {
            return;
        }
        for (language, (rows, width)) in Language::ALL.into_iter().flat_map(|one| SCREENS.map(|screen| (one, screen))) {
            let words = Words::new(language, pack);
            let told = Answered::new(facts.clone());
            let given = Given::of(&words, bound, &told);
            let [full, _, shortest] = Below::forms(&words, (&given, &[]), &Waiting::default(), width);
            let view = ruling_view(&RulingContext::new(&words, bound, facts, ruling));
            let style = Style { width, color: false, rows: Some(rows - 1) };
            let shown = text(&view, Style { rows: None, ..style });
            let headline = shown.lines().next().expect("a headline");
            let stays = text(&View { blocks: view.head.clone(), ..View::default() }, Style { rows: None, ..style });
            let below = shortest.on_page(&words, (1, 9));
            let room = rows - 1 - below.rows(width);
            let name = format!("{} {language:?} {rows}x{width}", bound.incident.id);
            for page in pages(&view, style, room) {
                assert!(page.lines().count() <= usize::max(room, 5), "{name}: {room} rows\n{page}");
                assert!(page.lines().any(|line| line == headline), "{name}\n{page}");
                assert!(!ruling.alternatives.is_empty() || page.contains("\n  1. "), "{name}\n{page}");
                let whole = stays.lines().all(|stays| page.lines().any(|line| line == stays));
                assert!(!ruling.alternatives.is_empty() || whole, "{name}\n{page}");
            }
            if (rows, width) == (24, 60) {
                all += 1;
                whole += usize::from(pages(&view, style, rows - 1 - full.rows(width)).len() == 1);
            }
        }
    });
    assert!(whole * 10 >= all * 7, "of {all} rulings {whole} fit 24 rows with what is asked below them");
}

/// Of so many rulings one is looked at line by line, whole and as it fits a screen.
const WRITTEN: usize = 11;

#[test]
fn no_line_of_a_ruling_is_wider_than_the_screen_in_any_language() {
    let mut at = 0;
    every_ruling(|pack, bound, facts, ruling| {
        at += 1;
        if at % WRITTEN != 0 {
            return;
        }
        for words in Language::ALL.map(|language| Words::new(language, pack)) {
            for extent in [Extent { hint: true, ..Extent::default() }, Extent::WHOLE] {
                let ruled = RulingContext { extent, ..RulingContext::new(&words, bound, facts, ruling) };
                let shown = text(&ruling_view(&ruled), Style { width: 60, color: false, rows: None });
                let wide = shown.lines().find(|line| textwrap::core::display_width(line) > 60);
                assert_eq!(wide, None, "{} {} {}", bound.incident.id, bound.book, words.language().code());
            }
        }
    });
}

/// What somebody at the table sees of a ruling.
fn seen(ruling: &Ruling) -> String {
    let said = (ruling.outcome, ruling.coverage, &ruling.amounts, &ruling.orders, &ruling.open, ruling.penalty);
    format!("{said:?} {:?}", ruling.alternatives)
}

/// Of so many rulings one is looked at with every fact changed: of all that takes minutes.
const CHANGED: usize = 23;

#[test]
fn what_would_change_a_ruling_is_what_is_ruled_then() {
    let (mut at, mut changed) = (0, 0);
    every_ruling(|pack, bound, facts, ruling| {
        at += 1;
        if at % CHANGED != 0 {
            return;
        }
        let fresh = BoundIncident::new(pack, &bound.book, &bound.incident.id).expect("the same incident");
        for WhatIf { fact, facts: other, ruling: what_if } in bound.what_if(facts, ruling) {
            let name = format!("{} {}: {}", bound.incident.id, bound.book, bound.incident.facts[fact].id);
            assert_eq!(fresh.next(&other), Next::Ruled(what_if.clone()), "{name}");
            assert_ne!(seen(&what_if), seen(ruling), "{name}");
            // One fact is another; of the rest only a line has lost what it told of that fact.
            for (place, kept) in facts.given().filter(|(place, _)| *place != fact) {
                let line = matches!(kept, Answer::Round(_));
                assert!(line && other.get(place).is_some() || other.get(place) == Some(kept), "{name}");
            }
            assert_ne!(other.get(fact), facts.get(fact), "{name}");
            changed += 1;
        }
        let words = Words::new(Language::En, pack);
        let what_if = bound.what_if(facts, ruling);
        let ruled = RulingContext { what_if: &what_if, ..RulingContext::new(&words, bound, facts, ruling) };
        let shown = text(&ruling_view(&ruled), Style { width: 10_000, color: false, rows: None });
        assert!(shown.lines().all(|line| !line.trim_end().ends_with('→')), "{shown}");
        // Where only the penalty is another, what is ruled is not said again.
        let same = shown.lines().next().map(|headline| format!("→ {headline}. ")).expect("a headline");
        assert!(!shown.contains(&same), "{shown}");
    });
    assert!(changed > at / CHANGED / 2, "{changed} of {at}");
}

#[test]
fn the_nearest_amount_that_changes_the_ruling_is_shown() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let bound = BoundIncident::new(&pack, "onk-2023", "undercall").expect("an incident");
    let facts_with = |typed: &[(&str, &str)]| {
        let mut facts = Facts::none(bound.incident.facts.len());
        for (name, value) in typed {
            let at = bound.incident.fact(name).expect("a fact");
            let answer = floorbook::interview::read_fact(&words, &bound.incident, &bound.incident.facts[at], value);
            facts.set(at, Some(answer.expect("an answer")));
        }
        facts
    };
    let short = facts_with(&[("call-said", "no"), ("players", "heads-up"), ("to-call", "1200"), ("put", "900")]);
    let Next::Ruled(ruling) = bound.next(&short) else { panic!("no ruling") };
    let put = bound.incident.fact("put").expect("a fact");
    let what_if = bound.what_if(&short, &ruling);
    let other = what_if.iter().find(|one| one.fact == put).expect("another amount");
    // In chips of 300, which is what 1,200 and 900 can be counted in: with one more it is a call.
    assert_eq!(other.facts.get(put), Some(&Answer::Chips(1200)));
    assert!(matches!(bound.incident.facts[put].kind, FactKind::Chips { .. }));
}

fn json_of(arguments: &[&str]) -> Json {
    let output = floor(&[arguments, &["--format", "json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", err(&output));
    serde_json::from_str(&out(&output)).expect("JSON")
}

/// Each line of `--what-if` is what the command rules when that fact is typed in the place of the other.
#[test]
fn what_the_command_says_would_be_ruled_is_ruled_when_it_is_typed() {
    for (incident, facts) in [
        ("undercall", &["call-said=no", "players=multiway", "facing=opening-bet", "to-call=1200", "put=500"][..]),
        (
            "misdeal",
            &[
                "cause=exposed-card",
                "exposed-by=dealer",
                "exposed-which=one-of-first-two",
                "game=flop",
                "actions=check",
            ],
        ),
        ("several-chips", &["said=nothing", "round=325", "chips=500+25", "last-chips=no"]),
        ("oversized-chip", &["round=blinds 100/200; A raises to 600, B to act", "chip=1000", "said=nothing"]),
    ] {
        let all = [&["decide", incident], facts].concat();
        let ruled = json_of(&[&all[..], &["--what-if"]].concat());
        let lines = ruled["what_if"].as_array().expect("a list");
        assert!(!lines.is_empty(), "{incident}");
        for line in lines {
            let fact = line["fact"].as_str().expect("a fact");
            let value = match &line["value"] {
                Json::Array(words) => words.iter().filter_map(Json::as_str).collect::<Vec<_>>().join(" "),
                Json::String(word) => word.clone(),
                other => other.to_string(),
            };
            let changed = format!("{fact}={value}");
            let kept = facts.iter().filter(|known| !known.starts_with(&format!("{fact}=")));
            let typed: Vec<&str> =
                ["decide", incident].into_iter().chain(kept.copied()).chain([changed.as_str()]).collect();
            let again = json_of(&typed);
            for key in ["outcome", "ruling", "amounts", "orders", "alternatives", "penalty", "coverage"] {
                assert_eq!(again[key], line[key], "{incident} {changed}: {key}");
            }
        }
    }
}

#[test]
fn what_belongs_to_one_of_several_rulings_stands_below_it() {
    let facts = ["hand=hand-for-hand", "players-left=10", "prizes=1-9: 100.01", "out=A T1 12000, B T2 8000"];
    let arguments = [&["--book", "dpc", "decide", "hand-for-hand-payout"], &facts[..]].concat();
    let said = out(&floor(&arguments));
    let (_, shared) = said.split_once("\n(2) ").expect("a second ruling");
    assert!(shared.contains("cent by cent"), "{said}");
    let ruled = json_of(&arguments);
    let remarks = |at: usize| ruled["alternatives"][at]["remarks"].as_array().map_or(0, Vec::len);
    assert_eq!((remarks(0), remarks(1)), (0, 1), "{ruled}");
}

#[test]
fn a_sum_calls_an_amount_what_the_ruling_calls_it() {
    let said = out(&floor(&["decide", "blinds 100/200; A raises to 600, B \"299\"", "--why"]));
    assert!(said.contains("600 (to call) − 299 (said) = 301"), "{said}");
    let put = out(&floor(&[&UNDERCALL[..], &["--why"]].concat()));
    assert!(put.contains("1,200 (to call) − 500 (put in) = 700 (to add)"), "{put}");
}

#[test]
fn that_a_book_is_silent_is_said_once() {
    let marks = ["the book is silent here", "het boek zwijgt hierover", "das Buch schweigt hierzu", "kniha o tom mlčí"];
    let says = ["book does not say", "boek zegt niet", "Buch sagt nicht", "Kniha nehovorí"];
    for ((language, mark), says) in ["en", "nl", "de", "sk"].into_iter().zip(marks).zip(says) {
        let round = "round=100 min; A 100, B all-in 125, C calls, D all-in 200";
        let said = out(&floor(&["--lang", language, "decide", "reopening", round, "--others"]));
        let lines: Vec<String> = said.replace("\n    ", " ").lines().map(str::to_owned).collect();
        assert!(lines.iter().any(|line| line.contains(says)), "{said}");
        assert!(!lines.iter().any(|line| line.contains(says) && line.contains(mark)), "{said}");
    }
}

#[test]
fn one_line_to_paste_is_one_line_however_narrow_the_screen() {
    for language in ["en", "nl", "de", "sk"] {
        let said = out(&floor(&[&UNDERCALL[..], &["--short", "--lang", language, "--book", "onk-2023"]].concat()));
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains("700") && said.contains("51-B-a") && said.contains("2023-2024"), "{said}");
    }
    // A line with several rulings has one line each, and nothing else.
    let line = "blinds 100/200; A raises to 600, B 500+500 silent";
    let said = out(&floor(&["decide", line, "--short"]));
    assert_eq!(said.lines().count(), 1, "{said}");
    let refused = floor(&[&UNDERCALL[..], &["--short", "--why"]].concat());
    assert_eq!(refused.status.code(), Some(2));
    assert!(err(&refused).contains("--short") && err(&refused).contains("--why"), "{}", err(&refused));
}

#[test]
fn a_player_is_shown_the_ruling_and_the_rule_in_another_language_and_the_words_of_the_book_below() {
    let said = out(&floor(&[&UNDERCALL[..], &["--show", "sk", "--book", "onk-2023"]].concat()));
    let (ours, player) = said.split_once("slovenčina").expect("the language of the player");
    assert!(ours.contains("Full call") && !ours.contains("51-B-a"), "{said}");
    let (translated, own) = player.split_once("· Nederlands").expect("the words of the book");
    assert!(translated.contains("51-B-a") && translated.contains("preklad"), "{said}");
    assert!(!translated.contains("Het is") && own.contains("Het is een undercall"), "{said}");
    assert!(player.contains("Platí samotná kniha"), "{said}");
    let ruled = json_of(&[&UNDERCALL[..], &["--show", "sk", "--book", "onk-2023"]].concat());
    assert_eq!((&ruled["language"], &ruled["shown"]["language"]), (&json!("en"), &json!("sk")));
    assert_eq!((&ruled["outcome"], &ruled["amounts"]), (&ruled["shown"]["outcome"], &ruled["shown"]["amounts"]));
    let cited = |ruled: &Json| {
        let one = |cited: &Json| (cited["label"].clone(), cited["text"].clone());
        ruled["citations"].as_array().expect("citations").iter().map(one).collect::<Vec<_>>()
    };
    assert_eq!(cited(&ruled), cited(&ruled["shown"]));
    let refused = floor(&[&UNDERCALL[..], &["--show", "fr"]].concat());
    assert_eq!(refused.status.code(), Some(2));
    assert!(err(&refused).contains("--show") && err(&refused).contains("en, nl, de, sk"), "{}", err(&refused));
}

#[test]
fn a_screen_has_what_is_needed_and_flags_bring_the_rest() {
    let round = "round=100 min; A 100, B all-in 125, C calls, D all-in 200";
    let ruled = |flags: &[&str]| out(&floor(&[&["decide", "reopening", round], flags].concat()));
    let short = ruled(&[]);
    for left_out in ["The round", "Why", "Other books", "What would change it"] {
        assert!(!short.contains(left_out), "{short}");
    }
    assert!(ruled(&["--why"]).contains("\nWhy\n"));
    // What is there already is not offered.
    assert!(short.ends_with("More: --why, --what-if, --others, --full\n"), "{short}");
    assert!(ruled(&["--why", "--others"]).ends_with("More: --what-if, --full\n"));
    assert!(ruled(&["--others"]).contains("\nOther books\n"));
    let full = ruled(&["--full"]);
    for all in ["The round", "Why", "Other books"] {
        assert!(full.contains(all), "{full}");
    }
    // A document and a program have it whole without being asked.
    assert!(ruled(&["--format", "markdown"]).contains("### Why"));
    assert!(json_of(&["decide", "reopening", round])["because"].as_array().is_some_and(|because| because.len() > 2));
}
