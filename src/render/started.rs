//! A house's folder that was just written, and what to do with it.

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
    let folder: String = started.folder.trim_end_matches('/').chars().filter(|c| !steers(*c)).collect();
    view.points(words.text("heading-files"), started.files.iter().map(|file| format!("{folder}/{file}")).collect());
    let next = ["init-next-check", "init-next-rule", "init-next-policies", "init-next-compare"];
    view.points(words.text("heading-next"), next.map(|id| words.with(id, &values)).to_vec());
    view
}

/// The same as JSON.
#[must_use]
pub fn started_json(started: &Started) -> Json {
    json!({"folder": started.folder, "book": started.book, "extends": started.base, "files": started.files})
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
