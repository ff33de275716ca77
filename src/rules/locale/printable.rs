//! Text from outside, made safe to show: what was typed, what stands in a file, and how files are called; and text in a
//! foreign language, marked.

use super::Language;
use std::path::Path;

/// A text with everything taken out that could steer a terminal, and cut to a length that can be read.
#[must_use]
pub fn printable(text: &str) -> String {
    const LONGEST: usize = 60;
    quoted(text, LONGEST)
}

/// A text with everything taken out that could steer a terminal, and cut after so many characters.
#[must_use]
pub fn quoted(text: &str, longest: usize) -> String {
    let mut safe = text.chars().map(|c| if c == '\n' { ' ' } else { c }).filter(|c| !steers(*c));
    let mut shown: String = safe.by_ref().take(longest).collect();
    if safe.next().is_some() {
        shown.push('…');
    }
    shown
}

/// A path in full, so that the file can be found, with what could steer a terminal written as its code.
#[must_use]
pub fn printable_path(path: &Path) -> String {
    let name = path.display().to_string();
    name.chars().fold(String::with_capacity(name.len()), |mut shown, c| {
        match steers(c) {
            true => shown.extend(c.escape_unicode()),
            false => shown.push(c),
        }
        shown
    })
}

/// A text that is shown in another language than the one that was asked for, marked with its own.
#[must_use]
pub fn marked(text: &str, language: Language) -> String {
    format!("{text} [{}]", language.code())
}

/// Control characters, and the invisible ones that turn a text around or hide in it.
#[must_use]
pub fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_is_shown_and_what_is_long_is_cut() {
        assert_eq!(printable("a\u{1b}[2Jb\u{202e}c\u{200b}d\ne"), "a[2Jbcd e");
        assert_eq!(printable(&"x".repeat(60)), "x".repeat(60));
        assert_eq!(printable(&"x".repeat(61)), format!("{}…", "x".repeat(60)));
    }

    #[test]
    fn a_path_shows_the_code_of_what_steers_and_all_the_rest() {
        assert_eq!(printable_path(Path::new("/a/\u{1b}[31m/žena.yaml")), "/a/\\u{1b}[31m/žena.yaml");
    }
}
