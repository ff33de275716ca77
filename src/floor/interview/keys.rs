//! Which keys answer by themselves, without Enter: pure, so that it can be tried without a terminal.

use super::read::UNKNOWN;
use super::{Begun, Prompt};
use crate::ids::IncidentId;
use crate::locale::fold;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A key, as far as it matters here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    Enter,
    Up,
    Down,
    /// To the right at the end of the line, or the tabulator.
    Onward,
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
    /// What a key stands for: the space bar, or the question mark.
    Words(String),
}

/// How long after an answer of one key the rest of its word, and its Enter, is let be: people who type `yes` and Enter
/// answer once. The time runs while somebody can type.
const TYPED_ON: Duration = Duration::from_millis(800);

/// How long its Enter is let be where Enter alone would answer the next question, too. Whoever strikes a letter and Enter as
/// one does it within a third of a second; nobody reads a question in that time, but who knows it by heart takes its first
/// answer soon after, and that must not be lost. Where Enter answers nothing it may be let be for as long as a word.
const ENTERED: Duration = Duration::from_millis(400);

/// How soon after another a key comes that nobody has typed: it was pasted, or typed ahead.
const HURRIED: Duration = Duration::from_millis(10);

/// What one key answered, and what may still be typed of it.
#[derive(Debug, Default)]
struct TypedOn {
    /// What was typed of the word so far: the key, and the letters that went on from it; where one key after the other answered
    /// in no time, all of them.
    word: String,
    /// How many questions it has answered.
    answers: usize,
    /// The rests of the words that it began.
    rests: Vec<String>,
    /// Until when the rests are, and until when an Enter is; none before the next question stands.
    until: Option<(Instant, Instant)>,
}

impl From<TypedOn> for Begun {
    fn from(TypedOn { word, answers, .. }: TypedOn) -> Self {
        Self { word, answers }
    }
}

impl TypedOn {
    /// Whether a key comes too late to be of it.
    fn is_over(&self, key: Key, now: Instant) -> bool {
        let until = |(rest, enter)| if key == Key::Enter { enter } else { rest };
        self.until.map(until).is_some_and(|until| now > until)
    }
}

/// The key that stands for not knowing.
const QUESTION_MARK: char = '?';

/// The next or the one before of those that are listed; before the first there is the line.
fn chosen(key: Key, at: Option<usize>, listed: &Range<usize>) -> Option<usize> {
    match (key, at) {
        (Key::Up, at) => at.and_then(|at| at.checked_sub(1)).filter(|at| listed.contains(at)),
        (_, None) => Some(listed.start),
        (_, Some(at)) => Some(usize::min(at + 1, listed.end.saturating_sub(1))),
    }
}

/// Whether a line is the beginning of a number.
fn begins_number(line: &str) -> bool {
    !line.is_empty() && line.chars().all(|c| c.is_ascii_digit())
}

