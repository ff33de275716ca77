//! Amounts as people write them and as each language writes them.

use super::grouping::read_marked;
use super::{Args, Language, NumberContext, args};
use crate::betting::{Amount, AmountError, Chips, total};
use std::fmt;

/// Why a text is no amount. The word for it is the key of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberError {
    /// There is nothing to read.
    Empty,
    /// Nothing, where an amount above nothing is needed.
    Zero,
    /// Below zero.
    Negative,
    /// Not a whole number of chips.
    Fraction,
    /// Larger than any tournament's chips.
    TooLarge,
    /// Not a number at all.
    NotANumber,
    /// One of two amounts.
    TwoReadings {
        /// With all its digits.
        one: Amount,
        /// With some of them behind a decimal mark.
        other: Amount,
    },
    /// One amount, or two without a word between them.
    OneOrTwo {
        /// As one amount.
        one: Amount,
        /// The first of two.
        first: Amount,
        /// The second of two.
        second: Amount,
    },
    /// One amount, or a count of chips and their value.
    CountOrAmount {
        /// As one amount.
        one: Amount,
        /// How many chips.
        count: Amount,
        /// What each is worth.
        value: Amount,
    },
}

impl NumberError {
    /// The key of the sentence that says what is wrong.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Empty => "amount-empty",
            Self::Zero => "amount-zero",
            Self::Negative => "amount-negative",
            Self::Fraction => "amount-fraction",
            Self::TooLarge => "amount-too-large",
            Self::NotANumber => "amount-not-a-number",
            Self::TwoReadings { .. } => "amount-two-readings",
            Self::OneOrTwo { .. } => "amount-one-or-two",
            Self::CountOrAmount { .. } => "amount-count-or-amount",
        }
    }

    /// The values of that sentence: what was typed, and each reading, both as the language writes it and in digits alone.
    #[must_use]
    pub fn values(self, typed: &str) -> Args<'_> {
        let mut values = args([("typed", typed.into())]);
        let mut reading = |name, digits, amount: Amount| {
            values.set(name, amount);
            values.set(digits, amount.to_string());
        };
        match self {
            Self::TwoReadings { one, other } => {
                reading("one", "one-digits", one);
                reading("other", "other-digits", other);
            }
            Self::OneOrTwo { one, first, second } => {
                reading("one", "one-digits", one);
                reading("first", "first-digits", first);
                reading("second", "second-digits", second);
            }
            Self::CountOrAmount { one, count, value } => {
                reading("one", "one-digits", one);
                reading("count", "count-digits", count);
                reading("value", "value-digits", value);
            }
            _ => {}
        }
        values
    }
}

impl fmt::Display for NumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl std::error::Error for NumberError {}

impl From<AmountError> for NumberError {
    fn from(_: AmountError) -> Self {
        Self::TooLarge
    }
}

/// Reads an amount in chips as people write it: `1200`, `1.200`, `1,200`, `1 200`, `1'200`, `1,2k`, `1.5m`, `2x1000+500`.
///
/// A point, a comma, a blank or an apostrophe before exactly three digits groups thousands, since chips have no
/// fractions; never behind a leading 0. Before `k` or `m` a single point or comma is a decimal mark: `1.125k` is 1,125.
///
/// What could be two things is refused, in whatever language it is typed. The language only decides by which mark it
/// groups itself: a comma in English, a blank in Slovak. Such a mark is doubtful only between two numbers of three digits.
///
/// # Errors
/// A [`NumberError`] that names the trouble. Nothing is ever rounded or guessed.
pub fn read_amount(language: Language, text: &str) -> Result<Amount, NumberError> {
    Ok(total(&read_piles(language, NumberContext::Alone, text)?)?)
}

/// Reads chips by their values, as [`read_amount`] reads an amount: `2x1000+500` are two chips of 1000 and one of 500.
///
/// # Errors
/// As [`read_amount`]; their sum stays within [`MOST`](crate::betting::MOST).
pub fn read_piles(language: Language, place: NumberContext, text: &str) -> Result<Vec<Chips>, NumberError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(NumberError::Empty);
    }
    let piles: Vec<Chips> = text.split('+').map(|pile| read_pile(language, place, pile)).collect::<Result<_, _>>()?;
    total(&piles)?;
    Ok(piles)
}

fn read_pile(language: Language, place: NumberContext, text: &str) -> Result<Chips, NumberError> {
    let lower = text.trim().to_lowercase();
    let number = |text| read_number(language, place, text);
    match lower.split_once(['x', '×', '*']) {
        None => Ok(Chips { count: 1, value: number(&lower)? }),
        // A blank in a count could only be the end of another number.
        Some((count, _)) if count.trim().contains(' ') => Err(NumberError::NotANumber),
        Some((count, value)) => Ok(Chips { count: number(count)?, value: number(value)? }),
    }
}

