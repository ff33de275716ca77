//! The order of play: random hands in the right order, and the same with one act out of turn. A table of its own deals the
//! turns here, which knows nothing of the model that is judged.

use crate::command_line::{err as err_of, floor, out as out_of};
use crate::notation::vocabulary;
use floorbook::betting::round::TurnOrder;
use floorbook::notation::read;

/// Numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 16) % most as u64).expect("a small number")
    }

    fn one_in(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }

    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Did {
    Fold,
    Check,
    Call,
    Bet(u64),
    Raise(u64),
}

/// The acts of one street, by the places of the players behind the button: 0 is the small blind.
type Acts = Vec<(usize, Did)>;

/// A table as a dealer sees it.
struct Table {
    live: Vec<bool>,
    bet: u64,
    raises: u32,
}

impl Table {
    fn new(players: usize) -> Self {
        Self { live: vec![true; players], bet: 0, raises: 0 }
    }

    /// Who acts on a street, in order.
    fn order(&self, preflop: bool) -> Vec<usize> {
        let players = self.live.len();
        let first = match (players, preflop) {
            (2, true) => 0,
            (2, false) => 1,
            (_, true) => 2,
            (_, false) => 0,
        };
        (0..players).map(|at| (first + at) % players).filter(|player| self.live[*player]).collect()
    }

    fn act(&mut self, dice: &mut Dice, facing: bool) -> Did {
        let hands = self.live.iter().filter(|live| **live).count();
        match dice.below(10) {
            0..4 if facing && hands > 2 => Did::Fold,
            9 if self.raises < 2 => {
                self.raises += 1;
                self.bet = if self.bet == 0 { 400 } else { self.bet * 3 };
                if facing { Did::Raise(self.bet) } else { Did::Bet(self.bet) }
            }
            _ if facing => Did::Call,
            _ => Did::Check,
        }
    }

    /// Plays a street to its end; with `early` the act of this number is made before its turn, and the line ends once whoever was
    /// skipped has acted. None where nobody can be skipped there.
    fn street(&mut self, dice: &mut Dice, preflop: bool, early: Option<usize>) -> Option<Acts> {
        (self.bet, self.raises) = (if preflop { 200 } else { 0 }, 0);
        let (mut acts, mut queue) = (Vec::new(), self.order(preflop));
        let mut skipped = None;
        while let Some(next) = queue.first().copied() {
            let mut player = next;
            if early == Some(acts.len()) {
                player = *queue.get(1 + dice.below(queue.len().max(2) - 1))?;
                skipped = Some(next);
            }
            queue.retain(|waits| *waits != player);
            let big_blind = preflop && player == 1 && self.bet == 200;
            let before = self.bet;
            let did = self.act(dice, self.bet > 0 && !big_blind);
            // The blind is a bet: whoever may check it raises it.
            let did = if let (Did::Bet(to), true) = (did, preflop) { Did::Raise(to) } else { did };
            self.live[player] = did != Did::Fold;
            acts.push((player, did));
            if self.bet > before {
                let from = if player == next { player } else { (next + self.live.len() - 1) % self.live.len() };
                let players = self.live.len();
                queue =
                    (1..=players).map(|at| (from + at) % players).filter(|p| self.live[*p] && *p != player).collect();
            }
            if skipped.is_some() && skipped == Some(player) {
                break;
            }
        }
        (early.is_none() || skipped.is_some()).then_some(acts)
    }
}

/// How the players are told.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Told {
    /// `players SB BB A C E`, or without the blinds.
    List,
    Letters,
    Positions,
    /// By seats, the blinds among them.
    Seats,
    /// By seats, the blinds by their names.
    SeatsAndBlinds,
}

fn names(told: Told, players: usize, dice: &mut Dice) -> Vec<String> {
    let positions: &[&str] = match players {
        2 => &[],
        3 => &["BTN"],
        4 => &["UTG", "BTN"],
        5 => &["UTG", "CO", "BTN"],
        6 => &["UTG", "HJ", "CO", "BTN"],
        7 => &["UTG", "MP", "HJ", "CO", "BTN"],
        8 => &["UTG", "UTG+1", "MP", "HJ", "CO", "BTN"],
        _ => &["UTG", "UTG+1", "MP", "LJ", "HJ", "CO", "BTN"],
    };
    let mut seats: Vec<usize> = (1..=10).collect();
    while seats.len() > players {
        seats.remove(dice.below(seats.len()));
    }
    seats.rotate_left(dice.below(players));
    (0..players)
        .map(|at| match (told, at) {
            (Told::Seats, at) => format!("seat {}", seats[at]),
            (_, 0) => "SB".to_owned(),
            (_, 1) => "BB".to_owned(),
            (Told::SeatsAndBlinds, at) => format!("seat {}", seats[at]),
            (Told::Positions, at) => positions[at - 2].to_owned(),
            (Told::List | Told::Letters, at) => char::from(b"AECHFGMKL"[at - 2]).to_string(),
        })
        .collect()
}

