//! How an outline is made: from the bare events of the YAML reader, one after the other, and what is refused on the way.

use super::super::characters::{control_character, forbidden};
use super::super::finding::Finding;
use super::{Inside, Part};
use saphyr_parser::{Event, ScalarStyle, Span};
use std::collections::HashMap;

/// The deepest nesting that data has use for.
const DEEPEST: usize = 32;

/// The most findings of one file. It is refused with the first.
const MOST_FINDINGS: usize = 100;

/// The keys under which a text may have paragraphs; every other text is shown on one line.
const PARAGRAPHS: [&str; 3] = ["text", "after", "why"];

/// The most parts, keys and values alike, that one file has use for.
pub(super) const MOST_PARTS: usize = 50_000;

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

/// Makes the outline of a file, event by event, and notes what plain data must not have.
pub(super) struct Builder<'a> {
    file: &'a str,
    /// What is in the file so far.
    pub root: Inside,
    open: Vec<Open>,
    /// What is wrong with it so far.
    pub findings: Vec<Finding>,
    documents: usize,
    /// How many parts there are, keys and values alike.
    pub parts: usize,
}

impl<'a> Builder<'a> {
    pub(super) fn new(file: &'a str) -> Self {
        Self { file, root: Inside::Nothing, open: Vec::new(), findings: Vec::new(), documents: 0, parts: 0 }
    }

    /// Notes something at a line.
    pub(super) fn find<const N: usize>(&mut self, line: usize, key: &'static str, values: [(&'static str, &str); N]) {
        self.findings.push(Finding::new(self.file, line, key, values));
    }

    /// Whether there is nothing more to be told that would help.
    pub(super) fn is_hopeless(&self) -> bool {
        self.findings.len() >= MOST_FINDINGS
            || !self.findings.is_empty() && (self.open.len() > DEEPEST || self.parts > MOST_PARTS)
    }

    /// Takes what the reader came upon.
    pub(super) fn take(&mut self, event: &Event, span: &Span) {
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
