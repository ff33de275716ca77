//! Why a question is asked: what each answer to it would lead to.

use super::Interview;
use crate::decide::BoundIncident;
use crate::incident::{Answer, FactKind, Facts};

/// How many of the rulings to which an answer can still lead are named.
const NAMED: usize = 3;

impl Interview<'_> {
    /// What a question decides: for each of the answers the outcomes that are left then; where they are the same, that it
    /// changes what is ordered or how much.
    pub(super) fn reasons(&self, bound: &BoundIncident, facts: &Facts, fact: usize) -> String {
        let known = &bound.incident.facts[fact];
        let left = |facts: &Facts| -> Vec<String> {
            let outcomes = bound.outcomes(bound.possible(facts)).into_iter();
            outcomes.map(|outcome| self.words.text(&format!("{}-outcome-{outcome}", bound.incident.id))).collect()
        };
        let FactKind::Choice { values } = &known.kind else {
            return self.decides(&left(facts));
        };
        let answer = |(at, value): (usize, &String)| {
            let mut with = facts.clone();
            with.set(fact, Some(Answer::Choice(u8::try_from(at).unwrap_or(u8::MAX))));
            (self.words.answer(&bound.incident.id, &known.id, value), left(&with))
        };
        let answers: Vec<(String, Vec<String>)> = values.iter().enumerate().map(answer).collect();
        if answers.windows(2).all(|pair| pair[0].1 == pair[1].1) {
            return self.decides(&left(facts));
        }
        let line = |(answer, outcomes): &(String, Vec<String>)| format!("- {answer} → {}", some(outcomes));
        let lines: Vec<String> = answers.iter().map(line).collect();
        format!("{}\n{}", self.words.text("asked-because"), lines.join("\n"))
    }

    /// What a question decides that every ruling hangs on.
    fn decides(&self, outcomes: &[String]) -> String {
        match outcomes {
            [] | [_] => self.words.text("asked-for-amounts"),
            several => format!("{}\n- {}", self.words.text("asked-because"), some(several)),
        }
    }
}

/// The first of some rulings.
fn some(outcomes: &[String]) -> String {
    let named = outcomes.iter().take(NAMED).map(String::as_str);
    named.chain((outcomes.len() > NAMED).then_some("…")).collect::<Vec<_>>().join(" / ")
}
