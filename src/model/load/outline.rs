//! The outline of a YAML file: on which line each of its parts stands, and whether it is plain data.
//!
//! The YAML reader itself names no place for a value once it is read, reports a duplicate key at the top of its
//! mapping and follows aliases. This pass over the bare events does what it does not: it knows every line, and it
//! refuses anchors, aliases, tags, duplicate keys, values that say nothing and deep nesting before a value is built.

use super::characters::{control_character, forbidden};
use super::finding::Finding;
use saphyr_parser::{Event, Parser, ScalarStyle, Span};
use std::collections::HashMap;

/// The deepest nesting that data has use for.
const DEEPEST: usize = 32;

/// The most parts, keys and values alike, that one file has use for.
const MOST_PARTS: usize = 50_000;

/// The most findings of one file. It is refused with the first.
const MOST_FINDINGS: usize = 100;

/// The keys under which a text may have paragraphs; every other text is shown on one line.
const PARAGRAPHS: [&str; 3] = ["text", "after", "why"];

/// The lines of the parts of a file.
#[derive(Debug)]
pub struct Outline {
    root: Inside,
    parts: usize,
}

/// A part of a file: the line on which it begins, and what is in it.
#[derive(Debug)]
struct Part {
    line: usize,
    inside: Inside,
}

#[derive(Debug)]
enum Inside {
    Nothing,
    Entries(Vec<Part>),
    Keys(HashMap<String, Part>),
}

impl Inside {
    /// The part whose key or number a path begins with, and the rest of the path. A key can hold a slash.
    fn first<'a>(&self, path: &'a str) -> Option<(&Part, &'a str)> {
        let ends = path.match_indices('/').map(|(at, _)| at).chain([path.len()]);
        ends.map(|end| path.split_at(end)).find_map(|(key, rest)| {
            let part = match self {
                Self::Nothing => None,
                Self::Entries(entries) => key.parse().ok().and_then(|at: usize| entries.get(at)),
                Self::Keys(keys) => keys.get(key),
            };
            part.map(|part| (part, rest))
        })
    }
}

impl Outline {
    /// The outline of a text.
    ///
    /// # Errors
    /// Everything that plain data must not have.
    pub fn of(path: &str, text: &str) -> Result<Self, Vec<Finding>> {
        let mut builder = Builder::new(path);
        for event in Parser::new_from_str(text) {
            match event {
                Ok((event, span)) => builder.take(&event, &span),
                Err(error) => {
                    let line = error.marker().line().max(1);
                    builder.find(line, "malformed", [("why", error.info())]);
                    break;
                }
            }
            if builder.is_hopeless() {
                break;
            }
        }
        match builder.findings.is_empty() {
            true => Ok(Self { root: builder.root, parts: builder.parts }),
            false => Err(builder.findings),
        }
    }

    /// The line of a part, or of the nearest part around it.
    #[must_use]
    pub fn line(&self, place: &str) -> usize {
        let (mut inside, mut rest, mut line) = (&self.root, place, 1);
        while let Some((part, left)) = rest.strip_prefix('/').and_then(|path| inside.first(path)) {
            (inside, rest, line) = (&part.inside, left, part.line);
        }
        line
    }

    /// How many parts there are, keys and values alike.
    #[must_use]
    pub fn parts(&self) -> usize {
        self.parts
    }
}

/// A mapping or a list that is still open: what is in it so far, and where it goes when it is closed.
struct Open {
    place: Slot,
    inside: Inside,
    /// In a mapping, the key whose value comes next, and its line.
    waiting: Option<(String, usize)>,
}

/// Where a part goes in the one around it.
enum Slot {
    /// It is the whole file.
    Root,
    /// It is a key itself.
    Key,
    /// It is the value of a key, which stands on this line.
    Value(String, usize),
    /// It is an entry of a list, on this line.
    Entry(usize),
}

impl Slot {
    /// The line of the part, which is that of its key.
    fn line(&self) -> Option<usize> {
        match self {
            Self::Root | Self::Key => None,
            Self::Value(_, line) | Self::Entry(line) => Some(*line),
        }
    }
}

struct Builder<'a> {
    file: &'a str,
    root: Inside,
    open: Vec<Open>,
    findings: Vec<Finding>,
    documents: usize,
    parts: usize,
}

impl<'a> Builder<'a> {
    fn new(file: &'a str) -> Self {
        Self { file, root: Inside::Nothing, open: Vec::new(), findings: Vec::new(), documents: 0, parts: 0 }
    }

