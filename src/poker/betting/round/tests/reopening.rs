//! Who may raise again after short all-ins.

use super::super::{Minimum, RaiseRight};
use super::*;

fn short_all_ins() -> Round {
    flop(100).play(&[(A, to(100)), (B, all_in(125)), (C, Action::Call), (D, all_in(200))])
}

#[test]
fn each_player_is_judged_by_what_that_player_faces() {
    // The example of 47 in onk-2023.
    let round = short_all_ins();
    let (a, c) = (round.player(A), round.player(C));
    assert_eq!(
        (a.owes, a.faces, a.right, sizes(&a)),
        (100, Some(100), RaiseRight::ReopenedTogether, Some((300, None)))
    );
    assert_eq!((c.owes, c.faces, c.right, sizes(&c)), (75, Some(75), RaiseRight::Closed, None));
    assert_eq!((round.bet(), round.full_raise(), round.previous_raise(), round.raises()), (200, 100, 75, 3));
    assert_eq!(round.to_act().collect::<Vec<_>>(), [E, A, C]);
}

#[test]
fn one_chip_less_than_a_full_raise_leaves_the_first_player_closed() {
    let told = flop(100);
    let before = [(A, to(100)), (B, all_in(125)), (C, Action::Call)];
    let at = told.play(&[&before[..], &[(D, all_in(200))]].concat());
    let below = told.play(&[&before[..], &[(D, all_in(199))]].concat());
    assert!(at.player(A).may_raise());
    assert_eq!(below.player(A).right, RaiseRight::Closed);
    assert!(below.player(E).may_raise(), "who has not acted is never closed");
}

#[test]
fn who_may_not_raise_is_refused_with_what_is_missing() {
    let mut round = short_all_ins();
    let refused = Err(FaultKind::MayNotRaise { faces: 75, needs: 100 });
    for act in [to(300), Action::RaiseBy(500), all_in(900)] {
        assert_eq!(round.play(C, &act), refused);
    }
    assert_eq!(round.play(C, &Action::Call), Ok(()));
}

#[test]
fn a_call_between_two_short_all_ins_starts_the_count_again_for_that_player() {
    // Least 50; a bet of 300, all-ins to 500 and 650: the least full raise is 300.
    let told = flop(50);
    let mut round = told.play(&[(A, to(300)), (B, all_in(500)), (C, all_in(650)), (D, Action::Call)]);
    assert_eq!(sizes(&round.player(A)), Some((950, None)));
    assert_eq!(round.play(E, &all_in(800)), Ok(()));
    assert_eq!((round.player(A).faces, sizes(&round.player(A))), (Some(500), Some((1100, None))));
    assert_eq!((round.player(D).faces, round.player(D).right), (Some(150), RaiseRight::Closed));
    // A raises in full: that gives D the right back.
    assert_eq!(round.play(A, &to(1100)), Ok(()));
    assert_eq!((round.player(D).right, sizes(&round.player(D))), (RaiseRight::Reopened, Some((1400, None))));
}

#[test]
fn where_short_all_ins_do_not_add_up_one_alone_must_be_full() {
    let rules = BettingRules { cumulative: false, ..BettingRules::default() };
    let told = flop(100).rules(rules);
    let round = told.play(&[(A, to(100)), (B, all_in(125)), (D, all_in(200))]);
    assert_eq!(round.player(A).right, RaiseRight::Closed);
    let round = told.play(&[(A, to(100)), (B, all_in(125)), (D, all_in(225))]);
    assert_eq!(round.player(A).right, RaiseRight::Reopened);
}

#[test]
fn a_short_opening_all_in_closes_who_checked_unless_the_book_closes_only_bettors() {
    let moves = [(A, Action::Check), (B, all_in(60))];
    let round = flop(100).play(&moves);
    assert_eq!((round.player(A).owes, round.player(A).right), (60, RaiseRight::Closed));
    let rules = BettingRules { closes_who_checked: false, ..BettingRules::default() };
    let round = flop(100).rules(rules).play(&moves);
    assert_eq!((round.player(A).right, sizes(&round.player(A))), (RaiseRight::CheckedOnly, Some((160, None))));
    let round = flop(100).play(&[(A, Action::Check), (B, all_in(100))]);
    assert_eq!(round.player(A).right, RaiseRight::Reopened);
}

