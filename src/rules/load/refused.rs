//! What of the data cannot be used because something is wrong with it, and what can: one mistake stops what rests on
//! it, and nothing else.

use super::finding::Findings;
use super::{Finding, Loader, SourceFile, SourceKind};
use crate::ids::{BookId, IncidentId};
use crate::incident::Family;
use std::borrow::Borrow;
use std::collections::BTreeMap;

/// What cannot be used, each with the findings that say why.
#[derive(Debug, Clone, Default)]
pub struct Refused {
    /// Books by their ids.
    pub books: BTreeMap<BookId, Vec<Finding>>,
    /// Incidents by their ids.
    pub incidents: BTreeMap<IncidentId, Vec<Finding>>,
    /// What may concern anything that the folder brings.
    pub folder: Vec<Finding>,
}

/// What a finding stops.
enum Scope {
    Books(Vec<BookId>),
    Incidents(Vec<IncidentId>),
    /// Everything that the folder brings.
    Folder,
}

impl Refused {
    /// Whether everything can be used.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.books.is_empty() && self.incidents.is_empty() && self.folder.is_empty()
    }

    /// Why a book cannot be used: what is wrong with it, or with a part of the folder that could have brought it.
    #[must_use]
    pub fn book(&self, id: &str, known: bool) -> Option<&[Finding]> {
        why(&self.books, &self.folder, id, known)
    }

    /// Why an incident cannot be used.
    #[must_use]
    pub fn incident(&self, id: &str, known: bool) -> Option<&[Finding]> {
        why(&self.incidents, &self.folder, id, known)
    }
}

fn why<'a, Id: Borrow<str> + Ord>(
    refused: &'a BTreeMap<Id, Vec<Finding>>,
    folder: &'a [Finding],
    id: &str,
    known: bool,
) -> Option<&'a [Finding]> {
    let lost = (!known && !folder.is_empty()).then_some(folder);
    refused.get(id).map(Vec::as_slice).or(lost)
}

impl Loader {
    /// What the errors stop; a warning stops nothing. An error that is held back, since it mostly follows from another,
    /// stops only what would go on without it.
    pub(super) fn refusals(&self, files: &[SourceFile]) -> Refused {
        let by_path: BTreeMap<&str, &SourceFile> = files.iter().map(|file| (file.path.as_str(), file)).collect();
        let errors = self.findings.iter().filter(|finding| finding.is_error()).cloned();
        let overflowing = self.findings.overflowing().map(Findings::more);
        let (held_back, told): (Vec<Finding>, Vec<Finding>) =
            errors.chain(overflowing).partition(|finding| self.held_back.contains(finding.key));
        let mut refused = self.stopped_by(told, &by_path);
        let following = self.stopped_by(held_back, &by_path);
        if refused.folder.is_empty() {
            refused.folder = following.folder;
        }
        for (id, findings) in following.books {
            refused.books.entry(id).or_insert(findings);
        }
        for (id, findings) in following.incidents {
            refused.incidents.entry(id).or_insert(findings);
        }
        self.books_on_refused_ones(&mut refused);
        refused
    }

    fn stopped_by(&self, findings: Vec<Finding>, files: &BTreeMap<&str, &SourceFile>) -> Refused {
        let needing = self.needing();
        let mut refused = Refused::default();
        for finding in findings {
            match self.scope(files.get(finding.file.as_str()).copied(), &needing, &finding) {
                Scope::Books(ids) => refuse(&mut refused.books, ids, &[finding]),
                Scope::Incidents(ids) => refuse(&mut refused.incidents, ids, &[finding]),
                Scope::Folder => refused.folder.push(finding),
            }
        }
        self.everything_of_the_folder(&mut refused);
        self.books_on_refused_ones(&mut refused);
        refused
    }

