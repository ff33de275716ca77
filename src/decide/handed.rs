//! What a ruling hands over to another incident: the act that it makes of what was said and put out.

use super::Ruling;
use crate::betting::Amount;
use crate::betting::round::Action;
use crate::ids::{IncidentId, StepId};
use crate::incident::{Incident, RuledAct, RuledKind};

impl Ruling<'_> {
    /// What the player has done by this ruling, where it leads on to an incident that needs to know.
    #[must_use]
    pub fn act_for(&self, from: &Incident, to: &IncidentId) -> Option<Action> {
        let leads = |step: &StepId| from.goes_on.iter().any(|(known, ids)| known == step && ids.contains(to));
        let mut acts = from.as_ruled.iter().filter(|(step, _)| leads(step));
        acts.find_map(|(step, act)| action(act, self.amounts_with(step)?))
    }

    /// The amounts that are shown where a step is given.
    fn amounts_with(&self, step: &StepId) -> Option<&[(&str, Amount)]> {
        let gives = |orders: &[&StepId], remarks: &[&StepId]| orders.contains(&step) || remarks.contains(&step);
        if gives(&self.orders, &self.remarks) {
            return Some(&self.amounts);
        }
        let given = self.alternatives.iter().find(|one| gives(&one.orders, &one.remarks));
        given.map(|one| one.amounts.as_slice())
    }
}

/// An act with the first of its amounts that is shown.
fn action(act: &RuledAct, amounts: &[(&str, Amount)]) -> Option<Action> {
    let shown = |name: &String| amounts.iter().find(|(shown, _)| shown == name).map(|(_, amount)| *amount);
    let amount = act.with.iter().find_map(shown)?;
    Some(match act.act {
        RuledKind::Bet => Action::Total(amount),
        RuledKind::AllIn => Action::AllIn(Some(amount)),
    })
}
