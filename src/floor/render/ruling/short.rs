//! A ruling in one line: to be pasted somewhere else, or as what it would be with one fact otherwise.

use super::super::remedy::{coverage_mark, pair};
use super::RulingContext;
use super::why::{answer_words, fact_name};
use crate::decide::{Ruling, WhatIf};
use crate::ids::StepId;
use crate::incident::PenaltyKind;
use crate::locale::args;

/// A ruling in one line: what is ruled with its amounts, the clause that says so, the book and its edition.
pub(super) fn short_line(ruled: &RulingContext) -> String {
    let ruling = ruled.ruling;
    let clause = ruling.citations.first().map_or_else(String::new, |citation| format!("{}, ", citation.address));
    let book = ruled.pack.book(ruling.book).map_or_else(String::new, |book| {
        let title = book.title.name(ruled.words.language());
        let edition = book.edition.name(ruled.words.language());
        match title.contains(edition) {
            true => title.to_owned(),
            false => format!("{title}, {edition}"),
        }
    });
    let others = ruled.remedies().other_sides(ruling);
    let said = std::iter::once(in_a_line(ruled, ruling, &[])).chain(others).collect::<Vec<_>>().join(". ");
    format!("{said} · {clause}{book}")
}

/// What a ruling is about and what it comes to, with the clause that says so, and what is to be done before it leaves the
/// answer to another: for one that does.
#[must_use]
pub fn in_short(ruled: &RulingContext) -> String {
    let ruling = ruled.ruling;
    let clause = ruling.citations.first().map_or_else(String::new, |citation| format!(" · {}", citation.address));
    let says = format!("{}: {}{clause}", ruled.words.text(ruling.incident), in_a_line(ruled, ruling, &[]));
    let leaves = |order: &&StepId| ruled.bound.incident.settled_by.iter().any(|(step, _)| step == *order);
    let before = ruling.orders.iter().position(leaves).unwrap_or_default();
    let orders = ruled.remedies().orders(&ruling.orders[..before], &[], &ruling.amounts);
    if orders.is_empty() { says } else { format!("{says}. {}", orders.join(" ")) }
}

/// What would change the ruling: an answer in the place of one that was given, and the ruling that it leads to.
pub(super) fn what_if_lines(ruled: &RulingContext) -> Vec<String> {
    let line = |what_if: &WhatIf| {
        let answer = answer_words(ruled, what_if.fact, what_if.facts.get(what_if.fact));
        Some(format!("{}: {answer} → {}", fact_name(ruled, what_if.fact), difference(ruled, &what_if.ruling)?))
    };
    ruled.what_if.iter().filter_map(line).collect()
}

/// In what another ruling differs: what is ruled, or where that is the same, the orders; and the penalty. None where only
/// the order of the orders does.
fn difference(ruled: &RulingContext, other: &Ruling) -> Option<String> {
    let (own, known) = (ruled.ruling, &ruled.ruling.amounts);
    let said = match outcome_and_amounts(ruled, other, known) == outcome_and_amounts(ruled, own, known) {
        true => other_orders(ruled, other),
        false => Some(outcome_line(ruled, other, known)),
    };
    let penalty = (other.penalty != own.penalty).then(|| ruled.words.text(&format!("penalty-{}", other.penalty.key())));
    match (said, penalty) {
        (Some(said), Some(penalty)) => Some(format!("{}. {penalty}", said.trim_end_matches('.'))),
        (said, penalty) => said.or(penalty),
    }
}

/// What a ruling comes to, with the amounts that are not those of another, and the penalty.
pub(in crate::render) fn in_a_line(ruled: &RulingContext, ruling: &Ruling, known: &[(&str, u64)]) -> String {
    let line = outcome_line(ruled, ruling, known);
    match ruling.penalty {
        PenaltyKind::None => line,
        penalty => format!("{line}. {}", ruled.words.text(&format!("penalty-{}", penalty.key()))),
    }
}

/// What a ruling comes to, with the amounts that are not those of another, and how far the book carries it.
fn outcome_line(ruled: &RulingContext, ruling: &Ruling, known: &[(&str, u64)]) -> String {
    let mut line = outcome_and_amounts(ruled, ruling, known);
    if ruling.alternatives.is_empty() {
        line.push_str(&coverage_mark(ruled.words, ruling.coverage, &line));
    }
    line
}

/// What a ruling comes to, with the amounts that are not those of another.
fn outcome_and_amounts(ruled: &RulingContext, ruling: &Ruling, known: &[(&str, u64)]) -> String {
    let remedies = ruled.remedies_of(ruling);
    let outcomes = remedies.headline(ruling);
    let amounts =
        ruling.amounts.iter().filter(|amount| !known.contains(amount)).map(|amount| pair(ruled.words, amount));
    // An amount that the headline has said is not said again.
    let amounts = amounts.filter(|(_, amount)| !outcomes.contains(amount.as_str()));
    let amounts: Vec<String> = amounts.map(|(name, amount)| format!("{name} {amount}")).collect();
    match amounts.is_empty() {
        true => outcomes,
        false => format!("{outcomes} ({})", amounts.join(", ")),
    }
}

/// The orders in which another ruling differs, which is what tells them apart where all else is the same: those that come
/// with it, or else those that go. None where they only stand in another order.
fn other_orders(ruled: &RulingContext, other: &Ruling) -> Option<String> {
    let orders = |ruling: &Ruling| -> Vec<String> {
        let remedies = ruled.remedies_of(ruling);
        let several = ruling.alternatives.iter().flat_map(|one| remedies.orders_of(one));
        remedies.orders(&ruling.orders, &ruling.open, &ruling.amounts).into_iter().chain(several).collect()
    };
    let (known, new) = (orders(ruled.ruling), orders(other));
    let without = |order: &String| ruled.words.with("what-if-without", &args([("order", order.as_str().into())]));
    let mut said: Vec<String> = new.iter().filter(|order| !known.contains(order)).cloned().collect();
    if said.is_empty() {
        said = known.iter().filter(|order| !new.contains(order)).map(without).collect();
    }
    said.dedup();
    Some(said.join(" ")).filter(|said| !said.is_empty())
}
