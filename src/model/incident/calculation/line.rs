//! What a line shows: the classes by which incidents say that they are what it tells of.

use super::classes::{class, classes};
use super::corrections::short;
use super::played_round::{PlayedRound, is_short_all_in};
use super::pot_limit::above_pot;
use super::raise::{Facing, faced};
use super::rules::RAISE_RULES;
use super::size::Size;
use super::{Calculate, Calculated, CalculationError, Inputs, Parameter};
use crate::betting::round::{HandLine, Round, Structure};
use crate::betting::{Amount, Motion, Offer, Words};
use crate::incident::from_line::{FromLine, LineTells, in_turn};
use crate::incident::from_offer::{Offered, differ};

class! {
    /// What was offered at the end, and what of it came first.
    pub(super) enum OfferKind = "offer" {
        None = "none",
        Words = "words",
        Chips = "chips",
        WordsFirst = "words-first",
        ChipsFirst = "chips-first",
    }
}

class! {
    /// What was said first.
    pub(super) enum Said = "said" {
        Nothing = "nothing",
        Check = "check",
        Fold = "fold",
        Call = "call",
        Bet = "bet",
        Raise = "raise",
        Amount = "amount",
        Unclear = "unclear",
        RaiseAmount = "raise-amount",
        AllIn = "all-in",
        Pot = "pot",
    }
}

class! {
    /// How many of something there are.
    pub(super) enum Many = "chips" {
        None = "none",
        One = "one",
        Several = "several",
    }
}

class! {
    /// In how many motions chips were put out.
    pub(super) struct Motions(Many) = "motions";
}

class! {
    /// What lay in front before: nothing, less than the call, or the call.
    pub(super) enum Own = "own" {
        None = "none",
        Short = "short",
        Covers = "covers",
    }
}

class! {
    /// How much of what lay in front was taken back.
    pub(super) enum TakenBack = "taken-back" {
        None = "none",
        Part = "part",
        All = "all",
    }
}

class! {
    /// Whether a short all-in is in the line, and somebody is still to act.
    pub(super) struct ShortAllIn(bool) = "short-all-in";
}

class! {
    /// Whether a bet or raise in the line is too small without being all-in.
    pub(super) struct TooSmall(bool) = "too-small";
}

class! {
    /// Whether the last bet or raise in the line is above what the pot allows.
    pub(super) struct AbovePot(bool) = "above-pot";
}

class! {
    /// Whether what was said and what was put out come to different things.
    pub(super) struct WordsDiffer(bool) = "words-differ";
}

class! {
    /// How many raises the street has seen. A cap comes after three at the earliest.
    pub(super) enum Raises = "raises" {
        None = "none",
        Few = "one-or-two",
        Many = "three-or-more",
    }
}

class! {
    /// Whether chips were found behind an all-in that somebody has called.
    pub(super) struct HiddenChips(bool) = "hidden-chips";
}

class! {
    /// Whether the offer was made in turn, as far as the line tells.
    pub(super) enum Turn = "turn" {
        InOrder = "in-turn",
        OutOfOrder = "out-of-turn",
        NotTold = "not-told",
    }
}

classes! {
    pub(super) struct LineClasses {
        offer: OfferKind,
        said: Said,
        chips: Many,
        motions: Motions,
        own: Own,
        taken_back: TakenBack,
        size: Size,
        facing: Facing,
        structure: Structure,
        short_all_in: ShortAllIn,
        too_small: TooSmall,
        above_pot: AbovePot,
        words_differ: WordsDiffer,
        raises: Raises,
        hidden_chips: HiddenChips,
        turn: Turn,
    }
}

/// The calculation that makes the classes of a line; no incident names it.
pub const BETTING_LINE: &str = "betting-line";

pub(super) struct BettingLine;

