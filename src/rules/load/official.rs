//! Official words: put beside our restatement of the same rule, never in its place.

use super::{Document, Loader, SourceFile, SourceKind, raw};
use crate::book::{Official, Wording};
use crate::locale::Language;

impl Loader {
    /// Where the official words of a book come from that is already loaded.
    pub(super) fn official_of(&self, book: &str) -> Option<Official> {
        self.library.books.iter().find(|known| known.id == book)?.official.clone()
    }

    /// Puts the official words among the files beside the rules of a book.
    pub(super) fn book_official(&mut self, id: &str, files: &[SourceFile]) {
        for file in files {
            if matches!(&file.kind, SourceKind::Official { book } if book == id)
                && let Some((document, raw)) = self.open::<raw::OfficialWords>(file)
            {
                self.official_source(id, &document, raw.official);
                for (at, rule) in raw.rules.into_iter().enumerate() {
                    self.official_rule(id, &document, &format!("/rules/{at}"), rule);
                }
            }
        }
    }

    fn official_source(&mut self, id: &str, document: &Document, raw: raw::OfficialSource) {
        if Language::of_code(&raw.language).is_none() {
            self.note(document, "/official/language", "unknown-language", [("name", &raw.language)]);
        }
        self.day(document, "/official/date", raw.date.as_deref());
        let official = Official { source: raw.source, edition: raw.edition, date: raw.date, language: raw.language };
        if let Some(book) = self.library.books.iter_mut().find(|book| book.id == id) {
            book.official = Some(official);
        }
    }

    fn official_rule(&mut self, id: &str, document: &Document, place: &str, raw: raw::OfficialRule) {
        let mut unknown = Vec::new();
        let mut known = Vec::new();
        let rules = self.library.rules.get_mut(id);
        match rules.and_then(|rules| rules.iter_mut().find(|rule| rule.label == raw.rule)) {
            None => unknown.push((format!("{place}/rule"), raw.rule)),
            Some(rule) => {
                let text = raw.text.as_deref().map(paragraphs).unwrap_or_default();
                rule.official = Some(Wording { title: raw.title, text });
                known.push((format!("{place}/rule"), raw.rule));
                for (at, clause) in raw.clauses.into_iter().enumerate() {
                    let place = format!("{place}/clauses/{at}/clause");
                    match rule.clauses.iter_mut().find(|known| known.address == clause.clause) {
                        None => unknown.push((place, clause.clause)),
                        Some(ours) => {
                            ours.official = paragraphs(&clause.text);
                            known.push((place, clause.clause));
                        }
                    }
                }
            }
        }
        for (place, address) in unknown {
            let near = self.near_address(id, &address);
            self.note(document, &place, "unknown-clause", [("name", &address), ("book", id), ("near", &near)]);
        }
        // The first clause may have the address of its rule.
        for (place, address) in known {
            let place = (document.path.clone(), document.line(&place));
            self.official_places.insert((id.into(), address), place);
        }
    }
}

/// The paragraphs of a text, a line each.
fn paragraphs(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}
