//! What must hold for every amount in a line: it is the one that was told, or the line is refused.

use crate::notation::vocabulary;
use crate::notation_properties::amount;
use floorbook::betting::round::Act;
use floorbook::locale::{Language, NumberError, Place, read_amount, read_piles, write_amount};
use floorbook::notation::{Expected, read};
use proptest::prelude::*;

fn raising() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "raises",
        "makes it",
        "raises to",
        "verhoogt",
        "maakt er",
        "erhöht",
        "macht",
        "navýšil",
        "navýšil na",
    ])
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_amount_that_a_language_writes_reads_back(amount in amount()) {
        for (writes, types) in Language::ALL.into_iter().flat_map(|one| Language::ALL.map(|other| (one, other))) {
            let written = write_amount(writes, amount);
            prop_assert_eq!(read_amount(types, &written), Ok(amount), "{}", written);
            // In a line it is that amount, or the comma may also stand between two.
            let text = format!("min 1; A {written}, B folds");
            match read(vocabulary().typed_in(types), &text) {
                Ok(line) => prop_assert_eq!(&line.moves[0].act, &Act::Total(amount), "{}", text),
                Err(error) => {
                    let says = matches!(error.expected, Expected::Number(NumberError::OneOrTwo { one, .. }) if one == amount);
                    prop_assert!(says && writes == Language::En, "{}: {}", text, error);
                }
            }
        }
    }

    #[test]
    fn no_language_reads_another_amount(text in "[0-9]{1,4}([ .,'\u{a0}][0-9]{1,4}){0,3}[km]?") {
        for place in [Place::Alone, Place::Line, Place::Chips] {
            let read = Language::ALL.map(|language| read_piles(language, place, &text));
            let mut known: Vec<_> = read.iter().flatten().map(|piles| piles[0].value).collect();
            known.dedup();
            prop_assert!(known.len() <= 1, "{:?} is {:?}", text, known);
        }
    }

    #[test]
    fn two_amounts_without_a_word_are_never_one(first in 100..1000_u64, second in 100..1000_u64, mark in "[ ,]") {
        let text = format!("{first}{mark}{second}");
        let both = Expected::Number(NumberError::OneOrTwo { one: first * 1000 + second, first, second });
        for language in Language::ALL {
            for line in ["$", "min 1; A $", "min 1; A raises to $, B folds", "pot $; min 1", "min 1; stacks A $"] {
                let error = read(vocabulary().typed_in(language), &line.replace('$', &text)).err();
                prop_assert_eq!(error.map(|error| (error.expected, error.found)), Some((both, text.clone())), "{}", line);
            }
        }
    }

    #[test]
    fn a_raise_is_above_the_bet_or_refused(bet in amount(), raise in amount(), word in raising()) {
        let line = read(vocabulary(), &format!("min 1; A {bet}, B {word} {raise}, C folds"));
        match line {
            Ok(line) => prop_assert!(raise > bet && line.moves[1].act == Act::Total(raise), "{} over {}", raise, bet),
            Err(error) => prop_assert_eq!((error.expected, raise > bet), (Expected::ToOrBy { amount: raise, bet }, false)),
        }
        let line = read(vocabulary(), &format!("limit {bet}/{bet}; A bets, B raises {bet}, C folds"));
        prop_assert_eq!(line.map(|line| line.moves[1].act.clone()), Ok(Act::RaiseBy(bet)));
    }
}
