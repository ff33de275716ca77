//! Every document that the program prints as JSON is as its schema in `src/floor/render/schemas/` says, and every schema says what each key is.

use super::cases::{facts_of, in_every_case, on_disk, root};
use super::command_line::{err, floor};
use super::house::{no_folder, run};
use floorbook::decide::{BoundIncident, Next};
use floorbook::locale::{Language, Words};
use floorbook::render::{RulingContext, ruling_json};
use jsonschema::Validator;
use serde_json::Value as Json;

/// A schema by its name.
fn schema(name: &str) -> Json {
    let text = std::fs::read_to_string(root().join("src/floor/render/schemas").join(name).with_extension("json"))
        .expect("a schema");
    serde_json::from_str(&text).expect("JSON")
}

#[track_caller]
fn holds(validator: &Validator, document: &Json, of: &str) {
    let wrong: Vec<String> =
        validator.iter_errors(document).map(|error| format!("{} at {}", error, error.instance_path())).collect();
    assert!(wrong.is_empty(), "{of}:\n{}", wrong.join("\n"));
}

/// What a command prints, by the name of the schema.
const PRINTED: [(&str, &[&str]); 23] = [
    ("ruling", &["decide", "raise-size", "said=nothing"]),
    ("ruling", &["decide", "four-card-flop", "--full", "--show", "sk"]),
    (
        "ruling",
        &[
            "--book",
            "dpc",
            "decide",
            "undercall",
            "call-said=no",
            "players=heads-up",
            "to-call=1200",
            "put=500",
            "--ruled",
            "a::",
        ],
    ),
    ("line", &["decide", "blinds 100/200; A raises to 600; B puts 1x1000 silent", "last-chip=no", "--full"]),
    ("rules", &["--book", "onk-2023", "rule", "39", "43-46", "MEC 7"]),
    ("rules", &["--book", "tda-2019-sk", "rule", "clock"]),
    ("counterparts", &["rule", "--map", "39"]),
    ("search", &["search", "four cards on the flop"]),
    ("search", &["search", "clock"]),
    ("books", &["books"]),
    ("incidents", &["incidents", "--full"]),
    ("policies", &["policies"]),
    ("topics", &["topics"]),
    ("policies", &["compare", "39"]),
    ("policies", &["compare", "--policies", "--books", "onk-2023,dpc"]),
    ("changes", &["compare", "--books", "onk-2023,tda-2015-de", "--all"]),
    ("staff", &["changes", "tda-2024", "--for", "dealers"]),
    ("case", &["compare", "undercall", "call-said=no", "players=heads-up", "to-call=1200", "put=500"]),
    ("numbers", &["compare", "--numbers", "onk-2023,dpc"]),
    ("pairs", &["compare"]),
    ("findings", &["check"]),
    ("unused", &["check", "--unused"]),
    ("findings", &["check", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken/unknown-key")]),
];

#[test]
fn what_every_command_prints_is_as_its_schema_says() {
    for (name, arguments) in PRINTED {
        let validator = jsonschema::validator_for(&schema(name)).expect("a schema");
        let output = floor(&[arguments, &["--format", "json"]].concat());
        let document =
            serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{arguments:?}: {}", err(&output)));
        holds(&validator, &document, &arguments.join(" "));
    }
}

#[test]
fn what_a_house_prints_is_as_its_schema_says() {
    let folder = no_folder("init-schemas");
    let printed = |arguments: &[&str]| -> Json {
        let output = run(&[arguments, &["--format", "json"]].concat());
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{arguments:?}: {}", err(&output)))
    };
    let holds = |name: &str, arguments: &[&str]| {
        holds(&jsonschema::validator_for(&schema(name)).expect("a schema"), &printed(arguments), &arguments.join(" "));
    };
    holds("started", &["init", &folder, "--extends", "onk-2023"]);
    holds("begun", &["init", &folder, "--policy", "clock.warning"]);
    holds("copied", &["init", &folder, "--incident", "undercall"]);
    let house = ["--rulings", &folder, "--book", "init-schemas"];
    holds("ruling", &[&house[..], &["decide", "clock", "phase=run-out", "acted=no", "facing-bet=yes"]].concat());
    holds("rules", &[&house[..], &["rule", "29", "H1"]].concat());
    holds("changes", &[&house[..], &["compare", "--books", "onk-2023,init-schemas"]].concat());
    holds("books", &[&house[..], &["books"]].concat());
}

#[test]
fn every_error_and_warning_is_as_its_schema_says() {
    let validator = jsonschema::validator_for(&schema("error")).expect("a schema");
    let errors: [&[&str]; 9] = [
        &["init", "/nonexistent/house", "--incident", "clock"],
        &["rule", "9999"],
        &["decide"],
        &["--book", "x", "books"],
        &["--rulings", "/nonexistent", "books"],
        &["decide", "undercall"],
        &["--lang", "en", "decide", "a card fell"],
        &["--lang", "en", "decide", "blinds 100/200; A 50"],
        &["decide", "undercall", "call-said=no", "players=?", "facing=?", "to-call=400", "put=100"],
    ];
    for arguments in errors {
        let output = floor(&[arguments, &["--format", "json"]].concat());
        let document =
            serde_json::from_slice(&output.stderr).unwrap_or_else(|_| panic!("{arguments:?}: {}", err(&output)));
        holds(&validator, &document, &arguments.join(" "));
    }
    let house = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken/unknown-key");
    let output = floor(&["--rulings", house, "--format", "json", "decide", "four-card-flop"]);
    let warning: Json = serde_json::from_slice(&output.stderr).expect("a warning");
    holds(&jsonschema::validator_for(&schema("warning")).expect("a schema"), &warning, "a warning");
}

#[test]
fn every_case_is_ruled_as_the_schema_says() {
    let validator = jsonschema::validator_for(&schema("ruling")).expect("a schema");
    let pack = on_disk();
    let words = Words::new(Language::En, pack);
    // Each case under one of the books, in turn: what differs between the books is the ruling, and not what it is made of.
    let books = pack.book_ids();
    for (incident, cases) in in_every_case() {
        let bounds: Vec<BoundIncident> =
            books.iter().filter_map(|book| BoundIncident::new(pack, book, &incident)).collect();
        for (case, bound) in cases.iter().zip(bounds.iter().cycle()) {
            let facts = facts_of(&words, &bound.incident, case).expect("facts of a case");
            if let Next::Ruled(ruling) = bound.next(&facts) {
                let document = ruling_json(&RulingContext::new(&words, bound, &facts, &ruling));
                holds(&validator, &document, &format!("{} {incident}: {}", bound.book, case.case));
            }
        }
    }
}

/// The keys of a schema that have no description, with their places.
fn without_words(schema: &Json, place: &str, found: &mut Vec<String>) {
    let described = |one: &Json| one["description"].is_string() || one["$ref"].is_string();
    if let Some(properties) = schema["properties"].as_object() {
        let bare = properties.iter().filter(|(_, one)| !described(one)).map(|(key, _)| format!("{place}/{key}"));
        found.extend(bare);
    }
    if let Some(parts) = schema.as_object() {
        parts.iter().for_each(|(key, part)| without_words(part, &format!("{place}/{key}"), found));
    }
    if let Some(parts) = schema.as_array() {
        parts.iter().for_each(|part| without_words(part, place, found));
    }
}

#[test]
fn every_schema_says_what_each_key_is() {
    for entry in std::fs::read_dir(root().join("src/floor/render/schemas")).expect("a folder") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
        let mut bare = Vec::new();
        without_words(&schema(&name), "", &mut bare);
        assert!(bare.is_empty(), "{name}: {bare:?}");
    }
}

#[test]
fn the_program_gives_the_schemas_of_what_it_prints() {
    let printed = |arguments: &[&str]| -> Json {
        let output = floor(arguments);
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{arguments:?}: {}", err(&output)))
    };
    assert_eq!(printed(&["schema", "ruling"]), schema("ruling"));
    // Where data has the name, too, it is meant unless something else is said.
    assert_eq!(printed(&["schema", "--printed", "rules"]), schema("rules"));
    assert_ne!(printed(&["schema", "rules"]), schema("rules"));
    let refused = floor(&["--lang", "en", "schema", "rulings"]);
    assert!(err(&refused).contains("Did you mean \"ruling\"?"), "{}", err(&refused));
}
