//! The place that cannot be read, shown below the line that was typed.

use super::error::{Expected, NotationError};
use crate::locale::{Words, args, steers};
use std::ops::Range;
use textwrap::core::display_width;

/// The least width, so that there is room for anything at all.
const NARROWEST: usize = 20;

/// How lines are broken on which something to be typed may stand: only at blanks, since a command with a break within a word
/// cannot be copied.
#[must_use]
pub fn whole_words(width: usize) -> textwrap::Options<'static> {
    textwrap::Options::new(width).word_splitter(textwrap::WordSplitter::NoHyphenation)
}

/// A character as it is shown.
struct Cell {
    shown: char,
    width: usize,
    marked: bool,
}

/// Shows why a text cannot be read: the text, or the part of it around the place; carets below the place; and a sentence
/// that says what should stand there. Lines have no end mark behind the last and fit `width` columns, 20 at least.
#[must_use]
pub fn show(words: &Words, text: &str, error: &NotationError, width: usize) -> String {
    place(text, &error.at, &sentence(words, error), width)
}

/// Shows a sentence about a place of a text, as [`show`] does.
#[must_use]
pub fn place(text: &str, at: &Range<usize>, sentence: &str, width: usize) -> String {
    let width = width.max(NARROWEST);
    let lines = textwrap::wrap(sentence, whole_words(width));
    let (line, carets) = marked(text, at, width);
    format!("{}\n{carets}\n{}", line.trim_end(), lines.join("\n"))
}

fn sentence(words: &Words, error: &NotationError) -> String {
    let say = words.with(error.expected.key(), &error.expected.values(&error.found));
    match error.expected {
        Expected::Number(_) => say,
        _ => words.with("notation-error", &args([("expected", say.into())])),
    }
}

/// The text around the place, and the carets below it.
fn marked(text: &str, at: &Range<usize>, width: usize) -> (String, String) {
    let mut cells: Vec<Cell> = text.char_indices().map(|(byte, c)| cell(c, at.contains(&byte))).collect();
    let place = cells.iter().position(|cell| cell.marked).unwrap_or_else(|| {
        // Nothing is there: the end of the text, or of as much of it as may be.
        let end = text.char_indices().take_while(|(byte, _)| *byte < at.start).count();
        cells.insert(end, Cell { shown: ' ', width: 1, marked: true });
        end
    });
    let (start, end) = window(&cells, place, width);
    let dots = |cut: bool| if cut { "…" } else { "" };
    let shown = &cells[start..end];
    let line: String = shown.iter().map(|cell| cell.shown).collect();
    let line = format!("{}{line}{}", dots(start > 0), dots(end < cells.len()));
    let before: usize = shown.iter().take_while(|cell| !cell.marked).map(|cell| cell.width).sum();
    let carets: usize = shown.iter().filter(|cell| cell.marked).map(|cell| cell.width).sum();
    (line, " ".repeat(before + usize::from(start > 0)) + &"^".repeat(carets.max(1)))
}

/// Nothing that is shown may steer a terminal; blanks of any kind are one column.
fn cell(c: char, marked: bool) -> Cell {
    let shown = match c {
        c if c.is_whitespace() => ' ',
        c if steers(c) => char::REPLACEMENT_CHARACTER,
        c => c,
    };
    Cell { shown, width: display_width(shown.encode_utf8(&mut [0; 4])), marked }
}

/// The cells to show: all, if they fit; else as many as fit around the place, two columns kept for dots at the ends.
fn window(cells: &[Cell], place: usize, width: usize) -> (usize, usize) {
    if cells.iter().map(|cell| cell.width).sum::<usize>() <= width {
        return (0, cells.len());
    }
    let room = width - 2;
    let (mut start, mut used) = (place, 0);
    while start > 0 && used + cells[start - 1].width <= room / 2 {
        start -= 1;
        used += cells[start].width;
    }
    let mut end = start;
    used = 0;
    while end < cells.len() && used + cells[end].width <= room {
        used += cells[end].width;
        end += 1;
    }
    // What is left over at the end is given to the beginning.
    while end == cells.len() && start > 0 && used + cells[start - 1].width <= room {
        start -= 1;
        used += cells[start].width;
    }
    (start, end)
}
