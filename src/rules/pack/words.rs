//! The words in the data: every message in its languages.

use super::{Messages, Pack};
use crate::locale::{MessageSource, plain_text};
use fluent_syntax::ast::Entry;
use std::borrow::Cow;

/// How the line of an attribute begins in a message as Fluent writes it; no line of a text begins so.
const ATTRIBUTE: &str = "\n    .";

/// A message as Fluent itself writes it, so that [`text`] can find its way in it.
pub(super) fn as_fluent_writes_it(source: &str) -> String {
    let Ok(mut resource) = fluent_syntax::parser::parse(source) else { return source.to_owned() };
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            message.comment = None;
        }
    }
    fluent_syntax::serializer::serialize(&resource)
}

/// The text of a message, given from behind its id, or of its attribute, if it shows no values. One on one line, as most are,
/// is read where it lies, so that each text is in the program once and is shown without setting up Fluent.
fn text<'a>(behind_id: &'a str, attribute: Option<&str>) -> Option<Cow<'a, str>> {
    let behind = match attribute {
        None => behind_id.strip_prefix(" =")?,
        Some(name) => {
            let mut rest = behind_id;
            loop {
                rest = rest.split_once(ATTRIBUTE)?.1;
                if let Some(behind) = rest.strip_prefix(name).and_then(|rest| rest.strip_prefix(" =")) {
                    break behind;
                }
            }
        }
    };
    let text = behind.split(ATTRIBUTE).next()?.trim_end_matches('\n');
    if text.is_empty() || text.contains('{') {
        return None;
    }
    let Some(lines) = text.strip_prefix('\n') else { return text.strip_prefix(' ').map(Cow::Borrowed) };
    // What is indented beyond the text of a message, or of an attribute, is a part of it.
    let indent = if attribute.is_some() { 8 } else { 4 };
    let lines: Vec<&str> = lines.lines().map(|line| line.get(indent..).unwrap_or_default()).collect();
    Some(Cow::Owned(lines.join("\n")))
}

/// The value and the attributes of a message that show no values, by id and by `id.attribute`.
pub(super) fn plain_texts(id: &str, source: &str) -> Vec<(String, String)> {
    let Ok(resource) = fluent_syntax::parser::parse(source) else {
        return Vec::new();
    };
    let mut texts = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let value = message.value.as_ref().and_then(plain_text);
            texts.extend(value.map(|text| (id.to_owned(), text)));
            let attributes = message.attributes.iter();
            texts.extend(attributes.filter_map(|a| Some((format!("{id}.{}", a.id.name), plain_text(&a.value)?))));
        }
    }
    texts
}

impl Pack {
    /// Every message with its language and id.
    #[must_use]
    pub fn messages(&self) -> Messages {
        let languages = super::layers::scopes(&self.bytes, self.below.as_deref(), "message");
        let text = |source| String::from_utf8_lossy(source).into_owned();
        let sources = |language: &str| {
            let entries = self.entries("message", language).into_iter().flat_map(|entries| entries.starting(""));
            entries.map(|(id, source)| (id.to_owned(), text(source))).collect()
        };
        languages.into_iter().map(|language| (language.to_owned(), sources(language))).collect()
    }
}

impl MessageSource for Pack {
    fn message(&self, language: &str, id: &str) -> Option<&str> {
        std::str::from_utf8(self.entries("message", language)?.get(id)?).ok()
    }

    fn plain(&self, language: &str, id: &str) -> Option<Cow<'_, str>> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        text(self.message(language, id)?.strip_prefix(id)?, attribute)
    }

    fn phrases(&self, word: &str) -> Option<&str> {
        std::str::from_utf8(self.entries("phrase", "")?.get(word)?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text of a message that may be written otherwise than Fluent would.
    fn read(source: &str, attribute: Option<&str>) -> Option<String> {
        text(as_fluent_writes_it(source).strip_prefix('a')?, attribute).map(Cow::into_owned)
    }

    #[test]
    fn a_text_on_one_line_is_read_where_it_lies() {
        let source = "# a = no\na =  The flop = three cards\n  .label=flop\n  .labels = flops\n";
        assert_eq!(read(source, None).as_deref(), Some("The flop = three cards"));
        assert_eq!(read(source, Some("label")).as_deref(), Some("flop"));
        assert_eq!(read(source, Some("labels")).as_deref(), Some("flops"));
        assert_eq!(read(source, Some("lab")), None);
        let kept = as_fluent_writes_it(source);
        assert!(matches!(text(&kept[1..], Some("label")), Some(Cow::Borrowed("flop"))));
    }

    #[test]
    fn a_text_of_several_lines_is_read_as_fluent_reads_it() {
        let source = "a =\n  One\n\n    and two\n  .told =\n        One\n        Two\n          three\n";
        assert_eq!(read(source, None).as_deref(), Some("One\n\n  and two"));
        assert_eq!(read(source, Some("told")).as_deref(), Some("One\nTwo\n  three"));
        assert_eq!(read("a = One\n   two\n", None).as_deref(), Some("One\ntwo"));
    }

    #[test]
    fn a_text_that_shows_values_is_left_to_fluent() {
        assert_eq!(read("a = Raise to { $total }\n", None), None);
        assert_eq!(read("a =\n    One\n    of { $total }\n    .label = b\n", None), None);
        assert_eq!(read("a =\n    .label = only this\n", None), None);
        assert_eq!(read("a =\n    .label = only this\n", Some("label")).as_deref(), Some("only this"));
    }
}
