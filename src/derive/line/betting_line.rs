//! What a line shows: the classes by which incidents say that they are what it tells of.

use crate::betting::corrections::{large, short, until_large_street, until_short_street};
use crate::betting::played_round::{PlayedRound, is_short_all_in, left_behind};
use crate::classes::{class, classes};
use crate::line::early::early_act;
use crate::line::from_line::{in_turn, owes};
use crate::line::from_offer::{Offered, differ};
use crate::line::line_offer::{chips, many, offered, said, statements, taken_back, tiny};
use crate::raises::raise::{Facing, faced};
use crate::raises::size::Size;
use crate::rules::RAISE_RULES;
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND};
use crate::{FromLine, LineTells};
use floorbook_poker::betting::Amount;
use floorbook_poker::betting::round::{Action, HandLine, Round, Structure, TurnOrder};

class! {
    /// What was offered at the end, and what of it came first.
    pub(crate) enum OfferKind = "offer" {
        None = "none",
        Words = "words",
        Chips = "chips",
        WordsFirst = "words-first",
        ChipsFirst = "chips-first",
    }
}

class! {
    /// What was said first.
    pub(crate) enum Said = "said" {
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
        Conditional = "conditional",
    }
}

class! {
    /// How many chips were put out. An amount that is no chip's value lies there as several that nobody named.
    pub(crate) enum ChipsOffered = "chips" {
        None = "none",
        One = "one",
        Several = "several",
        NotNamed = "not-named",
    }
}

class! {
    /// How many of something there are.
    pub(crate) enum Many = "many" {
        None = "none",
        One = "one",
        Several = "several",
    }
}

class! {
    /// How many things that are different acts were said.
    pub(crate) struct Statements(Many) = "statements";
}

class! {
    /// In how many motions chips were put out.
    pub(crate) struct Motions(Many) = "motions";
}

class! {
    /// What lay in front before: nothing, less than the call, or the call.
    pub(crate) enum Own = "own" {
        None = "none",
        Short = "short",
        Covers = "covers",
    }
}

impl Own {
    fn of(own: Amount, bet: Amount) -> Self {
        match own {
            0 => Self::None,
            own if own >= bet => Self::Covers,
            _ => Self::Short,
        }
    }
}

class! {
    /// How much of what lay in front was taken back.
    pub(crate) enum TakenBack = "taken-back" {
        None = "none",
        Part = "part",
        All = "all",
    }
}

class! {
    /// Whether a short all-in is in the line, and somebody is still to act.
    pub(crate) struct ShortAllIn(bool) = "short-all-in";
}

class! {
    /// Whether a bet or raise in the line is too small without being all-in: one of its last street, or of an earlier one.
    pub(crate) enum TooSmall = "too-small" {
        No = "no",
        Yes = "yes",
        Earlier = "earlier-street",
    }
}

class! {
    /// Whether a bet or raise in the line is above what pot-limit or fixed limit allows: one of its last street, or of an
    /// earlier one.
    pub(crate) enum TooLarge = "too-large" {
        No = "no",
        Yes = "yes",
        Earlier = "earlier-street",
    }
}

class! {
    /// Whether what was said and what was put out come to different things.
    pub(crate) struct WordsDiffer(bool) = "words-differ";
}

class! {
    /// How many raises the street has seen. A cap comes after three at the earliest.
    pub(crate) enum Raises = "raises" {
        None = "none",
        Few = "one-or-two",
        Many = "three-or-more",
    }
}

class! {
    /// Whether the line ends with a fold of a player who could have checked.
    pub(crate) struct FreeFold(bool) = "free-fold";
}

class! {
    /// Whether chips were found behind an all-in that somebody has called.
    pub(crate) struct HiddenChips(bool) = "hidden-chips";
}

class! {
    /// Whether an act in the line was made before the turn, and what: of others than the player who made the offer. Not told
    /// is it where nothing in the line tells the order.
    pub(crate) enum EarlyActClass = "early-act" {
        None = "none",
        NotTold = "not-told",
        Fold = "fold",
        Other = "other",
    }
}

class! {
    /// Whether an act before the turn waits for those who were due: nobody knows yet whether it binds.
    pub(crate) struct EarlyWaits(bool) = "early-waits";
}

class! {
    /// Whether it is a call on a count that the player had asked for and that was wrong: by the word or the number that he was told,
    /// or by other chips.
    pub(crate) enum OnWrongCount = "wrong-count" {
        No = "no",
        Yes = "yes",
        OtherChips = "other-chips",
    }
}

class! {
    /// What the first who acted behind the offer did, without waiting for what it comes to.
    pub(crate) enum Later = "later" {
        Nobody = "nobody",
        Fold = "fold",
        Call = "call",
        Raise = "raise",
    }
}

impl Later {
    fn of(line: &HandLine) -> Self {
        match line.later.first().map(|later| &later.act) {
            None => Self::Nobody,
            Some(Action::Fold | Action::Check | Action::Post(_)) => Self::Fold,
            Some(Action::Call) => Self::Call,
            Some(Action::Total(_) | Action::RaiseBy(_) | Action::AllIn(_)) => Self::Raise,
        }
    }

    /// The word for it in the facts; none where nobody acted.
    pub(crate) fn word(line: &HandLine) -> Option<&'static str> {
        match Self::of(line) {
            Self::Nobody => None,
            Self::Fold => Some("fold"),
            Self::Call => Some("call"),
            Self::Raise => Some("raise"),
        }
    }
}

class! {
    /// Whether the offer was made in turn, as far as the line tells. Skipped: others have acted behind an act before the turn while
    /// somebody who was due had not, so that nobody knows yet where the action goes on.
    pub(crate) enum Turn = "turn" {
        InOrder = "in-turn",
        OutOfOrder = "out-of-turn",
        Skipped = "skipped",
        NotTold = "not-told",
    }
}

