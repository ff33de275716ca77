//! A ruling as JSON, whole whatever a screen shows of it.

use super::super::facts::{answer_json, facts_json, verdict_json};
use super::super::remedy::{Remedies, amounts_json};
use super::super::rule::{changes_json, official_json, translation_json};
use super::super::standing::{position_json, value_json};
use super::super::working::{sum_json, tables_json};
use super::RulingContext;
use crate::decide::{TraceStep, Used, WhatIf};
use crate::incident::Answer;
use serde_json::{Map, Value as Json, json};

/// A ruling as one JSON object, by the contract of the command line.
#[must_use]
pub fn ruling_json(ruled: &RulingContext) -> Json {
    let ruling = ruled.ruling;
    let citations: Vec<Json> = ruled
        .cited()
        .into_iter()
        .map(|(cited, topic)| {
            json!({
                "book": ruling.book, "label": cited.label, "title": cited.own.title, "text": cited.own.paragraphs.join("\n"),
                "translation": translation_json(&cited), "official": official_json(&cited.official), "topic": topic,
            })
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
        "names": ruling.names.iter().map(|(name, players)| ((*name).to_owned(), json!(players.join(", ")))).collect::<Map<_, _>>(),
        "orders": ruling.orders.iter().map(|order| remedies.message("order", order, &ruling.amounts)).collect::<Vec<_>>(),
        "open": remedies.open_json(&ruling.open),
        "alternatives": ruling.alternatives.iter().map(|one| remedies.json(one)).collect::<Vec<_>>(),
        "other_sides": remedies.other_sides_json(ruling),
        "other_values": Remedies::other_values_json(ruling),
        "penalty": remedies.penalty_json(ruling.penalty),
        "remarks": ruled.remarks(true),
        "citations": citations,
        "changed": changes_json(ruled.words, ruled.changes().as_ref()),
        "because": ruling.because.iter().map(|because| because_json(ruled, because)).collect::<Vec<_>>(),
        "elsewhere": elsewhere,
        "what_if": ruled.what_if.iter().map(|what_if| what_if_json(ruled, what_if)).collect::<Vec<_>>(),
    })
}

/// What the ruling would be with another answer to one fact.
fn what_if_json(ruled: &RulingContext, what_if: &WhatIf) -> Json {
    let ruling = &what_if.ruling;
    let remedies = ruled.remedies_of(ruling);
    let fact = &ruled.bound.incident.facts[what_if.fact];
    json!({
        "fact": fact.id,
        "value": answer_json(fact, what_if.facts.get(what_if.fact)),
        "outcome": ruling.outcome,
        "ruling": remedies.headline(ruling),
        "coverage": ruling.coverage.key(),
        "amounts": amounts_json(&ruling.amounts),
        "orders": ruling.orders.iter().map(|order| remedies.message("order", order, &ruling.amounts)).collect::<Vec<_>>(),
        "alternatives": ruling.alternatives.iter().map(|one| remedies.json(one)).collect::<Vec<_>>(),
        "penalty": remedies.penalty_json(ruling.penalty),
    })
}

fn because_json(ruled: &RulingContext, because: &TraceStep) -> Json {
    match because {
        TraceStep::Fact(fact, used) => {
            let known = &ruled.bound.incident.facts[*fact];
            let value = match used {
                Used::Given => answer_json(known, ruled.facts.get(*fact)),
                Used::Assumed => answer_json(known, known.assumed.map(Answer::Choice).as_ref()),
            };
            json!({"kind": "fact", "fact": known.id, "value": value, "assumed": *used == Used::Assumed})
        }
        TraceStep::Sum(at) => sum_json(ruled.words, &ruled.ruling.sums[*at], &|name| ruled.shown_name(name)),
        TraceStep::Class(name, value) => json!({"kind": "class", "class": name, "value": value}),
        TraceStep::Policy(consulted) => {
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
        TraceStep::Row(row) => json!({"kind": "row", "row": row}),
    }
}
