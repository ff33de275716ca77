//! The rules of a book that calculations take: every point on which books differ on what bets, raises and counts come to. Each
//! is fed by one policy (`feeds:` in the data), so that all incidents measure by the same rules; no incident names a policy
//! for them.

use super::classes::ClassValue;
use super::parameters::{ParameterValue, parameter};
use super::size::Size;
use super::{Inputs, Parameter, Sum, Term, Trouble};
use crate::betting::Amount;
use crate::betting::round::{Act, Ante, Line, Minimum, Reading, Structure};

parameter! {
    /// By what the least raise is measured.
    pub(super) enum LeastRaise = "min-raise", serves None, {
        LargestRaise = "largest-raise",
        LargestFullRaise = "largest-full-raise",
        PreviousRaise = "previous-raise",
        TwiceTheBet = "twice-the-bet",
    }
}

parameter! {
    /// By what the least raise is measured where only short all-ins together reopened the betting.
    pub(super) enum LeastTogether = "min-raise-together", serves None, {
        LastFullRaise = "last-full-raise",
        TwiceTheBet = "twice-the-bet",
    }
}

parameter! {
    /// Whether several short all-ins can add up to a full raise.
    pub(super) enum AddUp = "short-all-ins-add-up", serves None, {
        Yes = "yes",
        No = "no",
    }
}

parameter! {
    /// For whom a short all-in leaves the betting closed.
    pub(super) enum WhoIsClosed = "closed-by-short-all-in", serves None, {
        AlreadyActed = "already-acted",
        AlreadyBet = "already-bet",
    }
}

parameter! {
    /// Fixed limit: from how many percent of a bet a short all-in counts as a full one.
    pub(super) struct LimitPercent(u64) = "limit-reopens-percent", serves None;
}

parameter! {
    /// What a big blind pays first whose stack does not cover both the big blind ante and the blind.
    pub(super) enum PaidFirst = "ante-first", serves None, {
        Ante = "ante",
        BigBlind = "big-blind",
    }
}

parameter! {
    /// From how many hundredths of the bet or raise before an amount is a raise.
    pub(super) struct HalfPercent(u64) = "half-percent", serves Some(Size::CLASS.0);
}

parameter! {
    /// Half of what makes an amount a raise.
    pub(super) enum HalfOf = "half-of", serves Some(Size::CLASS.0), {
        LargestBet = "largest-bet",
        LargestRaise = "largest-raise",
        PreviousBet = "previous-bet",
    }
}

parameter! {
    /// How the pot limits what a number can mean.
    pub(super) enum AgainstPot = "unclear-amount-pot", serves None, {
        LessThanPot = "less-than-pot",
        AtMostPot = "at-most-pot",
        NoPotTest = "no-pot-test",
    }
}

parameter! {
    /// How many earlier burns are added to a stub that is too short for seventh street.
    pub(super) struct AddedBurns(u64) = "seventh-street-burns", serves None;
}

parameter! {
    /// From how many cards on a stub serves for a community card without the earlier burns.
    pub(super) struct StubMinimum(u64) = "seventh-street-stub", serves None;
}

parameter! {
    /// In which games the seat decides who gets an odd chip.
    pub(super) enum BySeat = "odd-chip-by-seat", serves Some("award"), {
        Holdem = "holdem",
        FlopGames = "flop-games",
        AllButStud = "all-but-stud",
    }
}

parameter! {
    /// Which half gets the odd chip between them.
    pub(super) enum OddHalf = "odd-chip-half", serves Some("award"), {
        High = "high",
        Low = "low",
    }
}

parameter! {
    /// How a pot is shared that the same hands win both ways.
    pub(super) enum BothWays = "odd-chip-both-ways", serves Some("award"), {
        SplitEvenly = "split-evenly",
        EachHalfApart = "each-half-apart",
    }
}

