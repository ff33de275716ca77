//! By what a book measures the least raise, and the sum that leads to it.

use super::{Inputs, Parameter, Stand, Sum, Term};
use crate::betting::Amount;
use crate::betting::round::Minimum;

/// By what the least raise is measured.
pub(super) const MINIMUM: Parameter = Parameter {
    name: "minimum",
    values: Some(&["largest-raise", "largest-full-raise", "previous-raise", "twice-the-bet"]),
    serves: None,
};

/// The least raise of the book.
pub(super) fn minimum(inputs: &dyn Inputs) -> Minimum {
    match inputs.parameter("minimum") {
        Stand::Choice("twice-the-bet") => Minimum::TwiceTheBet,
        // A previous raise is read as the last full one: a short all-in is no raise of its own size.
        _ => Minimum::LargestFullRaise,
    }
}

/// How the least total comes about: the bet, if there is one, and the bet or raise before on top. None where it does not.
pub(super) fn least_sum(bet: Amount, raise_before: Amount, least: Amount) -> Option<Sum> {
    let bet_term = (bet > 0).then_some(Term::plus(("bet", bet)));
    let terms = bet_term.into_iter().chain([Term::plus(("raise_before", raise_before))]).collect();
    (bet.checked_add(raise_before) == Some(least)).then(|| Sum::total(terms, ("least", least)))
}
