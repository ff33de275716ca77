//! The betting rules of a book: the values by which a round is played.

use crate::rules::{
    AddUp, BlindInPot, DeadBlindInPot, LeastRaise, LeastTogether, LimitExactly, LimitPercent, LimitWhoIsClosed,
};
use crate::rules::{NextInLimit, OpenPair, PaidFirst, ReopensAt, ShortOpening, WhoIsClosed};
use crate::{CalculationError, Inputs};
use floorbook_poker::betting::round::{
    Action, Ante, BettingRules, HandLine, LimitNext, Minimum, Round, SizeCheck, Structure,
};

/// The book's betting rules for a line. A point is only looked at where the round can hang on it.
pub(crate) fn betting_rules(inputs: &dyn Inputs, line: &HandLine) -> Result<BettingRules, CalculationError> {
    let dead_blind_counts = line.setup.dead_blind
        && line.setup.structure == Structure::PotLimit
        && inputs.value::<DeadBlindInPot>()? == Some(DeadBlindInPot::Counted);
    let rules = BettingRules { minimum: minimum(inputs)?, dead_blind_counts, ..BettingRules::default() };
    let rules = BettingRules { fourth_street_double: fourth_street_double(inputs, line, rules)?, ..rules };
    if !tells_all_in(line) {
        return Ok(rules);
    }
    let minimum_together = minimum_together(inputs)?;
    let limit_reopens_percent = match line.setup.structure {
        Structure::FixedLimit => inputs.value::<LimitPercent>()?.map(|LimitPercent(percent)| percent),
        Structure::NoLimit | Structure::PotLimit => None,
    };
    // A book that names no part of a bet leaves it open which reopens.
    let limit_any_part = line.setup.structure == Structure::FixedLimit && limit_reopens_percent.is_none();
    let cumulative = match inputs.value::<AddUp>()? {
        Some(AddUp::Yes) => true,
        Some(AddUp::No) => false,
        // Where it matters, the round is played both ways.
        None => true,
    };
    let ante_first = ante_first(inputs, line)?;
    let rules =
        BettingRules { cumulative, minimum_together, limit_reopens_percent, limit_any_part, ante_first, ..rules };
    match line.setup.structure {
        Structure::FixedLimit => in_limit(inputs, line, rules),
        Structure::NoLimit | Structure::PotLimit => without_limit(inputs, line, rules),
    }
}

/// Whether an open pair allows the larger bet on fourth street of stud: where a book says nothing, as the game is played.
fn fourth_street_double(inputs: &dyn Inputs, line: &HandLine, rules: BettingRules) -> Result<bool, CalculationError> {
    let single = BettingRules { fourth_street_double: false, ..rules };
    if line.setup.structure != Structure::FixedLimit || !matters(line, rules, single) {
        return Ok(true);
    }
    Ok(match inputs.value::<OpenPair>()? {
        Some(OpenPair::NotDoubled) => false,
        Some(OpenPair::MayDouble) | None => true,
    })
}

/// Whether a short all-in closes the betting for those who have checked.
fn closes_who_checked(inputs: &dyn Inputs) -> Result<bool, CalculationError> {
    Ok(match inputs.value::<WhoIsClosed>()? {
        Some(WhoIsClosed::AlreadyActed) => true,
        Some(WhoIsClosed::AlreadyBet) => false,
        // A check is an action like any other where the book does not set it apart.
        None => true,
    })
}

/// By what the least raise is measured where only short all-ins together reopened the betting.
fn minimum_together(inputs: &dyn Inputs) -> Result<Minimum, CalculationError> {
    Ok(match inputs.value::<LeastTogether>()? {
        Some(LeastTogether::TwiceTheBet) => Minimum::TwiceTheBet,
        Some(LeastTogether::LastFullRaise) => Minimum::LargestFullRaise,
        // Where a book says nothing of this raise, it is one like any other: by the last full raise.
        None => Minimum::LargestFullRaise,
    })
}

/// Whether a big blind who cannot pay both pays the ante for the table first.
pub(crate) fn ante_first(inputs: &dyn Inputs, line: &HandLine) -> Result<bool, CalculationError> {
    if !short_big_blind(line) {
        return Ok(true);
    }
    Ok(match inputs.value::<PaidFirst>()? {
        Some(PaidFirst::BigBlind) => false,
        // Where it matters, the round is played both ways.
        Some(PaidFirst::Ante) | None => true,
    })
}

