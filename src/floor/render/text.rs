//! Text for a terminal: wrapped, readable without colour, narrow enough to be turned to a player.

use super::{Block, Excerpt, View};
use comfy_table::{ContentArrangement, Table};

/// How text looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// The number of columns.
    pub width: usize,
    /// Whether weight and colour may be used.
    pub color: bool,
    /// How many rows of a screen there are for it; none where it is not written on a screen.
    pub rows: Option<usize>,
}

const BOLD: &str = "\u{1b}[1m";
const DIM: &str = "\u{1b}[2m";
const RESET: &str = "\u{1b}[0m";

/// The rows for which a ruling is made where it is not known how many there are: those of a usual screen, without the one
/// in which is typed.
pub const ROWS: usize = 23;

/// The fewest lines of a clause that are worth showing.
const FEWEST: usize = 2;

/// Writes a view as text that ends with a line end. Its excerpts are cut where the screen has no room for the whole. Where
/// a screen still has no room, the headlines and the first orders stand once more at the end: the first would be off it.
#[must_use]
pub fn text(view: &View, style: Style) -> String {
    let fitted = fitted(view, style, style.rows.unwrap_or(ROWS));
    match style.rows {
        Some(rows) if rows_of(&fitted) > rows && !view.head.is_empty() => format!("{fitted}\n{}", head(view, style)),
        _ => fitted,
    }
}

/// What of a view stays on the screen, as text.
pub(super) fn head(view: &View, style: Style) -> String {
    written(&View { blocks: view.head.clone(), ..View::default() }, style, usize::MAX)
}

pub(super) fn rows_of(text: &str) -> usize {
    text.bytes().filter(|byte| *byte == b'\n').count()
}

/// The text with its excerpts cut so that it takes so many rows, where that is possible: never before the words that decide,
/// for which empty lines make room.
pub(super) fn fitted(view: &View, style: Style, rows: usize) -> String {
    let whole = written(view, style, usize::MAX);
    let over = rows_of(&whole).saturating_sub(rows);
    let excerpts = view.blocks.iter().filter_map(|block| match block {
        Block::Excerpt(_, excerpt) => Some(excerpt),
        _ => None,
    });
    let width = clause_width(style);
    match excerpts.clone().max_by_key(|excerpt| excerpt.rows(width)) {
        Some(longest) if over > 0 => {
            let room = longest.rows(width).saturating_sub(over);
            let fewest = excerpts.map(|excerpt| excerpt.fewest(width)).max().unwrap_or_default();
            closed_up(&written(view, style, room.max(fewest).max(FEWEST)), rows)
        }
        _ => whole,
    }
}

/// The text without as many of its empty lines as it takes too many rows, the last ones first; as it is where that is not enough.
fn closed_up(text: &str, rows: usize) -> String {
    let over = rows_of(text).saturating_sub(rows);
    let empty = text.lines().filter(|line| line.is_empty()).count();
    let stay = if over > empty { empty } else { empty - over };
    let mut seen = 0;
    let kept = text.split_inclusive('\n').filter(|line| {
        seen += usize::from(*line == "\n");
        *line != "\n" || seen <= stay
    });
    kept.collect()
}

fn written(view: &View, style: Style, most_of_a_clause: usize) -> String {
    let mut writer = Writer { style, most_of_a_clause, out: String::new() };
    view.blocks.iter().for_each(|block| writer.block(block));
    writer.out
}

/// What stands before each line of a clause.
const BAR: &str = "  | ";

/// How wide the lines of a clause are.
fn clause_width(style: Style) -> usize {
    style.width.saturating_sub(BAR.len())
}

/// The last line of an excerpt that goes on: up to the end of a sentence in it, if there is one and room behind it, and
/// an ellipsis.
pub(super) fn cut(line: &str, width: usize) -> String {
    const ELLIPSIS: usize = 2;
    let line = line.trim_end();
    let end = line.rfind(". ").map_or(line.len(), |at| at + 1);
    let sentence = &line[..end];
    match sentence.ends_with('.') && textwrap::core::display_width(sentence) + ELLIPSIS <= width {
        true => format!("{sentence} …"),
        // The ellipsis takes the place of the last word.
        false => format!("{} …", line.rsplit_once(' ').map_or("", |(words, _)| words)),
    }
}

struct Writer {
    style: Style,
    most_of_a_clause: usize,
    out: String,
}

