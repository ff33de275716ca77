//! Getting a line from a person.

/// What is put before a person: a question, the answers to pick from, and a line on how to answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prompt {
    /// What the questions are about, above the first of them.
    pub title: Option<String>,
    /// The question.
    pub question: String,
    /// The answers, numbered from 1 as they stand.
    pub answers: Vec<String>,
    /// How to answer, and how to go back.
    pub hint: String,
    /// What was wrong with the last answer.
    pub wrong: Option<String>,
}

/// Why there will be no more answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stopped {
    /// The person pressed Ctrl-C.
    Interrupted,
    /// The input has ended: Ctrl-D on an empty line, or a terminal that is gone.
    EndOfInput,
}

/// Gets lines from a person.
pub trait Asker {
    /// One line, without its end.
    ///
    /// # Errors
    /// When there will be no more.
    fn line(&mut self, prompt: &Prompt) -> Result<String, Stopped>;
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
