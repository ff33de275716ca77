//! What every command has: the data, the words, the book in force, and a way out for what it found.

use crate::cli::Settings;
use crate::error::Failure;
use crate::load::{Finding, SourceFile, load, read_folder};
use crate::locale::{Words, args, printable};
use crate::lookup::nearest;
use crate::pack::{Library, Pack};
use crate::render::{Format, Style, View, markdown, text};
use anyhow::Result;
use serde_json::Value as Json;
use std::io::Write;
use std::path::Path;

/// The data made ready when the program was built.
static DATA: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/data.pack"));

/// The built-in data.
#[must_use]
pub fn built_in() -> Pack {
    Pack::new(DATA)
}

/// The built-in data with a house's own laid over it, where there is any.
///
/// # Errors
/// Every finding in the house's data.
pub fn laid_over(settings: &Settings, words: &Words) -> Result<Option<Pack>, Failure> {
    let Some(folder) = &settings.rulings else {
        return Ok(None);
    };
    let files = read_house(folder).map_err(|finding| Failure::data(words, &[finding]))?;
    let (library, findings) = load(&files, Some(Library::unpack(&built_in())));
    match findings.is_empty() {
        true => Ok(Some(Pack::new(library.pack()))),
        false => Err(Failure::data(words, &findings)),
    }
}

/// The files of a house's folder, their paths shown as the folder was typed.
///
/// # Errors
/// One finding for a folder or file that cannot be read.
pub fn read_house(folder: &Path) -> Result<Vec<SourceFile>, Finding> {
    read_folder(folder, &format!("{}/", folder.display().to_string().trim_end_matches('/')))
}

/// What a command works with.
#[derive(Debug)]
pub struct Context<'a> {
    /// The settings.
    pub settings: &'a Settings,
    /// The data.
    pub pack: &'a Pack,
    /// The words.
    pub words: &'a Words<'a>,
    /// The id of the book in force.
    pub book: String,
}

impl<'a> Context<'a> {
    /// The context of a command.
    ///
    /// # Errors
    /// A book that does not exist.
    pub fn new(settings: &'a Settings, pack: &'a Pack, words: &'a Words<'a>) -> Result<Self, Failure> {
        let book = match &settings.book {
            None => pack.book_ids().into_iter().next().unwrap_or_default(),
            Some(book) if pack.has_book(book) => book.clone(),
            Some(book) => return Err(unknown_book(pack, words, book)),
        };
        Ok(Self { settings, pack, words, book })
    }

    /// Writes what a command found in the format that was asked for. Only the one that is shown is made.
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub fn show(&self, view: impl FnOnce() -> View, json: impl FnOnce() -> Json) -> Result<(), Failure> {
        let shown = match self.settings.format {
            Format::Json => format!("{:#}\n", json()),
            Format::Markdown => markdown(&view()),
            Format::Text => text(&view(), self.style()),
        };
        print(&shown)
    }

    fn style(&self) -> Style {
        const NARROWEST: usize = 40;
        const WIDEST: usize = 72;
        let term = console::Term::stdout();
        let columns = term.size_checked().map_or(WIDEST, |(_, columns)| usize::from(columns));
        Style { width: columns.clamp(NARROWEST, WIDEST), color: self.settings.colored() }
    }

    /// A sentence for the user about something that was typed.
    pub fn about(&self, message: &str, typed: &str, near: Option<&str>) -> String {
        let values = args([
            ("typed", printable(typed).into()),
            ("near", near.unwrap_or("none").into()),
            ("book", self.book.as_str().into()),
        ]);
        self.words.with(message, &values)
    }
}

/// The failure for a book that does not exist.
pub fn unknown_book(pack: &Pack, words: &Words, book: &str) -> Failure {
    let ids = pack.book_ids();
    let near = nearest(book, ids.iter().map(String::as_str)).unwrap_or("none");
    let values = args([("typed", printable(book).into()), ("near", near.into()), ("allowed", ids.join(", ").into())]);
    Failure::Usage(words.with("unknown-book", &values))
}

/// Writes to standard output.
///
/// # Errors
/// [`Failure::ClosedPipe`] when nobody reads any more, and a usage failure with the reason when it cannot be written.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| match error.kind() {
        std::io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
        _ => Failure::Usage(error.to_string()),
    })
}
