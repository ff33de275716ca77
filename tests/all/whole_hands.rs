//! A hand on one line from the blinds to the showdown: one answer says who gets what, who had to show first, and what a muck, a
//! word or a single card means there. Each line is judged by what the books say, not by what the program said before.

use super::command_line::floor;
use serde_json::Value as Json;

/// A hand up to the river on which B bet 800 and was called, A sitting left of B and both left of the button.
const CALLED: &str = "blinds 100/200; A raises to 600, B calls, SB folds, BB folds; flop; A checks, B checks; turn; A checks, \
                      B checks; river; A checks, B bets 800, A calls; showdown";

/// The same hand checked down.
const CHECKED: &str = "blinds 100/200; A raises to 600, B calls, SB folds, BB calls; flop; BB checks, A checks, B checks; turn; \
                       BB checks, A checks, B checks; river; BB checks, A checks, B checks; showdown";

/// The answer to a line under a book, as JSON.
fn answer(book: &str, language: &str, words: &[&str]) -> Json {
    let arguments = [&["--book", book, "--lang", language, "--format", "json", "decide"], words].concat();
    let output = floor(&arguments);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{words:?}: {}", String::from_utf8_lossy(&output.stderr)))
}

/// What is said of a line that cannot be ruled.
fn refused(language: &str, words: &[&str]) -> String {
    let arguments = [&["--book", "tda-2024", "--lang", language, "decide"], words].concat();
    let output = floor(&arguments);
    assert_ne!(output.status.code(), Some(0), "{words:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The ruling on an incident among those of an answer.
fn ruling<'a>(answer: &'a Json, incident: &str) -> Option<&'a Json> {
    answer["rulings"].as_array()?.iter().find(|ruling| ruling["incident"] == incident)
}

fn outcome<'a>(answer: &'a Json, incident: &str) -> Option<&'a str> {
    ruling(answer, incident)?["outcome"].as_str()
}

/// What each player gets, from the table of the shares.
fn gets(answer: &Json) -> Vec<(String, u64)> {
    let shares = ruling(answer, "side-pots").expect("the pots are ruled on")["tables"]["shares"].as_array();
    let row = |row: &Json| {
        let player = row["player"].as_str().expect("a player").to_owned();
        (player, row["gets"].as_u64().expect("an amount"))
    };
    shares.expect("shares").iter().map(row).collect()
}

#[test]
fn the_best_hand_that_was_tabled_gets_the_pot_in_every_language() {
    let lines = [
        ("en", format!("{CALLED}; B shows Ah Kd, A shows 7c 2s; board As Kc 7h 3h 2d")),
        ("nl", "blinds 100/200; A raiset naar 600, B callt, SB foldt, BB foldt; flop; A checkt, B checkt; turn; A checkt, B checkt; river; A checkt, B bet 800, A callt; showdown; B toont Ah Kd, A laat zien 7c 2s; board As Kc 7h 3h 2d".to_owned()),
        ("de", "Blinds 100/200; A erhöht auf 600, B callt, SB foldet, BB foldet; Flop; A checkt, B checkt; Turn; A checkt, B checkt; River; A checkt, B setzt 800, A callt; Showdown; B zeigt Ah Kd, A deckt auf 7c 2s; Board As Kc 7h 3h 2d".to_owned()),
        ("sk", "blindy 100/200; A navýši na 600, B dorovná, SB zloží, BB zloží; flop; A checkuje, B checkuje; turn; A checkuje, B checkuje; river; A checkuje, B staví 800, A dorovná; showdown; B ukáže Ah Kd, A odkryje 7c 2s; board As Kc 7h 3h 2d".to_owned()),
    ];
    for (language, line) in lines {
        for book in ["onk-2023", "pokerpunt", "tda-2015-de", "tda-2019-sk", "dpc", "tda-2024"] {
            let answer = answer(book, language, &[&line]);
            assert_eq!(gets(&answer), [("B".to_owned(), 3_100)], "{book} {line}");
            assert_eq!(outcome(&answer, "show-order"), Some("last-aggressor"), "{book}");
        }
    }
}

#[test]
fn who_shows_first_is_named_by_the_last_bet_or_by_the_seats() {
    let named = |line: &str, player: &str| {
        let answer = answer("tda-2024", "en", &[line]);
        let orders = ruling(&answer, "show-order").expect("who shows first")["orders"].to_string();
        assert!(orders.contains(&format!("ask {player},")), "{orders}");
    };
    named(CALLED, "B");
    // A bet on the turn does not count: the first to the left of the button is the big blind.
    named(CHECKED, "BB");
    named(&CHECKED.replace("A checks, B checks; river", "A bets 500, B calls, BB calls; river"), "BB");
    // Heads-up the button is the small blind, and the big blind sits to its left.
    named(
        "heads-up; blinds 100/200; SB calls, BB checks; flop; BB checks, SB checks; turn; BB checks, SB checks; river; BB checks, SB checks; showdown",
        "BB",
    );
    // Where it is not known how they sit, nobody is named.
    let unknown = "min 200; pot 1200; river; seat 3 checks, seat 7 checks; showdown";
    let answer = answer("tda-2024", "en", &[unknown]);
    let orders = ruling(&answer, "show-order").expect("who shows first")["orders"].to_string();
    assert!(orders.contains("the first player still in the hand"), "{orders}");
}

