//! Loading: the only place that knows YAML and Fluent files. Text in, linked and checked data out.
//!
//! A file goes through three stages: its [`outline`] (what is where, and everything that plain data must not have),
//! its raw shape as written, and the linked value that the rest of the program works with. Every trouble becomes a
//! [`Finding`] with its file and line; all of them are gathered in one run.

mod books;
mod calculations;
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
use std::collections::{BTreeMap, BTreeSet};

/// Loads files, laid over a library that is already loaded, if there is one.
///
/// The second value lists everything that is wrong. The library is sound only when it is empty.
#[must_use]
pub fn load(files: &[SourceFile], base: Option<Library>) -> (Library, Vec<Finding>) {
    let mut loader = Loader {
        library: base.unwrap_or_default(),
        findings: Vec::new(),
        unsettled: BTreeSet::new(),
        incident_places: BTreeMap::new(),
        message_places: BTreeMap::new(),
        word_places: BTreeMap::new(),
        rule_places: BTreeMap::new(),
        policy_places: BTreeMap::new(),
        position_places: BTreeMap::new(),
        book_places: BTreeMap::new(),
    };
    loader.run(files);
    let Loader { library, mut findings, unsettled, .. } = loader;
    findings.retain(|finding| !unsettled.contains(finding.key));
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

/// A file as it was named, and a line of it.
type Place = (String, usize);

/// What loading works on: the library as far as it stands, and what was found wrong.
struct Loader {
    library: Library,
    findings: Vec<Finding>,
    /// The keys of findings that would only repeat that something was refused; see [`follows`].
    unsettled: BTreeSet<&'static str>,
    /// Where the incidents of this run stand, for findings that only the whole shows.
    incident_places: BTreeMap<String, Document>,
    /// Where the messages of this run stand, by language and id.
    message_places: BTreeMap<(String, String), Place>,
    /// What in this run needs a message, by the id of the message.
    word_places: BTreeMap<String, Place>,
    /// Where the rules of this run stand, by book and label.
    rule_places: BTreeMap<(String, String), Place>,
    /// Where the policies of this run stand.
    policy_places: BTreeMap<String, Place>,
    /// Where the positions of this run stand, by book and policy.
    position_places: BTreeMap<(String, String), Place>,
    /// Where the books of this run stand.
    book_places: BTreeMap<String, Place>,
}

/// The findings about tables, which mean nothing while a book lacks a position.
const TABLE: [&str; 5] = ["gap", "overlap", "no-order", "unreached-row", "unreached-step"];

/// The findings that follow from a refused part of a file of this kind wherever another part rests on it. They are
/// held back until that part is mended, so that one mistake is told once.
fn follows(kind: &SourceKind) -> &'static [&'static str] {
    match kind {
        SourceKind::Topics => &["unknown-topic"],
        SourceKind::Policies { .. } => &["unknown-policy", "unknown-condition"],
        SourceKind::Book { .. } => &["no-book", "unknown-base", "unreached-row", "unreached-step"],
        SourceKind::Rules { .. } => &["unknown-clause", "missing-position"],
        SourceKind::Positions { .. } => &["missing-position"],
        SourceKind::Messages { .. } => &["missing-message"],
        SourceKind::Incident { .. } | SourceKind::Unknown => &[],
    }
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
                self.refused(&file.kind);
                None
            }
        }
    }

    /// Holds back the findings that follow from a part that was refused.
    fn refused(&mut self, kind: &SourceKind) {
        self.unsettled.extend(follows(kind));
        if matches!(kind, SourceKind::Positions { .. }) {
            self.unsettled.extend(TABLE);
        }
    }

    /// Keeps in mind what needs a message.
    fn needs_word(&mut self, document: &Document, place: &str, id: String) {
        let line = document.line(place);
        self.word_places.entry(id).or_insert_with(|| (document.path.clone(), line));
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
