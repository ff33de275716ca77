//! A ruling on the screen, from the top in the order in which it is needed, and as one JSON object.

use super::citation::{Cited, cite};
use super::facts::{amounts_json, answer_json, facts_json, verdict_json};
use super::standing::{position_json, position_words};
use super::working::{sum_json, sum_line, table_block, tables_json};
use super::{Block, View};
use crate::betting::Chips;
use crate::compare::{Verdict, VerdictResult};
use crate::decide::{Because, Bound, Consulted, Ruling, Used};
use crate::incident::{Answer, Coverage, FactKind, Facts, Impossible, PenaltyKind, amount_message};
use crate::interview::value_words;
use crate::locale::{Args, FluentValue, Words, args};
use crate::pack::Pack;
use crate::policy::{Policy, Position, message_id};
use serde_json::{Map, Value as Json, json};

/// A ruling with everything that showing it needs.
#[derive(Debug)]
pub struct Ruled<'a> {
    /// The data.
    pub pack: &'a Pack,
    /// The words.
    pub words: &'a Words<'a>,
    /// The incident under the book.
    pub bound: &'a Bound<'a>,
    /// The facts.
    pub facts: &'a Facts,
    /// The ruling.
    pub ruling: &'a Ruling<'a>,
    /// What the other books rule, where it is asked for or the book is silent.
    pub others: &'a [Verdict<'a>],
}

impl Ruled<'_> {
    fn message(&self, kind: &str, id: &str) -> String {
        self.words.with(&format!("{}-{kind}-{id}", self.ruling.incident), &message_values(self.ruling))
    }

    fn cited(&self) -> Vec<(Cited, &str)> {
        let citations = self.ruling.citations.iter();
        citations
            .filter_map(|citation| {
                Some((cite(self.pack, self.ruling.book, &citation.address)?, citation.topic.as_str()))
            })
            .collect()
    }

    fn policy(&self, consulted: &Consulted) -> Option<Policy> {
        self.pack.policy(&consulted.policy)
    }

    fn conflicts(&self) -> Vec<String> {
        let mut said = Vec::new();
        for because in &self.ruling.because {
            if let Because::Policy(Consulted { position: Position::Conflict { why, .. }, .. }) = because {
                said.push(why.get(self.words.language().code()).to_owned());
            }
        }
        said
    }
}

/// What the messages of a ruling can show: its amounts and the players it names.
pub(super) fn message_values<'a>(ruling: &'a Ruling) -> Args<'a> {
    let amounts = ruling.amounts.iter().map(|(name, amount)| (*name, FluentValue::from(*amount)));
    let names = ruling.names.iter().map(|(name, players)| (*name, FluentValue::from(players.as_str())));
    amounts.chain(names).collect()
}

/// How many of the clauses that a ruling cites are shown whole; of the others a screen has room for the labels.
const SHOWN_WHOLE: usize = 3;

/// A ruling to be shown.
#[must_use]
pub fn ruling_view(ruled: &Ruled) -> View {
    let (words, ruling) = (ruled.words, ruled.ruling);
    let mut view = View::default();
    view.push(Block::Headline(ruled.message("outcome", ruling.outcome)));
    let book = ruled.pack.book(ruling.book).map_or_else(String::new, |book| book.title);
    let coverage = match ruling.coverage {
        Coverage::Rule => String::new(),
        other => format!(" · {}", words.text(&format!("coverage-{}", other.key()))),
    };
    view.push(Block::Subject(format!("{} · {book}{coverage}", words.text(ruling.incident))));
    if !ruling.amounts.is_empty() {
        let pair = |(name, amount): &(&str, u64)| (words.text(&amount_message(name)), words.number(*amount));
        view.push(Block::Rule);
        view.push(Block::Pairs(ruling.amounts.iter().map(pair).collect()));
    }
    for table in &ruling.tables {
        view.push(Block::Heading(words.text(&format!("heading-table-{}", table.name))));
        view.push(table_block(words, table));
    }
    view.push(Block::Heading(words.text("heading-orders")));
    view.push(Block::Steps(ruling.orders.iter().map(|order| ruled.message("order", order)).collect()));
    if ruling.penalty != PenaltyKind::None {
        view.push(Block::Heading(words.text("heading-penalty")));
        view.push(Block::Text(words.text(&format!("penalty-{}", ruling.penalty.key()))));
    }
    let mut remarks = ruled.conflicts();
    remarks.extend(ruling.remarks.iter().map(|remark| ruled.message("remark", remark)));
    view.points(words.text("heading-remarks"), remarks);
    view.push(Block::Heading(words.text("heading-rule")));
    let cited = ruled.cited();
    for (cited, _) in cited.iter().take(SHOWN_WHOLE) {
        view.push(Block::Clause(format!("{} {}", cited.label, cited.title), cited.paragraphs.clone()));
    }
    if cited.len() > SHOWN_WHOLE {
        let rest: Vec<&str> = cited[SHOWN_WHOLE..].iter().map(|(cited, _)| cited.label.as_str()).collect();
        view.push(Block::Text(words.with("rule-also", &args([("clauses", rest.join(", ").into())]))));
    }
    view.points(words.text("heading-why"), why(ruled));
    view.points(words.text("heading-others"), others(ruled));
    view
}

