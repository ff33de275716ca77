//! Whole hands on one line: streets, forced bets, who is in the hand.

use crate::notation::{case, error, line, same};
use floorbook::betting::round::{Action, BettingRules, BringIn, Round, SizeCheck, Street, Structure};
use floorbook::betting::{Chips, Motion, Words};
use floorbook::notation::Expected;

#[test]
fn streets_follow_on_one_line_in_every_language() {
    let hand = "no-limit; blinds 100/200; preflop; players A BB others; A 600, BB calls, flop, BB checks, A 800, BB calls, turn";
    same(
        hand,
        &[
            "blinds 100/200; A raises to 600, BB calls; flop; BB checks, A bets 800, BB calls; turn",
            "blinds 100/200; A raises to 600, BB calls; on the flop: BB checks, A bets 800, BB calls; on the turn:",
            "blinds 100/200; A verhoogt naar 600, BB gaat mee; op de flop, BB checkt, A zet 800, BB callt; op de turn",
            "Blinds 100/200; A erhöht auf 600, BB zahlt, am Flop: BB schiebt, A setzt 800, BB geht mit, am Turn",
            "blindy 100/200\nA navýšil na 600, BB dorovnal\nna flope:\nBB checkol, A stavil 800, BB dorovnal\nna turne",
        ],
    );
    // Nobody has chips left to bet: the streets come one after the other.
    case(
        "heads-up; blinds 100/200; BTN all-in 900, BB calls; flop; turn; river",
        "no-limit; blinds 100/200; preflop; heads-up; players BTN BB; BTN all-in 900, BB calls, flop, turn, river",
    );
    let read = line("blinds 100/200; A raises to 600, BB calls; flop; BB checks");
    let told = read.streets.iter().map(|new| (new.street, new.after, &read.text[new.at.clone()]));
    // The small blind has folded before the big blind called.
    assert_eq!(told.collect::<Vec<_>>(), [(Street::Flop, 3, "flop")]);
    error("blinds 100/200; A calls, flop BB checks", "BB", Expected::Next);
    error("blinds 100/200; A calls flop", "flop", Expected::Next);
    error("blinds 100/200; A calls; flop; pot 500; A bets 300", "pot", Expected::SetupFirst);
    error("blinds 100/200; A calls; blinds 200/400", "blinds", Expected::SetupFirst);
}

#[test]
fn what_an_amount_means_is_measured_on_the_street_on_which_it_was_said() {
    let last = |text: &str| line(text).moves.pop().expect("an act").act;
    let before = "blinds 100/200; stacks A 5000, B 3000; A raises to 600, B calls, SB folds, BB folds; flop";
    assert_eq!(last(&format!("{before}; A bets 300, B raises to 500")), Action::Total(500));
    error(&format!("{before}; A bets 300, B raises 300"), "300", Expected::ToOrBy { amount: 300, bet: 300 });
    assert_eq!(last(&format!("{before}; A bets 300, B calls 300")), Action::Call);
    error(&format!("{before}; A bets 300, B calls 600"), "600", Expected::CallAmount { bet: 300, said: 600 });
    // A stack that was told is smaller by what went into the pot.
    assert_eq!(last(&format!("{before}; A all-in, B calls 2400")), Action::Call);
    error(&format!("{before}; A all-in, B calls 3000"), "3000", Expected::CallAmount { bet: 4400, said: 3000 });
    let limit = "limit 100/200; blinds 50/100; A raises, SB folds, BB calls; flop; BB bets, A calls";
    assert_eq!(last(limit), Action::Call);
    assert_eq!(line(limit).moves[3].act, Action::Total(100));
    assert_eq!(last(&format!("{limit}; turn; BB bets")), Action::Total(200));
    assert_eq!(last(&format!("{limit}; turn; BB bets, A raises")), Action::RaiseBy(200));
    assert_eq!(line(limit).setup.big_bet, Some(200));
}

