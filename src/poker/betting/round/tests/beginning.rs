//! Blinds, antes and short stacks before the first act.

use super::super::{MOST_PLAYERS, RaiseRight};
use super::*;
use crate::betting::MOST;

#[test]
fn the_blinds_are_in_front_and_the_big_blind_is_the_bet() {
    let round = preflop(200, 400).play(&[]);
    assert_eq!((round.bet(), round.full_raise(), round.raises(), round.chips()), (400, 400, 0, 600));
    let owed: Vec<Amount> = (0..5).map(|player| round.player(player).owes).collect();
    assert_eq!(owed, [200, 0, 400, 400, 400]);
    assert_eq!(round.to_act().collect::<Vec<_>>(), [C, D, E, A, B]);
    assert_eq!(round.player(B).right, RaiseRight::NotYetActed);
    assert!(round.player(9).folded && !round.player(9).to_act);
}

#[test]
fn the_small_blind_is_first_when_there_are_two() {
    assert_eq!(preflop(200, 400).players(2).play(&[]).to_act().collect::<Vec<_>>(), [A, B]);
}

#[test]
fn a_short_blind_leaves_the_full_bet_to_match() {
    for round in [preflop(200, 400).stack(B, 250).play(&[]), preflop(200, 400).play(&[(B, Action::Post(250))])] {
        assert_eq!((round.bet(), round.chips()), (400, 450));
        let (big, next) = (round.player(B), round.player(C));
        assert_eq!((big.put, big.behind, big.owes, big.all_in, big.to_act), (250, Some(0), 0, true, false));
        assert_eq!((next.owes, sizes(&next)), (400, Some((800, None))));
    }
    let exact = preflop(200, 400).stack(B, 400).play(&[]);
    assert!(exact.player(B).all_in);
    let one_more = preflop(200, 400).stack(B, 401).play(&[]);
    assert_eq!((one_more.player(B).all_in, sizes(&one_more.player(B))), (false, Some((401, Some(401)))));
}

#[test]
fn antes_are_paid_first_and_owe_nothing_to_the_bet() {
    let told = preflop(200, 400).ante(Ante::Each(50)).stack(B, 300).stack(C, 50).stack(D, 30);
    let round = told.play(&[]);
    assert_eq!(round.chips(), 4 * 50 + 30 + 200 + 250);
    assert_eq!((round.player(B).put, round.player(B).all_in), (250, true));
    assert!(round.player(C).all_in && round.player(D).all_in);
    assert_eq!((round.player(E).owes, round.player(E).put), (400, 0));
    let round = preflop(200, 400).ante(Ante::BigBlind(400)).stack(B, 500).play(&[]);
    assert_eq!((round.chips(), round.player(B).put), (200 + 500, 100));
    let round = preflop(200, 400).ante(Ante::BigBlind(400)).stack(B, 300).play(&[]);
    assert_eq!((round.chips(), round.player(B).put, round.player(B).all_in), (500, 0, true));
}

#[test]
fn a_big_blind_who_cannot_pay_both_pays_the_ante_or_the_blind_first() {
    let told = preflop(200, 400).ante(Ante::BigBlind(400)).stack(B, 500);
    let blind_first = told.clone().rules(BettingRules { ante_first: false, ..BettingRules::default() });
    let paid = |round: Round| (round.player(B).put, round.chips(), round.bet(), round.short_blinds());
    assert_eq!(paid(told.play(&[])), (100, 700, 400, 300));
    assert_eq!(paid(blind_first.play(&[])), (400, 700, 400, 0));
    // Who covers both pays both, and so does who was told without a stack.
    for told in [told.clone().stack(B, 900), preflop(200, 400).ante(Ante::BigBlind(400))] {
        let other = told.clone().rules(BettingRules { ante_first: false, ..BettingRules::default() });
        assert_eq!(told.play(&[]).player(B), other.play(&[]).player(B));
        assert_eq!((told.play(&[]).chips(), other.play(&[]).chips()), (1000, 1000));
    }
}

#[test]
fn after_the_flop_nothing_is_posted() {
    let mut told = preflop(200, 400).ante(Ante::Each(50)).pot(1500).stack(A, 100);
    told.setup.street = Street::Turn;
    let round = told.play(&[]);
    assert_eq!((round.bet(), round.chips(), round.player(A).behind), (0, 1500, Some(100)));
    assert_eq!(round.to_act().collect::<Vec<_>>(), [A, B, C, D, E]);
}

#[track_caller]
fn refused(told: &HandBuilder, player: Option<usize>, kind: FaultKind) {
    let fault = Round::replay(&told.line(&[]), told.rules, told.size_check).expect_err("a fault");
    assert_eq!((fault.at, fault.player, fault.kind), (None, player, kind));
}

#[test]
fn what_cannot_begin_is_refused_without_a_place() {
    refused(&flop(0), None, FaultKind::NoBlinds);
    refused(&preflop(401, 400), None, FaultKind::SmallAboveBig);
    refused(&HandBuilder { blinds: [Some(A), Some(A)], ..preflop(200, 400) }, Some(A), FaultKind::OneInBothBlinds);
    refused(&HandBuilder { blinds: [None, Some(5)], ..preflop(200, 400) }, None, FaultKind::NoSuchPlayer);
    refused(&flop(1).stack(E, 1).players(4), None, FaultKind::NoSuchPlayer);
    refused(&flop(MOST + 1), None, FaultKind::TooLarge);
    refused(&flop(1).pot(MOST + 1), None, FaultKind::TooLarge);
    refused(&preflop(1, 1).ante(Ante::Each(u64::MAX)), None, FaultKind::TooLarge);
    refused(&flop(1).stack(C, MOST + 1), Some(C), FaultKind::TooLarge);
    refused(&flop(1).players(MOST_PLAYERS + 1), None, FaultKind::TooManyPlayers { most: MOST_PLAYERS });
    assert_eq!(flop(1).players(MOST_PLAYERS).play(&[]).players(), MOST_PLAYERS);
}

#[test]
fn the_largest_amounts_of_all_players_do_not_overflow() {
    let mut told = preflop(MOST, MOST).players(MOST_PLAYERS).pot(MOST).ante(Ante::Each(MOST));
    told.setup.structure = Structure::PotLimit;
    let round = told.play(&[(C, Action::Call)]);
    assert_eq!(round.chips(), (MOST_PLAYERS as u64 + 4) * MOST);
    assert_eq!(round.player(D).least(), Some(2 * MOST));
    assert_eq!(round.player(D).most(), Some((MOST_PLAYERS as u64 + 6) * MOST));
}
