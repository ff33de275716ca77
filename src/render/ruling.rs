//! A ruling on the screen, from the top in the order in which it is needed, and as one JSON object.

use super::citation::{Cited, cite};
use super::facts::{answer_json, facts_json, verdict_json};
use super::remedy::{Remedies, amounts_json, consulted_words, coverage_mark, pair};
use super::rule::{changes_blocks, changes_json};
use super::standing::{position_json, value_json};
use super::working::{clock_words, sum_json, sum_line, table_block, tables_json};
use super::{Block, View};
use crate::betting::Chips;
use crate::compare::{RemedyLine, Verdict, VerdictResult};
use crate::decide::{Because, Bound, Consulted, Ruling, Used};
use crate::incident::{Answer, Coverage, FactKind, Facts, Impossible, PenaltyKind};
use crate::locale::{FluentValue, Words, args};
use crate::lookup::{Changes, changes_of};
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
    fn remedies(&self) -> Remedies<'_> {
        let (incident, names) = (self.ruling.incident, self.ruling.names.as_slice());
        Remedies { pack: self.pack, words: self.words, incident, names }
    }

    fn remarks(&self) -> Vec<String> {
        let remedies = self.remedies();
        let mut remarks = self.conflicts();
        remarks.extend(remedies.other_sides(self.ruling));
        remarks.extend(remedies.other_values(self.ruling));
        let of_data = self.ruling.remarks.iter();
        remarks.extend(of_data.map(|remark| remedies.message("remark", remark, &self.ruling.amounts)));
        remarks
    }

    fn cited(&self) -> Vec<(Cited, &str)> {
        let citations = self.ruling.citations.iter();
        citations
            .filter_map(|citation| {
                Some((cite(self.pack, self.ruling.book, &citation.address)?, citation.topic.as_str()))
            })
            .collect()
    }

    /// What a house plays otherwise than the book whose clause is cited, of all on which the ruling rests.
    fn changes(&self) -> Option<Changes> {
        let rests_on = self.ruling.because.iter().filter_map(|because| match because {
            Because::Policy(consulted) => Some(&consulted.policy),
            Because::Fact(..) | Because::Sum(_) | Because::Class(..) | Because::Row(_) => None,
        });
        changes_of(self.pack, self.ruling.book, rests_on)
    }

    fn policy(&self, consulted: &Consulted) -> Option<Policy> {
        self.pack.policy(&consulted.policy)
    }

    /// Why a contradiction of the book is followed on one side: where the other gives something else, or where what must
    /// be added rests on it.
    fn conflicts(&self) -> Vec<String> {
        let ruling = self.ruling;
        let differs = |consulted: &Consulted| match ruling.other_sides.as_slice() {
            [] => ruling.coverage == Coverage::Conflict,
            others => others.iter().any(|other| other.consulted.policy == consulted.policy),
        };
        let mut said = Vec::new();
        for because in &ruling.because {
            if let Because::Policy(consulted @ Consulted { position: Position::Conflict { why, .. }, .. }) = because
                && differs(consulted)
            {
                said.push(why.get(self.words.language().code()));
            }
        }
        said
    }
}

/// How many of the clauses that a ruling cites are shown whole; of the others a screen has room for the labels.
const SHOWN_WHOLE: usize = 3;

