//! A line that is none only because the blinds or the least bet are missing before it, the amounts in it, or the commas between
//! the players.

use super::cursor::Cursor;
use super::error::Expected;
use super::key::Key;
use super::{Vocabulary, read};

/// The least bet of a line that is read to see whether it is one.
const ANY_LEAST_BET: &str = "min 1;";

/// Whether a text tells what players did, with an amount, and would be a line, but for the blinds or the least bet that stand before
/// it. Of one player alone only where he is named as lines name players, by a capital letter or a position: "a raise 500" is words.
#[must_use]
pub fn lacks_setup(vocabulary: Vocabulary, text: &str) -> bool {
    let alone = read(vocabulary, text).err();
    let lacks_blinds = alone.is_some_and(|error| error.expected == Expected::Blinds);
    if !lacks_blinds || !text.contains(|c: char| c.is_ascii_digit()) {
        return false;
    }
    let line = read(vocabulary, &format!("{ANY_LEAST_BET} {text}"));
    line.is_ok_and(|line| match line.moves.len() + usize::from(line.offer.is_some()) {
        0 => false,
        1 => named(vocabulary, text),
        _ => true,
    })
}

/// Whether a text begins with a player as only lines do, and with what he did, not with somebody who speaks of himself.
fn named(vocabulary: Vocabulary, text: &str) -> bool {
    let text = text.trim_start();
    let mut cursor = Cursor::new(text, vocabulary);
    let speaks = cursor.clone().phrase(&[Key::Speaker]).is_some();
    let name = text.split(char::is_whitespace).next().unwrap_or_default();
    let capitals = name.chars().any(char::is_alphabetic) && !name.chars().any(char::is_lowercase);
    let player = matches!(cursor.player(), Ok(Some(_)));
    capitals && !speaks && player && cursor.phrase(&Key::PERFECT).is_some()
}

/// The most commas that are put in.
const MOST_COMMAS: usize = 40;

/// A text that tells what several players did without the commas between them: the same with them. None where it reads as it
/// stands, where anything else is wrong with it, and where nothing but the blinds is told.
#[must_use]
pub fn with_commas(vocabulary: Vocabulary, text: &str) -> Option<String> {
    let alone = read(vocabulary, text).err().filter(|_| text.contains(|c: char| c.is_ascii_digit()))?;
    let before = if alone.expected == Expected::Blinds { ANY_LEAST_BET } else { "" };
    let mut line = format!("{before}{text}");
    for inserted in 0..=MOST_COMMAS {
        match read(vocabulary, &line) {
            Ok(read) => {
                let several = read.moves.len() + usize::from(read.offer.is_some()) > 1;
                return (inserted > 0 && several).then(|| line[before.len()..].to_owned());
            }
            Err(error) if error.expected == Expected::Next => {
                let end = line[..error.at.start].trim_end().len();
                line.insert(end, ',');
            }
            Err(_) => return None,
        }
    }
    None
}

/// Blinds and amounts by which a line without any is read, and shown as an example: each raise is a whole one.
const EXAMPLE: (&str, [u32; 5]) = ("blinds 100/200;", [600, 2400, 9600, 38_400, 153_600]);

/// A text that tells what several players did, and neither the blinds nor how much: the same with amounts, as an example.
#[must_use]
pub fn lacks_amounts(vocabulary: Vocabulary, text: &str) -> Option<String> {
    let alone = read(vocabulary, text).err()?;
    if alone.expected != Expected::Blinds || text.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let (setup, amounts) = EXAMPLE;
    let mut line = format!("{setup} {text}");
    for (inserted, amount) in amounts.into_iter().enumerate() {
        let lacks = match read(vocabulary, &line) {
            Ok(read) => return (inserted > 0 && read.moves.len() > 1).then_some(line),
            Err(error) => error,
        };
        let at = match lacks.expected {
            Expected::Amount | Expected::RaiseAmount => lacks.at.start,
            Expected::AllInAmount => lacks.at.end,
            _ => return None,
        };
        line.insert_str(line[..at].trim_end().len(), &format!(" {amount}"));
    }
    None
}
