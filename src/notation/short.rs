//! Amounts alone: the shortest way to tell what a player faces.

use crate::betting::total;
use crate::locale::{Language, NumberContext, read_piles};
use std::fmt::Write;

/// The line that amounts alone stand for: `400 > 1100` is a bet of 400 by A after the flop and a raise to 1100 by B, in a
/// round whose least bet does not matter any more. None for anything else.
pub(super) fn expand(language: Language, text: &str) -> Option<String> {
    let amount = |piece| total(&read_piles(language, NumberContext::Line, piece).ok()?).ok();
    let totals: Vec<u64> = text.split('>').map(amount).collect::<Option<_>>()?;
    let first = *totals.first().filter(|first| **first > 0)?;
    let mut line = format!("min {first};");
    for (name, total) in ('A'..='Z').zip(&totals) {
        write!(line, " {name} {total},").ok()?;
    }
    (totals.len() <= 26).then(|| line.trim_end_matches(',').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_alone_are_an_opening_bet_and_raises() {
        assert_eq!(expand(Language::En, "1000").as_deref(), Some("min 1000; A 1000"));
        assert_eq!(expand(Language::En, "400 > 1.1k").as_deref(), Some("min 400; A 400, B 1100"));
    }

    #[test]
    fn nothing_else_is_expanded() {
        for text in ["", "0", "A 100", "100 min", "100/200", "100,", "> 100", "100 200", "600,200"] {
            assert_eq!(expand(Language::En, text), None, "{text}");
        }
    }
}
