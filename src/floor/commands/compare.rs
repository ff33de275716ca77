//! `floor compare`: what changes at the table between books, where they stand on a rule, a topic or everything, and how they
//! rule the same case.

use super::changes::{Scope, among, between, group, named_group};
use super::facts::{facts, split};
use super::{Context, context};
use crate::cli::Compared;
use crate::compare::{BookPositions, VerdictResult, book_positions, verdicts, without_amounts};
use crate::decide::BoundIncident;
use crate::error::{FOUND, Failure};
use crate::ids::{BookId, TopicId};
use crate::lookup::{Found, elsewhere, find_rules, join_labels};
use crate::policy::{Effective, Policy};
use crate::render::{Comparison, Format, View, impossible_words, standings_json, standings_view};
use anyhow::Result;

/// Runs the command.
pub(super) fn run(context: &Context, words: &[String], named: &[String], compared: &Compared) -> Result<u8> {
    if !compared.numbers.is_empty() {
        return super::numbers::between(context, &books(context, &compared.numbers)?);
    }
    let books = books(context, named)?;
    if compared.text {
        return super::redline::run(context, words, &books);
    }
    let typed = split(words);
    let subject = typed.subject.join(" ");
    if !typed.facts.is_empty() {
        context.usable(&subject)?;
        let incident = super::facts::incident(context, &subject)?;
        return case(context, &books, &incident, &typed.facts);
    }
    if context.pack.topic(&subject).is_none() {
        context.usable(&subject)?;
    }
    let looked = if compared.policies { None } else { looked(context, &subject, named.len() == 2, compared)? };
    match (looked, books.as_slice()) {
        (Some(looked), [one, other]) => return between(context, [one, other], &looked, compared),
        (Some(looked), several) => return among(context, several, &looked, compared),
        (None, _) => {}
    }
    if subject.is_empty() {
        // A program gets every policy, unless it asks for the differences of certain books.
        let every = named.is_empty() && context.settings.format == Format::Json;
        let book_positions = book_positions(context.pack, &books, context.pack.policies());
        let shown = |standing: &BookPositions| (every || standing.differs()) && wanted(standing, compared);
        let shown: Vec<BookPositions> = book_positions.filter(shown).collect();
        return show(context, &shown, true);
    }
    let policies = policies_about(context, &books, named.is_empty(), &typed.subject)?;
    let book_positions = book_positions(context.pack, &books, policies).filter(|standing| wanted(standing, compared));
    let book_positions: Vec<BookPositions> = book_positions.collect();
    show(context, &book_positions, false)
}

/// Which incidents a comparison of what changes at the table looks at: all, a group, or one where two books are compared.
/// None where something else was asked for.
pub(super) fn looked(
    context: &Context,
    subject: &str,
    two: bool,
    compared: &Compared,
) -> Result<Option<Scope>, Failure> {
    if let Some(typed) = &compared.group {
        return Ok(Some(Scope::Group(named_group(context, typed)?)));
    }
    if subject.is_empty() {
        return Ok(Some(Scope::Every));
    }
    if two && context.pack.has_incident(subject) {
        return Ok(Some(Scope::Incident(subject.into())));
    }
    Ok(group(context, subject).map(Scope::Group))
}

/// Whether a point is one of those that were asked for.
fn wanted(standing: &BookPositions, compared: &Compared) -> bool {
    let values = standing.positions.iter().all(|(_, position)| matches!(position.decides(), Effective::Value(_)));
    (!(compared.only_values || compared.contradictions) || values) && (!compared.silences || !values)
}

/// The books to compare: those that were named, or all.
fn books(context: &Context, named: &[String]) -> Result<Vec<BookId>, Failure> {
    if named.is_empty() {
        return Ok(context.pack.book_ids());
    }
    let mut books: Vec<BookId> = Vec::new();
    for typed in named {
        let book = &context::named(context.pack, context.refused, typed);
        let known = context.pack.has_book(book);
        if let Some(findings) = context.refused.book(book, known) {
            return Err(Failure::data(context.words, findings));
        }
        if !known {
            return Err(context::unknown_book(context.pack, context.words, typed.trim()));
        }
        if !books.contains(book) {
            books.push(book.clone());
        }
    }
    if books.len() < 2 {
        return Err(Failure::Usage(context.words.text("compare-one-book")));
    }
    Ok(books)
}

/// The policies of the rules, topics and incidents that are named: those of a topic, and all on which a ruling on an incident
/// can rest. A name of several words can be typed with blanks; a number is one of the book in force, or where books were
/// named, of the first of them that has it.
fn policies_about(context: &Context, books: &[BookId], all: bool, subject: &[&str]) -> Result<Vec<Policy>, Failure> {
    let labels: Vec<String> = subject.iter().map(|word| (*word).to_owned()).collect();
    let whole = labels.join("-").to_lowercase();
    let known = |name: &str| context.pack.topic(name).is_some() || context.pack.has_incident(name);
    let in_force = Some(&context.book).filter(|book| all || books.contains(book));
    let of_books: Vec<&BookId> = in_force.into_iter().chain(books.iter().filter(|_| !all)).collect();
    let has = |book: &&BookId, label: &str| !find_rules(context.pack, book, label).is_empty();
    let joined = |book: &BookId| join_labels(context.pack, book, &labels);
    let home = |label: &str| of_books.iter().copied().find(|book| has(book, label)).or(of_books.first().copied());
    let labels = match known(&whole) {
        true => vec![whole],
        false => {
            let all_known = |book: &&BookId| joined(book).iter().all(|label| has(book, label));
            let book = of_books.iter().copied().find(all_known).or(of_books.first().copied());
            book.map(joined).unwrap_or_default()
        }
    };
    let mut policies: Vec<Policy> = Vec::new();
    for label in labels {
        let of_rules = match context.pack.has_incident(&label) && context.pack.topic(&label).is_none() {
            true => Vec::new(),
            false => policies_of(&context.under(context.words, home(&label).unwrap_or(&context.book).clone()), &label)?,
        };
        for policy in of_rules.into_iter().chain(consulted(context, &label)) {
            if !policies.iter().any(|known| known.id == policy.id) {
                policies.push(policy);
            }
        }
    }
    Ok(policies)
}

/// The policies on which a ruling on an incident can rest, if there is such an incident.
fn consulted(context: &Context, incident: &str) -> Vec<Policy> {
    let bound = BoundIncident::new(context.pack, &context.book, incident);
    let consulted = bound.map_or_else(Vec::new, |bound| bound.consulted);
    consulted.iter().filter_map(|known| context.pack.policy(&known.policy)).collect()
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
        return Err(super::facts::missing(context, &open.bound, &without_amounts(&open.bound, &facts)).into());
    }
    let impossible = verdicts.iter().map(|verdict| match &verdict.result {
        VerdictResult::Impossible(impossible) => Some(impossible),
        _ => None,
    });
    if let Some(impossible) = impossible.collect::<Option<Vec<_>>>().and_then(|all| all.first().copied()) {
        return Err(Failure::Usage(impossible_words(context.words, id, impossible)).into());
    }
    let comparison = Comparison { words: context.words, facts: &facts, verdicts: &verdicts };
    context.list(|| comparison.view(), || comparison.json())?;
    Ok(FOUND)
}
