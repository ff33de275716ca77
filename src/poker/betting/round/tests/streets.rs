//! Whole hands: streets that follow one another, and what they leave in the pots.

use super::pots::pots;
use super::*;

const FLOP_TURN_RIVER: [Street; 3] = [Street::Flop, Street::Turn, Street::River];

#[track_caller]
fn played(told: &HandBuilder, moves: &[(usize, Action)], streets: &[(usize, Street)]) -> Round {
    told.hand(moves, streets).expect("a hand that can have been")
}

#[test]
fn a_new_street_has_no_bet_and_the_pot_of_the_one_before() {
    let told = preflop(100, 200).players(3).stack(A, 5000).stack(B, 3000).stack(C, 600);
    let moves = [(C, to(600)), (A, Action::Fold), (B, Action::Call)];
    let told = told.stack(C, 4000);
    let round = played(&told, &moves, &[(3, Street::Flop)]);
    assert_eq!((round.street(), round.bet(), round.chips(), round.in_front()), (Street::Flop, 0, 1300, 0));
    assert_eq!((round.full_raise(), round.raises(), round.counted_pot()), (200, 0, 1300));
    let behind = |player: usize| (round.player(player).put, round.player(player).behind, round.player(player).folded);
    assert_eq!(
        [behind(A), behind(B), behind(C)],
        [(0, Some(4900), true), (0, Some(2400), false), (0, Some(3400), false)]
    );
    assert_eq!(round.to_act().collect::<Vec<_>>(), [B, C]);
    assert_eq!(sizes(&round.player(B)), Some((200, Some(2400))));
}

#[test]
fn who_raised_on_one_street_says_nothing_about_the_next() {
    let told = preflop(100, 200).players(3);
    let moves =
        [(C, to(600)), (A, Action::Call), (B, Action::Call), (A, all_in(50)), (B, Action::Call), (C, Action::Call)];
    let mut round = played(&told, &moves, &[(3, Street::Flop)]);
    assert_eq!(round.deal(Street::Turn), Ok(()));
    assert_eq!((round.full_raise(), sizes(&round.player(B))), (200, Some((200, None))));
    assert_eq!(round.to_act().collect::<Vec<_>>(), [B, C]);
    assert_eq!(round.play(A, &Action::Check), Err(FaultKind::AlreadyAllIn));
}

#[test]
fn the_small_blind_opens_later_streets_and_heads_up_the_big_blind() {
    let calls = [(C, Action::Call), (D, Action::Call), (E, Action::Call), (A, Action::Call), (B, Action::Check)];
    let round = played(&preflop(100, 200), &calls, &[(5, Street::Flop)]);
    assert_eq!(round.to_act().collect::<Vec<_>>(), [A, B, C, D, E]);
    let mut told = preflop(100, 200).players(2);
    let calls = [(A, Action::Call), (B, Action::Check)];
    assert_eq!(played(&told, &calls, &[(2, Street::Flop)]).to_act().collect::<Vec<_>>(), [A, B]);
    told.setup.heads_up = true;
    assert_eq!(played(&told, &calls, &[(2, Street::Flop)]).to_act().collect::<Vec<_>>(), [B, A]);
    // A dead small blind: the big blind is the first who can act.
    let told = HandBuilder { blinds: [None, Some(B)], ..preflop(100, 200).players(3) };
    let calls = [(C, Action::Call), (A, Action::Call), (B, Action::Check)];
    assert_eq!(played(&told, &calls, &[(3, Street::Flop)]).to_act().collect::<Vec<_>>(), [B, C, A]);
}

#[test]
fn side_pots_are_exact_over_streets() {
    let told = preflop(50, 100).players(4).stack(A, 1000).stack(B, 300).stack(C, 2000).stack(D, 2500);
    let moves = [
        (C, to(200)),
        (D, Action::Call),
        (A, Action::Call),
        (B, Action::Call),
        // On the flop B is all-in for 100, on the turn A for 700, on the river C bets and D folds.
        (A, Action::Check),
        (B, all_in(100)),
        (C, Action::Call),
        (D, Action::Call),
        (A, Action::Call),
        (A, all_in(700)),
        (C, Action::Call),
        (D, Action::Call),
        (C, to(500)),
        (D, Action::Fold),
    ];
    let streets = [(4, Street::Flop), (9, Street::Turn), (12, Street::River)];
    let round = played(&told, &moves, &streets);
    let want = (vec![(1200, vec![A, B, C]), (2100, vec![A, C])], Some((C, 500)));
    assert_eq!(pots(&round), want);
    assert_eq!(round.player(D).behind, Some(2500 - 1000));
    assert_eq!(round.to_act().count(), 0);
}

#[test]
fn what_nobody_called_is_back_before_the_next_street() {
    let told = preflop(50, 100).players(3).stack(A, 1000).stack(B, 300).stack(C, 2000);
    let moves = [(C, to(800)), (A, Action::Fold), (B, all_in(300))];
    let round = played(&told, &moves, &[(3, Street::Flop)]);
    assert_eq!((round.chips(), round.player(C).behind), (650, Some(1700)));
    assert_eq!(pots(&round), (vec![(650, vec![B, C])], None));
    assert_eq!(round.to_act().count(), 0);
    assert_eq!(round.player(C).sizes, None);
}

#[test]
fn an_ante_above_all_others_lies_in_the_pot_to_the_end() {
    let told = preflop(50, 100).players(2).ante(Ante::Each(60)).stack(A, 1000).stack(B, 40);
    let round = played(&told, &[], &[(0, Street::Flop)]);
    assert_eq!((round.chips(), round.player(A).behind), (100, Some(940)));
    assert_eq!(pots(&round), (vec![(80, vec![A, B])], Some((A, 20))));
}

