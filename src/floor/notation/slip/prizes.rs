//! Places with their prizes.

use crate::locale::{NumberError, read_money};
use crate::notation::cursor::Cursor;
use crate::notation::error::{Expected, NotationError};
use crate::tournament::{Cents, MOST_CENTS, MOST_PLACES, Prize};
use std::ops::Range;

/// The number of a place, from this one on, with where it stands.
fn place(entry: &mut Cursor, from: u64) -> Result<(u64, Range<usize>), NotationError> {
    let (place, at) = entry.whole(from..=u64::MAX, Expected::PrizePlace(from))?;
    match place > MOST_PLACES as u64 {
        true => Err(entry.wrong(at, Expected::TooManyPlaces(MOST_PLACES))),
        false => Ok((place, at)),
    }
}

/// Prizes: `1: 5000, 2: 3000, 3-5: 1000`. Every place from the first on has one, and none is above the one before it.
pub(super) fn prizes<'a>(entries: impl Iterator<Item = Cursor<'a>>) -> Result<Vec<Prize>, NotationError> {
    let mut list: Vec<(Prize, Cursor, [Range<usize>; 2])> = Vec::new();
    for mut entry in entries {
        let (first, at) = place(&mut entry, 1)?;
        let last = if entry.eat(&['-', '–']) { place(&mut entry, first)?.0 } else { first };
        entry.eat(&['.']);
        entry.colon()?;
        entry.blanks();
        let money = entry.at..entry.text.len();
        let read =
            read_money(entry.rest()).and_then(|prize| if prize == 0 { Err(NumberError::Zero) } else { Ok(prize) });
        let prize = match read {
            Ok(prize) => prize,
            Err(NumberError::Empty) => return Err(entry.expected(Expected::Money)),
            Err(NumberError::TooLarge) => return Err(entry.wrong(money, Expected::LessMoney)),
            Err(_) => return Err(entry.wrong(money, Expected::Money)),
        };
        for place in first..=last {
            if list.iter().any(|(known, ..)| known.place == place) {
                return Err(entry.wrong(at, Expected::PlaceOnce));
            }
            list.push((Prize { place, prize }, entry, [at.clone(), money.clone()]));
        }
    }
    list.sort_by_key(|(prize, ..)| prize.place);
    let mut sum: Cents = 0;
    for (at, (prize, entry, [head, money])) in list.iter().enumerate() {
        if prize.place != at as u64 + 1 {
            return Err(entry.wrong(head.clone(), Expected::PrizePlace(at as u64 + 1)));
        }
        if at > 0 && list[at - 1].0.prize < prize.prize {
            return Err(entry.wrong(money.clone(), Expected::FallingPrize(prize.place)));
        }
        sum = sum.saturating_add(prize.prize);
        if sum > MOST_CENTS {
            return Err(entry.wrong(money.clone(), Expected::LessMoney));
        }
    }
    Ok(list.into_iter().map(|(prize, ..)| prize).collect())
}
