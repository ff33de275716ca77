//! A line that tells what the players did, but not at which blinds: they are asked for.

use floorbook::betting::Motion;
use floorbook::betting::round::{Action, HandLine, Setup};
use floorbook::commands::built_in;
use floorbook::interview::{
    Interview, Scripted, Stopped, Subject, Switch, lacks_amounts, lacks_setup, likely, read_line, with_commas,
};
use floorbook::locale::{Language, Words};
use floorbook::notation::write;

/// What is asked for when this is what happened, and what the answers come to: the subject, or none where they ran out.
fn begun(language: Language, typed: &[&str]) -> (Option<Subject>, Vec<String>) {
    let pack = built_in();
    let (words, book) = (Words::new(language, &pack), "onk-2023".into());
    let mut scripted = Scripted::new(typed);
    let mut interview = Interview::new(&pack, &words, &book, &mut scripted);
    let subject = interview.subject(None).ok();
    (subject, scripted.asked.into_iter().map(|prompt| prompt.question).collect())
}

/// What a line tells, wherever it stands in the text.
type Betting = (Setup, Vec<Action>, Vec<Motion>);

fn betting(line: &HandLine) -> Betting {
    let acts = line.moves.iter().map(|action| action.act.clone());
    let offered = line.offer.iter().flat_map(|offer| offer.motions.clone());
    (line.setup.clone(), acts.collect(), offered.collect())
}

fn told_on(subject: Option<Subject>) -> Option<Betting> {
    match subject? {
        Subject::Line(line) => Some(betting(&line)),
        Subject::Incident(_) | Subject::Hand(_) => None,
    }
}

#[test]
fn the_blinds_that_a_line_lacks_are_asked_for() {
    for (language, line, with) in [
        (Language::En, "A raises to 600, B puts 400", "A raises to 600, B puts 400"),
        (Language::En, "seat 3 bets 1000, seat 5 puts out 1400 without a word", "3 bets 1000, 5 puts 1400"),
        (Language::Nl, "A raiset naar 600, B legt 400 neer", "A raises to 600, B puts 400"),
        (Language::De, "Platz 3 bettet 1000, Platz 5 legt wortlos 600", "3 bets 1000, 5 puts 600"),
        (Language::Sk, "A dá 600, B dá potichu 400", "A 600, B puts 400"),
    ] {
        let whole = |setup: &str| {
            let read = read_line(&Words::new(Language::En, &built_in()), &format!("{setup}; {with}"));
            Some(betting(&read.expect("a line").expect("a good one")))
        };
        for (setup, meant) in [("100/200", "blinds 100/200"), ("200", "min 200"), ("turn, min 100", "turn, min 100")] {
            let (subject, asked) = begun(language, &[line, setup]);
            assert_eq!(told_on(subject), whole(meant), "{line}, {setup}");
            assert_eq!(asked.len(), 2, "{line}");
        }
        // What is no blind is refused, and asked for again; going back leads to what happened.
        let again = begun(language, &[line, "x", "100/200"]).0;
        assert_eq!(told_on(again), whole("blinds 100/200"), "{line}");
        let (subject, asked) = begun(language, &[line, "<", "undercall"]);
        assert_eq!((subject, asked.len()), (Some(Subject::Incident("undercall".into())), 3), "{line}");
    }
}

#[test]
fn words_that_are_no_line_are_not_taken_for_one_without_its_blinds() {
    let pack = built_in();
    for language in Language::ALL {
        let words = Words::new(language, &pack);
        for words_only in [
            "he bets 600 and I put 400",
            "A folds, B checks",
            "A 600",
            "1000",
            "5 euro, 3 beers",
            "A has 400 and B 600",
        ] {
            assert!(!lacks_setup(&words, words_only), "{words_only}");
        }
        assert!(lacks_setup(&words, "A 600, B 400"));
        assert!(likely(&pack, &words, "A raises to 600, B puts 400").is_empty());
    }
}

