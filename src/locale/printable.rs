//! Typed text, made safe to show.

/// A typed text with everything taken out that could steer a terminal, and cut to a length that can be read.
#[must_use]
pub fn printable(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown: String = text.chars().filter(|c| !steers(*c)).take(LONGEST).collect();
    if text.chars().count() > LONGEST {
        shown.push('…');
    }
    shown
}

/// Control characters, and the invisible ones that turn a text around or hide in it.
#[must_use]
pub fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
