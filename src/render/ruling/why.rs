//! Why a ruling is what it is, a line for each step of the trace that a person wants to see.

use super::super::facts::answer_json;
use super::super::remedy::consulted_words;
use super::super::working::{clock_words, sum_line};
use super::Ruled;
use crate::betting::Chips;
use crate::decide::{Because, Used};
use crate::incident::{Answer, FactKind};
use crate::locale::Words;
use crate::policy::message_id;
use serde_json::Value as Json;

/// How many of the clauses on which a position rests are named.
const CLAUSES: usize = 3;

/// Why, line by line.
pub(super) fn why(ruled: &Ruled) -> Vec<String> {
    let line = |because: &Because| match because {
        Because::Fact(fact, used) => {
            let answer = answer_words(ruled, *fact, ruled.facts.get(*fact));
            let assumed =
                if *used == Used::Assumed { format!(" {}", ruled.words.text("assumed")) } else { String::new() };
            Some(format!("{}: {answer}{assumed}", question(ruled, *fact)))
        }
        Because::Sum(at) => Some(sum_line(ruled.words, &ruled.ruling.sums[*at])),
        Because::Policy(consulted) => {
            let policy = ruled.policy(consulted)?;
            let name = ruled.words.text(&message_id(&policy.id));
            let mut clauses = consulted.clauses();
            clauses.dedup();
            clauses.truncate(CLAUSES);
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

/// The question about a fact, without its mark and what stands in brackets behind it.
pub(super) fn question(ruled: &Ruled, fact: usize) -> String {
    let fact = &ruled.bound.incident.facts[fact];
    let question = ruled.words.text(&format!("{}-fact-{}", ruled.ruling.incident, fact.id));
    question.split(" (").next().unwrap_or(&question).trim_end_matches('?').to_owned()
}

/// An answer to a fact in words: the one that is assumed where none was given.
pub(super) fn answer_words(ruled: &Ruled, fact: usize, answer: Option<&Answer>) -> String {
    let known = &ruled.bound.incident.facts[fact];
    let choice = |value: u8| match &known.kind {
        FactKind::Choice { values } => {
            ruled.words.answer(&ruled.bound.incident.id, &known.id, &values[usize::from(value)])
        }
        _ => String::new(),
    };
    match answer {
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
        Some(Answer::Actions(_)) => match answer_json(known, answer) {
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
