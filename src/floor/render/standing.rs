//! Where books stand on policies: in words, as tables, as JSON.

use super::{Block, View};
use crate::compare::BookPositions;
use crate::locale::{Words, args};
use crate::policy::{Effective, Policy, PolicyKind, Position, Value, message_id};
use serde_json::{Value as Json, json};

/// The words of a value of a policy.
pub(super) fn value_words(words: &Words, policy: &Policy, value: &Value) -> String {
    match (value, &policy.kind) {
        (Value::Number(number), PolicyKind::Number { unit, .. }) => {
            words.with(&format!("unit-{unit}"), &args([("n", (*number).into())]))
        }
        (Value::Number(number), PolicyKind::Choice { .. }) => words.number(*number),
        (Value::Choice(choice), _) => choice_words(words, policy, choice),
    }
}

/// The words of a value of a choice policy.
pub(super) fn choice_words(words: &Words, policy: &Policy, choice: &str) -> String {
    words.attribute(&message_id(&policy.id), choice).unwrap_or_else(|| choice.to_owned())
}

/// The words of a position, without its clause.
#[must_use]
pub fn position_words(words: &Words, policy: &Policy, position: &Position) -> String {
    stance_words(words, policy, position.decides())
}

/// The words of a value or stance.
pub(super) fn stance_words(words: &Words, policy: &Policy, decides: Effective) -> String {
    match decides {
        Effective::Stance(stance) => words.text(&["stance-", stance.key()].concat()),
        Effective::Value(value) => value_words(words, policy, value),
    }
}

/// A value as JSON: a number, or the word.
pub(super) fn value_json(value: &Value) -> Json {
    match value {
        Value::Number(number) => json!(number),
        Value::Choice(choice) => json!(choice),
    }
}

/// A position as JSON: its kind, value, clauses, and in a conflict both sides.
#[must_use]
pub fn position_json(position: &Position) -> Json {
    let value = value_json;
    match position {
        Position::Value(grounded) => {
            json!({"kind": "value", "value": value(&grounded.value), "clause": grounded.clause})
        }
        Position::Silent => json!({"kind": "silent"}),
        Position::Discretion { clause, .. } => json!({"kind": "discretion", "clause": clause}),
        Position::NotApplicable(clause) => json!({"kind": "not-applicable", "clause": clause}),
        Position::Conflict { sides, follows, why } => {
            let sides: Vec<Json> =
                sides.iter().map(|side| json!({"value": value(&side.value), "clause": side.clause})).collect();
            json!({"kind": "conflict", "value": value(follows), "sides": sides, "why": why})
        }
    }
}

/// A book with the clauses on which its position rests: `onk-2023 39`.
pub(super) fn book_and_clauses(words: &Words, book: &str, position: &Position) -> String {
    let mut clauses = position.clauses();
    clauses.dedup();
    let mark = match position {
        Position::Conflict { .. } => [" ", &words.text("conflict-mark")].concat(),
        _ => String::new(),
    };
    match clauses.is_empty() {
        true => book.to_owned(),
        false => [book, " ", &clauses.join(", "), &mark].concat(),
    }
}

/// Where books stand: a table for a few policies, a list by groups for many, which is read by scrolling.
#[must_use]
pub fn standings_view(words: &Words, book_positions: &[BookPositions], grouped: bool) -> View {
    let mut view = View::default();
    if grouped {
        for group in book_positions.chunk_by(|a, b| a.policy.group == b.policy.group) {
            let lines = group.iter().map(|standing| standing_lines(words, standing)).collect();
            view.points(words.text(&format!("group-{}", group[0].policy.group)), lines);
        }
    } else {
        let head = ["table-point", "table-ruling", "table-books"].map(|id| words.text(id)).to_vec();
        let rows = book_positions.iter().flat_map(|standing| standing_rows(words, standing)).collect();
        view.push(Block::Table(head, rows));
    }
    view.points(words.text("heading-conflicts"), conflict_points(words, book_positions));
    view
}

/// A policy with a line for each position.
fn standing_lines(words: &Words, standing: &BookPositions) -> String {
    let mut lines = words.text(&message_id(&standing.policy.id));
    for (position, books) in standing.shared() {
        let books: Vec<String> = books.iter().map(|(book, position)| book_and_clauses(words, book, position)).collect();
        lines.extend(["\n= ", &position_words(words, &standing.policy, position), ": ", &books.join(", ")]);
    }
    lines
}

fn standing_rows(words: &Words, standing: &BookPositions) -> Vec<Vec<String>> {
    let mut name = words.text(&message_id(&standing.policy.id));
    let mut rows = Vec::new();
    for (position, books) in standing.shared() {
        let books: Vec<String> = books.iter().map(|(book, position)| book_and_clauses(words, book, position)).collect();
        rows.push(vec![std::mem::take(&mut name), position_words(words, &standing.policy, position), books.join("\n")]);
    }
    rows
}

/// What must be said about the positions on which a book contradicts itself.
pub(super) fn conflict_points(words: &Words, book_positions: &[BookPositions]) -> Vec<String> {
    let mut points: Vec<String> = Vec::new();
    for (standing, book, position) in
        book_positions.iter().flat_map(|s| s.positions.iter().map(move |(b, p)| (s, b, p)))
    {
        if let Position::Conflict { why, .. } = position {
            let name = words.text(&message_id(&standing.policy.id));
            points.push(format!(
                "{} — {name}: {}",
                book_and_clauses(words, book, position),
                why.get(words.language().code())
            ));
        }
    }
    points
}

/// Where books stand, as JSON.
#[must_use]
pub fn standings_json(words: &Words, book_positions: &[BookPositions]) -> Json {
    let policies = book_positions.iter().map(|standing| {
        let positions: serde_json::Map<String, Json> =
            standing.positions.iter().map(|(book, position)| ((*book).to_owned(), position_json(position))).collect();
        let (kind, allowed) = match &standing.policy.kind {
            PolicyKind::Number { unit, range } => {
                ("number", json!({ "unit": unit, "least": range.0, "most": range.1 }))
            }
            PolicyKind::Choice { values } => {
                let labels =
                    values.iter().map(|value| (value.clone(), json!(choice_words(words, &standing.policy, value))));
                let labels: serde_json::Map<String, Json> = labels.collect();
                ("choice", json!({ "values": values, "labels": labels }))
            }
        };
        let mut policy = json!({
            "policy": standing.policy.id,
            "name": words.text(&message_id(&standing.policy.id)),
            "group": standing.policy.group,
            "topic": standing.policy.topic,
            "kind": kind,
            "differs": standing.differs(),
            "books": positions,
        });
        if let (Some(policy), Json::Object(allowed)) = (policy.as_object_mut(), allowed) {
            policy.extend(allowed);
        }
        policy
    });
    Json::Array(policies.collect())
}
