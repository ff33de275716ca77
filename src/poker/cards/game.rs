//! The games by how their hands are read, and what hands are called.

/// A game by how its hands are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Game {
    /// Two cards of one's own at the most, and the board.
    Holdem,
    /// Exactly two cards of one's own and three of the board.
    Omaha,
    /// The same for the high half and for a low half of eight or better.
    OmahaHiLo,
    /// The best five of seven.
    Stud,
    /// The same, and a low half of eight or better.
    StudHiLo,
    /// The lowest five of seven, aces low; straights and flushes do not count.
    Razz,
    /// Five cards, high.
    Draw,
    /// Five cards, the worst high hand; aces are high.
    DeuceToSeven,
    /// Four cards, the lowest of as many suits and ranks as can be had; aces are low.
    Badugi,
    /// Five cards, the lowest; aces are low, straights and flushes do not count.
    AceToFive,
    /// Hold'em with the cards from six up: a flush beats a full house, and the ace is below the six, too.
    ShortDeck,
    /// Five cards, high, all but one of them open.
    FiveCardStud,
    /// Omaha with five cards.
    Courchevel,
}

impl Game {
    /// Whether half of the pot goes to a low hand.
    #[must_use]
    pub fn has_low(self) -> bool {
        matches!(self, Self::OmahaHiLo | Self::StudHiLo)
    }

    /// Whether the whole pot goes to the lowest hand.
    #[must_use]
    pub fn is_lowball(self) -> bool {
        matches!(self, Self::Razz | Self::DeuceToSeven | Self::Badugi | Self::AceToFive)
    }

    /// Whether there is a board.
    #[must_use]
    pub fn has_board(self) -> bool {
        matches!(self, Self::Holdem | Self::ShortDeck | Self::Omaha | Self::OmahaHiLo | Self::Courchevel)
    }

    /// How many cards a player has: the fewest and the most.
    #[must_use]
    pub fn hole_cards(self) -> (usize, usize) {
        match self {
            Self::Holdem | Self::ShortDeck => (2, 2),
            Self::Badugi => (4, 4),
            Self::Omaha | Self::OmahaHiLo => (4, 6),
            Self::Stud | Self::StudHiLo | Self::Razz => (5, 7),
            Self::Draw | Self::DeuceToSeven | Self::AceToFive | Self::FiveCardStud | Self::Courchevel => (5, 5),
        }
    }

    /// How five cards are ranked for the whole pot, or for its high half.
    #[must_use]
    pub fn ranking(self) -> Ranking {
        match self {
            Self::Razz | Self::AceToFive => Ranking::AceToFive,
            Self::DeuceToSeven => Ranking::DeuceToSeven,
            Self::Badugi => Ranking::Badugi,
            Self::ShortDeck => Ranking::ShortDeck,
            _ => Ranking::High,
        }
    }

    /// The lowest card of the deck.
    #[must_use]
    pub fn lowest_card(self) -> u8 {
        if self == Self::ShortDeck { 6 } else { 2 }
    }
}

/// How the cards that play are ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ranking {
    /// The highest hand wins.
    High,
    /// The lowest, aces low, without straights and flushes.
    AceToFive,
    /// The same, where only an eight low or better counts.
    EightOrBetter,
    /// The lowest, aces high, straights and flushes against it.
    DeuceToSeven,
    /// The highest hand of a deck without the cards below six.
    ShortDeck,
    /// The most cards of different suits and ranks, then the lowest, aces low.
    Badugi,
}

impl Ranking {
    /// The place of a category among all, the weakest high hand first.
    #[must_use]
    pub fn place(self, category: Category) -> u8 {
        match (self, category) {
            (Self::ShortDeck, Category::FullHouse) => Category::Flush as u8,
            (Self::ShortDeck, Category::Flush) => Category::FullHouse as u8,
            _ => category as u8,
        }
    }
}

/// What a hand is called, the weakest high hand first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Category {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
}

impl Category {
    /// Every category, the weakest high hand first.
    pub const ALL: [Self; 9] = [
        Self::HighCard,
        Self::Pair,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
    ];

    /// Its key.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::HighCard => "high-card",
            Self::Pair => "pair",
            Self::TwoPair => "two-pair",
            Self::ThreeOfAKind => "three-of-a-kind",
            Self::Straight => "straight",
            Self::Flush => "flush",
            Self::FullHouse => "full-house",
            Self::FourOfAKind => "four-of-a-kind",
            Self::StraightFlush => "straight-flush",
        }
    }
}
