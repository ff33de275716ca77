//! What hands read as, game by game, by `aya_poker`.
//!
//! Two libraries were weighed. `poker` is kept up, but reads high hands of five to seven cards only: hi-lo, razz, deuce to seven
//! and the two-and-three of Omaha would be our own. `aya_poker` reads all of them; it is of one release, has no dependency but
//! its own base, no unsafe code of ours hangs on it, and its tables are constants, made when it is compiled: they cost the
//! program bytes and nothing at its start. What a library of one release may have wrong, `tests/oracle` looks for: the award of
//! random showdowns in every game is held against the reading of `PokerKit`. It found one thing, which is mended here: in deuce to
//! seven the library takes A-2-3-4-5 for a straight.
//!
//! It ranks and does not say which five cards play; [`best_five`] finds them by ranking every five.

use super::{Card, Category, Game, Ranking};
use aya_poker::base::{Card as LibraryCard, Hand, Rank, Suit as LibrarySuit};
use aya_poker::{PokerRankCategory, ace_five_rank, deuce_seven_rank, poker_rank};

/// What a hand reads as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Read {
    /// The better hand has the larger one; equal hands have the same.
    pub strength: u32,
    /// What it is called.
    pub category: Category,
    /// The five cards that play, by rank, the highest first. In badugi only the first [`Read::count`] of them do.
    pub five: [Card; 5],
    /// How many of them play.
    pub count: usize,
}

impl Read {
    /// The cards that play.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.five[..self.count]
    }
}

/// The best five of a player's cards and the board, by the game: for the whole pot or its high half, or with `low` for the low
/// half. None where there are too few cards, or where no five qualify.
#[must_use]
pub fn read(game: Game, low: bool, own: &[Card], board: &[Card]) -> Option<Read> {
    let ranking = if low { Ranking::EightOrBetter } else { game.ranking() };
    match game {
        Game::Badugi => badugi(own),
        Game::Omaha | Game::OmahaHiLo | Game::Courchevel => of_two_and_three(ranking, own, board),
        _ => {
            let mut all = [own.first().copied()?; MOST_CARDS];
            let count = own.len() + board.len();
            all.get_mut(..own.len())?.copy_from_slice(own);
            all.get_mut(own.len()..count)?.copy_from_slice(board);
            best_five(ranking, &all[..count])
        }
    }
}

/// The most cards of which five are chosen freely.
const MOST_CARDS: usize = 7;

/// The best five of five to seven cards. Among fives of one strength, the one whose highest card has the highest suit.
#[must_use]
pub fn best_five(ranking: Ranking, cards: &[Card]) -> Option<Read> {
    let mut best = Best::new(ranking);
    fives(cards, |five| best.offer(five));
    best.read()
}

/// The most cards of different suits and ranks, the lowest of those.
fn badugi(cards: &[Card]) -> Option<Read> {
    let apart = |some: &[Card]| {
        some.iter()
            .enumerate()
            .all(|(at, one)| some[..at].iter().all(|other| one.rank() != other.rank() && one.suit() != other.suit()))
    };
    let of = |chosen: u32| {
        let mut some: Vec<Card> = (0..cards.len()).filter(|at| chosen >> at & 1 == 1).map(|at| cards[at]).collect();
        some.sort_unstable_by_key(|card| std::cmp::Reverse(card.with_low_ace()));
        apart(&some).then_some(some)
    };
    // A card lower is better: each counts by how far it is below the highest rank, the highest card first.
    let strength = |some: &[Card]| {
        some.iter().fold(u32::try_from(some.len()).unwrap_or_default(), |sum, card| {
            16 * sum + u32::from(super::ACE - card.with_low_ace().0)
        }) << (4 * (4 - some.len().min(4)))
    };
    let best = (1..1_u32 << cards.len().min(4)).filter_map(of).max_by_key(|some| strength(some))?;
    let mut five = [*best.first()?; 5];
    five[..best.len()].copy_from_slice(&best);
    Some(Read { strength: strength(&best), category: Category::HighCard, five, count: best.len() })
}

/// The best of every two of a player's cards with every three of the board.
fn of_two_and_three(ranking: Ranking, own: &[Card], board: &[Card]) -> Option<Read> {
    let mut best = Best::new(ranking);
    for (at, first) in own.iter().enumerate() {
        for second in &own[at + 1..] {
            for (third_at, third) in board.iter().enumerate() {
                for (fourth_at, fourth) in board.iter().enumerate().skip(third_at + 1) {
                    for fifth in &board[fourth_at + 1..] {
                        best.offer([*first, *second, *third, *fourth, *fifth]);
                    }
                }
            }
        }
    }
    best.read()
}

/// Every five of some cards.
fn fives(cards: &[Card], mut of: impl FnMut([Card; 5])) {
    let count = cards.len();
    for a in 0..count {
        for b in a + 1..count {
            for c in b + 1..count {
                for d in c + 1..count {
                    for e in d + 1..count {
                        of([cards[a], cards[b], cards[c], cards[d], cards[e]]);
                    }
                }
            }
        }
    }
}

/// The best five so far.
struct Best {
    ranking: Ranking,
    found: Option<(u32, [Card; 5])>,
}

impl Best {
    fn new(ranking: Ranking) -> Self {
        Self { ranking, found: None }
    }

