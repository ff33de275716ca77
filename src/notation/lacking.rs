//! A line that is none only because the blinds or the least bet are missing before it, or the amounts in it.

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

/// Blinds and amounts by which a line without any is read, and shown as an example: each raise is a whole one.
const EXAMPLE: (&str, [u32; 5]) = ("blinds 100/200;", [600, 2400, 9600, 38_400, 153_600]);

/// A text that tells what several players did, and neither the blinds nor how much: the same with amounts, as an example.
#[must_use]
pub fn lacks_amounts(vocabulary: Vocabulary, text: &str) -> Option<String> {
    let alone = read(vocabulary, text).err()?;
    if alone.expected != Expected::Blinds || text.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let (setup, amounts) = EXAMPLE;
    let mut line = format!("{setup} {text}");
    for (inserted, amount) in amounts.into_iter().enumerate() {
        let lacks = match read(vocabulary, &line) {
            Ok(read) => return (inserted > 0 && read.moves.len() > 1).then_some(line),
            Err(error) => error,
        };
        let at = match lacks.expected {
            Expected::Amount | Expected::RaiseAmount => lacks.at.start,
            Expected::AllInAmount => lacks.at.end,
            _ => return None,
        };
        line.insert_str(line[..at].trim_end().len(), &format!(" {amount}"));
    }
    None
}
