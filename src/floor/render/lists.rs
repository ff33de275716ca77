//! Lists: books, incidents, and what a search found.

use super::citation::language_of;
use super::date::date_words;
use super::policies::group_words;
use super::{Block, View};
use crate::book::{Book, Clause, newest_instead};
use crate::incident::{FactKind, Incident};
use crate::locale::{Language, Words};
use crate::lookup::{Candidate, Hit, sentence};
use crate::pack::{Pack, RuleEntry};
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;

/// The books, the one in force marked.
#[must_use]
pub fn books_view(pack: &Pack, words: &Words, books: &[Book], in_force: &str) -> View {
    let mut view = View::default();
    for book in books {
        let mark = if book.id == in_force { format!(" · {}", words.text("book-in-force")) } else { String::new() };
        view.push(Block::Headline(format!("{}  {}{mark}", book.id, book.title.name(words.language()))));
        let rules = words.with("book-rules", &crate::locale::args([("n", (numbered(pack, &book.id) as u64).into())]));
        let date = book.date.as_ref().map_or_else(String::new, |date| format!(" · {}", date_words(words, date)));
        view.push(Block::Text(format!(
            "{}{date} · {} · {rules}",
            book.edition.name(words.language()),
            words.text(&format!("language-{}", book.language))
        )));
        view.push(Block::Text(book.source.get(words.language().code())));
        let family = match (&book.family, &book.extends) {
            (Some(family), _) => {
                let newest = newest_instead(books, book).unwrap_or(book);
                let of_it = |other: &&Book| other.family.as_ref().is_some_and(|other| other.id == family.id);
                let age = match (newest.id == book.id, books.iter().filter(of_it).count()) {
                    (true, 1) => "only",
                    (true, _) => "newest",
                    (false, _) => "older",
                };
                let values = crate::locale::args([
                    ("family", family.id.as_str().into()),
                    ("year", family.year.to_string().into()),
                    ("newest", newest.id.as_str().into()),
                    ("age", age.into()),
                ]);
                words.with("book-family", &values)
            }
            (None, Some(base)) => words.with("book-extends", &crate::locale::args([("base", base.as_str().into())])),
            (None, None) => words.text("book-no-family"),
        };
        view.push(Block::Text(family));
        if let Some(official) = &book.official {
            let values = crate::locale::args([("source", format!("{}, {}", official.source, official.edition).into())]);
            view.push(Block::Text(words.with("official-from", &values)));
        }
    }
    let families: Vec<String> =
        families(books).iter().map(|(family, editions)| format!("{family}: {editions}")).collect();
    view.points(words.text("books-families"), families);
    view
}

/// The families of which there are several editions, each with its editions, the earliest first.
fn families(books: &[Book]) -> BTreeMap<&str, String> {
    let mut families: BTreeMap<&str, Vec<(u64, &str)>> = BTreeMap::new();
    for (family, book) in books.iter().filter_map(|book| Some((book.family.as_ref()?, book))) {
        families.entry(&family.id).or_default().push((family.year, &book.id));
    }
    let several = families.into_iter().filter(|(_, editions)| editions.len() > 1);
    several
        .map(|(family, mut editions)| {
            editions.sort_unstable();
            (family, editions.iter().map(|(year, book)| format!("{year} {book}")).collect::<Vec<_>>().join(", "))
        })
        .collect()
}

/// How many rules a book has, the notices around them left out.
fn numbered(pack: &Pack, book: &str) -> usize {
    pack.heads(book).iter().filter(|rule| !rule.notice).count()
}

/// Every book with its rules' labels and topics.
#[must_use]
pub fn books_json(pack: &Pack, words: &Words, books: &[Book], in_force: &str) -> Json {
    let book = |book: &Book| {
        let rule = |rule: &crate::book::RuleHead| json!({"label": rule.label, "title": rule.title, "topics": rule.topics, "notice": rule.notice});
        json!({
            "book": book.id, "title": book.title.name(words.language()), "edition": book.edition.name(words.language()), "date": book.date, "language": book.language,
            "source": book.source.get(words.language().code()), "extends": book.extends, "family": book.family.as_ref().map(|family| &family.id), "year": book.family.as_ref().map(|family| family.year),
            "newest": book.family.as_ref().map(|_| &newest_instead(books, book).unwrap_or(book).id),
            "official": book.official, "in_force": book.id == in_force,
            "rules": pack.heads(&book.id).iter().map(rule).collect::<Vec<_>>(),
        })
    };
    Json::Array(books.iter().map(book).collect())
}

/// The incidents by group, a line each; `full` adds the words by which they are called.
#[must_use]
pub fn incidents_view(words: &Words, incidents: &[Incident], full: bool) -> View {
    let mut view = View::default();
    // What words found comes in the order in which it fits, and a group with its first.
    let mut groups: Vec<&str> = Vec::new();
    for incident in incidents {
        if !groups.contains(&incident.group.as_str()) {
            groups.push(&incident.group);
        }
    }
    for group in &groups {
        let line = |incident: &Incident| {
            let line = format!("{} — {}", incident.id, words.text(&incident.id));
            match words.attribute(&incident.id, "search").filter(|_| full) {
                Some(called) => format!("{line}\n{called}"),
                None => line,
            }
        };
        let of_group = incidents.iter().filter(|incident| incident.group == *group);
        view.points(group_words(words, group), of_group.map(line).collect());
    }
    if !full {
        view.push(Block::Rule);
        let count = crate::locale::args([("n", (incidents.len() as u64).into())]);
        let more = words.with("incidents-more", &count);
        view.push(Block::Subject(match groups.len() {
            ..=1 => more,
            _ => format!("{more} · {}", words.text("incidents-fewer")),
        }));
    }
    view
}