#[test]
fn a_line_knows_whether_all_players_are_told() {
    for (text, complete) in [
        ("min 100; A bets 300, B calls", false),
        ("players A B; min 100; A bets 300, B calls", true),
        ("players A B others; min 100; A bets 300, B calls", false),
        ("players A, B and others; min 100; A bets 300, C calls", false),
        ("stacks A 500, B 600; min 100; A bets 300, B calls", true),
        ("stacks A 500, B 600; min 100; A bets 300, C calls", false),
        ("stacks A 500, B 600; blinds 50/100; A raises to 300, B calls", false),
        ("players A B; blinds 50/100; A raises to 300, B calls", true),
        ("heads-up; min 100; A bets 300, B calls", true),
        ("players A; min 100; A bets 300", false),
    ] {
        assert_eq!(line(text).setup.complete, complete, "{text}");
    }
    let unnamed = |text: &str| line(text).setup.unnamed;
    assert_eq!(unnamed("blinds 50/100; A raises to 300, BB calls"), [true, false]);
    assert_eq!(unnamed("blinds 50/100; players A SB BB; A raises to 300"), [false, false]);
    assert_eq!(unnamed("blinds 50/100; A raises to 300, SB folds"), [false, true]);
    assert_eq!(unnamed("min 100; A bets 300"), [false, false]);
}

#[test]
fn five_card_stud_begins_on_second_street_and_ends_on_fifth() {
    let hand = "limit 100/200; five card stud; second street; bring-in 30; ante 10; players A B C others; \
                A brings in, B 100, C calls, A folds, third street, B 100, C calls, fourth street, B 200, C folds";
    same(
        hand,
        &[
            "limit five card stud 100/200; ante 10; bring-in 30; A brings in, B completes, C calls, A folds; \
             third street; B bets 100, C calls; fourth street; B bets, C folds",
            "limit 100/200 vijfkaartstud; ante 10; bring-in 30; A brengt in, B vult aan, C gaat mee, A past; \
             derde straat; B zet 100, C callt; vierde straat; B zet, C past",
            "Limit 100/200; Five Card Stud; Ante 10; Bring-in 30; A bringt ein, B komplettiert, C zahlt, A passt; \
             dritte Street: B setzt 100, C zahlt; vierte Street: B setzt, C passt",
            "limit 100/200; päťkartový stud; ante 10; bring-in 30; A platí bring-in, B doplnil, C dorovnal, A zahodil; \
             tretia ulica; B stavil 100, C dorovnal; štvrtá ulica; B stavil, C zahodil",
            "second street; limit 100/200; ante 10; bring-in 30; A brings in, B completes, C calls, A folds; \
             third street; B bets 100, C calls; fourth street; B bets, C folds",
        ],
    );
    let first = |text: &str| line(text).setup.street;
    assert_eq!(first("limit five card stud 100/200; pot 400; fifth street; A bets"), Street::FifthOfFive);
    assert_eq!(first("stud 100/200; pot 400; fifth street; A bets"), Street::Fifth);
    assert_eq!(first("no-limit five card stud; min 100; tweede straat; A bets 300"), Street::SecondOfFive);
    let sixth = "limit five card stud 100/200; pot 400; sixth street; A bets";
    error(sixth, "five card stud", Expected::FiveCardStreet);
}

#[test]
fn a_blind_whom_nobody_names_has_folded_once_the_play_has_passed_it() {
    let folded = |text: &str| {
        let line = line(text);
        let folds = line.moves.iter().filter(|act| act.act == Action::Fold);
        folds.map(|act| line.players[act.player].to_string()).collect::<Vec<_>>()
    };
    assert_eq!(folded("blinds 100/200; BTN raises to 500, BB all-in 650; BTN to act"), ["SB"]);
    assert_eq!(folded("blinds 100/200; CO raises to 500, BTN all-in 650; CO to act"), ["SB", "BB"]);
    assert_eq!(folded("blinds 100/200; CO raises to 500, BB puts 1x1000"), ["SB"]);
    assert_eq!(folded("blinds 100/200; CO raises to 500, BTN all-in 650, SB to act"), [""; 0]);
    assert_eq!(folded("blinds 100/200; CO raises to 500, BTN calls"), [""; 0]);
    assert_eq!(folded("heads-up; blinds 100/200; BTN raises to 500, BB calls"), [""; 0]);
}

