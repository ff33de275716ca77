//! An answer that is changed after a ruling follows into the other incidents of the dispute: where it is the same fact there, the
//! answer is the same, and another line is another line for all of them.

use super::super::Context;
use super::Dispute;
use crate::error::Failure;
use crate::incident::{Answer, FactKind};
use crate::interview::{Answered, Given, Subject, followed};
use std::mem::take;

impl Dispute<'_> {
    /// Asks for an answer again, before anything else.
    pub(in super::super) fn ask_again(&mut self, context: &Context, given: &Given) {
        let Some(told) = self.told.get_mut(&given.incident) else {
            return;
        };
        let incident = context.pack.incident(&given.incident);
        let is_line = |kind: &FactKind| matches!(kind, FactKind::Round { .. });
        let fact = incident.as_ref().and_then(|incident| incident.facts.get(given.fact));
        // What the line told goes with it.
        if matches!(self.subject, Subject::Line(_)) && fact.is_some_and(|fact| is_line(&fact.kind)) {
            told.keep_answers();
        }
        told.ask_again(given.fact);
        self.led_on = false;
        let changed = (given.incident.clone(), given.fact);
        self.changed.retain(|other| *other != changed);
        self.changed.insert(0, changed);
    }

    /// Takes back the answer that was given last. False where nothing was answered.
    pub(in super::super) fn take_back(&mut self) -> bool {
        self.led_on = false;
        self.last_asked().is_some_and(Answered::back)
    }

    /// The same, of an answer to a question alone, and of none that words told.
    pub(in super::super) fn unanswer(&mut self) -> bool {
        self.led_on = false;
        self.last_asked().is_some_and(Answered::unanswer)
    }

    /// What was answered last.
    fn last_asked(&mut self) -> Option<&mut Answered> {
        match &self.subject {
            Subject::Incident(id) => self.told.get_mut(id),
            Subject::Line(_) | Subject::Hand(_) => self.told.values_mut().rev().find(|told| told.was_asked()),
        }
    }

    /// Takes the changed answers over into the other incidents, the last first. Whether anything is known otherwise now.
    ///
    /// # Errors
    /// Facts that were typed and cannot be with another line.
    pub(super) fn follow_changes(&mut self, context: &Context) -> Result<bool, Failure> {
        if self.follow_line(context)? {
            return Ok(true);
        }
        let mut anything = false;
        for (of, fact) in &self.changed {
            let told = self.told.get(of).map(|told| told.told_with(*fact));
            let Some((from, told)) = context.pack.incident(of).zip(told) else {
                continue;
            };
            for (id, other) in self.told.iter_mut().filter(|(id, _)| *id != of) {
                let Some(to) = context.pack.incident(id) else {
                    continue;
                };
                let same = told.iter().flat_map(|(fact, answer)| followed(context.words, (&from, *fact), answer, &to));
                for (at, answer) in same {
                    anything |= other.follow(at, answer);
                }
            }
        }
        Ok(anything)
    }

    /// Goes on with another line, where it was changed: what it shows is looked at anew, and what was answered besides is kept
    /// as far as it still holds.
    fn follow_line(&mut self, context: &Context) -> Result<bool, Failure> {
        let Subject::Line(known) = &self.subject else {
            return Ok(false);
        };
        let told = |(of, fact): &_| match self.told.get(of)?.facts.get(*fact)? {
            Answer::Round(line) if line.text != known.text => Some(line.clone()),
            _ => None,
        };
        let Some((at, line)) = self.changed.iter().enumerate().find_map(|(at, changed)| Some((at, told(changed)?)))
        else {
            return Ok(false);
        };
        self.changed.remove(at);
        self.subject = Subject::Line(line);
        let before = take(&mut self.told);
        for bound in self.bounds(context)? {
            let id = &bound.incident.id;
            if let (Some(before), Some(told)) = (before.get(id), self.told.get_mut(id)) {
                told.take(&bound.incident, before.answers());
            }
        }
        Ok(true)
    }
}
