//! Reading a folder of data without trusting it: only plain files are opened, only those inside the folder, and no more
//! of them than a house has use for.

use super::finding::Finding;
use super::source::{SourceFile, SourceKind};
use crate::locale::{printable_path, system_fault};
use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The largest file that is read, in bytes.
pub(super) const LARGEST: usize = 1024 * 1024;

/// The most bytes that one folder of data may hold, several times as many as the built-in data has.
const LARGEST_IN_ALL: usize = 16 * LARGEST;

/// The most files and folders that one folder of data may hold.
const MOST_FILES: usize = 2_000;

/// What the names of files and folders begin with that are written and not yet done.
pub const HALF_DONE: &str = ".floor-new-";

/// Reads a folder of data. `shown` is put before the paths that are shown to the user. Files whose name begins with a
/// dot, Markdown files and schemas are passed over. A file that is not read, because it is no plain file, lies elsewhere or has
/// no place here, is there all the same, with the finding that says so.
///
/// # Errors
/// One finding for a folder that cannot be read, that holds too much, or in which there is no data.
pub fn read_folder(folder: &Path, shown: &str) -> Result<Vec<SourceFile>, Finding> {
    read_part(folder, shown, "")
}

/// Reads the data of the program itself: the folders `rulings` and `locales` under its root, without what `floor init`
/// writes.
///
/// # Errors
/// One finding for a folder that cannot be read, or in which there is no data.
pub fn read_own_data(root: &Path) -> Result<Vec<SourceFile>, Finding> {
    let mut files = read_folder(&root.join("rulings"), "rulings/")?;
    files.extend(read_part(&root.join("locales"), "locales/", "locales/")?);
    files.retain(|file| !TEMPLATES.iter().any(|folder| file.path.starts_with(folder)));
    Ok(files)
}

/// The folders with the files that `floor init` writes, a house's folder each.
const TEMPLATES: [&str; 4] = ["locales/en/init/", "locales/nl/init/", "locales/de/init/", "locales/sk/init/"];

/// Reads what `floor init` writes, under the root of the program's own data.
///
/// # Errors
/// One finding for a folder that cannot be read, or in which there is no data.
pub fn read_templates(root: &Path) -> Result<Vec<SourceFile>, Finding> {
    let read = TEMPLATES.iter().map(|folder| read_folder(&root.join(folder), folder));
    read.collect::<Result<Vec<_>, _>>().map(|folders| folders.into_iter().flatten().collect())
}

/// Reads a part of a folder of data, `part` being its path in the whole.
///
/// # Errors
/// One finding for a folder that cannot be read, that holds too much, or in which there is no data.
fn read_part(folder: &Path, shown: &str, part: &str) -> Result<Vec<SourceFile>, Finding> {
    let failed = |error: io::Error| unreadable(&printable_path(folder), &error);
    let root = folder.canonicalize().map_err(failed)?;
    let mut reading = FolderRead { root, shown, part, files: Vec::new(), waiting: vec![String::new()], bytes: 0 };
    let unusable = |key| Finding::new(&printable_path(folder), 1, key, []);
    std::fs::read_dir(folder).map_err(failed)?;
    while let Some(inside) = reading.waiting.pop() {
        reading.folder(&folder.join(&inside), &inside);
        if reading.files.len() + reading.waiting.len() > MOST_FILES {
            return Err(unusable("too-many-files"));
        }
        if reading.bytes > LARGEST_IN_ALL {
            return Err(unusable("too-large-in-all"));
        }
    }
    if reading.files.is_empty() {
        return Err(unusable("empty-folder"));
    }
    reading.files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(reading.files)
}

/// Reads a file outside a folder of data.
///
/// # Errors
/// One finding for a file that is no plain file or cannot be read.
pub fn read_file(path: &Path) -> Result<SourceFile, Finding> {
    let shown = printable_path(path);
    let bytes = read(path, &shown)?;
    Ok(SourceFile::new(&shown, "", bytes))
}

/// What reading a folder has come to so far.
struct FolderRead<'a> {
    root: PathBuf,
    shown: &'a str,
    part: &'a str,
    files: Vec<SourceFile>,
    /// The folders that are still to be read.
    waiting: Vec<String>,
    bytes: usize,
}