/// Why, a line for each step of the trace that a person wants to see.
fn why(ruled: &Ruled) -> Vec<String> {
    let line = |because: &Because| match because {
        Because::Fact(fact, used) => {
            let known = &ruled.bound.incident.facts[*fact];
            let question = ruled.words.text(&format!("{}-fact-{}", ruled.ruling.incident, known.id));
            let question = question.split(" (").next().unwrap_or(&question).trim_end_matches('?').to_owned();
            let assumed =
                if *used == Used::Assumed { format!(" {}", ruled.words.text("assumed")) } else { String::new() };
            Some(format!("{question}: {}{assumed}", answer_words(ruled, *fact)))
        }
        Because::Sum(sum) => Some(sum_line(ruled.words, sum)),
        Because::Policy(consulted) => {
            let policy = ruled.policy(consulted)?;
            let name = ruled.words.text(&message_id(&policy.id));
            let mut clauses = consulted.position.clauses();
            clauses.dedup();
            let clauses = match clauses.is_empty() {
                true => String::new(),
                false => format!(" ({})", clauses.join(", ")),
            };
            Some(format!("{name}: {}{clauses}", position_words(ruled.words, &policy, &consulted.position)))
        }
        Because::Class(..) | Because::Row(_) => None,
    };
    ruled.ruling.because.iter().filter_map(line).collect()
}

/// The answer to a fact in words.
fn answer_words(ruled: &Ruled, fact: usize) -> String {
    let known = &ruled.bound.incident.facts[fact];
    let choice = |value: u8| match &known.kind {
        FactKind::Choice { values } => {
            value_words(ruled.words, &ruled.bound.incident, known, &values[usize::from(value)])
        }
        _ => String::new(),
    };
    match ruled.facts.get(fact) {
        None => known.assumed.map(choice).unwrap_or_default(),
        Some(Answer::Choice(value)) => choice(*value),
        Some(Answer::Chips(amount)) => ruled.words.number(*amount),
        Some(Answer::Piles(piles)) => piles_words(ruled.words, piles),
        Some(Answer::Round(line)) => line.text.clone(),
        Some(Answer::Actions(actions)) if actions.is_empty() => ruled.words.text("answer-none"),
        Some(Answer::Actions(_)) => match answer_json(known, ruled.facts.get(fact)) {
            Json::Array(names) => names.iter().filter_map(Json::as_str).collect::<Vec<_>>().join(", "),
            _ => String::new(),
        },
        Some(Answer::Unknown) => ruled.words.text("answer-unknown"),
    }
}

/// Chips by their values: `2 × 1,000 + 500`.
fn piles_words(words: &Words, piles: &[Chips]) -> String {
    let pile = |pile: &Chips| match pile.count {
        1 => words.number(pile.value),
        count => format!("{count} × {}", words.number(pile.value)),
    };
    piles.iter().map(pile).collect::<Vec<_>>().join(" + ")
}

