//! `floor books`, and `floor --version`, which names the books and their editions.

use super::Context;
use crate::book::Book;
use crate::error::FOUND;
use crate::locale::Words;
use crate::render::{books_json, books_view};
use anyhow::Result;

/// Runs the command.
pub(super) fn run(context: &Context) -> Result<u8> {
    let books = context.pack.books();
    context.list(
        || books_view(context.pack, context.words, &books, &context.book),
        || books_json(context.pack, context.words, &books, &context.book),
    )?;
    Ok(FOUND)
}

/// The commit of the built-in data and its day, where the build knew it.
pub(super) fn data_commit() -> Option<&'static str> {
    option_env!("FLOOR_DATA").filter(|commit| !commit.is_empty())
}

/// The version with the built-in books and their editions, and the commit of the data where the build knew it.
pub(super) fn version(words: &Words) -> String {
    let line = |book: &Book| format!("  {} ({})\n", book.id, book.edition.name(words.language()));
    let books: String = super::built_in().books().iter().map(line).collect();
    let data = match data_commit() {
        Some(commit) => format!("{} {commit}\n", words.text("version-data")),
        None => String::new(),
    };
    format!("floor {}\n{}\n{books}{data}", env!("CARGO_PKG_VERSION"), words.text("version-books"))
}
