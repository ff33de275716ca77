//! Fluent files, cut into single messages so that a command parses no more than it shows.

use super::{Finding, Loader, SourceFile, SourceKind};
use crate::locale::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

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
            Err(finding) => {
                self.refused(&file.kind);
                return self.findings.push(finding);
            }
        };
        for (line, source) in cut(text) {
            match message_id(source) {
                Some(id) => self.message(&file.path, language, line, id, source),
                None => {
                    self.refused(&file.kind);
                    self.findings.push(Finding::new(&file.path, line, "bad-message", []));
                }
            }
        }
    }

    fn message(&mut self, path: &str, language: &str, line: usize, id: String, source: &str) {
        let key = (language.to_owned(), id.clone());
        if self.message_places.insert(key, (path.to_owned(), line)).is_some() {
            self.findings.push(Finding::new(path, line, "twice", [("name", &id)]));
        }
        for (below, attribute) in repeated(source) {
            let name = format!("{id}.{attribute}");
            self.findings.push(Finding::new(path, line + below, "twice", [("name", &name)]));
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
        // What is indented under no message is taken for one, so that it is not passed over in silence.
        let stray = open.is_none() && !line.trim().is_empty();
        let starts = stray || !line.starts_with([' ', '\t', '}', '\r', '\n']);
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

/// The attributes of a message that it has already, each with the number of lines that it stands below the id.
fn repeated(source: &str) -> Vec<(usize, &str)> {
    let attributes = source.lines().enumerate().filter_map(|(at, line)| {
        let (name, _) = line.trim_start().strip_prefix('.')?.split_once('=')?;
        Some((at, name.trim_end()))
    });
    let attributes: Vec<_> = attributes.collect();
    let before = |at: usize, name: &str| attributes[..at].iter().any(|(_, known)| *known == name);
    attributes.iter().enumerate().filter(|(at, (_, name))| before(*at, name)).map(|(_, found)| *found).collect()
}

/// The id of a source that is exactly one sound message.
fn message_id(source: &str) -> Option<String> {
    let resource = fluent_syntax::parser::parse(source).ok()?;
    match resource.body.as_slice() {
        [Entry::Message(message)] => {
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            let alone = message.value.iter().chain(attributes).all(stands_alone);
            (message.value.is_some() && alone).then(|| message.id.name.to_owned())
        }
        _ => None,
    }
}

/// Whether a pattern needs no other message, term or function: a message is read by itself.
fn stands_alone(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { .. } => true,
        PatternElement::Placeable { expression } => expression_stands_alone(expression),
    })
}

fn expression_stands_alone(expression: &Expression<&str>) -> bool {
    let inline = |inline: &InlineExpression<&str>| match inline {
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::VariableReference { .. } => true,
        InlineExpression::Placeable { expression } => expression_stands_alone(expression),
        _ => false,
    };
    match expression {
        Expression::Inline(value) => inline(value),
        Expression::Select { selector, variants } => {
            inline(selector) && variants.iter().all(|variant| stands_alone(&variant.value))
        }
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
