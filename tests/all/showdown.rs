//! The end of a hand as it is told: cards in every common spelling, pots, winners and stakes, and what cannot be.

use floorbook::betting::round::{MOST_PLAYERS, Pots};
use floorbook::cards::{Card, Game, Ranking, Suit, best_five, read};
use floorbook::commands::built_in;
use floorbook::locale::Language;
use floorbook::notation::showdown::{read_hands, read_pots, read_put_in, read_showdown};
use floorbook::notation::{NotationError, Vocabulary};
use floorbook::showdown::{Halves, Hands, ShowdownTold, Side, TypedShowdown, Won, shares};
use proptest::prelude::*;

fn hands(language: Language, text: &str) -> Result<Hands, NotationError> {
    let pack = built_in();
    match read_hands(Vocabulary::new(&pack).typed_in(language), text)?.of {
        ShowdownTold::Hands(hands) => Ok(hands),
        other => panic!("{other:?}"),
    }
}

/// The hand of A as the program writes it.
#[track_caller]
fn shown(language: Language, cards: &str) -> String {
    let hands = hands(language, &format!("A: {cards}")).unwrap_or_else(|error| panic!("{cards}: {error}"));
    hands.hands[0].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn cards_are_read_in_every_common_spelling() {
    for spelled in
        ["Ah Kd", "AhKd", "ah kd", "AH, KD", "A♥ K♦", "A♥K♦", "♥A ♦K", "A♥\u{fe0f} K♦\u{fe0f}", "A hearts K diamonds"]
    {
        assert_eq!(shown(Language::En, spelled), "A♥ K♦", "{spelled}");
    }
    assert_eq!(shown(Language::En, "10h Td 9s 2c"), "10♥ 10♦ 9♠ 2♣");
    // English letters are read in every language.
    for language in Language::ALL {
        assert_eq!(shown(language, "As Kh Qd Jc Ts"), "A♠ K♥ Q♦ J♣ 10♠");
    }
    assert_eq!(shown(Language::Nl, "Hr Vk Bs A harten 10 schoppen"), "K♦ Q♣ J♠ A♥ 10♠");
    assert_eq!(shown(Language::De, "Kk Dp Bh Akr 10kr"), "K♦ Q♠ J♥ A♣ 10♣");
    assert_eq!(shown(Language::Sk, "Kk Dp Jh Akr 10 srdcia"), "K♦ Q♠ J♥ A♣ 10♥");
    // Letters that only one language has are read in all.
    assert_eq!(shown(Language::En, "Vr Hs"), "Q♦ K♠");
}

#[test]
fn a_hand_and_a_board_follow_one_another() {
    let told = hands(Language::En, "A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d").expect("hands");
    assert_eq!((told.players, told.hands[1].len(), told.board.len()), (vec!["A".into(), "B".into()], 2, 5));
    let told = hands(Language::Nl, "plaats 3 AhKd, BTN QsQc\nbord: Qh Qd 7s").expect("hands");
    assert_eq!((told.players, told.board.len()), (vec!["3".into(), "BTN".into()], 3));
}

/// The key of what is wrong, and the place.
#[track_caller]
fn wrong<T: std::fmt::Debug>(text: &str, read: Result<T, NotationError>) -> (&'static str, String) {
    let error = read.expect_err(text);
    (error.expected.key(), text[error.at].to_owned())
}

#[test]
fn cards_that_cannot_be_are_refused_in_their_place() {
    let case = |text: &str, key: &str, at: &str| {
        let found = wrong(text, hands(Language::En, text));
        assert_eq!(found, (key, at.to_owned()), "{text}");
    };
    case("A: Ah Kd; B: Ah Qc", "notation-expected-card-twice", "Ah");
    case("A: Ah Ah", "notation-expected-card-twice", "Ah");
    case("A: Ah Kd; board 2c 3c 4c 5c 6c 7c", "notation-expected-cards", "board 2c 3c 4c 5c 6c 7c");
    case("A: Ah Kd; A: Qs Qc", "notation-expected-player-once", "A");
    case("A: Ah 1d", "notation-expected-card", "1d");
    case("A: Ah Kx", "notation-expected-card", "Kx");
    case("A: 11h", "notation-expected-card", "11h");
    case("A: Kk", "notation-expected-card", "Kk");
    case("A:", "notation-expected-card", "");
    case("Ah Kd", "notation-expected-player", "Ah");
    case("board 2c 3c 4c; board 5c", "notation-expected-once", "board");
}

fn pots(text: &str) -> Result<TypedShowdown, NotationError> {
    let pack = built_in();
    read_pots(Vocabulary::new(&pack), text)
}

#[test]
fn pots_tell_their_winners_and_how_these_sit() {
    let told = |text: &str| match pots(text).unwrap_or_else(|error| panic!("{text}: {error}")).of {
        ShowdownTold::Pots(told) => told,
        other => panic!("{other:?}"),
    };
    let first = |text: &str| {
        let told = told(text);
        let seats = told.seats.from_button.expect("seats");
        told.seats.players.iter().zip(seats).min_by_key(|(_, seat)| *seat).map(|(name, _)| name.clone())
    };
    assert_eq!(told("1,250 A B; 800 C").pots[0], Won { amount: 1250, high: vec![0, 1], low: vec![] });
    assert_eq!(told("main pot 1250: A, B; side pot 800: A").pots.len(), 2);
    assert_eq!(told("1000 high A low B and C").pots[0], Won { amount: 1000, high: vec![0], low: vec![1, 2] });
    assert_eq!(told("1000 low B high A").pots[0], Won { amount: 1000, high: vec![1], low: vec![0] });
    assert_eq!(told("1000 B a C").pots[0].high.len(), 2);
    assert_eq!(first("1000 C A"), Some("A".into()));
    assert_eq!(first("players C A B; 1000 A C"), Some("C".into()));
    assert_eq!(first("button 6; 1000 2 7"), Some("7".into()));
    assert_eq!(first("button 7; 1000 2 7"), Some("2".into()));
    assert_eq!(first("1000 BTN BB UTG"), Some("BB".into()));
    assert_eq!(first("1000 A SB"), Some("SB".into()));
    assert_eq!(told("1000 2 7").seats.from_button, None);
    assert_eq!(told("1000 A CO").seats.from_button, None);
}

#[test]
fn pots_that_cannot_be_are_refused_in_their_place() {
    let case = |text: &str, key: &str, at: &str| assert_eq!(wrong(text, pots(text)), (key, at.to_owned()), "{text}");
    case("A B", "notation-expected-pot", "A");
    case("1250", "notation-expected-winner", "");
    case("1250 A A", "notation-expected-player-once", "A");
    case("-1250 A B", "notation-expected-pot", "-");
    case("1250 A B ?", "notation-expected-winner", "?");
    case("players A B; 100 C", "notation-expected-listed", "C");
    case("button 99; 100 2 3", "notation-expected-button-seat", "99");
}

#[test]
fn stakes_make_pots() {
    let told = |text: &str| {
        let pack = built_in();
        match read_put_in(Vocabulary::new(&pack), text).unwrap_or_else(|error| panic!("{text}: {error}")).of {
            ShowdownTold::PutIn(told) => told,
            other => panic!("{other:?}"),
        }
    };
    let amounts = |text: &str| {
        let told = told(text);
        let amounts: Vec<u64> = told.pots.list().iter().map(|pot| pot.amount).collect();
        (amounts, told.pots.uncalled.map_or(0, |back| back.amount))
    };
    assert_eq!(amounts("A 500, B 1200, C 3000, D 300 folded"), (vec![1800, 1400], 1800));
    assert_eq!(amounts("A all-in 500; B folds 300; C 500"), (vec![1300], 0));
    assert_eq!(amounts("ante 300, A 500, B 1.200, C 1200"), (vec![1800, 1400], 0));
    // Who folded with more than every hand leaves it in the last pot.
    assert_eq!(amounts("A 500, B 500, C 900 folded"), (vec![1900], 0));
    assert_eq!(amounts("BTN 500, BB 200 folded"), (vec![400], 300));
    // A dead ante is no bet: told besides a bet or by itself, it lies in the main pot, and nobody has to match it.
    assert_eq!(amounts("SB 1000, BB 1000 ante 200, A 1000"), (vec![3200], 0));
    assert_eq!(amounts("bb ante 200; SB 1000, BB 1000, A 1000"), (vec![3200], 0));
    assert_eq!(amounts("SB 1000, BB 1200 ante 200, A 1000"), (vec![3200], 200));
    assert_eq!(amounts("SB 500, BB 500 ante 200 all-in, A 1500, C 1500 folded"), (vec![2200, 2000], 0));
    // Without a word of an ante the difference goes back, and it is open whether it is one.
    assert_eq!(amounts("SB 1000, BB 1200, A 1000"), (vec![3000], 200));
    assert!(!told("SB 1000, BB 1200, A 1000").ante_told && told("SB 1000, BB 1000 ante 200, A 1000").ante_told);
    let pack = built_in();
    let refused = |text: &str| wrong(text, read_put_in(Vocabulary::new(&pack), text));
    assert_eq!(refused("A 500, A 300").0, "notation-expected-player-once");
    assert_eq!(refused("A -500, B 300").0, "notation-expected-amount");
    assert_eq!(refused("A 500 B 300").0, "notation-expected-next");
    assert_eq!(refused("").0, "notation-expected-put-in");
    // The ante may be among the 1,200, or the 200 a bet that nobody called.
    assert_eq!(refused("bb ante 200; SB 1000, BB 1200, A 1000").0, "notation-expected-ante-in-it");
    assert_eq!(refused("SB 1000, BB 1000 ante, A 1000").0, "notation-expected-amount");
}

#[test]
fn a_showdown_is_winners_or_hands() {
    let pack = built_in();
    let of = |text: &str| read_showdown(Vocabulary::new(&pack), text).map(|told| told.of);
    assert!(matches!(of("A B; C"), Ok(ShowdownTold::Winners(_))));
    assert!(matches!(of("main A B; side C"), Ok(ShowdownTold::Winners(_))));
    assert!(matches!(of("A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d"), Ok(ShowdownTold::Hands(_))));
    let pots = |text: &str| wrong(text, read_pots(Vocabulary::new(&pack), text)).0;
    assert_eq!(pots("1100 A / B"), "notation-expected-halves");
    assert_eq!(wrong("A: Ah Kd; B: Ah Qc", of("A: Ah Kd; B: Ah Qc")).0, "notation-expected-card-twice");
}

fn cards(text: &str) -> Vec<Card> {
    hands(Language::En, &format!("A: {text}")).expect("cards").hands.remove(0)
}

#[test]
fn the_best_five_are_those_with_the_highest_suit() {
    let five = |ranking, text: &str| {
        let read = best_five(ranking, &cards(text)).expect("a hand");
        (read.category.key(), read.five.map(|card| card.to_string()).join(" "))
    };
    assert_eq!(five(Ranking::High, "9c 9s 8h 7d 6c 5s 2h"), ("straight", "9♠ 8♥ 7♦ 6♣ 5♠".to_owned()));
    assert_eq!(five(Ranking::AceToFive, "As 2c 3d 4h 5s Kc Kd").1, "A♠ 5♠ 4♥ 3♦ 2♣");
    assert_eq!(best_five(Ranking::EightOrBetter, &cards("As 2c 3d 9h Ts Kc Kd")), None);
    assert_eq!(best_five(Ranking::High, &cards("As 2c 3d 9h")), None);
}

#[test]
fn a_flush_beats_a_full_house_in_short_deck_and_the_ace_is_below_the_six() {
    let strength = |text: &str| best_five(Ranking::ShortDeck, &cards(text)).map(|read| read.strength);
    let category = |text: &str| best_five(Ranking::ShortDeck, &cards(text)).map(|read| read.category.key());
    let order = [
        "As Ks Qs Js Ts",
        "As 6s 7s 8s 9s",
        "6s 6h 6d 6c Ks",
        "Qs 9s 8s 7s 6s",
        "As Ah Ad Kc Ks",
        "6s 7h 8d 9c Ts",
        "As 6h 7d 8c 9s",
        "As Ah Ad Kc Qs",
        "As Ah Kd Kc 6s",
        "As Kh Qd Jc 9s",
    ];
    for pair in order.windows(2) {
        assert!(strength(pair[0]) > strength(pair[1]), "{pair:?}");
    }
    assert_eq!((category("As 6h 7d 8c 9s"), category("As 6s 7s 8s 9s")), (Some("straight"), Some("straight-flush")));
    assert_eq!(category("As 6h 7d 8c Ts"), Some("high-card"));
}

#[test]
fn in_badugi_more_cards_of_different_suits_and_ranks_win_then_lower_ones() {
    let hand = |text: &str| read(Game::Badugi, false, &cards(text), &[]).expect("a hand");
    let plays = |text: &str| hand(text).cards().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let order = [
        "As 2h 3d 4c",
        "2s 3h 4d 5c",
        "Ts Jh Qd Kc",
        "As 2h 3d Kd",
        "As 2h 4d 2d",
        "As 2h 2s Ah",
        "As Ks Qs Js",
        "2s 2h 2d 2c",
    ];
    for pair in order.windows(2) {
        assert!(hand(pair[0]).strength > hand(pair[1]).strength, "{pair:?}");
    }
    assert_eq!(plays("As 2h 4d 2d"), "4♦ 2♥ A♠");
    assert_eq!(plays("Kc 7c 5d 3h"), "7♣ 5♦ 3♥");
    assert_eq!(hand("Kc 7c 5d 3h").strength, hand("7s 5h 3d Kd").strength);
}

#[test]
fn an_ace_is_high_in_deuce_to_seven() {
    let strength = |text: &str| best_five(Ranking::DeuceToSeven, &cards(text)).map(|read| read.strength);
    let category = |text: &str| best_five(Ranking::DeuceToSeven, &cards(text)).map(|read| read.category.key());
    // From the best to the worst: A-5-4-3-2 is no straight, and the best hand with an ace.
    let order =
        ["7s 5h 4d 3c 2s", "Ks Qh Jd Tc 8s", "As 5h 4d 3c 2s", "As 6h 4d 3c 2s", "2s 2h 3d 4c 5s", "6s 5h 4d 3c 2s"];
    for pair in order.windows(2) {
        assert!(strength(pair[0]) > strength(pair[1]), "{pair:?}");
    }
    assert_eq!((category("As 5h 4d 3c 2s"), category("As 5s 4s 3s 2s")), (Some("high-card"), Some("flush")));
    assert!(strength("As 5s 4s 3s 2s") > strength("As 6s 4s 3s 2s"));
}

#[test]
fn omaha_takes_two_and_three() {
    let board = cards("Ah Kh Qh Jh 2c");
    let one_heart = read(Game::Omaha, false, &cards("Th 9c 9d 3s"), &board).expect("a hand");
    assert_eq!(one_heart.category.key(), "straight");
    let holdem = read(Game::Holdem, false, &cards("Th 9c"), &board).expect("a hand");
    assert_eq!(holdem.category.key(), "straight-flush");
}

proptest! {
    #[test]
    fn no_text_makes_reading_fail_otherwise_than_by_saying_where(text in "\\PC{0,40}") {
        let pack = built_in();
        for language in Language::ALL {
            let vocabulary = Vocabulary::new(&pack).typed_in(language);
            for read in [read_hands, read_pots, read_put_in, read_showdown] {
                if let Err(error) = read(vocabulary, &text) {
                    prop_assert!(text.get(error.at.clone()).is_some(), "{:?}", error);
                }
            }
        }
    }

    #[test]
    fn no_chip_is_lost_or_made(
        chips in 1_u64..5_000, chip in 1_u64..1_000, high in 1_usize..8, low in 0_usize..8, overlap in 0_usize..8,
        to in 0_u8..3, whole in any::<bool>(),
    ) {
        let low: Vec<usize> = (overlap..overlap + low).collect();
        let won = Won { amount: chips * chip, high: (0..high).collect(), low };
        let odd_to = [None, Some(Side::High), Some(Side::Low)][usize::from(to)];
        let (all, left) = shares(&won, chip, Halves { odd_to, whole_if_same: whole }, Some(&|_, player| player));
        prop_assert_eq!(all.iter().map(|share| share.even + share.odd).sum::<u64>() + left, won.amount);
        // Nobody gets more than one chip more than another on the same side, and whoever comes first gets it.
        for pair in all.windows(2).filter(|pair| pair[0].side == pair[1].side) {
            prop_assert!(pair[0].even == pair[1].even && pair[0].odd >= pair[1].odd && pair[0].odd <= chip);
        }
        prop_assert!(left == 0 || odd_to.is_none() && left == chip);
    }

    #[test]
    fn stakes_go_into_pots_or_back(stakes in prop::collection::vec((0_u64..10_000, any::<bool>()), 1..MOST_PLAYERS), dead in 0_u64..500) {
        let pots = Pots::of_stakes(&stakes, dead);
        let back = pots.uncalled.map_or(0, |back| back.amount);
        prop_assert_eq!(pots.total() + back, stakes.iter().map(|(stake, _)| stake).sum::<u64>() + dead);
        for pot in pots.list() {
            prop_assert!(pot.players.iter().all(|player| !stakes[player].1));
        }
        for pair in pots.list().windows(2) {
            prop_assert!(pair[1].players.iter().all(|player| pair[0].players.contains(player)));
            prop_assert!(pair[1].players.count() < pair[0].players.count());
        }
    }

    #[test]
    fn a_better_hand_stays_better_whatever_suits_are_called(seed in prop::collection::vec(0_usize..52, 14)) {
        let mut deck: Vec<Card> = (2..=14).flat_map(|rank| Suit::ALL.map(|suit| Card::new(rank, suit).expect("a card"))).collect();
        let mut deal = |count: usize| -> Vec<Card> { seed.iter().take(count).map(|at| deck.remove(at % deck.len())).collect() };
        let (one, other) = (deal(7), deal(7));
        let turned = |cards: &[Card]| -> Vec<Card> {
            cards.iter().map(|card| Card::new(card.rank(), Suit::ALL[(card.suit() as usize + 1) % 4]).expect("a card")).collect()
        };
        for ranking in [Ranking::High, Ranking::AceToFive, Ranking::EightOrBetter, Ranking::DeuceToSeven, Ranking::ShortDeck] {
            let order = |one: &[Card], other: &[Card]| {
                best_five(ranking, one).map(|read| read.strength).cmp(&best_five(ranking, other).map(|read| read.strength))
            };
            prop_assert_eq!(order(&one, &other), order(&turned(&one), &turned(&other)));
        }
    }
}
