//! What was said at the table, with amounts in digits or in words.

use super::amount::Piles;
use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::read::Reader;
use crate::betting::{Amount, Chips, MOST, Motion, Words};
use crate::locale::{NumberError, fold, of_a_word};

impl Reader<'_> {
    /// Reads one thing that a player said: `raise to 800`, `I'm all-in`, `five hundred`.
    pub(super) fn utterance(&mut self, player: usize) -> Result<Motion, NotationError> {
        self.cursor.phrase(&[Key::Speaker]);
        self.article();
        self.cursor.blanks();
        let start = self.cursor.at;
        let words = match self.cursor.phrase(&Key::WORDS) {
            Some(Key::Check | Key::Knock) => Words::Check,
            Some(Key::Fold) => Words::Fold,
            Some(Key::Call) => self.said_call()?,
            Some(Key::Bet) => self.said_bet()?,
            Some(Key::Raise) => self.said_raise()?,
            Some(Key::MakesIt) => Words::RaiseTo(self.said_amount()?),
            Some(Key::MinRaise) => Words::RaiseTo(self.min_raise(start..self.cursor.at)?),
            Some(Key::AllIn) => Words::AllIn,
            Some(Key::Completes) => self.said_completes(player, start..self.cursor.at)?,
            Some(Key::If) => {
                self.condition();
                Words::Conditional
            }
            Some(_) => Words::Pot,
            None => self.said_number()?,
        };
        Ok(Motion::Says(words))
    }

    /// Steps over what is announced on a condition: to the end of the quote, or of the line, since a comma stands in it.
    fn condition(&mut self) {
        let behind = self.cursor.text[self.cursor.at..].find(CLOSING);
        self.cursor.at = behind.map_or(self.cursor.text.len(), |end| self.cursor.at + end);
    }

    /// Steps over "one" where it is an article: `een raise`.
    fn article(&mut self) {
        let mut ahead = self.cursor;
        ahead.blanks();
        let article = ahead.phrase(&[Key::Article]).is_some() || ahead.number_word() == Some(1);
        if article && ahead.clone().phrase(&Key::WORDS).is_some() {
            self.cursor = ahead;
        }
    }

    pub(super) fn said_call(&mut self) -> Result<Words, NotationError> {
        self.cursor.phrase(&[Key::To, Key::For]);
        Ok(self.spoken()?.map_or(Words::Call, Words::CallOf))
    }

    fn said_bet(&mut self) -> Result<Words, NotationError> {
        if self.cursor.phrase(&[Key::Pot]).is_some() {
            return Ok(Words::Pot);
        }
        self.cursor.phrase(&[Key::To, Key::For]);
        Ok(self.spoken()?.map_or(Words::Bet, Words::BetOf))
    }

    fn said_raise(&mut self) -> Result<Words, NotationError> {
        if self.cursor.phrase(&[Key::Pot]).is_some() {
            return Ok(Words::Pot);
        }
        let said = self.cursor.wording();
        let (amount, total) = match said {
            Some(_) => self.said_sum()?.ok_or_else(|| self.cursor.expected(Expected::Amount))?,
            None => match self.said_sum()? {
                Some(sum) => sum,
                None => return Ok(Words::Raise),
            },
        };
        let more = said != Some(Key::To) && self.cursor.phrase(&[Key::More, Key::OnTop]).is_some();
        Ok(match said {
            _ if total => Words::RaiseTo(amount),
            Some(Key::To) => Words::RaiseTo(amount),
            _ if more || said == Some(Key::By) => Words::RaiseBy(amount),
            _ => Words::RaiseOf(amount),
        })
    }

    /// An amount and nothing else, or so much more.
    fn said_number(&mut self) -> Result<Words, NotationError> {
        let wrong = self.cursor.expected(Expected::Said);
        let by = self.cursor.phrase(&[Key::By, Key::Another]).is_some();
        let amount = self.spoken()?.ok_or(wrong)?;
        let more = self.cursor.phrase(&[Key::More, Key::OnTop]).is_some();
        Ok(if by || more { Words::RaiseBy(amount) } else { Words::Amount(amount) })
    }

    fn said_amount(&mut self) -> Result<Amount, NotationError> {
        self.spoken()?.ok_or_else(|| self.cursor.expected(Expected::Amount))
    }

    /// The amount that comes next, in digits or in words, with what may stand behind it.
    fn spoken(&mut self) -> Result<Option<Amount>, NotationError> {
        Ok(self.said_sum()?.map(|(amount, _)| amount))
    }

    /// The same, and whether it was said to be the total.
    fn said_sum(&mut self) -> Result<Option<(Amount, bool)>, NotationError> {
        let amount = match self.cursor.chips()? {
            // `says 500 and 500`: chips are counted so, and nobody says an amount like that.
            Some(piles) if piles.listed => {
                return Err(self.cursor.wrong(piles.at, Expected::SaidOrPut(piles.worth)));
            }
            Some(piles) => Some(piles.worth),
            None => self.cursor.number_in_words()?,
        };
        Ok(amount.map(|amount| (amount, self.after())))
    }

    /// Chips of an act, in digits or in words that are surely a number; and whether they were in words.
    pub(super) fn chips_or_words(&mut self) -> Result<Option<(Piles, bool)>, NotationError> {
        if let Some(piles) = self.cursor.chips()? {
            return Ok(Some((piles, false)));
        }
        self.cursor.blanks();
        let start = self.cursor.at;
        let Some(worth) = self.cursor.number_in_words()? else {
            return Ok(None);
        };
        let at = start..self.cursor.at;
        let chips = vec![Chips { count: 1, value: worth }];
        Ok(Some((Piles { chips, worth, at, composed: false, listed: false }, true)))
    }
}

