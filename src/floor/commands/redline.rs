//! `floor compare --text`: two editions of one text, word by word.

use super::Context;
use crate::book::{Book, canonical};
use crate::compare::{Redline, are_editions, common_language, redlines};
use crate::error::{FOUND, Failure};
use crate::ids::BookId;
use crate::locale::{Language, args};
use crate::lookup::{Found, elsewhere, find_rules, join_labels};
use crate::render::{redlines_json, redlines_view};
use anyhow::Result;

/// Runs the command: of all rules, or of those that are named by their number in either edition or by a topic.
pub(super) fn run(context: &Context, typed: &[String], books: &[BookId]) -> Result<u8> {
    let ([before, after], language) = editions(context, books)?;
    let lines = redlines(context.pack, &before.id, &after.id, language);
    let mut shown: Vec<&Redline> = Vec::new();
    for label in join_labels(context.pack, &after.id, typed) {
        let labels = |book: &Book| -> Vec<String> {
            let found = find_rules(context.pack, &book.id, &label).into_iter();
            found
                .flat_map(|found| match found {
                    Found::Rule(rule, _) => vec![rule.label.clone()],
                    Found::Topic(_, addresses) => addresses,
                })
                .filter_map(|address| Some(context.pack.address(&book.id, &address)?.label))
                .collect()
        };
        let (old, new) = (labels(&before), labels(&after));
        let is = |side: &Option<(String, String)>, labels: &[String]| {
            side.as_ref().is_some_and(|(label, _)| labels.iter().any(|known| canonical(known) == canonical(label)))
        };
        let found: Vec<&Redline> = lines
            .iter()
            .filter(|line| is(&line.after, &new) || line.after.is_none() && is(&line.before, &old))
            .collect();
        if found.is_empty() {
            let others = elsewhere(context.pack, &context.book, &label);
            return Err(super::rule::unknown(context, &label, &others).into());
        }
        shown.extend(found);
    }
    let asked = !typed.is_empty();
    let shown = if asked { shown } else { lines.iter().collect() };
    context.list(
        || redlines_view(context.words, (&before, &after), language, &shown, asked),
        || redlines_json((&before, &after), language, &shown),
    )?;
    Ok(FOUND)
}

/// The two books, the earlier edition first: of a family by the year, of a house and its base the base. And the language in which
/// their texts are put against each other.
fn editions(context: &Context, books: &[BookId]) -> Result<([Book; 2], Language), Failure> {
    let known: Vec<Book> = books.iter().filter_map(|id| context.pack.book(id)).collect();
    let Ok([a, b]) = <[Book; 2]>::try_from(known) else {
        return Err(Failure::Usage(context.words.text("redline-two-books")));
    };
    let language = |book: &Book| context.words.text(&format!("language-{}", book.language));
    let values = args([
        ("a", a.id.as_str().into()),
        ("b", b.id.as_str().into()),
        ("a-language", language(&a).into()),
        ("b-language", language(&b).into()),
    ]);
    if !are_editions(&a, &b) {
        return Err(Failure::Usage(context.words.with("redline-no-editions", &values)));
    }
    let Some(common) = common_language(context.pack, [&a, &b], context.words.language()) else {
        return Err(Failure::Usage(context.words.with("redline-languages", &values)));
    };
    let year = |book: &Book| book.family.as_ref().map(|family| family.year);
    let turned = a.extends.as_ref() == Some(&b.id) || year(&a).is_some() && year(&a) > year(&b) && b.extends.is_none();
    Ok((if turned { [b, a] } else { [a, b] }, common))
}
