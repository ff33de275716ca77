//! What cannot have happened is refused, in every tolerance.

use super::*;
use crate::betting::{Chips, MOST, Offer};

#[track_caller]
fn refused(told: HandBuilder, moves: &[(usize, Action)], want: FaultKind) {
    assert_eq!(told.refuses(moves), want);
    assert_eq!(told.any_size().refuses(moves), want, "whatever the tolerance");
}

#[test]
fn acts_of_who_has_none() {
    refused(flop(100), &[(A, Action::Check), (A, Action::Check)], FaultKind::ActedTwice);
    refused(flop(100), &[(A, to(100)), (A, to(500))], FaultKind::ActedTwice);
    refused(flop(100), &[(A, to(100)), (B, Action::Call), (B, Action::Fold)], FaultKind::ActedTwice);
    refused(flop(100), &[(A, Action::Fold), (A, Action::Check)], FaultKind::AlreadyFolded);
    refused(flop(100), &[(A, all_in(50)), (A, Action::Fold)], FaultKind::AlreadyAllIn);
    refused(flop(100).stack(A, 50), &[(A, to(50)), (B, to(200)), (A, Action::Call)], FaultKind::AlreadyAllIn);
    refused(preflop(200, 400).stack(B, 400), &[(B, Action::Check)], FaultKind::AlreadyAllIn);
    refused(flop(100), &[(5, Action::Check)], FaultKind::NoSuchPlayer);
    refused(flop(100).players(2), &[(A, Action::Fold), (B, Action::Fold)], FaultKind::LastHand);
}

#[test]
fn calls_and_checks_against_the_bet() {
    refused(flop(100), &[(A, Action::Call)], FaultKind::NothingToCall);
    refused(flop(100), &[(A, to(0))], FaultKind::NothingToCall);
    refused(preflop(200, 400), &[(B, Action::Call)], FaultKind::NothingToCall);
    refused(preflop(200, 400), &[(B, to(400))], FaultKind::NothingToCall);
    refused(flop(100), &[(A, to(100)), (B, Action::Check)], FaultKind::CheckFacingBet { owes: 100 });
    refused(preflop(200, 400), &[(A, Action::Check)], FaultKind::CheckFacingBet { owes: 200 });
    refused(preflop(200, 400), &[(C, to(399))], FaultKind::CallBelowBet { bet: 400 });
    refused(preflop(200, 400).stack(C, 400), &[(C, to(399))], FaultKind::CallBelowBet { bet: 400 });
    refused(preflop(200, 400), &[(A, to(199))], FaultKind::PutsBack { put: 200 });
}

#[test]
fn a_call_for_less_is_with_the_last_chips() {
    for act in [Action::Call, to(399), Action::AllIn(None), all_in(399)] {
        let round = preflop(200, 400).stack(C, 399).play(&[(C, act)]);
        let position = round.player(C);
        assert_eq!((position.put, position.all_in, round.bet()), (399, true, 400));
    }
    let round = preflop(200, 400).play(&[(C, all_in(399))]);
    assert_eq!((round.player(C).behind, round.bet()), (Some(0), 400));
    let round = preflop(200, 400).stack(A, 300).play(&[]);
    assert_eq!(round.player(A).owes, 100);
}

#[test]
fn all_ins_against_the_stack() {
    refused(flop(100).stack(A, 500), &[(A, all_in(501))], FaultKind::AboveStack { stack: 500 });
    refused(flop(100).stack(A, 500), &[(A, all_in(499))], FaultKind::BelowStack { stack: 500 });
    refused(flop(100).stack(A, 500), &[(A, to(501))], FaultKind::AboveStack { stack: 500 });
    refused(flop(100), &[(A, Action::AllIn(None))], FaultKind::StackUnknown);
    refused(flop(100), &[(A, all_in(0))], FaultKind::NoChips);
    refused(preflop(200, 400), &[(A, all_in(200))], FaultKind::NoChips);
    refused(flop(100), &[(A, to(MOST + 1))], FaultKind::TooLarge);
    refused(flop(100), &[(A, to(100)), (B, Action::RaiseBy(u64::MAX))], FaultKind::TooLarge);
    refused(flop(100), &[(A, to(100)), (B, Action::RaiseBy(0))], FaultKind::NoChips);
}

#[test]
fn a_raise_by_is_on_top_of_the_bet_and_a_bet_where_there_is_none() {
    assert_eq!(flop(100).play(&[(A, to(300)), (B, Action::RaiseBy(800))]).bet(), 1100);
    assert_eq!(flop(100).play(&[(A, Action::RaiseBy(300))]).bet(), 300);
    assert_eq!(flop(100).refuses(&[(A, Action::RaiseBy(99))]), FaultKind::ShortBet { least: 100 });
}

#[test]
fn blinds_are_posted_before_the_first_act_by_who_is_in_them() {
    refused(preflop(200, 400), &[(C, Action::Post(100))], FaultKind::NotInTheBlinds);
    refused(flop(100), &[(A, Action::Post(50))], FaultKind::NotInTheBlinds);
    refused(preflop(200, 400), &[(C, Action::Call), (B, Action::Post(250))], FaultKind::PostedLate);
    refused(preflop(200, 400), &[(B, Action::Post(401))], FaultKind::AboveBlind { blind: 400 });
    refused(preflop(200, 400), &[(B, Action::Post(0))], FaultKind::NoChips);
    refused(preflop(200, 400).stack(B, 300), &[(B, Action::Post(301))], FaultKind::AboveStack { stack: 300 });
    refused(preflop(200, 400).stack(B, 300), &[(B, Action::Post(299))], FaultKind::BelowStack { stack: 300 });
    assert_eq!(preflop(200, 400).play(&[(A, Action::Post(200))]), preflop(200, 400).play(&[]));
}

#[test]
fn chips_without_a_word_are_not_played() {
    let told = preflop(200, 400).stack(C, 2500);
    let offered = |acts: &[(usize, Action)], count| {
        let offer = Offer::silent(C, vec![Chips { count, value: 1000 }], 0..1);
        let line = HandLine { offer: Some(offer), ..told.line(acts) };
        Round::replay(&line, told.rules, told.size_check)
    };
    let round = offered(&[], 2).expect("chips enough");
    assert_eq!((round.player(C).put, round.bet()), (0, 400));
    let fault = |acts: &[(usize, Action)], count| offered(acts, count).expect_err("refused").kind;
    assert_eq!(fault(&[], 3), FaultKind::AboveStack { stack: 2500 });
    assert_eq!(fault(&[], u64::MAX), FaultKind::TooLarge);
    assert_eq!(fault(&[(C, Action::Fold)], 1), FaultKind::AlreadyFolded);
}

#[test]
fn a_refused_act_changes_nothing() {
    let mut round = preflop(200, 400).play(&[(C, to(1200))]);
    let before = round.clone();
    for act in [to(1300), Action::Check, all_in(0), to(100), Action::Post(100)] {
        assert!(round.play(D, &act).is_err(), "{act:?}");
    }
    assert_eq!(round, before);
}
