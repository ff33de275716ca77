//! What was put in, by a book: of a hand on a line the pots as this book plays it, and whether its betting is over.

use crate::betting::betting_rules::{ante_first, short_big_blind};
use crate::hands::showdown::{SHOWDOWN, known};
use crate::{CalculationError, Inputs};
use floorbook_poker::betting::round::{
    Action, BettingRules, HandLine, PlayerAction, PlayerName, Pots, Round, SizeCheck,
};
use floorbook_poker::betting::{Motion, total};
use floorbook_poker::showdown::{PutIn, ShowdownTold};
use std::borrow::Cow;

/// What was put in, and what of it is still open.
pub(crate) struct Stakes<'a> {
    /// The pots as they are.
    pub put_in: Cow<'a, PutIn>,
    /// Who still has to answer a bet, or has put out chips of which nobody has said what they come to. While there is
    /// anybody, the pots are not what they will be.
    pub to_act: Vec<PlayerName>,
    /// The pots by the other order of ante and blind, where a big blind could not pay both.
    pub other_order: Option<Box<Pots>>,
}

impl<'a> Stakes<'a> {
    /// What was put in, by the book's order of ante and blind. A list tells stakes that are final.
    pub(crate) fn of(inputs: &dyn Inputs, told: &'a PutIn) -> Result<Self, CalculationError> {
        let Some(line) = &told.line else {
            return Ok(Self { put_in: Cow::Borrowed(told), to_act: Vec::new(), other_order: None });
        };
        let ante_first = ante_first(inputs, line)?;
        let mut line = Cow::Borrowed(&**line);
        let mut round = play(&line, ante_first)?;
        if let Some(called) = called_in_chips(&line, &round) {
            round = play(&called, ante_first)?;
            line = Cow::Owned(called);
        }
        let mut to_act = to_act(&line, &round);
        if let Some(folded) = without_blinds_left_out(inputs, &line, &to_act)? {
            round = play(&folded, ante_first)?;
            line = Cow::Owned(folded);
            to_act.clear();
        }
        let to_act = to_act.into_iter().map(|player| line.players[player].clone()).collect();
        let other_order = match short_big_blind(&line) {
            true => Some(Box::new(play(&line, !ante_first)?.pots())),
            false => None,
        };
        let put_in = Cow::Owned(PutIn { pots: Box::new(round.pots().without(&told.mucked)), ..told.clone() });
        Ok(Self { put_in, to_act, other_order })
    }
}

/// The hand as it went, by an order of ante and blind.
fn play(line: &HandLine, ante_first: bool) -> Result<Round, CalculationError> {
    let rules = BettingRules { ante_first, ..BettingRules::default() };
    Round::replay_or_widest(line, rules, SizeCheck::AsMade)
        .map_err(|_| CalculationError::impossible("put-in", "round", []))
}

/// The line with a call in the place of the chips at its end, where they are put out without a word and are just what there was to
/// call: no book makes anything else of them.
fn called_in_chips(line: &HandLine, round: &Round) -> Option<HandLine> {
    let offer = line.offer.as_ref()?;
    let [Motion::Puts(chips)] = offer.motions.as_slice() else { return None };
    let owes = round.player(offer.player).owes;
    (owes > 0 && total(chips) == Ok(owes)).then(|| line.with_act(Action::Call))?
}

/// Who keeps the betting open: whoever is to act and has not matched the bet, and whose chips at the end of the line are no act
/// yet. Who only could bet more changes no pot by not doing so.
fn to_act(line: &HandLine, round: &Round) -> Vec<usize> {
    let offered = line.offer.as_ref().map(|offer| offer.player);
    let owing = round.to_act().filter(|player| round.player(*player).owes > 0 && Some(*player) != offered);
    offered.into_iter().chain(owing).collect()
}

/// The line with a fold of the blinds that it leaves out, where nobody else is to act and the showdown that was told is one
/// without them. As when a street begins, who is not told of has only folded.
fn without_blinds_left_out(
    inputs: &dyn Inputs,
    line: &HandLine,
    to_act: &[usize],
) -> Result<Option<HandLine>, CalculationError> {
    let unnamed = |player: &usize| (0..2).any(|at| line.setup.unnamed[at] && line.blinds[at] == Some(*player));
    if to_act.is_empty() || line.offer.is_some() || !to_act.iter().all(unnamed) {
        return Ok(None);
    }
    let there: &[PlayerName] = match known(inputs.showdown(SHOWDOWN))? {
        Some(ShowdownTold::Winners(winners)) => &winners.seats.players,
        Some(ShowdownTold::Hands(hands)) => &hands.players,
        _ => return Ok(None),
    };
    if to_act.iter().any(|player| there.contains(&line.players[*player])) {
        return Ok(None);
    }
    let fold = |player: &usize| PlayerAction { player: *player, act: Action::Fold, at: 0..0 };
    let mut folded = line.clone();
    folded.moves.extend(to_act.iter().map(fold));
    Ok(Some(folded))
}
