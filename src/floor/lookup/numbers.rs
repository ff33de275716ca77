//! Several rules by what one types for them: a range (`43-45`, `43 t/m 45`), a list (`43, 45 und 47`), or a whole section (`8` of a
//! book that numbers `8.1`).

use super::rule::{is_listed, without_words};
use crate::locale::Language;
use crate::pack::Pack;

/// The labels of the rules that a range, a list or a section stands for, in the order of the book. None where what was
/// typed is neither, so that it is one label or topic.
#[must_use]
pub fn several_labels(pack: &Pack, book: &str, typed: &str) -> Option<Vec<String>> {
    if !typed.bytes().any(|byte| byte.is_ascii_digit()) || pack.address(book, &without_words(pack, typed)).is_some() {
        return None;
    }
    let pieces = pieces(pack, typed);
    let labels: Vec<Option<Vec<String>>> = pieces.iter().map(|piece| labels(pack, book, piece)).collect();
    // Nothing that is known is no list.
    if labels.iter().all(Option::is_none) {
        return None;
    }
    let or_as_typed = |(labels, piece): (Option<Vec<String>>, &String)| labels.unwrap_or_else(|| vec![piece.clone()]);
    Some(labels.into_iter().zip(&pieces).flat_map(or_as_typed).collect())
}

/// The parts of a list: between commas, semicolons and words for `and`.
fn pieces(pack: &Pack, typed: &str) -> Vec<String> {
    let spaced = typed.replace([',', ';'], " , ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let ends = |word: &&str| *word == "," || is_any(pack, "rule-list-words", word);
    words.split(ends).filter(|piece| !piece.is_empty()).map(|piece| piece.join(" ")).collect()
}

/// Whether a word is one of a list, in any language.
fn is_any(pack: &Pack, list: &str, word: &str) -> bool {
    Language::ALL.iter().any(|language| is_listed(pack, *language, list, word))
}

/// The labels for which one part of a list stands: a known label, a range, a section.
fn labels(pack: &Pack, book: &str, piece: &str) -> Option<Vec<String>> {
    let label = without_words(pack, piece);
    if pack.address(book, &label).is_some() {
        return Some(vec![label]);
    }
    range(pack, book, &label).or_else(|| section(pack, book, &label))
}

/// The rules from one to another; of clauses of one rule, that rule.
fn range(pack: &Pack, book: &str, typed: &str) -> Option<Vec<String>> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let by_word = words.iter().position(|word| is_any(pack, "rule-range-words", word));
    if let Some(at) = by_word {
        return from_to(pack, book, &words[..at].join(" "), &words[at + 1..].join(" "));
    }
    // Labels have dashes, too: `RP-1 - RP-3`.
    let mut dashes = typed.match_indices(['-', '–', '—']);
    dashes.find_map(|(at, dash)| from_to(pack, book, typed[..at].trim(), typed[at + dash.len()..].trim()))
}

/// The rules from the first to the last.
fn from_to(pack: &Pack, book: &str, first: &str, last: &str) -> Option<Vec<String>> {
    let last = without_words(pack, last);
    let first = pack.address(book, first)?.label;
    // The series may be named once: `MEC 1-3`.
    let series = first.trim_end_matches(|c: char| c.is_ascii_digit());
    let last = pack.address(book, &last).or_else(|| pack.address(book, &format!("{series}{last}")))?.label;
    let last = match last.starts_with(series) {
        true => last,
        false => pack.address(book, &format!("{series}{last}"))?.label,
    };
    let heads = pack.heads(book);
    let place = |label: &str| heads.iter().position(|head| head.label == label);
    let (from, to) = (place(&first)?, place(&last)?);
    (from <= to).then(|| heads[from..=to].iter().map(|head| head.label.clone()).collect())
}

/// The rules of a section, where the book numbers them within it.
fn section(pack: &Pack, book: &str, typed: &str) -> Option<Vec<String>> {
    let prefix = format!("{}.", typed.trim_end_matches('.'));
    let number = typed.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
    let heads = pack.heads(book).into_iter().filter(|head| number && head.label.starts_with(&prefix));
    let labels: Vec<String> = heads.map(|head| head.label).collect();
    (!labels.is_empty()).then_some(labels)
}
