//! A document as lines of plain text: without the marks of Markdown, page numbers, headers that every page repeats, and
//! characters that steer a terminal; and with the lines together that a page has broken.

use crate::locale::steers;
use std::collections::BTreeMap;

/// A line of a document: a paragraph, a heading or an entry of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandLine {
    /// Its number in the document, counted from 1, where it begins.
    pub number: usize,
    /// What it says.
    pub text: String,
    /// Whether it stands apart: a blank line, or the beginning of the document, is above it.
    pub apart: bool,
}

/// The text of a document, ready to be recognised.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Document {
    /// Its lines, none of them blank.
    pub lines: Vec<HandLine>,
}

/// From how many times on a short line that is always the same belongs to the page and not to the text.
const REPEATED: usize = 4;

/// The longest line, in characters, that a page repeats.
const LONGEST_HEADER: usize = 80;

/// The longest line, in characters, that can be the whole width of a page.
const WIDEST_PAGE: usize = 160;

impl Document {
    /// The lines of a text.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut lines: Vec<HandLine> = Vec::new();
        let mut apart = true;
        for (at, raw) in text.split('\n').enumerate() {
            let text = plain(raw);
            if text.is_empty() {
                apart = true;
            } else if !is_page_number(&text) {
                lines.push(HandLine { number: at + 1, text, apart });
                apart = false;
            }
        }
        without_headers(&mut lines);
        let width = page_width(&lines);
        let mut whole: Vec<HandLine> = Vec::new();
        for line in lines {
            match whole.last_mut() {
                Some(before) if goes_on(before, &line, width) => join(before, &line.text),
                _ => whole.push(line),
            }
        }
        Self { lines: whole }
    }

    /// How many letters the document has.
    #[must_use]
    pub fn letters(&self) -> usize {
        self.lines.iter().map(|line| line.text.chars().filter(|c| c.is_alphabetic()).count()).sum()
    }
}

/// A line without what only dresses it: blanks, marks of Markdown, links, and what steers a terminal.
fn plain(raw: &str) -> String {
    let blank = |c: char| c.is_whitespace() || c == '\u{c}';
    let text: String = raw.chars().map(|c| if blank(c) { ' ' } else { c }).filter(|c| !steers(*c)).collect();
    let text = text.trim().trim_start_matches(['#', '>']).trim_start();
    let text = without_links(text).replace("**", "").replace("__", "");
    let mut words = text.split(' ').filter(|word| !word.is_empty());
    let first = words.next().unwrap_or_default().to_owned();
    let text = words.fold(first, |line, word| line + " " + word);
    unescaped(&text)
}

/// A text with the words of its links alone: `[Rule 2](#rule-2)` is `Rule 2`.
fn without_links(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        let whole = link.split_once("](").and_then(|(words, target)| Some((words, target.split_once(')')?.1)));
        out.push_str(before);
        match whole {
            Some((words, behind)) => {
                out.push_str(words);
                rest = behind;
            }
            None => {
                out.push('[');
                rest = link;
            }
        }
    }
    out + rest
}

/// A text without the strokes by which Markdown takes a mark for itself: `\(` is `(`.
fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter != '\\' || !letters.peek().is_some_and(char::is_ascii_punctuation) {
            out.push(letter);
        }
    }
    out
}

/// Whether a line is nothing but the number of a page.
fn is_page_number(text: &str) -> bool {
    const LONGEST: usize = 7;
    let figures = text.trim_matches(['-', '–', ' ']);
    text.len() <= LONGEST && !figures.is_empty() && figures.bytes().all(|b| b.is_ascii_digit() || b == b'/')
}

/// Leaves out what stands on every page.
fn without_headers(lines: &mut Vec<HandLine>) {
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    for line in lines.iter() {
        *times.entry(line.text.clone()).or_default() += 1;
    }
    let header = |text: &str| {
        text.chars().count() <= LONGEST_HEADER
            && !text.ends_with([':', '.', '!', '?', ';', ','])
            && times[text] >= REPEATED
    };
    lines.retain(|line| !header(&line.text));
}

/// The width at which the pages of a document break their lines; none where each paragraph is one line.
fn page_width(lines: &[HandLine]) -> Option<usize> {
    let mut widths: Vec<usize> = lines.iter().map(|line| line.text.chars().count()).collect();
    widths.sort_unstable();
    let wide = *widths.get(widths.len() * 19 / 20)?;
    (wide <= WIDEST_PAGE).then_some(wide)
}

/// Whether a line goes on with the sentence above it, which a page or a column has broken.
fn goes_on(before: &HandLine, line: &HandLine, width: Option<usize>) -> bool {
    let ended = before.text.ends_with(['.', '!', '?', ':', ';', ',', '"', '”', ')']);
    let small = line.text.starts_with(char::is_lowercase) && super::marker::Marker::of(&line.text).is_none();
    let full = width.is_some_and(|width| before.text.chars().count() * 4 >= width * 3);
    let comma = before.text.ends_with([',', ')', '"', '”']);
    let broken = full && !line.apart && (!ended || comma) && super::marker::Marker::of(&line.text).is_none();
    small && !ended || broken
}

/// Puts a line behind the one above it. A hyphen at the end is one of the word where what follows is no small letter.
fn join(before: &mut HandLine, text: &str) {
    if !before.text.ends_with('-') {
        before.text.push(' ');
    }
    before.text.push_str(text);
}
