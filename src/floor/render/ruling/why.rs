//! Why a ruling is what it is, a line for each step of the trace that a person wants to see.

use super::super::remedy::consulted_words;
use super::super::working::sum_line;
use super::RulingContext;
use crate::decide::{TraceStep, Used};
use crate::incident::Answer;
use crate::interview;
use crate::policy::message_id;

/// How many of the clauses on which a position rests are named.
const CLAUSES: usize = 3;

/// Why, line by line.
pub(super) fn why(ruled: &RulingContext) -> Vec<String> {
    let line = |because: &TraceStep| match because {
        TraceStep::Fact(fact, used) => {
            let answer = answer_words(ruled, *fact, ruled.facts.get(*fact));
            let assumed =
                if *used == Used::Assumed { format!(" {}", ruled.words.text("assumed")) } else { String::new() };
            Some(format!("{}: {answer}{assumed}", fact_name(ruled, *fact)))
        }
        TraceStep::Sum(at) => Some(sum_line(ruled.words, &ruled.ruling.sums[*at], &|name| ruled.shown_name(name))),
        TraceStep::Policy(consulted) => {
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
        TraceStep::Class(..) | TraceStep::Row(_) => None,
    };
    ruled.ruling.because.iter().filter_map(line).collect()
}

/// What a fact is called.
pub(super) fn fact_name(ruled: &RulingContext, fact: usize) -> String {
    ruled.words.fact(ruled.ruling.incident, &ruled.bound.incident.facts[fact].id)
}

/// An answer to a fact in words: the one that is assumed where none was given.
pub(super) fn answer_words(ruled: &RulingContext, fact: usize, answer: Option<&Answer>) -> String {
    let incident = &ruled.bound.incident;
    let known = &incident.facts[fact];
    let assumed = known.assumed.map(Answer::Choice);
    let answer = answer.or(assumed.as_ref());
    answer.map(|answer| interview::answer_words(ruled.words, incident, known, answer)).unwrap_or_default()
}
