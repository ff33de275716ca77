//! A hand that was told up to the showdown: rules on all incidents that belong to it, in one answer.

use super::Context;
use super::dispute::bound;
use super::facts::{ToldOf, facts_told};
use super::line::{Shows, refused, tell};
use crate::decide::BoundIncident;
use crate::error::Failure;
use crate::ids::IncidentId;
use crate::incident::HandTells;
use crate::interview::{read_hand, record_hand};
use crate::notation::showdown::EndedHand;

/// A hand up to the showdown, if that is what was typed.
pub(super) fn typed_hand(context: &Context, typed: &str) -> Option<Result<EndedHand, Failure>> {
    read_hand(context.words, typed).map(|read| read.map_err(|why| refused(typed, why)))
}

impl<'p> Shows<'p> {
    /// What a hand shows. What is known of each incident is added to `told`; what is there already stays.
    ///
    /// # Errors
    /// Facts that contradict the hand; a fact that none of the incidents has.
    pub(super) fn of_hand(
        context: &Context<'p>,
        hand: &EndedHand,
        typed: &[(&str, &str)],
        told: &mut ToldOf,
    ) -> Result<Self, Failure> {
        let (mut cases, mut named): (Vec<BoundIncident>, Vec<IncidentId>) = (Vec::new(), Vec::new());
        for (id, conditions) in context.pack.hands() {
            match tells(hand, conditions.when) {
                true if conditions.named => named.push(id),
                true => cases.push(bound(context, &id)?),
                false => {}
            }
        }
        tell(&cases, told, |case| {
            let mut facts = facts_told(context, &case.incident, typed)?;
            record_hand(context.words, &case.incident, &mut facts, hand).map_err(Failure::Usage)?;
            Ok(facts)
        })?;
        Self::without_unknown(context, typed, cases, named)
    }
}

/// Whether a hand tells something of its showdown.
fn tells(hand: &EndedHand, of: HandTells) -> bool {
    let cards = || hand.shown.iter().filter_map(|shown| hand.cards_of(shown.player));
    let all_in = !hand.betting.all_in.is_empty();
    let mucked = !hand.mucked().is_empty();
    let one_card = || cards().any(|cards| cards.len() == 1);
    match of {
        // Whoever is left alone has won without showing.
        HandTells::Showdown => hand.live().count() > 1,
        HandTells::Decided if mucked && all_in || one_card() => false,
        HandTells::Decided => cards().next().is_some() || hand.live().count() == 1,
        HandTells::MuckedAllIn => mucked && all_in,
        HandTells::OneCard => one_card(),
        HandTells::Said => hand.said().is_some(),
        HandTells::Mucked => mucked && !all_in,
    }
}