#[test]
fn stud_is_told_from_the_bring_in_on() {
    let hand = "stud 100/200; third street; bring-in 30; ante 10; players A B C others; \
                A brings in, B 100, C calls, A folds, fourth street, B 100, C folds";
    same(
        hand,
        &[
            "stud 100/200; ante 10; bring-in 30; A brings in, B completes, C calls, A folds; fourth; B bets, C folds",
            "stud 100/200; ante 10; A brings in 30, B completes to 100, C calls, A folds; fourth street: B bets, C folds",
            "stud 100/200; ante 10; bring-in 30; A brengt in, B vult aan, C gaat mee, A past; vierde straat; B zet, C past",
            "Stud 100/200; Ante 10; Bring-in 30; A bringt ein, B komplettiert, C zahlt, A passt; vierte Street: B setzt, C passt",
            "stud 100/200; ante 10; bring-in 30; A platí bring-in, B doplnil, C dorovnal, A zahodil; štvrtá ulica; B stavil, C zahodil",
        ],
    );
    let read = line("stud 100/200; bring-in 30; A brings in, B completes");
    assert_eq!(
        (read.setup.structure, read.setup.big_blind, read.setup.big_bet),
        (Structure::FixedLimit, 100, Some(200))
    );
    assert_eq!(read.setup.bring_in, Some(BringIn { amount: 30, player: Some(0) }));
    assert_eq!(read.moves.len(), 1, "the bring-in is no act");
    // Less than the bring-in is the player's last chips, the ante besides.
    let short = line("stud 100/200; ante 10; bring-in 30; A brings in 20 all-in, B calls");
    assert_eq!((short.setup.stacks[0], short.setup.bring_in.map(|bring_in| bring_in.amount)), (Some(30), Some(30)));
    for words in ["completes", "completes to 100", "raises", "raises 100", "raises to 100", "bets 100", "100"] {
        let told = line(&format!("stud 100/200; bring-in 30; A brings in, B {words}, C raises, A folds"));
        assert_eq!((&told.moves[0].act, &told.moves[1].act), (&Action::Total(100), &Action::RaiseBy(100)), "{words}");
        let round = Round::replay(&told, BettingRules::default(), SizeCheck::Enforced).expect("a hand");
        assert_eq!((round.bet(), round.raises()), (200, 2), "{words}");
    }
    for said in [
        "says completes",
        "says \"I complete\"",
        "\"complete to 100\"",
        "zegt ik vul aan",
        "zegt \"ik maak vol\"",
        "sagt „ich fülle auf“",
        "sagt komplettiere",
        "povie dopĺňam",
        "„dopĺňam na 100“",
    ] {
        let told = line(&format!("stud 100/200; bring-in 30; A brings in, B {said}, puts 100"));
        let offer = told.offer.expect(said);
        let puts = Motion::Puts(vec![Chips { count: 1, value: 100 }]);
        assert_eq!(offer.motions, [Motion::Says(Words::RaiseTo(100)), puts], "{said}");
    }
    let small_blind = line("blinds 100/200; A calls, SB says complete").offer.expect("an offer");
    assert_eq!(small_blind.motions, [Motion::Says(Words::Call)]);
    error("stud 100/200; bring-in 30; A brings in, B says complete to 90", "complete", Expected::Completes);
    error("min 100; A bets 500, B says completes", "completes", Expected::Completes);
    error("stud 100/200; bring-in 30; A brings in, B completes to 90", "completes", Expected::Completes);
    error("stud 100/200; bring-in 30; A brings in, B 100, C completes", "completes", Expected::Completes);
    error("stud 100/200; bring-in 30; A brings in 40", "40", Expected::ShortBlind(30));
    error("stud 100/200; A brings in, B calls", ",", Expected::Amount);
    error("stud 100/200; bring-in 30; A brings in, B brings in", "brings", Expected::Act);
    error("limit 100/200; A brings in 30", "brings", Expected::Act);
    case("stud 100/200; pot 400; fifth; A bets", "stud; min 200; fifth street; pot 400; players A others; A 200");
}

#[test]
fn draws_are_streets_behind_the_blinds() {
    let told = "limit 100/200; blinds 50/100; BTN raises, SB folds, BB calls";
    let hand = line(&format!(
        "{told}; first draw; BB checks, BTN bets, BB calls; second draw: BB bets, BTN calls; third draw"
    ));
    assert_eq!(
        hand.streets.iter().map(|new| new.street).collect::<Vec<_>>(),
        [Street::FirstDraw, Street::SecondDraw, Street::ThirdDraw]
    );
    assert_eq!((&hand.moves[4].act, &hand.moves[6].act), (&Action::Total(100), &Action::Total(200)));
    assert_eq!(line(&format!("{told}; draw; BB bets")).moves[3].act, Action::Total(200));
    for words in ["eerste draw", "nach dem ersten Draw", "prvá výmena", "after the first draw"] {
        assert_eq!(line(&format!("{told}; {words}; BB checks")).streets[0].street, Street::FirstDraw, "{words}");
    }
}

