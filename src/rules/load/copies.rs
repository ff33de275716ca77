//! Files that are there in part: emptied, copied half, or with everything in them commented out. Half a file can be sound and
//! rule otherwise, so that a book may say how much it holds (`holds` in `book.yaml`), and a file that stops where nobody
//! stops is told.

use super::{Document, Finding, Loader, SourceFile, SourceKind, raw};
use crate::ids::BookId;

/// The last line of a file in which everything is commented out on purpose.
const END: &str = "# end";

/// The key of the finding that a book holds less than it says.
pub const FEWER_HELD: &str = "fewer-held";

/// How much the own files of a book of this run hold, for its `book.yaml`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// The file of the book, as it was named.
    pub file: String,
    /// The line that says it, if one does, counted from 1.
    pub line: Option<usize>,
    /// What it says.
    pub said: Option<[usize; 2]>,
    /// How many rules and how many positions there are.
    pub found: [usize; 2],
}

impl Held {
    /// The line as it should be.
    #[must_use]
    pub fn written(&self) -> String {
        format!("holds: {{ rules: {}, positions: {} }}", self.found[0], self.found[1])
    }

    /// The text of the book's file with the line as it should be: in place of the one that it has, or as its last.
    #[must_use]
    pub fn mended(&self, text: &str) -> String {
        let mut lines: Vec<&str> = text.lines().collect();
        let written = self.written();
        match self.line {
            None => lines.push(&written),
            Some(line) => {
                let within = |line: &&&str| line.starts_with([' ', '\t']);
                let below = lines[line..].iter().take_while(within).count();
                lines.splice(line - 1..line + below, [written.as_str()]);
            }
        }
        lines.join("\n") + "\n"
    }
}

impl SourceFile {
    /// The lines of the file that are not blank.
    fn written_lines(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.text().unwrap_or_default().lines().map(str::trim).filter(|line| !line.is_empty())
    }

    /// Whether there is nothing in the file but comments.
    pub(super) fn only_comments(&self) -> bool {
        let mut lines = self.written_lines().peekable();
        lines.peek().is_some() && lines.all(|line| line.starts_with('#'))
    }

    /// What speaks for it that the file is there in part, and its last line.
    fn in_part(&self) -> Option<Finding> {
        let text = self.text().ok()?;
        let found = |key| Finding::new(&self.path, text.lines().count().max(1), key, []).warning();
        let Some(last) = self.written_lines().next_back() else {
            return Some(found("empty-file"));
        };
        match self.only_comments() {
            true if last != END => Some(found("only-comments")),
            _ if !text.ends_with('\n') => Some(found("stops-short")),
            _ => None,
        }
    }
}

impl Loader {
    /// Warns of files that are there in part, where nothing else is wrong with them.
    pub(super) fn files_in_part(&mut self, files: &[SourceFile]) {
        let data = files.iter().filter(|file| file.kind != SourceKind::Unknown);
        let found: Vec<Finding> = data.filter_map(SourceFile::in_part).collect();
        for finding in found {
            if !self.findings.iter().any(|other| other.is_error() && other.file == finding.file) {
                self.findings.push(finding);
            }
        }
    }

    /// Holds a book to what it says that its files hold: with less something is lost, and it is not ruled by; with more
    /// something was added since.
    pub(super) fn held(&mut self, id: &str, document: &Document, said: Option<&raw::Held>) {
        let of_book = |book: &BookId| book.as_str() == id;
        let rules = self.rule_places.keys().filter(|(book, _)| of_book(book)).count();
        let positions = self.position_places.keys().filter(|(book, _)| of_book(book)).count();
        let found = [rules, positions];
        if let Some(raw::Held { rules, positions }) = said {
            for (what, said, found) in [("rules", *rules, found[0]), ("positions", *positions, found[1])] {
                let values = [("what-kind", what), ("said", &*said.to_string()), ("found", &found.to_string())];
                let finding = |key| document.finding(&format!("/holds/{what}"), key, values);
                match found.cmp(&said) {
                    std::cmp::Ordering::Less => self.findings.push(finding(FEWER_HELD)),
                    std::cmp::Ordering::Greater => self.findings.push(finding("more-held").warning()),
                    std::cmp::Ordering::Equal => {}
                }
            }
        }
        let line = said.map(|_| document.line("/holds"));
        let said = said.map(|said| [said.rules, said.positions]);
        self.sums.push(Held { file: document.path.clone(), line, said, found });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> SourceFile {
        SourceFile::new("f", "books/house/policies/house.yaml", text.as_bytes().to_vec())
    }

    #[track_caller]
    fn told(text: &str, key: Option<&str>) {
        assert_eq!(file(text).in_part().map(|finding| finding.key), key, "{text:?}");
    }

    #[test]
    fn a_file_that_stops_where_nobody_stops_is_told() {
        told("", Some("empty-file"));
        told(" \n\n", Some("empty-file"));
        told("# a comm", Some("only-comments"));
        told("# a comment\n", Some("only-comments"));
        told("# a comment\n# a: silent\n# end\n", None);
        told("a: silent # as was sa", Some("stops-short"));
        told("a: sil", Some("stops-short"));
        told("a: silent\n# a comment\n", None);
        told("a: silent\r\n", None);
    }

    #[test]
    fn the_line_takes_the_place_of_the_one_before_however_it_is_written() {
        let held = |line| Held { file: String::new(), line, said: None, found: [1, 3] };
        let line = "holds: { rules: 1, positions: 3 }\n";
        assert_eq!(held(None).mended("a: 1"), format!("a: 1\n{line}"));
        assert_eq!(
            held(Some(2)).mended("a: 1\nholds: { rules: 0, positions: 0 }\nb: 2\n"),
            format!("a: 1\n{line}b: 2\n")
        );
        assert_eq!(held(Some(1)).mended("holds:\n  rules: 0\n  positions: 0\nb: 2\n"), format!("{line}b: 2\n"));
    }
}
