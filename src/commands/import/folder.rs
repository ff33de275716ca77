//! The folder of a house into which official words are written: whole or not at all.

use super::super::context::read_house;
use crate::error::Failure;
use crate::load::{Finding, SourceFile, load, load_sound};
use crate::locale::{Words, args, printable_path, system_fault};
use crate::pack::Pack;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of a house, or the place where there will be one.
#[derive(Debug)]
pub(super) struct House<'a> {
    folder: &'a Path,
    /// What is in it; nothing where it is new.
    files: Vec<SourceFile>,
    /// Whether it lies over the built-in data.
    over: Option<crate::pack::Library>,
}

/// The file that is written.
#[derive(Debug)]
pub(super) struct Target {
    path: PathBuf,
    /// Its path inside the folder.
    pub inside: String,
}

impl<'a> House<'a> {
    /// Opens a folder, which may not be there yet.
    ///
    /// # Errors
    /// A place that is no folder, or a folder that cannot be read.
    pub(super) fn open(folder: &'a Path, words: &Words) -> Result<Self, Failure> {
        let there = match fs::symlink_metadata(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => false,
            _ => fs::read_dir(folder).map_or(true, |mut entries| entries.next().is_some()),
        };
        if !there {
            let over = Some(crate::pack::Library::unpack(&super::super::built_in()));
            return Ok(Self { folder, files: Vec::new(), over });
        }
        let (files, over) = read_house(folder).map_err(|finding| Failure::data(words, &[finding]))?;
        Ok(Self { folder, files, over })
    }

    /// The data with what is in the folder laid over it; none where it is new.
    #[must_use]
    pub(super) fn pack(&self) -> Option<Pack> {
        let laid_over = || Pack::new(load_sound(&self.files, self.over.clone()).library.pack());
        (!self.files.is_empty()).then(laid_over)
    }

    /// The file for the official words of a book.
    ///
    /// # Errors
    /// Where there is one already: nothing is written over.
    pub(super) fn target(&self, book: &str, words: &Words) -> Result<Target, Failure> {
        let inside = format!("books/{book}/official.yaml");
        let path = self.folder.join(&inside);
        match fs::symlink_metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Target { path, inside }),
            _ => {
                let values = args([("file", printable_path(&path).into())]);
                Err(Failure::Usage(words.with("import-exists", &values)))
            }
        }
    }

    /// What the data says of the words, before they are written: the warnings about them.
    ///
    /// # Errors
    /// What would be wrong with the folder.
    pub(super) fn proved(&self, target: &Target, text: &str, words: &Words) -> Result<Vec<Finding>, Failure> {
        let mut files = self.files.clone();
        let shown = printable_path(&target.path);
        files.push(SourceFile::new(&shown, &target.inside, text.as_bytes().to_vec()));
        let (_, mut findings) = load(&files, self.over.clone());
        findings.retain(|finding| finding.file == shown);
        match findings.iter().any(Finding::is_error) {
            true => Err(Failure::data(words, &findings)),
            false => Ok(findings),
        }
    }

    /// Writes the file. In a new folder the whole folder takes its place at once, in one that is there the file does.
    ///
    /// # Errors
    /// What cannot be written; then nothing is.
    pub(super) fn write(&self, target: &Target, text: &str, words: &Words) -> Result<(), Failure> {
        let failed = |error: io::Error| {
            let values = args([
                ("file", printable_path(&target.path).into()),
                ("why", words.system(&system_fault(&error)).into()),
            ]);
            Failure::Output(words.with("init-not-written", &values))
        };
        let new = self.files.is_empty();
        let around = if new { self.folder.parent().unwrap_or(Path::new("")) } else { self.folder };
        // A name with a dot before it is passed over by whoever reads the folder meanwhile.
        let beside = around.join(format!(".floor-import-{}", std::process::id()));
        let written = if new { self.write_new(target, text, &beside) } else { write_in(target, text, &beside) };
        written.map_err(|error| {
            let _ = fs::remove_dir_all(&beside).or_else(|_| fs::remove_file(&beside));
            failed(error)
        })
    }

    fn write_new(&self, target: &Target, text: &str, beside: &Path) -> io::Result<()> {
        if let Some(around) = self.folder.parent().filter(|around| !around.as_os_str().is_empty()) {
            fs::create_dir_all(around)?;
        }
        fs::create_dir(beside)?;
        let file = beside.join(&target.inside);
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(file, text)?;
        // An empty folder makes room for it.
        match fs::remove_dir(self.folder) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        fs::rename(beside, self.folder)
    }
}

/// Writes the file into a folder that is there.
fn write_in(target: &Target, text: &str, beside: &Path) -> io::Result<()> {
    fs::write(beside, text)?;
    target.path.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::rename(beside, &target.path)
}
