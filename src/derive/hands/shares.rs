//! Who comes first when chips are left over, and the table of what everybody gets.

use crate::{AmountTable, CalculationError, Cell, Sum, Term};
use floorbook_poker::betting::Amount;
use floorbook_poker::cards::{Card, Game, Ranking, Suit, best_five};
use floorbook_poker::showdown::{Halves, Hands, Seats, Share, Side, Won, parts};

/// Who comes first when chips are left over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum First {
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
pub(crate) struct Order {
    /// The winners of the whole pot or of the high half, and of the low half, each with his place and the card that gives it.
    sides: [Vec<(usize, usize, Option<Card>)>; 2],
}

impl Order {
    /// How early a player comes on a side of the pot.
    pub(crate) fn place(&self, side: Side, player: usize) -> usize {
        self.of(side, player).map_or(usize::MAX, |(_, place, _)| *place)
    }

    /// The card by which a player comes so early; none where no card decides.
    pub(crate) fn card(&self, side: Side, player: usize) -> Option<Card> {
        self.of(side, player).and_then(|(.., card)| *card)
    }

    fn of(&self, side: Side, player: usize) -> Option<&(usize, usize, Option<Card>)> {
        self.sides[usize::from(side == Side::Low)].iter().find(|(known, ..)| *known == player)
    }
}

/// Refuses a smallest chip in play in which a pot cannot be counted.
pub(crate) fn in_whole_chips(pots: &[Won], chip: Amount) -> Result<(), CalculationError> {
    match pots.iter().find(|pot| !pot.amount.is_multiple_of(chip)) {
        Some(pot) => {
            Err(CalculationError::impossible("chip", "pot-no-multiple", [("pot", pot.amount), ("chip", chip)]))
        }
        None => Ok(()),
    }
}

