//! The things that a line can tell of a fact, by the names that data has for them.

use floorbook_poker::betting::{ActionKind, Amount, Chips};
use serde::{Deserialize, Serialize};

/// Something that a line can tell; a fact of an incident names what it is about (`line:` in the data).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromLine {
    /// What was said: nothing, check, fold, call, bet, raise, amount, raise-amount, all-in or pot.
    Said,
    /// Whether "call" was said.
    CallSaid,
    /// The same, or an amount: no, yes or amount.
    CallOrAmount,
    /// What was said that cannot be done, or tells no amount: check-facing-bet, call-no-bet, call-option,
    /// raise-no-bet, bet-facing-bet or bet-no-amount.
    Invalid,
    /// How a raise with an amount was said: raise-amount, to or more.
    RaiseWording,
    /// The amount that was said.
    SaidAmount,
    /// The total that was said, or all that the player has where that is less.
    SaidTotal,
    /// What lies in front in all, or the amount that was said where nothing was put out, or not before it.
    Total,
    /// What was put out. An amount that was only said is none.
    PutOut,
    /// Whether that is one chip or several. Not where nobody said which chips they are.
    HowManyChips,
    /// The chips that were put out.
    Chips,
    /// The one chip that was put out.
    Chip,
    /// What lay in front before.
    Own,
    /// What of it is left.
    Left,
    /// What is to call.
    ToCall,
    /// What a full call would take, also of a player who has less.
    FullCall,
    /// The least that may be bet, or raised to.
    Least,
    /// Whether three or more have a hand, or two: multiway or heads-up. Only where all players are told.
    Players,
    /// What is faced: big-blind, first-raise, opening-bet or later-raise.
    Facing,
    /// Whether the chips that were put out, or the amount that was said, are the last ones. Only where the stack is told.
    LastChips,
    /// How much may be bet: no-limit, pot-limit or limit.
    Structure,
    /// Whether there is a bet to call.
    FacingBet,
    /// What was said where chips went out in several motions: nothing, raise, amount, call, or raise-after the first chips.
    FirstWords,
    /// What was said first, where something else was said after it: check, fold, or said for any other word or amount.
    Changed,
    /// Whether the act at the end was in turn: in-turn, where the line tells of nothing before the turn.
    Turn,
    /// What was put out in the first motion.
    FirstMotion,
    /// Whether there was a raise since the player's chips in front were put out: a blind may not have been raised.
    RaisedSince,
    /// What came first where something was said and put out: words or chips.
    CameFirst,
    /// How the words were that are told: clear. Whoever tells them by themselves has heard them.
    WordsHeard,
    /// How many players have a hand: three-or-more or two. Only where all players are told.
    InHand,
    /// What lies in the middle and in front. Not where the pot of earlier streets was not told.
    Pot,
    /// Whether there was substantial action after the last bet or raise.
    ActedSince,
    /// What was done on the first street of the line, in order. Not behind it, nor where somebody may be left out who would
    /// make it more.
    Actions,
    /// The same from an act before the turn on, on whatever street.
    ActionsSinceEarly,
    /// Whether every act was in turn, as far as the line tells the order.
    AllInTurn,
    /// Who has acted since the first bet or raise that is too small: few, nobody or substantial.
    Since,
    /// What was done before the turn: check, call, bet-or-raise or fold. Not where it rests on chips that must be ruled on.
    Did,
    /// What those who were due before have done since an act before the turn: nothing-yet, check-or-fold, call or
    /// bet-or-raise.
    SinceEarly,
    /// How much of the chips in front was pulled back: all or part.
    Pulled,
    /// What the player faces who pulled them back: raise, bet (which nobody has raised) or nothing.
    PulledFacing,
    /// When a bet or raise that is too small was noticed: same-street, as long as the line is on it, and else
    /// next-card.
    Noticed,
    /// The same of one that is too large.
    NoticedLarge,
    /// Which game it is: holdem or other. Only where it was named.
    Game,
    /// Whether the betting is over: a line tells of acts, and so it is not.
    BettingOver,
    /// Whether an amount is clear in some other way: by the chips put out behind the number. A line tells of no other.
    OtherwiseClear,
    /// The amount that these chips show.
    ShownAmount,
    /// What the player who makes the offer has in all. Only where the stack is told.
    Stack,
    /// Whether any player in the hand is all-in: no or yes. Only where nobody has an act left on the street.
    AnyAllIn,
    /// The same with what is left of the board: no, board-complete or board-to-come. Only where the betting of the hand is over.
    AllInBoard,
    /// Whether there was a bet on the last betting round: bet or no-bet. Only where the betting of the hand is over.
    LastRound,
    /// Whether the board is complete or to-come. Only where the betting of the hand is over.
    Board,
    /// How many players have a hand besides the one in question: several or one.
    LeftIn,
    /// How an action was announced before the turn: if-then.
    Statement,
    /// The least that a number can mean which was said: the bet to call, or a whole bet.
    LeastMeant,
    /// The count that the player had asked for and was told, where it is not the bet.
    CountTold,
    /// How a player called on such a count: call-said, stated-amount, named-amount or other-chips.
    CalledBy,
    /// What the first who acted behind the offer did: fold, call or raise.
    Later,
    /// The amount that was said together with "call", where it is not what there is to call.
    CallAmount,
    /// Whether there is one: no or yes.
    CallHasAmount,
    /// What a player called with, chips or, where there are none, the amount that was said.
    CalledWith,
}

