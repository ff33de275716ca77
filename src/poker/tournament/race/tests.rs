//! Races and rounding up: examples, what cannot be, and what holds of every table.

use super::*;
use crate::cards::Suit;
use proptest::prelude::*;

fn seat(seat: u64, small: u64, big: u64) -> ChipsOfSeat {
    let piles = [Chips { count: small, value: 25 }, Chips { count: big, value: 100 }];
    ChipsOfSeat { seat, chips: piles.into_iter().filter(|pile| pile.count > 0).collect(), more: false }
}

fn card(rank: u8, suit: Suit) -> Card {
    Card::new(rank, suit).expect("a card")
}

fn after(up: &ColourUp) -> Vec<(u64, Amount)> {
    up.seats.iter().map(|seat| (seat.seat, up.after(seat))).collect()
}

#[test]
fn the_highest_card_wins_and_nobody_wins_twice_or_goes_out() {
    let told = [seat(3, 3, 2), seat(1, 2, 0), seat(7, 7, 1)];
    let mut up = ColourUp::new(&told, 25, 100).expect("a race");
    assert_eq!(up.pool(), (2, 0));
    let drawn = [
        CardsOfSeat { seat: 1, cards: vec![card(4, Suit::Clubs), card(9, Suit::Hearts)] },
        CardsOfSeat { seat: 3, cards: vec![card(14, Suit::Clubs), card(14, Suit::Spades), card(2, Suit::Clubs)] },
        CardsOfSeat { seat: 7, cards: vec![card(9, Suit::Spades), card(3, Suit::Hearts), card(5, Suit::Clubs)] },
    ];
    up.race(&drawn, 2, 1).expect("a card for each odd chip");
    up.save();
    assert_eq!(after(&up), [(1, 100), (3, 300), (7, 300)]);
    assert!(up.seats[0].saved && !up.seats[1].saved);
}

#[test]
fn without_a_limit_a_seat_can_win_twice() {
    let mut up = ColourUp::new(&[seat(1, 3, 1), seat(2, 3, 1), seat(3, 2, 1)], 25, 100).expect("a race");
    let high = vec![card(14, Suit::Clubs), card(13, Suit::Clubs), card(2, Suit::Clubs)];
    let low = vec![card(3, Suit::Clubs), card(4, Suit::Clubs), card(5, Suit::Clubs)];
    let drawn = [
        CardsOfSeat { seat: 1, cards: high },
        CardsOfSeat { seat: 2, cards: low },
        CardsOfSeat { seat: 3, cards: vec![card(6, Suit::Clubs), card(7, Suit::Clubs)] },
    ];
    up.race(&drawn, 2, 10).expect("cards");
    assert_eq!(up.seats.iter().map(|seat| seat.won).collect::<Vec<_>>(), [2, 0, 0]);
}

#[test]
fn what_cannot_be_is_named() {
    let fault = |told: &[ChipsOfSeat], removed, next| ColourUp::new(told, removed, next).err();
    assert_eq!(fault(&[seat(1, 1, 0)], 25, 25), Some(RaceFault::Next));
    assert_eq!(fault(&[seat(1, 1, 0)], 25, 60), Some(RaceFault::Next));
    assert_eq!(fault(&[seat(1, 0, 1)], 25, 100), Some(RaceFault::NoChips));
    let odd = |value| {
        let chips = vec![Chips { count: 1, value: 25 }, Chips { count: 2, value }];
        ChipsOfSeat { seat: 4, chips, more: false }
    };
    assert_eq!(fault(&[odd(37)], 25, 100), Some(RaceFault::Between { seat: 4, chip: 37 }));
    for value in [5, 25, 100, 500] {
        assert_eq!(fault(&[odd(value)], 25, 100), None, "{value}");
    }
    assert_eq!(fault(&[seat(1, u64::MAX, 1)], 25, 100), Some(RaceFault::TooLarge));
    let mut up = ColourUp::new(&[seat(1, 2, 0)], 25, 100).expect("a race");
    assert_eq!(up.race(&[], 0, 1), Err(RaceFault::Cards { seat: 1, odd: 2, cards: 0 }));
    assert_eq!(exchange(7, 10, 100), Ok(LeftOver { worth: 70, exchanged: 0, rest: 7 }));
    assert_eq!(exchange(10, 10, 100), Ok(LeftOver { worth: 100, exchanged: 1, rest: 0 }));
    assert_eq!(exchange(12, 10, 100), Ok(LeftOver { worth: 120, exchanged: 1, rest: 2 }));
}