#[test]
fn a_dead_small_blind_is_posted_by_nobody_and_is_not_in_the_pot() {
    let want = "no-limit; blinds 100/200; preflop; dead small blind; players A others; A calls";
    same(
        want,
        &[
            "blinds 100/200; dead small blind; A calls",
            "blinds 100/200; SB dead; A calls",
            "no SB; blinds 100/200; A calls",
            "blinds 100/200; dode small blind; A callt",
            "Blinds 100/200; toter Small Blind; A callt",
            "blindy 100/200; mŕtvy small blind; A dorovnal",
        ],
    );
    let read = line("blinds 100/200; dead small blind; A calls");
    assert_eq!((read.blinds, read.players.len(), read.setup.small_blind), ([None, Some(1)], 2, 100));
    let round = Round::replay(&read, BettingRules::default(), SizeCheck::Enforced).expect("a round");
    assert_eq!((round.chips(), round.short_blinds()), (400, 0));
}

#[test]
fn a_blind_is_short_or_posted_with_a_bigger_chip() {
    for words in [
        "BB posts 120 all-in",
        "BB all-in 120",
        "BB posts only 120",
        "BB has only 120",
        "BB post maar 120",
        "BB postet nur 120",
        "BB má len 120",
    ] {
        assert_eq!(line(&format!("blinds 100/200; {words}; A calls")).moves[0].act, Action::Post(120), "{words}");
    }
    for words in
        ["BB posts 200 with 1x1000", "BB post 200 met 1x1000", "BB postet 200 mit 1x1000", "BB postol 200 so 1x1000"]
    {
        let read = line(&format!("blinds 100/200; {words}; A raises to 600"));
        assert_eq!(read.setup.blind_chips, [vec![], vec![Chips { count: 1, value: 1000 }]], "{words}");
        let round = Round::replay(&read, BettingRules::default(), SizeCheck::Enforced).expect("a round");
        assert_eq!((round.chips(), round.player(0).put), (900, 200));
    }
    case(
        "blinds 100/200; SB posts 100 with 1x500, A calls",
        "no-limit; blinds 100/200; preflop; players SB A others; SB posts 100 with 1x500, A calls",
    );
    error("blinds 100/200; BB posts 200 with 1x100; A calls", "1x100", Expected::Change);
    error("blinds 100/200; BB posts 200 with 1000; A calls", "1000", Expected::Change);
}

#[test]
fn a_whole_hand_ends_with_an_offer_or_with_who_is_to_act() {
    let offered = |text: &str| line(text).offer.expect("an offer").motions;
    let puts = |count, value| Motion::Puts(vec![Chips { count, value }]);
    let stud = "stud 100/200; ante 10; bring-in 30; A brings in";
    assert_eq!(offered(&format!("{stud}, B says raise, puts 200")), [Motion::Says(Words::Raise), puts(1, 200)]);
    assert_eq!(line(&format!("{stud}, B to act")).actor(), Some(1));
    assert_eq!(
        offered(&format!("{stud}, B completes, C calls, A folds; vierte Street; B sagt „Bet“, legt 2x100")),
        [Motion::Says(Words::Bet), puts(2, 100)]
    );
    assert_eq!(
        offered("blinds 100/200; dode small blind; BB post 200 met 1x1000; A zegt \"raise\", legt 2x500"),
        [Motion::Says(Words::Raise), puts(2, 500)]
    );
    assert_eq!(
        offered("blinds 100/200; A calls, BB checks; draw; BB 300, A raises 600"),
        [Motion::Says(Words::RaiseOf(600))]
    );
    let blind = "blinds 100/200; BB posts 200 with 1x1000";
    assert_eq!(line(&format!("{blind}, A to act")).setup.blind_chips[1], [Chips { count: 1, value: 1000 }]);
}
