//! Cards where a text has them: `Ah`, `10h`, `Td`, `A♥`, and the letters that players of each language write.
//!
//! English letters come first in every language, for most players write them; then those of the language that is typed in;
//! then those of the other languages, as far as they agree: `k` is clubs in Dutch and diamonds in German and Slovak, and is
//! refused in English. Signs and whole words are understood everywhere.

use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::vocabulary::Vocabulary;
use crate::cards::{ACE, Card, Suit};
use crate::locale::{Language, fold};

/// The messages that have the letters of the ranks, and the ranks.
const RANKS: [(&str, u8); 5] =
    [("cards-ace", ACE), ("cards-king", 13), ("cards-queen", 12), ("cards-jack", 11), ("cards-ten", 10)];

/// The messages that have the letters of the suits.
const SUITS: [(&str, Suit); 4] = [
    ("cards-spades", Suit::Spades),
    ("cards-hearts", Suit::Hearts),
    ("cards-diamonds", Suit::Diamonds),
    ("cards-clubs", Suit::Clubs),
];

/// Words of this many letters or more may stand behind a blank: `A harten`.
const WORD: usize = 3;

/// The letters and words by which cards are written, folded, each with its language.
pub(super) struct CardWords {
    typed_in: Language,
    ranks: Vec<(String, Language, u8)>,
    suits: Vec<(String, Language, Suit)>,
}

impl CardWords {
    /// Those of every language.
    pub(super) fn new(vocabulary: &Vocabulary) -> Self {
        Self {
            typed_in: vocabulary.language(),
            ranks: gathered(vocabulary, &RANKS),
            suits: gathered(vocabulary, &SUITS),
        }
    }
}

fn gathered<T: Copy>(vocabulary: &Vocabulary, messages: &[(&str, T)]) -> Vec<(String, Language, T)> {
    let of = |(id, value): &(&str, T)| {
        let value = *value;
        let words = vocabulary.lists(id).into_iter();
        words.flat_map(move |(language, list)| {
            let list: Vec<String> = list.split(',').map(|word| fold(word.trim())).collect();
            list.into_iter().filter(|word| !word.is_empty()).map(move |word| (word, language, value))
        })
    };
    messages.iter().flat_map(of).collect()
}

/// What a word means: by the English letters, by those of the language that is typed in, or by all others alike. None where
/// it means nothing, or where the others do not agree.
fn meant<T: Copy + PartialEq>(words: &[(String, Language, T)], typed_in: Language, word: &str) -> Option<T> {
    let known = || words.iter().filter(|(known, ..)| known == word);
    let of = |language: Language| known().find(|(_, of, _)| *of == language).map(|(.., value)| *value);
    of(Language::En).or_else(|| of(typed_in)).or_else(|| {
        let mut others = known().map(|(.., value)| *value);
        let first = others.next()?;
        others.all(|other| other == first).then_some(first)
    })
}

impl Cursor<'_> {
    /// The card that comes next, if one does. What begins like a card and is none, is not stepped over.
    pub(super) fn card(&mut self, words: &CardWords) -> Option<Card> {
        let mut ahead = *self;
        ahead.blanks();
        let (rank, suit) = match ahead.sign() {
            Some(suit) => (ahead.rank(words)?, suit),
            None => {
                let rank = ahead.rank(words)?;
                (rank, ahead.suit(words)?)
            }
        };
        let card = Card::new(rank, suit)?;
        *self = ahead;
        Some(card)
    }

    /// Cards, with blanks or commas between them, as far as there are any. None of them may be among those that are `known`.
    ///
    /// # Errors
    /// A card that stands twice, or none at all.
    pub(super) fn cards(&mut self, words: &CardWords, known: &mut Vec<Card>) -> Result<Vec<Card>, NotationError> {
        let mut cards = Vec::new();
        loop {
            let mut ahead = *self;
            if !cards.is_empty() {
                ahead.eat(&[',', '+', '-']);
            }
            ahead.blanks();
            let start = ahead.at;
            let Some(card) = ahead.card(words) else {
                break;
            };
            if known.contains(&card) {
                return Err(ahead.wrong(start..ahead.at, Expected::CardTwice(card)));
            }
            known.push(card);
            cards.push(card);
            *self = ahead;
        }
        if cards.is_empty() {
            return Err(self.expected(Expected::Card));
        }
        Ok(cards)
    }

    /// Steps over the sign of a suit.
    fn sign(&mut self) -> Option<Suit> {
        let suit = match self.peek()? {
            '♠' | '♤' => Suit::Spades,
            '♥' | '♡' => Suit::Hearts,
            '♦' | '♢' => Suit::Diamonds,
            '♣' | '♧' => Suit::Clubs,
            _ => return None,
        };
        self.at += self.peek().map_or(0, char::len_utf8);
        // The mark that makes a picture of it.
        self.skip(|c| c == '\u{fe0f}' || c == '\u{fe0e}');
        Some(suit)
    }

    /// Steps over a rank: a number from 2 to 10, or a letter.
    fn rank(&mut self, words: &CardWords) -> Option<u8> {
        let digits: String = self.rest().chars().take_while(char::is_ascii_digit).take(2).collect();
        let number = match digits.as_str() {
            "10" => Some(("10", 10)),
            _ => digits.get(..1).zip(digits.bytes().next().map(|digit| digit - b'0')),
        };
        if let Some((digits, rank)) = number {
            self.at += digits.len();
            return (2..=10).contains(&rank).then_some(rank);
        }
        self.word_among(&words.ranks, words.typed_in)
    }

    /// Steps over a suit: its sign, a letter, or behind a blank a whole word.
    fn suit(&mut self, words: &CardWords) -> Option<Suit> {
        if let Some(suit) = self.sign() {
            return Some(suit);
        }
        if let Some(suit) = self.word_among(&words.suits, words.typed_in) {
            return Some(suit);
        }
        let mut ahead = *self;
        ahead.blanks();
        let before = ahead.at;
        let suit = ahead.word_among(&words.suits, words.typed_in).filter(|_| ahead.at >= before + WORD)?;
        *self = ahead;
        Some(suit)
    }

    /// Steps over the longest of some words that comes next and means something.
    fn word_among<T: Copy + PartialEq>(&mut self, words: &[(String, Language, T)], typed_in: Language) -> Option<T> {
        let longest = words.iter().map(|(word, ..)| word.chars().count()).max().unwrap_or_default();
        let ends: Vec<usize> = self.rest().char_indices().map(|(at, c)| at + c.len_utf8()).take(longest).collect();
        for end in ends.into_iter().rev() {
            let word = &self.rest()[..end];
            // A whole word ends where it ends.
            let whole = word.chars().count() < WORD || !self.rest()[end..].starts_with(char::is_alphabetic);
            if let Some(value) =
                meant(words, typed_in, &fold(word)).filter(|_| whole && word.chars().all(char::is_alphabetic))
            {
                self.at += end;
                return Some(value);
            }
        }
        None
    }
}
