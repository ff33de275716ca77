//! Amounts and piles of chips where a line has them.

use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::key::Key;
use crate::betting::{Amount, Chips, total};
use crate::locale::{NumberContext, NumberError, read_piles};
use std::ops::Range;

/// Chips as they were told.
pub(super) struct Piles {
    pub(super) chips: Vec<Chips>,
    /// What they are worth together.
    pub(super) worth: Amount,
    pub(super) at: Range<usize>,
    /// Whether they were told pile by pile, with a `+`, an `x` or an "and".
    pub(super) composed: bool,
    /// Whether bare amounts were told one by one: `500 and 25`.
    pub(super) listed: bool,
}

/// The most chips of a pile that are counted in words.
pub(super) const MOST_IN_WORDS: u64 = 20;

/// A pile as it was told: where its number stands, how many of it there are, and whether it was told as chips.
pub(super) struct ToldPile {
    pub(super) number: Range<usize>,
    count: u64,
    pub(super) composed: bool,
    /// What the number counts: `5 hundred`.
    scale: Amount,
    /// Whether half of that is added: `2 and a half thousand`.
    half: bool,
    /// The value of chips that were told by their name, which has no number.
    named: Option<Amount>,
}

impl ToldPile {
    /// Chips by their name.
    pub(super) fn named(count: u64, value: Amount, number: Range<usize>) -> Self {
        Self { number, count, composed: true, scale: 1, half: false, named: Some(value) }
    }
}

/// The words behind digits that say what they count.
const SCALES: [Amount; 3] = [100, 1_000, 1_000_000];

impl Cursor<'_> {
    /// The chips that come next, if a number does. One chip is told as such: `a 500 chip`, `one chip of 500`, `500 in one
    /// chip`.
    ///
    /// # Errors
    /// When it is no amount, or one of nothing.
    pub(super) fn piles(&mut self) -> Result<Option<Piles>, NotationError> {
        let mut ahead = *self;
        let Some(first) = ahead.pile() else {
            return Ok(None);
        };
        let mut told = vec![first];
        let mut listed = false;
        loop {
            if ahead.eat(&['+']) {
                let next = ahead.pile().ok_or_else(|| ahead.expected(Expected::Amount))?;
                told.push(next);
                continue;
            }
            let next = ahead.listed_piles();
            listed |= next.iter().any(|pile| !pile.composed);
            match next.is_empty() {
                true => break,
                false => told.extend(next),
            }
        }
        let composed = told[0].composed || told.len() > 1;
        let at = told[0].number.start..told[told.len() - 1].number.end;
        let counted = composed || ahead.clone().phrase(&[Key::Chips]).is_some();
        let place = if counted { NumberContext::Chips } else { NumberContext::Line };
        let mut chips = Vec::new();
        for ToldPile { number, count, scale, half, named, .. } in told {
            if let Some(value) = named {
                chips.push(Chips { count, value });
                continue;
            }
            let text = &self.text[number.clone()];
            let (read, scale) = match read_piles(self.language(), place, text) {
                // `1.5 thousand` is `1.5k`.
                Err(NumberError::Fraction) if scale == 1_000 => {
                    (read_piles(self.language(), place, &format!("{text}k")), 1)
                }
                read => (read, scale),
            };
            let piles = read.map_err(|why| self.wrong(number, Expected::Number(why)))?;
            chips.extend(piles.into_iter().map(|pile| Chips {
                count: pile.count.saturating_mul(count),
                value: pile.value.saturating_mul(scale).saturating_add(if half { scale / 2 } else { 0 }),
            }));
        }
        self.at = ahead.at;
        let worth = total(&chips).map_err(|_| self.wrong(at.clone(), Expected::Number(NumberError::TooLarge)))?;
        Ok(Some(Piles { chips, worth, at, composed, listed }))
    }

    /// A pile: an amount, so many times it, one chip of it, or a number of them in words: `two 500 chips`.
    pub(super) fn pile(&mut self) -> Option<ToldPile> {
        if let Some(named) = self.named_pile() {
            return Some(named);
        }
        let mut ahead = *self;
        let several = ahead.several();
        let one = ahead.phrase(&[Key::OneChipOf]).is_some();
        ahead.blanks();
        let start = ahead.at;
        if !ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
            return None;
        }
        ahead.number();
        let times = ahead.times();
        let number = start..ahead.at;
        let (scale, half) = ahead.scale();
        let (count, composed) = match several {
            Some((count, named)) => {
                let chips = ahead.chips_behind();
                (named || chips).then_some((count, true))?
            }
            None => (1, ahead.one_chip() || one || times),
        };
        *self = ahead;
        Some(ToldPile { number, count, composed, scale, half, named: None })
    }

    /// Steps over the word behind digits that says what they count, `5 hundred`, and gives it; else they count themselves. And
    /// whether half of it is added.
    fn scale(&mut self) -> (Amount, bool) {
        let mut ahead = *self;
        let half = ahead.phrase(&[Key::Half]).is_some();
        ahead.blanks();
        match ahead.number_word().filter(|scale| SCALES.contains(scale)) {
            Some(scale) => {
                *self = ahead;
                (scale, half)
            }
            None => (1, false),
        }
    }

    /// The amount that comes next, nothing included.
    ///
    /// # Errors
    /// When there is none.
    pub(super) fn amount(&mut self) -> Result<Piles, NotationError> {
        self.piles()?.ok_or_else(|| self.expected(Expected::Amount))
    }

    /// The amount above nothing that comes next, if a number does.
    ///
    /// # Errors
    /// When it is no amount, or nothing.
    pub(super) fn chips(&mut self) -> Result<Option<Piles>, NotationError> {
        let piles = self.piles()?;
        match &piles {
            Some(piles) if piles.chips.iter().any(|pile| pile.count == 0 || pile.value == 0) => {
                Err(self.wrong(piles.at.clone(), Expected::Number(NumberError::Zero)))
            }
            _ => Ok(piles),
        }
    }

    /// Steps over digits, what groups them, a decimal mark, and `k` or `m`, as far as they can belong to one number. A
    /// mark directly between digits always belongs to it, so that `3,50` is never taken for two numbers; a blank only
    /// where it groups, and never behind a number that touches a name: `A1 200`.
    fn number(&mut self) {
        let digit = |c: char| c.is_ascii_digit();
        let start = self.at;
        let mut blanks_only = !self.text[..start].ends_with(char::is_alphanumeric);
        loop {
            self.skip(digit);
            let mut rest = self.rest().chars();
            let (Some(mark), next) = (rest.next(), rest.next()) else {
                break;
            };
            let tight = matches!(mark, '.' | ',' | '\'' | '’') && next.is_some_and(digit);
            let groups = matches!(mark, ' ' | '\u{a0}' | '\u{202f}')
                && blanks_only
                && three_digits(&self.rest()[mark.len_utf8()..])
                && in_groups(&self.text[start..self.at]);
            if !tight && !groups {
                break;
            }
            blanks_only &= groups;
            self.at += mark.len_utf8();
        }
        let Some(behind) = self.rest().strip_prefix(['k', 'K', 'm', 'M']) else {
            return;
        };
        // `2k5` is 2,500.
        let thousands = self.rest().starts_with(['k', 'K']);
        let tail = behind.bytes().take_while(u8::is_ascii_digit).count();
        if tail <= if thousands { 3 } else { 0 } && !behind[tail..].starts_with(char::is_alphanumeric) {
            self.at += 1 + tail;
        }
    }

    /// Steps over a multiplication mark and the number behind it. A capital X may be a player, unless it touches both.
    fn times(&mut self) -> bool {
        let mut ahead = *self;
        let loose = ahead.eat(&['x', '×', '*']);
        if loose {
            ahead.blanks();
        } else if ahead.peek() == Some('X') {
            ahead.at += 1;
        } else {
            return false;
        }
        let follows = ahead.peek().is_some_and(|c| c.is_ascii_digit());
        if follows {
            ahead.number();
            *self = ahead;
        }
        follows
    }
}

