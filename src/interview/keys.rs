//! Which keys answer by themselves, without Enter: pure, so that it can be tried without a terminal.

use super::Prompt;
use crate::ids::IncidentId;
use crate::locale::fold;
use std::time::{Duration, Instant};

/// A key, as far as it matters here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    Enter,
    Up,
    Down,
    Letter(char),
}

/// What becomes of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pressed {
    /// What it does at any line.
    Edits,
    /// The question is answered.
    Answers,
    /// Nothing.
    Nothing,
    /// The list looks different.
    Chooses,
}

/// What was taken without being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Taken {
    /// An answer, by its place.
    Answer(usize),
    /// An incident of the list, and its title.
    Incident(IncidentId, String),
}

/// How long after an answer of one key its Enter, or the rest of its word, is let be: people who type `yes` and Enter
/// answer once. The time runs while somebody can type.
const TYPED_ON: Duration = Duration::from_millis(800);

/// What one key answered, and what may still be typed of it.
#[derive(Debug, Default)]
struct TypedOn {
    /// What was typed of the word so far: the key, and the letters that went on from it.
    word: String,
    /// The rests of the words that it began.
    rests: Vec<String>,
    /// Until when; none before the next question stands.
    until: Option<Instant>,
}

/// The keys at one prompt.
#[derive(Debug, Default)]
pub(super) struct Keys {
    /// The answers as they are shown, and all their spellings.
    shown: Vec<String>,
    spelled: Vec<Vec<String>>,
    answers: usize,
    reserved: Vec<char>,
    commands: Vec<String>,
    likeliest: bool,
    typed_on: Option<TypedOn>,
    /// What an answer of one key took of the word that goes on in this line.
    begun: Option<String>,
    taken: Option<Taken>,
    /// The line for which incidents are listed.
    pub line: String,
    /// Those that fit it, with their titles.
    pub listed: Vec<(IncidentId, String)>,
    /// The place of the one that is chosen of them.
    pub chosen: Option<usize>,
}

impl Keys {
    /// Begins with a prompt.
    pub(super) fn ask(&mut self, prompt: &Prompt, now: Instant) {
        let typed_on = self.typed_on.take().map(|typed| TypedOn { until: Some(now + TYPED_ON), ..typed });
        *self = Self {
            spelled: prompt.spelled.iter().map(|one| one.iter().map(|word| fold(word)).collect()).collect(),
            shown: prompt.answers.iter().map(|answer| fold(answer)).collect(),
            answers: prompt.answers.len(),
            reserved: prompt.reserved.clone(),
            commands: prompt.commands.clone(),
            likeliest: prompt.likeliest && !prompt.answers.is_empty(),
            typed_on,
            ..Self::default()
        };
    }

    /// What was taken at the prompt, if anything was.
    pub(super) fn taken(&mut self) -> Option<Taken> {
        self.taken.take()
    }

    /// A key at a line.
    pub(super) fn press(&mut self, key: Key, line: &str, now: Instant) -> Pressed {
        if line.is_empty() && self.is_typed_on(key, now) {
            return Pressed::Nothing;
        }
        let before = self.typed_on.take();
        match key {
            Key::Letter(letter) if line.is_empty() && self.goes_on(before.as_ref(), letter, now) => {
                self.begun = before.map(|typed| typed.word);
                Pressed::Edits
            }
            Key::Enter => self.enter(line),
            Key::Up | Key::Down if !self.listed.is_empty() => {
                self.choose(key);
                Pressed::Chooses
            }
            Key::Letter(letter) if line.is_empty() => match self.answer_of(letter) {
                Some(answer) => {
                    self.take(answer, letter);
                    Pressed::Answers
                }
                None => Pressed::Edits,
            },
            Key::Up | Key::Down | Key::Letter(_) => Pressed::Edits,
        }
    }

    /// Whether a letter goes on with the word of a command that an answer of one key has begun.
    fn goes_on(&self, before: Option<&TypedOn>, letter: char, now: Instant) -> bool {
        let typed = before.filter(|typed| typed.until.is_none_or(|until| now <= until));
        typed.is_some_and(|typed| {
            let word = format!("{}{}", typed.word, fold(&letter.to_string()));
            self.commands.iter().any(|command| command.starts_with(&word))
        })
    }

    /// What an answer of one key took of the word that goes on in the line.
    pub(super) fn begun(&self) -> Option<String> {
        self.begun.clone()
    }

    fn enter(&mut self, line: &str) -> Pressed {
        let chosen = self.chosen.and_then(|at| self.listed.get(at).cloned());
        self.taken = match chosen {
            Some((id, title)) => Some(Taken::Incident(id, title)),
            None if line.is_empty() && self.likeliest => Some(Taken::Answer(0)),
            None => return Pressed::Edits,
        };
        Pressed::Answers
    }

