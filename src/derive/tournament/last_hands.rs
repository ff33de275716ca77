//! The last hands of a day: how many are left of the number that was drawn.

use super::*;

/// The input that says which card was drawn.
pub(crate) const CARD_DRAWN: &str = "card";
/// Its answers.
pub(crate) const CARDS_TO_DRAW: &[&str] = &["three", "four", "five", "six", "seven", "other"];
/// The input that says how many of the hands have been played.
pub(crate) const HANDS_PLAYED: &str = "hands-played";
/// Its answers, in order from none on.
pub(crate) const HANDS_COUNTED: &[&str] = &["none", "one", "two", "three", "four", "five", "six", "seven"];

class! {
    /// What is left of the hands.
    pub(crate) enum LastLeft = "last-left" {
        /// None has been played.
        All = "all",
        Some = "some",
        None = "none",
    }
}

classes! {
    pub(crate) struct LastHandsClasses {
        left: LastLeft,
    }
}

pub(crate) struct LastHands;

impl Calculate for LastHands {
    type Classes = LastHandsClasses;
    const NAME: &'static str = "last-hands";
    const INPUTS: &'static [&'static str] = &[CARD_DRAWN, HANDS_PLAYED];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["hands_drawn", "hands_played", "last_hands_left"]];
    const TABLES: &'static [&'static str] = &[];

    /// `card` is the rank that was drawn, `hands-played` how many of the hands have been played since, both in words.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<LastHandsClasses>, CalculationError> {
        let Some(drawn) = number(inputs.word(CARD_DRAWN)?) else {
            inputs.not_needed(HANDS_PLAYED);
            return Ok(Calculated::new(LastHandsClasses { left: LastLeft::All }, Vec::new(), Vec::new()));
        };
        let played = number(inputs.word(HANDS_PLAYED)?).unwrap_or(0);
        let Some(left) = drawn.checked_sub(played) else {
            let amounts = [("played", played), ("drawn", drawn)];
            return Err(CalculationError::impossible(HANDS_PLAYED, "more-than-drawn", amounts));
        };
        let class = match (left, played) {
            (0, _) => LastLeft::None,
            (_, 0) => LastLeft::All,
            _ => LastLeft::Some,
        };
        let amounts = vec![("hands_drawn", drawn), ("hands_played", played), ("last_hands_left", left)];
        let terms = [Term::plus(("hands_drawn", drawn)), Term::minus(("hands_played", played))];
        let sums = if played > 0 { vec![Sum::total(terms, ("last_hands_left", left))] } else { Vec::new() };
        Ok(Calculated::new(LastHandsClasses { left: class }, amounts, sums))
    }
}

/// The number of a word.
fn number(word: &str) -> Option<u64> {
    HANDS_COUNTED.iter().position(|known| *known == word).map(|place| place as u64)
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn words_are_numbers() {
        assert_eq!(
            (number("none"), number("three"), number("seven"), number("other")),
            (Some(0), Some(3), Some(7), None)
        );
    }
}
