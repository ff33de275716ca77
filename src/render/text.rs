//! Text for a terminal: wrapped, readable without colour, narrow enough to be turned to a player.

use super::{Block, View};
use comfy_table::{ContentArrangement, Table};

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

    /// Writes paragraphs, the very first line behind `first`, all others behind `rest`.
    fn lines(&mut self, text: &str, first: &str, rest: &str, look: Option<&str>) {
        let look = look.filter(|_| self.style.color);
        let mut indent = first;
        for line in filled(text, self.style.width.saturating_sub(rest.chars().count())).split('\n') {
            look.iter().for_each(|look| self.out.push_str(look));
            self.out.push_str(indent);
            self.out.push_str(line.trim_end());
            look.iter().for_each(|_| self.out.push_str(RESET));
            self.out.push('\n');
            indent = rest;
        }
    }

    fn pairs(&mut self, pairs: &[(String, String)]) {
        // Blanks that do not break keep a name and its value on one line.
        let together = |(name, value): &(String, String)| format!("{name} {value}").replace(' ', "\u{a0}");
        let line: Vec<String> = pairs.iter().map(together).collect();
        for line in filled(&line.join("   "), self.style.width.saturating_sub(2)).split('\n') {
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

/// A text with line ends where it must break. Lines break at blanks only: the languages of the program need no more,
/// and finding every break that Unicode allows would take longer than everything else together.
fn filled(text: &str, width: usize) -> String {
    let mut text = text.to_owned();
    textwrap::fill_inplace(&mut text, width);
    text
}
