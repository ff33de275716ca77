//! Lines that were pasted together: the first is for what is asked, the others wait as the disputes that come next. Nothing
//! of them is lost, and each ruling is read before the next.

use super::another::is_in_words;
use super::{Asker, Interview, Prompt, Stopped};
use crate::locale::{Words, args, printable};

/// The most bytes that anything typed can have a use for: a hand with all its acts, and a slip for each table. Longer slips
/// stand in files.
pub const MOST_TYPED: usize = 8_000;

/// Why so many bytes are more than anybody types; none where they are not.
#[must_use]
pub fn too_long(words: &Words, length: usize) -> Option<String> {
    let number = |number: usize| words.number(number as u64).into();
    let values = || args([("length", number(length)), ("most", number(MOST_TYPED))]);
    (length > MOST_TYPED).then(|| words.with("typed-too-much", &values()))
}

/// Lines that wait.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Waiting {
    lines: Vec<String>,
    /// How many of them were pasted with the last line that was read.
    with_last: usize,
}

impl Waiting {
    /// The first of several lines. The others wait.
    fn first_of(&mut self, typed: &str) -> String {
        let mut lines = typed.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned);
        let first = lines.next().unwrap_or_default();
        let before = self.lines.len();
        self.lines.extend(lines);
        self.with_last = self.lines.len() - before;
        first
    }

    /// The line that comes next.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        self.lines.first().map(String::as_str)
    }

    /// What says that lines wait, and which comes next.
    #[must_use]
    pub fn words(&self, words: &Words) -> Option<String> {
        let number = u64::try_from(self.lines.len()).unwrap_or(u64::MAX);
        let values = |next| args([("next", shortened(next).into()), ("n", number.into())]);
        Some(words.with("waiting-next", &values(self.next()?)))
    }

    /// Takes the line that comes next.
    pub(super) fn take(&mut self) -> Option<String> {
        (!self.lines.is_empty()).then(|| self.lines.remove(0))
    }
}

/// As much of a line as is known again.
fn shortened(line: &str) -> String {
    const KNOWN_AGAIN: usize = 40;
    console::truncate_str(&printable(line), KNOWN_AGAIN, "…").into_owned()
}

impl Interview<'_> {
    /// A line that answers, the first of several.
    ///
    /// # Errors
    /// When there will be no more.
    pub(super) fn line(&mut self, prompt: &Prompt) -> Result<String, Stopped> {
        let typed = self.short_enough(prompt, |asker, prompt| asker.line(prompt))?;
        Ok(self.waiting.first_of(&typed))
    }

    /// A line that tells what happened, the first of several; none where it is to be one that waits.
    ///
    /// # Errors
    /// When there will be no more.
    pub(super) fn told(&mut self, prompt: &Prompt) -> Result<String, Stopped> {
        let language = self.words.language();
        let typed = self.short_enough(prompt, |asker, prompt| asker.told(prompt, language))?;
        match typed.trim().is_empty() {
            true => Ok(self.waiting.take().unwrap_or_default()),
            false => Ok(self.waiting.first_of(&typed)),
        }
    }

    /// What is typed at a question, asked for again as often as it is longer than anybody types.
    fn short_enough(
        &mut self,
        prompt: &Prompt,
        ask: impl Fn(&mut dyn Asker, &Prompt) -> Result<String, Stopped>,
    ) -> Result<String, Stopped> {
        self.turns = false;
        let mut typed = match self.aside.take() {
            Some(aside) => self.ask_below(&aside, prompt, &ask)?,
            None => self.ask_paged(prompt, &ask)?,
        };
        while let Some(why) = too_long(self.words, typed.len()) {
            typed = ask(self.asker, &Prompt { wrong: Some(why), ..prompt.clone() })?;
        }
        Ok(typed)
    }

    /// Lets a line wait that was pasted at a question or is clearly another dispute, is no answer, and tells what happened. Gives
    /// the sentence that says so.
    fn kept(&mut self, incident: Option<&str>, typed: &str) -> Option<String> {
        let pasted = self.waiting.with_last > 0 || self.asker.hurried();
        if !(pasted || self.is_another(incident, typed)) || self.leads_nowhere(typed) {
            return None;
        }
        let at = self.waiting.lines.len() - self.waiting.with_last;
        self.waiting.lines.insert(at, typed.to_owned());
        self.waiting.with_last = 0;
        Some(self.words.with("waiting-kept", &args([("typed", shortened(typed).into())])))
    }

    /// What is said of something that is no answer at a question about an incident: that it waits as the next dispute where it
    /// is one, or else what is wrong with it, and how to call it back where it may be one.
    pub(super) fn or_another(&mut self, incident: Option<&str>, typed: &str, wrong: String) -> String {
        if let Some(kept) = self.kept(incident, typed) {
            return kept;
        }
        let may_be = is_in_words(typed) && self.asker.one_key() && !self.leads_nowhere(typed);
        if may_be { format!("{wrong}\n{}", self.words.text("waiting-called-back")) } else { wrong }
    }
}