/// What ends a condition that was announced.
const CLOSING: [char; 9] = ['"', '”', '“', '«', '»', '‹', '›', ';', '\n'];

/// No word of a number is longer, in bytes: `siebenhundertfünfundzwanzig`.
const LONGEST: usize = 40;

/// A part of a number in words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Number(Amount),
    And,
    /// So many halves of what comes next: `and a half`, and `one and a half` in one word.
    Halves(u64),
}

impl Cursor<'_> {
    /// Steps over what stands between a raise and its amount, and gives whether it is to it or by it.
    pub(super) fn wording(&mut self) -> Option<Key> {
        let said = self.phrase(&[Key::To, Key::By, Key::Another, Key::For])?;
        Some(if said == Key::Another { Key::By } else { said })
    }

    /// Whether an amount comes next that is no seat, and nothing more up to the next mark.
    pub(super) fn amount_alone(mut self) -> bool {
        self.blanks();
        let digits = self.peek().is_some_and(|c| c.is_ascii_digit());
        let amount = match digits {
            true => self.clone().player().is_err() && matches!(self.chips(), Ok(Some(_))),
            false => matches!(self.number_in_words(), Ok(Some(_))),
        };
        amount && self.separators()
    }

    /// The number in words that comes next: `five hundred`, `vijfentwintighonderd`, `dvetisíc päťsto`. Words that may be
    /// two numbers, such as `six fifty`, are refused.
    fn number_in_words(&mut self) -> Result<Option<Amount>, NotationError> {
        self.blanks();
        let (start, mut ahead) = (self.at, *self);
        let mut parts = Vec::new();
        while let Some(more) = ahead.parts() {
            parts.extend(more);
            // "And" belongs to a number only before another word of it.
            if !matches!(parts.last(), Some(Part::And)) {
                *self = ahead;
            }
        }
        let Some(last) = parts.iter().rposition(|part| *part != Part::And) else {
            return Ok(None);
        };
        let place = start..self.at;
        match value(&parts[..=last]) {
            Some(amount) if amount > MOST => Err(self.wrong(place, Expected::Number(NumberError::TooLarge))),
            Some(amount) => Ok(Some(amount)),
            None => Err(self.wrong(place, Expected::Amount)),
        }
    }

    /// Steps over the next word or phrase, if it is a part of a number or glued together of such parts.
    fn parts(&mut self) -> Option<Vec<Part>> {
        let mut ahead = *self;
        ahead.between_words();
        if let Some(key) = ahead.phrase(&[Key::OneAndHalf, Key::Half]) {
            *self = ahead;
            return Some(vec![Part::Halves(halves(key))]);
        }
        if let Some(number) = ahead.number_word() {
            *self = ahead;
            return Some(vec![Part::Number(number)]);
        }
        let place = ahead.skip(of_a_word);
        let word = fold(&self.text[place]);
        let parts = self.glued(&word)?;
        *self = ahead;
        Some(parts)
    }

    /// The parts that are glued together in a folded word, the longest first.
    fn glued(&self, word: &str) -> Option<Vec<Part>> {
        let mut rest = word;
        let mut parts = Vec::new();
        while !rest.is_empty() && word.len() <= LONGEST {
            let mut ends = (1..=rest.len()).rev().filter(|end| rest.is_char_boundary(*end));
            let (part, end) = ends.find_map(|end| Some((self.part(&rest[..end])?, end)))?;
            parts.push(part);
            rest = &rest[end..];
        }
        let ends = matches!(parts.as_slice(), [Part::And] | [.., Part::Number(_) | Part::Halves(_)]);
        (rest.is_empty() && ends).then_some(parts)
    }

    /// What a folded word is in a number.
    fn part(&self, word: &str) -> Option<Part> {
        self.meanings(word).find_map(|key| match key {
            Key::Number(number) => Some(Part::Number(number)),
            Key::And => Some(Part::And),
            Key::Half | Key::OneAndHalf => Some(Part::Halves(halves(key))),
            _ => None,
        })
    }
}