impl Writer {
    fn block(&mut self, block: &Block) {
        match block {
            Block::Headline(line) => self.lines(line, "", "", Some(BOLD)),
            Block::Subject(line) => self.lines(line, "", "", Some(DIM)),
            Block::Heading(line) => {
                self.out.push('\n');
                self.lines(line, "", "", Some(BOLD));
            }
            Block::Text(paragraph) => self.lines(paragraph, "  ", "  ", None),
            Block::Pairs(pairs) => self.pairs(pairs),
            Block::Steps(steps) => {
                for (number, step) in steps.iter().enumerate() {
                    self.lines(step, &format!("  {}. ", number + 1), "     ", None);
                }
            }
            Block::Points(points) => points.iter().for_each(|point| self.lines(point, "  - ", "    ", None)),
            Block::Clause(label, paragraphs) => {
                self.lines(label, "  ", "    ", Some(BOLD));
                paragraphs.iter().for_each(|paragraph| self.lines(paragraph, BAR, BAR, None));
            }
            Block::Redline(label, paragraphs) => self.redline(label, paragraphs),
            Block::Excerpt(label, excerpt) => self.excerpt(label, excerpt),
            Block::OneLine(line) => {
                self.out.push_str(line);
                self.out.push('\n');
            }
            Block::Table(head, rows) => self.table(head, rows),
            Block::Rule => self.out.push('\n'),
        }
    }

    /// Writes paragraphs, the very first line behind `first`, all others behind `rest`.
    fn lines(&mut self, text: &str, first: &str, rest: &str, look: Option<&str>) {
        let look = look.filter(|_| self.style.color);
        let mut indent = first;
        for line in filled(text, self.style.width.saturating_sub(rest.chars().count())) {
            look.iter().for_each(|look| self.out.push_str(look));
            self.out.push_str(indent);
            self.out.push_str(line.trim_end());
            look.iter().for_each(|_| self.out.push_str(RESET));
            self.out.push('\n');
            indent = rest;
        }
    }

    fn excerpt(&mut self, label: &str, excerpt: &Excerpt) {
        self.lines(label, "  ", "    ", Some(BOLD));
        for line in excerpt.lines(clause_width(self.style), self.most_of_a_clause) {
            self.out.extend([BAR, &line, "\n"]);
        }
    }

    /// Writes paragraphs with their marks, which a colour only makes easier to see.
    fn redline(&mut self, label: &str, paragraphs: &[String]) {
        self.out.push('\n');
        self.lines(label, "  ", "    ", Some(BOLD));
        for paragraph in paragraphs {
            let mut look = None;
            for line in filled(paragraph, clause_width(self.style)) {
                self.out.push_str(BAR);
                match self.style.color {
                    true => self.out.push_str(&colored(line.trim_end(), &mut look)),
                    false => self.out.push_str(line.trim_end()),
                }
                self.out.push('\n');
            }
        }
    }

    fn pairs(&mut self, pairs: &[(String, String)]) {
        // Blanks that do not break keep a name and its value on one line.
        let together = |(name, value): &(String, String)| format!("{name} {value}").replace(' ', "\u{a0}");
        let line: Vec<String> = pairs.iter().map(together).collect();
        for line in filled(&line.join("   "), self.style.width.saturating_sub(2)) {
            self.out.push_str("  ");
            self.out.push_str(line.replace('\u{a0}', " ").trim_end());
            self.out.push('\n');
        }
    }

    fn table(&mut self, head: &[String], rows: &[Vec<String>]) {
        let mut table = Table::new();
        let width = u16::try_from(self.style.width).unwrap_or(u16::MAX);
        table.load_style(comfy_table::presets::ASCII_BORDERS_ONLY_CONDENSED);
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
        table.set_header(head);
        table.add_rows(rows);
        self.out.push_str(&table.to_string());
        self.out.push('\n');
    }
}

