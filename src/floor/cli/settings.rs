//! Settings: a flag wins over the environment, that over the user's file, that over the default. Each knows who said
//! it, so that a wrong one is mended where it stands.

use super::{Globals, UserFile};
use crate::error::Failure;
use crate::load::Finding;
use crate::locale::{Language, Slip, Words, args, nearest, printable};
use crate::render::Format;
use std::env;
use std::path::PathBuf;

/// What holds for a command.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The id of the book, if anybody said so.
    pub book: Option<Said>,
    /// The format.
    pub format: Format,
    /// The folder of a house's own data.
    pub rulings: Option<PathBuf>,
    /// Where the user's file says which folder that is; none where that was typed, or set in the environment.
    pub rulings_from: Option<(String, usize)>,
    /// The file of the log, where somebody says so.
    pub log: Option<PathBuf>,
    /// Whether long output goes through a pager where there is a terminal.
    pub pager: bool,
    /// Whether colour may be used: always, never, or where it makes sense.
    pub color: Option<bool>,
}

/// A setting as somebody said it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// What was said.
    pub value: String,
    /// Where.
    pub place: SettingSource,
}

/// Where a setting was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingSource {
    /// On the command line.
    Flag(&'static str),
    /// In the environment.
    Variable(&'static str),
    /// In the user's file, on this line.
    File(String, usize),
}

/// The names of a setting: its flag and its variable. Its key in the user's file is that of the flag.
pub(super) const BOOK: (&str, &str) = ("--book", "FLOOR_BOOK");
const LANG: (&str, &str) = ("--lang", "FLOOR_LANG");
const FORMAT: (&str, &str) = ("--format", "FLOOR_FORMAT");
const COLOR: (&str, &str) = ("--color", "FLOOR_COLOR");
const RULINGS: &str = "FLOOR_RULINGS";
const LOG: &str = "FLOOR_LOG";

/// A path in the environment, if it is set.
fn set(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from)
}

/// A variable that is there, if it is text.
///
/// # Errors
/// The name of one that is no text.
pub(super) fn variable(name: &str) -> Result<Option<String>, String> {
    match env::var(name) {
        Ok(value) => Ok(Some(value).filter(|value| !value.is_empty())),
        Err(env::VarError::NotPresent) => Ok(None),
        Err(env::VarError::NotUnicode(_)) => Err(name.to_owned()),
    }
}

/// A flag among the raw arguments.
fn flag(raw: &[String], name: &str) -> Option<String> {
    raw.iter().enumerate().find_map(|(at, word)| match word.strip_prefix(name) {
        Some("") => raw.get(at + 1).cloned(),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    })
}

/// What was said of a setting before anything else is known.
fn early(raw: &[String], file: Option<&UserFile>, (name, other): (&str, &str)) -> Option<String> {
    let filed = || file.and_then(|file| file.said(name)).map(|said| said.value);
    flag(raw, name).or_else(|| variable(other).ok().flatten()).or_else(filed)
}

/// The language of a command before anything else is known: a flag among the raw arguments, the environment, the user's
/// file, the usual locale variables, English.
#[must_use]
pub fn language_of(raw: &[String], file: Option<&UserFile>) -> Language {
    let usual = || {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).ok().flatten());
        locale.and_then(|locale| Language::of_locale(&locale))
    };
    let said = early(raw, None, LANG).and_then(|code| Language::of_code(&code));
    let filed = || early(&[], file, LANG).and_then(|code| Language::of_code(&code));
    said.or_else(filed).or_else(usual).unwrap_or(Language::En)
}

/// The format of a command before anything else is known, in which it says what is wrong with its command line.
#[must_use]
pub fn format_of(raw: &[String], file: Option<&UserFile>) -> Format {
    let said = early(raw, file, FORMAT);
    Format::ALL.iter().find(|(name, _)| said.as_deref() == Some(*name)).map_or(Format::Text, |(_, format)| *format)
}

