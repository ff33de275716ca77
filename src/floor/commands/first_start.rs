//! The first start in a terminal, with no setting and no flag: the language and the book of the house are asked for once, kept
//! in the user's file of settings, and it is said where. Whoever leaves the question is asked again the next time.

use super::context::built_in;
use super::session::leave_on_interrupt;
use crate::book::{Book, newest_in};
use crate::cli::{Globals, Settings, UserFile, can_choose, choose};
use crate::error::Failure;
use crate::interview::give_back_when_told_to_end;
use crate::locale::{Language, Words, args, printable_path, system_fault};
use crate::notation::whole_words;
use console::Term;
use std::io::Write;

/// Asks for language and book where this is a first start, and gives the file that was written. None where it is no first
/// start, where there is nobody to ask or nowhere to write, or where the question was left.
///
/// # Errors
/// The file cannot be written.
pub(super) fn ask(globals: &Globals, file: &UserFile, words: &Words) -> Result<Option<UserFile>, Failure> {
    if !can_choose() || globals.say_anything() || Settings::in_environment() || !file.can_be_written() {
        return Ok(None);
    }
    leave_on_interrupt();
    give_back_when_told_to_end();
    let names = Language::ALL.map(|language| words.text(&format!("language-name-{}", language.code())));
    let own = Language::ALL.iter().position(|language| *language == words.language());
    let Some(language) = choose(&words.text("first-start-language"), &names, own.unwrap_or_default()) else {
        return Ok(None);
    };
    let pack = built_in();
    let words = Words::new(Language::ALL[language], &pack);
    let books = pack.books();
    let title = |book: &Book| format!("{} ({})", book.title.name(words.language()), book.id);
    let titles: Vec<String> = books.iter().map(title).collect();
    let newest = newest_in(&books, words.language().code());
    let own = |book: &Book| newest.map_or(book.language == words.language().code(), |newest| newest.id == book.id);
    let own = books.iter().position(own);
    let Some(book) = choose(&words.text("first-start-book"), &titles, own.unwrap_or_default()) else {
        return Ok(None);
    };
    let text = format!(
        "# {}\nbook: {}\nlang: {}\n",
        words.text("first-start-comment"),
        books[book].id,
        words.language().code()
    );
    let path = file.write_new(&text).map_err(|error| {
        let values = args([("why", words.system(&system_fault(&error)).into())]);
        Failure::Usage(words.with("first-start-unwritten", &values))
    })?;
    let said = words.with("first-start-written", &args([("file", printable_path(&path).into())]));
    // Where standard error is closed there is nobody to tell.
    let width = usize::from(Term::stderr().size().1).clamp(NARROWEST, WIDEST);
    let _ = writeln!(std::io::stderr(), "{}\n", textwrap::fill(&said, whole_words(width)));
    Ok(UserFile::read().ok())
}

/// The fewest and the most columns of what is said.
const NARROWEST: usize = 40;
const WIDEST: usize = 80;
