//! The outline of a YAML file: on which line each of its parts stands, and whether it is plain data.
//!
//! The YAML reader itself names no place for a value once it is read, reports a duplicate key at the top of its
//! mapping and follows aliases. This pass over the bare events does what it does not: it knows every line, and it
//! refuses anchors, aliases, tags, duplicate keys, values that say nothing and deep nesting before a value is built.

use super::finding::Finding;
use super::source::forbidden;
use saphyr_parser::{Event, Parser, ScalarStyle, Span};
use std::collections::{HashMap, HashSet};

/// The deepest nesting that data has use for.
const DEEPEST: usize = 32;

/// The lines of the parts of a file.
#[derive(Debug, Clone)]
pub struct Outline {
    lines: HashMap<String, usize>,
}

/// A mapping or a list that is still open.
struct Open {
    path: String,
    /// In a mapping: the keys so far, and the key whose value comes next. In a list: how many entries there are.
    keys: Option<(HashSet<String>, Option<String>)>,
    entries: usize,
}

impl Outline {
    /// The outline of a text.
    ///
    /// # Errors
    /// Everything that plain data must not have.
    pub fn of(path: &str, text: &str) -> Result<Self, Vec<Finding>> {
        let mut builder =
            Builder { file: path, lines: HashMap::new(), open: Vec::new(), findings: Vec::new(), documents: 0 };
        for event in Parser::new_from_str(text) {
            match event {
                Ok((event, span)) => builder.take(&event, &span),
                Err(error) => {
                    let line = error.marker().line().max(1);
                    builder.find(line, "malformed", [("why", error.info())]);
                    break;
                }
            }
            if !builder.findings.is_empty() && builder.open.len() > DEEPEST {
                break;
            }
        }
        match builder.findings.is_empty() {
            true => Ok(Self { lines: builder.lines }),
            false => Err(builder.findings),
        }
    }

    /// The line of a part, or of the nearest part around it.
    #[must_use]
    pub fn line(&self, place: &str) -> usize {
        let mut place = place;
        loop {
            if let Some(line) = self.lines.get(place) {
                return *line;
            }
            match place.rfind('/') {
                Some(at) => place = &place[..at],
                None => return 1,
            }
        }
    }
}

struct Builder<'a> {
    file: &'a str,
    lines: HashMap<String, usize>,
    open: Vec<Open>,
    findings: Vec<Finding>,
    documents: usize,
}

impl Builder<'_> {
    fn find<const N: usize>(&mut self, line: usize, key: &'static str, values: [(&'static str, &str); N]) {
        self.findings.push(Finding::new(self.file, line, key, values));
    }

    fn take(&mut self, event: &Event, span: &Span) {
        let line = span.start.line().max(1);
        match event {
            Event::Alias(_) => {
                self.find(line, "alias", []);
                self.part(line, "");
            }
            Event::Scalar(text, style, anchor, tag) => {
                self.steers(line, text);
                self.plain(line, *anchor, tag.is_some());
                let path = self.part(line, text);
                self.not_empty(&path, text, *style == ScalarStyle::Plain);
            }
            Event::SequenceStart(anchor, tag) => {
                self.plain(line, *anchor, tag.is_some());
                self.start(line, None);
            }
            Event::MappingStart(anchor, tag) => {
                self.plain(line, *anchor, tag.is_some());
                self.start(line, Some((HashSet::new(), None)));
            }
            Event::SequenceEnd | Event::MappingEnd => {
                self.open.pop();
            }
            Event::DocumentStart(_) => {
                self.documents += 1;
                if self.documents > 1 {
                    self.find(line, "second-document", []);
                }
            }
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => {}
        }
    }

    /// A character that could steer a terminal is refused however it is written, as an escape too.
    fn steers(&mut self, line: usize, text: &str) {
        if let Some(c) = text.chars().find(|c| forbidden(*c)) {
            self.find(line, "control-character", [("code", &format!("U+{:04X}", u32::from(c)))]);
        }
    }

    fn plain(&mut self, line: usize, anchor: usize, tagged: bool) {
        if anchor > 0 {
            self.find(line, "alias", []);
        }
        if tagged {
            self.find(line, "tag", []);
        }
    }

    /// Notes a value that says nothing. The YAML reader would take it for an empty text.
    fn not_empty(&mut self, path: &str, text: &str, plain: bool) {
        let Some(line) = self.lines.get(path).copied() else {
            return;
        };
        if plain && matches!(text, "" | "~" | "null") {
            self.find(line, "wrong-kind", [("found", "nothing"), ("expected", "a value")]);
        } else if text.trim().is_empty() {
            self.find(line, "empty-text", []);
        }
    }

    fn start(&mut self, line: usize, keys: Option<(HashSet<String>, Option<String>)>) {
        let path = self.part(line, "");
        if self.open.len() == DEEPEST {
            self.find(line, "too-deep", []);
        }
        self.open.push(Open { path, keys, entries: 0 });
    }

    /// Notes a part: a key of a mapping, a value, or an entry of a list. Gives its path.
    fn part(&mut self, line: usize, text: &str) -> String {
        let Some(open) = self.open.last_mut() else {
            return String::new();
        };
        let path = match &mut open.keys {
            None => {
                open.entries += 1;
                format!("{}/{}", open.path, open.entries - 1)
            }
            Some((seen, waiting)) => match waiting.take() {
                Some(key) => format!("{}/{key}", open.path),
                None => {
                    *waiting = Some(text.to_owned());
                    let path = format!("{}/{text}", open.path);
                    if !seen.insert(text.to_owned()) {
                        self.find(line, "duplicate-key", [("name", text)]);
                    }
                    self.lines.entry(path.clone()).or_insert(line);
                    return path;
                }
            },
        };
        self.lines.entry(path.clone()).or_insert(line);
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_its_line() {
        let outline = Outline::of("f", "a:\n  - b: 1\n    c: 2\n  - b: 3\n").expect("plain data");
        assert_eq!(outline.line("/a"), 1);
        assert_eq!(outline.line("/a/0/c"), 3);
        assert_eq!(outline.line("/a/1"), 4);
        assert_eq!(outline.line("/a/1/missing"), 4);
        assert_eq!(outline.line("/z"), 1);
    }

    #[track_caller]
    fn refused(text: &str, key: &str, line: usize) {
        let findings = Outline::of("f", text).expect_err("not plain data");
        assert_eq!((findings[0].key, findings[0].line), (key, line), "{findings:?}");
    }

    #[test]
    fn what_is_not_plain_data_is_refused_at_its_line() {
        refused("a: 1\nb: 2\na: 3\n", "duplicate-key", 3);
        refused("a: &x 1\nb: *x\n", "alias", 1);
        refused("a: !!str 1\n", "tag", 1);
        refused("a: 1\n---\nb: 2\n", "second-document", 2);
        refused("a: [1, 2\n", "malformed", 2);
        refused("a: 1\nb:\nc: 3\n", "wrong-kind", 2);
        refused("a: 1\nb: >-\n\nc: 3\n", "empty-text", 2);
        refused(&"[".repeat(100), "too-deep", 1);
    }
}
