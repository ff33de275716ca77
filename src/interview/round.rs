//! Reading a betting round, and showing what in it cannot have been.

use crate::betting::round::{Fault, Line, Minimum, Reading, Round, Structure, Tolerance};
use crate::locale::{Args, FluentValue, Words};
use crate::notation::{self, Vocabulary};

/// The width of what is shown about a line: as much as a ruling takes.
const WIDTH: usize = 60;

/// Reads a betting round and plays it, so that a round that cannot have been is refused where it was told.
///
/// # Errors
/// The place that cannot be read, or the act that cannot have been, in the user's words.
pub(super) fn read_round(words: &Words, typed: &str, any_size: bool) -> Result<Line, String> {
    let vocabulary = Vocabulary::new(words.source()).typed_in(words.language());
    let line = notation::read(vocabulary, typed).map_err(|error| notation::show(words, typed, &error, WIDTH))?;
    if line.setup.structure == Structure::PotLimit && !line.setup.street.opens() && line.setup.pot == 0 {
        return Err(words.text("fault-pot-missing"));
    }
    let tolerance = if any_size { Tolerance::AnySize } else { Tolerance::Strict };
    // Which book is in force shows later: a round is refused here if no book lets it have been.
    let fault = Round::replay(&line, Reading::default(), tolerance).err();
    match fault.filter(|_| Round::replay(&line, WIDEST, tolerance).is_err()) {
        None => Ok(line),
        Some(fault) => Err(fault_words(words, &line, &fault)),
    }
}

/// A line by itself, if that is what was typed: it reads as one; or it has the marks of one, and what is wrong is told.
///
/// # Errors
/// The place that cannot be read, or the act that cannot have been, in the user's words.
pub fn read_line(words: &Words, typed: &str) -> Option<Result<Line, String>> {
    let vocabulary = Vocabulary::new(words.source()).typed_in(words.language());
    let marked = typed.contains(';') && typed.contains(|c: char| c.is_ascii_digit());
    let reads = || notation::read(vocabulary, typed).is_ok_and(|line| !line.moves.is_empty() || line.offer.is_some());
    (marked || reads()).then(|| read_round(words, typed, true))
}

/// The reading of a round that allows most: whatever any book may allow.
const WIDEST: Reading = Reading {
    cumulative: true,
    minimum: Minimum::PreviousRaise,
    minimum_together: Minimum::PreviousRaise,
    limit_reopens_percent: Some(1),
    closes_who_checked: false,
    ante_first: true,
};

/// The place of a fault in its line, and a sentence that says what cannot have been.
fn fault_words(words: &Words, line: &Line, fault: &Fault) -> String {
    let mut values: Args =
        fault.kind.amounts().iter().map(|(name, amount)| (*name, FluentValue::from(words.number(*amount)))).collect();
    let player = fault.player.and_then(|player| line.players.get(player)).cloned().unwrap_or_default();
    values.set("player", player);
    let sentence = words.with(&format!("fault-{}", fault.kind.key()), &values);
    match &fault.at {
        Some(at) => notation::place(&line.text, at, &sentence, WIDTH),
        None => sentence,
    }
}