#[test]
fn the_blinds_have_not_acted_and_callers_have() {
    // 2000-4000: a call, an all-in to 7500 (short by 500).
    let round = preflop(2000, 4000).play(&[(C, Action::Call), (D, all_in(7500)), (E, Action::Fold)]);
    for blind in [A, B] {
        assert_eq!(sizes(&round.player(blind)), Some((11_500, None)));
    }
    assert_eq!((round.player(C).faces, round.player(C).right), (Some(3500), RaiseRight::Closed));
    // The big blind raises the least: C faces 7500 and may raise.
    let round = preflop(2000, 4000).play(&[(C, Action::Call), (D, all_in(7500)), (B, to(11_500))]);
    assert_eq!((round.player(C).faces, sizes(&round.player(C))), (Some(7500), Some((15_500, None))));
}

#[test]
fn the_big_blind_may_raise_when_everybody_calls_and_then_has_no_act_left() {
    let mut round =
        preflop(50, 100).play(&[(C, Action::Call), (D, Action::Fold), (E, Action::Fold), (A, Action::Call)]);
    assert_eq!((round.player(B).owes, sizes(&round.player(B))), (0, Some((200, None))));
    assert_eq!(round.to_act().collect::<Vec<_>>(), [B]);
    assert_eq!(round.play(B, &Action::Check), Ok(()));
    assert_eq!(round.to_act().count(), 0);
    assert_eq!(round.player(B).right, RaiseRight::None);
}

#[test]
fn an_underraise_that_is_taken_gives_the_right_to_raise_since_it_would_be_made_full() {
    let told = flop(100).any_size();
    let round = told.play(&[(A, to(600)), (B, to(1000)), (C, Action::Call)]);
    assert_eq!((round.bet(), round.full_raise(), round.previous_raise()), (1000, 600, 400));
    assert_eq!(round.player(A).right, RaiseRight::Reopened);
    assert_eq!(round.player(C).right, RaiseRight::None);
}

#[test]
fn after_short_all_ins_together_the_least_raise_can_have_a_measure_of_its_own() {
    let rules = BettingRules { minimum: Minimum::PreviousRaise, ..BettingRules::default() };
    let moves = [(A, to(100)), (B, all_in(125)), (D, all_in(200))];
    let round = flop(100).rules(rules).play(&moves);
    assert_eq!(sizes(&round.player(A)), Some((300, None)), "together: the full raise");
    assert_eq!(sizes(&round.player(E)), Some((275, None)), "not yet acted: the raise before");
    let rules = BettingRules { minimum_together: Minimum::PreviousRaise, ..rules };
    assert_eq!(sizes(&flop(100).rules(rules).play(&moves).player(A)), Some((275, None)));
}

#[test]
fn half_a_raise_reopens_where_the_book_says_so() {
    let rules = BettingRules { half_reopens: true, ..BettingRules::default() };
    let after = |total| flop(100).rules(rules).play(&[(A, to(100)), (B, all_in(total)), (C, Action::Call)]);
    assert_eq!(after(149).player(A).right, RaiseRight::Closed);
    assert_eq!(after(150).player(A).right, RaiseRight::Reopened);
    // Its size is not the one by which the next raise is measured.
    assert_eq!(sizes(&after(150).player(A)), Some((250, None)));
    let odd = flop(101).rules(rules).play(&[(A, to(101)), (B, all_in(151))]);
    assert_eq!(odd.player(A).right, RaiseRight::Closed, "half of 101 is 51");
    let together = [(A, to(100)), (B, all_in(125)), (C, all_in(150))];
    assert_eq!(flop(100).rules(rules).play(&together).player(A).right, RaiseRight::ReopenedTogether);
}

#[test]
fn a_short_opening_all_in_leaves_who_has_checked_a_raise_where_the_book_says_so() {
    let acts = [(A, Action::Check), (B, all_in(60)), (C, Action::Call)];
    let rules = BettingRules { short_opening_reopens: true, ..BettingRules::default() };
    assert_eq!(flop(100).play(&acts).player(A).right, RaiseRight::Closed);
    let round = flop(100).rules(rules).play(&acts);
    assert_eq!((round.player(A).right, sizes(&round.player(A))), (RaiseRight::Reopened, Some((160, None))));
    // A later short all-in closes all the same.
    let round = flop(100).rules(rules).play(&[(A, to(100)), (B, all_in(160))]);
    assert_eq!(round.player(A).right, RaiseRight::Closed);
}
