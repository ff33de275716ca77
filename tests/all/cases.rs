//! Rulings judged by cases as data: facts in, what each book rules out, and the clause that says so. The cases in
//! `tests/cases` were written from the documents; every row of every table must be judged by one under every book
//! that reaches it.
//!
//! They are judged by the data as it lies in `rulings/` and `locales/`, not by the data that was built in: whoever edits
//! a table runs the test program that is there once more and need not wait for the build. That both are one is what
//! the build does with the same loading.

mod case;
mod difference;
mod form;
mod of_books;

use crate::notation::vocabulary;
use case::Case;
use difference::{Difference, differences};
use floorbook::betting::round::HandLine;
use floorbook::decide::{BoundIncident, LineCandidate, Next, TraceStep, looked_at};
use floorbook::ids::{BookId, IncidentId, RowId};
use floorbook::incident::{Facts, Incident};
use floorbook::interview::{read_fact, record_line};
use floorbook::load::{Finding, load, read_own_data};
use floorbook::locale::{Language, Words};
use floorbook::notation::read;
use floorbook::pack::Pack;
use serde_yaml::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The project's folder: the one in which the tests are run, which need not be the one in which they were built.
pub(crate) fn root() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from)
}

/// The data as it lies on the disk.
pub(crate) fn on_disk() -> &'static Pack {
    static DATA: LazyLock<Result<Pack, String>> = LazyLock::new(|| {
        let files = read_own_data(&root()).map_err(|finding| finding.to_string())?;
        let (library, mut findings) = load(&files, None);
        findings.retain(Finding::is_error);
        match findings.is_empty() {
            true => Ok(Pack::new(library.pack())),
            false => Err(findings.iter().map(|finding| format!("\n{finding}")).collect()),
        }
    });
    DATA.as_ref().unwrap_or_else(|wrong| panic!("the data is wrong: {wrong}"))
}

/// Every file of a folder and of the folders in it; none where there is no such folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("an entry").path())
        .flat_map(|path| if path.is_dir() { self::files(&path) } else { vec![path] })
        .collect();
    files.sort();
    files
}

/// What is wrong with cases of an incident, given as the text of a file.
fn judge(incident: &str, text: &str) -> Vec<String> {
    judge_cases(incident, serde_yaml::from_str(text).map_err(|error| error.to_string()))
}

/// What is wrong with cases of an incident.
fn judge_cases(incident: &str, cases: Result<Vec<Case>, String>) -> Vec<String> {
    let mut judged = Judged::default();
    judged.cases(on_disk(), incident, cases);
    judged.wrong
}

/// The facts of a case as answers.
pub(crate) fn facts_of(words: &Words, incident: &Incident, case: &Case) -> Result<Facts, String> {
    let mut facts = Facts::none(incident.facts.len());
    if let Some(line) = line_of(case)? {
        let told = record_line(incident, &mut facts, &line);
        told.map_err(|contradiction| format!("the line tells twice: {contradiction:?}"))?;
    }
    for (name, value) in &case.facts {
        let typed = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            other => return Err(format!("the fact {name} is {other:?}, neither a text nor a number")),
        };
        let at = incident.fact(name).ok_or_else(|| format!("the incident has no fact {name}"))?;
        let answer = read_fact(words, incident, &incident.facts[at], &typed);
        facts.set(at, Some(answer.map_err(|error| format!("the fact {name} cannot be {typed}: {error:?}"))?));
    }
    Ok(facts)
}

/// The betting line of a case, if it is told as one.
fn line_of(case: &Case) -> Result<Option<HandLine>, String> {
    let line = case.line.as_ref().map(|text| read(vocabulary(), text).map_err(|error| format!("{text}: {error}")));
    line.transpose()
}

/// The facts of every case, by incident.
pub(crate) fn in_every_case() -> BTreeMap<IncidentId, Vec<Case>> {
    let read = |(incident, cases): (String, Result<_, _>)| (incident.as_str().into(), cases.expect("cases"));
    every_file().map(read).collect()
}

/// Every incident with its cases, those of the books with a folder of their own included.
fn every_file() -> impl Iterator<Item = (String, Result<Vec<Case>, String>)> {
    files(&root().join("tests/cases")).into_iter().map(|path| {
        let incident = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let cases = serde_yaml::from_str(&text).map_err(|error| error.to_string()).and_then(|mut cases| {
            of_books::add(&incident, &mut cases)?;
            Ok(cases)
        });
        (incident, cases)
    })
}

/// What judging every case brought to light.
#[derive(Default)]
struct Judged {
    /// What is not as expected, each with its case and its books.
    wrong: Vec<String>,
    /// The rows that decided, by incident and book.
    visited: BTreeSet<(IncidentId, BookId, RowId)>,
}

fn judged() -> &'static Judged {
    static JUDGED: LazyLock<Judged> = LazyLock::new(|| {
        let mut judged = Judged::default();
        for (incident, cases) in every_file() {
            judged.cases(on_disk(), &incident, cases);
        }
        judged
    });
    on_disk();
    &JUDGED
}

