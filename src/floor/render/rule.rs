//! A rule as it stands in its book, with what must be told about its print and with its cousins in the other books.

use super::citation::{Cited, has_official, in_language, language_of, texts, translated};
use super::date::date_words;
use super::standing::{position_json, position_words};
use super::{Block, View};
use crate::book::{Clause, Example, Given, NextChange, Official, Rule};
use crate::locale::{Words, args};
use crate::lookup::{Change, Changes, Cousin, Found};
use crate::pack::{Pack, Topic};
use crate::policy::message_id;
use serde_json::{Value as Json, json};

/// Something found in a book, with its cousins.
#[derive(Debug)]
pub struct RuleShown {
    /// What was found.
    pub found: Found,
    /// Why it is shown though it has another number than what was asked for.
    pub asked: Option<String>,
    /// The other books on the same topics.
    pub cousins: Vec<Cousin>,
    /// What the book plays otherwise than the one that it extends.
    pub changes: Option<Changes>,
}

/// Rules and topics to be shown.
#[must_use]
pub fn rules_view(pack: &Pack, words: &Words, book: &str, shown: &[RuleShown]) -> View {
    let mut view = View::default();
    for (at, one) in shown.iter().enumerate() {
        if at > 0 {
            view.push(Block::Rule);
        }
        if let Some(asked) = &one.asked {
            view.push(Block::Text(asked.clone()));
        }
        match &one.found {
            Found::Rule(rule, address) => {
                rule_blocks(&mut view, pack, words, book, (rule, address), one.changes.as_ref());
            }
            Found::Topic(topic, addresses) => {
                topic_blocks(&mut view, pack, words, book, (topic, addresses), one.changes.as_ref());
            }
        }
        if one.cousins.is_empty() {
            continue;
        }
        let cousins = one.cousins.iter().map(|cousin| cousin_line(pack, words, cousin));
        view.points(words.text("heading-cousins"), cousins.collect());
        let subject = match &one.found {
            Found::Rule(_, address) => address.as_str(),
            Found::Topic(topic, _) => topic.id.as_str(),
        };
        view.push(Block::Subject(format!("{}: floor compare {subject}", words.text("compare-hint"))));
    }
    view
}

/// A topic with the clauses of the book that are about it.
fn topic_blocks(
    view: &mut View,
    pack: &Pack,
    words: &Words,
    book: &str,
    (topic, addresses): (&Topic, &[String]),
    changes: Option<&Changes>,
) {
    view.push(Block::Headline(topic.title.get(words.language().code())));
    view.push(Block::Subject(format!("{} · {book}", topic.id)));
    if addresses.is_empty() {
        view.push(Block::Text(words.with("rule-book-silent", &args([("book", book.into())]))));
    }
    changes_blocks(view, words, changes);
    let official = has_official(pack, book);
    let language = words.language();
    for cited in addresses.iter().filter_map(|address| super::cite(pack, book, language, address)) {
        cited.blocks(words, official).into_iter().for_each(|(title, text)| view.push(Block::Clause(title, text)));
    }
}

fn rule_blocks(
    view: &mut View,
    pack: &Pack,
    words: &Words,
    book: &str,
    (rule, address): (&Rule, &str),
    changes: Option<&Changes>,
) {
    let known = pack.book(book);
    let title = known.as_ref().map_or_else(String::new, |book| book.title.name(words.language()).to_owned());
    let translated = translated(pack, book, words.language(), rule);
    let read = translated.as_ref().unwrap_or(rule);
    let mark = translated.as_ref().map_or_else(String::new, |_| format!(" · {}", words.text("words-translated")));
    view.push(Block::Headline(format!("{} {}", rule.label, read.title)));
    view.push(Block::Subject(format!("{title} · {}{mark}", read.section)));
    let (official, next) = known.map_or((None, None), |book| (book.official, book.next));
    whole_wording(view, words, rule, official.as_ref());
    // A whole rule for its own label; for a clause or an item, only the clause around it.
    let asked = rule.at(address).filter(|_| address != rule.label).map(|(clause, _)| clause.address.as_str());
    let language = language_of(pack, book, rule);
    let clauses = rule.clauses.iter().zip(&read.clauses);
    for (clause, read) in clauses.filter(|(clause, _)| asked.is_none_or(|asked| clause.address == asked)) {
        let excluded =
            if clause.excluded { format!(" ({})", words.text("coverage-not-applicable")) } else { String::new() };
        let title = format!("{}{excluded}", clause.address);
        // What is official of the whole rule stands above all of its clauses.
        let whole = rule.official.as_ref().is_some_and(|wording| !wording.text.is_empty());
        let alone = official.is_some() && !whole;
        for (title, text) in texts(words, &title, &clause.official, &read.paragraphs(), alone) {
            view.push(Block::Clause(title, text));
        }
        if translated.is_some() && clause.official.is_empty() {
            view.push(Block::Clause(in_language(words, &title, language), clause.paragraphs()));
        }
    }
    changes_blocks(view, words, changes);
    let examples = read.examples.iter().filter(|example| asked.is_none_or(|asked| example.clause == asked));
    view.points(words.text("heading-examples"), examples.map(example_line).collect());
    let refs: Vec<String> = rule.refs.iter().map(|reference| reference_line(words, reference)).collect();
    view.points(words.text("heading-refs"), refs);
    let code = words.language().code();
    let remarks = rule.remarks.iter().map(|remark| remark.text.get(code)).collect();
    view.points(words.text("heading-remarks"), remarks);
    if let Some(next) = &next {
        let edition = next.edition.name(words.language());
        let changed = next.changed_beside(&rule.label);
        let point = |change: &NextChange| format!("{} ({})", change.text.get(code), change.clause);
        view.points(
            words.with("heading-next-edition", &args([("edition", edition.into())])),
            changed.map(point).collect(),
        );
    }
    let topics: Vec<String> =
        rule.topics().iter().filter_map(|topic| pack.topic(topic)).map(|topic| topic.title.get(code)).collect();
    view.push(Block::Subject(format!("{}: {}", words.text("heading-topics"), topics.join(", "))));
}