#[test]
fn acts_without_amounts_are_shown_with_some() {
    let pack = built_in();
    for (language, typed, shown) in [
        (Language::En, "hijack opens, button shoves", "hijack opens 600, button shoves 2400"),
        (Language::En, "HJ opens, BTN calls, SB jams", "HJ opens 600, BTN calls, SB jams 2400"),
        (Language::Nl, "hijack opent, button schuift all-in", "hijack opent 600, button schuift all-in 2400"),
        (Language::De, "HJ eröffnet, BTN shovt", "HJ eröffnet 600, BTN shovt 2400"),
        (Language::Sk, "HJ otvára, BTN all-in", "HJ otvára 600, BTN all-in 2400"),
    ] {
        let words = Words::new(language, &pack);
        let said = lacks_amounts(&words, typed).unwrap_or_else(|| panic!("{typed}"));
        assert!(said.ends_with(&format!(": blinds 100/200; {shown}")), "{said}");
        // What is shown can be typed.
        assert!(read_line(&words, &format!("blinds 100/200; {shown}")).is_some_and(|line| line.is_ok()), "{shown}");
    }
    let words = Words::new(Language::En, &pack);
    for text in ["hijack opens", "hijack checks, button checks", "the dealer pulls in the chips", "HJ 500, BTN shoves"]
    {
        assert_eq!(lacks_amounts(&words, text), None, "{text}");
    }
}

/// A line without the commas before players; those within what one player says and does stay.
fn without_commas(line: &str) -> String {
    let mut parts = line.split(", ");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let first = part.split(' ').next().unwrap_or_default();
        let is_player = first.len() < 4 && first.chars().all(|c| c.is_ascii_uppercase());
        plain += if is_player { " " } else { ", " };
        plain += part;
    }
    plain
}

#[test]
fn a_line_typed_without_its_commas_reads_as_with_them_or_not_at_all() {
    let pack = built_in();
    let mut compared = 0;
    for language in Language::ALL {
        let words = Words::new(language, &pack);
        let path = format!("{}/tests/lines/{}.txt", env!("CARGO_MANIFEST_DIR"), language.code());
        let text = std::fs::read_to_string(path).expect("the lines");
        for told in text.lines().filter_map(|line| Some(line.split_once(" => ")?.0)) {
            let Some(Ok(meant)) = read_line(&words, told) else { continue };
            assert_eq!(with_commas(&words, told), None, "{told}");
            let Some(line) = with_commas(&words, &without_commas(told)) else { continue };
            let read = read_line(&words, &line).and_then(Result::ok).unwrap_or_else(|| panic!("{line}"));
            assert_eq!(write(&read), write(&meant), "{line}");
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
    let words = Words::new(Language::En, &pack);
    assert_eq!(with_commas(&words, "btn 600 sb fold bb 1x1000").as_deref(), Some("btn 600, sb fold, bb 1x1000"));
    let with_blinds = "100/200 A raises to 600 B calls C to act";
    assert_eq!(with_commas(&words, with_blinds).as_deref(), Some("100/200 A raises to 600, B calls, C to act"));
    for text in ["he bets 600 and I put 400", "A 600", "400/800", "seat 3 has 400 seat 5 has 600", "A folds B checks"] {
        assert_eq!(with_commas(&words, text), None, "{text}");
    }
}

#[test]
fn enter_takes_the_first_of_the_two_blinds_of_a_level() {
    let (subject, asked) = begun(Language::En, &["A 600, B 1x1000", ""]);
    assert!(subject.is_none() && asked.len() == 3, "without a level it is back: {asked:?}");
    let pack = built_in();
    let (words, book) = (Words::new(Language::En, &pack), "onk-2023".into());
    let level_of = |typed: &str| {
        let mut first = Scripted::new(&[typed]);
        match Interview::new(&pack, &words, &book, &mut first).subject(None) {
            Err(Stopped::Switch(Switch::Level(level))) => Some(level),
            _ => None,
        }
    };
    for typed in ["blinds 400/800", "PL 400/800", "400/800 ante 800", "level 400/800"] {
        assert!(level_of(typed).is_some(), "{typed}");
    }
    for typed in ["400-800", "7-2", "800/400", "3/4 of the table", "400/800; A folds", "43-45"] {
        assert!(level_of(typed).is_none(), "{typed}");
    }
    let level = level_of("400/800").expect("a level");
    let mut scripted = Scripted::new(&["A 2000, B 1x5000", ""]);
    let mut interview = Interview::new(&pack, &words, &book, &mut scripted);
    interview.level = Some(level);
    let Ok(Subject::Line(line)) = interview.subject(None) else { panic!("no line") };
    assert_eq!((line.setup.small_blind, line.setup.big_blind), (400, 800));
}