impl FolderRead<'_> {
    fn folder(&mut self, path: &Path, inside: &str) {
        let entries = match std::fs::read_dir(path) {
            Ok(entries) => entries,
            Err(error) => return self.refuse(inside, |shown| unreadable(shown, &error)),
        };
        for entry in entries {
            match entry {
                Ok(entry) => self.entry(&entry.path(), &entry.file_name(), inside),
                Err(error) => self.refuse(inside, |shown| unreadable(shown, &error)),
            }
            if self.files.len() + self.waiting.len() > MOST_FILES || self.bytes > LARGEST_IN_ALL {
                return;
            }
        }
    }

    /// Takes an entry of a folder: reads a file, keeps a folder in mind, or refuses it.
    fn entry(&mut self, path: &Path, name: &OsStr, inside: &str) {
        let shown_name = printable_path(Path::new(name));
        // Schemas stand beside the data for editors.
        let schema = inside == "schema" && shown_name.ends_with(".json");
        // Into a folder that is there a whole set is put one after the other: as long as some is left, it is not whole.
        let waits = || std::fs::read_dir(path).is_ok_and(|mut entries| entries.next().is_some());
        if inside.is_empty() && shown_name.starts_with(HALF_DONE) && waits() {
            return self.refuse(&shown_name, |shown| Finding::new(shown, 1, "half-done", []));
        }
        if shown_name.starts_with('.') || shown_name.ends_with(".md") || schema {
            return;
        }
        let inner = if inside.is_empty() { shown_name } else { format!("{inside}/{shown_name}") };
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        if !name.to_str().is_some_and(|name| name.chars().all(plain)) {
            return self.refuse(&inner, |shown| Finding::new(shown, 1, "bad-name", []));
        }
        let metadata = match self.target(path) {
            Ok(Some(metadata)) => metadata,
            Ok(None) => return self.refuse(&inner, |shown| Finding::new(shown, 1, "link-out", [])),
            Err(error) => return self.refuse(&inner, |shown| unreadable(shown, &error)),
        };
        let kind = SourceKind::of(&self.whole(&inner));
        if metadata.is_dir() && kind == SourceKind::Unknown {
            return self.waiting.push(inner);
        }
        let shown = format!("{}{inner}", self.shown);
        let content = match kind {
            _ if metadata.is_dir() || !metadata.is_file() => Err(Finding::new(&shown, 1, "no-plain-file", [])),
            // Nobody needs what is in it.
            SourceKind::Unknown => Err(Finding::new(&shown, 1, "unknown-file", [])),
            _ => read(path, &shown),
        };
        self.bytes += content.as_ref().map_or(0, Vec::len);
        self.add(&inner, content);
    }

    /// What an entry is, or what its link leads to; none where that lies outside the folder, or is a folder in which
    /// the link itself stands.
    fn target(&self, path: &Path) -> io::Result<Option<Metadata>> {
        let entry = path.symlink_metadata()?;
        if !entry.is_symlink() {
            return Ok(Some(entry));
        }
        let target = path.canonicalize()?;
        let around = path.parent().map(Path::canonicalize).transpose()?.unwrap_or_default();
        let leads_out = !target.starts_with(&self.root) || around.starts_with(&target);
        if leads_out { Ok(None) } else { target.metadata().map(Some) }
    }

    fn refuse(&mut self, inside: &str, finding: impl FnOnce(&str) -> Finding) {
        let content = Err(finding(&format!("{}{inside}", self.shown)));
        self.add(inside, content);
    }

    fn add(&mut self, inside: &str, content: Result<Vec<u8>, Finding>) {
        let (path, inside) = (format!("{}{inside}", self.shown), self.whole(inside));
        self.files.push(SourceFile { path, kind: SourceKind::of(&inside), inside, content });
    }

    /// The path in the whole folder of data.
    fn whole(&self, inside: &str) -> String {
        format!("{}{inside}", self.part)
    }
}

fn unreadable(shown: &str, error: &io::Error) -> Finding {
    Finding::unreadable(shown, 1, "here", &system_fault(error))
}

/// The bytes of a plain file. It is looked at before it is opened and once more when it is open, since another may have
/// taken its place between the two; opening waits for nobody.
fn read(path: &Path, shown: &str) -> Result<Vec<u8>, Finding> {
    let failed = |error: io::Error| unreadable(shown, &error);
    let plain = |metadata: Metadata| match metadata.is_file() {
        true => Ok(()),
        false => Err(Finding::new(shown, 1, "no-plain-file", [])),
    };
    plain(path.metadata().map_err(failed)?)?;
    let file = open(path).map_err(failed)?;
    plain(file.metadata().map_err(failed)?)?;
    let mut bytes = Vec::new();
    file.take(LARGEST as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
    match bytes.len() > LARGEST {
        true => Err(Finding::new(shown, 1, "too-large", [])),
        false => Ok(bytes),
    }
}

#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    File::options().read(true).custom_flags(libc::O_NONBLOCK).open(path)
}

#[cfg(not(unix))]
fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}
