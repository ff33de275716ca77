//! Money as people write it and as each language writes it: exact, in hundredths. Prizes are money, not chips.

use super::{Language, NumberError, write_amount};
use crate::tournament::{Cents, MOST_CENTS};

/// Reads an amount of money: `5000`, `5.000`, `5,000.50`, `1 250,5`, `€ 300`.
///
/// The last point or comma is a decimal mark before one or two digits at the end; before three digits it groups thousands, as
/// it does for chips.
///
/// # Errors
/// A [`NumberError`] that names the trouble. Nothing is rounded.
pub fn read_money(text: &str) -> Result<Cents, NumberError> {
    let text = text.trim().trim_start_matches(['€', '$', '£']).trim_end_matches(['€', '$', '£']).trim();
    if text.is_empty() {
        return Err(NumberError::Empty);
    }
    if text.starts_with(['-', '−']) {
        return Err(NumberError::Negative);
    }
    let tail = text.len() - text.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let (whole, hundredths) = match text[..text.len() - tail].strip_suffix(['.', ',']) {
        Some(whole) if tail == 1 || tail == 2 => (whole, format!("{:0<2}", &text[text.len() - tail..])),
        Some(_) if tail != 3 => return Err(NumberError::Fraction),
        _ => (text, "00".to_owned()),
    };
    let mut groups = whole.split(['.', ',', ' ', '\'', '’', '\u{a0}', '\u{202f}']);
    let first = groups.next().unwrap_or_default();
    let rest: Vec<&str> = groups.collect();
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let grouped = rest.is_empty() || first.len() <= 3 && rest.iter().all(|part| part.len() == 3);
    if !digits(first) || !rest.iter().all(|part| digits(part)) || !grouped {
        return Err(NumberError::NotANumber);
    }
    let number = std::iter::once(first).chain(rest).collect::<String>() + &hundredths;
    number.parse().ok().filter(|cents| *cents <= MOST_CENTS).ok_or(NumberError::TooLarge)
}

/// Money as a language writes it, with cents only where there are some: `1,250.50` in English, `1.250,50` in Dutch and German,
/// `1 250,50` in Slovak.
#[must_use]
pub fn write_money(language: Language, cents: Cents) -> String {
    let mark = match language {
        Language::En => '.',
        Language::Nl | Language::De | Language::Sk => ',',
    };
    let whole = write_amount(language, cents / 100);
    match cents % 100 {
        0 => whole,
        part => format!("{whole}{mark}{part:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_is_read_to_the_cent() {
        for (text, cents) in [
            ("5000", 500_000),
            ("5.000", 500_000),
            ("5,000.50", 500_050),
            ("1 250,5", 125_050),
            ("€ 300", 30_000),
            ("0,05", 5),
            ("12,50 €", 1_250),
            ("1.250.000", 125_000_000),
        ] {
            assert_eq!(read_money(text), Ok(cents), "{text}");
        }
    }

    #[test]
    fn what_is_no_money_is_named() {
        use NumberError::{Empty, Fraction, Negative, NotANumber, TooLarge};
        for (text, why) in [
            ("", Empty),
            ("€", Empty),
            ("-5", Negative),
            ("1,2345", Fraction),
            ("5.", Fraction),
            ("1234.567", NotANumber),
            ("five", NotANumber),
            ("1..5", NotANumber),
            ("99999999999999999999", TooLarge),
            ("10000000000,01", TooLarge),
        ] {
            assert_eq!(read_money(text), Err(why), "{text}");
        }
    }

    #[test]
    fn cents_are_written_where_there_are_some() {
        assert_eq!(write_money(Language::En, 123_450), "1,234.50");
        assert_eq!(write_money(Language::De, 123_405), "1.234,05");
        assert_eq!(write_money(Language::Sk, 500_000), "5\u{a0}000");
    }
}
