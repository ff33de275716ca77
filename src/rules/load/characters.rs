//! Characters that data must not have.

use super::finding::Finding;
use crate::locale::steers;

/// Characters that could steer a terminal, turn the reading direction of a text around, or hide in a word.
pub(super) fn forbidden(c: char) -> bool {
    steers(c) && c != '\n'
}

/// The finding for a character that is forbidden.
pub(super) fn control_character(path: &str, line: usize, c: char) -> Finding {
    if c == '\t' {
        return Finding::new(path, line, "tab", []);
    }
    Finding::new(path, line, "control-character", [("code", &format!("U+{:04X}", u32::from(c)))])
}
