//! The folder of a house into which official words are written: whole or not at all.

use super::super::context::not_written;
use super::super::house::read_house;
use crate::error::Failure;
use crate::files::{self, Disk};
use crate::load::{Finding, SourceFile, load, load_sound};
use crate::locale::{Words, args, printable_path};
use crate::pack::Pack;
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
        let new = match folder.symlink_metadata() {
            Err(error) => error.kind() == io::ErrorKind::NotFound,
            Ok(_) => files::is_empty(folder).unwrap_or(false),
        };
        if new {
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
    /// Where there is one already, since nothing is written over, and where a link leads out of the folder.
    pub(super) fn target(&self, book: &str, words: &Words) -> Result<Target, Failure> {
        let inside = format!("books/{book}/official.yaml");
        let target = Target { path: self.folder.join(&inside), inside };
        self.leads_out(&target, words)?;
        match target.path.symlink_metadata() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(target),
            _ => Err(exists(&target, words)),
        }
    }

    /// Refuses a place that is outside the folder, since a link on the way leads there.
    fn leads_out(&self, target: &Target, words: &Words) -> Result<(), Failure> {
        let there = target.path.ancestors().skip(1).find(|path| path.symlink_metadata().is_ok());
        let inside = |place: &Path| Some(place.canonicalize().ok()?.starts_with(self.folder.canonicalize().ok()?));
        match there.filter(|place| place.starts_with(self.folder)) {
            Some(place) if inside(place) != Some(true) => {
                Err(Failure::data(words, &[Finding::new(&printable_path(place), 1, "link-out", [])]))
            }
            _ => Ok(()),
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

    /// Writes the file: whole, over nothing, and into the folder as it was read. Into a new or empty folder goes the whole of
    /// what is in it at once.
    ///
    /// # Errors
    /// What cannot be written; then nothing is.
    pub(super) fn write(&self, target: &Target, text: &str, words: &Words) -> Result<(), Failure> {
        let disk = &mut Disk::default();
        self.leads_out(target, words)?;
        if self.is_changed() {
            let values = args([("folder", printable_path(self.folder).into())]);
            return Err(Failure::Output(words.with("changed-meanwhile", &values)));
        }
        let bytes = text.as_bytes();
        let written = match self.files.is_empty() {
            true => files::create_folder(disk, self.folder, &[(target.inside.clone(), bytes.to_vec())]),
            false => files::create(disk, &target.path, bytes),
        };
        written.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => exists(target, words),
            _ => not_written(words, &target.path, &error),
        })
    }

    /// Whether the folder is another than it was when it was read: the person was asked in between.
    fn is_changed(&self) -> bool {
        let now = read_house(self.folder).map(|(files, _)| files).unwrap_or_default();
        let same = |(a, b): (&SourceFile, &SourceFile)| a.inside == b.inside && a.content == b.content;
        now.len() != self.files.len() || !now.iter().zip(&self.files).all(same)
    }
}

/// The failure where something stands in the place of the file.
fn exists(target: &Target, words: &Words) -> Failure {
    Failure::Usage(words.with("import-exists", &args([("file", printable_path(&target.path).into())])))
}
