//! Cases of a book that stand in a folder of its own, `tests/book-cases/BOOK/INCIDENT.yaml`: what the book rules on each case
//! that the others share, and cases that only it needs. So a book is added without a change to the files of another.

use super::case::{Case, Expected, in_order};
use super::{files, root};
use serde::Deserialize;
use serde_yaml::Value;

/// What one book rules on a case.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfBook {
    /// The name of the shared case, or that of a case of the book's own.
    pub case: String,
    /// The betting line of a case of the book's own.
    pub line: Option<String>,
    /// The facts of a case of the book's own.
    #[serde(default, deserialize_with = "in_order")]
    pub facts: Vec<(String, Value)>,
    /// The clause that the book must cite.
    pub clause: String,
    /// The book of the shared case that rules alike.
    #[serde(rename = "as")]
    pub like: Option<String>,
    /// What it rules otherwise.
    pub ruling: Option<Expected>,
    #[serde(default, rename = "why")]
    _why: Option<String>,
}

/// Reads what the books with cases of their own rule on an incident, and adds it to its cases.
///
/// # Errors
/// A file is no list of such cases, or speaks of a case that there is not.
pub(super) fn add(incident: &str, cases: &mut Vec<Case>) -> Result<(), String> {
    for path in files(&root().join("tests/book-cases")) {
        let named = |path: Option<&std::path::Path>| {
            path.and_then(|path| path.file_stem()).expect("a folder of a book").to_string_lossy().into_owned()
        };
        if named(Some(&path)) != incident {
            continue;
        }
        add_book(cases, &named(path.parent()), &std::fs::read_to_string(&path).expect("a readable file"))?;
    }
    Ok(())
}

/// Adds what one book rules, given as the text of its file, to the cases of an incident.
///
/// # Errors
/// The text is no list of such cases, or speaks of a case that there is not.
pub(super) fn add_book(cases: &mut Vec<Case>, book: &str, text: &str) -> Result<(), String> {
    cases.iter_mut().for_each(Case::name_all);
    let of_book: Vec<OfBook> = serde_yaml::from_str(text).map_err(|error| format!("{book}: {error}"))?;
    for one in of_book {
        let name = one.case.clone();
        let added = match cases.iter_mut().find(|case| case.case == name) {
            Some(shared) => shared.add(book, one),
            None => Case::own(book, one).map(|own| cases.push(own)),
        };
        added.map_err(|wrong| format!("{book}: {name}: {wrong}"))?;
    }
    Ok(())
}
