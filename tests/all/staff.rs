//! `floor changes`: what the staff must be told is all that the books rule otherwise, on two pages, for those whom it concerns.

use super::house::{no_folder, run, said, write};
use floorbook::commands::built_in;
use floorbook::compare::{News, StaffSheet, Subject, changes_at_table, staff_sheet};
use floorbook::pack::Audience;
use floorbook::policy::Effective;
use serde_json::Value as Json;
use std::collections::BTreeSet;
use std::path::Path;

const BOOKS: [&str; 2] = ["tda-2019-sk", "tda-2024"];

fn sheet(books: [&str; 2], audience: Option<Audience>) -> StaffSheet {
    let pack = built_in();
    let changes = changes_at_table(&pack, &[books], |_| true).pop().expect("changes");
    staff_sheet(&pack, books, changes, audience)
}

/// The policies that a sheet tells.
fn told(sheet: &StaffSheet) -> BTreeSet<String> {
    sheet.changes.iter().flat_map(|change| change.policies()).map(ToString::to_string).collect()
}

#[test]
fn every_point_on_which_a_ruling_hangs_is_told_once() {
    let pack = built_in();
    let changes = changes_at_table(&pack, &[BOOKS], |_| true).pop().expect("changes");
    let situations = changes.counts().all();
    let hang: BTreeSet<String> =
        changes.points.iter().filter(|point| point.hangs.len() == 1).map(|point| point.hangs[0].to_string()).collect();
    let sheet = sheet(BOOKS, None);
    assert_eq!(sheet.changes.iter().map(|change| change.situations).sum::<usize>(), situations);
    let lacking: Vec<_> = hang.difference(&told(&sheet)).cloned().collect();
    assert!(lacking.is_empty(), "{lacking:?}");
    let policies: Vec<_> = sheet.changes.iter().flat_map(|change| change.policies()).collect();
    assert_eq!(policies.len(), policies.iter().collect::<BTreeSet<_>>().len(), "a point stands in one change");
}

#[test]
fn the_kind_is_what_the_positions_say() {
    let pack = built_in();
    for change in sheet(BOOKS, None).changes {
        let Some(policy) = change.policies().first().copied() else {
            assert!(matches!(change.subject, Subject::Rule(_)));
            continue;
        };
        let [one, other] = BOOKS.map(|book| pack.position(book, policy).expect("a position"));
        let value = |effective: Effective| matches!(effective, Effective::Value(_));
        let (one, other) = (value(one.decides()), value(other.decides()));
        match change.news {
            News::New => assert!(!one, "{policy}"),
            News::Gone => assert!(!other, "{policy}"),
            News::Clarified => assert!(one != other && change.situations == 0, "{policy}"),
            News::Changed => {}
        }
    }
}

#[test]
fn dealers_and_players_are_told_a_part_of_what_the_floor_is() {
    let [dealers, players, floors] =
        [Audience::Dealers, Audience::Players, Audience::Floors].map(|audience| told(&sheet(BOOKS, Some(audience))));
    assert_eq!(floors, told(&sheet(BOOKS, None)));
    assert!(dealers.is_subset(&floors) && players.is_subset(&floors));
    assert!(dealers.len() < floors.len() && players.len() < floors.len() && dealers != players);
    assert!(dealers.iter().any(|policy| policy.starts_with("misdeal")), "{dealers:?}");
    assert!(!players.iter().any(|policy| policy.starts_with("misdeal")), "{players:?}");
}

