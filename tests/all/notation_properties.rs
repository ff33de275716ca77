//! What must hold for every line, good or bad. `PROPTEST_CASES=100000 cargo test --test all notation_properties` digs
//! deeper than a usual run does.

use crate::generated_lines::line;
use crate::notation::vocabulary;
use crate::spoilt_lines::{LINES, spoilt, word};
use floorbook::betting::round::{Action, HandLine, PlayerName, Setup, Step};
use floorbook::betting::{Motion, Offer, Words};
use floorbook::commands::built_in;
use floorbook::locale::{self, Language, NumberContext, read_piles, steers};
use floorbook::notation::{read, show, write};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A line without its text and the places in it.
fn bare(mut line: HandLine) -> HandLine {
    line.ante_unsaid = false;
    line.text.clear();
    line.moves.iter_mut().for_each(|step| step.at = 0..0);
    line.streets.iter_mut().for_each(|street| street.at = 0..0);
    line.offer.iter_mut().for_each(|offer| offer.at = 0..0);
    line.to_act.iter_mut().for_each(|to_act| to_act.at = 0..0);
    line.later.iter_mut().for_each(|fold| fold.at = 0..0);
    line.totals.clear();
    line
}

/// Every amount that stands anywhere in a text, pile by pile and together.
fn amounts(text: &str) -> BTreeSet<u64> {
    let of_an_amount = |c: char| c.is_ascii_digit() || " .,'’\u{a0}\u{202f}kKmMxX×*+".contains(c) || c == '\t';
    let mut found = BTreeSet::new();
    for (start, _) in text.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
        let rest = &text[start..];
        let longest = rest.find(|c| !of_an_amount(c)).unwrap_or(rest.len());
        for (end, c) in rest[..longest].char_indices() {
            if let Ok(piles) = read_piles(Language::En, NumberContext::Alone, &rest[..end + c.len_utf8()]) {
                found.extend(piles.iter().flat_map(|pile| [pile.count, pile.value]));
                found.extend(floorbook::betting::total(&piles));
            }
        }
    }
    found
}

/// The amounts of a line.
fn told(line: &HandLine) -> Vec<u64> {
    let Setup { small_blind, big_blind, big_bet, ante, pot, stacks, .. } = &line.setup;
    let ante = ante.amount();
    let mut told = vec![*small_blind, *big_blind, ante, *pot];
    told.extend(stacks.iter().chain([big_bet]).flatten());
    told.extend(line.setup.bring_in.map(|bring_in| bring_in.amount));
    told.extend(line.setup.blind_chips.iter().flatten().map(|pile| pile.value));
    for step in &line.moves {
        match &step.act {
            Action::Post(amount) | Action::Total(amount) | Action::RaiseBy(amount) | Action::AllIn(Some(amount)) => {
                told.push(*amount);
            }
            Action::Check | Action::Fold | Action::Call | Action::AllIn(None) => {}
        }
    }
    let chips = line.offer.iter().flat_map(Offer::puts).flatten();
    told.extend(chips.flat_map(|pile| [pile.count, pile.value]).filter(|number| *number > 1));
    told.extend(line.offer.iter().flat_map(|offer| &offer.motions).filter_map(|motion| match motion {
        Motion::Says(
            Words::Amount(amount)
            | Words::BetOf(amount)
            | Words::RaiseOf(amount)
            | Words::RaiseTo(amount)
            | Words::RaiseBy(amount),
        ) => Some(*amount),
        Motion::PullsBack(amount) => *amount,
        Motion::Says(_) | Motion::Puts(_) => None,
    }));
    told.retain(|amount| *amount > 0);
    told
}

/// The bets on top of which an all-in of a line was said.
fn bets(line: &HandLine) -> Vec<u64> {
    let mut bet = if line.blinds[1].is_some() { line.setup.big_blind } else { 0 };
    let mut before = Vec::new();
    for step in line.steps() {
        let Step::PlayerAction(step) = step else {
            bet = 0;
            continue;
        };
        match step.act {
            Action::RaiseBy(by) => bet += by,
            Action::Total(total) => bet = bet.max(total),
            Action::AllIn(amount) => {
                before.push(bet);
                bet = bet.max(amount.or(line.setup.stacks[step.player]).unwrap_or_default());
            }
            _ => {}
        }
    }
    before
}

