//! Settings: a flag wins over the environment, that over the user's file, that over the default.

use super::Globals;
use crate::error::Failure;
use crate::load::{Finding, SourceFile, SourceKind};
use crate::locale::{Language, Words, args, printable};
use crate::lookup::nearest;
use crate::render::Format;
use serde::Deserialize;
use std::env;
use std::path::{Path, PathBuf};

/// What holds for a command.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The id of the book, if anybody said so.
    pub book: Option<String>,
    /// The format.
    pub format: Format,
    /// The folder of a house's own data.
    pub rulings: Option<PathBuf>,
    /// Whether colour may be used: always, never, or where it makes sense.
    pub color: Option<bool>,
}

/// The user's file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UserFile {
    book: Option<String>,
    lang: Option<String>,
    format: Option<String>,
    rulings: Option<PathBuf>,
    color: Option<String>,
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// Where the user's file is, if there is one.
fn user_file() -> Option<PathBuf> {
    let home = || variable("HOME").map(|home| Path::new(&home).join(".config"));
    let folder = variable("XDG_CONFIG_HOME").map(PathBuf::from).or_else(home)?;
    Some(folder.join("floor").join("config.yaml")).filter(|path| path.is_file())
}

impl UserFile {
    /// Reads the file, which says nothing where there is none.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read() -> Result<Self, Vec<Finding>> {
        let Some(path) = user_file() else {
            return Ok(Self::default());
        };
        let shown = path.display().to_string();
        let bytes = std::fs::read(&path)
            .map_err(|error| vec![Finding::new(&shown, 1, "unreadable", [("why", &error.to_string())])])?;
        let file = SourceFile { path: shown, kind: SourceKind::Unknown, bytes };
        crate::load::read_plain(&file)
    }
}

/// The language of a command before anything else is known: a flag among the raw arguments, the environment, the user's
/// file, the usual locale variables, English.
#[must_use]
pub fn language_of(raw: &[String], file: Option<&UserFile>) -> Language {
    let flag = raw.iter().enumerate().find_map(|(at, word)| match word.strip_prefix("--lang") {
        Some("") => raw.get(at + 1).cloned(),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    });
    let said = flag.or_else(|| variable("FLOOR_LANG")).and_then(|code| Language::of_code(&code));
    let filed = || file.and_then(|file| file.lang.as_deref()).and_then(Language::of_code);
    let usual = || {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
        locale.and_then(|locale| Language::of_locale(&locale))
    };
    said.or_else(filed).or_else(usual).unwrap_or(Language::En)
}

impl Settings {
    /// The settings of a command.
    ///
    /// # Errors
    /// A value that is not allowed, wherever it was said.
    pub fn new(globals: &Globals, file: UserFile, words: &Words) -> Result<Self, Failure> {
        let said = |flag: &Option<String>, name: &str, filed: &Option<String>| {
            flag.clone().or_else(|| variable(name)).or_else(|| filed.clone())
        };
        let language = said(&globals.lang, "FLOOR_LANG", &file.lang);
        let codes = Language::ALL.map(Language::code);
        closed(words, "lang", language, &codes)?;
        let formats = Format::ALL.map(|(name, _)| name);
        let format = closed(words, "format", said(&globals.format, "FLOOR_FORMAT", &file.format), &formats)?;
        let color =
            closed(words, "color", said(&globals.color, "FLOOR_COLOR", &file.color), &["auto", "always", "never"])?;
        Ok(Self {
            book: said(&globals.book, "FLOOR_BOOK", &file.book),
            format: format.map_or(Format::Text, |at| Format::ALL[at].1),
            rulings: globals.rulings.clone().or_else(|| variable("FLOOR_RULINGS").map(PathBuf::from)).or(file.rulings),
            color: match color {
                Some(1) => Some(true),
                Some(2) => Some(false),
                _ => None,
            },
        })
    }

    /// Whether colour is used on standard output.
    #[must_use]
    pub fn colored(&self) -> bool {
        use std::io::IsTerminal;
        let wanted = || {
            let plain = variable("NO_COLOR").is_some() || variable("TERM").is_some_and(|term| term == "dumb");
            std::io::stdout().is_terminal() && !plain
        };
        self.color.unwrap_or_else(wanted)
    }
}

/// The place of a word in a closed set.
fn closed(words: &Words, name: &str, said: Option<String>, allowed: &[&str]) -> Result<Option<usize>, Failure> {
    let Some(said) = said else {
        return Ok(None);
    };
    allowed.iter().position(|word| *word == said).map(Some).ok_or_else(|| {
        let near = nearest(&said, allowed.iter().copied()).unwrap_or("none");
        let typed = printable(&said);
        let allowed = allowed.join(", ");
        let values = args([
            ("option", format!("--{name}").into()),
            ("typed", typed.into()),
            ("allowed", allowed.into()),
            ("near", near.into()),
        ]);
        Failure::Usage(words.with("usage-not-allowed", &values))
    })
}
