//! What the marks between the digits of a number mean: groups of thousands, a decimal mark, or two numbers run together.

use super::{Language, NumberError};
use crate::betting::{Amount, MOST};

/// Where a number stands, which decides what else its marks could mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberContext {
    /// Alone, where one amount is asked for: a comma separates nothing.
    Alone,
    /// In a line, where a comma may also stand between two amounts.
    Line,
    /// Among chips told by their values, where `2 500` may also be two chips of 500.
    Chips,
}

/// Digits in parts, with the marks between them.
struct Parts<'a> {
    parts: Vec<&'a str>,
    marks: Vec<Mark>,
}

/// Marks of one kind mean the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Point,
    Comma,
    Apostrophe,
    Blank,
    /// A blank at which no line is broken: nobody types it between two amounts.
    FixedBlank,
}

impl Mark {
    fn of(c: char) -> Option<Self> {
        match c {
            '.' => Some(Self::Point),
            ',' => Some(Self::Comma),
            '\'' | '’' => Some(Self::Apostrophe),
            ' ' => Some(Self::Blank),
            '\u{a0}' | '\u{202f}' => Some(Self::FixedBlank),
            _ => None,
        }
    }

    /// Whether it can stand before a decimal fraction.
    fn is_decimal(self) -> bool {
        matches!(self, Self::Point | Self::Comma)
    }

    /// Whether it can also stand between two numbers.
    fn separates(self, place: NumberContext) -> bool {
        self == Self::Blank || self == Self::Comma && place != NumberContext::Alone
    }

    /// Whether a language groups by it, of the marks that can also separate.
    fn is_own(self, language: Language) -> bool {
        matches!((self, language), (Self::Comma, Language::En) | (Self::Blank, Language::Sk))
    }
}

