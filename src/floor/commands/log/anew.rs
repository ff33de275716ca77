//! A ruling of the log ruled anew by the data of now: to see what would be ruled otherwise, and to read it in another language than the
//! one in which it was given.

use super::super::Context;
use super::super::again::since;
use super::super::facts::facts;
use super::record::Record;
use crate::decide::{BoundIncident, Next, Summary};
use crate::ids::{BookId, IncidentId};
use crate::locale::{args, printable};
use crate::render::{RulingContext, ruling_json};
use serde_json::Value as Json;

/// What is ruled now on the facts of then.
pub(super) struct Anew {
    /// The ruling as a program gets it, in the reader's language.
    pub json: Json,
    /// What is ruled otherwise, a sentence each.
    pub changes: Vec<String>,
}

/// Rules on the facts of a ruling that was kept.
///
/// # Errors
/// Why that cannot be: the book or the incident is not there, or the facts do not do.
pub(super) fn anew(context: &Context, book: &str, then: &Json) -> Result<Anew, String> {
    let incident = IncidentId::from(then["incident"].as_str().unwrap_or_default());
    let book = BookId::from(book);
    let bound = context.pack.has_book(&book).then(|| BoundIncident::new(context.pack, &book, &incident)).flatten();
    let gone = || context.words.with("log-not-there-now", &args([("book", printable(&book).into())]));
    let bound = bound.ok_or_else(gone)?;
    let facts = facts(context, &bound.incident, &Record::facts(then)).map_err(|why| why.to_string())?;
    let Next::Ruled(ruling) = bound.next(&facts) else {
        return Err(context.words.text("log-asks-more-now"));
    };
    let before = then["ruled"].as_str().and_then(Summary::read);
    let changes = before.map(|before| since(context.words, &ruling, &before)).unwrap_or_default();
    Ok(Anew { json: ruling_json(&RulingContext::new(context.words, &bound, &facts, &ruling)), changes })
}

/// An entry in the reader's language: its rulings as they are called and told there, where the same is ruled now. Others stay in the
/// words in which they were given.
pub(super) fn in_own_words(context: &Context, mut record: Record) -> Record {
    if record.kept["language"] == context.words.language().code() {
        return record;
    }
    let book = record.book().to_owned();
    for ruling in record.kept["rulings"].as_array_mut().into_iter().flatten() {
        let Ok(now) = anew(context, &book, ruling) else { continue };
        if now.changes.is_empty() {
            ruling["title"] = context.words.text(ruling["incident"].as_str().unwrap_or_default()).into();
            ruling["ruling"] = now.json["ruling"].clone();
        }
    }
    record
}
