//! How an amount, and chips, stand to what a player faces, as classes on which tables and rules of books hang.

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

class! {
    /// What is left against the call when one of the smallest chips is taken away.
    pub(crate) enum Removal = "removal" {
        NotAboveTheCall = "not-above-the-call",
        AllNeeded = "all-needed",
        ExactlyTheCall = "exactly-the-call",
        MoreThanTheCall = "more-than-the-call",
    }
}

class! {
    /// Whether the new chips are a raise by themselves, also by the test with one chip less: every reading of them is a
    /// raise then.
    pub(crate) struct RaiseAlone(bool) = "raise-alone";
}
