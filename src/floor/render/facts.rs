//! Facts and verdicts as JSON, for the ruling of one book and for the rulings of several.

use crate::compare::{Verdict, VerdictResult};
use crate::decide::{ALTERNATIVES, BoundIncident};
use crate::incident::{Answer, Fact, FactKind, Facts};
use serde_json::{Value as Json, json};

/// The facts that were given, by name.
pub(super) fn facts_json(bound: &BoundIncident, facts: &Facts) -> Json {
    let known = bound.incident.facts.iter().enumerate();
    let given = known.filter_map(|(at, fact)| Some((fact.id.to_string(), answer_json(fact, Some(facts.get(at)?)))));
    Json::Object(given.collect())
}

/// An answer as JSON; nothing for one that is not known.
pub(super) fn answer_json(fact: &Fact, answer: Option<&Answer>) -> Json {
    match (answer, &fact.kind) {
        (Some(Answer::Choice(value)), FactKind::Choice { values }) => json!(values[usize::from(*value)]),
        (Some(Answer::Chips(amount)), _) => json!(amount),
        (Some(Answer::Piles(piles)), _) => {
            json!(piles.iter().map(|pile| json!({"count": pile.count, "value": pile.value})).collect::<Vec<_>>())
        }
        (Some(Answer::Round(line)), _) => json!(line.text),
        (Some(Answer::Count(count)), _) => json!(count),
        (Some(Answer::Time(time)), _) => json!(time),
        (Some(Answer::Slip(slip)), _) => json!(slip.text),
        (Some(Answer::Showdown(told)), _) => json!(told.text),
        (Some(Answer::Actions(actions)), _) => {
            json!(actions.iter().map(|action| action.name()).collect::<Vec<_>>())
        }
        _ => Json::Null,
    }
}

/// What one book rules, as JSON.
#[must_use]
pub fn verdict_json(verdict: &Verdict) -> Json {
    match &verdict.result {
        VerdictResult::Impossible(impossible) => json!({"book": verdict.bound.book, "impossible": impossible.input}),
        VerdictResult::Ruled { remedies, coverage, .. } => {
            let outcomes: Vec<&str> = remedies.iter().map(|one| one.outcome.as_str()).collect();
            match outcomes.as_slice() {
                [one] => json!({"book": verdict.bound.book, "outcome": one, "coverage": coverage.key()}),
                several => json!({
                    "book": verdict.bound.book,
                    "outcome": ALTERNATIVES,
                    "alternatives": several,
                    "coverage": coverage.key(),
                }),
            }
        }
        VerdictResult::Missing(facts) => {
            let names: Vec<&str> = facts.iter().map(|fact| verdict.bound.incident.facts[*fact].id.as_str()).collect();
            json!({"book": verdict.bound.book, "missing": names})
        }
    }
}
