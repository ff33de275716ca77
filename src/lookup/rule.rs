//! Rules by number in every spelling, or by topic, and their cousins in the other books.

use crate::book::Rule;
use crate::ids::{BookId, TopicId};
use crate::locale::{Language, MessageSource, fold};
use crate::pack::{Pack, Topic};
use crate::policy::{Policy, Position};
use std::rc::Rc;

/// What a typed label or topic found.
#[derive(Debug, Clone)]
pub enum Found {
    /// A rule, and the address within it that was asked for.
    Rule(Box<Rule>, String),
    /// A topic, with the addresses of the book's clauses on it.
    Topic(Topic, Vec<String>),
}

impl Found {
    /// The topics that it is about, its own first.
    #[must_use]
    pub fn topics(&self) -> Vec<TopicId> {
        match self {
            Self::Rule(rule, address) => rule.topics_at(address),
            Self::Topic(topic, _) => vec![topic.id.clone()],
        }
    }
}

/// Finds rules and topics of a book by what was typed. Empty when nothing fits.
#[must_use]
pub fn find_rules(pack: &Pack, book: &str, typed: &str) -> Vec<Found> {
    let label = without_words(pack, typed);
    if let Some((rule, address)) = pack.rule_at(book, &label) {
        return vec![Found::Rule(Box::new(rule), address)];
    }
    let wanted = fold(typed.trim());
    let is = |topic: &Topic| topic.id == wanted || topic.title.iter().any(|(_, title)| fold(title) == wanted);
    let topic = pack.topic(&wanted).or_else(|| pack.topics().into_iter().find(is));
    let found = topic.map(|topic| {
        let clauses = pack.clauses(book, &topic.id);
        Found::Topic(topic, clauses)
    });
    found.into_iter().collect()
}

/// What was typed without the words that people of any language put before a number.
fn without_words(pack: &Pack, typed: &str) -> String {
    let mut words: Vec<&str> = typed.split_whitespace().collect();
    while words.len() > 1 && stands_before_a_number(pack, words[0]) {
        words.remove(0);
    }
    words.join(" ").trim_start_matches(['§', '#']).to_owned()
}

fn stands_before_a_number(pack: &Pack, word: &str) -> bool {
    let word = fold(word);
    let listed = |language: &Language| pack.plain(language.code(), "rule-before-a-number").unwrap_or_default();
    Language::ALL.iter().any(|language| listed(language).split(',').any(|known| fold(known.trim()) == word))
}

/// Joins labels that the shell has split: `MEC 7` and `43 A` typed without quotes are one label each. Two numbers stay
/// two rules.
#[must_use]
pub fn join_labels(pack: &Pack, book: &str, typed: &[String]) -> Vec<String> {
    let mut labels: Vec<String> = Vec::new();
    let digit = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    for word in typed {
        if let Some(before) = labels.last_mut().filter(|before| !(digit(before) && digit(word))) {
            let joined = format!("{before} {word}");
            if pack.address(book, &without_words(pack, &joined)).is_some() {
                *before = joined;
                continue;
            }
        }
        labels.push(word.clone());
    }
    labels
}

/// What another book has on the topics of a rule.
#[derive(Debug, Clone)]
pub struct Cousin {
    /// The id of the other book.
    pub book: BookId,
    /// The addresses of its clauses on these topics, with the title of their rule, one a rule.
    pub rules: Vec<(String, String)>,
    /// The policies on which it stands elsewhere: the policy, the position here, the position there.
    pub differs: Vec<(Rc<Policy>, Rc<Position>, Position)>,
}

/// The cousins of some topics in every book but this one. Positions are compared on the first `compared` topics.
#[must_use]
pub fn cousins(pack: &Pack, book: &str, topics: &[TopicId], compared: usize) -> Vec<Cousin> {
    let policies = topics.iter().take(compared).flat_map(|topic| pack.policies_on(topic));
    let here = policies.filter_map(|policy| Some((Rc::new(pack.position(book, &policy.id)?), Rc::new(policy))));
    let here: Vec<(Rc<Position>, Rc<Policy>)> = here.collect();
    let others = pack.book_ids().into_iter().filter(|other| other != book);
    others.map(|other| cousin(pack, other, topics, &here)).collect()
}

fn cousin(pack: &Pack, other: BookId, topics: &[TopicId], here: &[(Rc<Position>, Rc<Policy>)]) -> Cousin {
    let mut rules: Vec<(String, String)> = Vec::new();
    for address in topics.iter().flat_map(|topic| pack.clauses(&other, topic)) {
        let seen =
            |label: &str| address == label || address.strip_prefix(label).is_some_and(|rest| rest.starts_with('-'));
        if rules.iter().any(|(label, _)| seen(label)) {
            continue;
        }
        if let Some(known) = pack.address(&other, &address) {
            rules.push((known.label, known.title));
        }
    }
    let differs = here.iter().filter_map(|(here, policy)| {
        let there = pack.position(&other, &policy.id)?;
        (here.decides() != there.decides()).then(|| (policy.clone(), here.clone(), there))
    });
    Cousin { differs: differs.collect(), rules, book: other }
}
