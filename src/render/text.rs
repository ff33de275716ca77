//! Text for a terminal: wrapped, readable without colour, narrow enough to be turned to a player.

use super::{Block, View};
use comfy_table::{ContentArrangement, Table};
use textwrap::{Options, WordSeparator, WordSplitter};

/// How text looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// The number of columns.
    pub width: usize,
    /// Whether weight and colour may be used.
    pub color: bool,
}

const BOLD: &str = "\u{1b}[1m";
const DIM: &str = "\u{1b}[2m";
const RESET: &str = "\u{1b}[0m";

/// Writes a view as text that ends with a line end.
#[must_use]
pub fn text(view: &View, style: Style) -> String {
    let mut writer = Writer { style, out: String::new() };
    view.blocks.iter().for_each(|block| writer.block(block));
    writer.out
}

struct Writer {
    style: Style,
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
                paragraphs.iter().for_each(|paragraph| self.lines(paragraph, "  | ", "  | ", None));
            }
            Block::Table(head, rows) => self.table(head, rows),
            Block::Rule => self.out.push('\n'),
        }
    }

    fn lines(&mut self, line: &str, first: &str, rest: &str, look: Option<&str>) {
        for (at, paragraph) in line.split('\n').enumerate() {
            let initial = if at == 0 { first } else { rest };
            let options = wrapping(self.style.width).initial_indent(initial).subsequent_indent(rest);
            for line in textwrap::wrap(paragraph, options) {
                match look.filter(|_| self.style.color) {
                    Some(look) => self.out.push_str(&format!("{look}{line}{RESET}\n")),
                    None => self.out.push_str(&format!("{line}\n")),
                }
            }
        }
    }

    fn pairs(&mut self, pairs: &[(String, String)]) {
        let shown: Vec<String> =
            pairs.iter().map(|(name, value)| format!("{name} {value}").replace(' ', "\u{a0}")).collect();
        let line = shown.join("   ");
        let options = wrapping(self.style.width).initial_indent("  ").subsequent_indent("  ");
        for line in textwrap::wrap(&line, options) {
            self.out.push_str(&line.replace('\u{a0}', " "));
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

/// Lines break at blanks only: the languages of the program need no more, and finding every break that Unicode allows
/// would take longer than everything else together.
fn wrapping<'a>(width: usize) -> Options<'a> {
    Options::new(width).word_separator(WordSeparator::AsciiSpace).word_splitter(WordSplitter::NoHyphenation)
}