/// An act in the words of a language.
fn words(name: &str, did: Did, language: usize) -> String {
    const WORDS: [[&str; 5]; 4] = [
        ["folds", "checks", "calls", "bets", "raises to"],
        ["past", "checkt", "gaat mee", "zet", "verhoogt naar"],
        ["passt", "schiebt", "zahlt", "setzt", "erhöht auf"],
        ["zahodil", "checkol", "dorovnal", "stavil", "navýšil na"],
    ];
    let words = WORDS[language];
    match did {
        Did::Fold => format!("{name} {}", words[0]),
        Did::Check => format!("{name} {}", words[1]),
        Did::Call => format!("{name} {}", words[2]),
        Did::Bet(to) => format!("{name} {} {to}", words[3]),
        Did::Raise(to) => format!("{name} {} {to}", words[4]),
    }
}

/// A random hand as a line, with one act out of turn or none. None where the dice give no such hand.
fn hand(dice: &mut Dice, told: Told, early: bool) -> Option<String> {
    let heads_up = told == Told::Positions && dice.one_in(5);
    let players = if heads_up { 2 } else { 3 + dice.below(6) };
    let names = names(told, players, dice);
    let mut table = Table::new(players);
    let begins_preflop = told == Told::Letters || told == Told::Seats || !dice.one_in(3);
    let streets = match (begins_preflop, told) {
        // The order of letters is told by an earlier street.
        (true, Told::Letters) => 2 + dice.below(2),
        (true, _) => 1 + dice.below(3),
        (false, _) => 1 + dice.below(2),
    };
    let mut all: Vec<Acts> = Vec::new();
    for street in 0..streets {
        let last = street + 1 == streets;
        let first = usize::from(told == Told::SeatsAndBlinds);
        let at = (early && last).then(|| first + dice.below(4));
        all.push(table.street(dice, begins_preflop && street == 0, at)?);
        if !last && (table.live.iter().filter(|live| **live).count() < 2) {
            return None;
        }
    }
    let mut line = Vec::new();
    if heads_up {
        line.push("heads-up".to_owned());
    }
    let begins = if begins_preflop { "blinds 100/200" } else { "min 200; flop" };
    if told == Told::List {
        let from = if begins_preflop && dice.one_in(2) { 2 } else { 0 };
        line.push(format!("players {}", names[from..].join(" ")));
    }
    line.push(begins.to_owned());
    if told == Told::Seats {
        line.push(format!("{} posts 100 as small blind, {} posts 200 as big blind", names[0], names[1]));
    }
    // Whoever only folds may be left out, if nobody was skipped.
    let only_folds = |player: usize| {
        let mut did = all.iter().flatten().filter(|(who, _)| *who == player);
        did.next().is_some_and(|(_, did)| *did == Did::Fold)
    };
    let blind = |player: usize| told == Told::Seats && player < 2;
    let omits = !early && told != Told::List && told != Told::Letters && !heads_up && dice.one_in(2);
    for (street, acts) in all.iter().enumerate() {
        let name = ["flop", "turn", "river"][street - usize::from(begins_preflop && street > 0)];
        if street > 0 {
            line.push(name.to_owned());
        }
        let language = dice.below(4);
        let told = acts.iter().filter(|(player, _)| !omits || blind(*player) || !only_folds(*player));
        let told: Vec<String> = told.map(|(player, did)| words(&names[*player], *did, language)).collect();
        if told.is_empty() {
            return None;
        }
        line.push(told.join(dice.pick(&[", ", "; "])));
    }
    // Where nobody knows where the button is, seats in turned order are right all the same.
    let turned = told == Told::SeatsAndBlinds && all.len() == 1 && {
        let mut seats: Vec<usize> = Vec::new();
        for (player, _) in &all[0] {
            let seat = names[*player].strip_prefix("seat ").and_then(|seat| seat.parse().ok());
            seats.extend(seat.filter(|seat| !seats.contains(seat)));
        }
        let falls = seats.windows(2).filter(|pair| pair[0] > pair[1]).count();
        falls == 0 || falls == 1 && seats.last() < seats.first()
    };
    (!early || !turned).then(|| line.join("; "))
}

