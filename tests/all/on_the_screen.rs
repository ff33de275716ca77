//! What stands on the screen of a terminal, from one of twenty rows to one of sixty: the headline with the first order,
//! whatever is shown besides and whatever size the terminal has by then.

use crate::emulated::Emulated;

/// In each language a ruling without a question, its headline, its first order, and words for what else is to be seen.
const RULED: [(&str, &str, &str, [&str; 4]); 4] = [
    (
        "en",
        "All four face down; one at random becomes a burn card",
        "1. Dealer: stop, touch nothing",
        ["why", "others", "full", "again"],
    ),
    ("nl", "Alle vier dicht;", "1. Dealer:", ["waarom", "andere", "volledig", "opnieuw"]),
    ("de", "Alle vier verdeckt", "1. Dealer:", ["warum", "andere", "vollständig", "nochmal"]),
    ("sk", "Všetky štyri lícom nadol", "1. Dealer:", ["prečo", "iné", "celé", "znova"]),
];

const SIZES: [(u16, u16); 4] = [(20, 40), (24, 60), (50, 100), (60, 200)];

/// A terminal with a ruling on its screen.
fn ruled(size: (u16, u16), language: &str, headline: &str) -> Emulated {
    let mut terminal = Emulated::new(size, &["--lang", language, "--book", "onk-2023"]);
    terminal.answer("", "four-card-flop");
    terminal.asked(headline);
    terminal
}

#[test]
fn the_headline_and_the_first_order_stay_whatever_is_asked_for() {
    for (language, headline, order, words) in RULED {
        for size in SIZES {
            let mut terminal = ruled(size, language, headline);
            for typed in words.iter().map(|word| format!("{word}\r")).chain([" ".to_owned(), " ".to_owned()]) {
                terminal.press(headline, &typed);
                terminal.asked(headline);
                assert!(terminal.shows(order), "{language} {size:?} {typed}\n{}", terminal.rows().join("\n"));
            }
            terminal.answer(headline, "q");
            terminal.end();
        }
    }
}

#[test]
fn below_help_and_a_slip_the_headline_stands_once_more() {
    for (language, headline, ..) in RULED {
        let mut terminal = ruled((20, 40), language, headline);
        for typed in ["help", "77", "xqzzy", "rule 43", "rule 9999"] {
            terminal.answer(headline, typed);
            terminal.asked(headline);
        }
    }
}

#[test]
fn above_a_question_of_the_next_dispute_the_headline_stands_as_well() {
    let shown = [("show sk", RULED[3].1), ("andere", RULED[1].1), ("zeige sk", RULED[3].1), ("ukáž de", RULED[2].1)];
    let questions = ["Did the player say", "Zei de speler", "Hat der Spieler", "Povedal hráč"];
    for (((language, headline, ..), (typed, look)), question) in RULED.into_iter().zip(shown).zip(questions) {
        for size in [(20, 40), (24, 60), (50, 100)] {
            let mut terminal = ruled(size, language, headline);
            terminal.answer(headline, "undercall");
            // The answers of the question are shown, and nothing was answered.
            terminal.answer(" 3 ", typed);
            terminal.asked(look);
            assert!(terminal.shows(headline) && terminal.shows(question), "{}", terminal.rows().join("\n"));
            // Where only its headline has room below the ruling, Enter leads to it.
            if !terminal.shows(" 3 ") {
                terminal.press(question, "\r");
            }
            terminal.asked(" 3 ");
        }
    }
}

#[test]
fn the_next_ruling_fits_the_size_that_the_terminal_has_by_then() {
    let (language, headline, order, _) = RULED[0];
    let mut terminal = ruled((24, 60), language, headline);
    terminal.resize(20, 44);
    terminal.answer("", "full");
    terminal.asked("Page 1 of");
    assert!(terminal.shows(headline) && terminal.shows(order), "{}", terminal.rows().join("\n"));
    terminal.resize(60, 100);
    terminal.press("", " ");
    terminal.asked(headline);
    assert!(terminal.shows(order));
    assert!(terminal.rows().iter().any(|row| row.chars().count() > 60), "the lines follow the new width");
}

#[test]
fn what_was_shown_is_not_shown_again_with_what_is_asked_for() {
    let (language, headline, ..) = RULED[0];
    let mut terminal = ruled((60, 100), language, headline);
    let (orders, rule) = ("scramble the four cards face down", "Ligt er een flop");
    for (typed, new, old) in [("why", "Why", orders), ("others", "Other books", orders), ("again", orders, rule)] {
        terminal.answer(headline, typed);
        terminal.asked(new);
        let rows = terminal.rows();
        let typed = rows.iter().rposition(|row| *row == format!("> {typed}")).expect("what was typed");
        let below = rows[typed..].join("\n");
        assert!(below.contains(headline) && below.contains(new) && !below.contains(old), "{below}");
    }
}

#[test]
fn a_word_that_leads_to_several_swallows_no_other() {
    let (language, headline, ..) = RULED[0];
    let mut terminal = ruled((24, 60), language, headline);
    terminal.answer(headline, "less");
    terminal.answer("none of these", "phone");
    terminal.asked("What was the device used for?");
}

#[test]
fn a_ruling_without_a_question_ends_with_its_headline_on_a_screen_that_is_too_small() {
    let mut terminal = Emulated::new((20, 40), &["--lang", "en", "decide", "four-card-flop", "--full"]);
    terminal.end();
    let (_, headline, order, _) = RULED[0];
    assert!(terminal.shows(headline) && terminal.shows(order), "{}", terminal.rows().join("\n"));
}