/// The order in which the winners of a pot come; none where chips stay in the pot. `hands` are the cards of those who share,
/// by their names, from the fact `input`.
pub(crate) fn order_by(
    first: First,
    game: Game,
    seats: &Seats,
    hands: Option<&Hands>,
    won: &Won,
    input: &'static str,
) -> Result<Option<Order>, CalculationError> {
    let side = |low: bool| -> Result<Vec<(usize, usize, Option<Card>)>, CalculationError> {
        let winners = if low { &won.low } else { &won.high };
        if first == First::HighestOfFive && winners.len() > 1 {
            equal(ranking(game, low), winners, seats, hands, input)?;
        }
        let place = |player: usize| match first {
            First::Anybody => Ok((0, None)),
            First::Seat => Ok((seats.from_button.as_ref().map_or(player, |seats| seats[player]), None)),
            _ if winners.len() < 2 => Ok((0, None)),
            _ => by_cards(first, ranking(game, low), seats.name(player), hands, input),
        };
        let placed = |player: &usize| place(*player).map(|(place, card)| (*player, place, card));
        winners.iter().map(placed).collect()
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

/// How early a player comes by his cards, and by which of them.
fn by_cards(
    first: First,
    ranking: Ranking,
    name: &str,
    hands: Option<&Hands>,
    input: &'static str,
) -> Result<(usize, Option<Card>), CalculationError> {
    let cards = hands.and_then(|hands| hands.of(name));
    let cards = cards.ok_or_else(|| CalculationError::impossible_of(input, "hand-missing", name))?;
    let five =
        || best_five(ranking, cards).ok_or_else(|| CalculationError::impossible_of(input, "no-five-cards", name));
    let ace_low = |card: &Card| place(card.with_low_ace());
    let ace_high = |card: &Card| place((card.rank(), card.suit()));
    let (of, ace_is_low) = match first {
        First::LowestCard => {
            let lowest = cards.iter().min_by_key(|card| ace_low(card));
            return Ok((lowest.map(ace_low).unwrap_or_default(), lowest.copied()));
        }
        First::HighestCard => (cards.to_vec(), false),
        _ => (five()?.five.to_vec(), matches!(ranking, Ranking::AceToFive | Ranking::EightOrBetter)),
    };
    let by_rank = |card: &Card| if ace_is_low { ace_low(card) } else { ace_high(card) };
    let highest = of.iter().max_by_key(|card| by_rank(card));
    // The highest comes first.
    Ok((usize::MAX - highest.map(by_rank).unwrap_or_default(), highest.copied()))
}

/// The place of a card: by its rank, then by its suit.
fn place((rank, suit): (u8, Suit)) -> usize {
    usize::from(rank) * Suit::ALL.len() + suit as usize
}

/// How the shares of a pot are worked out: what is in its halves, and what goes round wherever several win.
pub(crate) fn share_sums(pot: &Won, chip: Amount, halves: Halves) -> Vec<Sum> {
    let parts = parts(pot, chip, halves);
    let name = |side: &Side| match side {
        Side::Whole => "pot",
        Side::High => "high_half",
        Side::Low => "low_half",
    };
    let mut sums = Vec::new();
    if parts.len() > 1 {
        let mut terms: Vec<Term> = parts.iter().map(|(side, amount, _)| Term::plus((name(side), *amount))).collect();
        let between = pot.amount - parts.iter().map(|(_, amount, _)| amount).sum::<Amount>();
        terms.extend((between > 0).then(|| Term::plus(("odd_chips", between))));
        sums.push(Sum::total(terms, ("pot", pot.amount)));
    }
    for (side, amount, winners) in parts.into_iter().filter(|(.., winners)| *winners > 1) {
        let each = amount / chip.max(1) / winners * chip.max(1);
        sums.push(Sum::share((name(&side), amount), winners, ("share", each), ("odd_chips", amount - winners * each)));
    }
    sums
}

/// The columns of a table of shares: with the halves of pots, with the cards that decide, or with neither. Both would be wider
/// than a terminal of 60 columns in some language.
const COLUMNS_HALVES: &[&str] = &["pot", "half", "player", "share", "odd_chips", "gets"];
const COLUMNS_CARDS: &[&str] = &["pot", "player", "card", "share", "odd_chips", "gets"];
const COLUMNS: &[&str] = &["pot", "player", "share", "odd_chips", "gets"];

/// A table of shares, pot by pot.
pub(crate) struct Shared<'a> {
    seats: &'a Seats,
    /// Whether half of a pot can go to a low hand.
    halves: bool,
    /// A row for each share; the cell of its half and that of its card are left out where the table has no such column.
    rows: Vec<[Cell; 7]>,
    /// What each player gets in all.
    totals: Vec<(usize, Amount)>,
    /// How many shares there are.
    shares: usize,
}

impl<'a> Shared<'a> {
    /// A table without rows.
    pub(crate) fn new(seats: &'a Seats, halves: bool) -> Self {
        Self { seats, halves, rows: Vec::new(), totals: Vec::new(), shares: 0 }
    }

    /// Adds what is made of a pot by an order of its winners, and what of it nobody gets.
    pub(crate) fn add(&mut self, pot: Cell, shares: &[Share], order: Option<&Order>, left: Amount) {
        self.shares += shares.len();
        for share in shares {
            let half = match share.side {
                Side::Whole => Cell::Empty,
                Side::High => Cell::Word("high"),
                Side::Low => Cell::Word("low"),
            };
            let card = order.and_then(|order| order.card(share.side, share.player));
            let card = card.map_or(Cell::Empty, |card| Cell::Player(card.to_string().into()));
            let odd = if share.odd > 0 { Cell::Amount(share.odd) } else { Cell::Empty };
            let gets = share.even + share.odd;
            let player = Cell::Player(self.seats.name(share.player).into());
            // A chip that goes to a player by whichever half is none of either.
            let even = if share.even == 0 && share.odd > 0 { Cell::Empty } else { Cell::Amount(share.even) };
            self.rows.push([pot.clone(), half, player, card, even, odd, Cell::Amount(gets)]);
            match self.totals.iter_mut().find(|(known, _)| *known == share.player) {
                Some((_, total)) => *total += gets,
                None => self.totals.push((share.player, gets)),
            }
        }
        if left > 0 {
            let nobody = Cell::Word("nobody");
            self.rows.push([pot, Cell::Empty, nobody, Cell::Empty, Cell::Empty, Cell::Amount(left), Cell::Empty]);
        }
    }

    /// The table. Where somebody gets of several pots or halves, with what everybody gets in all.
    pub(crate) fn table(mut self, name: &'static str) -> AmountTable {
        if self.shares > self.totals.len() {
            for (player, total) in std::mem::take(&mut self.totals) {
                let player = Cell::Player(self.seats.name(player).into());
                let total = Cell::Amount(total);
                let none = || Cell::Empty;
                self.rows.push([Cell::Word("total"), none(), player, none(), none(), none(), total]);
            }
        }
        let cards = !self.halves && self.rows.iter().any(|[_, _, _, card, ..]| *card != Cell::Empty);
        let there = |at: usize| (at != 1 || self.halves) && (at != 3 || cards);
        let row = |cells: [Cell; 7]| cells.into_iter().enumerate().filter(|(at, _)| there(*at)).map(|(_, cell)| cell);
        let columns = match (self.halves, cards) {
            (true, _) => COLUMNS_HALVES,
            (false, true) => COLUMNS_CARDS,
            (false, false) => COLUMNS,
        };
        AmountTable::new(name, columns, self.rows.into_iter().map(row))
    }
}