    fn find<const N: usize>(&mut self, line: usize, key: &'static str, values: [(&'static str, &str); N]) {
        self.findings.push(Finding::new(self.file, line, key, values));
    }

    /// Whether there is nothing more to be told that would help.
    fn is_hopeless(&self) -> bool {
        self.findings.len() >= MOST_FINDINGS
            || !self.findings.is_empty() && (self.open.len() > DEEPEST || self.parts > MOST_PARTS)
    }

    fn take(&mut self, event: &Event, span: &Span) {
        let line = span.start.line().max(1);
        match event {
            Event::Alias(_) => {
                self.find(line, "alias", []);
                let place = self.place(line, "");
                self.put(place, Inside::Nothing);
            }
            Event::Scalar(text, style, anchor, tag) => {
                self.plain(line, *anchor, tag.is_some());
                self.scalar(line, text, *style == ScalarStyle::Plain);
            }
            Event::SequenceStart(anchor, tag) => {
                self.plain(line, *anchor, tag.is_some());
                self.start(line, Inside::Entries(Vec::new()));
            }
            Event::MappingStart(anchor, tag) => {
                self.plain(line, *anchor, tag.is_some());
                self.start(line, Inside::Keys(HashMap::new()));
            }
            Event::SequenceEnd | Event::MappingEnd => {
                if let Some(Open { place, inside, .. }) = self.open.pop() {
                    self.put(place, inside);
                }
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

    fn plain(&mut self, line: usize, anchor: usize, tagged: bool) {
        if anchor > 0 {
            self.find(line, "alias", []);
        }
        if tagged {
            self.find(line, "tag", []);
        }
    }

    fn start(&mut self, line: usize, inside: Inside) {
        let place = self.place(line, "");
        if self.open.len() == DEEPEST {
            self.find(line, "too-deep", []);
        }
        self.open.push(Open { place, inside, waiting: None });
    }

    /// Takes a word or a text, which is a value or a key.
    fn scalar(&mut self, line: usize, text: &str, plain: bool) {
        // A character that could steer a terminal is refused however it is written, as an escape too.
        if let Some(c) = text.chars().find(|c| forbidden(*c)) {
            self.findings.push(control_character(self.file, line, c));
        }
        let place = self.place(line, text);
        if text.contains('\n') && !self.has_paragraphs(&place) {
            self.find(line, "line-break", []);
        }
        let said = if matches!(place, Slot::Key) { Some(line) } else { place.line() };
        // A value that says nothing would be taken for an empty text by the YAML reader.
        match said {
            Some(line) if plain && matches!(text, "" | "~" | "null") => {
                self.find(line, "wrong-kind", [("found-kind", "nothing"), ("expected-kind", "value")]);
            }
            Some(line) if text.trim().is_empty() => self.find(line, "empty-text", []),
            _ => {}
        }
        self.put(place, Inside::Nothing);
    }

    /// Whether the text at a place may have several lines: under its own key, or in one of several languages.
    fn has_paragraphs(&self, place: &Slot) -> bool {
        let around = self.open.last().map(|open| &open.place);
        [Some(place), around].into_iter().flatten().any(|place| match place {
            Slot::Value(key, _) => PARAGRAPHS.contains(&key.as_str()),
            Slot::Root | Slot::Key | Slot::Entry(_) => false,
        })
    }

    /// The place of the part that comes next. A key is kept until its value comes.
    fn place(&mut self, line: usize, text: &str) -> Slot {
        self.parts += 1;
        if self.parts == MOST_PARTS + 1 {
            self.find(line, "too-many-parts", [("most", &MOST_PARTS.to_string())]);
        }
        let Some(open) = self.open.last_mut() else {
            return Slot::Root;
        };
        let twice = match &open.inside {
            Inside::Keys(keys) => keys.contains_key(text),
            Inside::Nothing | Inside::Entries(_) => return Slot::Entry(line),
        };
        if let Some((key, line)) = open.waiting.take() {
            return Slot::Value(key, line);
        }
        open.waiting = Some((text.to_owned(), line));
        if twice {
            self.find(line, "duplicate-key", [("name", text)]);
        }
        Slot::Key
    }

    /// Puts a part where it belongs.
    fn put(&mut self, place: Slot, inside: Inside) {
        let around = self.open.last_mut().map(|open| &mut open.inside);
        match (place, around) {
            (Slot::Root, _) => self.root = inside,
            (Slot::Value(key, line), Some(Inside::Keys(keys))) => drop(keys.insert(key, Part { line, inside })),
            (Slot::Entry(line), Some(Inside::Entries(entries))) => entries.push(Part { line, inside }),
            // A key is put with its value.
            _ => {}
        }
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

    #[test]
    fn a_key_with_a_slash_has_its_line() {
        let outline = Outline::of("f", "a/b:\n  c: 1\n").expect("plain data");
        assert_eq!(outline.line("/a/b/c"), 2);
    }

    #[test]
    fn only_a_text_may_have_paragraphs() {
        let paragraphs = "text: \"x\\ny\"\nafter: \"x\\ny\"\nwhy: {en: \"x\\ny\"}\n";
        assert!(Outline::of("f", paragraphs).is_ok());
    }

    #[test]
    fn a_long_key_over_many_entries_takes_no_more_than_the_file() {
        let text = |entries: usize| format!("? {}\n: [{}1]\n", "k".repeat(1000), "1,".repeat(entries));
        assert_eq!(Outline::of("f", &text(MOST_PARTS - 4)).expect("plain data").parts(), MOST_PARTS);
        refused(&text(MOST_PARTS - 3), "too-many-parts", 2);
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
        refused("a: 1\nb: \"x\\ny\"\n", "line-break", 2);
        refused("a: 1\n\"x\\ny\": 2\n", "line-break", 2);
        refused("a: 1\nb: \"x\\ry\"\n", "control-character", 2);
        refused(&"[".repeat(100), "too-deep", 1);
    }
}
