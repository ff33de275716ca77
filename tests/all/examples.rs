//! What a question shows as an example is an answer there, in every language; and of a ruling on which its book disagrees with
//! itself the other reading stands on the screen.

use crate::command_line::{err, floor, out};
use crate::emulated::Emulated;
use floorbook::commands::built_in;
use floorbook::locale::{Language, Words};
use serde_json::Value as Json;

/// Each language with a book in another one or its own.
const BOOKS: [(&str, &str); 4] = [("en", "tda-2015-de"), ("nl", "onk-2023"), ("de", "dpc"), ("sk", "tda-2019-sk")];

/// The incidents and facts with an example of their own in a language, each with the example.
fn examples(language: &str) -> Vec<(String, String, String)> {
    let pack = built_in();
    let language = Language::ALL.into_iter().find(|known| known.code() == language).expect("a language");
    let words = Words::new(language, &pack);
    let incidents = pack.incident_heads().into_iter().filter_map(|head| pack.incident(&head.id));
    let of_fact = |incident: &str, fact: &str| {
        let hint = words.attribute(&format!("{incident}-fact-{fact}"), "hint")?;
        let (_, example) = hint.split_once(": ")?;
        let example = example.split_once(" (?").map_or(example, |(example, _)| example);
        Some((incident.to_owned(), fact.to_owned(), example.to_owned()))
    };
    incidents
        .flat_map(|incident| {
            incident.facts.iter().filter_map(|fact| of_fact(&incident.id, &fact.id)).collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn a_question_is_answered_by_its_own_example() {
    for (language, book) in BOOKS {
        let examples = examples(language);
        assert!(examples.iter().any(|(incident, ..)| incident == "pot-limit-miscount"), "{language}");
        for (incident, fact, example) in examples {
            let answer = format!("{fact}={example}");
            let output = floor(&["--lang", language, "--book", book, "--format", "json", "decide", &incident, &answer]);
            if output.status.code() == Some(0) {
                let ruled: Json = serde_json::from_str(&out(&output)).expect("JSON");
                let elsewhere = ruled.get("onward").or_else(|| ruled.get("question"));
                assert!(elsewhere.is_none(), "{language} {incident}: {example} is ruled by another incident");
            } else {
                let error: Json = serde_json::from_str(&err(&output)).expect("JSON");
                assert_eq!(error["error"]["kind"], "missing-facts", "{language} {incident}: {example}\n{error}");
            }
        }
    }
}

#[test]
fn the_example_on_the_screen_leads_on_and_a_round_without_blinds_is_asked_for_them() {
    for (language, book) in BOOKS {
        let size = (24, 60);
        let (_, _, example) =
            examples(language).into_iter().find(|(incident, ..)| incident == "pot-limit-miscount").expect("an example");
        let mut terminal = Emulated::new(size, &["--lang", language, "--book", book, "decide", "pot-limit-miscount"]);
        terminal.answer(&example, &example);
        // A ruling or the next question, and not the same once more.
        terminal.asked("");
        assert!(!terminal.rows().iter().any(|row| row.contains('^')), "{}", terminal.rows().join("\n"));
        let mut terminal = Emulated::new(size, &["--lang", language, "--book", book, "decide", "reopening"]);
        terminal.answer("200/400", "A 1000, B 2500, C all-in 3200");
        terminal.answer("400 (<", "200/400");
        terminal.asked("3");
        assert!(!terminal.rows().iter().any(|row| row.contains('^')), "{}", terminal.rows().join("\n"));
    }
}

#[test]
fn the_other_reading_of_a_book_that_disagrees_with_itself_is_on_the_screen() {
    let facts = [
        "said=nothing",
        "acted-before=no",
        "last-chips=no",
        "chips=1000+400",
        "round=blinds 200/400; A raises to 1000",
    ];
    for (language, other) in [("en", "Under 43-A"), ("nl", "Volgens 43-A"), ("de", "Nach 43-A"), ("sk", "Podľa 43-A")]
    {
        let arguments =
            [&["--lang", language, "--book", "onk-2023", "decide", "several-chips"], &facts[..], &["--full"]];
        let mut terminal = Emulated::new((120, 100), &arguments.concat());
        terminal.end();
        assert!(terminal.shows(other), "{}", terminal.rows().join("\n"));
    }
}
