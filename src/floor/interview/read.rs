//! Reading an answer as it was typed: a number, the first letters, an amount, a list of actions.

use super::round::{read_round, read_showdown, read_told_slip};
use crate::betting::{ActionKind, Amount, Chips};
use crate::incident::{Answer, Fact, FactKind, Incident};
use crate::locale::{Language, NumberContext, NumberError, Words, fold, read_amount, read_piles, steers};
use crate::lookup::{Pick, pick};
use crate::tournament::Seconds;

/// What was typed at a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// An answer.
    Answer(Answer),
    /// Back to the question before.
    Back,
}

/// Why something typed is no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnswerError {
    /// It fits none of the allowed values.
    NotAValue,
    /// It fits several of them, by their places.
    Several(Vec<usize>),
    /// It is no amount.
    Amount(NumberError),
    /// A word in a list of actions is none.
    NotAnAction(String),
    /// There are more actions than any hand has.
    TooMany,
    /// It is no whole number between these.
    Count(u64, u64),
    /// It is no time on a clock.
    Time,
    /// A character stands in it that nobody sees.
    Hidden(char),
    /// It is no betting round or slip, or none that can be: the line with its place and the reason, in the user's words.
    Shown(String),
}

/// The sign for going back, and the one for not knowing.
pub(super) const BACK: &str = "<";
pub(super) const UNKNOWN: &str = "?";

/// The sign for an empty list.
pub(super) const NOTHING: &str = "-";

/// The most actions that a list may hold.
const MOST_ACTIONS: usize = 1_000;

/// Reads what was typed at a question about a fact. Of a choice only what stands on the screen answers: the number, the
/// words or the first letters of a shown label, never the key that the data has for it.
///
/// # Errors
/// Why it is no answer.
pub fn read_answer(words: &Words, incident: &Incident, fact: &Fact, typed: &str) -> Result<Reply, AnswerError> {
    match (typed.trim(), &fact.kind) {
        (BACK, _) => Ok(Reply::Back),
        (UNKNOWN, _) => Ok(Reply::Answer(Answer::Unknown)),
        (typed, FactKind::Choice { .. }) => read_choice(typed, &labels(words, incident, fact)).map(Reply::Answer),
        (typed, _) => read_fact(words, incident, fact, typed).map(Reply::Answer),
    }
}

/// A value of a choice, picked among its spellings.
fn read_choice(typed: &str, spelled: &[Vec<String>]) -> Result<Answer, AnswerError> {
    match pick(typed, spelled) {
        Pick::One(at) => Ok(Answer::Choice(u8::try_from(at).unwrap_or(u8::MAX))),
        Pick::Several(places) => Err(AnswerError::Several(places)),
        Pick::None => Err(AnswerError::NotAValue),
    }
}

/// Reads the value of a fact, as typed or from the command line. `?` is an honest "don't know".
///
/// # Errors
/// Why it is no value.
pub fn read_fact(words: &Words, incident: &Incident, fact: &Fact, typed: &str) -> Result<Answer, AnswerError> {
    if typed.trim() == UNKNOWN {
        return Ok(Answer::Unknown);
    }
    // A line shows where in it the character stands.
    let line = matches!(fact.kind, FactKind::Round { .. } | FactKind::Slip { .. } | FactKind::Showdown { .. });
    if let Some(hidden) = typed.chars().find(|c| steers(*c) && !c.is_whitespace()).filter(|_| !line) {
        return Err(AnswerError::Hidden(hidden));
    }
    match &fact.kind {
        FactKind::Choice { .. } => read_choice(typed, &spellings(words, incident, fact)),
        FactKind::Chips { zero } => {
            read_chips(words.language(), typed, *zero).map(Answer::Chips).map_err(AnswerError::Amount)
        }
        FactKind::Piles => read_chip_values(words.language(), typed).map(Answer::Piles).map_err(AnswerError::Amount),
        FactKind::Round { any_size } => {
            read_round(words, typed, *any_size).map(|line| Answer::Round(Box::new(line))).map_err(AnswerError::Shown)
        }
        FactKind::Count { least, most } => {
            let counted = read_amount(words.language(), typed).ok().filter(|count| (least..=most).contains(&count));
            counted.map(Answer::Count).ok_or(AnswerError::Count(*least, *most))
        }
        FactKind::Time => read_time(typed).map(Answer::Time).ok_or(AnswerError::Time),
        FactKind::Slip { form } => {
            read_told_slip(words, *form, typed).map(|slip| Answer::Slip(Box::new(slip))).map_err(AnswerError::Shown)
        }
        FactKind::Showdown { of } => read_showdown(words, typed, *of).map_err(AnswerError::Shown),
        FactKind::Actions { .. } if no_actions(words, typed) => Ok(Answer::Actions(Vec::new())),
        FactKind::Actions { allowed } => read_actions(typed, allowed).map(Answer::Actions),
    }
}

fn read_chips(language: Language, typed: &str, zero: bool) -> Result<Amount, NumberError> {
    match read_amount(language, typed)? {
        0 if !zero => Err(NumberError::Zero),
        amount => Ok(amount),
    }
}

/// The longest time on a clock, in minutes: a day.
const MOST_MINUTES: u64 = 24 * 60;