/// How many halves a word for some means.
fn halves(key: Key) -> u64 {
    if key == Key::OneAndHalf { 3 } else { 1 }
}

/// The number that parts make; none where they do not surely make one.
fn value(parts: &[Part]) -> Option<Amount> {
    let (mut total, mut group, mut scale, mut halves) = (0_u64, 0_u64, u64::MAX, 0_u64);
    for (at, part) in parts.iter().enumerate() {
        let number = match *part {
            Part::Number(number) => number,
            Part::And => continue,
            Part::Halves(more) if halves == 0 && group < 100 && (more == 1 || group == 0) => {
                halves = more;
                continue;
            }
            Part::Halves(_) => return None,
        };
        let behind = at.checked_sub(1).map(|before| parts[before]);
        let rest = group % 100;
        match number {
            // Halves are of hundreds, thousands or millions, right behind them.
            100 | 1_000.. if halves > 0 && number < scale => {
                let counted = (2 * group + halves).checked_mul(number / 2)?;
                (group, halves) = (if number == 100 { counted } else { 0 }, 0);
                if number > 100 {
                    (total, scale) = (total.checked_add(counted)?, number);
                }
            }
            _ if halves > 0 => return None,
            1_000.. if number < scale => {
                total = total.checked_add(group.max(1).checked_mul(number)?)?;
                (group, scale) = (0, number);
            }
            100 if group < 100 => group = group.max(1) * 100,
            // "Two thousand five" may be 2,500.
            1..10 if matches!(behind, Some(Part::Number(1_000..))) && at + 1 == parts.len() => return None,
            1..100 if rest == 0 => group += number,
            1..10 if rest >= 20 && rest % 10 == 0 => group += number,
            20..100 if rest < 10 && number % 10 == 0 && behind == Some(Part::And) => group += number,
            _ => return None,
        }
    }
    total.checked_add(group).filter(|_| halves == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_make_a_number_or_none() {
        let number = Part::Number;
        let case = |parts: &[Part], want| assert_eq!(value(parts), want);
        case(&[number(5)], Some(5));
        case(&[number(5), number(100)], Some(500));
        case(&[number(12), number(100)], Some(1_200));
        case(&[number(20), number(5), number(100)], Some(2_500));
        case(&[number(5), Part::And, number(20), number(100)], Some(2_500));
        case(&[number(2), number(1_000), number(5), number(100), Part::And, number(50)], Some(2_550));
        case(&[number(100), number(1_000)], Some(100_000));
        case(&[number(1_000), number(50)], Some(1_050));
        case(&[number(6), number(50)], None);
        case(&[number(5), number(20)], None);
        case(&[number(5), number(5)], None);
        case(&[number(2), number(1_000), number(5)], None);
        case(&[number(2), number(1_000), number(3), number(1_000)], None);
        case(&[number(5), number(100), number(100)], None);
        case(&[number(5), number(1_000_000), number(1_000_000)], None);
        let half = Part::Halves(1);
        case(&[number(2), half, number(1_000)], Some(2_500));
        case(&[number(2), Part::And, half, number(100)], Some(250));
        case(&[Part::Halves(3), number(1_000)], Some(1_500));
        case(&[half, number(1_000)], Some(500));
        case(&[number(2), half], None);
        case(&[number(2), half, number(5)], None);
        case(&[number(2), Part::Halves(3), number(1_000)], None);
        case(&[number(2), half, half, number(1_000)], None);
        case(&[number(2), number(100), half, number(1_000)], None);
    }
}
