//! What was done since a bet or raise, as far as a line tells.

use super::corrections::short;
use super::told::{Played, Told};
use crate::betting::round::{Line, Reading, Tolerance};
use crate::betting::{Action, Substance, count};

/// What followed a bet or raise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::incident) enum Since {
    /// Nobody has acted.
    Nobody,
    /// Somebody has, and it is no substantial action.
    Few,
    /// Substantial action.
    Substantial,
}

/// What followed the last bet or raise of a line; none where the line has no such bet or may leave somebody out.
pub(in crate::incident) fn since_last_raise(line: &Line) -> Option<Since> {
    since(line, |acts| acts.iter().rposition(|act| act.raised_to().is_some()))
}

/// What followed the first bet or raise of a line that is too small without being all-in; none as above.
pub(in crate::incident) fn since_short_bet(line: &Line) -> Option<Since> {
    since(line, |acts| acts.iter().position(|act| short(act).is_some()))
}

fn since(line: &Line, bet: impl Fn(&[Played]) -> Option<usize>) -> Option<Since> {
    let told = Told::new(line, Reading::default(), Tolerance::AnySize).ok()?;
    let later = &told.acts[bet(&told.acts)? + 1..];
    let actions: Vec<Action> = later.iter().filter_map(action).collect();
    match count(&actions, false).substance {
        Substance::TwoWithChips | Substance::Three => Some(Since::Substantial),
        // Whoever only folded may have been left out.
        Substance::None | Substance::CheckAndFold if !line.setup.complete => None,
        Substance::None | Substance::CheckAndFold if actions.is_empty() => Some(Since::Nobody),
        Substance::None | Substance::CheckAndFold => Some(Since::Few),
    }
}

/// An act as the count of substantial action takes it.
fn action(act: &Played) -> Option<Action> {
    Action::ALL.iter().find(|(word, _)| *word == act.word()).map(|(_, action)| *action)
}
