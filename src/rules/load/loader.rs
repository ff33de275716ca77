//! What loading works on: the library as far as it stands, what was found wrong, and where everything stands.

use super::copies::Held;
use super::finding::{Finding, Findings};
use super::source::{Document, SourceFile, SourceKind};
use super::translations::Unmarked;
use crate::ids::{BookId, IncidentId, PolicyId};
use crate::incident::Incident;
use crate::locale::Language;
use crate::pack::Library;
use std::collections::{BTreeMap, BTreeSet};

/// The most parts, keys and values alike, that the files of one load have use for: four times the built-in data.
const MOST_PARTS: usize = 400_000;

/// A file as it was named, and a line of it.
pub(super) type SourceLocation = (String, usize);

/// Where the parts of an incident stand: its file, and in it the part of each row, order and remark.
#[derive(Debug, Clone)]
pub(super) struct IncidentPlaces {
    pub(super) document: Document,
    pub(super) rows: Vec<String>,
    pub(super) orders: Vec<String>,
    pub(super) remarks: Vec<String>,
    /// The further topics on whose clauses a row may rest.
    pub(super) also: Vec<String>,
    /// Of each row whether it says how far the book carries it.
    pub(super) covered: Vec<bool>,
    /// Of each order whether it says that it is given whatever the outcome.
    pub(super) always: Vec<bool>,
    /// What the incident takes the place of, and in what it differs from that.
    pub(super) differs: Vec<String>,
}

/// What loading works on: the library as far as it stands, and what was found wrong.
pub(super) struct Loader {
    pub(super) library: Library,
    /// Whether this is a house's own data, laid over a library that was there before.
    pub(super) house: bool,
    /// The languages that the data must speak.
    pub(super) languages: Vec<Language>,
    pub(super) findings: Findings,
    /// How many parts the files have so far.
    parts: usize,
    /// The keys of findings that would only repeat that something was refused; see [`follows`].
    pub(super) held_back: BTreeSet<&'static str>,
    /// The ids of the messages that were there before this run.
    pub(super) base_words: BTreeSet<String>,
    /// Where the incidents of this run stand, for findings that only the whole shows.
    pub(super) incident_places: BTreeMap<IncidentId, IncidentPlaces>,
    /// The incidents of this run that have a mistake, so that they are not in the library.
    pub(super) mistaken: Vec<(Incident, IncidentPlaces)>,
    /// Where the messages of this run stand, by language and id.
    pub(super) message_places: BTreeMap<(String, String), SourceLocation>,
    /// What in this run needs a message, by the id of the message.
    pub(super) word_places: BTreeMap<String, SourceLocation>,
    /// Where the rules of this run stand, by book and label.
    pub(super) rule_places: BTreeMap<(BookId, String), SourceLocation>,
    /// The rules of editions before from which rules of this run came, by the label, with the book and the place that say so.
    pub(super) ancestors: Vec<(BookId, SourceLocation, String)>,
    /// What the general rules of this run cite, and where, by the policy to which they belong.
    pub(super) general_rules: Vec<(PolicyId, SourceLocation, String)>,
    /// The parts of the sums of this run, and where they stand.
    pub(super) summands: Vec<(SourceLocation, String)>,
    /// Where the policies of this run stand.
    pub(super) policy_places: BTreeMap<PolicyId, SourceLocation>,
    /// Where the positions of this run stand, by book and policy.
    pub(super) position_places: BTreeMap<(BookId, PolicyId), SourceLocation>,
    /// The positions of this run that differ from the ones in whose place they stand, by book and policy, with the clauses
    /// of those.
    pub(super) changed_positions: BTreeMap<(BookId, PolicyId), Vec<String>>,
    /// Where the books of this run stand.
    pub(super) book_places: BTreeMap<BookId, SourceLocation>,
    /// Where the official words of this run stand, by book and address.
    pub(super) official_places: BTreeMap<(BookId, String), SourceLocation>,
    /// The books of this run that extend another, and which.
    pub(super) bases: BTreeMap<BookId, BookId>,
    /// How much the books of this run hold.
    pub(super) sums: Vec<Held>,
    /// Where the translations of this run stand, by book, language and label.
    pub(super) translation_places: BTreeMap<(BookId, Language, String), SourceLocation>,
    /// The translations of this run that do not say of which text they were made.
    pub(super) unmarked: Vec<Unmarked>,
}