/// A line with what is gone and what is new in its colour, which goes on from line to line until its mark ends it.
fn colored(line: &str, look: &mut Option<&'static str>) -> String {
    const MARKS: [(&str, &str, &str); 2] = [("[-", "-]", "\u{1b}[31m"), ("{+", "+}", "\u{1b}[32m")];
    let mut out = look.unwrap_or_default().to_owned();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let begun = MARKS.iter().find(|(begin, ..)| look.is_none() && rest.starts_with(begin));
        let ended = MARKS.iter().find(|(_, end, color)| *look == Some(color) && rest.starts_with(end));
        let taken = if begun.is_some() || ended.is_some() { 2 } else { first.len_utf8() };
        if let Some((.., color)) = begun {
            *look = Some(color);
            out.push_str(color);
        }
        out.push_str(&rest[..taken]);
        if ended.is_some() {
            *look = None;
            out.push_str(RESET);
        }
        rest = &rest[taken..];
    }
    if look.is_some() {
        out.push_str(RESET);
    }
    out
}

/// The lines of a text. They break at blanks only: the languages of the program need no more, and finding every break
/// that Unicode allows would take longer than everything else together.
pub(super) fn filled(text: &str, width: usize) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(move |paragraph| {
        let mut rest = Some(paragraph);
        std::iter::from_fn(move || {
            let (line, more) = rest?.split_at_checked(line_end(rest?, width)).unwrap_or_default();
            rest = Some(more).filter(|more| !more.is_empty());
            Some(line)
        })
    })
}

/// Where the first line of a paragraph ends, the blanks at which it breaks included: it has as many words as fit, and
/// one in any case.
fn line_end(paragraph: &str, width: usize) -> usize {
    // No character takes more columns than bytes.
    if paragraph.len() <= width {
        return paragraph.len();
    }
    let (mut at, mut column) = (0, 0);
    while at < paragraph.len() {
        let rest = &paragraph[at..];
        let word = &rest[..word_end(rest)];
        let columns = columns(word);
        if at > 0 && column + columns > width {
            break;
        }
        let behind = rest[word.len()..].find(|c| c != ' ').unwrap_or(rest.len() - word.len());
        at += word.len() + behind;
        column += columns + behind;
    }
    at
}

/// Where the first word of a text ends. The groups of a number stay together: `1 200` is one word.
fn word_end(text: &str) -> usize {
    let bytes = text.as_bytes();
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let group = |at: usize| at > 0 && digit(at - 1) && (1..=3).all(|of| digit(at + of)) && !digit(at + 4);
    let mut blanks = text.match_indices(' ').map(|(at, _)| at);
    blanks.find(|at| !group(*at)).unwrap_or(text.len())
}

/// How many columns a word takes.
fn columns(word: &str) -> usize {
    if word.bytes().all(|byte| byte.is_ascii_graphic()) { word.len() } else { textwrap::core::display_width(word) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn empty_lines_make_room_from_the_last_one_on_and_only_where_that_is_enough() {
        let text = "headline\n\norders\n\nclause\n";
        assert_eq!(closed_up(text, 5), text);
        assert_eq!(closed_up(text, 4), "headline\n\norders\nclause\n");
        assert_eq!(closed_up(text, 3), "headline\norders\nclause\n");
        assert_eq!(closed_up(text, 2), text);
    }

    #[test]
    fn a_number_is_not_broken_between_its_groups() {
        let lines: Vec<&str> = filled("navýšenie na 1 200", 16).collect();
        assert_eq!(lines, ["navýšenie na ", "1 200"]);
        let lines: Vec<&str> = filled("stôl 7 a ešte 1 2000", 16).collect();
        assert_eq!(lines, ["stôl 7 a ešte 1 ", "2000"]);
    }

    #[test]
    fn what_goes_on_is_cut_at_a_sentence_or_a_word_and_within_the_width() {
        assert_eq!(cut("He calls. It is", 15), "He calls. …");
        assert_eq!(cut("He calls and may", 16), "He calls and …");
        // The sentence ends where the line does: there is room for the ellipsis, or its last word makes some.
        assert_eq!(cut("It is a call.", 15), "It is a call. …");
        assert_eq!(cut("It is a call.", 14), "It is a …");
    }

    proptest! {
        /// Lines break where `textwrap` breaks them in place, which takes five times as long.
        #[test]
        fn lines_break_at_blanks(text in "[ab éž漢\u{301}\u{a0}\u{1b}\\[m\n-]{0,60}", width in 0_usize..12) {
            let mut wrapped = text.clone();
            textwrap::fill_inplace(&mut wrapped, width);
            let lines: Vec<&str> = filled(&text, width).map(str::trim_end).collect();
            let expected: Vec<&str> = wrapped.split('\n').map(str::trim_end).collect();
            prop_assert_eq!(lines, expected);
        }
    }
}
