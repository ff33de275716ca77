//! Fixed limit: bets of one size, and short all-ins that count as full ones.

use super::super::{LimitNext, RaiseRight};
use super::*;

/// Bets of 20, with a short all-in that counts from this part of a bet on.
fn limit(percent: Option<u64>) -> HandBuilder {
    let rules = BettingRules { limit_reopens_percent: percent, ..BettingRules::default() };
    flop(20).structure(Structure::FixedLimit).rules(rules)
}

#[track_caller]
fn next_to(round: &Round, player: usize, want: Amount) {
    assert_eq!(sizes(&round.player(player)), Some((want, Some(want))));
    assert!(round.player(player).others().is_empty());
}

/// The next raise is a bet on top of the all-in; by the other readings it completes the all-in or keeps to whole bets.
#[track_caller]
fn others(round: &Round, player: usize, want: Amount, others: &[Amount]) {
    let sizes = round.player(player).sizes.expect("a raise");
    assert_eq!((sizes.least, sizes.most), (want, Some(want)));
    assert_eq!(sizes.others.iter().collect::<Vec<_>>(), others);
}

#[test]
fn every_bet_and_raise_is_one_bet() {
    let told = limit(None);
    next_to(&told.play(&[]), A, 20);
    next_to(&told.play(&[(A, to(20)), (B, to(40))]), C, 60);
    assert_eq!(told.refuses(&[(A, to(19))]), FaultKind::ShortBet { least: 20 });
    assert_eq!(told.refuses(&[(A, to(21))]), FaultKind::AboveMost { most: 20 });
    assert_eq!(told.refuses(&[(A, to(20)), (B, to(39))]), FaultKind::ShortRaise { least: 40 });
    assert_eq!(told.refuses(&[(A, to(20)), (B, all_in(41))]), FaultKind::AboveMost { most: 40 });
    let blinds = preflop(10, 20).structure(Structure::FixedLimit);
    next_to(&blinds.play(&[]), C, 40);
    assert_eq!(blinds.play(&[(C, to(40)), (D, to(60))]).raises(), 2);
}

#[test]
fn half_a_bet_reopens_and_is_built_on_as_a_full_one() {
    let told = limit(Some(50));
    let round = told.play(&[(A, to(20)), (B, all_in(30))]);
    assert_eq!(round.player(A).right, RaiseRight::Reopened);
    assert_eq!(round.raises(), 2);
    others(&round, A, 50, &[40, 60]);
    let round = told.play(&[(A, to(20)), (B, all_in(29))]);
    assert_eq!((round.player(A).owes, round.player(A).right), (9, RaiseRight::Closed));
    assert_eq!(round.raises(), 1);
    next_to(&round, C, 40);
    assert_eq!(
        told.refuses(&[(A, to(20)), (B, all_in(29)), (A, to(40))]),
        FaultKind::MayNotRaise { faces: 9, needs: 10 }
    );
}

#[test]
fn an_opening_all_in_of_half_a_bet_is_built_on_and_a_smaller_one_completed() {
    others(&limit(Some(50)).play(&[(A, all_in(10))]), B, 30, &[20, 40]);
    next_to(&limit(Some(50)).play(&[(A, all_in(9))]), B, 20);
    next_to(&limit(None).play(&[(A, all_in(19))]), B, 20);
    next_to(&limit(None).play(&[(A, all_in(20))]), B, 40);
}

#[test]
fn who_completes_a_short_all_in_makes_the_bet_of_it() {
    let round = limit(Some(50)).play(&[(A, to(20)), (B, all_in(25)), (C, to(40))]);
    assert_eq!((round.raises(), round.player(A).right), (2, RaiseRight::Reopened));
    next_to(&round, A, 60);
}

#[test]
fn short_all_ins_add_up_where_the_book_lets_them() {
    let moves = [(A, to(20)), (B, all_in(25)), (D, Action::Call), (C, all_in(32))];
    let round = limit(Some(50)).play(&moves);
    assert_eq!((round.player(A).right, round.player(D).right), (RaiseRight::ReopenedTogether, RaiseRight::Closed));
    others(&round, A, 52, &[40, 60]);
    let rules = BettingRules { cumulative: false, limit_reopens_percent: Some(50), ..BettingRules::default() };
    let round = limit(None).rules(rules).play(&moves);
    assert_eq!(round.player(A).right, RaiseRight::Closed);
    next_to(&round, E, 40);
}

#[test]
fn where_all_ins_only_add_up_to_half_a_bet_the_next_raise_has_three_totals_and_each_is_taken() {
    let told = limit(Some(50));
    let before = [(A, to(20)), (B, all_in(25)), (C, Action::Call), (D, all_in(30))];
    others(&told.play(&before), E, 50, &[40, 60]);
    let then = |act: Action| told.play(&[&before[..], &[(E, act)]].concat());
    next_to(&then(to(40)), A, 60);
    next_to(&then(to(50)), A, 70);
    next_to(&then(to(60)), A, 80);
    let refused = |act: Action| told.refuses(&[&before[..], &[(E, act)]].concat());
    for total in [39, 41, 49] {
        assert_eq!(refused(to(total)), FaultKind::ShortRaise { least: 50 }, "{total}");
    }
    assert_eq!(refused(to(51)), FaultKind::AboveMost { most: 50 });
}

