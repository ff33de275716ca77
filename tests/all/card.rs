//! The card for the player: the same ruling in the player's language, with nothing on it that is the floor's alone.

use super::emulated::Emulated;
use super::house::run;
use serde_json::Value as Json;

const UNDERCALL: [&str; 6] = ["decide", "undercall", "call-said=no", "players=heads-up", "to-call=1200", "put=700"];
const CHOICE: [&str; 9] = [
    "decide",
    "undercall",
    "call-said=no",
    "players=multiway",
    "facing=first-raise",
    "to-call=1200",
    "put=1000",
    "last-chips=no",
    "chips=one",
];

fn card(book: &str, what: &[&str], more: &[&str]) -> String {
    let output = run(&[what, &["--book", book, "--lang", "en"], more].concat());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Words in one line, however they are broken on the page.
fn flat(text: &str) -> String {
    text.split_whitespace().filter(|word| *word != "|").collect::<Vec<_>>().join(" ")
}

#[test]
fn it_says_what_the_ruling_says_in_each_language_and_gives_no_orders() {
    for book in ["onk-2023", "pokerpunt", "tda-2015-de", "tda-2019-sk", "dpc", "tda-2024"] {
        for language in ["nl", "de", "sk", "en"] {
            let json = card(book, &UNDERCALL, &["--format", "json", "--card", language]);
            let ruled: Json = serde_json::from_str(&json).expect("JSON");
            let (shown, card) = (&ruled["shown"], flat(&card(book, &UNDERCALL, &["--card", language])));
            let text = |value: &Json| value.as_str().unwrap_or_default().to_owned();
            assert!(card.starts_with(&flat(&text(&shown["ruling"]))), "{book} {language}: {card}");
            assert!(card.contains(&text(&ruled["citations"][0]["label"])), "{book} {language}: {card}");
            let orders: Vec<String> = shown["orders"].as_array().expect("orders").iter().map(text).collect();
            assert!(!orders.is_empty() && orders.iter().all(|order| !card.contains(&flat(order))), "{card}");
            let cited = &shown["citations"][0];
            let clause = cited["translation"]["text"].as_str().or(cited["text"].as_str()).expect("the clause");
            let first = clause.lines().next().unwrap_or_default();
            assert!(card.contains(&flat(first)), "{book} {language}: {first}: {card}");
        }
    }
}

#[test]
fn where_the_book_leaves_a_choice_it_waits_for_what_was_chosen_and_shows_only_that() {
    let unsaid = flat(&card("tda-2024", &CHOICE, &["--card", "nl"]));
    assert!(unsaid.contains("--chosen 1 to 2"), "{unsaid}");
    let [first, second] =
        ["1", "2"].map(|chosen| flat(&card("tda-2024", &CHOICE, &["--card", "nl", "--chosen", chosen])));
    assert!(first.starts_with("Volledige call: de speler moet bijleggen"), "{first}");
    assert!(
        second.starts_with("Undercall: volledig callen of folden") && !second.contains("moet bijleggen"),
        "{second}"
    );
    assert!(flat(&card("tda-2024", &CHOICE, &["--card", "nl", "--chosen", "3"])).contains("--chosen 1 to 2"));
    assert_eq!(run(&[&UNDERCALL[..], &["--chosen", "1"]].concat()).status.code(), Some(2));
}

#[test]
fn its_page_is_in_the_language_of_the_player() {
    let page = card("tda-2024", &UNDERCALL, &["--card", "sk", "--format", "html"]);
    assert!(
        page.contains("<html lang=\"sk\">") && page.contains("<h1>Plné dorovnanie: hráč musí doplatiť</h1>"),
        "{page}"
    );
    assert!(page.contains("font-size: 2.2rem") && !page.contains("http"), "{page}");
}

#[test]
fn it_is_asked_for_at_the_table_and_a_card_off_the_table_is_a_dispute() {
    let mut person = Emulated::new((24, 60), &["--lang", "en", "--book", "onk-2023"]);
    person.answer("What happened?", "card off the table");
    person.answer("Which card was it?", "<");
    person.answer("What happened?", "four-card-flop");
    person.answer("All four face down", "card sk");
    person.until("Všetky štyri lícom nadol");
    person.answer("Enter or words", "q");
    person.end();
}