impl Settings {
    /// The settings of a command.
    ///
    /// # Errors
    /// A value that is not allowed, wherever it was said.
    pub fn new(globals: &Globals, file: &UserFile, words: &Words) -> Result<Self, Failure> {
        let said = |flag: &Option<String>, (name, other): (&'static str, &'static str)| {
            let typed = flag.clone().map(|value| Said { value, place: SettingSource::Flag(name) });
            let set = variable(other).map_err(|name| not_utf_8(words, &name))?;
            let set = set.map(|value| Said { value, place: SettingSource::Variable(other) });
            Ok::<_, Failure>(typed.or(set).or_else(|| file.said(name)))
        };
        let codes = Language::ALL.map(Language::code);
        closed(words, said(&globals.lang, LANG)?, &codes)?;
        let formats = Format::ALL.map(|(name, _)| name);
        let format = closed(words, said(&globals.format, FORMAT)?, &formats)?;
        let color = closed(words, said(&globals.color, COLOR)?, &["auto", "always", "never"])?;
        let said_here = globals.rulings.clone().or_else(|| set(RULINGS));
        let filed = file.rulings().filter(|_| said_here.is_none());
        Ok(Self {
            book: said(&globals.book, BOOK)?,
            format: format.map_or(Format::Text, |at| Format::ALL[at].1),
            rulings_from: filed.as_ref().map(|(_, place)| place.clone()),
            rulings: said_here.or(filed.map(|(folder, _)| folder)),
            log: globals.log_file.clone().or_else(|| set(LOG)),
            pager: !globals.no_pager,
            color: match color {
                Some(1) => Some(true),
                Some(2) => Some(false),
                _ => None,
            },
        })
    }

    /// Whether the environment says anything that holds everywhere.
    #[must_use]
    pub fn in_environment() -> bool {
        let variables = [BOOK.1, LANG.1, FORMAT.1, COLOR.1, RULINGS];
        variables.iter().any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
    }

    /// Whether the interview asks and is answered line by line: a screen that is read aloud, or a terminal that can do no more.
    #[must_use]
    pub fn plain() -> bool {
        let unable = |term: std::ffi::OsString| ["dumb", "emacs", "cons25"].iter().any(|known| term == *known);
        env::var_os("FLOOR_PLAIN").is_some_and(|value| !value.is_empty()) || env::var_os("TERM").is_some_and(unable)
    }

    /// Whether colour is used on standard output.
    #[must_use]
    pub fn colored(&self) -> bool {
        use std::io::IsTerminal;
        let there = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = || env::var_os("TERM").is_some_and(|term| term == "dumb");
        self.color.unwrap_or_else(|| std::io::stdout().is_terminal() && !there("NO_COLOR") && !dumb())
    }
}

impl Said {
    /// The failure for a value that is none of those that are allowed: the user's file is data, the rest is typed.
    #[must_use]
    pub fn refused(&self, words: &Words, message: &str, allowed: &[&str]) -> Failure {
        let (typed, allowed_words) = (printable(&self.value), allowed.join(", "));
        let option = match &self.place {
            SettingSource::Flag(name) | SettingSource::Variable(name) => *name,
            SettingSource::File(file, line) => {
                let values = [("found", typed.as_str()), ("allowed", &allowed_words)];
                return Failure::data(words, &[Finding::new(file, *line, "not-a-value", values)]);
            }
        };
        let near = nearest(&self.value, allowed.iter().copied(), Slip::Typed).unwrap_or("none");
        let values = args([
            ("option", option.into()),
            ("typed", typed.into()),
            ("allowed", allowed_words.into()),
            ("near", near.into()),
        ]);
        let sentence = words.with(message, &values);
        // The sentence of an option names it; another must be told that it was the environment.
        match self.place {
            SettingSource::Variable(name) if !sentence.contains(name) => Failure::Usage(format!("{name}: {sentence}")),
            _ => Failure::Usage(sentence),
        }
    }
}

fn not_utf_8(words: &Words, variable: &str) -> Failure {
    Failure::Usage(words.with("setting-not-utf-8", &args([("variable", variable.into())])))
}

/// The place of what was said in a closed set.
fn closed(words: &Words, said: Option<Said>, allowed: &[&str]) -> Result<Option<usize>, Failure> {
    let Some(said) = said else {
        return Ok(None);
    };
    let at = allowed.iter().position(|word| *word == said.value);
    at.map(Some).ok_or_else(|| said.refused(words, "usage-not-allowed", allowed))
}
