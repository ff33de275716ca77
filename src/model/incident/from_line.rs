//! What a line tells of the facts of an incident: what was said and put out at its end, what is to call, who is left.

use super::calculation::{Since, early_act_of, since_last_raise, since_short_bet};
use super::from_offer::{Offered, did, first_words, invalid, own_and_left, said, wording, words_first};
use super::line_words::{facing, game_word, hands, since_word, structure, yes_no};
use crate::betting::round::{HandLine, RaiseRight, Round};
use crate::betting::{Amount, Chips, Offer, Words, total};
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
    /// What was said that cannot be done: check-facing-bet, call-no-bet or raise-no-bet.
    Invalid,
    /// How a raise with an amount was said: raise-amount, to or more.
    RaiseWording,
    /// The amount that was said.
    SaidAmount,
    /// What lies in front in all, or the amount that was said where nothing was put out, or not before it.
    Total,
    /// The amount that was said first, or what was put out where none was.
    PutOut,
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
    /// Who has acted since the first bet or raise that is too small: few, nobody or substantial.
    Since,
    /// What was done before the turn: check, call, bet-or-raise or fold. Not where it rests on chips that must be ruled on.
    Did,
    /// What those who were due before have done since an act before the turn: nothing-yet, check-or-fold, call or
    /// bet-or-raise.
    SinceEarly,
    /// How much of the chips in front was pulled back: all or part.
    Pulled,
    /// When a bet or raise that is too small was noticed: same-street, as long as the line is on it.
    Noticed,
    /// Which game it is: holdem or other. Only where it was named.
    Game,
    /// Whether the betting is over: a line tells of acts, and so it is not.
    BettingOver,
    /// Whether an amount is clear in some other way: a line tells of none.
    OtherwiseClear,
    /// What the player who makes the offer has in all. Only where the stack is told.
    Stack,
}

/// The names by which data asks for them.
const NAMES: [(&str, FromLine); 36] = [
    ("invalid", FromLine::Invalid),
    ("said", FromLine::Said),
    ("call-said", FromLine::CallSaid),
    ("call-or-amount", FromLine::CallOrAmount),
    ("raise-wording", FromLine::RaiseWording),
    ("said-amount", FromLine::SaidAmount),
    ("total", FromLine::Total),
    ("put-out", FromLine::PutOut),
    ("chips", FromLine::Chips),
    ("chip", FromLine::Chip),
    ("own", FromLine::Own),
    ("left", FromLine::Left),
    ("to-call", FromLine::ToCall),
    ("least", FromLine::Least),
    ("players", FromLine::Players),
    ("facing", FromLine::Facing),
    ("last-chips", FromLine::LastChips),
    ("structure", FromLine::Structure),
    ("facing-bet", FromLine::FacingBet),
    ("first-words", FromLine::FirstWords),
    ("first-motion", FromLine::FirstMotion),
    ("raised-since", FromLine::RaisedSince),
    ("came-first", FromLine::CameFirst),
    ("words-heard", FromLine::WordsHeard),
    ("in-hand", FromLine::InHand),
    ("pot", FromLine::Pot),
    ("acted-since", FromLine::ActedSince),
    ("since", FromLine::Since),
    ("did", FromLine::Did),
    ("since-early", FromLine::SinceEarly),
    ("pulled", FromLine::Pulled),
    ("noticed", FromLine::Noticed),
    ("game", FromLine::Game),
    ("betting-over", FromLine::BettingOver),
    ("otherwise-clear", FromLine::OtherwiseClear),
    ("stack", FromLine::Stack),
];

/// What was done since an act before the turn where nothing was.
const NOTHING_YET: &str = "nothing-yet";