fn json(arguments: &[&str]) -> Json {
    let output = run(&[arguments, &["--format", "json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn a_sheet_tells_fifteen_changes_at_most_and_all_of_them_on_demand() {
    let whole = json(&["changes", "tda-2024"]);
    let changes = whole["changes"].as_array().expect("changes");
    assert_eq!(changes.iter().filter(|change| change["told"] == true).count(), 15);
    let numbered = |arguments: &[&str]| {
        let shown = said(&run(arguments));
        shown.lines().filter(|line| line.split('.').next().is_some_and(|n| n.parse::<u32>().is_ok())).count()
    };
    assert_eq!(numbered(&["--lang", "en", "changes", "tda-2024"]), 15);
    assert_eq!(numbered(&["--lang", "en", "changes", "tda-2024", "--all"]), changes.len());
}

/// A house on another book is told against that book; what it has not touched is no change.
#[test]
fn a_house_is_told_against_the_book_that_it_rests_on() {
    let folder = no_folder("staff-house");
    write(
        &folder,
        &[
            (
                "books/club/book.yaml",
                "title: Corner Club\nedition: \"2026\"\nlanguage: en\nextends: tda-2024\nsource: Rules of a club\n",
            ),
            (
                "books/club/rules/house.yaml",
                "section: House\ntitle: House rules\nrules:\n  - label: H1\n    title: Four cards on the flop\n    clauses:\n      - topics: [four-card-flop]\n        text: The brush picks the extra card of a flop of four.\n",
            ),
            ("books/club/policies/house.yaml", "four-card-flop.picks: { value: brush, clause: \"H1\" }\n"),
        ],
    );
    let house = ["--rulings", &folder, "--lang", "en"];
    let sheet = json(&[&house[..], &["changes", "club"]].concat());
    assert_eq!(sheet["books"], serde_json::json!(["tda-2024", "club"]));
    let changes = sheet["changes"].as_array().expect("changes");
    assert_eq!(changes.len(), 1, "{changes:#?}");
    assert_eq!(changes[0]["policies"][0]["policy"], "four-card-flop.picks");
    assert_eq!(changes[0]["policies"][0]["now"]["clause"], "H1");
    // The same against its own data of a year ago, which knew neither the rule nor the position.
    let then = no_folder("staff-house-then");
    std::fs::create_dir_all(Path::new(&then).join("books/club")).expect("a folder");
    let book = "title: Corner Club\nedition: \"2025\"\nlanguage: en\nextends: tda-2024\nsource: Rules of a club\n";
    std::fs::write(Path::new(&then).join("books/club/book.yaml"), book).expect("written");
    let since = json(&[&house[..], &["changes", "club", "--since", &then]].concat());
    assert_eq!(since["books"], serde_json::json!(["club.before", "club"]));
    assert_eq!(since["changes"].as_array().map(Vec::len), Some(1), "{since:#}");
    let shown = said(&run(&[&house[..], &["changes", "club", "--since", &then]].concat()));
    assert!(shown.contains("Corner Club (2025) → Corner Club (2026)"), "{shown}");
    let page = said(&run(&[&house[..], &["changes", "club", "--format", "html"]].concat()));
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("@page { size: A4"), "{page}");
}

#[test]
fn what_cannot_be_told_is_refused_with_what_to_type() {
    let refused = |arguments: &[&str], words: &str| {
        let output = run(&[&["--lang", "en"], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        assert!(said(&output).contains(words), "{}", said(&output));
    };
    refused(&["changes", "onk-2023"], "--since BOOK");
    refused(&["changes", "tda-2024", "--for", "cooks"], "--for dealers");
    refused(&["changes", "tda-2024", "--since", "tda-2024"], "needs two books");
}

#[test]
fn a_comparison_is_a_table_for_a_spreadsheet() {
    let csv = |arguments: &[&str]| {
        let output = run(&[&["--lang", "en", "--format", "csv"], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        said(&output)
    };
    let at_table = csv(&["compare", "--books", "onk-2023,dpc"]);
    assert!(at_table.starts_with("incident,title,kind,example,policies,onk-2023,dpc\n"), "{at_table}");
    let whole = json(&["compare", "--books", "onk-2023,dpc"]);
    let situations: usize = whole["points"]
        .as_array()
        .expect("points")
        .iter()
        .map(|point| point["classes"].as_array().map_or(0, Vec::len))
        .sum();
    assert_eq!(at_table.lines().count(), situations + 1);
    let of_rule = csv(&["compare", "43", "--books", "onk-2023,dpc"]);
    assert!(of_rule.contains("raise-size.minimum,") && of_rule.contains("8.4-A NOTE"), "{of_rule}");
    let of_case = csv(&[
        "compare",
        "undercall",
        "call-said=no",
        "players=heads-up",
        "to-call=1200",
        "put=500",
        "--books",
        "onk-2023,dpc",
    ]);
    assert_eq!(of_case.lines().count(), 3, "{of_case}");
    assert!(csv(&["changes", "tda-2024"]).starts_with("kind,name,told,situations,"));
}
