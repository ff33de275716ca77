//! What a person does at the terminal beside answering, in four languages and on screens from a phone turned upright to a
//! monitor: asks for a rule or help, goes back, looks at the ruling once more, edits a line, pastes two. Whatever it is, the
//! headline that matters stands on the screen, and nothing typed is an answer by accident.

use crate::emulated::{Emulated, together};
use floorbook::commands::built_in;
use floorbook::locale::{Language, Words};

const SIZES: [(u16, u16); 4] = [(24, 60), (20, 60), (30, 100), (24, 40)];

/// The headline of four cards on the flop under onk-2023 as it begins, and its first order.
const RULED: [(Language, &str, &str); 4] = [
    (Language::En, "All four face down; one at random", "1. Dealer: stop, touch nothing"),
    (Language::Nl, "Alle vier dicht;", "1. Dealer:"),
    (Language::De, "Alle vier verdeckt", "1. Dealer:"),
    (Language::Sk, "Všetky štyri lícom nadol", "1. Dealer:"),
];

/// Somebody at a terminal.
struct Person<'w> {
    terminal: Emulated,
    words: &'w Words<'w>,
    name: String,
}

impl Person<'_> {
    /// The first spelling of a command.
    fn command(&self, id: &str) -> String {
        self.words.text(id).split(',').next().unwrap_or_default().trim().to_owned()
    }

    /// A text that shows a number, up to it.
    fn until_a_number(&self, id: &str) -> String {
        let shown =
            self.words.with(id, &floorbook::locale::args([("page", 0.into()), ("of", 0.into()), ("n", 0.into())]));
        shown.split('0').next().unwrap_or_default().trim().to_owned()
    }

    /// The number and the title of a rule in the language of the screen.
    fn rule(&self, label: &str) -> String {
        let title = built_in().title("onk-2023", self.words.language(), label).expect("a rule");
        format!("{label} {title}")
    }

    fn sees(&self, text: &str) {
        let shown = self.terminal.rows();
        assert!(together(&shown).contains(text), "{}: {text}\n{}", self.name, shown.join("\n"));
    }

    fn sees_not(&self, text: &str) {
        let shown = self.terminal.rows();
        assert!(!together(&shown).contains(text), "{}: {text}\n{}", self.name, shown.join("\n"));
    }
}

/// In each language at each size.
fn everywhere(arguments: &[&str], test: impl Fn(&mut Person, (&str, &str))) {
    let pack = built_in();
    for (language, headline, order) in RULED {
        let words = Words::new(language, &pack);
        for size in SIZES {
            let all = [&["--lang", language.code(), "--book", "onk-2023"], arguments].concat();
            let name = format!("{} {size:?}", language.code());
            let mut person = Person { terminal: Emulated::new(size, &all), words: &words, name };
            test(&mut person, (headline, order));
        }
    }
}

#[test]
fn a_word_that_is_a_command_or_nothing_answers_no_question() {
    everywhere(&["decide", "misdeal"], |person, _| {
        let question = person.words.text("misdeal-fact-cause");
        for typed in [person.command("command-help"), person.command("command-others"), "xqzzy".to_owned()] {
            person.terminal.answer(" 3 ", &typed);
            person.terminal.asked(" 3 ");
            person.sees(&question);
        }
        person.terminal.answer(" 3 ", "exit");
        person.terminal.end();
    });
}

#[test]
fn a_long_rule_stands_above_the_question_a_page_at_a_time() {
    everywhere(&["decide", "undercall"], |person, _| {
        let question = person.words.text("undercall-fact-call-said");
        let (rule, page) = (person.command("command-rule"), person.until_a_number("after-page"));
        person.terminal.answer(&question, &format!("{rule} 43"));
        person.terminal.asked(&format!("{page} 1 "));
        person.sees(&question);
        person.sees(&person.rule("43"));
        person.terminal.press("", " ");
        person.terminal.asked(&format!("{page} 2 "));
        person.sees(&question);
        // Enter leads to the question where only its headline stands there; a key answers it.
        if person.terminal.shows(&person.words.text("aside-question")) {
            person.terminal.press(&question, "\r");
        }
        // The question stands there whole, with its answers.
        person.terminal.press(" 3 ", "1");
        person.terminal.asked(&person.words.text("undercall-fact-players"));
    });
}

