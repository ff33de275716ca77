//! What the hands that were shown read as: whether the first of them is what its player said, whether it is the board alone,
//! and who has the best one.
//!
//! Nobody is asked for the cards. Where they are not told, the tables decide on what the floor sees.

use crate::betting::game::{GAME, game};
use crate::classes::{Classes, class, classes};
use crate::hands::showdown::{HandRead, hands_table, known, read_of, strongest};
use crate::working::{LOW_WINNERS, WINNERS};
use crate::{AmountTable, Calculate, Calculated, CalculationError, Inputs, Parameter};
use floorbook_poker::betting::round::PlayerName;
use floorbook_poker::cards::{Category, Game, best_five};
use floorbook_poker::showdown::{Hands, ShowdownTold};

/// The fact that tells the hands and the board, the hand that is in question first.
const CARDS: &str = "cards";

/// The fact how many of the player's cards lie open, and its answers without all of them.
const TABLED: (&str, [&str; 3]) = ("tabled", ["no", "none", "some"]);

/// The fact what the player said the hand was.
pub(crate) const CLAIMED: &str = "claimed";

/// Its answers, the weakest high hand first.
pub(crate) const CLAIMS: &[&str] = &{
    let mut keys = [""; Category::ALL.len()];
    let mut at = 0;
    while at < keys.len() {
        keys[at] = Category::ALL[at].key();
        at += 1;
    }
    keys
};

class! {
    /// Whether the hands were told, so that they are read.
    pub(crate) struct HandsRead(bool) = "hands-read";
}

class! {
    /// What was said of the first hand against what its cards are.
    pub(crate) enum Claim = "claim" {
        /// It was not told.
        Unsaid = "unsaid",
        /// The cards are what was said.
        Right = "right",
        /// They are less.
        TooHigh = "too-high",
        /// They are more.
        TooLow = "too-low",
    }
}

class! {
    /// Whether the best hand of the first player is no better than the board alone.
    pub(crate) struct BoardAlone(bool) = "board-alone";
}

class! {
    /// Who has the best of the hands.
    pub(crate) enum Best = "best-hand" {
        /// Fewer than two hands were told.
        Open = "open",
        /// The first.
        First = "first",
        /// The first, with others.
        FirstShares = "first-shares",
        /// Another one.
        Another = "another",
        /// Several others.
        OthersShare = "others-share",
        /// One half goes to the best high hand, the other to the best low one.
        Halves = "halves",
    }
}

classes! {
    pub(crate) struct CardsSpeakClasses {
        hands_read: HandsRead,
        claim: Claim,
        best: Best,
    }
}

classes! {
    pub(crate) struct PlayingTheBoardClasses {
        hands_read: HandsRead,
        board_alone: BoardAlone,
        best: Best,
    }
}

pub(crate) struct CardsSpeak;

impl Calculate for CardsSpeak {
    type Classes = CardsSpeakClasses;
    const NAME: &'static str = "cards-speak";
    const INPUTS: &'static [&'static str] = &[CARDS, GAME, CLAIMED];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[];
    const TABLES: &'static [&'static str] = &["hands"];

    /// `cards` are the hands that were shown, that of the player who said what it was first, and the board; `claimed` is what
    /// was said.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<CardsSpeakClasses>, CalculationError> {
        let Some(hands) = told::<CardsSpeakClasses>(inputs)? else {
            inputs.not_needed(GAME);
            inputs.not_needed(CLAIMED);
            let unread = CardsSpeakClasses { hands_read: HandsRead(false), claim: Claim::Unsaid, best: Best::Open };
            return Ok(Calculated::new(unread, Vec::new(), Vec::new()));
        };
        let game = game(inputs)?;
        let shown = Shown::of(hands, game)?;
        inputs.known::<CardsSpeakClasses, _>(shown.best);
        let claim = match known(inputs.word(CLAIMED))?.and_then(category) {
            None => Claim::Unsaid,
            Some(claimed) => against(claimed, shown.reads[0].high.category, game),
        };
        let classes = CardsSpeakClasses { hands_read: HandsRead(true), claim, best: shown.best };
        Ok(shown.calculated(classes))
    }
}

pub(crate) struct PlayingTheBoard;

