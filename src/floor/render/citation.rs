//! A clause as it is cited: label, title, and what it says, in the reader's language where there is a translation and in the
//! language of its book.

use crate::book::Rule;
use crate::locale::{Language, Words};
use crate::pack::Pack;

/// A clause to be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    /// The address in the book.
    pub label: String,
    /// What it says in the language of its book.
    pub own: Said,
    /// The same in the reader's language, where that is another and there is a translation.
    pub translated: Option<Said>,
    /// The language in which the book says it.
    pub language: Language,
    /// Which of the paragraphs is the entry of a list that is cited, if it is one.
    pub entry: Option<usize>,
    /// The official words, where a house has them; then ours explain them.
    pub official: Vec<String>,
}

/// What a clause says in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The title of its rule.
    pub title: String,
    /// The clause, its list, what follows the list. For an item: the clause with only this entry of its list.
    pub paragraphs: Vec<String>,
}

/// The clause at an address of a book, for a reader of a language. None when the book has no such clause.
#[must_use]
pub fn cite(pack: &Pack, book: &str, language: Language, address: &str) -> Option<Cited> {
    let (rule, address) = pack.rule_at(book, address)?;
    // Before the entry stands nothing but the text of its clause.
    let entry = matches!(rule.at(&address), Some((_, Some(_)))).then_some(1);
    let said = |rule: &Rule| Said { title: rule.title.clone(), paragraphs: rule.said_at(&address) };
    let (own, official) = (said(&rule), rule.official_at(&address));
    let of = language_of(pack, book, &rule);
    let translated = translated(pack, book, language, &rule).as_ref().map(said);
    Some(Cited { entry, own, translated, language: of, official, label: address })
}

/// A rule in the reader's language. None where it is written in that language, or nobody has translated it.
pub(super) fn translated(pack: &Pack, book: &str, language: Language, rule: &Rule) -> Option<Rule> {
    Some(rule.clone().translated(pack.translation(book, language, &rule.label)?))
}

/// The language in which a rule of a book is written: that of the book, or of the one from which it is inherited.
pub(super) fn language_of(pack: &Pack, book: &str, rule: &Rule) -> Language {
    let Some(known) = pack.book(book) else {
        return Language::default();
    };
    match known.extends {
        Some(base) if pack.rule(&base, &rule.label).as_ref() == Some(rule) => language_of(pack, &base, rule),
        _ => Language::of_code(&known.language).unwrap_or_default(),
    }
}

impl Cited {
    /// What it says in the reader's language, or else in that of its book.
    #[must_use]
    pub fn read(&self) -> &Said {
        self.translated.as_ref().unwrap_or(&self.own)
    }

    /// What is shown of the clause: the official words where there are some, ours after them as the explanation, each called
    /// what it is. Ours alone are only called so where the book has official words elsewhere. A translation stands before the
    /// words in the language of the book, but where those are the official ones.
    #[must_use]
    pub fn blocks(&self, words: &Words, book_has_official: bool) -> Vec<(String, Vec<String>)> {
        let read = self.read();
        let title = format!("{} {}", self.label, read.title);
        let mut blocks = texts(words, &title, &self.official, &read.paragraphs, book_has_official);
        if self.translated.is_some() && self.official.is_empty() {
            blocks[0].0 = format!("{title} · {}", words.text("words-translated"));
            let title = format!("{} {}", self.label, self.own.title);
            blocks.push((in_language(words, &title, self.language), self.own.paragraphs.clone()));
        }
        blocks
    }

    /// The same in the language of the book alone.
    #[must_use]
    pub fn own_blocks(&self, words: &Words, book_has_official: bool) -> Vec<(String, Vec<String>)> {
        let title = format!("{} {}", self.label, self.own.title);
        texts(words, &title, &self.official, &self.own.paragraphs, book_has_official)
    }
}

/// A title with the name of the language in which the text below it is written.
pub(super) fn in_language(words: &Words, title: &str, language: Language) -> String {
    format!("{title} · {}", words.text(&format!("language-name-{}", language.code())))
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