    /// The next or the one before of the list; before its first there is the line.
    fn choose(&mut self, key: Key) {
        let last = self.listed.len().saturating_sub(1);
        self.chosen = match (key, self.chosen) {
            (Key::Up, at) => at.and_then(|at| at.checked_sub(1)),
            (_, None) => Some(0),
            (_, Some(at)) => Some(usize::min(at + 1, last)),
        };
    }

    /// The answer for which one key stands: its number, where it can begin no longer one; a letter with which one answer
    /// begins as it is shown, or else in another spelling, and which is not kept for a command.
    fn answer_of(&self, letter: char) -> Option<usize> {
        if let Some(number) = letter.to_digit(10) {
            let number = usize::try_from(number).ok()?;
            return ((1..=self.answers).contains(&number) && number * 10 > self.answers).then(|| number - 1);
        }
        let letter = fold(&letter.to_string());
        if letter.is_empty() || self.reserved.iter().any(|reserved| letter.starts_with(*reserved)) {
            return None;
        }
        let begin = |words: &[String]| words.iter().any(|word| word.starts_with(&letter));
        let places = 0..self.spelled.len();
        let shown: Vec<usize> =
            places.clone().filter(|at| self.shown.get(*at).is_some_and(|word| word.starts_with(&letter))).collect();
        let begun = if shown.is_empty() { places.filter(|at| begin(&self.spelled[*at])).collect() } else { shown };
        match begun.as_slice() {
            [one] => Some(*one),
            _ => None,
        }
    }

    fn take(&mut self, answer: usize, letter: char) {
        let letter = fold(&letter.to_string());
        let spelled = self.spelled.get(answer).into_iter().flatten();
        let rests = spelled.filter_map(|word| word.strip_prefix(&*letter)).map(str::to_owned).collect();
        self.typed_on = Some(TypedOn { word: letter, rests, until: None });
        self.taken = Some(Taken::Answer(answer));
    }

