//! Who comes first when chips are left over, and the table of what everybody gets.

use super::{AmountTable, CalculationError, Cell};
use crate::betting::Amount;
use crate::cards::{Card, Game, Ranking, Suit, best_five};
use crate::showdown::{Hands, Seats, Share, Side, Won};

/// Who comes first when chips are left over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// The first seat left of the button.
    Seat,
    /// The highest card of the five that play, by its suit where two are equal.
    HighestOfFive,
    /// The highest of all the player's cards.
    HighestCard,
    /// The lowest of them, aces low.
    LowestCard,
    /// Whoever: nothing is left over among equal hands.
    Anybody,
    /// Nobody: the chips stay in the pot.
    Nobody,
}

/// The order in which the winners of a pot come, the earliest with the smallest place.
pub(super) struct Order {
    /// The winners of the whole pot or of the high half, and of the low half, each with his place.
    sides: [Vec<(usize, usize)>; 2],
}

impl Order {
    /// How early a player comes on a side of the pot.
    pub(super) fn place(&self, side: Side, player: usize) -> usize {
        let of = &self.sides[usize::from(side == Side::Low)];
        of.iter().find(|(known, _)| *known == player).map_or(usize::MAX, |(_, place)| *place)
    }
}

/// The order in which the winners of a pot come; none where chips stay in the pot. `hands` are the cards of those who share,
/// by their names, from the fact `input`.
pub(super) fn order_by(
    first: First,
    game: Game,
    seats: &Seats,
    hands: Option<&Hands>,
    won: &Won,
    input: &'static str,
) -> Result<Option<Order>, CalculationError> {
    let side = |low: bool| -> Result<Vec<(usize, usize)>, CalculationError> {
        let winners = if low { &won.low } else { &won.high };
        if first == First::HighestOfFive && winners.len() > 1 {
            equal(ranking(game, low), winners, seats, hands, input)?;
        }
        let place = |player: usize| match first {
            First::Anybody => Ok(0),
            First::Seat => Ok(seats.from_button.as_ref().map_or(player, |seats| seats[player])),
            _ if winners.len() < 2 => Ok(0),
            _ => by_cards(first, ranking(game, low), seats.name(player), hands, input),
        };
        winners.iter().map(|player| Ok((*player, place(*player)?))).collect()
    };
    match first {
        First::Nobody => Ok(None),
        _ => Ok(Some(Order { sides: [side(false)?, side(true)?] })),
    }
}

/// Refuses hands that are said to share and are not equal.
fn equal(
    ranking: Ranking,
    winners: &[usize],
    seats: &Seats,
    hands: Option<&Hands>,
    input: &'static str,
) -> Result<(), CalculationError> {
    let of = |player: &usize| {
        let read = best_five(ranking, hands?.of(seats.name(*player))?)?;
        Some((read.strength, *player))
    };
    let strengths: Vec<(u32, usize)> = winners.iter().filter_map(of).collect();
    let best = strengths.iter().copied().max();
    match best.filter(|(best, _)| strengths.iter().any(|(other, _)| other < best)) {
        Some((_, player)) => Err(CalculationError::impossible_of(input, "not-equal", seats.name(player))),
        None => Ok(()),
    }
}

/// How five cards are ranked on a side of the pot.
fn ranking(game: Game, low: bool) -> Ranking {
    if low { Ranking::EightOrBetter } else { game.ranking() }
}

/// How early a player comes by his cards.
fn by_cards(
    first: First,
    ranking: Ranking,
    name: &str,
    hands: Option<&Hands>,
    input: &'static str,
) -> Result<usize, CalculationError> {
    let cards = hands.and_then(|hands| hands.of(name));
    let cards = cards.ok_or_else(|| CalculationError::impossible_of(input, "hand-missing", name))?;
    let five =
        || best_five(ranking, cards).ok_or_else(|| CalculationError::impossible_of(input, "no-five-cards", name));
    let ace_low = |card: &Card| place(card.with_low_ace());
    let ace_high = |card: &Card| place((card.rank(), card.suit()));
    let highest = match first {
        First::HighestCard => cards.iter().map(ace_high).max(),
        First::LowestCard => return Ok(cards.iter().map(ace_low).min().unwrap_or_default()),
        _ => match ranking {
            Ranking::High | Ranking::DeuceToSeven => five()?.five.iter().map(ace_high).max(),
            Ranking::AceToFive | Ranking::EightOrBetter => five()?.five.iter().map(ace_low).max(),
        },
    };
    // The highest comes first.
    Ok(usize::MAX - highest.unwrap_or_default())
}

/// The place of a card: by its rank, then by its suit.
fn place((rank, suit): (u8, Suit)) -> usize {
    usize::from(rank) * Suit::ALL.len() + suit as usize
}

const COLUMNS: &[&str] = &["pot", "player", "share", "odd_chips", "gets"];
const COLUMNS_HALVES: &[&str] = &["pot", "half", "player", "share", "odd_chips", "gets"];

/// A table of shares, pot by pot.
pub(super) struct Shared<'a> {
    seats: &'a Seats,
    /// Whether half of a pot can go to a low hand.
    halves: bool,
    rows: Vec<Vec<Cell>>,
    /// What each player gets in all.
    totals: Vec<(usize, Amount)>,
    /// How many shares there are.
    shares: usize,
}

impl<'a> Shared<'a> {
    /// A table without rows.
    pub(super) fn new(seats: &'a Seats, halves: bool) -> Self {
        Self { seats, halves, rows: Vec::new(), totals: Vec::new(), shares: 0 }
    }

    /// Adds what is made of a pot, and what of it nobody gets.
    pub(super) fn add(&mut self, pot: Cell, shares: &[Share], left: Amount) {
        self.shares += shares.len();
        for share in shares {
            let half = match share.side {
                Side::Whole => Cell::Empty,
                Side::High => Cell::Word("high"),
                Side::Low => Cell::Word("low"),
            };
            let odd = if share.odd > 0 { Cell::Amount(share.odd) } else { Cell::Empty };
            let gets = share.even + share.odd;
            let player = Cell::Player(self.seats.name(share.player).to_owned());
            self.row([pot.clone(), half, player, Cell::Amount(share.even), odd, Cell::Amount(gets)]);
            match self.totals.iter_mut().find(|(known, _)| *known == share.player) {
                Some((_, total)) => *total += gets,
                None => self.totals.push((share.player, gets)),
            }
        }
        if left > 0 {
            self.row([pot, Cell::Empty, Cell::Word("nobody"), Cell::Empty, Cell::Amount(left), Cell::Empty]);
        }
    }

    /// Adds a row; without halves there is no column for them.
    fn row(&mut self, cells: [Cell; 6]) {
        let cells = cells.into_iter().enumerate().filter(|(at, _)| self.halves || *at != 1);
        self.rows.push(cells.map(|(_, cell)| cell).collect());
    }

    /// The table. Where somebody gets of several pots or halves, with what everybody gets in all.
    pub(super) fn table(mut self, name: &'static str) -> AmountTable {
        if self.shares > self.totals.len() {
            for (player, total) in std::mem::take(&mut self.totals) {
                let player = Cell::Player(self.seats.name(player).to_owned());
                let total = Cell::Amount(total);
                self.row([Cell::Word("total"), Cell::Empty, player, Cell::Empty, Cell::Empty, total]);
            }
        }
        let columns = if self.halves { COLUMNS_HALVES } else { COLUMNS };
        AmountTable { name, read_back: false, columns, rows: self.rows }
    }
}