/// The keys at one prompt.
#[derive(Debug, Default)]
pub(super) struct Keys {
    /// The answers as they are shown, and all their spellings.
    shown: Vec<String>,
    spelled: Vec<Vec<String>>,
    answers: usize,
    /// Those of them that stand on the page.
    page: Range<usize>,
    /// The answers as they are shown, not folded.
    words: Vec<String>,
    reserved: Vec<char>,
    commands: Vec<String>,
    likeliest: bool,
    question_mark: bool,
    /// The answer to which the arrows have gone.
    picked: Option<usize>,
    space: Option<String>,
    typed_on: Option<TypedOn>,
    /// What an answer of one key took of the word that goes on in this line.
    begun: Option<Begun>,
    taken: Option<Taken>,
    /// Whether there are lines to search.
    pub remembers: bool,
    /// Whether a line is being searched for, by letters that answer nothing.
    searching: bool,
    /// When the last key came, or the prompt.
    last: Option<Instant>,
    /// The line as it stands, and the place of the cursor in it.
    pub edited: (String, usize),
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
        let likeliest = prompt.likeliest && !prompt.answers.is_empty();
        let enter = now + if likeliest { ENTERED } else { TYPED_ON };
        let typed_on = self.typed_on.take().map(|typed| TypedOn { until: Some((now + TYPED_ON, enter)), ..typed });
        *self = Self {
            spelled: prompt.spelled.iter().map(|one| one.iter().map(|word| fold(word)).collect()).collect(),
            shown: prompt.answers.iter().map(|answer| fold(answer)).collect(),
            answers: prompt.answers.len(),
            page: prompt.on_page(),
            words: prompt.answers.clone(),
            reserved: prompt.reserved.clone(),
            commands: prompt.commands.clone(),
            likeliest,
            question_mark: prompt.question_mark,
            space: prompt.space.clone(),
            last: Some(now),
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
        let hurried = self.last.replace(now).is_some_and(|last| now < last + HURRIED);
        if self.searching {
            self.searching = matches!(key, Key::Letter(_));
            return Pressed::Edits;
        }
        if line.is_empty() && key == Key::Enter && self.took_a_command(now) {
            return Pressed::Edits;
        }
        if line.is_empty() && self.is_typed_on(key, now) {
            return Pressed::Nothing;
        }
        let before = self.typed_on.take();
        match key {
            Key::Letter(letter) if line.is_empty() && self.goes_on(before.as_ref(), letter, hurried, now) => {
                let begun = before.map(Begun::from);
                self.begun.clone_from(&begun);
                match (begun.as_ref().map(|begun| begun.word.as_str()), letter) {
                    // The second of two question marks is the end of them.
                    (Some(UNKNOWN), QUESTION_MARK) => self.stand_for(UNKNOWN),
                    _ => Pressed::Edits,
                }
            }
            Key::Enter => self.enter(line),
            Key::Onward => self.onward(line),
            Key::Up | Key::Down if !self.listed.is_empty() => {
                // The arrow to the right takes the first of the list by itself: what is gone to is the second.
                let at = self.chosen.or((key == Key::Down).then_some(0));
                self.chosen = chosen(key, at, &(0..self.listed.len()));
                Pressed::Chooses
            }
            Key::Up | Key::Down if line.is_empty() && self.answers > 0 => {
                self.picked = chosen(key, self.picked, &self.page);
                Pressed::Chooses
            }
            Key::Letter(QUESTION_MARK) if line.is_empty() && self.question_mark => self.stand_for(UNKNOWN),
            Key::Letter(' ') if line.is_empty() && self.space.is_some() => {
                self.taken = self.space.clone().map(Taken::Words);
                Pressed::Answers
            }
            Key::Letter(letter) if line.is_empty() || begins_number(line) => match self.answer_of(line, letter) {
                Some(answer) => {
                    let before = before.filter(|typed| !typed.is_over(key, now) && letter.is_alphabetic());
                    self.take(answer, letter, before);
                    Pressed::Answers
                }
                None => Pressed::Edits,
            },
            Key::Up | Key::Down | Key::Letter(_) => Pressed::Edits,
        }
    }

    /// Whether a letter goes on with a word that an answer of one key has begun: of a command, or of anything at all where it is
    /// no answer, or was pasted.
    fn goes_on(&self, before: Option<&TypedOn>, letter: char, hurried: bool, now: Instant) -> bool {
        let typed = before.filter(|typed| !typed.is_over(Key::Letter(letter), now));
        typed.is_some_and(|typed| {
            let word = format!("{}{}", typed.word, fold(&letter.to_string()));
            let in_words =
                !begins_number(&typed.word) && (letter.is_alphabetic() || letter == ' ' && self.space.is_none());
            let goes_on = (hurried && !letter.is_ascii_digit() || in_words) && self.answer_of("", letter).is_none();
            goes_on || self.commands.iter().any(|command| command.starts_with(&word))
        })
    }

    /// Letters search the lines that were typed, from now on.
    pub(super) fn search(&mut self) {
        self.searching = self.remembers;
    }

    /// They do no more.
    pub(super) fn found(&mut self) {
        self.searching = false;
    }

    /// What an answer of one key took of the word that goes on in the line.
    pub(super) fn begun(&self) -> Option<Begun> {
        self.begun.clone()
    }

