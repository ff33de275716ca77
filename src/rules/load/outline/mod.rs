//! The outline of a YAML file: on which line each of its parts stands, and whether it is plain data.
//!
//! The YAML reader itself names no place for a value once it is read, reports a duplicate key at the top of its
//! mapping and follows aliases. This pass over the bare events does what it does not: it knows every line, and it
//! refuses anchors, aliases, tags, duplicate keys, values that say nothing and deep nesting before a value is built.
//!
//! Two readers see a file, since neither does both: the one whose events know their lines builds no values of our types, and
//! the one that builds them forgets the lines. What the two could read differently (tags, aliases, a second document, keys that
//! stand twice) never reaches the second.

mod builder;

use super::finding::Finding;
use builder::Builder;
use saphyr_parser::Parser;
use std::collections::HashMap;

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

#[cfg(test)]
mod tests {
    use super::builder::MOST_PARTS;
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
