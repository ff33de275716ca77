//! The rules of a book that calculations take: every point on which books differ on what bets, raises and counts come to. Each
//! is fed by one policy (`feeds:` in the data), so that all incidents measure by the same rules; no incident names a policy
//! for them.

use crate::classes::{ClassValue, same};
use crate::parameters::{ParameterValue, parameter};
use crate::raises::size::{RaiseAlone, Removal, Size};
use crate::working::Terms;
use crate::{Parameter, Sum, Term};
use floorbook_poker::betting::Amount;

parameter! {
    /// By what the least raise is measured.
    pub(crate) enum LeastRaise = "min-raise", serves None, {
        LargestRaise = "largest-raise",
        LargestFullRaise = "largest-full-raise",
        PreviousRaise = "previous-raise",
        TwiceTheBet = "twice-the-bet",
    }
}

parameter! {
    /// By what the least raise is measured where only short all-ins together reopened the betting.
    pub(crate) enum LeastTogether = "min-raise-together", serves None, {
        LastFullRaise = "last-full-raise",
        TwiceTheBet = "twice-the-bet",
    }
}

parameter! {
    /// Whether several short all-ins can add up to a full raise.
    pub(crate) enum AddUp = "short-all-ins-add-up", serves None, {
        Yes = "yes",
        No = "no",
    }
}

parameter! {
    /// For whom a short all-in leaves the betting closed.
    pub(crate) enum WhoIsClosed = "closed-by-short-all-in", serves None, {
        AlreadyActed = "already-acted",
        AlreadyBet = "already-bet",
    }
}

parameter! {
    /// The same in fixed limit.
    pub(crate) enum LimitWhoIsClosed = "limit-closed-by-short-all-in", serves None, {
        AlreadyActed = "already-acted",
        AlreadyBet = "already-bet",
        AsElsewhere = "as-in-no-limit",
    }
}

parameter! {
    /// Fixed limit: from how many percent of a bet a short all-in counts as a full one.
    pub(crate) struct LimitPercent(u64) = "limit-reopens-percent", serves None;
}

parameter! {
    /// What an all-in has to come to, to reopen the betting.
    pub(crate) enum ReopensAt = "reopens-at", serves None, {
        FullRaise = "full-raise",
        HalfRaise = "half-raise",
    }
}

parameter! {
    /// Whether an opening all-in for less than a bet reopens the betting for those who have checked.
    pub(crate) enum ShortOpening = "short-opening-all-in", serves None, {
        DoesNotReopen = "does-not-reopen",
        Reopens = "reopens",
    }
}

parameter! {
    /// Fixed limit: whether exactly the part that reopens is enough.
    pub(crate) enum LimitExactly = "limit-exactly", serves None, {
        Reopens = "reopens",
        DoesNotReopen = "does-not-reopen",
    }
}

parameter! {
    /// Fixed limit: to what the next raise goes after a short all-in that counts as a full bet.
    pub(crate) enum NextInLimit = "limit-next-raise", serves None, {
        OnTop = "on-top",
        WholeBets = "whole-bets",
    }
}

parameter! {
    /// What a short blind counts as in the pot before the flop.
    pub(crate) enum BlindInPot = "short-blind-in-pot", serves None, {
        NoEffect = "no-effect",
        Lowers = "lowers",
    }
}

parameter! {
    /// What a dead small blind counts as in the pot before the flop. A book that does not say so counts what is there.
    pub(crate) enum DeadBlindInPot = "dead-blind-in-pot", serves None, {
        Counted = "counted",
        NotCounted = "not-counted",
    }
}

parameter! {
    /// What a big blind pays first whose stack does not cover both the big blind ante and the blind.
    pub(crate) enum PaidFirst = "ante-first", serves None, {
        Ante = "ante",
        BigBlind = "big-blind",
    }
}

