//! Which rule is which in another book, as a table and as JSON.

use super::{Block, View};
use crate::book::RuleHead;
use crate::compare::{Mapped, Numbers};
use crate::ids::BookId;
use crate::locale::{Words, args};
use serde_json::{Value as Json, json};

/// The rules of a book beside those of another: each with its number there and what has become of it; then those that are new.
#[must_use]
pub fn numbers_view(words: &Words, [one, other]: [&BookId; 2], numbers: &Numbers) -> View {
    let mut view = View::default();
    view.push(Block::Headline(words.text("numbers-title")));
    view.push(Block::Subject(format!("{one} → {other}")));
    view.push(Block::Rule);
    let head = vec![one.to_string(), other.to_string(), String::new()];
    let row = |mapped: &Mapped| {
        let name = format!("{} {}", mapped.rule.label, mapped.rule.title);
        vec![name, labels(&mapped.there), words.text(&format!("numbers-{}", mapped.fate.key()))]
    };
    view.push(Block::Table(head, numbers.rules.iter().map(row).collect()));
    let new = words.with("numbers-new", &args([("book", other.as_str().into())]));
    view.points(new, numbers.new.iter().map(|head| format!("{} {}", head.label, head.title)).collect());
    view
}

/// A rule with its numbers in other books.
#[must_use]
pub fn map_view(words: &Words, book: &BookId, maps: &[(&BookId, Mapped)]) -> View {
    let mut view = View::default();
    if let Some((_, mapped)) = maps.first() {
        view.push(Block::Headline(format!("{book} {} {}", mapped.rule.label, mapped.rule.title)));
    }
    let line = |(other, mapped): &(&BookId, Mapped)| {
        let rules: Vec<String> = mapped.there.iter().map(|head| format!("{} {}", head.label, head.title)).collect();
        let fate = words.text(&format!("numbers-{}", mapped.fate.key()));
        match rules.is_empty() {
            true => format!("{other}: {fate}"),
            false => format!("{other}: {} ({fate})", rules.join("; ")),
        }
    };
    view.push(Block::Points(maps.iter().map(line).collect()));
    view
}

fn labels(heads: &[RuleHead]) -> String {
    heads.iter().map(|head| head.label.as_str()).collect::<Vec<_>>().join(", ")
}

fn head_json(head: &RuleHead) -> Json {
    json!({"label": head.label, "title": head.title})
}

fn mapped_json(mapped: &Mapped) -> Json {
    json!({
        "label": mapped.rule.label,
        "title": mapped.rule.title,
        "fate": mapped.fate.key(),
        "there": mapped.there.iter().map(head_json).collect::<Vec<_>>(),
    })
}

/// The rules of a book beside those of another, as JSON.
#[must_use]
pub fn numbers_json(books: [&BookId; 2], numbers: &Numbers) -> Json {
    let rules: Vec<Json> = numbers.rules.iter().map(mapped_json).collect();
    json!({"books": books, "rules": rules, "new": numbers.new.iter().map(head_json).collect::<Vec<_>>()})
}

/// A rule with its numbers in other books, as JSON.
#[must_use]
pub fn map_json(book: &BookId, maps: &[(&BookId, Mapped)]) -> Json {
    let map = |(other, mapped): &(&BookId, Mapped)| json!({"book": other, "map": mapped_json(mapped)});
    json!({"book": book, "maps": maps.iter().map(map).collect::<Vec<_>>()})
}