/// The findings that follow from a refused part of a file of this kind wherever another part rests on it. They are
/// held back until that part is mended, so that one mistake is told once.
fn follows(kind: &SourceKind) -> &'static [&'static str] {
    match kind {
        SourceKind::Topics => &["unknown-topic"],
        SourceKind::Policies { .. } => &["unknown-policy", "unknown-condition"],
        SourceKind::Book { .. } => &["no-book", "unknown-base"],
        SourceKind::Rules { .. } => &["unknown-clause", "missing-position", "fewer-held"],
        SourceKind::Positions { .. } => &["missing-position", "fewer-held"],
        SourceKind::Messages { .. } => &["missing-message"],
        SourceKind::Table { .. } => &["unknown-condition"],
        SourceKind::Incident { .. }
        | SourceKind::Family { .. }
        | SourceKind::Official { .. }
        | SourceKind::Translation { .. }
        | SourceKind::Whole
        | SourceKind::Glossary
        | SourceKind::Unknown => &[],
    }
}

/// Everything that can follow from a refused part of any file.
const FOLLOWING: [&str; 9] = [
    "fewer-held",
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
    /// A loader over a library, if there is one, with nothing loaded yet.
    pub(super) fn over(base: Option<Library>) -> Self {
        let house = base.is_some();
        let library = base.unwrap_or_default();
        Self {
            house,
            languages: Language::ALL.to_vec(),
            base_words: library.messages.values().flat_map(|messages| messages.keys().cloned()).collect(),
            library,
            findings: Findings::default(),
            parts: 0,
            held_back: BTreeSet::new(),
            incident_places: BTreeMap::new(),
            mistaken: Vec::new(),
            message_places: BTreeMap::new(),
            word_places: BTreeMap::new(),
            rule_places: BTreeMap::new(),
            ancestors: Vec::new(),
            general_rules: Vec::new(),
            summands: Vec::new(),
            policy_places: BTreeMap::new(),
            position_places: BTreeMap::new(),
            changed_positions: BTreeMap::new(),
            book_places: BTreeMap::new(),
            official_places: BTreeMap::new(),
            bases: BTreeMap::new(),
            sums: Vec::new(),
            translation_places: BTreeMap::new(),
            unmarked: Vec::new(),
        }
    }

    /// Everything that is wrong, but what only repeats that something was refused.
    pub(super) fn told(&self) -> Vec<Finding> {
        self.findings.told(|key| self.held_back.contains(key))
    }

    /// Opens a file and reads its raw shape; what is wrong with it is noted. One in which everything is commented out
    /// says nothing.
    pub(super) fn open<T: serde::de::DeserializeOwned>(&mut self, file: &SourceFile) -> Option<(Document, T)> {
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
    pub(super) fn has_room(&mut self, path: &str, line: usize, parts: usize) -> bool {
        self.parts += parts;
        if self.parts <= MOST_PARTS {
            return true;
        }
        if self.parts - parts <= MOST_PARTS {
            self.findings.push(Finding::new(path, line, "too-much", [("most", &MOST_PARTS.to_string())]));
        }
        self.held_back.extend(FOLLOWING);
        false
    }

    /// Holds back the findings that follow from a part that was refused.
    pub(super) fn refused(&mut self, kind: &SourceKind) {
        self.held_back.extend(follows(kind));
    }

    /// Keeps in mind what needs a message.
    pub(super) fn needs_word(&mut self, document: &Document, place: &str, id: String) {
        let line = document.line(place);
        self.word_places.entry(id).or_insert_with(|| (document.path.clone(), line));
    }

    /// Notes what makes the data unusable.
    pub(super) fn note<const N: usize>(
        &mut self,
        document: &Document,
        place: &str,
        key: &'static str,
        values: [(&'static str, &str); N],
    ) {
        self.findings.push(document.finding(place, key, values));
    }
}