/// Where the official words come from, and those of the rule as a whole.
fn whole_wording(view: &mut View, words: &Words, rule: &Rule, official: Option<&Official>) {
    let (Some(official), Some(wording)) = (official, &rule.official) else {
        return;
    };
    let title = wording.title.as_deref().filter(|title| *title != rule.title);
    let edition = format!("{}, {}", official.source, official.edition);
    let date = official.date.as_deref().map(|date| date_words(words, date));
    let parts = [Some(edition.as_str()), date.as_deref(), title];
    let values = args([("source", parts.into_iter().flatten().collect::<Vec<_>>().join(" · ").into())]);
    view.push(Block::Subject(words.with("official-from", &values)));
    if !wording.text.is_empty() {
        view.push(Block::Clause(format!("{} · {}", rule.label, words.text("words-official")), wording.text.clone()));
    }
}

/// What the book plays otherwise than the one that it extends, told where it would be read past: beside a text that
/// still says what that other book plays.
pub(super) fn changes_blocks(view: &mut View, words: &Words, changes: Option<&Changes>) {
    let Some(Changes { base, inherited, changes }) = changes else {
        return;
    };
    let of_base = args([("base", base.as_str().into())]);
    view.points(
        words.with("heading-changed", &of_base),
        changes.iter().map(|change| change_line(words, base, change)).collect(),
    );
    if *inherited {
        view.push(Block::Text(words.with("changed-text-inherited", &of_base)));
    }
}

fn change_line(words: &Words, base: &str, change: &Change) -> String {
    let name = words.text(&message_id(&change.policy.id));
    let said = |position| {
        let mut clauses = crate::policy::Position::clauses(position);
        clauses.dedup();
        [vec![position_words(words, &change.policy, position)], clauses.iter().map(|c| (*c).to_owned()).collect()]
            .concat()
            .join(", ")
    };
    format!("{name}: {} ({base}: {})", said(&change.here), said(&change.there))
}

fn reference_line(words: &Words, reference: &crate::book::Reference) -> String {
    let meant = match &reference.meant {
        None => words.text("ref-nowhere"),
        Some(meant) => format!("→ {meant}"),
    };
    let why = reference.why.as_ref().map_or_else(String::new, |why| format!(": {}", why.get(words.language().code())));
    format!("{} {meant}{why}", reference.printed)
}

/// An example as its sentence. What is given in it and what comes out are for programs, under the ids of the data.
fn example_line(example: &Example) -> String {
    format!("{} ({})", example.text, example.clause)
}

fn cousin_line(pack: &Pack, words: &Words, cousin: &Cousin) -> String {
    let title = |label: &str| pack.title(&cousin.book, words.language(), label).unwrap_or_default();
    let rules: Vec<String> = cousin.rules.iter().map(|(label, _)| format!("{label} {}", title(label))).collect();
    let rules = if rules.is_empty() { words.text("stance-silent") } else { rules.join("; ") };
    let mut line = format!("{}: {rules}", cousin.book);
    for (policy, here, there) in &cousin.differs {
        let name = words.text(&message_id(&policy.id));
        let (here, there) = (position_words(words, policy, here), position_words(words, policy, there));
        line.push_str(&format!("\n≠ {name}: {there} ({}: {here})", words.text("here")));
    }
    line
}

