//! Getting a line from a person.

use super::{Level, Look};
use crate::ids::BookId;
use crate::locale::Language;
use std::ops::Range;

/// What is put before a person: a question, the answers to pick from, and a line on how to answer.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Prompt {
    /// What was asked for, and is read above all of it.
    pub above: Option<String>,
    /// What the questions are about, above the first of them.
    pub title: Option<String>,
    /// The question.
    pub question: String,
    /// The answers, numbered from 1 as they stand.
    pub answers: Vec<String>,
    /// How to answer, and how to go back.
    pub hint: String,
    /// What is known already, above the first question.
    pub known: Option<String>,
    /// What was wrong with the last answer, or what was asked about the question.
    pub wrong: Option<String>,
    /// The spellings of each answer, where its first letters stand for it. Where there are none, only numbers do.
    pub spelled: Vec<Vec<String>>,
    /// Whether Enter alone takes the first of the answers.
    pub likeliest: bool,
    /// The letters that never answer by themselves: commands begin with them.
    pub reserved: Vec<char>,
    /// Whether the question mark answers at once: that somebody does not know, or that all is to be listed.
    pub question_mark: bool,
    /// What the space bar gives where nothing is typed before it.
    pub space: Option<String>,
    /// The words of commands. What goes on as one of them after an answer of one key is no answer.
    pub commands: Vec<String>,
    /// The answers that stand on the page, where the screen has no room for all of them.
    pub page: Option<Range<usize>>,
}

impl Prompt {
    /// The places of the answers that are shown.
    #[must_use]
    pub fn on_page(&self) -> Range<usize> {
        self.page.clone().unwrap_or(0..self.answers.len())
    }
}

/// What answers of one key have taken of words that were typed on to the end of the next line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Begun {
    /// What they have taken.
    pub word: String,
    /// How many answers that were.
    pub answers: usize,
}

/// What holds for everything that is still to be asked, and changes on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Switch {
    /// Another book is in force.
    Book(BookId),
    /// Another language.
    Language(Language),
    /// The blinds of another level.
    Level(Level),
}

/// Why there will be no more answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stopped {
    /// The person pressed Ctrl-C.
    Interrupted,
    /// The input has ended: Ctrl-D on an empty line, or a terminal that is gone.
    EndOfInput,
    /// The person wants to leave.
    Quit,
    /// The questions go on in another language, or under another book.
    Switch(Switch),
    /// They go on after the rules of these numbers are shown.
    Rule(String),
    /// The last ruling is shown again, with this of it.
    ToRuling(Look),
}

/// Gets lines from a person.
pub trait Asker {
    /// One line, without its end.
    ///
    /// # Errors
    /// When there will be no more.
    fn line(&mut self, prompt: &Prompt) -> Result<String, Stopped>;

    /// What happened, in words of a language, or the id of an incident that was chosen of those that fit while they were
    /// typed, where they can be shown.
    ///
    /// # Errors
    /// When there will be no more.
    fn told(&mut self, prompt: &Prompt, language: Language) -> Result<String, Stopped> {
        let _ = language;
        self.line(prompt)
    }

    /// The words that were typed when one of those incidents was chosen.
    fn typed(&self) -> Option<String> {
        None
    }

    /// What answers of one key have taken of words that were typed on to the end of the last line. None where the line
    /// did not follow such an answer at once.
    fn begun(&self) -> Option<Begun> {
        None
    }

    /// Whether the last line came faster than anybody types.
    fn hurried(&self) -> bool {
        false
    }

    /// How many rows of the screen a question takes, besides the one in which something is typed.
    fn rows(&self, prompt: &Prompt) -> usize {
        let _ = prompt;
        0
    }

    /// How many rows the screen has, where a question is shown on one.
    fn screen_rows(&self) -> Option<usize> {
        None
    }

    /// Whether one key answers, without Enter.
    fn one_key(&self) -> bool {
        false
    }
}

/// Answers that were written down before: for tests.
#[derive(Debug, Default)]
pub struct Scripted {
    /// The answers still to come.
    pub answers: std::collections::VecDeque<String>,
    /// The questions asked so far.
    pub asked: Vec<Prompt>,
}

impl Scripted {
    /// Answers in their order.
    #[must_use]
    pub fn new(answers: &[&str]) -> Self {
        Self { answers: answers.iter().map(|answer| (*answer).to_owned()).collect(), asked: Vec::new() }
    }
}

impl Asker for Scripted {
    fn line(&mut self, prompt: &Prompt) -> Result<String, Stopped> {
        self.asked.push(prompt.clone());
        self.answers.pop_front().ok_or(Stopped::EndOfInput)
    }
}
