//! The classes of what was offered at the end of a line.

use super::line::{ChipsOffered, Many, OfferKind, Said, TakenBack};
use crate::betting::{Amount, Offer, Words};
use crate::incident::from_offer::{Offered, first_said, says_otherwise, words_first};

pub(super) fn offered(offer: Option<&Offer>) -> OfferKind {
    let Some(offer) = offer else {
        return OfferKind::None;
    };
    match (offer.words().next(), offer.puts().next()) {
        (None, _) => OfferKind::Chips,
        (Some(_), None) => OfferKind::Words,
        (Some(_), Some(_)) if words_first(offer) => OfferKind::WordsFirst,
        (Some(_), Some(_)) => OfferKind::ChipsFirst,
    }
}

/// What was said first. A number that was only said and is no tenth of the bet of the round, such as "five", is meant as
/// hundreds or thousands: nobody has chips for it.
pub(super) fn said(offer: Option<&Offer>, unit: Amount) -> Said {
    let words = offer.and_then(first_said);
    let only_said = offer.is_some_and(|offer| offer.puts().next().is_none());
    let unclear = |number: Amount| only_said && number.saturating_mul(10) <= unit;
    match words {
        None => Said::Nothing,
        Some(Words::Amount(number) | Words::BetOf(number) | Words::RaiseOf(number)) if unclear(number) => Said::Unclear,
        Some(Words::Check) => Said::Check,
        Some(Words::Fold) => Said::Fold,
        Some(Words::Call) => Said::Call,
        Some(Words::Bet) => Said::Bet,
        Some(Words::Raise) => Said::Raise,
        Some(Words::AllIn) => Said::AllIn,
        Some(Words::Pot) => Said::Pot,
        Some(Words::Amount(_) | Words::BetOf(_)) => Said::Amount,
        Some(Words::RaiseOf(_) | Words::RaiseTo(_) | Words::RaiseBy(_)) => Said::RaiseAmount,
    }
}

pub(super) fn many(count: u64) -> Many {
    match count {
        0 => Many::None,
        1 => Many::One,
        _ => Many::Several,
    }
}

pub(super) fn chips(told: &Offered) -> ChipsOffered {
    match told.chips.as_slice() {
        [] => ChipsOffered::None,
        _ if !told.by_value => ChipsOffered::NotNamed,
        _ if told.one_chip() => ChipsOffered::One,
        _ => ChipsOffered::Several,
    }
}

/// What was said, as often as it was something else.
pub(super) fn statements(offer: &Offer) -> Many {
    match offer.words().next() {
        None => Many::None,
        Some(_) if says_otherwise(offer) => Many::Several,
        Some(_) => Many::One,
    }
}

pub(super) fn taken_back(told: Option<&Offered>) -> TakenBack {
    match told {
        Some(told) if told.left < told.own && told.left == 0 => TakenBack::All,
        Some(told) if told.left < told.own => TakenBack::Part,
        Some(_) | None => TakenBack::None,
    }
}