/// Rules and topics as JSON.
#[must_use]
pub fn rules_json(pack: &Pack, words: &Words, book: &str, shown: &[RuleShown]) -> Json {
    let one = |shown: &RuleShown| {
        let cousins: Vec<Json> = shown.cousins.iter().map(cousin_json).collect();
        let changed = changes_json(words, shown.changes.as_ref());
        match &shown.found {
            Found::Rule(rule, address) => json!({
                "book": book, "asked": shown.asked, "label": rule.label, "address": address, "title": rule.title, "section": rule.section,
                "notice": rule.notice, "topics": rule.topics(), "clauses": rule.clauses, "refs": rule.refs,
                "examples": rule.examples.iter().map(example_json).collect::<Vec<_>>(),
                "translation": translated_json(pack, book, words, rule),
                "remarks": rule.remarks, "official": rule.official, "changed": changed, "cousins": cousins,
            }),
            Found::Topic(topic, addresses) => {
                let language = words.language();
                let clauses = addresses.iter().filter_map(|address| super::cite(pack, book, language, address));
                let clauses = clauses.map(|cited| {
                    json!({
                        "label": cited.label, "title": cited.own.title, "text": cited.own.paragraphs.join("\n"),
                        "translation": translation_json(&cited), "official": official_json(&cited.official),
                    })
                });
                json!({
                    "book": book, "topic": topic.id, "title": topic.title.get(words.language().code()),
                    "clauses": clauses.collect::<Vec<_>>(), "changed": changed, "cousins": cousins,
                })
            }
        }
    };
    Json::Array(shown.iter().map(one).collect())
}

/// What the book plays otherwise than the one that it extends, as JSON.
pub(super) fn changes_json(words: &Words, changes: Option<&Changes>) -> Vec<Json> {
    let one = |base: &str, inherited: bool, change: &Change| {
        json!({
            "policy": change.policy.id, "name": words.text(&message_id(&change.policy.id)), "base": base,
            "here": position_json(&change.here), "there": position_json(&change.there), "text_inherited": inherited,
        })
    };
    let all =
        changes.into_iter().flat_map(|all| all.changes.iter().map(move |change| one(&all.base, all.inherited, change)));
    all.collect()
}

/// What a rule says in the reader's language, as JSON; null where it is written in that language or not translated.
fn translated_json(pack: &Pack, book: &str, words: &Words, rule: &Rule) -> Json {
    let Some(rule) = translated(pack, book, words.language(), rule) else {
        return Json::Null;
    };
    let clause = |clause: &Clause| json!({"address": clause.address, "text": clause.paragraphs().join("\n")});
    json!({
        "language": words.language().code(), "title": rule.title, "section": rule.section,
        "clauses": rule.clauses.iter().map(clause).collect::<Vec<_>>(),
        "examples": rule.examples.iter().map(|example| &example.text).collect::<Vec<_>>(),
    })
}

/// What a clause says in the reader's language, as JSON; null where it is written in that language or not translated.
pub(super) fn translation_json(cited: &Cited) -> Json {
    let said = cited.translated.as_ref();
    said.map_or(Json::Null, |said| json!({"title": said.title, "text": said.paragraphs.join("\n")}))
}

/// Official words as JSON; null where there are none.
pub(super) fn official_json(paragraphs: &[String]) -> Json {
    if paragraphs.is_empty() { Json::Null } else { json!(paragraphs.join("\n")) }
}

fn example_json(example: &Example) -> Json {
    let values = |map: &std::collections::BTreeMap<String, Given>| {
        let value = |given: &Given| match given {
            Given::Number(number) => json!(number),
            Given::Numbers(numbers) => json!(numbers),
            Given::Word(word) => json!(word),
            Given::Words(words) => json!(words),
            Given::Truth(truth) => json!(truth),
        };
        map.iter().map(|(name, given)| (name.clone(), value(given))).collect::<serde_json::Map<_, _>>()
    };
    json!({
        "clause": example.clause, "topics": example.topics, "text": example.text,
        "given": values(&example.given), "result": values(&example.result),
    })
}

fn cousin_json(cousin: &Cousin) -> Json {
    let rules: Vec<Json> = cousin.rules.iter().map(|(label, title)| json!({"label": label, "title": title})).collect();
    let differs = cousin.differs.iter().map(|(policy, here, there)| {
        json!({"policy": policy.id, "here": position_json(here), "there": position_json(there)})
    });
    json!({"book": cousin.book, "rules": rules, "differs": differs.collect::<Vec<_>>()})
}
