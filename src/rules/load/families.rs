//! Families: read, and checked so that each answer leads to one incident or to one question below, and each question is
//! asked.

use super::{Document, Loader, SourceFile, SourceKind, raw};
use crate::ids::FactId;
use crate::incident::{Family, FamilyAnswer, FamilyQuestion, Incident, Leads};

/// The keys of an answer.
const ANSWER_KEYS: &str = "answer, leads-to, facts";

impl Loader {
    /// Adds the family of a file, or puts it in the place of one of the same id. Incidents stand before families.
    pub(super) fn family(&mut self, file: &SourceFile) {
        let SourceKind::Family { id } = &file.kind else {
            return;
        };
        let Some((document, raw)) = self.open::<raw::Family>(file) else {
            return;
        };
        let before = self.findings.len();
        if raw.family != *id {
            self.note(&document, "/family", "name-and-file-differ", [("name", &raw.family), ("file", id)]);
        }
        self.asked_and_once(&document, &raw.questions);
        let ids: Vec<String> = raw.questions.iter().map(|question| question.question.clone()).collect();
        let mut questions = Vec::new();
        for (at, question) in raw.questions.into_iter().enumerate() {
            let place = format!("/questions/{at}");
            let answers = self.family_answers(&document, &place, question.answers, (&ids, at));
            questions.push(FamilyQuestion { id: question.question, answers });
        }
        let family = Family { id: id.as_str().into(), questions };
        for (at, (message, _)) in family.needed_words().enumerate() {
            self.needs_word(&document, &format!("/questions/{at}/question"), message);
        }
        if self.findings.len() > before {
            return;
        }
        match self.library.families.iter_mut().find(|known| known.id == family.id) {
            Some(known) => *known = family,
            None => self.library.families.push(family),
        }
    }

    /// Notes questions of the same key, those of fewer than two answers, and those to which no answer leads.
    fn asked_and_once(&mut self, document: &Document, questions: &[raw::FamilyQuestion]) {
        if questions.is_empty() {
            self.note(document, "/questions", "empty-list", []);
        }
        for (at, question) in questions.iter().enumerate() {
            let place = format!("/questions/{at}/question");
            let id = &question.question;
            if questions[..at].iter().any(|known| known.question == *id) {
                self.note(document, &place, "twice", [("name", id)]);
            }
            let mut above = questions[..at].iter().flat_map(|question| &question.answers);
            if at > 0 && !above.any(|answer| answer.asks.as_ref() == Some(id)) {
                self.note(document, &place, "never-asked", [("name", id)]);
            }
            if question.answers.len() < 2 {
                self.note(document, &place, "one-answer", [("name", id)]);
            }
        }
    }

    /// The answers to the question at a place among those of these keys.
    fn family_answers(
        &mut self,
        document: &Document,
        place: &str,
        answers: Vec<raw::FamilyAnswer>,
        (ids, question): (&[String], usize),
    ) -> Vec<FamilyAnswer> {
        let mut linked: Vec<FamilyAnswer> = Vec::new();
        for (at, answer) in answers.into_iter().enumerate() {
            let place = format!("{place}/answers/{at}");
            if linked.iter().any(|known| known.id == answer.answer) {
                self.note(document, &format!("{place}/answer"), "twice", [("name", &answer.answer)]);
            }
            let leads = match (&answer.leads_to, &answer.asks) {
                (Some(id), None) => self.answer_to_incident(document, &place, id, &answer.facts.0),
                (None, Some(asks)) => {
                    // What leads on only ever downwards comes to an end.
                    let below = ids.get(question + 1..).unwrap_or_default();
                    let to = below.iter().position(|id| id == asks).map(|to| to + question + 1);
                    if to.is_none() {
                        let values = [("found", asks.as_str()), ("allowed", &below.join(", "))];
                        self.note(document, &format!("{place}/asks"), "not-a-value", values);
                    }
                    Leads::Question(to.unwrap_or(question))
                }
                (None, None) => {
                    self.note(document, &place, "missing-key", [("name", "leads-to")]);
                    continue;
                }
                (Some(_), Some(_)) => {
                    let values = [("name", "asks"), ("allowed", ANSWER_KEYS)];
                    self.note(document, &format!("{place}/asks"), "unknown-key", values);
                    continue;
                }
            };
            linked.push(FamilyAnswer { id: answer.answer, leads });
        }
        linked
    }

    /// An incident as where an answer leads, with what the answer tells of it.
    fn answer_to_incident(&mut self, document: &Document, place: &str, id: &str, facts: &[(String, String)]) -> Leads {
        let told = |(fact, value): &(String, String)| (FactId::from(fact.as_str()), value.clone());
        let leads = Leads::Incident(id.into(), facts.iter().map(told).collect());
        // An incident with a mistake is there, and what it says is not known.
        let mistaken = self.mistaken.iter().any(|(incident, _)| incident.id == *id);
        let Some(incident) = self.library.incidents.iter().find(|known| known.id == *id).cloned() else {
            if !mistaken {
                self.note(document, &format!("{place}/leads-to"), "no-such-incident", [("name", id)]);
            }
            return leads;
        };
        for (fact, value) in facts {
            self.told_by_answer(document, &format!("{place}/facts/{fact}"), &incident, (fact, value));
        }
        leads
    }

    /// Notes a fact that an incident does not have, or a value that it does not take.
    fn told_by_answer(&mut self, document: &Document, place: &str, incident: &Incident, (fact, value): (&str, &str)) {
        let ids = || incident.facts.iter().map(|fact| fact.id.as_str()).collect::<Vec<_>>().join(", ");
        let (found, allowed) = match incident.fact(fact).map(|at| &incident.facts[at]) {
            None => (fact, ids()),
            Some(known) if known.kind.place(value).is_none() => (value, known.values().join(", ")),
            Some(_) => return,
        };
        self.note(document, place, "not-a-value", [("found", found), ("allowed", &allowed)]);
    }
}