/// A ruling to be shown.
#[must_use]
pub fn ruling_view(ruled: &Ruled) -> View {
    let (words, ruling) = (ruled.words, ruled.ruling);
    let mut view = View::default();
    let remedies = ruled.remedies();
    view.push(Block::Headline(remedies.headline(ruling)));
    let book =
        ruled.pack.book(ruling.book).map_or_else(String::new, |book| book.title.name(words.language()).to_owned());
    let coverage = match ruling.coverage {
        Coverage::Rule => String::new(),
        other => format!(" · {}", words.text(&format!("coverage-{}", other.key()))),
    };
    view.push(Block::Subject(format!("{} · {book}{coverage}", words.text(ruling.incident))));
    if !ruling.amounts.is_empty() {
        view.push(Block::Rule);
        view.push(Block::Pairs(ruling.amounts.iter().map(|amount| pair(words, amount)).collect()));
    }
    for table in &ruling.tables {
        view.push(Block::Heading(words.text(&format!("heading-table-{}", table.name))));
        view.push(table_block(words, table));
    }
    if ruling.alternatives.is_empty() {
        view.push(Block::Heading(words.text("heading-orders")));
        view.push(Block::Steps(remedies.orders(&ruling.orders, &ruling.open, &ruling.amounts)));
    }
    remedies.alternatives(&mut view, ruling);
    if ruling.penalty != PenaltyKind::None {
        view.push(Block::Heading(words.text("heading-penalty")));
        view.push(Block::Text(words.text(&format!("penalty-{}", ruling.penalty.key()))));
    }
    view.points(words.text("heading-remarks"), ruled.remarks());
    view.push(Block::Heading(words.text("heading-rule")));
    let cited = ruled.cited();
    for (cited, _) in cited.iter().take(SHOWN_WHOLE) {
        view.push(Block::Clause(format!("{} {}", cited.label, cited.title), cited.paragraphs.clone()));
    }
    if cited.len() > SHOWN_WHOLE {
        let rest: Vec<&str> = cited[SHOWN_WHOLE..].iter().map(|(cited, _)| cited.label.as_str()).collect();
        view.push(Block::Text(words.with("rule-also", &args([("clauses", rest.join(", ").into())]))));
    }
    changes_blocks(&mut view, words, ruled.changes().as_ref());
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
        Because::Sum(at) => Some(sum_line(ruled.words, &ruled.ruling.sums[*at])),
        Because::Policy(consulted) => {
            let policy = ruled.policy(consulted)?;
            let name = ruled.words.text(&message_id(&policy.id));
            let mut clauses = consulted.clauses();
            clauses.dedup();
            clauses.truncate(SHOWN_WHOLE);
            let clauses = match clauses.is_empty() {
                true => String::new(),
                false => format!(" ({})", clauses.join(", ")),
            };
            Some(format!("{name}: {}{clauses}", consulted_words(ruled.words, &policy, consulted)))
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
            ruled.words.answer(&ruled.bound.incident.id, &known.id, &values[usize::from(value)])
        }
        _ => String::new(),
    };
    match ruled.facts.get(fact) {
        None => known.assumed.map(choice).unwrap_or_default(),
        Some(Answer::Choice(value)) => choice(*value),
        Some(Answer::Chips(amount)) => ruled.words.number(*amount),
        Some(Answer::Piles(piles)) => piles_words(ruled.words, piles),
        Some(Answer::Round(line)) => line.text.clone(),
        Some(Answer::Count(count)) => ruled.words.number(*count),
        Some(Answer::Time(time)) => clock_words(*time),
        Some(Answer::Slip(slip)) => slip.text.split_whitespace().collect::<Vec<_>>().join(" "),
        Some(Answer::Showdown(told)) => told.text.clone(),
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
            VerdictResult::Ruled { remedies, coverage, names } => {
                let line = Remedies { pack: ruled.pack, words, incident: ruled.ruling.incident, names };
                let amounts = remedies.iter().map(RemedyLine::amounts).collect::<Vec<_>>();
                let shown =
                    remedies.iter().zip(&amounts).map(|(one, amounts)| (one.outcome.as_str(), amounts.as_slice()));
                format!("{}{}", line.line(shown), coverage_mark(words, *coverage))
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
    let amounts = impossible.amounts.iter().map(|(name, amount)| (*name, words.number(*amount)));
    let values = amounts.chain([("what", impossible.what.clone())]);
    let values = values.map(|(name, value)| (name, FluentValue::from(value))).collect();
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
    let remedies = ruled.remedies();
    let elsewhere: Vec<Json> = ruled.others.iter().map(verdict_json).collect();
    json!({
        "book": ruling.book,
        "incident": ruling.incident,
        "language": ruled.words.language().code(),
        "facts": facts_json(ruled.bound, ruled.facts),
        "outcome": ruling.outcome,
        "ruling": remedies.headline(ruling),
        "coverage": ruling.coverage.key(),
        "amounts": amounts_json(&ruling.amounts),
        "tables": tables_json(&ruling.tables),
        "names": ruling.names.iter().map(|(name, players)| ((*name).to_owned(), json!(players))).collect::<Map<_, _>>(),
        "orders": ruling.orders.iter().map(|order| remedies.message("order", order, &ruling.amounts)).collect::<Vec<_>>(),
        "open": remedies.open_json(&ruling.open),
        "alternatives": ruling.alternatives.iter().map(|one| remedies.json(one)).collect::<Vec<_>>(),
        "other_sides": remedies.other_sides_json(ruling),
        "other_values": Remedies::other_values_json(ruling),
        "penalty": remedies.penalty_json(ruling.penalty),
        "remarks": ruled.remarks(),
        "citations": citations,
        "changed": changes_json(ruled.words, ruled.changes().as_ref()),
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
        Because::Sum(at) => sum_json(ruled.words, &ruled.ruling.sums[*at]),
        Because::Class(name, value) => json!({"kind": "class", "class": name, "value": value}),
        Because::Policy(consulted) => {
            let mut position = match &consulted.general {
                Some(general) => {
                    json!({"kind": "general", "value": value_json(&general.value), "clauses": general.clauses})
                }
                None => position_json(&consulted.position),
            };
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
