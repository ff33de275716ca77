//! By what a book measures the least raise, and the sum that leads to it.

use super::parameters::parameter;
use super::{Inputs, Sum, Term, Trouble};
use crate::betting::Amount;
use crate::betting::round::Minimum;

parameter! {
    /// By what the least raise is measured.
    pub(super) enum LeastRaise = "minimum", serves None, {
        LargestRaise = "largest-raise",
        LargestFullRaise = "largest-full-raise",
        PreviousRaise = "previous-raise",
        TwiceTheBet = "twice-the-bet",
    }
}

/// The least raise of the book.
pub(super) fn minimum(inputs: &dyn Inputs) -> Result<Minimum, Trouble> {
    Ok(match inputs.value::<LeastRaise>()? {
        Some(LeastRaise::TwiceTheBet) => Minimum::TwiceTheBet,
        Some(LeastRaise::LargestRaise | LeastRaise::LargestFullRaise) => Minimum::LargestFullRaise,
        // A previous raise is read as the last full one: a short all-in is no raise of its own size.
        Some(LeastRaise::PreviousRaise) => Minimum::LargestFullRaise,
        // A book that takes no position still has a round to be played: by what most books say. What it leaves open, the
        // table says.
        None => Minimum::LargestFullRaise,
    })
}

/// How the least total comes about: the bet, if there is one, and the bet or raise before on top. None where it does not.
pub(super) fn least_sum(bet: Amount, raise_before: Amount, least: Amount) -> Option<Sum> {
    let bet_term = (bet > 0).then_some(Term::plus(("bet", bet)));
    let terms = bet_term.into_iter().chain([Term::plus(("raise_before", raise_before))]).collect();
    (bet.checked_add(raise_before) == Some(least)).then(|| Sum::total(terms, ("least", least)))
}
