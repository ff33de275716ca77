//! Lines made up from chance: a beginning, acts that can follow, and an offer of whoever is due then, or acts alone.

use crate::notation::vocabulary;
use floorbook::betting::round::{BettingRules, HandLine, Round, SizeCheck};
use floorbook::notation::read;

/// How lines begin.
const BEGINNINGS: [&str; 14] = [
    "min 100; flop",
    "min 100; players A B C D; flop",
    "min 100; stacks A 700, B 1300, C 5000, D 450; flop",
    "min 100; stacks A 10000, B 160, C 2500, D 240; flop",
    "blinds 100/200",
    "blinds 100/200; players A B C D",
    "blinds 100/200; stacks A 900, B 2100, C 350, D 8000",
    "PL 100/200",
    "PL 100/200; players A B C D; pot 500; flop",
    "PL 100/200; stacks A 900, B 2100, C 350, D 8000; pot 700; flop",
    "limit 100/200",
    "limit 100/200; players A B C D; flop",
    "limit 200/400; stacks A 250, B 300, C 1700, D 550; flop",
    "limit 100/200; stacks A 150, B 1000, C 160, D 2000; turn",
];

/// What a player can have done before.
#[rustfmt::skip]
const ACTS: [&str; 16] = [
    "folds", "checks", "calls", "calls", "100", "200", "300", "500", "600", "1000", "all-in", "all-in 150",
    "all-in 125", "all-in 260", "all-in 650", "all-in 1450",
];

/// What the last player can have said and put out.
#[rustfmt::skip]
const OFFERS: [&str; 47] = [
    "puts 100", "puts 500", "puts 1000", "puts 25", "puts 5000", "puts 100+100", "puts 2x100", "puts 3x100",
    "puts 500+100", "puts 2x500", "puts 1000+500", "puts 4x25", "puts 2x1000", "puts 1000+100+100",
    "says raise, puts 100", "says raise, puts 500", "says raise, puts 1000", "says raise, puts 2x100",
    "says raise, puts 2x500", "says raise, puts 1000+500", "says raise", "says \"200\"", "says \"400\"",
    "says \"700\"", "says \"1500\"", "says \"60\"", "says raise to 300", "says raise to 700", "says raise to 1500",
    "says raise 400", "says call", "says call, puts 100", "says call, puts 2x500", "says all-in",
    "says all-in, puts 500", "puts 100, then 400 more", "says raise, puts 200, then 500 more",
    "puts 600, then 500 more", "pulls back all, puts 2x500", "says raise by 300", "says 600, puts 500",
    "says 300, puts 100+100", "says raise to 700, puts 500+100", "says raise, puts 1000, then 500 more",
    "puts 1000, then 200 more", "says raise, puts 100, then 1000 more", "says pot",
];

/// A line from choices: a beginning, acts that can follow, and an offer of whoever is due then.
pub(super) fn line(choices: &[u16]) -> Option<HandLine> {
    let mut choices = choices.iter().map(|choice| usize::from(*choice));
    let mut text = BEGINNINGS[choices.next()? % BEGINNINGS.len()].to_owned();
    let acts = choices.next()? % 6;
    let names = ["A", "B", "C", "D"];
    let due = |text: &str, turn: usize| {
        let known = read(vocabulary(), text).ok()?;
        let round = Round::replay(&known, BettingRules::default(), SizeCheck::Enforced).ok()?;
        // Whoever the line names is due; else the next name comes into it.
        let due = round.to_act().next().map(|player| known.players[player].to_string());
        let new = names.iter().find(|name| !known.players.iter().any(|player| player == *name));
        match (due, new) {
            (Some(_), Some(new)) if turn < 3 && !known.setup.complete => Some((*new).to_owned()),
            (Some(due), _) => Some(due),
            (None, Some(new)) if !known.setup.complete => Some((*new).to_owned()),
            (None, _) => None,
        }
    };
    for turn in 0..acts {
        let player = due(&text, turn)?;
        let start = choices.next()?;
        let told = (0..ACTS.len()).map(|at| format!("{text}; {player} {}", ACTS[(start + at) % ACTS.len()]));
        let can_be = |text: &String| {
            read(vocabulary(), text).is_ok_and(|line| {
                line.offer.is_none() && Round::replay(&line, BettingRules::default(), SizeCheck::Enforced).is_ok()
            })
        };
        text = told.into_iter().find(can_be)?;
    }
    let player = due(&text, acts)?;
    let start = choices.next()?;
    let told = (0..OFFERS.len()).map(|at| format!("{text}; {player} {}", OFFERS[(start + at) % OFFERS.len()]));
    told.into_iter().find_map(|text| {
        let line = read(vocabulary(), &text).ok()?;
        Round::replay(&line, BettingRules::default(), SizeCheck::AsMade).ok()?;
        line.offer.is_some().then_some(line)
    })
}

/// What can be bet and raised to from chance: sizes that fit and sizes that do not.
const SIZES: [&str; 14] = [
    "calls",
    "checks",
    "folds",
    "50",
    "100",
    "150",
    "200",
    "300",
    "400",
    "600",
    "900",
    "2000",
    "all-in 130",
    "all-in 900",
];

/// A line of acts alone, of whatever size: it can have been, but for that.
pub(super) fn acts_of_any_size(choices: &[u16]) -> Option<HandLine> {
    let mut choices = choices.iter().map(|choice| usize::from(*choice));
    let mut text = BEGINNINGS[choices.next()? % BEGINNINGS.len()].to_owned();
    let mut line = None;
    for name in ["A", "B", "C", "D", "A", "B"].into_iter().take(1 + choices.next()? % 6) {
        let start = choices.next()?;
        let told = (0..SIZES.len()).map(|at| format!("{text}; {name} {}", SIZES[(start + at) % SIZES.len()]));
        let can_be = |text: String| {
            let line = read(vocabulary(), &text).ok()?;
            Round::replay(&line, BettingRules::default(), SizeCheck::AsMade).ok()?;
            Some((text, line))
        };
        let Some((longer, read)) = told.into_iter().find_map(can_be) else { continue };
        (text, line) = (longer, Some(read));
    }
    line
}