/// Every incident with its facts, their kinds and allowed values.
#[must_use]
pub fn incidents_json(words: &Words, incidents: &[Incident]) -> Json {
    let incident = |incident: &Incident| {
        let facts: Vec<Json> = (0..incident.facts.len()).map(|fact| fact_json(words, incident, fact)).collect();
        json!({
            "incident": incident.id, "group": incident.group, "title": words.text(&incident.id),
            "topics": incident.topics, "facts": facts,
            "outcomes": incident.outcomes.iter().map(|outcome| &outcome.id).collect::<Vec<_>>(),
        })
    };
    Json::Array(incidents.iter().map(incident).collect())
}

/// A fact of an incident, by its place: what it is called, what it takes, how it is asked, and the words for its values.
#[must_use]
pub fn fact_json(words: &Words, incident: &Incident, at: usize) -> Json {
    let fact = &incident.facts[at];
    let (kind, values) = match &fact.kind {
        FactKind::Choice { values } => ("choice", values.as_slice()),
        FactKind::Chips { .. } => ("chips", &[][..]),
        FactKind::Piles => ("piles", &[][..]),
        FactKind::Round { .. } => ("round", &[][..]),
        FactKind::Actions { allowed } => ("actions", allowed.as_slice()),
        FactKind::Count { .. } => ("count", &[][..]),
        FactKind::Time => ("time", &[][..]),
        FactKind::Slip { form } => (form.key(), &[][..]),
        FactKind::Showdown { of } => (of.key(), &[][..]),
    };
    let labels: serde_json::Map<String, Json> = match kind {
        "choice" => {
            values.iter().map(|value| (value.clone(), json!(words.answer(&incident.id, &fact.id, value)))).collect()
        }
        _ => serde_json::Map::new(),
    };
    let asked_if: serde_json::Map<String, Json> = fact
        .asked_if
        .iter()
        .filter_map(|condition| {
            let other = &incident.facts[condition.fact];
            let FactKind::Choice { values } = &other.kind else {
                return None;
            };
            let accepted: Vec<&String> = condition.values.iter().map(|value| &values[usize::from(*value)]).collect();
            Some((other.id.to_string(), json!(accepted)))
        })
        .collect();
    json!({
        "fact": fact.id, "kind": kind, "question": words.text(&format!("{}-fact-{}", incident.id, fact.id)),
        "values": values, "labels": labels, "asked_if": asked_if,
    })
}

/// What a search found.
#[derive(Debug)]
pub struct Searched<'a> {
    /// What was looked for.
    pub query: &'a str,
    /// Incidents that fit, the best first.
    pub incidents: &'a [Candidate],
    /// Rules that fit, the best first.
    pub rules: &'a [Hit],
}

/// What a search found: incidents, then rules with the words in their sentence.
#[must_use]
pub fn hits_view(pack: &Pack, words: &Words, searched: &Searched) -> View {
    let mut view = View::default();
    for incident in searched.incidents {
        view.push(Block::Headline(incident_title(words, &incident.id)));
    }
    for hit in searched.rules {
        let (title, found) = rule_hit(pack, words.language(), searched.query, hit);
        view.push(Block::Headline(title));
        if let Some(found) = found {
            view.push(Block::Text(found));
        }
    }
    view
}

fn incident_title(words: &Words, id: &str) -> String {
    format!("{} {id} — {}", words.text("search-incident"), words.text(id))
}

/// A rule as a search shows it to a reader of a language, and its sentence with the words: in the reader's language, or else in
/// that of its book, or in the one in which the words were typed.
fn rule_hit(pack: &Pack, reader: Language, query: &str, hit: &Hit) -> (String, Option<String>) {
    let RuleEntry { book, label } = &hit.place;
    let Some(rule) = pack.rule(book, label) else {
        return (format!("{book} {label}"), None);
    };
    let language = language_of(pack, book, &rule);
    let official = rule.official.iter().flat_map(|wording| wording.text.clone());
    let official = official.chain(rule.clauses.iter().flat_map(|clause| clause.official.clone()));
    let ours = rule.clauses.iter().flat_map(Clause::paragraphs);
    // Of sentences with as many of the words the first is shown, and so the official one.
    let texts: Vec<String> = official.chain(ours).collect();
    let title = pack.title(book, reader, label).unwrap_or_default();
    let said = |of: Language| match of == language {
        true => Some(texts.clone()),
        false => Some(pack.translation(book, of, label)?.texts.split_off(1)),
    };
    let others = Language::ALL.into_iter().filter(|other| ![reader, language].contains(other));
    let mut languages = [reader, language].into_iter().chain(others);
    (format!("{book} {label} {title}"), languages.find_map(|of| sentence(of, &said(of)?, query)))
}

/// An incident to choose, as JSON. One that is named has no score: it is no guess.
#[must_use]
pub fn candidate_json(words: &Words, candidate: &Candidate) -> Json {
    json!({"incident": candidate.id, "title": words.text(&candidate.id), "score": candidate.guessed()})
}

/// What a search found, as JSON.
#[must_use]
pub fn hits_json(pack: &Pack, words: &Words, searched: &Searched) -> Json {
    let incident = |found: &Candidate| json!({"kind": "incident", "incident": found.id, "title": words.text(&found.id), "score": found.guessed()});
    let rule = |hit: &Hit| {
        let (title, found) = rule_hit(pack, words.language(), searched.query, hit);
        let RuleEntry { book, label } = &hit.place;
        json!({"kind": "rule", "book": book, "label": label, "title": title, "sentence": found})
    };
    Json::Array(searched.incidents.iter().map(incident).chain(searched.rules.iter().map(rule)).collect())
}
