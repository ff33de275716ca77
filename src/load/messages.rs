//! Fluent files, cut into single messages so that a command parses no more than it shows.

use super::{Finding, Loader, SourceFile, SourceKind};
use crate::locale::Language;
use fluent_syntax::ast::Entry;

impl Loader {
    /// Adds the messages of a file.
    pub(super) fn messages(&mut self, file: &SourceFile) {
        let SourceKind::Messages { language } = &file.kind else {
            return;
        };
        if Language::of_code(language).is_none() {
            self.findings.push(Finding::new(&file.path, 1, "unknown-language", [("name", language)]));
            return;
        }
        let text = match file.text() {
            Ok(text) => text,
            Err(finding) => return self.findings.push(finding),
        };
        for (line, source) in cut(text) {
            match message_id(source) {
                Some(id) => self.message(&file.path, language, line, id, source),
                None => self.findings.push(Finding::new(&file.path, line, "bad-message", [])),
            }
        }
    }

    fn message(&mut self, path: &str, language: &str, line: usize, id: String, source: &str) {
        let key = (language.to_owned(), id.clone());
        if self.message_places.insert(key, (path.to_owned(), line)).is_some() {
            self.findings.push(Finding::new(path, line, "twice", [("name", &id)]));
        }
        let messages = self.library.messages.entry(language.to_owned()).or_default();
        messages.insert(id, source.to_owned());
    }
}

/// The messages of a file with the line on which each begins. A message begins in the first column and goes on
/// while lines are indented or close a selector; comments and blank lines stand between messages.
fn cut(text: &str) -> Vec<(usize, &str)> {
    let mut messages = Vec::new();
    let mut open: Option<(usize, usize)> = None;
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let starts = !line.starts_with([' ', '\t', '}', '\r', '\n']);
        if starts {
            if let Some((line, start)) = open.take() {
                messages.push((line, text[start..at].trim_end()));
            }
            if !line.starts_with('#') {
                open = Some((number + 1, at));
            }
        }
        at += line.len();
    }
    if let Some((line, start)) = open {
        messages.push((line, text[start..].trim_end()));
    }
    messages
}

/// The id of a source that is exactly one sound message.
fn message_id(source: &str) -> Option<String> {
    let resource = fluent_syntax::parser::parse(source).ok()?;
    match resource.body.as_slice() {
        [Entry::Message(message)] if message.value.is_some() => Some(message.id.name.to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_cut_into_its_messages() {
        let text = "# comment\na = One\n    .x = y\n\nb = { $n ->\n    [one] x\n   *[other] y\n}\n## head\nc = last";
        let cut: Vec<_> = cut(text).into_iter().map(|(line, source)| (line, message_id(source))).collect();
        assert_eq!(cut, [(2, Some("a".into())), (5, Some("b".into())), (10, Some("c".into()))]);
    }

    #[test]
    fn what_is_no_message_has_no_id() {
        assert_eq!(message_id("a"), None);
        assert_eq!(message_id("a = { $x"), None);
        assert_eq!(message_id("-term = x"), None);
    }
}
