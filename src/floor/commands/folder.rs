//! The folder of a house into which something is written: whole or not at all.

use super::context::not_written;
use super::house::read_house;
use crate::error::Failure;
use crate::files::{self, Disk};
use crate::load::{Finding, SourceFile, SourceKind, load, load_sound};
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

/// A place in it for a file that is not there yet.
#[derive(Debug)]
pub(super) struct Target {
    path: PathBuf,
    /// Its path inside the folder.
    pub inside: String,
}

/// What is written, and where.
pub(super) type Written<'w> = (&'w Target, &'w str);

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
            let over = Some(crate::pack::Library::unpack(&super::built_in()));
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

    /// The books that are in the folder, whether they can be used or not.
    #[must_use]
    pub(super) fn books(&self) -> Vec<&str> {
        let books = self.files.iter().filter(|file| matches!(file.kind, SourceKind::Book { .. }));
        books.filter_map(|file| file.inside.split('/').nth(1)).collect()
    }

    /// The languages of the books that are in the folder, each once.
    ///
    /// # Errors
    /// What is wrong with a book that cannot be used.
    pub(super) fn languages(&self, words: &Words) -> Result<Vec<String>, Failure> {
        let loaded = load_sound(&self.files, self.over.clone());
        let pack = Pack::new(loaded.library.pack());
        let mut languages = Vec::new();
        for id in self.books() {
            match (pack.book(id), loaded.refused.book(id, pack.has_book(id))) {
                (Some(book), None) => languages.push(book.language),
                (_, findings) => return Err(Failure::data(words, findings.unwrap_or_default())),
            }
        }
        languages.sort();
        languages.dedup();
        Ok(languages)
    }

    /// The place of a file, by its path inside the folder.
    ///
    /// # Errors
    /// Where there is one already, since nothing is written over, and where a link leads out of the folder.
    pub(super) fn target(&self, inside: String, words: &Words) -> Result<Target, Failure> {
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

    /// What the data says of files before they are written: the warnings about them.
    ///
    /// # Errors
    /// What would be wrong with the folder.
    pub(super) fn proved(&self, written: &[Written], words: &Words) -> Result<Vec<Finding>, Failure> {
        let mut files = self.files.clone();
        let shown: Vec<String> = written.iter().map(|(target, _)| printable_path(&target.path)).collect();
        for ((target, text), shown) in written.iter().zip(&shown) {
            files.push(SourceFile::new(shown, &target.inside, text.as_bytes().to_vec()));
        }
        let (_, mut findings) = load(&files, self.over.clone());
        findings.retain(|finding| shown.contains(&finding.file));
        match findings.iter().any(Finding::is_error) {
            true => Err(Failure::data(words, &findings)),
            false => Ok(findings),
        }
    }

    /// Writes the files: all of them or none, over nothing, and into the folder as it was read. Into a new or empty folder goes
    /// the whole of what is in it at once.
    ///
    /// # Errors
    /// What cannot be written; then nothing is.
    pub(super) fn write(&self, written: &[Written], words: &Words) -> Result<(), Failure> {
        let disk = &mut Disk::default();
        for (target, _) in written {
            self.leads_out(target, words)?;
        }
        if self.is_changed() {
            let values = args([("folder", printable_path(self.folder).into())]);
            return Err(Failure::Output(words.with("changed-meanwhile", &values)));
        }
        let files: Vec<(String, Vec<u8>)> =
            written.iter().map(|(target, text)| (target.inside.clone(), text.as_bytes().to_vec())).collect();
        let done = match (self.files.is_empty(), written) {
            (true, _) => files::create_folder(disk, self.folder, &files),
            (false, [(target, text)]) => files::create(disk, &target.path, text.as_bytes()),
            (false, _) => files::create_in(disk, self.folder, &files),
        };
        let Some(first) = written.first().map(|(target, _)| *target) else {
            return Ok(());
        };
        done.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                let there = written.iter().map(|(target, _)| *target).find(|one| one.path.symlink_metadata().is_ok());
                exists(there.unwrap_or(first), words)
            }
            _ => not_written(words, &first.path, &error),
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
    Failure::Usage(words.with("file-exists", &args([("file", printable_path(&target.path).into())])))
}
