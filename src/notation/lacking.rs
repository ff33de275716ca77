//! A line that is none only because the blinds or the least bet are missing before it.

use super::error::Expected;
use super::{Vocabulary, read};

/// The least bet of a line that is read to see whether it is one.
const ANY_LEAST_BET: &str = "min 1;";

/// Whether a text tells what several players did, with an amount, and would be a line, but for the blinds or the least bet that
/// stand before it.
#[must_use]
pub fn lacks_setup(vocabulary: Vocabulary, text: &str) -> bool {
    let alone = read(vocabulary, text).err();
    let lacks_blinds = alone.is_some_and(|error| error.expected == Expected::Blinds);
    if !lacks_blinds || !text.contains(|c: char| c.is_ascii_digit()) {
        return false;
    }
    let line = read(vocabulary, &format!("{ANY_LEAST_BET} {text}"));
    line.is_ok_and(|line| line.moves.len() + usize::from(line.offer.is_some()) > 1)
}
