//! A line in another language: phrase by phrase, each by the first that the language has for the same thing.

use super::cursor::Cursor;
use super::key::Key;
use super::vocabulary::Vocabulary;
use crate::locale::{Words, of_a_word};

/// A line as it is said in the language of `words`. Players, positions, amounts and marks stay as they were typed, and so does a
/// phrase that the language does not have. Read again it is the same line.
#[must_use]
pub fn translate(text: &str, words: &Words) -> String {
    let keys: Vec<Key> = Key::ALL.iter().map(|(key, _)| *key).filter(|key| !Key::POSITIONS.contains(key)).collect();
    let mut cursor = Cursor::new(text, Vocabulary::new(words.source()));
    let mut said = String::with_capacity(text.len());
    while let Some(next) = cursor.peek() {
        if !of_a_word(next) {
            said.push(next);
            cursor.at += next.len_utf8();
            continue;
        }
        let start = cursor;
        // A letter by itself is a player, though it may be a word somewhere.
        let player = cursor.letter().is_some();
        let phrase = if player { None } else { cursor.phrase(&keys).and_then(|key| first_phrase(key, words)) };
        match phrase {
            Some(phrase) => said.push_str(&phrase),
            None => {
                cursor = start;
                let place = cursor.skip(|c| of_a_word(c) || c.is_ascii_digit());
                said.push_str(&text[place]);
            }
        }
    }
    said
}

/// The first phrase that a language has for a thing, which is the one that a line is shown with.
fn first_phrase(key: Key, words: &Words) -> Option<String> {
    let (_, name) = Key::ALL.iter().find(|(known, _)| *known == key)?;
    let id = format!("notation-{name}");
    let list = words.has(&id).then(|| words.text(&id))?;
    list.split(',').next().map(|phrase| phrase.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::built_in;
    use crate::locale::Language;

    #[test]
    fn words_change_and_players_positions_and_amounts_do_not() {
        let pack = built_in();
        let said = |language, text| translate(text, &Words::new(language, &pack));
        let line = "PL 100/200; stacks A 5000, CO 900; A raises to 600, CO all-in, BB folds; flop; A checks, D to act";
        for (language, expected) in [
            (
                Language::Nl,
                "pot-limit 100/200; stacks A 5000, CO 900; A raiset naar 600, CO all-in, BB foldt; flop; A checkt, D aan zet",
            ),
            (
                Language::De,
                "Pot-Limit 100/200; Stacks A 5000, CO 900; A raist auf 600, CO all-in, BB foldet; Flop; A checkt, D ist dran",
            ),
            (
                Language::Sk,
                "pot-limit 100/200; stacky A 5000, CO 900; A raisuje na 600, CO all-in, BB folduje; flop; A checkuje, D je na rade",
            ),
        ] {
            assert_eq!(said(language, line), expected);
        }
        assert_eq!(said(Language::En, "A zet in 600, B gaat mee"), "A bets 600, B calls");
    }
}