    fn enter(&mut self, line: &str) -> Pressed {
        let chosen = self.chosen.and_then(|at| self.listed.get(at).cloned());
        self.taken = match chosen {
            Some((id, title)) => Some(Taken::Incident(id, title)),
            None if line.is_empty() && self.picked.is_some() => self.picked.map(Taken::Answer),
            None if line.is_empty() && self.likeliest => Some(Taken::Answer(0)),
            None => return Pressed::Edits,
        };
        Pressed::Answers
    }

    /// Takes what the arrows have gone to, or the first that is listed.
    fn onward(&mut self, line: &str) -> Pressed {
        self.chosen = self.chosen.or((!self.listed.is_empty()).then_some(0));
        match self.chosen.is_some() || self.picked.is_some() {
            true => self.enter(line),
            false => Pressed::Edits,
        }
    }

    /// The answer to which the arrows have gone, as it is shown.
    pub(super) fn picked(&self, line: &str) -> Option<&str> {
        let picked = self.picked.filter(|_| line.is_empty())?;
        self.words.get(picked).map(String::as_str)
    }

    /// Takes a key for what it stands for. An Enter behind it answers nothing more.
    fn stand_for(&mut self, words: &str) -> Pressed {
        self.typed_on = Some(TypedOn { word: words.to_owned(), answers: 1, rests: Vec::new(), until: None });
        self.taken = Some(Taken::Words(words.to_owned()));
        Pressed::Answers
    }

    /// The answer for which a key stands: its number, with the figures before it; a letter with which one answer begins as it
    /// is shown, or else in another spelling, and which is not kept for a command.
    fn answer_of(&self, line: &str, letter: char) -> Option<usize> {
        if letter.is_ascii_digit() {
            let typed = format!("{line}{letter}");
            let keys: Vec<String> = (1..=self.answers).map(|number| number.to_string()).collect();
            // Of more than nine answers 1 may be the beginning of 10: Enter says that it is not.
            let begins_longer = keys.iter().any(|key| key.len() > typed.len() && key.starts_with(&typed));
            return keys.iter().position(|key| *key == typed && !begins_longer);
        }
        if !line.is_empty() {
            return None;
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

    /// Takes an answer for its letter, which may go on with what was typed before.
    fn take(&mut self, answer: usize, letter: char, before: Option<TypedOn>) {
        let letter = fold(&letter.to_string());
        let spelled = self.spelled.get(answer).into_iter().flatten();
        let rests = spelled.filter_map(|word| word.strip_prefix(&*letter)).map(str::to_owned).collect();
        let before = before.unwrap_or_default();
        let (word, answers) = (before.word + &letter, before.answers + 1);
        self.typed_on = Some(TypedOn { word, answers, rests, until: None });
        self.taken = Some(Taken::Answer(answer));
    }

    /// Whether what was typed on from an answer of one key is a command by now, and no answer in full: "andere" where the
    /// answer is "anderen". The Enter behind it then ends the command.
    fn took_a_command(&mut self, now: Instant) -> bool {
        let is_command = |typed: &&mut TypedOn| {
            let in_full = typed.rests.iter().any(String::is_empty);
            // A letter alone has answered.
            let word = typed.word.chars().count() > 1 && self.commands.contains(&typed.word);
            word && !in_full && !typed.is_over(Key::Enter, now)
        };
        let took = self.typed_on.as_mut().is_some_and(|typed| is_command(&typed));
        if took {
            self.begun = self.typed_on.take().map(Begun::from);
        }
        took
    }

    /// Whether a key is still of what one key answered before.
    fn is_typed_on(&mut self, key: Key, now: Instant) -> bool {
        let Some(typed) = &mut self.typed_on else {
            return false;
        };
        if typed.is_over(key, now) {
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
                // Its Enter comes behind the whole word, however short it is let be behind one letter.
                typed.until = Some((now + TYPED_ON, now + TYPED_ON));
                true
            }
            Key::Up | Key::Down | Key::Onward => false,
        }
    }
}

/// The keys, whatever became of who held them.
pub(super) fn locked(keys: &Mutex<Keys>) -> MutexGuard<'_, Keys> {
    keys.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
