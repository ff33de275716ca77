//! Loading: the only place that knows YAML and Fluent files. Text in, linked and checked data out.
//!
//! A file goes through three stages: its `outline` (what is where, and everything that plain data must not have),
//! its raw shape as written, and the linked value that the rest of the program works with. Every trouble becomes a
//! [`Finding`] with its file and line; all of them are gathered in one run.

mod books;
mod calculations;
mod characters;
mod conditions;
mod feeds;
mod finding;
mod folder;
mod grounds;
mod incidents;
mod lint;
mod messages;
mod official;
mod outline;
mod policies;
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

pub use finding::{Finding, Severity};
pub use folder::{read_file, read_folder, read_own_data, read_templates};
pub use lint::unused_policies;
pub use outline::Outline;
pub use refused::Refused;
pub use source::{SourceFile, SourceKind};
pub use stubs::stubs;

use crate::ids::{BookId, IncidentId, PolicyId};
use crate::locale::Language;
use crate::pack::Library;
use finding::Findings;
use source::Document;
use std::collections::{BTreeMap, BTreeSet};

/// The most parts, keys and values alike, that the files of one load have use for: four times the built-in data.
const MOST_PARTS: usize = 400_000;

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

/// A file as it was named, and a line of it.
type SourceLocation = (String, usize);

/// Where the parts of an incident stand: its file, and in it the part of each row, order and remark.
#[derive(Debug, Clone)]
struct IncidentPlaces {
    document: Document,
    rows: Vec<String>,
    orders: Vec<String>,
    remarks: Vec<String>,
}

/// What loading works on: the library as far as it stands, and what was found wrong.
struct Loader {
    library: Library,
    /// Whether this is a house's own data, laid over a library that was there before.
    house: bool,
    /// The languages that the data must speak.
    languages: Vec<Language>,
    findings: Findings,
    /// How many parts the files have so far.
    parts: usize,
    /// The keys of findings that would only repeat that something was refused; see [`follows`].
    unsettled: BTreeSet<&'static str>,
    /// The ids of the messages that were there before this run.
    base_words: BTreeSet<String>,
    /// Where the incidents of this run stand, for findings that only the whole shows.
    incident_places: BTreeMap<IncidentId, IncidentPlaces>,
    /// Where the messages of this run stand, by language and id.
    message_places: BTreeMap<(String, String), SourceLocation>,
    /// What in this run needs a message, by the id of the message.
    word_places: BTreeMap<String, SourceLocation>,
    /// Where the rules of this run stand, by book and label.
    rule_places: BTreeMap<(BookId, String), SourceLocation>,
    /// The rules of editions before from which rules of this run came, by the label, with the book and the place that say so.
    ancestors: Vec<(BookId, SourceLocation, String)>,
    /// What the general rules of this run cite, and where, by the policy to which they belong.
    general_rules: Vec<(PolicyId, SourceLocation, String)>,
    /// Where the policies of this run stand.
    policy_places: BTreeMap<PolicyId, SourceLocation>,
    /// Where the positions of this run stand, by book and policy.
    position_places: BTreeMap<(BookId, PolicyId), SourceLocation>,
    /// The positions of this run that differ from the ones in whose place they stand, by book and policy, with the clauses
    /// of those.
    changed_positions: BTreeMap<(BookId, PolicyId), Vec<String>>,
    /// Where the books of this run stand.
    book_places: BTreeMap<BookId, SourceLocation>,
    /// Where the official words of this run stand, by book and address.
    official_places: BTreeMap<(BookId, String), SourceLocation>,
    /// The books of this run that extend another, and which.
    bases: BTreeMap<BookId, BookId>,
}

/// The findings that follow from a refused part of a file of this kind wherever another part rests on it. They are
/// held back until that part is mended, so that one mistake is told once.
fn follows(kind: &SourceKind) -> &'static [&'static str] {
    match kind {
        SourceKind::Topics => &["unknown-topic"],
        SourceKind::Policies { .. } => &["unknown-policy", "unknown-condition"],
        SourceKind::Book { .. } => &["no-book", "unknown-base"],
        SourceKind::Rules { .. } => &["unknown-clause", "missing-position"],
        SourceKind::Positions { .. } => &["missing-position"],
        SourceKind::Messages { .. } => &["missing-message"],
        SourceKind::Table { .. } => &["unknown-condition"],
        SourceKind::Incident { .. }
        | SourceKind::Official { .. }
        | SourceKind::Whole
        | SourceKind::Glossary
        | SourceKind::Unknown => &[],
    }
}

/// Everything that can follow from a refused part of any file.
const FOLLOWING: [&str; 8] = [
    "unknown-topic",
    "unknown-policy",
    "unknown-condition",
    "no-book",
    "unknown-base",
    "unknown-clause",
    "missing-position",
    "missing-message",
];

impl Loader {
    fn over(base: Option<Library>) -> Self {
        let house = base.is_some();
        let library = base.unwrap_or_default();
        Self {
            house,
            languages: Language::ALL.to_vec(),
            base_words: library.messages.values().flat_map(|messages| messages.keys().cloned()).collect(),
            library,
            findings: Findings::default(),
            parts: 0,
            unsettled: BTreeSet::new(),
            incident_places: BTreeMap::new(),
            message_places: BTreeMap::new(),
            word_places: BTreeMap::new(),
            rule_places: BTreeMap::new(),
            ancestors: Vec::new(),
            general_rules: Vec::new(),
            policy_places: BTreeMap::new(),
            position_places: BTreeMap::new(),
            changed_positions: BTreeMap::new(),
            book_places: BTreeMap::new(),
            official_places: BTreeMap::new(),
            bases: BTreeMap::new(),
        }
    }

    /// Everything that is wrong, but what only repeats that something was refused.
    fn told(&self) -> Vec<Finding> {
        self.findings.told(|key| self.unsettled.contains(key))
    }

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
        self.lint();
    }

    /// Opens a file and reads its raw shape; what is wrong with it is noted. One in which everything is commented out
    /// says nothing.
    fn open<T: serde::de::DeserializeOwned>(&mut self, file: &SourceFile) -> Option<(Document, T)> {
        if file.only_comments() {
            return None;
        }
        match Document::open(file) {
            Ok((document, shape)) => self.has_room(&file.path, 1, document.parts()).then_some((document, shape)),
            Err(findings) => {
                self.findings.extend(findings);
                self.refused(&file.kind);
                None
            }
        }
    }

    /// Whether there is room for so many parts more. The file for which there is none is told.
    fn has_room(&mut self, path: &str, line: usize, parts: usize) -> bool {
        self.parts += parts;
        if self.parts <= MOST_PARTS {
            return true;
        }
        if self.parts - parts <= MOST_PARTS {
            self.findings.push(Finding::new(path, line, "too-much", [("most", &MOST_PARTS.to_string())]));
        }
        self.unsettled.extend(FOLLOWING);
        false
    }

    /// Holds back the findings that follow from a part that was refused.
    fn refused(&mut self, kind: &SourceKind) {
        self.unsettled.extend(follows(kind));
    }

    /// Keeps in mind what needs a message.
    fn needs_word(&mut self, document: &Document, place: &str, id: String) {
        let line = document.line(place);
        self.word_places.entry(id).or_insert_with(|| (document.path.clone(), line));
    }

    /// Notes what makes the data unusable.
    fn note<const N: usize>(
        &mut self,
        document: &Document,
        place: &str,
        key: &'static str,
        values: [(&'static str, &str); N],
    ) {
        self.findings.push(document.finding(place, key, values));
    }
}