fn a_table() -> impl Strategy<Value = Vec<ChipsOfSeat>> {
    prop::collection::vec((0_u64..12, 0_u64..5), 1..10).prop_map(|seats| {
        let numbered = seats.into_iter().zip(1..).filter(|((small, big), _)| small + big > 0);
        numbered.map(|((small, big), number)| seat(number, small, big)).collect()
    })
}

proptest! {
    #[test]
    fn no_chip_is_made_or_lost_but_by_the_rounding(told in a_table()) {
        let Ok(mut up) = ColourUp::new(&told, 25, 100) else { return Ok(()) };
        let (chips, rest) = up.pool();
        let mut deck = (0..).map(|at: u8| card(2 + at % 13, Suit::Clubs));
        let drawn: Vec<CardsOfSeat> = up.seats.iter()
            .map(|seat| CardsOfSeat { seat: seat.seat, cards: deck.by_ref().take(usize::try_from(seat.odd).expect("few chips")).collect() })
            .collect();
        up.race(&drawn, chips, 1).expect("a card for each odd chip");
        prop_assert!(up.seats.iter().all(|seat| seat.won <= 1));
        prop_assert_eq!(up.seats.iter().map(|seat| seat.won).sum::<u64>(), chips);
        up.save();
        let (before, after) = up.in_play().unwrap_or_default();
        let saved = up.seats.iter().filter(|seat| seat.saved).count() as u64;
        prop_assert_eq!(after + rest * 25, before + saved * 100);
        prop_assert!(up.seats.iter().all(|seat| up.after(seat) > 0));
    }

    #[test]
    fn cards_told_in_another_order_have_the_same_winners(told in a_table(), most in 1_u64..3) {
        let Ok(up) = ColourUp::new(&told, 25, 100) else { return Ok(()) };
        let mut deck = (0..).map(|at: u8| card(2 + at % 13, [Suit::Clubs, Suit::Hearts][usize::from(at) % 2]));
        let mut drawn: Vec<CardsOfSeat> = up.seats.iter()
            .map(|seat| CardsOfSeat { seat: seat.seat, cards: deck.by_ref().take(usize::try_from(seat.odd).expect("few chips")).collect() })
            .collect();
        let chips = up.pool().0.min(up.seats.iter().map(|seat| seat.odd.min(most)).sum());
        let (mut one, mut other) = (up.clone(), up);
        one.race(&drawn, chips, most).expect("a card for each odd chip");
        drawn.reverse();
        other.race(&drawn, chips, most).expect("a card for each odd chip");
        prop_assert_eq!(one, other);
    }

    #[test]
    fn rounding_up_never_costs_a_chip_and_adds_less_than_one_a_seat(told in a_table()) {
        let Ok(mut up) = ColourUp::new(&told, 25, 100) else { return Ok(()) };
        up.round_up();
        for seat in &up.seats {
            prop_assert!(up.after(seat) >= seat.before && up.after(seat) < seat.before + 100);
        }
    }

    #[test]
    fn the_order_on_the_slip_changes_nothing(told in a_table()) {
        let turned: Vec<ChipsOfSeat> = told.iter().rev().cloned().collect();
        prop_assert_eq!(ColourUp::new(&told, 25, 100), ColourUp::new(&turned, 25, 100));
    }
}
