//! What would change a ruling: for each fact the nearest other answer that leads to another ruling. It is found by
//! deciding again, so that what is said of it is what would be ruled.

use super::{BoundIncident, Next, Ruling};
use crate::betting::round::{BettingRules, HandLine, Round, SizeCheck, ToAct};
use crate::betting::{ActionKind, Amount};
use crate::incident::{Answer, Fact, FactKind, Facts, PenaltyKind};

/// A ruling as it would be with another answer to one fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WhatIf<'a> {
    /// The place of the fact.
    pub fact: usize,
    /// The facts with the other answer.
    pub facts: Facts,
    /// The ruling that they lead to.
    pub ruling: Box<Ruling<'a>>,
}

/// How many steps up and down from an amount or a count are looked at.
const MOST_STEPS: u64 = 200;

impl BoundIncident<'_> {
    /// For each fact that was given or assumed, the nearest other answer that changes the ruling, where there is one. What
    /// a round, a slip or the cards tell has no nearest other, and is left as it is. `ruling` is the one of these facts.
    #[must_use]
    pub fn what_if(&self, facts: &Facts, ruling: &Ruling) -> Vec<WhatIf<'_>> {
        let step = step(facts, ruling);
        let facts_of = 0..self.incident.facts.len();
        facts_of.filter_map(|fact| self.nearest_other(&self.free_to_change(facts, fact)?, fact, step, ruling)).collect()
    }

    /// The nearest answer that leads to another outcome, or else to other orders or amounts.
    fn nearest_other(&self, facts: &Facts, fact: usize, step: Amount, ruling: &Ruling) -> Option<WhatIf<'_>> {
        let known = &self.incident.facts[fact];
        let counted = matches!(known.kind, FactKind::Chips { .. } | FactKind::Count { .. } | FactKind::Actions { .. });
        let mut details = None;
        for answer in other_answers(known, facts.get(fact), step) {
            let mut other = facts.clone();
            other.set(fact, Some(answer));
            let Next::Ruled(ruled) = self.next(&other) else {
                continue;
            };
            let (outcome, detail) = (other_outcome(&ruled, ruling), !counted && other_details(&ruled, ruling));
            let what_if = || WhatIf { fact, facts: other, ruling: ruled };
            if outcome {
                return Some(what_if());
            }
            if detail && details.is_none() {
                details = Some(what_if());
            }
        }
        details
    }

    /// The facts, with a line that leaves one of them open. None where the fact has no answer, or where what was bet before
    /// tells it: then the line would have to be another.
    fn free_to_change(&self, facts: &Facts, fact: usize) -> Option<Facts> {
        if !self.applies(facts, fact) {
            return None;
        }
        let mut free = facts.clone();
        let Some(from_line) = self.incident.facts[fact].line else {
            return Some(free);
        };
        for (at, answer) in facts.given() {
            if let Answer::Round(line) = answer {
                let line = without_offer(line);
                let round = Round::replay(&line, BettingRules::default(), SizeCheck::AsMade).ok()?;
                if from_line.of(&line, &round).is_some() {
                    return None;
                }
                free.set(at, Some(Answer::Round(Box::new(line))));
            }
        }
        Some(free)
    }
}

/// A line with the player to act who made the offer at its end.
fn without_offer(line: &HandLine) -> HandLine {
    let mut before = line.clone();
    if let Some(offer) = before.offer.take() {
        before.to_act = Some(ToAct { player: offer.player, at: 0..0 });
    }
    before
}

/// The step from one amount to the next that can be meant: the largest in which all amounts of the case can be counted.
fn step(facts: &Facts, ruling: &Ruling) -> Amount {
    let given = facts.given().filter_map(|(_, answer)| match answer {
        Answer::Chips(amount) => Some(*amount),
        _ => None,
    });
    let amounts = given.chain(ruling.amounts.iter().map(|(_, amount)| *amount)).filter(|amount| *amount > 0);
    amounts.reduce(common).unwrap_or(1)
}

/// The greatest common divisor.
fn common(mut a: Amount, mut b: Amount) -> Amount {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The other answers that a fact takes, the nearest first.
fn other_answers(fact: &Fact, given: Option<&Answer>, step: Amount) -> Vec<Answer> {
    match (&fact.kind, given) {
        (FactKind::Choice { values }, _) => {
            let known = match given {
                Some(Answer::Choice(value)) => Some(*value),
                Some(_) => None,
                None => fact.assumed,
            };
            let others = (0..u8::try_from(values.len()).unwrap_or(u8::MAX)).filter(|value| Some(*value) != known);
            known.map_or_else(Vec::new, |_| others.map(Answer::Choice).collect())
        }
        (FactKind::Chips { zero }, Some(Answer::Chips(amount))) => {
            around(*amount, step, (u64::from(!zero), crate::betting::MOST)).map(Answer::Chips).collect()
        }
        (FactKind::Count { least, most }, Some(Answer::Count(count))) => {
            around(*count, 1, (*least, *most)).map(Answer::Count).collect()
        }
        (FactKind::Actions { allowed }, Some(Answer::Actions(actions))) => one_action_off(actions, allowed),
        _ => Vec::new(),
    }
}

/// Numbers around one, the nearest first, within bounds.
fn around(number: u64, step: u64, (least, most): (u64, u64)) -> impl Iterator<Item = u64> {
    let both = (1..=MOST_STEPS).flat_map(move |steps| {
        let away = steps.saturating_mul(step);
        [number.checked_add(away), number.checked_sub(away)]
    });
    both.flatten().filter(move |other| (least..=most).contains(other))
}

/// The actions without the last, and with one more.
fn one_action_off(actions: &[ActionKind], allowed: &[String]) -> Vec<Answer> {
    let less = actions.split_last().map(|(_, before)| before.to_vec());
    let known = ActionKind::ALL.into_iter().filter(|action| allowed.iter().any(|word| word == action.name()));
    let more = known.map(|action| [actions, &[action]].concat());
    less.into_iter().chain(more).map(Answer::Actions).collect()
}

/// Whether a ruling says to do anything else than another.
pub(super) fn changes(other: &Ruling, ruling: &Ruling) -> bool {
    other_outcome(other, ruling) || other_details(other, ruling)
}

/// Whether a ruling has another outcome or penalty, or leaves the choice between others.
fn other_outcome(other: &Ruling, ruling: &Ruling) -> bool {
    let one = |ruling: &Ruling| (ruling.outcome.to_owned(), ruling.penalty);
    let several = |ruling: &Ruling| -> Vec<(String, PenaltyKind)> {
        ruling.alternatives.iter().map(|one| (one.outcome.to_owned(), one.penalty)).collect()
    };
    one(other) != one(ruling) || several(other) != several(ruling)
}

/// Whether a ruling of the same outcome has other amounts or orders, or is carried otherwise by the book. Where an amount
/// or a list of actions was changed the amounts are others in any case, and nobody asks.
fn other_details(other: &Ruling, ruling: &Ruling) -> bool {
    let mut pairs = other.alternatives.iter().zip(&ruling.alternatives);
    other.coverage != ruling.coverage
        || (&other.amounts, &other.orders, &other.open) != (&ruling.amounts, &ruling.orders, &ruling.open)
        || pairs.any(|(one, other)| !one.same_as(other))
}