#[test]
fn no_ruling_is_lost_and_its_headline_stands_above_the_question_of_the_next_dispute() {
    everywhere(&[], |person, (headline, order)| {
        let question = person.words.text("undercall-fact-call-said");
        person.terminal.answer("", "four-card-flop");
        person.terminal.answer(headline, "undercall");
        person.terminal.asked(&question);
        let (others, rule) = (person.words.text("heading-others"), person.rule("39"));
        for (look, shown) in [("command-others", others.as_str()), ("command-rule", rule.as_str())] {
            let look = person.command(look);
            person.terminal.answer("", &look);
            person.terminal.asked(shown);
            person.sees(headline);
            person.sees(order);
            person.sees(&question);
        }
        person.terminal.answer("", "<");
        person.terminal.asked(headline);
        person.sees(order);
    });
}

#[test]
fn a_player_is_shown_the_ruling_above_the_longest_question() {
    everywhere(&[], |person, (headline, order)| {
        let question = person.words.text("etiquette-fact-breach");
        person.terminal.answer("", "four-card-flop");
        person.terminal.answer(headline, "etiquette");
        person.terminal.asked(&person.words.text("ask-hint-key"));
        let show = person.command("command-show");
        for (other, shown_as, _) in RULED.iter().filter(|(other, ..)| *other != person.words.language()) {
            person.terminal.answer("", &format!("{show} {}", other.code()));
            person.terminal.asked(shown_as);
            person.sees(headline);
            person.sees(order);
            person.sees(&question);
        }
    });
}

#[test]
fn lines_are_called_back_edited_and_pasted() {
    everywhere(&[], |person, (headline, _)| {
        let asked = person.words.text("ask-incident");
        // Typed, mistyped and taken out, left, and called back.
        person.terminal.press(&asked, "xxx yyy\u{17}\u{15}xqzzy\r");
        person.terminal.press(&asked, "\u{1b}[A");
        person.terminal.until("> xqzzy");
        person.terminal.keys(b"\x15");
        person.terminal.press(&asked, "\u{1b}[200~four-card-flop\nundercall\u{1b}[201~\r");
        person.terminal.asked(headline);
        person.sees("undercall");
        person.terminal.press(headline, "\r");
        person.terminal.asked(&person.words.text("undercall-fact-call-said"));
    });
}

#[test]
fn the_first_prompt_has_book_language_and_level_and_why_tells_the_answers_apart() {
    everywhere(&[], |person, _| {
        let language = person.words.text(&format!("language-{}", person.words.language().code()));
        person.terminal.asked(&person.words.text("ask-incident"));
        person.sees("ONK Poker 2023-2024 TDA-reglement");
        person.sees(&language);
        let (book, level) = (person.command("command-book"), person.command("command-level"));
        person.terminal.answer("", &format!("{book} DPC"));
        person.terminal.asked("DPC House Rules");
        person.terminal.answer("", &format!("{level} 400/800 ante 800"));
        person.terminal.asked("400/800 ante 800");
        person.terminal.answer("", "undercall");
        person.terminal.press(&person.words.text("undercall-fact-call-said"), "??");
        person.terminal.asked(&person.words.text("asked-because"));
        person.sees(&person.words.text("undercall-fact-call-said"));
        person.sees_not("4294967295");
    });
}

#[test]
fn a_choice_leads_with_its_options_numbered() {
    let facts = ["decide", "undercall", "call-said=no", "players=multiway", "facing=first-raise", "to-call=1200"];
    everywhere(&facts, |person, _| {
        person.terminal.answer(&person.words.text("undercall-fact-put"), "500");
        person.terminal.asked("(1)");
        person.sees("(2)");
        person.sees_not("A ");
    });
}
