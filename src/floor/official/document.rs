//! A document as lines of plain text: without the marks of Markdown, page numbers, headers that every page repeats, and
//! characters that steer a terminal; and with the lines together that a page has broken.

use super::marker::Marker;
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
    /// Whether two columns stand side by side, so that each line has a piece of two sentences.
    pub side_by_side: bool,
}

/// How many lines, and what part of all, have two pieces far apart where columns stand side by side, and the shortest of such
/// pieces, in characters.
const FEWEST_OF_COLUMNS: usize = 20;
const SHARE_OF_COLUMNS: f64 = 0.4;
const SHORTEST_OF_COLUMNS: usize = 12;

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
        Self { lines: whole(&lines), side_by_side: side_by_side(text) }
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
    let text = without_links(&without_tags(text)).replace("**", "").replace("__", "");
    let mut words = text.split(' ').filter(|word| !word.is_empty());
    let first = words.next().unwrap_or_default().to_owned();
    let text = words.fold(first, |line, word| line + " " + word);
    unescaped(&text)
}

/// Whether the lines of a text have two pieces far apart, one of each column.
fn side_by_side(text: &str) -> bool {
    const GAP: &str = "   ";
    let long = |piece: &str| piece.trim().chars().count() >= SHORTEST_OF_COLUMNS;
    let parted = |line: &str| line.trim().split_once(GAP).is_some_and(|(left, right)| long(left) && long(right));
    let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
    let parted = text.lines().filter(|line| parted(line)).count();
    parted >= FEWEST_OF_COLUMNS && parted as f64 >= lines as f64 * SHARE_OF_COLUMNS
}

/// A text without the tags of a page of the web, and with the signs that such a page writes in letters.
fn without_tags(text: &str) -> String {
    /// The longest tag that is looked for.
    const LONGEST: usize = 300;
    const SIGNS: [(&str, &str); 6] =
        [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('<') {
        out.push_str(before);
        let named = behind.trim_start_matches('/').starts_with(|c: char| c.is_ascii_alphabetic());
        let near = behind.get(..behind.floor_char_boundary(LONGEST)).unwrap_or_default();
        match near.find('>').filter(|_| named) {
            Some(end) => rest = &behind[end + 1..],
            None => {
                out.push('<');
                rest = behind;
            }
        }
    }
    out.push_str(rest);
    if !out.contains('&') {
        return out;
    }
    SIGNS.iter().fold(out, |text, (written, sign)| text.replace(written, sign))
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

/// The lines with those together that a page or a column has broken.
fn whole(lines: &[HandLine]) -> Vec<HandLine> {
    let page = Page::of(lines);
    let mut whole: Vec<HandLine> = lines.first().cloned().into_iter().collect();
    for two in lines.windows(2) {
        let [before, line] = two else { continue };
        match whole.last_mut() {
            Some(joined) if page.goes_on(before, line) => join(joined, &line.text),
            _ => whole.push(line.clone()),
        }
    }
    whole
}

fn length(line: &HandLine) -> usize {
    line.text.chars().count()
}

/// Whether a line ends as a sentence or a heading of a list does.
fn ended(line: &HandLine) -> bool {
    line.text.ends_with(['.', '!', '?', ':', ';', ',', '"', '”', ')'])
}

/// Whether a line begins within a sentence.
fn begins_small(line: &HandLine) -> bool {
    line.text.starts_with(char::is_lowercase) && Marker::of(&line.text).is_none()
}

/// Where the pages of a document break their lines.
struct Page {
    /// The width at which they do; none where each paragraph is one line.
    width: Option<usize>,
    /// The width by which each line has as many words as it can, counted in characters.
    filled: Option<usize>,
}

impl Page {
    fn of(lines: &[HandLine]) -> Self {
        /// How many lines tell whether lines are filled, and what part of them must be.
        const FEWEST: usize = 20;
        const SHARE: (usize, usize) = (9, 10);
        let mut widths: Vec<usize> = lines.iter().map(length).collect();
        widths.sort_unstable();
        let widest = |of_hundred: usize| widths.get(widths.len() * of_hundred / 100).copied();
        let width = widest(95).filter(|width| *width <= WIDEST_PAGE);
        let filled = widest(99).filter(|width| {
            let two = lines.windows(2).filter(|two| !two[1].apart && begins_small(&two[1]) && !ended(&two[0]));
            let (all, full) = two
                .fold((0, 0), |(all, full), two| (all + 1, full + usize::from(has_no_room(&two[0], &two[1], *width))));
            all >= FEWEST && full * SHARE.1 >= all * SHARE.0
        });
        Self { width, filled: filled.filter(|_| width.is_some()) }
    }

    /// Whether a line goes on with the sentence above it. Where lines have as many words as they can, one that had room for
    /// the next word is the last of its paragraph.
    fn goes_on(&self, before: &HandLine, line: &HandLine) -> bool {
        let full = match (self.filled, self.width) {
            (Some(width), _) => has_no_room(before, line, width),
            (None, width) => width.is_some_and(|width| length(before) * 4 >= width * 3),
        };
        let comma = before.text.ends_with([',', ')', '"', '”']);
        let broken = full && !line.apart && (!ended(before) || comma) && Marker::of(&line.text).is_none();
        begins_small(line) && !ended(before) || broken
    }
}

/// Whether the first word of a line had no room behind the line above it.
fn has_no_room(before: &HandLine, line: &HandLine, width: usize) -> bool {
    let word = line.text.split(' ').next().unwrap_or_default();
    length(before) + 1 + word.chars().count() > width
}

/// Puts a line behind the one above it. A hyphen at the end is one of the word where what follows is no small letter.
fn join(before: &mut HandLine, text: &str) {
    if !before.text.ends_with('-') {
        before.text.push(' ');
    }
    before.text.push_str(text);
}