/// What a line tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineTells {
    /// One of a closed set of words.
    Word(&'static str),
    /// An amount in chips.
    Chips(Amount),
    /// Chips by their values.
    Piles(Vec<Chips>),
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

    /// What holds where a line by itself does not say otherwise: who is all-in is told to be, words that nobody understood
    /// are told as such, and so is what was done after an act before the turn.
    #[must_use]
    pub fn unsaid(self, line: &HandLine, round: &Round) -> Option<&'static str> {
        match self {
            Self::LastChips | Self::BettingOver | Self::OtherwiseClear => Some("no"),
            Self::WordsHeard => Some("clear"),
            // What one of those who were due has offered may have changed something.
            Self::SinceEarly => early_act_of(line).is_none_or(|early| early.since.is_some()).then_some(NOTHING_YET),
            // Behind the last betting of a hand it may have been noticed at any moment up to the showdown.
            Self::Noticed => (round.to_act().next().is_some() || !round.street().is_last()).then_some("same-street"),
            _ => None,
        }
    }

    /// What a line tells of it, `round` being the line as it was played; nothing where it does not tell.
    #[must_use]
    pub fn of(self, line: &HandLine, round: &Round) -> Option<LineTells> {
        match self {
            Self::Players => hands(line, round, ["multiway", "heads-up"]).map(LineTells::Word),
            Self::InHand => hands(line, round, ["three-or-more", "two"]).map(LineTells::Word),
            Self::Facing => facing(line, round).map(LineTells::Word),
            Self::Structure => Some(LineTells::Word(structure(line.setup.structure))),
            Self::RaisedSince => Some(LineTells::Word(yes_no(round.raises() > 0 || round.bet() > round.unit()))),
            Self::FacingBet => Some(LineTells::Word(yes_no(round.bet() > 0))),
            Self::Pot => {
                let known = line.setup.street.opens() || line.setup.pot > 0;
                known.then(|| LineTells::Chips(round.chips()))
            }
            Self::ActedSince => {
                since_last_raise(line).map(|since| LineTells::Word(yes_no(since == Since::Substantial)))
            }
            Self::Since => since_short_bet(line).map(|since| LineTells::Word(since_word(since))),
            Self::ToCall => {
                // Nobody owes more than he has.
                let player = line.actor()?;
                let owes = round.player(player).owes.checked_add(taken_back(line, round))?;
                (owes > 0).then_some(LineTells::Chips(owes))
            }
            Self::SinceEarly => {
                let since = early_act_of(line).and_then(|early| early.since);
                since.filter(|since| *since != NOTHING_YET).map(LineTells::Word)
            }
            Self::Game => line.setup.game.map(|game| LineTells::Word(game_word(game))),
            Self::Did if let Some(early) = early_act_of(line) => Some(LineTells::Word(early.did)),
            Self::Least => line.actor().map(|player| LineTells::Chips(round.faced(Some(player)).least)),
            _ => self.offered(line, line.offer.as_ref()?, round),
        }
    }

    /// What the offer tells: an arm for each thing that one can tell, short and side by side, so that they stand in one list.
    fn offered(self, line: &HandLine, offer: &Offer, round: &Round) -> Option<LineTells> {
        let told = Offered::of(line, offer, round)?;
        let word = |word| Some(LineTells::Word(word));
        match self {
            // Words behind the chips came too late to say what these were.
            Self::Said => {
                let heard = told.words.filter(|_| words_first(offer));
                // "Bet", and the chips of it, where nobody has bet: what the chips make by themselves.
                let only_bets = heard == Some(Words::Bet) && round.bet() == 0 && !told.chips.is_empty();
                word(said(heard.filter(|_| !only_bets)))
            }
            Self::CallSaid => word(yes_no(told.words == Some(Words::Call))),
            Self::CallOrAmount if told.words != Some(Words::Call) && told.said.is_some() => word("amount"),
            Self::CallOrAmount => word(yes_no(told.words == Some(Words::Call))),
            Self::Invalid => invalid(told.words?, round.bet() > 0).map(LineTells::Word),
            Self::RaiseWording => wording(told.words?).map(LineTells::Word),
            Self::SaidAmount => told.said.map(LineTells::Chips),
            Self::Did => did(&told, offer, round).map(LineTells::Word),
            // The chips behind "all-in" are a part of it where the stack was told.
            Self::Total if told.chips.is_empty() || told.names_amount() && words_first(offer) => {
                told.spoken_total(round).map(LineTells::Chips)
            }
            Self::Total => Some(LineTells::Chips(told.left.checked_add(told.worth)?)),
            Self::PutOut => match told.said.filter(|_| told.chips.is_empty() || words_first(offer)) {
                Some(said) => Some(LineTells::Chips(said)),
                None => (!told.chips.is_empty()).then_some(LineTells::Chips(told.worth)),
            },
            Self::FirstWords => word(first_words(offer)),
            Self::CameFirst if told.words.is_none() || told.chips.is_empty() => None,
            Self::CameFirst => word(if words_first(offer) { "words" } else { "chips" }),
            Self::FirstMotion => offer.puts().next().and_then(|chips| total(chips).ok()).map(LineTells::Chips),
            Self::Chips => {
                // Behind "call", or where they are exactly the call beside those of an earlier bet, it does not matter which they are.
                let call = told.own > 0 && told.left.saturating_add(told.worth) == round.bet();
                let named = told.by_value || call || told.words == Some(Words::Call) && words_first(offer);
                (!told.chips.is_empty() && named).then_some(LineTells::Piles(told.chips))
            }
            Self::Chip => told.one_chip().then_some(LineTells::Chips(told.worth)),
            Self::Own => Some(LineTells::Chips(told.own)),
            Self::Left => Some(LineTells::Chips(told.left)),
            Self::LastChips if told.words == Some(Words::AllIn) && words_first(offer) => word("yes"),
            Self::LastChips => {
                let total = if told.chips.is_empty() { told.spoken_total(round)? } else { told.left + told.worth };
                word(yes_no(total >= told.stack?))
            }
            Self::ToCall
            | Self::Least
            | Self::Players
            | Self::InHand
            | Self::Facing
            | Self::Structure
            | Self::FacingBet => None,
            Self::Pulled if told.own > 0 => word(if told.left == 0 { "all" } else { "part" }),
            Self::Pot | Self::ActedSince | Self::Since | Self::RaisedSince | Self::WordsHeard | Self::SinceEarly => {
                None
            }
            Self::Stack => told.stack.map(LineTells::Chips),
            Self::Pulled | Self::Noticed | Self::Game | Self::BettingOver | Self::OtherwiseClear => None,
        }
    }
}

/// What the player who makes the offer took back of his bet.
fn taken_back(line: &HandLine, round: &Round) -> Amount {
    line.offer.as_ref().map_or(0, |offer| {
        let put = round.player(offer.player).put;
        put.saturating_sub(own_and_left(line, offer, put).1)
    })
}

/// Whether a player may act now, as far as the line tells: others may be left out of it.
pub(super) fn in_turn(line: &HandLine, round: &Round, player: usize) -> Option<bool> {
    let due = round.to_act().next()?;
    match round.player(player).right {
        _ if due == player => Some(true),
        RaiseRight::None => Some(false),
        _ if line.setup.complete => Some(false),
        _ => None,
    }
}
