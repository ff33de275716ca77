//! Amounts alone: the shortest way to tell what a player faces.

use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::{Key, Vocabulary};
use crate::betting::total;
use crate::locale::{Language, NumberContext, NumberError, read_piles};
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

/// Why a text of nothing but players and amounts says two things: an amount that could be another one, or two.
#[must_use]
pub fn doubtful(vocabulary: Vocabulary, text: &str) -> Option<NotationError> {
    let mut cursor = Cursor::new(text, vocabulary);
    let mut doubt = None;
    loop {
        cursor.separators();
        if cursor.peek().is_none() {
            return doubt;
        }
        match cursor.piles() {
            Ok(Some(_)) => {}
            Ok(None) if cursor.eat(&['>']) || cursor.phrase(&[Key::Chips]).is_some() => {}
            Ok(None) => {
                cursor.player().ok().flatten()?;
            }
            Err(error) => match error.expected {
                Expected::Number(
                    NumberError::OneOrTwo { .. } | NumberError::TwoReadings { .. } | NumberError::CountOrAmount { .. },
                ) => {
                    cursor.at = error.at.end;
                    doubt.get_or_insert(error);
                }
                _ => return None,
            },
        }
    }
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
    fn players_and_amounts_alone_are_doubted_where_an_amount_is() {
        let doubt = |text: &str| doubtful(Vocabulary::default(), text).map(|error| text[error.at].to_owned());
        for text in ["100 200", "600,200", "A 600,200", "A 1200, B 100 200", "400 > 100 200", "1,0000"] {
            assert!(doubt(text).is_some(), "{text}");
        }
        for text in ["", "100", "1 200", "A 600, 200", "A", "the 100 200 chips", "100 200 short", "3,50", "A 600.5"] {
            assert_eq!(doubt(text), None, "{text}");
        }
    }

    #[test]
    fn nothing_else_is_expanded() {
        for text in ["", "0", "A 100", "100 min", "100/200", "100,", "> 100", "100 200", "600,200"] {
            assert_eq!(expand(Language::En, text), None, "{text}");
        }
    }
}
