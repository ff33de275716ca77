//! Loading: the only place that knows YAML and Fluent files. Text in, linked and checked data out.
//!
//! A file goes through three stages: its `outline` (what is where, and everything that plain data must not have),
//! its raw shape as written, and the linked value that the rest of the program works with. Every trouble becomes a
//! [`Finding`] with its file and line; all of them are gathered in one run.

mod books;
mod calculations;
mod characters;
mod conditions;
mod copies;
mod facts;
mod families;
mod feeds;
mod finding;
mod folder;
mod grounds;
mod incidents;
mod lint;
mod loader;
mod messages;
mod next;
mod official;
mod outline;
mod policies;
mod positions;
mod raw;
mod refused;
mod rules;
mod sections;
mod shape;
mod source;
mod stubs;
mod tables;
mod texts;
mod topics;
mod translations;

pub use copies::{FEWER_HELD, Held};
pub use finding::{Finding, Severity};
pub use folder::{HALF_DONE, read_file, read_folder, read_own_data, read_templates};
pub use lint::unused_policies;
pub use outline::Outline;
pub use refused::Refused;
pub use source::{SourceFile, SourceKind, decoded, schema_line};
pub use stubs::{position_stubs, stubs};
pub use translations::{UNMARKED, Unmarked, marked};

use crate::pack::Library;
use loader::{IncidentPlaces, Loader, SourceLocation};
use source::Document;

/// What loading gives.
#[derive(Debug)]
pub struct Loaded {
    /// Everything that can be used.
    pub library: Library,
    /// Everything that is wrong.
    pub findings: Vec<Finding>,
    /// What cannot be used for it.
    pub refused: Refused,
}

/// What a check gives.
#[derive(Debug)]
pub struct Checked {
    /// Everything, as far as it stands.
    pub library: Library,
    /// Everything that is wrong.
    pub findings: Vec<Finding>,
    /// The messages that are missing: also those of an incident that has another mistake, of which the findings tell only
    /// that mistake.
    pub missing: Vec<Finding>,
    /// How much the books of this run hold.
    pub sums: Vec<Held>,
    /// The translations of this run that do not say of which text of their rule they were made.
    pub unmarked: Vec<Unmarked>,
}

/// Loads files, laid over a library that is already loaded, if there is one.
///
/// The second value lists everything that is wrong, errors first, logic before words. The library is sound only when there is no error.
#[must_use]
pub fn load(files: &[SourceFile], base: Option<Library>) -> (Library, Vec<Finding>) {
    let mut loader = Loader::over(base);
    loader.run(files);
    let findings = loader.told();
    (loader.library, findings)
}

/// Loads files, laid over a library if there is one, and finds out besides which messages they lack, whatever else is wrong.
#[must_use]
pub fn check(files: &[SourceFile], base: Option<Library>) -> Checked {
    let mut loader = Loader::over(base);
    loader.run(files);
    let findings = loader.told();
    let missing = loader.all_missing_words();
    Checked { library: loader.library, findings, missing, sums: loader.sums, unmarked: loader.unmarked }
}

/// Loads files, laid over a library if there is one, and leaves out what is wrong, and what rests on it. What is left is sound.
#[must_use]
pub fn load_sound(files: &[SourceFile], base: Option<Library>) -> Loaded {
    let mut loader = Loader::over(base);
    loader.run(files);
    let refused = loader.refusals(files);
    loader.without(&refused);
    let findings = loader.told();
    Loaded { library: loader.library, findings, refused }
}

/// Reads one file of plain data into its shape, with the lines of its parts.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_placed<T: serde::de::DeserializeOwned>(file: &SourceFile) -> Result<(T, Outline), Vec<Finding>> {
    let text = file.text().map_err(|finding| vec![finding])?;
    let outline = Outline::of(&file.path, text)?;
    let lines = text.split_inclusive('\n').count();
    let shape = serde_yaml::from_str(text).map_err(|error| vec![shape::shape_finding(&file.path, lines, &error)])?;
    Ok((shape, outline))
}

impl Loader {
    fn run(&mut self, files: &[SourceFile]) {
        let of = |kind: fn(&SourceKind) -> bool| files.iter().filter(move |file| kind(&file.kind));
        for file in of(|kind| matches!(kind, SourceKind::Unknown)) {
            let unknown = || Finding::new(&file.path, 1, "unknown-file", []);
            self.findings.push(file.content.as_ref().err().cloned().unwrap_or_else(unknown));
        }
        for file in of(|kind| matches!(kind, SourceKind::Whole)) {
            self.open::<raw::Whole>(file);
        }
        let books = self.identities(files);
        if self.house {
            self.languages = Self::languages_of_house(&books, files);
        }
        for file in of(|kind| matches!(kind, SourceKind::Topics)) {
            self.topics(file);
        }
        for file in of(|kind| matches!(kind, SourceKind::Policies { .. })) {
            self.policies(file);
        }
        self.link_general_rules();
        self.link_summands();
        self.group_policies();
        self.books(files, books);
        for file in of(|kind| matches!(kind, SourceKind::Messages { .. })) {
            self.messages(file);
        }
        for file in of(|kind| matches!(kind, SourceKind::Table { .. })) {
            self.shared_table(file);
        }
        for file in of(|kind| matches!(kind, SourceKind::Incident { .. })) {
            self.incident(file);
        }
        self.library.incidents.sort_by(|a, b| (&a.group, &a.id).cmp(&(&b.group, &b.id)));
        for file in of(|kind| matches!(kind, SourceKind::Family { .. })) {
            self.family(file);
        }
        self.lint();
        self.files_in_part(files);
    }
}
