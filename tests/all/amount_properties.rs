//! What must hold for every amount in a line: it is the one that was told, or the line is refused.

use crate::generated_lines::amount;
use crate::notation::vocabulary;
use floorbook::betting::round::Action;
use floorbook::betting::{Motion, Words};
use floorbook::locale::{Language, NumberContext, NumberError, read_amount, read_piles, write_amount};
use floorbook::notation::{Expected, read};
use proptest::prelude::*;

/// Words for a raise, and whether they say that the amount is a total.
fn raising() -> impl Strategy<Value = (&'static str, bool)> {
    prop::sample::select(vec![
        ("raises", false),
        ("makes it", true),
        ("raises to", true),
        ("verhoogt", false),
        ("maakt er", true),
        ("erhöht", false),
        ("macht", true),
        ("navýšil", false),
        ("navýšil na", true),
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
                Ok(line) => prop_assert_eq!(&line.moves[0].act, &Action::Total(amount), "{}", text),
                Err(error) => {
                    let says = matches!(error.expected, Expected::Number(NumberError::OneOrTwo { one, .. }) if one == amount);
                    prop_assert!(says && writes == Language::En, "{}: {}", text, error);
                }
            }
        }
    }

    #[test]
    fn no_language_reads_another_amount(text in "[0-9]{1,4}([ .,'\u{a0}][0-9]{1,4}){0,3}[km]?") {
        for place in [NumberContext::Alone, NumberContext::Line, NumberContext::Chips] {
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
    fn a_raise_is_above_the_bet_or_refused(bet in amount(), raise in amount(), (word, to) in raising()) {
        let text = format!("min 1; A {bet}, B {word} {raise}");
        let both = Expected::ToOrBy { amount: raise, bet };
        let refused = |text: &str| read(vocabulary(), text).map_err(|error| error.expected) == Err(both);
        let before_another = format!("{text}, C folds");
        // An amount without "to" is the total where that is a whole raise, and is refused where it may be meant as the raise.
        let total = raise > bet && (to || raise >= 2 * bet);
        match read(vocabulary(), &before_another) {
            Ok(line) => prop_assert!(total && line.moves[1].act == Action::Total(raise), "{before_another}"),
            Err(_) => prop_assert!(refused(&before_another) && !total, "{before_another}"),
        }
        // The last thing in a line may be what was said, with both meanings.
        match read(vocabulary(), &text).map(|line| line.offer) {
            Ok(offer) => {
                let said = Motion::Says(Words::RaiseOf(raise));
                prop_assert!(raise > bet && offer.map(|offer| offer.motions) == (!to).then(|| vec![said]), "{text}");
            }
            Err(_) => prop_assert!(refused(&text) && raise <= bet, "{text}"),
        }
        let line = read(vocabulary(), &format!("limit {bet}/{bet}; A bets, B raises {bet}, C folds"));
        prop_assert_eq!(line.map(|line| line.moves[1].act.clone()), Ok(Action::RaiseBy(bet)));
    }
}
