//! Comparisons as one table: a row for each situation that is ruled differently, each point on which books stand apart, or each
//! book that rules on one case.

use serde_json::{Map, Value as Json, json};

/// The rows of a comparison that JSON tells; none where it is no comparison.
pub(super) fn rows(answer: &Json) -> Option<Json> {
    let rows: Vec<Json> = match answer {
        Json::Array(points) => points.iter().filter(|point| point["books"].is_object()).map(point).collect(),
        _ if answer["points"].is_array() => list(&answer["points"]).flat_map(situations).collect(),
        _ if answer["changes"].is_array() => list(&answer["changes"]).map(change).collect(),
        _ if answer["facts"].is_object() => list(&answer["books"]).map(ruling).collect(),
        _ => Vec::new(),
    };
    (!rows.is_empty()).then(|| Json::Array(rows))
}

fn list(of: &Json) -> impl Iterator<Item = &Json> {
    of.as_array().into_iter().flatten()
}

/// A point on which books stand apart: for each book its position and its clause.
fn point(point: &Json) -> Json {
    let mut row = Map::new();
    for key in ["policy", "name", "group", "differs"] {
        row.insert(key.to_owned(), point[key].clone());
    }
    for (book, position) in point["books"].as_object().into_iter().flatten() {
        row.insert(book.clone(), stands(position));
        row.insert(format!("{book}_clause"), clauses(position));
    }
    Json::Object(row)
}

/// What a position says: its value, or that it has none.
fn stands(position: &Json) -> Json {
    [&position["value"], &position["kind"]].into_iter().find(|told| !told.is_null()).cloned().unwrap_or_default()
}

/// The clauses on which it rests, those of both sides where a book disagrees with itself.
fn clauses(position: &Json) -> Json {
    let sides: Vec<Json> = list(&position["sides"]).map(|side| side["clause"].clone()).collect();
    if sides.is_empty() { position["clause"].clone() } else { Json::Array(sides) }
}

/// The situations that are ruled differently for a reason, with the policies on which that hangs.
fn situations(point: &Json) -> Vec<Json> {
    let hangs_on: Vec<Json> = list(&point["hangs_on"]).map(|policy| policy["policy"].clone()).collect();
    let situation = |class: &Json| {
        let mut row = Map::new();
        for key in ["incident", "title", "kind", "example"] {
            row.insert(key.to_owned(), class[key].clone());
        }
        row.insert("policies".to_owned(), Json::Array(hangs_on.clone()));
        for ruling in list(&class["rulings"]) {
            row.insert(ruling["book"].as_str().unwrap_or_default().to_owned(), ruling["line"].clone());
        }
        Json::Object(row)
    };
    list(&point["classes"]).map(situation).collect()
}

/// A change of which the staff is told.
fn change(change: &Json) -> Json {
    let first = &change["policies"][0];
    json!({
        "kind": change["kind"], "name": change["name"], "told": change["told"], "situations": change["situations"],
        "rule": change["rule"], "policy": first["policy"],
        "before": stands(&first["before"]), "before_clause": clauses(&first["before"]),
        "now": stands(&first["now"]), "now_clause": clauses(&first["now"]),
    })
}

/// What one of several books rules on a case.
fn ruling(book: &Json) -> Json {
    let mut row = Map::new();
    for key in ["book", "outcome", "coverage", "clauses", "orders", "differs"] {
        row.insert(key.to_owned(), book[key].clone());
    }
    row.extend(book["amounts"].as_object().cloned().unwrap_or_default());
    Json::Object(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_that_disagrees_with_itself_has_both_clauses_and_a_silent_one_says_so() {
        let sides = json!([{ "value": "a", "clause": "1" }, { "value": "b", "clause": "2" }]);
        let books = json!({ "x": { "kind": "conflict", "value": "a", "sides": sides }, "y": { "kind": "silent" } });
        let told = rows(&json!([{ "policy": "p", "name": "P", "group": "g", "differs": true, "books": books }]));
        let row = json!({ "policy": "p", "name": "P", "group": "g", "differs": true, "x": "a", "x_clause": ["1", "2"], "y": "silent", "y_clause": null });
        assert_eq!(told, Some(json!([row])));
        assert_eq!(rows(&json!({ "outcome": "x" })), None);
        assert_eq!(rows(&json!([{ "label": "43" }])), None);
    }
}