parameter! {
    /// Stud in fixed limit: whether an open pair allows the larger bet on fourth street.
    pub(crate) enum OpenPair = "fourth-street-pair", serves None, {
        NotDoubled = "not-doubled",
        MayDouble = "may-double",
    }
}

parameter! {
    /// When an act before the turn binds.
    pub(crate) enum EarlyActBinds = "early-act-binds", serves None, {
        IfUnchanged = "if-unchanged",
        Always = "always",
        Never = "never",
    }
}

parameter! {
    /// From how many hundredths of the bet or raise before an amount is a raise.
    pub(crate) struct HalfPercent(u64) = "half-percent", serves Some(Size::CLASS.0);
}

parameter! {
    /// Half of what makes an amount a raise.
    pub(crate) enum HalfOf = "half-of", serves Some(Size::CLASS.0), {
        LargestBet = "largest-bet",
        LargestRaise = "largest-raise",
        PreviousBet = "previous-bet",
        WholeBet = "whole-bet",
    }
}

parameter! {
    /// What several chips come to in the place of earlier ones that did not make the call: 50% alone decides, or they are a
    /// call.
    pub(crate) enum InPlaceOfEarlier = "several-new-chips", serves Some(Removal::CLASS.0), {
        HalfLine = "half-line",
        Call = "call",
    }
}

parameter! {
    /// What several chips come to that are all needed for the call, counted with what is left of earlier ones: a call, before
    /// any 50% is asked for, or 50% decides of them, too.
    pub(crate) enum AllNewNeeded = "all-new-chips-needed", serves None, {
        Call = "call",
        HalfLine = "half-line",
    }
}

parameter! {
    /// What several chips are that would be exactly the call with one of them less.
    pub(crate) enum RestIsCall = "chips-rest-exactly-call", serves Some(RaiseAlone::CLASS.0), {
        HalfLine = "half-line",
        Call = "call",
    }
}

parameter! {
    /// How the pot limits what a number can mean.
    pub(crate) enum AgainstPot = "unclear-amount-pot", serves None, {
        LessThanPot = "less-than-pot",
        AtMostPot = "at-most-pot",
        NoPotTest = "no-pot-test",
    }
}

parameter! {
    /// How many earlier burns are added to a stub that is too short for seventh street.
    pub(crate) struct AddedBurns(u64) = "seventh-street-burns", serves None;
}

parameter! {
    /// From how many cards on a stub serves for a community card without the earlier burns.
    pub(crate) struct StubMinimum(u64) = "seventh-street-stub", serves None;
}

parameter! {
    /// In which games the seat decides who gets an odd chip.
    pub(crate) enum BySeat = "odd-chip-by-seat", serves Some("award"), {
        Holdem = "holdem",
        FlopGames = "flop-games",
        AllButStud = "all-but-stud",
    }
}

parameter! {
    /// Which half gets the odd chip between them.
    pub(crate) enum OddHalf = "odd-chip-half", serves Some("award"), {
        High = "high",
        Low = "low",
    }
}

parameter! {
    /// How a pot is shared that the same hands win both ways.
    pub(crate) enum BothWays = "odd-chip-both-ways", serves Some("award"), {
        SplitEvenly = "split-evenly",
        EachHalfApart = "each-half-apart",
    }
}

parameter! {
    /// Which card decides in stud.
    pub(crate) enum StudCard = "odd-chip-stud", serves Some("award"), {
        HighCardInHighestFive = "high-card-in-highest-five",
        HighCard = "high-card",
    }
}

parameter! {
    /// Which card decides in razz.
    pub(crate) enum RazzCard = "odd-chip-razz", serves Some("award"), {
        HighCardInHighestFive = "high-card-in-highest-five",
        LowCard = "low-card",
    }
}

