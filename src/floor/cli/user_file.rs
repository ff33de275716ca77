//! The user's file of settings, in its XDG place.

use super::places::{folder_of, settings_folder};
use super::settings::{Said, SettingSource};
use crate::files::{Disk, create};
use crate::load::{Finding, Outline, read_file, read_placed};
use serde::Deserialize;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The user's file.
#[derive(Debug, Default)]
pub struct UserFile {
    path: String,
    settings: Written,
    lines: Option<Outline>,
}

/// The file as written.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    book: Option<String>,
    lang: Option<String>,
    format: Option<String>,
    rulings: Option<PathBuf>,
    color: Option<String>,
}

impl UserFile {
    /// Reads the file, which says nothing where there is none.
    ///
    /// # Errors
    /// What is wrong with it. A file that is there and cannot be read is never passed over.
    pub fn read() -> Result<Self, Vec<Finding>> {
        let Some(path) = place() else {
            return Ok(Self::default());
        };
        let folder = path.parent().unwrap_or(&path);
        if let Err(error) = path.symlink_metadata() {
            let nothing = matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory);
            // What stands in the place of the folder hides what was meant, a link that leads nowhere too.
            let hidden = folder.symlink_metadata().is_ok() && !folder.is_dir();
            if nothing && !hidden {
                return Ok(Self::default());
            }
        }
        let file = read_file(&path).map_err(|finding| vec![finding])?;
        let (settings, lines) = read_placed(&file)?;
        Ok(Self { path: file.path, settings, lines: Some(lines) })
    }

    /// Whether there is no such file, and a place for one: the folder in which settings are kept is there, or the user's own.
    #[must_use]
    pub fn can_be_written(&self) -> bool {
        let folder = place().and_then(|path| Some(path.parent()?.parent()?.to_owned()));
        self.path.is_empty()
            && folder.is_some_and(|folder| folder.is_dir() || folder.parent().is_some_and(Path::is_dir))
    }

    /// Writes the file where there is none, and says where it is.
    ///
    /// # Errors
    /// It cannot be written, or there is one.
    pub fn write_new(&self, text: &str) -> io::Result<PathBuf> {
        let path = place().ok_or(ErrorKind::NotFound)?;
        create(&mut Disk::default(), &path, text.as_bytes())?;
        Ok(path)
    }

    /// What the file says of a setting, by the name of its flag.
    #[must_use]
    pub fn said(&self, flag: &str) -> Option<Said> {
        let key = flag.trim_start_matches('-');
        let value = match key {
            "book" => &self.settings.book,
            "lang" => &self.settings.lang,
            "format" => &self.settings.format,
            "color" => &self.settings.color,
            _ => &None,
        };
        let line = self.line(key);
        value.clone().map(|value| Said { value, place: SettingSource::File(self.path.clone(), line) })
    }

    /// The folder of a house's own data, and where the file says so.
    #[must_use]
    pub fn rulings(&self) -> Option<(PathBuf, (String, usize))> {
        let folder = self.settings.rulings.as_deref()?;
        Some((from_home(folder), (self.path.clone(), self.line("rulings"))))
    }

    /// The line of a key.
    fn line(&self, key: &str) -> usize {
        self.lines.as_ref().map_or(1, |lines| lines.line(&format!("/{key}")))
    }
}

/// A folder as a shell reads it, which no shell has read: `~` is the home of the user.
fn from_home(path: &Path) -> PathBuf {
    let below = path.strip_prefix("~").ok();
    below.zip(folder_of("HOME")).map_or_else(|| path.to_owned(), |(below, home)| home.join(below))
}

/// Where the user's file is, if it is anywhere.
fn place() -> Option<PathBuf> {
    Some(settings_folder()?.join("floor").join("config.yaml"))
}
