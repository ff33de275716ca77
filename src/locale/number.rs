//! Amounts as people write them and as each language writes them.

use super::Language;
use crate::betting::{Amount, AmountError, Chips, MOST, total};
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
        }
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
/// fractions. Before `k` or `m` a point or comma is a decimal mark, unless it groups.
///
/// # Errors
/// A [`NumberError`] that names the trouble. Nothing is ever rounded or guessed.
pub fn read_amount(text: &str) -> Result<Amount, NumberError> {
    Ok(total(&read_piles(text)?)?)
}

/// Reads chips by their values, as [`read_amount`] reads an amount: `2x1000+500` are two chips of 1000 and one of 500.
///
/// # Errors
/// As [`read_amount`]; their sum stays within [`MOST`].
pub fn read_piles(text: &str) -> Result<Vec<Chips>, NumberError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(NumberError::Empty);
    }
    let piles: Vec<Chips> = text.split('+').map(read_pile).collect::<Result<_, _>>()?;
    total(&piles)?;
    Ok(piles)
}

fn read_pile(text: &str) -> Result<Chips, NumberError> {
    let lower = text.trim().to_lowercase();
    match lower.split_once(['x', '×', '*']) {
        None => Ok(Chips { count: 1, value: read_number(&lower)? }),
        Some((count, value)) => Ok(Chips { count: read_number(count)?, value: read_number(value)? }),
    }
}

fn read_number(text: &str) -> Result<Amount, NumberError> {
    let text = text.trim();
    if text.starts_with(['-', '−']) {
        return Err(NumberError::Negative);
    }
    let (digits, scale) = match text.char_indices().last() {
        Some((at, 'k')) => (&text[..at], 1_000),
        Some((at, 'm')) => (&text[..at], 1_000_000),
        _ => (text, 1),
    };
    let digits = digits.trim();
    let (whole, fraction) = split_fraction(digits, scale)?;
    let whole = whole.parse::<u64>().map_err(|_| NumberError::TooLarge)?;
    let amount =
        whole.checked_mul(scale).and_then(|amount| amount.checked_add(fraction)).filter(|amount| *amount <= MOST);
    amount.ok_or(NumberError::TooLarge)
}

/// The digits before the decimal mark, and what the digits behind it are worth at a scale.
fn split_fraction(text: &str, scale: u64) -> Result<(String, u64), NumberError> {
    let separator = |c: char| matches!(c, '.' | ',' | ' ' | '\'' | '’' | '\u{a0}' | '\u{202f}');
    if !text.chars().all(|c| c.is_ascii_digit() || separator(c)) || text.is_empty() {
        return Err(NumberError::NotANumber);
    }
    let parts: Vec<&str> = text.split(separator).collect();
    let grouped = parts[1..].iter().all(|part| part.len() == 3) && (1..=3).contains(&parts[0].len());
    match parts.as_slice() {
        [whole] => Ok(((*whole).to_owned(), 0)),
        _ if grouped => Ok((parts.concat(), 0)),
        [whole, fraction] if text.contains(['.', ',']) && !whole.is_empty() && !fraction.is_empty() => {
            Ok(((*whole).to_owned(), scaled(fraction, scale)?))
        }
        _ => Err(NumberError::NotANumber),
    }
}

fn scaled(fraction: &str, scale: u64) -> Result<u64, NumberError> {
    let fraction = fraction.trim_end_matches('0');
    let places = u32::try_from(fraction.len()).map_err(|_| NumberError::Fraction)?;
    let unit = 10_u64.checked_pow(places).ok_or(NumberError::Fraction)?;
    if fraction.is_empty() {
        return Ok(0);
    }
    if !scale.is_multiple_of(unit) {
        return Err(NumberError::Fraction);
    }
    let digits: u64 = fraction.parse().map_err(|_| NumberError::Fraction)?;
    Ok(digits * (scale / unit))
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

    #[track_caller]
    fn case(text: &str, want: Result<Amount, NumberError>) {
        assert_eq!(read_amount(text), want, "{text:?}");
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
        case("1,200k", Ok(1_200_000));
        case("1.250.000", Ok(1_250_000));
        case("1.5m", Ok(1_500_000));
        case("2.0", Ok(2));
        case("0", Ok(0));
        case("1.200,0", Err(NumberError::NotANumber));
    }

    #[test]
    fn piles_stay_piles() {
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
