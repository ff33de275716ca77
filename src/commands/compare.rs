//! `floor compare`: where books stand on a rule, a topic or everything, and how they rule the same incident.

use super::facts::{facts, split};
use super::{Context, context};
use crate::compare::{BookPositions, VerdictResult, book_positions, verdicts, without_amounts};
use crate::error::{FOUND, Failure};
use crate::ids::{BookId, TopicId};
use crate::lookup::{Found, elsewhere, find_rules, join_labels};
use crate::policy::Policy;
use crate::render::{Comparison, Format, View, impossible_words, standings_json, standings_view};
use anyhow::Result;

/// Runs the command.
pub fn run(context: &Context, words: &[String], named: &[String]) -> Result<u8> {
    let books = books(context, named)?;
    let typed = split(words);
    let subject = typed.subject.join(" ");
    if !typed.facts.is_empty() || context.pack.topic(&subject).is_none() {
        context.usable(&subject)?;
    }
    if !subject.is_empty()
        && context.pack.has_incident(&subject)
        && (!typed.facts.is_empty() || context.pack.topic(&subject).is_none())
    {
        return case(context, &books, &subject, &typed.facts);
    }
    if !typed.facts.is_empty() {
        let incident = super::facts::incident(context, &subject)?;
        return case(context, &books, &incident, &typed.facts);
    }
    if subject.is_empty() {
        // A program gets every policy, unless it asks for the differences of certain books.
        let every = named.is_empty() && context.settings.format == Format::Json;
        let book_positions = book_positions(context.pack, &books, context.pack.policies());
        let shown: Vec<BookPositions> = book_positions.filter(|standing| every || standing.differs()).collect();
        return show(context, &shown, true);
    }
    let labels: Vec<String> = typed.subject.iter().map(|word| (*word).to_owned()).collect();
    let mut policies: Vec<Policy> = Vec::new();
    for label in join_labels(context.pack, &context.book, &labels) {
        for policy in policies_of(context, &label)? {
            if !policies.iter().any(|known| known.id == policy.id) {
                policies.push(policy);
            }
        }
    }
    let book_positions: Vec<BookPositions> = book_positions(context.pack, &books, policies).collect();
    show(context, &book_positions, false)
}

/// The books to compare: those that were named, or all.
pub fn books(context: &Context, named: &[String]) -> Result<Vec<BookId>, Failure> {
    if named.is_empty() {
        return Ok(context.pack.book_ids());
    }
    let mut books: Vec<BookId> = Vec::new();
    for book in named.iter().map(|book| book.trim()) {
        let known = context.pack.has_book(book);
        if let Some(findings) = context.refused.book(book, known) {
            return Err(Failure::data(context.words, findings));
        }
        if !known {
            return Err(context::unknown_book(context.pack, context.words, book));
        }
        if !books.iter().any(|known| known == book) {
            books.push(book.into());
        }
    }
    if books.len() < 2 {
        return Err(Failure::Usage(context.words.text("compare-one-book")));
    }
    Ok(books)
}

/// The policies of the topics of a rule, or of a topic.
fn policies_of(context: &Context, label: &str) -> Result<Vec<Policy>, Failure> {
    let found = find_rules(context.pack, &context.book, label);
    let topics: Vec<TopicId> = found.iter().flat_map(Found::topics).collect();
    if found.is_empty() {
        let others = elsewhere(context.pack, &context.book, label);
        return Err(super::rule::unknown(context, label, &others));
    }
    Ok(topics.iter().flat_map(|topic| context.pack.policies_on(topic)).collect())
}

fn show(context: &Context, book_positions: &[BookPositions], grouped: bool) -> Result<u8> {
    if book_positions.is_empty() {
        return Err(Failure::Nothing(context.words.text("compare-nothing")).into());
    }
    let view = || -> View { standings_view(context.words, book_positions, grouped) };
    context.list(view, || standings_json(context.words, book_positions))?;
    Ok(FOUND)
}

fn case(context: &Context, books: &[BookId], id: &str, typed: &[(&str, &str)]) -> Result<u8> {
    let unknown = || Failure::Nothing(context.about("unknown-incident", id, None));
    let incident = context.pack.incident(id).ok_or_else(unknown)?;
    let facts = facts(context, &incident, typed)?;
    let verdicts = verdicts(context.pack, books, id, &facts).ok_or_else(unknown)?;
    if let Some(open) = verdicts.iter().find(|verdict| matches!(verdict.result, VerdictResult::Missing(_))) {
        return Err(
            Failure::Usage(super::facts::missing(context, &open.bound, &without_amounts(&open.bound, &facts))).into()
        );
    }
    let impossible = verdicts.iter().map(|verdict| match &verdict.result {
        VerdictResult::Impossible(impossible) => Some(impossible),
        _ => None,
    });
    if let Some(impossible) = impossible.collect::<Option<Vec<_>>>().and_then(|all| all.first().copied()) {
        return Err(Failure::Usage(impossible_words(context.words, impossible)).into());
    }
    let comparison = Comparison { words: context.words, facts: &facts, verdicts: &verdicts };
    context.list(|| comparison.view(), || comparison.json())?;
    Ok(FOUND)
}
