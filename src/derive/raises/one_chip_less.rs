//! Several chips, and what is left of them when one of the smallest is taken away.

use crate::line::from_offer::words_first;
use crate::rules::AllNewNeeded;
use crate::{CalculationError, Inputs};
use floorbook_poker::betting::{Amount, ChipRemoval, remove_one_chip};

/// Whether several new chips that are all needed are a call before any 50% is asked for. A book that does not say holds all of
/// them against 50%.
///
/// Source: illustration 1 (2) to 46-C of `tda-2024`.
pub(crate) fn call_where_all_needed(inputs: &dyn Inputs) -> Result<bool, CalculationError> {
    Ok(inputs.value::<AllNewNeeded>()? == Some(AllNewNeeded::Call))
}

/// What several chips are worth that were put out without a word, or with words too late, and of which a line tells no more.
pub(crate) fn unnamed_worth(inputs: &dyn Inputs) -> Result<Amount, CalculationError> {
    let offer = inputs.round()?.offer.as_ref().filter(|offer| !words_first(offer));
    let worth = offer.and_then(|offer| offer.worth().ok());
    worth.filter(|worth| *worth > 0).ok_or(CalculationError::MissingFact)
}

/// The chips of a fact, and what is left of them without one of the smallest. Where the line tells what they are worth, but
/// not which they are, they are worth that.
pub(crate) fn chips(inputs: &dyn Inputs, fact: &'static str) -> Result<ChipRemoval, CalculationError> {
    let less = remove_one_chip(inputs.piles(fact)?).map_err(|_| CalculationError::impossible(fact, "no-chips", []))?;
    let offered = inputs.round().ok().and_then(|line| line.offer.as_ref()?.worth().ok());
    match offered.filter(|worth| *worth > 0) {
        Some(worth) if worth != less.total => {
            Err(CalculationError::impossible(fact, "other-worth", [("worth", worth)]))
        }
        _ => Ok(less),
    }
}
