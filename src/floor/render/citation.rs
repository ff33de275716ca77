//! A clause as it is cited: label, title, and what it says in the language of its book.

use crate::locale::Words;
use crate::pack::Pack;

/// A clause to be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    /// The address in the book.
    pub label: String,
    /// The title of its rule.
    pub title: String,
    /// What it says: the clause, its list, what follows the list. For an item: the clause with only this entry of its list.
    pub paragraphs: Vec<String>,
    /// Which of the paragraphs is the entry of a list that is cited, if it is one.
    pub entry: Option<usize>,
    /// The official words, where a house has them; then `paragraphs` explains them.
    pub official: Vec<String>,
}

/// The clause at an address of a book. None when the book has no such clause.
#[must_use]
pub fn cite(pack: &Pack, book: &str, address: &str) -> Option<Cited> {
    let (rule, address) = pack.rule_at(book, address)?;
    // Before the entry stands nothing but the text of its clause.
    let entry = matches!(rule.at(&address), Some((_, Some(_)))).then_some(1);
    let (paragraphs, official) = (rule.said_at(&address), rule.official_at(&address));
    Some(Cited { label: address, entry, title: rule.title, paragraphs, official })
}

impl Cited {
    /// What is shown of the clause: the official words where there are some, ours after them as the explanation, each called
    /// what it is. Ours alone are only called so where the book has official words elsewhere.
    #[must_use]
    pub fn blocks(&self, words: &Words, book_has_official: bool) -> Vec<(String, Vec<String>)> {
        let title = format!("{} {}", self.label, self.title);
        texts(words, &title, &self.official, &self.paragraphs, book_has_official)
    }
}

/// Official words and ours, each below the title that says what they are.
pub(super) fn texts(
    words: &Words,
    title: &str,
    official: &[String],
    ours: &[String],
    book_has_official: bool,
) -> Vec<(String, Vec<String>)> {
    let titled = |id: &str| format!("{title} · {}", words.text(id));
    match (official.is_empty(), book_has_official) {
        (true, false) => vec![(title.to_owned(), ours.to_vec())],
        (true, true) => vec![(titled("words-ours-only"), ours.to_vec())],
        (false, _) => vec![(titled("words-official"), official.to_vec()), (titled("words-ours"), ours.to_vec())],
    }
}

/// Whether a book has official words of any rule.
pub(super) fn has_official(pack: &Pack, book: &str) -> bool {
    pack.book(book).is_some_and(|book| book.official.is_some())
}
