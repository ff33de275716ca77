//! What came behind a bet of a wrong size: it is held against what that bet is corrected to, never against what it was.

use super::Context;
use super::facts::ToldOf;
use super::onward::ruled;
use crate::betting::round::HandLine;
use crate::decide::{BoundIncident, LineCandidate, looked_at};
use crate::ids::IncidentId;
use crate::incident::{Coverage, FactKind, Incident, with_correction};
use crate::interview::wrong_size;
use crate::notation::write;

/// The incidents that are shown, under the book in force.
pub(super) fn shown<'p>(context: &Context<'p>, looked: &[LineCandidate]) -> Vec<BoundIncident<'p>> {
    let shown = looked.iter().filter(|looked| looked.against.is_none()).map(|looked| &looked.incident);
    shown.filter_map(|id| BoundIncident::new(context.pack, &context.book, id)).collect()
}

/// The amount that a ruling shows where it says what a bet comes to.
const TOTAL: &str = "total";

/// The incidents that a line shows by what it ends with, behind a bet of a wrong size.
pub(super) struct Behind {
    ids: Vec<IncidentId>,
}

impl Behind {
    /// Takes them from all that the line shows.
    pub(super) fn taken_from(context: &Context, line: &HandLine, cases: &mut Vec<BoundIncident>) -> Self {
        let before = HandLine { offer: None, later: Vec::new(), ..line.clone() };
        let looked = looked_at(context.pack, &context.book, &before);
        let before = |id: &IncidentId| looked.iter().any(|looked| looked.against.is_none() && looked.incident == *id);
        let is_behind = |bound: &BoundIncident| !before(&bound.incident.id) || takes_right_sizes(&bound.incident);
        let ended = |bound: &&BoundIncident| line.offer.is_some() && is_behind(bound);
        let ids = cases.iter().filter(ended).map(|bound| bound.incident.id.clone()).collect();
        cases.retain(|bound| !is_behind(bound));
        Self { ids }
    }

    /// What the line shows by the same end once it is settled what the bet comes to, besides `known`.
    pub(super) fn of<'p>(context: &Context<'p>, settled: &HandLine, known: &[BoundIncident]) -> Vec<BoundIncident<'p>> {
        let wrong = wrong_size(context.words, settled).is_some();
        let mut more = shown(context, &looked_at(context.pack, &context.book, settled));
        more.retain(|bound| known.iter().all(|known| known.incident.id != bound.incident.id));
        more.retain(|bound| !wrong || !takes_right_sizes(&bound.incident));
        more
    }

    /// What was looked at, with what the line shows once that is settled in the place of what it showed before; `known` stays.
    pub(super) fn looked(
        context: &Context,
        settled: &HandLine,
        looked: Vec<LineCandidate>,
        known: &[BoundIncident],
    ) -> Vec<LineCandidate> {
        let stays = |one: &LineCandidate| known.iter().any(|known| known.incident.id == one.incident);
        let now = looked_at(context.pack, &context.book, settled);
        looked.into_iter().zip(now).map(|(before, now)| if stays(&before) { before } else { now }).collect()
    }

    /// Their ids.
    pub(super) fn ids(self) -> Vec<IncidentId> {
        self.ids
    }
}

/// The line with the bet of a wrong size as the ruling on it has it: corrected, or as it was made. None where it ends with no
/// offer, or where nobody knows yet what that bet comes to.
pub(super) fn settled(context: &Context, line: &HandLine, cases: &[BoundIncident], told: &ToldOf) -> Option<HandLine> {
    line.offer.as_ref()?;
    let ruling = cases.iter().filter(|bound| takes(&bound.incident, true)).find_map(|bound| ruled(bound, told))?;
    if ruling.coverage == Coverage::Discretion || !ruling.alternatives.is_empty() {
        return None;
    }
    let Some(total) = ruling.amounts.iter().find(|(name, _)| *name == TOTAL).map(|(_, total)| *total) else {
        return Some(line.clone());
    };
    let line = with_correction(line, total)?;
    let line = HandLine { text: write(&line), ..line };
    wrong_size(context.words, &line).is_none().then_some(line)
}

/// Whether a line is only taken for an incident where every bet has a size that some book allows.
fn takes_right_sizes(incident: &Incident) -> bool {
    takes(incident, false)
}

/// Whether an incident takes a round with bets of any size, or one with right sizes alone.
fn takes(incident: &Incident, wanted: bool) -> bool {
    incident.facts.iter().any(|fact| matches!(fact.kind, FactKind::Round { any_size } if any_size == wanted))
}
