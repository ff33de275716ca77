//! The amounts of a measured raise, and the sums that lead to them.

use crate::raises::raise::RaiseContext;
use crate::raises::size::Size;
use crate::rules::least_sum;
use crate::working::Named;
use crate::{Sum, Term};
use floorbook_poker::betting::round::BetFaced;
use floorbook_poker::betting::{Amount, Measure};

/// The amounts that every calculation on a raise gives: see [`raise_amounts`].
pub(crate) const RAISE_AMOUNTS: &[&str] = &[
    "bet",
    "put",
    "raise_part",
    "raise_before",
    "half_line",
    "least",
    "made_up",
    "call_total",
    "to_add",
    "to_call",
    "change",
    "next_least",
    "next_after_least",
    "next_after_put",
    "next_after_short",
    "most",
    "over_most",
    "next_after_most",
    "other_least",
    "completed_least",
];

/// No calculation on a raise gives more amounts of its own, nor more sums with those of a measured total.
const OWN_AMOUNTS: usize = 4;
const MOST_SUMS: usize = 6;

/// The least totals of the other readings in fixed limit.
pub(crate) fn other_amounts(faced: &RaiseContext) -> impl Iterator<Item = (&'static str, Amount)> {
    let others = faced.actor.others;
    let named = [("completed_least", others.completed), ("other_least", others.whole)];
    named.into_iter().filter_map(|(name, total)| Some((name, faced.bounded(total?))))
}

/// The amounts of a measured total.
pub(crate) fn raise_amounts(measure: &Measure, faced: &RaiseContext) -> Vec<Named> {
    let BetFaced { bet, least, full_raise, .. } = faced.actor;
    let put = measure.total;
    let raise = put.saturating_sub(bet);
    let most = faced.actor.most.unwrap_or(Amount::MAX).min(put);
    // Nobody makes up more than he has; with less than the least raise he is all-in.
    let made_up = faced.bounded(least).max(put.min(least));
    let after_made_up =
        if made_up < least { faced.actor.next_after_short(made_up) } else { faced.actor.next_least(least) };
    let mut amounts = Vec::with_capacity(RAISE_AMOUNTS.len() + OWN_AMOUNTS);
    amounts.extend([
        ("bet", bet),
        ("put", put),
        ("raise_part", raise),
        ("raise_before", full_raise),
        ("half_line", measure.half_line),
        ("least", least),
        ("made_up", made_up),
        ("call_total", faced.bounded(bet)),
        ("to_add", made_up.saturating_sub(put)),
        ("to_call", bet.saturating_sub(put)),
        ("change", raise),
        // What the next player has to raise to at least: after a call, after a raise made up to the least, after the
        // raise as it was put, and after a short all-in, which leaves the size of the last full raise.
        ("next_least", least),
        ("next_after_least", after_made_up),
        ("next_after_put", faced.actor.next_least(put)),
        ("next_after_short", faced.actor.next_after_short(put)),
        ("most", most),
        ("over_most", put.saturating_sub(most)),
        ("next_after_most", faced.actor.next_least(most)),
    ]);
    amounts.extend(other_amounts(faced));
    amounts
}

/// The sums that lead to the amounts of a measured total, behind a calculation's own.
pub(crate) fn raise_sums(own: impl IntoIterator<Item = Sum>, measure: &Measure, faced: &RaiseContext) -> Vec<Sum> {
    let BetFaced { bet, least, full_raise, .. } = faced.actor;
    let put = measure.total;
    let mut sums = Vec::with_capacity(MOST_SUMS);
    sums.extend(own);
    if bet > 0 && put > bet && faced.actor.may_raise {
        let raise = ("raise_part", put - bet);
        let half_line = ("half_line", measure.half_line);
        sums.push(Sum::total([Term::plus(("put", put)), Term::minus(("bet", bet))], raise).proving::<Size>());
        sums.push(Sum::percent(faced.half.percent, faced.half_of(), half_line).proving::<Size>());
        sums.push(Sum::compare(raise, half_line).proving::<Size>());
        sums.extend(least_sum(bet, full_raise, least).map(Sum::proving::<Size>));
    }
    if put < bet {
        let terms = [Term::plus(("bet", bet)), Term::minus(("put", put))];
        sums.push(Sum::total(terms, ("to_call", bet - put)).proving::<Size>());
    }
    sums
}