parameter! {
    /// Which card decides in stud.
    pub(super) enum StudCard = "odd-chip-stud", serves Some("award"), {
        HighCardInHighestFive = "high-card-in-highest-five",
        HighCard = "high-card",
    }
}

parameter! {
    /// Which card decides in razz.
    pub(super) enum RazzCard = "odd-chip-razz", serves Some("award"), {
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
    LimitPercent::PARAMETER,
    PaidFirst::PARAMETER,
    HalfPercent::PARAMETER,
    HalfOf::PARAMETER,
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

/// Those of seventh street.
pub(super) const SEVENTH_STREET_RULES: &[Parameter] = SHOWDOWN_RULES.split_at(2).0;

/// Those of odd chips.
pub(super) const ODD_CHIP_RULES: &[Parameter] = SHOWDOWN_RULES.split_at(2).1;

/// Those that are measured every way where a book takes no value: no reading of them is what most books say. For the others
/// the calculation has one, which the comment beside it names.
pub const MEASURED_EVERY_WAY: &[&str] = &[AddUp::PARAMETER.name, PaidFirst::PARAMETER.name];

/// Those by which a round is played.
pub(super) const ROUND_RULES: &[Parameter] = BETTING_RULES.split_at(6).0;

/// Those by which a round is played, and an amount measured as a raise.
pub(super) const RAISE_RULES: &[Parameter] = BETTING_RULES.split_at(8).0;

/// The book's reading of a round. A point is only looked at where the round can hang on it.
pub(super) fn reading(inputs: &dyn Inputs, line: &Line) -> Result<Reading, Trouble> {
    let reading = Reading { minimum: minimum(inputs)?, ..Reading::default() };
    if !tells_all_in(line) {
        return Ok(reading);
    }
    let minimum_together = match inputs.value::<LeastTogether>()? {
        Some(LeastTogether::TwiceTheBet) => Minimum::TwiceTheBet,
        Some(LeastTogether::LastFullRaise) => Minimum::LargestFullRaise,
        // Where a book says nothing of this raise, it is one like any other: by the last full raise.
        None => Minimum::LargestFullRaise,
    };
    let limit_reopens_percent = match line.setup.structure {
        // A book that names no part of a bet gives none that reopens: only a full one does.
        Structure::FixedLimit => inputs.value::<LimitPercent>()?.map(|LimitPercent(percent)| percent),
        Structure::NoLimit | Structure::PotLimit => None,
    };
    let cumulative = match inputs.value::<AddUp>()? {
        Some(AddUp::Yes) => true,
        Some(AddUp::No) => false,
        // Where it matters, the round is played both ways.
        None => true,
    };
    let closes_who_checked = match inputs.value::<WhoIsClosed>()? {
        Some(WhoIsClosed::AlreadyActed) => true,
        Some(WhoIsClosed::AlreadyBet) => false,
        // A check is an action like any other where the book does not set it apart.
        None => true,
    };
    let ante_first = match short_big_blind(line).then(|| inputs.value::<PaidFirst>()).transpose()?.flatten() {
        Some(PaidFirst::BigBlind) => false,
        // Where it matters, the round is played both ways.
        Some(PaidFirst::Ante) | None => true,
    };
    Ok(Reading { cumulative, minimum_together, limit_reopens_percent, closes_who_checked, ante_first, ..reading })
}

/// Whether the big blind cannot pay both the ante for the table and the blind.
fn short_big_blind(line: &Line) -> bool {
    let Ante::BigBlind(ante) = line.setup.ante else { return false };
    let stack = line.blinds[1].and_then(|player| line.setup.stacks.get(player).copied().flatten());
    stack.is_some_and(|stack| stack < ante.saturating_add(line.setup.big_blind))
}

/// Whether a line can have a short all-in in it.
fn tells_all_in(line: &Line) -> bool {
    line.setup.stacks.iter().any(Option::is_some) || line.moves.iter().any(|told| matches!(told.act, Act::AllIn(_)))
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
