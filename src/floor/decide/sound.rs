//! Whether a ruling holds together with what it leads to: the other incident takes a hand-over up, and each side of a choice is
//! one. `floor check` asks it of a house's incidents, the tests of the built-in ones.

use super::{BoundIncident, Next, Ruling};
use crate::ids::StepId;
use crate::incident::{Coverage, Incident};

/// What another incident makes wrong of a hand-over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandOverFault<'a> {
    /// What is handed over cannot be true there: the key of the sentence that says why.
    Impossible(&'static str),
    /// It leads back, by this outcome.
    Back(&'a str),
    /// It has the same outcome, and rules this one.
    Otherwise(&'a str),
}

/// What is wrong with a side of a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SideFault<'a> {
    /// It comes to the same at the table as the side with this outcome.
    SameAs(&'a str),
    /// It only leads on to other incidents.
    OnlyLeadsOn,
    /// The book is silent on it.
    Silent,
}

impl<'a> Ruling<'a> {
    /// Whether the ruling or one of its alternatives gives a step.
    #[must_use]
    pub fn gives(&self, step: &StepId) -> bool {
        self.amounts_with(step).is_some()
    }

    /// What is wrong with what an incident, after a hand-over from this ruling's own, asks or rules next.
    #[must_use]
    pub fn hand_over_fault<'n>(
        &self,
        from: &Incident,
        to: &BoundIncident,
        next: &Next<'n>,
    ) -> Option<HandOverFault<'n>> {
        match next {
            Next::Impossible(impossible) => Some(HandOverFault::Impossible(impossible.key)),
            Next::Ruled(there) => {
                let of = &to.incident;
                let back = of.goes_on.iter().any(|(step, ids)| there.gives(step) && ids.contains(&from.id));
                let same = of.outcomes.iter().any(|outcome| outcome.id == *self.outcome);
                let other = same && there.outcome != self.outcome && there.alternatives.is_empty();
                match (back, other) {
                    (true, _) => Some(HandOverFault::Back(there.outcome)),
                    (_, true) => Some(HandOverFault::Otherwise(there.outcome)),
                    _ => None,
                }
            }
            Next::Ask(_) | Next::Open(..) => None,
        }
    }

    /// What is wrong with one of the alternatives, by its place.
    #[must_use]
    pub fn side_faults(&self, of: &Incident, at: usize) -> Vec<SideFault<'a>> {
        let one = &self.alternatives[at];
        let at_the_table = |side: usize| {
            let side = &self.alternatives[side];
            (&side.orders, &side.amounts, side.penalty, &side.open)
        };
        let leads_on = |step: &&StepId| of.goes_on.iter().any(|(known, _)| known == *step);
        let same = (0..at).find(|other| at_the_table(*other) == at_the_table(at));
        let same = same.map(|other| SideFault::SameAs(self.alternatives[other].outcome));
        let only_leads_on = !one.orders.is_empty() && one.open.is_empty() && one.orders.iter().all(leads_on);
        let silent = one.coverage == Coverage::Silent;
        let others = [only_leads_on.then_some(SideFault::OnlyLeadsOn), silent.then_some(SideFault::Silent)];
        same.into_iter().chain(others.into_iter().flatten()).collect()
    }
}