/// Reads digits and the marks between them, times a scale: 1, or what `k` or `m` stands for.
///
/// # Errors
/// When it is no number, no whole one, or could be two things.
pub(super) fn read_marked(
    language: Language,
    place: NumberContext,
    text: &str,
    scale: u64,
) -> Result<Amount, NumberError> {
    let parts = Parts::of(text)?;
    let Some((first, others)) = parts.marks.split_first() else {
        return scaled(text, "", scale);
    };
    match others {
        _ if others.iter().any(|mark| mark != first) => Err(parts.mixed(scale)),
        // Before k or m a single point or comma is a decimal mark.
        [] if scale > 1 && first.is_decimal() => parts.decimal_of(language, *first, scale),
        _ if parts.in_groups() => parts.grouped(language, place, *first, scale),
        [] if first.is_decimal() => parts.fraction(),
        _ => Err(NumberError::NotANumber),
    }
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Result<Self, NumberError> {
        let parts: Vec<&str> = text.split(|c| Mark::of(c).is_some()).collect();
        match parts.iter().all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit())) {
            true => Ok(Self { parts, marks: text.chars().filter_map(Mark::of).collect() }),
            false => Err(NumberError::NotANumber),
        }
    }

    /// Whether these are groups of thousands. A number that begins with 0 has none.
    fn in_groups(&self) -> bool {
        let first = self.parts[0];
        (1..=3).contains(&first.len()) && !first.starts_with('0') && self.parts[1..].iter().all(|part| part.len() == 3)
    }

    /// All the digits as one number.
    fn joined(&self, scale: u64) -> Result<Amount, NumberError> {
        scaled(&self.parts.concat(), "", scale)
    }

    /// A decimal fraction of a thousand or a million.
    fn decimal_of(&self, language: Language, mark: Mark, scale: u64) -> Result<Amount, NumberError> {
        let decimal = scaled(self.parts[0], self.parts[1], scale);
        match (decimal, self.joined(scale)) {
            (Ok(other), Ok(one)) if self.in_groups() && mark.is_own(language) => {
                Err(NumberError::TwoReadings { one, other })
            }
            (decimal, _) => decimal,
        }
    }

    /// Digits behind a decimal mark: only zeros are no fraction of a chip, and more than one may be a slip for thousands.
    fn fraction(&self) -> Result<Amount, NumberError> {
        let (whole, zeros) = (self.parts[0], self.parts[1]);
        if zeros.bytes().any(|digit| digit != b'0') {
            return Err(NumberError::Fraction);
        }
        if zeros.len() == 1 {
            return scaled(whole, "", 1);
        }
        let thousands = zeros.len() > 3 && whole.len() <= 3;
        let other = scaled(if thousands { [whole, "000"].concat() } else { whole.to_owned() }.as_str(), "", 1)?;
        match self.joined(1)? {
            one if one == other => Ok(one),
            one => Err(NumberError::TwoReadings { one, other }),
        }
    }

    /// Groups of thousands by one kind of mark, unless they may also be two numbers.
    fn grouped(&self, language: Language, place: NumberContext, mark: Mark, scale: u64) -> Result<Amount, NumberError> {
        let one = self.joined(scale)?;
        let Some(at) = (1..self.parts.len()).find(|at| self.may_split(*at, language, mark)) else {
            return self.counted(place, mark, one);
        };
        if mark.separates(place) { Err(self.split(at, one, scale)) } else { Ok(one) }
    }

    /// Whether a number may end before this part. A number does not begin with 0, and hardly anybody has one chip. The mark
    /// by which a language groups is doubtful only between two numbers of three digits.
    fn may_split(&self, at: usize, language: Language, mark: Mark) -> bool {
        let long = self.parts[0].len();
        let groups_clearly = self.parts[1..].iter().any(|part| part.starts_with('0'));
        !self.parts[at].starts_with('0')
            && if mark.is_own(language) { long == 3 && !groups_clearly } else { at > 1 || long > 1 }
    }

    /// One amount, unless it stands where `2 500` is also two chips of 500.
    fn counted(&self, place: NumberContext, mark: Mark, one: Amount) -> Result<Amount, NumberError> {
        match self.parts.as_slice() {
            [count, value] if place == NumberContext::Chips && mark == Mark::Blank && !value.starts_with('0') => {
                let (count, value) = (scaled(count, "", 1)?, scaled(value, "", 1)?);
                if count > 1 { Err(NumberError::CountOrAmount { one, count, value }) } else { Ok(one) }
            }
            _ => Ok(one),
        }
    }

    /// That this is one amount or two, the second from a part on.
    fn split(&self, at: usize, one: Amount, scale: u64) -> NumberError {
        match (scaled(&self.parts[..at].concat(), "", 1), scaled(&self.parts[at..].concat(), "", scale)) {
            (Ok(first), Ok(second)) => NumberError::OneOrTwo { one, first, second },
            _ => NumberError::NotANumber,
        }
    }

    /// Marks of two kinds: why that is no number.
    fn mixed(&self, scale: u64) -> NumberError {
        let changes = self.marks.windows(2).position(|pair| pair[0] != pair[1]);
        let (Some(at), Ok(one), true) = (changes.map(|at| at + 2), self.joined(scale), self.in_groups()) else {
            return NumberError::NotANumber;
        };
        let behind = self.parts[at..].concat();
        match scaled(&self.parts[..at].concat(), "", scale) {
            Ok(other) if behind.bytes().all(|digit| digit == b'0') => NumberError::TwoReadings { one, other },
            _ if behind.starts_with('0') => NumberError::NotANumber,
            _ => self.split(at, one, scale),
        }
    }
}

/// Digits before and behind a decimal mark, times a scale.
fn scaled(whole: &str, fraction: &str, scale: u64) -> Result<Amount, NumberError> {
    let fraction = fraction.trim_end_matches('0');
    let places = u32::try_from(fraction.len()).map_err(|_| NumberError::Fraction)?;
    let unit = 10_u64.checked_pow(places).filter(|unit| scale.is_multiple_of(*unit)).ok_or(NumberError::Fraction)?;
    let behind = if fraction.is_empty() { Ok(0) } else { fraction.parse::<u64>() };
    let behind = behind.map_err(|_| NumberError::Fraction)? * (scale / unit);
    let whole = whole.parse::<u64>().ok().and_then(|whole| whole.checked_mul(scale)?.checked_add(behind));
    whole.filter(|amount| *amount <= MOST).ok_or(NumberError::TooLarge)
}

#[cfg(test)]
mod tests;
