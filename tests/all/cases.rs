//! Rulings judged by cases as data: facts in, what each book rules out, and the clause that says so. The cases in
//! `tests/cases` were written from the documents; every row of every table must be judged by one under every book
//! that reaches it.

use floorbook::commands::built_in;
use floorbook::decide::{Because, Bound, Next, Ruling};
use floorbook::incident::{Facts, Incident};
use floorbook::interview::read_fact;
use floorbook::locale::{Language, Words};
use floorbook::pack::Pack;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    case: String,
    #[serde(default)]
    facts: BTreeMap<String, serde_yaml::Value>,
    rulings: BTreeMap<String, Expected>,
    #[serde(default, rename = "why")]
    _why: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    outcome: String,
    clause: String,
    #[serde(default = "rule")]
    coverage: String,
    #[serde(default)]
    amounts: BTreeMap<String, u64>,
    #[serde(default = "none")]
    penalty: String,
    #[serde(default)]
    orders: Vec<String>,
    #[serde(default)]
    without: Vec<String>,
}

fn rule() -> String {
    "rule".to_owned()
}

fn none() -> String {
    "none".to_owned()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder of cases")
        .map(|entry| entry.expect("an entry").path())
        .flat_map(|path| if path.is_dir() { self::files(&path) } else { vec![path] })
        .collect();
    files.sort();
    files
}

fn all_cases() -> Vec<(String, Vec<Case>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    files(&folder)
        .into_iter()
        .map(|path| {
            let incident = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("a readable file");
            let cases = serde_yaml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (incident, cases)
        })
        .collect()
}

fn facts(words: &Words, incident: &Incident, case: &Case) -> Facts {
    let mut facts = Facts::none(incident.facts.len());
    for (name, value) in &case.facts {
        let typed = match value {
            serde_yaml::Value::String(text) => text.clone(),
            serde_yaml::Value::Number(number) => number.to_string(),
            other => panic!("{}: {name} is {other:?}", case.case),
        };
        let at = incident.fact(name).unwrap_or_else(|| panic!("{}: no fact {name}", case.case));
        let answer = read_fact(words, incident, &incident.facts[at], &typed);
        facts.set(at, Some(answer.unwrap_or_else(|error| panic!("{}: {name}: {error:?}", case.case))));
    }
    facts
}

/// Everything in which a ruling is not as expected.
fn differences(ruling: &Ruling, expected: &Expected) -> Vec<String> {
    let mut differences = Vec::new();
    let mut same = |what: &str, found: String, wanted: &str| {
        if found != wanted {
            differences.push(format!("{what} is {found}, not {wanted}"));
        }
    };
    same("outcome", ruling.outcome.to_owned(), &expected.outcome);
    same("coverage", ruling.coverage.key().to_owned(), &expected.coverage);
    same("penalty", ruling.penalty.key().to_owned(), &expected.penalty);
    for (name, amount) in &expected.amounts {
        let found = ruling.amounts.iter().find(|(known, _)| known == name).map(|(_, amount)| *amount);
        same(name, format!("{found:?}"), &format!("{:?}", Some(*amount)));
    }
    let cited: Vec<&str> = ruling.citations.iter().map(|citation| citation.address.as_str()).collect();
    let carries =
        |address: &&str| **address == expected.clause || address.starts_with(&format!("{}-", expected.clause));
    if !cited.iter().any(carries) {
        differences.push(format!("cites {cited:?}, not {}", expected.clause));
    }
    for order in expected.orders.iter().filter(|order| !ruling.orders.contains(&order.as_str())) {
        differences.push(format!("does not give the order {order}"));
    }
    for order in expected.without.iter().filter(|order| ruling.orders.contains(&order.as_str())) {
        differences.push(format!("gives the order {order}"));
    }
    differences
}

fn row<'a>(ruling: &Ruling<'a>) -> &'a str {
    let row = ruling.because.iter().find_map(|because| match because {
        Because::Row(row) => Some(*row),
        _ => None,
    });
    row.expect("the trace names the row")
}

fn judge(pack: &Pack, visited: &mut BTreeSet<(String, String, String)>) -> Vec<String> {
    let words = Words::new(Language::En, pack);
    let mut wrong = Vec::new();
    for (incident, cases) in all_cases() {
        for case in cases {
            for book in pack.book_ids() {
                let name = format!("{incident}: {}: {book}", case.case);
                let Some(expected) = case.rulings.get(&book) else {
                    wrong.push(format!("{name}: no expectation"));
                    continue;
                };
                let bound = Bound::new(pack, &book, &incident).unwrap_or_else(|| panic!("no incident {incident}"));
                let facts = facts(&words, &bound.incident, &case);
                match bound.next(&facts) {
                    Next::Ruled(ruling) => {
                        visited.insert((incident.clone(), book, row(&ruling).to_owned()));
                        wrong.extend(differences(&ruling, expected).into_iter().map(|text| format!("{name}: {text}")));
                    }
                    other => wrong.push(format!("{name}: not ruled but {other:?}")),
                }
            }
        }
    }
    wrong
}

#[test]
fn every_case_is_ruled_as_the_documents_rule_it() {
    let wrong = judge(&built_in(), &mut BTreeSet::new());
    assert!(wrong.is_empty(), "{} rulings are not as expected:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_row_is_judged_under_every_book_that_reaches_it() {
    let pack = built_in();
    let mut visited = BTreeSet::new();
    judge(&pack, &mut visited);
    let mut missing = Vec::new();
    for head in pack.incident_heads() {
        for book in pack.book_ids() {
            let bound = Bound::new(&pack, &book, &head.id).expect("a listed incident");
            for row in bound.reachable() {
                if !visited.contains(&(head.id.clone(), book.clone(), row.to_owned())) {
                    missing.push(format!("{}: {book}: {row}", head.id));
                }
            }
        }
    }
    assert!(missing.is_empty(), "no case judges these rows:\n{}", missing.join("\n"));
}