impl Calculate for BettingLine {
    type Classes = LineClasses;
    const NAME: &'static str = BETTING_LINE;
    const INPUTS: &'static [&'static str] = &["round"];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the line.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<LineClasses>, CalculationError> {
        let told = PlayedRound::of(inputs)?;
        let faced = faced(inputs)?;
        let (line, round) = (told.line, &told.round);
        let offer = line.offer.as_ref();
        let bet = round.bet();
        let own = offer.map_or(0, |offer| round.player(offer.player).put);
        let total = match FromLine::Total.of(line, round) {
            Some(LineTells::Chips(total)) => total,
            _ => 0,
        };
        let classes = LineClasses {
            offer: offered(offer),
            said: said(offer, round.unit()),
            chips: many(offer.map_or(0, |offer| offer.puts().flatten().map(|pile| pile.count).sum())),
            motions: Motions(many(offer.map_or(0, |offer| offer.puts().count() as u64))),
            own: match own {
                0 => Own::None,
                own if own >= bet => Own::Covers,
                _ => Own::Short,
            },
            taken_back: taken_back(offer, round),
            size: faced.measure(total).size,
            facing: Facing::of(bet),
            structure: line.setup.structure,
            short_all_in: ShortAllIn(round.to_act().next().is_some() && told.acts.iter().any(is_short_all_in)),
            too_small: TooSmall(told.acts.iter().any(|act| short(act).is_some())),
            above_pot: AbovePot(above_pot(&told)),
            words_differ: WordsDiffer(
                offer.and_then(|offer| Offered::of(offer, round)).is_some_and(|told| differ(&told, round)),
            ),
            raises: raises(&told),
            hidden_chips: HiddenChips(line.hidden.iter().any(|hidden| called_all_in(&told, hidden.player))),
            turn: turn(line, round),
        };
        Ok(Calculated { tables: faced.tables, ..Calculated::new(classes, Vec::new(), Vec::new()) })
    }
}

fn offered(offer: Option<&Offer>) -> OfferKind {
    let Some(offer) = offer else {
        return OfferKind::None;
    };
    match (offer.words().next(), offer.puts().next(), offer.motions.first()) {
        (None, _, _) => OfferKind::Chips,
        (Some(_), None, _) => OfferKind::Words,
        (Some(_), Some(_), Some(Motion::Says(_))) => OfferKind::WordsFirst,
        (Some(_), Some(_), _) => OfferKind::ChipsFirst,
    }
}

/// What was said first. A number that was only said and is no tenth of the bet of the round, such as "five", is meant as
/// hundreds or thousands: nobody has chips for it.
fn said(offer: Option<&Offer>, unit: Amount) -> Said {
    let words = offer.and_then(|offer| offer.words().next());
    let only_said = offer.is_some_and(|offer| offer.puts().next().is_none());
    let unclear = |number: Amount| only_said && number.saturating_mul(10) <= unit;
    match words {
        None => Said::Nothing,
        Some(Words::Amount(number) | Words::BetOf(number) | Words::RaiseOf(number)) if unclear(number) => Said::Unclear,
        Some(Words::Check) => Said::Check,
        Some(Words::Fold) => Said::Fold,
        Some(Words::Call) => Said::Call,
        Some(Words::Bet) => Said::Bet,
        Some(Words::Raise) => Said::Raise,
        Some(Words::AllIn) => Said::AllIn,
        Some(Words::Pot) => Said::Pot,
        Some(Words::Amount(_) | Words::BetOf(_)) => Said::Amount,
        Some(Words::RaiseOf(_) | Words::RaiseTo(_) | Words::RaiseBy(_)) => Said::RaiseAmount,
    }
}

fn many(count: u64) -> Many {
    match count {
        0 => Many::None,
        1 => Many::One,
        _ => Many::Several,
    }
}

fn taken_back(offer: Option<&Offer>, round: &Round) -> TakenBack {
    match offer.and_then(|offer| Offered::of(offer, round)) {
        Some(told) if told.left < told.own && told.left == 0 => TakenBack::All,
        Some(told) if told.left < told.own => TakenBack::Part,
        Some(_) | None => TakenBack::None,
    }
}

/// How often the bet of the street was raised: before the flop the big blind is one, after it somebody opens.
fn raises(told: &PlayedRound) -> Raises {
    let opens = u64::from(told.line.blinds[1].is_none() || !told.round.street().opens());
    match told.round.raises().saturating_sub(opens) {
        0 => Raises::None,
        1 | 2 => Raises::Few,
        _ => Raises::Many,
    }
}

/// Whether a player is all-in, and somebody has called that or raised it.
fn called_all_in(told: &PlayedRound, player: usize) -> bool {
    let acts = &told.acts;
    let own = acts.iter().rposition(|act| act.player == player);
    // An all-in of an earlier street was called there.
    let later = own.map_or(&acts[..0], |own| &acts[own + 1..]);
    let answered = own.is_none() || later.iter().any(|act| !matches!(act.word(), "fold" | "check"));
    told.round.player(player).all_in && answered
}

fn turn(line: &HandLine, round: &Round) -> Turn {
    match line.offer.as_ref().map(|offer| in_turn(line, round, offer.player)) {
        Some(Some(true)) => Turn::InOrder,
        Some(Some(false)) => Turn::OutOfOrder,
        Some(None) | None => Turn::NotTold,
    }
}
