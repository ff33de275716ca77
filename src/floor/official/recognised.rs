//! What became of a document: the rules that were found in it, how and with which words, and what is left over.

use super::document::Document;
use super::headings::Fit;

/// How a rule was recognised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// By its number.
    Number,
    /// By its place between its neighbours, and by likeness.
    Order,
    /// By likeness alone: it stands elsewhere.
    Likeness,
}

/// Why a rule may be another one.
#[derive(Debug, Clone, PartialEq)]
pub enum Doubt {
    /// The text is more like that of this rule, a place in the book.
    Nearer(usize),
    /// The text is hardly like ours.
    Unlike,
    /// The text is so many times as long as ours, in hundredths.
    Length(u64),
    /// A rule that was not found stands in it, too: this place in the book.
    Holds(usize),
    /// The paper ends in the middle of its last sentence.
    CutOff,
}

/// The official words of a clause, or of a rule as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// The clause, as a place in the rule; none for the whole rule.
    pub clause: Option<usize>,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
}

/// A rule that was recognised.
#[derive(Debug, Clone, PartialEq)]
pub struct Matched {
    /// The rule, as a place in the book.
    pub rule: usize,
    /// How.
    pub how: How,
    /// The line of the document on which it begins.
    pub line: usize,
    /// Its heading, as it stands there.
    pub heading: String,
    /// How well it fits.
    pub fit: Fit,
    /// Its words.
    pub passages: Vec<Passage>,
    /// Why it may be another one.
    pub doubt: Option<Doubt>,
}

/// Text that belongs to no rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    /// The line on which it begins.
    pub line: usize,
    /// The line on which it ends.
    pub last: usize,
    /// How it begins.
    pub text: String,
}

/// What became of a document.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Recognised {
    /// The rules that were found, in the order of the book.
    pub matched: Vec<Matched>,
    /// The rules that were not, as places in the book.
    pub missing: Vec<usize>,
    /// What is left over, in the order of the document.
    pub left: Vec<Left>,
}

impl Recognised {
    /// How much of the book is in the document: what its rules score together. Of two books the one whose paper it is
    /// scores more.
    #[must_use]
    pub fn score(&self) -> f64 {
        self.matched.iter().map(|one| one.fit.score).sum()
    }

    /// Whether the document is a paper of the book, whole or in part: what was found is like our restatement, and is most of
    /// what the document says.
    #[must_use]
    pub fn is_of_the_book(&self, document: &Document) -> bool {
        const FEWEST: usize = 3;
        const ALIKE: f64 = 0.3;
        const SHARE: f64 = 0.4;
        let found: Vec<&Matched> = self.matched.iter().filter(|one| one.doubt.is_none()).collect();
        let alike = found.iter().map(|one| one.fit.body).sum::<f64>() / found.len().max(1) as f64;
        let texts = found.iter().flat_map(|one| &one.passages).flat_map(|passage| &passage.paragraphs);
        let letters: usize = texts.map(|text| text.chars().filter(|c| c.is_alphabetic()).count()).sum();
        found.len() >= FEWEST && alike >= ALIKE && letters as f64 >= document.letters() as f64 * SHARE
    }
}