    /// Whether a key is still of what one key answered before.
    fn is_typed_on(&mut self, key: Key, now: Instant) -> bool {
        let Some(typed) = &mut self.typed_on else {
            return false;
        };
        if typed.until.is_some_and(|until| now > until) {
            return false;
        }
        match key {
            Key::Enter => {
                self.typed_on = None;
                true
            }
            Key::Letter(letter) => {
                let letter = fold(&letter.to_string());
                let goes_on = |rest: &String| rest.starts_with(&letter) && !letter.is_empty();
                if !typed.rests.iter().any(goes_on) {
                    return false;
                }
                typed.rests.retain(goes_on);
                typed.rests.iter_mut().for_each(|rest| *rest = rest[letter.len()..].to_owned());
                typed.word.push_str(&letter);
                typed.until = Some(now + TYPED_ON);
                true
            }
            Key::Up | Key::Down => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prompt(answers: &[&[&str]]) -> Prompt {
        Prompt {
            answers: answers.iter().map(|spelled| spelled.last().copied().unwrap_or_default().to_owned()).collect(),
            spelled: answers.iter().map(|spelled| spelled.iter().map(|word| (*word).to_owned()).collect()).collect(),
            likeliest: true,
            reserved: vec!['q', 'b'],
            commands: vec!["quit".to_owned(), "again".to_owned(), "yellow".to_owned()],
            ..Prompt::default()
        }
    }

    fn at(prompt: &Prompt, now: Instant) -> Keys {
        let mut keys = Keys::default();
        keys.ask(prompt, now);
        keys
    }

    const YES_NO: &[&[&str]] = &[&["yes", "áno"], &["no", "nie"]];

    #[test]
    fn a_number_a_first_letter_or_enter_answers() {
        let now = Instant::now();
        let letters = [('1', 0), ('2', 1), ('Y', 0), ('á', 0), ('a', 0), ('n', 1)];
        let letters = letters.map(|(letter, answer)| (Key::Letter(letter), answer));
        for (key, answer) in letters.into_iter().chain([(Key::Enter, 0)]) {
            let mut keys = at(&prompt(YES_NO), now);
            assert_eq!(keys.press(key, "", now), Pressed::Answers, "{key:?}");
            assert_eq!(keys.taken(), Some(Taken::Answer(answer)), "{key:?}");
        }
    }

    #[test]
    fn a_letter_means_an_answer_as_it_is_shown_before_a_key() {
        let now = Instant::now();
        let mut keys = at(&prompt(&[&["no", "nie"], &["yes", "áno"], &["amount", "sumu"]]), now);
        assert_eq!(keys.press(Key::Letter('a'), "", now), Pressed::Answers);
        assert_eq!(keys.taken(), Some(Taken::Answer(1)));
    }

    #[test]
    fn what_may_become_something_else_is_typed() {
        let now = Instant::now();
        let two = prompt(&[&["big"], &["raise"], &["reraise"]]);
        for (key, line) in [
            // It begins a command, two answers, none; no answer has the number; the line is begun.
            (Key::Letter('b'), ""),
            (Key::Letter('r'), ""),
            (Key::Letter('x'), ""),
            (Key::Letter('4'), ""),
            (Key::Letter('0'), ""),
            (Key::Letter('?'), ""),
            (Key::Letter('1'), "1"),
            (Key::Enter, "r"),
        ] {
            assert_eq!(at(&two, now).press(key, line, now), Pressed::Edits, "{key:?}");
        }
    }

    #[test]
    fn a_digit_waits_where_a_longer_number_begins_with_it() {
        let now = Instant::now();
        let twelve = Prompt { answers: vec![String::new(); 12], ..Prompt::default() };
        assert_eq!(at(&twelve, now).press(Key::Letter('1'), "", now), Pressed::Edits);
        assert_eq!(at(&twelve, now).press(Key::Letter('2'), "", now), Pressed::Answers);
    }

    #[test]
    fn the_rest_of_a_word_and_its_enter_answer_nothing_more() {
        let now = Instant::now();
        let mut keys = at(&prompt(YES_NO), now);
        assert_eq!(keys.press(Key::Letter('y'), "", now), Pressed::Answers);
        keys.ask(&prompt(YES_NO), now);
        for key in [Key::Letter('e'), Key::Letter('s'), Key::Enter] {
            assert_eq!(keys.press(key, "", now), Pressed::Nothing, "{key:?}");
        }
        assert_eq!(keys.press(Key::Enter, "", now), Pressed::Answers, "a second Enter is one");
    }

    #[test]
    fn after_a_while_or_with_another_letter_a_key_answers_the_next_question() {
        let now = Instant::now();
        for (key, later) in [(Key::Letter('n'), now), (Key::Enter, now + TYPED_ON * 2)] {
            let mut keys = at(&prompt(YES_NO), now);
            keys.press(Key::Letter('y'), "", now);
            keys.ask(&prompt(YES_NO), now);
            assert_eq!(keys.press(key, "", later), Pressed::Answers, "{key:?}");
        }
    }

    #[test]
    fn a_command_that_begins_as_an_answer_does_is_known_by_its_rest() {
        let now = Instant::now();
        let mut keys = at(&prompt(&[&["allowed"], &["no"]]), now);
        assert_eq!(keys.press(Key::Letter('a'), "", now), Pressed::Answers);
        keys.ask(&prompt(&[&["green"], &["no"]]), now);
        // "again": the next letter would answer the next question.
        assert_eq!(keys.press(Key::Letter('g'), "", now), Pressed::Edits);
        assert_eq!(keys.begun().as_deref(), Some("a"));
        keys.ask(&prompt(YES_NO), now);
        assert_eq!(keys.begun(), None);
        // Two letters that go on from the answer itself belong to the word, too.
        let mut keys = at(&prompt(&[&["agree"], &["no"]]), now);
        assert_eq!(keys.press(Key::Letter('a'), "", now), Pressed::Answers);
        keys.ask(&prompt(YES_NO), now);
        assert_eq!(keys.press(Key::Letter('g'), "", now), Pressed::Nothing);
        assert_eq!(keys.press(Key::Letter('a'), "", now), Pressed::Edits);
        assert_eq!(keys.begun().as_deref(), Some("ag"));
        // After a while it is a letter like any other.
        let mut keys = at(&prompt(&[&["allowed"], &["no"]]), now);
        keys.press(Key::Letter('a'), "", now);
        keys.ask(&prompt(&[&["green"], &["no"]]), now);
        assert_eq!(keys.press(Key::Letter('g'), "", now + TYPED_ON * 2), Pressed::Answers);
    }

    #[test]
    fn arrows_choose_of_the_list_and_enter_takes() {
        let now = Instant::now();
        let mut keys = Keys::default();
        keys.ask(&Prompt::default(), now);
        assert_eq!(keys.press(Key::Down, "four", now), Pressed::Edits, "nothing is listed");
        keys.listed = vec![("one".into(), "One".to_owned()), ("two".into(), "Two".to_owned())];
        assert_eq!(keys.press(Key::Enter, "four", now), Pressed::Edits, "the line counts");
        for (key, chosen) in
            [(Key::Down, Some(0)), (Key::Up, None), (Key::Down, Some(0)), (Key::Down, Some(1)), (Key::Down, Some(1))]
        {
            assert_eq!(keys.press(key, "four", now), Pressed::Chooses);
            assert_eq!(keys.chosen, chosen);
        }
        assert_eq!(keys.press(Key::Enter, "four", now), Pressed::Answers);
        assert_eq!(keys.taken(), Some(Taken::Incident("two".into(), "Two".to_owned())));
    }
}
