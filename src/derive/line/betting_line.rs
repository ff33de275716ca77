//! What a line shows: the classes by which incidents say that they are what it tells of.

use crate::betting::corrections::{large, short, until_large_street, until_short_street};
use crate::betting::played_round::{PlayedRound, is_short_all_in, left_behind};
use crate::line::early::early_act;
use crate::line::from_line::{in_turn, owes};
use crate::line::from_offer::{Offered, differ};
use crate::line::line_classes::{
    ChipsOffered, EarlyActClass, EarlyWaits, FreeFold, HiddenChips, Later, LineClasses, Many, Motions, OnWrongCount,
    Owes, Own, Raises, ShortAllIn, Statements, Tiny, TooLarge, TooSmall, Turn, WordsDiffer,
};
use crate::line::line_offer::{chips, many, offered, said, statements, taken_back, tiny};
use crate::raises::raise::{Facing, faced};
use crate::rules::RAISE_RULES;
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND};
use crate::{FromLine, LineTells};
use floorbook_poker::betting::round::{HandLine, Round, Structure, TurnOrder};

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
