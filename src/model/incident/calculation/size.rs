//! How an amount stands to what a player faces, as a class.

use super::classes::class;
pub(super) use crate::betting::RaiseSize as Size;

class! {
    for Size = "size" {
        Nothing = "nothing",
        ShortOfCall = "short-of-call",
        Call = "call",
        Closed = "no-raise",
        BelowHalf = "below-half",
        ExactlyHalf = "exactly-half",
        AboveHalf = "above-half",
        Least = "least",
        More = "more",
        ShortBet = "short-bet",
        Bet = "bet",
    }
}
