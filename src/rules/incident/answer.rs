//! Answers to the facts of an incident.

use crate::betting::round::HandLine;
use crate::betting::{ActionKind, Amount, Chips};
use crate::showdown::TypedShowdown;
use crate::tournament::{Seconds, Slip};

/// An answer to one fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The place of the value in the fact's closed set.
    Choice(u8),
    /// An amount in chips, or how many there are of something.
    Chips(Amount),
    /// Chips by their values.
    Piles(Vec<Chips>),
    /// Actions in order.
    Actions(Vec<ActionKind>),
    /// A betting round.
    Round(Box<HandLine>),
    /// A number of players, hands, rounds, cards or chips.
    Count(u64),
    /// A time on a clock.
    Time(Seconds),
    /// A slip.
    Slip(Box<Slip>),
    /// Something of the end of a hand.
    Showdown(Box<TypedShowdown>),
    /// Asked, and nobody knows.
    Unknown,
}

/// The answers at hand, in the order of the incident's facts; none where nobody has been asked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Facts {
    answers: Vec<Option<Answer>>,
}

impl Facts {
    /// No answers yet to a number of facts.
    #[must_use]
    pub fn none(facts: usize) -> Self {
        Self { answers: vec![None; facts] }
    }

    /// The answer to a fact by its place.
    #[must_use]
    pub fn get(&self, fact: usize) -> Option<&Answer> {
        self.answers.get(fact).and_then(Option::as_ref)
    }

    /// The answers that were given, by the places of their facts.
    pub fn given(&self) -> impl Iterator<Item = (usize, &Answer)> {
        self.answers.iter().enumerate().filter_map(|(at, answer)| Some((at, answer.as_ref()?)))
    }

    /// Records an answer, or takes one back.
    pub fn set(&mut self, fact: usize, answer: Option<Answer>) {
        self.answers[fact] = answer;
    }

    /// The value chosen for a choice fact.
    #[must_use]
    pub fn choice(&self, fact: usize) -> Option<u8> {
        match self.get(fact) {
            Some(Answer::Choice(value)) => Some(*value),
            _ => None,
        }
    }

    /// The amount given for a fact.
    #[must_use]
    pub fn chips(&self, fact: usize) -> Option<Amount> {
        match self.get(fact) {
            Some(Answer::Chips(amount)) => Some(*amount),
            _ => None,
        }
    }

    /// The actions given for a fact.
    #[must_use]
    pub fn actions(&self, fact: usize) -> Option<&[ActionKind]> {
        match self.get(fact) {
            Some(Answer::Actions(actions)) => Some(actions),
            _ => None,
        }
    }
}