#[test]
fn where_a_book_names_no_part_any_all_in_may_count_and_the_rest_of_a_whole_bet_is_told_beside_it() {
    let rules = BettingRules { limit_any_part: true, ..BettingRules::default() };
    let told = limit(None).rules(rules);
    let before = [(A, to(20)), (B, all_in(21))];
    let round = told.play(&before);
    assert_eq!(round.player(A).right, RaiseRight::Reopened);
    others(&round, C, 41, &[40, 60]);
    // A whole bet is one by every reading.
    next_to(&told.play(&[(A, to(20)), (B, all_in(40))]), C, 60);
    // A raise that is no all-in decides for all.
    for (total, next) in [(40, 60), (41, 61), (60, 80)] {
        next_to(&told.play(&[&before[..], &[(C, to(total))]].concat()), D, next);
    }
}

#[test]
fn without_a_rule_on_limit_a_whole_bet_is_needed_and_odd_halves_are_rounded_up() {
    let round = limit(None).play(&[(A, to(20)), (B, all_in(39))]);
    assert_eq!(round.player(A).right, RaiseRight::Closed);
    let rules = BettingRules { limit_reopens_percent: Some(50), ..BettingRules::default() };
    let told = flop(25).structure(Structure::FixedLimit).rules(rules);
    assert_eq!(told.play(&[(A, to(25)), (B, all_in(37))]).player(A).right, RaiseRight::Closed);
    assert_eq!(told.play(&[(A, to(25)), (B, all_in(38))]).player(A).right, RaiseRight::Reopened);
}

#[test]
fn a_line_with_any_of_the_raises_after_half_a_bet_is_taken_and_built_on() {
    let told = limit(Some(50));
    let before = [(A, to(20)), (B, all_in(30))];
    let then = |act: Action| told.play(&[&before[..], &[(C, act)]].concat());
    next_to(&then(to(40)), D, 60);
    next_to(&then(to(50)), D, 70);
    next_to(&then(to(60)), D, 80);
    let refused = |act: Action| told.refuses(&[&before[..], &[(C, act)]].concat());
    for total in [39, 41] {
        assert_eq!(refused(to(total)), FaultKind::ShortRaise { least: 50 });
    }
    assert_eq!(refused(to(49)), FaultKind::ShortRaise { least: 50 });
    assert_eq!(refused(to(51)), FaultKind::AboveMost { most: 50 });
    assert_eq!(refused(to(61)), FaultKind::AboveMost { most: 50 });
    assert_eq!(refused(all_in(61)), FaultKind::AboveMost { most: 50 });
    // An all-in for less than the larger of the two is short by one reading: 15 of 20 above 40, 5 of 20.
    others(&then(all_in(55)), D, 75, &[80]);
    others(&then(all_in(45)), D, 65, &[60]);
    // An all-in for exactly the smaller one is half a bet by the other reading.
    others(&then(all_in(50)), D, 70, &[80]);
    next_to(&then(all_in(60)), D, 80);
}

#[test]
fn the_stack_bounds_all_raises() {
    let told = limit(Some(50)).stack(A, 55).stack(C, 50).stack(D, 45);
    let round = told.play(&[(A, to(20)), (B, all_in(30))]);
    let sizes = |player: usize| round.player(player).sizes.map(|sizes| (sizes.least, sizes.most, sizes.others.whole));
    assert_eq!(sizes(A), Some((50, Some(50), Some(55))));
    assert_eq!(sizes(C), Some((50, Some(50), None)));
    assert_eq!(sizes(D), Some((45, Some(45), None)));
}

#[test]
fn a_book_that_says_to_what_the_next_raise_goes_leaves_one_number() {
    let told = |limit_next| {
        let rules = BettingRules { limit_reopens_percent: Some(50), limit_next, ..BettingRules::default() };
        limit(None).rules(rules)
    };
    let before = [(A, to(20)), (B, all_in(30))];
    next_to(&told(LimitNext::OnTop).play(&before), C, 50);
    next_to(&told(LimitNext::WholeBets).play(&before), C, 60);
    let refused = |limit_next, act| told(limit_next).refuses(&[&before[..], &[(C, act)]].concat());
    assert_eq!(refused(LimitNext::OnTop, to(60)), FaultKind::AboveMost { most: 50 });
    assert_eq!(refused(LimitNext::WholeBets, to(50)), FaultKind::ShortRaise { least: 60 });
    // A smaller all-in is completed by either.
    for limit_next in [LimitNext::Either, LimitNext::OnTop, LimitNext::WholeBets] {
        next_to(&told(limit_next).play(&[(A, to(20)), (B, all_in(29))]), C, 40);
    }
}

#[test]
fn where_exactly_the_part_is_not_enough_one_chip_more_is() {
    let rules = BettingRules { limit_reopens_percent: Some(50), limit_exactly: false, ..BettingRules::default() };
    let told = limit(None).rules(rules);
    assert_eq!(told.play(&[(A, to(20)), (B, all_in(30))]).player(A).right, RaiseRight::Closed);
    assert_eq!(told.play(&[(A, to(20)), (B, all_in(31))]).player(A).right, RaiseRight::Reopened);
    // A full bet is always enough.
    let whole = BettingRules { limit_reopens_percent: Some(99), limit_exactly: false, ..BettingRules::default() };
    assert_eq!(limit(None).rules(whole).play(&[(A, to(20)), (B, all_in(40))]).player(A).right, RaiseRight::Reopened);
}
