//! A house's folder that was just written, or an incident in it, and what to do with it.

use super::{Block, View};
use crate::locale::{Words, args, steers};
use serde_json::{Value as Json, json};

/// A house's folder that was just written.
#[derive(Debug)]
pub struct Started<'a> {
    /// The folder, as it was typed.
    pub folder: &'a str,
    /// The id of its book.
    pub book: &'a str,
    /// The id of the book underneath.
    pub base: &'a str,
    /// The files in it.
    pub files: &'a [String],
}

/// What was written, and the commands that come next.
#[must_use]
pub fn started_view(words: &Words, started: &Started) -> View {
    let mut view = View::default();
    let values = args([
        ("folder", for_shell(started.folder).into()),
        ("book", started.book.into()),
        ("base", started.base.into()),
    ]);
    view.push(Block::Headline(words.with("init-written", &values)));
    view.points(words.text("heading-files"), inside(started.folder, started.files));
    let next = ["init-next-check", "init-next-rule", "init-next-policies", "init-next-compare"];
    view.points(words.text("heading-next"), next.map(|id| words.with(id, &values)).to_vec());
    view
}

/// The same as JSON.
#[must_use]
pub fn started_json(started: &Started) -> Json {
    json!({"folder": started.folder, "book": started.book, "extends": started.base, "files": started.files})
}

/// An incident that was just copied into a house's folder.
#[derive(Debug)]
pub struct Copied<'a> {
    /// The folder, as it was typed.
    pub folder: &'a str,
    /// The id of the incident.
    pub incident: &'a str,
    /// The languages of its words.
    pub languages: &'a [String],
    /// The files that were written, by their paths inside the folder.
    pub files: &'a [&'a str],
}

/// What was written, and the commands that come next.
#[must_use]
pub fn copied_view(words: &Words, copied: &Copied) -> View {
    let mut view = View::default();
    let values = args([
        ("folder", for_shell(copied.folder).into()),
        ("incident", copied.incident.into()),
        ("title", words.text(copied.incident).into()),
    ]);
    view.push(Block::Headline(words.with("init-copied", &values)));
    view.points(words.text("heading-files"), inside(copied.folder, copied.files));
    let next = ["init-next-check", "init-next-decide"];
    view.points(words.text("heading-next"), next.map(|id| words.with(id, &values)).to_vec());
    view
}

/// The same as JSON.
#[must_use]
pub fn copied_json(copied: &Copied) -> Json {
    json!({"folder": copied.folder, "incident": copied.incident, "languages": copied.languages, "files": copied.files})
}

/// A point of a house's own that was just begun in its folder.
#[derive(Debug)]
pub struct Begun<'a> {
    /// The folder, as it was typed.
    pub folder: &'a str,
    /// The id of the policy.
    pub policy: &'a str,
    /// The files that were written, by their paths inside the folder.
    pub files: &'a [&'a str],
}

/// What was written, and what comes next.
#[must_use]
pub fn begun_view(words: &Words, begun: &Begun) -> View {
    let mut view = View::default();
    let values = args([("folder", for_shell(begun.folder).into()), ("policy", begun.policy.into())]);
    view.push(Block::Headline(words.with("init-begun", &values)));
    view.points(words.text("heading-files"), inside(begun.folder, begun.files));
    let next = ["init-next-values", "init-next-rows", "init-next-fix"];
    view.points(words.text("heading-next"), next.map(|id| words.with(id, &values)).to_vec());
    view
}

/// The same as JSON.
#[must_use]
pub fn begun_json(begun: &Begun) -> Json {
    json!({"folder": begun.folder, "policy": begun.policy, "files": begun.files})
}

/// Files inside a folder, as they are shown.
fn inside(folder: &str, files: &[impl AsRef<str>]) -> Vec<String> {
    let folder: String = folder.trim_end_matches('/').chars().filter(|c| !steers(*c)).collect();
    files.iter().map(|file| format!("{folder}/{}", file.as_ref())).collect()
}

/// A path as it is typed in a shell: between quotation marks where a character in it means something there.
pub(super) fn for_shell(path: &str) -> String {
    let path: String = path.chars().filter(|c| !steers(*c)).collect();
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '/' | '.' | '-' | '_' | '~');
    if path.chars().all(plain) { path } else { format!("'{}'", path.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_can_be_pasted_into_a_shell() {
        assert_eq!(for_shell("klub/Žilina-2"), "klub/Žilina-2");
        assert_eq!(for_shell("my club"), "'my club'");
        assert_eq!(for_shell("Joe's; ls"), r"'Joe'\''s; ls'");
        assert_eq!(for_shell("a\u{1b}[31mb"), "'a[31mb'");
    }
}
