//! Rules by number in every spelling, or by topic, and their cousins in the other books.

use crate::book::{Rule, canonical};
use crate::ids::{BookId, TopicId};
use crate::locale::{Language, MessageSource, fold, stem, tokens};
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
    let found = topic(pack, typed).map(|topic| {
        let clauses = pack.clauses(book, &topic.id);
        Found::Topic(topic, clauses)
    });
    found.into_iter().collect()
}

/// The topic of an id or a title in any language, with or without hyphens, in the singular or the plural.
fn topic(pack: &Pack, typed: &str) -> Option<Topic> {
    let wanted = tokens(typed);
    let stems =
        |language: Language, words: &[String]| words.iter().map(|word| stem(language, word)).collect::<Vec<_>>();
    let known = Language::ALL.map(|language| stems(language, &wanted));
    let is = |topic: &Topic| {
        tokens(&topic.id) == wanted
            || Language::ALL.iter().zip(&known).any(|(language, known)| {
                topic.title.iter().any(|(of, title)| of == *language && stems(*language, &tokens(title)) == *known)
            })
    };
    let by_name = || pack.topics().into_iter().find(is);
    pack.topic(&wanted.join("-")).or_else(|| if wanted.is_empty() { None } else { by_name() })
}

/// What was typed without the words that people of any language put before a number.
#[must_use]
pub fn without_words(pack: &Pack, typed: &str) -> String {
    let mut words: Vec<&str> = typed.split_whitespace().collect();
    while words.len() > 1 && stands_before_a_number(pack, words[0]) {
        words.remove(0);
    }
    words.join(" ").trim_start_matches(['§', '#']).to_owned()
}

fn stands_before_a_number(pack: &Pack, word: &str) -> bool {
    let word = word.trim_end_matches('.');
    Language::ALL.iter().any(|language| is_listed(pack, *language, "rule-before-a-number", word))
}

/// Whether a word is one of a list of a language.
pub(super) fn is_listed(pack: &Pack, language: Language, list: &str, word: &str) -> bool {
    let listed = pack.plain(language.code(), list).unwrap_or_default();
    listed.split(',').any(|known| fold(known.trim()) == fold(word))
}

/// The longest letters that a label has: `MEC 7`.
const LONGEST_SERIES: usize = 3;

/// Whether a number was asked for, or a number in a series: `43`, `MEC 7`, and not `7-card stud`.
#[must_use]
pub fn is_rule_number(label: &str) -> bool {
    let form = canonical(label);
    let short = |part: &str| part.bytes().any(|byte| byte.is_ascii_digit()) || part.chars().count() <= LONGEST_SERIES;
    form.bytes().any(|byte| byte.is_ascii_digit()) && form.split('-').all(short)
}

/// Joins what the shell has split: `MEC 7`, `43 A` and `odd chip` typed without quotes are one label or topic each. Two
/// numbers stay two rules.
#[must_use]
pub fn join_labels(pack: &Pack, book: &str, typed: &[String]) -> Vec<String> {
    let digit = |word: &String| word.starts_with(|c: char| c.is_ascii_digit());
    let one = |words: &[String]| {
        let numbers_apart = !words.windows(2).any(|pair| digit(&pair[0]) && digit(&pair[1]));
        numbers_apart && (pack.address(book, &without_words(pack, &words.join(" "))).is_some() || is_topic(pack, words))
    };
    let mut labels: Vec<String> = Vec::new();
    let mut rest = typed;
    while !rest.is_empty() {
        let longest = (2..=rest.len().min(LONGEST_NAME)).rev().find(|words| one(&rest[..*words])).unwrap_or(1);
        labels.push(rest[..longest].join(" "));
        rest = &rest[longest..];
    }
    labels
}

/// The most words of a label or a topic.
const LONGEST_NAME: usize = 8;

/// Whether several words without a number among them are a topic.
fn is_topic(pack: &Pack, words: &[String]) -> bool {
    !words.iter().any(|word| word.bytes().any(|byte| byte.is_ascii_digit())) && topic(pack, &words.join(" ")).is_some()
}

/// Where a book has what others have under a number that it does not know: rules of the Poker TDA are called by their
/// number everywhere, and some books number otherwise.
#[derive(Debug, Clone)]
pub struct Elsewhere {
    /// The books that know the number, each with the title of the rule.
    pub known: Vec<(BookId, String)>,
    /// The label in this book of what is about the same before all.
    pub here: Option<String>,
}

/// The rules of a book that are about what other books have under a number; one entry for all books that lead to the same.
#[must_use]
pub fn elsewhere(pack: &Pack, book: &str, typed: &str) -> Vec<Elsewhere> {
    let label = without_words(pack, typed);
    let mut all: Vec<Elsewhere> = Vec::new();
    for other in pack.book_ids().into_iter().filter(|other| other != book) {
        let Some((rule, address)) = pack.rule_at(&other, &label) else {
            continue;
        };
        let clauses = rule.topics_at(&address).first().map(|topic| pack.clauses(book, topic));
        let here = clauses.and_then(|clauses| Some(pack.address(book, clauses.first()?)?.label));
        match all.iter_mut().find(|known| known.here == here) {
            Some(known) => known.known.push((other, rule.title)),
            None => all.push(Elsewhere { known: vec![(other, rule.title)], here }),
        }
    }
    all
}

/// How a book numbers its rules: the first and the last of each series, in its order. A chapter is a series of its own.
#[must_use]
pub fn ranges(pack: &Pack, book: &str) -> Vec<(String, String)> {
    let series = |label: &str| label.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
    let mut ranges: Vec<(String, String)> = Vec::new();
    for head in
        pack.heads(book).into_iter().filter(|head| canonical(&head.label).contains(|c: char| c.is_ascii_digit()))
    {
        match ranges.iter_mut().find(|(first, _)| series(first) == series(&head.label)) {
            Some((_, last)) => *last = head.label,
            None => ranges.push((head.label.clone(), head.label)),
        }
    }
    ranges
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

/// The cousins of some topics in every book but this one.
#[must_use]
pub fn cousins(pack: &Pack, book: &str, topics: &[TopicId]) -> Vec<Cousin> {
    let policies = topics.iter().flat_map(|topic| pack.policies_on(topic));
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
