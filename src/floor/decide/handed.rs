//! What a ruling hands over to another incident: the act that it makes of what was said and put out, or the amount that it
//! makes of a number.

use super::Ruling;
use crate::betting::Amount;
use crate::betting::round::{Action, HandLine};
use crate::ids::{IncidentId, StepId};
use crate::incident::{Incident, RuledAct, RuledKind};

/// What a player has done, or has said, by a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Handed {
    /// An act, in the place of what was said and put out.
    Act(Action),
    /// An amount, in the place of the number that was said.
    Said(Amount),
}

impl Handed {
    /// A line with it in the place of what it ends with; none where the line has no such end.
    #[must_use]
    pub fn in_line(&self, line: &HandLine) -> Option<HandLine> {
        match self {
            Self::Act(act) => line.with_act(act.clone()),
            Self::Said(amount) => line.with_said(*amount),
        }
    }
}

impl Ruling<'_> {
    /// What the player has done or said by this ruling, where it leads on to an incident that needs to know.
    #[must_use]
    pub fn hands_over(&self, from: &Incident, to: &IncidentId) -> Option<Handed> {
        let leads = |step: &StepId| from.goes_on.iter().any(|(known, ids)| known == step && ids.contains(to));
        let mut acts = from.as_ruled.iter().filter(|(step, _)| leads(step));
        acts.find_map(|(step, act)| handed(act, self.amounts_with(step)?))
    }

    /// The amounts that are shown where a step is given.
    pub(super) fn amounts_with(&self, step: &StepId) -> Option<&[(&str, Amount)]> {
        let gives = |orders: &[&StepId], remarks: &[&StepId]| orders.contains(&step) || remarks.contains(&step);
        if gives(&self.orders, &self.remarks) {
            return Some(&self.amounts);
        }
        let given = self.alternatives.iter().find(|one| gives(&one.orders, &one.remarks));
        given.map(|one| one.amounts.as_slice())
    }
}

/// An act, or an amount, with the first of its amounts that is shown.
fn handed(act: &RuledAct, amounts: &[(&str, Amount)]) -> Option<Handed> {
    let shown = |name: &String| amounts.iter().find(|(shown, _)| shown == name).map(|(_, amount)| *amount);
    let amount = act.with.iter().find_map(shown)?;
    Some(match act.act {
        RuledKind::Bet => Handed::Act(Action::Total(amount)),
        RuledKind::AllIn => Handed::Act(Action::AllIn(Some(amount))),
        RuledKind::Amount => Handed::Said(amount),
    })
}