class! {
    /// Whether the player who makes the offer has something to call. The big blind with its option has not.
    pub(crate) struct Owes(bool) = "owes";
}

class! {
    /// Whether all the chips that were put out are tiny against what there is to call.
    pub(crate) struct Tiny(bool) = "tiny";
}

classes! {
    pub(crate) struct LineClasses {
        offer: OfferKind,
        said: Said,
        statements: Statements,
        chips: ChipsOffered,
        motions: Motions,
        own: Own,
        taken_back: TakenBack,
        size: Size,
        facing: Facing,
        owes: Owes,
        tiny: Tiny,
        structure: Structure,
        short_all_in: ShortAllIn,
        too_small: TooSmall,
        too_large: TooLarge,
        words_differ: WordsDiffer,
        raises: Raises,
        free_fold: FreeFold,
        hidden_chips: HiddenChips,
        early_act: EarlyActClass,
        early_waits: EarlyWaits,
        wrong_count: OnWrongCount,
        later: Later,
        turn: Turn,
    }
}

/// The calculation that makes the classes of a line; no incident names it.
pub const BETTING_LINE: &str = "betting-line";

pub(crate) struct BettingLine;

impl Calculate for BettingLine {
    type Classes = LineClasses;
    const NAME: &'static str = BETTING_LINE;
    const INPUTS: &'static [&'static str] = &[ROUND];
    const PARAMETERS: &'static [Parameter] = RAISE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[];
    const TABLES: &'static [&'static str] = &["players"];

    /// `round` is the line.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<LineClasses>, CalculationError> {
        let told = PlayedRound::of(inputs)?;
        let faced = faced::<LineClasses>(inputs)?;
        let (line, round) = (inputs.round()?, &told.round);
        let offer = line.offer.as_ref();
        let bet = round.bet();
        let offer_told = offer.and_then(|offer| Offered::of(line, offer, round));
        let own = offer_told.as_ref().map_or(0, |told| told.own);
        let total = match FromLine::Total.of(line, round) {
            Some(LineTells::Chips(total)) => total,
            _ => 0,
        };
        let classes = LineClasses {
            offer: offered(offer),
            said: said(offer_told.as_ref(), offer, line.setup.small_blind, round.unit()),
            statements: Statements(offer.map_or(Many::None, statements)),
            chips: offer_told.as_ref().map_or(ChipsOffered::None, chips),
            motions: Motions(many(offer.map_or(0, |offer| offer.puts().count() as u64))),
            own: Own::of(own, bet),
            taken_back: taken_back(offer_told.as_ref()),
            size: faced.measure(total).size,
            facing: Facing::of(bet),
            owes: Owes(offer.is_some_and(|offer| owes(offer, round) > 0)),
            tiny: Tiny(offer.zip(offer_told.as_ref()).is_some_and(|(offer, told)| tiny(told, owes(offer, round)))),
            structure: line.setup.structure,
            short_all_in: ShortAllIn(round.to_act().next().is_some() && told.acts.iter().any(is_short_all_in)),
            too_small: too_small(&told),
            too_large: too_large(&told),
            words_differ: WordsDiffer(offer_told.as_ref().is_some_and(|told| differ(told, round))),
            raises: raises(&told),
            free_fold: FreeFold(free_fold(&told)),
            hidden_chips: HiddenChips(line.hidden.iter().any(|hidden| called_all_in(&told, hidden.player))),
            early_act: match early_act(inputs.round()?) {
                None if TurnOrder::of(line).is_ok_and(|order| order.checked) => EarlyActClass::None,
                None => EarlyActClass::NotTold,
                Some(early) if early.did == "fold" => EarlyActClass::Fold,
                Some(_) => EarlyActClass::Other,
            },
            early_waits: EarlyWaits(left_behind(inputs)?.is_some_and(|in_force| in_force.waits)),
            wrong_count: match FromLine::CalledBy.of(line, round) {
                None => OnWrongCount::No,
                Some(LineTells::Word("other-chips")) => OnWrongCount::OtherChips,
                Some(_) => OnWrongCount::Yes,
            },
            later: Later::of(line),
            turn: turn(line, round),
        };
        Ok(Calculated { tables: faced.tables, ..Calculated::new(classes, Vec::new(), Vec::new()) })
    }
}

fn too_small(told: &PlayedRound) -> TooSmall {
    match short(told) {
        Some(_) => TooSmall::Yes,
        None if until_short_street(told).is_some() => TooSmall::Earlier,
        None => TooSmall::No,
    }
}

fn too_large(told: &PlayedRound) -> TooLarge {
    match told.line.setup.structure {
        Structure::NoLimit => TooLarge::No,
        _ if large(told).is_some() => TooLarge::Yes,
        _ if until_large_street(told).is_some() => TooLarge::Earlier,
        _ => TooLarge::No,
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

/// Whether the last act is a fold by a player who could have checked, and nobody is asked about after it.
fn free_fold(told: &PlayedRound) -> bool {
    let last = told.acts.last().filter(|act| act.word() == "fold" && told.actor().is_none());
    last.is_some_and(|act| told.round.player(act.player).put >= act.bet_before)
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
    if line.behind_early().is_some_and(|behind| behind.skips) {
        return Turn::Skipped;
    }
    match line.offer.as_ref().map(|offer| in_turn(line, round, offer.player)) {
        Some(Some(true)) => Turn::InOrder,
        Some(Some(false)) => Turn::OutOfOrder,
        Some(None) | None => Turn::NotTold,
    }
}
