//! The classes of what was offered at the end of a line.

use crate::line::from_offer::{Offered, amount, first_said, says_otherwise, words_first};
use crate::line::line_classes::{ChipsOffered, Many, OfferKind, Said, TakenBack};
use floorbook_poker::betting::{Amount, Offer, Words};

pub(crate) fn offered(offer: Option<&Offer>) -> OfferKind {
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

/// What was said first. A number that is no tenth of the bet of the round, such as "five", is meant as hundreds or thousands;
/// and so is one below half of it, such as "fifty" at 200/400, for which the blinds leave no chips. Not where it was put out
/// with those very chips.
pub(crate) fn said(told: Option<&Offered>, offer: Option<&Offer>, small_blind: Amount, unit: Amount) -> Said {
    let before_chips = offer.is_some_and(|offer| offer.puts().next().is_none() || words_first(offer));
    let put = told.map_or(0, |told| told.worth);
    let no_chips =
        |number: Amount| number.saturating_mul(2) < unit && !number.is_multiple_of(smallest_chip(small_blind, unit));
    let unclear =
        |number: Amount| before_chips && number != put && (number.saturating_mul(10) <= unit || no_chips(number));
    match offer.and_then(first_said) {
        None => Said::Nothing,
        Some(words) if amount(words).is_some_and(unclear) => Said::Unclear,
        Some(Words::Check) => Said::Check,
        Some(Words::Fold) => Said::Fold,
        Some(Words::Call | Words::CallOf(_)) => Said::Call,
        Some(Words::Bet) => Said::Bet,
        Some(Words::Raise) => Said::Raise,
        Some(Words::AllIn) => Said::AllIn,
        Some(Words::Pot) => Said::Pot,
        Some(Words::Conditional) => Said::Conditional,
        Some(Words::Amount(_) | Words::BetOf(_)) => Said::Amount,
        Some(Words::RaiseOf(_) | Words::RaiseTo(_) | Words::RaiseBy(_)) => Said::RaiseAmount,
    }
}

/// The smallest chips of tournaments, the largest first.
const SMALLEST_CHIPS: [Amount; 5] = [1000, 500, 100, 25, 5];

/// The largest of them of which both blinds can be paid: smaller ones have left the game.
///
/// No rule of a book, and no number of a ruling: it only helps to read a line. A number that these chips cannot make is held
/// against the book's rule on unclear amounts, which has the last word; one that they can make is taken as it was said. So a
/// house with other chips is never ruled otherwise, at most asked about a number that was clear to it. It cannot be had from
/// the blinds alone: 200/400 could be paid with 200s, which hardly anybody has, and is paid with 100s.
fn smallest_chip(small_blind: Amount, big_blind: Amount) -> Amount {
    let pays = |chip: &Amount| small_blind.is_multiple_of(*chip) && big_blind.is_multiple_of(*chip);
    SMALLEST_CHIPS.into_iter().find(pays).unwrap_or(1)
}

pub(crate) fn many(count: u64) -> Many {
    match count {
        0 => Many::None,
        1 => Many::One,
        _ => Many::Several,
    }
}

pub(crate) fn chips(told: &Offered) -> ChipsOffered {
    match told.chips.as_slice() {
        [] => ChipsOffered::None,
        _ if !told.by_value => ChipsOffered::NotNamed,
        _ if told.one_chip() => ChipsOffered::One,
        _ => ChipsOffered::Several,
    }
}

/// What was said, as often as it was something else.
pub(crate) fn statements(offer: &Offer) -> Many {
    match offer.words().next() {
        None => Many::None,
        Some(_) if says_otherwise(offer) => Many::Several,
        Some(_) => Many::One,
    }
}

pub(crate) fn taken_back(told: Option<&Offered>) -> TakenBack {
    match told {
        Some(told) if told.left < told.own && told.left == 0 => TakenBack::All,
        Some(told) if told.left < told.own => TakenBack::Part,
        Some(_) | None => TakenBack::None,
    }
}

/// From how many times of it a chip is tiny against what there is to call.
///
/// No book says where tiny begins; the example of all of them has a chip of a fiftieth. This decides nothing: it only says
/// where a line is held against the rule on tiny chips first, whose ruling says that the book draws no line.
const TINY: Amount = 20;

/// Whether all the chips together are tiny against what the player owes.
pub(crate) fn tiny(told: &Offered, owes: Amount) -> bool {
    told.worth > 0 && told.worth.saturating_mul(TINY) <= owes
}
