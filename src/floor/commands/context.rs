//! What every command has: the data, the words, the book in force, and a way out for what it found.

use super::house::HouseFiles;
use super::pager::paged;
use crate::cli::Settings;
use crate::error::Failure;
use crate::ids::BookId;
use crate::interview::rules_instead;
use crate::load::Refused;
use crate::locale::{Words, args, printable, printable_path, system_fault};
use crate::lookup::book_named;
use crate::pack::Pack;
use crate::render::{Format, Style, View, csv, html, markdown, text};
use anyhow::Result;
use serde_json::Value as Json;
use std::cell::RefCell;
use std::io::Write;
use std::path::Path;

/// The data made ready when the program was built.
static DATA: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/data.pack"));

/// The built-in data.
#[must_use]
pub fn built_in() -> Pack {
    Pack::new(DATA)
}

/// What a command works with.
#[derive(Debug)]
pub struct Context<'a> {
    /// The settings.
    pub settings: &'a Settings,
    /// The data.
    pub pack: &'a Pack,
    /// What of a house's data cannot be used.
    pub refused: &'a Refused,
    /// The words.
    pub words: &'a Words<'a>,
    /// The id of the book in force.
    pub book: BookId,
    /// The files of the house, where there are any.
    pub house: Option<&'a HouseFiles>,
    /// Where it is gathered what is shown in an interview, which writes it a screen at a time.
    pub gathered: Option<&'a RefCell<View>>,
}

impl<'a> Context<'a> {
    /// The context of a command.
    ///
    /// # Errors
    /// A book that does not exist, or that cannot be used.
    pub fn new(
        settings: &'a Settings,
        pack: &'a Pack,
        refused: &'a Refused,
        words: &'a Words<'a>,
    ) -> Result<Self, Failure> {
        let book = match &settings.book {
            None => default_book(pack, refused, words.language().code()),
            Some(said) => named(pack, refused, &said.value),
        };
        if let Some(findings) = refused.book(&book, pack.has_book(&book)) {
            return Err(Failure::data(words, findings));
        }
        match &settings.book {
            Some(said) if !pack.has_book(&book) => {
                let ids = pack.book_ids();
                Err(said.refused(words, "unknown-book", &ids.iter().map(BookId::as_str).collect::<Vec<_>>()))
            }
            _ => Ok(Self { settings, pack, refused, words, book, house: None, gathered: None }),
        }
    }

    /// The same under another book that there is, in the language of other words.
    #[must_use]
    pub fn under<'b>(&self, words: &'b Words<'b>, book: BookId) -> Context<'b>
    where
        'a: 'b,
    {
        let (settings, pack, refused, house, gathered) =
            (self.settings, self.pack, self.refused, self.house, self.gathered);
        Context { settings, pack, refused, words, book, house, gathered }
    }

    /// Makes sure that an incident of this id, if there is one, can be used.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn usable(&self, incident: &str) -> Result<(), Failure> {
        self.refused.incident(incident, true).map_or(Ok(()), |findings| Err(Failure::data(self.words, findings)))
    }

    /// The failure for an incident that does not exist, unless what is wrong with the house's data may be the reason.
    pub fn unknown_incident(&self, typed: &str) -> Failure {
        match self.refused.incident(typed, false) {
            Some(findings) => Failure::data(self.words, findings),
            None => Failure::Nothing(rules_instead(self.pack, self.words, &self.book, typed)),
        }
    }

    /// Writes what a command found in the format that was asked for. Only the one that is shown is made.
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub fn show(&self, view: impl FnOnce() -> View, json: impl FnOnce() -> Json) -> Result<(), Failure> {
        if let (Some(gathered), Format::Text) = (self.gathered, self.settings.format) {
            gathered.borrow_mut().append(view());
            return Ok(());
        }
        print(self.words, &self.written(view, json)?)
    }

    /// The same for what is read from top to bottom, which a terminal shows a screen at a time.
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub fn list(&self, view: impl FnOnce() -> View, json: impl FnOnce() -> Json) -> Result<(), Failure> {
        if self.gathered.is_some() {
            return self.show(view, json);
        }
        let shown = self.written(view, json)?;
        if self.settings.pager && paged(&shown) {
            return Ok(());
        }
        print(self.words, &shown)
    }

    fn written(&self, view: impl FnOnce() -> View, json: impl FnOnce() -> Json) -> Result<String, Failure> {
        Ok(match self.settings.format {
            Format::Json => format!("{:#}\n", json()),
            Format::Markdown => markdown(&view()),
            Format::Html => html(&view(), self.words.language()),
            Format::Text => text(&view(), self.style()),
            Format::Csv => csv(&json()).ok_or_else(|| Failure::Nothing(self.words.text("csv-no-table")))?,
        })
    }

    /// How text looks on standard output as it is now: whoever turns or widens the window reads the next ruling in it.
    pub fn style(&self) -> Style {
        const NARROWEST: usize = 40;
        const WIDEST: usize = 72;
        let screen = console::Term::stdout().size_checked();
        let columns = screen.map_or(WIDEST, |(_, columns)| usize::from(columns));
        // One row is for what is typed next.
        let rows = screen.map(|(rows, _)| usize::from(rows).saturating_sub(1));
        Style { width: columns.clamp(NARROWEST, WIDEST), color: self.settings.colored(), rows }
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

/// The book that is in force when nobody says which: of the built-in ones the newest edition in the language of the user, or
/// else the first; or the first of a whole set that has others. A book that is left out does not make another the default.
fn default_book(pack: &Pack, refused: &Refused, language: &str) -> BookId {
    let built_in = built_in();
    let first = built_in.newest_in(language).or_else(|| built_in.book_ids().into_iter().next());
    let there = first.filter(|id| pack.has_book(id) || refused.books.contains_key(id));
    let of_whole = || pack.book_ids().into_iter().chain(refused.books.keys().cloned()).next();
    there.or_else(of_whole).unwrap_or_else(|| "".into())
}

/// The book of a name as it was typed. What is left out by its whole id is not taken for another.
pub(super) fn named(pack: &Pack, refused: &Refused, typed: &str) -> BookId {
    let id: BookId = typed.trim().into();
    match refused.books.contains_key(&id) {
        true => id,
        false => book_named(pack, typed).unwrap_or(id),
    }
}

/// The failure for a book that does not exist.
pub(super) fn unknown_book(pack: &Pack, words: &Words, book: &str) -> Failure {
    Failure::Usage(crate::interview::unknown_book(pack, words, book))
}

/// The failure for a file or folder that cannot be written.
pub(super) fn not_written(words: &Words, path: &Path, error: &std::io::Error) -> Failure {
    let values = args([("file", printable_path(path).into()), ("why", words.system(&system_fault(error)).into())]);
    Failure::Output(words.with("init-not-written", &values))
}

/// Writes to standard output. Whoever closed it has what they wanted, and still gets the status of the command.
///
/// # Errors
/// The reason when it cannot be written.
pub(super) fn print(words: &Words, text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            let values = args([("why", words.system(&system_fault(&error)).into())]);
            Err(Failure::Output(words.with("output-failed", &values)))
        }
        _ => Ok(()),
    }
}
