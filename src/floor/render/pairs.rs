//! How much changes at the table between every two of several books.

use super::changes::counts_json;
use super::{Block, View};
use crate::compare::{Class, Counts, TableChanges};
use crate::ids::BookId;
use crate::locale::{Words, args};
use serde_json::{Map, Value as Json, json};

/// What changes at the table between two of several books.
#[derive(Debug)]
pub struct PairCounts<'a> {
    /// The books.
    pub books: [&'a BookId; 2],
    /// What changes.
    pub changes: TableChanges,
}

/// The groups of incidents in which something changes, in the order in which they first do.
fn groups<'a>(pairs: &'a [PairCounts]) -> Vec<&'a str> {
    let mut groups: Vec<&'a str> = Vec::new();
    for class in pairs.iter().flat_map(|pair| pair.changes.classes()) {
        if !groups.contains(&class.group.as_str()) {
            groups.push(&class.group);
        }
    }
    groups.sort_unstable();
    groups
}

/// A table of the pairs, and one of the groups.
#[must_use]
pub fn pair_counts_view(words: &Words, pairs: &[PairCounts]) -> View {
    let mut view = View::default();
    view.push(Block::Headline(words.text("changes-title")));
    view.push(Block::Subject(words.text("changes-pairs")));
    view.push(Block::Rule);
    let head = ["table-books", "changes-both", "changes-one", "changes-neither"].map(|id| words.text(id)).to_vec();
    let row = |pair: &PairCounts| {
        let counts = pair.changes.counts();
        let [one, other] = pair.books;
        let numbers = [counts.contradictions, counts.one_sided, counts.both_open].map(|n| n.to_string());
        [vec![format!("{one},{other}")], numbers.to_vec()].concat()
    };
    view.push(Block::Table(head, pairs.iter().map(row).collect()));
    view.push(Block::Heading(words.text("changes-groups")));
    let line = |pair: &PairCounts| {
        let of = |group: &&str| {
            let n = of_group(&pair.changes, group).all();
            (n > 0).then(|| format!("{} {n}", words.text(&format!("group-{group}"))))
        };
        let groups: Vec<String> = groups(pairs).iter().filter_map(of).collect();
        format!("{},{}: {}", pair.books[0], pair.books[1], groups.join(", "))
    };
    view.push(Block::Points(pairs.iter().map(line).collect()));
    if let Some(pair) = pairs.first() {
        let books = format!("{},{}", pair.books[0], pair.books[1]);
        view.push(Block::Rule);
        view.push(Block::Subject(words.with("changes-pair-hint", &args([("books", books.into())]))));
    }
    view
}

fn of_group(changes: &TableChanges, group: &str) -> Counts {
    let of = |class: &&Class| class.group == group;
    Counts::of(changes.classes().filter(of))
}

/// The same as JSON.
#[must_use]
pub fn pair_counts_json(pairs: &[PairCounts]) -> Json {
    let pair = |pair: &PairCounts| {
        let groups = groups(pairs).into_iter();
        let groups: Map<String, Json> =
            groups.map(|group| (group.to_owned(), counts_json(of_group(&pair.changes, group)))).collect();
        let points = pair.changes.points.len();
        json!({"books": pair.books, "points": points, "counts": counts_json(pair.changes.counts()), "groups": groups})
    };
    Json::Array(pairs.iter().map(pair).collect())
}