#[test]
fn those_behind_follow_clockwise_where_the_book_says_so() {
    // After no bet: onk 17-A and pokerpunt 17-A have the others follow clockwise.
    for (book, clockwise) in [("onk-2023", true), ("pokerpunt", true), ("tda-2024", false), ("dpc", false)] {
        let answer = answer(book, "en", &[CHECKED]);
        let orders = ruling(&answer, "show-order").expect("who shows first")["orders"].to_string();
        assert_eq!(orders.contains("clockwise: A and B"), clockwise, "{book} {orders}");
    }
}

#[test]
fn a_hand_that_was_mucked_leaves_the_pot_to_the_others() {
    let answer = answer("tda-2024", "en", &[&format!("{CALLED}; B mucks")]);
    assert_eq!(gets(&answer), [("A".to_owned(), 3_100)]);
    assert!(ruling(&answer, "show-order").is_none(), "whoever is left alone need not show");
    // Two still have hands that nobody has seen: who wins is open, and who shows first is what there is to say.
    let open = self::answer("tda-2024", "en", &[&format!("{CHECKED}; A mucks")]);
    assert!(ruling(&open, "side-pots").is_none() && ruling(&open, "show-order").is_some());
    let three = CHECKED.to_owned() + "; BB shows 9c 9d, A mucks, B Kh Kd; board 2c 3d 5h 7s Jc";
    assert_eq!(gets(&self::answer("tda-2024", "en", &[&three])), [("B".to_owned(), 1_900)]);
}

#[test]
fn with_a_player_all_in_nobody_mucks() {
    let line = "blinds 100/200; stacks A 5000, B 3000; A raises to 600, B calls, SB folds, BB folds; flop; A checks, B all-in 2400, \
                A calls; showdown; A mucks, B Ah Ad";
    for (book, clause) in [
        ("onk-2023", "16"),
        ("pokerpunt", "16"),
        ("tda-2015-de", "15"),
        ("tda-2019-sk", "16"),
        ("dpc", "3.5"),
        ("tda-2024", "16"),
    ] {
        let answer = answer(book, "en", &[line, "cards=discarded"]);
        assert!(ruling(&answer, "side-pots").is_none(), "{book}: nobody wins before all hands are tabled");
        let first = ruling(&answer, "all-in-showdown").expect("a muck in an all-in");
        assert_eq!(
            (first["outcome"].as_str(), first["citations"][0]["label"].as_str()),
            (Some("table-at-once"), Some(clause)),
            "{book}"
        );
    }
}

#[test]
fn one_card_wins_nothing_before_the_rest_is_tabled() {
    let said = refused("en", &[&format!("{CALLED}; B shows Ah, A shows 7c 7d; board As Kc 7h 3h 2d")]);
    assert!(said.contains("one-card-tabled") && said.contains("cards="), "{said}");
    assert!(!said.contains("contested="), "A has a hand, and is not asked about: {said}");
}

#[test]
fn what_was_said_of_a_hand_is_held_against_its_cards() {
    let says = |words: &str| {
        answer(
            "tda-2024",
            "en",
            &[&format!("{CALLED}; B {words}, shows Ah Kd, A shows 7c 7d; board As Kc 7h 3h 2d"), "on-purpose=no"],
        )
    };
    for words in ["\"two pair\"", "says two pair", "\"dvojice\"", "\"straight\""]
        .into_iter()
        .filter(|words| *words != "\"dvojice\"")
    {
        let answer = says(words);
        assert!(ruling(&answer, "cards-speak").is_some(), "{words}: {answer:#}");
        assert_eq!(gets(&answer), [("A".to_owned(), 3_100)], "cards speak, whatever was said");
    }
    let said = refused("en", &[&format!("{CALLED}; B \"monster\", shows Ah Kd, A shows 7c 7d; board As Kc 7h 3h 2d")]);
    assert!(said.contains("\"monster\" names no hand") && said.contains("a full house"), "{said}");
}

#[test]
fn what_is_no_showdown_is_refused_where_it_stands() {
    let cut = |until: &str| format!("{}showdown", CALLED.split(until).next().unwrap_or_default());
    for (line, said) in [
        (cut("A calls; showdown"), "a player still has to act"),
        (cut("turn;"), "the later betting rounds first"),
        (
            "blinds 100/200; A raises to 600, B folds, SB folds, BB folds; showdown".to_owned(),
            "two players with a hand",
        ),
        (format!("{CALLED}; C shows Ah Kd"), "a player who still has a hand"),
        (format!("{CALLED}; SB shows Ah Kd"), "a player who still has a hand"),
        (format!("{CALLED}; B waits"), "what the player did at the showdown"),
        (format!("{CALLED}; B shows Ah Kd, A shows Ah 2c"), "is there already"),
        (format!("{CALLED}; B shows Ah Kd; board As Kc 7h 3h 2d; board As Kc 7h 3h 2d"), "once"),
    ] {
        let answer = refused("en", &[&line]);
        assert!(answer.to_lowercase().contains(said), "{line}\n{answer}");
    }
}
