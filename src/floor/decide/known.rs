//! What a calculation reads: the facts that are known, and where the book stands on its parameters.

use super::BoundIncident;
use super::arithmetic::Arithmetic;
use crate::betting::round::HandLine;
use crate::betting::{ActionKind, Amount, Chips};
use crate::incident::{Answer, Calculated, CalculationError, Facts, Inputs, ParameterId, ParameterPosition};
use crate::policy::Value;
use crate::showdown::ShowdownTold;
use crate::tournament::{Seconds, Slip};
use std::cell::{Cell, RefCell};

/// No calculation gives more classes: each is a bit of a number.
const MOST_CLASSES: usize = 32;

/// The facts of an incident under a book as inputs of its calculation. It keeps in mind which parameters were looked at.
pub(super) struct KnownInputs<'a> {
    bound: &'a BoundIncident<'a>,
    arithmetic: &'a Arithmetic,
    facts: &'a Facts,
    /// The parameters for which another side of a contradiction is taken, one bit each, and its value.
    taken: Option<(u32, &'a Value)>,
    /// The parameters that were looked at, one bit each.
    used: Cell<u32>,
    /// The inputs that play no part, one bit each, by their place among the inputs.
    idle: Cell<u32>,
    /// The classes that are known early, one bit each, and for each the place of its value.
    settled: Cell<u32>,
    values: Cell<[u8; MOST_CLASSES]>,
    /// The choice facts that were looked at and have no answer, where somebody asks for them.
    unanswered: Option<&'a RefCell<Vec<usize>>>,
}

impl<'a> KnownInputs<'a> {
    pub(super) fn new(
        bound: &'a BoundIncident<'a>,
        arithmetic: &'a Arithmetic,
        facts: &'a Facts,
        taken: Option<(u32, &'a Value)>,
    ) -> Self {
        Self {
            bound,
            arithmetic,
            facts,
            taken,
            used: Cell::default(),
            idle: Cell::default(),
            settled: Cell::default(),
            values: Cell::default(),
            unanswered: None,
        }
    }

    /// The same, which notes the choice facts that are looked at and have no answer.
    pub(super) fn noting(self, unanswered: &'a RefCell<Vec<usize>>) -> Self {
        Self { unanswered: Some(unanswered), ..self }
    }

    /// Runs the calculation.
    pub(super) fn run(&self) -> Calculated {
        let mut worked = self.arithmetic.calculation.run(self);
        worked.settled |= self.settle_classes(&mut worked.classes);
        (worked.parameters, worked.idle) = (self.used.get(), self.idle.get());
        worked
    }

    /// Notes that a choice fact was looked at, where somebody asks for it.
    fn look_at(&self, fact: usize) {
        let Some(unanswered) = self.unanswered else { return };
        if self.facts.get(fact).is_none() && self.bound.applies(self.facts, fact) {
            unanswered.borrow_mut().push(fact);
        }
    }

    /// Puts the classes that are known early in the place of unknown ones. Gives them, one bit each.
    fn settle_classes(&self, classes: &mut [u8]) -> u32 {
        let (bits, values) = (self.settled.get(), self.values.get());
        for (at, (known, value)) in classes.iter_mut().zip(values).enumerate() {
            if bits & 1 << at != 0 {
                *known = value;
            }
        }
        bits
    }

    /// The place of a fact: of an input, or of another that the incident asks.
    fn place(&self, fact: &str) -> Option<usize> {
        match self.arithmetic.calculation.input(fact) {
            Some(input) => self.arithmetic.inputs[input],
            None => self.bound.incident.fact(fact),
        }
    }

    fn answer(&self, fact: &str) -> Result<&'a Answer, CalculationError> {
        let at = self.place(fact).ok_or(CalculationError::MissingFact)?;
        self.facts.get(at).ok_or(CalculationError::MissingFact)
    }
}

impl Inputs for KnownInputs<'_> {
    fn chips(&self, fact: &str) -> Result<Amount, CalculationError> {
        match self.answer(fact)? {
            Answer::Chips(amount) => Ok(*amount),
            _ => Err(CalculationError::MissingFact),
        }
    }

    fn piles(&self, fact: &str) -> Result<&[Chips], CalculationError> {
        match self.answer(fact)? {
            Answer::Piles(piles) => Ok(piles),
            _ => Err(CalculationError::MissingFact),
        }
    }

    fn word(&self, fact: &str) -> Result<&str, CalculationError> {
        let at = self.place(fact).ok_or(CalculationError::MissingFact)?;
        self.look_at(at);
        let known = &self.bound.incident.facts[at];
        let value = self.bound.choice(self.facts, at).ok_or(CalculationError::MissingFact)?;
        known.values().get(usize::from(value)).map(String::as_str).ok_or(CalculationError::MissingFact)
    }

    fn is(&self, fact: &str, value: &str) -> bool {
        let Some(at) = self.place(fact) else { return false };
        self.look_at(at);
        let chosen =
            self.facts.choice(at).and_then(|chosen| self.bound.incident.facts[at].values().get(usize::from(chosen)));
        chosen.is_some_and(|chosen| chosen == value)
    }

    fn showdown(&self, fact: &str) -> Result<&ShowdownTold, CalculationError> {
        match self.answer(fact)? {
            Answer::Showdown(told) => Ok(&told.of),
            _ => Err(CalculationError::MissingFact),
        }
    }

    fn actions(&self, fact: &str) -> Result<&[ActionKind], CalculationError> {
        match self.answer(fact)? {
            Answer::Actions(actions) => Ok(actions),
            _ => Err(CalculationError::MissingFact),
        }
    }

    fn round(&self) -> Result<&HandLine, CalculationError> {
        match self.arithmetic.round.and_then(|fact| self.facts.get(fact)) {
            Some(Answer::Round(line)) => Ok(line),
            _ => Err(CalculationError::MissingFact),
        }
    }

    fn count(&self, fact: &str) -> Result<u64, CalculationError> {
        match self.answer(fact)? {
            Answer::Count(count) => Ok(*count),
            _ => Err(CalculationError::MissingFact),
        }
    }

    fn time(&self, fact: &str) -> Result<Seconds, CalculationError> {
        match self.answer(fact)? {
            Answer::Time(time) => Ok(*time),
            _ => Err(CalculationError::MissingFact),
        }
    }

    fn slip(&self, fact: &str) -> Result<&Slip, CalculationError> {
        match self.answer(fact)? {
            Answer::Slip(slip) => Ok(slip),
            _ => Err(CalculationError::MissingFact),
        }
    }

    fn parameter(&self, parameter: ParameterId) -> ParameterPosition {
        let own = &self.arithmetic.parameters[parameter.place()];
        self.used.set(self.used.get() | own.bit);
        match self.taken {
            Some((parameters, value)) if parameters & own.bit != 0 => own.parameter.position(value),
            _ => own.position,
        }
    }

    fn not_needed(&self, fact: &str) {
        if let Some(at) = self.arithmetic.calculation.input(fact) {
            self.idle.set(self.idle.get() | 1 << at);
        }
    }

    fn settle(&self, class: usize, value: u8) {
        let values: &Cell<[u8]> = &self.values;
        values.as_slice_of_cells()[class].set(value);
        self.settled.set(self.settled.get() | 1 << class);
    }
}