impl Calculate for PlayingTheBoard {
    type Classes = PlayingTheBoardClasses;
    const NAME: &'static str = "playing-the-board";
    const INPUTS: &'static [&'static str] = &[CARDS];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[];
    const TABLES: &'static [&'static str] = &["hands"];

    /// `cards` are the hands that were shown in hold'em, that of the player who plays the board first, and the board. In Omaha
    /// two cards of one's own always play.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<PlayingTheBoardClasses>, CalculationError> {
        let (mut hands_read, mut board_alone, mut best) = (HandsRead(false), BoardAlone(false), Best::Open);
        let Some(hands) = told::<PlayingTheBoardClasses>(inputs)? else {
            let unread = PlayingTheBoardClasses { hands_read, board_alone, best };
            return Ok(Calculated::new(unread, Vec::new(), Vec::new()));
        };
        let shown = Shown::of(hands, Game::Holdem)?;
        let board = best_five(Game::Holdem.ranking(), &hands.board);
        hands_read = HandsRead(true);
        board_alone = BoardAlone(board.is_some_and(|board| board.strength == shown.reads[0].high.strength));
        best = shown.best;
        Ok(shown.calculated(PlayingTheBoardClasses { hands_read, board_alone, best }))
    }
}

/// The hands that were told; none where they were not, or where the first of them does not lie open in full.
fn told<L: Classes>(inputs: &dyn Inputs) -> Result<Option<&Hands>, CalculationError> {
    inputs.not_needed(CARDS);
    let (tabled, not_all) = TABLED;
    let hands = match known(inputs.showdown(CARDS))? {
        Some(ShowdownTold::Hands(hands)) if !not_all.iter().any(|answer| inputs.is(tabled, answer)) => Some(hands),
        _ => None,
    };
    inputs.known::<L, _>(HandsRead(hands.is_some()));
    Ok(hands)
}

/// The category of a claim.
fn category(claimed: &str) -> Option<Category> {
    Category::ALL.into_iter().find(|category| category.key() == claimed)
}

/// How what was said of a hand stands to what it is. In lowball the category that is less is the better hand.
fn against(claimed: Category, is: Category, game: Game) -> Claim {
    match game.ranking().place(claimed).cmp(&game.ranking().place(is)) {
        std::cmp::Ordering::Equal => Claim::Right,
        order if order.is_gt() != game.is_lowball() => Claim::TooHigh,
        _ => Claim::TooLow,
    }
}

/// Hands as they read.
struct Shown<'a> {
    players: &'a [PlayerName],
    reads: Vec<HandRead>,
    best: Best,
    /// Those with the best hand for the whole pot or its high half, and for its low half.
    winners: [Vec<usize>; 2],
    table: AmountTable,
}

impl<'a> Shown<'a> {
    /// Reads hands.
    ///
    /// # Errors
    /// No hand at all, too many or too few cards, or another board than the game has.
    fn of(hands: &'a Hands, game: Game) -> Result<Self, CalculationError> {
        let read = |name: &PlayerName| read_of(name, hands, game, CARDS);
        let reads = hands.players.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        if reads.is_empty() {
            return Err(CalculationError::impossible(CARDS, "no-hand", []));
        }
        let all: Vec<usize> = (0..reads.len()).collect();
        let high = strongest(&all, |player| Some(reads[player].high.strength));
        let low = strongest(&all, |player| Some(reads[player].low?.strength));
        let best = match (all.len(), low.is_empty(), high.contains(&0), high.len()) {
            (1, ..) => Best::Open,
            (_, false, ..) => Best::Halves,
            (_, _, true, 1) => Best::First,
            (_, _, true, _) => Best::FirstShares,
            (_, _, false, 1) => Best::Another,
            (_, _, false, _) => Best::OthersShare,
        };
        let table = hands_table(&hands.players, reads.iter().map(Some), game);
        Ok(Self { players: &hands.players, reads, best, winners: [high, low], table })
    }

    /// Classes with the table of the hands and the names of those who have the best.
    fn calculated<C: Classes>(self, classes: C) -> Calculated<C> {
        let names = |of: &[usize]| of.iter().map(|player| self.players[*player].clone()).collect();
        let names = vec![(WINNERS, names(&self.winners[0])), (LOW_WINNERS, names(&self.winners[1]))];
        Calculated { names, tables: vec![self.table], ..Calculated::new(classes, Vec::new(), Vec::new()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_is_right_too_high_or_too_low() {
        use Category::{Flush, HighCard, Pair, Straight};
        assert_eq!(against(Flush, Flush, Game::Holdem), Claim::Right);
        assert_eq!(against(Flush, Straight, Game::Holdem), Claim::TooHigh);
        assert_eq!(against(Straight, Flush, Game::Stud), Claim::TooLow);
        // In lowball no pair is the best that one can say.
        assert_eq!(against(HighCard, Pair, Game::Razz), Claim::TooHigh);
        assert_eq!(against(Pair, HighCard, Game::DeuceToSeven), Claim::TooLow);
    }

    #[test]
    fn every_claim_is_a_category() {
        assert!(CLAIMS.iter().all(|claim| category(claim).is_some()));
        assert_eq!((CLAIMS.first(), CLAIMS.last()), (Some(&"high-card"), Some(&"straight-flush")));
    }
}