/// What the other books rule, a line each.
fn others(ruled: &Ruled) -> Vec<String> {
    let words = ruled.words;
    let line = |verdict: &Verdict| {
        let said = match &verdict.result {
            VerdictResult::Ruled { outcome, coverage, amounts, names } => {
                let mark = match coverage {
                    Coverage::Rule => String::new(),
                    other => format!(" ({})", words.text(&format!("coverage-{}", other.key()))),
                };
                let amounts = amounts.iter().map(|(name, amount)| (name.as_str(), FluentValue::from(*amount)));
                let names = names.iter().map(|(name, players)| (*name, FluentValue::from(players.as_str())));
                let values = amounts.chain(names).collect();
                format!("{}{mark}", words.with(&format!("{}-outcome-{outcome}", ruled.ruling.incident), &values))
            }
            VerdictResult::Missing(facts) => {
                let names: Vec<&str> =
                    facts.iter().map(|fact| verdict.bound.incident.facts[*fact].id.as_str()).collect();
                words.with("needs-facts", &args([("facts", names.join(", ").into())]))
            }
            VerdictResult::Impossible(impossible) => impossible_words(words, impossible),
        };
        format!("{}: {said}", verdict.bound.book)
    };
    ruled.others.iter().map(line).collect()
}

/// Why facts cannot all be true.
#[must_use]
pub fn impossible_words(words: &Words, impossible: &Impossible) -> String {
    let values =
        impossible.amounts.iter().map(|(name, amount)| (*name, FluentValue::from(words.number(*amount)))).collect();
    format!("{}: {}", impossible.input, words.with(&format!("impossible-{}", impossible.key), &values))
}

/// A ruling as one JSON object, by the contract of the command line.
#[must_use]
pub fn ruling_json(ruled: &Ruled) -> Json {
    let ruling = ruled.ruling;
    let citations: Vec<Json> = ruled
        .cited()
        .into_iter()
        .map(|(cited, topic)| {
            json!({"book": ruling.book, "label": cited.label, "title": cited.title, "text": cited.paragraphs.join("\n"), "topic": topic})
        })
        .collect();
    let mut remarks = ruled.conflicts();
    remarks.extend(ruling.remarks.iter().map(|remark| ruled.message("remark", remark)));
    let elsewhere: Vec<Json> = ruled.others.iter().map(verdict_json).collect();
    json!({
        "book": ruling.book,
        "incident": ruling.incident,
        "language": ruled.words.language().code(),
        "facts": facts_json(ruled.bound, ruled.facts),
        "outcome": ruling.outcome,
        "ruling": ruled.message("outcome", ruling.outcome),
        "coverage": ruling.coverage.key(),
        "amounts": amounts_json(ruling),
        "tables": tables_json(&ruling.tables),
        "names": ruling.names.iter().map(|(name, players)| ((*name).to_owned(), json!(players))).collect::<Map<_, _>>(),
        "orders": ruling.orders.iter().map(|order| ruled.message("order", order)).collect::<Vec<_>>(),
        "penalty": {"kind": ruling.penalty.key(), "text": ruled.words.text(&format!("penalty-{}", ruling.penalty.key()))},
        "remarks": remarks,
        "citations": citations,
        "because": ruling.because.iter().map(|because| because_json(ruled, because)).collect::<Vec<_>>(),
        "elsewhere": elsewhere,
    })
}

fn because_json(ruled: &Ruled, because: &Because) -> Json {
    match because {
        Because::Fact(fact, used) => {
            let known = &ruled.bound.incident.facts[*fact];
            let value = match used {
                Used::Given => answer_json(known, ruled.facts.get(*fact)),
                Used::Assumed => answer_json(known, known.assumed.map(Answer::Choice).as_ref()),
            };
            json!({"kind": "fact", "fact": known.id, "value": value, "assumed": *used == Used::Assumed})
        }
        Because::Sum(sum) => sum_json(ruled.words, sum),
        Because::Class(name, value) => json!({"kind": "class", "class": name, "value": value}),
        Because::Policy(consulted) => {
            let mut position = position_json(&consulted.position);
            if let Some(position) = position.as_object_mut() {
                let stance = position.insert("kind".to_owned(), json!("policy"));
                position.insert("policy".to_owned(), json!(consulted.policy));
                position.insert("position".to_owned(), stance.unwrap_or_default());
            }
            position
        }
        Because::Row(row) => json!({"kind": "row", "row": row}),
    }
}