impl Judged {
    /// Judges the cases of an incident.
    fn cases(&mut self, pack: &Pack, incident: &str, cases: Result<Vec<Case>, String>) {
        let cases = match cases {
            Ok(cases) => cases,
            Err(error) => return self.wrong.push(format!("cases     of {incident}\nfound     {error}")),
        };
        let words = Words::new(Language::En, pack);
        let books = pack.book_ids();
        let bounds: Vec<BoundIncident> =
            books.iter().filter_map(|book| BoundIncident::new(pack, book, incident)).collect();
        let Some(first) = bounds.first() else {
            return self.wrong.push(format!("{incident} is no incident"));
        };
        for case in &cases {
            let name = format!("{incident}: {}", case.case);
            self.wrong.extend(case.strangers(&books).map(|book| format!("case      {name}\nfound     no book {book}")));
            match facts_of(&words, &first.incident, case) {
                Ok(facts) => self.case(&name, case, &facts, &books, &bounds),
                Err(wrong) => self.wrong.push(format!("case      {name}\nfound     {wrong}")),
            }
        }
    }

    /// Judges a case under every book. What is wrong in the same way under several books is told once.
    fn case(&mut self, name: &str, case: &Case, facts: &Facts, books: &[BookId], bounds: &[BoundIncident]) {
        let mut wrong: Vec<(Difference, Vec<&str>)> = Vec::new();
        for (book, bound) in books.iter().zip(bounds).filter(|(book, _)| case.speaks_of(book)) {
            for difference in self.differences(case, facts, book, bound) {
                match wrong.iter_mut().find(|(known, _)| *known == difference) {
                    Some((_, books)) => books.push(book),
                    None => wrong.push((difference, vec![book])),
                }
            }
        }
        self.wrong.extend(wrong.into_iter().map(|(Difference { expected, found }, books)| {
            format!("case      {name}\nbooks     {}\nexpected  {expected}\nfound     {found}", books.join(", "))
        }));
    }

    fn differences(&mut self, case: &Case, facts: &Facts, book: &str, bound: &BoundIncident) -> Vec<Difference> {
        let one = |expected: String, found: String| vec![Difference { expected, found }];
        let (clause, expected) = match case.expected(book) {
            Ok(expected) => expected,
            Err(found) => return one("every book once, and a clause of each".to_owned(), found),
        };
        let ruling = match bound.next(facts) {
            Next::Ruled(ruling) => ruling,
            other => return one(format!("outcome {}", expected.outcome), format!("no ruling: {other:?}")),
        };
        let rows = ruling.because.iter().filter_map(|because| match because {
            TraceStep::Row(row) => Some((*row).clone()),
            _ => None,
        });
        let incident = &bound.incident.id;
        if let Ok(Some(line)) = line_of(case) {
            let looked = looked_at(on_disk(), &bound.book, &line);
            let shows = |looked: &LineCandidate| looked.incident == *incident && looked.against.is_none();
            if !looked.iter().any(shows) {
                return one(format!("a line that shows {incident}"), "one that does not".to_owned());
            }
        }
        self.visited.extend(rows.map(|row| (incident.clone(), book.into(), row)));
        differences(&ruling, clause, expected)
    }
}

#[test]
fn every_case_is_ruled_as_the_documents_rule_it() {
    let wrong = &judged().wrong;
    assert!(wrong.is_empty(), "{} rulings are not as expected:\n\n{}\n", wrong.len(), wrong.join("\n\n"));
}

/// Rows that no numbers reach: several chips of which one less is no more than the call come to less than three times the bet with
/// those in front, and the pot is at least that much.
/// Nor does a chip to spare make a difference under a book that has no rule on new chips that are all needed.
const NO_NUMBERS: [(&str, &str, &str); 5] = [
    ("prior-bet-chips", "pokerpunt", "full-above-pot/several-half/above-pot"),
    ("prior-bet-chips", "onk-2023", "call-only/all-needed"),
    ("prior-bet-chips", "pokerpunt", "call-only/all-needed"),
    ("prior-bet-chips", "tda-2019-sk", "call-only/all-needed"),
    ("prior-bet-chips", "dpc", "call-only/all-needed"),
];

#[test]
fn every_row_is_judged_under_every_book_that_reaches_it() {
    let (pack, judged) = (on_disk(), judged());
    let mut missing = Vec::new();
    for head in pack.incident_heads() {
        for book in pack.book_ids() {
            let bound = BoundIncident::new(pack, &book, &head.id).expect("a listed incident");
            for row in bound.reachable() {
                let no_numbers = NO_NUMBERS.contains(&(head.id.as_str(), book.as_str(), row.as_str()));
                if !no_numbers && !judged.visited.contains(&(head.id.clone(), book.clone(), row.clone())) {
                    missing.push(format!("{}: {book}: {row}", head.id));
                }
            }
        }
    }
    assert!(missing.is_empty(), "no case judges these rows:\n{}", missing.join("\n"));
}
