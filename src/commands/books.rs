//! `floor books`, and `floor --version`, which names the books and their editions.

use super::Context;
use crate::book::Book;
use crate::error::FOUND;
use crate::locale::Words;
use crate::pack::Pack;
use crate::render::{books_json, books_view};
use anyhow::Result;

fn books(pack: &Pack) -> Vec<Book> {
    pack.book_ids().iter().filter_map(|id| pack.book(id)).collect()
}

/// Runs the command.
pub fn run(context: &Context) -> Result<u8> {
    let books = books(context.pack);
    context.show(
        || books_view(context.pack, context.words, &books, &context.book),
        || books_json(context.pack, context.words, &books, &context.book),
    )?;
    Ok(FOUND)
}

/// The version with the built-in books.
pub fn version(words: &Words) -> String {
    let line = |book: &Book| format!("  {} ({})\n", book.id, book.edition);
    let books: String = books(&super::built_in()).iter().map(line).collect();
    format!("floor {}\n{}\n{books}", env!("CARGO_PKG_VERSION"), words.text("version-books"))
}
