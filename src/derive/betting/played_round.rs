//! A told round, played: each act with what it changed, and its pots.

use crate::betting::betting_rules::betting_rules;
use crate::line::from_offer::own_and_left;
use crate::rules::EarlyActBinds;
use crate::{AmountTable, CalculationError, Cell, Inputs};
use floorbook_poker::betting::Amount;
use floorbook_poker::betting::round::{
    Action, BettingRules, EarlyBinds, HandLine, InForce, PlayerAction, PlayerName, Pot, Pots, Round, SizeCheck, Step,
    TurnOrder,
};
use std::borrow::Cow;

const POT_COLUMNS: &[&str] = &["pot", "amount", "for"];

/// One act, with what it changed. The whole round before it is played again where somebody asks for it: see
/// [`PlayedRound::find`].
#[derive(Clone)]
pub(crate) struct PlayedAction {
    pub player: usize,
    pub act: Action,
    /// The bet to match before the act.
    pub bet_before: Amount,
    /// To how much somebody had to bet or raise at least who had not acted.
    pub least_before: Amount,
    /// The bet to match after the act.
    pub bet_after: Amount,
    /// Whether the player has no chips left.
    pub all_in: bool,
}

impl PlayedAction {
    /// The total that the act bet or raised to, if it did.
    pub(crate) fn raised_to(&self) -> Option<Amount> {
        (self.bet_after > self.bet_before).then_some(self.bet_after)
    }

    /// Whether the act only posts a blind, which is no turn of the player.
    pub(crate) fn posts(&self) -> bool {
        matches!(self.act, Action::Post(_))
    }

    /// What the act was.
    pub(crate) fn word(&self) -> &'static str {
        match &self.act {
            Action::Fold => "fold",
            Action::Check => "check",
            _ if self.all_in => "all-in",
            Action::Post(_) => "blind",
            _ if self.raised_to().is_none() => "call",
            _ if self.bet_before == 0 => "bet",
            _ => "raise",
        }
    }
}

/// Whether an act is an all-in that bets or raises less than in full.
pub(crate) fn is_short_all_in(act: &PlayedAction) -> bool {
    act.all_in && act.raised_to().is_some_and(|to| to < act.least_before)
}

/// A told hand as it stands at its end, and the betting round that is played there, act by act.
#[derive(Clone)]
pub(crate) struct PlayedRound<'a> {
    pub line: Cow<'a, HandLine>,
    pub acts: Vec<PlayedAction>,
    pub round: Box<Round>,
    rules: BettingRules,
    /// By which the streets before were played, as they went.
    earlier: BettingRules,
    size_check: SizeCheck,
}

impl<'a> PlayedRound<'a> {
    /// Plays a line by betting rules; what is offered at its end is left out.
    pub(crate) fn new(
        line: &'a HandLine,
        rules: BettingRules,
        size_check: SizeCheck,
    ) -> Result<Self, CalculationError> {
        Self::of_line(&Cow::Borrowed(line), rules, size_check)
    }

    /// The same of a line that may be its own. The streets before the last one are over: what was raised there, whether or not
    /// these rules allow it, changes nothing on the last one.
    pub(crate) fn of_line(
        line: &Cow<'a, HandLine>,
        rules: BettingRules,
        size_check: SizeCheck,
    ) -> Result<Self, CalculationError> {
        rules.or_widest(SizeCheck::AsMade, |earlier| Self::after(line.clone(), earlier, rules, size_check))
    }

    /// Plays a line, the streets before the last one by rules of their own.
    fn after(
        line: Cow<'a, HandLine>,
        earlier: BettingRules,
        rules: BettingRules,
        size_check: SizeCheck,
    ) -> Result<Self, CalculationError> {
        let impossible = |_| CalculationError::impossible("round", "round", []);
        let start = Round::start_boxed(&line.setup, line.blinds, line.players.len(), earlier, SizeCheck::AsMade);
        let mut round = start.map_err(impossible)?;
        let mut acts = Vec::with_capacity(line.moves.len());
        let mut streets = line.streets.len();
        for step in line.steps() {
            if let Step::Street(_) = step {
                streets -= 1;
            }
            if streets == 0 {
                round.rule_by(rules, size_check);
            }
            let (bet_before, least_before) = (round.bet(), round.limits_for_new_bettor().least);
            round.follow(step).map_err(impossible)?;
            match step {
                Step::Street(_) => acts.clear(),
                Step::Aside | Step::Undone => {}
                Step::PlayerAction(PlayerAction { player, act, .. }) => {
                    let (bet_after, all_in) = (round.bet(), round.is_all_in(*player));
                    acts.push(PlayedAction {
                        player: *player,
                        act: act.clone(),
                        bet_before,
                        least_before,
                        bet_after,
                        all_in,
                    });
                }
            }
        }
        round.rule_by(rules, size_check);
        Ok(Self { line, acts, round, rules, earlier, size_check })
    }

