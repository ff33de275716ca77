//! What data lacks, as files to fill in: messages, and positions of books.

use super::Finding;
use crate::locale::Language;
use crate::pack::Messages;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The missing messages that findings name, file by file, each under the words that other languages have for it. A stub is
/// no message until somebody writes its text: the check goes on to name it.
#[must_use]
pub fn stubs(findings: &[Finding], messages: &Messages) -> String {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for finding in findings.iter().filter(|finding| finding.is_missing_message()) {
        let value = |name: &str| finding.values.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value);
        for language in value("language").split(", ") {
            let stub = stub(value("name"), value("attributes"), messages);
            files.entry(place(&finding.file, language)).or_default().push_str(&stub);
        }
    }
    files.iter().fold(String::new(), |mut text, (file, stubs)| {
        // Writing into a string cannot fail.
        let _ = write!(text, "# {file}\n\n{stubs}");
        text
    })
}

/// The positions that books lack, as their files take them, each with what it could be and what it is underneath: silent, until
/// somebody writes otherwise.
#[must_use]
pub fn position_stubs(findings: &[Finding]) -> String {
    let mut files: BTreeMap<&str, String> = BTreeMap::new();
    for finding in findings.iter().filter(|finding| finding.is_missing_position()) {
        let value = |name: &str| finding.values.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value);
        let was = match value("was") {
            "none" => String::new(),
            was => format!("# {was}\n"),
        };
        let (name, values) = (value("name"), value("values"));
        let stub = format!("{was}# {{ value: {values}, clause: \"...\" }}\n{name}: silent\n\n");
        files.entry(value("where")).or_default().push_str(&stub);
    }
    files.iter().fold(String::new(), |text, (file, stubs)| format!("{text}# {file}\n\n{stubs}"))
}

/// A message to fill in, by its id or by `id.attribute`.
fn stub(name: &str, attributes: &str, messages: &Messages) -> String {
    let (id, attribute) = name.split_once('.').unwrap_or((name, ""));
    let said = Language::ALL.iter().filter_map(|other| Some((other.code(), messages.get(other.code())?.get(id)?)));
    let lines = said.flat_map(|(code, source)| source.lines().map(move |line| format!("# {code}: {line}\n")));
    let attributes = attributes.split(", ").chain([attribute]).filter(|name| !name.is_empty());
    let attributes: String = attributes.map(|name| format!("    .{name} =\n")).collect();
    format!("{}{id} =\n{attributes}\n", lines.collect::<String>())
}

/// The file for the words of a language that belong to what stands in a file: the same file in that language, or the one
/// among its messages that is named after the data.
fn place(file: &str, language: &str) -> String {
    if let Some((root, rest)) = file.rsplit_once("locales/") {
        let inside = rest.split_once('/').map_or("house.ftl", |(_, inside)| inside);
        return format!("{root}locales/{language}/{inside}");
    }
    let begins =
        ["incidents/", "policies/", "families/"].iter().find_map(|folder| file.rfind(folder)).unwrap_or_default();
    let (root, inside) = file.split_at(begins);
    let root = root.strip_suffix("rulings/").unwrap_or(root);
    format!("{root}locales/{language}/{}.ftl", inside.strip_suffix(".yaml").unwrap_or(inside))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_go_beside_those_of_the_other_languages_or_to_a_file_named_after_the_data() {
        assert_eq!(place("house/locales/en/music.ftl", "nl"), "house/locales/nl/music.ftl");
        assert_eq!(place("rulings/incidents/conduct/music.yaml", "sk"), "locales/sk/incidents/conduct/music.ftl");
        assert_eq!(place("house/policies/seating.yaml", "de"), "house/locales/de/policies/seating.ftl");
    }

    #[test]
    fn a_stub_shows_what_other_languages_say_and_is_no_message_yet() {
        let english = BTreeMap::from([("music".to_owned(), "music = Music\n    .search = music".to_owned())]);
        let messages = BTreeMap::from([("en".to_owned(), english)]);
        let values = [("name", "music"), ("language", "nl, sk"), ("attributes", "search")];
        let missing = Finding::new("locales/en/music.ftl", 1, "missing-message", values);
        let text = stubs(&[missing], &messages);
        let stub = "# en: music = Music\n# en:     .search = music\nmusic =\n    .search =\n\n";
        assert_eq!(text, format!("# locales/nl/music.ftl\n\n{stub}# locales/sk/music.ftl\n\n{stub}"));
        assert!(fluent_syntax::parser::parse(text.as_str()).is_err());
    }
}
