//! Stud: antes, the bring-in, completion, whole bets.

use super::super::{BringIn, RaiseRight};
use super::pots::pots;
use super::*;

/// Bets of 100 and 200, a bring-in of 30 by A.
fn stud() -> HandBuilder {
    let mut told = flop(100).structure(Structure::FixedLimit).ante(Ante::Each(10)).players(4);
    told.setup.street = Street::Third;
    told.setup.big_bet = Some(200);
    told.setup.bring_in = Some(BringIn { amount: 30, player: Some(A) });
    told.rules(BettingRules { limit_reopens_percent: Some(50), ..BettingRules::default() })
}

#[test]
fn the_bring_in_is_called_or_completed_to_a_whole_bet() {
    let round = stud().play(&[]);
    assert_eq!((round.bet(), round.chips(), round.raises()), (30, 70, 0));
    assert_eq!(round.to_act().collect::<Vec<_>>(), [B, C, D]);
    assert_eq!((round.player(B).owes, sizes(&round.player(B))), (30, Some((100, Some(100)))));
    assert_eq!(stud().refuses(&[(B, to(99))]), FaultKind::ShortRaise { least: 100 });
    assert_eq!(stud().refuses(&[(B, to(130))]), FaultKind::AboveMost { most: 100 });
    let round = stud().play(&[(B, to(100)), (C, to(200))]);
    assert_eq!((round.raises(), sizes(&round.player(D))), (2, Some((300, Some(300)))));
    assert_eq!((round.player(A).owes, round.player(A).right), (170, RaiseRight::Reopened));
}

#[test]
fn who_brought_it_in_has_no_act_left_when_everybody_calls() {
    let round = stud().play(&[(B, Action::Call), (C, Action::Fold), (D, Action::Call)]);
    assert_eq!((round.to_act().count(), round.player(A).right), (0, RaiseRight::None));
    assert_eq!(pots(&round), (vec![(130, vec![A, B, D])], None));
}

#[test]
fn a_short_bring_in_leaves_the_full_one_to_match() {
    for stack in [10, 25, 40] {
        let round = stud().stack(A, stack).play(&[]);
        let put = stack - 10;
        assert_eq!((round.bet(), round.player(A).put, round.player(A).all_in), (30, put, true));
        assert_eq!((round.player(B).owes, sizes(&round.player(B))), (30, Some((100, Some(100)))));
    }
}

#[test]
fn the_cards_decide_who_opens_a_later_street_and_bets_double_on_fifth() {
    let moves = [(B, to(100)), (C, Action::Fold), (D, Action::Call), (A, Action::Call), (D, Action::Check)];
    let mut round = stud().hand(&moves, &[(4, Street::Fourth)]).expect("a hand");
    assert_eq!((round.to_act().collect::<Vec<_>>(), sizes(&round.player(A))), (vec![A, B], Some((100, Some(100)))));
    assert_eq!([round.play(A, &Action::Check), round.play(B, &Action::Check)], [Ok(()), Ok(())]);
    for street in [Street::Fifth, Street::Sixth, Street::Seventh] {
        assert_eq!(round.deal(street), Ok(()));
        assert_eq!(sizes(&round.player(A)), Some((200, Some(200))));
        assert_eq!([A, B, D].map(|player| round.play(player, &Action::Check)), [Ok(()); 3]);
    }
    assert_eq!(round.chips(), 340);
}

#[test]
fn streets_are_of_one_game() {
    let moves = [(B, Action::Call), (C, Action::Call), (D, Action::Call)];
    for street in [Street::Flop, Street::Fifth, Street::Draw, Street::Third] {
        let fault = stud().hand(&moves, &[(3, street)]).expect_err("a fault");
        assert_eq!(fault.kind, FaultKind::StreetOutOfOrder);
    }
    let draw = [Street::Preflop, Street::FirstDraw, Street::SecondDraw, Street::ThirdDraw];
    assert!(draw.windows(2).all(|pair| pair[1].follows(pair[0])));
    assert_eq!(draw.map(Street::is_late), [false, false, true, true]);
    assert!(Street::Draw.follows(Street::Preflop) && !Street::SecondDraw.follows(Street::Draw));
}

#[test]
fn five_card_stud_has_four_streets_and_larger_bets_on_the_last_two() {
    let five = [Street::SecondOfFive, Street::ThirdOfFive, Street::FourthOfFive, Street::FifthOfFive];
    assert!(five.windows(2).all(|pair| pair[1].follows(pair[0])));
    assert_eq!(five.map(Street::is_late), [false, false, true, true]);
    assert_eq!(five.map(Street::is_last), [false, false, false, true]);
    assert_eq!(five.map(Street::brings_in), [true, false, false, false]);
    assert!(!Street::Sixth.follows(Street::FifthOfFive) && !Street::Fourth.follows(Street::ThirdOfFive));
    assert_eq!([Street::Fourth, Street::Sixth].map(Street::in_five_card_stud), [Some(Street::FourthOfFive), None]);
}

#[test]
fn a_bring_in_is_no_larger_than_the_bet_and_somebodys() {
    let refused = |amount, player| {
        let mut told = stud();
        told.setup.bring_in = Some(BringIn { amount, player });
        Round::replay(&told.line(&[]), told.rules, told.size_check).map(|round| round.bet()).map_err(|fault| fault.kind)
    };
    assert_eq!(refused(100, None), Ok(100));
    assert_eq!(refused(101, None), Err(FaultKind::BringInAboveBet));
    assert_eq!(refused(30, Some(4)), Err(FaultKind::NoSuchPlayer));
}

#[test]
fn a_raise_behind_a_completion_is_a_whole_bet() {
    let faced = stud().play(&[]).faced(Some(B));
    assert_eq!((faced.bet, faced.least, faced.next_least(faced.least)), (30, 100, 200));
    let faced = stud().play(&[(B, to(100))]).faced(Some(C));
    assert_eq!((faced.bet, faced.least, faced.next_least(faced.least)), (100, 200, 300));
}