/// What holds for any text: nothing panics; what is read is sound and comes back the same; what is not is shown safely.
fn sound(text: &str) -> Result<(), TestCaseError> {
    match read(vocabulary(), text) {
        Ok(line) => {
            let mut known = amounts(text);
            // The words for numbers among the pieces, and what they are together.
            known.extend([5, 500].into_iter().filter(|_| text.contains("five")));
            // `3 hundred` is 300.
            let hundreds: Vec<u64> = known.iter().filter_map(|amount| amount.checked_mul(100)).collect();
            known.extend(hundreds.into_iter().filter(|_| text.contains("hundred")));
            let bets = bets(&line);
            for amount in told(&line) {
                // `raises by 500 all-in` is told as all-in with the total.
                let on_top = |bet: &u64| amount > *bet && known.contains(&(amount - bet));
                // `1/2k` are blinds of 1,000 and 2,000.
                let in_thousands = amount == line.setup.small_blind && known.contains(&(amount / 1000));
                if in_thousands {
                    continue;
                }
                prop_assert!(known.contains(&amount) || bets.iter().any(on_top), "{text:?} has no {amount}: {line:?}");
            }
            prop_assert!(line.moves.iter().all(|step| step.player < line.players.len()));
            // The fold of a blind whom nobody names stands nowhere in the text.
            let unnamed = |player| (0..2).any(|at| line.setup.unnamed[at] && line.blinds[at] == Some(player));
            let mut places = line.moves.iter().filter(|step| !unnamed(step.player)).map(|step| step.at.clone());
            prop_assert!(places.clone().all(|at| line.text.get(at).is_some_and(|act| !act.is_empty())));
            let first = places.next().map_or(0, |at| at.end);
            prop_assert!(places.try_fold(first, |end, at| (end <= at.start).then_some(at.end)).is_some());
            prop_assert_eq!(line.setup.stacks.len(), line.players.len());
            let names: BTreeSet<&str> = line.players.iter().map(PlayerName::as_str).collect();
            prop_assert_eq!(names.len(), line.players.len());
            let written = write(&line);
            let again = read(vocabulary(), &written);
            prop_assert!(again.is_ok(), "{text:?} is written {written:?}: {again:?}");
            prop_assert_eq!(again.ok().map(bare), Some(bare(line)), "{:?} is written {:?}", text, written);
        }
        Err(error) => {
            prop_assert!(text.get(error.at.clone()).is_some(), "{text:?}: {error:?}");
            let pack = built_in();
            for width in [20, 60] {
                let shown = show(&locale::Words::new(Language::Nl, &pack), text, &error, width);
                let widest = shown.lines().map(textwrap_width).max();
                prop_assert!(widest.is_some_and(|widest| widest <= width), "{text:?}:\n{shown}");
                prop_assert!(!shown.chars().any(|c| c != '\n' && steers(c)), "{shown:?}");
                prop_assert_eq!(shown.lines().nth(1).map(|line| line.trim_start_matches([' ', '^'])), Some(""));
            }
        }
    }
    Ok(())
}

/// How many columns a text takes, as terminals count them.
fn textwrap_width(text: &str) -> usize {
    textwrap::core::display_width(text)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_the_same(line in line()) {
        let text = write(&line);
        let read = read(vocabulary(), &text);
        prop_assert!(read.is_ok(), "{text}: {read:?}");
        // An act at the end that is not open to its player is read as what he said.
        prop_assume!(line.offer.is_some() || read.as_ref().is_ok_and(|read| read.offer.is_none()));
        // Which act is set aside is worked out in reading: a made line names none.
        let read = read.ok().map(|read| HandLine { set_aside: None, ..bare(read) });
        prop_assert_eq!(read.as_ref().map(write), Some(text));
        prop_assert_eq!(read, Some(bare(line)));
    }

    #[test]
    fn a_spoilt_line_is_sound_or_an_error(text in spoilt()) {
        sound(&text)?;
    }

    #[test]
    fn any_text_is_sound_or_an_error(text in "(?s).{0,80}", line in prop::sample::select(LINES.to_vec()), cut in 0..60_usize) {
        sound(&text)?;
        let start: String = line.chars().take(cut).collect();
        sound(&(start + &text))?;
    }

    #[test]
    fn words_in_any_order_are_sound_or_an_error(words in prop::collection::vec(word(), 0..14)) {
        sound(&words.join(" "))?;
        sound(&format!("min 100; A {}", words.join(" ")))?;
    }
}