/// The names by which data asks for them.
const NAMES: [(&str, FromLine); 60] = [
    ("invalid", FromLine::Invalid),
    ("said", FromLine::Said),
    ("call-said", FromLine::CallSaid),
    ("call-or-amount", FromLine::CallOrAmount),
    ("raise-wording", FromLine::RaiseWording),
    ("said-amount", FromLine::SaidAmount),
    ("said-total", FromLine::SaidTotal),
    ("total", FromLine::Total),
    ("put-out", FromLine::PutOut),
    ("how-many-chips", FromLine::HowManyChips),
    ("chips", FromLine::Chips),
    ("chip", FromLine::Chip),
    ("own", FromLine::Own),
    ("left", FromLine::Left),
    ("to-call", FromLine::ToCall),
    ("full-call", FromLine::FullCall),
    ("least", FromLine::Least),
    ("players", FromLine::Players),
    ("facing", FromLine::Facing),
    ("last-chips", FromLine::LastChips),
    ("structure", FromLine::Structure),
    ("facing-bet", FromLine::FacingBet),
    ("first-words", FromLine::FirstWords),
    ("changed", FromLine::Changed),
    ("turn", FromLine::Turn),
    ("first-motion", FromLine::FirstMotion),
    ("raised-since", FromLine::RaisedSince),
    ("came-first", FromLine::CameFirst),
    ("words-heard", FromLine::WordsHeard),
    ("in-hand", FromLine::InHand),
    ("pot", FromLine::Pot),
    ("acted-since", FromLine::ActedSince),
    ("actions", FromLine::Actions),
    ("actions-since-early", FromLine::ActionsSinceEarly),
    ("all-in-turn", FromLine::AllInTurn),
    ("since", FromLine::Since),
    ("did", FromLine::Did),
    ("since-early", FromLine::SinceEarly),
    ("pulled", FromLine::Pulled),
    ("pulled-facing", FromLine::PulledFacing),
    ("noticed", FromLine::Noticed),
    ("noticed-large", FromLine::NoticedLarge),
    ("game", FromLine::Game),
    ("betting-over", FromLine::BettingOver),
    ("otherwise-clear", FromLine::OtherwiseClear),
    ("shown-amount", FromLine::ShownAmount),
    ("stack", FromLine::Stack),
    ("any-all-in", FromLine::AnyAllIn),
    ("all-in-board", FromLine::AllInBoard),
    ("last-round", FromLine::LastRound),
    ("board", FromLine::Board),
    ("left-in", FromLine::LeftIn),
    ("statement", FromLine::Statement),
    ("least-meant", FromLine::LeastMeant),
    ("count-told", FromLine::CountTold),
    ("called-by", FromLine::CalledBy),
    ("call-amount", FromLine::CallAmount),
    ("call-has-amount", FromLine::CallHasAmount),
    ("called-with", FromLine::CalledWith),
    ("later", FromLine::Later),
];

/// What a line tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineTells {
    /// One of a closed set of words.
    Word(&'static str),
    /// An amount in chips.
    Chips(Amount),
    /// Chips by their values.
    Piles(Vec<Chips>),
    /// Actions in order.
    Actions(Vec<ActionKind>),
}

impl FromLine {
    /// By its name in the data.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        NAMES.iter().find(|(known, _)| *known == name).map(|(_, from)| *from)
    }

    /// Every name, for whoever writes the data.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.iter().map(|(name, _)| *name)
    }
}