fn read_number(language: Language, place: NumberContext, text: &str) -> Result<Amount, NumberError> {
    let text = text.trim();
    if text.starts_with(['-', '−']) {
        return Err(NumberError::Negative);
    }
    // `2k5` is `2.5k`, and nothing else: the digits behind it group nothing.
    if let Some((whole, rest)) = text.split_once('k').filter(|(_, rest)| !rest.is_empty()) {
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        return match digits(whole) && digits(rest) && rest.len() <= 3 {
            true => read_marked(language, place, &format!("{whole}.{rest}"), 1_000),
            false => Err(NumberError::NotANumber),
        };
    }
    let (digits, scale) = match text.char_indices().last() {
        Some((at, 'k')) => (&text[..at], 1_000),
        Some((at, 'm')) => (&text[..at], 1_000_000),
        _ => (text, 1),
    };
    read_marked(language, place, digits.trim(), scale)
}

/// An amount as a language writes it: `1,200` in English, `1.200` in Dutch and German, `1 200` in Slovak with a
/// blank that does not break.
#[must_use]
pub fn write_amount(language: Language, amount: Amount) -> String {
    let separator = match language {
        Language::En => ',',
        Language::Nl | Language::De => '.',
        Language::Sk => '\u{a0}',
    };
    let digits = amount.to_string();
    let mut written = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            written.push(separator);
        }
        written.push(digit);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::betting::MOST;

    #[track_caller]
    fn case(text: &str, want: Result<Amount, NumberError>) {
        for language in Language::ALL {
            assert_eq!(read_amount(language, text), want, "{text:?} {language:?}");
        }
    }

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for text in [
            "1200",
            "1.200",
            "1,200",
            "1 200",
            "1\u{a0}200",
            "1'200",
            " 1,2k ",
            "1.2K",
            "1000+200",
            "2x500+200",
            "12x100",
        ] {
            case(text, Ok(1200));
        }
        case("2k5", Ok(2_500));
        case("2K25", Ok(2_250));
        case("1k500", Ok(1_500));
        case("2k5000", Err(NumberError::NotANumber));
        case("2,5k5", Err(NumberError::NotANumber));
        case("1.250.000", Ok(1_250_000));
        case("1.5m", Ok(1_500_000));
        case("2.0", Ok(2));
        case("0", Ok(0));
    }

    #[test]
    fn piles_stay_piles() {
        let read_piles = |text| read_piles(Language::En, NumberContext::Chips, text);
        let pile = |count, value| Chips { count, value };
        assert_eq!(read_piles("2x500 + 1,2k"), Ok(vec![pile(2, 500), pile(1, 1200)]));
        assert_eq!(read_piles("1000+1000"), Ok(vec![pile(1, 1000), pile(1, 1000)]));
        assert_eq!(read_piles(" "), Err(NumberError::Empty));
        assert_eq!(read_piles("2x500+"), Err(NumberError::NotANumber));
    }

    #[test]
    fn what_is_no_amount_is_named() {
        case("", Err(NumberError::Empty));
        case("  ", Err(NumberError::Empty));
        case("-5", Err(NumberError::Negative));
        case("−5", Err(NumberError::Negative));
        case("100+-5", Err(NumberError::Negative));
        case("1.25", Err(NumberError::Fraction));
        case("12,5", Err(NumberError::Fraction));
        case("1,2345k", Err(NumberError::Fraction));
        case("1 200x5", Err(NumberError::NotANumber));
        case("five", Err(NumberError::NotANumber));
        case("1e9", Err(NumberError::NotANumber));
        case("0x10", Ok(0));
        case("1..200", Err(NumberError::NotANumber));
        case(",5", Err(NumberError::NotANumber));
        case("5,", Err(NumberError::NotANumber));
        case("+", Err(NumberError::NotANumber));
        case("k", Err(NumberError::NotANumber));
        case("99999999999999999999", Err(NumberError::TooLarge));
        case("99999999999m", Err(NumberError::TooLarge));
        case("1000000000001", Err(NumberError::TooLarge));
        case("1000000000000", Ok(MOST));
        case("999999999999+2", Err(NumberError::TooLarge));
    }

    #[test]
    fn each_language_groups_in_its_own_way() {
        assert_eq!(write_amount(Language::En, 1_234_567), "1,234,567");
        assert_eq!(write_amount(Language::Nl, 1_200), "1.200");
        assert_eq!(write_amount(Language::De, 120_000), "120.000");
        assert_eq!(write_amount(Language::Sk, 12_000), "12\u{a0}000");
        assert_eq!(write_amount(Language::En, 999), "999");
    }
}
