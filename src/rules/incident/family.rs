//! Families: incidents that the same words may mean, and the question that tells them apart.

use super::{Answer, Incident};
use crate::ids::{FactId, FamilyId, IncidentId};
use serde::{Deserialize, Serialize};

/// Incidents that words alone tell apart badly, with what to ask then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Family {
    /// The key: `discarded-cards`.
    pub id: FamilyId,
    /// The questions; the first is asked first, each other one after an answer of one above it.
    pub questions: Vec<FamilyQuestion>,
}

/// A question that tells incidents of a family apart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FamilyQuestion {
    /// The key, unique in its family.
    pub id: String,
    /// Its answers.
    pub answers: Vec<FamilyAnswer>,
}

/// An answer to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FamilyAnswer {
    /// The key, unique at its question.
    pub id: String,
    /// Where it leads.
    pub leads: Leads,
}

/// Where an answer leads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leads {
    /// To an incident, with the facts of it that the answer tells, each with its value.
    Incident(IncidentId, Vec<(FactId, String)>),
    /// To a further question, by its place.
    Question(usize),
}

impl Family {
    /// The incidents to which the answers to a question lead, over all questions behind it.
    #[must_use]
    pub fn below(&self, question: usize) -> Vec<&IncidentId> {
        let answers = self.questions.get(question).into_iter().flat_map(|question| &question.answers);
        answers.flat_map(|answer| self.led_to(answer)).collect()
    }

    /// The incidents to which an answer leads.
    #[must_use]
    pub fn led_to<'f>(&'f self, answer: &'f FamilyAnswer) -> Vec<&'f IncidentId> {
        match &answer.leads {
            Leads::Incident(id, _) => vec![id],
            Leads::Question(at) => self.below(*at),
        }
    }

    /// The questions from the first down to the one that tells these incidents apart: each before it has one answer
    /// that leads to all of them.
    #[must_use]
    pub fn down_to(&self, incidents: &[IncidentId]) -> Vec<usize> {
        let mut chain = vec![0];
        let leads_to_all = |answer: &&FamilyAnswer| {
            let led_to = self.led_to(answer);
            incidents.iter().all(|id| led_to.contains(&id))
        };
        while let Some(question) = chain.last().and_then(|at| self.questions.get(*at)) {
            match question.answers.iter().find(leads_to_all).map(|answer| &answer.leads) {
                Some(Leads::Question(next)) => chain.push(*next),
                _ => break,
            }
        }
        chain
    }

    /// The same with only the answers that lead to these incidents. Where one of them asks a question that has one answer left,
    /// it leads where that answer does.
    #[must_use]
    pub fn only(&self, incidents: &[IncidentId]) -> Self {
        let leads = |answer: &&FamilyAnswer| self.led_to(answer).iter().any(|id| incidents.contains(id));
        let mut questions = self.questions.clone();
        for question in &mut questions {
            question.answers.retain(|answer| leads(&answer));
        }
        // Each question leads to those below it.
        for at in (0..questions.len()).rev() {
            for answer in 0..questions[at].answers.len() {
                if let Leads::Question(next) = questions[at].answers[answer].leads
                    && let Some(FamilyQuestion { answers, .. }) = questions.get(next)
                    && let [only] = answers.as_slice()
                {
                    questions[at].answers[answer].leads = only.leads.clone();
                }
            }
        }
        Self { id: self.id.clone(), questions }
    }

    /// Whether an incident is of the family.
    #[must_use]
    pub fn has(&self, incident: &IncidentId) -> bool {
        self.below(0).contains(&incident)
    }

    /// The id of the message with a question; its attributes are the answers.
    #[must_use]
    pub fn message(&self, question: &FamilyQuestion) -> String {
        format!("family-{}-{}", self.id, question.id)
    }

    /// The messages that the family needs, each with its attributes.
    pub fn needed_words(&self) -> impl Iterator<Item = (String, Vec<String>)> {
        self.questions
            .iter()
            .map(|question| (self.message(question), question.answers.iter().map(|answer| answer.id.clone()).collect()))
    }
}

impl Incident {
    /// Facts of the incident as answers, by their places; what it does not have is left out.
    #[must_use]
    pub fn told(&self, told: &[(FactId, String)]) -> Vec<(usize, Answer)> {
        let answer = |(id, value): &(FactId, String)| {
            let at = self.fact(id)?;
            Some((at, Answer::Choice(self.facts[at].kind.place(value)?)))
        };
        told.iter().filter_map(answer).collect()
    }
}