const TOLD: [Told; 5] = [Told::List, Told::Letters, Told::Positions, Told::Seats, Told::SeatsAndBlinds];

/// So many hands of every kind: always the same, or others by `ORDER_SEED=7 cargo test --test all order_of_play::`.
fn hands(count: usize, early: bool, seed: u64) -> Vec<String> {
    let other = std::env::var("ORDER_SEED").ok().and_then(|seed| seed.parse::<u64>().ok());
    let mut dice = Dice(other.map_or(seed, |other| seed ^ other.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
    let mut lines = Vec::new();
    while lines.len() < count {
        let told = TOLD[lines.len() % TOLD.len()];
        lines.extend(hand(&mut dice, told, early));
    }
    lines
}

fn order(line: &str) -> TurnOrder {
    let read = read(vocabulary(), line).unwrap_or_else(|error| panic!("{line}: {error}"));
    TurnOrder::of(&read).unwrap_or_else(|fault| panic!("{line}: {fault}"))
}

#[test]
fn no_hand_in_the_right_order_is_called_out_of_turn_or_asked_about() {
    let wrong: Vec<String> = hands(1000, false, 0x5eed_1234_5678_9abc)
        .into_iter()
        .filter(|line| {
            let order = order(line);
            order.early.is_some() || order.doubt.is_some()
        })
        .collect();
    assert!(wrong.is_empty(), "{} of 1000: {:#?}", wrong.len(), &wrong[..wrong.len().min(10)]);
}

#[test]
fn every_act_out_of_turn_is_seen_or_asked_about() {
    let missed: Vec<String> = hands(1000, true, 0x0dd5_eed5_1234_9876)
        .into_iter()
        .filter(|line| {
            let order = order(line);
            order.early.is_none() && order.doubt.is_none()
        })
        .collect();
    assert!(missed.is_empty(), "{} of 1000: {:#?}", missed.len(), &missed[..missed.len().min(10)]);
}

#[test]
fn an_act_out_of_turn_is_ruled_so_or_asked_about_on_the_command_line() {
    for line in hands(20, true, 0x00ab_cdef_0123_4567) {
        let asked = floor(&["--lang", "en", "decide", &line]);
        let said = if asked.status.code() == Some(0) { out_of(&asked) } else { err_of(&asked) };
        assert!(said.contains("out of turn") || said.contains("OOT"), "{line}\n{said}");
    }
    for line in hands(20, false, 0x0765_4321_0fed_cba9) {
        let said = floor(&["--lang", "en", "decide", &line]);
        let text = out_of(&said);
        assert!(!text.contains("Action out of turn ·") && !text.contains("Fold out of turn ·"), "{line}\n{text}");
    }
}

#[test]
fn whoever_was_due_is_skipped_where_others_act_before_him_and_not_where_they_act_behind() {
    let told = |behind: &str| {
        let line = format!("players 3 4 5 6 7 8; blinds 100/200; seat 3 raises to 600, seat 5 calls, {behind}");
        read(vocabulary(), &line).unwrap_or_else(|error| panic!("{line}: {error}"))
    };
    let skips = |behind: &str| told(behind).behind_early().unwrap_or_else(|| panic!("{behind}")).skips;
    assert!(skips("seat 6 folds"));
    assert!(skips("seat 6 folds, seat 4 raises to 1500"));
    assert!(skips("seat 6 puts 1x1000"));
    assert!(!skips("seat 4 raises to 1500"));
    assert!(!skips("seat 4 calls, seat 6 folds"));
    let acts = |behind: &str| told(behind).in_force().map(|in_force| in_force.line.moves.len());
    assert_eq!(acts("seat 6 folds"), None);
    // The raise, and the call at its turn, and the call out of turn behind it, and the fold.
    assert_eq!(acts("seat 4 calls, seat 6 folds"), Some(4));
    // The call out of turn does not bind.
    assert_eq!(acts("seat 4 raises to 1500, seat 6 folds"), Some(3));
}
