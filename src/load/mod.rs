//! Loading: the only place that knows YAML and Fluent files. Text in, linked and checked data out.
//!
//! A file goes through three stages: its [`outline`] (what is where, and everything that plain data must not have),
//! its raw shape as written, and the linked value that the rest of the program works with. Every trouble becomes a
//! [`Finding`] with its file and line; all of them are gathered in one run.

mod books;
mod conditions;
mod finding;
mod incidents;
mod lint;
mod messages;
mod outline;
mod policies;
mod raw;
mod rules;
mod source;
mod topics;

pub use finding::Finding;
pub use source::{SourceFile, SourceKind, read_folder};

use crate::pack::Library;
use source::Document;
use std::collections::BTreeMap;

/// Loads files, laid over a library that is already loaded, if there is one.
///
/// The second value lists everything that is wrong. The library is sound only when it is empty.
#[must_use]
pub fn load(files: &[SourceFile], base: Option<Library>) -> (Library, Vec<Finding>) {
    let mut loader = Loader {
        library: base.unwrap_or_default(),
        findings: Vec::new(),
        incident_places: BTreeMap::new(),
        message_places: BTreeMap::new(),
    };
    loader.run(files);
    let Loader { library, mut findings, .. } = loader;
    findings.sort();
    findings.dedup();
    (library, findings)
}

/// Reads one file of plain data into its shape.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_plain<T: serde::de::DeserializeOwned>(file: &SourceFile) -> Result<T, Vec<Finding>> {
    Document::open(file).map(|(_, shape)| shape)
}

/// What loading works on: the library as far as it stands, and what was found wrong.
struct Loader {
    library: Library,
    findings: Vec<Finding>,
    /// Where the incidents of this run stand, for findings that only the whole shows.
    incident_places: BTreeMap<String, Document>,
    /// Where the messages of this run stand, by language and id.
    message_places: BTreeMap<(String, String), (String, usize)>,
}

impl Loader {
    fn run(&mut self, files: &[SourceFile]) {
        let of = |kind: fn(&SourceKind) -> bool| files.iter().filter(move |file| kind(&file.kind));
        for file in of(|kind| matches!(kind, SourceKind::Unknown)) {
            self.findings.push(Finding::new(&file.path, 1, "unknown-file", []));
        }
        for file in of(|kind| matches!(kind, SourceKind::Topics)) {
            self.topics(file);
        }
        for file in of(|kind| matches!(kind, SourceKind::Policies { .. })) {
            self.policies(file);
        }
        self.books(files);
        for file in of(|kind| matches!(kind, SourceKind::Messages { .. })) {
            self.messages(file);
        }
        for file in of(|kind| matches!(kind, SourceKind::Incident { .. })) {
            self.incident(file);
        }
        self.library.incidents.sort_by(|a, b| (&a.group, &a.id).cmp(&(&b.group, &b.id)));
        self.lint();
    }

    /// Opens a file and reads its raw shape; what is wrong with it is noted.
    fn open<T: serde::de::DeserializeOwned>(&mut self, file: &SourceFile) -> Option<(Document, T)> {
        match Document::open(file) {
            Ok(pair) => Some(pair),
            Err(findings) => {
                self.findings.extend(findings);
                None
            }
        }
    }

    fn note<const N: usize>(
        &mut self,
        document: &Document,
        place: &str,
        key: &'static str,
        values: [(&'static str, &str); N],
    ) {
        let line = document.line(place);
        self.findings.push(Finding::new(&document.path, line, key, values));
    }
}
