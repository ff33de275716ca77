//! Books beside each other: on a rule, a topic, an incident, everything, or a case.

use super::{fails, json};
use serde_json::Value as Json;

#[test]
fn books_are_compared_on_a_rule_a_topic_everything_and_a_case() {
    let all = json(&["compare", "--policies"]);
    let all = all.as_array().expect("every policy");
    assert!(all.len() > 400, "{}", all.len());
    for book in ["onk-2023", "pokerpunt", "tda-2015-de", "tda-2019-sk", "dpc"] {
        assert!(all.iter().all(|policy| policy["books"][book]["kind"].is_string()), "{book}");
    }
    assert!(all.iter().any(|policy| policy["differs"] == true) && all.iter().any(|policy| policy["differs"] == false));
    let two = json(&["compare", "--policies", "--books", "tda-2019-sk,dpc"]);
    assert!(
        two.as_array()
            .expect("policies")
            .iter()
            .all(|policy| policy["books"].as_object().map(serde_json::Map::len) == Some(2))
    );
    let topic = json(&["compare", "four-card-flop"]);
    let picks =
        topic.as_array().expect("policies").iter().find(|p| p["policy"] == "four-card-flop.picks").expect("who picks");
    assert_eq!(picks["books"]["onk-2023"]["value"], "brush");
    assert_eq!(picks["books"]["dpc"]["clause"], "7.5");
    let case = json(&[
        "compare",
        "undercall",
        "call-said=no",
        "players=multiway",
        "facing=big-blind",
        "to-call=400",
        "put=100",
    ]);
    let outcome = |book: &str| {
        let books = case["books"].as_array().expect("books");
        books.iter().find(|verdict| verdict["book"] == book).expect("the book")["outcome"].clone()
    };
    assert_eq!(outcome("onk-2023"), "full-call-owed");
    assert_eq!(outcome("tda-2019-sk"), "alternatives");
    fails(&["compare", "--books", "onkel"], 2, "onk-2023");
    fails(&["compare", "--books", "dpc,dpc"], 2, "two books");
    fails(&["compare", "misdeal", "cause=joker"], 2, "actions=");
}

#[test]
fn a_number_is_one_of_the_books_that_are_compared() {
    // No rule of the book in force, and nobody asks about that book.
    let policies = |books: &str| json(&["compare", "8.13", "--books", books]).as_array().map_or(0, Vec::len);
    assert!(policies("dpc,tda-2019-sk") > 0);
    assert_eq!(policies("tda-2019-sk,dpc"), policies("dpc,tda-2019-sk"));
    fails(&["compare", "8.13", "--books", "tda-2019-sk,pokerpunt"], 1, "tda-2019-sk has no rule \"8.13\"");
}

#[test]
fn what_changes_at_the_table_is_shown_by_group_and_kind() {
    let books = ["compare", "--books", "tda-2015-de,tda-2019-sk"];
    let classes = |more: &[&str]| -> Vec<Json> {
        let changes = json(&[&books[..], &["--group", "dealing"], more].concat());
        let points = changes["points"].as_array().expect("points").clone();
        points.iter().flat_map(|point| point["classes"].as_array().expect("classes").clone()).collect()
    };
    let (all, contradictions, silences) = (classes(&[]), classes(&["--contradictions"]), classes(&["--silences"]));
    assert_eq!(all.len(), contradictions.len() + silences.len());
    assert!(!contradictions.is_empty() && contradictions.iter().all(|class| class["kind"] == "contradiction"));
    assert!(!silences.is_empty() && silences.iter().all(|class| class["kind"] != "contradiction"));
    assert!(
        all.iter().all(|class| class["group"] == "dealing" && class["rulings"].as_array().map(Vec::len) == Some(2))
    );
    let values = classes(&["--only-values"]);
    assert!(!values.is_empty() && values.len() < all.len());
    let one = json(&["compare", "misdeal", "--books", "tda-2015-de,tda-2019-sk"]);
    assert!(one["points"].as_array().expect("points").iter().all(|point| point["classes"][0]["incident"] == "misdeal"));
    let clock = json(&books);
    let clock =
        clock["numbers"].as_array().expect("numbers").iter().find(|number| number["policy"] == "clock.total").cloned();
    assert_eq!(clock.expect("a clock of another length")["books"]["tda-2015-de"]["value"], 60);
    fails(&["compare", "--books", "onk-2023,dpc", "--group", "music"], 1, "betting");
}

#[test]
fn a_rule_is_found_in_another_book_whatever_its_number() {
    let numbers = json(&["compare", "--numbers", "tda-2015-de,tda-2019-sk"]);
    let rules = numbers["rules"].as_array().expect("rules");
    assert_eq!(rules.len(), 66);
    let rule = |label: &str| rules.iter().find(|rule| rule["label"] == label).expect("the rule");
    // The four-card flop is rule 36 in one and rule 39 in the other.
    assert_eq!(rule("36")["there"][0]["label"], "39");
    assert_eq!((&rule("37")["fate"], &rule("37")["there"][0]["label"]), (&Json::from("moved"), &Json::from("40")));
    let map = json(&["rule", "36", "--map", "--book", "tda-2015-de"]);
    assert_eq!(map["maps"].as_array().map(Vec::len), Some(5));
    fails(&["compare", "--numbers", "dpc,onk-2023,pokerpunt"], 2, "Two books");
}

#[test]
fn a_comparison_covers_all_on_which_a_ruling_can_rest() {
    let policies = |words: &[&str]| -> Vec<String> {
        let found = json(&[&["compare"], words].concat());
        found
            .as_array()
            .expect("policies")
            .iter()
            .map(|policy| policy["policy"].as_str().expect("an id").to_owned())
            .collect()
    };
    assert!(
        policies(&["undercall"])
            .iter()
            .any(|policy| policy.starts_with("opening-bet") || policy == "undercall.opening-bet")
    );
    assert_eq!(policies(&["four", "card", "flop"]), policies(&["four-card-flop"]));
}
