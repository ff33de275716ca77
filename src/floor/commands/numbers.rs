//! `floor compare --numbers A,B` and `floor rule 39 --map`: which rule is which in another book.

use super::Context;
use crate::compare::{Mapped, Numbers, number_elsewhere, numbers};
use crate::error::{FOUND, Failure};
use crate::ids::BookId;
use crate::lookup::{Found, elsewhere, find_rules, join_labels};
use crate::render::{map_json, map_view, numbers_json, numbers_view};
use anyhow::Result;

/// The rules of a book beside those of another.
pub(super) fn between(context: &Context, books: &[BookId]) -> Result<u8> {
    let [one, other] = books else {
        return Err(Failure::Usage(context.words.text("numbers-two-books")).into());
    };
    let numbers = numbers(context.pack, one, other);
    context.list(|| numbers_view(context.words, [one, other], &numbers), || numbers_json([one, other], &numbers))?;
    Ok(FOUND)
}

/// Rules of the book in force with their numbers in the other books.
pub(super) fn map(context: &Context, typed: &[String]) -> Result<u8> {
    let (mut shown, mut unknown) = (Vec::new(), Vec::new());
    for label in join_labels(context.pack, &context.book, typed) {
        let found = find_rules(context.pack, &context.book, &label);
        if found.is_empty() {
            let others = elsewhere(context.pack, &context.book, &label);
            unknown.push(super::rule::unknown(context, &label, &others).to_string());
        }
        shown.extend(found.into_iter().flat_map(|found| labels(context, found)));
    }
    shown.dedup();
    let books = context.pack.book_ids();
    let others = books.iter().filter(|book| **book != context.book);
    let others: Vec<(&BookId, Numbers)> =
        others.map(|other| (other, numbers(context.pack, &context.book, other))).collect();
    for label in shown {
        let mapped = |numbers: &Numbers| numbers.rules.iter().find(|mapped| mapped.rule.label == label).cloned();
        let maps: Vec<(&BookId, Mapped)> =
            others.iter().filter_map(|(other, numbers)| Some((*other, mapped(numbers)?))).collect();
        let number = number_elsewhere(context.pack, &context.book, &label, &maps);
        let (words, book) = (context.words, &context.book);
        context.show(|| map_view(words, book, &maps, &number), || map_json(words, book, &maps, &number))?;
    }
    match unknown.is_empty() {
        true => Ok(FOUND),
        false => Err(Failure::Nothing(unknown.join("\n")).into()),
    }
}

/// The labels of the rules that were found: of a topic, those of its clauses.
fn labels(context: &Context, found: Found) -> Vec<String> {
    match found {
        Found::Rule(rule, _) => vec![rule.label],
        Found::Topic(topic, _) => {
            let clauses = context.pack.clauses(&context.book, &topic.id);
            let label = |address: &String| Some(context.pack.address(&context.book, address)?.label);
            let mut labels: Vec<String> = clauses.iter().filter_map(label).collect();
            labels.dedup();
            labels
        }
    }
}
