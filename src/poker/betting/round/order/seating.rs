//! Who sits where, as far as a line tells: by a list of the players, by positions, by seats, by the blinds, and else by the
//! order in which they are told.

use crate::betting::round::{HandLine, Street};

/// In what order the players of a line act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Seating {
    /// On the street with which the line begins.
    pub(super) first: Vec<usize>,
    /// On the streets after it.
    pub(super) later: Vec<usize>,
    /// Who opens the first street.
    pub(super) opener: Opener,
    /// Those of [`Self::first`] who may sit there in turned order, by their places: nobody told which of them is first.
    pub(super) turned: std::ops::Range<usize>,
    /// Whether it is a guess: some are told by letters, others by seats or positions.
    pub(super) guess: bool,
}

/// How it is known who opens a street.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Opener {
    /// By the blinds, the positions or the button.
    Known,
    /// The list of the players begins with him, as far as anybody tells.
    Listed,
    /// The cards decide: whoever is told first.
    FirstTold,
}

/// What the name of a player tells of the place at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Position(usize),
    Seat(usize),
    Letter,
}

/// The positions from the left of the big blind to the button, with room for the places behind one (`UTG+1`).
const POSITIONS: [(&str, usize); 6] = [("UTG", 0), ("EP", 0), ("MP", 20), ("LJ", 40), ("HJ", 50), ("CO", 60)];
const BUTTON: &str = "BTN";
const SMALL_BLIND: &str = "SB";
const BIG_BLIND: &str = "BB";

impl Place {
    /// What a name tells; `first_is_told`: somebody is called under the gun, so that nobody knows where "early" is.
    fn of(name: &str, first_is_told: bool) -> Self {
        if let Ok(seat) = name.parse() {
            return Self::Seat(seat);
        }
        let (position, behind) = name.split_once('+').unwrap_or((name, "0"));
        let behind = behind.parse::<usize>().unwrap_or_default();
        let known = POSITIONS.iter().find(|(known, _)| *known == position);
        match known {
            Some(("EP", _)) if first_is_told => Self::Letter,
            Some(("UTG" | "EP" | "MP", first)) => Self::Position(first + behind),
            Some((_, first)) if behind == 0 => Self::Position(*first),
            _ => Self::Letter,
        }
    }
}

impl Seating {
    /// The seating that a line tells.
    pub(super) fn of(line: &HandLine) -> Self {
        match () {
            () if line.setup.heads_up && line.players.len() == 2 => heads_up(line),
            () if line.setup.listed => listed(line),
            () => told(line),
        }
    }

    /// The same with those of whom nobody knows who is first turned by so many places.
    pub(super) fn turned_by(&self, by: usize) -> Self {
        let mut turned = self.clone();
        let mut order = self.first[self.turned.clone()].to_vec();
        order.rotate_left(by);
        for (at, player) in self.turned.clone().zip(&order) {
            turned.first[at] = *player;
        }
        let of = |player: &usize| self.first[self.turned.clone()].contains(player);
        let mut next = order.into_iter();
        turned.later = self.later.iter().filter_map(|at| if of(at) { next.next() } else { Some(*at) }).collect();
        turned
    }
}

/// Whether a player is told by a letter, which says nothing of his place.
pub(super) fn is_letter(name: &str) -> bool {
    Place::of(name, false) == Place::Letter && ![BUTTON, SMALL_BLIND, BIG_BLIND].contains(&name)
}

/// Two players: the small blind, who has the button, opens the street with the blinds, the other one those after it.
fn heads_up(line: &HandLine) -> Seating {
    let named = |name: &str| line.players.iter().position(|player| *player == name);
    let button = line.blinds[0].or(line.blinds[1].map(other)).or(named(BUTTON)).or(named(SMALL_BLIND));
    let Some(button) = button.or(named(BIG_BLIND).map(other)) else {
        let first = from_first_told(line, &[0, 1]);
        return Seating { later: first.clone(), first, opener: opener(line), turned: 0..0, guess: false };
    };
    let later = vec![other(button), button];
    let first = if line.setup.street == Street::Preflop { vec![button, other(button)] } else { later.clone() };
    Seating { first, later, opener: opener(line), turned: 0..0, guess: false }
}

