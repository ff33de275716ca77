//! Which rule is which in another book, as a table and as JSON.

use super::{Block, View};
use crate::book::RuleHead;
use crate::compare::{Fate, Mapped, NumberElsewhere, NumberInNext, Numbers};
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

/// A rule with its numbers in other books, and with what its number means in other editions of the text.
#[must_use]
pub fn map_view(words: &Words, book: &BookId, maps: &[(&BookId, Mapped)], number: &NumberElsewhere) -> View {
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
    let next = number.next.as_ref().map(|next| next_line(words, &number.label, next));
    view.push(Block::Points(maps.iter().map(line).chain(next).collect()));
    let label = args([("label", number.label.as_str().into())]);
    view.points(words.with("numbers-means", &label), meanings(words, book, number));
    view
}

/// Where a rule stands in the edition after its book.
fn next_line(words: &Words, label: &str, next: &NumberInNext) -> String {
    let fate = words.text(&format!("numbers-{}", fate_in_next(label, next).key()));
    let edition = next.edition.name(words.language());
    let clauses: String = next.clauses.iter().map(|(here, there)| format!("; {here} → {there}")).collect();
    let line = format!("{edition}: {}{clauses} ({fate})", next.labels.join(", "));
    format!("{line}. {}", words.text("numbers-not-read"))
}

fn fate_in_next(label: &str, next: &NumberInNext) -> Fate {
    match next.labels.as_slice() {
        [one] if one == label => Fate::Same,
        [_] => Fate::Moved,
        _ => Fate::Split,
    }
}

/// The editions in which another rule has the number, each with that rule; nothing of the next one where the rule keeps it.
fn meanings(words: &Words, book: &BookId, number: &NumberElsewhere) -> Vec<String> {
    let known = number.means.iter().map(|(other, head)| format!("{other}: {}", head.title));
    let moved = number.next.iter().filter(|next| !next.labels.contains(&number.label));
    let next = moved.map(|next| {
        let edition = next.edition.name(words.language());
        let means = next.means.as_ref().map(|head| format!("{} ({book} {})", head.title, head.label));
        format!("{edition}: {}", means.unwrap_or_else(|| words.text("numbers-new-there")))
    });
    known.chain(next).collect()
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
pub fn map_json(words: &Words, book: &BookId, maps: &[(&BookId, Mapped)], number: &NumberElsewhere) -> Json {
    let map = |(other, mapped): &(&BookId, Mapped)| json!({"book": other, "map": mapped_json(mapped)});
    let means = |(other, head): &(BookId, RuleHead)| json!({"book": other, "rule": head_json(head)});
    let next = number.next.as_ref().map(|next| {
        json!({
            "edition": next.edition.name(words.language()), "labels": next.labels,
            "clauses": next.clauses.iter().map(|(here, there)| json!({"here": here, "there": there})).collect::<Vec<_>>(),
            "fate": fate_in_next(&number.label, next).key(), "number_means": next.means.as_ref().map(head_json),
        })
    });
    json!({
        "book": book, "maps": maps.iter().map(map).collect::<Vec<_>>(),
        "number_means": number.means.iter().map(means).collect::<Vec<_>>(), "next_edition": next,
    })
}