#[test]
fn fixed_limit_has_its_larger_bet_on_the_turn_and_the_river() {
    let mut told = preflop(50, 100).players(2).structure(Structure::FixedLimit);
    let moves = [(A, Action::Call), (B, Action::Check), (A, Action::Check), (B, Action::Check)];
    let streets = [(2, Street::Flop), (4, Street::Turn)];
    let fault = told.hand(&moves, &streets).expect_err("no bet for the turn");
    assert_eq!((fault.at, fault.player, fault.kind), (Some(90..91), None, FaultKind::NoBetSize));
    told.setup.big_bet = Some(250);
    let mut round = played(&told, &moves[..2], &[]);
    for (street, bet) in FLOP_TURN_RIVER.into_iter().zip([100, 250, 250]) {
        assert_eq!(round.deal(street), Ok(()));
        assert_eq!((round.unit(), sizes(&round.player(A))), (bet, Some((bet, Some(bet)))));
        assert_eq!([round.play(A, &Action::Check), round.play(B, &Action::Check)], [Ok(()), Ok(())]);
    }
}

#[test]
fn pot_limit_counts_the_pots_of_earlier_streets() {
    let told = preflop(50, 100).players(2).structure(Structure::PotLimit).ante(Ante::BigBlind(100));
    let round = played(&told, &[(A, to(300)), (B, Action::Call), (A, to(200))], &[(2, Street::Flop)]);
    // 700 in the pot, 200 in front, 200 to call.
    assert_eq!(sizes(&round.player(B)), Some((400, Some(1300))));
}

#[track_caller]
fn refused(
    told: &HandBuilder,
    moves: &[(usize, Action)],
    street: (usize, Street),
    player: Option<usize>,
    kind: FaultKind,
) {
    let fault = told.hand(moves, &[street]).expect_err("a fault");
    assert_eq!((fault.at, fault.player, fault.kind), (Some(90..91), player, kind));
}

#[test]
fn a_street_begins_when_everybody_has_acted_and_in_its_order() {
    let told = preflop(100, 200).players(3);
    let calls = [(C, Action::Call), (A, Action::Call), (B, Action::Check)];
    refused(&told, &calls, (2, Street::Flop), Some(B), FaultKind::StillToAct);
    refused(&told, &calls[..1], (1, Street::Flop), Some(A), FaultKind::StillToAct);
    for street in [Street::Preflop, Street::Turn, Street::River] {
        refused(&told, &calls, (3, street), None, FaultKind::StreetOutOfOrder);
    }
    let folds = [(C, Action::Fold), (A, Action::Fold)];
    refused(&told, &folds, (2, Street::Flop), Some(B), FaultKind::HandOver);
    refused(&flop(100).players(1), &[(A, Action::Check)], (1, Street::Turn), Some(A), FaultKind::HandOver);
}

#[test]
fn a_blind_who_is_not_named_has_folded_if_he_owes_chips() {
    let mut told = preflop(100, 200).players(3);
    let calls = [(C, to(600)), (B, Action::Call)];
    refused(&told, &calls, (2, Street::Flop), Some(A), FaultKind::StillToAct);
    told.setup.unnamed = [true, false];
    let round = played(&told, &calls, &[(2, Street::Flop)]);
    assert_eq!((round.player(A).folded, round.chips()), (true, 1300));
    // The big blind is not named and opens, since the small one may sit anywhere in the line.
    assert_eq!(round.to_act().collect::<Vec<_>>(), [B, C]);
    // A big blind who owes nothing may still raise: that is not left out.
    told.setup.unnamed = [false, true];
    let calls = [(C, Action::Call), (A, Action::Call)];
    refused(&told, &calls, (2, Street::Flop), Some(B), FaultKind::StillToAct);
    told.setup.unnamed = [true, true];
    refused(&told, &[(C, to(600))], (1, Street::Flop), Some(C), FaultKind::HandOver);
}

#[test]
fn a_refused_street_changes_nothing() {
    let mut told = preflop(100, 200).players(3);
    told.setup.unnamed = [true, false];
    let mut round = told.play(&[(C, to(600))]);
    let before = round.clone();
    for street in [Street::Flop, Street::River] {
        assert!(round.deal(street).is_err());
        assert_eq!(round, before);
    }
}

#[test]
fn a_raise_that_nobody_could_call_is_offered_only_where_somebody_may_be_left_out() {
    let mut told = flop(100).players(3).stack(A, 5000).stack(B, 1200).stack(C, 1000);
    let moves = [(A, to(600)), (B, all_in(1200)), (C, Action::Fold)];
    let open = told.play(&moves);
    assert_eq!((open.player(A).unopposed, sizes(&open.player(A))), (true, Some((1800, Some(5000)))));
    told.setup.complete = true;
    let closed = told.play(&moves);
    assert_eq!((closed.player(A).unopposed, closed.player(A).sizes), (true, None));
    assert_eq!((closed.player(A).owes, closed.player(A).to_act), (600, true));
    // Chips behind that do not reach above the bet call for less, and no more.
    let mut deep = told.clone().stack(B, 5000);
    deep.setup.complete = true;
    let round = deep.play(&[(A, to(1000)), (B, Action::Fold)]);
    assert!(!round.player(C).unopposed && round.player(A).unopposed);
    let round = deep.play(&[(A, to(1100))]);
    assert!(!round.player(B).unopposed, "A can call");
    let round = deep.play(&[(A, all_in(5000))]);
    assert!(round.player(B).unopposed, "C has 1000 and calls for less");
    // A raise that was made all the same is taken, and comes back.
    let round = told.play(&[&moves[..], &[(A, to(2000))]].concat());
    assert_eq!(round.pots().uncalled.map(|back| (back.player, back.amount)), Some((A, 800)));
}