    fn offer(&mut self, five: [Card; 5]) {
        let Some(strength) = strength(self.ranking, &five) else {
            return;
        };
        let better = self.found.as_ref().is_none_or(|(known, held)| {
            strength > *known || strength == *known && self.highest(&five) > self.highest(held)
        });
        if better {
            self.found = Some((strength, five));
        }
    }

    /// The highest card of five, aces low where the game has them low.
    fn highest(&self, five: &[Card; 5]) -> Option<(u8, super::Suit)> {
        let place = |card: &Card| match self.ranking {
            Ranking::High | Ranking::DeuceToSeven | Ranking::ShortDeck => (card.rank(), card.suit()),
            Ranking::AceToFive | Ranking::EightOrBetter | Ranking::Badugi => card.with_low_ace(),
        };
        five.iter().map(place).max()
    }

    fn read(self) -> Option<Read> {
        let (strength, mut five) = self.found?;
        five.sort_unstable_by(|one, other| other.cmp(one));
        Some(Read { strength, category: category(self.ranking, &five), five, count: five.len() })
    }
}

fn hand(five: &[Card; 5]) -> Hand {
    let mut hand = Hand::new();
    five.iter().for_each(|card| hand.insert_unchecked(&library_card(*card)));
    hand
}

/// How strong five cards are; none where they do not qualify.
fn strength(ranking: Ranking, five: &[Card; 5]) -> Option<u32> {
    let own = hand(five);
    let rank = match ranking {
        Ranking::High => poker_rank(&own).0,
        Ranking::AceToFive => ace_five_rank(&own).0,
        Ranking::EightOrBetter => Some(ace_five_rank(&own).to_lo_8_rank().0).filter(|rank| *rank > 0)?,
        Ranking::DeuceToSeven => match next_below_wheel(five) {
            // One place better than that, and every other hand has two places.
            Some(next) => return Some(2 * u32::from(deuce_seven_rank(&hand(&next)).0) + 1),
            None => deuce_seven_rank(&own).0,
        },
        Ranking::ShortDeck => {
            let five = with_five_for_ace(five);
            let place = u32::from(ranking.place(category(Ranking::High, &five)));
            return Some(place << 16 | u32::from(poker_rank(&hand(&five)).0));
        }
        // Not of five cards: see `badugi`.
        Ranking::Badugi => return None,
    };
    Some(2 * u32::from(rank))
}

/// In deuce to seven aces are high, so that A-5-4-3-2 is no straight but the best hand with an ace; the library takes it for
/// one. The hand that is next below it in strength, A-6-4-3-2, of the same suits; none for any other hand.
fn next_below_wheel(five: &[Card; 5]) -> Option<[Card; 5]> {
    let mut ranks = five.map(Card::rank);
    ranks.sort_unstable();
    let six = |card: Card| if card.rank() == 5 { Card { rank: 6, ..card } } else { card };
    (ranks == [2, 3, 4, 5, super::ACE]).then(|| five.map(six))
}

/// In short deck A-6-7-8-9 is the lowest straight; the same cards with a five in the place of the ace, which that deck has not.
/// Any other hand as it is.
fn with_five_for_ace(five: &[Card; 5]) -> [Card; 5] {
    let mut ranks = five.map(Card::rank);
    ranks.sort_unstable();
    let lowest = ranks == [6, 7, 8, 9, super::ACE];
    five.map(|card| if lowest && card.rank() == super::ACE { Card { rank: 5, ..card } } else { card })
}

fn category(ranking: Ranking, five: &[Card; 5]) -> Category {
    let own = hand(five);
    let category = match ranking {
        Ranking::High => poker_rank(&own).rank_category(),
        Ranking::ShortDeck => poker_rank(&hand(&with_five_for_ace(five))).rank_category(),
        Ranking::Badugi => PokerRankCategory::HighCard,
        Ranking::AceToFive | Ranking::EightOrBetter => ace_five_rank(&own).rank_category(),
        Ranking::DeuceToSeven => deuce_seven_rank(&hand(&next_below_wheel(five).unwrap_or(*five))).rank_category(),
    };
    match category {
        PokerRankCategory::Pair => Category::Pair,
        PokerRankCategory::TwoPair => Category::TwoPair,
        PokerRankCategory::ThreeOfAKind => Category::ThreeOfAKind,
        PokerRankCategory::Straight => Category::Straight,
        PokerRankCategory::Flush => Category::Flush,
        PokerRankCategory::FullHouse => Category::FullHouse,
        PokerRankCategory::FourOfAKind => Category::FourOfAKind,
        PokerRankCategory::StraightFlush | PokerRankCategory::RoyalFlush => Category::StraightFlush,
        PokerRankCategory::Ineligible | PokerRankCategory::HighCard => Category::HighCard,
    }
}

fn library_card(card: Card) -> LibraryCard {
    let rank = match card.rank() {
        2 => Rank::Two,
        3 => Rank::Three,
        4 => Rank::Four,
        5 => Rank::Five,
        6 => Rank::Six,
        7 => Rank::Seven,
        8 => Rank::Eight,
        9 => Rank::Nine,
        10 => Rank::Ten,
        11 => Rank::Jack,
        12 => Rank::Queen,
        13 => Rank::King,
        _ => Rank::Ace,
    };
    let suit = match card.suit() {
        super::Suit::Clubs => LibrarySuit::Clubs,
        super::Suit::Diamonds => LibrarySuit::Diamonds,
        super::Suit::Hearts => LibrarySuit::Hearts,
        super::Suit::Spades => LibrarySuit::Spades,
    };
    LibraryCard::new(rank, suit)
}
