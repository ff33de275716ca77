//! Running the interview: from an open question to a ruling, one answer at a time, and back.

use super::imply::{contradiction_words, record};
use super::read::{AnswerError, Reply, read_answer};
use super::round::read_line;
use super::{Asker, Prompt, Stopped};
use crate::betting::round::Line;
use crate::decide::{Bound, Next};
use crate::ids::IncidentId;
use crate::incident::{Fact, FactKind, Facts};
use crate::locale::{Words, args, printable};
use crate::lookup::{Pick, matching_incidents, pick};
use crate::pack::{IncidentHead, Pack};

/// An interview in one language at one asker.
pub struct Interview<'a> {
    /// The data.
    pub pack: &'a Pack,
    /// The words.
    pub words: &'a Words<'a>,
    /// The person.
    pub asker: &'a mut dyn Asker,
}

impl std::fmt::Debug for Interview<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Interview").field("words", &self.words).finish_non_exhaustive()
    }
}

/// What the floor is called for, as far as it is known: an incident, or what was told of the betting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// An incident, by its id.
    Incident(IncidentId),
    /// A line, from which the incident follows.
    Line(Box<Line>),
}

/// How the questions about an incident ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// Nothing is left to ask.
    Done,
    /// Back before the first question.
    Back,
}

/// The longest list of incidents that is shown before anything is typed.
const SHORT_LIST: usize = 12;

impl Interview<'_> {
    /// Asks what happened until it is one incident, or a line.
    ///
    /// # Errors
    /// When there will be no more answers.
    pub fn subject(&mut self) -> Result<Subject, Stopped> {
        let every = self.pack.incident_heads();
        let mut listed = if every.len() <= SHORT_LIST { every.clone() } else { Vec::new() };
        let mut wrong = None;
        loop {
            let prompt = Prompt {
                question: self.words.text("ask-incident"),
                answers: listed.iter().map(|head| self.words.text(&head.id)).collect(),
                hint: self.words.text("ask-incident-hint"),
                wrong: wrong.take(),
            };
            let typed = self.asker.line(&prompt)?;
            if matches!(typed.trim(), "?" | "<" | "") {
                listed.clone_from(&every);
                continue;
            }
            match read_line(self.words, &typed) {
                Some(Ok(line)) => return Ok(Subject::Line(Box::new(line))),
                Some(Err(why)) => {
                    wrong = Some(why);
                    continue;
                }
                None => {}
            }
            match self.narrowed(&typed, &listed).as_slice() {
                [one] => return Ok(Subject::Incident(one.id.clone())),
                [] => wrong = Some(self.words.with("ask-incident-none", &args([("typed", printable(&typed).into())]))),
                several => listed = several.to_vec(),
            }
        }
    }

    /// The incidents that what was typed leaves, a number picking from the list on the screen.
    fn narrowed(&self, typed: &str, listed: &[IncidentHead]) -> Vec<IncidentHead> {
        if typed.trim().parse::<usize>().is_ok() && !listed.is_empty() {
            let titles: Vec<Vec<String>> = listed.iter().map(|head| vec![self.words.text(&head.id)]).collect();
            return match pick(typed, &titles) {
                Pick::One(at) => vec![listed[at].clone()],
                Pick::Several(_) | Pick::None => Vec::new(),
            };
        }
        matching_incidents(self.pack, self.words, typed)
    }

    /// Asks for the facts that can still change the ruling.
    ///
    /// # Errors
    /// When there will be no more answers.
    pub fn facts(&mut self, bound: &Bound, facts: &mut Facts) -> Result<Told, Stopped> {
        let mut asked: Vec<Vec<usize>> = Vec::new();
        let mut wrong = None;
        while let Next::Ask(fact) = bound.next(facts) {
            let prompt = self.question(bound, fact, wrong.take());
            let typed = self.asker.line(&prompt)?;
            let known = &bound.incident.facts[fact];
            match read_answer(self.words, &bound.incident, known, &typed) {
                Ok(Reply::Answer(answer)) => match record(&bound.incident, facts, fact, answer) {
                    Ok(recorded) => asked.push(recorded),
                    Err(other) => wrong = Some(contradiction_words(self.words, &bound.incident, facts, &other)),
                },
                Ok(Reply::Back) => match asked.pop() {
                    Some(before) => before.into_iter().for_each(|fact| facts.set(fact, None)),
                    None => return Ok(Told::Back),
                },
                Err(error) => wrong = Some(wrong_answer(self.words, known, &prompt.answers, &typed, &error)),
            }
        }
        Ok(Told::Done)
    }

    fn question(&self, bound: &Bound, fact: usize, wrong: Option<String>) -> Prompt {
        let incident = &bound.incident;
        let fact = &incident.facts[fact];
        let answers = match &fact.kind {
            FactKind::Choice { values } => {
                values.iter().map(|value| self.words.answer(&incident.id, &fact.id, value)).collect()
            }
            _ => Vec::new(),
        };
        Prompt {
            question: self.words.text(&format!("{}-fact-{}", incident.id, fact.id)),
            answers,
            hint: self.words.text(hint(fact)),
            wrong,
        }
    }
}

fn hint(fact: &Fact) -> &'static str {
    match fact.kind {
        FactKind::Choice { .. } => "ask-hint-choice",
        FactKind::Chips { .. } => "ask-hint-chips",
        FactKind::Piles => "ask-hint-piles",
        FactKind::Round { .. } => "ask-hint-round",
        FactKind::Actions { .. } => "ask-hint-actions",
    }
}

/// The sentence that says why something typed is no answer to a fact. `answers` are the values as the person knows them:
/// in words at a question, as keys on a command line.
#[must_use]
pub fn wrong_answer(words: &Words, fact: &Fact, answers: &[String], typed: &str, error: &AnswerError) -> String {
    let say = |message: &str, typed: &str, allowed: &[String]| {
        let typed = printable(typed.trim());
        words.with(message, &args([("typed", typed.into()), ("allowed", allowed.join(", ").into())]))
    };
    match error {
        AnswerError::NotAValue => say("answer-not-a-value", typed, answers),
        AnswerError::Several(places) => {
            let fitting: Vec<String> = places.iter().filter_map(|place| answers.get(*place).cloned()).collect();
            say("answer-several", typed, &fitting)
        }
        AnswerError::Amount(why) => words.with(why.key(), &why.values(&printable(typed.trim()))),
        AnswerError::Shown(text) => text.clone(),
        AnswerError::TooMany => say("answer-too-many", typed, &[]),
        AnswerError::NotAnAction(word) => match &fact.kind {
            FactKind::Actions { allowed } => say("answer-not-an-action", word, allowed),
            _ => say("answer-not-a-value", word, answers),
        },
    }
}
