//! Why a line cannot be read, and where.

use crate::betting::Amount;
use crate::cards::Card;
use crate::locale::{Args, FluentValue, NumberError, args};
use crate::tournament::SlipForm;
use std::cmp::Ordering;
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

impl Expected {
    /// The key of the message that says it: a line a variant, and nothing to take apart, however many there are.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Setup => "notation-expected-setup",
            Self::Blinds => "notation-expected-blinds",
            Self::Structure => "notation-expected-structure",
            Self::Player => "notation-expected-player",
            Self::Seat(_) => "notation-expected-seat",
            Self::Act => "notation-expected-act",
            Self::Amount => "notation-expected-amount",
            Self::Number(why) => why.key(),
            Self::RaiseAmount => "notation-expected-raise-amount",
            Self::ToOrBy { .. } => "notation-expected-to-or-by",
            Self::OnTop { .. } => "notation-expected-on-top",
            Self::SeatOrAmount { .. } => "notation-expected-seat-or-amount",
            Self::StackOrRest(_) => "notation-expected-stack-or-rest",
            Self::WrongCount { .. } => "notation-expected-count",
            Self::WhoseTurn => "notation-expected-whose-turn",
            Self::Undercalls { .. } => "notation-expected-undercalls",
            Self::ListedOrder => "notation-expected-listed-order",
            Self::Visible(_) => "notation-expected-visible",
            Self::BetFaced(_) => "notation-expected-bet-faced",
            Self::AnteOrStraddle(_) => "notation-expected-ante-or-straddle",
            Self::NoStraddle => "notation-expected-no-straddle",
            Self::NoKill => "notation-expected-no-kill",
            Self::OneBoard => "notation-expected-one-board",
            Self::NoShowdown => "notation-expected-no-showdown",
            Self::NoOtherPost => "notation-expected-no-other-post",
            Self::WhoHasButton => "notation-expected-who-has-button",
            Self::MuckAtShowdown => "notation-expected-muck-at-showdown",
            Self::PotCount => "notation-expected-pot-count",
            Self::FiveCardStreet => "notation-expected-five-card-street",
            Self::Completes => "notation-expected-completes",
            Self::TakenBack => "notation-expected-taken-back",
            Self::Motion => "notation-expected-motion",
            Self::Said => "notation-expected-words",
            Self::SaidOrPut(_) => "notation-expected-said-or-put",
            Self::Change => "notation-expected-change",
            Self::ShortBlind(_) => "notation-expected-short-blind",
            Self::WholeBlind { .. } => "notation-expected-whole-blind",
            Self::AllInAmount => "notation-expected-all-in-amount",
            Self::CallAmount { .. } => "notation-expected-call-amount",
            Self::Next => "notation-expected-next",
            Self::Pair => "notation-expected-pair",
            Self::Slash { .. } => "notation-expected-slash",
            Self::Order => "notation-expected-order",
            Self::SmallBet => "notation-expected-small-bet",
            Self::BetSizes => "notation-expected-bet-sizes",
            Self::Street => "notation-expected-street",
            Self::Once => "notation-expected-once",
            Self::SetupFirst => "notation-expected-setup-first",
            Self::SilentLast => "notation-expected-silent-last",
            Self::ToActLast => "notation-expected-to-act-last",
            Self::Listed => "notation-expected-listed",
            Self::HeadsUp => "notation-expected-heads-up",
            Self::Players(_) => "notation-expected-players",
            Self::Shorter(_) => "notation-expected-shorter",
            Self::Slip(SlipForm::Seats) => "notation-expected-slip-seats",
            Self::Slip(SlipForm::Cards) => "notation-expected-slip-cards",
            Self::Slip(SlipForm::Prizes) => "notation-expected-slip-prizes",
            Self::Slip(SlipForm::Out) => "notation-expected-slip-out",
            Self::Slip(SlipForm::Tables) => "notation-expected-slip-tables",
            Self::Colon => "notation-expected-colon",
            Self::Pile => "notation-expected-pile",
            Self::Card => "notation-expected-card",
            Self::CardOnce => "notation-expected-card-once",
            Self::SeatOnce => "notation-expected-seat-once",
            Self::PlayerOnce => "notation-expected-player-once",
            Self::TableOnce => "notation-expected-table-once",
            Self::PlaceOnce => "notation-expected-place-once",
            Self::Table => "notation-expected-table",
            Self::TooManyTables(_) => "notation-expected-fewer-tables",
            Self::PlayersOfTable(_) => "notation-expected-players-of-table",
            Self::TakenSeat => "notation-expected-taken-seat",
            Self::EmptySeat => "notation-expected-empty-seat",
            Self::TooManyPlaces(_) => "notation-expected-fewer-places",
            Self::PrizePlace(_) => "notation-expected-prize-place",
            Self::Money => "notation-expected-money",
            Self::LessMoney => "notation-expected-less-money",
            Self::FallingPrize(_) => "notation-expected-falling-prize",
            Self::SlipEnd => "notation-expected-slip-end",
            Self::CardTwice(_) => "notation-expected-card-twice",
            Self::Cards(_) => "notation-expected-cards",
            Self::Pot => "notation-expected-pot",
            Self::Winner => "notation-expected-winner",
            Self::Halves => "notation-expected-halves",
            Self::PutIn => "notation-expected-put-in",
            Self::AnteInIt(_) => "notation-expected-ante-in-it",
            Self::Showdown => "notation-expected-showdown",
            Self::ButtonSeat => "notation-expected-button-seat",
        }
    }

    /// The values of the message.
    #[must_use]
    pub(super) fn values(self, found: &str) -> Args<'_> {
        match self {
            Self::Number(why) => return why.values(found),
            Self::Slash { one, first, second } => return NumberError::OneOrTwo { one, first, second }.values(found),
            _ => {}
        }
        let most = match self {
            Self::Players(most)
            | Self::Shorter(most)
            | Self::TooManyTables(most)
            | Self::TooManyPlaces(most)
            | Self::Cards(most) => most as u64,
            Self::Seat(most) | Self::PlayersOfTable(most) | Self::PrizePlace(most) | Self::FallingPrize(most) => most,
            Self::CardTwice(card) => return args([("card", card.to_string().into())]),
            Self::SeatOrAmount { seat, rest, one } => {
                let digits = ("digits", one.to_string().into());
                return args([("seat", seat.into()), ("rest", rest.to_string().into()), ("one", one.into()), digits]);
            }
            Self::WrongCount { count, bet } => {
                let digits = [("count-digits", count.to_string().into()), ("bet-digits", bet.to_string().into())];
                let [count_digits, bet_digits] = digits;
                return args([("count", count.into()), ("bet", bet.into()), count_digits, bet_digits]);
            }
            Self::WholeBlind { blind, posted } => {
                let digits = [("blind-digits", blind.to_string().into()), ("posted-digits", posted.to_string().into())];
                let [blind_digits, posted_digits] = digits;
                return args([("most", blind.into()), blind_digits, posted_digits]);
            }
            Self::CallAmount { bet, said } => {
                return args([("most", bet.into()), ("said-digits", said.to_string().into())]);
            }
            Self::Undercalls { bet, put } => {
                return args([("bet-digits", bet.to_string().into()), ("put-digits", put.to_string().into())]);
            }
            Self::Visible(hidden) => return args([("code", format!("U+{:04X}", u32::from(hidden)).into())]),
            Self::StackOrRest(amount)
            | Self::AnteOrStraddle(amount)
            | Self::AnteInIt(amount)
            | Self::ShortBlind(amount)
            | Self::BetFaced(amount)
            | Self::SaidOrPut(amount) => amount,
            Self::ToOrBy { amount, bet } | Self::OnTop { amount, bet } => {
                let says = match amount.cmp(&bet) {
                    Ordering::Less => "less",
                    Ordering::Equal => "call",
                    Ordering::Greater => "raise",
                };
                let total = bet.saturating_add(amount);
                return args([
                    ("by", amount.into()),
                    ("total", total.into()),
                    ("bet", bet.into()),
                    ("to", says.into()),
                ]);
            }
            _ => 0,
        };
        args([("typed", FluentValue::from(found)), ("most", most.into())])
    }
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
