//! Fluent files, cut into single messages so that a command parses no more than it shows.

use super::characters::control_character;
use super::{Finding, Loader, SourceFile, SourceKind};
use crate::locale::{Language, quoted, steers};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeSet;

/// The most values and choices that one message can show: as many as Fluent itself puts into a text. Its parser calls
/// itself for each that stands within another, so that they are counted before it sees them.
const MOST_BRACES: usize = 100;

/// The longest id of a message that has a use.
const LONGEST_ID: usize = 200;

/// How much a message counts for beside a key or a value: it is kept with its place, for every language.
const PARTS: usize = 4;

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
            if !self.has_room(&file.path, line, PARTS + source.lines().count()) {
                return self.refused(&file.kind);
            }
            match sound(source) {
                Ok(id) => self.message(&file.path, language, line, id, source),
                Err(fault) => {
                    self.refused(&file.kind);
                    let mut finding = fault.finding(&file.path, line);
                    let id = source.split(|c: char| c == '=' || c.is_whitespace()).next().unwrap_or_default();
                    finding.values.push(("name", quoted(id, LONGEST_ID)));
                    self.findings.push(finding);
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
    let mut known = BTreeSet::new();
    attributes.filter(|(_, name)| !known.insert(*name)).collect()
}

/// Why a source is not one message that can be used.
#[derive(Debug, PartialEq, Eq)]
enum Fault {
    /// It is no message, or one that needs others.
    NoMessage,
    /// It shows more than a message can.
    TooMany,
    /// An escape in it makes a character that could steer a terminal.
    Steers(char),
}

impl Fault {
    fn finding(&self, path: &str, line: usize) -> Finding {
        match self {
            Self::NoMessage => Finding::new(path, line, "bad-message", []),
            Self::TooMany => Finding::new(path, line, "too-many-braces", [("most", &MOST_BRACES.to_string())]),
            Self::Steers(c) => control_character(path, line, *c),
        }
    }
}

/// The id of a source that is exactly one sound message.
fn sound(source: &str) -> Result<String, Fault> {
    if source.matches('{').count() > MOST_BRACES {
        return Err(Fault::TooMany);
    }
    let resource = fluent_syntax::parser::parse(source).map_err(|_| Fault::NoMessage)?;
    let [Entry::Message(message)] = resource.body.as_slice() else {
        return Err(Fault::NoMessage);
    };
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    message.value.iter().chain(attributes).try_for_each(stands_alone)?;
    message.value.as_ref().map(|_| message.id.name.to_owned()).ok_or(Fault::NoMessage)
}

/// Whether a pattern needs no other message, term or function: a message is read by itself.
fn stands_alone(pattern: &Pattern<&str>) -> Result<(), Fault> {
    pattern.elements.iter().try_for_each(|element| match element {
        PatternElement::TextElement { .. } => Ok(()),
        PatternElement::Placeable { expression } => expression_stands_alone(expression),
    })
}

fn expression_stands_alone(expression: &Expression<&str>) -> Result<(), Fault> {
    match expression {
        Expression::Inline(value) => inline_stands_alone(value),
        Expression::Select { selector, variants } => {
            inline_stands_alone(selector)?;
            variants.iter().try_for_each(|variant| stands_alone(&variant.value))
        }
    }
}

fn inline_stands_alone(inline: &InlineExpression<&str>) -> Result<(), Fault> {
    match inline {
        // What an escape stands for is only known once it is resolved.
        InlineExpression::StringLiteral { value } => {
            unescape_unicode_to_string(value).chars().find(|c| steers(*c)).map_or(Ok(()), |c| Err(Fault::Steers(c)))
        }
        InlineExpression::NumberLiteral { .. } | InlineExpression::VariableReference { .. } => Ok(()),
        InlineExpression::Placeable { expression } => expression_stands_alone(expression),
        _ => Err(Fault::NoMessage),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_cut_into_its_messages() {
        let text = "# comment\na = One\n    .x = y\n\nb = { $n ->\n    [one] x\n   *[other] y\n}\n## head\nc = last";
        let cut: Vec<_> = cut(text).into_iter().map(|(line, source)| (line, sound(source))).collect();
        assert_eq!(cut, [(2, Ok("a".into())), (5, Ok("b".into())), (10, Ok("c".into()))]);
    }

    #[test]
    fn what_is_no_message_has_no_id() {
        assert_eq!(sound("a"), Err(Fault::NoMessage));
        assert_eq!(sound("a = { $x"), Err(Fault::NoMessage));
        assert_eq!(sound("-term = x"), Err(Fault::NoMessage));
    }

    #[test]
    fn an_escape_is_judged_by_the_character_that_it_makes() {
        assert_eq!(sound(r#"a = { "\u017E\u00A0\"\\" }"#), Ok("a".into()));
        assert_eq!(sound(r#"a = { "\u001B[31m" }"#), Err(Fault::Steers('\u{1b}')));
        assert_eq!(sound(r#"a = { { "\U00202E" } }"#), Err(Fault::Steers('\u{202e}')));
        assert_eq!(
            sound("a = x\n    .b = { $n ->\n       *[c] { \"\\u2028\" }\n    }"),
            Err(Fault::Steers('\u{2028}'))
        );
    }

    #[test]
    fn braces_are_counted_before_they_are_parsed() {
        let nested = |deep: usize| format!("a = {}1{}", "{".repeat(deep), "}".repeat(deep));
        assert_eq!(sound(&nested(MOST_BRACES)), Ok("a".into()));
        assert_eq!(sound(&nested(MOST_BRACES + 1)), Err(Fault::TooMany));
        assert_eq!(sound(&nested(1_000_000)), Err(Fault::TooMany));
    }
}
