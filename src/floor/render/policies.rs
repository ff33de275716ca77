//! Policies: a line each where there are many, in full where there are a few.

use super::standing::{book_and_clauses, choice_words, conflict_points, position_words, value_words};
use super::{Block, View};
use crate::compare::BookPositions;
use crate::locale::{Words, args};
use crate::pack::Pack;
use crate::policy::{Policy, PolicyKind, Position, Value, message_id};

/// The most policies that are shown in full.
const FEW: usize = 3;

/// Policies with where the books stand on them.
#[must_use]
pub fn policies_view(pack: &Pack, words: &Words, book_positions: &[BookPositions]) -> View {
    let mut view = View::default();
    if book_positions.len() > FEW {
        // The best come first, and their groups with them.
        let mut groups: Vec<&str> = Vec::new();
        for BookPositions { policy, .. } in book_positions {
            if !groups.contains(&policy.group.as_str()) {
                groups.push(&policy.group);
            }
        }
        for group in groups {
            let of_group =
                book_positions.iter().map(|standing| &standing.policy).filter(|policy| policy.group == group);
            let line = |policy: &Policy| format!("{} — {}", policy.id, words.text(&message_id(&policy.id)));
            view.points(group_words(words, group), of_group.map(line).collect());
        }
        view.push(Block::Rule);
        view.push(Block::Subject(words.with("policies-many", &args([("n", (book_positions.len() as u64).into())]))));
        return view;
    }
    for (at, standing) in book_positions.iter().enumerate() {
        if at > 0 {
            view.push(Block::Rule);
        }
        policy_blocks(&mut view, pack, words, standing);
    }
    view
}

/// A group with the word to type for it.
pub(super) fn group_words(words: &Words, group: &str) -> String {
    format!("{} ({group})", words.text(&format!("group-{group}")))
}

fn policy_blocks(view: &mut View, pack: &Pack, words: &Words, standing: &BookPositions) {
    let policy = &standing.policy;
    view.push(Block::Headline(words.text(&message_id(&policy.id))));
    let topic = pack.topic(&policy.topic).map_or_else(String::new, |topic| topic.title.get(words.language().code()));
    view.push(Block::Subject(format!(
        "{} · {} · {}: {topic}",
        policy.id,
        group_words(words, &policy.group),
        words.text("heading-topics"),
    )));
    let example = example(standing);
    let values = match &policy.kind {
        PolicyKind::Choice { values } => {
            values.iter().map(|value| format!("{value} — {}", choice_words(words, policy, value))).collect()
        }
        PolicyKind::Number { range: (least, most), .. } => {
            let such_as = value_words(words, policy, &example);
            let values = [("least", (*least).into()), ("most", (*most).into()), ("example", such_as.into())];
            vec![words.with("policies-number", &args(values))]
        }
    };
    view.points(words.text("heading-values"), values);
    let shared = standing.shared();
    let books = shared.iter().map(|(position, books)| {
        let books: Vec<String> = books.iter().map(|(book, position)| book_and_clauses(words, book, position)).collect();
        format!("{}: {}", position_words(words, policy, position), books.join(", "))
    });
    view.points(words.text("heading-standing"), books.collect());
    view.points(words.text("heading-conflicts"), conflict_points(words, std::slice::from_ref(standing)));
    view.push(Block::Heading(words.text("heading-own-position")));
    view.push(Block::Text(format!("books/…/policies/{}.yaml\n{}", policy.group, written(policy, &example))));
}

/// A value for an example: one that a book has, or else the first there is.
fn example(standing: &BookPositions) -> Value {
    let of_a_book = standing.positions.iter().find_map(|(_, position)| match position {
        Position::Value(grounded) => Some(grounded.value.clone()),
        _ => None,
    });
    of_a_book.unwrap_or_else(|| match &standing.policy.kind {
        PolicyKind::Number { range: (least, _), .. } => Value::Number(*least),
        PolicyKind::Choice { values } => Value::Choice(values.first().cloned().unwrap_or_default()),
    })
}

/// A position as it is written in a book.
fn written(policy: &Policy, value: &Value) -> String {
    let value = match value {
        Value::Number(number) => number.to_string(),
        // YAML takes these words for something else where they stand without marks.
        Value::Choice(choice) if matches!(choice.as_str(), "yes" | "no" | "true" | "false") => format!("\"{choice}\""),
        Value::Choice(choice) => choice.clone(),
    };
    format!("{}: {{ value: {value}, clause: \"…\" }}", policy.id)
}