/// The rules of betting.
pub const BETTING_RULES: &[Parameter] = &[
    LeastRaise::PARAMETER,
    LeastTogether::PARAMETER,
    AddUp::PARAMETER,
    WhoIsClosed::PARAMETER,
    LimitWhoIsClosed::PARAMETER,
    LimitPercent::PARAMETER,
    PaidFirst::PARAMETER,
    ReopensAt::PARAMETER,
    ShortOpening::PARAMETER,
    LimitExactly::PARAMETER,
    NextInLimit::PARAMETER,
    BlindInPot::PARAMETER,
    OpenPair::PARAMETER,
    DeadBlindInPot::PARAMETER,
    EarlyActBinds::PARAMETER,
    HalfPercent::PARAMETER,
    HalfOf::PARAMETER,
    InPlaceOfEarlier::PARAMETER,
    AllNewNeeded::PARAMETER,
    RestIsCall::PARAMETER,
    AgainstPot::PARAMETER,
];

/// The rules of the end of a hand: those of seventh street, and of odd chips.
pub const SHOWDOWN_RULES: &[Parameter] = &[
    AddedBurns::PARAMETER,
    StubMinimum::PARAMETER,
    BySeat::PARAMETER,
    OddHalf::PARAMETER,
    BothWays::PARAMETER,
    StudCard::PARAMETER,
    RazzCard::PARAMETER,
];

/// The rules of a list up to this one. One that is not in the list does not build.
pub(crate) const fn up_to(rules: &'static [Parameter], last: &Parameter) -> &'static [Parameter] {
    let mut of = 1;
    while !same(rules[of - 1].name, last.name) {
        of += 1;
    }
    rules.split_at(of).0
}

/// Those of seventh street.
pub(crate) const SEVENTH_STREET_RULES: &[Parameter] = up_to(SHOWDOWN_RULES, &StubMinimum::PARAMETER);

/// Those of main and side pots and their award: a big blind may not have paid both, and chips may be odd.
pub(crate) const SIDE_POT_RULES: &[Parameter] = &[
    PaidFirst::PARAMETER,
    BySeat::PARAMETER,
    OddHalf::PARAMETER,
    BothWays::PARAMETER,
    StudCard::PARAMETER,
    RazzCard::PARAMETER,
];

/// Those that are measured every way where a book takes no value: no reading of them is what most books say. For the others
/// the calculation has one, which the comment beside it names.
pub const MEASURED_EVERY_WAY: &[&str] = &[
    AddUp::PARAMETER.name,
    PaidFirst::PARAMETER.name,
    ReopensAt::PARAMETER.name,
    ShortOpening::PARAMETER.name,
    LimitExactly::PARAMETER.name,
    BlindInPot::PARAMETER.name,
];

/// Those among them of which the tables of amounts say themselves what is left open.
pub const SAID_IN_TABLES: &[&str] = &[AddUp::PARAMETER.name];

/// Those by which a round is played.
pub(crate) const ROUND_RULES: &[Parameter] = up_to(BETTING_RULES, &EarlyActBinds::PARAMETER);

/// Those by which a round is played, and an amount measured as a raise.
pub(crate) const RAISE_RULES: &[Parameter] = up_to(BETTING_RULES, &HalfOf::PARAMETER);

/// The same for several chips at once.
pub(crate) const CHIP_RULES: &[Parameter] = up_to(BETTING_RULES, &AllNewNeeded::PARAMETER);

/// The same for chips that join those of an earlier bet.
pub(crate) const PRIOR_CHIP_RULES: &[Parameter] = up_to(BETTING_RULES, &RestIsCall::PARAMETER);

/// How the least total comes about: the bet, if there is one, and the bet or raise before on top. None where it does not.
pub(crate) fn least_sum(bet: Amount, raise_before: Amount, least: Amount) -> Option<Sum> {
    let raise = Term::plus(("raise_before", raise_before));
    let terms = || if bet > 0 { Terms::from([Term::plus(("bet", bet)), raise]) } else { Terms::from_elem(raise, 1) };
    (bet.checked_add(raise_before) == Some(least)).then(|| Sum::total(terms(), ("least", least)))
}
