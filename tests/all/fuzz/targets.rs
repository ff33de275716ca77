//! What takes text from outside, each as a function of any bytes: it may refuse them, and never panics, overflows or goes on
//! for ever. Used by the tests here and by the targets of `fuzz/`.

use floorbook::commands::built_in;
use floorbook::interview::{read_line, read_slip_file};
use floorbook::load::{SourceFile, load};
use floorbook::locale::{Language, Words};
use floorbook::lookup::find_incidents;
use floorbook::official::{Document, recognise};
use floorbook::pack::Pack;
use floorbook::tournament::SlipForm;
use std::sync::LazyLock;

static PACK: LazyLock<Pack> = LazyLock::new(built_in);

/// The longest input that says something new.
const LONGEST: usize = 4_096;

/// The text of bytes, as much as says something new.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(&bytes[..bytes.len().min(LONGEST)]).into_owned()
}

/// The language that the first byte names, so that all four are tried.
fn words(bytes: &[u8]) -> Words<'static> {
    let at = usize::from(bytes.first().copied().unwrap_or_default()) % Language::ALL.len();
    Words::new(Language::ALL[at], &*PACK)
}

/// A hand on a line.
pub fn line(bytes: &[u8]) {
    let _ = read_line(&words(bytes), &text(bytes));
}

/// Words that tell what happened.
pub fn told(bytes: &[u8]) {
    let text: String = text(bytes).chars().take(400).collect();
    let _ = find_incidents(&PACK, &words(bytes), &text).best(3);
}

/// A slip in a CSV file.
pub fn csv(bytes: &[u8]) {
    const FORMS: [SlipForm; 5] = [SlipForm::Seats, SlipForm::Cards, SlipForm::Prizes, SlipForm::Out, SlipForm::Tables];
    for form in FORMS {
        let _ = read_slip_file(&words(bytes), form, "slip.csv", &text(bytes));
    }
}

/// Loads one file of data at a place of its own.
fn loaded(bytes: &[u8], places: &[&str]) {
    for place in places {
        let file = SourceFile::new(place, place, bytes[..bytes.len().min(LONGEST)].to_vec());
        let (_, findings) = load(&[file], None);
        assert!(findings.len() <= 600, "{} findings", findings.len());
    }
}

/// A file of data.
pub fn yaml(bytes: &[u8]) {
    loaded(
        bytes,
        &[
            "books/house/book.yaml",
            "books/house/rules/a.yaml",
            "policies/a.yaml",
            "incidents/a/a.yaml",
            "tables/a.yaml",
        ],
    );
}

/// A file of messages.
pub fn fluent(bytes: &[u8]) {
    loaded(bytes, &["locales/en/a.ftl"]);
}

/// The paper of a book.
pub fn paper(bytes: &[u8]) {
    static RULES: LazyLock<Vec<floorbook::book::Rule>> = LazyLock::new(|| {
        let heads = PACK.heads("dpc").into_iter().take(20);
        heads.filter_map(|head| PACK.rule("dpc", &head.label)).collect()
    });
    let document = Document::new(&text(bytes));
    let recognised = recognise(&document, Language::En, &RULES);
    assert!(recognised.matched.len() <= RULES.len());
}

/// A target: its name, which is that of its corpus, and its function.
pub type Target = (&'static str, fn(&[u8]));

/// All of them.
pub const TARGETS: [Target; 6] =
    [("csv", csv), ("fluent", fluent), ("line", line), ("paper", paper), ("told", told), ("yaml", yaml)];
