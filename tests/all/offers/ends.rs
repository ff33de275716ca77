//! Where an offer ends, and what is none: what follows it, what is refused, and what nobody can put out.

use super::refused;
use crate::notation::vocabulary;
use floorbook::betting::round::{BettingRules, MOST_PLAYERS, Round, SizeCheck};
use floorbook::locale::NumberError;
use floorbook::notation::{Expected, read};

#[test]
fn the_comma_ends_an_offer_before_another_player() {
    refused("B \"call\", puts 200, C calls", "B \"call\", puts 200", Expected::SilentLast);
    refused("B puts 400, then 400 more, C calls", "B puts 400, then 400 more", Expected::SilentLast);
    refused("B raises pot, 3 calls", "B raises pot", Expected::SilentLast);
    refused("B povie raise, a dá 500", "B povie raise", Expected::SilentLast);
    refused("B says raise, flop", "B says raise", Expected::SilentLast);
}

#[test]
fn what_is_no_offer_is_refused_in_its_place() {
    refused("B 800, puts 500", "800", Expected::SaidOrPut(800));
    refused("B all-in 800, puts 500", "all-in 800", Expected::SaidOrPut(800));
    refused("B takes back, puts 500", ",", Expected::TakenBack);
    refused("B takes 50", "", Expected::TakenBack);
    refused("B takes", "", Expected::TakenBack);
    refused("B \"", "", Expected::Said);
    refused("B \"raise", "", Expected::Said);
    refused("B \"\"", "\"", Expected::Said);
    refused("B \"hello\"", "hello", Expected::Said);
    refused("B says", "", Expected::Said);
    refused("B says hello", "hello", Expected::Said);
    refused("B says raise to", "", Expected::Amount);
    refused("B says raise, hello", "hello", Expected::Motion);
    refused("B puts 400, then", "then", Expected::Motion);
    refused("B puts 400, 400", "400", Expected::Seat(MOST_PLAYERS as u64));
    refused("B puts 500, 3 200+100", "B puts 500", Expected::SilentLast);
    refused("B \"0\"", "0", Expected::Number(NumberError::Zero));
    refused(
        "B \"600,200\"",
        "600,200",
        Expected::Number(NumberError::OneOrTwo { one: 600_200, first: 600, second: 200 }),
    );
    refused("B takes 0 back", "0", Expected::Number(NumberError::Zero));
}

#[test]
fn an_act_that_is_clear_stays_an_act() {
    for turn in ["B raises to 800", "B calls", "B folds", "B all-in 350", "B raises by 400", "B 800"] {
        for rest in ["", ", C folds"] {
            let line = read(vocabulary(), &format!("min 100; A bets 400, {turn}{rest}")).expect(turn);
            assert_eq!((line.offer, line.moves.len()), (None, 2 + usize::from(!rest.is_empty())), "{turn}");
        }
    }
}

#[test]
fn the_line_may_end_with_who_is_to_act() {
    for turn in [
        "B to act",
        "B is to act?",
        "B?",
        "B aan zet",
        "B is aan de beurt",
        "B ist dran",
        "B an der Reihe",
        "B je na rade",
        "B na ťahu",
    ] {
        let line = read(vocabulary(), &format!("min 100; A bets 400, {turn}"))
            .unwrap_or_else(|error| panic!("{turn} {error}"));
        assert_eq!(
            (line.to_act.as_ref().map(|to_act| line.players[to_act.player].as_str()), line.offer),
            (Some("B"), None),
            "{turn}"
        );
        assert_eq!(line.moves.len(), 1, "{turn}");
    }
    let line = read(vocabulary(), "blinds 100/200; players 5 3; 3 is next").expect("a line");
    assert_eq!((line.actor(), &line.players[..2]), (Some(1), &["5".into(), "3".into()][..]));
    refused("B to act, C folds", "B to act", Expected::ToActLast);
    refused("B?, B calls", "B?", Expected::ToActLast);
}

#[test]
fn nobody_puts_out_more_than_he_has() {
    let plays = |turn: &str| {
        let line = read(vocabulary(), &format!("stacks B 1000; min 100; B 300, A 700, {turn}")).expect(turn);
        Round::replay(&line, BettingRules::default(), SizeCheck::AsMade).map(|_| ()).map_err(|fault| fault.kind.key())
    };
    assert_eq!(plays("B puts 700"), Ok(()));
    assert_eq!(plays("B puts 701"), Err("above-stack"));
    assert_eq!(plays("B puts 400, then 301 more"), Err("above-stack"));
    assert_eq!(plays("B takes all back, puts 2x500"), Ok(()));
    assert_eq!(plays("B takes 100 back, puts 800"), Ok(()));
    assert_eq!(plays("B takes 100 back, puts 801"), Err("above-stack"));
    assert_eq!(plays("B takes 300 back"), Ok(()));
    assert_eq!(plays("B takes 301 back"), Err("pulls-back-more"));
    assert_eq!(plays("B says 2000"), Ok(()));
}
