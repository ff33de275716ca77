//! `floor import`: puts the official words of the paper that a house has into its folder, beside ours.

mod ask;
mod paper;

use super::context::{Context, unknown_book};
use super::folder::House;
use crate::book::{Book, Official, Rule, day};
use crate::cli::Settings;
use crate::error::{FOUND, Failure};
use crate::load::Refused;
use crate::locale::{Language, Words, args, fold, printable, printable_path};
use crate::lookup::book_named;
use crate::official::{Document, Matched, Paper, Recognised, recognise, written};
use crate::pack::Pack;
use crate::render::{Imported, imported_json, imported_view};
use anyhow::Result;
use std::path::Path;

/// What was asked for.
#[derive(Debug)]
pub(super) struct Wanted<'a> {
    /// The paper.
    pub file: &'a Path,
    /// The folder of the house.
    pub into: &'a Path,
    /// The edition, if it was said.
    pub edition: Option<&'a str>,
    /// The day of the edition, if it was said.
    pub date: Option<&'a str>,
}

/// Runs the command.
pub(super) fn run(settings: &Settings, built_in: &Pack, words: &Words, wanted: &Wanted) -> Result<u8> {
    let Some(said) = &settings.book else {
        return Err(Failure::Usage(words.text("import-which-book")).into());
    };
    if let Some(date) = wanted.date.filter(|date| day(date).is_none()) {
        let values = args([("typed", printable(date).into())]);
        return Err(Failure::Usage(words.with("import-bad-day", &values)).into());
    }
    let house = House::open(wanted.into, words)?;
    let laid_over = house.pack();
    let pack = laid_over.as_ref().unwrap_or(built_in);
    let known = book_named(pack, &said.value).and_then(|id| pack.book(&id));
    let known = known.ok_or_else(|| unknown_book(pack, words, &said.value))?;
    let target = house.target(format!("books/{}/official.yaml", known.id), words)?;
    let text = paper::read(wanted.file, words)?;
    let document = Document::new(&text);
    if document.side_by_side {
        return Err(refused(words, "import-two-columns", &known, wanted.file).into());
    }
    let found = found(pack, words, &known, &document, wanted.file)?;
    let (taken, doubtful) = ask::sort(pack, words, &found.rules, found.recognised.matched)?;
    if taken.is_empty() {
        return Err(refused(words, "import-other-paper", &known, wanted.file).into());
    }
    let from = source(wanted, &known);
    let file = written(&Paper { from: &from, rules: &found.rules, matched: &taken });
    let findings = house.proved(&[(&target, file.as_str())], words)?;
    house.write(&[(&target, file.as_str())], words)?;
    let imported = Imported {
        book: &known,
        folder: &printable_path(wanted.into),
        file: &target.inside,
        from: &from,
        rules: &found.rules,
        taken: &taken,
        doubtful: &doubtful,
        missing: &found.recognised.missing,
        left: &found.recognised.left,
        findings: &findings,
    };
    let refused = Refused::default();
    let context = Context::new(settings, pack, &refused, words)?;
    context.list(|| imported_view(words, &imported), || imported_json(words, &imported))?;
    Ok(FOUND)
}

/// A document recognised as the paper of a book.
struct Found {
    rules: Vec<Rule>,
    recognised: Recognised,
}

/// Recognises a document, or says whose paper it is not.
fn found(pack: &Pack, words: &Words, book: &Book, document: &Document, file: &Path) -> Result<Found, Failure> {
    let language = Language::of_code(&book.language).unwrap_or(Language::En);
    if let Some(other) = other_language(pack, document, language) {
        let values = args([
            ("file", printable_path(file).into()),
            ("language", words.text(&format!("language-{}", other.code())).into()),
            ("book", book.id.as_str().into()),
            ("own", words.text(&format!("language-{}", book.language)).into()),
        ]);
        return Err(Failure::Usage(words.with("import-other-language", &values)));
    }
    let rules = rules(pack, &book.id);
    let recognised = recognise(document, language, &rules);
    let score = recognised.score();
    let same = |other: &Book| other.language == book.language && !related(other, book);
    let others = pack.book_ids().into_iter().filter_map(|id| pack.book(&id)).filter(same);
    let nearer = |other: &Book| {
        let there = recognise(document, language, &self::rules(pack, &other.id));
        there.score() > score && there.is_of_the_book(document)
    };
    if let Some(other) = others.into_iter().find(nearer) {
        let values = args([
            ("file", printable_path(file).into()),
            ("book", book.id.as_str().into()),
            ("other", other.id.as_str().into()),
        ]);
        return Err(Failure::Usage(words.with("import-other-book", &values)));
    }
    if !recognised.is_of_the_book(document) {
        return Err(refused(words, "import-other-paper", book, file));
    }
    Ok(Found { rules, recognised })
}

fn rules(pack: &Pack, book: &str) -> Vec<Rule> {
    pack.heads(book).iter().filter_map(|head| pack.rule(book, &head.label)).collect()
}

/// Whether a book is the other or the one underneath it: their papers are alike.
fn related(a: &Book, b: &Book) -> bool {
    let root = |book: &Book| book.extends.clone().unwrap_or_else(|| book.id.clone());
    a.id == b.id || root(a) == root(b)
}

/// The language of a document, if it is plainly not this one: the words that every sentence has are those of another.
fn other_language(pack: &Pack, document: &Document, own: Language) -> Option<Language> {
    let mut counts = Language::ALL.map(|language| (0_usize, language));
    for line in &document.lines {
        for word in fold(&line.text).split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
            for (count, language) in &mut counts {
                *count += usize::from(pack.is_stop_word(language.code(), word));
            }
        }
    }
    let of_own = counts.iter().find(|(_, language)| *language == own).map_or(0, |(count, _)| *count);
    let (most, language) = counts.into_iter().max_by_key(|(count, _)| *count)?;
    (language != own && most * 2 > of_own * 3).then_some(language)
}

/// Where the words come from: what was said, or else what the book says of itself.
fn source(wanted: &Wanted, book: &Book) -> Official {
    let name = wanted.file.file_name().map(|name| printable_path(Path::new(name))).unwrap_or_default();
    let own = Language::of_code(&book.language).unwrap_or(Language::En);
    let plain = |text: &str| text.chars().filter(|c| !crate::locale::steers(*c)).collect::<String>();
    Official {
        source: name,
        edition: plain(wanted.edition.unwrap_or(book.edition.name(own))),
        date: wanted.date.or(book.date.as_deref().filter(|_| wanted.edition.is_none())).map(plain),
        language: book.language.clone(),
    }
}

fn refused(words: &Words, message: &str, book: &Book, file: &Path) -> Failure {
    let values = args([("file", printable_path(file).into()), ("book", book.id.as_str().into())]);
    Failure::Usage(words.with(message, &values))
}

/// Rules that are taken, and those that are in doubt and left out.
type Sorted = (Vec<Matched>, Vec<Matched>);
