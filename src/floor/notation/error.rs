//! Why a line cannot be read, and where.

mod message;

use crate::betting::Amount;
use crate::cards::Card;
use crate::locale::NumberError;
use crate::tournament::SlipForm;
use std::ops::Range;

/// A place in a line that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotationError {
    /// Where, in bytes of the text; empty at its end.
    pub at: Range<usize>,
    /// What should stand there.
    pub expected: Expected,
    /// What stands there, safe to show; empty at the end of the text.
    pub found: String,
}

/// What should stand at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// Anything that a line may begin with.
    Setup,
    /// The blinds or the least bet, which are told nowhere.
    Blinds,
    /// The structure of a game that is played in several.
    Structure,
    /// A player.
    Player,
    /// The number of a seat, up to this one.
    Seat(u64),
    /// What the player did.
    Act,
    /// An amount.
    Amount,
    /// Another amount: what stands there is none.
    Number(NumberError),
    /// How much was bet or raised.
    RaiseAmount,
    /// How much an all-in is, since no stack was told.
    AllInAmount,
    /// A raise to or by this many chips: one of the two, or, if they are not above the bet, by.
    ToOrBy {
        /// What was said.
        amount: Amount,
        /// What everybody has to have in front.
        bet: Amount,
    },
    /// A raise by this many chips, or all that was put out.
    OnTop {
        /// How much was put on top.
        amount: Amount,
        /// What everybody has to have in front.
        bet: Amount,
    },
    /// A seat and an amount, or a player called S and one larger amount.
    SeatOrAmount {
        /// The seat.
        seat: u64,
        /// Its amount.
        rest: Amount,
        /// The amount of the player called S.
        one: Amount,
    },
    /// A stack at the beginning, or what is left of it: a player who has put chips in has the one or the other.
    StackOrRest(Amount),
    /// A count that is the bet, or another one as what the line ends with, and what the player did with it.
    WrongCount {
        /// What was counted.
        count: Amount,
        /// What everybody has to have in front.
        bet: Amount,
    },
    /// The players in the order of their seats: else nobody knows whose turn it was.
    WhoseTurn,
    /// One undercall: several in a row are an incident of their own.
    Undercalls {
        /// What everybody has to have in front.
        bet: Amount,
        /// What the first put out.
        put: Amount,
    },
    /// The players in the order of their seats, without which nobody knows who acted.
    ListedOrder,
    /// Characters that can be seen: one that cannot stands there.
    Visible(char),
    /// A call, or more chips than the bet: nobody bets where there is one.
    BetFaced(Amount),
    /// An ante, or no straddle: what a third amount behind the blinds is.
    AnteOrStraddle(Amount),
    /// A raise: no book knows a straddle.
    NoStraddle,
    /// The bets as they are played: no book knows a kill.
    NoKill,
    /// One board: no book knows a second one.
    OneBoard,
    /// The betting alone: hands are told to the incidents on the showdown.
    NoShowdown,
    /// The two blinds: no book knows other posts.
    NoOtherPost,
    /// The button by name, or by a list: he pays the ante.
    WhoHasButton,
    /// The acts of everybody, before the showdown.
    AllActed,
    /// The betting rounds up to the last, before the showdown.
    LaterStreets,
    /// Two players with a hand at the showdown.
    TwoHands,
    /// A player who still has a hand.
    StillIn,
    /// What a player did at the showdown.
    AtShowdown,
    /// An incident of the showdown: whoever mucks has no act left.
    MuckAtShowdown,
    /// A street of five-card stud, where another one was told.
    FiveCardStreet,
    /// An incident on the count of the pot, where it is not counted for players.
    PotCount,
    /// The rest of the small blind, or of a short all-in in fixed limit.
    Completes,
    /// How much was taken back.
    TakenBack,
    /// What the same player said or did next.
    Motion,
    /// Something that players say.
    Said,
    /// Whether this amount was said or put out.
    SaidOrPut(Amount),
    /// Chips in piles that are worth more than the blind they lie for.
    Change,
    /// A blind for less, this many chips, before anybody acts.
    ShortBlind(Amount),
    /// The whole blind, or a word that less of it is all-in.
    WholeBlind {
        /// The blind.
        blind: Amount,
        /// What was posted.
        posted: Amount,
    },
    /// The amount of a call, or another word for what was said or put out.
    CallAmount {
        /// What everybody has to have in front.
        bet: Amount,
        /// What stands behind the call.
        said: Amount,
    },
    /// The end of an act.
    Next,
    /// The slash and the second of two amounts.
    Pair,
    /// A slash between two amounts that a blank or comma makes one.
    Slash {
        /// As one amount.
        one: Amount,
        /// The first of two.
        first: Amount,
        /// The second of two.
        second: Amount,
    },
    /// A small blind or small bet that is not above the big one.
    Order,
    /// A small bet in fixed limit that is the big blind.
    SmallBet,
    /// The two bet sizes of fixed limit.
    BetSizes,
    /// The street, since there is a pot.
    Street,
    /// This only once.
    Once,
    /// What holds at the beginning before what was done.
    SetupFirst,
    /// What was said or put out as the last act.
    SilentLast,
    /// Who is to act at the end.
    ToActLast,
    /// One of the players that were listed.
    Listed,
    /// Two players at the most.
    HeadsUp,
    /// At most this many players.
    Players(usize),
    /// A text of at most this many bytes.
    Shorter(usize),
    /// A slip of this form.
    Slip(SlipForm),
    /// A colon.
    Colon,
    /// A pile of chips: how many, and their value.
    Pile,
    /// A card.
    Card,
    /// Another card: this one is told already.
    CardOnce,
    /// Another seat: this one is told already.
    SeatOnce,
    /// Another player: this one is told already.
    PlayerOnce,
    /// Another table: this one is told already.
    TableOnce,
    /// Another place: this one has its prize already.
    PlaceOnce,
    /// A table.
    Table,
    /// At most this many tables.
    TooManyTables(usize),
    /// How many players a table has, up to this many.
    PlayersOfTable(u64),
    /// A big blind who is not in an empty seat.
    TakenSeat,
    /// The seat that opened last is an empty one.
    EmptySeat,
    /// At most this many places.
    TooManyPlaces(usize),
    /// The prize of this place.
    PrizePlace(u64),
    /// An amount of money.
    Money,
    /// Less money.
    LessMoney,
    /// A prize of this place that is not above the one before it.
    FallingPrize(u64),
    /// The end of the entry, or a semicolon.
    SlipEnd,
    /// Another card: this one stands there already.
    CardTwice(Card),
    /// A board of at most five cards, or a hand of at most seven.
    Cards(usize),
    /// A pot: its amount and who won it.
    Pot,
    /// Who won a pot.
    Winner,
    /// Which half each player won, or that they share the whole pot.
    Halves,
    /// What a player has put in.
    PutIn,
    /// An ante told by itself, where as much of a player's chips goes back: they may be the ante, or a bet besides.
    AnteInIt(Amount),
    /// Who won each pot, or the hands that were shown.
    Showdown,
    /// The number of the seat that has the button.
    ButtonSeat,
}

impl NotationError {
    /// Whether the text was read to its end and can be meant two ways.
    #[must_use]
    pub fn means_two_things(&self) -> bool {
        matches!(self.expected, Expected::AnteInIt(_))
    }
}

impl std::fmt::Display for NotationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}..{}: {} ({})", self.at.start, self.at.end, self.expected.key(), self.found)
    }
}

impl std::error::Error for NotationError {}
