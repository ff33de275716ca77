//! What an act before its turn leaves behind: the line as it is in force.
//!
//! Source: 53-A in `onk-2023` and `tda-2019-sk`, 44-A in `pokerpunt`, 40-A in `tda-2015-de`, 8.14-A in `dpc`.

use super::{EarlyTurn, TurnOrder};
use crate::betting::round::{Action, BettingRules, HandLine, Round, SizeCheck, Step};

/// What those who were due have done since an act before the turn, the least change first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// Nothing.
    Nothing,
    /// Only checks and folds.
    CheckOrFold,
    /// A call.
    Call,
    /// A bet or a raise: the act before the turn does not bind.
    BetOrRaise,
}

/// When an act before the turn binds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum EarlyBinds {
    /// Where nobody who was due has bet or raised since.
    #[default]
    IfUnchanged,
    /// In any case, where it can still be made.
    Always,
    /// Never: the player acts anew in turn.
    Never,
}

/// A line after an act before the turn, as it is in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InForce {
    /// The line: without the act as long as it waits and once it does not bind, and with it at its turn once it binds.
    pub line: HandLine,
    /// What those who were due have done since.
    pub change: Change,
    /// Whether one of them is still to act, and nothing has changed.
    pub waits: bool,
}

/// What came behind an act before the turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BehindEarly {
    /// The act.
    pub early: EarlyTurn,
    /// Whether others than those who were due have acted, or are about to, while one of those was still to act: he was skipped.
    pub skips: bool,
    /// The place in [`HandLine::moves`] at which one of those who were due speaks up by acting; behind the last, where none does.
    pub spoke_up: usize,
    /// The place behind the acts of those who were due.
    settled: usize,
    /// The place at which the player himself acts again.
    again: usize,
}

impl HandLine {
    /// What came behind the first act before the turn on the last street; none where there is no such act.
    #[must_use]
    pub fn behind_early(&self) -> Option<BehindEarly> {
        let early = TurnOrder::of(self).ok()?.early.filter(|early| early.at < self.moves.len())?;
        let due = |player: usize| early.is_due(player);
        let first = early.at + 1;
        let later = |from: usize, is: &dyn Fn(usize) -> bool| {
            self.moves[from..].iter().position(|act| is(act.player)).map_or(self.moves.len(), |place| from + place)
        };
        let again = later(first, &|player| player == early.player);
        let settled = later(first, &|player| !due(player)).min(again);
        let acted = |player: &usize| self.moves[first..settled].iter().any(|act| act.player == *player);
        let offers = self.offer.as_ref().is_some_and(|offer| offer.player != early.player && !due(offer.player));
        let behind = settled < again || again == self.moves.len() && offers;
        let skips = behind && (early.left_out || !early.due.iter().all(acted));
        let spoke_up = later(if skips { settled } else { first }, &due);
        Some(BehindEarly { early, skips, spoke_up, settled, again })
    }

    /// The line as it is in force after the first act before the turn on its last street, by the common rule; none where there
    /// is no such act, or others have acted before all who were due: then it is a matter of skipped players.
    #[must_use]
    pub fn in_force(&self) -> Option<InForce> {
        self.in_force_where(EarlyBinds::default())
    }

    /// The same where a book says otherwise when such an act binds.
    #[must_use]
    pub fn in_force_where(&self, binds: EarlyBinds) -> Option<InForce> {
        let BehindEarly { early, skips, settled, again, .. } = self.behind_early()?;
        if skips {
            return None;
        }
        let mut line = self.clone();
        line.told_early.clear();
        line.set_aside = None;
        let act = line.moves.remove(early.at);
        let (change, waits) = play_without(&mut line, &early, settled - 1)?;
        let bound = match binds {
            EarlyBinds::IfUnchanged => change != Change::BetOrRaise,
            EarlyBinds::Always => true,
            EarlyBinds::Never => false,
        };
        // Bound as he is, the player has nothing to add before somebody else has acted.
        if bound && settled == again && again < self.moves.len() {
            return None;
        }
        let waits = waits && bound;
        if bound && !waits {
            let mut with = line.clone();
            with.moves.insert(settled - 1, act);
            // A check cannot be made any more where somebody has bet.
            let rules = BettingRules::default();
            if change != Change::BetOrRaise || Round::replay(&with, rules, SizeCheck::AsMade).is_ok() {
                line = with;
            }
        }
        Some(InForce { line, change, waits })
    }
}

/// Plays a line from which the early act was taken, up to a move: what those who were due have changed, and whether one of them is
/// still to act. A call where there is nothing to call without the early act is a check.
fn play_without(line: &mut HandLine, early: &EarlyTurn, end: usize) -> Option<(Change, bool)> {
    let (players, rules) = (line.players.len(), BettingRules::default());
    let mut round = Round::start(&line.setup, line.blinds, players, rules, SizeCheck::AsMade).ok()?;
    let streets = line.streets.clone();
    let (mut change, mut next) = (Change::Nothing, streets.iter().peekable());
    for at in 0..end {
        while let Some(street) = next.next_if(|street| street.after <= at) {
            round.follow(Step::Street(street)).ok()?;
        }
        let act = &mut line.moves[at];
        let calls = act.act == Action::Call;
        if calls && at >= early.at && round.player(act.player).owes == 0 {
            act.act = Action::Check;
        }
        let bet = round.bet();
        round.follow(Step::PlayerAction(act)).ok()?;
        if at >= early.at {
            change = change.max(match act.act {
                _ if round.bet() > bet => Change::BetOrRaise,
                Action::Check | Action::Fold if !calls => Change::CheckOrFold,
                _ => Change::Call,
            });
        }
    }
    for street in next {
        round.follow(Step::Street(street)).ok()?;
    }
    let waits = if early.due.is_empty() {
        change == Change::Nothing
    } else {
        early.due.iter().any(|due| round.player(*due).to_act)
    };
    Some((change, waits))
}
