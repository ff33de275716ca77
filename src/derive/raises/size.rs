//! How an amount stands to what a player faces, as a class.

use crate::classes::class;
pub(crate) use floorbook_poker::betting::RaiseSize as Size;

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
