//! Main and side pots, and what goes back.

use super::super::Uncalled;
use super::*;

/// What each pot holds and who plays for it.
pub(super) type Held = Vec<(Amount, Vec<usize>)>;

/// The pots, and who gets how much back.
pub(super) fn pots(round: &Round) -> (Held, Option<(usize, Amount)>) {
    let pots = round.pots();
    let back = pots.uncalled.map_or(0, |uncalled| uncalled.amount);
    assert_eq!(pots.total() + back, round.chips(), "no chip is lost");
    let list = pots.list().iter().map(|pot| (pot.amount, pot.players.iter().collect())).collect();
    (list, pots.uncalled.map(|Uncalled { player, amount }| (player, amount)))
}

#[test]
fn one_pot_without_all_ins() {
    let round = flop(100).pot(1000).players(3).play(&[(A, to(300)), (B, Action::Call), (C, Action::Fold)]);
    assert_eq!(pots(&round), (vec![(1600, vec![A, B])], None));
}

#[test]
fn a_side_pot_for_each_all_in_and_the_rest_goes_back() {
    let told = flop(100).pot(1000).players(4);
    let round = told.play(&[(A, all_in(200)), (B, all_in(700)), (C, all_in(1500)), (D, all_in(2500))]);
    let want = vec![(1800, vec![A, B, C, D]), (1500, vec![B, C, D]), (1600, vec![C, D])];
    assert_eq!(pots(&round), (want, Some((D, 1000))));
}

#[test]
fn the_same_all_in_twice_makes_one_pot() {
    let round = flop(100).players(3).play(&[(A, all_in(500)), (B, all_in(500)), (C, Action::Call)]);
    assert_eq!(pots(&round), (vec![(1500, vec![A, B, C])], None));
}

#[test]
fn folded_chips_stay_where_they_were_put() {
    // D put 900 in and folded: 500 of it in the main pot, 400 in the side pot.
    let told = flop(100).players(4);
    let moves =
        [(A, to(900)), (D, Action::Call), (B, to(2000)), (C, all_in(500)), (A, Action::Call), (D, Action::Fold)];
    let round = told.play(&moves);
    assert_eq!(pots(&round), (vec![(2000, vec![A, B, C]), (3400, vec![A, B])], None));
}

#[test]
fn folded_chips_above_every_hand_fall_into_the_highest_pot() {
    let told = preflop(200, 400).players(3);
    // The big blind folds out of turn; the small blind and a short all-in are left.
    let round = told.play(&[(C, all_in(300)), (B, Action::Fold), (A, all_in(250))]);
    assert_eq!(pots(&round), (vec![(750, vec![A, C]), (200, vec![C])], None));
}

#[test]
fn what_can_still_be_called_does_not_go_back() {
    let told = flop(100).players(2).stack(B, 300);
    assert_eq!(pots(&told.play(&[(A, to(250))])), (vec![(250, vec![A, B])], None));
    assert_eq!(pots(&told.play(&[(A, to(300))])), (vec![(300, vec![A, B])], None));
    assert_eq!(pots(&told.play(&[(A, to(301))])), (vec![(300, vec![A, B])], Some((A, 1))));
    assert_eq!(pots(&told.play(&[(A, to(301)), (B, Action::Call)])), (vec![(600, vec![A, B])], Some((A, 1))));
    assert_eq!(pots(&told.play(&[(A, to(301)), (B, Action::Fold)])), (vec![], Some((A, 301))));
}

#[test]
fn the_blinds_of_who_wins_without_a_call() {
    let told = preflop(200, 400);
    let folds = [(C, Action::Fold), (D, Action::Fold), (E, Action::Fold), (A, Action::Fold)];
    assert_eq!(pots(&told.play(&folds)), (vec![(400, vec![B])], Some((B, 200))));
    assert_eq!(told.play(&folds).to_act().count(), 0);
}

#[test]
fn a_short_big_blind_is_called_in_full_and_the_rest_goes_back() {
    let told = preflop(200, 400).players(3).stack(B, 250);
    let round = told.play(&[(C, Action::Call), (A, Action::Fold)]);
    assert_eq!(pots(&round), (vec![(700, vec![B, C])], Some((C, 150))));
    let round = told.play(&[(C, Action::Call), (A, Action::Call)]);
    assert_eq!(pots(&round), (vec![(750, vec![A, B, C]), (300, vec![A, C])], None));
}

#[test]
fn a_small_blind_above_a_short_all_in_big_blind_has_no_act_left() {
    // There is nothing to win with the rest of the blind: the small blind is matched as far as it goes.
    let told = preflop(200, 400).players(3).stack(B, 150);
    let round = told.play(&[(C, Action::Fold)]);
    assert_eq!((round.to_act().count(), pots(&round)), (0, (vec![(300, vec![A, B])], Some((A, 50)))));
    let round = preflop(200, 400).players(3).stack(B, 200).play(&[(C, Action::Fold)]);
    assert_eq!((round.to_act().count(), pots(&round)), (0, (vec![(400, vec![A, B])], None)));
    // One chip more is to be called, and so is a player's all-in; and a player with chips can bet.
    let round = preflop(200, 400).players(3).stack(B, 201).play(&[(C, Action::Fold)]);
    assert_eq!(round.to_act().collect::<Vec<_>>(), [A]);
    assert_eq!(told.play(&[(C, all_in(300))]).to_act().collect::<Vec<_>>(), [A]);
    assert_eq!(told.play(&[(C, Action::Call)]).to_act().collect::<Vec<_>>(), [A]);
}

#[test]
fn who_is_short_of_an_ante_plays_for_as_much_of_each_ante() {
    let told = preflop(200, 400).players(3).ante(Ante::Each(50)).stack(C, 30);
    let round = told.play(&[(A, Action::Call), (B, Action::Check)]);
    assert_eq!(pots(&round), (vec![(90, vec![A, B, C]), (840, vec![A, B])], None));
    // A big blind ante is the table's: every hand plays for all of it.
    let told = preflop(200, 400).players(3).ante(Ante::BigBlind(400)).stack(B, 300);
    let round = told.play(&[(C, Action::Call), (A, Action::Call)]);
    assert_eq!(pots(&round), (vec![(300, vec![A, B, C]), (800, vec![A, C])], None));
}

#[test]
fn chips_that_a_fold_leaves_to_a_player_without_any_are_won() {
    // Who has no chips at all plays for nothing that others bet, but wins when they fold.
    let told = flop(100).players(3).stack(B, 0).stack(C, 0);
    let round = told.play(&[(A, to(100))]);
    assert_eq!(pots(&round), (vec![], Some((A, 100))));
    let told = preflop(50, 100).players(2).stack(B, 0);
    assert_eq!(pots(&told.play(&[(A, Action::Fold)])), (vec![(50, vec![B])], None));
}

#[test]
fn a_raise_against_nobody_goes_back() {
    let told = flop(100).players(2);
    let round = told.play(&[(A, to(100)), (B, all_in(500))]);
    assert!(round.player(A).unopposed && !round.player(B).unopposed);
    let round = told.play(&[(A, to(100)), (B, all_in(500)), (A, to(2000))]);
    assert_eq!(pots(&round), (vec![(1000, vec![A, B])], Some((A, 1500))));
}
