//! A house's own data laid over the built-in data, and what of it cannot be used.

use super::built_in;
use super::kept::KeptPack;
use super::packed;
use crate::cli::Settings;
use crate::error::Failure;
use crate::ids::{BookId, IncidentId};
use crate::load::{Finding, Refused, SourceFile, SourceKind, load_sound, read_folder};
use crate::locale::{Words, args, printable_path, quoted};
use crate::pack::{Library, Pack, Table};
use miniz_oxide::inflate::decompress_to_vec;
use sha2::{Digest, Sha256};
use std::cell::OnceCell;
use std::path::Path;

/// The files of the built-in data as they were when the program was built, compressed: only a check of them reads them.
static SOURCES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/sources.pack"));

/// The built-in data with a house's own laid over it.
pub(super) struct House {
    /// All of it.
    pub pack: Pack,
    /// What of the house's data cannot be used.
    pub refused: Refused,
    /// What of it may be there only in part.
    pub in_doubt: Vec<Finding>,
    /// Its files as they were read.
    pub files: HouseFiles,
}

/// The files of a house as they were read, with their hash, worked out when a ruling names it: most commands do not.
#[derive(Debug)]
pub struct HouseFiles {
    files: Vec<SourceFile>,
    hash: OnceCell<String>,
}

impl HouseFiles {
    /// The hash of all of them.
    pub(super) fn hash(&self) -> &str {
        self.hash.get_or_init(|| hash_of(&self.files))
    }
}

/// The hash of files, SHA-256: of each its path inside the folder, the length of what is in it, and that. It is the same
/// wherever the folder lies.
pub(super) fn hash_of(files: &[SourceFile]) -> String {
    let mut files: Vec<&SourceFile> = files.iter().collect();
    files.sort_by(|a, b| a.inside.cmp(&b.inside));
    let mut hash = Sha256::new();
    for file in files {
        let content = file.content.as_deref().unwrap_or_default();
        hash.update(format!("{}\0{}\0", file.inside, content.len()));
        hash.update(content);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The built-in data with a house's own laid over it, where there is any. A mistake in the house's data stops what rests on
/// it, when it is asked for; a file that may be there in part is told at once, since it may rule otherwise in silence.
///
/// The files are read each time. What was made of a sound house is kept under their hash and made once; of one with which
/// something is wrong nothing is kept, so that it is told each time.
///
/// # Errors
/// A folder that cannot be read.
pub(super) fn laid_over(settings: &Settings, words: &Words) -> Result<Option<House>, Failure> {
    let Some(folder) = &settings.rulings else {
        return Ok(None);
    };
    let (files, below) =
        read_files(folder).map_err(|finding| Failure::data(words, &[where_it_was_said(settings, folder, finding)]))?;
    let read_whole = files.iter().all(|file| file.content.is_ok());
    let files = HouseFiles { files, hash: OnceCell::new() };
    let kept = read_whole.then(|| KeptPack::of(files.hash())).flatten();
    if let Some(changes) = kept.as_ref().and_then(KeptPack::read) {
        let pack = Pack::over(changes, &built_in());
        return Ok(Some(House { pack, refused: Refused::default(), in_doubt: Vec::new(), files }));
    }
    let loaded = load_sound(&files.files, below.library());
    let in_doubt: Vec<Finding> = loaded.findings.into_iter().filter(Finding::is_of_loss).collect();
    let changes = built_in().changes(&loaded.library.pack());
    if let Some(kept) = kept.filter(|_| loaded.refused.is_empty() && in_doubt.is_empty()) {
        kept.write(&changes);
    }
    Ok(Some(House { pack: Pack::over(changes, &built_in()), refused: loaded.refused, in_doubt, files }))
}

/// A finding about a folder that cannot be read, told of the line of the user's file that names it: nobody typed it.
fn where_it_was_said(settings: &Settings, folder: &Path, finding: Finding) -> Finding {
    match (&settings.rulings_from, finding.why_unreadable()) {
        (Some((file, line)), Some(why)) => Finding::unreadable(file, *line, &printable_path(folder), why),
        _ => finding,
    }
}

/// The sentence that says what of a house's data is left out, if anything is.
pub(super) fn left_out(settings: &Settings, refused: &Refused, words: &Words) -> Option<String> {
    let folder = settings.rulings.as_deref().filter(|_| !refused.is_empty())?;
    let (books, incidents) = (refused.books.keys(), refused.incidents.keys());
    let names: Vec<&str> = books.map(BookId::as_str).chain(incidents.map(IncidentId::as_str)).collect();
    let names = if names.is_empty() { "none".to_owned() } else { quoted(&names.join(", "), LONGEST_LIST) };
    let values = args([("folder", printable_path(folder).into()), ("names", names.into())]);
    Some(words.with("left-out", &values))
}

/// The most characters of a list of names that a sentence shows.
const LONGEST_LIST: usize = 200;

/// The files of a folder, their paths shown as the folder was typed, and what they are laid over. A whole set without words
/// takes those that are built in.
///
/// # Errors
/// One finding for a folder that cannot be read.
fn read_files(folder: &Path) -> Result<(Vec<SourceFile>, Below), Finding> {
    let mut files = match folder.is_file() {
        true => packed::read(folder)?,
        false => read_folder(folder, &format!("{}/", printable_path(folder).trim_end_matches('/')))?,
    };
    if !files.iter().any(|file| file.kind == SourceKind::Whole) {
        return Ok((files, Below::BuiltIn));
    }
    let words = |file: &SourceFile| matches!(file.kind, SourceKind::Messages { .. });
    if !files.iter().any(words) {
        files.extend(sources().into_iter().filter(words));
    }
    Ok((files, Below::Nothing))
}

/// What a folder of data is laid over.
enum Below {
    /// The built-in data.
    BuiltIn,
    /// Nothing: the folder says that it is a whole set.
    Nothing,
}

impl Below {
    /// It as a library to load over.
    fn library(&self) -> Option<Library> {
        matches!(self, Self::BuiltIn).then(|| Library::unpack(&built_in()))
    }
}

/// The files of a folder, and the library over which they are laid, if they are.
///
/// # Errors
/// One finding for a folder that cannot be read.
pub(super) fn read_house(folder: &Path) -> Result<(Vec<SourceFile>, Option<Library>), Finding> {
    read_files(folder).map(|(files, below)| (files, below.library()))
}

/// The files of the built-in data.
pub(super) fn sources() -> Vec<SourceFile> {
    let file = |(path, bytes): (&str, &[u8])| {
        SourceFile::new(path, path.strip_prefix("rulings/").unwrap_or(path), bytes.to_vec())
    };
    let table = decompress_to_vec(SOURCES).expect("what the build compressed can be read");
    Table::new(&table).starting("").map(file).collect()
}
