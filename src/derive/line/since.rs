//! What was done since a bet or raise, as far as a line tells.

use crate::betting::corrections::{large, short, until_large_street, until_short_street};
use crate::betting::played_round::{PlayedAction, PlayedRound};
use floorbook_poker::betting::round::{BettingRules, HandLine, SizeCheck};
use floorbook_poker::betting::{ActionKind, SubstantialAction, count};

/// What followed a bet or raise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Since {
    /// Nobody has acted.
    Nobody,
    /// Somebody has, and it is no substantial action.
    Few,
    /// Substantial action.
    Substantial,
}

/// What followed the last bet or raise of a line; none where the line has no such bet or may leave somebody out.
pub(crate) fn since_last_raise(line: &HandLine) -> Option<Since> {
    since(line, |told| told.acts.iter().rposition(|act| act.raised_to().is_some()))
}

/// What followed the first bet or raise of a line that is too small without being all-in; none as above.
pub(crate) fn since_short_bet(line: &HandLine) -> Option<Since> {
    let since = |line: &HandLine| since(line, |told| short(told).map(|short| short.at));
    match line_of_earlier_short_bet(line) {
        Some(earlier) => since(&earlier),
        None => since(line),
    }
}

/// The line up to the end of an earlier street on which a bet or raise was too small, where none of the last one is.
pub(crate) fn line_of_earlier_short_bet(line: &HandLine) -> Option<HandLine> {
    let told = (!line.streets.is_empty()).then(|| played(line))??;
    if short(&told).is_some() { None } else { until_short_street(&told) }
}

/// Whether a bet or raise of an earlier street of a line was too large, and none of the last one.
pub(crate) fn earlier_large_bet(line: &HandLine) -> bool {
    let told = if line.streets.is_empty() { None } else { played(line) };
    told.is_some_and(|told| large(&told).is_none() && until_large_street(&told).is_some())
}

fn since(line: &HandLine, bet: impl Fn(&PlayedRound) -> Option<usize>) -> Option<Since> {
    let told = played(line)?;
    let later = &told.acts[bet(&told)? + 1..];
    let actions: Vec<ActionKind> = later.iter().filter_map(action).collect();
    match count(&actions, false).substance {
        SubstantialAction::TwoWithChips | SubstantialAction::Three => Some(Since::Substantial),
        // Whoever only folded may have been left out.
        SubstantialAction::None | SubstantialAction::CheckAndFold if !line.setup.complete => None,
        SubstantialAction::None | SubstantialAction::CheckAndFold if actions.is_empty() => Some(Since::Nobody),
        SubstantialAction::None | SubstantialAction::CheckAndFold => Some(Since::Few),
    }
}

/// What was done in a hand, in order: on its first street, where the line does not go on. None where it may leave out
/// somebody whose act would decide.
pub(crate) fn actions(line: &HandLine) -> Option<Vec<ActionKind>> {
    let told = line.streets.is_empty().then(|| played(line))??;
    let actions: Vec<_> = told.acts.iter().filter_map(action).filter(|action| *action != ActionKind::Blind).collect();
    enough(line, &actions).then_some(actions)
}

/// The same from an act before the turn on, on the last street, until one of those who were due speaks up by acting.
pub(crate) fn actions_since_early(line: &HandLine) -> Option<Vec<ActionKind>> {
    let behind = line.behind_early()?;
    let told = played(line)?;
    let earlier = line.moves.len() - told.acts.len();
    let acts = told.acts.get(behind.early.at.checked_sub(earlier)?..behind.spoke_up.checked_sub(earlier)?)?;
    let actions: Vec<_> = acts.iter().filter_map(action).collect();
    // Some books count only what came behind it.
    enough(line, actions.get(1..)?).then_some(actions)
}

/// Whether these are surely as many as count: whoever only folded may have been left out.
fn enough(line: &HandLine, actions: &[ActionKind]) -> bool {
    let decided = matches!(count(actions, false).substance, SubstantialAction::TwoWithChips | SubstantialAction::Three);
    decided || line.setup.complete
}

fn played(line: &HandLine) -> Option<PlayedRound<'_>> {
    PlayedRound::new(line, BettingRules::default(), SizeCheck::AsMade).ok()
}

/// An act as the count of substantial action takes it.
fn action(act: &PlayedAction) -> Option<ActionKind> {
    ActionKind::of_name(act.word())
}
