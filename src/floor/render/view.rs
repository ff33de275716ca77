//! A view: what to show, in which order, in the user's words.

use super::Excerpt;
use crate::locale::Language;

/// Something to show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The one line that says it all.
    Headline(String),
    /// What the headline belongs to, small.
    Subject(String),
    /// The title of a part.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// Names with their values.
    Pairs(Vec<(String, String)>),
    /// Steps to be done in order.
    Steps(Vec<String>),
    /// Points in no order.
    Points(Vec<String>),
    /// A clause of a book: its label and title, and its paragraphs.
    Clause(String, Vec<String>),
    /// A clause of which as much is shown as a screen has room for; a document has it whole.
    Excerpt(String, Excerpt),
    /// A rule in two editions: its title, and its paragraphs with `[-what is gone-]` and `{+what is new+}`.
    Redline(String, Vec<String>),
    /// A line that is not broken, however narrow the screen: to be pasted somewhere else.
    OneLine(String),
    /// A table: its head and its rows.
    Table(Vec<String>, Vec<Vec<String>>),
    /// A line that separates two things of one kind.
    Rule,
}

/// Blocks from the top.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct View {
    /// The blocks.
    pub blocks: Vec<Block>,
    /// What of them stays on the screen whatever is shown below: the headlines, each with the first order.
    pub head: Vec<Block>,
    /// The language of the player for whom it is a card, if it is one.
    pub card: Option<Language>,
}

impl View {
    /// The headlines of what stays on the screen, in one line.
    #[must_use]
    pub fn headline(&self) -> String {
        let headlines = self.head.iter().filter_map(|block| match block {
            Block::Headline(line) => Some(line.as_str()),
            _ => None,
        });
        headlines.collect::<Vec<_>>().join(" · ")
    }

    /// Adds a block.
    pub fn push(&mut self, block: Block) {
        self.blocks.push(block);
    }

    /// Adds another view below.
    pub fn append(&mut self, other: Self) {
        self.blocks.extend(other.blocks);
        self.head.extend(other.head);
    }

    /// Adds a heading and points below it, or nothing when there are none.
    pub fn points(&mut self, heading: String, points: Vec<String>) {
        if !points.is_empty() {
            self.push(Block::Heading(heading));
            self.push(Block::Points(points));
        }
    }
}
