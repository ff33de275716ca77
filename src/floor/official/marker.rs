//! What stands before a heading or an entry of a list: `12.`, `TDA Regel 12:`, `RP-5.`, `- A.`, `b)`.

/// A mark at the beginning of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Marker<'a> {
    /// The words before the number: `TDA Regel`, `MEC Regel`, `RP`. Mostly none.
    pub words: Vec<&'a str>,
    /// The number or the letter: `12`, `7.5`, `A`.
    pub label: &'a str,
    /// What follows the mark.
    pub rest: &'a str,
}

/// The most words before a number.
const MOST_WORDS: usize = 2;

/// The most characters of a number.
const LONGEST: usize = 5;

impl<'a> Marker<'a> {
    /// The mark of a line, if it begins with one.
    #[must_use]
    pub(super) fn of(line: &'a str) -> Option<Self> {
        let line = line.trim_start_matches(['-', '*', '•', '–', '§', ' ']);
        letter(line).or_else(|| number(line))
    }

    /// Whether it is a number.
    #[must_use]
    pub(super) fn is_number(&self) -> bool {
        self.label.starts_with(|c: char| c.is_ascii_digit())
    }
}

/// A single letter with a sign behind it: `A:`, `b)`, `C.`.
fn letter(line: &str) -> Option<Marker<'_>> {
    let label = line.chars().next().filter(char::is_ascii_alphabetic)?;
    let behind = line.get(label.len_utf8()..)?;
    let rest = behind.strip_prefix([':', ')', '.'])?;
    // A letter with a point may be one of an abbreviation.
    let apart = !behind.starts_with('.') || rest.is_empty() || rest.starts_with(' ');
    apart.then(|| Marker { words: Vec::new(), label: &line[..1], rest: rest.trim_start() })
}

/// A number, with words before it where there are any.
fn number(line: &str) -> Option<Marker<'_>> {
    let mut rest = line;
    let mut words = Vec::new();
    while !rest.starts_with(|c: char| c.is_ascii_digit()) {
        let end = rest.find(|c: char| !c.is_alphabetic()).filter(|end| *end > 0)?;
        if words.len() == MOST_WORDS {
            return None;
        }
        words.push(&rest[..end]);
        rest = rest[end..].trim_start_matches([' ', '-', '\u{2011}']);
    }
    let figures = |c: char| c.is_ascii_digit() || c == '.';
    let label = rest[..rest.find(|c| !figures(c)).unwrap_or(rest.len())].trim_end_matches('.');
    let behind = &rest[label.len()..];
    let signs = behind.trim_start_matches(['.', ':', ')', ' ', '-', '–', '—']);
    // A number that a sentence only begins with is none: "9-handed", "2x", "50%".
    let apart = behind.is_empty() || behind.starts_with(['.', ':', ')', ' ']);
    (apart && label.len() <= LONGEST).then_some(Marker { words, label, rest: signs })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(line: &str, words: &[&str], label: &str, rest: &str) {
        assert_eq!(Marker::of(line), Some(Marker { words: words.to_vec(), label, rest }), "{line}");
    }

    #[test]
    fn numbers_and_letters_before_a_text_are_marks() {
        case("12. Side pots", &[], "12", "Side pots");
        case("12: Side pots", &[], "12", "Side pots");
        case("TDA Regel 10 Nieuwe spelers", &["TDA", "Regel"], "10", "Nieuwe spelers");
        case("RP-5. Te vroeg", &["RP"], "5", "Te vroeg");
        case("OP8 Hand for hand", &["OP"], "8", "Hand for hand");
        case("7.5 Flop", &[], "7.5", "Flop");
        case("3 - Pots", &[], "3", "Pots");
        case("- A. Alternates", &[], "A", "Alternates");
        case("b) the second", &[], "b", "the second");
        case("E:No space", &[], "E", "No space");
    }

    #[test]
    fn what_only_begins_with_a_number_or_a_letter_has_no_mark() {
        for line in
            ["9-handed tables", "50% of it", "A player folds", "Players fold", "b.v. two", "a bet of 500 is made", ""]
        {
            assert_eq!(Marker::of(line).filter(|mark| mark.words.len() < 2), None, "{line}");
        }
    }
}