    /// What a finding stops, as the place of its file says.
    fn scope(&self, file: Option<&SourceFile>, needing: &Needing, finding: &Finding) -> Scope {
        let message = || finding.values.iter().find(|(name, _)| *name == "name").map(|(_, value)| value.as_str());
        let Some(file) = file else {
            return words_scope(needing, message());
        };
        match &file.kind {
            SourceKind::Book { book }
            | SourceKind::Rules { book }
            | SourceKind::Official { book }
            | SourceKind::Translation { book, .. }
            | SourceKind::Positions { book } => Scope::Books(vec![book.as_str().into()]),
            SourceKind::Incident { id, .. } => Scope::Incidents(vec![id.as_str().into()]),
            _ if finding.key == "missing-message" => words_scope(needing, message()),
            SourceKind::Messages { .. } => match (message(), stem(&file.inside)) {
                (Some(id), _) => words_scope(needing, Some(id)),
                (None, id) if self.library.incidents.iter().any(|known| known.id == id) => {
                    Scope::Incidents(vec![id.into()])
                }
                (None, _) => Scope::Folder,
            },
            SourceKind::Unknown => match file.inside.split('/').collect::<Vec<_>>().as_slice() {
                ["books", book, _, ..] => Scope::Books(vec![(*book).into()]),
                ["incidents", .., _] => Scope::Incidents(vec![stem(&file.inside).into()]),
                _ => Scope::Folder,
            },
            // Only incidents that are read in the same run take the rows of a shared table.
            SourceKind::Table { .. } => Scope::Incidents(self.incident_places.keys().cloned().collect()),
            // Without it the incidents are listed, as they are where there is no family.
            SourceKind::Family { .. } => Scope::Incidents(Vec::new()),
            SourceKind::Whole | SourceKind::Topics | SourceKind::Policies { .. } | SourceKind::Glossary => {
                Scope::Folder
            }
        }
    }

    /// The incidents that need a message, by its id.
    fn needing(&self) -> Needing {
        let mut needing = Needing::new();
        for incident in &self.library.incidents {
            let group = (self.incident_places.contains_key(&incident.id)).then(|| format!("group-{}", incident.group));
            for id in incident.needed_words().into_iter().map(|(id, _)| id).chain(group) {
                needing.entry(id).or_default().push(incident.id.clone());
            }
        }
        // What a family lacks stops no incident.
        let families = self.library.families.iter().flat_map(Family::needed_words);
        needing.extend(families.map(|(id, _)| (id, Vec::new())));
        needing
    }

    /// Where a finding may concern anything that the folder brings, none of it is used.
    fn everything_of_the_folder(&self, refused: &mut Refused) {
        if refused.folder.is_empty() {
            return;
        }
        refuse(&mut refused.books, self.book_places.keys().cloned(), &refused.folder);
        refuse(&mut refused.incidents, self.incident_places.keys().cloned(), &refused.folder);
    }

    /// A book that extends one that cannot be used rests on it.
    fn books_on_refused_ones(&self, refused: &mut Refused) {
        let known = self.library.books.iter().filter_map(|book| Some((&book.id, book.extends.as_ref()?)));
        let bases: BTreeMap<&BookId, &BookId> = known.chain(&self.bases).collect();
        let resting = |refused: &Refused| {
            bases.iter().find_map(|(id, base)| {
                let below = refused.books.get(*base)?;
                let known = refused.books.get(*id).map_or(&[][..], Vec::as_slice);
                let told = below.iter().all(|finding| known.contains(finding));
                (!told).then(|| ((*id).clone(), below.clone()))
            })
        };
        while let Some((id, mut findings)) = resting(refused) {
            let own = refused.books.remove(&id).unwrap_or_default();
            findings.extend(own.into_iter().filter(|finding| !findings.contains(finding)).collect::<Vec<_>>());
            refused.books.insert(id, findings);
        }
    }

    /// Takes what cannot be used out of the library.
    pub(super) fn without(&mut self, refused: &Refused) {
        self.library.books.retain(|book| !refused.books.contains_key(&book.id));
        self.library.incidents.retain(|incident| !refused.incidents.contains_key(&incident.id));
        let incidents = &self.library.incidents;
        let there = |id: &&IncidentId| incidents.iter().any(|incident| incident.id == **id);
        self.library.families.retain(|family| family.below(0).iter().all(there));
    }
}

/// Adds findings to each of these parts.
fn refuse<Id: Ord>(parts: &mut BTreeMap<Id, Vec<Finding>>, ids: impl IntoIterator<Item = Id>, findings: &[Finding]) {
    for id in ids {
        parts.entry(id).or_default().extend_from_slice(findings);
    }
}

/// The incidents that need a message, by its id.
type Needing = BTreeMap<String, Vec<IncidentId>>;

/// A message stops the incidents that need it; one that no incident needs can be of use anywhere.
fn words_scope(needing: &Needing, message: Option<&str>) -> Scope {
    let id = message.map(|message| message.split('.').next().unwrap_or(message));
    id.and_then(|id| needing.get(id)).map_or(Scope::Folder, |incidents| Scope::Incidents(incidents.clone()))
}

/// The name of a file without its folders and its ending.
fn stem(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.split('.').next().unwrap_or(name)
}
