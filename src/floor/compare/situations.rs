//! Every kind of situation that an incident knows: all answers to its choices, and of the numbers every input of the pool.
//! Situations of which tables and calculation make the same under both books are one kind; the plainest of them stands for
//! the kind.

use super::Pair;
use super::pool::{self, Input};
use crate::decide::{BoundIncident, LeftOver};
use crate::incident::{Answer, Calculated, ClassPlaces, Facts};
use crate::interview::record;
use std::collections::{BTreeMap, BTreeSet};

/// How much a situation takes to be met and to be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Effort {
    /// How many things in it few tables ever see.
    pub seldom: usize,
    /// How many answers tell it.
    pub told: usize,
    /// How unlikely these are.
    pub unlikely: usize,
    /// The place of its numbers in the pool.
    pub input: usize,
}

/// What a calculation makes of a case under two books, every way in which a book leaves it open: the classes under each, and
/// the amounts in which they part. Then the tables in which they part, whether they part in the players that are named, and
/// which of the policies on which the books differ have a part in it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Outcome {
    classes: [Vec<ClassPlaces>; 2],
    amounts: Vec<Vec<&'static str>>,
    tables: Vec<&'static str>,
    names: bool,
    effects: Vec<usize>,
}

/// Which policies have a part in what is the same but for them and rests on the same parameters, and how often it was these.
type Effects = BTreeMap<(Outcome, [u32; 2]), (Vec<usize>, u8)>;

/// How often the same policies have a part before it is taken that they always have.
const TIMES: u8 = 3;

/// A kind of situations: the outcome by its place, and what is left of the tables under each book, every way.
type Kind = (usize, [Vec<LeftOver>; 2]);

/// A walk through the situations of an incident.
struct Walk<'a, 'p> {
    pair: &'a Pair<'p>,
    outcomes: BTreeMap<Outcome, usize>,
    effects: Effects,
    been: BTreeSet<(usize, Vec<Option<u8>>)>,
    found: BTreeMap<Kind, (Effort, Facts)>,
}

/// One situation of each kind, with the effort that it takes.
pub(super) fn situations(pair: &Pair, inputs: &[Input]) -> Vec<(Effort, Facts)> {
    let mut walk = Walk {
        pair,
        outcomes: BTreeMap::new(),
        effects: Effects::new(),
        been: BTreeSet::new(),
        found: BTreeMap::new(),
    };
    let mut none = Facts::none(pair.one.incident.facts.len());
    match pair.one.incident.calculation {
        None => {
            let nothing = [Calculated::default()];
            walk.through(&mut none, [&nothing, &nothing], 0, Effort::default());
        }
        Some(_) => {
            // A calculation of choices alone has nothing to be told beside them.
            let nothing = [Input::new()];
            for (at, input) in if inputs.is_empty() { &nothing } else { inputs }.iter().enumerate() {
                let seldom = usize::from(pool::is_seldom(input));
                walk.told(&mut none, input, Effort { seldom, told: input.len(), unlikely: 0, input: at });
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
    fn branch(
        &mut self,
        facts: &mut Facts,
        fact: usize,
        effort: Effort,
        mut go: impl FnMut(&mut Self, &mut Facts, Effort),
    ) {
        let known = &self.pair.one.incident.facts[fact];
        for value in 0..known.values().len() {
            let place = u8::try_from(value).unwrap_or(u8::MAX);
            facts.set(fact, Some(Answer::Choice(place)));
            let seldom = effort.seldom + usize::from(known.seldom.contains(&place));
            let effort = match known.assumed == Some(place) {
                true => Effort { seldom, ..effort },
                false => Effort { seldom, told: effort.told + 1, unlikely: effort.unlikely + value, ..effort },
            };
            go(self, facts, effort);
        }
        facts.set(fact, None);
    }

    /// Tells the numbers, once it is known which of them have an answer at all.
    fn told(&mut self, facts: &mut Facts, input: &Input, effort: Effort) {
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
        self.calculated(&mut facts, effort);
    }

    /// Works the numbers out, with every answer to the choices at which the calculation looks.
    fn calculated(&mut self, facts: &mut Facts, effort: Effort) {
        let [one, other] = self.pair.work(facts, effort.input);
        let ((every_one, asked), (every_other, also_asked)) = (&*one, &*other);
        if let Some(fact) = asked.iter().chain(also_asked).next() {
            return self.branch(facts, *fact, effort, Self::calculated);
        }
        let (one, other) = (&every_one[0], &every_other[0]);
        if one.impossible.is_some() || other.impossible.is_some() {
            return;
        }
        let mut outcome = Outcome {
            amounts: every_one
                .iter()
                .flat_map(|one| every_other.iter().map(|other| other_amounts(one, other)))
                .collect(),
            tables: other_tables(one, other),
            names: one.names != other.names,
            effects: Vec::new(),
            classes: [every_one, every_other].map(|every| every.iter().map(|one| one.classes.clone()).collect()),
        };
        outcome.effects = self.effects(facts, &outcome, one, other);
        let new = self.outcomes.len();
        let outcome = *self.outcomes.entry(outcome).or_insert(new);
        let choices = (0..self.one().incident.facts.len()).map(|fact| facts.choice(fact)).collect();
        if self.been.insert((outcome, choices)) {
            self.through(facts, [every_one, every_other], outcome, effort);
        }
    }

    /// Which of the policies on which the books differ have a part in an outcome.
    fn effects(&mut self, facts: &Facts, outcome: &Outcome, one: &Calculated, other: &Calculated) -> Vec<usize> {
        let known = self.effects.entry((outcome.clone(), [one.parameters, other.parameters])).or_default();
        if known.1 < TIMES {
            let found = self.pair.effects(facts, one, other);
            let times = if found == known.0 { known.1 + 1 } else { 1 };
            *known = (found, times);
        }
        known.0.clone()
    }

    /// Goes on by the choices at which the tables look.
    fn through(&mut self, facts: &mut Facts, worked: [&[Calculated]; 2], outcome: usize, effort: Effort) {
        let pair = self.pair;
        let sides = [(&pair.one, worked[0]), (&pair.other, worked[1])];
        let left = sides.map(|(bound, every)| -> Vec<LeftOver> {
            every.iter().map(|worked| bound.left_over(facts, worked)).collect()
        });
        let hangs = |(bound, left): (&BoundIncident, &Vec<LeftOver>)| {
            left.iter().filter_map(|left| bound.hangs_on(facts, *left)).min()
        };
        let open = [hangs((&pair.one, &left[0])), hangs((&pair.other, &left[1]))];
        if let Some(fact) = open.into_iter().flatten().min() {
            return self
                .branch(facts, fact, effort, |walk, facts, effort| walk.through(facts, worked, outcome, effort));
        }
        let found = self.found.entry((outcome, left)).or_insert_with(|| (effort, facts.clone()));
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

/// The names of the tables that are not the same, as far as something hangs on them.
fn other_tables(one: &Calculated, other: &Calculated) -> Vec<&'static str> {
    let only = |some: &Calculated, others: &Calculated| -> Vec<&'static str> {
        let tables = some.tables.iter().filter(|table| !table.read_back && !others.tables.contains(table));
        tables.map(|table| table.name).collect()
    };
    let mut names = [only(one, other), only(other, one)].concat();
    names.sort_unstable();
    names.dedup();
    names
}
