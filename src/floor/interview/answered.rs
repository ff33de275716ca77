//! What was answered about an incident, in the order in which it was asked: so that one answer can be changed and the
//! rest kept, and the questions go on under another book where they stopped.

use super::infer::{Contradiction, record};
use crate::decide::{BoundIncident, Next};
use crate::incident::{Answer, Facts, Incident};

/// The answers about one incident.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Answered {
    /// The facts as they are known.
    pub facts: Facts,
    /// The facts that the players tell differently, by their places.
    pub disputed: Vec<usize>,
    /// The facts that were taken from the words that were said, by their places.
    pub taken: Vec<usize>,
    /// Whether they were taken from what was answered about another incident.
    pub along: bool,
    /// What is said above the next question.
    pub wrong: Option<String>,
    /// The facts that each answer told, in the order of the questions.
    pub(super) asked: Vec<Vec<usize>>,
    /// What is asked before anything else.
    again: Option<usize>,
}

impl Answered {
    /// Facts that were told without a question.
    #[must_use]
    pub fn new(facts: Facts) -> Self {
        Self { facts, ..Self::default() }
    }

    /// Takes what words tell of facts that are not known and have an answer in this case. It counts as answered in this
    /// order, so that it is changed like any answer.
    pub fn take(&mut self, incident: &Incident, told: Vec<(usize, Answer)>) {
        for (fact, answer) in told {
            let mut conditions = incident.facts[fact].asked_if.iter();
            let applies = conditions.all(|condition| {
                self.facts.choice(condition.fact).is_none_or(|value| condition.values.contains(&value))
            });
            if applies
                && self.facts.get(fact).is_none()
                && let Ok(recorded) = record(incident, &mut self.facts, fact, answer)
            {
                self.taken.extend(&recorded);
                self.asked.push(recorded);
            }
        }
    }

    /// The fact to ask for: the one that is to be asked again, or the first that can still change the ruling.
    pub(super) fn next(&self, bound: &BoundIncident) -> Option<usize> {
        if self.again.is_some() {
            return self.again;
        }
        match bound.next(&self.facts) {
            Next::Ask(fact) => Some(fact),
            Next::Ruled(_) | Next::Impossible(_) | Next::Open(..) => None,
        }
    }

    /// Records the answer to a question and what it tells of other facts.
    pub(super) fn record(&mut self, incident: &Incident, fact: usize, answer: Answer) -> Result<(), Contradiction> {
        self.taken.retain(|taken| *taken != fact);
        if answer != Answer::Unknown {
            self.disputed.retain(|disputed| *disputed != fact);
        }
        let recorded = record(incident, &mut self.facts, fact, answer)?;
        self.asked.push(recorded);
        self.again = None;
        Ok(())
    }

    /// Takes the last answer back. False where nothing was asked.
    pub fn back(&mut self) -> bool {
        let last = self.asked.pop();
        // What was taken from words was never asked: it is now, where it stands otherwise.
        self.again = last.as_ref().and_then(|told| told.first().copied()).filter(|fact| self.taken.contains(fact));
        last.iter().flatten().for_each(|fact| self.forget(*fact));
        last.is_some()
    }

    /// Takes the last answer back where it was given to a question. False where the words told it, or nothing is told.
    pub fn unanswer(&mut self) -> bool {
        let last = self.asked.last().and_then(|told| told.first());
        last.is_some_and(|fact| !self.taken.contains(fact)) && self.back()
    }

    /// Asks again for an answer that cannot be with the others: the one that is named, however it was told, or else the
    /// last. Why is said above its question. False where nothing was asked, so that there is nobody to ask.
    pub fn refuse(&mut self, named: Option<usize>, why: String) -> bool {
        let last = self.asked.last().and_then(|told| told.first()).copied();
        let Some(fact) = named.filter(|fact| self.facts.get(*fact).is_some()).or(last).filter(|_| last.is_some())
        else {
            return false;
        };
        self.ask_again(fact);
        self.wrong = Some(why);
        true
    }

    /// Takes back what was told of a fact, with all that the same answer told, and asks for it before anything else. The
    /// other answers are kept, and count as far as they still hold.
    pub fn ask_again(&mut self, fact: usize) {
        let told = self.asked.iter().position(|told| told.contains(&fact)).map(|at| self.asked.remove(at));
        let told = told.unwrap_or_else(|| vec![fact]);
        told.iter().for_each(|fact| self.forget(*fact));
        // Of a line that told it, the line is asked for.
        self.again = told.first().copied();
    }

    /// Takes over what another incident knows otherwise now. Whether it was known otherwise here.
    pub fn follow(&mut self, fact: usize, answer: Answer) -> bool {
        let other = self.facts.get(fact) != Some(&answer);
        if other {
            self.forget(fact);
            self.facts.set(fact, Some(answer));
        }
        other
    }

    /// What the answer that told a fact told, with the facts that it told.
    #[must_use]
    pub fn told_with(&self, fact: usize) -> Vec<(usize, Answer)> {
        let told = self.asked.iter().find(|told| told.contains(&fact)).cloned().unwrap_or_default();
        told.into_iter().filter_map(|fact| Some((fact, self.facts.get(fact)?.clone()))).collect()
    }

    /// Whether anything was asked, or is to be.
    #[must_use]
    pub fn was_asked(&self) -> bool {
        self.again.is_some() || !self.asked.is_empty()
    }

    /// What was answered, in the order of the questions.
    #[must_use]
    pub fn answers(&self) -> Vec<(usize, Answer)> {
        self.asked.iter().flatten().filter_map(|fact| Some((*fact, self.facts.get(*fact)?.clone()))).collect()
    }

    /// Forgets what was told without a question.
    pub fn keep_answers(&mut self) {
        let asked: Vec<usize> = self.asked.iter().flatten().copied().collect();
        let told: Vec<usize> = self.facts.given().map(|(fact, _)| fact).filter(|fact| !asked.contains(fact)).collect();
        told.into_iter().for_each(|fact| self.forget(fact));
    }

    fn forget(&mut self, fact: usize) {
        self.facts.set(fact, None);
        self.taken.retain(|taken| *taken != fact);
        self.disputed.retain(|disputed| *disputed != fact);
    }
}