    /// Plays the line once more and shows `found` each act of the street, by its place, with the round before it, until
    /// that gives something.
    pub(crate) fn find<T>(&self, mut found: impl FnMut(usize, &Round) -> Option<T>) -> Option<T> {
        let Self { line, rules, earlier: before, size_check, .. } = self;
        let mut round = Round::start(&line.setup, line.blinds, line.players.len(), *before, SizeCheck::AsMade).ok()?;
        let mut streets = line.streets.len();
        let mut earlier = line.moves.len() - self.acts.len();
        let mut place = 0;
        for step in line.steps() {
            if let Step::Street(_) = step {
                streets -= 1;
            }
            if streets == 0 {
                round.rule_by(*rules, *size_check);
            }
            match step {
                Step::PlayerAction(_) if earlier > 0 => earlier -= 1,
                Step::PlayerAction(_) => {
                    if let Some(found) = found(place, &round) {
                        return Some(found);
                    }
                    place += 1;
                }
                Step::Street(_) | Step::Aside | Step::Undone => {}
            }
            round.follow(step).ok()?;
        }
        None
    }

    /// Plays the round of the facts by the book's betting rules.
    ///
    /// Whether the round can have been was asked when it was told. A raise that the book in force forbids, or one of two
    /// clauses that disagree, was made all the same and stood: such a round is played as it went.
    pub(crate) fn of(inputs: &'a dyn Inputs) -> Result<Self, CalculationError> {
        let line = in_force(inputs)?;
        let rules = betting_rules(inputs, &line)?;
        rules.or_widest(SizeCheck::AsMade, |rules| Self::of_line(&line, rules, SizeCheck::AsMade))
    }

    /// Another line, played as this one is.
    pub(crate) fn play<'b>(&self, line: &'b HandLine) -> Result<PlayedRound<'b>, CalculationError> {
        PlayedRound::new(line, self.rules, self.size_check)
    }

    /// The player whom the floor is asked about, where the line tells: who made the offer at its end, or is to act there.
    pub(crate) fn actor(&self) -> Option<usize> {
        self.line.actor()
    }

    /// What is left of chips in front, `own`, of the player who made the offer at the end of the line.
    pub(crate) fn left_of(&self, own: Amount) -> Amount {
        self.line.offer.as_ref().map_or(own, |offer| own_and_left(&self.line, offer, own).1)
    }

    /// The name of a player as it was told.
    pub(crate) fn name(&self, player: usize) -> PlayerName {
        self.line.players.get(player).cloned().unwrap_or_default()
    }

    /// The names of players as they were told, in their order.
    pub(crate) fn names(&self, players: impl Iterator<Item = usize>) -> Vec<PlayerName> {
        players.map(|player| self.name(player)).collect()
    }

    /// The last thing that a player did.
    pub(crate) fn action(&self, player: usize) -> &'static str {
        self.acted(player).unwrap_or_else(|| standing(&self.round, player, !self.line.streets.is_empty()))
    }

    /// The last thing that a player did on the street, if anything.
    pub(crate) fn acted(&self, player: usize) -> Option<&'static str> {
        self.acts.iter().rfind(|act| act.player == player).map(PlayedAction::word)
    }

    /// Main and side pots with those who play for them, and what goes back uncalled.
    pub(crate) fn pots(&self) -> AmountTable {
        pots_table(&self.round.pots(), &self.line.players, true)
    }
}

/// The round of the facts as it is in force: after an act before the turn what that leaves behind.
pub(crate) fn in_force(inputs: &dyn Inputs) -> Result<Cow<'_, HandLine>, CalculationError> {
    let left = left_behind(inputs)?;
    Ok(left.map_or(Cow::Borrowed(inputs.round()?), |in_force| Cow::Owned(in_force.line)))
}

/// What an act before the turn leaves behind by the book; none where there was no such act.
pub(crate) fn left_behind(inputs: &dyn Inputs) -> Result<Option<InForce>, CalculationError> {
    let line = inputs.round()?;
    let common = line.in_force();
    if common.is_none() && TurnOrder::of(line).map_or(true, |order| order.early.is_none()) {
        return Ok(None);
    }
    Ok(match inputs.value::<EarlyActBinds>()? {
        Some(EarlyActBinds::Always) => line.in_force_where(EarlyBinds::Always),
        Some(EarlyActBinds::Never) => line.in_force_where(EarlyBinds::Never),
        Some(EarlyActBinds::IfUnchanged) | None => common,
    })
}

/// How a player stands who did nothing on the street yet. `later_street`: there were streets before it.
pub(crate) fn standing(round: &Round, player: usize, later_street: bool) -> &'static str {
    let position = round.player(player);
    match position {
        _ if round.street().brings_in() && position.put > 0 => "bring-in",
        _ if round.street().opens() && position.put > 0 => "blind",
        _ if !later_street => "waits",
        // What was done on an earlier street.
        _ if position.folded => "fold",
        _ if position.all_in => "all-in",
        _ => "waits",
    }
}

/// Main and side pots with those who play for them, and what goes back uncalled. `read_back`: nothing of the ruling hangs on it.
pub(crate) fn pots_table(pots: &Pots, players: &[PlayerName], read_back: bool) -> AmountTable {
    let name = |player: usize| players.get(player).cloned().unwrap_or_default();
    let row = |(at, pot): (usize, &Pot)| {
        let word = if at == 0 { "main-pot" } else { "side-pot" };
        [Cell::Word(word), Cell::Amount(pot.amount), Cell::Players(pot.players.iter().map(name).collect())]
    };
    let back = pots.uncalled.map(|uncalled| {
        [Cell::Word("uncalled"), Cell::Amount(uncalled.amount), Cell::Players(vec![name(uncalled.player)])]
    });
    let rows = pots.list().iter().enumerate().map(row).chain(back);
    AmountTable::new("pots", POT_COLUMNS, rows).reading_back(read_back)
}