/// Who opens where it is known where the order begins: in stud the cards decide.
fn opener(line: &HandLine) -> Opener {
    if line.setup.street.of_stud() { Opener::FirstTold } else { Opener::Known }
}

fn other(player: usize) -> usize {
    1 - player.min(1)
}

/// Everybody is listed by the seats. With a blind among them it is known where the order begins; else the list begins with the
/// first to act, and blinds who are not listed sit behind the last.
fn listed(line: &HandLine) -> Seating {
    let mut ring: Vec<usize> = (0..line.players.len()).collect();
    let named = |blind: usize| line.blinds[blind].filter(|_| !line.setup.unnamed[blind]);
    let (small, big) = (named(0), named(1));
    if let (Some(small), Some(big)) = (small, big)
        && (small + 1) % ring.len() != big
    {
        ring.retain(|player| *player != big);
        let at = ring.iter().position(|player| *player == small).unwrap_or_default();
        ring.insert(at + 1, big);
    }
    let from = |player: usize, by: usize| {
        let mut turned = ring.clone();
        turned.rotate_left((ring.iter().position(|of| *of == player).unwrap_or_default() + by) % ring.len().max(1));
        turned
    };
    let (first, later, known) = match (small, big) {
        (Some(small), Some(big)) => (from(big, 1), from(small, 0), true),
        (None, Some(big)) => (from(big, 1), from(big, 0), true),
        (Some(small), None) => (from(small, 1), from(small, 0), true),
        (None, None) => (ring.clone(), ring.clone(), false),
    };
    let opener = match opener(line) {
        Opener::Known if !known => Opener::Listed,
        opener => opener,
    };
    Seating { first, later, opener, turned: 0..0, guess: false }
}

/// By positions, seats and the order in which they are told.
fn told(line: &HandLine) -> Seating {
    let named = |name: &str| line.players.iter().position(|player| *player == name);
    let preflop = line.setup.street == Street::Preflop;
    let (small, big) = (line.blinds[0].or(named(SMALL_BLIND)), line.blinds[1].or(named(BIG_BLIND)));
    let button = named(BUTTON).filter(|button| Some(*button) != small && Some(*button) != big);
    let first_is_told = line.players.iter().any(|player| player.starts_with("UTG"));
    let place = |player: usize| Place::of(&line.players[player], first_is_told);
    let set_apart = |player: &usize| [small, big, button].contains(&Some(*player));
    let mut middle: Vec<usize> = (0..line.players.len()).filter(|player| !set_apart(player)).collect();
    let seats = middle.iter().all(|player| matches!(place(*player), Place::Seat(_)));
    let positions = middle.iter().all(|player| matches!(place(*player), Place::Position(_)));
    let letters = middle.iter().all(|player| place(*player) == Place::Letter);
    if seats || positions {
        middle.sort_by_key(|player| place(*player));
    }
    let by_seat = |blind: Option<usize>| blind.filter(|blind| matches!(place(*blind), Place::Seat(_)));
    // The blinds may be told by their seats, too: then the ring is whole.
    let anchor = by_seat(big).or(by_seat(small)).filter(|_| seats);
    let known = positions || middle.len() < 2 || anchor.is_some();
    match anchor {
        Some(anchor) => {
            let before = middle.iter().filter(|player| place(**player) < place(anchor)).count();
            middle.rotate_left(before);
        }
        None if !known => middle = from_first_told(line, &middle),
        None => {}
    }
    let blinds = [small, big].into_iter().flatten();
    let later: Vec<usize> = blinds.clone().chain(middle.iter().copied()).chain(button).collect();
    let first: Vec<usize> =
        if preflop { middle.iter().copied().chain(button).chain(blinds).collect() } else { later.clone() };
    let begins = first.iter().position(|player| middle.first() == Some(player)).unwrap_or_default();
    Seating {
        turned: if known { 0..0 } else { begins..begins + middle.len() },
        first,
        later,
        opener: opener(line),
        guess: !(seats || positions || letters),
    }
}

/// An order turned so that whoever of them is told first stands first.
fn from_first_told(line: &HandLine, order: &[usize]) -> Vec<usize> {
    let acts = line.moves.iter().map(|act| act.player).chain(line.actor());
    let first = acts.into_iter().find_map(|player| order.iter().position(|of| *of == player));
    let mut turned = order.to_vec();
    turned.rotate_left(first.unwrap_or_default());
    turned
}