/// What else books differ on in no-limit and pot-limit. Where a book takes no value and it matters, the round is played both
/// ways.
fn without_limit(
    inputs: &dyn Inputs,
    line: &HandLine,
    mut rules: BettingRules,
) -> Result<BettingRules, CalculationError> {
    rules.closes_who_checked = closes_who_checked(inputs)?;
    if matters(line, rules, BettingRules { half_reopens: true, ..rules }) {
        rules.half_reopens = match inputs.value::<ReopensAt>()? {
            Some(ReopensAt::HalfRaise) => true,
            Some(ReopensAt::FullRaise) | None => false,
        };
    }
    if matters(line, rules, BettingRules { short_opening_reopens: true, ..rules }) {
        rules.short_opening_reopens = match inputs.value::<ShortOpening>()? {
            Some(ShortOpening::Reopens) => true,
            Some(ShortOpening::DoesNotReopen) | None => false,
        };
    }
    if matters(line, rules, BettingRules { short_blind_full: false, ..rules }) {
        rules.short_blind_full = match inputs.value::<BlindInPot>()? {
            Some(BlindInPot::Lowers) => false,
            Some(BlindInPot::NoEffect) | None => true,
        };
    }
    Ok(rules)
}

/// The same in fixed limit. To what the next raise goes no book says: it is played as limit is, and the other number told.
fn in_limit(inputs: &dyn Inputs, line: &HandLine, mut rules: BettingRules) -> Result<BettingRules, CalculationError> {
    let closes = |closes_who_checked, limit_exactly| BettingRules { closes_who_checked, limit_exactly, ..rules };
    if [true, false].into_iter().any(|exactly| matters(line, closes(true, exactly), closes(false, exactly))) {
        rules.closes_who_checked = match inputs.value::<LimitWhoIsClosed>()? {
            Some(LimitWhoIsClosed::AlreadyActed) => true,
            Some(LimitWhoIsClosed::AlreadyBet) => false,
            Some(LimitWhoIsClosed::AsElsewhere) | None => closes_who_checked(inputs)?,
        };
    }
    // Whether several all-ins add up to it no book says in fixed limit: the tables tell that.
    let alone = |limit_exactly| BettingRules { limit_exactly, cumulative: false, ..rules };
    if matters(line, alone(true), alone(false)) {
        rules.limit_exactly = match inputs.value::<LimitExactly>()? {
            Some(LimitExactly::DoesNotReopen) => false,
            Some(LimitExactly::Reopens) | None => true,
        };
    }
    let next = |limit_next| BettingRules { limit_next, ..rules };
    if matters(line, next(LimitNext::OnTop), next(LimitNext::WholeBets)) {
        rules.limit_next = match inputs.value::<NextInLimit>()? {
            Some(NextInLimit::OnTop) => LimitNext::OnTop,
            Some(NextInLimit::WholeBets) => LimitNext::WholeBets,
            None => LimitNext::Either,
        };
    }
    Ok(rules)
}

/// Whether two readings of a line leave anybody in another place.
fn matters(line: &HandLine, one: BettingRules, other: BettingRules) -> bool {
    let played = |rules| Round::replay(line, rules, SizeCheck::AsMade).ok();
    match (played(one), played(other)) {
        (Some(one), Some(other)) => {
            let differ = |player: usize| one.player(player) != other.player(player);
            one.limits_for_new_bettor() != other.limits_for_new_bettor() || (0..one.players()).any(differ)
        }
        (None, None) => false,
        (Some(_), None) | (None, Some(_)) => true,
    }
}

/// Whether the big blind cannot pay both the ante for the table and the blind.
pub(crate) fn short_big_blind(line: &HandLine) -> bool {
    let Ante::BigBlind(ante) = line.setup.ante else { return false };
    let stack = line.blinds[1].and_then(|player| line.setup.stacks.get(player).copied().flatten());
    stack.is_some_and(|stack| stack < ante.saturating_add(line.setup.big_blind))
}

/// Whether a line can have a short all-in in it.
fn tells_all_in(line: &HandLine) -> bool {
    line.setup.stacks.iter().any(Option::is_some) || line.moves.iter().any(|told| matches!(told.act, Action::AllIn(_)))
}

/// The least raise of the book.
pub(crate) fn minimum(inputs: &dyn Inputs) -> Result<Minimum, CalculationError> {
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