/// Reads minutes and seconds, `17:30`, or minutes alone, above nothing.
fn read_time(typed: &str) -> Option<Seconds> {
    let (minutes, seconds) = typed.trim().split_once([':', '.']).unwrap_or((typed.trim(), "00"));
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse::<u64>().ok())?;
    let minutes = number(minutes).filter(|minutes| *minutes <= MOST_MINUTES)?;
    let seconds = number(seconds).filter(|part| seconds.len() == 2 && *part < 60)?;
    Some(minutes * 60 + seconds).filter(|time| *time > 0)
}

/// Chips by their values: at least one, and each worth something.
fn read_chip_values(language: Language, typed: &str) -> Result<Vec<Chips>, NumberError> {
    let piles = read_piles(language, NumberContext::Chips, typed)?;
    match piles.iter().any(|pile| pile.count == 0 || pile.value == 0) {
        true => Err(NumberError::Zero),
        false => Ok(piles),
    }
}

/// The spellings of each value of a choice on a command line: its key, and its label.
#[must_use]
pub fn spellings(words: &Words, incident: &Incident, fact: &Fact) -> Vec<Vec<String>> {
    let FactKind::Choice { values } = &fact.kind else {
        return Vec::new();
    };
    let spelled = |value: &String| vec![value.clone(), words.answer(&incident.id, &fact.id, value)];
    values.iter().map(spelled).collect()
}

/// The spellings of each value of a choice at a question: its label, as it is shown.
pub(super) fn labels(words: &Words, incident: &Incident, fact: &Fact) -> Vec<Vec<String>> {
    let FactKind::Choice { values } = &fact.kind else {
        return Vec::new();
    };
    values.iter().map(|value| vec![words.answer(&incident.id, &fact.id, value)]).collect()
}

/// Whether something typed says, in any language, that there were no actions.
fn no_actions(words: &Words, typed: &str) -> bool {
    let typed = fold(typed.trim());
    let says_so = |language: &Language| fold(&Words::new(*language, words.source()).text("answer-none")) == typed;
    typed == NOTHING || Language::ALL.iter().any(says_so)
}

fn read_actions(typed: &str, allowed: &[String]) -> Result<Vec<ActionKind>, AnswerError> {
    let separator = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '/' | '>' | '+');
    let typed: Vec<&str> = typed.split(separator).filter(|word| !word.is_empty()).collect();
    if typed.len() > MOST_ACTIONS {
        return Err(AnswerError::TooMany);
    }
    let entries: Vec<Vec<String>> = allowed.iter().map(|word| vec![word.clone()]).collect();
    let action = |word: &&str| match pick(word.strip_suffix('s').unwrap_or(word), &entries) {
        Pick::One(at) if !word.starts_with(|c: char| c.is_ascii_digit()) => {
            ActionKind::of_name(&allowed[at]).ok_or_else(|| AnswerError::NotAnAction((*word).to_owned()))
        }
        _ => Err(AnswerError::NotAnAction((*word).to_owned())),
    };
    typed.iter().map(action).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::MessageSource;

    fn allowed() -> Vec<String> {
        ["check", "bet", "call", "raise", "fold", "all-in", "blind"].map(str::to_owned).to_vec()
    }

    /// Messages of two languages, each with its own words for an empty list.
    struct Source;

    impl MessageSource for Source {
        fn message(&self, language: &str, id: &str) -> Option<&str> {
            match (language, id) {
                ("en", "answer-none") => Some("answer-none = none\n"),
                ("sk", "answer-none") => Some("answer-none = žiadne\n"),
                _ => None,
            }
        }
    }

    #[test]
    fn that_there_were_no_actions_is_said_in_any_language() {
        let words = Words::new(Language::Nl, &Source);
        for typed in ["none", "None", "ziadne", "ŽIADNE", " - "] {
            assert!(no_actions(&words, typed), "{typed}");
        }
        for typed in ["", "no", "check", "none none"] {
            assert!(!no_actions(&words, typed), "{typed}");
        }
    }

    #[test]
    fn a_time_is_minutes_and_seconds_or_minutes() {
        for (typed, time) in [("17:30", 1050), (" 2:05 ", 125), ("17", 1020), ("0:01", 1), ("1440", 86_400)] {
            assert_eq!(read_time(typed), Some(time), "{typed}");
        }
        for typed in
            ["", ":", "17:", "17:5", "17:60", "0:00", "1441", "-1:00", "1:000", "99999999999999999999", "1:00:00"]
        {
            assert_eq!(read_time(typed), None, "{typed}");
        }
    }

    #[test]
    fn actions_are_read_by_their_first_letters() {
        use ActionKind::{AllIn, Bet, Call, Check, Fold};
        let read = |typed| read_actions(typed, &allowed());
        assert_eq!(read("check bet call"), Ok(vec![Check, Bet, Call]));
        assert_eq!(read("ch, be; fo"), Ok(vec![Check, Bet, Fold]));
        assert_eq!(read("call>all-in"), Ok(vec![Call, AllIn]));
        assert_eq!(read(""), Ok(vec![]));
        assert_eq!(read("checks, bets, calls"), Ok(vec![Check, Bet, Call]));
        assert_eq!(read("c"), Err(AnswerError::NotAnAction("c".into())));
        assert_eq!(read("2"), Err(AnswerError::NotAnAction("2".into())));
        assert_eq!(read("check jump"), Err(AnswerError::NotAnAction("jump".into())));
    }
}
