//! What a player gets: a step from a warning to the door, as it is typed in any of the languages and as the log keeps it.

use super::record::{PENALTY, STEP};
use crate::error::Failure;
use crate::locale::{Words, args, printable};
use floorbook_log::Entry;

/// What a player gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Warning,
    /// So many hands to miss.
    Hands(u32),
    /// So many rounds, at a table of so many players where that was told.
    Rounds(u32, Option<u32>),
    /// Out of the tournament.
    Out,
}

impl Step {
    /// Reads a step as it was typed, in any of the languages: `warning`, `2 hands`, `1 round of 9`, `out`.
    pub(super) fn read(words: &Words, typed: &str) -> Option<Self> {
        let says = |id: &str, word: &str| words.lists_in_any_language(id, word);
        let typed = typed.trim();
        let digits = typed.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(typed.len());
        let Ok(number) = typed[..digits].parse::<u32>() else {
            return match typed {
                _ if says("penalty-word-warning", typed) => Some(Self::Warning),
                _ if says("penalty-word-out", typed) => Some(Self::Out),
                _ => None,
            };
        };
        let mut rest = typed[digits..].split_whitespace();
        let unit = rest.next()?;
        let players = rest.find_map(|word| word.parse::<u32>().ok()).filter(|players| (2..=12).contains(players));
        match number {
            1..=200 if says("penalty-word-hands", unit) => Some(Self::Hands(number)),
            1..=20 if says("penalty-word-rounds", unit) => Some(Self::Rounds(number, players)),
            _ => None,
        }
    }

    /// A step as the log keeps it, whatever the language.
    pub(super) fn kept(self) -> String {
        match self {
            Self::Warning => "warning".to_owned(),
            Self::Hands(hands) => format!("{hands} hands"),
            Self::Rounds(rounds, None) => format!("{rounds} rounds"),
            Self::Rounds(rounds, Some(players)) => format!("{rounds} rounds of {players}"),
            Self::Out => "out".to_owned(),
        }
    }

    /// A step that was kept.
    fn of(kept: &str) -> Option<Self> {
        let mut parts = kept.split(' ');
        let number = |text: Option<&str>| text.and_then(|text| text.parse::<u32>().ok());
        match (kept, kept.contains("hands")) {
            ("warning", _) => Some(Self::Warning),
            ("out", _) => Some(Self::Out),
            (_, true) => Some(Self::Hands(number(parts.next())?)),
            (_, false) => Some(Self::Rounds(number(parts.next())?, number(parts.nth(2)))),
        }
    }

    /// The step of an entry that gives one.
    pub(super) fn given(entry: &Entry) -> Option<Self> {
        (entry.kind == PENALTY).then(|| Self::of(entry.part(STEP)?)).flatten()
    }

    pub(super) fn words(self, words: &Words) -> String {
        let n = |id: &str, n: u32| words.with(id, &args([("n", u64::from(n).into())]));
        match self {
            Self::Warning => words.text("penalty-warning"),
            Self::Hands(hands) => n("unit-hands", hands),
            Self::Rounds(rounds, _) => n("unit-rounds", rounds),
            Self::Out => words.text("penalty-out"),
        }
    }

    /// How heavy it is: the heaviest so far is what a book goes by.
    pub(super) fn weight(self) -> u32 {
        match self {
            Self::Warning => 0,
            Self::Hands(hands) => hands,
            Self::Rounds(rounds, _) => 1000 * rounds,
            Self::Out => u32::MAX,
        }
    }

    /// The hands to miss in all, where that can be told.
    pub(super) fn hands(self) -> Option<u32> {
        match self {
            Self::Hands(hands) => Some(hands),
            Self::Rounds(rounds, players) => players.map(|players| rounds * players),
            Self::Warning | Self::Out => None,
        }
    }
}

/// A step that was typed.
///
/// # Errors
/// It is none.
pub(super) fn step(words: &Words, typed: &str) -> Result<Step, Failure> {
    let refused = || Failure::Usage(words.with("penalty-no-step", &args([("typed", printable(typed).into())])));
    Step::read(words, typed).ok_or_else(refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::built_in;
    use crate::locale::Language;

    #[test]
    fn a_step_is_typed_in_any_language_and_kept_in_one() {
        let pack = built_in();
        let words = Words::new(Language::En, &pack);
        for (typed, kept) in [
            ("warning", Some("warning")),
            ("Waarschuwing", Some("warning")),
            ("2 hands", Some("2 hands")),
            ("1 ruka", Some("1 hands")),
            ("1 round", Some("1 rounds")),
            ("2 rondes van 9", Some("2 rounds of 9")),
            ("3 Runden", Some("3 rounds")),
            ("out", Some("out")),
            ("0 hands", None),
            ("201 hands", None),
            ("21 rounds", None),
            ("2", None),
            ("a talk", None),
            ("", None),
        ] {
            let step = Step::read(&words, typed);
            assert_eq!(step.map(Step::kept).as_deref(), kept, "{typed}");
            assert_eq!(step.and_then(|step| Step::of(&step.kept())), step, "{typed}");
        }
    }

    #[test]
    fn a_round_has_as_many_hands_as_the_table_had_players() {
        assert_eq!(Step::Rounds(2, Some(9)).hands(), Some(18));
        assert_eq!(Step::Rounds(2, None).hands(), None);
        assert!(Step::Rounds(1, None).weight() > Step::Hands(200).weight());
        assert!(Step::Out.weight() > Step::Rounds(20, Some(12)).weight());
    }
}
