//! The least and the most that may be bet or raised to.

use super::super::Minimum;
use super::*;

#[track_caller]
fn case(told: &HandBuilder, moves: &[(usize, Action)], player: usize, want: Option<(Amount, Option<Amount>)>) {
    assert_eq!(sizes(&told.play(moves).player(player)), want);
}

fn measured(minimum: Minimum) -> HandBuilder {
    flop(100).rules(BettingRules { minimum, ..BettingRules::default() })
}

#[test]
fn a_bet_is_at_least_the_big_blind() {
    case(&flop(100), &[], A, Some((100, None)));
    assert_eq!(flop(100).refuses(&[(A, to(99))]), FaultKind::ShortBet { least: 100 });
    assert_eq!(flop(100).play(&[(A, to(100))]).bet(), 100);
    case(&preflop(50, 100), &[], C, Some((200, None)));
}

#[test]
fn a_raise_is_at_least_the_largest_full_bet_or_raise() {
    let told = flop(100);
    case(&told, &[(A, to(300))], B, Some((600, None)));
    case(&told, &[(A, to(300)), (B, to(1000))], C, Some((1700, None)));
    // A later raise that is smaller cannot be; a later one that is just as large changes nothing.
    case(&told, &[(A, to(300)), (B, to(1000)), (C, to(1700))], D, Some((2400, None)));
    let refused = told.refuses(&[(A, to(300)), (B, to(1000)), (C, to(1699))]);
    assert_eq!(refused, FaultKind::ShortRaise { least: 1700 });
    // 43 of onk-2023: blinds 150-300 and a raise to 800 ask for 1300.
    case(&preflop(150, 300), &[(C, to(800))], A, Some((1300, None)));
}

#[test]
fn a_short_all_in_raises_the_bet_to_match_and_leaves_the_size_of_a_raise() {
    let round = flop(100).play(&[(A, to(300)), (B, all_in(500))]);
    assert_eq!((round.bet(), round.full_raise(), round.previous_raise()), (500, 300, 200));
    assert_eq!(sizes(&round.player(C)), Some((800, None)));
    let round = flop(100).play(&[(A, to(300)), (B, all_in(600))]);
    assert_eq!((round.bet(), round.full_raise(), round.previous_raise()), (600, 300, 300));
    let round = flop(100).play(&[(A, to(300)), (B, all_in(601))]);
    assert_eq!((round.bet(), round.full_raise()), (601, 301));
}

#[test]
fn books_measure_the_least_raise_in_three_ways() {
    let moves = [(A, to(300)), (B, all_in(500))];
    case(&measured(Minimum::LargestFullRaise), &moves, C, Some((800, None)));
    case(&measured(Minimum::PreviousRaise), &moves, C, Some((700, None)));
    case(&measured(Minimum::TwiceTheBet), &moves, C, Some((1000, None)));
    let refused = measured(Minimum::TwiceTheBet).refuses(&[(A, to(300)), (B, to(599))]);
    assert_eq!(refused, FaultKind::ShortRaise { least: 600 });
    // What was a raise of the least size by the book gives the others the right to raise again.
    let round = measured(Minimum::PreviousRaise).play(&[(A, to(300)), (B, all_in(500)), (C, to(700))]);
    assert!(round.player(A).may_raise());
}

#[test]
fn after_a_short_opening_all_in_a_raise_is_a_full_bet_on_top() {
    let moves = [(A, all_in(30))];
    let round = flop(100).play(&moves);
    assert_eq!((round.bet(), round.full_raise(), round.previous_raise()), (30, 100, 30));
    case(&flop(100), &moves, B, Some((130, None)));
    // Whatever the measure, no raise is to less than the big blind.
    case(&measured(Minimum::PreviousRaise), &moves, B, Some((100, None)));
    case(&measured(Minimum::TwiceTheBet), &moves, B, Some((100, None)));
    assert_eq!(flop(100).refuses(&[(A, all_in(30)), (B, to(129))]), FaultKind::ShortRaise { least: 130 });
}

#[test]
fn the_stack_bounds_both_sizes() {
    let moves = [(A, to(300))];
    case(&flop(100).stack(B, 5000), &moves, B, Some((600, Some(5000))));
    case(&flop(100).stack(B, 600), &moves, B, Some((600, Some(600))));
    case(&flop(100).stack(B, 599), &moves, B, Some((599, Some(599))));
    case(&flop(100).stack(B, 301), &moves, B, Some((301, Some(301))));
    case(&flop(100).stack(B, 300), &moves, B, None);
    let told = flop(100).stack(B, 599);
    assert!(told.play(&[(A, to(300)), (B, to(599))]).player(B).all_in);
    assert_eq!(told.refuses(&[(A, to(300)), (B, to(598))]), FaultKind::ShortRaise { least: 600 });
    assert_eq!(told.refuses(&[(A, to(300)), (B, to(600))]), FaultKind::AboveStack { stack: 599 });
}

#[test]
fn the_most_in_pot_limit_is_the_pot_after_a_call() {
    let told = preflop(100, 200).structure(Structure::PotLimit);
    // 300 in front, 200 to call: 500 on top of 200.
    case(&told, &[], C, Some((400, Some(700))));
    case(&told, &[(C, to(700))], D, Some((1200, Some(2400))));
    // The small blind has 100 of the call in front already.
    case(&told, &[(C, Action::Fold), (D, Action::Fold), (E, Action::Fold)], A, Some((400, Some(600))));
    assert_eq!(told.refuses(&[(C, to(701))]), FaultKind::AboveMost { most: 700 });
    assert_eq!(told.refuses(&[(C, all_in(701))]), FaultKind::AboveMost { most: 700 });
    assert_eq!(told.any_size().play(&[(C, to(701))]).bet(), 701);
    let told = flop(200).structure(Structure::PotLimit).pot(1500);
    case(&told, &[], A, Some((200, Some(1500))));
    case(&told, &[(A, to(400))], B, Some((800, Some(2700))));
    case(&told.clone().stack(B, 1000), &[(A, to(400))], B, Some((800, Some(1000))));
}

#[test]
fn a_short_all_in_blind_does_not_change_the_most_before_the_flop() {
    let told = preflop(100, 200).structure(Structure::PotLimit);
    for short in [told.clone().stack(B, 50), told.clone().stack(A, 1), told.clone().stack(A, 30).stack(B, 20)] {
        case(&short, &[], C, Some((400, Some(700))));
    }
    case(&told, &[(B, Action::Post(50))], C, Some((400, Some(700))));
    // After the flop only what is there counts.
    let told = flop(200).structure(Structure::PotLimit).pot(1000);
    case(&told, &[(A, all_in(50))], B, Some((250, Some(1150))));
}

#[test]
fn antes_are_in_the_pot_and_the_least_bet_is_always_allowed() {
    let told = preflop(100, 200).structure(Structure::PotLimit);
    case(&told.clone().ante(Ante::Each(20)), &[], C, Some((400, Some(800))));
    case(&told.ante(Ante::BigBlind(200)), &[], C, Some((400, Some(900))));
    case(&flop(200).structure(Structure::PotLimit).pot(150), &[], A, Some((200, Some(200))));
}
