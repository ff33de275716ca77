//! Every kind of situation that an incident knows: all answers to its choices, and of the numbers every input of the pool.
//! Situations of which tables and calculation make the same under both books are one kind; the plainest of them stands for
//! the kind.

use super::Pair;
use super::pool::Input;
use crate::decide::{BoundIncident, LeftOver};
use crate::incident::{Answer, Calculated, Facts};
use crate::interview::record;
use std::collections::{BTreeMap, BTreeSet};

/// How much a situation takes to be told: the answers beside the numbers, how unlikely they are, and the place of its numbers
/// in the pool.
pub(super) type Effort = (usize, usize, usize);

/// What a calculation makes of a case under two books: the classes under each, the amounts in which they part, and which of
/// the policies on which the books differ have a part in it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Outcome {
    classes: [Vec<u8>; 2],
    amounts: Vec<&'static str>,
    effects: Vec<usize>,
}

/// A walk through the situations of an incident.
struct Walk<'a, 'p> {
    pair: &'a Pair<'p>,
    outcomes: BTreeMap<Outcome, usize>,
    been: BTreeSet<(usize, Vec<Option<u8>>)>,
    found: BTreeMap<(usize, LeftOver, LeftOver), (Effort, Facts)>,
}

/// One situation of each kind, with the effort that it takes.
pub(super) fn situations(pair: &Pair, inputs: &[Input]) -> Vec<(Effort, Facts)> {
    let mut walk = Walk { pair, outcomes: BTreeMap::new(), been: BTreeSet::new(), found: BTreeMap::new() };
    let none = Facts::none(pair.one.incident.facts.len());
    match pair.one.incident.calculation {
        None => walk.through(&none, [&Calculated::default(), &Calculated::default()], 0, (0, 0, 0)),
        Some(_) => {
            for (at, input) in inputs.iter().enumerate() {
                walk.told(&none, input, (0, 0, at));
            }
        }
    }
    walk.found.into_values().collect()
}

impl Walk<'_, '_> {
    fn one(&self) -> &BoundIncident<'_> {
        &self.pair.one
    }

    /// Every answer to a choice in turn.
    fn branch(&mut self, facts: &Facts, fact: usize, effort: Effort, mut go: impl FnMut(&mut Self, &Facts, Effort)) {
        let known = &self.pair.one.incident.facts[fact];
        for value in 0..known.values().len() {
            let place = u8::try_from(value).unwrap_or(u8::MAX);
            let mut answered = facts.clone();
            answered.set(fact, Some(Answer::Choice(place)));
            let (told, unlikely, input) = effort;
            let effort = match known.assumed == Some(place) {
                true => effort,
                false => (told + 1, unlikely + value, input),
            };
            go(self, &answered, effort);
        }
    }

    /// Tells the numbers, once it is known which of them have an answer at all.
    fn told(&mut self, facts: &Facts, input: &Input, effort: Effort) {
        let gates = input.iter().flat_map(|(at, _)| &self.one().incident.facts[*at].asked_if);
        let open =
            gates.map(|gate| gate.fact).find(|gate| facts.get(*gate).is_none() && self.one().applies(facts, *gate));
        if let Some(gate) = open {
            return self.branch(facts, gate, effort, |walk, facts, effort| walk.told(facts, input, effort));
        }
        let mut facts = facts.clone();
        for (at, answer) in input {
            if self.one().applies(&facts, *at)
                && record(&self.pair.one.incident, &mut facts, *at, answer.clone()).is_err()
            {
                // The line tells another answer to a choice.
                return;
            }
        }
        self.calculated(&facts, effort);
    }

    /// Works the numbers out, with every answer to the choices at which the calculation looks.
    fn calculated(&mut self, facts: &Facts, effort: Effort) {
        let [one, other] = self.pair.work(facts, effort.2);
        let ((one, asked), (other, also_asked)) = (&*one, &*other);
        if let Some(fact) = asked.iter().chain(also_asked).next() {
            return self.branch(facts, *fact, effort, Self::calculated);
        }
        if one.impossible.is_some() || other.impossible.is_some() {
            return;
        }
        let outcome = Outcome {
            amounts: other_amounts(one, other),
            effects: self.pair.effects(facts, one, other),
            classes: [one.classes.clone(), other.classes.clone()],
        };
        let new = self.outcomes.len();
        let outcome = *self.outcomes.entry(outcome).or_insert(new);
        let choices = (0..self.one().incident.facts.len()).map(|fact| facts.choice(fact)).collect();
        if self.been.insert((outcome, choices)) {
            self.through(facts, [one, other], outcome, effort);
        }
    }

    /// Goes on by the choices at which the tables look.
    fn through(&mut self, facts: &Facts, worked: [&Calculated; 2], outcome: usize, effort: Effort) {
        let one = self.pair.one.left_over(facts, worked[0]);
        let other = self.pair.other.left_over(facts, worked[1]);
        let open = [self.pair.one.hangs_on(facts, one), self.pair.other.hangs_on(facts, other)];
        if let Some(fact) = open.into_iter().flatten().min() {
            return self
                .branch(facts, fact, effort, |walk, facts, effort| walk.through(facts, worked, outcome, effort));
        }
        let found = self.found.entry((outcome, one, other)).or_insert_with(|| (effort, facts.clone()));
        if effort < found.0 {
            *found = (effort, facts.clone());
        }
    }
}

/// The names of the amounts that are not the same.
fn other_amounts(one: &Calculated, other: &Calculated) -> Vec<&'static str> {
    let only = |some: &Calculated, others: &Calculated| -> Vec<&'static str> {
        some.amounts.iter().filter(|amount| !others.amounts.contains(amount)).map(|(name, _)| *name).collect()
    };
    let mut names = [only(one, other), only(other, one)].concat();
    names.sort_unstable();
    names.dedup();
    names
}