/// Whether a text begins with three digits and no more.
fn three_digits(text: &str) -> bool {
    text.bytes().take_while(u8::is_ascii_digit).count() == 3
}

/// Whether digits and blanks are one to three digits, then groups of three.
fn in_groups(text: &str) -> bool {
    let mut groups = text.split(|c: char| !c.is_ascii_digit());
    groups.next().is_some_and(|first| first.len() <= 3) && groups.all(|group| group.len() == 3)
}

#[cfg(test)]
mod tests {
    use super::super::vocabulary::Vocabulary;
    use super::*;

    #[track_caller]
    fn case(text: &str, want: Result<(Amount, &str), (NumberError, &str)>) {
        let vocabulary = Vocabulary::default();
        let mut cursor = Cursor::new(text, vocabulary);
        let read = match cursor.amount() {
            Ok(piles) => Ok((piles.worth, cursor.rest())),
            Err(NotationError { at, expected: Expected::Number(why), .. }) => Err((why, &text[at])),
            Err(error) => panic!("{text:?}: {error}"),
        };
        assert_eq!(read, want, "{text:?}");
    }

    #[test]
    fn a_number_goes_as_far_as_it_can() {
        for text in ["1200", "1.200", "1,200", "1 200", "1\u{a0}200", "1'200", "1,2k", "1.2K", "2x500+200", "12 x 100"]
        {
            case(text, Ok((1200, "")));
            case(&format!(" {text}, B"), Ok((1200, ", B")));
        }
        case("2k5, B", Ok((2500, ", B")));
        case("2K25", Ok((2250, "")));
        case("2k500", Ok((2500, "")));
        case("3X400", Ok((1200, "")));
        case("3 X400", Ok((3, " X400")));
        case("1,5m B", Ok((1_500_000, " B")));
        case("5 k", Ok((5, " k")));
        case("5 min", Ok((5, " min")));
        case("100 1", Ok((100, " 1")));
        case("100 1000", Ok((100, " 1000")));
        case("1000 100", Ok((1000, " 100")));
        case("1  200", Ok((1, "  200")));
        case("600, 200", Ok((600, ", 200")));
        case("400x", Ok((400, "x")));
        case("1,200 300", Ok((1200, " 300")));
    }

    #[test]
    fn what_touches_a_number_is_never_cut_off() {
        case("3,50, C", Err((NumberError::Fraction, "3,50")));
        case("200,3 calls", Err((NumberError::Fraction, "200,3")));
        case("1.2.3", Err((NumberError::NotANumber, "1.2.3")));
        case("100+3,50", Err((NumberError::Fraction, "3,50")));
        case("1000000000001", Err((NumberError::TooLarge, "1000000000001")));
        case("999999999999+2", Err((NumberError::TooLarge, "999999999999+2")));
    }
}
