//! Two editions of one text, word by word: readable without colour.

use super::citation::in_language;
use super::{Block, View};
use crate::book::Book;
use crate::compare::{Change, Redline, Run};
use crate::locale::{Language, Words, args};
use serde_json::{Value as Json, json};

/// The rules of two editions in a language, the unchanged ones only counted unless they were `asked` for.
#[must_use]
pub fn redlines_view(
    words: &Words,
    books: (&Book, &Book),
    language: Language,
    lines: &[&Redline],
    asked: bool,
) -> View {
    let mut view = View::default();
    let name = |book: &Book| match &book.family {
        Some(family) => format!("{} ({})", book.id, family.year),
        None => book.id.to_string(),
    };
    let same = lines.iter().filter(|line| line.is_same()).count();
    let values = args([
        ("before", name(books.0).into()),
        ("after", name(books.1).into()),
        ("same", (same as u64).into()),
        ("changed", ((lines.len() - same) as u64).into()),
    ]);
    view.push(Block::Headline(words.with("redline-title", &values)));
    let marks = words.with("redline-marks", &values);
    view.push(Block::Subject(match translated(books, language) {
        true => in_language(words, &format!("{marks} · {}", words.text("words-translated")), language),
        false => marks,
    }));
    for line in lines.iter().filter(|line| asked || !line.is_same()) {
        let paragraphs = if line.is_same() && !asked {
            Vec::new()
        } else {
            line.paragraphs.iter().map(|runs| marked(runs)).collect()
        };
        view.push(Block::Redline(heading(words, line), paragraphs));
    }
    if !asked {
        view.push(Block::Text(words.with("redline-same", &values)));
    }
    view
}

/// Whether one of the books is in another language.
fn translated(books: (&Book, &Book), language: Language) -> bool {
    [books.0, books.1].iter().any(|book| book.language != language.code())
}

/// The number and title of a rule, and what became of them.
fn heading(words: &Words, line: &Redline) -> String {
    let one = |(label, title): &(String, String)| format!("{label} {title}");
    match (&line.before, &line.after) {
        (Some(before), Some(after)) if before == after => one(after),
        (Some((label, before)), Some((_, after))) if before == after => {
            format!("{} ← {label}", line.after.as_ref().map(one).unwrap_or_default())
        }
        (Some(before), Some(after)) => format!("{} ← {}", one(after), one(before)),
        (None, Some(after)) => format!("{} · {}", one(after), words.text("redline-new")),
        (Some(before), None) => format!("{} · {}", one(before), words.text("redline-gone")),
        (None, None) => String::new(),
    }
}

/// A paragraph with its marks: `[-gone-] {+new+}`.
fn marked(runs: &[Run]) -> String {
    let one = |run: &Run| match run.change {
        Change::Same => run.text.clone(),
        Change::Gone => format!("[-{}-]", run.text),
        Change::New => format!("{{+{}+}}", run.text),
    };
    runs.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// The same as JSON.
#[must_use]
pub fn redlines_json(books: (&Book, &Book), language: Language, lines: &[&Redline]) -> Json {
    let side =
        |side: &Option<(String, String)>| side.as_ref().map(|(label, title)| json!({"label": label, "title": title}));
    let line = |line: &&Redline| json!({"before": side(&line.before), "after": side(&line.after), "same": line.is_same(), "paragraphs": line.paragraphs});
    json!({"before": books.0.id, "after": books.1.id, "language": language.code(), "rules": lines.iter().map(line).collect::<Vec<_>>()})
}
